"""How the table lies before the eye: the land, the royal offer, both brothers and the supply."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import Fact, Message, player_name, say
from regnum.games.brothers import places
from regnum.games.brothers.cards import TILE_NUMBERS, TILES, TREASURES, Tile
from regnum.games.brothers.events import treasure_name
from regnum.games.brothers.parts import (
    COLOURS,
    CROSS_CALLED_BY,
    HAND_LIMIT,
    KINDS,
    RESOURCES,
    RING,
    SETS,
    TERRAINS,
    UNITS,
    WHITE,
)
from regnum.scene.kit import Thing, column, counter, panel, piece, place, scene, strip, zone

# Columns of a wide stage: offer and hand, the land (which takes the rest), the log.
LEFT, RIGHT = 332, 256
SMALL: Final = 44  # px of a tile that only shows its colour
HAND_SPOT: Final = [96, 96]  # room for a tile in hand
HAND_SIZES: Final = {HAND_LIMIT: 96, 4: 71, 5: 55}  # px of a tile in hand: more of them still lie in one row

# The paragraph that tells how a kind of building scores.
SCORED_BY: Final = {
    "inn": "6.3.1",
    "marketplace": "6.3.2",
    "pilgrimage_site": "6.3.3",
    "robber_keep": "6.3.4",
    "mill": "6.3.5",
    "stonemason": "6.3.5",
    "pigsty": "6.3.5",
    "bakery": "6.3.6",
    "smithy": "6.3.6",
    "foresters_lodge": "6.3.6",
    "camp": "6.3.7",
    "farm": "6.3.8",
    "sawmill": "6.3.8",
    "quarry": "6.3.8",
    "trading_post": "6.3.9",
    "cathedral": "6.3.10",
    "siege_tower": "6.3.11",
    "fortress": "6.3.12",
    "watchtower": "6.3.13",
    "guardhouse": "6.3.14",
    "basket_workshop": "6.3.15",
    "pottery_workshop": "6.3.15",
    "cooper_workshop": "6.3.15",
    "guild_house": "6.3.16",
}
GIVES: Final = {"sawmill": "wood", "quarry": "stone", "farm": "grain"}  # 4.6.3


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The whole table from one viewer's side; a bystander looks over White's shoulder."""
    mine = viewer(view)
    panels = [board(view), offer(view), hand_panel(view, mine), means(view, mine)]
    if view["turn"] is not None:
        panels.append(this_turn(view))
    panels += [points(view), rival(view, 1 - mine), supply(view)]
    return scene(
        "brothers",
        panels,
        headline=headline(view),
        stage=stage(view, mine),
        zones=zones(view, mine),
        sides=[side_strip(view, seat) for seat in range(2)],
        purse=purse(view) if view["seat"] is not None else None,
    )


def viewer(view: dict[str, Any]) -> int:
    """The side from which the table is seen."""
    return WHITE if view["seat"] is None else int(view["seat"])


# -- where everything lies -----------------------------------------------------------------------------------------


def stage(view: dict[str, Any], mine: int) -> list[dict[str, Any]]:
    """A wide table: what one plays with at the left, the land, and what one reads at the right.

    The rival's things are opened from the strip.
    """
    left = ["royal_offer", f"side {mine}", "means", *turn_panels(view)]
    return [column(*left, width=LEFT), column("board"), column("points", "supply", width=RIGHT, log=True)]


def zones(view: dict[str, Any], mine: int) -> list[dict[str, Any]]:
    """A phone: the land with the hand below it, the offer, and how both stand."""
    return [
        zone("land", say("term-land"), "board", "board", f"side {mine}"),
        zone(
            "offer", say("term-royal_offer.short"), "royal_offer", "royal_offer", "supply", "means", *turn_panels(view)
        ),
        zone("points", say("zone-points"), "points", "points", f"side {1 - mine}"),
    ]


def turn_panels(view: dict[str, Any]) -> list[str]:
    """What tells of this turn, while there is one."""
    return ["turn"] if view["turn"] is not None else []


def headline(view: dict[str, Any]) -> Message:
    """How long it can still last, and with which sets."""
    sets: Fact = [say(f"set-{each}") for each in view["sets"]]
    if view["turn"] is None:
        return say("headline-over", sets=sets)
    if view["last_turns"] in (0, 1):  # while it is 2, the turn that emptied the supply is not over (5.1)
        return say("headline-last", sets=sets)
    return say("headline-turns", turns=turns_left(view), sets=sets)


