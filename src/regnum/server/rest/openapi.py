"""All ways together, and the OpenAPI 3.1 document that is made from them."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec

import regnum
from regnum.server.rest import (
    bots,
    frames,
    games,
    guides,
    hooks,
    house,
    me,
    playing,
    records,
    retelling,
    sessions,
    tables,
    turns,
)
from regnum.server.rest.errors import Problem
from regnum.server.rest.kinds import IN_PATHS, Query
from regnum.server.rest.router import JSON, Ask, Way, all_of, may_be_empty

PROBLEM: Final = "application/problem+json"
REF: Final = "#/components/schemas/{name}"
ALWAYS: Final = (401, 421, 422, 429, 500, 503)  # a wrong key, host or query; too often; our own faults

# An event has the fields of its game; only its name is promised.
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
        "description": "Comes with POST /api/me; where only https is spoken it is called __Host-regnum.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Regnum-Csrf",
        "description": "On every change with a cookie: the token that GET /api/me tells; `new` for nobody yet.",
    },
    "key": {"type": "http", "scheme": "bearer", "description": "A program's key, from POST /api/programs."},
}


async def document(ask: Ask[None, Query]) -> dict[str, Any]:
    """The document."""
    return openapi()


WAYS: Final = all_of(
    house.WAYS,
    games.WAYS,
    guides.WAYS,
    me.WAYS,
    sessions.WAYS,
    bots.WAYS,
    tables.WAYS,
    playing.WAYS,
    frames.WAYS,
    turns.WAYS,
    records.WAYS,
    retelling.WAYS,
    hooks.WAYS,
    [Way("GET", "/api/openapi.json", "This document", document, dict[str, Any])],
)


@cache
def openapi() -> dict[str, Any]:
    """The document, made once."""
    kinds = {way.body for way in WAYS if way.body} | {way.query for way in WAYS} | {Problem}
    answers = [way.answer for way in WAYS if way.answer is not None]
    wanted = [*sorted(kinds, key=lambda kind: kind.__name__), *answers, *IN_PATHS.values()]
    made, components = msgspec.json.schema_components(wanted, ref_template=REF)
    schemas = Schemas(wanted, list(made), components)
    paths: dict[str, dict[str, Any]] = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method.lower()] = operation(way, schemas)
    queries = {way.query.__name__ for way in WAYS}
    kept = {name: each for name, each in sorted(components.items()) if name not in queries} | {"Event": EVENT}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regnum", "version": regnum.__version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": kept, "responses": problems(schemas), "securitySchemes": SECURITY},
    }


class Schemas:
    """The schema of everything that is named in a way."""

    def __init__(self, kinds: list[Any], made: list[dict[str, Any]], components: dict[str, Any]) -> None:
        self.known = list(zip(kinds, made, strict=True))
        self.components = components

    def of(self, kind: Any) -> dict[str, Any]:
        """The schema of one."""
        return next(schema for known, schema in self.known if known is kind or known == kind)

    def query(self, kind: type[Query]) -> list[dict[str, Any]]:
        """Parameters of a query."""
        fields = self.components[kind.__name__]
        return [
            {"name": name, "in": "query", "required": name in fields["required"], "schema": schema}
            for name, schema in fields["properties"].items()
        ]


def operation(way: Way, schemas: Schemas) -> dict[str, Any]:
    """One way."""
    parts = [part.strip("{}") for part in way.path.split("/")[2:]]
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": schemas.of(IN_PATHS[name])} for name in way.parameters
    ]
    made: dict[str, Any] = {
        "operationId": "_".join([way.method.lower(), *parts]).replace("-", "_").replace(".", "_"),
        "summary": way.summary,
        "description": (way.handle.__doc__ or "").strip(),
        "tags": [parts[0].partition(".")[0]],
        "parameters": [*in_path, *schemas.query(way.query)],
        "responses": responses(way, schemas),
        "security": security(way),
    }
    if way.body is not None:
        content = {JSON: {"schema": schemas.of(way.body)}}
        made["requestBody"] = {"required": not may_be_empty(way.body), "content": content}
    if way.limit:
        made["x-regnum-limit"] = way.limit
    return made


def security(way: Way) -> list[dict[str, list[str]]]:
    """How somebody proves who they are; where nobody is welcome too, the last entry is for nobody."""
    cookie: dict[str, list[str]] = {"cookie": [], "csrf": []} if way.changes else {"cookie": []}
    nobody: dict[str, list[str]] = {"csrf": []} if way.changes else {}
    return [cookie, {"key": []}, *([] if way.known else [nobody])]


def statuses(way: Way) -> list[int]:
    """Every status that an error of this way can have."""
    found = {*ALWAYS, *way.errors}
    if way.parameters:
        found.add(404)
    if way.changes:
        found |= {403, 413}
    if way.body is not None:
        found |= {400, 415}
    return sorted(found)


def responses(way: Way, schemas: Schemas) -> dict[str, Any]:
    """The good answer and the problems."""
    if way.answer is None:
        made: dict[str, Any] = {"204": {"description": "Done."}}
    else:
        schema = schemas.of(way.answer)
        kind = way.media.partition(";")[0]
        made = {str(way.status): {"description": way.summary, "content": {kind: {"schema": schema}}}}
    if way.media != JSON and "texts" in way.path:
        made["304"] = {"description": "You have it already (If-None-Match)."}
    return made | {str(status): {"$ref": f"#/components/responses/{status}"} for status in statuses(way)}


def problems(schemas: Schemas) -> dict[str, Any]:
    """Every error, by its status."""
    told = {PROBLEM: {"schema": schemas.of(Problem)}}
    found = sorted({status for way in WAYS for status in statuses(way)})
    made: dict[str, Any] = {str(each): {"description": HTTPStatus(each).phrase, "content": told} for each in found}
    made["429"]["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "seconds"}}
    return made
