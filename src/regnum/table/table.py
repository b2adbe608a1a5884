"""A table, built from its entries: its seats, the match, its clocks. `apply` is the only way to change it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from regnum.core import match as matches
from regnum.core.errors import RecordError
from regnum.core.match import Match
from regnum.core.registry import box_of_edition
from regnum.core.words import Move
from regnum.table import entries as log
from regnum.table.clocks import Clocks
from regnum.table.rematch import Rematch
from regnum.table.seats import Loan, PlayedStep, Seat
from regnum.table.settings import ForkSource, TableSettings

if TYPE_CHECKING:
    from regnum.table.snapshot import TableInfo

REMEMBERED_COMMANDS = 256  # a command that is repeated later than that is stale by its `at`
KEPT_POSITIONS = 8  # positions in memory for undo
MOST_UNDOS = 1000  # moves taken back at one table
MOST_ENTRIES = 20_000  # longer than any match; every reader of the log reads all of it

Occupant: TypeAlias = tuple[str | None, str | None]  # a seat's person, and the bot that plays it


class Table:
    """People and bots at one match."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.length = 0  # entries applied so far
        self.made: log.Made = NOT_YET
        self.changed = 0
        self.created = 0
        self.begun = 0  # when the match began and ended; 0: not yet
        self.ended = 0
        self.host = ""
        self.seats: list[Seat] = []
        self.state: Literal["open", "playing", "over"] = "open"
        self.match: Match | None = None
        self.base: Match | None = None  # of a sandbox: undo ends here
        self.base_record = ""
        self.at = 0  # length of the play log: grows with every move and with every move taken back
        self.asked_at = 0  # its length when the current question was first asked
        self.acted_at: dict[int, int] = {}  # by seat its length after the seat's own last action
        self.steps: list[PlayedStep] = []
        self.standing: list[PlayedStep] = []  # those that were not taken back
        self.loans: list[Loan] = []  # seats of people that a bot played, the oldest first
        self.beginners: list[Occupant] = []  # who sat at each seat when the match began
        self.hinted: frozenset[int] = frozenset()  # seats that were given a hint
        self.undos = 0
        self.earlier: list[Match] = []  # its last positions, never changed: undoing a few moves replays nothing
        self.knows: dict[str, set[int]] = {}  # since the beginning: the seats whose viewpoint a person has had
        self.owners: dict[str, str] = {}  # by program the person to whom it belongs
        self.shown_out: set[str] = set()  # people who need a new invitation to come back
        self.clocks = Clocks(TableSettings().clock, 0)
        self.held: dict[int, str] = {}  # by seat the move that waits for its player's word
        self.followed = ""  # the table of the rematch
        self.rematch: Rematch | None = None  # the last time it was asked for
        self.answered: OrderedDict[str, int] = OrderedDict()  # command keys and the `at` they led to
        self.bystander: tuple[Match, dict[str, Any]] | None = None  # a match, and what spectators may know of it
        self.info: TableInfo | None = None  # what everyone may know of the table, until it changes

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def agreed(self) -> TableSettings:
        """The table's own settings."""
        return self.made.agreed

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.match.waiting if self.match is not None and self.state == "playing" else ()

    @property
    def thinking(self) -> tuple[int, ...]:
        """Those of them whose clock runs: the time of a bot or of an empty seat is not counted."""
        return tuple(seat for seat in self.waiting if self.seats[seat].answered_by_person)

    @property
    def closed(self) -> bool:
        """Whether it was archived before the match came to its end."""
        return self.state == "over" and not (self.match is not None and self.match.over)

    @property
    def full(self) -> bool:
        """Whether the log takes no more; people may still leave and put the table away."""
        return self.length >= MOST_ENTRIES

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def players(self) -> list[str]:
        """Return everyone who holds a seat, once, in the order of seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def people(self) -> list[str]:
        """Everyone who holds a seat, once, in the order of seats; the host too, seated or not."""
        seated = [seat.person for seat in self.seats if seat.person is not None]
        return list(dict.fromkeys([*seated, self.host] if self.host else seated))

    @property
    def hints(self) -> bool:
        """Whether a bot may be asked for advice. Unless the settings decide: when no other person sits here."""
        if self.agreed.hints is not None:
            return self.agreed.hints
        return all(seat.taken for seat in self.seats) and sum(seat.person is not None for seat in self.seats) < 2

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat to move that a bot plays."""
        for seat in () if self.full else self.waiting:
            name = self.seats[seat].bot
            if name is not None:
                return seat, name
        return None

    def due(self) -> int | None:
        """When the scheduler must look at this table next: at once for a bot, else when the next clock runs out."""
        if self.bot_to_move() is not None:
            return self.changed
        return self.clocks.due() if self.state == "playing" and not self.full else None

    # -- the fold --------------------------------------------------------------------------------------------------

    def occupants(self) -> list[Occupant]:
        """By seat its person and the bot that plays it."""
        return [(seat.person, seat.bot) for seat in self.seats]

    def copy(self) -> Table:
        """Return an independent copy.

        Both share the match: a table never changes a match in place, it goes on with a clone.
        """
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.clocks = self.clocks.copy()
        twin.steps = self.steps[:]
        twin.standing = self.standing[:]
        twin.loans = self.loans[:]
        twin.knows = {person: seats.copy() for person, seats in self.knows.items()}
        twin.owners = self.owners.copy()
        twin.shown_out = self.shown_out.copy()
        twin.held = self.held.copy()
        twin.acted_at = self.acted_at.copy()
        twin.answered = self.answered.copy()
        twin.rematch = self.rematch.copy() if self.rematch is not None else None
        return twin

    def apply(self, entry: log.LogEntry, time: int) -> None:
        """Let this have happened. Nothing is checked but the game's own rules."""
        HANDLERS[type(entry)](self, entry, time)
        self.count(entry, time)

    def apply_checked(self, entry: log.Moved, move: Move[Any], time: int) -> None:
        """The same for a move that a command has already read and found legal, so that neither is done twice."""
        self.play(entry, move, time)
        self.count(entry, time)

    def count(self, entry: log.LogEntry, time: int) -> None:
        """The log is one entry longer; the command it answers is remembered."""
        self.length += 1
        self.changed = time
        self.info = None
        if isinstance(entry, log.CommandEntry) and entry.key:
            self.answered[entry.key] = self.at
            while len(self.answered) > REMEMBERED_COMMANDS:
                self.answered.popitem(last=False)

    def apply_made(self, entry: log.Made, time: int) -> None:
        """The first entry."""
        self.made = entry
        self.created = time
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.seats)]
        self.clocks = Clocks(entry.agreed.clock, entry.seats)

    def apply_sat(self, entry: log.Sat, time: int) -> None:
        """Whoever sits down plays: a bot gets up for a person. It is a fresh turn only after another person."""
        seat = self.seats[entry.seat]
        someone_else = seat.last not in (None, entry.person)
        seat.person = entry.person
        seat.wish, seat.sat_at = entry.colour, self.length
        seat.kept_for = None
        self.shown_out.discard(entry.person)
        if entry.owner:
            self.owners[entry.person] = entry.owner
        if self.match is not None:
            self.remember_viewpoint(entry.person, entry.seat)
        self.resume(entry.seat, time, fresh=someone_else)

    def apply_coloured(self, entry: log.Coloured, time: int) -> None:
        """The wish counts from when its person sat down, not from now."""
        self.seats[entry.seat].wish = entry.colour

    def apply_stood(self, entry: log.Stood, time: int) -> None:
        """The seat is empty; another person becomes the host when the host has no seat left."""
        seat = self.seats[entry.seat]
        leaver, seat.person = seat.person, None
        self.end_loan(entry.seat)
        seat.last, seat.wish = leaver, ""
        if entry.shown_out and leaver is not None:
            self.shown_out.add(leaver)
            seat.kept_for = leaver if self.match is not None else None
        self.interrupt(entry.seat, time)
        if leaver == self.host and not self.seats_of(leaver):
            self.host = next((seat.person for seat in self.seats if seat.person is not None), self.host)

    def apply_lent(self, entry: log.Lent, time: int) -> None:
        """A bot answers here now; what the person has used of their time is gone."""
        seat = self.seats[entry.seat]
        seat.bot = entry.bot
        self.end_loan(entry.seat)
        if seat.person is not None and self.match is not None:
            out = self.clocks.seats[entry.seat].ran_out
            self.loans.append(Loan(entry.seat, seat.person, entry.bot, entry.by, time, self.at, out))
        self.interrupt(entry.seat, time)

    def apply_returned(self, entry: log.Returned, time: int) -> None:
        """The person answers again."""
        self.resume(entry.seat, time, fresh=False)

    def apply_hosted(self, entry: log.Hosted, time: int) -> None:
        """Another person becomes the host."""
        self.host = entry.person

    def apply_begun(self, entry: log.Begun, time: int) -> None:
        """The match is laid out."""
        self.match = first_position(self.made, entry.seed)
        if self.agreed.sandbox:
            self.base = self.match
        if self.made.source is None:
            self.base_record = self.match.record()
        self.beginners = self.occupants()
        self.state = "over" if self.match.over else "playing"
        self.begun, self.ended = time, time if self.match.over else 0
        self.knows = {person: set(self.seats_of(person)) for person in self.people()}
        self.clocks.follow(self.thinking, time, new_turn=True)

    def apply_moved(self, entry: log.Moved, time: int) -> None:
        """A move from the log: read and checked like one from outside."""
        self.play(entry, self.the_match().checked(entry.seat, entry.move), time)

    def play(self, entry: log.Moved, move: Move[Any], time: int) -> None:
        """A legal move is played and everything that follows from it. The position before it stays for undo."""
        before, chair = self.the_match(), self.seats[entry.seat]
        lent = chair.bot is not None and chair.person is not None
        turns, owing = before.state.committed, before.state.owing
        match = self.match = before.clone()
        events = match.play_move(entry.seat, move)
        self.earlier = [*self.earlier, before][-KEPT_POSITIONS:]
        self.held.pop(entry.seat, None)
        self.acted(entry.seat)
        if match.state.owing == 0 or match.state.owing != owing & ~(1 << entry.seat):
            self.asked_at = self.at  # not one of several answers to the same question
        self.steps.append(PlayedStep(self.at, entry.seat, time, events, turn=int(turns), lent=lent))
        self.standing.append(self.steps[-1])
        if match.over:
            self.state, self.ended = "over", time
        ended = entry.seat if match.state.committed != turns else None
        self.clocks.follow(self.thinking, time, new_turn=True, turn_of=ended)

    def apply_undone(self, entry: log.MoveUndone, time: int) -> None:
        """A move never happened."""
        match = self.the_match()
        if entry.to is not None:
            self.match = self.sandbox_at(entry.to)
            last = self.played(self.match)
            gone = self.standing[last:]
        else:
            self.match = self.without_last(entry.seat)
            last = max(n for n, step in enumerate(self.standing) if step.seat == entry.seat)
            gone = self.standing[last : last + 1]
        del self.standing[last : last + len(gone)]
        self.undos += 1
        self.acted(entry.seat)
        if match.state.answered(entry.seat) is None:
            self.asked_at = self.at  # not an answer taken back while others still owe theirs
        self.steps.append(PlayedStep(self.at, entry.seat, time, [], undoes=[step.at for step in gone]))
        self.state, self.ended = "playing", 0
        self.clocks.follow(self.thinking, time, new_turn=False)

    def apply_held(self, entry: log.Held, time: int) -> None:
        """The turn's last move waits."""
        self.held[entry.seat] = entry.move
        self.acted(entry.seat)

    def apply_released(self, entry: log.Released, time: int) -> None:
        """The waiting move is gone."""
        self.held.pop(entry.seat, None)
        self.acted(entry.seat)

    def apply_ran_out(self, entry: log.RanOut, time: int) -> None:
        """A clock has run out."""
        self.clocks.seats[entry.seat].ran_out = True

    def apply_hinted(self, entry: log.Hinted, time: int) -> None:
        """A bot has advised this seat."""
        self.hinted |= {entry.seat}

    def apply_slept(self, entry: log.Slept, time: int) -> None:
        """The server was stopped."""
        self.clocks.slept(entry.ms)

    def apply_rematch_asked(self, entry: log.RematchAsked, time: int) -> None:
        """A new question; earlier answers do not count."""
        self.rematch = Rematch(entry.person, time, entry.until)

    def apply_rematch_answered(self, entry: log.RematchAnswered, time: int) -> None:
        """A person may change their mind."""
        assert self.rematch is not None, "no rematch was asked for"
        self.rematch.answers[entry.person] = entry.wants

    def apply_followed(self, entry: log.Followed, time: int) -> None:
        """There is a rematch."""
        self.followed = entry.table

    def apply_closed(self, entry: log.Closed, time: int) -> None:
        """Mark the table as closed."""
        self.state, self.ended = "over", time
        self.clocks.follow((), time, new_turn=False)

    # -- small helpers ---------------------------------------------------------------------------------------------

    def the_match(self) -> Match:
        """The match, which has begun."""
        assert self.match is not None, "the match has not begun"
        return self.match

    def interrupt(self, seat: int, time: int) -> None:
        """The seat's person does not answer any more: the held move is gone, and their clock stops."""
        self.held.pop(seat, None)
        if self.clocks.seats[seat].since is not None:
            self.seats[seat].left_at = self.at
            self.clocks.seats[seat].stop(time)

    def resume(self, seat: int, time: int, *, fresh: bool) -> None:
        """No bot answers here now; its person's clock runs if the seat is asked.

        Going away and coming back gives no time: it is a fresh turn only when it was not interrupted, when a bot has
        played meanwhile, or when the clock had run out.
        """
        own, clock = self.seats[seat], self.clocks.seats[seat]
        own.bot = None
        self.end_loan(seat)
        if seat in self.thinking:
            fresh = fresh or clock.ran_out or self.acted_at.get(seat, 0) > own.left_at
            clock.start(time, new_turn=fresh)

    def end_loan(self, seat: int) -> None:
        """No bot plays this seat for its person any more."""
        self.loans = [
            loan._replace(until=self.at) if loan.seat == seat and loan.until is None else loan for loan in self.loans
        ]

    def loan_of(self, seat: int) -> Loan | None:
        """The running loan of a seat."""
        return next((loan for loan in self.loans if loan.seat == seat and loan.until is None), None)

    def remember_viewpoint(self, person: str, seat: int) -> None:
        """A person has had this seat's viewpoint.

        Whoever has changed seats, which they may while the seats know the same, no longer has the old one's viewpoint.
        """
        if seat not in self.knows.get(person, ()):
            self.knows[person] = set(self.seats_of(person))

    def known_to(self, person: str, owner: str = "") -> set[int]:
        """The seats whose viewpoint a person has had, also through a program: it shows its person what it sees."""
        own = owner or self.owners.get(person, person)
        return {seat for each, seats in self.knows.items() for seat in seats if self.owners.get(each, each) == own}

    def acted(self, seat: int) -> None:
        """The play log has grown through this seat."""
        self.at += 1
        self.acted_at[seat] = self.at

    def asked_since(self, seat: int) -> int:
        """The oldest `at` whose question to this seat is still the same: others may answer a shared one meanwhile."""
        return max(self.asked_at, self.acted_at.get(seat, 0))

    def story(self) -> list[PlayedStep]:
        """The moves that still count."""
        return self.standing[:]

    def without_last(self, seat: int) -> Match:
        """The match without the seat's last move; IllegalMove where undo ends."""
        match = self.the_match()
        if match.why_no_undo(seat) is None and match.log[-1].seat == seat:
            short = self.earlier_at(len(match.log) - 1)
            if short is not None:
                return short
        self.earlier = []
        return match.undo(seat)

    def earlier_at(self, length: int) -> Match | None:
        """The position with this many moves, if it is still in memory; later ones are dropped."""
        kept = [each for each in self.earlier if len(each.log) <= length]
        found = kept[-1] if kept and len(kept[-1].log) == length else None
        self.earlier = kept[:-1] if found is not None else []
        return found

    def seen_match(self, seat: int | None) -> Match:
        """The match as this seat looks at it: its held move as if played, unless that would show something new."""
        match = self.the_match()
        if seat is None or seat not in self.held:
            return match
        after = match.clone()
        after.play(seat, self.held[seat])
        return after if after.state.revealed == match.state.revealed and not after.over else match

    def sandbox_at(self, moves: int) -> Match:
        """The sandbox as it was after so many moves of its own."""
        assert self.base is not None, "only a sandbox can go back freely"
        short = self.earlier_at(len(self.base.log) + moves)
        if short is not None:
            return short
        again = self.base.clone()
        for each in self.the_match().log[len(again.log) :][:moves]:
            again.play_move(each.seat, each.move)
        return again

    def way_back(self) -> int | None:
        """In a sandbox: how many moves are left when the player's last one goes, with all that bots answered to it."""
        match = self.the_match()
        own = match.log[len(match.log) - self.played(match) :]
        return max((n for n, each in enumerate(own) if self.seats[each.seat].bot is None), default=None)

    def played(self, match: Match) -> int:
        """Moves played at this table, without those a record brought along."""
        return len(match.log) - (len(self.base.log) if self.base is not None else 0)


