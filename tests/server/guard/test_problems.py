"""Errors say what is wrong and what would be right, and nothing that is not for the client."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs

from regnum.core.errors import IllegalMove, NotationError, OptionError, RecordError, RegnumError, UnknownGame
from regnum.core.messages import refuse, say
from regnum.server.guard.problems import ErrorMiddleware, TooManyRequests, of_error, whole_seconds
from regnum.server.store.errors import LogDamaged, StoreError, WriteConflict
from regnum.table.errors import no
from tests.server.guard.client import HOME, GuardedApp, ask


class Wish(msgspec.Struct):
    seats: int


def raised(text: str) -> Exception:
    try:
        msgspec.json.decode(text, type=Wish)
    except msgspec.DecodeError as error:
        return error
    raise AssertionError(text)


CASES: list[tuple[Exception, int, str, dict[str, Any]]] = [
    (UnknownGame("no game 'chess'"), 404, "unknown_game", {}),
    (OptionError("no such option"), 422, "wrong_option", {}),
    (RecordError("no move", 7), 422, "wrong_record", {"line": 7, "detail": "line 7: no move"}),
    (NotationError("that is no move", "take 2"), 422, "no_move", {"usage": "take 2"}),
    (RegnumError("no"), 400, "bad_request", {"detail": "no"}),
    (IllegalMove(1, "take 2", refuse("too_few", "3.4", what=say("stone"), need=3)), 409, "illegal_move",
     {"seat": 1, "move": "take 2", "refusal": {"code": "too_few", "rule": "3.4", "game": "", "advice": "",
      "facts": {"what": {"t": "message", "id": "stone", "args": {}, "game": ""}, "need": 3}}}),
    (no("seat_taken", seat=2), 409, "refused",
     {"refusal": {"code": "seat_taken", "rule": "", "facts": {"seat": 2}, "game": "", "advice": ""}}),
    (raised('{"seats": "two"}'), 422, "not_valid", {"where": "$.seats", "detail": "Expected `int`, got `str`"}),
    (raised("{}"), 422, "not_valid", {"where": "$"}),
    (raised('{"seats": '), 400, "not_json", {}),
    (HTTPException(404), 404, "not_found", {"detail": "Not Found"}),
    (HTTPException(418, "short and stout"), 418, "bad_request", {"title": "I'm a Teapot"}),
    (TooManyRequests("tables", 2.1), 429, "too_many", {"retry_after": 3, "what": "tables"}),
    (WriteConflict("entry 4 is there"), 409, "conflict", {}),
]  # fmt: skip


@pytest.mark.parametrize(("error", "status", "code", "facts"), CASES, ids=lambda each: type(each).__name__)
def test_an_error_of_the_asker_is_told(error: Exception, status: int, code: str, facts: dict[str, Any]) -> None:
    async def fails(request: Request) -> Response:
        raise error

    answer = ask(GuardedApp(more=[Route("/api/fails", fails)]).app, "GET", "/api/fails")
    assert answer.status == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json["type"] == f"urn:regnum:{code}"
    assert answer.json["status"] == status
    assert answer.json["title"]
    assert {name: answer.json[name] for name in facts} == facts


@pytest.mark.parametrize("error", [LookupError("seed 1234"), ValueError("seed 1234"), KeyError("seed 1234")])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_error_of_our_own_gives_a_number_that_stands_in_the_log(error: Exception, method: str) -> None:
    async def fails(request: Request) -> Response:
        raise error

    guarded = GuardedApp(more=[Route("/api/fails", fails, methods=["GET", "POST"])])
    with capture_logs() as lines:
        answer = ask(guarded.app, method, "/api/fails", {"origin": HOME, "x-regnum-csrf": "new"})
    assert answer.status == 500
    assert set(answer.json) == {"type", "title", "status", "detail", "number"}
    assert "1234" not in answer.body.decode()
    assert [(line["event"], line["number"], line["exc_info"]) for line in lines] == [
        ("request_failed", answer.json["number"], error)
    ]


@pytest.mark.parametrize("error", [StoreError("the disk /srv/x is full"), LogDamaged("t", 4, "/srv/x")])
def test_trouble_of_the_store_is_503_without_its_details(error: StoreError) -> None:
    with capture_logs() as lines:
        answer = of_error(error)
    assert answer.status_code == 503
    assert b"/srv" not in bytes(answer.body)
    assert len(lines) == 1


def test_a_store_that_fails_while_somebody_is_identified_is_503() -> None:
    guarded = GuardedApp()

    async def fails(job: Any) -> Any:
        raise StoreError("the disk is full")

    guarded.store.read = fails  # type: ignore[method-assign]
    with capture_logs():
        assert ask(guarded.app, "GET", "/api/me", guarded.cookie).status == 503


@pytest.mark.parametrize("error", [ClientDisconnect(), WebSocketDisconnect(1006)])
def test_a_client_that_went_away_is_no_error(error: Exception) -> None:
    async def gone(scope: Any, receive: Any, send: Any) -> None:
        raise error

    with capture_logs() as lines:
        asyncio.run(ErrorMiddleware(gone)({"type": "http"}, None, None))  # type: ignore[arg-type]
    assert lines == []


@pytest.mark.parametrize("accepted", [False, True])
def test_a_socket_that_fails_is_refused_or_closed_with_1011(accepted: bool) -> None:
    said: list[Any] = []

    async def fails(scope: Any, receive: Any, send: Any) -> None:
        if accepted:
            await send({"type": "websocket.accept"})
        raise LookupError

    async def send(message: Any) -> None:
        said.append(message)

    with capture_logs() as lines:
        asyncio.run(ErrorMiddleware(fails)({"type": "websocket", "extensions": {}}, None, send))  # type: ignore[arg-type]
    assert said[-1]["type"] == "websocket.close"
    assert said[-1]["code"] == (1011 if accepted else 1008)
    assert len(lines) == 1


def test_half_a_character_is_told_back_too() -> None:
    assert of_error(OptionError("no option \ud800")).status_code == 422


def test_seconds_are_rounded_up_and_never_nought() -> None:
    assert [whole_seconds(each) for each in (0.001, 1.0, 1.001, 59.5)] == [1, 1, 2, 60]
