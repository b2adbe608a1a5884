"""The OpenAPI document, and what holds for every endpoint."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from regnum.server.rest import ENDPOINTS, routes
from regnum.server.rest.openapi import openapi
from regnum.server.rest.router import Endpoint
from tests.server.rest.client import HOME, ApiServer, api_server

CHANGES = [way for way in ENDPOINTS if way.changes]
VALUES = {
    "table": "nowhere",
    "game": "brothers",
    "seat": "0",
    "session": "0" * 16,
    "hook": "none",
    "program": "00",
    "contest": "none",
    "person": "00",
}


def path_of(way: Endpoint) -> str:
    return re.sub(r"{(\w+)}", lambda found: VALUES[found[1]], way.path)


def test_the_document_is_valid_openapi() -> None:
    OPENAPI_31_VALIDATOR.validate(openapi())
    for name, schema in openapi()["components"]["schemas"].items():
        jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", **openapi()})
        assert schema


def test_the_document_names_every_route_and_nothing_else() -> None:
    served = {
        (path, method.lower())
        for path, methods in ((route.path, route.methods) for route in routes())  # type: ignore[attr-defined]
        for method in methods - {"HEAD"}
    }
    data = {(path, method) for path, methods in openapi()["paths"].items() for method in methods}
    assert data == served == {(way.path, way.method.lower()) for way in ENDPOINTS}


def test_every_operation_has_a_name_of_its_own_a_summary_and_its_problems() -> None:
    operations = [each for methods in openapi()["paths"].values() for each in methods.values()]
    assert len({each["operationId"] for each in operations}) == len(operations)
    for each in operations:
        assert each["summary"] and each["description"] and {"401", "422", "429"} <= set(each["responses"])


def test_every_field_that_is_not_known_is_refused() -> None:
    bodies = {way.body.__name__ for way in ENDPOINTS if way.body}
    for name in bodies:
        assert openapi()["components"]["schemas"][name]["additionalProperties"] is False, name


async def test_the_document_is_served(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        assert (await server.anonymous().get("/api/openapi.json")) == msgspec.json.decode(
            msgspec.json.encode(openapi())
        )


@pytest.mark.parametrize(
    ("name", "headers"),
    [
        ("another page", {"origin": "https://evil.example", "x-regnum-csrf": "RIGHT"}),
        ("a page without an origin", {"x-regnum-csrf": "RIGHT"}),
        ("our page without the token", {"origin": HOME}),
        ("our page with a wrong token", {"origin": HOME, "x-regnum-csrf": "wrong"}),
        ("our page with the token of anonymous", {"origin": HOME, "x-regnum-csrf": "new"}),
        ("a form of our own page", {"origin": HOME, "content-type": "application/x-www-form-urlencoded"}),
    ],
)
async def test_nothing_changes_from_another_site(tmp_path: Path, name: str, headers: dict[str, str]) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        right = {key: one.csrf if value == "RIGHT" else value for key, value in headers.items()}
        for way in CHANGES:
            answer = await one.http.request(way.method, path_of(way), content=b"{}", headers=right)
            assert answer.status_code == 403, f"{way.method} {way.path} by {name}: {answer.status_code}"
        assert (await one.get("/api/me"))["person"] == one.id


async def test_a_strange_host_is_refused_everywhere(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        for way in ENDPOINTS:
            answer = await one.http.request(way.method, filled(way), headers={"host": "evil.example"})
            assert answer.status_code == 421, way.path


def filled(way: Endpoint) -> str:
    return re.sub(
        r"{(\w+)}",
        lambda found: (VALUES | {"game": "brothers", "lang": "en", "token": "x", "person": "a1"})[found[1]],
        way.path,
    )


async def test_what_is_only_for_somebody_is_refused_to_nobody(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        for way in ENDPOINTS:
            if way.known:
                assert await asked_anonymously(server, way) == 401, f"{way.method} {way.path}"


async def asked_anonymously(server: ApiServer, way: Endpoint) -> Any:
    body: dict[str, Any] | None = {} if way.body else None
    return (await server.anonymous().ask(way.method, path_of(way), body)).status_code


def test_the_page_about_the_api_names_only_ways_that_there_are() -> None:
    page = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
    named = re.findall(r"`(GET|POST|PATCH|DELETE) (/api/[^`? ]*|…/[^`? ]*)", page)
    ways = {(way.method, re.sub(r"{\w+}", "{}", way.path)) for way in ENDPOINTS}
    assert len(named) > 30
    for method, path in named:
        path = re.sub(r"{\w+}", "{}", path.replace("…", "/api/tables/{}"))
        assert (method, path) in ways, f"{method} {path}"
