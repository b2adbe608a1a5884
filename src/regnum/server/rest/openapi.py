"""All endpoints, and the OpenAPI 3.1 document generated from them."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

import regnum
from regnum.server.rest import (
    away,
    contests,
    figures,
    frames,
    games,
    lessons,
    lobby,
    me,
    notifications,
    parcels,
    people,
    playing,
    programs,
    record_text,
    records,
    server_info,
    sessions,
    statistics,
    tables,
    turns,
)
from regnum.server.rest.errors import Problem
from regnum.server.rest.fields import IN_PATHS, Query
from regnum.server.rest.router import JSON, ApiRequest, Endpoint, all_of, may_be_empty

PROBLEM: Final = "application/problem+json"
REF: Final = "#/components/schemas/{name}"
ALWAYS: Final = (401, 421, 422, 429, 500, 503)  # a wrong key, host or query; rate limits; server errors

# An event has the fields of its game; only its name is guaranteed.
EVENT: Final = {
    "title": "Event",
    "description": "What has happened; the other fields are the event's own.",
    "type": "object",
    "properties": {"t": {"type": "string"}},
    "required": ["t"],
}
SECURITY: Final = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "regnum",
        "description": "Set by POST /api/me; named __Host-regnum when the server runs with --secure.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Regnum-Csrf",
        "description": "Required on every non-GET request with a cookie: the token from GET /api/me, "
        "or `new` without a session.",
    },
    "key": {"type": "http", "scheme": "bearer", "description": "A program's key, from POST /api/programs."},
}


async def document(api: ApiRequest[None, Query]) -> dict[str, Any]:
    """Return the OpenAPI document."""
    return openapi()


ENDPOINTS: Final = all_of(
    server_info.ENDPOINTS,
    games.ENDPOINTS,
    figures.ENDPOINTS,
    lessons.ENDPOINTS,
    statistics.ENDPOINTS,
    me.ENDPOINTS,
    sessions.ENDPOINTS,
    people.ENDPOINTS,
    contests.ENDPOINTS,
    programs.ENDPOINTS,
    lobby.ENDPOINTS,
    tables.ENDPOINTS,
    playing.ENDPOINTS,
    frames.ENDPOINTS,
    away.ENDPOINTS,
    turns.ENDPOINTS,
    records.ENDPOINTS,
    record_text.ENDPOINTS,
    parcels.ENDPOINTS,
    notifications.ENDPOINTS,
    [Endpoint("GET", "/api/openapi.json", "Get this OpenAPI document", document, dict[str, Any])],
)


@cache
def openapi() -> dict[str, Any]:
    """Return the document, built once."""
    kinds = (
        {endpoint.body for endpoint in ENDPOINTS if endpoint.body}
        | {endpoint.query for endpoint in ENDPOINTS}
        | {Problem}
    )
    answers = [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer is not None]
    wanted = [*sorted(kinds, key=lambda kind: kind.__name__), *answers, *IN_PATHS.values()]
    made, components = msgspec.json.schema_components(wanted, ref_template=REF)
    schemas = Schemas(wanted, list(made), components)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schemas)
    queries = {endpoint.query.__name__ for endpoint in ENDPOINTS}
    kept = {name: each for name, each in sorted(components.items()) if name not in queries} | {"Event": EVENT}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regnum", "version": regnum.__version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": kept, "responses": problems(schemas), "securitySchemes": SECURITY},
    }


class Schemas:
    """The schemas of all named types."""

    def __init__(self, kinds: list[Any], made: list[dict[str, Any]], components: dict[str, Any]) -> None:
        self.known = list(zip(kinds, made, strict=True))
        self.components = components

    def of(self, kind: Any) -> dict[str, Any]:
        """Return the schema of a type."""
        return next(schema for known, schema in self.known if known is kind or known == kind)

    def query(self, kind: type[Query]) -> list[dict[str, Any]]:
        """Return the parameters of a query."""
        fields = self.components[kind.__name__]
        return [
            {"name": name, "in": "query", "required": name in fields["required"], "schema": schema}
            for name, schema in fields["properties"].items()
        ]


def operation(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    """Describe one endpoint for the OpenAPI document."""
    parts = [part.strip("{}") for part in endpoint.path.split("/")[2:]]
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": schemas.of(IN_PATHS[name])}
        for name in endpoint.parameters
    ]
    made: dict[str, Any] = {
        "operationId": "_".join([endpoint.method.lower(), *parts]).replace("-", "_").replace(".", "_"),
        "summary": endpoint.summary,
        "description": (endpoint.handle.__doc__ or "").strip(),
        "tags": [parts[0].partition(".")[0]],
        "parameters": [*in_path, *schemas.query(endpoint.query)],
        "responses": responses(endpoint, schemas),
        "security": security(endpoint),
    }
    if endpoint.body is not None:
        content = {JSON: {"schema": schemas.of(endpoint.body)}}
        made["requestBody"] = {"required": not may_be_empty(endpoint.body), "content": content}
    if endpoint.limit:
        made["x-regnum-limit"] = endpoint.limit
    return made


def security(endpoint: Endpoint) -> list[dict[str, list[str]]]:
    """Return the security requirements; if authentication is optional, the last one is empty."""
    cookie: dict[str, list[str]] = {"cookie": [], "csrf": []} if endpoint.changes else {"cookie": []}
    anonymous: dict[str, list[str]] = {"csrf": []} if endpoint.changes else {}
    return [cookie, {"key": []}, *([] if endpoint.known else [anonymous])]


def statuses(endpoint: Endpoint) -> list[int]:
    """Return every status that an error of this endpoint can have."""
    found = {*ALWAYS, *endpoint.errors}
    if endpoint.parameters:
        found.add(404)
    if endpoint.changes:
        found |= {403, 413}
    if endpoint.body is not None:
        found |= {400, 415}
    return sorted(found)


def responses(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    """Return the successful response and the errors."""
    if endpoint.answer is None:
        made: dict[str, Any] = {"204": {"description": "Done."}}
    else:
        schema = schemas.of(endpoint.answer)
        kind = endpoint.media.partition(";")[0]
        made = {str(endpoint.status): {"description": endpoint.summary, "content": {kind: {"schema": schema}}}}
    if endpoint.media != JSON and "texts" in endpoint.path:
        made["304"] = {"description": "Not modified (If-None-Match)."}
    return made | {str(status): {"$ref": f"#/components/responses/{status}"} for status in statuses(endpoint)}


def problems(schemas: Schemas) -> dict[str, Any]:
    """Return every error, by its status."""
    content = {PROBLEM: {"schema": schemas.of(Problem)}}
    found = sorted({status for endpoint in ENDPOINTS for status in statuses(endpoint)})
    made: dict[str, Any] = {str(each): {"description": HTTPStatus(each).phrase, "content": content} for each in found}
    made["429"]["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "seconds"}}
    return made
