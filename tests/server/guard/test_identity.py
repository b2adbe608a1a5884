"""Identity: signed cookies, keys of programs, sessions that end when they are ended."""

from __future__ import annotations

import asyncio
import base64
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, select
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from regnum.server import people
from regnum.server.guard.identity import CACHE_MS, Identity, Principal, identity_of, log_in, signing_key
from regnum.server.settings import Limits, Rate, Settings
from regnum.server.store.schema import keys, schema, sessions
from regnum.server.store.store import open_store
from tests.server.guard.client import HOME, PLENTY, GuardedApp, ManualClock, MemoryStore, ask, handshake

NEW = {"origin": HOME, "x-regnum-csrf": "new"}


@pytest.fixture
def guarded() -> GuardedApp:
    return GuardedApp()


def me(guarded: GuardedApp, headers: dict[str, str]) -> Any:
    return ask(guarded.app, "GET", "/api/me", headers).json


def test_a_cookie_and_a_key_say_who_asks(guarded: GuardedApp) -> None:
    assert me(guarded, guarded.cookie) == {"person": guarded.person.id, "kind": "cookie", "csrf": guarded.csrf}
    assert me(guarded, guarded.bearer) == {"person": guarded.person.id, "kind": "key", "csrf": "new"}
    assert me(guarded, {}) == {"person": None, "kind": "", "csrf": "new"}


def test_a_mere_visit_makes_nobody_and_sets_no_cookie(guarded: GuardedApp) -> None:
    before = guarded.store.looks
    assert "set-cookie" not in ask(guarded.app, "GET", "/page").headers
    assert guarded.store.looks == before


def test_the_first_change_creates_a_guest_whose_cookie_works(guarded: GuardedApp) -> None:
    answer = ask(guarded.app, "POST", "/api/join", NEW)
    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    assert me(guarded, cookie) == {**answer.json, "kind": "cookie"}
    headers = {**cookie, "origin": HOME, "x-regnum-csrf": answer.json["csrf"]}
    again = ask(guarded.app, "POST", "/api/join", headers)
    assert again.json["person"] == answer.json["person"]
    assert "set-cookie" not in again.headers


def test_the_cookie_is_for_the_browser_only_and_lives_400_days(guarded: GuardedApp) -> None:
    name, *flags = ask(guarded.app, "POST", "/api/join", NEW).headers["set-cookie"].split("; ")
    assert name.startswith("regnum=")
    assert flags == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]


def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    guarded = GuardedApp(Settings("", secure=True))
    headers = {"origin": "https://localhost:8000", "x-regnum-csrf": "new"}
    cookie = ask(guarded.app, "POST", "/api/join", headers).headers["set-cookie"]
    assert cookie.startswith("__Host-regnum=")
    assert cookie.endswith("; HttpOnly; SameSite=Lax; Secure")
    assert me(guarded, {"cookie": cookie.partition(";")[0].removeprefix("__Host-")})["person"] is None


def forgeries(guarded: GuardedApp) -> list[str]:
    name, _, value = guarded.cookie["cookie"].partition("=")
    token, _, seal = value.partition(".")
    flipped = [seal[:at] + ("A" if seal[at] != "A" else "B") + seal[at + 1 :] for at in range(0, len(seal) - 1, 5)]
    wrong = ["", token, f"{token}.", f".{seal}", f"{seal}.{token}", f"{token}.{seal}=", f"{token}.{seal}.{seal}",
             f"{token[:-1]}_.{seal}", f"{token.lower()}.{seal}", f"{token}.{seal.lower()}", "é.é", "\x00.\x00",
             f"{token}.{GuardedApp().identity.cookie(token).partition('.')[2].partition(';')[0]}",
             f"{guarded.csrf}.{guarded.csrf}", f"{token}.{guarded.csrf}"]  # fmt: skip
    return [f"{name}={each}" for each in [*wrong, *(f"{token}.{each}" for each in flipped)]]


def test_a_forged_cookie_is_nobody_and_costs_no_look_into_the_store(guarded: GuardedApp) -> None:
    before = guarded.store.looks
    for cookie in forgeries(guarded):
        assert me(guarded, {"cookie": cookie})["person"] is None, cookie
    assert guarded.store.looks == before


def test_a_link_or_a_key_is_no_cookie_and_a_cookie_is_no_key(guarded: GuardedApp) -> None:
    with guarded.store.engine.begin() as c:
        link = people.open_session(c, guarded.person.id, "link", "", guarded.clock(), people.LINK_LIFE)
    me(guarded, guarded.cookie)  # also when both are cached
    me(guarded, guarded.bearer)
    for token in (link, guarded.key):
        assert me(guarded, {"cookie": guarded.identity.cookie(token).partition(";")[0]})["person"] is None
    for token in (link, guarded.token):
        assert ask(guarded.app, "GET", "/api/me", {"authorization": f"Bearer {token}"}).status == 401


