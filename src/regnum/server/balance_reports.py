"""Balance reports that a page shows: those that come with the games, and those in a folder of this server.

`regnum balance --publish FOLDER` writes them. Reports of another edition of a game are left out: its rules have
changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import structlog

from regnum.core.registry import box_of
from regnum.statistics.balance import Balance

FOLDER: Final = "balance"  # in the package of a game
LARGEST: Final = 4 * 1024 * 1024  # bytes of a file
MOST: Final = 200  # files

log = structlog.get_logger("regnum.statistics")


def reports(game: str, folder: str) -> dict[str, Balance]:
    """Return the reports of a game by id, the fewest players first; the folder may replace those that came along."""
    edition = box_of(game).edition
    found = {**shipped(game), **in_folder(game, folder)}
    today = {id: report for id, report in found.items() if report.plan.edition == edition}
    return dict(sorted(today.items(), key=lambda each: (each[1].plan.seats, each[0])))


@cache
def shipped(game: str) -> dict[str, Balance]:
    """Return the reports that came with a game."""
    there = files(box_of(game).package).joinpath(FOLDER)
    if not there.is_dir():
        return {}
    named = ((file.name, file.read_bytes()) for file in there.iterdir() if file.name.endswith(".json"))
    return {name.removesuffix(".json"): msgspec.json.decode(content, type=Balance) for name, content in sorted(named)}


def in_folder(game: str, folder: str) -> dict[str, Balance]:
    """Return the reports of a game in a folder, as they lie there now; files that are none are named in the log."""
    return {name: report for name, report in read_all(folder) if report is not None and report.plan.game == game}


def read_all(folder: str) -> Iterator[tuple[str, Balance | None]]:
    """Read every file of the folder that has changed."""
    if not folder or not Path(folder).is_dir():
        return
    for file in sorted(Path(folder).glob("*.json"))[:MOST]:
        try:
            about = file.stat()
        except OSError:
            continue
        yield file.stem, read(str(file), about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=MOST)
def read(file: str, changed: int, size: int) -> Balance | None:
    """Read a report; None if it is none. `changed`: the file is read again when it was written again."""
    if size > LARGEST:
        log.warning("report_refused", file=Path(file).name, size=size)
        return None
    try:
        return msgspec.json.decode(Path(file).read_bytes(), type=Balance)
    except (OSError, msgspec.MsgspecError) as wrong:
        log.warning("report_refused", file=Path(file).name, kind=type(wrong).__name__)
        return None
