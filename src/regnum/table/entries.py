"""The log of a table: what was made, who sat down, what was played. A table is nothing but its entries, told in order.

People stand here by their id only, so that somebody can be forgotten and the match still be told.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from regnum.core.letters import snake
from regnum.table.agreed import Agreed, Source


class Entry(Struct, frozen=True, tag=snake, tag_field="t", omit_defaults=True):
    """One line of the log. `key` is the command it answers, so that a repeated command is known again."""


class Made(Entry, frozen=True):
    """The table was set: always the first entry."""

    game: str
    edition: int
    seats: int
    host: str
    options: dict[str, Any] = {}
    agreed: Agreed = Agreed()
    source: Source | None = None  # a sandbox, or a match that goes on from a record


class Sat(Entry, frozen=True):
    """A person took a seat, an empty one or a bot's, and would like to play this colour."""

    seat: int
    person: str
    colour: str = ""


class Coloured(Entry, frozen=True):
    """The person at a seat would like to play another colour; "" for any."""

    seat: int
    colour: str


class Stood(Entry, frozen=True):
    """A seat is empty again: its person left, or was shown out."""

    seat: int
    shown_out: bool = False


class Lent(Entry, frozen=True):
    """A bot plays this seat from now on; a person who holds it may come back."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    """The bot gets up: the seat's person plays again, or the seat is empty."""

    seat: int


class Hosted(Entry, frozen=True):
    """Somebody else is the host now."""

    person: str


class Begun(Entry, frozen=True):
    """The match begins. The seed stays in the house until it is over."""

    seed: int


class Moved(Entry, frozen=True):
    """A seat played a move."""

    seat: int
    move: str
    key: str = ""


class TookBack(Entry, frozen=True):
    """A seat took its last move back; in a sandbox the match goes back to `to` moves."""

    seat: int
    to: int | None = None
    key: str = ""


class Held(Entry, frozen=True):
    """A move that would end the turn waits for its player's word."""

    seat: int
    move: str
    key: str = ""


class Released(Entry, frozen=True):
    """The waiting move was taken back before anybody saw it."""

    seat: int
    key: str = ""


class RanOut(Entry, frozen=True):
    """A seat's time is over."""

    seat: int


class Slept(Entry, frozen=True):
    """The house was closed for so many milliseconds; no clock counts them."""

    ms: int


class Followed(Entry, frozen=True):
    """The same people sit down again at another table."""

    table: str


class Closed(Entry, frozen=True):
    """The host put the table away before its end."""


AnyEntry: TypeAlias = (
    Made | Sat | Coloured | Stood | Lent | Returned | Hosted | Begun | Moved | TookBack | Held | Released | RanOut
    | Slept | Followed | Closed
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """An entry as it lies in the store."""
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    """The entry that `encode` wrote."""
    entry: Entry = _decoder.decode(body)
    return entry
