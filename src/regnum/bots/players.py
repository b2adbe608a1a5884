"""The players in the house: `random` plays any legal move, `greedy` the one that pays most now."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from regnum.core.chance import Chance
from regnum.core.match import Match
from regnum.core.words import Game, Move

UNHEARD_OF: Final = 1_000_000  # no score is ever so high or so low


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers for a seat."""

    name: str
    chance: Chance

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance = Chance()
        self.chance.seed(seed)

    def choose(self, match: Match, seat: int) -> str:
        """The notation of one legal move."""
        raise NotImplementedError


class Random(Bot):
    """Plays any legal move."""

    def choose(self, match: Match, seat: int) -> str:
        """Each equally likely."""
        moves = match.legal(seat)
        return moves[int(self.chance.below(len(moves)))]


class Greedy(Bot):
    """Takes what pays most now: the best it can reach with one more move of its own after this one.

    It looks at one imagined world. Of moves that promise the same it takes the one that pays at once, then the one that
    leaves fewest answers: it does not throw away what it may need later. What is equal even then is drawn by lot.
    """

    def choose(self, match: Match, seat: int) -> str:
        """Two moves deep, its own only: points ahead of the best other side."""
        world = match.imagine(seat, int(self.chance.next32())).state
        best: list[Move[Any]] = []
        best_worth = (-UNHEARD_OF, -UNHEARD_OF, 0)
        for move in world.legal(seat):
            worth = worth_of(world, seat, move)
            if worth > best_worth:
                best_worth, best = worth, []
            if worth == best_worth:
                best.append(move)
        return best[self.chance.below(i64(len(best)))].text


def worth_of(world: Game, seat: i64, move: Move[Any]) -> tuple[int, int, int]:
    """The best lead within reach, the lead at once, and minus the number of answers it would have next."""
    after = world.clone()
    after.play_legal(seat, move)
    now = lead(after, seat)
    if after.over or not (after.waiting() >> seat) & 1:
        return (now, now, 0)
    within_reach = now
    following = after.legal(seat)
    for next_move in following:
        later = after.clone()
        later.play_legal(seat, next_move)
        within_reach = max(within_reach, lead(later, seat))
    return (within_reach, now, -len(following))


def lead(game: Game, seat: i64) -> int:
    """Points ahead of the best other side, as they would count now."""
    rules = game.rules
    sides = int(rules.seats) + rules.box.opponents(int(rules.seats))
    totals = [sum(points for _, points in rules.lines(game, side)) for side in range(sides)]
    mine = totals.pop(seat)
    return mine - max(totals, default=0)
