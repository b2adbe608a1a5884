"""Records on disk: read with care, written whole. A match is saved after every move and survives a pulled plug."""

from __future__ import annotations

import errno
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.bots import LEVELS
from regnum.cli.company import HUMAN, Company
from regnum.cli.disk import home, write_whole
from regnum.cli.errors import WRONG_USE, Complaint, note
from regnum.cli.numbers import shortened
from regnum.cli.words import Words
from regnum.core.errors import IllegalMove, RecordError
from regnum.core.match import Match

LARGEST_RECORD = 4_000_000  # bytes; the longest match of the house has some hundred lines
SUFFIX = ".regnum"
STDIN = "-"
AGAINST = re.compile(r"# against (\w+)(?:, playing (\w+))?\s*")  # the one remark of a saved match that is ours


class Saved(NamedTuple):
    """A record on disk, and the match it tells."""

    path: Path
    text: str
    match: Match


def saved_games() -> Path:
    """Where a person's matches lie; REGNUM_HOME moves them elsewhere."""
    return home() / "matches"


def read_text(name: str) -> str:
    """The text of a record file, `-` for stdin; a clear complaint about anything that cannot be one."""
    source, name = name, told_name(name)
    try:
        raw = sys.stdin.buffer.read(LARGEST_RECORD + 1) if source == STDIN else read_file(Path(source))
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


def told_name(name: str) -> str:
    """What a complaint calls a file."""
    return "standard input" if name == STDIN else name


def read_match(name: str, lang: str, code: int = WRONG_USE) -> Match:
    """The match in a record file; the complaint about a wrong one names the file and the line, and ends with `code`."""
    return told_match(read_text(name), name, lang, code)


def read_played(name: str, lang: str) -> tuple[Match, Company]:
    """The same with who sat there, as far as the record says so."""
    text = read_text(name)
    return told_match(text, name, lang), company_of(text)


def told_match(text: str, name: str, lang: str, code: int = WRONG_USE) -> Match:
    """The match that a text from this file tells."""
    try:
        return regnum.replay(text)
    except RecordError as wrong:
        raise Complaint(what_is_wrong(told_name(name), wrong, lang), code) from None


def what_is_wrong(file: str, wrong: RecordError, lang: str) -> str:
    """A move that may not be played is told with the sentence the table would say; the rest as it is."""
    cause = wrong.__cause__
    if not isinstance(cause, IllegalMove):
        return f"{file} is wrong: {wrong}"
    words = Words(lang, cause.refusal.game)
    return f"{file}: " + words.say(
        "tty-record-refused",
        line=wrong.line,
        player=words.player(cause.seat),
        move=shortened(cause.move),
        why=words.reason(cause.refusal),
    )


def read_saved(path: Path, lang: str) -> Saved:
    """A record to go on with."""
    text = read_text(str(path))
    return Saved(path, text, told_match(text, str(path), lang))


def latest_saved(game: str | None, lang: str) -> Saved:
    """The match that was played last and is not over, of one game or of any. What cannot be read stands in no way."""
    folder = saved_games()
    files = sorted(folder.glob(f"{game or '*'}-*{SUFFIX}"), key=last_written, reverse=True)
    wrong: dict[str, str] = {}
    for file in files:
        try:
            saved = read_saved(file, lang)
        except Complaint as complaint:
            wrong[file.name] = str(complaint)
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


def nothing_to_resume(game: str | None, folder: Path, unreadable: list[str], *, none_readable: bool) -> Complaint:
    """Why there is no match to go on with, naming every file that could not be read."""
    what = f"match of {game}" if game else "match"
    if none_readable:
        return Complaint(f"no {what} saved in {folder} can be read: {', '.join(unreadable)}; regnum check says why")
    skipped = f" (skipped, not readable: {', '.join(unreadable)})" if unreadable else ""
    return Complaint(f"no unfinished {what} is saved in {folder}{skipped}; start one with: regnum tty")


class Keeper:
    """Keeps one match on disk, in as many places as asked for. What a person has remarked in a record stays in it."""

    def __init__(self, *paths: Path, resumed: Saved | None = None) -> None:
        self.paths = paths
        self.failed: dict[Path, OSError] = {}  # where the last attempt came to nothing, and why
        self.remarks = remarks_of(resumed.text) if resumed else {}
        self.held = {resumed.path: resumed.match.record()} if resumed else {}  # what each file tells already

    def save(self, match: Match, company: Company) -> None:
        """Write the record and sync it before anybody is told; one place that fails does not keep the others back."""
        self.failed = {}
        for path in self.paths:
            try:
                self.write(path, match.record(), company)
            except OSError as wrong:
                self.failed[path] = wrong

    def write(self, path: Path, record: str, company: Company) -> None:
        """One place. A file that tells this very match is left alone."""
        if self.held.get(path) != record or not path.exists():
            write_whole(path, remarked(record, company, self.remarks))
            self.held[path] = record

    @property
    def safe(self) -> list[Path]:
        """Where the match really lies."""
        return [path for path in self.paths if path not in self.failed]

    def told(self, words: Words) -> list[str]:
        """Where the match is saved and where it is not, one sentence for each place."""
        saved = [words.say("tty-saved-as", file=str(path)) for path in self.safe]
        return saved + self.complaints(words)

    def complaints(self, words: Words) -> list[str]:
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


def remarks_of(text: str) -> dict[int, list[str]]:
    """Every remark but ours, by how many lines of the record stand before it."""
    remarks: dict[int, list[str]] = {}
    before = 0
    for line in text.splitlines():
        if not line.lstrip().startswith("#"):
            before += bool(line.strip())
        elif not AGAINST.fullmatch(line):
            remarks.setdefault(before, []).append(line)
    return remarks


def remarked(record: str, company: Company, remarks: dict[int, list[str]]) -> str:
    """A record with its remarks where they were; the opponent and one's own colour are a remark too, the first."""
    lines = [f"# against {company.against}" + (f", playing {company.colour}" if company.colour else "")]
    length = 0
    for line in record.splitlines():
        lines += [*remarks.get(length, []), line]
        length += 1
    for before in sorted(remarks):
        lines += remarks[before] if before >= length else []
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


def remembered_company(text: str) -> Company | None:
    """Against whom, and in which colour, a saved match was played, if it says so."""
    return next((Company(*found.groups("")) for found in map(AGAINST.fullmatch, text.splitlines()) if found), None)


def company_of(text: str) -> Company:
    """The same for whoever watches: a level that this house does not know is nobody's name."""
    company = remembered_company(text) or Company()
    return company if company.against in LEVELS else company._replace(against=HUMAN)
