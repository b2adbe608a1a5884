"""The log says what happened and never contains a secret."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, WebSocketRoute

from regnum.server.monitoring.logs import HIDDEN, AccessLog, clean, is_secret, set_up
from tests.server.guard.client import HOME, GuardedApp, ask, handshake, page, socket

SECRETS = ["token", "cookie", "authorization", "seed", "csrf", "link", "target", "email"]
TOKEN = "Kd8-2hZk_ab3Qw9LxT0pVr5sYc7nMe1J"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Log into memory; restore the configuration of the process afterwards."""
    names = ["", "uvicorn", "uvicorn.error", "uvicorn.access"]
    before = [(each, logging.getLogger(each).handlers[:], logging.getLogger(each).level) for each in names]
    stream = io.StringIO()
    set_up(stream)
    yield stream
    structlog.reset_defaults()
    for name, handlers, level in before:
        logging.getLogger(name).handlers[:] = handlers
        logging.getLogger(name).setLevel(level)


def lines(stream: io.StringIO) -> list[Any]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_json_with_time_and_level(written: io.StringIO) -> None:
    structlog.get_logger().warning("disk nearly full", free=3)
    (line,) = lines(written)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "disk nearly full", "level": "warning", "free": 3}


@pytest.mark.parametrize("key", [*SECRETS, "Set-Cookie", "X-Regnum-Csrf", "reset_token", "personLink", "EMAIL", "body"])
def test_what_stands_under_a_secret_name_is_hidden_at_any_depth(written: io.StringIO, key: str) -> None:
    secret = "hush"
    log = structlog.get_logger()
    log.info("one", **{key: secret})
    log.info("two", about={"deep": [{key: secret}, ({key: {"deeper": secret}},)]})
    log.bind(**{key: secret}).error("three")
    assert "hush" not in written.getvalue()
    assert len(lines(written)) == 3
    assert lines(written)[0][key] == HIDDEN


def test_a_harmless_name_is_not_hidden() -> None:
    assert not any(map(is_secret, ["event", "route", "seat", "tokenless", "number", "linked", "who", "status"]))


@pytest.mark.parametrize(
    "text", [TOKEN, f"GET /join/{TOKEN}", f"regnum={TOKEN}.abc-def", f"Bearer {TOKEN}", "f" * 64, f"a {TOKEN}, b"]
)
def test_what_looks_like_a_token_is_hidden_wherever_it_stands(written: io.StringIO, text: str) -> None:
    structlog.get_logger().info(text, path=text, list=[text], by={text: text})
    logging.getLogger("some.library").warning("cannot read %s", text)
    assert TOKEN not in written.getvalue()
    assert "f" * 64 not in written.getvalue()
    assert "abc-def" not in written.getvalue()
    assert len(lines(written)) == 2


def test_bytes_and_strange_things_are_not_written_out() -> None:
    class Strange:
        def __str__(self) -> str:
            return TOKEN

    assert clean([b"body", Strange(), None, 1.5, True, {1: "x"}]) == [HIDDEN, HIDDEN, None, 1.5, True, {"1": "x"}]


def test_an_error_is_told_with_its_place_and_without_values(written: io.StringIO) -> None:
    def fail(seed: int) -> None:
        try:
            raise KeyError("inner")
        except KeyError as error:
            raise LookupError("outer") from error

    try:
        fail(987654321)
    except LookupError as error:
        structlog.get_logger().error("failed", exc_info=error)
        structlog.get_logger().exception("failed again")
        logging.getLogger("library").exception("failed elsewhere")
    for line in lines(written):
        assert line["error"].startswith("LookupError: outer\n")
        assert "KeyError: 'inner'" in line["error"]
        assert "test_logs.py" in line["error"]
    assert "987654321" not in written.getvalue()
    assert len(lines(written)) == 3


def test_an_error_of_the_database_does_not_tell_the_values(written: io.StringIO) -> None:
    error = OperationalError("INSERT ...", {"email": "anna@example.org"}, sqlite3.OperationalError("full"))
    structlog.get_logger().error("failed", exc_info=error)
    assert lines(written)[0]["error"] == "OperationalError"
    assert "anna" not in written.getvalue()


