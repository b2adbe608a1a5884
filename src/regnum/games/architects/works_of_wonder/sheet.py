"""The row that monuments have on the score sheet of a finished match."""

from __future__ import annotations

from regnum.core.messages import say
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.parts import RESOURCE_COUNT, RESOURCES
from regnum.scene import FinalSheet, SheetCell, SheetDetail, SheetRow
from regnum.scene.sheet import times


def add_monuments(game: Architects, sheet: FinalSheet) -> None:
    """B9.4. Between the buildings and what follows them."""
    wonder = wonder_of(game)
    row = SheetRow(
        id="monuments",
        label=say("line-monuments"),
        lines=["monuments"],
        cells=[monuments(wonder, side) for side in range(len(game.sides))],
        icon="monument",
        rule="B9.4",
        source="buildings",
    )
    buildings, bonuses, *rest = sheet.rows
    sheet.rows = [buildings, bonuses, row, *rest]


def monuments(wonder: Wonder, side: int) -> SheetCell:
    """Those that a side has built."""
    own = [number for number in range(RESOURCE_COUNT) if wonder.owner[number] == side]
    return SheetCell(
        fact=times(len(own)),
        details=[
            SheetDetail(label=say(f"monument-{RESOURCES[number]}"), points=int(wonder.points(number))) for number in own
        ],
    )
