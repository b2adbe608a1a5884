"""The metrics of several processes: each writes its own into one folder, and whichever is asked shows those of all."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = "REGNUM_METRICS_FOLDER"  # environment variable that names the folder; set where there are several
EVERY_S: Final = 2.0
FRESH_S: Final = 15.0  # what is older belongs to a process that has ended
HELP: Final = "# HELP "
TYPE: Final = "# TYPE "


class SharedMetrics:
    """The files of all processes, in the text format of Prometheus."""

    def __init__(self, folder: Path, worker: str) -> None:
        self.own = folder / f"{worker}.prom"

    def write(self, text: str) -> None:
        """Write the metrics of this process."""
        begun = self.own.with_suffix(".new")
        begun.write_text(text, encoding="utf-8")
        begun.replace(self.own)

    def withdraw(self) -> None:
        """Delete them: the process ends."""
        self.own.unlink(missing_ok=True)

    def others(self) -> Iterable[str]:
        """Return the metrics of all other processes that live."""
        for each in sorted(self.own.parent.glob("*.prom")):
            with suppress(OSError):  # it ends in this moment
                if each != self.own and time.time() - each.stat().st_mtime < FRESH_S:
                    yield each.read_text(encoding="utf-8")


def shared_by_processes(worker: str) -> SharedMetrics | None:
    """Return what this process shares with others; None if it is alone."""
    folder = os.environ.get(FOLDER)
    return SharedMetrics(Path(folder), worker) if folder else None


def merged(texts: Iterable[str]) -> str:
    """Join texts: each metric with its explanation once, then the samples of all processes."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for text in texts:
        name = ""
        for line in text.splitlines():
            if line.startswith((HELP, TYPE)):
                name = line.split(" ", 3)[2]
                head = heads.setdefault(name, [])
                if line not in head:
                    head.append(line)
            else:
                samples.setdefault(name, []).append(line)
    lines = [line for name, head in heads.items() for line in (*head, *samples.get(name, []))]
    return "\n".join(lines) + "\n"
