"""The socket sends what changed, and the whole state on joining, after a gap and on request: always the same sight."""

from __future__ import annotations

import json
import random
import zlib
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

import regnum
from regnum.server import outgoing, viewpoints, wire
from regnum.server.kept_panels import KeptPanels
from regnum.server.open_table import OpenTable
from regnum.server.outgoing import OutgoingMessage
from regnum.server.viewpoints import ViewpointState
from regnum.table import commands
from regnum.table.settings import TableSettings
from regnum.table.snapshot import Snapshot, snapshot_of
from regnum.table.table import Table
from tests.server.table_for_two import SECRETS, SocketClient, legal, move_on, open_server, played, sight_after
from tests.table.harness import begun


def text(sight: dict[str, Any]) -> str:
    """As JSON, members in their order; without the steps, which depend on what a viewer has been told already."""
    return json.dumps({**sight, "steps": []})


async def asked_whole(client: SocketClient, at: int | None = None) -> dict[str, Any]:
    """Return the sight that is sent whole on request, and check that it is."""
    before = client.kinds["whole"]
    await client.send(wire.ResendState(at))
    sight: dict[str, Any] = (await client.next("state"))["sight"]
    assert client.kinds["whole"] == before + 1
    return sight


@pytest.mark.parametrize("game", regnum.games())
async def test_what_a_client_has_by_changes_is_what_is_sent_whole_at_any_moment(tmp_path: Path, game: str) -> None:
    dice = random.Random(game)
    async with open_server(tmp_path) as here:
        live, one, other = await here.two(game=game, agreed=TableSettings(confirm=True))
        clients = [one, other, await here.seated(None, live)]
        for _ in range(60):
            await random_move(live, dice)
            if dice.random() < 0.15:
                for client in clients:
                    await client.silent()
                    had = text(client.sight)
                    assert text(await asked_whole(client, client.at)) == had
        assert all(client.kinds["change"] > 3 * client.kinds["whole"] for client in clients)


async def random_move(live: OpenTable, dice: random.Random) -> None:
    """Let a seat that must move play, or confirm."""
    seat = dice.choice(live.table.waiting)
    person = live.table.seats[seat].person or ""
    if seat in live.table.held:
        await live.change(lambda t, now: commands.confirm(t, person, seat, t.at, "", now))
    else:
        move = dice.choice(live.table.the_match().legal(seat))
        await live.change(partial(played, person=person, seat=seat, move=move))


async def test_a_client_that_loses_messages_notices_and_has_everything_again(tmp_path: Path) -> None:
    dice = random.Random(5)
    async with open_server(tmp_path) as here:
        live, _, other = await here.two()
        state, sight, asked = other.state, other.sight, 0
        for _ in range(80):
            await move_on(live)
            message = msgspec.json.decode(await other.socket.recv())
            if message["t"] not in ("change", "whole") or dice.random() < 0.3:
                continue  # lost
            if message["t"] == "change" and message["base"] != state:
                asked += 1
                await other.send(wire.ResendState(sight["at"]))
                while (message := msgspec.json.decode(await other.socket.recv()))["t"] != "whole":
                    pass
            state, sight = message["state"], sight_after(state, sight, message)
            assert text(sight) == text(shown(live, sight["seat"]))
            assert sight["at"] == live.table.at
        assert asked > 5


def shown(live: OpenTable, seat: int | None) -> dict[str, Any]:
    """Return what this seat sees now."""
    found: dict[str, Any] = msgspec.json.decode(wire.encode(snapshot_of(live.table, seat, live.table.at)))
    return found


