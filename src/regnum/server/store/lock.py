"""The lock of a SQLite file: one server per file, released when the process ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from weakref import WeakSet

from regnum.server.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20  # the locked byte is behind the process id, which others may read

    def take(handle: int) -> None:
        """Lock the file, or raise OSError."""
        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
else:
    import fcntl

    def take(handle: int) -> None:
        """Lock the file, or raise OSError."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A file lock, held until `release`."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            take(self.handle)
        except OSError:
            holder = os.read(self.handle, 20).decode("ascii", "replace").strip()
            self.release()
            who = f"process {holder}" if holder.isdigit() else "another process"
            raise StoreError(
                f"{database} is in use by {who}; a SQLite file can serve only one server. "
                f"Stop that server, choose another file, or use PostgreSQL (lock file: {path})"
            ) from None
        os.ftruncate(self.handle, 0)
        os.lseek(self.handle, 0, os.SEEK_SET)
        os.write(self.handle, f"{os.getpid()}\n".encode())
        HELD.add(self)

    def release(self) -> None:
        """Release the lock; the file stays, because removing it could race with the next process."""
        if self.handle >= 0:
            with suppress(OSError):
                os.close(self.handle)
            self.handle = -1


HELD: WeakSet[FileLock] = WeakSet()


def forget() -> None:
    """Close the lock in a forked child, which must not hold it when its parent dies."""
    for lock in HELD:
        lock.release()


if sys.platform != "win32":
    os.register_at_fork(after_in_child=forget)
