"""Who is asking: signed cookies, keys of programs, sessions that end when they are ended."""

from __future__ import annotations

import asyncio
import base64
import threading
from pathlib import Path
from typing import Any

import pytest
from server.guard.asking import HOME, PLENTY, Clock, House, Kept, ask, knock
from sqlalchemy import Connection, create_engine, event, select
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from regnum.server import people
from regnum.server.guard.identity import REMEMBERED_MS, Door, Who, door_of, house_key, let_in
from regnum.server.settings import Limits, Rate, Settings
from regnum.server.store.schema import keys, schema, sessions
from regnum.server.store.store import open_store

NEW = {"origin": HOME, "x-regnum-csrf": "new"}


@pytest.fixture
def house() -> House:
    return House()


def me(house: House, headers: dict[str, str]) -> Any:
    return ask(house.app, "GET", "/api/me", headers).json


def test_a_cookie_and_a_key_say_who_asks(house: House) -> None:
    assert me(house, house.cookie) == {"person": house.person.id, "kind": "cookie", "csrf": house.csrf}
    assert me(house, house.bearer) == {"person": house.person.id, "kind": "key", "csrf": "new"}
    assert me(house, {}) == {"person": None, "kind": "", "csrf": "new"}


def test_a_mere_visit_makes_nobody_and_sets_no_cookie(house: House) -> None:
    before = house.kept.looks
    assert "set-cookie" not in ask(house.app, "GET", "/page").headers
    assert house.kept.looks == before


def test_the_first_deed_makes_a_guest_whose_cookie_works(house: House) -> None:
    answer = ask(house.app, "POST", "/api/join", NEW)
    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    assert me(house, cookie) == {**answer.json, "kind": "cookie"}
    headers = {**cookie, "origin": HOME, "x-regnum-csrf": answer.json["csrf"]}
    again = ask(house.app, "POST", "/api/join", headers)
    assert again.json["person"] == answer.json["person"]
    assert "set-cookie" not in again.headers


def test_the_cookie_is_for_the_browser_only_and_lives_400_days(house: House) -> None:
    name, *flags = ask(house.app, "POST", "/api/join", NEW).headers["set-cookie"].split("; ")
    assert name.startswith("regnum=")
    assert flags == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]


def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    house = House(Settings("", secure=True))
    headers = {"origin": "https://localhost:8000", "x-regnum-csrf": "new"}
    cookie = ask(house.app, "POST", "/api/join", headers).headers["set-cookie"]
    assert cookie.startswith("__Host-regnum=")
    assert cookie.endswith("; HttpOnly; SameSite=Lax; Secure")
    assert me(house, {"cookie": cookie.partition(";")[0].removeprefix("__Host-")})["person"] is None


def forgeries(house: House) -> list[str]:
    name, _, value = house.cookie["cookie"].partition("=")
    token, _, seal = value.partition(".")
    flipped = [seal[:at] + ("A" if seal[at] != "A" else "B") + seal[at + 1 :] for at in range(0, len(seal) - 1, 5)]
    wrong = ["", token, f"{token}.", f".{seal}", f"{seal}.{token}", f"{token}.{seal}=", f"{token}.{seal}.{seal}",
             f"{token[:-1]}_.{seal}", f"{token.lower()}.{seal}", f"{token}.{seal.lower()}", "é.é", "\x00.\x00",
             f"{token}.{House().door.cookie(token).partition('.')[2].partition(';')[0]}",
             f"{house.csrf}.{house.csrf}", f"{token}.{house.csrf}"]  # fmt: skip
    return [f"{name}={each}" for each in [*wrong, *(f"{token}.{each}" for each in flipped)]]


def test_a_forged_cookie_is_nobody_and_costs_no_look_into_the_store(house: House) -> None:
    before = house.kept.looks
    for cookie in forgeries(house):
        assert me(house, {"cookie": cookie})["person"] is None, cookie
    assert house.kept.looks == before


def test_a_link_or_a_key_is_no_cookie_and_a_cookie_is_no_key(house: House) -> None:
    with house.kept.engine.begin() as c:
        link = people.open_session(c, house.person.id, "link", "", house.clock(), people.LINK_LIFE)
    me(house, house.cookie)  # also when both are remembered
    me(house, house.bearer)
    for token in (link, house.key):
        assert me(house, {"cookie": house.door.cookie(token).partition(";")[0]})["person"] is None
    for token in (link, house.token):
        assert ask(house.app, "GET", "/api/me", {"authorization": f"Bearer {token}"}).status == 401


