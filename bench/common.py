"""One way of measuring for every engine; standard library only, so that any environment can run it.

What is equal for all: CPU time, the set-up of a game is not timed, the chooser is, forced choices count as
decisions, and copies are taken from the middle of games, where there is something to copy.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from time import process_time
from typing import Any, Generic, TypeVar

State = TypeVar("State")
Call = Callable[[], object]

BATCH = 8  # games set up before the clock starts, so that the clock is read seldom
LEAST_GAMES, MOST_GAMES = 6, 32  # surveyed for branching and for middle positions
CALLS = 256  # calls between two readings of the clock
PLAYOUTS = 100  # for a decision, where a search plays to the end of the game (goal P7)
QUESTIONS = 16  # positions that a search is asked about


@dataclass(frozen=True)
class Row:
    """What one engine did in one game; None where the engine offers no such thing."""

    engine: str
    game: str
    seats: int
    mode: str
    decisions: int
    games: int
    branching: float
    us_decision: float
    us_copy: float | None
    us_imagine: float | None
    forced: float  # share of decisions with a single legal move: engines differ in how much they ask

    def print(self) -> None:
        """Print the row as one JSON line, which is all that run.py reads."""
        print(json.dumps(asdict(self)), flush=True)


@dataclass(frozen=True)
class BotTime:
    """How long one level of bots took for a decision."""

    engine: str
    game: str
    seats: int
    level: str
    decisions: int
    ms_decision: float

    def print(self) -> None:
        """Print the row as one JSON line, which is all that run.py reads."""
        print(json.dumps(asdict(self)), flush=True)


@dataclass(frozen=True)
class Thought:
    """What one engine's search did in one game."""

    engine: str
    game: str
    seats: int
    mode: str  # "full": playouts to the end of the game; "sense": short ones, judged by the game's sense
    decisions: int
    iterations: int  # of all decisions together
    us_decision: float
    length: float  # decisions of a random game
    branching: float  # where the search was asked

    def print(self) -> None:
        """Print it as one JSON line; run.py distinguishes it from a Row by its iterations."""
        print(json.dumps(asdict(self)), flush=True)


class Course(ABC, Generic[State]):
    """A game of some engine, as far as one has to walk through it."""

    engine: str
    game: str
    seats: int

    @abstractmethod
    def deal(self, seed: int) -> State:
        """Give a game at its first decision of a player."""

    @abstractmethod
    def over(self, state: State) -> bool:
        """Say whether no seat has to choose any more."""

    @abstractmethod
    def moves(self, state: State) -> Sequence[Any]:
        """List what the player to choose may do."""

    @abstractmethod
    def step(self, state: State, move: Any) -> None:
        """Play a move, and all chance up to the next decision."""


class PlayedGame(Course[State]):
    """A game for random play; `play` alone is timed, so it may be as direct as the engine allows."""

    @abstractmethod
    def play(self, state: State) -> int:
        """Play random legal moves to the end, as fast as this engine can be driven; return the decisions."""

    def copier(self, state: State) -> Call | None:
        """Give the engine's own copy of a state as a bare call, or None where it has none."""
        return None

    def imaginer(self, state: State, seed: int) -> Call | None:
        """Give the engine's own redealing of what the player to choose cannot see, or None."""
        return None


class Mind(Course[State]):
    """A game with a player that searches it."""

    mode: str

    @abstractmethod
    def decide(self, state: State, seed: int) -> int:
        """Think about a position and leave it as it is; nothing thought before may help. Return the iterations."""


@dataclass(frozen=True)
class Survey(Generic[State]):
    """What is counted outside the clock."""

    branching: float
    forced: float
    middles: list[State]


@dataclass(frozen=True)
class Played:
    """What the clock saw of whole games."""

    decisions: int
    games: int
    us_decision: float


def arguments(about: str) -> argparse.ArgumentParser:
    """Give the options that every measuring script shares."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each measurement")
    parser.add_argument("--seed", type=int, default=1, help="where the games start from")
    parser.add_argument("--core", type=int, default=None, help="pin to this core")
    return parser


def our_engine(compiled: bool) -> str:
    """Name the build of Regnum that is measured here."""
    if sys.platform == "emscripten":
        return "Regnum page"
    return "Regnum compiled" if compiled else "Regnum interpreted"


def pin(core: int | None) -> None:
    """Stay on one core, because wandering between caches costs more than some engines' whole decision."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def walk(table: Course[State], state: State, rng: Random, most: int | None = None) -> list[int]:
    """Play untimed random moves, at most so many, and return the number of legal moves met at each."""
    widths: list[int] = []
    while not table.over(state) and (most is None or len(widths) < most):
        moves = table.moves(state)
        widths.append(len(moves))
        table.step(state, moves[int(rng.random() * len(moves))])
    return widths


