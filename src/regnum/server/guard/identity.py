"""Identify the requester: a browser by its signed cookie, a program by its key. A visit alone creates no guest."""

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
from regnum.server.guard.limits import Buckets, TooManyRequests, take
from regnum.server.guard.problems import problem, refuse, too_many
from regnum.server.settings import Settings, now_ms
from regnum.server.store.schema import keys

T = TypeVar("T")

CACHE_MS: Final = 60_000  # a session closed in another process is accepted this long at most
CACHE_SIZE: Final = 10_000
RENEWED_AFTER: Final = 30 * people.DAY  # cookies in use are renewed
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
ANSWERS: Final = frozenset({"http.response.start", "websocket.accept", "websocket.http.response.start"})


class IdentityStore(Protocol):
    """The part of a store that is needed here."""

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction of its own."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that changes nothing."""


class Principal(Struct, frozen=True):
    """The requester: a person by cookie or by key, or anonymous."""

    person_id: str | None = None
    session_hash: str | None = None
    kind: str = ""  # cookie, key, or nothing


ANONYMOUS: Final = Principal()


def stored_key(c: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """Return a secret of this server, created by the first caller; concurrent callers get the same."""
    asked = select(keys.c.value).where(keys.c.name == name)
    found: bytes | None = c.execute(asked).scalar_one_or_none()
    if found is None:
        sql = "INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
        c.execute(text(sql), {"name": name, "value": make()})
        found = c.execute(asked).scalar_one()
    return bytes(found)


def signing_key(c: Connection) -> bytes:
    """Create the key that signs cookies: 256 random bits."""
    return stored_key(c, "house", lambda: secrets.token_bytes(32))


def sign(key: bytes, purpose: str, words: str) -> str:
    """Sign a text for one purpose."""
    made = hmac.digest(key, f"{purpose}:{words}".encode("utf-8", "surrogatepass"), hashlib.sha256)
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def same(one: str, other: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))


def bearer(headers: Headers) -> str | None:
    """Return the key in an Authorization header; None without such a header."""
    for value in headers.getlist("authorization"):
        scheme, _, key = value.partition(" ")
        if scheme.lower() == "bearer":
            return key.strip()
    return None


class Identity:
    """Resolves tokens to people, caches them, and writes the cookies."""

    def __init__(self, settings: Settings, clock: Callable[[], int] = now_ms, cache_size: int = CACHE_SIZE) -> None:
        self.settings = settings
        self.clock = clock
        self.cache_size = cache_size
        self.cookie_name = "__Host-regnum" if settings.secure else "regnum"
        self.known: OrderedDict[str, tuple[Principal, int]] = OrderedDict()
        self.on_session_end: list[Callable[[str, str | None, str | None], None]] = []  # person, session, all but this
        self.dropped = 0  # counts closed sessions, so that a slow read of the store cannot restore one
        self.store: IdentityStore | None = None
        self.key = b""

    async def open(self, store: IdentityStore) -> None:
        """Load the signing key; must be called before the first request."""
        self.store = store
        self.key = await store.write(signing_key)

    def require_store(self) -> IdentityStore:
        """Return the store; RuntimeError before `open`."""
        if self.store is None:
            raise RuntimeError("Identity.open(store) must be awaited first")
        return self.store

    def cookie(self, token: str, lifetime_ms: int = people.COOKIE_LIFE) -> str:
        """Return a Set-Cookie value; an empty token deletes the cookie."""
        value = f"{token}.{sign(self.key, 'cookie', token)}" if token else ""
        parts = [f"{self.cookie_name}={value}", "Path=/", f"Max-Age={lifetime_ms // 1000 if token else 0}"]
        return "; ".join([*parts, "HttpOnly", "SameSite=Lax", *(["Secure"] if self.settings.secure else [])])

    def token_in(self, headers: Headers) -> str | None:
        """Return the token of the cookie if its signature is valid; a forged one never reaches the store."""
        value = cookie_parser("; ".join(headers.getlist("cookie"))).get(self.cookie_name, "")
        token, _, signature = value.partition(".")
        if not self.key or not TOKEN.fullmatch(token) or not same(signature, sign(self.key, "cookie", token)):
            return None
        return token

    def csrf(self, principal: Principal) -> str:
        """Return the CSRF token of this requester; `new` without a session."""
        return (
            sign(self.key, "csrf", principal.session_hash)
            if principal.session_hash and principal.kind == "cookie"
            else "new"
        )

    async def principal(self, token: str, kind: str) -> tuple[Principal, bool]:
        """Return the person of a token, and whether its cookie was renewed."""
        now, hash = self.clock(), people.hashed(token)
        if hash in self.known:
            principal, until = self.known[hash]
            if principal.kind == kind and now < until:
                self.known.move_to_end(hash)
                return principal, False
        dropped = self.dropped
        found = await self.require_store().read(lambda c: people.session(c, token, kind, now))
        if found is None:
            return ANONYMOUS, False
        principal = Principal(found.person, hash, kind)
        until = now + CACHE_MS if found.expires is None else min(found.expires, now + CACHE_MS)
        if dropped == self.dropped:
            self.cache(principal, until)
        return principal, await self.renewed(found, now)

    def cache(self, principal: Principal, until: int) -> None:
        """Cache a session."""
        assert principal.session_hash is not None
        self.known[principal.session_hash] = (principal, until)
        self.known.move_to_end(principal.session_hash)
        if len(self.known) > self.cache_size:
            self.known.popitem(last=False)

    async def renewed(self, found: people.Session, now: int) -> bool:
        """Renew a cookie that is in use, at most once a month."""
        if found.kind != "cookie" or found.expires is None:
            return False
        if found.expires - now > people.COOKIE_LIFE - RENEWED_AFTER:
            return False
        await self.require_store().write(lambda c: people.renew_session(c, found.hash, now, people.COOKIE_LIFE))
        return True

    def drop(self, person_id: str, hash: str | None = None, but: str | None = None) -> None:
        """Drop one session or all sessions of a person, here and for all listeners."""
        self.forget_cached(person_id, hash, but)
        for listener in self.on_session_end:
            listener(person_id, hash, but)

    def forget_cached(self, person_id: str, hash: str | None, but: str | None) -> None:
        """Remove sessions from the cache; also called when another process has ended them."""
        self.dropped += 1
        gone = [each for each, (principal, _) in self.known.items() if principal.person_id == person_id]
        for each in gone:
            if each != but and hash in (None, each):
                del self.known[each]

    async def close(self, person_id: str, hash: str) -> bool:
        """End one session of a person, here and in the store."""
        done = await self.require_store().write(lambda c: people.close_session(c, person_id, hash))
        self.drop(person_id, hash)
        return done

    async def close_all(self, person_id: str, but: str | None = None) -> int:
        """End all sessions of a person, except perhaps the one in use."""
        count = await self.require_store().write(lambda c: people.close_all(c, person_id, but))
        self.drop(person_id, but=but)
        return count

    async def forget(self, person_id: str) -> bool:
        """Delete a person."""
        done = await self.require_store().write(lambda c: people.forget(c, person_id))
        self.drop(person_id)
        return done