async def test_the_whole_state_tells_the_steps_since_what_the_client_says_it_knows(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, _, other = await here.two()
        await move_on(live, 4)
        await other.silent()
        assert [step["at"] for step in (await asked_whole(other, 2))["steps"]] == [3, 4]
        assert [step["at"] for step in (await asked_whole(other))["steps"]] == [1, 2, 3, 4]
        assert (await asked_whole(other, 4))["steps"] == []


async def test_a_page_of_an_earlier_version_is_told_to_reload(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, _, _ = await here.two()
        old = await here.connect(None, live.id)
        await old.send('{"t":"hello","protocol":1,"at":null,"look":null}')
        assert await old.closed() == wire.NOT_UNDERSTOOD
        assert old.socket.close_reason == "this server speaks protocol 2; reload the page, or update the program"


# -- each made once ----------------------------------------------------------------------------------------------------


async def test_however_many_look_from_one_viewpoint_it_is_made_and_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []
    compressed: list[object] = []
    compressobj = zlib.compressobj

    def counted(table: Table, seat: int | None, since: int | None, curtain: int | None, keeper: KeptPanels) -> Snapshot:
        made.append(seat)
        return snapshot_of(table, seat, since, curtain, keeper)

    def compressor(**how: Any) -> Any:
        compressed.append(how)
        return compressobj(**how)

    async with open_server(tmp_path) as here:
        live, one, _ = await here.two(game=SECRETS)
        watchers = [await here.connect(None, live.id) for _ in range(6)]
        for each in watchers:
            await each.send(wire.Hello(wire.PROTOCOL))
            await each.next("state")
        for viewer in live.viewers:
            viewer.deflates = True
        monkeypatch.setattr(viewpoints, "snapshot_of", counted)
        monkeypatch.setattr(zlib, "compressobj", compressor)
        seat, move = legal(live)
        await one.play(seat, move)
        sights = [(await each.next("state"))["sight"] for each in watchers]
        assert sorted(made, key=str) == [0, 1, None] and len(compressed) == 3
        assert all(sight == sights[0] for sight in sights)


async def test_a_viewer_whose_sight_cannot_be_made_is_closed_and_the_others_are_sent_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two(game=SECRETS)
        watcher = await here.seated(None, live)
        seat, move = legal(live)

        def failing(table: Table, viewer: int | None, *more: Any) -> Snapshot:
            if viewer == seat:
                raise ZeroDivisionError("a mistake in a game")
            return snapshot_of(table, viewer, *more)

        monkeypatch.setattr(viewpoints, "snapshot_of", failing)
        await live.change(partial(played, person=live.table.seats[seat].person or "", seat=seat, move=move))
        for client in (other, watcher):
            assert (await client.next("state"))["sight"]["at"] == 1
        assert await mover.closed() == wire.FAILED
        assert {viewer.person for viewer in live.viewers} == {other.person and other.person.id, None}


async def test_nothing_is_sent_to_whom_nothing_is_new_and_what_changes_without_a_step_is(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, mover, other = await here.two(agreed=TableSettings(confirm=True))
        while not live.table.held:
            await random_move(live, random.Random(1))
        (seat,) = live.table.held
        mine = live.table.seats_of(mover.person.id if mover.person else None)
        holder, waits = (mover, other) if mine == [seat] else (other, mover)
        await holder.silent()
        await waits.silent()
        assert holder.sight["held"]["move"] == live.table.held[seat] and holder.sight["steps"] == []
        assert waits.sight["held"] is None and text(waits.sight) == text(shown(live, 1 - seat))


# -- frames ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 5, 125, 126, 159, 160, 5000, 65_535, 65_536, 300_000])
def test_a_frame_is_read_as_the_message(length: int) -> None:
    data = bytes(random.Random(length).choices(b"abcdefgh ", k=length))
    message = OutgoingMessage(data)
    for frame in (frame_in(message.frame()), frame_in(message.deflated())):
        assert frame.opcode is Opcode.TEXT and frame.fin and bytes(frame.data) == data
    assert (len(message.deflated()) < len(message.frame())) is (length >= outgoing.LEAST)


def frame_in(data: bytes) -> Frame:
    """Return the frame that these bytes are, as a client reads it that knows nothing of earlier ones."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False, extensions=[PerMessageDeflate(True, True, 15, 15)])
    try:
        while True:
            next(parsing)
    except StopIteration as parsed:
        frame: Frame = parsed.value
        return frame


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_the_same_arrives_compressed_or_not(tmp_path: Path, compression: str | None) -> None:
    async with open_server(tmp_path) as here:
        live, _, _ = await here.two()
        headers = {"Origin": f"http://127.0.0.1:{here.settings.port}"}
        async with connect(here.url(live.id), additional_headers=headers, compression=compression) as socket:
            await socket.send(json.dumps({"t": "hello", "protocol": wire.PROTOCOL}))
            messages = [msgspec.json.decode(await socket.recv()) for _ in range(2)]
            assert [each["t"] for each in messages] == ["welcome", "whole"]
            assert text(messages[1]["sight"]) == text(shown(live, None))
            await socket.send("x" * 2000)
            with pytest.raises(ConnectionClosed, match="4400"):
                while True:
                    await socket.recv()


@pytest.mark.parametrize("game", regnum.games())
def test_a_whole_state_is_the_snapshot_as_it_would_have_been_encoded_at_once(game: str) -> None:
    harness, dice = begun(game, 2, seed=4), random.Random(4)
    for _ in range(30):
        for seat in (0, 1, None):
            sight = snapshot_of(harness.table, seat, None)
            assert bytes(ViewpointState(sight).whole(sight.steps)) == wire.encode(sight)
        harness.step(dice)
