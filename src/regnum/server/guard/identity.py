"""Who is asking: a browser by its signed cookie, a program by its key. A mere visit makes nobody."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, select, text
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server import people
from regnum.server.guard.limits import Buckets, TooMany, take
from regnum.server.guard.problems import problem, refuse, too_many
from regnum.server.settings import Settings, now_ms
from regnum.server.store.schema import keys

T = TypeVar("T")

REMEMBERED_MS: Final = 60_000  # a session closed in another process is believed this long at most
REMEMBERED: Final = 10_000
RENEWED_AFTER: Final = 30 * people.DAY  # whoever keeps coming keeps their cookie
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
ANSWERS: Final = frozenset({"http.response.start", "websocket.accept", "websocket.http.response.start"})


class Keeps(Protocol):
    """As much of a store as is needed here."""

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction of its own."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that changes nothing."""


class Who(Struct, frozen=True):
    """The asker: a person by cookie or by key, or nobody in particular."""

    person_id: str | None = None
    session_hash: str | None = None
    kind: str = ""  # cookie, key, or nothing


NOBODY: Final = Who()


def kept_key(c: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """A secret of the house. The first to ask makes it; of several at once, one wins and all get the same."""
    asked = select(keys.c.value).where(keys.c.name == name)
    found: bytes | None = c.execute(asked).scalar_one_or_none()
    if found is None:
        sql = "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
        c.execute(text(sql), {"name": name, "value": make()})
        found = c.execute(asked).scalar_one()
    return bytes(found)


def house_key(c: Connection) -> bytes:
    """The key that signs cookies: 256 random bits."""
    return kept_key(c, "house", lambda: secrets.token_bytes(32))


def seal(key: bytes, purpose: str, words: str) -> str:
    """A signature that only this house can make, for one purpose."""
    made = hmac.digest(key, f"{purpose}:{words}".encode("utf-8", "surrogatepass"), hashlib.sha256)
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))


def bearer(headers: Headers) -> str | None:
    """The key in an Authorization header; None when there is no such header."""
    for value in headers.getlist("authorization"):
        scheme, _, key = value.partition(" ")
        if scheme.lower() == "bearer":
            return key.strip()
    return None


class Door:
    """Knows the house key and whoever came lately, and writes the cookies."""

    def __init__(self, settings: Settings, clock: Callable[[], int] = now_ms, remember: int = REMEMBERED) -> None:
        self.settings = settings
        self.clock = clock
        self.remember = remember
        self.cookie_name = "__Host-regnum" if settings.secure else "regnum"
        self.known: OrderedDict[str, tuple[Who, int]] = OrderedDict()
        self.dropping: Callable[[str, str | None, str | None], None] | None = None  # sockets end with their session
        self.dropped = 0  # counts closings, so that a slow look into the store cannot bring one back
        self.store: Keeps | None = None
        self.key = b""

    async def open(self, store: Keeps) -> None:
        """Must be called before anybody is let in."""
        self.store = store
        self.key = await store.write(house_key)

    def kept(self) -> Keeps:
        """The store."""
        if self.store is None:
            raise RuntimeError("the door is not open yet: await door.open(store) first")
        return self.store

    def cookie(self, token: str, lifetime_ms: int = people.COOKIE_LIFE) -> str:
        """A Set-Cookie value; an empty token takes the cookie away."""
        value = f"{token}.{seal(self.key, 'cookie', token)}" if token else ""
        parts = [f"{self.cookie_name}={value}", "Path=/", f"Max-Age={lifetime_ms // 1000 if token else 0}"]
        return "; ".join([*parts, "HttpOnly", "SameSite=Lax", *(["Secure"] if self.settings.secure else [])])

    def token_in(self, headers: Headers) -> str | None:
        """The token in the cookie, when this house has signed it; a forged one never reaches the store."""
        value = cookie_parser("; ".join(headers.getlist("cookie"))).get(self.cookie_name, "")
        token, _, signature = value.partition(".")
        if not self.key or not TOKEN.fullmatch(token) or not same(signature, seal(self.key, "cookie", token)):
            return None
        return token

    def csrf(self, who: Who) -> str:
        """What a state-changing request of this asker carries; `new` for somebody who is nobody yet."""
        return seal(self.key, "csrf", who.session_hash) if who.session_hash and who.kind == "cookie" else "new"

    async def who(self, token: str, kind: str) -> tuple[Who, bool]:
        """Whose token this is, and whether its cookie has just been renewed."""
        now, hash = self.clock(), people.hashed(token)
        if hash in self.known:
            who, until = self.known[hash]
            if who.kind == kind and now < until:
                self.known.move_to_end(hash)
                return who, False
        dropped = self.dropped
        found = await self.kept().read(lambda c: people.session(c, token, kind, now))
        if found is None:
            return NOBODY, False
        who = Who(found.person, hash, kind)
        until = now + REMEMBERED_MS if found.expires is None else min(found.expires, now + REMEMBERED_MS)
        if dropped == self.dropped:
            self.keep(who, until)
        return who, await self.renewed(found, now)

    def keep(self, who: Who, until: int) -> None:
        """Remember somebody for a while."""
        assert who.session_hash is not None
        self.known[who.session_hash] = (who, until)
        self.known.move_to_end(who.session_hash)
        if len(self.known) > self.remember:
            self.known.popitem(last=False)

    async def renewed(self, found: people.Session, now: int) -> bool:
        """Let a cookie that is used live on; once in a month is often enough."""
        if found.kind != "cookie" or found.expires is None:
            return False
        if found.expires - now > people.COOKIE_LIFE - RENEWED_AFTER:
            return False
        await self.kept().write(lambda c: people.renew_session(c, found.hash, now, people.COOKIE_LIFE))
        return True

    def drop(self, person_id: str, hash: str | None = None, but: str | None = None) -> None:
        """One session, or all sessions of a person, are over: here, and for everybody who listens."""
        self.forget_cached(person_id, hash, but)
        if self.dropping is not None:
            self.dropping(person_id, hash, but)

    def forget_cached(self, person_id: str, hash: str | None, but: str | None) -> None:
        """Remember them no longer; other processes call this when they are told."""
        self.dropped += 1
        gone = [each for each, (who, _) in self.known.items() if who.person_id == person_id]
        for each in gone:
            if each != but and hash in (None, each):
                del self.known[each]

    async def close(self, person_id: str, hash: str) -> bool:
        """End one session of a person, here and in the store."""
        done = await self.kept().write(lambda c: people.close_session(c, person_id, hash))
        self.drop(person_id, hash)
        return done

    async def close_all(self, person_id: str, but: str | None = None) -> int:
        """End all sessions of a person, except perhaps the one in use."""
        count = await self.kept().write(lambda c: people.close_all(c, person_id, but))
        self.drop(person_id, but=but)
        return count

    async def forget(self, person_id: str) -> bool:
        """Forget a person altogether."""
        done = await self.kept().write(lambda c: people.forget(c, person_id))
        self.drop(person_id)
        return done


