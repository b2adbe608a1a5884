"""The whole app behind the messages of a page: people, tables, bots, undo, records, and a killed tab."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import regnum
from tests.server.browser.page import Tab, in_browser

CHAIRS = {"brothers": ["me"], "paladins": ["me"], "architects": ["me"], "jerusalem": ["me", "squire"]}  # it has no solo


async def played_out(tab: Tab, table: str, state: Any, moves: int) -> Any:
    """Play moves of chance until the match is over or so many are played; return the last state."""
    chance, number = random.Random(7), 0
    while not state["sight"]["over"] and number < moves:
        decision = state["sight"]["decision"]
        if decision is None:  # a bot is to move
            state = await tab.hear(1, "state")
            continue
        number += 1
        move = chance.choice([each["move"] for each in decision["options"] if each["refusal"] is None])
        command = {"t": "play", "id": str(number), "seat": decision["seat"], "move": move, "at": state["sight"]["at"]}
        tab.engine.hear(1, json.dumps(command))
        state = await tab.hear(1, "state")
    return state


async def until_asked(tab: Tab, table: str) -> None:
    """Sit down and wait for what a bot plays first."""
    state = await tab.sit_down(table)
    while state["sight"]["decision"] is None:
        state = await tab.hear(1, "state")


def test_a_match_against_a_bot_is_played_to_its_end_and_is_the_same_anywhere(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        await tab.become("Anna")
        table = await tab.table("brothers", "me", "squire")
        state = await played_out(tab, table, await tab.sit_down(table), 400)
        assert state["sight"]["over"] and tab.began == 1
        record = await tab.good("GET", f"/api/tables/{table}/record")
        position = await tab.good("POST", "/api/replay", {"record": record})
        assert position["hash"] == regnum.replay(record).hash

    in_browser(scene)


@pytest.mark.parametrize("game", CHAIRS)
def test_official_opponents_and_bots_play(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        await tab.become("Anna")
        table = await tab.table(game, *CHAIRS[game])
        state = await played_out(tab, table, await tab.sit_down(table), 12)
        assert state["sight"]["at"] >= 12 or state["sight"]["over"]

    in_browser(scene)


def test_a_tab_killed_in_a_turn_has_lost_nothing_that_was_confirmed(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        me = await tab.become("Anna")
        table = await tab.table("brothers", "me", "me")
        state = await played_out(tab, table, await tab.sit_down(table), 7)
        file = tmp_path / "next.db"
        file.write_bytes(tab.kept)  # nothing is closed: the tab is gone
        again = await Tab(file).open()
        assert (await again.good("GET", "/api/me"))["person"] == me["person"]
        after = await again.sit_down(table)
        assert after["sight"]["at"] == state["sight"]["at"]
        assert after["sight"]["decision"] == state["sight"]["decision"]

    in_browser(scene)


def test_a_full_device_refuses_the_move_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        await tab.become("Anna")
        table = await tab.table("brothers", "me", "me")
        state = await tab.sit_down(table)
        tab.room = 0
        decision = state["sight"]["decision"]
        move = next(each["move"] for each in decision["options"] if each["refusal"] is None)
        command = {"t": "play", "id": "x", "seat": decision["seat"], "move": move, "at": state["sight"]["at"]}
        tab.engine.hear(1, json.dumps(command))
        assert (await tab.hear(1, "refused"))["refusal"]["code"] == "not_kept"
        tab.room = None
        tab.engine.hear(1, json.dumps({**command, "id": "y"}))
        assert (await tab.hear(1, "done"))["id"] == "y"

    in_browser(scene)


def test_hints_come_from_the_other_web_worker(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        await tab.become("Anna")
        table = await tab.table("brothers", "me", "squire")
        await until_asked(tab, table)
        hint = await tab.good("POST", f"/api/tables/{table}/hint", {"seat": 0, "bot": "squire"})
        assert hint["move"] and tab.began == 1

    in_browser(scene)


def test_a_lost_worker_is_loaded_again(tmp_path: Path) -> None:
    class Clumsy(Tab):
        async def think(self, line: str) -> str:
            if self.began == 1:
                raise ValueError("out of memory")
            return await super().think(line)

    async def scene() -> None:
        tab = await Clumsy(tmp_path / "regnum.db").open()
        await tab.become("Anna")
        table = await tab.table("brothers", "me", "squire")
        await until_asked(tab, table)
        hint = await tab.good("POST", f"/api/tables/{table}/hint", {"seat": 0, "bot": "squire"})
        assert hint["move"] and tab.began >= 2

    in_browser(scene)


def test_requests_and_sockets_that_lead_nowhere_are_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        status, said = await tab.ask("GET", "/api/tables/nothing")
        assert (status, said["status"]) == (404, 404)
        tab.engine.open(5, "/api/tables/nothing/socket")
        assert [await tab.told.get() for _ in range(2)] == [(5, "open", None), (5, "close", 4404)]
        tab.engine.hear(5, "late")
        tab.engine.close(5)
        assert (await tab.ask("POST", "/api/me", {"name": "", "lang": "xx"}))[0] == 422

    in_browser(scene)


def test_several_requests_at_once_are_all_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        tab = await Tab(tmp_path / "regnum.db").open()
        said = await asyncio.gather(*(tab.good("GET", f"/api/house?lang={lang}") for lang in ("en", "cs", "sk", "uk")))
        assert [each["lang"] for each in said] == ["en", "cs", "sk", "uk"]
        assert all(each["local"] for each in said)

    in_browser(scene)
