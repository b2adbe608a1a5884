"""Records on disk: read with checks, written atomically. A match is saved after every move."""

from __future__ import annotations

import errno
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.bots import LEVELS
from regnum.cli import WRONG_USE
from regnum.cli.errors import InputError, note
from regnum.cli.files import home, write_whole
from regnum.cli.language import Sentences
from regnum.cli.numbers import shortened
from regnum.cli.players import HUMAN, Players
from regnum.core.errors import IllegalMove, RecordError
from regnum.core.match import Match

LARGEST_RECORD = 4_000_000  # bytes; the longest match of our games has some hundred lines
SUFFIX = ".regnum"
STDIN = "-"
AGAINST = re.compile(r"# against (\w+)(?:, playing (\w+))?\s*")  # the comment that we write into a saved match


class SavedRecord(NamedTuple):
    """A record on disk, and its match."""

    path: Path
    text: str
    match: Match


def saved_games() -> Path:
    """The folder of saved matches; REGNUM_HOME changes it."""
    return home() / "matches"


def read_text(name: str) -> str:
    """The text of a record file, `-` for stdin; InputError for anything that cannot be one."""
    source, name = name, display_name(name)
    try:
        raw = sys.stdin.buffer.read(LARGEST_RECORD + 1) if source == STDIN else read_file(Path(source))
    except FileNotFoundError:
        raise InputError(f"file not found: {name}") from None
    except OSError as wrong:
        raise InputError(f"{name} cannot be read: {wrong.strerror}") from None
    if len(raw) > LARGEST_RECORD:
        raise InputError(f"{name} is too large for a record (limit: {LARGEST_RECORD // 1_000_000} MB)")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{name} is not a record: it is not UTF-8 text") from None
    if "\0" in text:
        raise InputError(f"{name} is not a record: it is a binary file")
    return text


def read_file(path: Path) -> bytes:
    """At most one byte more than a record may have."""
    if path.is_dir():
        raise InputError(f"{path} is a folder; a record is a file")
    with path.open("rb") as file:
        return file.read(LARGEST_RECORD + 1)


def display_name(name: str) -> str:
    """The name of a file in error messages."""
    return "standard input" if name == STDIN else name


def read_match(name: str, lang: str, code: int = WRONG_USE) -> Match:
    """The match in a record file; an invalid one is an InputError with file, line and exit code."""
    return replayed(read_text(name), name, lang, code)


def read_played(name: str, lang: str) -> tuple[Match, Players]:
    """The match and its players, as far as the record names them."""
    text = read_text(name)
    return replayed(text, name, lang), players_of(text)


def replayed(text: str, name: str, lang: str, code: int = WRONG_USE) -> Match:
    """Replay the text of a record file."""
    try:
        return regnum.replay(text)
    except RecordError as wrong:
        raise InputError(record_error(display_name(name), wrong, lang), code) from None


def record_error(file: str, wrong: RecordError, lang: str) -> str:
    """The error message for a record: an illegal move with the reason in words, anything else as it is."""
    cause = wrong.__cause__
    if not isinstance(cause, IllegalMove):
        return f"{file} is invalid: {wrong}"
    words = Sentences(lang, cause.refusal.game)
    return f"{file}: " + words.say(
        "tty-record-refused",
        line=wrong.line,
        player=words.player(cause.seat),
        move=shortened(cause.move),
        why=words.reason(cause.refusal),
    )


def read_saved(path: Path, lang: str) -> SavedRecord:
    """A record to resume."""
    text = read_text(str(path))
    return SavedRecord(path, text, replayed(text, str(path), lang))


def latest_saved(game: str | None, lang: str) -> SavedRecord:
    """The match that was played last and is not over, of one game or of any. Unreadable files are skipped."""
    folder = saved_games()
    files = sorted(folder.glob(f"{game or '*'}-*{SUFFIX}"), key=last_written, reverse=True)
    wrong: dict[str, str] = {}
    for file in files:
        try:
            saved = read_saved(file, lang)
        except InputError as message:
            wrong[file.name] = str(message)
            continue
        if not saved.match.over:
            for reason in wrong.values():
                note(f"skipped: {reason}")
            return saved
    raise nothing_to_resume(game, folder, list(wrong), none_readable=bool(files) and len(wrong) == len(files))


