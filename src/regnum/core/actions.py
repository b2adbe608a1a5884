"""A fixed numbering of answers for learners, small enough for a network's last layer.

An action is the number of a move. Only where moves have an argument of many values (a cell of the land: 3,025) would
that be too many: such a move is chosen in two steps, first everything but that argument (`build inn_row ...`), then
the argument alone (`... 0,1`), which has the same actions for all verbs that take it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regnum.core.chance import Chance
from regnum.core.notation import Axis, Family, Moves, Product
from regnum.core.words import NOBODY, Game, Move

LARGE: Final = 1024  # an argument with at least so many values is a step of its own
WHOLE: Final = -1  # the family's moves are actions as they are
NOTHING_BEGUN: Final = -1


class Actions:
    """The actions of a game with all its expansions."""

    moves: Moves
    split: bool  # whether any move takes two steps
    size: i64
    # By family: the first of its moves, the first action, how many values the last argument has and its first action.
    starts: vec[i64]
    firsts: vec[i64]
    widths: vec[i64]  # WHOLE where no argument is large
    lasts: vec[i64]

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.split = False
        self.size = 0
        self.starts = vec[i64]()
        self.firsts = vec[i64]()
        self.widths = vec[i64]()
        self.lasts = vec[i64]()
        axes: list[tuple[Axis, int]] = []
        for family in moves.families:
            self.starts = append(self.starts, family.first)
            self.firsts = append(self.firsts, self.size)
            axis = large_axis(family)
            if axis is None:
                self.widths = append(self.widths, i64(WHOLE))
                self.size += i64(len(family.made))
            else:
                self.split = True
                self.widths = append(self.widths, axis.size)
                self.size += i64(len(family.made)) // axis.size
        self.number_axes(axes)

    def number_axes(self, axes: list[tuple[Axis, int]]) -> None:
        """The large arguments come last, each once."""
        for nth, family in enumerate(self.moves.families):
            axis = large_axis(family) if self.widths[nth] != WHOLE else None
            if axis is None:
                self.lasts = append(self.lasts, i64(WHOLE))
                continue
            known = [first for each, first in axes if each is axis]
            if not known:
                known = [int(self.size)]
                axes.append((axis, int(self.size)))
                self.size += axis.size
            self.lasts = append(self.lasts, i64(known[0]))

    def family_of(self, number: i64) -> i64:
        """Which family a move belongs to."""
        family = i64(len(self.starts)) - 1
        while self.starts[family] > number:
            family -= 1
        return family

    def first_step(self, number: i64) -> i64:
        """The action that chooses this move, or begins to."""
        if not self.split:
            return number
        family = self.family_of(number)
        index = number - self.starts[family]
        if self.widths[family] != WHOLE:
            index //= self.widths[family]
        return self.firsts[family] + index

    def second_step(self, number: i64) -> i64:
        """The action that ends what `first_step` began; NOTHING_BEGUN where one step is enough."""
        if not self.split:
            return NOTHING_BEGUN
        family = self.family_of(number)
        if self.widths[family] == WHOLE:
            return NOTHING_BEGUN
        return self.lasts[family] + (number - self.starts[family]) % self.widths[family]

    def allow(self, legal: list[Move], begun: i64, mask: vec[u8], at: i64) -> None:
        """Set to 1, in a mask that begins at `at`, what may be chosen now. `begun`: the first step, if it is done."""
        one = u8(1)
        for move in legal:
            first = self.first_step(move.number)
            if begun == NOTHING_BEGUN:
                mask[at + first] = one
            elif first == begun:
                mask[at + self.second_step(move.number)] = one

    def draw(self, legal: list[Move], begun: i64, chance: Chance) -> i64:
        """An action of a random legal move, among those that go on with what has begun."""
        if begun == NOTHING_BEGUN:
            return self.first_step(legal[chance.below(i64(len(legal)))].number)
        fitting: i64 = 0
        found: i64 = NOTHING_BEGUN
        for move in legal:
            if self.first_step(move.number) == begun:
                fitting += 1
                if chance.below(fitting) == 0:
                    found = self.second_step(move.number)
        return found

    def chosen(self, legal: list[Move], begun: i64, action: i64) -> Move | None:
        """The legal move that this action completes; None if it only begins one."""
        for move in legal:
            first = self.first_step(move.number)
            if begun == NOTHING_BEGUN:
                if first == action:
                    return None if self.second_step(move.number) != NOTHING_BEGUN else move
            elif first == begun and self.second_step(move.number) == action:
                return move
        raise ValueError(f"action {action} is not among the legal ones: choose one whose mask is 1")


def large_axis(family: Family) -> Axis | None:
    """The last argument of the family's moves, if it is a large one."""
    if isinstance(family, Product) and family.axes[-1].size >= LARGE:
        return family.axes[-1]
    return None


def legal_now(game: Game) -> list[Move]:
    """What the next seat to answer may play; nothing when the game is over."""
    seat = game.next_seat()
    return [] if seat == NOBODY else game.legal(seat)
