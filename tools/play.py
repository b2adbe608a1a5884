"""`make play`: opens a table at once, compiled if that has been done, and else compiles in the background meanwhile."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

from tools.compile_core import OPEN_TABLE, Core, has_compiler, locked

REGNUM = Path(sys.executable).with_name("regnum")
# Brings the compiler's packages first; at the lowest priority, so that nothing of it is felt at the table.
COMPILE = ["nice", "-n", "19", "make", "--no-print-directory", "compiled"]


def note(text: str) -> None:
    """One line on stderr."""
    print(f"regnum: {text}", file=sys.stderr, flush=True)


def prepared(core: Core, lock: IO[str]) -> bool:
    """Whether the table runs compiled; nothing that is outdated is left in its way. From here on we play."""
    if locked(lock, fcntl.LOCK_EX):
        core.settle()
    locked(lock, fcntl.LOCK_SH, waits=True)
    if core.is_current():
        return True
    if core.in_place():
        sys.exit(f"regnum: the rules have changed since they were compiled, and {OPEN_TABLE}")
    return False


class Compiling:
    """The compiler in the background, in a group of its own so that all of it can be stopped."""

    def __init__(self, core: Core, command: list[str]) -> None:
        self.core = core
        self.stopped = False
        own = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
        with core.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command,
                cwd=core.home,
                env=own,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        threading.Thread(target=self.report, daemon=True).start()

    def report(self) -> None:
        """One line when it is done."""
        self.process.wait()
        if self.stopped:
            return
        if self.core.is_finished():
            note("compiled; the next start is faster")
        else:
            note("the rules could not be compiled (build/compile.log says why); play goes on uncompiled")

    def stop(self) -> None:
        """Stop compiling when the table is closed; the next start begins again."""
        self.stopped = True
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def begun(core: Core, command: list[str]) -> Compiling | None:
    """Start the compiler where that can help, and say so in one line."""
    if not has_compiler():
        note("there is no C compiler here; play goes on uncompiled, with slower bots")
    elif core.has_failed():
        note("the rules could not be compiled the last time (make build shows why); play goes on uncompiled")
    elif is_busy(core):
        note("playing uncompiled this time; another table compiles the rules already")
    else:
        note("playing uncompiled this time; the rules are compiled in the background")
        return Compiling(core, command)
    return None


def is_busy(core: Core) -> bool:
    """Whether a process compiles now."""
    with core.compiles(waits=False) as ours:
        return not ours


def play(command: list[str], lock: IO[str]) -> int:
    """Run the table until it ends; Ctrl-C and other signals are its own business. It holds the lock as well."""
    signal.signal(signal.SIGINT, lambda *_: None)  # the terminal sends it to both of us
    table = subprocess.Popen(command, pass_fds=(lock.fileno(),))
    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, lambda number, _: table.send_signal(number))
    return table.wait()


def main(core: Core, table: list[str], compiler: list[str]) -> int:
    """Play; the exit code is that of the table."""
    with core.lock_file("running") as lock:
        compiling = None if prepared(core, lock) else begun(core, compiler)
        try:
            return play(table, lock)
        finally:
            if compiling is not None:
                compiling.stop()


if __name__ == "__main__":
    sys.exit(main(Core(), [str(REGNUM), "play", *sys.argv[1:]], COMPILE))
