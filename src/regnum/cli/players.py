"""Who plays in the terminal: you, other people at the same screen, bots; and in which colours."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.sentences import Sentences, capitalised, subject
from regnum.cli.errors import InputError
from regnum.cli.numbers import quoted
from regnum.core.match import Match
from regnum.core.messages import say
from regnum.core.registry import box_of
from regnum.table.colours import colours_at
from regnum.table.seats import Seat
from regnum.table.snapshot import bot_name

HUMAN = "human"


class Players(NamedTuple):
    """The opponent of the first seat (a bot level or `human`) and the colour the first seat prefers."""

    against: str = HUMAN
    colour: str = ""

    def bots(self, match: Match) -> dict[int, str]:
        """The bot levels by seat: every seat but the first, unless the opponents are people."""
        return {} if self.against == HUMAN else dict.fromkeys(range(1, match.seats), self.against)

    def colours(self, match: Match) -> tuple[str, ...]:
        """The colours of all sides; official opponents are black."""
        seats = [Seat() for _ in range(match.seats)]
        seats[0].person, seats[0].wish = "you", self.colour
        own = colours_at(seats, match.rules.box.colours)[: match.seats]
        return (*own, *("black" for _ in range(len(match.colours) - match.seats)))


UNKNOWN_PLAYERS = Players()


def words_at(match: Match, lang: str, players: Players = UNKNOWN_PLAYERS) -> Sentences:
    """The words of a table: people are called by their colours, bots and official opponents by their own names."""
    plain = Sentences(lang, match.game)
    colours, bots = players.colours(match), players.bots(match)
    own = [
        plain.text(bot_name(bots[seat], seat - 1)) if seat in bots else plain.text(say(f"seat-{colours[seat]}"))
        for seat in range(match.seats)
    ]
    opponents = [subject(match.side_name(side), plain) for side in range(match.seats, len(match.colours))]
    return Sentences(lang, match.game, [*own, *opponents], colours=colours)


def side_label(match: Match, side: int, words: Sentences) -> str:
    """What a side is called on labels."""
    return words.player(side) if side < match.seats else capitalised(words.text(match.side_name(side)))


def known_colour(game: str, colour: str | None) -> str:
    """A colour of the game, "" for any; InputError for another."""
    offered = box_of(game).colours
    if colour is not None and colour.lower() not in offered:
        raise InputError(f"{game} has no colour {quoted(colour)}; choose from: {', '.join(offered)}")
    return (colour or "").lower()
