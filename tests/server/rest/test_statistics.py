"""How a game plays: reports of the laboratory, and statistics that never tell of running or private matches."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select, text

from regnum.server.balance_reports import shipped
from regnum.server.match_statistics import MatchStatistics
from regnum.server.store import migrate
from regnum.server.store.schema import outcomes
from regnum.server.store.store import open_store
from regnum.statistics.figures import ENOUGH
from tests.server.rest.client import ApiGuest, ApiServer, api_server, legal, problem, table
from tests.server.rest.test_life import play_to_the_end


async def match(host: ApiGuest, *, listed: bool = True, watchers: bool = True) -> str:
    """A finished match, both seats played by this guest."""
    id = await table(host, "me", "me", begin=True, listed=listed, watchers=watchers)
    await play_to_the_end([host], id)
    return id


async def counted(server: ApiServer, reader: ApiGuest, query: str = "") -> Any:
    """The statistics, once everything is counted."""
    for _ in range(200):
        found = await reader.get(f"/api/games/brothers/statistics{query}")
        if not found["left"]:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("the matches are never counted")


async def rows(server: ApiServer) -> list[Any]:
    kept: MatchStatistics = server.app.state.services.statistics
    return list(await kept.store.read(lambda c: c.execute(select(outcomes)).all()))


async def test_a_public_match_counts_when_it_is_over(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as server:
        anna, stranger = await server.guest("Anna"), server.anonymous()
        assert (await counted(server, stranger))["played"] == []
        id = await match(anna)
        found = await counted(server, stranger)
        assert found["played"] == [{"seats": 2, "matches": 1}] and found["seats"] == 2
        figures = found["figures"]
        assert figures["games"] == 1 and figures["findings"] == [] and found["enough"] == ENOUGH
        told = (await anna.get(f"/api/tables/{id}/sight"))["sight"]
        assert figures["decisions"]["mean"] == told["at"]
        assert sum(seat["won"] for seat in figures["seats"]) == 1
        assert sum(count for _, count in figures["histogram"]) == 2
        took = next(action for action in figures["actions"] if action["action"] == "took")
        assert took["cards"] and all(card["worth"] is None and card["taken"] >= 1 for card in took["cards"])
        assert [line["mean"] for line in found["lines"]]
        assert str(anna.id) not in json.dumps(found) and id not in json.dumps(found)  # nobody is named
        assert await counted(server, stranger) == found and len(await rows(server)) == 1


async def test_running_and_private_matches_are_never_read(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest("Anna")
        await match(anna)
        before = await counted(server, anna)
        hidden = [await match(anna, listed=False), await match(anna, watchers=False)]
        running = await table(anna, "me", "me", begin=True, listed=True)
        for n in range(12):
            at, seat, move = await legal(anna, running)
            await anna.post(f"/api/tables/{running}/play", {"id": f"r{n}", "at": at, "seat": seat, "move": move})
        waiting = await table(anna, "me", "open", listed=True)
        after = await counted(server, anna)
        assert after == before
        written = {row.table_id: row.content for row in await rows(server)}
        assert not {running, hidden[0], waiting} & set(written)
        assert written[hidden[1]] is None  # listed, but nobody may look: known, and never counted


async def test_a_sandbox_does_not_count(tmp_path: Path) -> None:
    async with api_server(tmp_path, local=True) as server:
        anna = await server.guest("Anna")
        id = await match(anna)
        forked = (await anna.post(f"/api/tables/{id}/fork", {"moves": 60}))["table"]["id"]
        await play_to_the_end([anna], forked)
        assert (await counted(server, anna))["played"] == [{"seats": 2, "matches": 1}]
        assert {row.table_id: row.content is None for row in await rows(server)} == {id: False, forked: True}


async def test_matches_from_before_are_counted_when_somebody_asks(tmp_path: Path) -> None:
    """The rehearsal of the migration: a database of the version before, with matches, loses nothing and counts them."""
    url = f"sqlite:///{tmp_path / 'regnum.db'}"
    async with api_server(tmp_path, database=url) as server:
        anna = await server.guest("Anna")
        await match(anna)
        wanted = await counted(server, anna)
    store = await open_store(url)
    people = await store.read(lambda c: c.execute(text("SELECT count(*) FROM people")).scalar())
    await store.write(lambda c: [c.execute(text(f"DROP TABLE {each}")) for each in SINCE] and None)
    await store.write(lambda c: c.execute(text(f"UPDATE {migrate.VERSIONS} SET version_num = '{BEFORE}'")) and None)
    await store.close()
    async with api_server(tmp_path, database=url) as server:
        stranger = server.anonymous()
        first = await stranger.get("/api/games/brothers/statistics")
        assert first["left"] == 1 and first["figures"] is None
        assert await counted(server, stranger) == wanted
        kept = server.app.state.services.store
        assert await kept.read(lambda c: c.execute(text("SELECT count(*) FROM people")).scalar()) == people


SINCE = ("contest_people", "contest_entries", "contests", "outcomes")  # the tables of this step and of later ones
BEFORE = next(
    line.split('"')[1]
    for file in (migrate.STEPS / "versions").glob("*_outcomes.py")
    for line in file.read_text().splitlines()
    if line.startswith("down_revision")
)


async def test_a_match_that_cannot_be_replayed_keeps_no_other_from_it(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna = await server.guest("Anna")
        damaged, whole = await match(anna), await match(anna)
        store = server.app.state.services.store
        spoil = "UPDATE entries SET hash = 'x' WHERE n = 2 AND table_id = :id"
        await store.write(lambda c: c.execute(text(spoil), {"id": damaged}) and None)
        found = await counted(server, anna)
        assert found["played"] == [{"seats": 2, "matches": 1}]
        assert [row.table_id for row in await rows(server)] == [whole]


async def test_on_a_machine_of_ones_own_every_match_counts(tmp_path: Path) -> None:
    async with api_server(tmp_path, local=True) as server:
        anna = await server.guest("Anna")
        await match(anna, listed=False)
        assert (await counted(server, anna))["played"] == [{"seats": 2, "matches": 1}]


async def test_the_balance_comes_with_the_game_and_from_the_folder_of_the_server(tmp_path: Path) -> None:
    folder = tmp_path / "reports"
    folder.mkdir()
    own = next(iter(shipped("brothers").values()))
    plan = msgspec.structs.replace(own.plan, bot="knight", games=600)
    (folder / "brothers-2-knight.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(own, plan=plan)))
    old = msgspec.structs.replace(own, plan=msgspec.structs.replace(plan, edition=99))
    (folder / "old.json").write_bytes(msgspec.json.encode(old))
    (folder / "broken.json").write_text("{")
    async with api_server(tmp_path, balance=str(folder)) as server:
        reader = server.anonymous()
        page = await reader.get("/api/games/brothers/balance")
        ids = {each["id"]: each for each in page["reports"]}
        assert set(ids) == {*shipped("brothers"), "brothers-2-knight"} and ids["brothers-2-knight"]["games"] == 600
        other = await reader.get("/api/games/brothers/balance?report=brothers-2-knight")
        assert other["report"] == "brothers-2-knight" and other["figures"]["games"] == 600
        assert [action["action"] for action in other["figures"]["actions"]] == ["took", "built"]
        mill = next(card for card in other["figures"]["actions"][0]["cards"] if card["card"] == "tile-mill")
        assert (mill["icon"], mill["tone"], mill["cost"]) == ("mill", "grey", {"stone": 1, "grain": 2})
        assert 0 < mill["taken"] <= mill["offered"] and mill["worth"] > 0 and mill["error"] > 0
        problem(await reader.ask("GET", "/api/games/brothers/balance?report=nothing"), 404, "no_report")
        problem(await reader.ask("GET", "/api/games/chess/balance"), 404, "unknown_game")
        problem(await reader.ask("GET", "/api/games/chess/statistics"), 404, "unknown_game")
        new = folder / "brothers-2-knight.json"
        new.write_bytes(
            msgspec.json.encode(msgspec.structs.replace(own, plan=msgspec.structs.replace(plan, games=700)))
        )
        os.utime(new, (1, 1))
        assert (await reader.get("/api/games/brothers/balance?report=brothers-2-knight"))["figures"]["games"] == 700
