"""Rates and sizes: every limit has its test."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from regnum.server.guard.identity import principal_of
from regnum.server.guard.limits import Buckets, address_of, shared_by, take
from regnum.server.settings import Limits, Rate, Settings
from tests.server.guard.client import HOME, PLENTY, GuardedApp, ask, handshake

LIMITS = Limits()
EACH = ["messages", "requests", "people", "claims", "tables", "chat", "thoughts", "replays"]


@pytest.mark.parametrize("name", EACH)
def test_each_rate_allows_its_count_at_once_and_then_one_at_a_time(name: str) -> None:
    rate: Rate = getattr(LIMITS, name)
    buckets = Buckets()
    assert [buckets.retry_after(name, rate, "anna", 0) for _ in range(rate.count)] == [0.0] * rate.count
    wait = buckets.retry_after(name, rate, "anna", 0)
    assert wait == pytest.approx(rate.seconds / rate.count)
    assert buckets.retry_after(name, rate, "boris", 0) == 0
    later = math.ceil(wait * 1000)
    assert buckets.retry_after(name, rate, "anna", later) == 0
    assert buckets.retry_after(name, rate, "anna", later) > 0


def test_the_numbers_are_those_we_promised() -> None:
    assert LIMITS.messages == Rate(40, 2)
    assert LIMITS.claims == Rate(10, 900)
    assert LIMITS.tables == Rate(30, 86400)
    assert LIMITS.chat == Rate(5, 10)
    assert LIMITS.frame == 64 * 1024


@given(
    count=st.integers(1, 50),
    seconds=st.floats(0.1, 1000),
    steps=st.lists(st.integers(0, 5000), min_size=1, max_size=60),
)
def test_never_more_than_the_rate_and_whoever_waits_as_told_goes_on(
    count: int, seconds: float, steps: list[int]
) -> None:
    rate, buckets, now = Rate(count, seconds), Buckets(), 0
    for passed, step in enumerate(steps, 1):
        now += step
        looked = buckets.peek("x", rate, "y", now)
        wait = buckets.retry_after("x", rate, "y", now)
        assert (looked > 0) == (wait > 0)
        if wait:
            now += math.ceil(wait * 1000)
            assert buckets.retry_after("x", rate, "y", now) == 0
        assert passed <= count + now / 1000 * count / seconds + 0.01


def test_a_look_takes_nothing() -> None:
    buckets, rate = Buckets(), Rate(1, 10)
    assert [buckets.peek("x", rate, "y", 0) for _ in range(5)] == [0.0] * 5
    assert buckets.retry_after("x", rate, "y", 0) == 0
    assert buckets.peek("x", rate, "y", 0) == pytest.approx(10, abs=0.001)


def test_a_clock_that_is_set_back_gives_and_takes_nothing() -> None:
    buckets, rate = Buckets(), Rate(1, 10)
    assert buckets.retry_after("x", rate, "y", 100_000) == 0
    assert buckets.retry_after("x", rate, "y", 0) == pytest.approx(10)


def test_a_million_addresses_do_not_fill_the_memory() -> None:
    buckets, rate = Buckets(most=1000), Rate(2, 10)
    for each in range(20_000):
        buckets.retry_after("x", rate, str(each), 0)
    assert len(buckets) == 1000


def test_whoever_asks_often_is_not_forgotten_for_whoever_asks_once() -> None:
    buckets, rate = Buckets(most=10), Rate(30, 1000)
    passed = 0
    for each in range(100):
        passed += buckets.retry_after("x", rate, "often", 0) == 0
        buckets.retry_after("x", rate, str(each), 0)
    assert passed == 30


def test_a_newcomer_is_counted_also_when_the_memory_is_full() -> None:
    buckets, rate = Buckets(most=10), Rate(1, 1000)
    for each in range(10):
        buckets.retry_after("x", rate, str(each), 0)
    assert [buckets.retry_after("x", rate, "new", 0) > 0 for _ in range(2)] == [False, True]


# -- over HTTP


def test_one_address_is_told_when_to_come_back() -> None:
    guarded = GuardedApp(limits=Limits(requests=Rate(3, 60)))
    assert [ask(guarded.app, "GET", "/page").status for _ in range(4)] == [200, 200, 200, 429]
    answer = ask(guarded.app, "GET", "/page")
    assert answer.headers["retry-after"] == "20"
    assert answer.json["type"] == "urn:regnum:too_many"
    assert answer.json["retry_after"] == 20
    assert handshake(guarded.app, "/api/socket/1", {"origin": HOME}).status == 429
    assert ask(guarded.app, "GET", "/page", client=("10.1.1.1", 1)).status == 200
    guarded.clock.now += 20_000
    assert ask(guarded.app, "GET", "/page").status == 200


def test_retry_after_is_rounded_up_so_that_obeying_it_helps() -> None:
    guarded = GuardedApp(limits=Limits(requests=Rate(7, 60)))
    for _ in range(7):
        ask(guarded.app, "GET", "/page")
    guarded.clock.now += 100
    wait = int(ask(guarded.app, "GET", "/page").headers["retry-after"])
    assert wait == 9
    guarded.clock.now += wait * 1000
    assert ask(guarded.app, "GET", "/page").status == 200


def test_an_address_makes_only_so_many_guests() -> None:
    guarded = GuardedApp(limits=Limits(requests=PLENTY, people=Rate(2, 3600)))
    new = {"origin": HOME, "x-regnum-csrf": "new"}
    assert [ask(guarded.app, "POST", "/api/join", new).status for _ in range(3)] == [200, 200, 429]
    assert ask(guarded.app, "POST", "/api/join", new).headers["retry-after"] == "1800"


def test_a_limit_behind_the_first_counts_for_a_person() -> None:
    async def speak(request: Request) -> Response:
        take(request, "chat", request.app.state.rate, principal_of(request).person_id)
        return JSONResponse({})

    guarded = GuardedApp(more=[Route("/api/speak", speak)])
    guarded.app.state.rate = LIMITS.chat
    statuses = [ask(guarded.app, "GET", "/api/speak", guarded.cookie).status for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    other_device = ask(guarded.app, "GET", "/api/speak", guarded.bearer, client=("10.1.1.1", 1))
    assert (other_device.status, other_device.headers["retry-after"]) == (429, "2")


# -- where a request comes from


@pytest.mark.parametrize(
    ("said", "peer", "address"),
    [
        ("", "10.0.0.9", "10.0.0.9"),
        ("203.0.113.5", "127.0.0.1", "203.0.113.5"),
        ("1.1.1.1, 203.0.113.5", "127.0.0.1", "203.0.113.5"),
        ("203.0.113.5, 127.0.0.1", "127.0.0.1", "203.0.113.5"),
        ("8.8.8.8, 192.168.1.5", "127.0.0.1", "192.168.1.5"),
        ("203.0.113.5:4711", "127.0.0.1", "203.0.113.5"),
        ("[2001:db8::1]:4711", "127.0.0.1", "2001:db8::1"),
        ("::ffff:203.0.113.5", "127.0.0.1", "203.0.113.5"),
        ("1.1.1.1, rubbish", "127.0.0.1", "127.0.0.1"),
        ("unknown", "127.0.0.1", "127.0.0.1"),
    ],
)
def test_behind_a_proxy_the_last_address_counts_and_made_up_ones_do_not(said: str, peer: str, address: str) -> None:
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", said.encode())] if said else []}
    assert address_of(scope, proxy=True) == address
    assert address_of(scope, proxy=False) == peer


def test_without_a_proxy_a_made_up_address_helps_nobody() -> None:
    for proxy, expected in ((False, 429), (True, 200)):
        guarded = GuardedApp(Settings("", proxy=proxy, limits=Limits(requests=Rate(1, 60))))
        first = ask(guarded.app, "GET", "/page", {"x-forwarded-for": "1.1.1.1"})
        assert first.status == 200
        assert ask(guarded.app, "GET", "/page", {"x-forwarded-for": "1.1.1.2"}).status == expected


def test_a_home_with_many_ipv6_addresses_is_one() -> None:
    assert shared_by("2001:db8:1:2:3::1") == shared_by("2001:db8:1:2:ffff::9") == "2001:db8:1:2::"
    assert shared_by("2001:db8:1:3::1") != shared_by("2001:db8:1:2::1")
    assert shared_by("::ffff:10.0.0.1") == shared_by("10.0.0.1")
    assert shared_by("nowhere") == "nowhere"


# -- bodies

CHANGE = {"origin": HOME, "x-regnum-csrf": "new"}


@pytest.mark.parametrize(("path", "most"), [("/api/thing", LIMITS.frame), ("/api/records", LIMITS.record)])
def test_a_body_at_the_limit_is_read_and_one_byte_more_is_not(path: str, most: int) -> None:
    guarded = GuardedApp()
    fits = ask(guarded.app, "POST", path, CHANGE, [b"x" * (most - 1), b"x"])
    assert fits.json["got"] == most
    answer = ask(guarded.app, "POST", path, CHANGE, [b"x" * most, b"x", b"x" * 1000, b"x"])
    assert answer.status == 413
    assert answer.json["most"] == most
    assert answer.unread == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("said", [str(LIMITS.frame + 1), "9" * 30, "9" * 5000])
def test_a_body_that_says_it_is_too_large_is_not_read_at_all(said: str) -> None:
    guarded = GuardedApp()
    answer = ask(guarded.app, "POST", "/api/thing", CHANGE | {"content-length": said}, [b"x", b"x"])
    assert (answer.status, answer.headers["connection"]) == (413, "close")
    assert answer.unread == 2  # type: ignore[attr-defined]


def test_a_body_that_lies_about_its_length_is_counted() -> None:
    pieces = [b"x" * 1000] * 100
    answer = ask(GuardedApp().app, "POST", "/api/thing", CHANGE | {"content-length": "10"}, pieces)
    assert answer.status == 413


def test_a_form_that_is_searched_for_its_token_is_no_larger() -> None:
    headers = {"origin": HOME, "content-type": "application/x-www-form-urlencoded"}
    answer = ask(GuardedApp().app, "POST", "/api/thing", headers, [b"x" * 1000] * 100)
    assert answer.status == 413
    assert answer.unread > 30  # type: ignore[attr-defined]


def test_a_path_that_only_begins_like_a_records_path_has_the_small_limit() -> None:
    answer = ask(GuardedApp().app, "POST", "/api/recordsx", CHANGE, b"x" * (LIMITS.frame + 1))
    assert answer.status in (404, 413)
    assert ask(GuardedApp().app, "POST", "/api/recordsx", CHANGE | {"content-length": "70000"}).status == 413
