"""The simple bots: `random` plays any legal move, `greedy` the one with the best estimate."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from regnum.bots.sense import Sense
from regnum.bots.weights import sense_of
from regnum.core.chance import Chance
from regnum.core.match import Match
from regnum.core.words import Game, Move

TIRED: Final = 3000  # decisions of a match, many times what any takes: whoever is tired plays anything


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player that answers for a seat."""

    name: str
    chance: Chance
    own_sense: Sense[Any] | None  # where it differs from the game's: while weights are being learned

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance = Chance()
        self.chance.seed(seed)
        self.own_sense = None

    def sense_of(self, match: Match) -> Sense[Any]:
        """What it goes by."""
        return sense_of(match.rules.box) if self.own_sense is None else self.own_sense

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
    """Takes what promises most now, by the game's own sense: one move deep, in one imagined game.

    Among equal moves one is chosen at random. `care` is how many points it may give away by carelessness: any
    move that promises so little less than the best is as good to it. Some games end only when their players want it;
    those who never do get tired.
    """

    care: float

    def __init__(self, name: str, seed: int, care: float = 0.0) -> None:
        super().__init__(name, seed)
        self.care = care

    def choose(self, match: Match, seat: int) -> str:
        """The best answer at a glance."""
        world = match.imagine(seat, int(self.chance.next32())).state
        sense = self.sense_of(match)
        moves = world.legal(seat)
        if len(match.log) > TIRED:
            return moves[self.chance.below(i64(len(moves)))].text
        promises = [promise_of(world, sense, seat, move, self.chance) for move in moves]
        enough = max(promises) - self.care * sense.unit
        good = [move for move, promise in zip(moves, promises, strict=True) if promise >= enough]
        return good[self.chance.below(i64(len(good)))].text


def promise_of(world: Game, sense: Sense[Any], seat: i64, move: Move[Any], chance: Chance) -> float:
    """What the sense says of the position after a move; others who answer at the same time answer anything."""
    after = world.clone()
    if after.whose[-1] < 0:
        answer_for_others(after, seat, chance)
    after.play_legal(seat, move)
    return sense.promise(after, seat)


def answer_for_others(world: Game, seat: i64, chance: Chance) -> None:
    """Let all other seats that are asked give an answer."""
    owing = world.owing
    for other in range(world.rules.seats):
        if other != seat and (owing >> other) & 1:
            moves = world.legal(other)
            world.play_legal(other, moves[chance.below(i64(len(moves)))])
