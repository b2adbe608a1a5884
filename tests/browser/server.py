"""A real server on a free port, and guests who do over the API what a test does not want to click."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext
from starlette.applications import Starlette

from regnum.server import run
from regnum.server.app import create_app
from regnum.server.open_tables import OpenTables
from regnum.server.settings import Limits, Rate, Settings
from regnum.table.table import Table

HOST = "127.0.0.1"
SOON_S = 30
PLENTY = Rate(1_000_000, 1)
NO_LIMITS = Limits(
    requests=PLENTY,
    people=PLENTY,
    claims=PLENTY,
    tables=PLENTY,
    chat=PLENTY,
    thoughts=PLENTY,
    replays=PLENTY,
    reviews=PLENTY,
)


class RunningServer:
    """A running server, known by its address; it runs in this process, so a test may look into it."""

    def __init__(self, address: str, app: Starlette) -> None:
        self.address = address
        self.app = app

    def guest(self, name: str = "Anna", lang: str = "en") -> Guest:
        """A new guest."""
        return Guest(self, name, lang)

    def table(self, table: str) -> Table:
        """An open table as it is now; it is replaced by every change, never changed."""
        tables: OpenTables = self.app.state.services.tables
        return tables.by_id[table].table


class Guest:
    """One person with a cookie: asks by HTTP, and can go on in a browser as the same person."""

    def __init__(self, server: RunningServer, name: str, lang: str) -> None:
        self.server = server
        self.address = address = server.address
        # A connection for each request: the server closes an idle one, perhaps just as it is used again.
        once = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=address, trust_env=False, timeout=SOON_S, limits=once)
        self.csrf = "new"
        me = self.post("/api/me", {"name": name, "lang": lang})
        self.id, self.csrf = str(me["person"]), str(me["csrf"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON or text; anything but success is an error."""
        headers = {"origin": self.address, "x-regnum-csrf": self.csrf}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        if answer.status_code == 204:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def get(self, path: str) -> Any:
        """GET a resource."""
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        """POST a request."""
        return self.ask("POST", path, body)

    def table(self, game: str, *chairs: str, begin: bool = True, **more: Any) -> str:
        """A new table's id: `chairs` by seat are me, open or a bot; `more` are options and agreed."""
        order = {"game": game, "seats": len(chairs), "chairs": list(chairs), "begin": begin, **more}
        return str(self.post("/api/tables", order)["table"]["id"])

    def invitation(self, table: str) -> str:
        """A token for a free seat."""
        return str(self.post(f"/api/tables/{table}/invitations")["token"])

    def sight(self, table: str, seat: int | None = None) -> Any:
        """The match as this guest may know it, from one of their seats."""
        look = "" if seat is None else f"?seat={seat}"
        return self.get(f"/api/tables/{table}/sight{look}")["sight"]

    def wait_until_asked(self, table: str, seat: int) -> Any:
        """What this guest sees once that seat of theirs is asked."""
        deadline = time.monotonic() + SOON_S
        while not (sight := self.sight(table, seat))["decision"]:
            assert time.monotonic() < deadline, f"seat {seat} is not asked"
            time.sleep(0.02)
        return sight

    def play(self, table: str, seat: int, move: str = "") -> None:
        """A move; left out, the first that may be played."""
        sight = self.sight(table, seat)
        moves = [option["move"] for option in sight["decision"]["options"] if option["refusal"] is None]
        command = {"id": f"t{sight['at']}", "at": sight["at"], "seat": seat, "move": move or moves[0]}
        self.post(f"/api/tables/{table}/play", command)

    def play_to_the_end(self, table: str, *others: Guest) -> None:
        """By chance, for every seat; all of them are mine or of these others. What may be played is read in the server
        itself: to be told with everything there is to see would take most of the time.
        """
        chance, players = random.Random(3), {each.id: each for each in (self, *others)}
        while (now := self.server.table(table)).state != "over":
            match = now.the_match()
            seat = match.waiting[0]
            command = {"id": f"t{now.at}", "at": now.at, "seat": seat, "move": chance.choice(match.legal(seat))}
            players[str(now.seats[seat].person)].post(f"/api/tables/{table}/play", command)

    def play_against_bots(self, table: str) -> None:
        """The first seat by chance, until the match is over; bots hold the others."""
        chance = random.Random(table)
        while (now := self.server.table(table)).state != "over":
            match = now.the_match()
            if 0 not in match.waiting:
                time.sleep(0.005)
                continue
            command = {"id": f"t{now.at}", "at": now.at, "seat": 0, "move": chance.choice(match.legal(0))}
            self.post(f"/api/tables/{table}/play", command)

    def enter(self, context: BrowserContext) -> None:
        """Give the browser context this guest's cookies."""
        context.add_cookies(
            [{"name": each.name, "value": each.value or "", "url": self.address} for each in self.http.cookies.jar]
        )

    def leave(self) -> None:
        """Close the connection."""
        self.http.close()


@contextmanager
def opened(folder: Path, page: str = "") -> Iterator[RunningServer]:
    """A server in a thread of its own, on a fresh SQLite file; bots answer at once. `page`: what it offers offline."""
    port = run.free_port(HOST)
    database = f"sqlite:///{folder / 'browser.db'}"
    settings = Settings(
        database=database, host=HOST, port=port, pace_ms=0, limits=NO_LIMITS, local_hooks=True, page=page
    )
    ready = threading.Event()
    app = create_app(settings)
    config = run.config(app, settings)
    server = run.GracefulServer(config, ready.set)
    thread = threading.Thread(target=server.run, args=([run.listening(config)],), daemon=True)
    thread.start()
    assert ready.wait(SOON_S), "the server for the browser tests does not open"
    try:
        yield RunningServer(f"http://{HOST}:{port}", app)
    finally:
        server.should_exit = True
        thread.join(SOON_S)
        assert not thread.is_alive(), "the server for the browser tests does not close"
