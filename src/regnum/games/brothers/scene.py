"""How the table lies before the eye: the land, the royal offer, both brothers and the supply."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import Fact, Message, PlayerRef, player_name, say
from regnum.games.brothers import places
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.events import treasure_name
from regnum.games.brothers.parts import (
    HAND_LIMIT,
    RESOURCES,
    RING,
    SETS,
    TERRAINS,
    UNITS,
    WHITE,
)
from regnum.games.brothers.scenes.ghosts import ghosts_by_cell
from regnum.games.brothers.scenes.pieces import (
    FACES,
    TREASURE_RULES,
    face_of,
    tile_of,
    treasure_piece,
    unit_piece,
    units_at,
)
from regnum.scene import Chair, Counter, Panel, Piece, Place, Scene, Shape, SideStrip, StageColumn, Thing, Zone
from regnum.scene.keeping import kept, only

# Columns of a wide stage: offer and hand, the land (which takes the rest), for a bystander the points and the log.
LEFT, RIGHT = 308, 256
LAND_LEAST, LAND_MOST, BELOW = 440, 900, 660  # an upright tablet: heights of the land, width of what lies below it
SMALL: Final = 44  # px of a tile that only shows its colour
HAND_SPOT: Final = (88, 88)  # room for a tile in hand
HAND_SIZES: Final = {HAND_LIMIT: 88, 4: 65, 5: 50}  # px of a tile in hand: more of them still lie in one row

GIVES: Final = {"sawmill": "wood", "quarry": "stone", "farm": "grain"}  # 4.6.3


def lay_out(view: dict[str, Any]) -> Scene:
    """The whole table from one viewer's side; a bystander looks over White's shoulder."""
    mine = viewer(view)
    panels = [board(view), kept_offer(view), hand_panel(view, mine), kept_means(view, mine)]
    if view["turn"] is not None:
        panels.append(this_turn(view))
    scores = only(view["sides"], "score", "henry")
    panels += [
        kept(view, points, reads=("roads_scored",), narrow={"sides": scores}),
        kept_rival(view, 1 - mine),
        kept(view, supply, reads=("supply", "supply_top")),
    ]
    return Scene(
        game="brothers",
        panels=panels,
        headline=headline(view),
        stage=stage(view, mine),
        stacked=stacked(view, mine),
        zones=zones(view, mine),
        sides=[side_strip(view, seat) for seat in range(2)],
        purse=purse(view) if view["seat"] is not None else None,
    )


def kept_offer(view: dict[str, Any]) -> Panel:
    """The ring, the same for both."""
    sides = only(view["sides"], "units", "henry", "moved", "reach")
    return kept(view, offer, reads=("offer", "turn", "may_take", "supply"), narrow={"sides": sides, **tiles(view)})


def kept_means(view: dict[str, Any], seat: int) -> Panel:
    """What one builds with."""
    side = only([view["sides"][seat]], "resources", "reach", "units")
    reads = ("seat", "discounts", "offer", "land")
    return kept(view, means, seat, reads=reads, narrow={"sides": dict.fromkeys([seat], side[0]), **tiles(view)})


def kept_rival(view: dict[str, Any], seat: int) -> Panel:
    """The other brother; Henry shows his treasures and waiting units too."""
    if view["sides"][seat]["henry"]:
        return rival(view, seat)
    side = only([view["sides"][seat]], "henry", "hand", "reach", "resources")
    return kept(view, rival, seat, reads=(), narrow={"sides": dict.fromkeys([seat], side[0]), **tiles(view)})


def tiles(view: dict[str, Any]) -> dict[str, Any]:
    """What is printed on tiles, for whatever draws them: the words of a set of figures, or None for ours."""
    return {"figures": view.get("figures")}


def viewer(view: dict[str, Any]) -> int:
    """The side from which the table is seen."""
    return WHITE if view["seat"] is None else int(view["seat"])


# -- where everything lies -----------------------------------------------------------------------------------------


def stage(view: dict[str, Any], mine: int) -> list[StageColumn]:
    """A wide table: what one plays with at the left, and the land.

    Points stand in the strip, where the rival's things are opened too, and one's own goods in the dock. A bystander
    has no dock and only reads: goods, points and the log lie there too.
    """
    left = ["royal_offer", f"side {mine}", *turn_panels(view), "supply"]
    land = StageColumn(panels=["board"])
    if view["seat"] is not None:
        # What is left to do in a turn says nothing before its first move: the other brother's turn is told there.
        return [StageColumn(panels=left, width=LEFT, turns=turn_panels(view)), land]
    watched = StageColumn(panels=["points"], width=RIGHT, log=True)
    return [StageColumn(panels=[*left, "means"], width=LEFT), land, watched]


def stacked(view: dict[str, Any], mine: int) -> list[StageColumn]:
    """An upright tablet: the land, below it the offer beside the hand, the turn and the supply."""
    rest = [f"side {mine}", *turn_panels(view), "supply"]
    return [
        StageColumn(panels=["board"], least=LAND_LEAST, most=LAND_MOST),
        StageColumn(panels=["royal_offer", *rest], width=BELOW, beside=True, led=True),
    ]


def zones(view: dict[str, Any], mine: int) -> list[Zone]:
    """A phone: the land with the hand below it, the offer, and how both stand."""
    return [
        Zone(id="land", title=say("term-land"), icon="board", panels=["board", f"side {mine}"]),
        Zone(
            id="offer",
            title=say("term-royal_offer.short"),
            icon="royal_offer",
            panels=["royal_offer", "supply", "means", *turn_panels(view)],
        ),
        Zone(id="points", title=say("zone-points"), icon="points", panels=["points", f"side {1 - mine}"]),
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


def side_strip(view: dict[str, Any], seat: int) -> SideStrip:
    """Points, units on the land, and what one can do with the offer; of Henry what he keeps."""
    side = view["sides"][seat]
    on_land = sum(isinstance(spot, list) for spot in side["units"].values())
    counters = [
        Counter(id=f"strip points {seat}", label=say("ui-score"), value=total(side), icon="points"),
        Counter(id=f"strip units {seat}", label=say("strip-units"), value=on_land, icon="regular"),
    ]
    if side["henry"]:
        counters.append(
            Counter(
                id=f"strip treasures {seat}", label=say("line-treasures"), value=view["treasures_left"], icon="treasure"
            )
        )
        return SideStrip(seat=seat, counters=counters, note=say(f"level-{view['level']}"))
    counters.append(Counter(id=f"strip hand {seat}", label=say("term-hand"), value=len(side["hand"]), icon="hand"))
    counters.append(Counter(id=f"strip reach {seat}", label=say("term-reach"), value=side["reach"], icon="reach"))
    return SideStrip(seat=seat, counters=counters)


def purse(view: dict[str, Any]) -> list[Thing]:
    """What the viewer can build with, always in sight."""
    side = view["sides"][view["seat"]]
    counters = [
        Counter(id=f"purse {each}", label=say(f"resource-{each}"), value=side["resources"][each], icon=each, tone=each)
        for each in RESOURCES
    ]
    if view["discounts"] and view["turn"] == view["seat"]:
        counters.append(
            Counter(id="purse discounts", label=say("term-discount"), value=view["discounts"], icon="discount")
        )
    return [*counters, Counter(id="purse reach", label=say("term-reach"), value=side["reach"], icon="reach")]


# -- the land ------------------------------------------------------------------------------------------------------


def board(view: dict[str, Any]) -> Panel:
    """The land as the viewer sees it (2.2): every tile where it lies, and the free cells around it.

    Scene ids name a cell as moves do; x and y are the viewer's own.
    """
    mine = viewer(view)
    standing = units_by_cell(view)
    tiles = [laid_piece(view, laid, standing.get((laid["x"], laid["y"]), []), mine) for laid in view["land"]]
    lies = {(laid["x"], laid["y"]) for laid in view["land"]}
    around = sorted({(x + dx, y + dy) for x, y in lies for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - lies)
    turn = facing(mine)
    ghosts = ghosts_by_cell(view)
    cells = [
        Piece(id=f"cell {x},{y}", shape=Shape.CELL, x=turn * x, y=turn * y, ghosts=ghosts.get((x, y)))
        for x, y in around
    ]
    land = Place(id="land", layout="grid", items=tiles + cells, chairs=chairs(view, mine))
    return Panel(id="board", role="board", title=say("term-grid"), items=[land], bare=True)


def chairs(view: dict[str, Any], mine: int) -> list[Chair]:
    """2.2. Both brothers on their sides of the land; Henry, who is nobody, has none."""
    here = say("chair-own") if view["seat"] is not None else say("chair-here", player=PlayerRef(mine))
    found = [Chair(seat=mine, label=here)]
    if not view["sides"][1 - mine]["henry"]:
        found.append(Chair(seat=1 - mine, label=say("chair-opposite", player=PlayerRef(1 - mine))))
    return found


def units_by_cell(view: dict[str, Any]) -> dict[tuple[int, int], list[Piece]]:
    """The units on the land, by where they stand."""
    standing: dict[tuple[int, int], list[Piece]] = {}
    for seat in range(2):
        for unit, spot in view["sides"][seat]["units"].items():
            if isinstance(spot, list):
                standing.setdefault((spot[0], spot[1]), []).append(unit_piece(view, seat, unit))
    return standing


def facing(mine: int) -> int:
    """2.5. What turns a position to where it lies for whoever sits on this side."""
    return 1 if mine == WHITE else -1


def laid_piece(view: dict[str, Any], laid: dict[str, Any], marks: list[Piece], mine: int) -> Piece:
    """A building, upright for its owner, or bare terrain; with units, treasure and scaffold on it."""
    if laid["treasure"]:
        marks.append(treasure_piece(laid["treasure"]))
    if laid["scaffold"]:
        marks.append(
            Piece(id="scaffold", shape=Shape.TOKEN, icon="scaffold", label=say("term-scaffold_token"), rule="8.1.4")
        )
    tile = bare_terrain(laid) if laid["owner"] is None else building(view, laid, mine)
    turn = facing(mine)
    return replace(tile, x=turn * laid["x"], y=turn * laid["y"], marks=marks)


def bare_terrain(laid: dict[str, Any]) -> Piece:
    """A tile face down."""
    id = "tile start" if laid["tile"] is None else f"tile {laid['tile']}"
    return Piece(id=id, shape=Shape.TILE, face="down", tone=laid["terrain"], label=say("term-free_terrain"))


def building(view: dict[str, Any], laid: dict[str, Any], mine: int) -> Piece:
    """A tile that somebody has built, with its points; a rival's lies turned."""
    tile, turned = face_of(view, laid["tile"]), 0 if laid["owner"] == mine else 180
    if (
        turned and tile_of(view, laid["tile"]).kind_id() == "quarry"
    ):  # told apart by where its roads lead, and it lies turned
        tile = replace(tile, name=say(f"tile-{laid['tile']}"))
    return replace(tile, turned=turned, seat=laid["owner"], value=laid["points"])


