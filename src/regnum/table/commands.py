"""What people and bots may do at a table. Each command checks, changes the table and gives the entries to be kept.

Whoever commands does so on a copy of the table. Nothing is told to anybody before the entries are on disk; when they
could not be kept, the copy is dropped and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import regnum.bots
from regnum.core import match as matches
from regnum.core.errors import IllegalMove, NotationError, OptionError
from regnum.core.house import box_of, box_of_edition
from regnum.core.match import Match
from regnum.core.rules import Box
from regnum.table import entries as log
from regnum.table.agreed import Agreed, Source
from regnum.table.curtain import hides
from regnum.table.errors import no
from regnum.table.table import MOST_UNDOS, Table, source_match

Entries = list[log.Entry]

WORLDS = 4  # imagined to see whether a move may end the turn
WAYS_OUT = (log.Stood, log.Closed, log.Followed)  # nobody is kept at a table whose log is full


def done(table: Table, now: int, *entries: log.Entry) -> Entries:
    """Let these have happened, unless the log is full."""
    if table.full and not all(isinstance(entry, WAYS_OUT) for entry in entries):
        raise no("log_full")
    for entry in entries:
        table.tell(entry, now)
    return list(entries)


# -- setting up ----------------------------------------------------------------------------------------------------


def make(
    table: Table, host: str, game: str, seats: int, options: Mapping[str, Any], agreed: Agreed, now: int
) -> Entries:
    """A new table. Options are checked by laying the game out once; OptionError says what would be right."""
    agreed.clock.check()
    known_bot(agreed.clock.bot)
    if agreed.sandbox:  # everything may be taken back there: at a table of several people that would show everything
        raise OptionError("a sandbox is forked from a position; a new table is made without sandbox")
    trial = matches.new(box_of(game), seats, 0, dict(options))
    made = log.Made(game, trial.rules.box.edition, seats, host, options=trial.options, agreed=agreed)
    return done(table, now, made)


def fork(table: Table, person: str, source: Source, now: int, colours: Sequence[str] = ()) -> Entries:
    """A private sandbox: one person, every seat, a position to go on from, in the colours it had."""
    base = source_match(source)
    agreed = Agreed(watchers=False, hints=True, sandbox=True)
    made = log.Made(base.game, base.rules.box.edition, base.seats, person, base.options, agreed, source)
    chairs = [log.Sat(seat, person, colours[seat] if colours else "") for seat in range(base.seats)]
    return done(table, now, made, *chairs, log.Begun(0))


def sit(table: Table, person: str, seat: int, now: int, *, invited: bool = False, colour: str = "") -> Entries:
    """Take a free seat, or one that only a bot plays; also in the middle of a match.

    Whoever was shown out comes back only with a new invitation.
    """
    check_not_over(table)
    check_exists(table, seat)
    holder = table.seats[seat].person
    if holder is not None:
        raise no("seat_mine" if holder == person else "seat_taken", seat=seat + 1)
    if person in table.shown_out and not invited:
        raise no("shown_out")
    check_same_eyes(table, person, seat)
    return done(table, now, log.Sat(seat, person, colour))


def choose_colour(table: Table, person: str, seat: int, colour: str, now: int) -> Entries:
    """Play another colour, "" for any. What somebody who sat down earlier has wished for is theirs."""
    check_mine(table, person, seat)
    check_colour(colour, box_of_edition(table.made.game, table.made.edition))
    if colour == table.seats[seat].wish:
        return []
    wished = [each for each in table.seats if each.person is not None and each.wish == colour and colour]
    if any(each is not table.seats[seat] and each.sat_at < table.seats[seat].sat_at for each in wished):
        raise no("colour_taken")
    return done(table, now, log.Coloured(seat, colour))


def leave(table: Table, person: str, seat: int, now: int) -> Entries:
    """Get up. The match waits until a bot or somebody else sits down."""
    check_mine(table, person, seat)
    return done(table, now, log.Stood(seat))


def show_out(table: Table, host: str, seat: int, now: int) -> Entries:
    """The host frees somebody's seat."""
    check_host(table, host)
    check_exists(table, seat)
    if table.seats[seat].person == host:
        raise no("show_out_yourself")
    if table.seats[seat].person is None:
        raise no("seat_empty", seat=seat + 1)
    return done(table, now, log.Stood(seat, shown_out=True))