def door_of(request: HTTPConnection) -> Door:
    """The door that this request came through."""
    door: Door = request.scope["state"]["door"]
    return door


def who_asks(request: HTTPConnection) -> Who:
    """The asker of this request."""
    who: Who = request.scope["state"]["who"]
    return who


async def ensure_person(request: HTTPConnection, name: str, lang: str, label: str = "") -> Who:
    """The asker; somebody who is nobody yet becomes a guest now, and their cookie goes out with the answer."""
    who, door = who_asks(request), door_of(request)
    if who.person_id is not None:
        return who
    take(request, "people", door.settings.limits.people)

    def make(c: Connection) -> tuple[str, str]:
        one = people.new_person(c, name, lang, door.clock())
        return one.id, people.open_session(c, one.id, "cookie", label, door.clock(), people.COOKIE_LIFE)

    return seated(request, *await door.kept().write(make))


async def let_in(request: HTTPConnection, person_id: str, label: str = "") -> Who:
    """A fresh session for a person on this device, as after a personal link; the cookie goes out with the answer.

    The session that the device had before is closed: a token is never carried over a change of rights.
    """
    who, door = who_asks(request), door_of(request)
    now = door.clock()
    token = await door.kept().write(
        lambda c: people.open_session(c, person_id, "cookie", label, now, people.COOKIE_LIFE)
    )
    if who.kind == "cookie" and who.person_id and who.session_hash:
        await door.close(who.person_id, who.session_hash)
    return seated(request, person_id, token)


async def leave(request: HTTPConnection) -> None:
    """Close the session in use; the cookie is taken away with the answer."""
    who, door = who_asks(request), door_of(request)
    if who.person_id and who.session_hash:
        await door.close(who.person_id, who.session_hash)
    request.scope["state"].update(who=NOBODY, cookie=door.cookie(""))


def seated(request: HTTPConnection, person_id: str, token: str) -> Who:
    """From here on the request is this person's."""
    who = Who(person_id, people.hashed(token), "cookie")
    request.scope["state"].update(who=who, cookie=door_of(request).cookie(token))
    return who


class Identified:
    """Finds out who asks, for every request and every socket, and sends out the cookie that came to be meanwhile.

    `plain` are paths that belong to no person (health, metrics): a key there is not one of a person.
    """

    def __init__(self, app: ASGIApp, door: Door, plain: Sequence[str] = ("/healthz", "/readyz", "/metrics")) -> None:
        self.app = app
        self.door = door
        self.plain = frozenset(plain)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at the key, else at the cookie. A wrong key is refused; a wrong cookie is as good as none."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state.update(door=self.door, who=NOBODY)
        if scope["path"] not in self.plain:
            headers = Headers(scope=scope)
            key = bearer(headers)
            if key is not None:
                try:
                    state["who"] = await self.by_key(state, key)
                except TooMany as error:
                    await refuse(scope, receive, send, too_many(error))
                    return
                if state["who"] is NOBODY:
                    detail = "this key is not known here, or was withdrawn"
                    await refuse(scope, receive, send, problem(401, detail, headers={"WWW-Authenticate": "Bearer"}))
                    return
            else:
                await self.by_cookie(scope, headers)

        async def sending(message: Message) -> None:
            if message["type"] in ANSWERS and "cookie" in state:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", state.pop("cookie"))
            await send(message)

        await self.app(scope, receive, sending)

    async def by_cookie(self, scope: Scope, headers: Headers) -> None:
        """Somebody with a cookie, perhaps."""
        token = self.door.token_in(headers)
        if token is not None:
            scope["state"]["who"], renewed = await self.door.who(token, "cookie")
            if renewed:
                scope["state"]["cookie"] = self.door.cookie(token)

    async def by_key(self, state: Scope, key: str) -> Who:
        """Somebody with a key. Whoever tries too many wrong ones from one address has to wait."""
        buckets: Buckets = state["buckets"]
        rate, address, now = self.door.settings.limits.claims, state["address"], state["clock"]()
        wait = buckets.look("claims", rate, address, now)
        if wait:
            raise TooMany("claims", wait)
        who = (await self.door.who(key, "key"))[0] if TOKEN.fullmatch(key) else NOBODY
        if who is NOBODY:
            buckets.retry_after("claims", rate, address, now)
        return who