# -- the royal offer -----------------------------------------------------------------------------------------------


def offer(view: dict[str, Any]) -> Panel:
    """The ring: the shield, then the tiles clockwise from it, and the units waiting in the middle."""
    ring, shield = view["offer"]["ring"], view["offer"]["shield"]
    items = [shield_piece(view)]
    counted = 0
    for step in range(1, RING):
        position = (shield + step) % RING
        if ring[position]:
            counted += 1
            items.append(
                replace(face_of(view, ring[position]), position=position, order=counted, near=within(view, counted))
            )
    waiting = Place(id="offer", layout="row", items=units_at(view, "offer"), label=say("place-waiting-units"))
    reach = view["sides"][view["turn"]]["reach"] if view["turn"] is not None else None
    middle: list[Thing] = [waiting]
    if reach is not None:
        middle.insert(
            0, Counter(id="ring reach", label=say("term-reach"), value=reach, icon="reach", seat=view["turn"])
        )
    drawn = Place(id="ring", layout="ring", items=items, middle=middle, reach=reach)
    left = say("note-supply", count=view["supply"])
    return Panel(id="royal_offer", role="offer", title=say("term-royal_offer"), items=[drawn], note=left)


def shield_piece(view: dict[str, Any]) -> Piece:
    """The royal shield, where the count begins."""
    label, position = say("term-royal_shield"), view["offer"]["shield"]
    return Piece(
        id="shield",
        shape=Shape.DRAWN,
        drawing="shield",
        icon="shield",
        seat=crown(view),
        label=label,
        position=position,
        rule="2.7",
    )


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


