"""Tables of three and more: neighbours in the standings sit together, then people change tables while that is better.

The best tables cannot be found quickly for many people. So it begins from several orders and takes the best result; it
looks further only while somebody would meet somebody again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from regnum.contests.entries import BOT
from regnum.contests.history import DrawnRound, History
from regnum.contests.lots import lot

AGAIN: Final = 10**6
BOTS: Final = 10**5  # two bots at one table
TRIES: Final = 12  # orders to begin from


class Grouping(NamedTuple):
    """Tables, and how bad they are."""

    cost: int
    tables: list[list[str]]


class Grouper:
    """Finds tables for these people."""

    def __init__(self, people: Sequence[str], history: History, seats: int, new_first: bool) -> None:
        self.history = history
        self.seats = seats
        self.new_first = new_first  # new meetings count, not points
        self.place = {person: n for n, person in enumerate(people)}

    def pair_cost(self, one: str, other: str) -> int:
        """Return how bad it is that two sit together."""
        if one == BOT or other == BOT:
            return BOTS if one == other else 0
        met = AGAIN * self.history.met[frozenset((one, other))]
        if self.new_first:
            return met
        apart = self.history.halves[one] - self.history.halves[other]
        return met + 100 * apart * apart + abs(self.place[one] - self.place[other])

    def with_others(self, person: str, others: Sequence[str]) -> int:
        """Return what a person costs at a table."""
        return sum(self.pair_cost(person, each) for each in others)

    def improved(self, order: Sequence[str]) -> Grouping:
        """Fill tables in this order, then let pairs of people change places while that helps."""
        tables = [list(order[n : n + self.seats]) for n in range(0, len(order), self.seats)]
        while self.swap_best(tables):
            pass
        cost = sum(self.with_others(each, table[n + 1 :]) for table in tables for n, each in enumerate(table))
        return Grouping(cost, tables)

    def swap_best(self, tables: list[list[str]]) -> bool:
        """Make one pass over all pairs of people; whether anybody has changed places."""
        changed = False
        for a, left in enumerate(tables):
            for right in tables[a + 1 :]:
                for i in range(len(left)):
                    for j in range(len(right)):
                        changed |= self.swap_if_better(left, i, right, j)
        return changed

    def swap_if_better(self, left: list[str], i: int, right: list[str], j: int) -> bool:
        """Let two people change places if that is better."""
        one, other = left[i], right[j]
        stay, come = left[:i] + left[i + 1 :], right[:j] + right[j + 1 :]
        before = self.with_others(one, stay) + self.with_others(other, come)
        after = self.with_others(other, stay) + self.with_others(one, come)
        if after >= before:
            return False
        left[i], right[j] = other, one
        return True


def grouped(
    people: Sequence[str], history: History, seats: int, odd: Literal["bye", "bot"], *, new_first: bool = False
) -> DrawnRound:
    """Seat these people, the leaders first; those who fit no table have a bye or play with bots."""
    missing = -len(people) % seats
    byes: list[str] = []
    if missing and odd == "bye" and len(people) > seats:
        behind = sorted(people, key=lambda each: (history.byes[each], history.halves[each], -people.index(each)))
        byes = behind[: seats - missing]
        missing = 0
    playing = [each for each in people if each not in byes]
    grouper = Grouper(people, history, seats, new_first)
    best: Grouping | None = None
    for attempt in range(TRIES):
        found = grouper.improved(begun(playing, missing, seats, attempt))
        best = found if best is None or found.cost < best.cost else best
        if best.cost < BOTS and not new_first:
            break
    assert best is not None, "there are tries"
    tables = with_new_meeting(best.tables, history) if new_first else best.tables
    return DrawnRound([history.seated(each) for each in tables], byes)


def begun(people: Sequence[str], bots: int, seats: int, attempt: int) -> list[str]:
    """Return an order to begin from: the standings first, then by lot; bots sit at the last tables, one at each."""
    order = list(people) if attempt == 0 else sorted(people, key=lambda each: lot(attempt, each))
    tables = -(-(len(order) + bots) // seats)
    for n in range(bots):  # from behind, so that the places before are still right
        table = tables - 1 - n % tables
        order.insert(min(len(order), table * seats + seats - 1 - n // tables), BOT)
    return order


def with_new_meeting(tables: list[list[str]], history: History) -> list[list[str]]:
    """Make sure that somebody meets for the first time, or a round robin would not end."""
    if any(
        not history.met[frozenset((a, b))]
        for table in tables
        for a in table
        for b in table
        if BOT not in (a, b) and a != b
    ):
        return tables
    everyone = [each for table in tables for each in table if each != BOT]
    one, other = next((a, b) for a in everyone for b in everyone if a != b and not history.met[frozenset((a, b))])
    home = next(table for table in tables if one in table)
    away = next(table for table in tables if other in table)
    seat, place = next(n for n, each in enumerate(home) if each != one), away.index(other)
    home[seat], away[place] = other, home[seat]
    return tables
