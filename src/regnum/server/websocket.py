"""One WebSocket per viewer: hello, then commands in and messages out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.core.errors import IllegalMove
from regnum.core.messages import refuse
from regnum.server import outgoing, wire
from regnum.server.guard.identity import Principal, principal_of
from regnum.server.guard.limits import Buckets
from regnum.server.last_seen import saw
from regnum.server.open_table import Act, OpenTable
from regnum.server.services import Services
from regnum.server.settings import now_ms
from regnum.server.store.errors import StoreError, WriteUncertain
from regnum.server.viewer import Viewer
from regnum.table import commands
from regnum.table.errors import TableRefused, no

HELLO_S = 10.0  # how long a client may wait before its hello
CLOSE_S = 1.0  # how long the last messages may take

OTHER_PROTOCOL = f"this server speaks protocol {wire.PROTOCOL}; reload the page, or update the program"

NOT_KEPT = refuse("not_kept", "")
NOT_SURE = refuse("not_sure", "")

log = structlog.get_logger("regnum.socket")


class TableSocket:
    """One open socket at one table."""

    def __init__(self, socket: WebSocket, services: Services, live: OpenTable, principal: Principal) -> None:
        self.socket = socket
        self.presence = services.presence
        self.chat = services.chat
        self.store = services.store
        self.metrics = services.metrics
        self.live = live
        self.limits = services.settings.limits
        deflates = "permessage-deflate" in socket.headers.get("sec-websocket-extensions", "")
        self.viewer = Viewer(principal.person_id, self.limits.queue, principal.session_hash, deflates)
        extension = socket.scope.get("extensions", {}).get(outgoing.FRAMES)
        self.frames = extension is not None  # sent as they are, not made anew
        self.viewer.send_now = extension["send_now"] if extension is not None else None
        self.pace = Buckets()  # this socket's own

    async def serve(self) -> None:
        """Serve the socket until one side closes it."""
        reader = asyncio.ensure_future(self.read_all())
        writer = asyncio.ensure_future(self.write_all())
        closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.viewer.on_close = partial(closed.set_result, None)
        await asyncio.wait([reader, writer, closed], return_when=asyncio.FIRST_COMPLETED)
        if self.viewer.closing is not None:  # the writer sends the reason, unless the client does not read
            await asyncio.wait([writer], timeout=CLOSE_S)
        if self.viewer.closing == wire.TOO_SLOW:
            self.metrics.dropped.inc()
        reader.cancel()
        writer.cancel()
        failed, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(failed, Exception):
            log.warning("socket_failed", table=self.live.id, kind=type(failed).__name__)

    # -- out -------------------------------------------------------------------------------------------------------

    async def write_all(self) -> None:
        """Send queued messages until the viewer is closed."""
        while messages := await self.viewer.next_messages():
            for message in messages:
                content = {"frames": message} if self.frames else {"text": message.text}
                await self.socket.send({"type": "websocket.send", **content})
        await self.socket.close(self.viewer.closing or wire.GOING_AWAY, self.viewer.reason)

    # -- in --------------------------------------------------------------------------------------------------------

    async def read_all(self) -> None:
        """Read the hello, then commands."""
        try:
            first = await asyncio.wait_for(self.next_message(), HELLO_S)
            hello = wire.read(first) if first is not None else None
            if not isinstance(hello, wire.Hello):
                self.viewer.close(wire.NOT_UNDERSTOOD, "the first message must be hello")
                return
            if hello.protocol != wire.PROTOCOL:
                self.viewer.close(wire.NOT_UNDERSTOOD, OTHER_PROTOCOL)
                return
            await self.live.welcome(self.viewer, hello, self.presence.at(self.live.id))
            while await self.handle_next():
                pass
        except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.viewer.close(wire.NOT_UNDERSTOOD)
        except StoreError:  # the store cannot be read now: the client should reconnect
            self.viewer.close(wire.GOING_AWAY)
        except WebSocketDisconnect:
            pass

    async def handle_next(self) -> bool:
        """Execute the next command; False when it was the last. An invalid one is refused by its id."""
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
            self.viewer.post(outgoing.message(wire.Refused(id, self.live.table.at, refusal)))
            return True
        await self.handle(command)
        return True

    async def next_message(self) -> str | bytes | None:
        """Return the next message; None when a limit was exceeded."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if self.pace.retry_after("messages", self.limits.messages, "", now_ms()) > 0:
            self.viewer.close(wire.TOO_MANY)
            return None
        return message.get("text") or message.get("bytes") or b""

    async def handle(self, command: wire.AnyCommand) -> None:
        """Execute one command and answer it."""
        viewer, live = self.viewer, self.live
        if isinstance(command, wire.Ping):
            viewer.post(outgoing.message(wire.Pong(command.n, now_ms())))
        elif isinstance(command, wire.ChangeViewpoint):
            await live.change_viewpoint(viewer, command.seat)
        elif isinstance(command, wire.ResendState):
            await live.send_whole(viewer, command.at)
        elif isinstance(command, wire.Seen):
            await self.saw(command)
        elif isinstance(command, wire.Hello):
            viewer.close(wire.NOT_UNDERSTOOD)
        else:
            await self.answer(command)

    async def saw(self, command: wire.Seen) -> None:
        """Store how far the viewer has looked. If it cannot be stored now, the next look is."""
        if self.viewer.person is not None:
            with suppress(StoreError):
                await saw(self.store, self.live, self.viewer.person, command.seat, command.at, command.chat)

    async def answer(self, command: wire.Play | wire.Confirm | wire.Undo | wire.Say) -> None:
        """Answer with done, or with the refusal; a client that was behind gets the current state."""
        viewer, live = self.viewer, self.live
        outcome = "done"
        try:
            at = await self.execute(command)
            viewer.post(outgoing.message(wire.Done(command.id, at)))
        except (IllegalMove, TableRefused) as wrong:
            outcome = wrong.refusal.code
            viewer.post(outgoing.message(wire.Refused(command.id, live.table.at, wrong.refusal)))
            if outcome == "stale":
                await live.send_whole(viewer, viewer.at)
        except StoreError as wrong:
            refusal = NOT_SURE if isinstance(wrong, WriteUncertain) else NOT_KEPT
            outcome = refusal.code
            viewer.post(outgoing.message(wire.Refused(command.id, live.table.at, refusal)))
        self.metrics.commands.labels(outcome).inc()

    async def execute(self, command: wire.Play | wire.Confirm | wire.Undo | wire.Say) -> int:
        """Execute a command and return the play log's length after it."""
        person = self.viewer.person
        if person is None:
            raise no("not_at_table")
        if not isinstance(command, wire.Say):
            plays = isinstance(command, wire.Play)
            return await self.live.change(act_of(command, person), key_of(command, person), person, plays=plays)
        wait = self.chat.retry_after(person)
        if wait > 0:
            raise no("chat_too_fast", seconds=ceil(wait))
        await self.chat.say(self.live, person, command.text, command.id)
        return self.live.table.at


