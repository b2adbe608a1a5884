"""Call an app without a network: one request or one handshake, as a server would pass it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.pool import StaticPool
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from regnum.server import people
from regnum.server.guard.identity import Identity, Principal, ensure_person, identity_of, log_out, principal_of
from regnum.server.guard.limits import Buckets
from regnum.server.guard.problems import HANDLERS
from regnum.server.guard.stack import guard_stack
from regnum.server.settings import Limits, Rate, Settings
from regnum.server.store.schema import schema

T = TypeVar("T")

HOST = "localhost:8000"
HOME = "http://localhost:8000"
PLENTY = Rate(1_000_000, 1)
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]


def empty_app() -> Engine:
    engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    schema.create_all(engine)
    return engine


class MemoryStore:
    """A store for tests: synchronous, and every read is counted."""

    def __init__(self) -> None:
        self.engine = empty_app()
        self.looks = 0

    async def write(self, job: Callable[[Connection], T]) -> T:
        self.looks += 1
        with self.engine.begin() as c:
            return job(c)

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await self.write(job)


class ManualClock:
    """A clock that stops unless it is moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Answer:
    """The response."""

    def __init__(self, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.pairs = [(name.decode().lower(), value.decode()) for name, value in headers]
        self.headers = dict(self.pairs)
        self.body = body

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


def raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Return headers as a server passes them; a value with line ends is several headers of that name."""
    pairs = [(name, each) for name, value in headers.items() for each in value.split("\n")]
    return [(name.lower().encode(), value.encode("latin-1")) for name, value in pairs]


def ask(
    app: Any,
    method: str,
    path: str,
    headers: dict[str, str] | None = None,
    body: bytes | list[bytes] = b"",
    client: tuple[str, int] = ("127.0.0.1", 5000),
    scheme: str = "http",
) -> Answer:
    """Send one request. A body may come in several pieces; what was not read is left in `ask.unread`."""
    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": raw({"host": HOST, **(headers or {})}), "client": client, "scheme": scheme, "root_path": "",
        "http_version": "1.1", "server": ("127.0.0.1", 8000), "state": {},
    }  # fmt: skip
    pieces = [body] if isinstance(body, bytes) else list(body)
    said: list[Any] = []

    async def receive() -> Any:
        if not pieces:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": pieces.pop(0), "more_body": bool(pieces)}

    async def send(message: Any) -> None:
        said.append(message)

    asyncio.run(app(scope, receive, send))
    rest = b"".join(message.get("body", b"") for message in said[1:])
    answer = Answer(said[0]["status"], said[0].get("headers", []), rest)
    answer.unread = len(pieces)  # type: ignore[attr-defined]
    return answer


def handshake(app: Any, path: str, headers: dict[str, str] | None = None, says_why: bool = True) -> Answer:
    """Open a socket: 101 when it was accepted, else the refusal; 0 means closed without a response."""
    scope = {
        "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "scheme": "ws",
        "headers": raw({"host": HOST, **(headers or {})}), "client": ("127.0.0.1", 5000), "root_path": "",
        "extensions": {"websocket.http.response": {}} if says_why else {}, "subprotocols": [], "state": {},
    }  # fmt: skip
    said: list[Any] = []
    heard = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]

    async def receive() -> Any:
        return heard.pop(0)

    async def send(message: Any) -> None:
        said.append(message)

    asyncio.run(app(scope, receive, send))
    first = said[0]
    if first["type"] == "websocket.accept":
        return Answer(101, first.get("headers", []), b"")
    if first["type"] == "websocket.close":
        return Answer(0, [], b"")
    return Answer(first["status"], first["headers"], b"".join(each.get("body", b"") for each in said[1:]))


async def who_page(request: Request) -> Response:
    principal = principal_of(request)
    return JSONResponse(
        {"person": principal.person_id, "kind": principal.kind, "csrf": identity_of(request).csrf(principal)}
    )


async def change(request: Request) -> Response:
    body = await request.body()
    return JSONResponse({"done": True, "got": len(body), "body": body.decode("latin-1")})


async def join(request: Request) -> Response:
    principal = await ensure_person(request, "Guest", "en", "a browser")
    return JSONResponse({"person": principal.person_id, "csrf": identity_of(request).csrf(principal)})


async def go(request: Request) -> Response:
    await log_out(request)
    return JSONResponse({})


async def page(request: Request) -> Response:
    return HTMLResponse("<p>hello")


async def broken(request: Request) -> Response:
    raise LookupError("the secret plan of seat 2")


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.receive()


async def picture(scope: Any, receive: Any, send: Any) -> None:
    await PlainTextResponse("a picture", media_type="image/svg+xml")(scope, receive, send)


class GuardedApp:
    """A small app behind the whole guard, with one person."""

    def __init__(
        self, settings: Settings | None = None, limits: Limits | None = None, more: Iterable[Any] = ()
    ) -> None:
        self.settings = settings or Settings("", limits=limits or Limits(requests=PLENTY, people=PLENTY))
        self.store = MemoryStore()
        self.clock = ManualClock()
        self.identity = Identity(self.settings, self.clock)
        asyncio.run(self.identity.open(self.store))
        self.buckets = Buckets()
        every = ["GET", "POST", "PUT", "PATCH", "DELETE"]
        self.app = Starlette(
            routes=[
                Route("/api/me", who_page),
                Route("/api/thing", change, methods=every),
                Route("/api/records", change, methods=["POST"]),
                Route("/api/join", join, methods=["POST"]),
                Route("/api/leave", go, methods=["POST"]),
                Route("/page", page),
                Route("/broken", broken, methods=every),
                WebSocketRoute("/api/socket/{table}", socket),
                Mount("/art", picture),
                *more,
            ],
            middleware=guard_stack(self.settings, self.identity, self.buckets, ["/api/records"], self.clock),
            exception_handlers=HANDLERS,
        )
        with self.store.engine.begin() as c:
            self.person = people.new_person(c, "Anna", "cs", self.clock())
            life = people.COOKIE_LIFE
            self.token = people.open_session(c, self.person.id, "cookie", "laptop", self.clock(), life)
            self.key = people.open_session(c, self.person.id, "key", "my bot", self.clock(), None)

    @property
    def cookie(self) -> dict[str, str]:
        return {"cookie": self.identity.cookie(self.token).partition(";")[0]}

    @property
    def bearer(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    @property
    def csrf(self) -> str:
        return self.identity.csrf(Principal(self.person.id, people.hashed(self.token), "cookie"))
