"""A contest, built from its entries: who takes part, its rounds, what was decided. `apply` alone changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from regnum.contests import entries as log
from regnum.contests.entries import BOT, ContestEntry
from regnum.contests.settings import ContestSettings

HOUR_MS = 3_600_000
UNDO_MS = 24 * HOUR_MS


class Entrant:
    """A person who takes part."""

    def __init__(self, person: str, since: int) -> None:
        self.person = person
        self.since = since  # the first round they can be paired in
        self.active = True


class Pairing:
    """A table of a round, and how its match ended for the contest."""

    def __init__(self, round: int, table: str, seats: tuple[str, ...]) -> None:
        self.round = round
        self.table = table
        self.seats = seats
        self.scored: log.MatchScored | None = None
        self.ruled: log.MatchRuled | None = None
        self.reopened = False  # a decision was undone: the rule for lateness does not decide again

    @property
    def people(self) -> list[str]:
        """Return who of the contest sits here."""
        return [each for each in self.seats if each != BOT]

    @property
    def decided(self) -> bool:
        """Whether it counts."""
        return self.ruled is not None or self.scored is not None

    @property
    def halves(self) -> list[int] | None:
        """Return the half points by seat; None until it is decided. A decision stands above the match's end."""
        if self.ruled is not None:
            return self.ruled.halves
        return None if self.scored is None else halves_of(self.scored.ranks[: len(self.seats)])

    def halves_for(self, person: str) -> int:
        """Return the half points of one person."""
        return 0 if self.halves is None else self.halves[self.seats.index(person)]

    def rank_of(self, person: str) -> int:
        """Return the person's place at this table, equals sharing one; 0 until it is decided."""
        if self.halves is None:
            return 0
        return 1 + sum(each > self.halves_for(person) for each in self.halves)

    def shared(self, person: str) -> bool:
        """Whether somebody else has the same place."""
        return self.halves is not None and self.halves.count(self.halves_for(person)) > 1


class PlayedRound:
    """A round: its tables, who had a bye, and until when it is played."""

    def __init__(self, paired: log.RoundPaired, time: int) -> None:
        self.number = paired.round
        self.pairings = [Pairing(paired.round, each.table, each.seats) for each in paired.tables]
        self.byes = paired.byes
        self.deadline = paired.deadline
        self.paired_at = time
        self.opened = False

    @property
    def over(self) -> bool:
        """Whether every match is decided."""
        return self.opened and all(each.decided for each in self.pairings)

    def pairing_of(self, person: str) -> Pairing | None:
        """Return where a person plays in this round."""
        return next((each for each in self.pairings if person in each.seats), None)


class LoggedEntry:
    """An entry with its number and time, and whether it was undone."""

    def __init__(self, n: int, time: int, entry: ContestEntry) -> None:
        self.n = n
        self.time = time
        self.entry = entry
        self.undone = False