def lend(table: Table, person: str, seat: int, bot: str, now: int, *, away: bool = False) -> Entries:
    """Let a bot play a seat: one's own for a while, or as the host one whose person does not come.

    `away`: the house knows that the seat's person does not look at the table.
    """
    check_not_over(table)
    check_exists(table, seat)
    known_bot(bot)
    holder = table.seats[seat].person
    if holder != person:
        check_host(table, person)
        if holder is not None and not away and not table.clocks.seats[seat].ran_out:
            raise no("holder_here", seat=seat + 1)
    return done(table, now, log.Lent(seat, bot))


def take_back_seat(table: Table, person: str, seat: int, now: int) -> Entries:
    """The bot gets up: for the person who holds the seat, or as the host for nobody."""
    check_not_over(table)
    check_exists(table, seat)
    if table.seats[seat].bot is None:
        raise no("no_bot_there", seat=seat + 1)
    if table.seats[seat].person != person:
        check_host(table, person)
    return done(table, now, log.Returned(seat))


def begin(table: Table, host: str, seed: int, now: int) -> Entries:
    """Everybody sits: lay the game out."""
    check_host(table, host)
    check_not_over(table)
    if table.state != "open":
        raise no("already_begun")
    free = [seat + 1 for seat, each in enumerate(table.seats) if not each.taken]
    if free:
        raise no("seats_free", seats=list(free), count=len(free))
    return done(table, now, log.Begun(seed))


def hand_over(table: Table, host: str, person: str, now: int) -> Entries:
    """Somebody else at the table becomes the host."""
    check_host(table, host)
    check_member(table, person)
    return done(table, now, log.Hosted(person))


def close(table: Table, host: str, now: int) -> Entries:
    """Put the table away; everybody else must have left."""
    check_host(table, host)
    check_not_over(table)
    others = [each for each in table.people() if each != host]
    if others:
        raise no("others_sit", count=len(others))
    return done(table, now, log.Closed())


def put_away(table: Table, now: int) -> Entries:
    """The house itself closes a table that nobody needs."""
    return done(table, now, log.Closed())


# -- playing -------------------------------------------------------------------------------------------------------


def play(table: Table, person: str, seat: int, move: str, at: int, key: str, now: int) -> Entries:
    """Play a move. With confirmation agreed, a move that ends the turn is held for its player's word."""
    match = check_turn(table, person, seat, at)
    if seat in table.held:
        raise no("held_first")
    move = written(match, move)
    if table.agreed.confirm and ends_turn(match, seat, move):
        return done(table, now, log.Held(seat, move, key))
    return done(table, now, log.Moved(seat, move, key))


def confirm(table: Table, person: str, seat: int, at: int, key: str, now: int) -> Entries:
    """Let the held move be played."""
    check_turn(table, person, seat, at)
    if seat not in table.held:
        raise no("nothing_held")
    return done(table, now, log.Moved(seat, table.held[seat], key))


def undo(table: Table, person: str, seat: int, at: int, key: str, now: int) -> Entries:
    """Take back the held move, or the last one: inside one's own turn, never over anything revealed."""
    match = check_playing_or_sandbox(table, person, seat, at)
    if seat in table.held:
        return done(table, now, log.Released(seat, key))
    to = table.way_back() if table.agreed.sandbox else None
    if table.agreed.sandbox and to is None:
        raise no("sandbox_start")
    refusal = None if table.agreed.sandbox else match.why_no_undo(seat)
    if refusal is not None:
        raise IllegalMove(seat, "undo", refusal)
    if table.undos >= MOST_UNDOS:
        raise no("undo_too_often")
    return done(table, now, log.TookBack(seat, to, key))


def bot_plays(table: Table, seat: int, bot: str, move: str, at: int, now: int) -> Entries:
    """A bot's answer; [] when the seat is not its own any more or not asked, or asked something else.

    Others may have answered the same question meanwhile, so `at` may have grown. An answer that is handed in twice, or
    that was thought out for a position that is gone, is not played.
    """
    same = table.stands_since(seat) <= at <= table.at
    if not same or seat not in table.waiting or table.seats[seat].bot != bot:
        return []
    return done(table, now, log.Moved(seat, written(table.the_match(), move)))


def run_out(table: Table, now: int) -> Entries:
    """Call out every clock that stands at zero; what follows is the table's choice."""
    called: Entries = []
    for seat, clock in enumerate(table.clocks.seats):
        due = clock.due()
        if due is None or due > now or table.seats[seat].bot is not None:
            continue
        called.append(log.RanOut(seat))
        if table.agreed.clock.at_zero == "bot":
            called.append(log.Lent(seat, table.agreed.clock.bot))
    return done(table, now, *called)


