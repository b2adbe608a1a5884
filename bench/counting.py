"""A WebSocket client that only counts frames: so little work that one process can be thousands of people."""

from __future__ import annotations

import asyncio
import os
import struct
import time
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Final

TAIL: Final = b"\x00\x00\xff\xff"
DEFLATE: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class CountingSocket(asyncio.Protocol):
    """One open socket: when its frames came, and how large they were."""

    def __init__(self, path: str, headers: dict[str, str], deflate: bool) -> None:
        self.path, self.headers, self.deflate = path, headers, deflate
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.buffer = b""
        self.count = 0  # messages so far
        self.arrived = 0.0  # when the last one came
        self.size = 0  # of its frame, as it came
        self.last = b""
        self.wanted = 0
        self.waiter: asyncio.Future[None] | None = None
        self.on_message: Callable[[CountingSocket], None] | None = None
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        port = transport.get_extra_info("peername")[1]
        more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
            f"{DEFLATE if self.deflate else ''}{more}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits is told."""
        self.closed = True
        for each in (self.opened, self.waiter):
            if each is not None and not each.done():
                each.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        """Cut frames out of what came."""
        now = time.perf_counter()
        self.buffer += data
        if not self.opened.done():
            head, end, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        while (size := frame_size(self.buffer)) is not None:
            frame, self.buffer = self.buffer[:size], self.buffer[size:]
            self.frame(frame, now)

    def frame(self, frame: bytes, now: float) -> None:
        """Count a message; answer a ping."""
        kind, payload = frame[0] & 0x0F, frame[head_size(frame) :]
        if kind == 9:
            self.transport.write(masked(0x8A, payload))
        elif kind == 1:
            self.count, self.arrived, self.size = self.count + 1, now, len(frame)
            self.last = frame
            if self.on_message is not None:
                self.on_message(self)
            if self.waiter is not None and self.count >= self.wanted and not self.waiter.done():
                self.waiter.set_result(None)

    def message(self) -> bytes:
        """Return the last message, inflated."""
        payload = self.last[head_size(self.last) :]
        return zlib.decompress(payload + TAIL, -15) if self.last[0] & 0x40 else payload

    def send(self, text: str) -> None:
        """Send a message."""
        self.transport.write(masked(0x81, text.encode()))

    async def until(self, count: int) -> None:
        """Wait until so many messages have come."""
        if self.count < count:
            self.wanted, self.waiter = count, asyncio.get_running_loop().create_future()
            await asyncio.wait_for(self.waiter, 30)


def head_size(frame: bytes) -> int:
    """Return the length of the head of a server's frame."""
    return {126: 4, 127: 10}.get(frame[1], 2)


def frame_size(data: bytes) -> int | None:
    """Return the length of the first frame; None if it is not all here."""
    if len(data) < 2 or len(data) < head_size(data):
        return None
    length = data[1]
    if length == 126:
        (length,) = struct.unpack("!H", data[2:4])
    elif length == 127:
        (length,) = struct.unpack("!Q", data[2:10])
    size = head_size(data) + length
    return size if len(data) >= size else None


def masked(first: int, payload: bytes) -> bytes:
    """Return a client's frame; the mask is nothing."""
    length = len(payload)
    head = struct.pack("!BB", first, 0x80 | length) if length < 126 else struct.pack("!BBH", first, 0xFE, length)
    return head + b"\0\0\0\0" + payload


async def opened(port: int, table: str, headers: dict[str, str], *, deflate: bool, protocol: int) -> CountingSocket:
    """Open a socket at a table and wait for the welcome and the first state."""
    path = f"/api/tables/{table}/socket"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: CountingSocket(path, headers, deflate), "127.0.0.1", port)
    await socket.opened
    socket.send(f'{{"t":"hello","protocol":{protocol}}}')
    await socket.until(2)
    return socket
