"""The socket: every way in which it ends, and that no other client is affected."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from regnum.server import outgoing, wire
from regnum.server.settings import Rate
from tests.server.table_for_two import NO_LIMITS, legal, open_server

DEEP = '{"x":' + "[" * 30_000 + "]" * 30_000 + ',"t":"hello","protocol":2}'


NO_HELLO = (
        '{"t":"hello","protocol":99}', '{"t":"ping","n":1}', '{"t":"hello"}', '{"t":"hello","protocol":2,"more":1}',
        "garbage", "", "[]", "null", b"\xff\xfe", '{"t":"frobnicate"}', '{"t":"hello","protocol":2,"at":-1}', DEEP,
)  # fmt: skip
GARBAGE = ("garbage", '{"t":"hello","protocol":2}', '{"t":"frobnicate"}', DEEP, DEEP.replace('"t"', '"id":"x","t"'))


async def test_whoever_does_not_say_hello_as_one_does_is_not_understood(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna = await here.person()
        live = await here.table(anna, "random")
        for first in NO_HELLO:
            client = await here.connect(anna, live.id)
            await client.send(first)
            assert await client.closed() == wire.NOT_UNDERSTOOD, first
        assert not live.viewers


async def test_whoever_says_nothing_at_all_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.websocket.HELLO_S", 0.05)
    async with open_server(tmp_path) as here:
        anna = await here.person()
        client = await here.connect(anna, (await here.table(anna, "random")).id)
        assert await client.closed() == wire.NOT_UNDERSTOOD


async def test_garbage_later_on_ends_the_socket_and_no_other(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, other = await here.two()
        for later in GARBAGE:
            again = await here.seated(other.person, live)
            await again.send(later)
            assert await again.closed() == wire.NOT_UNDERSTOOD, later
        assert (await one.play(*legal(live)))["t"] == "done"
        assert (await other.next("state"))["sight"]["at"] == 1


async def test_a_command_that_does_not_fit_is_refused_by_its_id_and_the_socket_goes_on(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        live, one, _ = await here.two()
        for wrong in ('{"t":"play","id":"mine","at":0}', '{"t":"say","id":"mine","text":""}'):
            await one.send(wrong)
            refused = await one.next("refused")
            assert (refused["id"], refused["at"], refused["refusal"]["code"]) == ("mine", 0, "not_understood")
        assert (await one.play(*legal(live)))["t"] == "done"


async def test_a_message_above_the_limit_is_too_large(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        _, one, _ = await here.two()
        await one.send("x" * (here.settings.limits.frame + 1))
        assert await one.closed() == wire.TOO_LARGE


async def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, sockets_each=2)
    async with open_server(tmp_path, limits) as here:
        anna = await here.person()
        live = await here.table(anna, "random", seed=None)
        first, _ = await here.seated(anna, live), await here.seated(anna, live)
        assert await (await here.connect(anna, live.id)).closed() == wire.TOO_MANY
        assert (await (await here.sit(None, live)).message())["t"] == "welcome"
        await first.socket.close()
        await here.until(lambda: here.services.sockets.by_person[anna.id] == 1)
        assert (await (await here.sit(anna, live)).message())["t"] == "welcome"


async def test_one_server_has_only_so_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, sockets=2)
    async with open_server(tmp_path, limits) as here:
        live, *_ = await here.two()
        assert await (await here.connect(None, live.id)).closed() == wire.TOO_MANY


async def test_too_many_messages_end_the_socket(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, messages=Rate(10, 60))
    async with open_server(tmp_path, limits) as here:
        anna = await here.person()
        client = await here.seated(anna, await here.table(anna, "random", seed=None))
        for n in range(20):
            await client.send(wire.Ping(n))
        assert await client.closed() == wire.TOO_MANY


async def test_a_reader_that_does_not_read_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, queue=200_000)
    async with open_server(tmp_path, limits) as here:
        live, one, other = await here.two()
        lazy = await here.person("Lazy")
        client = await here.connect(lazy, live.id, max_queue=1)
        await client.send(wire.Hello(wire.PROTOCOL))
        await here.until(lambda: lazy.id in here.services.presence.at(live.id))
        client.socket.transport.pause_reading()
        (viewer,) = [each for each in live.viewers if each.person == lazy.id]
        long = outgoing.message(wire.ChatMessage(wire.ChatLine(1, 0, "", "x" * 60_000)))
        for _ in range(400):
            if viewer.closing is None:
                viewer.post(long)
                await asyncio.sleep(0)
        assert viewer.closing == wire.TOO_SLOW and viewer.waiting <= limits.queue and not viewer.messages
        assert (await one.play(*legal(live)))["t"] == "done"
        assert (await other.next("state"))["sight"]["at"] == 1
        await here.until(lambda: viewer not in live.viewers and not here.services.sockets.by_person[lazy.id])
        client.socket.transport.resume_reading()
        assert await client.closed() in (wire.TOO_SLOW, 1006)


async def test_the_server_sends_everybody_away_politely(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        _, one, other = await here.two()
        await here.services.close()
        assert [await each.closed() for each in (one, other)] == [wire.GOING_AWAY] * 2


async def test_when_the_server_stops_sockets_are_closed_with_going_away(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        _, one, other = await here.two()
        here.stop()
        assert [await each.closed() for each in (one, other)] == [wire.GOING_AWAY] * 2


async def test_a_mistake_of_ours_ends_one_socket_and_is_written_down(tmp_path: Path, log: list[str]) -> None:
    async with open_server(tmp_path) as here:
        live, one, other = await here.two()
        live.change_viewpoint = None  # type: ignore[method-assign, assignment]
        await other.send(wire.ChangeViewpoint(0))
        assert await other.closed() >= 1000
        assert log == ["socket_failed"]
        assert (await one.play(*legal(live)))["t"] == "done"


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the events of the socket's log."""
    received: list[str] = []

    class Log:
        def warning(self, event: str, **_: object) -> None:
            received.append(event)

    monkeypatch.setattr("regnum.server.websocket.log", Log())
    return received
