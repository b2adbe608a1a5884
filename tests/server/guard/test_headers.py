"""The headers of every response: pages, data, images, refusals and errors."""

from __future__ import annotations

import pytest
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from regnum.server.settings import Limits, Rate, Settings
from tests.server.guard.client import HOME, Answer, GuardedApp, ask, handshake

WANTED = {
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src": "'self'", "script-src": "'self'", "style-src": "'self'", "img-src": "'self' data: blob:",
    "connect-src": "'self'", "font-src": "'self'", "worker-src": "'self'", "manifest-src": "'self'",
    "frame-ancestors": "'none'", "base-uri": "'none'", "form-action": "'self'", "object-src": "'none'",
}  # fmt: skip


def answers(guarded: GuardedApp) -> dict[str, Answer]:
    """Return one response of each kind."""
    known = {**guarded.cookie, "origin": HOME}
    return {
        "page": ask(guarded.app, "GET", "/page"),
        "data": ask(guarded.app, "GET", "/api/me"),
        "picture": ask(guarded.app, "GET", "/art/board.svg"),
        "nothing": ask(guarded.app, "GET", "/nowhere"),
        "wrong method": ask(guarded.app, "DELETE", "/page", {**known, "x-regnum-csrf": guarded.csrf}),
        "no token": ask(guarded.app, "POST", "/api/thing", known),
        "strange page": ask(guarded.app, "POST", "/api/thing", {"origin": "http://evil.example"}),
        "strange host": ask(guarded.app, "GET", "/page", {"host": "evil.example"}),
        "too large": ask(guarded.app, "POST", "/api/thing", known | {"content-length": "99999999"}),
        "wrong key": ask(guarded.app, "GET", "/api/me", {"authorization": "Bearer x"}),
        "broken": ask(guarded.app, "GET", "/broken"),
        "refused socket": handshake(guarded.app, "/api/socket/1", {"origin": "http://evil.example"}),
    }


SORTS = list(answers(GuardedApp()))
PERSONAL = [sort for sort in SORTS if sort != "picture"]


@pytest.fixture(scope="module")
def all_answers() -> dict[str, Answer]:
    return answers(GuardedApp())


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("name", WANTED)
def test_every_answer_has_the_header(all_answers: dict[str, Answer], sort: str, name: str) -> None:
    assert [value for each, value in all_answers[sort].pairs if each == name] == [WANTED[name]]


@pytest.mark.parametrize("sort", SORTS)
def test_every_answer_allows_only_our_own_scripts_and_no_frames(all_answers: dict[str, Answer], sort: str) -> None:
    policy = all_answers[sort].headers["content-security-policy"]
    assert dict(each.split(" ", 1) for each in policy.split("; ")) == POLICY
    assert "unsafe" not in policy


@pytest.mark.parametrize("sort", SORTS)
def test_no_answer_may_use_camera_microphone_or_place(all_answers: dict[str, Answer], sort: str) -> None:
    policy = all_answers[sort].headers["permissions-policy"]
    assert {"camera=()", "microphone=()", "geolocation=()"} <= set(policy.split(", "))


@pytest.mark.parametrize("sort", PERSONAL)
def test_nothing_personal_is_kept_in_a_cache(all_answers: dict[str, Answer], sort: str) -> None:
    assert all_answers[sort].headers["cache-control"] == "no-store"


def test_a_picture_may_be_kept(all_answers: dict[str, Answer]) -> None:
    assert "cache-control" not in all_answers["picture"].headers


def test_too_many_requests_have_the_headers_too() -> None:
    guarded = GuardedApp(limits=Limits(requests=Rate(1, 60)))
    ask(guarded.app, "GET", "/page")
    answer = ask(guarded.app, "GET", "/page")
    assert answer.status == 429
    assert answer.headers["content-security-policy"]


def test_only_a_secure_server_asks_for_https_for_ever() -> None:
    assert all("strict-transport-security" not in each.headers for each in answers(GuardedApp()).values())
    secure = answers(GuardedApp(Settings("", secure=True)))
    assert all(each.headers["strict-transport-security"].startswith("max-age=") for each in secure.values())


def test_an_endpoint_may_choose_its_own_cache_but_not_with_a_cookie() -> None:
    async def kept(request: Request) -> Response:
        return HTMLResponse("rules", headers={"Cache-Control": "max-age=60"})

    async def mine(request: Request) -> Response:
        return HTMLResponse("me", headers={"Cache-Control": "max-age=60", "Set-Cookie": "a=b"})

    guarded = GuardedApp(more=[Route("/rules", kept), Route("/mine", mine)])
    assert ask(guarded.app, "GET", "/rules").headers["cache-control"] == "max-age=60"
    assert ask(guarded.app, "GET", "/mine").headers["cache-control"] == "no-store"
