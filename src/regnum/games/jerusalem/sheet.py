"""The end of a match: the towers floor by floor, where the prestige for them came from, and what settled a tie."""

from __future__ import annotations

from collections import Counter
from typing import Final

from regnum.core.messages import Event, Message, say
from regnum.core.rules import Lines
from regnum.games.jerusalem.events import (
    BoughtPrestige,
    FloorBuilt,
    Gained,
    GiftGiven,
    IncomeTaken,
    Intrigued,
    RoundBegan,
)
from regnum.games.jerusalem.income import income_of
from regnum.games.jerusalem.parts import AREAS, INTRIGUE_PRESTIGE, OFFICES, PRESTIGE, QUARTER_AREAS, QUARTERS
from regnum.games.jerusalem.scoring import result, score
from regnum.games.jerusalem.table import Jerusalem
from regnum.scene import (
    FinalSheet,
    Gain,
    Piece,
    Shape,
    Shares,
    ShareSource,
    SheetCell,
    SheetRow,
    Stack,
    StackLevel,
    TieBreak,
    TieRung,
)
from regnum.scene.sheet import cells, compared

# What prestige comes from: quarters that pay it, then the rest; what an intrigue took is counted below zero.
PAYING: Final = ("kings_palace", "nobility", "patriarchate")
NAMED: Final = {
    "gifts": "phase-gifts",
    "materials": "privilege-building_materials",
    "intrigue": "privilege-court_intrigue",
}
SOURCES: Final = (*PAYING, "cards", "gifts", "materials", "intrigue", "lost")


class PrestigeBook:
    """Who gained how much prestige by what, and every floor that it paid for."""

    def __init__(self, game: Jerusalem) -> None:
        self.game = game
        self.round = 0
        self.gained: list[Counter[str]] = [Counter() for _ in game.sides]
        self.floors: list[list[FloorBuilt]] = [[] for _ in game.sides]
        self.rounds: list[list[int]] = [[] for _ in game.sides]  # in which each of them was built

    def write(self, event: Event) -> None:
        """Enter an event, if it is about prestige."""
        match event:
            case RoundBegan():
                self.round = event.round
            case IncomeTaken():
                self.income(event)
            case Gained():
                self.gained[event.seat]["cards"] += event.gains[PRESTIGE]
            case GiftGiven():
                self.gained[event.seat]["gifts"] += event.prestige
            case BoughtPrestige():
                self.gained[event.seat]["materials"] += event.count
            case Intrigued():
                self.gained[event.seat]["intrigue"] += INTRIGUE_PRESTIGE
                self.gained[event.other]["lost"] -= event.lost
            case FloorBuilt():
                self.floors[event.seat].append(event)
                self.rounds[event.seat].append(self.round)

    def income(self, event: IncomeTaken) -> None:
        """7.3.3. Of an income that was taken in part, the first areas are counted."""
        left = event.gains[PRESTIGE]
        for area in event.areas:
            number = AREAS.index(area)
            paid = min(left, int(income_of(self.game, number, PRESTIGE)))
            self.gained[event.seat][QUARTERS[number // QUARTER_AREAS]] += paid
            left -= paid

    def spent(self, seat: int) -> int:
        """On the whole tower."""
        return sum(floor.price for floor in self.floors[seat])


def sheet(game: Jerusalem, events: list[Event]) -> FinalSheet:
    """10. Towers first; then what decides between equal ones."""
    book = PrestigeBook(game)
    for event in events:
        book.write(event)
    sheets = [score(game, seat) for seat in range(len(game.sides))]
    ended = result(game, sheets)
    first, second = compared(ended.ranks, ended.totals)[0][:2]
    return FinalSheet(
        rows=[floors(game, book), prestige(game, book), office(game)],
        title=say("sheet-towers"),
        totals=[say("count-floors", count=total) for total in ended.totals],
        won_by=say("sheet-won-by", first=ended.totals[first], second=ended.totals[second]),
        course=say("sheet-course"),
        icon="floor",
        note=say("sheet-highest"),
        shares=shares(book),
        stacks=[Stack(side=seat, levels=tower(book, seat)) for seat in range(len(game.sides))],
        stacks_note=say("sheet-first-builder"),
        tie=tie_break(game, sheets),
    )


def tower(book: PrestigeBook, seat: int) -> list[StackLevel]:
    """7.5. Its floors from the ground, counted from the top: the first has the battlements."""
    built = list(zip(book.floors[seat], book.rounds[seat], strict=True))
    return [
        StackLevel(
            piece=Piece(
                id=f"floor {seat} {n}",
                shape=Shape.DRAWN,
                drawing="floor",
                seat=seat,
                order=len(built) - n,
            ),
            label=say("sheet-round", round=round),
            price=Gain("prestige", floor.price),
            dearer=floor.first or None,
        )
        for n, (floor, round) in enumerate(built)
    ]


def floors(game: Jerusalem, book: PrestigeBook) -> SheetRow:
    """10.1. `23 spent`"""
    return SheetRow(
        id="floors",
        label=say("line-floors"),
        lines=["floors"],
        cells=cells([say("sheet-spent", amount=book.spent(seat)) for seat in range(len(game.sides))]),
        icon="floor",
        rule="10.1",
    )


def prestige(game: Jerusalem, book: PrestigeBook) -> SheetRow:
    """10.2. `of 28`: what a side has gained and not lost again."""
    return SheetRow(
        id="prestige",
        label=say("sheet-prestige-left"),
        cells=[
            SheetCell(points=int(side.prestige), fact=say("sheet-of", amount=book.gained[seat].total()))
            for seat, side in enumerate(game.sides)
        ],
        icon="prestige",
        rule="10.2",
        aside=True,
    )


def office(game: Jerusalem) -> SheetRow:
    """10.2. The number of an office; the lowest is the best."""
    return SheetRow(
        id="office",
        label=say("sheet-office"),
        cells=[SheetCell(points=int(side.office) + 1, fact=office_name(int(side.office))) for side in game.sides],
        icon="auction",
        rule="10.2",
        aside=True,
        least=True,
    )


def office_name(office: int) -> Message:
    """As on its card."""
    return say(f"office-{OFFICES[office]}")


def shares(book: PrestigeBook) -> Shares:
    """Where the prestige came from."""
    used = [source for source in SOURCES if any(gained[source] for gained in book.gained)]
    return Shares(
        title=say("sheet-prestige-from"),
        sources=[ShareSource(id=source, label=source_label(source)) for source in used],
        amounts=[[gained[source] for source in used] for gained in book.gained],
    )


def source_label(source: str) -> Message:
    """A quarter by its name, or what else brings prestige."""
    if source in PAYING:
        return say(f"quarter-{source}.short")
    return say(NAMED.get(source, f"sheet-from-{source}"))


def tie_break(game: Jerusalem, sheets: list[Lines]) -> TieBreak:
    """10.1, 10.2. Floors, prestige left, and the office, which always decides."""
    ended = result(game, sheets)
    order, needed = compared(ended.ranks, ended.totals)
    sides = [game.sides[seat] for seat in order]
    names = [office_name(int(side.office)) for side in sides]
    return TieBreak(
        rule="10.2",
        sides=order,
        rungs=[
            TieRung(label=say("line-floors"), values=[int(side.floors) for side in sides]),
            TieRung(label=say("sheet-prestige-left"), values=[int(side.prestige) for side in sides]),
            TieRung(
                label=say("sheet-office"),
                values=[int(side.office) + 1 for side in sides],
                least=True,
                note=say("sheet-offices", offices=list(names)),
            ),
        ],
        needed=needed,
    )
