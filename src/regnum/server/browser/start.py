"""Start the server inside a browser: the Web Workers of web/src/engine import this and nothing else.

`Hooks` is what they offer, as JavaScript objects; all that passes is text, so that nothing need be converted.
"""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final, Protocol, TypeVar

import msgspec

from regnum.server.app import Machinery, create_app
from regnum.server.browser.bridge import Asked, Bridge, CookieJar
from regnum.server.browser.kept_store import KeptStore, open_kept_store
from regnum.server.browser.web_worker import Answerer, WebWorker
from regnum.server.settings import Limits, Rate, Settings
from regnum.server.workers import WorkerPool

DATABASE: Final = Path("/regnum/regnum.db")  # as the Web Worker has laid it down
EMPTY: Final = Path(__file__).with_name("empty.db")  # packed with the page, so that a first start migrates nothing
GRACE_S: Final = 10.0  # in addition to a bot's time: a phone is slow, and its second core may be busy
PLENTY: Final = Rate(1_000_000, 1)  # the limits of a server keep strangers apart; here is one person
LIMITS: Final = Limits(
    record=4 * 1024 * 1024, messages=PLENTY, frames=PLENTY, requests=PLENTY, people=PLENTY, claims=PLENTY,
    tables=PLENTY, chat=PLENTY, thoughts=PLENTY, reviews=PLENTY, replays=PLENTY,
)  # fmt: skip

T = TypeVar("T")


class Hooks(Protocol):
    """What the Web Worker does for the server."""

    def keep(self) -> Awaitable[object]:
        """Copy what has changed in the database file to the browser's storage."""

    def restore(self) -> None:
        """Make the file again what was last kept."""

    def begin(self) -> Awaitable[object]:
        """Load the Web Worker in which bots think."""

    def think(self, line: str) -> Awaitable[str]:
        """Send a request to the Web Worker for bots; return its answer."""

    def stop(self) -> None:
        """End the Web Worker for bots."""

    def tell(self, number: int, what: str, value: object) -> None:
        """Say what happens to a socket of the page."""


async def done(promised: Awaitable[T]) -> T:
    """Wait for the browser; whatever it reports is an OSError here, as from any other system."""
    try:
        return await promised
    except OSError:
        raise
    except Exception as wrong:
        raise OSError(str(wrong)) from None


class BrowserStorage:
    """The keeper of the database file."""

    def __init__(self, hooks: Hooks) -> None:
        self.hooks = hooks

    async def keep(self) -> None:
        """Copy what has changed."""
        await done(self.hooks.keep())

    def restore(self) -> None:
        """Put the file back."""
        self.hooks.restore()


class BrowserThinking:
    """The Web Worker for bots."""

    def __init__(self, hooks: Hooks) -> None:
        self.hooks = hooks

    async def begin(self) -> None:
        """Load the Web Worker in which bots think."""
        await done(self.hooks.begin())

    async def think(self, line: str) -> str:
        """Send a request to the Web Worker for bots; return its answer."""
        return await done(self.hooks.think(line))

    def stop(self) -> None:
        """End the Web Worker for bots."""
        self.hooks.stop()


class Engine:
    """The running server."""

    def __init__(self, bridge: Bridge, running: AbstractAsyncContextManager[object]) -> None:
        self.bridge = bridge
        self.running = running  # closes the app when nothing refers to it any more

    async def request(self, asked: str) -> str:
        """Answer one request, both as JSON."""
        answered = await self.bridge.request(msgspec.json.decode(asked, type=Asked))
        return msgspec.json.encode(answered).decode()

    def open(self, number: int, path: str) -> None:
        """Open a socket."""
        self.bridge.open(number, path)

    def hear(self, number: int, text: str) -> None:
        """Pass on a message of a socket."""
        self.bridge.hear(number, text)

    def close(self, number: int) -> None:
        """Close a socket."""
        self.bridge.close(number)


async def start(hooks: Hooks, database: Path = DATABASE) -> Engine:
    """Open the store and the app. It is never closed: a browser ends without asking."""
    kept: list[KeptStore] = []
    if EMPTY.exists() and not database.exists():
        database.write_bytes(EMPTY.read_bytes())

    async def open_store(url: str) -> KeptStore:
        kept.append(await open_kept_store(database, BrowserStorage(hooks)))
        return kept[-1]

    def make_workers(settings: Settings) -> WorkerPool:
        return WorkerPool(1, settings.budget_ms, grace_s=GRACE_S, make=lambda: WebWorker(BrowserThinking(hooks)))

    def make_readers(workers: WorkerPool) -> WorkerPool:
        return workers  # another Web Worker would need another Python

    settings = Settings(f"sqlite:///{database}", limits=LIMITS, local=True, bot_processes=0)
    app = create_app(settings, machinery=Machinery(open_store, make_workers, make_readers, list))
    running = app.router.lifespan_context(app)
    await running.__aenter__()
    jar = CookieJar(kept[-1])
    await jar.open()
    return Engine(Bridge(app, jar, hooks.tell), running)


def answerer() -> Answerer:
    """Return what runs in the Web Worker for bots."""
    return Answerer()
