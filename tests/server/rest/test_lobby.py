"""The list of public tables: filters, pages, search, counts, and what strangers are not told."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from regnum.server.services import Services
from regnum.server.store.schema import tables
from tests.server.rest.client import GAME, ApiGuest, api_server, legal, problem, table

DAY_S = 24 * 60 * 60


async def found(one: ApiGuest, query: str = "") -> list[str]:
    """The ids of the tables on the first page."""
    return [each["table"]["id"] for each in (await one.get(f"/api/tables?{query}"))["tables"]]


async def played_out(one: ApiGuest, id: str) -> None:
    """Plays a match to its end: the first move there is, for whoever is asked."""
    while not (await one.get(f"/api/tables/{id}/sight"))["sight"]["over"]:
        at, seat, move = await legal(one, id)
        await one.post(f"/api/tables/{id}/play", {"id": f"m{at}", "at": at, "seat": seat, "move": move})


async def test_every_filter_leaves_only_the_tables_it_names(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        anna, olena = await running.guest("Anna", "en"), await running.guest("Олена", "uk")
        slow = await table(anna, listed=True, clock={"kind": "days", "turn_s": DAY_S})
        quick = await table(olena, listed=True, clock={"kind": "turn", "turn_s": 120, "reserve_s": 600})
        large = await table(olena, "me", "squire", game="paladins", seats=3, listed=True, hints=True)
        everything = {slow, quick, large}
        stranger = running.anonymous()
        wanted = {
            "": everything,
            "show=free": everything,
            "show=playing": set(),
            "pace=days": {slow},
            "pace=live": {quick},
            "pace=none": {large},
            "game=paladins": {large},
            "players=3": {large},
            "players=4": set(),
            "speaks=uk": {quick, large},
            "speaks=uk&pace=live": {quick},
            "rules=hints": {large},
            "rules=people": {slow, quick},
            "rules=usual": everything,
            "rules=expansions": set(),
            "find=олена": {quick, large},
            "find=ANNA": {slow},
            "find=paladin": {large},
            f"find={quick}": {quick},
        }
        for query, ids in wanted.items():
            assert set(await found(stranger, query)) == ids, query


async def test_a_name_is_found_without_its_accents(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        id = await table(await running.guest("Vojtěch"), listed=True)
        assert await found(running.anonymous(), "find=vojtech") == [id]


async def test_options_that_are_not_usual_are_told_from_those_that_are(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest()
        usual = await table(one, listed=True)
        order = {"game": GAME, "seats": 2, "options": {"roads": "unscored"}, "agreed": {"listed": True}}
        await one.post("/api/tables", order)
        order = {"game": "architects", "seats": 2, "agreed": {"listed": True}}
        with_more = await one.post("/api/tables", order | {"options": {"expansions": ["works_of_wonder"]}})
        without = await one.post("/api/tables", order | {"options": {"expansions": []}})
        names = {usual, without["table"]["id"]}
        assert set(await found(one, "rules=expansions")) == {with_more["table"]["id"]}
        assert names - set(await found(one, "rules=usual")) <= {without["table"]["id"], with_more["table"]["id"]}
        assert usual in await found(one, "rules=usual") and len(await found(one, "rules=usual")) < 4


async def test_where_i_can_sit_there_is_a_free_seat_and_i_have_none(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        anna, bela = await running.guest("Anna"), await running.guest("Béla")
        free = await table(anna, listed=True)
        full = await table(anna, "me", "squire", listed=True)
        assert set(await found(anna, "show=free")) == {free, full}
        assert await found(anna, "show=free&sit=true") == []
        assert await found(bela, "show=free&sit=true") == [free]
        assert await found(running.anonymous(), "show=free&sit=true") == [free]


async def test_tables_that_are_nearly_full_come_first(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest()
        ids = [await table(one, *["me"] * n, game="paladins", seats=4, listed=True) for n in (2, 3, 1, 4)]
        assert await found(one, "show=free") == [ids[1], ids[0], ids[2], ids[3]]


async def test_the_pages_together_are_the_whole_list(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest()
        ids = {await table(one, listed=True) for _ in range(7)}
        pages = [await one.get(f"/api/tables?show=free&limit=3&offset={offset}") for offset in (0, 3, 6, 9)]
        assert [len(page["tables"]) for page in pages] == [3, 3, 1, 0] and {page["total"] for page in pages} == {7}
        assert {each["table"]["id"] for page in pages for each in page["tables"]} == ids


async def test_where_nothing_matches_it_is_said_what_each_part_leaves_out(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest("Anna", "cs")
        await table(one, listed=True)
        await table(one, game="paladins", seats=3, listed=True)
        stranger = running.anonymous()
        none = await stranger.get("/api/tables?show=free&players=2&speaks=sk")
        assert none["total"] == 0 and none["without"] == {"players": 0, "speaks": 1}
        some = await stranger.get("/api/tables?show=free&players=2&speaks=cs")
        assert some["total"] == 1 and some["without"] == {}
        assert some["langs"] == {one.id: "cs"} and some["names"] == {one.id: "Anna"}


async def test_running_and_finished_matches_have_lists_of_their_own(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest()
        free = await table(one, listed=True)
        playing = await table(one, "me", "me", begin=True, listed=True)
        closed = await table(one, listed=True)
        await one.post(f"/api/tables/{closed}/close")
        over = await table(one, "me", "me", begin=True, listed=True)
        await played_out(one, over)
        seen = await running.anonymous().get("/api/tables?show=finished")
        assert seen["counts"] == {"free": 1, "playing": 1, "finished": 1}
        [ended] = seen["tables"]
        assert ended["table"]["id"] == over and ended["standing"]["winners"] and ended["standing"]["deadline"] is None
        assert await found(one, "show=playing") == [playing] and set(await found(one)) == {free, playing}
        assert await found(one, f"show=finished&since={ended['changed'] + 1}") == []


async def test_a_running_match_stands_as_its_spectators_see_it(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest()
        clock = {"kind": "days", "turn_s": DAY_S}
        id = await table(one, "me", "me", begin=True, listed=True, clock=clock)
        [seen] = (await running.anonymous().get("/api/tables?show=playing"))["tables"]
        sight = (await running.anonymous().get(f"/api/tables/{id}/sight"))["sight"]
        standing = seen["standing"]
        assert standing["scores"] == [sum(points for _, points in sheet) for sheet in sight["scores"]]
        assert standing["headline"] == sight["scene"]["headline"] | {"game": GAME}
        assert standing["deadline"] == seen["changed"] + DAY_S * 1000 and standing["winners"] == []


async def test_a_match_without_spectators_says_nothing_of_how_it_stands(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one, other = await running.guest("Anna"), await running.guest("Béla")
        id = await table(one, "me", "me", begin=True, listed=True, watchers=False)
        for person in (other, running.anonymous()):
            assert await found(person, "show=playing") == []
            assert (await person.get("/api/tables?show=playing"))["counts"]["playing"] == 0
        [own] = (await one.get("/api/tables?show=playing"))["tables"]
        assert own["table"]["id"] == id and own["standing"]["scores"]
        await one.post(f"/api/tables/{id}/seats/1", {"do": "leave"})  # now it has a free seat, and is listed for that
        [free] = (await other.get("/api/tables?show=free"))["tables"]
        assert free["table"]["id"] == id and free["standing"] is None


async def test_tables_that_are_not_public_are_in_no_list(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest("Anna")
        hidden = await table(one)
        await table(one, "me", "me", begin=True)
        for query in ("", "show=free", "show=playing", "show=finished", "find=anna", f"find={hidden}"):
            seen = await one.get(f"/api/tables?{query}")
            assert seen["tables"] == [] and set(seen["counts"].values()) == {0} and seen["names"] == {}


async def test_my_tables_say_how_often_i_have_played_each_game(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest()
        await table(one)  # not begun
        first = await table(one, "me", "me", begin=True)
        await table(one, "me", "me", begin=True)  # begun, nothing played
        assert (await one.get("/api/me/tables"))["played"] == {}
        await played_out(one, first)
        await one.post(f"/api/tables/{first}/fork", {"moves": 3})  # a sandbox is no match
        mine = await one.get("/api/me/tables")
        assert mine["played"] == {GAME: 1}
        standing = {each["table"]["id"]: each["standing"] for each in mine["tables"]}
        assert standing[first]["winners"] and len(standing[first]["scores"]) == 2


async def test_the_summary_of_an_old_match_is_completed_when_it_is_listed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        services: Services = running.app.state.services
        one = await running.guest()
        ids = [await table(one, "me", "me", begin=True, listed=True) for _ in range(2)]
        for id in ids:
            await played_out(one, id)
        before = {each["table"]["id"]: each for each in (await one.get("/api/me/tables"))["tables"]}
        await services.store.write(partial(forget_standings, ids=ids))
        listed = (await running.anonymous().get("/api/tables?show=finished"))["tables"]
        assert [each["standing"] for each in listed] == [None, None]
        async with asyncio.timeout(10):
            while {each["table"]["id"]: each for each in (await one.get("/api/me/tables"))["tables"]} != before:
                await asyncio.sleep(0.02)
        assert services.summaries.tried == set(ids)


def forget_standings(c: Connection, ids: list[str]) -> None:
    """Write the summaries as versions did that knew no standing."""
    for id in ids:
        old = msgspec.json.decode(c.scalar(select(tables.c.summary).where(tables.c.id == id)) or b"")
        del old["standing"]
        c.execute(update(tables).where(tables.c.id == id).values(summary=msgspec.json.encode(old)))


async def test_an_invitation_says_what_was_agreed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as running:
        one = await running.guest("Anna")
        id = await table(one, watchers=False, clock={"kind": "days", "turn_s": DAY_S})
        token = (await one.post(f"/api/tables/{id}/invitations"))["token"]
        info: Any = (await running.anonymous().get(f"/api/join/{token}"))["info"]
        assert info["agreed"]["clock"] == {"kind": "days", "turn_s": DAY_S} and len(info["seats"]) == 2


@pytest.mark.parametrize("query", ["show=all", "sit=maybe", "players=99", "pace=slow", "limit=0", "limit=1000", "x=1"])
async def test_a_filter_that_does_not_exist_is_refused(tmp_path: Path, query: str) -> None:
    async with api_server(tmp_path) as running:
        problem(await running.anonymous().ask("GET", f"/api/tables?{query}"), 422, "not_valid")
