"""The socket: from which viewpoint the match is seen, and what a reconnecting client is sent."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.server import wire
from regnum.server.open_table import OpenTable
from regnum.table import commands
from regnum.table.settings import TableSettings
from tests.server.table_for_two import SECRETS, SocketClient, legal, move_on, open_server


async def test_where_seats_have_secrets_a_curtain_falls_between_one_persons_turns(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person()
        live = await here.table(anna, anna, game=SECRETS)
        client = await here.sit(anna, live)
        sight = (await client.next("state"))["sight"]
        asked = sight["curtain"]
        assert asked in live.table.waiting and sight["seat"] is None and sight["decision"] is None
        await client.send(wire.ChangeViewpoint(asked))
        sight = (await client.next("state"))["sight"]
        assert sight["seat"] == asked and sight["curtain"] is None and sight["decision"]["seat"] == asked
        while asked in live.table.waiting:
            await client.play(*legal(live, asked))
        await client.silent()
        viewpoints = [await now_seen(client, seat) for seat in (asked, 1 - asked)]
        assert viewpoints == [(None, 1 - asked), (1 - asked, None)]


async def now_seen(client: SocketClient, look: int) -> tuple[int | None, int | None]:
    """Return the viewpoint and the seat behind the curtain, after looking for a seat."""
    await client.send(wire.ChangeViewpoint(look))
    sight = (await client.next("state"))["sight"]
    return sight["seat"], sight["curtain"]


async def test_where_nothing_is_secret_the_viewpoint_simply_goes_from_seat_to_seat(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person()
        live = await here.table(anna, anna)
        client = await here.sit(anna, live)
        for _ in range(6):
            sight = (await client.next("state"))["sight"]
            assert sight["curtain"] is None and sight["decision"]["seat"] == sight["seat"] == live.table.waiting[0]
            await client.send(wire.Play(client.id(), client.at, *legal(live)))


async def test_somebody_elses_seat_cannot_be_looked_through(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, _ = await here.two(game=SECRETS)
        mine = live.table.seats_of(one.person.id if one.person else None)[0]
        assert await now_seen(one, 1 - mine) == (mine, None)
        nobody = await here.seated(None, live)
        assert await now_seen(nobody, 0) == (None, None)


# -- watching --------------------------------------------------------------------------------------------------------


async def test_a_spectator_sees_what_a_bystander_may_and_plays_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, _ = await here.two(game=SECRETS)
        carl, nobody = await here.seated(await here.person("Carl"), live), await here.seated(None, live)
        seat, move = legal(live)
        assert (await carl.play(seat, move))["refusal"]["code"] == "not_your_seat"
        assert (await nobody.play(seat, move))["refusal"]["code"] == "not_at_table"
        await mover.play(seat, move)
        sights = [(await each.next("state"))["sight"] for each in (carl, nobody)]
        assert sights[0] == sights[1] and sights[0]["seat"] is None and sights[0]["decision"] is None
        assert sights[0]["view"] == msgspec.json.decode(msgspec.json.encode(live.table.the_match().view(None)))


async def test_a_table_without_watchers_is_closed_to_who_has_no_seat(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, *_ = await here.two(agreed=TableSettings(watchers=False))
        for person in (None, await here.person("Carl")):
            assert await (await here.connect(person, live.id)).closed() == wire.NOT_ALLOWED


async def test_there_is_no_unknown_table(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        assert await (await here.connect(None, "nowhere")).closed() == wire.NO_TABLE
        assert await (await here.connect(await here.person(), "%00%ff")).closed() == wire.NO_TABLE
        assert here.services.tables.opening == {}


@pytest.mark.parametrize("watchers", [True, False])
async def test_whoever_is_shown_out_is_a_bystander_at_once(tmp_path: Path, watchers: bool) -> None:
    async with open_server(tmp_path) as here:
        live, one, other = await here.two(agreed=TableSettings(watchers=watchers), game=SECRETS)
        host, guest = (one, other) if live.table.host == (one.person and one.person.id) else (other, one)
        assert host.person is not None and guest.person is not None
        seat = live.table.seats_of(guest.person.id)[0]
        await live.change(partial(shown_out, host=host.person.id, seat=seat))
        if not watchers:
            assert await guest.closed() == wire.NOT_ALLOWED
            return
        assert (await guest.next("table"))["you"]["seats"] == []
        sight = (await guest.next("state"))["sight"]
        assert sight["seat"] is None and sight["decision"] is None
        assert (await guest.play(seat, "anything"))["refusal"]["code"] == "not_your_seat"


def shown_out(table: Any, now: int, host: str, seat: int) -> commands.Entries:
    return commands.show_out(table, host, seat, now)


# -- coming back -----------------------------------------------------------------------------------------------------


async def test_coming_back_tells_exactly_the_steps_in_between_also_those_taken_back(database_url: str) -> None:
    async with open_server(database_url) as here:
        live, mover, other = await here.two()
        await move_on(live, 2)
        known = live.table.at
        await here.leave(other)
        await some_undo(live)
        await move_on(live)
        back = await here.sit(other.person, live, at=known)
        steps = (await back.next("state"))["sight"]["steps"]
        assert [each["at"] for each in steps] == list(range(known + 1, live.table.at + 1))
        assert any(each["undoes"] for each in steps)
        new = await here.sit(other.person, live)
        fresh = (await new.next("state"))["sight"]["steps"]
        assert all(not each["undoes"] for each in fresh) and len(fresh) == len(live.table.the_match().log)
        ahead = await here.sit(other.person, live, at=live.table.at + 5)
        assert (await ahead.next("state"))["sight"]["steps"] == fresh
        same = await here.sit(mover.person, live, at=live.table.at)
        assert (await same.next("state"))["sight"]["steps"] == []


async def some_undo(live: OpenTable) -> None:
    """Play until something can be undone, and undo it."""
    for _ in range(20):
        seat = live.table.waiting[0]
        await move_on(live)
        person = live.table.seats[seat].person
        if live.table.the_match().why_no_undo(seat) is None and person is not None:
            await live.change(partial(taken_back, person=person, seat=seat))
            return
    raise AssertionError("nothing could be taken back")


def taken_back(table: Any, now: int, person: str, seat: int) -> commands.Entries:
    return commands.undo(table, person, seat, table.at, "", now)
