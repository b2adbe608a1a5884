"""The app in memory, and people who send requests without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from regnum.server.app import create_app
from regnum.server.settings import Limits, Rate, Settings

HOME = "http://localhost:8000"
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


def settings(folder: Path, limits: Limits = NO_LIMITS, **more: Any) -> Settings:
    more = {
        "pace_ms": 0,
        "bot_processes": 0,
        "local_hooks": True,
        "database": f"sqlite:///{folder / 'regnum.db'}",
        **more,
    }
    return Settings(limits=limits, **more)


class ApiGuest:
    """A person with a browser: a cookie jar, and the CSRF token."""

    def __init__(self, app: Starlette) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=True)
        self.http = httpx.AsyncClient(transport=transport, base_url=HOME)
        self.csrf = "new"
        self.key = ""
        self.id = ""

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send one request as our own page would."""
        own = {"authorization": f"Bearer {self.key}"} if self.key else {"origin": HOME, "x-regnum-csrf": self.csrf}
        own |= {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.http.request(method, path, json=body, headers=own)

    async def get(self, path: str) -> Any:
        return good(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return good(await self.ask("POST", path, body))

    async def become(self, name: str, lang: str = "en") -> ApiGuest:
        me = await self.post("/api/me", {"name": name, "lang": lang})
        self.csrf, self.id = me["csrf"], me["person"]
        return self


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    if answer.status_code == 204:
        return None
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


def problem(answer: httpx.Response, status: int, code: str) -> Any:
    """Return the problem document of an error."""
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    assert answer.headers["content-type"] == "application/problem+json"
    data = answer.json()
    assert data["type"] == f"urn:regnum:{code}", data
    assert data["status"] == status and data["detail"]
    return data


def refusal(answer: httpx.Response, code: str) -> Any:
    data = problem(answer, 409, "illegal_move" if "seat" in answer.json() else "refused")
    assert data["refusal"]["code"] == code
    return data


class ApiServer:
    """The running app and its people."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def anonymous(self) -> ApiGuest:
        return ApiGuest(self.app)

    async def guest(self, name: str = "Anna", lang: str = "en") -> ApiGuest:
        return await self.anonymous().become(name, lang)

    async def program(self, owner: ApiGuest, name: str = "Deep Abbot") -> ApiGuest:
        made = await owner.post("/api/programs", {"name": name})
        one = self.anonymous()
        one.key, one.id = made["key"], made["person"]
        return one


@asynccontextmanager
async def api_server(folder: Path, limits: Limits = NO_LIMITS, **more: Any) -> AsyncIterator[ApiServer]:
    """Start and stop the app in the test's own loop."""
    app = create_app(settings(folder, limits, **more))
    async with app.router.lifespan_context(app):
        yield ApiServer(app)


GAME = "brothers"


async def table(
    host: ApiGuest, *chairs: str, begin: bool = False, game: str = GAME, seats: int = 2, **agreed: Any
) -> str:
    """Create a table and return its id."""
    order = {"game": game, "seats": seats, "chairs": list(chairs or ("me",)), "agreed": agreed, "begin": begin}
    made = await host.post("/api/tables", order)
    return str(made["table"]["id"])


async def legal(one: ApiGuest, table: str, seat: int | None = None) -> tuple[int, int, str]:
    """Return the play log's length, the seat to move, and its first legal move."""
    sight = (await one.get(f"/api/tables/{table}/sight" + (f"?seat={seat}" if seat is not None else "")))["sight"]
    assert sight["decision"] is not None, sight["waiting"]
    move = next(option["move"] for option in sight["decision"]["options"] if option["refusal"] is None)
    return sight["at"], sight["decision"]["seat"], move