def hand_panel(view: dict[str, Any], seat: int) -> Panel:
    """The hand that one plays from."""
    hand = view["sides"][seat]["hand"]
    title = say("place-own-hand", own=own(view), side=player_name(seat))
    note = say("note-hand", count=len(hand), limit=HAND_LIMIT)
    return Panel(id=f"side {seat}", role="mine", title=title, items=[hand_row(view, seat)], seat=seat, note=note)


def hand_row(view: dict[str, Any], seat: int, label: Message | None = None) -> Place:
    """The tiles in a hand; hands are open (7)."""
    hand = view["sides"][seat]["hand"]
    size = next((size for most, size in HAND_SIZES.items() if len(hand) <= most), SMALL)
    tiles = [replace(face_of(view, id), size=(size, size)) for id in hand]
    return Place(id=f"hand {seat}", layout="row", items=tiles, label=label, columns=HAND_LIMIT, size=HAND_SPOT)


def means(view: dict[str, Any], seat: int) -> Panel:
    """What one builds with: resources at hand and where they come from, discounts, reach."""
    side = view["sides"][seat]
    items = [
        Counter(
            id=f"{each} {seat}",
            label=say(f"resource-{each}"),
            value=side["resources"][each],
            icon=each,
            tone=each,
            text=say("means-from", **sources(view, seat, each)),
            rule="4.3.4",
        )
        for each in RESOURCES
    ]
    if view["discounts"]:
        items.append(
            Counter(id="discounts", label=say("term-discount"), value=view["discounts"], icon="discount", rule="4.4.2")
        )
    items.append(Counter(id=f"reach {seat}", label=say("term-reach"), value=side["reach"], icon="reach", rule="2.8"))
    return Panel(id="means", role="mine", title=say("place-means", own=own(view), side=player_name(seat)), items=items)


