"""The table of a contest: a total order, and for each row what put it below the one before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from regnum.contests.contest import Contest, Pairing
from regnum.contests.entries import BOT
from regnum.contests.lots import lot

Mark: TypeAlias = Literal["won", "shared", "lost", "between", "bye", "ruled", "running", "absent"]
Decider: TypeAlias = Literal["", "round", "points", "opponents", "between", "wins", "share", "lot"]
TENTHS: Final = 1000


class RoundMark(Struct, frozen=True):
    """How a person fared in one round: `rank` at the table, 0 without one; half points for it."""

    mark: Mark
    rank: int
    halves: int
    table: str


class StandingRow(Struct, frozen=True):
    """A person in the standings. `decided`: what put them below the row before; `ties`: the figures in question."""

    place: int
    person: str
    halves: int  # half points
    played: int
    wins: int
    opponents: int  # half points of those they met
    share: int  # of the points of the game at their tables, in thousandths, summed
    reached: int  # rounds of a knock-out
    decided: Decider
    active: bool
    form: list[RoundMark]


def points(contest: Contest) -> Counter[str]:
    """Return everyone's half points."""
    found: Counter[str] = Counter()
    for each in contest.entrants:
        found[each] = 0
    for round in contest.rounds:
        for person in round.byes:
            found[person] += bye_halves(contest)
        for pairing in round.pairings:
            for person in pairing.people:
                found[person] += pairing.halves_for(person)
    return found


def bye_halves(contest: Contest) -> int:
    """Return the half points of a bye: those of a win."""
    return 2 * (contest.settings.seats - 1)


class ContestFigures:
    """Everything by which people are compared."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.decided = [each for each in contest.pairings() if each.decided]
        self.halves = points(contest)
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.opponents: Counter[str] = Counter()
        self.share: Counter[str] = Counter()
        self.reached: Counter[str] = Counter()
        for pairing in self.decided:
            self.count(pairing)
        self.count_byes()

    def count(self, pairing: Pairing) -> None:
        """Count one decided match."""
        totals = pairing.scored.totals if pairing.scored is not None and pairing.ruled is None else []
        for seat, person in enumerate(pairing.seats):
            if person == BOT:
                continue
            self.played[person] += pairing.scored is not None and pairing.ruled is None
            self.wins[person] += pairing.rank_of(person) == 1 and pairing.halves_for(person) > 0
            # A bot has no points in the contest: it counts like an opponent who is as strong as its own.
            self.opponents[person] += sum(
                self.halves[other if other != BOT else person] for n, other in enumerate(pairing.seats) if n != seat
            )
            if sum(totals) > 0:
                self.share[person] += round(
                    Fraction(TENTHS * max(0, totals[seat]), sum(max(0, each) for each in totals))
                )

    def count_byes(self) -> None:
        """A bye counts like opponents with as many points as oneself; in a knock-out it is a round reached."""
        others = self.contest.settings.seats - 1
        for each in self.contest.rounds:
            for person in each.byes:
                self.opponents[person] += others * self.halves[person]
            for person in {*each.byes, *(one for pairing in each.pairings for one in pairing.people)}:
                self.reached[person] = each.number

    def between(self, group: Sequence[str]) -> dict[str, int]:
        """Return half points against one another: who of the group was ahead of whom."""
        found = dict.fromkeys(group, 0)
        for pairing in self.decided:
            here = [each for each in pairing.people if each in found]
            for one in here:
                for other in here:
                    mine, theirs = pairing.halves_for(one), pairing.halves_for(other)
                    found[one] += 0 if one == other else 2 * (mine > theirs) + (mine == theirs)
        return found

    def champion(self, person: str) -> bool:
        """Whether somebody has won the final of a knock-out."""
        last = self.contest.current
        if last is None or not last.over or last.number != self.contest.planned_rounds:
            return False
        best = [
            max(each.people, key=lambda one: (each.halves_for(one), each.seats.index(one))) for each in last.pairings
        ]
        return best == [person]


Ordering: TypeAlias = list[tuple[str, Decider]]
Rule: TypeAlias = tuple[Decider, Callable[[Sequence[str]], Mapping[str, int]]]


def rules_of(contest: Contest, figures: ContestFigures) -> list[Rule]:
    """Return what people are compared by, in order; the lot at the end leaves nobody equal."""
    ties: dict[str, Rule] = {
        "opponents": ("opponents", lambda group: figures.opponents),
        "between": ("between", figures.between),
        "wins": ("wins", lambda group: figures.wins),
        "share": ("share", lambda group: figures.share),
    }
    by_lot: Rule = ("lot", lambda group: {each: lot(contest.seed, each) for each in group})
    first: list[Rule] = [("points", lambda group: figures.halves)]
    if contest.settings.format == "knock_out":
        rounds = {each: 2 * figures.reached[each] + figures.champion(each) for each in contest.entrants}
        first.insert(0, ("round", lambda group: rounds))
    chosen = contest.settings.ties
    before = chosen[: chosen.index("lot")] if "lot" in chosen else chosen
    return [*first, *(ties[each] for each in before), by_lot]


def ordered(group: Sequence[str], rules: Sequence[Rule], above: Decider) -> Ordering:
    """Return these people in order. `above`: what put the first of them below whoever is before."""
    if len(group) < 2 or not rules:
        return [(each, above) for each in sorted(group)]
    name, figure = rules[0]
    values = figure(group)
    found: Ordering = []
    for value in sorted({values[each] for each in group}, reverse=True):
        equal = [each for each in group if values[each] == value]
        found += ordered(equal, rules[1:], name if found else above)
    return found


def standings(contest: Contest) -> list[StandingRow]:
    """Return the standings now: only from matches that are decided, never from running ones."""
    figures = ContestFigures(contest)
    order = ordered(list(contest.entrants), rules_of(contest, figures), "")
    return [
        StandingRow(
            n + 1, person, figures.halves[person], figures.played[person], figures.wins[person],
            figures.opponents[person], figures.share[person], figures.reached[person], decided,
            contest.entrants[person].active,
            [mark_of(contest, number, person) for number in range(len(contest.rounds))],
        )
        for n, (person, decided) in enumerate(order)
    ]  # fmt: skip


def mark_of(contest: Contest, number: int, person: str) -> RoundMark:
    """Return how a person fared in a round."""
    round = contest.rounds[number]
    if person in round.byes:
        return RoundMark("bye", 0, bye_halves(contest), "")
    pairing = round.pairing_of(person)
    if pairing is None:
        return RoundMark("absent", 0, 0, "")
    if not pairing.decided:
        return RoundMark("running", 0, 0, pairing.table)
    rank, halves = pairing.rank_of(person), pairing.halves_for(person)
    return RoundMark(mark_at(pairing, person, rank), rank, halves, pairing.table)


def mark_at(pairing: Pairing, person: str, rank: int) -> Mark:
    """Return how a decided match ended for a person."""
    if pairing.ruled is not None:
        return "ruled"
    if pairing.shared(person):
        return "shared"
    return "won" if rank == 1 else "lost" if rank == len(pairing.seats) else "between"
