"""What people and bots may do at a table. Each command checks, changes the table and returns the entries to store.

A command works on a copy of the table. Nothing is sent to anyone before the entries are on disk; if they could not
be saved, the copy is dropped and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import regnum.bots
from regnum.core import match as matches
from regnum.core.errors import IllegalMove, OptionError
from regnum.core.match import Match
from regnum.core.registry import box_of, box_of_edition
from regnum.core.rules import Box
from regnum.core.words import Move
from regnum.table import entries as log
from regnum.table.errors import no
from regnum.table.hot_seat import has_secrets, hides
from regnum.table.rematch import Rematch, answer_by
from regnum.table.settings import ForkSource, TableSettings
from regnum.table.table import MOST_UNDOS, Table, source_match

Entries = list[log.LogEntry]

ME, OPEN = "me", "open"  # whose chair it is; anything else is a bot

SAMPLED_DEALS = 4  # imagined to see whether a move may end the turn
ALLOWED_WHEN_FULL = (log.Stood, log.Closed, log.Followed)  # what is still possible when the log is full


def done(table: Table, now: int, *entries: log.LogEntry) -> Entries:
    """Let these have happened, unless the log is full."""
    if table.full and not all(isinstance(entry, ALLOWED_WHEN_FULL) for entry in entries):
        raise no("log_full")
    for entry in entries:
        table.apply(entry, now)
    return list(entries)


def played(table: Table, now: int, seat: int, move: Move[Any], key: str = "") -> Entries:
    """Let this move be played, which has been read and found legal, unless the log is full."""
    if table.full:
        raise no("log_full")
    entry = log.Moved(seat, move.text, key)
    table.apply_checked(entry, move, now)
    return [entry]


# -- setting up ----------------------------------------------------------------------------------------------------


def make(
    table: Table, host: str, game: str, seats: int, options: Mapping[str, Any], agreed: TableSettings, now: int
) -> Entries:
    """A new table. Options are checked by laying the game out once; OptionError says what would be right."""
    agreed.clock.check()
    known_bot(agreed.clock.bot)
    if agreed.sandbox:  # everything may be taken back there: at a table of several people that would show everything
        raise OptionError("sandbox must not be set for a new table; fork a position instead")
    trial = matches.new(box_of(game), seats, 0, dict(options))
    made = log.Made(game, trial.rules.box.edition, seats, host, options=trial.options, agreed=agreed)
    return done(table, now, made)


def fork(table: Table, person: str, source: ForkSource, now: int, colours: Sequence[str] = ()) -> Entries:
    """A private sandbox: one person, every seat, a position to go on from, in the colours it had."""
    base = source_match(source)
    agreed = TableSettings(watchers=False, hints=True, sandbox=True)
    made = log.Made(base.game, base.rules.box.edition, base.seats, person, base.options, agreed, source)
    seated = [log.Sat(seat, person, colours[seat] if colours else "") for seat in range(base.seats)]
    return done(table, now, made, *seated, log.Begun(0))


def carry_on(
    table: Table, person: str, source: ForkSource, chairs: Sequence[str], colours: Sequence[str], now: int
) -> Entries:
    """A match that somebody has brought along goes on, with the same seats. `chairs` by seat: me, open, or a bot."""
    base = source_match(source)
    if len(chairs) != base.seats or ME not in chairs:
        raise OptionError(f"expected {base.seats} entries in chairs, one of them {ME!r}")
    if base.over:
        raise no("match_over")
    box = box_of_edition(base.game, base.rules.box.edition)
    wished = list(colours) if len(colours) == base.seats and set(colours) <= {*box.colours, ""} else [""] * base.seats
    entries = done(table, now, log.Made(base.game, box.edition, base.seats, person, base.options, source=source))
    for seat, who in enumerate(chairs):
        colour = wished[seat] if wished[seat] not in wished[:seat] else ""
        if who == ME:
            entries += done(table, now, log.Sat(seat, person, colour))
        elif who != OPEN:
            entries += lend(table, person, seat, who, now)
    return entries + done(table, now, log.Begun(0))


def sit(
    table: Table, person: str, seat: int, now: int, *, invited: bool = False, colour: str = "", owner: str = ""
) -> Entries:
    """Take a free seat, or one that only a bot plays; also in the middle of a match.

    Whoever was shown out comes back only with a new invitation. `owner`: the person to whom a program belongs.
    """
    check_not_over(table)
    check_exists(table, seat)
    holder = table.seats[seat].person
    if holder is not None:
        raise no("seat_mine" if holder == person else "seat_taken", seat=seat + 1)
    if person in table.shown_out and not invited:
        raise no("shown_out")
    check_same_knowledge(table, table.known_to(person, owner), seat)
    check_not_kept(table, person, seat)
    return done(table, now, log.Sat(seat, person, colour, owner))


def choose_colour(table: Table, person: str, seat: int, colour: str, now: int) -> Entries:
    """Play another colour, "" for any. A colour wished for by a person who sat down earlier is taken."""
    check_mine(table, person, seat)
    check_colour(colour, box_of_edition(table.made.game, table.made.edition))
    if colour == table.seats[seat].wish:
        return []
    wished = [each for each in table.seats if each.person is not None and each.wish == colour and colour]
    if any(each is not table.seats[seat] and each.sat_at < table.seats[seat].sat_at for each in wished):
        raise no("colour_taken")
    return done(table, now, log.Coloured(seat, colour))


def leave(table: Table, person: str, seat: int, now: int) -> Entries:
    """Get up. The match waits until a bot or another person sits down."""
    check_mine(table, person, seat)
    return done(table, now, log.Stood(seat))


def show_out(table: Table, host: str, seat: int, now: int) -> Entries:
    """The host frees a person's seat."""
    check_host(table, host)
    check_exists(table, seat)
    if table.seats[seat].person == host:
        raise no("show_out_yourself")
    if table.seats[seat].person is None:
        raise no("seat_empty", seat=seat + 1)
    return done(table, now, log.Stood(seat, shown_out=True))


