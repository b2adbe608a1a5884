"""`make build` compiles the rules core; `make play` lets it be compiled in the background.

mypyc and the C compiler work on a copy of the sources in build/compiling. What they finish becomes build/compiled as a
whole, and is put into src/ at the next start, never below a running table: Python prefers a compiled module, so a
process that imports some modules before and some after would mix the two. A lock on build/running says who plays.
Whether the compiled modules in src/ fit the sources is decided by the contents of the files, not by their dates.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

HOME = Path(__file__).resolve().parents[1]
PACKAGES = ("core", "games", "bots")  # of src/regnum, where anything is compiled
BESIDE = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md")  # what setup.py reads
NOT_COPIED = shutil.ignore_patterns("*.so", "__pycache__", "web", "*.egg-info")
FAILED, BUSY = 1, 3  # exit codes of the background: see the log; another process compiles already
OPEN_TABLE = "a table is open from this folder (make play); close it first"


class Core:
    """The compiled modules of one checkout: where they are made, stored and used."""

    def __init__(self, home: Path = HOME) -> None:
        self.home = home
        self.src = home / "src"
        self.build = home / "build"
        self.compiling = self.build / "compiling"
        self.compiled = self.build / "compiled"
        self.stamp = self.build / "compiled.stamp"  # what the modules in src/ were compiled from, and their names
        self.listing = Path("build") / "extensions.json"  # the same by setup.py, by which a wheel takes them over
        self.failed = self.build / "compile.failed"  # what could not be compiled
        self.log = self.build / "compile.log"

    def fingerprint(self) -> str:
        """Equal for equal sources on the same Python."""
        whole = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
        folders = [self.src / "regnum" / name for name in PACKAGES]
        for each in [self.home / "setup.py", *sorted(file for folder in folders for file in folder.rglob("*.py"))]:
            whole.update(f"{each.relative_to(self.home)} {hashlib.sha256(each.read_bytes()).hexdigest()}\n".encode())
        return whole.hexdigest()

    def modules(self, folder: Path) -> list[Path]:
        """The compiled modules below a folder."""
        return sorted(folder.rglob("*.so"))

    def in_place(self) -> list[Path]:
        """Those that Python finds now."""
        return self.modules(self.src)

    def written(self) -> str:
        """What the stamp says when the modules in src/ are whole and fit the sources."""
        names = [str(each.relative_to(self.src)) for each in self.in_place()]
        return "\n".join([self.fingerprint(), *names])

    def is_current(self) -> bool:
        """Whether what is in place was compiled from the sources as they are."""
        return bool(self.in_place()) and self.stamp.exists() and self.stamp.read_text() == self.written()

    def is_finished(self) -> bool:
        """Whether the sources as they are have been compiled and wait to be put in place."""
        mark = self.compiled / "fingerprint"
        return mark.exists() and mark.read_text() == self.fingerprint()

    def has_failed(self) -> bool:
        """Whether just these sources could not be compiled the last time."""
        return self.failed.exists() and self.failed.read_text() == self.fingerprint()

    def remove(self) -> None:
        """Nothing compiled is in place any more; what was renamed must not stay either."""
        self.stamp.unlink(missing_ok=True)
        (self.home / self.listing).unlink(missing_ok=True)
        for each in self.in_place():
            each.unlink()

    def put_in_place(self) -> None:
        """Use what is finished. Whoever holds the lock `alone` calls this."""
        with uninterrupted():
            self.remove()
            for each in self.modules(self.compiled / "src"):
                shutil.copy2(each, self.src / each.relative_to(self.compiled / "src"))
            shutil.copy2(self.compiled / self.listing, self.home / self.listing)
            self.stamp.write_text(self.written())
            shutil.rmtree(self.compiled)

    def settle(self) -> bool:
        """Put in place what fits the sources, remove what does not; whether anything compiled is in use then."""
        if self.is_current():
            return True
        if self.is_finished():
            self.put_in_place()
            return True
        self.remove()
        return False

    def compile(self) -> bool:
        """Compile a copy of the sources, all or nothing; whether it went well. build/compile.log says why not."""
        shutil.rmtree(self.compiling, ignore_errors=True)
        self.compiling.mkdir(parents=True)
        for name in BESIDE:
            shutil.copy2(self.home / name, self.compiling / name)
        shutil.copytree(self.src, self.compiling / "src", ignore=NOT_COPIED)
        mark = Core(self.compiling).fingerprint()  # of the copy: the sources may change meanwhile
        with self.log.open("a", encoding="utf-8") as log:
            made = subprocess.run(self.command(), cwd=self.compiling, stdout=log, stderr=log, check=False)
        if made.returncode:
            self.failed.write_text(mark)
            return False
        (self.compiling / "fingerprint").write_text(mark)
        self.failed.unlink(missing_ok=True)
        shutil.rmtree(self.compiled, ignore_errors=True)
        self.compiling.rename(self.compiled)
        return True

    def command(self) -> list[str]:
        """What compiles in a folder with setup.py and src/."""
        return [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]

    @contextmanager
    def compiles(self, *, waits: bool) -> Iterator[bool]:
        """Only one compiles at a time: whether it is us, who wait for the other or do not."""
        with self.lock_file("compile.lock") as file:
            yield locked(file, fcntl.LOCK_EX, waits=waits)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Prevent play from this folder during the block; exit if a table is open."""
        with self.lock_file("running") as file:
            if not locked(file, fcntl.LOCK_EX):
                sys.exit(f"regnum: {OPEN_TABLE}")
            yield

    def lock_file(self, name: str) -> IO[str]:
        """A file to hold a lock on."""
        self.build.mkdir(exist_ok=True)
        return (self.build / name).open("a")


def locked(file: IO[str], how: int, *, waits: bool = False) -> bool:
    """Whether the lock was taken."""
    try:
        fcntl.flock(file, how if waits else how | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def has_compiler() -> bool:
    """Whether the C compiler that Python's own settings name is there."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0]) is not None


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Signals wait until this is done."""
    late = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, late)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def in_background(core: Core) -> int:
    """Compile, and leave it to the next start to use it; the exit code says how it went."""
    with core.compiles(waits=False) as ours:
        if not ours:
            return BUSY
        return 0 if core.is_finished() or core.compile() else FAILED


def build(core: Core) -> None:
    """Compile what has changed and put it in place."""
    if core.is_current():
        return
    with core.compiles(waits=True):
        with core.alone():
            if core.settle():
                return
        print("compiling the rules core (a few minutes) ...", flush=True)
        core.log.unlink(missing_ok=True)
        if not core.compile():
            sys.exit(core.log.read_text(encoding="utf-8") + "the rules core could not be compiled")
        with core.alone():
            core.put_in_place()


if __name__ == "__main__":
    if "--background" in sys.argv[1:]:
        sys.exit(in_background(Core()))
    build(Core())
