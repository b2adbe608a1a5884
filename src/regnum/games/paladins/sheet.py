"""The score sheet of a finished match: a row for each paragraph of 10, with what it counts."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Event, Message, say
from regnum.core.rules import Lines
from regnum.games.paladins.bits import cards_in
from regnum.games.paladins.cards import OUTSIDERS, Outsider
from regnum.games.paladins.parts import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    PAID_DEBT_POINTS,
    UNPAID_DEBT_POINTS,
)
from regnum.games.paladins.scoring import counted, line_label, order_lines, outsider_lines, result, score, wall_points
from regnum.games.paladins.table import Paladins
from regnum.scene import FinalSheet, Shares, ShareSource, SheetCell, SheetDetail, SheetRow, TieBreak, TieRung
from regnum.scene.sheet import cells, compared, times

# The actions that score by how often they were done: paragraph and icon (10.3 to 10.7).
COUNTED: Final = {
    COMMISSION: ("10.3", "commission"),
    GARRISON: ("10.4", "garrison"),
    FORTIFY: ("10.5", "wall"),
    ABSOLVE: ("10.6", "absolve"),
    DEVELOP: ("10.7", "develop"),
}
SOURCES: Final = ("orders", "attributes", "actions", "outsiders", "goods")


def sheet(game: Paladins, events: list[Event]) -> FinalSheet:
    """10. Twelve rows in the order of their paragraphs."""
    sheets = [score(game, side) for side in range(len(game.sides))]
    rows = [
        orders(game),
        *(attribute(game, number) for number in range(len(ATTRIBUTES))),
        *(action(game, number) for number in COUNTED),
        converted(game),
        debts(game),
        leftovers(game),
    ]
    return FinalSheet(rows=rows, icon="points", shares=shares(rows, sheets), tie=tie_break(game, sheets))


def sides(game: Paladins) -> range:
    """The AI player is one of them."""
    return range(len(game.sides))


def orders(game: Paladins) -> SheetRow:
    """10.1. `4 + 8`"""
    own = [order_lines(game, side) for side in sides(game)]
    return SheetRow(
        id="orders",
        label=say("term-score_orders"),
        lines=[f"order_{slot}" for slot in (1, 2, 3)],
        cells=[SheetCell(fact=summed([points for _, points in lines]), details=parts(lines)) for lines in own],
        icon="kings_order",
        rule="10.1",
        source="orders",
    )


def summed(points: list[int]) -> Message | None:
    """`4 + 8`; a single number stands for itself."""
    return say("sheet-summed", sum=" + ".join(map(str, points))) if len(points) > 1 else None


def parts(lines: Lines) -> list[SheetDetail]:
    """Each line with its points."""
    return [SheetDetail(label=line_label(line), points=points) for line, points in lines]


def attribute(game: Paladins, number: int) -> SheetRow:
    """10.2. `at 7`"""
    name = ATTRIBUTES[number]
    return SheetRow(
        id=name,
        label=line_label(name),
        lines=[name],
        cells=cells([say("sheet-at", level=int(game.sides[side].mark(number))) for side in sides(game)]),
        icon=name,
        rule="10.2",
        source="attributes",
    )


def action(game: Paladins, number: int) -> SheetRow:
    """10.3 to 10.7. `5 ×`; walls bring what is printed on them besides."""
    rule, icon = COUNTED[number]
    name = ACTIONS[number]
    walls = number == FORTIFY
    return SheetRow(
        id=name,
        label=say(f"term-score_{name}"),
        lines=[name, "walls"] if walls else [name],
        cells=cells([done(game, side, number) for side in sides(game)]),
        icon=icon,
        rule=rule,
        source="actions",
    )


def done(game: Paladins, side: int, number: int) -> Message | None:
    """How often; of Fortify also what is printed on the walls."""
    count = int(game.sides[side].done[number])
    printed = wall_points(game, side) if number == FORTIFY else 0
    return say("sheet-walls", count=count, printed=printed) if printed else times(count)


def converted(game: Paladins) -> SheetRow:
    """10.8. Every card with what it counts."""
    own = [outsider_lines(game, side) for side in sides(game)]
    return SheetRow(
        id="converted",
        label=say("term-score_converted"),
        lines=[outsider.id for outsider in OUTSIDERS],
        cells=[
            SheetCell(
                fact=say("sheet-cards", count=len(lines)) if lines else None,
                details=[card(game, side, outsider, points) for outsider, points in with_cards(game, side, lines)],
            )
            for side, lines in enumerate(own)
        ],
        icon="convert",
        rule="10.8",
        source="outsiders",
    )


def with_cards(game: Paladins, side: int, lines: Lines) -> list[tuple[Outsider, int]]:
    """The converted cards of a side and their points."""
    found = [OUTSIDERS[number] for number in cards_in(game.sides[side].converted)]
    return [(outsider, points) for outsider, (_, points) in zip(found, lines, strict=True)]


def card(game: Paladins, side: int, outsider: Outsider, points: int) -> SheetDetail:
    """10.11. `7 : 2 → 3`"""
    count = counted(game, side, outsider.per)
    exact = points == outsider.base + count // outsider.each  # the AI player counts at least 1 (12.7.3)
    return SheetDetail(
        label=line_label(outsider.id),
        points=points,
        reckoning=say("sheet-outsider", base=outsider.base, count=count, each=outsider.each, points=points)
        if exact
        else None,
    )


def debts(game: Paladins) -> SheetRow:
    """10.9. `+2 −3`"""
    return SheetRow(
        id="debts",
        label=say("term-score_debts"),
        lines=["paid_debts", "unpaid_debts"],
        cells=cells([owed(int(game.sides[side].paid), int(game.sides[side].unpaid)) for side in sides(game)]),
        icon="debt",
        rule="10.9",
        source="goods",
    )


def owed(paid: int, unpaid: int) -> Message | None:
    """Where both count, what each brings."""
    if not (paid and unpaid):
        return times(paid or unpaid)
    return say("sheet-debts", paid=PAID_DEBT_POINTS * paid, unpaid=-UNPAID_DEBT_POINTS * unpaid)


def leftovers(game: Paladins) -> SheetRow:
    """10.10. `10 left`; the AI player has none."""
    left = [int(side.silver + side.provisions) for side in game.sides]
    facts = [
        None if game.is_ai(side) or not left[side] else say("sheet-left", count=left[side]) for side in sides(game)
    ]
    return SheetRow(
        id="leftovers",
        label=say("term-score_leftovers"),
        lines=["leftovers"],
        cells=cells(facts),
        icon="silver",
        rule="10.10",
        source="goods",
    )


def shares(rows: list[SheetRow], sheets: list[Lines]) -> Shares:
    """Where the points came from."""
    lines = {line: row.source for row in rows for line in row.lines}
    return Shares(
        title=say("sheet-shares"),
        sources=[ShareSource(id=source, label=say(f"sheet-from-{source}")) for source in SOURCES],
        amounts=[
            [sum(points for line, points in sheet if lines[line] == source) for source in SOURCES] for sheet in sheets
        ],
    )


def tie_break(game: Paladins, sheets: list[Lines]) -> TieBreak:
    """10.12.3. Points from orders, then fewer suspicions."""
    ended = result(game, sheets)
    order, needed = compared(ended.ranks, ended.totals)
    own = [sum(points for _, points in order_lines(game, side)) for side in order]
    suspicions = [int(game.sides[side].suspicions) for side in order]
    return TieBreak(
        rule="10.12.3",
        sides=order,
        rungs=[
            TieRung(label=say("sheet-points"), values=[ended.totals[side] for side in order]),
            TieRung(label=say("sheet-tie-orders"), values=own),
            TieRung(label=say("sheet-tie-suspicions"), values=suspicions, least=True),
        ],
        needed=needed,
    )