def lend(table: Table, person: str, seat: int, bot: str, now: int, *, away: bool = False) -> Entries:
    """Let a bot play a seat: one's own for a while, or as the host one whose person does not come.

    `away`: the server knows that the seat's person does not look at the table.
    """
    check_not_over(table)
    check_exists(table, seat)
    known_bot(bot)
    holder = table.seats[seat].person
    if holder is None and table.state == "playing" and table.seats_of(person):
        pass  # the match waits for nobody: whoever sits here may let a bot play on
    elif holder != person:
        check_host(table, person)
        if holder is not None and not away and not table.clocks.seats[seat].ran_out:
            raise no("holder_here", seat=seat + 1)
    return done(table, now, log.Lent(seat, bot, person))


def take_back_seat(table: Table, person: str, seat: int, now: int) -> Entries:
    """The bot gets up: for the person who holds the seat, or at the host's command."""
    check_not_over(table)
    check_exists(table, seat)
    if table.seats[seat].bot is None:
        raise no("no_bot_there", seat=seat + 1)
    if table.seats[seat].person != person:
        check_host(table, person)
    return done(table, now, log.Returned(seat))


def come_back(table: Table, person: str, seat: int, since: int, now: int) -> Entries:
    """The person whose seat was lent is here again: the seat is theirs after the decision that runs.

    `since`: the length of the play log when they came. A seat that they lent themselves they take back themselves.
    """
    return done(table, now, log.Returned(seat)) if come_back_due(table, person, seat, since) else []


def come_back_due(table: Table, person: str, seat: int, since: int) -> bool:
    """Whether a lent seat can be given back now: its bot is not at a decision, or has ended the one of then."""
    loan = table.loan_of(seat)
    if loan is None or loan.person != person or loan.by == person or table.state != "playing":
        return False
    return seat not in table.waiting or table.acted_at.get(seat, 0) > since


def begin(table: Table, host: str, seed: int, now: int) -> Entries:
    """Every seat is taken: start the match."""
    check_host(table, host)
    check_not_over(table)
    if table.state != "open":
        raise no("already_begun")
    free = [seat + 1 for seat, each in enumerate(table.seats) if not each.taken]
    if free:
        raise no("seats_free", seats=list(free), count=len(free))
    return done(table, now, log.Begun(seed))


