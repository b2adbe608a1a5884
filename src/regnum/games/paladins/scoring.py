"""10, 12.7.3. The score sheet: one named line for each thing that counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.messages import Message, Result, say
from regnum.core.rules import Lines, ranked
from regnum.games.paladins.bits import bits_in, cards_in
from regnum.games.paladins.cards import OUTSIDERS
from regnum.games.paladins.figures import MERCENARIES, OF_NATION, WALL_POINTS
from regnum.games.paladins.parts import (
    ABSOLVE,
    ACTIONS,
    AI_LEAST_CONVERTED,
    ATTRIBUTES,
    COMMISSION,
    COUNT_POINTS,
    DEVELOP,
    FORTIFY,
    GARRISON,
    LEFTOVERS_PER_POINT,
    ORDER_POINTS,
    ORDER_SLOTS,
    PAID_DEBT_POINTS,
    PER_ABSOLVE,
    PER_COMMISSION,
    PER_CONVERTED_MERCENARIES,
    PER_DEVELOP,
    PER_FAITH,
    PER_FORTIFY,
    PER_GARRISON,
    PER_INFLUENCE,
    PER_ORDERS_FULFILLED,
    PER_PAID_DEBTS,
    PER_SUSPICION_CARDS,
    PER_TOWNSFOLK,
    PER_UNPAID_DEBTS,
    TRACK_POINTS,
    UNPAID_DEBT_POINTS,
)
from regnum.games.paladins.table import Paladins

COUNTED_ACTIONS: Final = {
    PER_COMMISSION: COMMISSION,
    PER_FORTIFY: FORTIFY,
    PER_GARRISON: GARRISON,
    PER_ABSOLVE: ABSOLVE,
    PER_DEVELOP: DEVELOP,
}


def order_lines(game: Paladins, side: int) -> Lines:
    """10.1, 3.9. Each fulfilled order."""
    return [(f"order_{slot + 1}", int(ORDER_POINTS[slot])) for slot in range(ORDER_SLOTS) if game.fulfilled(side, slot)]


def attribute_lines(game: Paladins, side: int) -> Lines:
    """10.2, 1.3.5. Each marker where it stands, without boosts (R44)."""
    board = game.sides[side]
    return [(name, int(TRACK_POINTS[board.mark(number)])) for number, name in enumerate(ATTRIBUTES)]


def count_line(game: Paladins, side: int, action: int) -> Lines:
    """10.3 to 10.7. How often an action was done; the steps do not add up (10.12.1)."""
    points = COUNT_POINTS[action].get(int(game.sides[side].done[action]), 0)
    return [(ACTIONS[action], points)]


def wall_points(game: Paladins, side: int) -> int:
    """10.5, 6.3.4. Printed on the walls."""
    return int(sum(WALL_POINTS[wall] for wall in cards_in(game.sides[side].walls)))


def counted(game: Paladins, side: int, per: int) -> int:
    """10.11. What an outsider counts."""
    me = game.sides[side]
    if per in COUNTED_ACTIONS:  # 10.11.2
        return int(me.done[COUNTED_ACTIONS[per]])
    if PER_FAITH <= per <= PER_INFLUENCE:  # 10.11.4
        return int(me.mark(per - PER_FAITH))
    if per == PER_TOWNSFOLK:  # 10.11.3
        return int(bits_in(me.party))  # R33; the AI player has none (12.7.4)
    if per == PER_PAID_DEBTS:  # 10.11.5
        return int(me.paid)
    if per == PER_UNPAID_DEBTS:
        return int(me.unpaid)
    if per == PER_SUSPICION_CARDS:
        return int(me.suspicions)
    if per == PER_ORDERS_FULFILLED:  # 10.11.6
        return len(order_lines(game, side))
    if per == PER_CONVERTED_MERCENARIES:  # 10.11.7
        return int(bits_in(me.converted & MERCENARIES))
    return int(bits_in(me.attacked & OF_NATION[per]))  # 10.11.1


def outsider_lines(game: Paladins, side: int) -> Lines:
    """10.8, 10.11. Each converted outsider on its own, rounded down; for the AI player at least 1 (12.7.3)."""
    lines: Lines = []
    least = AI_LEAST_CONVERTED if game.is_ai(side) else 0
    for card in cards_in(game.sides[side].converted):
        outsider = OUTSIDERS[card]
        points = outsider.base + counted(game, side, outsider.per) // outsider.each
        lines.append((outsider.id, max(points, least)))
    return lines


def debt_lines(game: Paladins, side: int) -> Lines:
    """10.9."""
    me = game.sides[side]
    return [("paid_debts", PAID_DEBT_POINTS * int(me.paid)), ("unpaid_debts", UNPAID_DEBT_POINTS * int(me.unpaid))]


def leftovers(game: Paladins, side: int) -> int:
    """10.10. Silver and provisions."""
    me = game.sides[side]
    return int(me.silver + me.provisions) // LEFTOVERS_PER_POINT


def score(game: Paladins, side: int) -> Lines:
    """10. Every line of one side's sheet as it would count now. Suspicions and workers are none (10.12.2)."""
    lines = order_lines(game, side) + attribute_lines(game, side)
    lines += count_line(game, side, COMMISSION) + count_line(game, side, GARRISON) + count_line(game, side, FORTIFY)
    lines.append(("walls", wall_points(game, side)))
    lines += count_line(game, side, ABSOLVE)
    if not game.is_ai(side):
        lines += count_line(game, side, DEVELOP)
    lines += outsider_lines(game, side) + debt_lines(game, side)
    if not game.is_ai(side):
        lines.append(("leftovers", leftovers(game, side)))
    return lines


def total(game: Paladins, side: i64) -> i64:
    """All lines together."""
    return sum(points for _, points in score(game, int(side)))


MANY: Final = 1000  # more than the suspicions anybody can hold


def result(game: Paladins, lines: list[Lines]) -> Result:
    """10.12.3. Ties: more points from orders, then fewer suspicions, then shared; alone too (12.7.5)."""
    order_points = [sum(points for _, points in order_lines(game, side)) for side in range(len(lines))]
    tie_break = [MANY * order_points[side] - int(game.sides[side].suspicions) for side in range(len(lines))]
    return ranked(lines, tie_break)


def line_label(line: str) -> Message:
    """A line of the sheet by name."""
    ids = [outsider.id for outsider in OUTSIDERS]
    if line in ids:
        return say(f"outsider-{line}.full")
    if line.startswith("order_"):
        return say("line-order", slot=int(line.removeprefix("order_")))
    return say("line-" + line.replace("_", "-"))
