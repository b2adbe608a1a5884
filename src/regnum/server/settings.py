"""The settings of a server: everything that differs between a laptop, a test and a public server."""

from __future__ import annotations

from msgspec import Struct

from regnum.server.clock import CLOCK


class Rate(Struct, frozen=True):
    """A rate limit: `count` in `seconds`."""

    count: int
    seconds: float


class Limits(Struct, frozen=True):
    """Limits per person, address or socket."""

    frame: int = 64 * 1024  # bytes of one message or request body
    queue: int = 1024 * 1024  # bytes waiting for a client that does not read
    record: int = 256 * 1024  # bytes of a submitted record
    messages: Rate = Rate(40, 2)  # per socket: 20 a second, 40 at once
    frames: Rate = Rate(200, 2)  # per socket: frames of every kind, so also pings and pieces of messages
    requests: Rate = Rate(600, 60)  # per address, everything over HTTP
    people: Rate = Rate(30, 3600)  # new guests per address
    claims: Rate = Rate(10, 900)  # sign-in links and keys tried per address
    tables: Rate = Rate(30, 86400)  # new tables per person
    chat: Rate = Rate(5, 10)  # chat lines per person
    thoughts: Rate = Rate(30, 60)  # hints and analyses per person
    reviews: Rate = Rate(20, 3600)  # reviews of whole matches per person
    replays: Rate = Rate(40, 2)  # positions of records per person: 20 a second, to step through a match
    sockets: int = 4000  # open at once, in one process
    sockets_each: int = 20  # open at once, per person
    sockets_there: int = 200  # open at once, per address elsewhere
    connections: int = 4800  # open at once, in one process: sockets, requests, and who has not asked anything yet
    connections_there: int = 600  # open at once, per address elsewhere


class Mail(Struct, frozen=True):
    """The SMTP server for notifications by email."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    start_tls: bool = True


class Settings(Struct, frozen=True):
    """All settings, checked by the command line."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # such as https://play.example.org; localhost and bare addresses need no entry
    secure: bool = False  # cookies only over https
    proxy: bool = False  # trust X-Forwarded-For
    limits: Limits = Limits()
    mail: Mail | None = None
    local_hooks: bool = False  # webhooks may point to private addresses; for a local network or a test
    bot_processes: int = 1  # 0: one, started when a bot is first asked
    budget_ms: int = 5000  # the longest thinking time per move of any bot; levels take no more than their own time
    pace_ms: int = 500  # the shortest time until a bot's move is played
    local: bool = False  # a private machine without other users
    balance: str = ""  # a folder with balance reports, beside those that come with the games
    metrics: str = ""  # the key that may read /metrics; without a proxy this machine and its network always may
    name: str = ""  # what this server is called
    news: str = ""  # a text file that the first page shows, read again when it changes
    page: str = ""  # the folder of the page that needs no server, offered under /offline/; "": none

    def address(self) -> str:
        """Return the base URL of links to this server."""
        if self.origins:
            return self.origins[0]
        host = "localhost" if self.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else self.host
        return f"http://{host}:{self.port}"


def now_ms() -> int:
    """Return the time of day in milliseconds; the only clock of the server."""
    return CLOCK.now_ms()
