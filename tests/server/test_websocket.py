"""The socket: what is sent to whom, and how it ends."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec

import regnum
from regnum.server import table_store, wire
from regnum.server.settings import Rate
from regnum.table.settings import TableSettings
from tests.server.table_for_two import NO_LIMITS, legal, open_server


async def test_whoever_opens_a_table_is_welcomed_and_sees_the_match(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan)
        client = await here.sit(anna, live)
        welcome = await client.message()
        assert (welcome["t"], welcome["protocol"], welcome["version"]) == ("welcome", wire.PROTOCOL, regnum.__version__)
        assert welcome["you"] == {"person": anna.id, "seats": [0], "host": True}
        assert welcome["names"] == {anna.id: "Anna", bohdan.id: "Bohdan"} and welcome["present"] == [anna.id]
        assert welcome["table"]["id"] == live.id and welcome["chat"] == []
        state = await client.message()
        assert state["t"] == "state" and state["sight"]["seat"] == 0 and state["sight"]["at"] == 0


async def test_at_a_table_that_has_not_begun_there_is_no_match_to_see(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person()
        client = await here.sit(anna, await here.table(anna, None, seed=None))
        assert [each["t"] for each in await client.silent()] == ["welcome", "present"]


async def test_a_move_is_told_to_the_other_with_its_events_and_to_the_mover_as_done(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        await mover.silent()
        seat, move = legal(live)
        await mover.send(wire.Play("first", 0, seat, move))
        state, done = await mover.message(), await mover.message()
        assert state["sight"]["at"] == 1 and done == {"t": "done", "id": "first", "at": 1}
        seen = (await other.next("state"))["sight"]
        assert [(step["at"], step["seat"]) for step in seen["steps"]] == [(1, seat)]
        assert seen["steps"][0]["events"][0]["message"]["game"] == live.table.made.game
        assert seen["seat"] == 1 - seat and seen["at"] == 1


async def test_a_refused_move_names_the_reason_and_the_paragraph_and_changes_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two()
        seat = live.table.waiting[0]
        refused = await mover.play(seat, "take 6")
        assert refused["t"] == "refused" and refused["at"] == 0
        assert refused["refusal"]["code"] == "out_of_reach" and refused["refusal"]["rule"] == "2.8"
        assert (await mover.play(seat, "no such move"))["t"] == "refused"
        assert await other.silent() == [] and live.table.at == 0


async def test_nobody_plays_for_another_seat(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, _, other = await here.two()
        seat, move = legal(live)
        assert (await other.play(seat, move))["refusal"]["code"] == "not_your_seat"
        assert (await other.play(9, move))["refusal"]["code"] == "no_such_seat"
        assert live.table.at == 0


async def test_a_move_against_an_older_position_is_stale_and_its_sender_sees_the_new_one(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, _ = await here.two()
        seat, move = legal(live)
        await mover.play(seat, move)
        seat, move = legal(live, seat)
        assert (await mover.play(seat, move, at=0))["refusal"]["code"] == "stale"
        assert (await mover.next("state"))["sight"]["at"] == 1
        assert live.table.at == 1


async def test_a_repeated_command_is_answered_alike_and_played_once(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, _ = await here.two()
        seat, move = legal(live)
        first = await mover.play(seat, move, at=0, id="mine")
        await mover.play(*legal(live, seat))
        assert await mover.play(seat, move, at=0, id="mine") == first and live.table.at == 2


async def test_a_command_repeated_after_the_table_was_read_anew_is_answered_alike(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        seat, move = legal(live)
        first = await mover.play(seat, move, at=0, id="mine")
        me = mover.person
        assert me is not None
        await here.leave(mover, other)
        here.forget(live)
        again = await here.seated(me, await here.services.tables.get(live.id))
        assert await again.play(seat, move, at=0, id="mine") == first
        assert (await here.services.tables.get(live.id)).table.at == 1


async def test_the_same_id_of_another_person_is_another_command(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two()
        await mover.play(*legal(live), id="same")
        answer = await other.play(1 - live.table.waiting[0], "anything", at=1, id="same")
        assert answer["t"] == "refused"


async def test_a_move_can_be_taken_back_and_both_are_told(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, one, other = await here.two()
        first = live.table.waiting[0]
        clients = {first: one, 1 - first: other}
        before, refusals, seat = live.table, [], first
        for _ in range(20):
            before, seat = live.table, live.table.waiting[0]
            await clients[seat].silent()
            await clients[seat].play(*legal(live))
            await clients[seat].silent()
            answer = await clients[seat].undo(seat)
            if answer["t"] == "done":
                break
            refusals.append(answer["refusal"])
        assert live.table.the_match().hash == before.the_match().hash and live.table.at == before.at + 2
        watching = [each["sight"] for each in await clients[1 - seat].silent() if each["t"] == "state"]
        assert watching[-1]["steps"][-1]["undoes"] == [before.at + 1]
        assert all(each["code"] for each in refusals)


async def test_a_move_that_ends_the_turn_is_held_until_its_player_gives_their_word(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two(agreed=TableSettings(confirm=True))
        seat = live.table.waiting[0]
        while not live.table.held:
            last = live.table.at
            await mover.play(*legal(live, seat))
        assert (await mover.play(*legal(live, seat)))["refusal"]["code"] == "held_first"
        messages = [each["sight"] for each in await other.silent() if each["t"] == "state"]
        assert messages[-1]["waiting"] == [seat] and messages[-1]["held"] is None
        assert not any(step["at"] > last for sight in messages for step in sight["steps"])
        await mover.silent()
        await mover.undo(seat)
        assert not live.table.held
        await mover.play(*legal(live, seat))
        await mover.silent()
        assert (await mover.confirm(seat))["t"] == "done"
        assert (await other.silent())[-1]["sight"]["waiting"] == [1 - seat]


async def test_chat_is_told_to_everybody_and_kept(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, one, other = await here.two()
        watcher = await here.seated(None, live)
        assert (await one.say("Good luck! Hodně štěstí! 🍀"))["t"] == "done"
        lines = [(await each.next("said"))["line"] for each in (other, watcher)]
        assert lines[0] == lines[1] and lines[0]["text"] == "Good luck! Hodně štěstí! 🍀"
        late = await here.sit(other.person, live)
        assert (await late.next("welcome"))["chat"] == lines[:1]


async def test_a_line_of_chat_that_comes_twice_is_kept_once(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, other = await here.two()
        for _ in range(2):
            assert (await one.say("once", id="line"))["t"] == "done"
        assert [each["line"]["text"] for each in await other.silent() if each["t"] == "said"] == ["once"]
        assert len(await here.services.store.read(partial(table_store.chat_lines, table_id=live.id))) == 1


async def test_who_talks_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, chat=Rate(2, 60))
    async with open_server(tmp_path, limits) as here:
        _, one, other = await here.two()
        answers = [await one.say(f"line {n}") for n in range(3)]
        assert [each["t"] for each in answers] == ["done", "done", "refused"]
        assert answers[2]["refusal"]["code"] == "chat_too_fast"
        assert 0 < answers[2]["refusal"]["facts"]["seconds"] <= 60
        assert (await other.say("I was quiet"))["t"] == "done"


async def test_nobody_without_a_name_talks(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, *_ = await here.two()
        nobody = await here.seated(None, live)
        assert (await nobody.say("psst"))["refusal"]["code"] == "not_at_table"


async def test_the_names_of_those_who_talked_and_left_are_still_told(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, _ = await here.two()
        carl = await here.person("Carl")
        watcher = await here.seated(carl, live)
        await watcher.say("nice match")
        await here.leave(watcher)
        again = await (await here.sit(one.person, live)).next("welcome")
        assert again["names"][carl.id] == "Carl" and again["chat"][0]["person"] == carl.id


async def test_everybody_knows_who_has_the_table_open(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, other = await here.two()
        assert one.person is not None and other.person is not None
        both = sorted([one.person.id, other.person.id])
        assert (await one.silent())[-1] == {"t": "present", "people": both}
        second = await here.seated(other.person, live)
        await second.socket.close()
        assert (await one.next("present"))["people"] == both
        await here.leave(other)
        async with asyncio.timeout(10):
            while (await one.next("present"))["people"] != [one.person.id]:
                pass


async def test_a_ping_is_answered_with_the_time(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        _, one, _ = await here.two()
        await one.send(wire.Ping(7))
        pong = await one.next("pong")
        assert pong["n"] == 7 and pong["now"] > 1_700_000_000_000