# By the type of an entry what it does to a table. A test holds this against all types of entries.
HANDLERS: dict[type[log.LogEntry], Callable[[Table, Any, int], None]] = {
    log.Made: Table.apply_made,
    log.Sat: Table.apply_sat,
    log.Coloured: Table.apply_coloured,
    log.Stood: Table.apply_stood,
    log.Lent: Table.apply_lent,
    log.Returned: Table.apply_returned,
    log.Hosted: Table.apply_hosted,
    log.Begun: Table.apply_begun,
    log.Moved: Table.apply_moved,
    log.MoveUndone: Table.apply_undone,
    log.Held: Table.apply_held,
    log.Released: Table.apply_released,
    log.RanOut: Table.apply_ran_out,
    log.Hinted: Table.apply_hinted,
    log.Slept: Table.apply_slept,
    log.RematchAsked: Table.apply_rematch_asked,
    log.RematchAnswered: Table.apply_rematch_answered,
    log.Followed: Table.apply_followed,
    log.Closed: Table.apply_closed,
}

NOT_YET = log.Made(game="", edition=0, seats=0, host="")


def first_position(made: log.Made, seed: int) -> Match:
    """Where the match at a table begins: laid out new, or taken over from a record."""
    if made.source is not None:
        return source_match(made.source)
    return matches.new(box_of_edition(made.game, made.edition), made.seats, seed, dict(made.options))


@lru_cache(maxsize=2)
def source_match(source: ForkSource) -> Match:
    """The position a forked table starts from. The command that forks asks for it, then the entry that begins the
    table: it is replayed once. No table changes it, they go on with clones.
    """
    match = matches.replay(source.record, box_of_edition)
    if source.imagined is None:
        return match
    seat, seed = source.imagined
    return match.imagine(None if seat < 0 else seat, seed)


def table_from_log(id: str, rows: Iterable[tuple[int, bytes]]) -> Table:
    """A table from its log: time and body of each entry."""
    table = Table(id)
    for time, body in rows:
        try:
            table.apply(log.decode(body), time)
        except (ValueError, LookupError, AssertionError) as wrong:
            raise RecordError(f"table {id}: entry {table.length + 1} cannot be applied: {wrong}") from wrong
    return table