def test_a_wrong_key_is_refused_and_never_falls_back_to_the_cookie(guarded: GuardedApp) -> None:
    for key in ("", "x", "A" * 32, guarded.key[:-1], guarded.key + "x", "é" * 32):
        answer = ask(guarded.app, "GET", "/api/me", {**guarded.cookie, "authorization": f"Bearer {key}"})
        assert answer.status == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    wrong = {"authorization": "Bearer " + "A" * 32, "origin": HOME}
    assert handshake(guarded.app, "/api/socket/1", wrong).status == 401


def test_ten_wrong_keys_in_a_quarter_of_an_hour_are_enough_for_one_address() -> None:
    guarded = GuardedApp(limits=Limits(requests=PLENTY, claims=Rate(10, 900)))
    wrong = {"authorization": "Bearer " + "A" * 32}
    assert [ask(guarded.app, "GET", "/api/me", wrong).status for _ in range(10)] == [401] * 10
    answer = ask(guarded.app, "GET", "/api/me", wrong)
    assert (answer.status, answer.headers["retry-after"]) == (429, "90")
    guarded.clock.now += 90_000
    assert ask(guarded.app, "GET", "/api/me", wrong).status == 401
    assert ask(guarded.app, "GET", "/api/me", guarded.bearer, client=("10.0.0.2", 1)).status == 200


def test_a_right_key_uses_up_no_claim() -> None:
    guarded = GuardedApp(limits=Limits(requests=PLENTY, claims=Rate(1, 900)))
    assert {ask(guarded.app, "GET", "/api/me", guarded.bearer).status for _ in range(20)} == {200}


# -- what the identity remembers


def test_the_store_is_asked_once_in_a_minute(guarded: GuardedApp) -> None:
    before = guarded.store.looks
    for _ in range(5):
        me(guarded, guarded.cookie)
    assert guarded.store.looks == before + 1
    guarded.clock.now += CACHE_MS
    me(guarded, guarded.cookie)
    assert guarded.store.looks == before + 2


def test_a_closed_session_ends_at_once_and_its_token_is_dead(guarded: GuardedApp) -> None:
    assert me(guarded, guarded.cookie)["person"]
    headers = {**guarded.cookie, "origin": HOME, "x-regnum-csrf": guarded.csrf}
    answer = ask(guarded.app, "POST", "/api/leave", headers)
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert me(guarded, guarded.cookie)["person"] is None
    assert ask(guarded.app, "POST", "/api/thing", headers).status == 403
    assert me(guarded, guarded.bearer)["person"] == guarded.person.id


def test_closing_one_session_leaves_the_others_remembered(guarded: GuardedApp) -> None:
    me(guarded, guarded.cookie)
    me(guarded, guarded.bearer)
    asyncio.run(guarded.identity.close(guarded.person.id, people.hashed(guarded.token)))
    assert list(guarded.identity.known) == [people.hashed(guarded.key)]


def test_a_change_of_rights_brings_a_new_token_and_ends_the_old_one(guarded: GuardedApp) -> None:
    with guarded.store.engine.begin() as c:
        other = people.new_person(c, "Boris", "en", guarded.clock())

    async def move_in(request: Request) -> Response:
        principal = await log_in(request, other.id, "phone")
        return JSONResponse({"person": principal.person_id, "csrf": identity_of(request).csrf(principal)})

    guarded.app.router.routes.append(Route("/api/link", move_in, methods=["POST"]))
    headers = {**guarded.cookie, "origin": HOME, "x-regnum-csrf": guarded.csrf}
    answer = ask(guarded.app, "POST", "/api/link", headers)
    assert me(guarded, guarded.cookie)["person"] is None
    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    assert me(guarded, cookie) == {**answer.json, "kind": "cookie"}
    assert answer.json["person"] == other.id


def test_all_sessions_but_the_one_in_use_can_be_closed(guarded: GuardedApp) -> None:
    me(guarded, guarded.bearer)
    mine = people.hashed(guarded.token)
    assert asyncio.run(guarded.identity.close_all(guarded.person.id, but=mine)) == 1
    assert ask(guarded.app, "GET", "/api/me", guarded.bearer).status == 401
    assert me(guarded, guarded.cookie)["person"] == guarded.person.id


def test_nobody_closes_the_session_of_somebody_else(guarded: GuardedApp) -> None:
    assert not asyncio.run(guarded.identity.close("somebody", people.hashed(guarded.token)))
    assert me(guarded, guarded.cookie)["person"] == guarded.person.id


def test_a_forgotten_person_is_nobody_at_once(guarded: GuardedApp) -> None:
    me(guarded, guarded.cookie)
    assert asyncio.run(guarded.identity.forget(guarded.person.id))
    assert me(guarded, guarded.cookie)["person"] is None