def identity_of(request: HTTPConnection) -> Identity:
    """Return the Identity of this server."""
    identity: Identity = request.scope["state"]["identity"]
    return identity


def principal_of(request: HTTPConnection) -> Principal:
    """Return the sender of this request."""
    principal: Principal = request.scope["state"]["principal"]
    return principal


async def ensure_person(request: HTTPConnection, name: str, lang: str, label: str = "") -> Principal:
    """Return the current person; without a session create a guest, whose cookie is set by the response."""
    principal, identity = principal_of(request), identity_of(request)
    if principal.person_id is not None:
        return principal
    take(request, "people", identity.settings.limits.people)

    def make(c: Connection) -> tuple[str, str]:
        one = people.new_person(c, name, lang, identity.clock())
        return one.id, people.open_session(c, one.id, "cookie", label, identity.clock(), people.COOKIE_LIFE)

    return set_session(request, *await identity.require_store().write(make))


async def log_in(request: HTTPConnection, person_id: str, label: str = "") -> Principal:
    """Open a session for a person on this device, as after a sign-in link; the response sets the cookie.

    The device's former session is closed: a token is never reused after a change of rights.
    """
    principal, identity = principal_of(request), identity_of(request)
    now = identity.clock()
    token = await identity.require_store().write(
        lambda c: people.open_session(c, person_id, "cookie", label, now, people.COOKIE_LIFE)
    )
    if principal.kind == "cookie" and principal.person_id and principal.session_hash:
        await identity.close(principal.person_id, principal.session_hash)
    return set_session(request, person_id, token)


async def log_out(request: HTTPConnection) -> None:
    """Close the current session; the response deletes the cookie."""
    principal, identity = principal_of(request), identity_of(request)
    if principal.person_id and principal.session_hash:
        await identity.close(principal.person_id, principal.session_hash)
    request.scope["state"].update(principal=ANONYMOUS, cookie=identity.cookie(""))


def set_session(request: HTTPConnection, person_id: str, token: str) -> Principal:
    """Make this person the sender of the rest of the request."""
    principal = Principal(person_id, people.hashed(token), "cookie")
    request.scope["state"].update(principal=principal, cookie=identity_of(request).cookie(token))
    return principal


class IdentityMiddleware:
    """Identifies the sender of every request and socket, and adds the cookies set meanwhile to the response.

    `plain` are paths without a person (health, metrics): a key there is not a person's.
    """

    def __init__(
        self, app: ASGIApp, identity: Identity, plain: Sequence[str] = ("/healthz", "/readyz", "/metrics")
    ) -> None:
        self.app = app
        self.identity = identity
        self.plain = frozenset(plain)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the key, else the cookie. A wrong key is refused; a wrong cookie is ignored."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state.update(identity=self.identity, principal=ANONYMOUS)
        if scope["path"] not in self.plain:
            headers = Headers(scope=scope)
            key = bearer(headers)
            if key is not None:
                try:
                    state["principal"] = await self.by_key(state, key)
                except TooManyRequests as error:
                    await refuse(scope, receive, send, too_many(error))
                    return
                if state["principal"] is ANONYMOUS:
                    detail = "unknown or revoked API key"
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
        """Return the person of a cookie, if it is valid."""
        token = self.identity.token_in(headers)
        if token is not None:
            scope["state"]["principal"], renewed = await self.identity.principal(token, "cookie")
            if renewed:
                scope["state"]["cookie"] = self.identity.cookie(token)

    async def by_key(self, state: Scope, key: str) -> Principal:
        """Return the person of a key. Wrong keys are rate limited per address."""
        buckets: Buckets = state["buckets"]
        rate, address, now = self.identity.settings.limits.claims, state["address"], state["clock"]()
        wait = buckets.peek("claims", rate, address, now)
        if wait:
            raise TooManyRequests("claims", wait)
        principal = (await self.identity.principal(key, "key"))[0] if TOKEN.fullmatch(key) else ANONYMOUS
        if principal is ANONYMOUS:
            buckets.retry_after("claims", rate, address, now)
        return principal
