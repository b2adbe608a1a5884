"""The LISTEN connection of a server process: it reconnects automatically and reports that it did."""

from __future__ import annotations

import asyncio
import os
import selectors
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg

CHANNEL = "regnum"
PULSE = 15.0  # seconds of silence after which the connection is checked
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before each attempt to reconnect; then the last one repeatedly


class NotificationListener(threading.Thread):
    """Receives notifications and passes them to the event loop in batches."""

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        loop: asyncio.AbstractEventLoop,
        receive: Callable[[str], None],
        reconnected: Callable[[], None],
    ) -> None:
        super().__init__(name="regnum-listener", daemon=True)
        self.connect = connect
        self.loop = loop
        self.receive = receive
        self.reconnected = reconnected
        self.stopping = threading.Event()
        self.connection = self.connected()
        self.wakes, self.wake = os.pipe()  # `stop` writes here, so that the thread wakes at once

    def connected(self) -> psycopg.Connection[Any]:
        """Open a connection that listens."""
        connection = self.connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error:
            connection.close()
            raise
        return connection

    def run(self) -> None:
        """Receive notifications until `stop` is called."""
        while not self.stopping.is_set():
            with suppress(
                Exception
            ):  # whatever the error: reconnect; `reconnected` reports that notifications were lost
                self.receive_all()
            self.disconnect()
            self.reconnect()
        self.disconnect()

    def disconnect(self) -> None:
        """Close the connection, which may be closed already."""
        with suppress(psycopg.Error):
            self.connection.close()

    def receive_all(self) -> None:
        """Receive until the connection is lost or `stop` is called."""
        with selectors.DefaultSelector() as selector:
            selector.register(self.connection.fileno(), selectors.EVENT_READ)
            selector.register(self.wakes, selectors.EVENT_READ)
            while True:
                silent = not selector.select(PULSE)
                if self.stopping.is_set():
                    return
                if silent:
                    self.connection.execute("SELECT 1")
                payloads = [each.payload for each in self.connection.notifies(timeout=0)]
                if payloads:
                    self.in_loop(self.handle, payloads)

    def reconnect(self) -> None:
        """Reconnect, however long it takes; listen first, then report it, so that nothing is missed."""
        attempt = 0
        while not self.stopping.wait(PAUSES[min(attempt, len(PAUSES) - 1)]):
            attempt += 1
            with suppress(Exception):
                self.connection = self.connected()
                self.in_loop(self.reconnected)
                return

    def in_loop(self, call: Callable[..., None], *given: object) -> None:
        """Call a function in the event loop; if that is closed, do nothing."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(call, *given)

    def handle(self, payloads: list[str]) -> None:
        """Pass on notifications; runs in the event loop. An error in one must not lose the next."""
        for payload in payloads:
            try:
                self.receive(payload)
            except Exception as error:
                self.loop.call_exception_handler({"message": "a notification could not be handled", "exception": error})

    def stop(self) -> None:
        """End the thread and its connection."""
        self.stopping.set()
        os.write(self.wake, b"!")  # the thread may have ended by now: the pipe stays open until it has
        self.join()
        os.close(self.wakes)
        os.close(self.wake)
