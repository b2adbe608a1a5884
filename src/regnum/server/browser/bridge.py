"""From the messages of a page to the ASGI app and back: requests and sockets without a network.

The page shows no cookies to scripts, and here is no browser between page and server that would keep them: the bridge
keeps the one cookie there is, in the store, before the answer that sets it goes out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import unquote

import structlog
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select
from starlette.types import ASGIApp, Message

from regnum.server.store.schema import keys
from regnum.server.store.store import Store

HOST: Final = "localhost"
COOKIE: Final = "browser"  # the name under which the store keeps the cookie
GONE: Final = 1001  # the page closed the socket without saying why
BROKEN: Final = 1011  # the app failed

log = structlog.get_logger("regnum.browser")


class Asked(Struct, frozen=True, kw_only=True):
    """A request of the page."""

    method: str
    path: str  # with its query
    headers: list[tuple[str, str]] = []
    body: str = ""


class Answered(Struct, frozen=True):
    """What the app answers."""

    status: int
    headers: list[tuple[str, str]]
    body: str


class CookieJar:
    """The cookie of this browser, kept in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cookie = ""

    async def open(self) -> None:
        """Load the cookie that was stored last."""
        self.cookie = await self.store.read(read_cookie)

    async def take(self, set_cookie: str) -> None:
        """Keep what a response sets; an empty value deletes it."""
        for name, morsel in SimpleCookie(set_cookie).items():
            self.cookie = f"{name}={morsel.value}" if morsel.value else ""
        kept = self.cookie
        await self.store.write(lambda c: write_cookie(c, kept))


def read_cookie(c: Connection) -> str:
    """Return the kept cookie; "" if there is none."""
    found = c.scalar(select(keys.c.value).where(keys.c.name == COOKIE))
    return bytes(found).decode() if found is not None else ""


def write_cookie(c: Connection, cookie: str) -> None:
    """Keep a cookie."""
    c.execute(delete(keys).where(keys.c.name == COOKIE))
    c.execute(insert(keys), {"name": COOKIE, "value": cookie.encode()})


class Bridge:
    """Carries requests and sockets to an app that is open already. `tell` says what happens to a socket."""

    def __init__(self, app: ASGIApp, jar: CookieJar, tell: Callable[[int, str, object], None]) -> None:
        self.app = app
        self.jar = jar
        self.tell = tell
        self.sockets: dict[int, PageSocket] = {}
        self.running: set[asyncio.Task[None]] = set()

    def scope(self, kind: str, path: str, headers: list[tuple[str, str]]) -> dict[str, Any]:
        """Return what the app learns about a request or a socket."""
        path, _, query = path.partition("?")
        own = [("host", HOST), ("origin", f"http://{HOST}")]
        own += [("cookie", self.jar.cookie)] if self.jar.cookie else []
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in [*own, *headers]],
            "client": ("127.0.0.1", 0),
            "server": (HOST, 80),
            "state": {},
            "extensions": {},
        }

    async def request(self, asked: Asked) -> Answered:
        """Answer one request."""
        body = asked.body.encode()
        headers = [*asked.headers, ("content-length", str(len(body)))]
        said: list[Message] = []
        answered = asyncio.Event()

        async def receive() -> Message:
            if not answered.is_set():
                answered.set()
                return {"type": "http.request", "body": body, "more_body": False}
            await asyncio.Event().wait()  # the page stays; it never hangs up in the middle
            raise RuntimeError("the page cannot hang up")

        async def send(message: Message) -> None:
            said.append(message)

        await self.app({**self.scope("http", asked.path, headers), "method": asked.method}, receive, send)
        return await self.answer(said)

    async def answer(self, said: list[Message]) -> Answered:
        """Put the messages of a response together, and keep its cookie."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in said[0]["headers"]]
        for name, value in headers:
            if name.lower() == "set-cookie":
                await self.jar.take(value)
        body = b"".join(each.get("body", b"") for each in said[1:])
        return Answered(said[0]["status"], [each for each in headers if each[0].lower() != "set-cookie"], body.decode())

    # -- sockets ---------------------------------------------------------------------------------------------------

    def open(self, number: int, path: str) -> None:
        """Open a socket under the page's own number."""
        socket = self.sockets[number] = PageSocket(lambda what, value: self.tell(number, what, value))
        self.spawn(self.serve(number, socket, self.scope("websocket", path, [])))

    def hear(self, number: int, text: str) -> None:
        """Pass on a message of the page. What comes behind the end of a socket is dropped."""
        if number in self.sockets:
            self.sockets[number].hear({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """The page has closed a socket."""
        if number in self.sockets:
            self.sockets[number].hear({"type": "websocket.disconnect", "code": GONE})

    async def serve(self, number: int, socket: PageSocket, scope: dict[str, Any]) -> None:
        """Run the app for one socket."""
        code = BROKEN
        try:
            await self.app({**scope, "subprotocols": []}, socket.receive, socket.send)
            code = GONE
        except Exception as wrong:
            log.warning("socket_failed", kind=type(wrong).__name__)
        finally:
            del self.sockets[number]
            socket.end(code)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Keep a task until it is done."""
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def end(self) -> None:
        """Close every socket and wait until the app has noticed."""
        for number in list(self.sockets):
            self.close(number)
        if self.running:
            await asyncio.wait(self.running)


class PageSocket:
    """One socket between the page and the app."""

    def __init__(self, tell: Callable[[str, object], None]) -> None:
        self.tell = tell
        self.waiting: asyncio.Queue[Message] = asyncio.Queue()
        self.ended = False
        self.hear({"type": "websocket.connect"})

    def hear(self, message: Message) -> None:
        """Queue a message for the app."""
        self.waiting.put_nowait(message)

    async def receive(self) -> Message:
        """Return the next message."""
        return await self.waiting.get()

    async def send(self, message: Message) -> None:
        """Pass a message of the app on to the page."""
        if message["type"] == "websocket.accept":
            self.tell("open", None)
        elif message["type"] == "websocket.send":
            self.tell("message", message["text"])
        elif message["type"] == "websocket.close":
            self.end(int(message.get("code", GONE)))

    def end(self, code: int) -> None:
        """Tell the page once that the socket is closed."""
        if not self.ended:
            self.ended = True
            self.tell("close", code)