def turns_left(view: dict[str, Any]) -> int:
    """This turn and those to come, if no Camp makes it shorter: each turn takes a tile out of the supply (4.2), and
    when that is empty there are two more (5.2).
    """
    return int(view["supply"]) + (3 if view["taken"] else 2)


def side_strip(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Points, units on the land, and what one can do with the offer; of Henry what he keeps."""
    side = view["sides"][seat]
    on_land = sum(isinstance(spot, list) for spot in side["units"].values())
    counters = [
        counter(f"strip points {seat}", say("ui-score"), total(side), icon="points"),
        counter(f"strip units {seat}", say("strip-units"), on_land, icon="regular"),
    ]
    if side["henry"]:
        counters.append(
            counter(f"strip treasures {seat}", say("line-treasures"), view["treasures_left"], icon="treasure")
        )
        return strip(seat, counters, note=say(f"level-{view['level']}"))
    counters.append(counter(f"strip hand {seat}", say("term-hand"), len(side["hand"]), icon="hand"))
    counters.append(counter(f"strip reach {seat}", say("term-reach"), side["reach"], icon="reach"))
    return strip(seat, counters)


def purse(view: dict[str, Any]) -> list[Thing]:
    """What the viewer can build with, always in sight."""
    side = view["sides"][view["seat"]]
    counters = [
        counter(f"purse {each}", say(f"resource-{each}"), side["resources"][each], icon=each, tone=each)
        for each in RESOURCES
    ]
    if view["discounts"] and view["turn"] == view["seat"]:
        counters.append(counter("purse discounts", say("term-discount"), view["discounts"], icon="discount"))
    return [*counters, counter("purse reach", say("term-reach"), side["reach"], icon="reach")]


# -- pieces --------------------------------------------------------------------------------------------------------


def tile_of(id: str) -> Tile:
    """A tile by its id."""
    return TILES[TILE_NUMBERS[id]]


def tile_piece(id: str, **more: Any) -> Thing:
    """A tile, face up, with what is printed on it."""
    return {**FACES[id], **more}


def face(tile: Tile) -> Thing:
    """What is printed on a tile, and what that means."""
    kind = tile.kind_id()
    return piece(
        f"tile {tile.id}",
        "tile",
        face="up",
        tone=TERRAINS[tile.terrain],
        icon=kind,
        label=say(f"tile-{tile.id}.short"),
        name=say(f"tile-{tile.id}.full"),
        text=say(f"effect-{kind}", **effect_facts(tile)),
        rule=SCORED_BY[kind],
        cost={RESOURCES[resource]: tile.cost[resource] for resource in range(3) if tile.cost[resource]},
        roads=list(tile.roads),
        joined=tile.joined,
    )


def effect_facts(tile: Tile) -> dict[str, Fact]:
    """What the sentence on a tile needs to know: its line, its positions, its printed kinds."""
    facts: dict[str, Fact] = {}
    if tile.axis >= 0:
        facts["axis"] = ("row", "column")[tile.axis]
    if tile.looks_at >= 0:
        facts["positions"] = ("side", "corner")[tile.looks_at]
    if tile.printed:
        facts["printed"] = [say(f"kind-{KINDS[kind]}.one") for kind in tile.printed]
    return facts


FACES: Final = {tile.id: face(tile) for tile in TILES}  # printed once; a scene only says where they lie


def unit_piece(view: dict[str, Any], seat: int, unit: str) -> Thing:
    """One unit; the elite wears a crown, a moved one shows its cross."""
    side = view["sides"][seat]
    label = say("unit-elite" if unit == "elite" else "unit-regular")
    if side["henry"]:  # the colour of the cross says which terrain calls it (8.2.9)
        label = say("unit-crossed", unit=label, terrain=cross_of(unit))
    spent = unit in side["moved"]
    return piece(f"unit {COLOURS[seat]}_{unit}", "unit", seat=seat, icon=unit.split("_")[0], label=label, spent=spent)


def cross_of(unit: str) -> str:
    """The terrain on the back of a unit."""
    return TERRAINS[list(CROSS_CALLED_BY).index(UNITS.index(unit))]


def units_at(view: dict[str, Any], spot: object) -> list[Thing]:
    """The units of both brothers that stand there."""
    return [
        unit_piece(view, seat, unit)
        for seat in range(2)
        for unit in UNITS
        if view["sides"][seat]["units"][unit] == spot
    ]


def treasure_piece(id: str) -> Thing:
    """A treasure, face up."""
    text = treasure_name(id, ".effect")
    return piece(id, "token", icon=id, label=treasure_name(id), text=text, rule=TREASURE_RULES[id])


TREASURE_RULES: Final = {each.id: "8.3.2" if each.axis >= 0 else "8.3.3" for each in TREASURES}


# -- the land ------------------------------------------------------------------------------------------------------


def board(view: dict[str, Any]) -> Thing:
    """The land as the viewer sees it (2.2): every tile where it lies, and the free cells around it.

    Scene ids name a cell as moves do; x and y are the viewer's own.
    """
    mine = viewer(view)
    standing = units_by_cell(view)
    tiles = [laid_piece(laid, standing.get((laid["x"], laid["y"]), []), mine) for laid in view["land"]]
    lies = {(laid["x"], laid["y"]) for laid in view["land"]}
    around = sorted({(x + dx, y + dy) for x, y in lies for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - lies)
    cells = [piece(f"cell {x},{y}", "cell", **seen_at(x, y, mine)) for x, y in around]
    land = place("land", "grid", tiles + cells)
    return panel("board", "board", say("term-grid"), [land], bare=True)


def units_by_cell(view: dict[str, Any]) -> dict[tuple[int, int], list[Thing]]:
    """The units on the land, by where they stand."""
    standing: dict[tuple[int, int], list[Thing]] = {}
    for seat in range(2):
        for unit, spot in view["sides"][seat]["units"].items():
            if isinstance(spot, list):
                standing.setdefault((spot[0], spot[1]), []).append(unit_piece(view, seat, unit))
    return standing


def seen_at(x: int, y: int, mine: int) -> dict[str, int]:
    """2.5. Where a position lies for whoever sits on this side."""
    return {"x": x, "y": y} if mine == WHITE else {"x": -x, "y": -y}


def laid_piece(laid: dict[str, Any], marks: list[Thing], mine: int) -> Thing:
    """A building, upright for its owner, or bare terrain; with units, treasure and scaffold on it."""
    if laid["treasure"]:
        marks.append(treasure_piece(laid["treasure"]))
    if laid["scaffold"]:
        marks.append(piece("scaffold", "token", icon="scaffold", label=say("term-scaffold_token"), rule="8.1.4"))
    spot = {**seen_at(laid["x"], laid["y"], mine), "marks": marks}
    if laid["owner"] is None:
        id = "tile start" if laid["tile"] is None else f"tile {laid['tile']}"
        return piece(id, "tile", face="down", tone=laid["terrain"], label=say("term-free_terrain"), **spot)
    built = {"seat": laid["owner"], "value": laid["points"], **spot}
    if laid["owner"] == mine:
        return tile_piece(laid["tile"], turned=0, **built)
    if tile_of(laid["tile"]).kind_id() == "quarry":  # told apart by where their roads lead, and this one lies turned
        built["name"] = say(f"tile-{laid['tile']}")
    return tile_piece(laid["tile"], turned=180, **built)


# -- the royal offer -----------------------------------------------------------------------------------------------


def offer(view: dict[str, Any]) -> Thing:
    """The ring: the shield, then the tiles clockwise from it, and the units waiting in the middle."""
    ring, shield = view["offer"]["ring"], view["offer"]["shield"]
    items = [shield_piece(view)]
    counted = 0
    for step in range(1, RING):
        position = (shield + step) % RING
        if ring[position]:
            counted += 1
            items.append(tile_piece(ring[position], position=position, order=counted, near=within(view, counted)))
    waiting = place("offer", "row", units_at(view, "offer"), label=say("place-waiting-units"))
    reach = view["sides"][view["turn"]]["reach"] if view["turn"] is not None else None
    middle = [waiting]
    if reach is not None:
        middle.insert(0, counter("ring reach", say("term-reach"), reach, icon="reach", seat=view["turn"]))
    drawn = place("ring", "ring", items, middle=middle, reach=reach)
    left = say("note-supply", count=view["supply"])
    return panel("royal_offer", "offer", say("term-royal_offer"), [drawn], note=left)


def shield_piece(view: dict[str, Any]) -> Thing:
    """The royal shield, where the count begins."""
    label, position = say("term-royal_shield"), view["offer"]["shield"]
    return piece("shield", "shield", icon="shield", seat=crown(view), label=label, position=position, rule="2.7")


def within(view: dict[str, Any], counted: int) -> bool:
    """Whether the player to move reaches the tile."""
    turn = view["turn"]
    return turn is not None and counted <= view["sides"][turn]["reach"]


def crown(view: dict[str, Any]) -> int | None:
    """Whose crown the shield shows: the player who may still take a tile."""
    turn = view["turn"]
    if turn is None:
        return None
    return int(turn if view["may_take"] else 1 - turn)


# -- both brothers -------------------------------------------------------------------------------------------------


def own(view: dict[str, Any]) -> str:
    """Whether the viewer sits at the table, as texts ask it."""
    return "yes" if view["seat"] is not None else "no"


def hand_panel(view: dict[str, Any], seat: int) -> Thing:
    """The hand that one plays from."""
    hand = view["sides"][seat]["hand"]
    title = say("place-own-hand", own=own(view), side=player_name(seat))
    note = say("note-hand", count=len(hand), limit=HAND_LIMIT)
    return panel(f"side {seat}", "mine", title, [hand_row(view, seat)], seat=seat, note=note)


def hand_row(view: dict[str, Any], seat: int, label: Message | None = None) -> Thing:
    """The tiles in a hand; hands are open (7)."""
    hand = view["sides"][seat]["hand"]
    size = next((size for most, size in HAND_SIZES.items() if len(hand) <= most), SMALL)
    tiles = [tile_piece(id, size=[size, size]) for id in hand]
    return place(f"hand {seat}", "row", tiles, label=label, columns=HAND_LIMIT, size=HAND_SPOT)


def means(view: dict[str, Any], seat: int) -> Thing:
    """What one builds with: resources at hand and where they come from, discounts, reach."""
    side = view["sides"][seat]
    items = [
        counter(
            f"{each} {seat}",
            say(f"resource-{each}"),
            side["resources"][each],
            icon=each,
            tone=each,
            text=say("means-from", **sources(view, seat, each)),
            rule="4.3.4",
        )
        for each in RESOURCES
    ]
    if view["discounts"]:
        items.append(counter("discounts", say("term-discount"), view["discounts"], icon="discount", rule="4.4.2"))
    items.append(counter(f"reach {seat}", say("term-reach"), side["reach"], icon="reach", rule="2.8"))
    return panel("means", "mine", say("place-means", own=own(view), side=player_name(seat)), items)


def sources(view: dict[str, Any], seat: int, resource: str) -> dict[str, Fact]:
    """4.3.4 to 4.3.7. How much of a resource lies in reach, under units, and comes from buildings."""
    side = view["sides"][seat]
    terrain = TERRAINS[RESOURCES.index(resource)]
    ring, shield = view["offer"]["ring"], view["offer"]["shield"]
    offered = [ring[(shield + step) % RING] for step in range(1, RING)]
    near = [id for id in offered if id][: side["reach"]]
    stood_on = [spot for spot in side["units"].values() if isinstance(spot, list)]
    under = [laid for laid in view["land"] if [laid["x"], laid["y"]] in stood_on]
    mine = [tile_of(laid["tile"]) for laid in view["land"] if laid["owner"] == seat]
    return {
        "offer": sum(TERRAINS[tile_of(id).terrain] == terrain for id in near),
        "units": sum(laid["terrain"] == terrain for laid in under),
        "buildings": sum(GIVES.get(tile.kind_id()) == resource for tile in mine),
    }


def rival(view: dict[str, Any], seat: int) -> Thing:
    """The other brother: hand, reach and resources; or Henry with his treasures."""
    side = view["sides"][seat]
    items = henrys_things(view) if side["henry"] else [hand_row(view, seat, say("term-hand"))]
    if not side["henry"]:
        items.append(counter(f"reach {seat}", say("term-reach"), side["reach"], icon="reach"))
        for each in RESOURCES:
            have = side["resources"][each]
            items.append(counter(f"{each} {seat}", say(f"resource-{each}"), have, icon=each, tone=each))
    return panel(f"side {seat}", "others", player_name(seat), items, seat=seat)


def henrys_things(view: dict[str, Any]) -> list[Thing]:
    """What Henry has: treasures, and units that nobody has called yet."""
    items = [
        counter("treasures", say("line-treasures"), view["treasures_left"], icon="treasure", rule="8.4.5"),
        place("treasures on the grid", "column", treasure_notes(view), label=say("place-treasures")),
    ]
    beside = units_at(view, "beside")
    if beside:
        items.append(place("beside", "row", beside, label=say("term-unit.few")))
    return items


def treasure_notes(view: dict[str, Any]) -> list[Thing]:
    """Where the treasures lie and what makes each of them leave, to be read beside the grid."""
    notes = []
    for laid in view["land"]:
        if laid["treasure"]:
            id, cell = laid["treasure"], f"{laid['x']},{laid['y']}"
            label = say("treasure-at", cell=places.spot(cell), treasure=treasure_name(id))
            text = treasure_name(id, ".effect")
            notes.append(piece(f"note {id}", "note", icon=id, label=label, text=text, rule=TREASURE_RULES[id]))
    return notes


def points(view: dict[str, Any]) -> Thing:
    """How both stand now, and from what."""
    items = []
    for seat in range(2):
        side, title = view["sides"][seat], player_name(seat)
        text = points_from(view, side)
        items.append(counter(f"points {seat}", title, total(side), icon="points", seat=seat, text=text, rule="6.1.1"))
    return panel("points", "mine", say("place-points"), items)


def total(side: dict[str, Any]) -> int:
    """All lines of a sheet together."""
    return sum(worth for _, worth in side["score"])


def points_from(view: dict[str, Any], side: dict[str, Any]) -> Message:
    """Buildings and roads; Henry also counts his best three again and his treasures (8.4)."""
    roads = sum(worth for line, worth in side["score"] if line.startswith("road "))
    scored = "yes" if view["roads_scored"] else "no"
    if not side["henry"]:
        return say("points-from", buildings=total(side) - roads, roads=roads, scored=scored)
    extra = {line: worth for line, worth in side["score"] if line in ("best_three", "treasures")}
    buildings = total(side) - roads - sum(extra.values())
    return say(
        "points-from-henry",
        buildings=buildings,
        best=extra["best_three"],
        treasures=extra["treasures"],
        roads=roads,
        scored=scored,
    )


# -- the turn and the supply ---------------------------------------------------------------------------------------


def this_turn(view: dict[str, Any]) -> Thing:
    """4.1.1. What a turn is made of, and what of it is done."""
    side = view["sides"][view["turn"]]
    taking = "again" if view["taken"] and view["may_take"] else "done" if view["taken"] else "todo"
    moved, on_hand = len(side["moved"]), len(side["hand"])
    items = [
        turn_note("take", taking == "done", say("turn-take", state=taking), "4.2.1"),
        turn_note("lay", taking == "done" and on_hand == 0, say("turn-lay", count=on_hand), "4.3.1"),
        turn_note("move", moved == len(UNITS), say("turn-move", moved=moved, units=len(UNITS)), "4.5.1"),
    ]
    who = player_name(view["turn"])
    return panel("turn", "side", say("place-turn"), [place("turn parts", "row", items)], note=who)


def turn_note(part: str, done: bool, label: Message, rule: str) -> Thing:
    """A line with a ring, or with a tick when nothing of it is left to do."""
    return piece(f"turn {part}", "note", icon="done" if done else "todo", label=label, rule=rule)


def supply(view: dict[str, Any]) -> Thing:
    """The supply with the colour of its top tile."""
    items = [counter("supply left", say("term-supply"), view["supply"], icon="stack", rule="7.1")]
    if view["supply_top"]:
        label = say(f"terrain-{view['supply_top']}")
        items.insert(
            0, piece("supply top", "tile", face="down", tone=view["supply_top"], label=label, size=[SMALL, SMALL])
        )
    return panel("supply", "side", say("term-supply"), [place("supply pile", "row", items)])


# -- the box -------------------------------------------------------------------------------------------------------


def gallery() -> list[Thing]:
    """Everything of the box that can be read: the tiles set by set, then the treasures."""
    sets = [
        panel(
            f"gallery {name}",
            "board",
            say(f"set-{name}"),
            [place(f"gallery {name} tiles", "row", [FACES[tile.id] for tile in TILES if tile.set == name])],
            icon=f"set_{name}",
        )
        for name in SETS
    ]
    tokens = place("gallery treasures tokens", "row", [treasure_piece(each.id) for each in TREASURES])
    treasures = panel("gallery treasures", "board", say("gallery-treasures"), [tokens], icon="treasure")
    return [*sets, treasures]