def middle_of(table: Course[State], seed: int, rng: Random) -> tuple[list[int], State]:
    """Play a game to see how long it is, then another from the same deal to somewhere in its middle half."""
    widths = walk(table, table.deal(seed), rng)
    state = table.deal(seed)
    walk(table, state, rng, int(len(widths) * (0.25 + 0.5 * rng.random())))
    return widths, state


def survey(table: PlayedGame[State], seconds: float, seed: int) -> Survey[State]:
    """Count branching and find middle positions, apart from the timed games, which counting would slow."""
    rng, widths, middles = Random(seed), [], []
    start, games = process_time(), 0
    while games < LEAST_GAMES or (games < MOST_GAMES and process_time() - start < seconds):
        met, middle = middle_of(table, seed + games, rng)
        widths += met
        if not table.over(middle):
            middles.append(middle)
        games += 1
    return Survey(sum(widths) / len(widths), widths.count(1) / len(widths), middles)


def time_games(table: PlayedGame[State], seconds: float, seed: int) -> Played:
    """Time whole games; they are set up before the clock starts and thrown away after it stops."""
    table.play(table.deal(seed))  # caches and lazy imports
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        batch = [table.deal(seed + games + i) for i in range(BATCH)]
        start = process_time()
        for state in batch:
            decisions += table.play(state)
        spent += process_time() - start
        games += BATCH
    return Played(decisions, games, spent / decisions * 1e6)


def time_calls(calls: Sequence[Call | None], seconds: float) -> float | None:
    """Time bare calls in µs: bound methods or partials, which cost almost nothing themselves."""
    real = [call for call in calls if call is not None]
    if not real:
        return None
    real = (real * (CALLS // len(real) + 1))[:CALLS]
    spent, passes = 0.0, 0
    while spent < seconds:
        start = process_time()
        for call in real:
            call()
        spent += process_time() - start
        passes += 1
    return spent / (passes * CALLS) * 1e6


def measure(table: PlayedGame[State], seconds: float, seed: int, mode: str = "driven") -> Row:
    """Measure all that a table offers."""
    seen = survey(table, seconds, seed)
    played = time_games(table, seconds, seed)
    us_copy = time_calls([table.copier(state) for state in seen.middles], seconds)
    imagined = [table.imaginer(state, seed + i) for i in range(4) for state in seen.middles]
    us_imagine = time_calls(imagined, seconds)
    return Row(
        table.engine,
        table.game,
        table.seats,
        mode,
        played.decisions,
        played.games,
        seen.branching,
        played.us_decision,
        us_copy,
        us_imagine,
        seen.forced,
    )


def again(row: Row, played: Played, mode: str) -> Row:
    """Give the row of another way to play the same game; copies stay with the first row."""
    return replace(
        row,
        mode=mode,
        decisions=played.decisions,
        games=played.games,
        us_decision=played.us_decision,
        us_copy=None,
        us_imagine=None,
    )


@dataclass(frozen=True)
class AskedStates(Generic[State]):
    """Positions to think about."""

    states: list[State]
    length: float


def ask(mind: Course[State], seed: int) -> AskedStates[State]:
    """Find middle positions where there is something to decide: a single legal move needs no thought anywhere."""
    rng, states, lengths = Random(seed), list[State](), list[int]()
    while len(states) < QUESTIONS:
        widths, state = middle_of(mind, seed + len(lengths), rng)
        lengths.append(len(widths))
        while not mind.over(state) and len(mind.moves(state)) == 1:
            mind.step(state, mind.moves(state)[0])
        if not mind.over(state):
            states.append(state)
    return AskedStates(states, sum(lengths) / len(lengths))


def time_thoughts(mind: Mind[State], asked: AskedStates[State], seconds: float, seed: int, least: int) -> Thought:
    """Time decisions of a search, so many at least, however long they take: one position says little of others."""
    mind.decide(asked.states[-1], seed)  # caches and lazy imports
    spent, iterations, widths = 0.0, 0, list[int]()
    while spent < seconds or len(widths) < least:
        state = asked.states[len(widths) % QUESTIONS]
        start = process_time()
        iterations += mind.decide(state, seed + len(widths))
        spent += process_time() - start
        widths.append(len(mind.moves(state)))
    count = len(widths)
    return Thought(
        mind.engine,
        mind.game,
        mind.seats,
        mind.mode,
        count,
        iterations,
        spent / count * 1e6,
        asked.length,
        sum(widths) / count,
    )
