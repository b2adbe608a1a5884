"""Ways into the house, each declared once as data; the routes and the OpenAPI document are both made from them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from regnum.core.errors import IllegalMove
from regnum.server import asking
from regnum.server.guard.identity import Door, Who, door_of, who_asks
from regnum.server.guard.limits import take
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.rest.errors import Wrong, no_thinker, of_wrong, refused
from regnum.server.rest.kinds import IN_PATHS, Query
from regnum.server.settings import Limits
from regnum.server.thinkers.letters import ThinkerError
from regnum.table.errors import TableRefused, no

B = TypeVar("B")
Q = TypeVar("Q", bound=Query)

JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"
Limited = Literal["", "tables", "thoughts", "replays"]  # per person
_encoder = msgspec.json.Encoder()


class Ask(Generic[B, Q]):
    """One request, read and checked."""

    def __init__(self, request: Request, path: dict[str, Any], body: B, query: Q) -> None:
        self.request = request
        self.path = path
        self.body = body
        self.query = query

    @property
    def hub(self) -> Hub:
        """All tables."""
        hub: Hub = self.request.app.state.hub
        return hub

    @property
    def limits(self) -> Limits:
        """How much of everything."""
        return self.hub.settings.limits

    @property
    def door(self) -> Door:
        """Where identities come from."""
        return door_of(self.request)

    @property
    def who(self) -> Who:
        """The asker."""
        return who_asks(self.request)

    @property
    def place(self) -> str:
        """How links begin that the asker hands on."""
        return asking.place_of(self.request, self.hub.settings)

    @property
    def person(self) -> str:
        """The asker's id; 401 for nobody."""
        if self.who.person_id is None:
            raise Wrong(
                401, "this is for somebody: POST /api/me makes you a guest; a program sends its key", "not_known"
            )
        return self.who.person_id

    async def known_table(self) -> Live:
        """The table in the path, for whoever may look at it or finds it in the lobby."""
        live = await self.hub.live(self.path["table"])
        if not asking.may_know(live, self.who.person_id):
            raise no("no_such_table")
        return live

    async def table(self) -> Live:
        """The table in the path, for whoever may look at what lies on it."""
        live = await self.hub.live(self.path["table"])
        if not live.may_look(self.who.person_id):
            raise no("no_such_table")
        return live

    def check_claims(self) -> None:
        """TooMany for an address from which many wrong tokens came."""
        asking.check_claims(self.request, self.limits)

    def wrong_claim(self) -> None:
        """Count a wrong token."""
        asking.wrong_claim(self.request, self.limits)


@dataclass(frozen=True)
class Way:
    """One thing that can be asked for. `answer` None is an answer without a body."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    summary: str
    handle: Callable[[Ask[Any, Any]], Awaitable[Any]]
    answer: Any = None
    body: type[Struct] | None = None
    query: type[Query] = Query
    status: int = 200
    known: bool = False  # only for somebody
    errors: tuple[int, ...] = ()  # beyond those that follow from the rest
    media: str = JSON
    limit: Limited = ""

    @property
    def parameters(self) -> list[str]:
        """What stands in braces in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]

    @property
    def changes(self) -> bool:
        """Whether it may change something."""
        return self.method != "GET"


def routes_of(ways: Iterable[Way]) -> list[BaseRoute]:
    """One route for each path, so that a wrong method is told all the right ones."""
    paths: dict[str, dict[str, Way]] = {}
    for way in ways:
        assert way.method not in paths.setdefault(way.path, {}), f"{way.method} {way.path} is declared twice"
        paths[way.path][way.method] = way
    return [route_of(path, methods) for path, methods in paths.items()]


def route_of(path: str, methods: dict[str, Way]) -> Route:
    """All methods of one path."""

    async def endpoint(request: Request) -> Response:
        return await answered(methods["GET" if request.method == "HEAD" else request.method], request)

    return Route(path, endpoint, methods=list(methods))


async def answered(way: Way, request: Request) -> Response:
    """Read, check, carry out, answer; what is refused says why and has changed nothing."""
    try:
        said = await way.handle(await read(way, request))
    except (IllegalMove, TableRefused) as wrong:
        return await refused(wrong, request.query_params.get("lang"))
    except ThinkerError:
        return no_thinker()
    except Wrong as wrong:
        return of_wrong(wrong)
    if isinstance(said, Response):
        return said
    if way.answer is None:
        return Response(status_code=204)
    return Response(_encoder.encode(said), way.status, media_type=JSON)


async def read(way: Way, request: Request) -> Ask[Any, Any]:
    """The request, checked against what the way declares."""
    path = {name: in_path(name, request.path_params[name]) for name in way.parameters}
    ask: Ask[Any, Any] = Ask(request, path, None, read_query(way.query, request))
    if way.known:
        _ = ask.person
    if way.body is not None:
        ask.body = await read_body(way.body, request)
    if way.limit:
        take(request, way.limit, getattr(ask.limits, way.limit), ask.who.person_id)
    return ask


def in_path(name: str, text: str) -> Any:
    """One part of a path; 404 when there can be no such thing."""
    try:
        return msgspec.convert(text, IN_PATHS[name], strict=False)
    except msgspec.ValidationError:
        raise HTTPException(404, f"there is no such {name} here") from None


def read_query(kind: type[Query], request: Request) -> Query:
    """What stands behind the question mark."""
    pairs = request.query_params.multi_items()
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Wrong(422, "a parameter stands in the query twice", "not_valid", where="query")
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as wrong:
        what, _, where = str(wrong).partition(" - at ")
        raise Wrong(422, what, "not_valid", where="query" + where.strip("`").removeprefix("$")) from None


async def read_body(kind: type[Struct], request: Request) -> Struct:
    """What was sent, as JSON; nothing at all where every field may be left out."""
    data = await request.body()
    if not data and may_be_empty(kind):
        return kind()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Wrong(415, f"a body here is JSON, with the header Content-Type: {JSON}", "wrong_kind")
    try:
        read: Struct = decoder_of(kind).decode(data)
    except (UnicodeDecodeError, RecursionError):
        raise Wrong(400, "the body is not JSON that can be read", "not_json") from None
    return read


@cache
def decoder_of(kind: type[Struct]) -> msgspec.json.Decoder[Struct]:
    """Made once for each kind of body."""
    return msgspec.json.Decoder(kind)


@cache
def may_be_empty(kind: type[Struct]) -> bool:
    """Whether every field may be left out."""
    return not any(field.required for field in msgspec.structs.fields(kind))


def all_of(*rooms: Sequence[Way]) -> list[Way]:
    """The ways of several files together."""
    return [way for room in rooms for way in room]
