"""Our games, compiled or interpreted: whichever Python and PYTHONPATH this is started with decides.

Three ways to play. "driven" is a loop in Python around the kernel, as an external bot would run it; "text" is the same
loop around the public API, `legal` and `play`, checked, with a log and with events; "inside" is one call of the
compiled `playout`, as our own search runs it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from common import Call, PlayedGame, Row, again, arguments, measure, our_engine, pin, time_games

import regnum
from regnum.core.play import compiled, playout

ENGINE = our_engine(bool(compiled))
ROOTS = 32  # different deals; more would only make the set-up longer than the measurement


class Driven(PlayedGame[Any]):
    """The loop in Python; states are the kernel's Game."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        self.engine, self.game, self.seats = ENGINE, name, seats
        self.random = Random(seed).random
        self.roots = [regnum.new(name, seats=seats, seed=seed + i).state for i in range(ROOTS)]

    def deal(self, seed: int) -> Any:
        """Clone a dealt game, outside the clock."""
        return self.roots[seed % ROOTS].clone()

    def play(self, state: Any) -> int:
        """Cross into the kernel for every question, as a driver in Python must."""
        count, random = 0, self.random
        while not state.over:
            seat = state.next_seat()
            moves = state.legal(seat)
            state.play_legal(seat, moves[int(random() * len(moves))])
            count += 1
        return count

    def over(self, state: Any) -> bool:
        """Ask the kernel."""
        return bool(state.over)

    def moves(self, state: Any) -> Sequence[Any]:
        """List the moves of the first seat that owes an answer."""
        legal: Sequence[Any] = state.legal(state.next_seat())
        return legal

    def step(self, state: Any, move: Any) -> None:
        """Answer for that seat."""
        state.play_legal(state.next_seat(), move)

    def copier(self, state: Any) -> Call:
        """Give the kernel's clone."""
        clone: Call = state.clone
        return clone

    def imaginer(self, state: Any, seed: int) -> Call:
        """Give the kernel's imagine, from the seat that has to choose."""
        return partial(state.imagine, state.next_seat(), seed)


class Text(Driven):
    """The public API: every move goes in and out as text."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        super().__init__(name, seats, seed)
        self.matches = [regnum.new(name, seats=seats, seed=seed + i) for i in range(ROOTS)]

    def deal(self, seed: int) -> Any:
        """Clone a match that has just begun, outside the clock."""
        return self.matches[seed % ROOTS].clone()

    def play(self, state: Any) -> int:
        """Ask and answer in text, as somebody does who knows nothing but the README."""
        count, random = 0, self.random
        while not state.over:
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[int(random() * len(moves))])
            count += 1
        return count


class Inside(Driven):
    """The same games, played by one call."""

    seeds = 0

    def play(self, state: Any) -> int:
        """Play out with a seed never used before, since several games start from one deal."""
        self.seeds += 1
        return int(playout(state, self.seeds))


def rows(name: str, seats: int, seconds: float, seed: int) -> list[Row]:
    """Measure one game at one number of seats, all three ways."""
    driven = measure(Driven(name, seats, seed), seconds, seed)
    others: dict[str, Driven] = {"inside": Inside(name, seats, seed), "text": Text(name, seats, seed)}
    return [driven, *(again(driven, time_games(table, seconds, seed), mode) for mode, table in others.items())]


def tables() -> list[tuple[str, int]]:
    """List every game at every number of seats."""
    found = []
    for name in regnum.games():
        least, most = regnum.info(name).seats
        found += [(str(name), seats) for seats in range(least, most + 1)]
    return found


def main() -> None:
    """Print three rows for each table asked for."""
    parser = arguments("Regnum, random play")
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
            for row in rows(name, seats, args.seconds, args.seed):
                row.print()


if __name__ == "__main__":
    main()
