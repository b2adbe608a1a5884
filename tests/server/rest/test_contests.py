"""Contests over HTTP: from the announcement to the standings, each role, each state; on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from regnum.server import contests
from regnum.server.settings import now_ms
from tests.server.rest.client import ApiGuest, ApiServer, api_server, good, problem, refusal, table
from tests.server.rest.test_life import first_move, play_to_the_end

DAY_S = 86_400


def cup(**more: Any) -> dict[str, Any]:
    return {"settings": {"name": "Cup", "game": "brothers", "rounds": 2, "bot": "random", **more}}


async def entered(server: ApiServer, count: int, **more: Any) -> tuple[ApiGuest, list[ApiGuest], str]:
    """An organiser, and people who have signed up."""
    organiser = await server.guest("Zuzana")
    people = [await server.guest(f"Player {n}") for n in range(count)]
    id = (await organiser.post("/api/contests", cup(**more)))["id"]
    for each in people:
        await each.post(f"/api/contests/{id}/people")
    return organiser, people, id


async def look(one: ApiGuest, id: str) -> Any:
    return await one.get(f"/api/contests/{id}")


async def play_round(people: Sequence[ApiGuest], id: str, number: int) -> None:
    """Let everybody play their match of a round to its end."""
    laid = await until(
        people[0], id, lambda found: all(each["state"] for each in found["rounds"][number - 1]["matches"])
    )
    matches = laid["rounds"][number - 1]["matches"]
    by_id = {each.id: each for each in people}
    for match in matches:
        if not match["halves"]:
            await play_to_the_end([by_id[seat] for seat in match["seats"] if seat in by_id], match["table"])
    await until(people[0], id, lambda found: len(found["rounds"]) > number or found["summary"]["state"] == "over")


async def until(one: ApiGuest, id: str, test: Any) -> Any:
    for _ in range(1000):
        found = await look(one, id)
        if test(found):
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come about")


async def test_a_swiss_contest_from_sign_up_to_the_podium(tmp_path: Path, database_url: str) -> None:
    async with api_server(tmp_path, database=database_url) as server:
        organiser, people, id = await entered(server, 4)
        found = await look(people[0], id)
        assert found["takes_part"] and not found["arranges"] and found["summary"]["people"] == 4
        refusal(await people[0].ask("POST", f"/api/contests/{id}/start"), "organiser_only")
        begun = await organiser.post(f"/api/contests/{id}/start")
        assert len(begun["rounds"][0]["matches"]) == 2 and begun["summary"]["state"] == "running"
        tables = [match["table"] for match in begun["rounds"][0]["matches"]]
        assert (await look(people[0], id))["next_table"] in tables
        for number in (1, 2):
            await play_round(people, id, number)
        done = await until(people[0], id, lambda found: found["summary"]["state"] == "over")
        assert sum(row["halves"] for row in done["standings"]) == 8 and len(done["rounds"]) == 2
        pairs = [frozenset(match["seats"]) for each in done["rounds"] for match in each["matches"]]
        assert len(set(pairs)) == 4
        sheet = await people[0].get(f"/api/contests/{id}/standings.csv")
        assert sheet.splitlines()[0].startswith("place,name,points") and len(sheet.splitlines()) == 5
        file = await people[0].get(f"/api/contests/{id}/results.json")
        assert [len(each["matches"]) for each in file["rounds"]] == [2, 2]
        records = await organiser.get(f"/api/contests/{id}/records.txt")
        assert records.count("[regnum 1]") == 4
        page = await people[0].get(f"/api/people/{people[0].id}")
        assert page["played"] == 2 and page["games"][0]["rated"] == 2


async def test_the_list_shows_public_contests_and_my_own(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 1, listed=False)
        stranger = await server.guest("Stranger")
        shown = [each["id"] for each in (await stranger.get("/api/contests"))["contests"]]
        assert shown == []
        assert [each["id"] for each in (await organiser.get("/api/contests"))["contests"]] == [id]
        mine = await people[0].get("/api/contests")
        assert mine["mine"] == [id] and mine["names"] == {organiser.id: "Zuzana"}
        assert (await look(stranger, id))["may_join"]  # the link is the invitation
        problem(await stranger.ask("GET", "/api/contests/nosuchcontest"), 404, "no_such_contest")


async def test_what_does_not_fit_is_refused_with_what_would(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        for wrong, words in (
            ({"seats": 3}, "2"),
            ({"game": "nogame"}, "nogame"),
            ({"rounds": 0}, "1 to 30"),
            ({"bot": "nobody"}, "nobody"),
            ({"options": {"sets": ["nothing"]}}, "sets"),
        ):
            answer = await one.ask("POST", "/api/contests", cup(**wrong))
            assert answer.status_code in (404, 422) and words in answer.text, answer.text
        answer = await one.ask("POST", "/api/tables", {"game": "brothers", "seats": 2, "agreed": {"contest": "x"}})
        assert answer.status_code == 422


async def test_a_plan_says_what_it_comes_to_and_announces_it_in_four_languages(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        body = cup(rounds=5) | {"people": 15, "starts": {"en": "30 November"}}
        made = good(await server.anonymous().ask("POST", "/api/contests/plan", body))
        assert made["plan"] | {"seconds": 0} == {
            "people": 15, "rounds": 5, "tables": 7, "matches": 35, "each": 5, "byes": 1, "bots": 0, "seconds": 0,
        }  # fmt: skip
        assert set(made["announcements"]) == {"en", "cs", "sk", "uk"}
        assert "30 November" in made["announcements"]["en"] and "5 rounds" in made["announcements"]["en"]
        assert "5 kol" in made["announcements"]["cs"]


async def test_whoever_drops_out_is_played_by_a_bot_and_not_paired_again(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 4)
        await organiser.post(f"/api/contests/{id}/start")
        gone = people[0]
        table_id = (await look(gone, id))["next_table"]
        refusal(await gone.ask("POST", f"/api/tables/{table_id}/seats/0", {"do": "leave"}), "contest_seat")
        good(await gone.ask("DELETE", f"/api/contests/{id}/people/{gone.id}"))
        seats = (await people[1].get(f"/api/contests/{id}"))["rounds"][0]["matches"]
        assert any(gone.id in match["seats"] for match in seats)
        await play_round(people[1:], id, 1)
        found = await look(organiser, id)
        match = next(each for each in found["rounds"][0]["matches"] if gone.id in each["seats"])
        assert match["unrated"] == "changed" and match["halves"]
        assert len(found["rounds"][1]["byes"]) == 1
        assert all(gone.id not in each["seats"] for each in found["rounds"][1]["matches"])
        assert found["undoable"][0]["kind"] == "dropped_out" and found["undoable"][0]["person"] == gone.id
        back = await organiser.post(f"/api/contests/{id}/undo", {"entry": found["undoable"][0]["entry"]})
        assert next(each for each in back["people"] if each["person"] == gone.id)["active"]


async def later(server: ApiServer, monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """Let time pass for contests."""
    monkeypatch.setattr(contests, "now_ms", lambda: now_ms() + ms)
    await server.app.state.services.contests.handle_due(now_ms() + ms)


async def one_move(people: Sequence[ApiGuest], table_id: str) -> ApiGuest:
    """Let whoever is asked make one move; return them."""
    for each in people:
        sight = (await each.get(f"/api/tables/{table_id}/sight"))["sight"]
        if sight["decision"] is not None:
            await each.post(f"/api/tables/{table_id}/play", first_move(sight))
            return each
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(("rule", "halves"), [("present", [0, 2]), ("half", [0, 1])])
async def test_the_rule_for_lateness_decides_by_itself_and_may_be_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: str, halves: list[int]
) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 2, late=rule)
        begun = await organiser.post(f"/api/contests/{id}/start")
        table_id = begun["rounds"][0]["matches"][0]["table"]
        await one_move(people, table_id)
        await later(server, monkeypatch, 15 * DAY_S * 1000)
        found = await look(organiser, id)
        ruled = found["rounds"][0]["matches"][0]
        assert ruled["ruled"] == "late" and sorted(ruled["halves"]) == sorted(halves)
        assert len(found["rounds"]) == 2  # and the next round was paired
        entry = found["undoable"][0]
        assert (entry["kind"], entry["by"], entry["table"]) == ("match_ruled", "", table_id)
        back = await organiser.post(f"/api/contests/{id}/undo", {"entry": entry["entry"]})
        assert back["rounds"][0]["matches"][0]["halves"] == []
        await later(server, monkeypatch, 15 * DAY_S * 1000)
        assert (await look(organiser, id))["rounds"][0]["matches"][0]["halves"] == []  # not ruled again


async def test_bots_play_on_where_the_rule_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with api_server(tmp_path) as server:
        organiser, _, id = await entered(server, 2, late="bot", rounds=1)
        await organiser.post(f"/api/contests/{id}/start")
        for _ in range(400):
            await later(server, monkeypatch, 15 * DAY_S * 1000)
            await asyncio.sleep(0.05)
            found = await look(organiser, id)
            if found["summary"]["state"] == "over":
                break
        match = found["rounds"][0]["matches"][0]
        assert match["halves"] and match["unrated"] == "changed" and match["ruled"] == ""


async def test_the_organiser_decides_and_gives_more_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 2, late="organiser")
        begun = await organiser.post(f"/api/contests/{id}/start")
        table_id, deadline = begun["rounds"][0]["matches"][0]["table"], begun["rounds"][0]["deadline"]
        refusal(await people[0].ask("POST", f"/api/contests/{id}/postpone", {"until": deadline}), "organiser_only")
        more = await organiser.post(f"/api/contests/{id}/postpone", {"until": deadline + 1000})
        assert more["rounds"][0]["deadline"] == deadline + 1000
        await later(server, monkeypatch, 15 * DAY_S * 1000)
        assert not (await look(organiser, id))["rounds"][0]["over"]
        done = await organiser.post(f"/api/contests/{id}/rulings", {"table": table_id, "halves": [1, 1]})
        assert done["rounds"][0]["over"] and len(done["rounds"]) == 2
        deputy = await organiser.post(f"/api/contests/{id}/deputies", {"person": people[1].id})
        assert deputy["deputies"] == [people[1].id] and (await look(people[1], id))["arranges"]
        ended = await people[1].post(f"/api/contests/{id}/end")
        assert ended["summary"]["state"] == "over" and ended["summary"]["broken_off"]


async def test_it_begins_at_the_announced_time_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with api_server(tmp_path) as server:
        soon = now_ms() + 60_000
        organiser, _, full = await entered(server, 3, starts=soon)
        lonely = (await organiser.post("/api/contests", cup(starts=soon)))["id"]
        await later(server, monkeypatch, 61_000)
        begun = await look(organiser, full)
        assert begun["summary"]["state"] == "running" and len(begun["rounds"][0]["byes"]) == 1
        none = await look(organiser, lonely)
        assert none["summary"]["state"] == "over" and none["rounds"] == [] and not none["summary"]["broken_off"]


async def test_a_round_whose_tables_were_laid_in_part_is_laid_to_its_end_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 6)
        service, lay_table = server.app.state.services.contests, contests.Contests.lay_table
        laid: list[str] = []

        async def failing(self: Any, contest: Any, pairing: Any, players: Any) -> None:
            if len(laid) == 1:
                raise OSError("killed here")
            laid.append(pairing.table)
            await lay_table(self, contest, pairing, players)

        monkeypatch.setattr(contests.Contests, "lay_table", failing)
        problem(await organiser.ask("POST", f"/api/contests/{id}/start"), 500, "failed")
        monkeypatch.undo()
        await asyncio.gather(*(service.advance(id) for _ in range(4)))
        found = await look(people[0], id)
        tables = [match["table"] for match in found["rounds"][0]["matches"]]
        assert laid[0] in tables and len(set(tables)) == 3 and len(found["rounds"]) == 1
        assert all(match["state"] == "playing" for match in found["rounds"][0]["matches"])
        everybody = await asyncio.gather(*(each.get("/api/me/tables") for each in people))
        assert [len(each["tables"]) for each in everybody] == [1] * 6


async def test_strangers_see_no_running_match_unless_it_was_agreed(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        for watch, while_it_runs, afterwards in (("now", True, True), ("over", False, True), ("players", False, False)):
            organiser, people, id = await entered(server, 2, watch=watch, rounds=1)
            begun = await organiser.post(f"/api/contests/{id}/start")
            table_id = begun["rounds"][0]["matches"][0]["table"]
            await one_move(people, table_id)
            for may in (while_it_runs, afterwards):
                match = (await look(organiser, id))["rounds"][0]["matches"][0]
                assert (match["watch"], bool(match["moves"])) == (may, may), watch
                assert (await organiser.ask("GET", f"/api/tables/{table_id}/sight")).is_success == may
                if may is while_it_runs and match["state"] == "playing":
                    await play_to_the_end(people, table_id)
            await until(organiser, id, lambda found: found["summary"]["state"] == "over")
            assert ("[regnum 1]" in await organiser.get(f"/api/contests/{id}/records.txt")) == afterwards


async def test_a_deleted_person_leaves_the_contest_going_on(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 4)
        await organiser.post(f"/api/contests/{id}/start")
        data = good(await people[0].ask("GET", "/api/me/data"))
        assert data["contests"] == [{"id": id, "state": "running", "organiser": False}]
        good(await people[0].ask("DELETE", "/api/me"))
        await server.app.state.services.contests.advance(id)
        await play_round(people[1:], id, 1)
        found = await look(organiser, id)
        assert people[0].id not in found["names"] and len(found["rounds"]) == 2


async def test_a_person_organises_only_so_many_at_once(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        one = await server.guest()
        for _ in range(contests.MOST_ORGANISED):
            await one.post("/api/contests", cup())
        refusal(await one.ask("POST", "/api/contests", cup()), "contest_too_many")


async def test_a_rematch_of_a_contest_s_match_is_a_table_like_any_other(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        organiser, people, id = await entered(server, 2, rounds=1)
        begun = await organiser.post(f"/api/contests/{id}/start")
        table_id = begun["rounds"][0]["matches"][0]["table"]
        await play_to_the_end(people, table_id)
        await people[0].post(f"/api/tables/{table_id}/rematch")
        again = await people[1].post(f"/api/tables/{table_id}/rematch")
        assert again["table"]["id"] != table_id and not again["table"]["agreed"].get("contest")
        assert await table(people[0], "me", "open")
