"""The players in the house: `random` plays any legal move, `greedy` the one that pays most now."""

from __future__ import annotations

from regnum.core.chance import Chance
from regnum.core.errors import OptionError
from regnum.core.match import Match


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
    """Tries each move in one imagined world and takes what leaves it furthest ahead; equals are drawn by lot."""

    def choose(self, match: Match, seat: int) -> str:
        """One move deep: points now, against the best of the others."""
        world = match.imagine(seat, int(self.chance.next32()))
        best: list[str] = []
        best_lead = -1_000_000
        for move in world.legal(seat):
            lead = self.lead_after(world, seat, move)
            if lead > best_lead:
                best_lead, best = lead, []
            if lead == best_lead:
                best.append(move)
        return best[int(self.chance.below(len(best)))]

    def lead_after(self, world: Match, seat: int, move: str) -> int:
        """Points ahead of the best other side once the move is played."""
        after = world.clone()
        after.play_move(seat, after.rules.moves.read(move))
        totals = [sum(points for _, points in after.score(each)) for each in range(len(after.colours))]
        others = [total for each, total in enumerate(totals) if each != seat]
        return totals[seat] - max(others, default=0)


def bot(name: str, seed: int = 0) -> Bot:
    """A player by name."""
    if name == "random":
        return Random(name, seed)
    if name == "greedy":
        return Greedy(name, seed)
    raise OptionError(f"there is no bot {name!r} in the house yet; there are: greedy, random")
