"""Bots against bots, many times. Every game has its own seed, so the numbers are the same for any number of workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from multiprocessing import get_context
from time import perf_counter

from msgspec import Struct

import regnum
from regnum.core.chance import Chance

CHUNK = 16  # games handed to a worker at once: enough to hide the way there and back


class Plan(Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    games: int
    seed: int


class Outcome(Struct, frozen=True):
    """One finished game. An official opponent's total is the last, and it has no bot."""

    seating: list[str]
    totals: list[int]
    winners: list[int]
    decisions: int


class Standing(Struct):
    """How somebody, or some seat, has fared."""

    name: str
    played: int
    wins: int
    draws: int
    mean: float
    least: int
    most: int


class Report(Struct):
    """All that was counted; only `seconds` depends on the machine."""

    plan: Plan
    by_bot: list[Standing]
    by_seat: list[Standing]
    decisions: float
    seconds: float

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.plan.games / self.seconds if self.seconds else 0.0


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Play the whole plan; `progress` hears how many games are done."""
    started = perf_counter()
    outcomes: list[Outcome] = []
    for chunk in played_chunks(plan, jobs):
        outcomes += chunk
        progress(len(outcomes))
    return counted(plan, outcomes, perf_counter() - started)


def played_chunks(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """The games in order, a handful at a time."""
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs == 1:
        yield from (played(plan, chunk) for chunk in chunks)
        return
    # Spawned, not forked: a fork beside the thread of a progress bar may inherit its locks.
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(played, [plan] * len(chunks), chunks)


def played(plan: Plan, numbers: range) -> list[Outcome]:
    """Some games of the plan."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Outcome:
    """One game. The bots move one seat on from game to game, so nobody owns the better chair."""
    chance = Chance()
    chance.seed((plan.seed + number) % 2**62)
    seating = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
    match = regnum.new(plan.game, seats=plan.seats, seed=int(chance.next32()), options=plan.options)
    bots = [regnum.bot(name, int(chance.next32())) for name in seating]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    result = match.result
    assert result is not None
    return Outcome(seating, result.totals, result.winners, len(match.log))


def counted(plan: Plan, outcomes: list[Outcome], seconds: float) -> Report:
    """Wins, draws and scores by bot and by chair."""
    chairs = range(len(outcomes[0].totals) if outcomes else plan.seats)
    by_bot = [(name_at(each, seat), each, seat) for each in outcomes for seat in chairs]
    by_seat = [(f"seat {seat}", each, seat) for seat in chairs for each in outcomes]
    decisions = sum(each.decisions for each in outcomes) / max(1, len(outcomes))
    return Report(plan, standings(by_bot), standings(by_seat), decisions, seconds)


def name_at(outcome: Outcome, seat: int) -> str:
    """The bot of a chair, or the game's official opponent."""
    return outcome.seating[seat] if seat < len(outcome.seating) else "official opponent"


def standings(entries: list[tuple[str, Outcome, int]]) -> list[Standing]:
    """One line for each name."""
    ordered = sorted(entries, key=lambda entry: entry[0])
    return [standing(name, [(outcome, seat) for _, outcome, seat in group])
            for name, group in groupby(ordered, key=lambda entry: entry[0])]  # fmt: skip


def standing(name: str, games: list[tuple[Outcome, int]]) -> Standing:
    """A shared first place is a draw."""
    totals = [outcome.totals[seat] for outcome, seat in games]
    first = [outcome for outcome, seat in games if seat in outcome.winners]
    draws = sum(len(outcome.winners) > 1 for outcome in first)
    return Standing(name, len(games), len(first) - draws, draws, sum(totals) / len(totals), min(totals), max(totals))
