"""A table as its entries tell it: who sits where, the match, its clocks. `tell` is the one way it changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from copy import copy
from typing import Literal

from regnum.core import match as matches
from regnum.core.errors import RecordError
from regnum.core.house import box_of_edition
from regnum.core.match import Match
from regnum.table import entries as log
from regnum.table.agreed import Agreed, Source
from regnum.table.chairs import Seat, Step
from regnum.table.clocks import Clocks

REMEMBERED_COMMANDS = 256  # a command that is repeated later than that is stale by its `at`
SHORT_WAY = 8  # positions kept for taking back
MOST_UNDOS = 1000  # moves taken back at one table
MOST_ENTRIES = 20_000  # longer than anybody plays; every reader of the log reads all of it


class Table:
    """People and bots at one match."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.length = 0  # entries told so far
        self.made: log.Made = NOT_YET
        self.changed = 0
        self.created = 0
        self.host = ""
        self.seats: list[Seat] = []
        self.state: Literal["open", "playing", "over"] = "open"
        self.match: Match | None = None
        self.base: Match | None = None  # of a sandbox: where every way back ends
        self.base_record = ""
        self.at = 0  # length of the play log: grows with every move and with every move taken back
        self.asked_at = 0  # its length when the question that stands was first asked
        self.acted_at: dict[int, int] = {}  # by seat its length after the seat's own last deed
        self.steps: list[Step] = []
        self.standing: list[Step] = []  # those that were not taken back
        self.undos = 0
        self.earlier: list[Match] = []  # its last positions, never changed: a short way back replays nothing
        self.knows: dict[str, set[int]] = {}  # since the beginning: through whose eyes a person has looked
        self.shown_out: set[str] = set()  # people who come back only when they are invited anew
        self.clocks = Clocks(Agreed().clock, 0)
        self.held: dict[int, str] = {}  # by seat the move that waits for its player's word
        self.followed = ""  # the table of the rematch
        self.answered: OrderedDict[str, int] = OrderedDict()  # command keys and the `at` they led to

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def agreed(self) -> Agreed:
        """The table's own settings."""
        return self.made.agreed

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.match.waiting if self.match is not None and self.state == "playing" else ()

    @property
    def thinking(self) -> tuple[int, ...]:
        """Those of them whose clock runs: a bot's time is nobody's, nor is an empty seat's."""
        return tuple(seat for seat in self.waiting if self.seats[seat].answered_by_person)

    @property
    def closed(self) -> bool:
        """Whether it was put away before the match came to its end."""
        return self.state == "over" and not (self.match is not None and self.match.over)

    @property
    def full(self) -> bool:
        """Whether the log takes no more; people may still leave and put the table away."""
        return self.length >= MOST_ENTRIES

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def people(self) -> list[str]:
        """Everybody who holds a seat, once, in the order of seats; the host too, seated or not."""
        seated = [seat.person for seat in self.seats if seat.person is not None]
        return list(dict.fromkeys([*seated, self.host] if self.host else seated))

    @property
    def hints(self) -> bool:
        """Whether a bot may be asked for advice. Where nothing was agreed: when nobody else sits here."""
        if self.agreed.hints is not None:
            return self.agreed.hints
        return all(seat.taken for seat in self.seats) and sum(seat.person is not None for seat in self.seats) < 2

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat that owes an answer and whose bot shall give it."""
        for seat in () if self.full else self.waiting:
            name = self.seats[seat].bot
            if name is not None:
                return seat, name
        return None

    def due(self) -> int | None:
        """When somebody must look at this table though nobody does anything: at once for a bot, else the next clock."""
        if self.bot_to_move() is not None:
            return self.changed
        return self.clocks.due() if self.state == "playing" and not self.full else None

    # -- the fold --------------------------------------------------------------------------------------------------

    def copy(self) -> Table:
        """The same table, to be changed while this one stands as it was."""
        twin = copy(self)
        twin.match = self.match.clone() if self.match is not None else None
        twin.seats = [copy(seat) for seat in self.seats]
        twin.clocks = self.clocks.copy()
        twin.steps = self.steps[:]
        twin.standing = self.standing[:]
        twin.knows = {person: seats.copy() for person, seats in self.knows.items()}
        twin.shown_out = self.shown_out.copy()
        twin.held = self.held.copy()
        twin.acted_at = self.acted_at.copy()
        twin.answered = self.answered.copy()
        return twin

    def tell(self, entry: log.Entry, time: int) -> None:
        """Let this have happened. Nothing is checked but the game's own rules."""
        getattr(self, "told_" + type(entry).__name__.lower())(entry, time)
        self.length += 1
        self.changed = time
        key = getattr(entry, "key", "")
        if key:
            self.answered[key] = self.at
            while len(self.answered) > REMEMBERED_COMMANDS:
                self.answered.popitem(last=False)

    def told_made(self, entry: log.Made, time: int) -> None:
        """The first entry."""
        self.made = entry
        self.created = time
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.seats)]
        self.clocks = Clocks(entry.agreed.clock, entry.seats)

    def told_sat(self, entry: log.Sat, time: int) -> None:
        """Whoever sits down plays: a bot gets up for a person. Only after somebody else is it a fresh turn."""
        seat = self.seats[entry.seat]
        someone_else = seat.last not in (None, entry.person)
        seat.person = entry.person
        seat.wish, seat.sat_at = entry.colour, self.length
        self.shown_out.discard(entry.person)
        if self.match is not None:
            self.looked_through(entry.person, entry.seat)
        self.resume(entry.seat, time, fresh=someone_else)

    def told_coloured(self, entry: log.Coloured, time: int) -> None:
        """The wish counts from when its person sat down, not from now."""
        self.seats[entry.seat].wish = entry.colour

    def told_stood(self, entry: log.Stood, time: int) -> None:
        """The seat is empty; the host's chair passes on when the host has no seat left."""
        seat = self.seats[entry.seat]
        leaver, seat.person = seat.person, None
        seat.last, seat.wish = leaver, ""
        if entry.shown_out and leaver is not None:
            self.shown_out.add(leaver)
        self.interrupt(entry.seat, time)
        if leaver == self.host and not self.seats_of(leaver):
            self.host = next((seat.person for seat in self.seats if seat.person is not None), self.host)

    def told_lent(self, entry: log.Lent, time: int) -> None:
        """A bot answers here now; what the person has used of their time is gone."""
        self.seats[entry.seat].bot = entry.bot
        self.interrupt(entry.seat, time)

    def told_returned(self, entry: log.Returned, time: int) -> None:
        """The person answers again."""
        self.resume(entry.seat, time, fresh=False)

    def told_hosted(self, entry: log.Hosted, time: int) -> None:
        """The host's chair passes on."""
        self.host = entry.person

    def told_begun(self, entry: log.Begun, time: int) -> None:
        """The match is laid out."""
        self.match = first_position(self.made, entry.seed)
        if self.agreed.sandbox:
            self.base = self.match.clone()
        if self.made.source is None:
            self.base_record = self.match.record()
        self.state = "over" if self.match.over else "playing"
        self.knows = {person: set(self.seats_of(person)) for person in self.people()}
        self.clocks.follow(self.thinking, time, anew=True)

    def told_moved(self, entry: log.Moved, time: int) -> None:
        """A move is played and everything that follows from it."""
        match = self.the_match()
        turns, owing = match.state.committed, match.state.owing
        before = match.clone()
        events = match.play(entry.seat, entry.move)
        self.earlier = [*self.earlier, before][-SHORT_WAY:]
        self.held.pop(entry.seat, None)
        self.acted(entry.seat)
        if match.state.owing == 0 or match.state.owing != owing & ~(1 << entry.seat):
            self.asked_at = self.at  # not one of several answers to a question that still stands
        self.steps.append(Step(self.at, entry.seat, time, events))
        self.standing.append(self.steps[-1])
        if match.over:
            self.state = "over"
        ended = entry.seat if match.state.committed != turns else None
        self.clocks.follow(self.thinking, time, anew=True, turn_of=ended)

    def told_tookback(self, entry: log.TookBack, time: int) -> None:
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
        self.steps.append(Step(self.at, entry.seat, time, [], undoes=[step.at for step in gone]))
        self.state = "playing"
        self.clocks.follow(self.thinking, time, anew=False)

    def told_held(self, entry: log.Held, time: int) -> None:
        """The turn's last move waits."""
        self.held[entry.seat] = entry.move
        self.acted(entry.seat)

    def told_released(self, entry: log.Released, time: int) -> None:
        """The waiting move is gone."""
        self.held.pop(entry.seat, None)
        self.acted(entry.seat)

    def told_ranout(self, entry: log.RanOut, time: int) -> None:
        """A clock stands at zero."""
        self.clocks.seats[entry.seat].ran_out = True

    def told_slept(self, entry: log.Slept, time: int) -> None:
        """The house was closed."""
        self.clocks.slept(entry.ms)

    def told_followed(self, entry: log.Followed, time: int) -> None:
        """There is a rematch."""
        self.followed = entry.table

    def told_closed(self, entry: log.Closed, time: int) -> None:
        """Put away."""
        self.state = "over"
        self.clocks.follow((), time, anew=False)

    # -- small helpers ---------------------------------------------------------------------------------------------

    def the_match(self) -> Match:
        """The match, which has begun."""
        assert self.match is not None, "the match has not begun"
        return self.match

    def interrupt(self, seat: int, time: int) -> None:
        """The seat's person does not answer any more: what was held is gone, and their clock stands."""
        self.held.pop(seat, None)
        if self.clocks.seats[seat].since is not None:
            self.seats[seat].left_at = self.at
            self.clocks.seats[seat].stop(time)

    def resume(self, seat: int, time: int, *, fresh: bool) -> None:
        """No bot answers here now; its person's clock runs if the seat is asked.

        Going away and coming back gives no time: it is a fresh turn only when it was not interrupted, when a bot has
        played meanwhile, or when the clock had run out.
        """
        chair, clock = self.seats[seat], self.clocks.seats[seat]
        chair.bot = None
        if seat in self.thinking:
            fresh = fresh or clock.ran_out or self.acted_at.get(seat, 0) > chair.left_at
            clock.start(time, new_turn=fresh)

    def looked_through(self, person: str, seat: int) -> None:
        """A person has looked through this seat's eyes.

        Whoever has changed seats, which they may while the seats know the same, has left the old one's eyes behind.
        """
        if seat not in self.knows.get(person, ()):
            self.knows[person] = set(self.seats_of(person))

    def acted(self, seat: int) -> None:
        """The play log has grown through this seat."""
        self.at += 1
        self.acted_at[seat] = self.at

    def stands_since(self, seat: int) -> int:
        """The oldest `at` whose question to this seat is still the same: others may answer a shared one meanwhile."""
        return max(self.asked_at, self.acted_at.get(seat, 0))

    def story(self) -> list[Step]:
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
        """The position with so many moves, if it is still kept; later ones are gone."""
        kept = [each for each in self.earlier if len(each.log) <= length]
        found = kept[-1].clone() if kept and len(kept[-1].log) == length else None
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
        assert self.base is not None, "only a sandbox goes back freely"
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


NOT_YET = log.Made(game="", edition=0, seats=0, host="")


def first_position(made: log.Made, seed: int) -> Match:
    """Where the match at a table begins: laid out new, or taken over from a record."""
    if made.source is not None:
        return source_match(made.source)
    return matches.new(box_of_edition(made.game, made.edition), made.seats, seed, dict(made.options))


def source_match(source: Source) -> Match:
    """The position a forked table starts from."""
    match = matches.replay(source.record, box_of_edition)
    if source.imagined is None:
        return match
    seat, seed = source.imagined
    return match.imagine(None if seat < 0 else seat, seed)


def retold(id: str, rows: Iterable[tuple[int, bytes]]) -> Table:
    """A table from its log: time and body of each entry."""
    table = Table(id)
    for time, body in rows:
        try:
            table.tell(log.decode(body), time)
        except (ValueError, LookupError, AssertionError) as wrong:
            raise RecordError(f"table {id}: entry {table.length + 1} cannot be told: {wrong}") from wrong
    return table
