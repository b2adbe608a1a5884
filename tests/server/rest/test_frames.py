"""One step of the play log frame by frame, to show the turn of an automatic opponent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.rest.client import ApiGuest, api_server, legal, problem, refusal, table


async def played(one: ApiGuest, id: str, moves: int) -> dict[str, Any]:
    for n in range(moves):
        at, seat, move = await legal(one, id)
        await one.post(f"/api/tables/{id}/play", {"id": str(n), "at": at, "seat": seat, "move": move})
    return dict((await one.get(f"/api/tables/{id}/sight?since=0"))["sight"])


async def test_the_frames_of_a_step_tell_what_the_step_told_and_end_where_it_ended(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", game="paladins", seats=1, begin=True)
        sight = await played(one, id, 12)
        for step in sight["steps"]:
            shown = await one.get(f"/api/tables/{id}/frames?at={step['at']}")
            assert [event for frame in shown["frames"] for event in frame["events"]] == step["events"]
        assert shown["frames"][-1]["scene"] == sight["scene"]


async def test_a_step_that_never_was_has_no_frames(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "me", begin=True)
        await played(one, id, 2)
        assert (await one.get(f"/api/tables/{id}/frames?at=99"))["frames"] == []
        at = (await one.get(f"/api/tables/{id}/sight"))["sight"]["at"]
        seat = (await one.get(f"/api/tables/{id}/story"))["steps"][-1]["seat"]
        await one.post(f"/api/tables/{id}/undo", {"id": "back", "at": at, "seat": seat})
        assert (await one.get(f"/api/tables/{id}/frames?at={at}"))["frames"] == []


async def test_the_trace_since_a_step_names_what_every_later_step_changed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "me", begin=True)
        sight = await played(one, id, 6)
        second = sight["steps"][1]["at"]
        trace = await one.get(f"/api/tables/{id}/trace?since={second}")
        assert trace["at"] == sight["at"]
        assert [(step["at"], step["seat"]) for step in trace["steps"]] == [
            (step["at"], step["seat"]) for step in sight["steps"][2:]
        ]
        for step, traced in zip(sight["steps"][2:], trace["steps"], strict=True):
            assert [event for frame in traced["frames"] for event in frame["events"]] == step["events"]
        ids = {each["id"] for step in trace["steps"] for frame in step["frames"] for each in frame["changes"]}
        assert any(id.startswith("tile ") for id in ids)
        assert (await one.get(f"/api/tables/{id}/trace?since={sight['at']}"))["steps"] == []


async def test_steps_of_one_turn_have_one_number_and_say_what_opens_and_closes_it(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", game="brothers", seats=1, begin=True)
        at, seat, _ = await legal(one, id)
        await one.post(f"/api/tables/{id}/play", {"id": "a", "at": at, "seat": seat, "move": "take 1"})
        at, seat, _ = await legal(one, id)
        await one.post(f"/api/tables/{id}/play", {"id": "b", "at": at, "seat": seat, "move": "end"})
        steps = (await one.get(f"/api/tables/{id}/sight?since=0"))["sight"]["steps"]
        assert steps[0]["turn"] == steps[1]["turn"]
        parts = [(event["name"], event["part"]) for event in steps[1]["events"]]
        assert parts[:2] == [("ended_turn", "closes"), ("henry_chose", "opens")]
        assert {part for _, part in parts[2:]} == {"deed"}


async def test_frames_are_for_those_who_may_look(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        id = await table(one, "me", "me", begin=True, watchers=False)
        for path in (f"/api/tables/{id}/frames?at=1", f"/api/tables/{id}/trace?since=0"):
            problem(await server.anonymous().ask("GET", path), 404, "no_such_table")
        refusal(await one.ask("GET", f"/api/tables/{id}/frames?at=1&seat=7"), "no_such_seat")
        waits = await table(one, "me", "open")
        refusal(await one.ask("GET", f"/api/tables/{waits}/frames?at=1"), "not_begun")
        refusal(await one.ask("GET", f"/api/tables/{waits}/trace?since=0"), "not_begun")