def test_a_session_closed_during_a_slow_look_is_not_remembered() -> None:
    guarded = GuardedApp()
    before = guarded.store.read

    async def slow(job: Any) -> Any:
        found = await before(job)
        await guarded.identity.close(guarded.person.id, people.hashed(guarded.token))
        return found

    guarded.store.read = slow  # type: ignore[method-assign]
    me(guarded, guarded.cookie)
    guarded.store.read = before  # type: ignore[method-assign]
    assert me(guarded, guarded.cookie)["person"] is None


def test_the_memory_is_bounded() -> None:
    kept, clock = MemoryStore(), ManualClock()
    identity = Identity(Settings(""), clock, cache_size=5)
    asyncio.run(identity.open(kept))
    with kept.engine.begin() as c:
        one = people.new_person(c, "Anna", "en", 0)
        tokens = [people.open_session(c, one.id, "cookie", "", clock(), people.COOKIE_LIFE) for _ in range(9)]
    for token in tokens:
        asyncio.run(identity.principal(token, "cookie"))
    assert len(identity.known) == 5


def test_a_session_ends_on_time_even_when_it_is_remembered(guarded: GuardedApp) -> None:
    with guarded.store.engine.begin() as c:
        token = people.open_session(c, guarded.person.id, "key", "", guarded.clock(), 1000)
    headers = {"authorization": f"Bearer {token}"}
    assert ask(guarded.app, "GET", "/api/me", headers).status == 200
    guarded.clock.now += 1000
    assert ask(guarded.app, "GET", "/api/me", headers).status == 401


def test_a_cookie_in_use_is_renewed_once_a_month_and_an_unused_one_ends(guarded: GuardedApp) -> None:
    assert "set-cookie" not in ask(guarded.app, "GET", "/api/me", guarded.cookie).headers
    for _ in range(20):
        guarded.clock.now += 31 * people.DAY
        answer = ask(guarded.app, "GET", "/api/me", guarded.cookie)
        assert answer.json["person"] == guarded.person.id
        assert answer.headers["set-cookie"].startswith(guarded.cookie["cookie"])
    guarded.clock.now += people.COOKIE_LIFE
    assert me(guarded, guarded.cookie)["person"] is None


# -- the guarded key


def test_the_server_key_has_256_bits_and_stays(guarded: GuardedApp) -> None:
    with guarded.store.engine.begin() as c:
        assert signing_key(c) == signing_key(c) == guarded.identity.key
        assert c.execute(select(keys.c.name)).scalars().all() == ["house"]
    assert len(guarded.identity.key) == 32


def test_of_many_who_make_the_server_key_at_once_all_get_the_same(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/regnum.db", connect_args={"timeout": 20})
    schema.create_all(engine)
    start, found = threading.Barrier(6), []

    def look() -> None:
        start.wait()
        with engine.begin() as c:
            found.append(signing_key(c))

    threads = [threading.Thread(target=look) for _ in range(6)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    engine.dispose()
    assert len(found) == 6
    assert len(set(found)) == 1


def test_secrets_stand_nowhere_in_the_store(guarded: GuardedApp) -> None:
    with guarded.store.engine.begin() as c:
        rows = repr(c.execute(select(sessions)).all())
    assert guarded.token not in rows
    assert guarded.key not in rows


def test_a_token_has_at_least_128_bits(guarded: GuardedApp) -> None:
    assert len(base64.urlsafe_b64decode(guarded.token)) * 8 == 192


def test_the_identity_works_with_the_real_store(tmp_path: Path) -> None:
    async def visit() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/regnum.db")
        try:
            identity = Identity(Settings(""))
            await identity.open(store)

            def make(c: Connection) -> tuple[str, str]:
                one = people.new_person(c, "Anna", "uk", identity.clock())
                return one.id, people.open_session(c, one.id, "cookie", "", identity.clock(), people.COOKIE_LIFE)

            id, token = await store.write(make)
            assert await identity.principal(token, "cookie") == (Principal(id, people.hashed(token), "cookie"), False)
            assert await identity.close_all(id) == 1
            assert await identity.forget(id)
        finally:
            await store.close()

    asyncio.run(visit())


def test_looking_for_a_session_compares_hashes_only(guarded: GuardedApp) -> None:
    said: list[Any] = []
    event.listen(guarded.store.engine, "before_cursor_execute", lambda *a: said.append(a[3]))
    me(guarded, guarded.cookie)
    assert said
    assert guarded.token not in repr(said)


def test_an_identity_that_is_not_open_says_so() -> None:
    with pytest.raises(RuntimeError, match="must be awaited first"):
        Identity(Settings("")).require_store()
