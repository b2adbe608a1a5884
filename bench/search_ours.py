"""Our search, compiled or interpreted: whichever Python and PYTHONPATH this is started with decides.

Two ways to think. "full" plays every iteration to the end of the game by any moves, as the peer does; "sense" is how
our bots think: a short playout, and then the game's own sense. A new Search for every decision, so no tree is reused.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from common import PLAYOUTS, Mind, Thought, arguments, ask, our_engine, pin, time_thoughts

import regnum
from regnum.bots import Search
from regnum.core.match import Match
from regnum.core.play import compiled

ENGINE = our_engine(bool(compiled))
ITERATIONS = 400  # the default of the bot `search`
ENOUGH_S = 60.0  # time never runs out, since then fewer iterations would be measured
LEAST = {"full": 4, "sense": 2}  # decisions; the interpreted search needs a second or two for one


class SearchTable(Mind[Match]):
    """A match, since bots are given matches and not the kernel's Game."""

    def __init__(self, name: str, seats: int, mode: str) -> None:
        self.engine, self.game, self.seats, self.mode = ENGINE, name, seats, mode

    def deal(self, seed: int) -> Match:
        """Open a match."""
        return regnum.new(self.game, seats=self.seats, seed=seed)

    def over(self, state: Match) -> bool:
        """Ask the match."""
        return state.over

    def moves(self, state: Match) -> Sequence[str]:
        """List the moves of the first seat that owes an answer."""
        return state.legal(state.waiting[0])

    def step(self, state: Match, move: Any) -> None:
        """Answer for that seat."""
        state.play(state.waiting[0], move)

    def decide(self, state: Match, seed: int) -> int:
        """Choose as one of our bots."""
        full = self.mode == "full"
        search = Search("bench", seed, PLAYOUTS if full else ITERATIONS, ENOUGH_S, full=full)
        search.choose(state, state.waiting[0])
        return search.thought


def thoughts(name: str, seats: int, seconds: float, seed: int) -> Iterator[Thought]:
    """Measure one game at one number of seats, both ways in the same positions."""
    asked = ask(SearchTable(name, seats, "full"), seed)
    for mode, least in LEAST.items():
        yield time_thoughts(SearchTable(name, seats, mode), asked, seconds, seed, least)


def tables() -> list[tuple[str, int]]:
    """List every game alone, where that can be, and at the least number of seats above one."""
    found = []
    for name in regnum.games():
        least, most = regnum.info(name).seats
        found += [(str(name), seats) for seats in range(least, most + 1) if seats <= max(2, least)]
    return found


def main() -> None:
    """Print two rows for each table asked for."""
    parser = arguments("Regnum, search")
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--seats", type=int, default=None, help="one number of seats instead of all")
    parser.add_argument("--list", action="store_true", help="print what can be measured, as JSON")
    args = parser.parse_args()
    if args.list:
        print(json.dumps({"compiled": bool(compiled), "where": regnum.__file__, "tables": tables()}))
        return
    pin(args.core)
    for name, seats in tables():
        if args.game in (None, name) and args.seats in (None, seats):
            for thought in thoughts(name, seats, args.seconds, args.seed):
                thought.print()


if __name__ == "__main__":
    main()
