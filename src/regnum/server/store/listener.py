"""The ear of a server process: one connection that listens, comes back by itself when it is lost, and says so."""

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
PULSE = 15.0  # seconds of silence after which the connection is tried
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before each new attempt; the last one from then on


class Listener(threading.Thread):
    """Hears notes and hands them to the event loop, all that came together at once."""

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        loop: asyncio.AbstractEventLoop,
        hear: Callable[[str], None],
        reconnected: Callable[[], None],
    ) -> None:
        super().__init__(name="regnum-listener", daemon=True)
        self.connect = connect
        self.loop = loop
        self.hear = hear
        self.reconnected = reconnected
        self.stopping = threading.Event()
        self.connection = self.listening()
        self.wakes, self.wake = os.pipe()  # `stop` writes here, so that nobody waits for a pulse

    def listening(self) -> psycopg.Connection[Any]:
        """A connection that listens already."""
        connection = self.connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error:
            connection.close()
            raise
        return connection

    def run(self) -> None:
        """Until `stop`."""
        while not self.stopping.is_set():
            with suppress(Exception):  # whatever it was: a new connection, and `reconnected` says that notes were lost
                self.hear_on()
            self.hang_up()
            self.come_back()
        self.hang_up()
        os.close(self.wakes)

    def hang_up(self) -> None:
        """Closes what may be closed already."""
        with suppress(psycopg.Error):
            self.connection.close()

    def hear_on(self) -> None:
        """Hears until the connection is lost or `stop` is called."""
        with selectors.DefaultSelector() as ears:
            ears.register(self.connection.fileno(), selectors.EVENT_READ)
            ears.register(self.wakes, selectors.EVENT_READ)
            while True:
                silent = not ears.select(PULSE)
                if self.stopping.is_set():
                    return
                if silent:
                    self.connection.execute("SELECT 1")
                notes = [note.payload for note in self.connection.notifies(timeout=0)]
                if notes:
                    self.in_loop(self.tell, notes)

    def come_back(self) -> None:
        """Connects again, however long it takes; first listens, then says so, so that nothing falls between."""
        attempt = 0
        while not self.stopping.wait(PAUSES[min(attempt, len(PAUSES) - 1)]):
            attempt += 1
            with suppress(Exception):
                self.connection = self.listening()
                self.in_loop(self.reconnected)
                return

    def in_loop(self, call: Callable[..., None], *given: object) -> None:
        """Calls in the event loop; if that is closed, there is nobody left to tell."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(call, *given)

    def tell(self, notes: list[str]) -> None:
        """Runs in the event loop. One note that its hearer stumbles over must not swallow the next."""
        for note in notes:
            try:
                self.hear(note)
            except Exception as error:
                self.loop.call_exception_handler({"message": "a note could not be handled", "exception": error})

    def stop(self) -> None:
        """Ends the thread and its connection."""
        self.stopping.set()
        os.write(self.wake, b"!")
        self.join()
        os.close(self.wake)