def last_written(file: Path) -> int:
    """When, for sorting; a link that leads nowhere is the oldest."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def nothing_to_resume(game: str | None, folder: Path, unreadable: list[str], *, none_readable: bool) -> InputError:
    """The error when there is no match to resume, with every unreadable file."""
    what = f"match of {game}" if game else "match"
    if none_readable:
        named = ", ".join(unreadable)
        return InputError(f"no {what} in {folder} is readable: {named}; run `regnum check` for the reason")
    skipped = f" (skipped, not readable: {', '.join(unreadable)})" if unreadable else ""
    return InputError(f"no unfinished {what} in {folder}{skipped}; start one with: regnum tty")


class RecordFile:
    """Saves one match to one or more files. Comments that are already in a record are preserved."""

    def __init__(self, *paths: Path, resumed: SavedRecord | None = None) -> None:
        self.paths = paths
        self.failed: dict[Path, OSError] = {}  # where the last attempt failed, and why
        self.comments = comments_of(resumed.text) if resumed else {}
        self.held = {resumed.path: resumed.match.record()} if resumed else {}  # the record that each file contains

    def save(self, match: Match, players: Players) -> None:
        """Write and sync the record before anything is shown; one failing place does not stop the others."""
        self.failed = {}
        for path in self.paths:
            try:
                self.write(path, match.record(), players)
            except OSError as wrong:
                self.failed[path] = wrong

    def write(self, path: Path, record: str, players: Players) -> None:
        """Write one file, unless it contains this record already."""
        if self.held.get(path) != record or not path.exists():
            write_whole(path, with_comments(record, players, self.comments))
            self.held[path] = record

    @property
    def safe(self) -> list[Path]:
        """Where the match has really been saved."""
        return [path for path in self.paths if path not in self.failed]

    def status(self, words: Sentences) -> list[str]:
        """Where the match is saved and where it is not, one sentence for each place."""
        saved = [words.say("tty-saved-as", file=str(path)) for path in self.safe]
        return saved + self.save_errors(words)

    def save_errors(self, words: Sentences) -> list[str]:
        """What is not saved, and why, in the reader's language."""
        return [
            words.say("tty-not-saved", file=str(path), why=words.say(reason_id(wrong)))
            for path, wrong in self.failed.items()
        ]


REASONS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "locked",
    errno.EPERM: "locked",
    errno.EROFS: "locked",
    errno.EEXIST: "file",
    errno.ENOTDIR: "file",
    errno.EISDIR: "folder",
    errno.ENOENT: "gone",
}


def reason_id(wrong: OSError) -> str:
    """The message that says why the disk refused."""
    return f"tty-disk-{REASONS.get(wrong.errno or 0, 'other')}"


def comments_of(text: str) -> dict[int, list[str]]:
    """Every comment but ours, by the number of record lines before it."""
    comments: dict[int, list[str]] = {}
    before = 0
    for line in text.splitlines():
        if not line.lstrip().startswith("#"):
            before += bool(line.strip())
        elif not AGAINST.fullmatch(line):
            comments.setdefault(before, []).append(line)
    return comments


def with_comments(record: str, players: Players, comments: dict[int, list[str]]) -> str:
    """A record with its comments in place; the first comment names the opponent and the player's colour."""
    lines = [f"# against {players.against}" + (f", playing {players.colour}" if players.colour else "")]
    length = 0
    for line in record.splitlines():
        lines += [*comments.get(length, []), line]
        length += 1
    for before in sorted(comments):
        lines += comments[before] if before >= length else []
    return "\n".join(lines) + "\n"


def new_path(match: Match, now: datetime) -> Path:
    """A name that sorts by game and time; two matches of one second get different ones."""
    stem = f"{match.game}-{now:%Y%m%d-%H%M%S}-{match.seed}"
    path = saved_games() / f"{stem}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = saved_games() / f"{stem}-{count}{SUFFIX}"
    return path


def remembered_players(text: str) -> Players | None:
    """Against whom, and in which colour, a saved match was played, if it says so."""
    return next((Players(*found.groups("")) for found in map(AGAINST.fullmatch, text.splitlines()) if found), None)


def players_of(text: str) -> Players:
    """The same for a replay, where an unknown level counts as a human."""
    players = remembered_players(text) or Players()
    return players if players.against in LEVELS else players._replace(against=HUMAN)