def sources(view: dict[str, Any], seat: int, resource: str) -> dict[str, Fact]:
    """4.3.4 to 4.3.7. How much of a resource lies in reach, under units, and comes from buildings."""
    side = view["sides"][seat]
    terrain = TERRAINS[RESOURCES.index(resource)]
    ring, shield = view["offer"]["ring"], view["offer"]["shield"]
    offered = [ring[(shield + step) % RING] for step in range(1, RING)]
    near = [id for id in offered if id][: side["reach"]]
    stood_on = [spot for spot in side["units"].values() if isinstance(spot, list)]
    under = [laid for laid in view["land"] if [laid["x"], laid["y"]] in stood_on]
    mine = [tile_of(view, laid["tile"]) for laid in view["land"] if laid["owner"] == seat]
    return {
        "offer": sum(TERRAINS[tile_of(view, id).terrain] == terrain for id in near),
        "units": sum(laid["terrain"] == terrain for laid in under),
        "buildings": sum(GIVES.get(tile.kind_id()) == resource for tile in mine),
    }


def rival(view: dict[str, Any], seat: int) -> Panel:
    """The other brother: hand, reach and resources; or Henry with his treasures."""
    side = view["sides"][seat]
    items: list[Thing] = henrys_things(view) if side["henry"] else [hand_row(view, seat, say("term-hand"))]
    if not side["henry"]:
        items.append(Counter(id=f"reach {seat}", label=say("term-reach"), value=side["reach"], icon="reach"))
        for each in RESOURCES:
            have = side["resources"][each]
            items.append(Counter(id=f"{each} {seat}", label=say(f"resource-{each}"), value=have, icon=each, tone=each))
    return Panel(id=f"side {seat}", role="others", title=player_name(seat), items=items, seat=seat)


