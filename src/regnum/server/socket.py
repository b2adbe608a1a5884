"""One WebSocket per viewer: hello, then commands in and letters out."""

from __future__ import annotations

import asyncio
from functools import partial
from math import ceil

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.core.errors import IllegalMove
from regnum.core.letters import refuse
from regnum.server import wire
from regnum.server.guard.identity import Who, who_asks
from regnum.server.guard.limits import Buckets
from regnum.server.hub import Hub
from regnum.server.live import Act, Live, Viewer
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError, Unsure
from regnum.table import commands
from regnum.table.errors import TableRefused, no

HELLO_S = 10.0  # so long a socket may say nothing at first
FAREWELL_S = 1.0  # so long the last word may take

NOT_KEPT = refuse("not_kept", "")
NOT_SURE = refuse("not_sure", "")

said = structlog.get_logger("regnum.socket")


class Sitting:
    """One open socket at one table."""

    def __init__(self, socket: WebSocket, hub: Hub, live: Live, who: Who) -> None:
        self.socket = socket
        self.hub = hub
        self.live = live
        self.limits = hub.settings.limits
        self.viewer = Viewer(who.person_id, self.limits.queue, who.session_hash)
        self.pace = Buckets()  # this socket's own

    async def go_on(self) -> None:
        """Until one side ends it."""
        reader = asyncio.ensure_future(self.read_all())
        writer = asyncio.ensure_future(self.write_all())
        closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.viewer.on_close = partial(closed.set_result, None)
        await asyncio.wait([reader, writer, closed], return_when=asyncio.FIRST_COMPLETED)
        if self.viewer.closing is not None:  # the writer says why; to who does not read, it cannot
            await asyncio.wait([writer], timeout=FAREWELL_S)
        if self.viewer.closing == wire.TOO_SLOW:
            self.hub.metrics.dropped.inc()
        reader.cancel()
        writer.cancel()
        failed, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(failed, Exception):
            said.warning("socket_failed", table=self.live.id, kind=type(failed).__name__)

    # -- out -------------------------------------------------------------------------------------------------------

    async def write_all(self) -> None:
        """Send what waits; end when the viewer shall go."""
        while letters := await self.viewer.next_letters():
            for letter in letters:
                await self.socket.send({"type": "websocket.send", "text": letter.decode()})
        await self.socket.close(self.viewer.closing or wire.GOING_AWAY)

    # -- in --------------------------------------------------------------------------------------------------------

    async def read_all(self) -> None:
        """First hello, then commands."""
        try:
            first = await asyncio.wait_for(self.next_message(), HELLO_S)
            hello = wire.read(first) if first is not None else None
            if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
                self.viewer.close(wire.NOT_UNDERSTOOD)
                return
            await self.live.welcome(self.viewer, hello)
            while await self.next_is_obeyed():
                pass
        except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.viewer.close(wire.NOT_UNDERSTOOD)
        except StoreError:  # nothing can be read now: come again in a moment
            self.viewer.close(wire.GOING_AWAY)
        except WebSocketDisconnect:
            pass

    async def next_is_obeyed(self) -> bool:
        """Carry out the next command; False when it was the last. One that does not fit is refused by its id."""
        text = await self.next_message()
        if text is None:
            return False
        try:
            command = wire.read(text)
        except msgspec.ValidationError as wrong:
            id = wire.id_in(text)
            if id is None:
                raise
            refusal = refuse("not_understood", "", why=str(wrong))
            self.viewer.post(wire.write(wire.Refused(id, self.live.table.at, refusal)))
            return True
        await self.obey(command)
        return True

    async def next_message(self) -> str | bytes | None:
        """What comes next; None when there has been too much."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if self.pace.retry_after("messages", self.limits.messages, "", now_ms()) > 0:
            self.viewer.close(wire.TOO_MANY)
            return None
        return message.get("text") or message.get("bytes") or b""

    async def obey(self, command: wire.AnyCommand) -> None:
        """Carry out one command and answer it."""
        viewer, live = self.viewer, self.live
        if isinstance(command, wire.Ping):
            viewer.post(wire.write(wire.Pong(command.n, now_ms())))
        elif isinstance(command, wire.Look):
            viewer.looking = command.seat
            live.state_for(viewer)
        elif isinstance(command, wire.Hello):
            viewer.close(wire.NOT_UNDERSTOOD)
        else:
            await self.answer(command)

    async def answer(self, command: wire.Play | wire.Confirm | wire.Undo | wire.Say) -> None:
        """Done, or refused with the reason; whoever was behind gets the table as it stands."""
        viewer, live = self.viewer, self.live
        outcome = "done"
        try:
            at = await self.carried_out(command)
            viewer.post(wire.write(wire.Done(command.id, at)))
        except (IllegalMove, TableRefused) as wrong:
            outcome = wrong.refusal.code
            viewer.post(wire.write(wire.Refused(command.id, live.table.at, wrong.refusal)))
            if outcome == "stale":
                live.state_for(viewer)
        except StoreError as wrong:
            refusal = NOT_SURE if isinstance(wrong, Unsure) else NOT_KEPT
            outcome = refusal.code
            viewer.post(wire.write(wire.Refused(command.id, live.table.at, refusal)))
        self.hub.metrics.commands.labels(outcome).inc()

    async def carried_out(self, command: wire.Play | wire.Confirm | wire.Undo | wire.Say) -> int:
        """The play log's length after the command."""
        person = self.viewer.person
        if person is None:
            raise no("not_at_table")
        if not isinstance(command, wire.Say):
            return await self.live.change(act_of(command, person), key_of(command, person), person)
        wait = self.hub.pace.retry_after("chat", self.limits.chat, person, now_ms())
        if wait > 0:
            raise no("chat_too_fast", seconds=ceil(wait))
        await self.hub.say(self.live, person, command.text, command.id)
        return self.live.table.at


def key_of(command: wire.Play | wire.Confirm | wire.Undo, person: str) -> str:
    """A command by its sender and the sender's own number for it."""
    return f"{person}:{command.id}"


def act_of(command: wire.Play | wire.Confirm | wire.Undo, person: str) -> Act:
    """The change that a command asks for."""
    key = key_of(command, person)
    if isinstance(command, wire.Play):
        return lambda table, now: commands.play(table, person, command.seat, command.move, command.at, key, now)
    verb = commands.confirm if isinstance(command, wire.Confirm) else commands.undo
    return lambda table, now: verb(table, person, command.seat, command.at, key, now)


async def sit_and_look(socket: WebSocket) -> None:
    """The endpoint: /api/tables/{table}/socket."""
    hub: Hub = socket.app.state.hub
    who = who_asks(socket)
    person, address = who.person_id, str(socket.scope["state"].get("address", ""))
    try:
        live = await hub.live(socket.path_params["table"])
    except TableRefused:
        await turn_away(socket, wire.NO_TABLE)
        return
    if not live.may_look(person):
        await turn_away(socket, wire.NOT_ALLOWED)
        return
    if not hub.seat_socket(person, address):
        await turn_away(socket, wire.TOO_MANY)
        return
    sitting = Sitting(socket, hub, live, who)
    hub.viewers.add(sitting.viewer)
    try:
        await socket.accept()
        await sitting.go_on()
    finally:
        hub.free_socket(person, address)
        hub.viewers.discard(sitting.viewer)
        live.part(sitting.viewer)


async def turn_away(socket: WebSocket, code: int) -> None:
    """Say why with a code of our own; nothing of the table is sent."""
    await socket.accept()
    await socket.close(code)
