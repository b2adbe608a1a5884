"""The messages of the WebSocket, both ways. docs/protocol.md describes them; web/src/wire is generated from them.

Commands contain ids and notation only; costs, names and values are never taken from a client.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from regnum.core.messages import Refusal
from regnum.table.snapshot import Snapshot, StepInfo, TableInfo

PROTOCOL = 2
SPECTATOR = -1  # the seat under which the looks of a spectator are stored

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
    """Play a move. `id` is chosen by the client and must be unique; `at` is the play log's length it was chosen at."""

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
    """Undo the held or the last move."""

    id: Id
    at: Count
    seat: SeatNo


class Say(Command, frozen=True):
    """A line of chat."""

    id: Id
    text: Line


class ChangeViewpoint(Command, frozen=True, tag="look"):
    """The curtain is raised for this one of the person's own seats."""

    seat: SeatNo


class Seen(Command, frozen=True):
    """The viewer has looked at the match up to `at`, and has read the chat up to line `chat`. It is not answered."""

    seat: SeatNo | None = None
    at: Count | None = None
    chat: Count | None = None


class ResendState(Command, frozen=True, tag="whole"):
    """Send the whole state: a change did not fit what this client has. `at`: how far it knows the play log."""

    at: Count | None = None


class Ping(Command, frozen=True):
    """Are you there? What time is it?"""

    n: Count


class Numbered(Struct, frozen=True):
    """As much of a command as is needed to answer it."""

    id: Id


AnyCommand: TypeAlias = Hello | Play | Confirm | Undo | Say | ChangeViewpoint | Seen | ResendState | Ping


class ServerMessage(Struct, frozen=True, tag=str.lower, tag_field="t"):
    """Something the server sends."""


class ChatLine(Struct, frozen=True):
    """One line of chat."""

    n: int
    time: int
    person: str
    text: str


class LastSeen(Struct, frozen=True):
    """How far a person had looked before: at the match, at the chat, and when."""

    at: int
    chat: int
    time: int


class You(Struct, frozen=True):
    """The viewer's role at this table."""

    person: str | None  # None: a spectator without a session
    seats: list[int]
    host: bool


class Welcome(ServerMessage, frozen=True):
    """The first answer."""

    protocol: int
    version: str
    now: int
    you: You
    table: TableInfo
    names: dict[str, str]  # names of people at this table, by id
    present: list[str]
    chat: list[ChatLine]
    seen: LastSeen | None = None  # None: a first visit, or no session


class WholeState(ServerMessage, frozen=True, tag="whole"):
    """The match as this viewer may know it, whole, with the steps since the last look. `state`: its number."""

    now: int
    state: int
    sight: Snapshot


class ChangedState(ServerMessage, frozen=True, tag="change"):
    """What changed since the state `base`: a patch of its sight, and the steps in between instead of those it had."""

    now: int
    base: int
    state: int
    at: int  # length of the play log, as it stands in the patched sight
    patch: dict[str, Any]
    steps: list[StepInfo]


class TableUpdate(ServerMessage, frozen=True, tag="table"):
    """Somebody sat down, got up, was called something; the match began."""

    you: You
    table: TableInfo
    names: dict[str, str]


class Present(ServerMessage, frozen=True):
    """Who has the table open."""

    people: list[str]


class ChatMessage(ServerMessage, frozen=True, tag="said"):
    """A line of chat."""

    line: ChatLine


class Done(ServerMessage, frozen=True):
    """A command was carried out, now or when it first came; `at` is the play log's length after it."""

    id: str
    at: int


class Refused(ServerMessage, frozen=True):
    """A command was refused and changed nothing."""

    id: str
    at: int
    refusal: Refusal


class Pong(ServerMessage, frozen=True):
    """Here; and the server's time of day."""

    n: int
    now: int


AnyServerMessage: TypeAlias = (
    Welcome | WholeState | ChangedState | TableUpdate | Present | ChatMessage | Done | Refused | Pong
)

# Close codes of the WebSocket.
GOING_AWAY = 1001  # the server stops; reconnect in a moment
TOO_LARGE = 1009  # a message above 64 KiB
FAILED = 1011  # a mistake of the server; reconnect after a moment
NOT_UNDERSTOOD = 4400  # not JSON, an unknown message, no hello at first, or another protocol: an old page reloads
SESSION_OVER = 4401  # logged out, or deleted
NOT_ALLOWED = 4403  # watching is not allowed without a seat
NO_TABLE = 4404
TOO_SLOW = 4408  # more than a megabyte is waiting to be read
TOO_MANY = 4429  # too many messages or sockets
CLOSING = (
    "GOING_AWAY",
    "TOO_LARGE",
    "FAILED",
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
    """Decode a command; msgspec.DecodeError (ValidationError) if it is invalid."""
    command: AnyCommand = _commands.decode(text)
    return command


def id_in(text: str | bytes) -> str | None:
    """Return the id of an invalid command, so that it can be answered."""
    try:
        id = msgspec.json.decode(text, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return id


def write(message: ServerMessage) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)


def encode(part: object) -> bytes:
    """Return a part of a message as JSON, to be put into messages later."""
    return _encoder.encode(part)


def encode_each(parts: Sequence[object]) -> list[bytes]:
    """Return several parts as JSON, each by itself."""
    return _encoder.encode_lines(parts).split(b"\n")[:-1]  # no JSON of ours has a line break


def whole(now: int, number: int, sight: msgspec.Raw) -> bytes:
    """Return a WholeState with a snapshot that was encoded before."""
    return _encoder.encode({"t": "whole", "now": now, "state": number, "sight": sight})