def key_of(command: wire.Play | wire.Confirm | wire.Undo, person: str) -> str:
    """Return the key of a command: its sender and the sender's own id for it."""
    return f"{person}:{command.id}"


def act_of(command: wire.Play | wire.Confirm | wire.Undo, person: str) -> Act:
    """Return the change that a command asks for."""
    key = key_of(command, person)
    if isinstance(command, wire.Play):
        return lambda table, now: commands.play(table, person, command.seat, command.move, command.at, key, now)
    verb = commands.confirm if isinstance(command, wire.Confirm) else commands.undo
    return lambda table, now: verb(table, person, command.seat, command.at, key, now)


async def table_socket(socket: WebSocket) -> None:
    """The endpoint /api/tables/{table}/socket."""
    services: Services = socket.app.state.services
    principal = principal_of(socket)
    person, address = principal.person_id, str(socket.scope["state"].get("address", ""))
    try:
        live = await services.tables.get(socket.path_params["table"])
    except TableRefused:
        await reject(socket, wire.NO_TABLE)
        return
    if not live.may_look(person):
        await reject(socket, wire.NOT_ALLOWED)
        return
    if not services.sockets.admit(person, address):
        await reject(socket, wire.TOO_MANY)
        return
    connection = TableSocket(socket, services, live, principal)
    services.sockets.viewers.add(connection.viewer)
    try:
        await socket.accept()
        await connection.serve()
    finally:
        services.sockets.release(person, address)
        services.sockets.viewers.discard(connection.viewer)
        live.remove_viewer(connection.viewer)


async def reject(socket: WebSocket, code: int) -> None:
    """Close with one of our codes; nothing of the table is sent."""
    await socket.accept()
    await socket.close(code)