class Contest:
    """A tournament, a league or a season."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.log: list[LoggedEntry] = []
        self.clear()

    def clear(self) -> None:
        """Forget everything but the log."""
        self.settings = ContestSettings("", "")
        self.seed = 0
        self.organiser = ""
        self.deputies: list[str] = []
        self.created = 0
        self.changed = 0
        self.state: Literal["open", "running", "over"] = "open"
        self.broken_off = False
        self.entrants: dict[str, Entrant] = {}
        self.order: list[str] = []  # as seeded
        self.rounds: list[PlayedRound] = []
        self.postponed = 0  # the start, while sign-up is open

    # -- the fold --------------------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Return the number of entries."""
        return len(self.log)

    def apply(self, entry: ContestEntry, time: int) -> None:
        """Add an entry. What was undone is left out of a new reckoning of everything."""
        self.log.append(LoggedEntry(len(self.log) + 1, time, entry))
        if isinstance(entry, log.EntryUndone):
            self.log[entry.n - 1].undone = True
            self.clear()
            for each in self.log:
                self.take(each)
        else:
            self.take(self.log[-1])

    def take(self, logged: LoggedEntry) -> None:
        """Let one entry have happened."""
        self.changed, entry = logged.time, logged.entry
        if not logged.undone:
            HANDLERS[type(entry)](self, entry, logged.time)
        elif isinstance(entry, log.MatchRuled) and (pairing := self.pairing(entry.table)) is not None:
            pairing.reopened = True

    def on_made(self, entry: log.ContestMade, time: int) -> None:
        """The first entry."""
        self.settings, self.seed, self.organiser, self.created = entry.settings, entry.seed, entry.by, time

    def on_changed(self, entry: log.SettingsChanged, time: int) -> None:
        """Other settings."""
        self.settings, self.postponed = entry.settings, 0

    def on_signed_up(self, entry: log.SignedUp, time: int) -> None:
        """Somebody joins, or goes on after a pause."""
        if entry.person in self.entrants:
            self.entrants[entry.person].active = True
        else:
            self.entrants[entry.person] = Entrant(entry.person, len(self.rounds) + 1)
            if self.state == "running":
                self.order.append(entry.person)

    def on_dropped_out(self, entry: log.DroppedOut, time: int) -> None:
        """Before the first round they are gone; later their results stay."""
        if self.state == "open":
            self.entrants.pop(entry.person, None)
        elif entry.person in self.entrants:
            self.entrants[entry.person].active = False

    def on_started(self, entry: log.Started, time: int) -> None:
        """Nobody signs up any more, except in a season."""
        self.state, self.order = "running", list(entry.order)

    def on_paired(self, entry: log.RoundPaired, time: int) -> None:
        """The next round."""
        self.rounds.append(PlayedRound(entry, time))

    def on_opened(self, entry: log.RoundOpened, time: int) -> None:
        """Its tables are there."""
        self.rounds[entry.round - 1].opened = True

    def on_scored(self, entry: log.MatchScored, time: int) -> None:
        """A match has ended; the first word counts."""
        pairing = self.pairing(entry.table)
        if pairing is not None and pairing.scored is None:
            pairing.scored = entry

    def on_ruled(self, entry: log.MatchRuled, time: int) -> None:
        """A match is decided."""
        pairing = self.pairing(entry.table)
        if pairing is not None:
            pairing.ruled = entry

    def on_postponed(self, entry: log.Postponed, time: int) -> None:
        """More time: for the current round, or until the first."""
        if self.rounds:
            self.rounds[-1].deadline = entry.until
        else:
            self.postponed = entry.until

    def on_deputy_named(self, entry: log.DeputyNamed, time: int) -> None:
        """One more with the organiser's rights."""
        if entry.person not in self.deputies:
            self.deputies.append(entry.person)

    def on_deputy_removed(self, entry: log.DeputyRemoved, time: int) -> None:
        """One fewer."""
        self.deputies = [each for each in self.deputies if each != entry.person]

    def on_undone(self, entry: log.EntryUndone, time: int) -> None:
        """The entry it names was left out already."""

    def on_finished(self, entry: log.Finished, time: int) -> None:
        """It is over."""
        self.state, self.broken_off = "over", bool(entry.by)

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def starts(self) -> int:
        """Return when the first round is paired; 0: when the organiser says so."""
        return self.postponed or self.settings.starts

    @property
    def active(self) -> list[str]:
        """Return who can be paired in the next round, as seeded; before the start in the order of sign-up."""
        if self.state == "open":
            return list(self.entrants)
        return [each for each in self.order if self.entrants[each].active]

    @property
    def current(self) -> PlayedRound | None:
        """Return the latest round."""
        return self.rounds[-1] if self.rounds else None

    @property
    def planned_rounds(self) -> int:
        """Return how many rounds there will be; 0: not known beforehand."""
        people = len(self.order) if self.state != "open" else max(len(self.entrants), self.settings.seats)
        return self.settings.rounds_for(people)

    def may_arrange(self, person: str | None) -> bool:
        """Whether a person has the organiser's rights."""
        return person is not None and (person == self.organiser or person in self.deputies)

    def pairings(self) -> Iterator[Pairing]:
        """Yield all tables."""
        for each in self.rounds:
            yield from each.pairings

    def pairing(self, table: str) -> Pairing | None:
        """Return the pairing of a table."""
        return next((each for each in self.pairings() if each.table == table), None)

    def undoable(self, now: int) -> list[LoggedEntry]:
        """Return what the organiser may undo now: of the last 24 hours, and nothing that a later round rests on."""
        recent = [each for each in self.log if not each.undone and isinstance(each.entry, log.UNDOABLE)]
        return [each for each in recent if now - each.time < UNDO_MS and self.can_undo(each)]

    def can_undo(self, logged: LoggedEntry) -> bool:
        """Whether nothing rests on this entry that cannot be taken back."""
        entry = logged.entry
        if self.state == "over":
            return False
        if isinstance(entry, log.MatchRuled):
            pairing = self.pairing(entry.table)
            latest = pairing is not None and pairing.round == len(self.rounds)
            return latest or self.settings.format != "knock_out"
        if isinstance(entry, log.Postponed):
            return not any(isinstance(each.entry, log.RoundPaired) for each in self.log[logged.n :])
        return isinstance(entry, log.DroppedOut) and entry.person in self.entrants

    def due(self) -> int | None:
        """Return when something is to be done by itself; 0: at once."""
        current = self.current
        if self.state == "over":
            return None
        if self.state == "open":
            return self.starts or None
        if current is None or not current.opened or current.over:
            return 0
        return current.deadline


def halves_of(ranks: list[int]) -> list[int]:
    """Return half points: two for everyone who is behind, one for everyone with the same place."""
    return [
        sum(2 if rank < other else int(rank == other) for n, other in enumerate(ranks) if n != seat)
        for seat, rank in enumerate(ranks)
    ]


def contest_from_log(id: str, rows: Iterable[tuple[int, bytes]]) -> Contest:
    """A contest from its log: time and body of each entry."""
    contest = Contest(id)
    for time, body in rows:
        contest.apply(log.decode(body), time)
    return contest


# By the type of an entry what it does to a contest.
HANDLERS: dict[type[ContestEntry], Callable[[Contest, Any, int], None]] = {
    log.ContestMade: Contest.on_made,
    log.SettingsChanged: Contest.on_changed,
    log.SignedUp: Contest.on_signed_up,
    log.DroppedOut: Contest.on_dropped_out,
    log.Started: Contest.on_started,
    log.RoundPaired: Contest.on_paired,
    log.RoundOpened: Contest.on_opened,
    log.MatchScored: Contest.on_scored,
    log.MatchRuled: Contest.on_ruled,
    log.Postponed: Contest.on_postponed,
    log.DeputyNamed: Contest.on_deputy_named,
    log.DeputyRemoved: Contest.on_deputy_removed,
    log.EntryUndone: Contest.on_undone,
    log.Finished: Contest.on_finished,
}