def test_a_wrong_key_is_refused_and_never_falls_back_to_the_cookie(house: House) -> None:
    for key in ("", "x", "A" * 32, house.key[:-1], house.key + "x", "é" * 32):
        answer = ask(house.app, "GET", "/api/me", {**house.cookie, "authorization": f"Bearer {key}"})
        assert answer.status == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    wrong = {"authorization": "Bearer " + "A" * 32, "origin": HOME}
    assert knock(house.app, "/api/socket/1", wrong).status == 401


def test_ten_wrong_keys_in_a_quarter_of_an_hour_are_enough_for_one_address() -> None:
    house = House(limits=Limits(requests=PLENTY, claims=Rate(10, 900)))
    wrong = {"authorization": "Bearer " + "A" * 32}
    assert [ask(house.app, "GET", "/api/me", wrong).status for _ in range(10)] == [401] * 10
    answer = ask(house.app, "GET", "/api/me", wrong)
    assert (answer.status, answer.headers["retry-after"]) == (429, "90")
    house.clock.now += 90_000
    assert ask(house.app, "GET", "/api/me", wrong).status == 401
    assert ask(house.app, "GET", "/api/me", house.bearer, client=("10.0.0.2", 1)).status == 200


def test_a_right_key_uses_up_no_claim() -> None:
    house = House(limits=Limits(requests=PLENTY, claims=Rate(1, 900)))
    assert {ask(house.app, "GET", "/api/me", house.bearer).status for _ in range(20)} == {200}


# -- the memory of the door


def test_the_store_is_asked_once_in_a_minute(house: House) -> None:
    before = house.kept.looks
    for _ in range(5):
        me(house, house.cookie)
    assert house.kept.looks == before + 1
    house.clock.now += REMEMBERED_MS
    me(house, house.cookie)
    assert house.kept.looks == before + 2


def test_a_closed_session_ends_at_once_and_its_token_is_dead(house: House) -> None:
    assert me(house, house.cookie)["person"]
    headers = {**house.cookie, "origin": HOME, "x-regnum-csrf": house.csrf}
    answer = ask(house.app, "POST", "/api/leave", headers)
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert me(house, house.cookie)["person"] is None
    assert ask(house.app, "POST", "/api/thing", headers).status == 403
    assert me(house, house.bearer)["person"] == house.person.id


def test_closing_one_session_leaves_the_others_remembered(house: House) -> None:
    me(house, house.cookie)
    me(house, house.bearer)
    asyncio.run(house.door.close(house.person.id, people.hashed(house.token)))
    assert list(house.door.known) == [people.hashed(house.key)]


def test_a_change_of_rights_brings_a_new_token_and_ends_the_old_one(house: House) -> None:
    with house.kept.engine.begin() as c:
        other = people.new_person(c, "Boris", "en", house.clock())

    async def move_in(request: Request) -> Response:
        who = await let_in(request, other.id, "phone")
        return JSONResponse({"person": who.person_id, "csrf": door_of(request).csrf(who)})

    house.app.router.routes.append(Route("/api/link", move_in, methods=["POST"]))
    headers = {**house.cookie, "origin": HOME, "x-regnum-csrf": house.csrf}
    answer = ask(house.app, "POST", "/api/link", headers)
    assert me(house, house.cookie)["person"] is None
    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    assert me(house, cookie) == {**answer.json, "kind": "cookie"}
    assert answer.json["person"] == other.id


def test_all_sessions_but_the_one_in_use_can_be_closed(house: House) -> None:
    me(house, house.bearer)
    mine = people.hashed(house.token)
    assert asyncio.run(house.door.close_all(house.person.id, but=mine)) == 1
    assert ask(house.app, "GET", "/api/me", house.bearer).status == 401
    assert me(house, house.cookie)["person"] == house.person.id


def test_nobody_closes_the_session_of_somebody_else(house: House) -> None:
    assert not asyncio.run(house.door.close("somebody", people.hashed(house.token)))
    assert me(house, house.cookie)["person"] == house.person.id


def test_a_forgotten_person_is_nobody_at_once(house: House) -> None:
    me(house, house.cookie)
    assert asyncio.run(house.door.forget(house.person.id))
    assert me(house, house.cookie)["person"] is None


