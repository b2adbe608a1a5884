"""Play bots against each other many times. Every game has its own seed, so results do not depend on the workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from msgspec import Struct

import regnum
from regnum.core.chance import Chance
from regnum.lab.pool import spread

CHUNK = 16  # games handed to a worker at once: enough to hide the way there and back


class SimPlan(Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    games: int
    seed: int


class SimOutcome(Struct, frozen=True):
    """One finished game. An official opponent's total is the last, and it has no bot."""

    seating: list[str]
    totals: list[int]
    winners: list[int]
    decisions: int


class Standing(Struct):
    """The results of a bot or of a seat."""

    name: str
    played: int
    wins: int
    draws: int
    mean: float
    least: int
    most: int


class SimReport(Struct):
    """All that was counted; only `seconds` depends on the machine."""

    plan: SimPlan
    by_bot: list[Standing]
    by_seat: list[Standing]
    decisions: float
    seconds: float

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.plan.games / self.seconds if self.seconds else 0.0


class Tally:
    """Running sums for one line of the report."""

    def __init__(self) -> None:
        self.played = self.wins = self.draws = self.points = 0
        self.least = self.most = 0

    def add(self, outcome: SimOutcome, seat: int) -> None:
        """One game of this bot, or in this seat. A shared first place is a draw."""
        points = outcome.totals[seat]
        self.least = min(self.least, points) if self.played else points
        self.most = max(self.most, points) if self.played else points
        self.played += 1
        self.points += points
        if seat in outcome.winners:
            self.wins += len(outcome.winners) == 1
            self.draws += len(outcome.winners) > 1

    def standing(self, name: str) -> Standing:
        """As a line."""
        mean = self.points / self.played
        return Standing(name, self.played, self.wins, self.draws, mean, self.least, self.most)


class SimTally:
    """All sums of a contest so far: by bot, by seat, and of decisions."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.by_bot: dict[str, Tally] = {}
        self.by_seat: dict[int, Tally] = {}

    def add(self, outcome: SimOutcome) -> None:
        """One more game."""
        self.games += 1
        self.decisions += outcome.decisions
        for seat in range(len(outcome.totals)):
            self.by_bot.setdefault(name_at(outcome, seat), Tally()).add(outcome, seat)
            self.by_seat.setdefault(seat, Tally()).add(outcome, seat)

    def report(self, plan: SimPlan, seconds: float) -> SimReport:
        """One line for each bot, by name, and for each seat."""
        bots = [tally.standing(name) for name, tally in sorted(self.by_bot.items())]
        seats = [tally.standing(f"seat {seat}") for seat, tally in sorted(self.by_seat.items())]
        return SimReport(plan, bots, seats, self.decisions / max(1, self.games), seconds)


def simulate(plan: SimPlan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> SimReport:
    """Play the whole plan; `progress` hears how many games are done."""
    started = perf_counter()
    count = SimTally()
    for chunk in played_chunks(plan, jobs):
        for outcome in chunk:
            count.add(outcome)
        progress(count.games)
    return count.report(plan, perf_counter() - started)


def played_chunks(plan: SimPlan, jobs: int) -> Iterator[list[SimOutcome]]:
    """The games in order, a handful at a time."""
    chunks = (range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK))
    yield from spread(partial(played, plan), chunks, jobs=jobs)


def played(plan: SimPlan, numbers: range) -> list[SimOutcome]:
    """Some games of the plan."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: SimPlan, number: int) -> SimOutcome:
    """One game. The bots move one seat on from game to game, so no bot always has the better seat."""
    chance = chance_of(plan, number)
    seating = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
    match = regnum.new(plan.game, seats=plan.seats, seed=drawn_seed(chance), options=plan.options)
    bots = [regnum.bot(name, drawn_seed(chance)) for name in seating]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    result = match.result
    assert result is not None
    return SimOutcome(seating, result.totals, result.winners, len(match.log))


def chance_of(plan: SimPlan, number: int) -> Chance:
    """What one game draws its seeds from: its own in every plan, so that neighbouring plans share no game."""
    chance = Chance()
    chance.seed(plan.seed)
    return chance.split(number)


def drawn_seed(chance: Chance) -> int:
    """A seed of 62 bits: among millions of games hardly two are alike."""
    return int(chance.next32()) << 30 | int(chance.next32()) >> 2


def name_at(outcome: SimOutcome, seat: int) -> str:
    """The bot of a seat, or the game's official opponent."""
    return outcome.seating[seat] if seat < len(outcome.seating) else "official opponent"