def henrys_things(view: dict[str, Any]) -> list[Thing]:
    """What Henry has: treasures, and units that nobody has called yet."""
    items: list[Thing] = [
        Counter(
            id="treasures", label=say("line-treasures"), value=view["treasures_left"], icon="treasure", rule="8.4.5"
        ),
        Place(id="treasures on the grid", layout="column", items=treasure_notes(view), label=say("place-treasures")),
    ]
    beside = units_at(view, "beside")
    if beside:
        items.append(Place(id="beside", layout="row", items=beside, label=say("term-unit.few")))
    return items


def treasure_notes(view: dict[str, Any]) -> list[Piece]:
    """Where the treasures lie and what makes each of them leave, to be read beside the grid."""
    notes = []
    for laid in view["land"]:
        if laid["treasure"]:
            id, cell = laid["treasure"], f"{laid['x']},{laid['y']}"
            label = say("treasure-at", cell=places.spot(cell), treasure=treasure_name(id))
            text = treasure_name(id, ".effect")
            notes.append(
                Piece(id=f"note {id}", shape=Shape.NOTE, icon=id, label=label, text=text, rule=TREASURE_RULES[id])
            )
    return notes


def points(view: dict[str, Any]) -> Panel:
    """How both stand now, and from what."""
    items = []
    for seat in range(2):
        side, title = view["sides"][seat], player_name(seat)
        text = points_from(view, side)
        items.append(
            Counter(
                id=f"points {seat}", label=title, value=total(side), icon="points", seat=seat, text=text, rule="6.1.1"
            )
        )
    return Panel(id="points", role="mine", title=say("place-points"), items=items)


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


def this_turn(view: dict[str, Any]) -> Panel:
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
    return Panel(
        id="turn",
        role="side",
        title=say("place-turn"),
        items=[Place(id="turn parts", layout="row", items=items)],
        note=who,
    )


def turn_note(part: str, done: bool, label: Message, rule: str) -> Piece:
    """A line with a ring, or with a tick when nothing of it is left to do."""
    return Piece(id=f"turn {part}", shape=Shape.NOTE, icon="done" if done else "todo", label=label, rule=rule)


def supply(view: dict[str, Any]) -> Panel:
    """The supply with the colour of its top tile."""
    items: list[Thing] = [
        Counter(id="supply left", label=say("term-supply"), value=view["supply"], icon="stack", rule="7.1")
    ]
    if view["supply_top"]:
        label = say(f"terrain-{view['supply_top']}")
        size = (SMALL, SMALL)
        top = Piece(id="supply top", shape=Shape.TILE, face="down", tone=view["supply_top"], label=label, size=size)
        items.insert(0, top)
    return Panel(
        id="supply",
        role="side",
        title=say("term-supply"),
        items=[Place(id="supply pile", layout="row", items=items)],
        bare=True,
    )


# -- the box -------------------------------------------------------------------------------------------------------


def gallery() -> list[Thing]:
    """Everything of the box that can be read: the tiles set by set, then the treasures."""
    sets = [
        Panel(
            id=f"gallery {name}",
            role="board",
            title=say(f"set-{name}"),
            items=[
                Place(
                    id=f"gallery {name} tiles",
                    layout="row",
                    items=[FACES[tile.id] for tile in TILES if tile.set == name],
                )
            ],
            icon=f"set_{name}",
        )
        for name in SETS
    ]
    tokens = Place(id="gallery treasures tokens", layout="row", items=[treasure_piece(each.id) for each in TREASURES])
    treasures = Panel(
        id="gallery treasures", role="board", title=say("gallery-treasures"), items=[tokens], icon="treasure"
    )
    return [*sets, treasures]
