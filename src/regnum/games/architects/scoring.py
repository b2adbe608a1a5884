"""A11. The score sheet: one named line for each thing that counts, as if the game ended now.

Before the end the effects of A11.4 are reckoned as they would happen if nobody prevented a loss; afterwards they have
happened, and the sheet is exact.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, side_of, what_of
from regnum.core.messages import Result
from regnum.core.rules import Lines, ranked
from regnum.games.architects.effects.base import kind_of
from regnum.games.architects.effects.vocabulary import LAST_OF, LOSE_VIRTUE
from regnum.games.architects.figures import (
    BONUS_CONDITION,
    BONUS_COUNTER,
    BONUS_EVERY,
    BONUS_N,
    BONUS_POINTS,
    LAST_GAINS,
    LAST_LOSSES,
    LAST_RELEASES,
    LASTING,
)
from regnum.games.architects.parts import (
    COUNTED,
    DEBT_PENALTY,
    DEBT_POINTS,
    GOLD,
    LAST_TURNS,
    LEVEL_POINTS,
    MARBLE,
    NONE,
    OWN_PRISONERS,
    OWN_VIRTUE,
    PRISONERS_ARE,
    PRISONERS_PER_POINT,
    SILVER_PER_POINT,
    UNPAID_ARE,
    VIRTUE_POINTS,
    VIRTUE_TOP,
)
from regnum.games.architects.table import Architects


class Reckoning:
    """What A11.4 leaves of a side's virtue, debts and prisoners."""

    virtue: i64
    unpaid: i64
    prisoners: i64

    def lose(self, n: i64) -> None:
        """A8.4. What goes below 0 becomes debts."""
        self.unpaid += max(n - self.virtue, i64(0))
        self.virtue = max(self.virtue - n, i64(0))

    def gain(self, n: i64) -> None:
        """A8.5. What goes above the top destroys debts."""
        self.unpaid = max(self.unpaid - max(self.virtue + n - VIRTUE_TOP, i64(0)), i64(0))
        self.virtue = min(self.virtue + n, i64(VIRTUE_TOP))


def reckon(game: Architects, side: i64) -> Reckoning:
    """A11.4. Losses, gains, releases; exact once they have happened."""
    end = Reckoning()
    me = game.sides[side]
    end.virtue = me.virtue
    end.unpaid = me.unpaid
    end.prisoners = me.prisoners
    if game.phase == COUNTED:
        return end
    lost: i64 = 0
    gained: i64 = 0
    if game.turn == NONE and game.phase == LAST_TURNS:  # some of it has happened already
        for i in range(i64(len(game.due))):
            if side_of(game.due[i]) == side and do_of(game.due[i]) == LAST_OF:
                card, part = what_of(game.due[i]), n_of(game.due[i])
                lost += losses_of(card) if part == 0 else 0
                gained += gains_of(game, side, card) if part == 1 else 0
                end.prisoners = 0 if part == 2 else end.prisoners
    else:
        for i in range(i64(len(me.built))):
            card = me.built[i]
            if LASTING[card]:
                lost += losses_of(card)
                gained += gains_of(game, side, card)
                end.prisoners = 0 if len(LAST_RELEASES[card]) > 0 else end.prisoners
    end.lose(lost)
    end.gain(gained)
    return end


def losses_of(card: i64) -> i64:
    """A11.4. The virtue a building costs at the end."""
    lost: i64 = 0
    row = LAST_LOSSES[card]
    for i in range(i64(len(row))):
        if do_of(row[i]) == LOSE_VIRTUE:
            lost += n_of(row[i])
    return lost


def gains_of(game: Architects, side: i64, card: i64) -> i64:
    """A11.4. The virtue a building brings at the end."""
    gained: i64 = 0
    row = LAST_GAINS[card]
    for i in range(i64(len(row))):
        gained += kind_of(game, row[i]).virtue_at_end(game, side, what_of(row[i]), n_of(row[i]))
    return gained


# -- lines --------------------------------------------------------------------------------------------------------


