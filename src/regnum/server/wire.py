"""The messages of the socket, both ways. docs/protocol.md tells how they are used; web/src/wire is made from them.

Commands carry ids and notation only; nothing a client says about costs, names or values is ever looked at.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from regnum.core.letters import Refusal
from regnum.table.sight import Sight, TableInfo

PROTOCOL = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
Move: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")]
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]


class Command(Struct, frozen=True, tag=str.lower, tag_field="t", forbid_unknown_fields=True):
    """Something a client sends."""


class Hello(Command, frozen=True):
    """The first message: how far this client already knows the play log (None: it is new here)."""

    protocol: int
    at: Count | None = None
    look: SeatNo | None = None


class Play(Command, frozen=True):
    """Play a move. `id` is the client's own and never used twice; `at` is the play log's length it was made against."""

    id: Id
    at: Count
    seat: SeatNo
    move: Move


class Confirm(Command, frozen=True):
    """Let the held move be played."""

    id: Id
    at: Count
    seat: SeatNo


class Undo(Command, frozen=True):
    """Take the held or the last move back."""

    id: Id
    at: Count
    seat: SeatNo


class Say(Command, frozen=True):
    """A line of chat."""

    id: Id
    text: Line


class Look(Command, frozen=True):
    """The curtain is raised for this one of the person's own seats."""

    seat: SeatNo


class Ping(Command, frozen=True):
    """Are you there? What time is it?"""

    n: Count


class Numbered(Struct, frozen=True):
    """As much of a command as is needed to answer it."""

    id: Id


AnyCommand: TypeAlias = Hello | Play | Confirm | Undo | Say | Look | Ping


class Letter(Struct, frozen=True, tag=str.lower, tag_field="t"):
    """Something the server sends."""


class ChatLine(Struct, frozen=True):
    """One line of chat."""

    n: int
    time: int
    person: str
    text: str


class You(Struct, frozen=True):
    """Who the viewer is at this table."""

    person: str | None  # None: a bystander without a name
    seats: list[int]
    host: bool


class Welcome(Letter, frozen=True):
    """The first answer."""

    protocol: int
    version: str
    now: int
    you: You
    table: TableInfo
    names: dict[str, str]  # what people at this table are called, by their id
    present: list[str]
    chat: list[ChatLine]


class State(Letter, frozen=True):
    """The match as this viewer may know it, whole, with the steps since the last look."""

    now: int
    sight: Sight


class Table(Letter, frozen=True):
    """Somebody sat down, got up, was called something; the match began."""

    you: You
    table: TableInfo
    names: dict[str, str]


class Present(Letter, frozen=True):
    """Who has the table open."""

    people: list[str]


class Said(Letter, frozen=True):
    """A line of chat."""

    line: ChatLine


class Done(Letter, frozen=True):
    """A command was carried out, now or when it first came; `at` is the play log's length after it."""

    id: str
    at: int


class Refused(Letter, frozen=True):
    """A command was refused and changed nothing."""

    id: str
    at: int
    refusal: Refusal


class Pong(Letter, frozen=True):
    """Here; and the server's time of day."""

    n: int
    now: int


AnyLetter: TypeAlias = Welcome | State | Table | Present | Said | Done | Refused | Pong

# Codes with which a socket is closed.
GOING_AWAY = 1001  # the server stops; come again in a moment
TOO_LARGE = 1009  # a message above 64 KiB
NOT_UNDERSTOOD = 4400  # no JSON, no known message, or no hello at first
SESSION_OVER = 4401  # logged out, or forgotten
NOT_ALLOWED = 4403  # no watching here without a seat
NO_TABLE = 4404
TOO_SLOW = 4408  # more than a megabyte waited to be read
TOO_MANY = 4429  # too many messages or sockets
CLOSING = (
    "GOING_AWAY",
    "TOO_LARGE",
    "NOT_UNDERSTOOD",
    "SESSION_OVER",
    "NOT_ALLOWED",
    "NO_TABLE",
    "TOO_SLOW",
    "TOO_MANY",
)

_commands = msgspec.json.Decoder(AnyCommand)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> AnyCommand:
    """A command from outside; msgspec.DecodeError (ValidationError) says what is wrong with it."""
    command: AnyCommand = _commands.decode(text)
    return command


def id_in(text: str | bytes) -> str | None:
    """The id of a command that is otherwise wrong, so that it can be answered."""
    try:
        id = msgspec.json.decode(text, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return id


def write(letter: Letter) -> bytes:
    """A letter as it goes out."""
    return _encoder.encode(letter)


def encode(sight: Sight) -> bytes:
    """What one pair of eyes sees, to be put into letters later."""
    return _encoder.encode(sight)


def state(now: int, sight: Sight | msgspec.Raw) -> bytes:
    """A State, perhaps of a sight that was encoded before."""
    return _encoder.encode({"t": "state", "now": now, "sight": sight})
