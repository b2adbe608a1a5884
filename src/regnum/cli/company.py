"""Who sits at a table in the terminal: you, people beside you, bots by their names; and in which colours."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.words import Words, headed, subject
from regnum.cli.errors import Complaint
from regnum.cli.numbers import quoted
from regnum.core.house import box_of
from regnum.core.letters import say
from regnum.core.match import Match
from regnum.table.chairs import Seat
from regnum.table.colours import colours_at
from regnum.table.sight import bot_name

HUMAN = "human"


class Company(NamedTuple):
    """Against whom the first seat plays (a level, or people), and the colour it would like to have."""

    against: str = HUMAN
    colour: str = ""

    def bots(self, match: Match) -> dict[int, str]:
        """By seat the level of the bot that sits there: at all but the first, unless people sit there."""
        return {} if self.against == HUMAN else dict.fromkeys(range(1, match.seats), self.against)

    def colours(self, match: Match) -> tuple[str, ...]:
        """Of all sides; official opponents are black."""
        seats = [Seat() for _ in range(match.seats)]
        seats[0].person, seats[0].wish = "you", self.colour
        own = colours_at(seats, match.rules.box.colours)[: match.seats]
        return (*own, *("black" for _ in range(len(match.colours) - match.seats)))


NOBODY_KNOWN = Company()


def words_at(match: Match, lang: str, company: Company = NOBODY_KNOWN) -> Words:
    """The words of a table: people are called by their colours, bots and official opponents by their own names."""
    plain = Words(lang, match.game)
    colours, bots = company.colours(match), company.bots(match)
    own = [
        plain.text(bot_name(bots[seat], seat - 1)) if seat in bots else plain.text(say(f"seat-{colours[seat]}"))
        for seat in range(match.seats)
    ]
    opponents = [subject(match.side_name(side), plain) for side in range(match.seats, len(match.colours))]
    return Words(lang, match.game, [*own, *opponents], colours=colours)


def side_label(match: Match, side: int, words: Words) -> str:
    """What a side is called on labels."""
    return words.player(side) if side < match.seats else headed(words.text(match.side_name(side)))


def known_colour(game: str, colour: str | None) -> str:
    """A colour of the game, "" for any; a complaint about another."""
    offered = box_of(game).colours
    if colour is not None and colour.lower() not in offered:
        raise Complaint(f"{game} has no colour {quoted(colour)}; there are: {', '.join(offered)}")
    return (colour or "").lower()
