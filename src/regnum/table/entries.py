"""The entries of a table's log: created, sat down, moved, and so on. A table is the result of its entries, in order.

People are stored by their id only, so that a person's data can be deleted and the match can still be replayed.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from regnum.core.messages import snake
from regnum.table.settings import ForkSource, TableSettings


class LogEntry(Struct, frozen=True, tag=snake, tag_field="t", omit_defaults=True):
    """One line of the log. A `key` names the command it answers, so that a repeated command is known again."""


class Made(LogEntry, frozen=True):
    """The table was set: always the first entry."""

    game: str
    edition: int
    seats: int
    host: str
    options: dict[str, Any] = {}
    agreed: TableSettings = TableSettings()
    source: ForkSource | None = None  # a sandbox, or a match that goes on from a record


class Sat(LogEntry, frozen=True):
    """A person took a seat, an empty one or a bot's, and would like to play this colour.

    `owner`: the person to whom a program belongs; "" for people.
    """

    seat: int
    person: str
    colour: str = ""
    owner: str = ""


class Coloured(LogEntry, frozen=True):
    """The person at a seat would like to play another colour; "" for any."""

    seat: int
    colour: str


class Stood(LogEntry, frozen=True):
    """A seat is empty again: its person left, or was shown out."""

    seat: int
    shown_out: bool = False


class Lent(LogEntry, frozen=True):
    """A bot plays this seat from now on; a person who holds it may come back.

    `by`: the person who arranged it; "" for the rule of the clock, and in logs written before this was recorded.
    """

    seat: int
    bot: str
    by: str = ""


class Returned(LogEntry, frozen=True):
    """The bot gets up: the seat's person plays again, or the seat is empty."""

    seat: int


class Hosted(LogEntry, frozen=True):
    """Another person is the host now."""

    person: str


class Begun(LogEntry, frozen=True):
    """The match begins. The seed stays on the server until it is over."""

    seed: int


class Moved(LogEntry, frozen=True):
    """A seat played a move."""

    seat: int
    move: str
    key: str = ""


class MoveUndone(LogEntry, frozen=True, tag="took_back"):
    """A seat took its last move back; in a sandbox the match goes back to `to` moves."""

    seat: int
    to: int | None = None
    key: str = ""


class Held(LogEntry, frozen=True):
    """A move that would end the turn waits for its player's word."""

    seat: int
    move: str
    key: str = ""


class Released(LogEntry, frozen=True):
    """The held move was taken back before anyone saw it."""

    seat: int
    key: str = ""


class RanOut(LogEntry, frozen=True):
    """A seat's time is over."""

    seat: int


class Hinted(LogEntry, frozen=True):
    """A seat was given a hint, for the first time in this match: its result is not rated."""

    seat: int


class Slept(LogEntry, frozen=True):
    """The server was stopped for so many milliseconds; no clock counts them."""

    ms: int


class RematchAsked(LogEntry, frozen=True):
    """A person asks all others to play again; the answer is waited for `until`."""

    person: str
    until: int


class RematchAnswered(LogEntry, frozen=True):
    """A person agrees to the rematch that was asked for, or declines."""

    person: str
    wants: bool


class Followed(LogEntry, frozen=True):
    """The same people sit down again at another table."""

    table: str


class Closed(LogEntry, frozen=True):
    """The host put the table away before its end."""


AnyLogEntry: TypeAlias = (
    Made | Sat | Coloured | Stood | Lent | Returned | Hosted | Begun | Moved | MoveUndone | Held | Released | RanOut
    | Hinted | Slept | RematchAsked | RematchAnswered | Followed | Closed
)  # fmt: skip

CommandEntry: TypeAlias = Moved | MoveUndone | Held | Released  # they carry the key of the command they answer

_decoder = msgspec.json.Decoder(AnyLogEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: LogEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> LogEntry:
    """The entry that `encode` wrote."""
    entry: LogEntry = _decoder.decode(body)
    return entry
