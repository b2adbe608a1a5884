"""A step of the play log once more, moment by moment: for pages that show what an automaton does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.rest.asking import Guest, house, legal, problem, refusal, table


async def played(one: Guest, id: str, moves: int) -> dict[str, Any]:
    for n in range(moves):
        at, seat, move = await legal(one, id)
        await one.post(f"/api/tables/{id}/play", {"id": str(n), "at": at, "seat": seat, "move": move})
    return dict((await one.get(f"/api/tables/{id}/sight?since=0"))["sight"])


async def test_the_frames_of_a_step_tell_what_the_step_told_and_end_where_it_ended(tmp_path: Path) -> None:
    async with house(tmp_path) as open_house:
        one = await open_house.guest()
        id = await table(one, "me", game="paladins", seats=1, begin=True)
        sight = await played(one, id, 12)
        for step in sight["steps"]:
            shown = await one.get(f"/api/tables/{id}/frames?at={step['at']}")
            assert [event for frame in shown["frames"] for event in frame["events"]] == step["events"]
        assert shown["frames"][-1]["scene"] == sight["scene"]


async def test_a_step_that_never_was_has_no_frames(tmp_path: Path) -> None:
    async with house(tmp_path) as open_house:
        one = await open_house.guest()
        id = await table(one, "me", "me", begin=True)
        await played(one, id, 2)
        assert (await one.get(f"/api/tables/{id}/frames?at=99"))["frames"] == []
        at = (await one.get(f"/api/tables/{id}/sight"))["sight"]["at"]
        seat = (await one.get(f"/api/tables/{id}/story"))["steps"][-1]["seat"]
        await one.post(f"/api/tables/{id}/undo", {"id": "back", "at": at, "seat": seat})
        assert (await one.get(f"/api/tables/{id}/frames?at={at}"))["frames"] == []


async def test_frames_are_for_those_who_may_look(tmp_path: Path) -> None:
    async with house(tmp_path) as open_house:
        one = await open_house.guest()
        id = await table(one, "me", "me", begin=True, watchers=False)
        problem(await open_house.nobody().ask("GET", f"/api/tables/{id}/frames?at=1"), 404, "no_such_table")
        refusal(await one.ask("GET", f"/api/tables/{id}/frames?at=1&seat=7"), "no_such_seat")
        waits = await table(one, "me", "open")
        refusal(await one.ask("GET", f"/api/tables/{waits}/frames?at=1"), "not_begun")