def sleep(table: Table, ms: int, now: int) -> Entries:
    """The house was closed: clocks for live play do not count it."""
    if table.state != "playing" or table.agreed.clock.kind not in ("turn", "total"):
        return []
    return done(table, now, log.Slept(ms))


def follow(table: Table, person: str, to: str, now: int) -> Entries:
    """The same people again at a new table."""
    check_rematch(table, person)
    return done(table, now, log.Followed(to)) if not table.followed else []


# -- what is checked -----------------------------------------------------------------------------------------------


def check_colour(colour: str, box: Box[Any]) -> None:
    """OptionError unless the game has this colour; "" is any."""
    if colour and colour not in box.colours:
        raise OptionError(f"{box.id} has no colour {colour[:20]!r}; there are: {', '.join(box.colours)}")


def check_exists(table: Table, seat: int) -> None:
    """There are only so many seats."""
    if not 0 <= seat < len(table.seats):
        raise no("no_such_seat", seat=seat + 1, count=len(table.seats))


def check_mine(table: Table, person: str, seat: int) -> None:
    """Only who holds a seat acts for it."""
    check_exists(table, seat)
    if table.seats[seat].person != person:
        raise no("not_your_seat", seat=seat + 1)


def check_member(table: Table, person: str) -> None:
    """Only for who sits here."""
    if not table.seats_of(person):
        raise no("not_at_table")


def check_host(table: Table, person: str) -> None:
    """Some things only the host does."""
    if table.host != person:
        raise no("host_only")


def check_not_over(table: Table) -> None:
    """Nobody sits down at a finished match."""
    if table.state == "over":
        raise no("match_over")


def check_same_eyes(table: Table, person: str, seat: int) -> None:
    """Whoever has looked through one seat's eyes does not look through another's that knows other things."""
    known = table.knows.get(person, set())
    if table.match is None or table.agreed.sandbox or seat in known:
        return
    if any(hides(table.match, seat, other) for other in known):
        raise no("seat_secret", seat=seat + 1)


def check_rematch(table: Table, person: str) -> None:
    """Only who sat at a match that is over plays it again; a sandbox is forked again instead."""
    if table.agreed.sandbox:
        raise no("no_rematch")
    if table.state != "over":
        raise no("not_over")
    check_member(table, person)


def check_at(table: Table, seat: int, at: int) -> None:
    """A command was made against the play log as its sender knew it; what was asked must still be the same."""
    if not table.stands_since(seat) <= at <= table.at:
        raise no("stale", at=str(table.at))


def check_turn(table: Table, person: str, seat: int, at: int) -> Match:
    """The seat is this person's own and plays without a bot, the match runs, and the sender knows how far it is."""
    check_mine(table, person, seat)
    if table.match is None:
        raise no("not_begun")
    check_at(table, seat, at)
    if table.state == "over":
        raise no("match_over")
    if table.seats[seat].bot is not None:
        raise no("bot_plays", seat=seat + 1)
    return table.match


def check_playing_or_sandbox(table: Table, person: str, seat: int, at: int) -> Match:
    """As for a move; only in a sandbox even a finished match can be taken back."""
    if table.agreed.sandbox and table.match is not None:
        check_mine(table, person, seat)
        check_at(table, seat, at)
        if table.closed:
            raise no("match_over")
        return table.match
    return check_turn(table, person, seat, at)


def known_bot(name: str) -> None:
    """OptionError unless there is such a bot."""
    regnum.bots.bot(name)


def written(match: Match, move: str) -> str:
    """The one writing of a move that records keep; what cannot be read is left for `play` to refuse."""
    try:
        return match.read(move).text
    except NotationError:
        return move


def ends_turn(match: Match, seat: int, move: str) -> bool:
    """Whether this move hands the turn on, as far as its player can know; IllegalMove if it may not be played at all.

    A card that is drawn may decide it. Held or not held must not tell which card that will be, so it is tried in
    imagined games only. An answer that others give too is always the end of one's own part.
    """
    refusal = match.why(seat, move)
    if refusal is not None:
        raise IllegalMove(seat, move, refusal)
    return bool(match.state.owing) or any(hands_on(match.imagine(seat, world), seat, move) for world in range(WORLDS))


def hands_on(world: Match, seat: int, move: str) -> bool:
    """Whether the turn ends when this is played."""
    turns = world.state.committed
    world.play(seat, move)
    return seat not in world.waiting or world.state.committed != turns
