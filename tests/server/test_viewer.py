"""Messages to a viewer arrive in their order, sent at once where the socket takes them and queued where it does not."""

from __future__ import annotations

import asyncio

from regnum.server import wire
from regnum.server.outgoing import OutgoingMessage
from regnum.server.viewer import Viewer


class Socket:
    """A socket whose task waits for messages, and which takes them at once while it is open for that."""

    def __init__(self, limit: int = 1000) -> None:
        self.viewer = Viewer("ada", limit)
        self.viewer.send_now = self.send_now
        self.takes = True
        self.sent: list[bytes] = []
        self.by_task: list[bytes] = []

    def send_now(self, message: OutgoingMessage) -> bool:
        """Send, or refuse."""
        if self.takes:
            self.sent.append(message.data)
        return self.takes

    async def write_all(self) -> None:
        """Send what was queued; the first message takes its time."""
        while messages := await self.viewer.next_messages():
            for message in messages:
                await asyncio.sleep(0.01)
                self.sent.append(message.data)
                self.by_task.append(message.data)

    def post(self, *names: str) -> None:
        """Post messages of these names."""
        for name in names:
            self.viewer.post(OutgoingMessage(name.encode()))


async def test_messages_arrive_in_their_order_however_they_are_sent() -> None:
    socket = Socket()
    socket.post("a")  # before anybody waits
    task = asyncio.ensure_future(socket.write_all())
    await asyncio.sleep(0.005)  # the task is sending now
    socket.post("b")
    await asyncio.sleep(0.05)
    socket.post("c", "d")
    assert socket.sent == [b"a", b"b", b"c", b"d"] and socket.by_task == [b"a", b"b"]
    socket.takes = False
    socket.post("e")
    socket.takes = True
    socket.post("f")  # not before the one that waits
    await asyncio.sleep(0.05)
    assert socket.sent[4:] == socket.by_task[2:] == [b"e", b"f"]
    socket.viewer.close(wire.GOING_AWAY)
    socket.post("g")
    await task
    assert len(socket.sent) == 6


async def test_a_reader_who_takes_nothing_is_closed_when_too_much_waits() -> None:
    socket = Socket(limit=10)
    socket.takes = False
    task = asyncio.ensure_future(socket.write_all())
    await asyncio.sleep(0)
    codes = []
    for _ in range(2):
        socket.post("12345678")
        codes.append(socket.viewer.closing)
    assert codes == [None, wire.TOO_SLOW]
    await task
    assert socket.sent == []
