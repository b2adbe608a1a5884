"""A message to one or many sockets: encoded once, and compressed once, as a whole frame of the WebSocket protocol."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import msgspec

from regnum.server import wire

FRAMES: Final = "regnum.frames"  # the extension of ASGI by which our protocol says that it sends such messages
LEVEL: Final = 3  # of compression: messages are 7% longer than at the usual 6, and made in two thirds of the time
WINDOW_BITS: Final = 15
SHORT: Final = 8 * 1024  # bytes of a message that need no more than the smaller window
SHORT_BITS: Final = 13
LEAST: Final = 160  # bytes below which compression saves nothing
TEXT: Final = 0x81  # the first byte of a frame that is a whole text message
COMPRESSED: Final = 0x40  # the bit that says so
TAIL: Final = b"\x00\x00\xff\xff"  # of every flushed block; it is not sent


class OutgoingMessage:
    """A message, and its frames, each made when the first socket needs it."""

    __slots__ = ("_deflated", "_frame", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._frame: bytes | None = None
        self._deflated: bytes | None = None

    def __len__(self) -> int:
        return len(self.data)

    @property
    def text(self) -> str:
        """The message as text, for a server that makes frames itself."""
        return self.data.decode()

    def frame(self) -> bytes:
        """Return the uncompressed frame."""
        if self._frame is None:
            self._frame = head(TEXT, len(self.data)) + self.data
        return self._frame

    def deflated(self) -> bytes:
        """Return the compressed frame. It needs nothing of earlier ones, so that all sockets may share it."""
        if len(self.data) < LEAST:
            return self.frame()
        if self._deflated is None:
            # Setting up a large window takes longer than compressing a small message; others read a smaller one too.
            small = len(self.data) < SHORT
            made = zlib.compressobj(
                level=LEVEL, wbits=-SHORT_BITS if small else -WINDOW_BITS, memLevel=5 if small else 8
            )
            body = (made.compress(self.data) + made.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)
            self._deflated = head(TEXT | COMPRESSED, len(body)) + body
        return self._deflated


def message(content: wire.ServerMessage) -> OutgoingMessage:
    """Encode a message."""
    return OutgoingMessage(wire.write(content))


def head(first: int, length: int) -> bytes:
    """Return the head of a frame: a server does not mask."""
    if length < 126:
        return struct.pack("!BB", first, length)
    if length < 1 << 16:
        return struct.pack("!BBH", first, 126, length)
    return struct.pack("!BBQ", first, 127, length)


def joined(members: dict[str, bytes]) -> msgspec.Raw:
    """Return an object of members that are encoded already."""
    return msgspec.Raw(b"{" + b",".join(b'"%b":%b' % (name.encode(), value) for name, value in members.items()) + b"}")
