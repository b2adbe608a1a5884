"""People's pages: what is on them, who may see them, and that a match counts once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from regnum.server import results, table_store
from regnum.server.store.schema import results as rows
from regnum.server.store.schema import tables
from regnum.table.result import MatchResult, SideResult, Unrated, result_of
from tests.server.rest.client import ApiGuest, ApiServer, api_server, good, problem, table
from tests.server.rest.test_life import play_to_the_end


def result(n: int, *people: str | None, game: str = "brothers", unrated: Unrated = Unrated.NO) -> MatchResult:
    """The match `n`: the first has won; None is a squire."""
    sides = [
        SideResult(side, person, "squire" if person is None else None, 40 - side, side + 1, [("monastery", 40 - side)])
        for side, person in enumerate(people)
    ]
    return MatchResult(f"t{n}", game, len(people), {"expansions": []}, n, n + 1, 30, unrated, sides)


async def keep(server: ApiServer, *found: MatchResult) -> None:
    """Write results as the last moves of their matches do; their tables are rows of their own."""
    store = server.app.state.services.store
    for each in found:
        made = {
            "id": each.table, "game": each.game, "state": "over", "listed": False, "created": 1, "changed": 2,
            "length": 0, "summary": b"{}",
        }  # fmt: skip
        await store.write(lambda c, made=made: c.execute(tables.insert(), made))
        await store.write(partial(results.write, result=each))


async def page(viewer: ApiGuest, person: str) -> Any:
    return await viewer.get(f"/api/people/{person}")


async def test_a_finished_match_is_on_the_pages_of_its_players(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as server:
        anna, bela = await server.guest("Anna"), await server.guest("Béla")
        id = await table(anna, "me", "open")
        token = (await anna.post(f"/api/tables/{id}/invitations"))["token"]
        await bela.post("/api/join", {"token": token})
        await anna.post(f"/api/tables/{id}/begin")
        assert (await page(anna, anna.id))["played"] == 0  # nothing is told of running matches
        await play_to_the_end([anna, bela], id)
        mine, theirs = await page(anna, anna.id), await page(anna, bela.id)
        assert (mine["played"], theirs["played"]) == (1, 1) and mine["won"] + theirs["won"] >= 1
        match = mine["latest"][0]
        assert match["table"] == id and match["unrated"] == "" and mine["names"][bela.id] == "Béla"
        assert mine["games"][0]["rated"] == 1 and mine["games"][0]["rating"] is None
        assert mine["games"][0]["needed"] == 4
        own = good(await anna.ask("GET", "/api/me/data"))["results"]
        assert [(each["table_id"], each["side"]) for each in own] == [(id, 0)]


async def test_after_five_rated_matches_there_is_a_rating_with_its_curve(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna, bela = await server.guest("Anna"), await server.guest("Béla")
        await keep(server, *(result(n, anna.id, bela.id) for n in range(6)))
        winner, loser = [(await page(anna, each.id))["games"][0] for each in (anna, bela)]
        assert winner["rating"]["elo"] > 1500 > loser["rating"]["elo"]
        assert (winner["place"], loser["place"], winner["placed"]) == (1, 2, 2)
        assert len(winner["curve"]) == 6 and winner["curve"][-1] == winner["rating"]
        assert winner["curve"][0]["spread"] > winner["rating"]["spread"]
        assert winner["seats"] == [{"seats": 2, "played": 6, "won": 6}]
        assert winner["lines"][0] | {"label": None} == {
            "line": "monastery",
            "label": None,
            "mean": 40.0,
            "everyone": 39.5,
        }
        streaks = await page(anna, anna.id)
        assert (streaks["streak"], streaks["longest"]) == (6, 6)


async def test_unrated_matches_count_as_played_and_leave_the_rating_alone(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest("Anna")
        await keep(server, result(1, anna.id, None), result(2, anna.id, None, unrated=Unrated.HINT))
        mine = await page(anna, anna.id)
        assert (mine["played"], mine["games"][0]["rated"]) == (2, 1)
        assert [each["unrated"] for each in mine["latest"]] == ["hint", ""]
        assert mine["bots"] == [{"bot": "squire", "met": 2, "won": 2.0, "low": mine["bots"][0]["low"], "high": 1.0}]


@pytest.mark.parametrize(
    ("visible", "stranger", "guest"), [("me", False, False), ("session", False, True), ("public", True, True)]
)
async def test_a_page_is_shown_to_whom_its_person_chooses(
    tmp_path: Path, visible: str, stranger: bool, guest: bool
) -> None:
    async with api_server(tmp_path) as server:
        anna, bela = await server.guest("Anna"), await server.guest("Béla")
        assert good(await anna.ask("PATCH", "/api/me", {"page": visible}))["page"] == visible
        for viewer, allowed in ((server.anonymous(), stranger), (bela, guest), (anna, True)):
            answer = await viewer.ask("GET", f"/api/people/{anna.id}")
            assert answer.is_success if allowed else problem(answer, 404, "no_person")


async def test_a_page_leads_to_no_private_table_and_names_nobody_who_hides(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna, bela, cyril = [await server.guest(name) for name in ("Anna", "Béla", "Cyril")]
        await keep(server, result(1, anna.id, bela.id), result(2, anna.id, bela.id))
        store = server.app.state.services.store
        await store.write(lambda c: c.execute(tables.update().where(tables.c.id == "t2").values(listed=True)))
        good(await bela.ask("PATCH", "/api/me", {"page": "me"}))
        private, public = (await page(cyril, anna.id))["latest"][::-1]
        assert (private["table"], public["table"]) == (None, "t2")
        assert [(side["person"], side["hidden"]) for side in private["sides"]] == [(anna.id, False), (None, True)]
        assert bela.id not in (await page(cyril, anna.id))["names"]
        for player in (anna, bela):  # who played there may go back
            assert [each["table"] for each in (await page(player, anna.id))["latest"]] == ["t2", "t1"]
            assert bela.id in (await page(player, anna.id))["names"]


async def test_nobody_has_a_page_after_their_data_was_deleted(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna, bela = await server.guest("Anna"), await server.guest("Béla")
        await keep(server, *(result(n, anna.id, bela.id) for n in range(6)))
        good(await anna.ask("DELETE", "/api/me"))
        problem(await bela.ask("GET", f"/api/people/{anna.id}"), 404, "no_person")
        theirs = await page(bela, bela.id)
        assert anna.id not in theirs["names"] and theirs["games"][0]["placed"] == 1


async def test_a_match_is_counted_once_and_all_can_be_counted_anew_from_the_logs(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest("Anna")
        for _ in range(2):
            id = await table(anna, "me", "squire", begin=True)
            await play_to_the_end([anna], id)
        services = server.app.state.services
        before = await page(anna, anna.id)
        found = [
            result_of((await services.tables.get(each)).table)
            for each in await services.store.read(table_store.all_ids)
        ]
        ordered = sorted((each for each in found if each is not None), key=lambda each: each.ended)
        await services.store.write(partial(results.rebuild, finished=ordered))
        assert await page(anna, anna.id) == before
        assert await services.store.read(lambda c: c.scalar(select(func.count()).select_from(rows))) == 4
