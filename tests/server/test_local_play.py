"""Playing on one's own machine: one owner, one waiting match, one link that works once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import httpx
from sqlalchemy import delete

from regnum.server import people
from regnum.server.local_play import START_MS, LocalGame, sit_owner_down
from regnum.server.settings import now_ms
from regnum.server.store import schema
from tests.server.table_for_two import GAME, HOST, SECRETS, OpenServer, move_on, open_server

WISH = LocalGame(GAME, 2, chairs=["me", "random"], lang="cs", name="Hráč")


def browser(here: OpenServer) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{HOST}:{here.settings.port}", trust_env=False)


async def test_the_first_start_makes_the_owner_and_the_next_finds_owner_and_match(database_url: str) -> None:
    async with open_server(database_url) as here:
        table, *_ = await sit_owner_down(here.services, WISH)
        live = here.services.tables.by_id[table]
        owner = live.table.host
        assert live.table.state == "playing" and live.table.seats[0].person == owner
        assert live.table.seats[1].bot == "random"
        person = await here.services.store.read(lambda c: people.person(c, owner))
        assert person is not None and (person.name, person.lang) == ("Hráč", "cs")
    async with open_server(database_url) as again:
        resumed, *_ = await sit_owner_down(again.services, WISH)
        assert resumed == table
        everybody = await again.services.store.read(lambda c: c.execute(schema.people.select()).all())
        assert len(everybody) == 1


async def test_another_match_is_made_when_wished_for_or_when_none_of_that_kind_waits(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        first, *_ = await sit_owner_down(here.services, WISH)
        anew, *_ = await sit_owner_down(here.services, LocalGame(GAME, 2, chairs=["me", "me"], name="Me", anew=True))
        other, *_ = await sit_owner_down(here.services, LocalGame(SECRETS, 2, chairs=["me", "random"], name="Me"))
        solo, *_ = await sit_owner_down(here.services, LocalGame(GAME, 1, chairs=["me"], name="Me"))
        assert len({first, anew, other, solo}) == 4
        live = here.services.tables.by_id[anew]
        while live.table.state == "playing":
            await move_on(live)
        assert (await sit_owner_down(here.services, WISH))[0] == first


async def test_an_owner_who_was_forgotten_is_made_anew(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        first, *_ = await sit_owner_down(here.services, WISH)
        await here.services.store.write(
            lambda c: people.forget(c, here.services.tables.by_id[first].table.host) and None
        )
        second, *_ = await sit_owner_down(here.services, WISH)
        assert here.services.tables.by_id[second].table.host != here.services.tables.by_id[first].table.host


async def test_the_link_works_once_and_then_not(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        table, token, _ = await sit_owner_down(here.services, WISH)
        link = f"/start/{token}/{table}"
        async with browser(here) as owner, browser(here) as thief:
            opened = await owner.get(link)
            assert opened.status_code == 303 and opened.headers["location"] == f"/table/{table}"
            me = (await owner.get("/api/me")).json()
            assert me["person"] == here.services.tables.by_id[table].table.host
            again = await owner.get(link)
            assert again.status_code == 303, "whoever is in already goes to the table"
            refused = await thief.get(link)
            assert refused.status_code in (404, 409, 410) and not thief.cookies


async def test_a_link_that_is_too_old_or_made_up_opens_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        table, *_ = await sit_owner_down(here.services, WISH)
        owner = here.services.tables.by_id[table].table.host
        old = await here.services.store.write(
            lambda c: people.open_session(c, owner, "start", "", now_ms() - START_MS - 1, START_MS)
        )
        key = await here.services.store.write(lambda c: people.open_session(c, owner, "key", "", now_ms(), None))
        for token in (old, key, "x" * 32):
            async with browser(here) as thief:
                assert (await thief.get(f"/start/{token}/{table}")).status_code >= 400 and not thief.cookies


async def test_a_table_that_is_gone_leads_nowhere_and_does_no_harm(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        table, token, _ = await sit_owner_down(here.services, WISH)
        await here.services.store.write(lambda c: c.execute(delete(schema.tables)) and None)
        here.services.tables.by_id.clear()
        async with browser(here) as owner:
            answer = await owner.get(f"/start/{token}/{table}")
            assert answer.headers["location"] == f"/table/{table}"
            assert (await owner.get(f"/api/tables/{table}")).status_code == 404
            assert (await owner.get(f"/plain/table/{table}")).status_code == 404


async def test_whoever_wishes_for_nothing_goes_on_with_whatever_waits(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        first, _, waited = await sit_owner_down(
            here.services, LocalGame(SECRETS, 2, chairs=["me", "random"], name="Me")
        )
        assert not waited
        again = await sit_owner_down(here.services, LocalGame(GAME, 2, chairs=["me", "greedy"], name="Me", any=True))
        assert (again.table, again.waited) == (first, True)


async def test_a_match_against_others_or_with_other_settings_is_not_the_one_that_was_wished_for(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        first, *_ = await sit_owner_down(here.services, WISH)
        other_bot = LocalGame(GAME, 2, chairs=["me", "greedy"], name="Me")
        other_setting = LocalGame(GAME, 2, {"roads": "unscored"}, chairs=["me", "random"], name="Me")
        for wish in (other_bot, other_setting):
            other = await sit_owner_down(here.services, wish)
            assert other.table != first and not other.waited
            assert (await sit_owner_down(here.services, wish)).table == other.table


async def test_a_language_that_is_asked_for_is_spoken_from_then_on(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        for lang, speaks, expected in (
            ("cs", False, "cs"),
            ("uk", False, "cs"),
            ("uk", True, "uk"),
            ("en", False, "uk"),
        ):
            wish = LocalGame(GAME, 2, chairs=["me", "random"], lang=lang, speaks=speaks, name="Me")
            table, *_ = await sit_owner_down(here.services, wish)
            owner = (await here.services.tables.get(table)).table.host
            person = await here.services.store.read(partial(people.person, id=owner))
            assert person is not None and person.lang == expected