def test_at_a_terminal_the_lines_are_for_people() -> None:
    stream = io.StringIO()
    set_up(stream, readable=True)
    structlog.get_logger().info("ready", port=8000, token="hush")
    structlog.reset_defaults()
    logging.getLogger().handlers.clear()
    assert "ready" in stream.getvalue()
    assert not stream.getvalue().startswith("{")
    assert "hush" not in stream.getvalue()


def test_what_the_web_server_says_about_requests_is_not_written(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info('"GET /join/x" 200')
    logging.getLogger("uvicorn.error").info('"WebSocket /t/x" [accepted]')
    assert written.getvalue() == ""
    logging.getLogger("uvicorn.error").error("cannot bind")
    assert lines(written)[0]["event"] == "cannot bind"


# -- requests


def watched(guarded: GuardedApp) -> Starlette:
    guarded.app.user_middleware.insert(0, Middleware(AccessLog))
    return guarded.app


def app_with_paths() -> GuardedApp:
    inner = [Route("/{n:int}/page", page)]
    more = [Route("/join/{token}", page), WebSocketRoute("/live/{token}", socket), Mount("/more/{token}", routes=inner)]
    return GuardedApp(more=more)


def test_a_request_is_one_line_with_the_route_and_not_the_path(written: io.StringIO) -> None:
    guarded = app_with_paths()
    ask(watched(guarded), "GET", "/join/hush", guarded.cookie)
    (line,) = lines(written)
    assert line.pop("ms") >= 0
    line.pop("timestamp")
    assert line == {
        "event": "request", "level": "info", "method": "GET", "route": "/join/{token}", "status": 200,
        "who": guarded.person.id[:6],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("method", "path", "route", "status"),
    [
        ("GET", "/more/hush/7/page", "/more/{token}/{n}/page", 200),
        ("GET", "/art/hush.svg", "/art/*", 200),
        ("GET", "/hush", "none", 404),
        ("POST", "/join/hush", "none", 403),
        ("GET", "/broken", "/broken", 500),
        ("HUSH", "/page", "none", 403),
    ],
)
def test_no_path_stands_in_the_log(written: io.StringIO, method: str, path: str, route: str, status: int) -> None:
    ask(watched(app_with_paths()), method, path)
    line = lines(written)[-1]
    assert (line["route"].replace(":int", ""), line["status"]) == (route, status)
    assert "hush" not in written.getvalue().lower()


def test_a_socket_is_one_line_when_it_is_over(written: io.StringIO) -> None:
    app = watched(app_with_paths())
    handshake(app, "/live/hush", {"origin": HOME})
    handshake(app, "/live/hush", {"origin": "http://evil.example"})
    assert [(each["event"], each["method"], each["status"]) for each in lines(written)] == [
        ("socket", "WEBSOCKET", 101),
        ("socket", "WEBSOCKET", 403),
    ]
    assert "hush" not in written.getvalue()


def test_nothing_secret_of_a_whole_visit_is_in_the_log(written: io.StringIO) -> None:
    guarded = app_with_paths()
    app = watched(guarded)
    known = {**guarded.cookie, "origin": HOME}
    ask(app, "GET", f"/join/{TOKEN}", guarded.bearer)
    ask(app, "POST", "/api/thing", known | {"x-regnum-csrf": guarded.csrf}, b"my secret words")
    ask(app, "POST", "/api/thing", known | {"x-regnum-csrf": "wrong-csrf"}, b"my secret words")
    ask(app, "GET", "/api/me", {"authorization": "Bearer wrong-key"})
    ask(app, "GET", "/broken", known)
    joined = ask(app, "POST", "/api/join", {"origin": HOME, "x-regnum-csrf": "new"})
    text = written.getvalue()
    cookie = joined.headers["set-cookie"].partition("=")[2].partition(";")[0]
    secrets = [TOKEN, guarded.token, guarded.key, guarded.csrf, "my secret words", "wrong-csrf", "wrong-key",
               cookie, *cookie.split("."), joined.json["csrf"], joined.json["person"], guarded.person.id]  # fmt: skip
    assert [each for each in secrets if each in text] == []
    assert len(lines(written)) == 7


def test_lines_are_valid_json_whatever_is_in_them(written: io.StringIO) -> None:
    structlog.get_logger().info('a "line"\nwith\x00all\u2028sorts\ud800', x={"é": "\ud800"}, y=float("nan"))
    (line,) = written.getvalue().rstrip("\n").split("\n")
    assert msgspec.json.decode(line)["level"] == "info"
