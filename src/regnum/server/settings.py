"""How one server is set up. Everything that differs between a laptop, a test and a public server stands here."""

from __future__ import annotations

import time

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many in so many seconds."""

    count: int
    seconds: float


class Limits(Struct, frozen=True):
    """How much of everything one person, address or socket may have."""

    frame: int = 64 * 1024  # bytes of one message or request body
    queue: int = 1024 * 1024  # bytes waiting for a reader that does not read
    record: int = 256 * 1024  # bytes of a record that is handed in
    messages: Rate = Rate(40, 2)  # per socket: 20 a second, 40 at once
    requests: Rate = Rate(600, 60)  # per address, everything over HTTP
    people: Rate = Rate(30, 3600)  # new guests per address
    claims: Rate = Rate(10, 900)  # links and keys tried per address
    tables: Rate = Rate(30, 86400)  # new tables per person
    chat: Rate = Rate(5, 10)  # lines per person
    thoughts: Rate = Rate(30, 60)  # hints and analyses per person
    reviews: Rate = Rate(20, 3600)  # whole matches that are looked through, per person
    replays: Rate = Rate(40, 2)  # positions of records per person: 20 a second, for whoever steps through a match
    sockets: int = 2000  # open at once, in one process
    sockets_each: int = 20  # open at once, per person
    sockets_there: int = 200  # open at once, per address elsewhere


class Mail(Struct, frozen=True):
    """Where turn notices go out by e-mail."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    start_tls: bool = True


class Settings(Struct, frozen=True):
    """All of it, checked by the command line before it comes here."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # such as https://play.example.org; this machine and bare addresses need no entry
    secure: bool = False  # cookies only over https
    proxy: bool = False  # believe X-Forwarded-For
    limits: Limits = Limits()
    mail: Mail | None = None
    local_hooks: bool = False  # webhooks may point to private addresses; for a house network or a test
    thinkers: int = 1  # processes in which bots think; 0: one, started when a bot is first asked
    budget_ms: int = 5000  # how long any bot may think about one move; levels take no more than their own time
    pace_ms: int = 500  # a bot's answer comes no sooner, whatever it had to think about
    local: bool = False  # somebody's own machine, and nobody else comes
    metrics: str = ""  # the key that may read /metrics from elsewhere; this machine always may

    def address(self) -> str:
        """How links to this house begin."""
        if self.origins:
            return self.origins[0]
        host = "localhost" if self.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else self.host
        return f"http://{host}:{self.port}"


def now_ms() -> int:
    """The time of day in milliseconds; the only clock in the house."""
    return time.time_ns() // 1_000_000
