"""A sitting: one match, who answers for which seat, and all that has been told. Screen and lines both sit here."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

import regnum
from regnum.bots import Bot
from regnum.bots.hints import Hint
from regnum.cli.choices import turned_spots
from regnum.cli.command import own_command
from regnum.cli.company import HUMAN, Company
from regnum.cli.errors import Complaint
from regnum.cli.records import Keeper
from regnum.cli.words import Words
from regnum.core.errors import OptionError
from regnum.core.letters import Decision, Event
from regnum.core.match import Match, Played
from regnum.table.curtain import hides


class Told:
    """One move and what followed from it. `before` is the match as it was; nobody plays on in it."""

    def __init__(self, number: int, before: Match, played: Played, events: list[Event]) -> None:
        self.number = number
        self.before = before
        self.seat = played.seat
        self.move = played.move.text
        self.events = events
        self.heard: dict[tuple[str, int | None], list[str]] = {}

    def sentences(self, words: Words, seat: int | None) -> list[str]:
        """The events in words, as a seat may know them (None: a bystander)."""
        key = (words.lang, seat)
        if key not in self.heard:
            said = words.facing(self.before.across(seat))
            self.heard[key] = [said.text(event.seen_by(seat)) for event in self.events]
        return self.heard[key]

    def sides(self) -> list[int]:
        """Whom each event befalls; -1 for nobody."""
        return [event.befalls() for event in self.events]


def opening_sentences(match: Match, words: Words, seat: int | None) -> list[str]:
    """What happened before the first move, as a seat may know it."""
    said = words.facing(match.across(seat))
    return [said.text(event.seen_by(seat)) for event in match.opening]


def course(match: Match) -> list[Told]:
    """The whole way to this position, told from the first move."""
    story: list[Told] = []
    walker = match.rewound(0)
    for number, played in enumerate(match.log, start=1):
        before = walker.clone()
        story.append(Told(number, before, played, walker.play_move(played.seat, played.move)))
    return story


class Sitting:
    """Who sits where. A bot answers for its seat; every other seat is a person at this keyboard."""

    def __init__(self, match: Match, against: str, keeper: Keeper, named: Path | None = None, colour: str = "") -> None:
        self.match = match
        self.against = against
        self.company = Company(against, colour)
        self.keeper = keeper
        self.named = named  # the record somebody asked for by its name
        self.story = course(match)
        self.bots = bots_for(match, against)
        self.people = tuple(seat for seat in range(match.seats) if seat not in self.bots)
        self.seat = self.people[0]  # whose eyes look at the table

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

    def play(self, seat: int, move: str) -> Told:
        """Play, keep, then tell; IllegalMove changes nothing."""
        before = self.match.clone()
        events = self.match.play(seat, move)
        told = Told(len(self.match.log), before, self.match.log[-1], events)
        self.story.append(told)
        self.save()
        return told

    def undo(self, seat: int) -> None:
        """One move back, where the rules of undo allow it; IllegalMove says why not."""
        self.match = self.match.undo(seat)
        del self.story[len(self.match.log) :]
        self.save()

    def last_person(self) -> int:
        """Who would take a move back: the person who moved last, else who is asked."""
        if self.match.log and self.match.log[-1].seat in self.people:
            return self.match.log[-1].seat
        return self.seat

    def save(self) -> None:
        """On disk before anybody is told; the keeper knows where it came to nothing."""
        self.keeper.save(self.match, self.company)

    def goodbye(self, words: Words) -> str:
        """How to go on with this match, said only when it really waits on disk."""
        if self.match.over or not self.keeper.safe:
            return ""
        file = [str(self.named)] if self.named is not None else []
        return words.say("tty-goodbye", command=own_command("tty", "--resume", *file))

    def record_words(self, words: Words) -> list[str]:
        """At the end: where the record lies and how to watch it again."""
        told = self.keeper.told(words)
        if self.keeper.safe:
            told.append(words.say("tty-watch-again", command=own_command("replay", str(self.keeper.safe[0]))))
        return told

    def seat_notes(self, side: int, words: Words) -> list[str]:
        """What stands beside the name of a side: you, a bot's level and colour, or that an opponent is official."""
        if side >= self.match.seats:
            return [words.say("ui-automa")]
        if side in self.bots:
            return [words.known(f"ui-{self.against}") or self.against, words.say(f"seat-{words.colours[side]}")]
        return [words.say("ui-you")] if self.against != HUMAN or self.match.seats == 1 else []

    def hides(self, one: int, other: int) -> bool:
        """Whether two people at one keyboard know different things, so that a curtain must fall between them."""
        return hides(self.match, one, other)


def hint_sentences(match: Match, seat: int, words: Words) -> list[str]:
    """What the strongest bot would do in the place of this seat, in words; it may think for a while."""
    said = words.facing(match.across(seat))
    return [hint_sentence(each, said) for each in regnum.hint(match, seat)]


def hint_sentence(hint: Hint, words: Words) -> str:
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
    """A complaint unless there is such an opponent."""
    if against == HUMAN:
        return
    try:
        regnum.bot(against)
    except OptionError as wrong:
        raise Complaint(f"{wrong}, or {HUMAN} for two people at one keyboard") from None
