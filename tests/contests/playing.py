"""Contests played without tables: everybody signs up, and somebody decides how every match ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regnum.contests import actions
from regnum.contests import entries as log
from regnum.contests.contest import Contest, contest_from_log
from regnum.contests.lots import drawn, lot
from regnum.contests.pairing import next_round
from regnum.contests.settings import ContestSettings

ORGANISER = "organiser"
Ranks = Callable[[Sequence[str], int], list[int]]


def names(count: int) -> list[str]:
    return [f"p{n:03}" for n in range(count)]


def contest(people: int, seed: int = 1, **settings: Any) -> Contest:
    """A contest that has started, with so many people."""
    made = Contest("c")
    wanted = ContestSettings("Cup", "brothers", **{"most": max(people, settings.get("seats", 2)), **settings})
    for entry in actions.make(ORGANISER, wanted, seed):
        made.apply(entry, 0)
    for each in names(people):
        do(made, actions.sign_up(made, each))
    do(made, actions.start(made, ORGANISER, drawn(seed, made.entrants)))
    return made


def do(made: Contest, entries: Sequence[log.ContestEntry], time: int = 0) -> None:
    for each in entries:
        made.apply(each, time)


def pair(made: Contest) -> bool:
    """Pair the next round; False if there is none."""
    found = next_round(made)
    if found is None:
        return False
    number = len(made.rounds) + 1
    tables = [log.PairedTable(f"t{number}-{n}", seats) for n, seats in enumerate(found.tables)]
    do(made, [log.RoundPaired(number, tables, found.byes, 100), log.RoundOpened(number)])
    return True


def by_seed(seats: Sequence[str], seed: int) -> list[int]:
    """Ranks drawn by lot, sometimes shared."""
    drawn = [lot(seed, each, *seats) % 4 for each in seats]
    return [1 + sum(other > mine for other in drawn) for mine in drawn]


def strongest(seats: Sequence[str], seed: int) -> list[int]:
    """The first of the alphabet always wins; bots always lose."""
    ordered = sorted(seats, key=lambda each: (each == "", each))
    return [1 + ordered.index(each) for each in seats]


def play(made: Contest, ranks: Ranks = by_seed) -> None:
    """Let the round's matches end."""
    assert made.current is not None
    for each in made.current.pairings:
        places = ranks(each.seats, made.seed)
        do(made, actions.score(made, each.table, places, [60 - 5 * place for place in places], ""))


def play_all(made: Contest, ranks: Ranks = by_seed, drop: Callable[[Contest], Sequence[str]] = lambda made: ()) -> None:
    """Play to the end; `drop` says who leaves before the next round."""
    while pair(made):
        assert len(made.rounds) < 60, "it does not end"
        play(made, ranks)
        for each in drop(made):
            do(made, actions.withdraw(made, each, each))


def again(made: Contest) -> Contest:
    """The same contest from its log."""
    return contest_from_log(made.id, [(each.time, log.encode(each.entry)) for each in made.log])
