"""Small servers on this machine to which notices can be sent."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from regnum.server.notices.notice import Notice

NOTICE = Notice("t41", "chess", "Your turn", "It is your turn in chess.", "https://play.example.org/t/t41", 1, 42, "en")


def run(job: Awaitable[Any]) -> Any:
    """Run a coroutine of a test."""

    async def whole() -> Any:
        return await job

    return asyncio.run(whole())


class HttpRecorder:
    """The HTTP requests received, and the statuses to answer: one after the other, the last one repeatedly."""

    def __init__(self, *statuses: int, headers: dict[str, str] | None = None) -> None:
        self.statuses = list(statuses) or [204]
        self.headers = headers or {}
        self.requests: list[tuple[str, dict[str, str], bytes]] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.requests.append((request.path, dict(request.headers), await request.read()))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        return web.Response(status=status, headers=self.headers)


@asynccontextmanager
async def http_server(
    answer: Callable[[web.Request], Awaitable[web.StreamResponse]],
) -> AsyncIterator[str]:
    """Yield the URL of a server with this handler."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    server = TestServer(app, host="127.0.0.1")
    await server.start_server()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        await server.close()


class PushReceiver:
    """The receiving end of web push: its keys and its subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": coded(point), "auth": coded(self.secret)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class FakeMailServer:
    """A minimal mail server: it stores envelopes and messages, and can refuse."""

    def __init__(self, refuses: str = "") -> None:
        self.refuses = refuses  # a command that is answered with 550
        self.messages: list[tuple[str, list[str], bytes]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        sender, recipients = "", []
        while line := (await reader.readline()).decode():
            verb = line[:4].upper().strip()
            if verb == self.refuses:
                writer.write(b"550 somebody@example.org is unknown here\r\n")
            elif verb == "MAIL":
                sender = line[10:].split(">")[0].strip("<")
                writer.write(b"250 ok\r\n")
            elif verb == "RCPT":
                recipients.append(line[8:].strip().strip("<>"))
                writer.write(b"250 ok\r\n")
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.messages.append((sender, recipients, body))
                writer.write(b"250 ok\r\n")
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def mail_server(smtp: FakeMailServer) -> AsyncIterator[int]:
    """Yield the port of a mail server."""
    server = await asyncio.start_server(smtp.serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()