def hand_over(table: Table, host: str, person: str, now: int) -> Entries:
    """Transfer the host role to another person at the table."""
    check_host(table, host)
    check_member(table, person)
    return done(table, now, log.Hosted(person))


def close(table: Table, host: str, now: int) -> Entries:
    """Close the table: when everyone else has left, or when it waits for a seat where nobody sits."""
    check_host(table, host)
    check_not_over(table)
    if any(not table.seats[seat].taken for seat in table.waiting):
        return done(table, now, log.Closed())
    others = [each for each in table.people() if each != host]
    if others:
        raise no("others_sit", count=len(others))
    return done(table, now, log.Closed())


def archive(table: Table, now: int) -> Entries:
    """The server closes an unused table."""
    return done(table, now, log.Closed())


# -- playing -------------------------------------------------------------------------------------------------------


def play(table: Table, person: str, seat: int, move: str, at: int, key: str, now: int) -> Entries:
    """Play a move. With confirmation agreed, a move that ends the turn is held for its player's word."""
    match = check_turn(table, person, seat, at)
    if seat in table.held:
        raise no("held_first")
    chosen = match.checked(seat, move)
    if table.agreed.confirm and ends_turn(match, seat, chosen):
        return done(table, now, log.Held(seat, chosen.text, key))
    return played(table, now, seat, chosen, key)


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
    return done(table, now, log.MoveUndone(seat, to, key))


def bot_plays(table: Table, seat: int, bot: str, move: str, at: int, now: int) -> Entries:
    """A bot's answer; [] when the seat is not its own any more or not asked, or asked something else.

    Others may have answered the same question meanwhile, so `at` may have grown. An answer that is handed in twice, or
    that was thought out for a position that is gone, is not played.
    """
    same = table.asked_since(seat) <= at <= table.at
    if not same or seat not in table.waiting or table.seats[seat].bot != bot:
        return []
    return played(table, now, seat, table.the_match().checked(seat, move))


def run_out(table: Table, now: int) -> Entries:
    """Record every clock that has run out; the settings decide what follows."""
    called: Entries = []
    for seat, clock in enumerate(table.clocks.seats):
        due = clock.due()
        if due is None or due > now or table.seats[seat].bot is not None:
            continue
        called.append(log.RanOut(seat))
        if table.agreed.clock.at_zero == "bot":
            called.append(log.Lent(seat, table.agreed.clock.bot))
    return done(table, now, *called)


def bots_take_over(table: Table, bot: str, now: int) -> Entries:
    """Let a bot play every seat whose person owes an answer, and every empty one: the rule of a contest."""
    seats = [n for n, seat in enumerate(table.seats) if seat.bot is None and (n in table.waiting or not seat.taken)]
    return done(table, now, *(log.Lent(seat, bot) for seat in seats)) if table.state == "playing" else []


def bots_play_for(table: Table, gone: Sequence[str], bot: str, now: int) -> Entries:
    """Let a bot play the seats of these people, who will not come back, and every empty one."""
    seats = [n for n, seat in enumerate(table.seats) if seat.bot is None and (not seat.taken or seat.person in gone)]
    # As if they had lent it themselves: looking at the table does not give it back.
    lent = [log.Lent(seat, bot, table.seats[seat].person or "") for seat in seats]
    return done(table, now, *lent) if table.state == "playing" else []


def give_hint(table: Table, seat: int, now: int) -> Entries:
    """A seat is given a hint. The first one is kept: it decides whether the match is rated."""
    return [] if seat in table.hinted or table.full else done(table, now, log.Hinted(seat))


def sleep(table: Table, ms: int, now: int) -> Entries:
    """The server was stopped, or its clock jumped: clocks for live play do not count it."""
    if table.state != "playing" or table.full or table.agreed.clock.kind not in ("turn", "total"):
        return []
    return done(table, now, log.Slept(ms))


