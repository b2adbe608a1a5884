"""What pairing looks at: who met whom, where people sat, their points and byes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from regnum.contests.contest import Contest
from regnum.contests.entries import BOT
from regnum.contests.standings import points


class DrawnRound(NamedTuple):
    """Who plays together, by seat, and who has a bye."""

    tables: list[tuple[str, ...]]
    byes: list[str]


class History:
    """A contest up to now, as the pairing of its next round sees it."""

    def __init__(self, contest: Contest) -> None:
        self.met: Counter[frozenset[str]] = Counter()
        self.sat: Counter[tuple[str, int]] = Counter()
        self.byes: Counter[str] = Counter()
        self.halves = points(contest)
        for round in contest.rounds:
            self.byes.update(round.byes)
            for pairing in round.pairings:
                self.met.update(frozenset(pair) for pair in pairs(pairing.seats))
                self.byes.update(
                    person for person in pairing.people if BOT in pairing.seats and contest.settings.seats == 2
                )
                self.sat.update((person, seat) for seat, person in enumerate(pairing.seats))

    def meetings(self, table: Sequence[str]) -> int:
        """Return how often people of this table have met before."""
        return sum(self.met[frozenset(pair)] for pair in pairs(table))

    def seated(self, table: Iterable[str]) -> tuple[str, ...]:
        """Return these people in the order that gives everyone the seats they have had least."""
        people = sorted(table)
        return min(permutations(people), key=lambda order: (self.unevenness(order), order))

    def unevenness(self, order: Sequence[str]) -> int:
        """Return how unevenly these people would have had their seats."""
        return sum((2 * self.sat[person, seat] + 1) for seat, person in enumerate(order) if person != BOT)


def pairs(table: Iterable[str]) -> list[tuple[str, str]]:
    """Return all pairs of people of the contest at a table."""
    return list(combinations([each for each in table if each != BOT], 2))