def bonus_points(game: Architects, side: i64, end: Reckoning) -> i64:
    """A11.6. End-game points of buildings."""
    points: i64 = 0
    built = game.sides[side].built
    for i in range(i64(len(built))):
        if BONUS_POINTS[built[i]] != 0:
            points += bonus_of(game, side, built[i], end)
    return points


def bonus_of(game: Architects, side: i64, card: i64, end: Reckoning) -> i64:
    """A11.6. One building; what A11.4 changes is taken from there (Q29)."""
    condition, n = BONUS_CONDITION[card], BONUS_N[card]
    if condition == PRISONERS_ARE:
        met = end.prisoners == n
    elif condition == UNPAID_ARE:
        met = end.unpaid == n
    else:
        met = game.holds(side, condition, n)
    if not met:
        return 0
    counter = BONUS_COUNTER[card]
    if counter == OWN_VIRTUE:
        counted = end.virtue
    elif counter == OWN_PRISONERS:
        counted = end.prisoners
    else:
        counted = game.count(side, counter)
    return counted // BONUS_EVERY[card] * BONUS_POINTS[card]


def cathedral_points(game: Architects, side: i64) -> i64:
    """A11.7. Those of the own level (A7.2 to A7.6)."""
    return LEVEL_POINTS[game.sides[side].level]


def virtue_points(end: Reckoning) -> i64:
    """A11.8. As on the track (A8.1)."""
    return VIRTUE_POINTS[end.virtue]


def debt_points(game: Architects, side: i64, end: Reckoning) -> i64:
    """A11.9. Each unpaid debt; Fountain and Gambler's Den change what it costs."""
    return end.unpaid * (DEBT_POINTS + game.sides[side].powers[DEBT_PENALTY])


def goods_points(game: Architects, side: i64) -> i64:
    """A11.10, C8.1. 1 for each gold and marble; a rival has only marble."""
    goods = game.sides[side].goods
    return goods[GOLD] + goods[MARBLE]


def silver_points(game: Architects, side: i64) -> i64:
    """A11.11."""
    return game.sides[side].silver // SILVER_PER_POINT


def prison_points(end: Reckoning) -> i64:
    """A9.5, A11.12. Only those in prison cost points, not those on other boards; captives bring none (A9.4)."""
    return -(end.prisoners // PRISONERS_PER_POINT)


def score(game: Architects, side: int) -> Lines:
    """A11.5 to A11.12. Every line of one side's sheet as it would count now."""
    end = reckon(game, side)
    return [
        ("buildings", int(game.sides[side].printed)),
        ("building_bonus", int(bonus_points(game, side, end))),
        ("cathedral", int(cathedral_points(game, side))),
        ("virtue", int(virtue_points(end))),
        ("debts", int(debt_points(game, side, end))),
        ("goods", int(goods_points(game, side))),
        ("silver", int(silver_points(game, side))),
        ("prison", int(prison_points(end))),
    ]


def points_of(game: Architects, side: i64) -> i64:
    """All lines together, for whoever asks often; lines of expansions are theirs."""
    end = reckon(game, side)
    return (
        game.sides[side].printed
        + bonus_points(game, side, end)
        + cathedral_points(game, side)
        + virtue_points(end)
        + debt_points(game, side, end)
        + goods_points(game, side)
        + silver_points(game, side)
        + prison_points(end)
    )


def total(game: Architects, side: int) -> int:
    """All lines together, those of expansions too."""
    return sum(points for _, points in game.rules.lines(game, side))


VIRTUE_WEIGHT: Final = 10_000  # more than the silver anybody can have
AUTOMA_SILVER: Final = VIRTUE_WEIGHT - 1  # C8.4: among equals the rival comes first


def result(game: Architects, lines: list[Lines]) -> Result:
    """A1.1, A11.14. The most points win; then more virtue, more silver, a rival before people (C8.4), or shared."""
    tie_break: list[int] = []
    for side in range(len(lines)):
        silver = AUTOMA_SILVER if game.is_automa(side) else min(int(game.sides[side].silver), AUTOMA_SILVER - 1)
        tie_break.append(VIRTUE_WEIGHT * int(game.sides[side].virtue) + silver)
    return ranked(lines, tie_break)