def ask_rematch(table: Table, person: str, now: int) -> Entries:
    """Ask everyone at a finished match to play again, or agree to what another has asked."""
    check_rematch(table, person)
    asked = table.rematch
    if table.followed:
        return []
    if asked is None or not asked.open_at(now):
        return done(table, now, log.RematchAsked(person, answer_by(table.agreed.clock, now)))
    return [] if asked.answers.get(person) else done(table, now, log.RematchAnswered(person, True))


def decline_rematch(table: Table, person: str, now: int) -> Entries:
    """Say that one does not play again now."""
    asked = check_rematch_asked(table, person, now)
    return [] if asked.answers.get(person) is False else done(table, now, log.RematchAnswered(person, False))


def rematch_agreed(table: Table, players: list[str]) -> bool:
    """Whether all these people want to play again: those who hold a seat and still exist."""
    asked = table.rematch
    return asked is not None and bool(players) and asked.wants(players) == players


def check_rematch_without(table: Table, players: list[str], person: str, now: int) -> None:
    """Someone who wants to play again may do so without those who have declined, once all have answered."""
    asked = check_rematch_asked(table, person, now)
    if person not in asked.wants(players) or not asked.declined(players):
        raise no("rematch_not_declined")
    if len(asked.answers.keys() & set(players)) < len(players):
        raise no("rematch_unanswered")


def follow(table: Table, person: str, to: str, now: int) -> Entries:
    """The same people again at a new table."""
    check_rematch(table, person)
    return done(table, now, log.Followed(to)) if not table.followed else []


# -- what is checked -----------------------------------------------------------------------------------------------


def check_colour(colour: str, box: Box[Any]) -> None:
    """OptionError unless the game has this colour; "" is any."""
    if colour and colour not in box.colours:
        raise OptionError(f"{box.id} has no colour {colour[:20]!r}; choose from: {', '.join(box.colours)}")


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
    """Refuse to seat a person at a finished match."""
    if table.state == "over":
        raise no("match_over")


def check_same_knowledge(table: Table, known: set[int], seat: int) -> None:
    """Refuse a seat that knows other things than one whose viewpoint the person has had."""
    if table.match is None or table.agreed.sandbox or seat in known:
        return
    if any(hides(table.match, seat, other) for other in known):
        raise no("seat_secret", seat=seat + 1)


def check_not_kept(table: Table, person: str, seat: int) -> None:
    """Refuse the secrets of a person who was shown out to all others: a host could be behind any of them."""
    chair = table.seats[seat]
    if table.match is None or table.agreed.sandbox or chair.kept_for in (None, person):
        return
    if has_secrets(table.match, seat):
        raise no("seat_kept", seat=seat + 1)


def check_rematch(table: Table, person: str) -> None:
    """Only who sat at a match that is over plays it again; a sandbox is forked again instead."""
    if table.agreed.sandbox:
        raise no("no_rematch")
    if table.state != "over":
        raise no("not_over")
    check_member(table, person)


def check_rematch_asked(table: Table, person: str, now: int) -> Rematch:
    """Only a question that is still open is answered."""
    check_rematch(table, person)
    asked = table.rematch
    if asked is None or table.followed or not asked.open_at(now):
        raise no("rematch_not_asked")
    return asked


def check_at(table: Table, seat: int, at: int) -> None:
    """A command was made against the play log as its sender knew it; what was asked must still be the same."""
    if not table.asked_since(seat) <= at <= table.at:
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


def ends_turn(match: Match, seat: int, move: Move[Any]) -> bool:
    """Whether this legal move hands the turn on, as far as its player can know.

    A card that is drawn may decide it. Holding the move must not reveal which card that will be, so it is tried in
    imagined games only. An answer that others give too is always the end of one's own part.
    """
    return bool(match.state.owing) or any(
        turn_passes(match.imagine(seat, deal), seat, move) for deal in range(SAMPLED_DEALS)
    )


def turn_passes(match: Match, seat: int, move: Move[Any]) -> bool:
    """Whether the turn ends when this is played."""
    turns = match.state.committed
    match.play_move(seat, move)
    return seat not in match.waiting or match.state.committed != turns