def test_a_session_closed_during_a_slow_look_is_not_remembered() -> None:
    house = House()
    before = house.kept.read

    async def slow(job: Any) -> Any:
        found = await before(job)
        await house.door.close(house.person.id, people.hashed(house.token))
        return found

    house.kept.read = slow  # type: ignore[method-assign]
    me(house, house.cookie)
    house.kept.read = before  # type: ignore[method-assign]
    assert me(house, house.cookie)["person"] is None


def test_the_memory_is_bounded() -> None:
    kept, clock = Kept(), Clock()
    door = Door(Settings(""), clock, remember=5)
    asyncio.run(door.open(kept))
    with kept.engine.begin() as c:
        one = people.new_person(c, "Anna", "en", 0)
        tokens = [people.open_session(c, one.id, "cookie", "", clock(), people.COOKIE_LIFE) for _ in range(9)]
    for token in tokens:
        asyncio.run(door.who(token, "cookie"))
    assert len(door.known) == 5


def test_a_session_ends_on_time_even_when_it_is_remembered(house: House) -> None:
    with house.kept.engine.begin() as c:
        token = people.open_session(c, house.person.id, "key", "", house.clock(), 1000)
    headers = {"authorization": f"Bearer {token}"}
    assert ask(house.app, "GET", "/api/me", headers).status == 200
    house.clock.now += 1000
    assert ask(house.app, "GET", "/api/me", headers).status == 401


def test_a_cookie_in_use_is_renewed_once_a_month_and_an_unused_one_ends(house: House) -> None:
    assert "set-cookie" not in ask(house.app, "GET", "/api/me", house.cookie).headers
    for _ in range(20):
        house.clock.now += 31 * people.DAY
        answer = ask(house.app, "GET", "/api/me", house.cookie)
        assert answer.json["person"] == house.person.id
        assert answer.headers["set-cookie"].startswith(house.cookie["cookie"])
    house.clock.now += people.COOKIE_LIFE
    assert me(house, house.cookie)["person"] is None


# -- the house key


def test_the_house_key_has_256_bits_and_stays(house: House) -> None:
    with house.kept.engine.begin() as c:
        assert house_key(c) == house_key(c) == house.door.key
        assert c.execute(select(keys.c.name)).scalars().all() == ["house"]
    assert len(house.door.key) == 32


def test_of_many_who_make_the_house_key_at_once_all_get_the_same(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/house.db", connect_args={"timeout": 20})
    schema.create_all(engine)
    start, found = threading.Barrier(6), []

    def look() -> None:
        start.wait()
        with engine.begin() as c:
            found.append(house_key(c))

    threads = [threading.Thread(target=look) for _ in range(6)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    engine.dispose()
    assert len(found) == 6
    assert len(set(found)) == 1


def test_secrets_stand_nowhere_in_the_store(house: House) -> None:
    with house.kept.engine.begin() as c:
        rows = repr(c.execute(select(sessions)).all())
    assert house.token not in rows
    assert house.key not in rows


def test_a_token_has_at_least_128_bits(house: House) -> None:
    assert len(base64.urlsafe_b64decode(house.token)) * 8 == 192


def test_the_door_works_with_the_real_store(tmp_path: Path) -> None:
    async def visit() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/house.db")
        try:
            door = Door(Settings(""))
            await door.open(store)

            def make(c: Connection) -> tuple[str, str]:
                one = people.new_person(c, "Anna", "uk", door.clock())
                return one.id, people.open_session(c, one.id, "cookie", "", door.clock(), people.COOKIE_LIFE)

            id, token = await store.write(make)
            assert await door.who(token, "cookie") == (Who(id, people.hashed(token), "cookie"), False)
            assert await door.close_all(id) == 1
            assert await door.forget(id)
        finally:
            await store.close()

    asyncio.run(visit())


def test_looking_for_a_session_compares_hashes_only(house: House) -> None:
    said: list[Any] = []
    event.listen(house.kept.engine, "before_cursor_execute", lambda *a: said.append(a[3]))
    me(house, house.cookie)
    assert said
    assert house.token not in repr(said)


def test_a_door_that_is_not_open_says_so() -> None:
    with pytest.raises(RuntimeError, match="not open yet"):
        Door(Settings("")).kept()
