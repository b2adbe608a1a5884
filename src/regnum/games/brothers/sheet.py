"""The score sheet of a finished match: a row for each paragraph of 6.3, with the buildings behind it, and the roads."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Event, Message, PlayerRef, say
from regnum.core.rules import Lines
from regnum.games.brothers.cards import Tile
from regnum.games.brothers.parts import (
    COLOURS,
    HENRY,
    HENRYS_BEST,
    IN_OFFER,
    KINDS,
    TREASURE_POINTS,
    UNITS,
    place,
)
from regnum.games.brothers.places import spot
from regnum.games.brothers.scenes.pieces import SCORED_BY
from regnum.games.brothers.scoring import (
    Roads,
    counted_points,
    has_guild,
    line_label,
    points_of,
    result,
    roads_of,
    score,
    treasures_left,
)
from regnum.games.brothers.table import Brothers
from regnum.scene import FinalSheet, Gain, Shares, ShareSource, SheetCell, SheetDetail, SheetRow, TieBreak, TieRung
from regnum.scene.sheet import compared, times

# What a kind scores anyway, and for each thing it counts (6.3); a guild house changes the second for its workshops.
RECKONED: Final = {
    "inn": (1, 1), "marketplace": (1, 1), "pilgrimage_site": (0, 1), "robber_keep": (2, 2), "mill": (1, 1),
    "stonemason": (1, 1), "pigsty": (1, 1), "bakery": (1, 1), "smithy": (1, 1), "foresters_lodge": (1, 1),
    "trading_post": (0, 3), "fortress": (0, 1), "watchtower": (1, 1), "guardhouse": (2, 2), "basket_workshop": (0, 3),
    "pottery_workshop": (0, 3), "cooper_workshop": (0, 3),
}  # fmt: skip
WITH_GUILD: Final = 4  # 6.3.16
PARAGRAPHS: Final = list(dict.fromkeys(SCORED_BY.values()))


def sheet(game: Brothers, events: list[Event]) -> FinalSheet:
    """6, 8.4. Every kind of building that somebody has, then roads and what Henry counts besides."""
    roads = roads_of(game)
    sheets = [score(game, side) for side in range(len(COLOURS))]
    rows = [row for paragraph in PARAGRAPHS if (row := kind_row(game, paragraph, roads)) is not None]
    rows += road_rows(sheets)
    if game.solo:
        rows += henrys_rows(game, sheets)
    return FinalSheet(
        rows=rows,
        icon="points",
        note=None if game.solo else units_note(game, roads),
        shares=shares(rows, sheets),
        tie=tie_break(game, sheets),
    )


# -- buildings -----------------------------------------------------------------------------------------------------


def buildings(game: Brothers, paragraph: str, side: int) -> list[int]:
    """The laid tiles of a side that are scored by this paragraph."""
    laid = range(len(game.tiles))
    return [
        each for each in laid if game.owners[each] == side and SCORED_BY[tile_of(game, each).kind_id()] == paragraph
    ]


def tile_of(game: Brothers, laid: int) -> Tile:
    """What is printed on a laid tile."""
    return game.figures.tiles[game.tiles[laid]]


def kind_row(game: Brothers, paragraph: str, roads: Roads) -> SheetRow | None:
    """6.3. What a paragraph scores; nothing if nobody has such a building."""
    own = [buildings(game, paragraph, side) for side in range(len(COLOURS))]
    tiles = [tile_of(game, laid) for side in own for laid in side]
    if not tiles:
        return None
    kinds = [kind for kind in KINDS if any(tile.kind_id() == kind for tile in tiles)]
    return SheetRow(
        id=paragraph,
        label=say("sheet-kinds", kinds=[say(f"kind-{kind}") for kind in kinds]),
        lines=[game.figures.line(game.tiles[laid]) for side in own for laid in side],
        cells=[
            SheetCell(fact=times(len(side)), details=[building(game, laid, roads) for laid in side]) for side in own
        ],
        icon=kinds[0],
        rule=paragraph,
        source=tiles[0].set,
    )


def building(game: Brothers, laid: int, roads: Roads) -> SheetDetail:
    """One building: where it lies, how its points came about, and the unit that doubles them."""
    tile = tile_of(game, laid)
    points = int(counted_points(game, laid, roads))
    unit = next((n for n, at in enumerate(game.sides[game.owners[laid]].units) if at == laid), None)
    doubled = points != points_of(game, laid, roads)
    return SheetDetail(
        label=say("sheet-building", tile=game.figures.names[game.tiles[laid]], spot=spot(place(game.cells[laid]))),
        points=points,
        reckoning=reckoning(game, laid, roads),
        factor=None if unit is None or not doubled else Gain(icon=UNITS[unit].split("_")[0], count="×\u00a02"),
        at=f"tile {tile.id}",
    )


def reckoning(game: Brothers, laid: int, roads: Roads) -> Message | None:
    """6.3. `1 + 4 = 5`; nothing where the points are printed."""
    kind = tile_of(game, laid).kind_id()
    if kind not in RECKONED:
        return None
    base, each = RECKONED[kind]
    if kind.endswith("_workshop") and has_guild(game, laid):
        each = WITH_GUILD
    points = int(points_of(game, laid, roads))
    return say("sheet-reckoned", base=base, each=each, count=(points - base) // each, points=points)


# -- roads, Henry --------------------------------------------------------------------------------------------------


def road_rows(sheets: list[Lines]) -> list[SheetRow]:
    """6.4.4. One row for all roads that bring something."""
    own = [[(line, points) for line, points in lines if line.startswith("road ")] for lines in sheets]
    if not any(own):
        return []
    return [
        SheetRow(
            id="roads",
            label=say("sheet-roads"),
            lines=[line for lines in own for line, _ in lines],
            cells=[
                SheetCell(
                    fact=times(len(lines)),
                    details=[SheetDetail(label=line_label(line), points=points) for line, points in lines],
                )
                for lines in own
            ],
            icon="road",
            rule="6.4.4",
            source="roads",
        )
    ]


def henrys_rows(game: Brothers, sheets: list[Lines]) -> list[SheetRow]:
    """8.4.3, 8.4.5. His best buildings once more, and the treasures that are left."""
    built = sum(line not in ("best_three", "treasures") and not line.startswith("road ") for line, _ in sheets[HENRY])
    left = treasures_left(game)
    facts = {
        "best_three": ("8.4.3", times(min(built, HENRYS_BEST)), "henry"),
        "treasures": ("8.4.5", say("sheet-each", count=left, points=TREASURE_POINTS) if left else None, "treasure"),
    }
    return [
        SheetRow(
            id=line,
            label=line_label(line),
            lines=[line],
            cells=[SheetCell(), SheetCell(fact=fact)],
            icon=icon,
            rule=rule,
            source="henry",
        )
        for line, (rule, fact, icon) in facts.items()
    ]


# -- the whole -----------------------------------------------------------------------------------------------------


def units_note(game: Brothers, roads: Roads) -> Message | None:
    """6.2.1. What units on buildings of their own have added."""
    added = [0, 0]
    for laid in range(len(game.tiles)):
        if (owner := int(game.owners[laid])) in (0, 1):
            added[owner] += int(counted_points(game, laid, roads)) - int(points_of(game, laid, roads))
    if not any(added):
        return None
    return say(
        "sheet-units-added", first=PlayerRef(0), first_points=added[0], second=PlayerRef(1), second_points=added[1]
    )


def shares(rows: list[SheetRow], sheets: list[Lines]) -> Shares:
    """Where the points came from: the sets, the roads, Henry's own."""
    sources = list(dict.fromkeys(row.source for row in rows if row.source is not None))
    lines = {line: row.source for row in rows for line in row.lines}
    amounts = [
        [sum(points for line, points in sheet if lines[line] == source) for source in sources] for sheet in sheets
    ]
    return Shares(
        title=say("sheet-shares"),
        sources=[ShareSource(id=source, label=source_label(source)) for source in sources],
        amounts=amounts,
    )


def source_label(source: str) -> Message:
    """A set by its name, or what else brought points."""
    return say(f"sheet-from-{source}") if source in ("roads", "henry") else say(f"set-{source}")


def tie_break(game: Brothers, sheets: list[Lines]) -> TieBreak:
    """6.5.1, 8.4.6. More units in the royal offer, or a draw; alone Henry wins."""
    ended = result(game, sheets)
    sides, needed = compared(ended.ranks, ended.totals)
    points = TieRung(label=say("sheet-points"), values=[ended.totals[side] for side in sides])
    if game.solo:
        return TieBreak(
            rule="8.4.6", sides=sides, rungs=[points, TieRung(label=say("sheet-henry-wins"), wins=HENRY)], needed=needed
        )
    in_offer = [sum(at == IN_OFFER for at in game.sides[side].units) for side in sides]
    return TieBreak(
        rule="6.5.1", sides=sides, rungs=[points, TieRung(label=say("sheet-offer"), values=in_offer)], needed=needed
    )
