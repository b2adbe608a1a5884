"""Records on disk: read with care, written whole. A match is saved after every move and survives a pulled plug."""

from __future__ import annotations

import os
import re
import sys
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_dir

import regnum
from regnum.cli.errors import Complaint
from regnum.core.match import Match

LARGEST_RECORD = 4_000_000  # bytes; the longest match of the house has some hundred lines
SUFFIX = ".regnum"


def saved_games() -> Path:
    """Where a person's matches lie; REGNUM_HOME moves them elsewhere."""
    return Path(os.environ.get("REGNUM_HOME") or user_data_dir("regnum")) / "matches"


def read_text(name: str) -> str:
    """The text of a record file, `-` for stdin; a clear complaint about anything that cannot be one."""
    try:
        raw = sys.stdin.buffer.read(LARGEST_RECORD + 1) if name == "-" else read_file(Path(name))
    except FileNotFoundError:
        raise Complaint(f"there is no file {name}") from None
    except OSError as wrong:
        raise Complaint(f"{name} cannot be read: {wrong.strerror}") from None
    if len(raw) > LARGEST_RECORD:
        raise Complaint(f"{name} is larger than any record: more than {LARGEST_RECORD // 1_000_000} MB")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint(f"{name} is no record: it is not UTF-8 text") from None
    if "\0" in text:
        raise Complaint(f"{name} is no record: it is a binary file")
    return text


def read_file(path: Path) -> bytes:
    """At most one byte more than a record may have."""
    if path.is_dir():
        raise Complaint(f"{path} is a folder; a record is a file")
    with path.open("rb") as file:
        return file.read(LARGEST_RECORD + 1)


def read_match(name: str) -> Match:
    """The match in a record file; RecordError names the line that is wrong."""
    return regnum.replay(read_text(name))


def latest_saved(game: str | None) -> Path:
    """The match that was played last and is not over, of one game or of any."""
    folder = saved_games()
    files = sorted(folder.glob(f"{game or '*'}-*{SUFFIX}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        if not read_match(str(file)).over:
            return file
    what = f"match of {game}" if game else "match"
    raise Complaint(f"no unfinished {what} is saved in {folder}; start one with: regnum play")


class Keeper:
    """Keeps one match on disk, in as many places as asked for."""

    def __init__(self, *paths: Path) -> None:
        self.paths = paths

    def save(self, match: Match, against: str) -> None:
        """Write the record and sync it before anybody is told; the opponent is a remark in it."""
        text = f"# against {against}\n{match.record()}"
        for path in self.paths:
            write_whole(path, text)


def new_path(match: Match, now: datetime) -> Path:
    """A name that sorts by game and time; two matches of one second get different ones."""
    stem = f"{match.game}-{now:%Y%m%d-%H%M%S}-{match.seed}"
    path = saved_games() / f"{stem}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = saved_games() / f"{stem}-{count}{SUFFIX}"
    return path


def write_whole(path: Path, text: str) -> None:
    """The whole file or the old one, never half of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as wrong:
        raise Complaint(f"the match cannot be saved as {path}: {wrong.strerror}") from None


def remembered_opponent(text: str) -> str | None:
    """Against whom a saved match was played, if it says so."""
    found = re.search(r"^# against (\w+)$", text, re.MULTILINE)
    return found[1] if found else None
