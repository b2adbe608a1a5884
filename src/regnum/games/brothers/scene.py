"""How the table lies before the eye: the land, the royal offer, both brothers and the supply."""

from __future__ import annotations

from typing import Any

from regnum.core.kit import Thing, counter, panel, piece, place, scene
from regnum.core.letters import Fact, Message, say
from regnum.games.brothers.cards import TILE_NUMBERS, TILES, Tile
from regnum.games.brothers.events import treasure_name
from regnum.games.brothers.parts import COLOURS, CROSS_CALLED_BY, KINDS, RESOURCES, RING, TERRAINS, UNITS


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The whole table from one viewer's side."""
    viewer = view["seat"]
    mine = viewer if viewer is not None else 0
    panels = [board(view), offer(view)]
    panels += [side_panel(view, mine, "mine"), side_panel(view, 1 - mine, "others")]
    panels.append(supply(view))
    return scene("brothers", panels)


def tile_of(id: str) -> Tile:
    """A tile by its id."""
    return TILES[TILE_NUMBERS[id]]


def tile_piece(id: str, **more: Any) -> Thing:
    """A tile, face up, with what is printed on it."""
    tile = tile_of(id)
    return piece(
        f"tile {id}",
        "tile",
        face="up",
        tone=TERRAINS[tile.terrain],
        icon=tile.kind_id(),
        label=say(f"tile-{id}.short"),
        name=say(f"tile-{id}.full"),
        text=say(f"effect-{tile.kind_id()}", **effect_facts(tile)),
        cost={RESOURCES[resource]: tile.cost[resource] for resource in range(3) if tile.cost[resource]},
        roads=list(tile.roads),
        joined=tile.joined,
        **more,
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


def board(view: dict[str, Any]) -> Thing:
    """The land: every tile where it lies, and the free cells around it."""
    tiles = [laid_piece(view, laid) for laid in view["land"]]
    lies = {(laid["x"], laid["y"]) for laid in view["land"]}
    around = sorted({(x + dx, y + dy) for x, y in lies for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - lies)
    cells = [piece(f"cell {x},{y}", "cell", x=x, y=y) for x, y in around]
    land = place("land", "grid", tiles + cells)
    return panel("board", "board", say("term-grid"), [land])


def laid_piece(view: dict[str, Any], laid: dict[str, Any]) -> Thing:
    """A building, turned towards its owner, or bare terrain; with units, treasure and scaffold on it."""
    marks = units_at(view, [laid["x"], laid["y"]])
    if laid["treasure"]:
        marks.append(treasure_piece(laid["treasure"]))
    if laid["scaffold"]:
        marks.append(piece("scaffold", "token", icon="scaffold", label=say("term-scaffold_token")))
    spot = {"x": laid["x"], "y": laid["y"], "marks": marks}
    if laid["owner"] is None:
        id = "tile start" if laid["tile"] is None else f"tile {laid['tile']}"
        return piece(id, "tile", face="down", tone=laid["terrain"], label=say("term-free_terrain"), **spot)
    turned = 180 if laid["owner"] == 1 else 0
    return tile_piece(laid["tile"], seat=laid["owner"], turned=turned, value=laid["points"], **spot)


def treasure_piece(id: str) -> Thing:
    """A treasure, face up."""
    return piece(id, "token", icon="treasure", label=treasure_name(id), text=treasure_name(id, ".effect"))


def treasure_notes(view: dict[str, Any]) -> list[Thing]:
    """Where the treasures lie and what makes each of them leave, to be read beside the grid."""
    notes = []
    for laid in view["land"]:
        if laid["treasure"]:
            id, cell = laid["treasure"], f"{laid['x']},{laid['y']}"
            label = say("treasure-at", cell=cell, treasure=treasure_name(id))
            notes.append(piece(f"note {id}", "note", label=label, text=treasure_name(id, ".effect")))
    return notes


def offer(view: dict[str, Any]) -> Thing:
    """The ring: the shield, then the tiles clockwise from it, and the units waiting in the middle."""
    ring, shield = view["offer"]["ring"], view["offer"]["shield"]
    items = [
        piece(
            "shield",
            "token",
            icon="shield",
            seat=crown(view),
            label=say("term-royal_shield"),
            position=shield,
        )
    ]
    counted = 0
    for step in range(1, RING):
        position = (shield + step) % RING
        if ring[position]:
            counted += 1
            items.append(tile_piece(ring[position], position=position, order=counted, near=within(view, counted)))
    waiting = place("offer", "row", units_at(view, "offer"), label=say("place-waiting-units"))
    return panel("royal_offer", "offer", say("term-royal_offer"), [place("ring", "ring", items), waiting])


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


def side_panel(view: dict[str, Any], seat: int, role: str) -> Thing:
    """One brother: hand, reach, resources at hand, and points now."""
    side = view["sides"][seat]
    title: Message = say(f"level-{view['level']}") if side["henry"] else say(f"seat-{side['colour']}.short")
    items = [place(f"hand {seat}", "row", [tile_piece(id) for id in side["hand"]], label=say("term-hand"))]
    if side["henry"]:
        items.append(counter("treasures", say("line-treasures"), view["treasures_left"], icon="treasure"))
        items.append(place("treasures on the grid", "row", treasure_notes(view), label=say("place-treasures")))
    else:
        items.append(counter(f"reach {seat}", say("term-reach"), side["reach"], icon="reach"))
        for resource in RESOURCES:
            have = side["resources"][resource]
            items.append(counter(f"{resource} {seat}", say(f"resource-{resource}"), have, icon=resource))
    beside = units_at(view, "beside") if side["henry"] else []
    if beside:
        items.append(place("beside", "row", beside, label=say("term-unit.few")))
    total = sum(points for _, points in side["score"])
    items.append(counter(f"score {seat}", say("ui-score"), total, icon="points", seat=seat))
    return panel(f"side {seat}", role, title, items, seat=seat)


def supply(view: dict[str, Any]) -> Thing:
    """The supply with the colour of its top tile, and what this turn still holds."""
    items = [counter("supply", say("term-supply"), view["supply"], icon="stack")]
    if view["supply_top"]:
        label = say(f"terrain-{view['supply_top']}")
        items.append(piece("supply top", "tile", face="down", tone=view["supply_top"], label=label))
    if view["discounts"]:
        items.append(counter("discounts", say("term-discount"), view["discounts"], icon="discount"))
    return panel("supply", "side", say("term-supply"), items)
