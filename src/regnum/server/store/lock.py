"""One server for one SQLite file: a lock of the operating system beside it, gone when the process is gone."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from weakref import WeakSet

from regnum.server.store.errors import StoreError


class FileLock:
    """Held from the beginning until `release`."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self.handle, 20).decode("ascii", "replace").strip()
            self.release()
            who = f"process {holder}" if holder.isdigit() else "another process"
            raise StoreError(
                f"{database} is in use by {who}, and one SQLite file serves one server; stop that one first, "
                f"name another file, or use PostgreSQL for several servers (the lock is {path})"
            ) from None
        os.truncate(self.handle, 0)
        os.pwrite(self.handle, f"{os.getpid()}\n".encode(), 0)
        HELD.add(self)

    def release(self) -> None:
        """Closing lets go; the file stays, because removing it could race with the next one."""
        if self.handle >= 0:
            with suppress(OSError):
                os.close(self.handle)
            self.handle = -1


HELD: WeakSet[FileLock] = WeakSet()


def forget() -> None:
    """A forked child (a thinking process) must not keep the lock when its parent dies."""
    for lock in HELD:
        lock.release()


os.register_at_fork(after_in_child=forget)
