"""Endpoints of the API, each declared once as data; the routes and the OpenAPI document are generated from them."""

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
from regnum.server import request_context
from regnum.server.guard.identity import Identity, Principal, identity_of, principal_of
from regnum.server.guard.limits import take
from regnum.server.open_table import OpenTable
from regnum.server.rest.errors import ApiError, error_response, no_worker, refusal_response
from regnum.server.rest.fields import IN_PATHS, Query
from regnum.server.services import Services
from regnum.server.settings import Limits
from regnum.server.workers.protocol import WorkerError
from regnum.table.errors import TableRefused, no

B = TypeVar("B")
Q = TypeVar("Q", bound=Query)

JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"
Limited = Literal["", "tables", "thoughts", "replays"]  # per person
_encoder = msgspec.json.Encoder()


class ApiRequest(Generic[B, Q]):
    """One request, parsed and checked."""

    def __init__(self, request: Request, path: dict[str, Any], body: B, query: Q) -> None:
        self.request = request
        self.path = path
        self.body = body
        self.query = query

    @property
    def services(self) -> Services:
        """Return the parts of this process."""
        services: Services = self.request.app.state.services
        return services

    @property
    def limits(self) -> Limits:
        """Return the limits of this server."""
        return self.services.settings.limits

    @property
    def identity(self) -> Identity:
        """Return the Identity of this server."""
        return identity_of(self.request)

    @property
    def principal(self) -> Principal:
        """Return who sent the request."""
        return principal_of(self.request)

    @property
    def place(self) -> str:
        """Return the base URL of links."""
        return request_context.base_url_of(self.request, self.services.settings)

    @property
    def person(self) -> str:
        """Return the current person's id; 401 without a session."""
        if self.principal.person_id is None:
            raise ApiError(
                401,
                "authentication required; create a guest session with POST /api/me, or send an API key",
                "not_known",
            )
        return self.principal.person_id

    async def known_table(self) -> OpenTable:
        """Return the table in the path, if the requester may watch it or it is in the lobby."""
        live = await self.services.tables.get(self.path["table"])
        if not request_context.may_see_table(live, self.principal.person_id):
            raise no("no_such_table")
        return live

    async def table(self) -> OpenTable:
        """Return the table in the path, if the requester may watch it."""
        live = await self.services.tables.get(self.path["table"])
        if not live.may_look(self.principal.person_id):
            raise no("no_such_table")
        return live

    def check_claims(self) -> None:
        """Raise TooManyRequests for an address that sent many wrong tokens."""
        request_context.check_claims(self.request, self.limits)

    def wrong_claim(self) -> None:
        """Count a wrong token."""
        request_context.count_wrong_claim(self.request, self.limits)


@dataclass(frozen=True)
class Endpoint:
    """One endpoint. `answer` None is a response without a body."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    summary: str
    handle: Callable[[ApiRequest[Any, Any]], Awaitable[Any]]
    answer: Any = None
    body: type[Struct] | None = None
    query: type[Query] = Query
    status: int = 200
    known: bool = False  # requires a session
    errors: tuple[int, ...] = ()  # in addition to those that follow from the rest
    media: str = JSON
    limit: Limited = ""

    @property
    def parameters(self) -> list[str]:
        """Return the parameters in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]

    @property
    def changes(self) -> bool:
        """Whether it may change something."""
        return self.method != "GET"


def routes_of(endpoints: Iterable[Endpoint]) -> list[BaseRoute]:
    """Return one route for each path, so that a wrong method is answered with all allowed ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        assert endpoint.method not in paths.setdefault(endpoint.path, {}), (
            f"{endpoint.method} {endpoint.path} is declared twice"
        )
        paths[endpoint.path][endpoint.method] = endpoint
    return [route_of(path, methods) for path, methods in paths.items()]


def route_of(path: str, methods: dict[str, Endpoint]) -> Route:
    """Return the route of one path with all its methods."""

    async def endpoint(request: Request) -> Response:
        return await respond(methods["GET" if request.method == "HEAD" else request.method], request)

    return Route(path, endpoint, methods=list(methods))


async def respond(endpoint: Endpoint, request: Request) -> Response:
    """Parse, check, execute, respond; a refused request changes nothing."""
    try:
        result = await endpoint.handle(await read(endpoint, request))
    except (IllegalMove, TableRefused) as wrong:
        return await refusal_response(wrong, request.query_params.get("lang"))
    except WorkerError:
        return no_worker()
    except ApiError as wrong:
        return error_response(wrong)
    if isinstance(result, Response):
        return result
    if endpoint.answer is None:
        return Response(status_code=204)
    return Response(_encoder.encode(result), endpoint.status, media_type=JSON)


async def read(endpoint: Endpoint, request: Request) -> ApiRequest[Any, Any]:
    """Parse a request and check it against its endpoint."""
    path = {name: in_path(name, request.path_params[name]) for name in endpoint.parameters}
    api: ApiRequest[Any, Any] = ApiRequest(request, path, None, read_query(endpoint.query, request))
    if endpoint.known:
        _ = api.person
    if endpoint.body is not None:
        api.body = await read_body(endpoint.body, request)
    if endpoint.limit:
        take(request, endpoint.limit, getattr(api.limits, endpoint.limit), api.principal.person_id)
    return api


def in_path(name: str, text: str) -> Any:
    """Return one path parameter; 404 if it is invalid."""
    try:
        return msgspec.convert(text, IN_PATHS[name], strict=False)
    except msgspec.ValidationError:
        raise HTTPException(404, f"{name} not found") from None


def read_query(kind: type[Query], request: Request) -> Query:
    """Parse the query."""
    pairs = request.query_params.multi_items()
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ApiError(422, "duplicate query parameter", "not_valid", where="query")
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as wrong:
        what, _, where = str(wrong).partition(" - at ")
        raise ApiError(422, what, "not_valid", where="query" + where.strip("`").removeprefix("$")) from None


async def read_body(kind: type[Struct], request: Request) -> Struct:
    """Parse the JSON body; it may be empty if every field is optional."""
    data = await request.body()
    if not data and may_be_empty(kind):
        return kind()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise ApiError(415, f"the request body must be JSON (Content-Type: {JSON})", "wrong_kind")
    try:
        read: Struct = decoder_of(kind).decode(data)
    except (UnicodeDecodeError, RecursionError):
        raise ApiError(400, "the request body is not valid JSON", "not_json") from None
    return read


@cache
def decoder_of(kind: type[Struct]) -> msgspec.json.Decoder[Struct]:
    """Return the decoder of a type of body; cached."""
    return msgspec.json.Decoder(kind)


@cache
def may_be_empty(kind: type[Struct]) -> bool:
    """Whether every field is optional."""
    return not any(field.required for field in msgspec.structs.fields(kind))


def all_of(*modules: Sequence[Endpoint]) -> list[Endpoint]:
    """Return the endpoints of several modules together."""
    return [endpoint for module in modules for endpoint in module]
