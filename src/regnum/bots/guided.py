"""`guide`: the scripted opponent of a guided first game."""

from __future__ import annotations

from regnum.bots.players import Greedy
from regnum.core.match import Match
from regnum.guide import guide_of, next_of


class Guided(Greedy):
    """Follows the script of the game's guide as far as it can be played; beyond it, takes what pays most now."""

    def choose(self, match: Match, seat: int) -> str:
        """The next move of the script that is legal."""
        guide = guide_of(match.rules.box)
        if guide is not None and match.seats == guide.seats:
            played = [each.move.text for each in match.log if each.seat == seat]
            move = next_of(guide.rival, played, match.legal(seat))
            if move is not None:
                return move
        return super().choose(match, seat)
