"""A session in the terminal: one match, who plays which seat, and the log so far. Both interfaces use it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

import regnum
from regnum.bots import Bot
from regnum.bots.hints import Hint
from regnum.cli.choices import turned_spots
from regnum.cli.command import own_command
from regnum.cli.errors import InputError
from regnum.cli.language import Sentences
from regnum.cli.players import HUMAN, Players
from regnum.cli.records import RecordFile
from regnum.core.errors import OptionError
from regnum.core.match import Match, PlayedMove
from regnum.core.messages import Decision, Event
from regnum.table.hot_seat import hides


class LogItem:
    """One move and what followed from it. `before` is the match before it, never played further."""

    def __init__(self, number: int, before: Match, played: PlayedMove, events: list[Event]) -> None:
        self.number = number
        self.before = before
        self.seat = played.seat
        self.move = played.move.text
        self.events = events
        self.cached: dict[tuple[str, int | None], list[str]] = {}

    def sentences(self, words: Sentences, seat: int | None) -> list[str]:
        """The events in words, as a seat may know them (None: a spectator)."""
        key = (words.lang, seat)
        if key not in self.cached:
            facing = words.facing(self.before.across(seat))
            self.cached[key] = [facing.text(event.seen_by(seat)) for event in self.events]
        return self.cached[key]

    def sides(self) -> list[int]:
        """The side that each event affects; -1 for none."""
        return [event.befalls() for event in self.events]


def opening_sentences(match: Match, words: Sentences, seat: int | None) -> list[str]:
    """What happened before the first move, as a seat may know it."""
    facing = words.facing(match.across(seat))
    return [facing.text(event.seen_by(seat)) for event in match.opening]


def history_of(match: Match) -> list[LogItem]:
    """The log up to this position, from the first move."""
    history: list[LogItem] = []
    walker = match.rewound(0)
    for number, played in enumerate(match.log, start=1):
        before = walker.clone()
        history.append(LogItem(number, before, played, walker.play_move(played.seat, played.move)))
    return history


class PlaySession:
    """One match with its players: bots, and people who share this keyboard."""

    def __init__(
        self, match: Match, against: str, record_file: RecordFile, named: Path | None = None, colour: str = ""
    ) -> None:
        self.match = match
        self.against = against
        self.players = Players(against, colour)
        self.record_file = record_file
        self.named = named  # the record file given on the command line
        self.history = history_of(match)
        self.bots = bots_for(match, against)
        self.people = tuple(seat for seat in range(match.seats) if seat not in self.bots)
        self.seat = self.people[0]  # the seat whose point of view is shown

    def next_bot(self) -> int | None:
        """A bot's seat that owes an answer."""
        return next((seat for seat in self.match.waiting if seat in self.bots), None)

    def next_person(self) -> int | None:
        """A person's seat that owes an answer."""
        return next((seat for seat in self.match.waiting if seat not in self.bots), None)

    def bot_move(self, seat: int) -> str:
        """What the bot of this seat would play; it may think for a while."""
        return self.bots[seat].choose(self.match, seat)

    def decision(self) -> Decision | None:
        """What the person at the keyboard is asked, each answer written as that person sees the table."""
        decision = self.match.decision(self.seat)
        if decision is None or not self.match.across(self.seat):
            return decision
        options = [replace(option, move=turned_spots(option.move)) for option in decision.options]
        return replace(decision, options=options)

    def written(self, typed: str) -> str:
        """A move as records write it, from what the person has typed, and the other way round."""
        return turned_spots(typed) if self.match.across(self.seat) else typed

    def play(self, seat: int, move: str) -> LogItem:
        """Play a move, save it, then show it; IllegalMove changes nothing."""
        before = self.match.clone()
        events = self.match.play(seat, move)
        item = LogItem(len(self.match.log), before, self.match.log[-1], events)
        self.history.append(item)
        self.save()
        return item

    def undo(self, seat: int) -> None:
        """One move back, where the rules of undo allow it; IllegalMove says why not."""
        self.match = self.match.undo(seat)
        del self.history[len(self.match.log) :]
        self.save()

    def last_person(self) -> int:
        """Who would take a move back: the person who moved last, else who is asked."""
        if self.match.log and self.match.log[-1].seat in self.people:
            return self.match.log[-1].seat
        return self.seat

    def save(self) -> None:
        """Save the record before events are shown; the file remembers where that failed."""
        self.record_file.save(self.match, self.players)

    def goodbye(self, words: Sentences) -> str:
        """How to resume this match; empty if it is over or could not be saved."""
        if self.match.over or not self.record_file.safe:
            return ""
        file = [str(self.named)] if self.named is not None else []
        return words.say("tty-goodbye", command=own_command("tty", "--resume", *file))

    def record_words(self, words: Sentences) -> list[str]:
        """Lines for the end of a match: where the record is and how to replay it."""
        lines = self.record_file.status(words)
        if self.record_file.safe:
            lines.append(words.say("tty-watch-again", command=own_command("replay", str(self.record_file.safe[0]))))
        return lines

    def seat_notes(self, side: int, words: Sentences) -> list[str]:
        """The note beside the name of a side: you, a bot's level and colour, or that an opponent is official."""
        if side >= self.match.seats:
            return [words.say("ui-automa")]
        if side in self.bots:
            return [words.known(f"ui-{self.against}") or self.against, words.say(f"seat-{words.colours[side]}")]
        return [words.say("ui-you")] if self.against != HUMAN or self.match.seats == 1 else []

    def hides(self, one: int, other: int) -> bool:
        """Whether two people at one keyboard know different things, so that the screen is hidden between turns."""
        return hides(self.match, one, other)


def hint_sentences(match: Match, seat: int, words: Sentences) -> list[str]:
    """What the strongest bot would do in the place of this seat, in words; it may think for a while."""
    facing = words.facing(match.across(seat))
    return [hint_sentence(each, facing) for each in regnum.hint(match, seat)]


def hint_sentence(hint: Hint, words: Sentences) -> str:
    """One good move with what it promises, and how it is typed."""
    chance, points = round(100 * hint.chance), round(hint.points)
    typed = turned_spots(hint.move) if words.across else hint.move
    return words.say("analysis-hint", move=words.text(hint.label), chance=chance, points=points) + f" [{typed}]"


def bots_for(match: Match, against: str) -> dict[int, Bot]:
    """The first seat is yours; the bot has all others, unless they are people too."""
    if against == HUMAN:
        return {}
    known_opponent(against)
    return {seat: regnum.bot(against, (match.seed + seat) % 2**62) for seat in range(1, match.seats)}


def known_opponent(against: str) -> None:
    """InputError if there is no such opponent."""
    if against == HUMAN:
        return
    try:
        regnum.bot(against)
    except OptionError as wrong:
        raise InputError(f"{wrong}, or {HUMAN} for two people on one screen") from None
