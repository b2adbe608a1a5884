"""A page and its Web Workers, as the server in a browser sees them; and an event loop that has no threads."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from regnum.server.browser import start
from regnum.server.wire import PROTOCOL
from tests.server.table_for_two import sight_after

T = TypeVar("T")


class InlineLoop(asyncio.SelectorEventLoop):
    """Runs what is meant for a thread at once and in place, as Pyodide's loop does."""

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def no_threads() -> Iterator[None]:
    """Nothing may start a thread meanwhile."""

    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError(f"can't start new thread: {thread.name}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        yield


def in_browser(scene: Callable[[], Awaitable[T]]) -> T:
    """Run a scene as it would run in a browser."""

    async def limited() -> T:
        async with asyncio.timeout(120):
            return await scene()

    with no_threads(), asyncio.Runner(loop_factory=InlineLoop) as runner:
        return runner.run(limited())


class Device:
    """The storage of a browser: what was kept last. `full` after so many bytes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.kept = b""
        self.times = 0
        self.room: int | None = None

    async def keep(self) -> None:
        before = self.file.read_bytes()
        await asyncio.sleep(0)
        if self.room is not None and len(before) > self.room:
            raise OSError("the storage of this browser is full")
        self.kept = before
        self.times += 1

    def restore(self) -> None:
        self.file.write_bytes(self.kept)


class Tab(Device):
    """A tab: its storage, its Web Worker for bots, its sockets."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.told: asyncio.Queue[tuple[int, str, Any]] = asyncio.Queue()
        self.answerer: Any = None
        self.began = 0
        self.csrf = "new"
        self.known: dict[int, tuple[int, Any]] = {}  # by socket: the number of the state it has, and what is seen

    # -- hooks: what the Web Worker offers -------------------------------------------------------------------------

    async def begin(self) -> None:
        self.began += 1
        self.answerer = start.answerer()

    async def think(self, line: str) -> str:
        answer: str = self.answerer.answer(line)
        return answer

    def stop(self) -> None:
        self.answerer = None

    def tell(self, number: int, what: str, value: object) -> None:
        self.told.put_nowait((number, what, value))

    # -- what the page does ----------------------------------------------------------------------------------------

    async def open(self) -> Tab:
        self.engine = await start.start(self, self.file)
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = [("accept", "application/json"), ("x-regnum-csrf", self.csrf)]
        asked: dict[str, Any] = {"method": method, "path": path, "headers": headers}
        if body is not None:
            asked |= {"body": json.dumps(body), "headers": [*headers, ("content-type", "application/json")]}
        answered = json.loads(await self.engine.request(json.dumps(asked)))
        kind = dict(answered["headers"]).get("content-type", "")
        return answered["status"], json.loads(answered["body"]) if "json" in kind else answered["body"]

    async def good(self, method: str, path: str, body: Any = None) -> Any:
        status, said = await self.ask(method, path, body)
        assert status < 300, (status, said)
        return said

    async def become(self, name: str) -> Any:
        me = await self.good("POST", "/api/me", {"name": name, "lang": "cs"})
        self.csrf = me["csrf"]
        return me

    async def table(self, game: str, *chairs: str) -> str:
        order = {"game": game, "seats": len(chairs), "chairs": chairs, "begin": True}
        made = await self.good("POST", "/api/tables", order)
        return str(made["table"]["id"])

    async def hear(self, number: int, kind: str) -> Any:
        """Return the next message of this kind on a socket."""
        while True:
            got, what, value = await self.told.get()
            assert what != "close", value
            if got == number and what == "message":
                message = self.whole(number, json.loads(value))
                if message["t"] == kind:
                    return message

    def whole(self, number: int, message: Any) -> Any:
        """Return a message; a whole state and a change become `state`, with all that is seen."""
        if message["t"] not in ("whole", "change"):
            return message
        seen = sight_after(*self.known.get(number, (0, {})), message)
        self.known[number] = message["state"], seen
        return {"t": "state", "sight": seen}

    async def sit_down(self, table: str, number: int = 1) -> Any:
        """Open a socket, say hello, and return the first state."""
        self.engine.open(number, f"/api/tables/{table}/socket")
        self.engine.hear(number, json.dumps({"t": "hello", "protocol": PROTOCOL}))
        return await self.hear(number, "state")
