"""uvicorn's two protocols with limits below the app: on connections, unfinished requests, and frames of every kind.

The app sees whole requests and messages only. What comes before, such as half a request, and what never reaches it,
such as pings, is counted here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import OPEN

from regnum.server import outgoing, wire
from regnum.server.connections import Connections
from regnum.server.guard.limits import Buckets
from regnum.server.settings import now_ms

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
    from websockets.frames import Frame
    from websockets.http11 import Request
else:
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
    except ImportError:  # the extra `server` is not installed
        from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol

PIECE: Final = 8 * 1024  # bytes that are parsed before the limits are looked at again
HEAD: Final = 64 * 1024  # bytes of a request before its body
PIPELINED: Final = 16  # requests sent before the first was answered; browsers send none
FRAGMENTS: Final = 64  # of one message


class LimitedHttp(HttpProtocol):
    """HTTP whose requests must be complete in time."""

    limiter: Connections
    received = 0  # bytes since the last complete request
    complete: object = None  # that request, as uvicorn knows it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it."""
        super().connection_made(transport)
        self.limiter = self.app.state.connections
        if not self.limiter.admit(transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self.limiter.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse, and note whether a request is still incomplete."""
        for piece in pieces(data):
            if self.transport.is_closing() or self.upgraded():
                return
            super().data_received(piece)
            self.received += len(piece)
            self.note_progress()

    def note_progress(self) -> None:
        """A request that has begun is due; one whose end does not come is cut off."""
        asked = self.upgraded() or (not self.in_body() and self.cycle is not self.complete)
        if asked:
            self.received, self.complete = 0, self.cycle
            self.limiter.expect_nothing(self.transport)
        else:
            self.limiter.expect(self.transport)
        endless = self.received > HEAD and not self.in_body()
        if endless or len(getattr(self, "pipeline", ())) > PIPELINED:
            self.limiter.end(self.transport, "oversized_requests")

    def upgraded(self) -> bool:
        """Whether this connection is a WebSocket now."""
        return self.transport.get_protocol() is not self

    def in_body(self) -> bool:
        """Whether the head of a request is here and its body is not; the app limits bodies."""
        return self.cycle is not None and self.cycle.more_body


# No message is compressed with the help of earlier ones: so many sockets can be sent the same frame, and none needs
# memory for what it was sent before.
DEFLATE: Final = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames of every kind are counted: text, fragments, pings, pongs.

    It sends messages to many sockets as frames that were made once.
    """

    limiter: Connections
    pace: Buckets

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [DEFLATE]

    def handle_connect(self, event: Request) -> None:
        """Tell the app that it may send frames."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # the app begins in the next round of the loop
            self.scope["extensions"][outgoing.FRAMES] = {"send_now": self.send_now}

    async def send(self, message: Any) -> None:
        """Send a message of the app; one with frames by the frame that this connection reads."""
        frames: outgoing.OutgoingMessage | None = message.get("frames")
        if frames is None:
            await super().send(message)
        elif (frame := self.frame_of(frames)) is None:
            await super().send({"type": "websocket.send", "text": frames.text})
        else:
            await self.writable.wait()
            if self.disconnected or self.close_sent or self.conn.state is not OPEN:
                raise ClientDisconnected
            self.transport.write(frame)

    def send_now(self, message: outgoing.OutgoingMessage) -> bool:
        """Send a message without waiting, or return False. The app sends no other one meanwhile."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        frame = self.frame_of(message)
        if frame is not None:
            self.transport.write(frame)
        return frame is not None

    def frame_of(self, frames: outgoing.OutgoingMessage) -> bytes | None:
        """Return the frame for this connection; None if it wants a compression of its own."""
        if not self.conn.extensions:
            return frames.frame()
        agreed = self.conn.extensions[0]
        fits = isinstance(agreed, PerMessageDeflate) and agreed.local_max_window_bits == outgoing.WINDOW_BITS
        return frames.deflated() if fits else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from HTTP, which has counted it."""
        super().connection_made(transport)
        state = self.app.state
        self.limiter, self.limits, self.pace = state.connections, state.settings.limits, Buckets()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self.limiter.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time: a whole read of the system may hold forty thousand frames."""
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    @override
    def handle_text(self, event: Frame) -> None:
        if self.within_limits():
            super().handle_text(event)

    @override
    def handle_bytes(self, event: Frame) -> None:
        if self.within_limits():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Count; also empty fragments, which no limit of bytes notices."""
        if self.within_limits(len(self.frames) < FRAGMENTS):
            super().handle_cont(event)

    @override
    def handle_pong(self, event: Frame) -> None:
        if self.within_limits():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Count, and answer unless the other side does not read: answers would wait for it in memory."""
        if self.within_limits():
            if self.writable.is_set():
                super().handle_ping()
            else:
                self.conn.data_to_send()

    def within_limits(self, fits: bool = True) -> bool:
        """Whether the socket may go on; otherwise it is closed."""
        if self.transport.is_closing():
            return False
        if fits and not self.pace.retry_after("frames", self.limits.frames, "", now_ms()):
            return True
        self.limiter.refuse("flooded_sockets", self.limiter.addresses.get(self.transport, ""))
        self.conn.fail(wire.TOO_MANY, "")
        self.close_sent = True
        self.stop_keepalive()
        if self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self.transport.abort()
        return False


def pieces(data: bytes) -> Iterator[bytes]:
    """Cut what was received."""
    for start in range(0, len(data), PIECE):
        yield data[start : start + PIECE]


PROTOCOLS: Final[dict[str, Any]] = {"http": LimitedHttp, "ws": LimitedWebSocket}
