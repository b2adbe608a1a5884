"""`regnum tty`: turn the options into a session: a new match or a resumed one, the opponents, the file."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.cli import EXTRAS
from regnum.cli.errors import InputError, note
from regnum.cli.language import Sentences
from regnum.cli.match_options import known_game, new_match
from regnum.cli.players import known_colour
from regnum.cli.records import STDIN, RecordFile, SavedRecord, latest_saved, new_path, read_saved, remembered_players
from regnum.cli.session import PlaySession, known_opponent
from regnum.core.match import Match
from regnum.extras import needs

USUAL_OPPONENT = "squire"


class PlayRequest(NamedTuple):
    """What was typed behind `regnum tty`."""

    game: str | None
    file: str | None
    seats: str | None
    seed: str | None
    options: list[str]
    against: str | None
    lang: str
    resume: bool
    save: Path | None
    plain: bool
    colour: str | None = None


def play_in_terminal(request: PlayRequest) -> None:
    """Start the session and play until the player leaves."""
    session = resumed_session(request) if request.resume else new_session(request)
    lang = play_full_screen(session, request) if has_screen() and not request.plain else play_plain(session, request)
    if session.record_file.failed:
        raise InputError("; ".join(session.record_file.save_errors(Sentences(lang))))


def play_plain(session: PlaySession, request: PlayRequest) -> str:
    """Play by typing lines; the language at the end."""
    from regnum.cli.plain_table import play_in_lines

    return play_in_lines(session, request.lang)


def play_full_screen(session: PlaySession, request: PlayRequest) -> str:
    """Play on the whole screen; what is left behind are a few lines. The language at the end."""
    with needs(*EXTRAS["tty"]):
        from regnum.cli.tty.play import PlayApp

    table = PlayApp(session, request.lang)
    table.run()
    for path in session.record_file.safe:
        print(table.words.say("tty-saved-as", file=str(path)))
    if goodbye := session.goodbye(table.words):
        print(goodbye)
    return table.words.lang


def has_screen() -> bool:
    """Whether there is a terminal that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def new_session(request: PlayRequest) -> PlaySession:
    """A new match."""
    if request.file is not None:
        raise InputError(f"unexpected argument {request.file!r}; to continue a record use: regnum tty --resume FILE")
    against = request.against or USUAL_OPPONENT
    known_opponent(against)
    colour = known_colour(known_game(request.game), request.colour)
    match = new_match(known_game(request.game), request.seats, request.seed, request.options)
    check_alone(match, request)
    if match.rules.figures is not None:
        note(Sentences(request.lang).say("figures-bots", name=match.rules.figures.name))
    path = new_path(match, datetime.now())
    return PlaySession(match, against, RecordFile(path, *own_file(request)), colour=colour)


def check_alone(match: Match, request: PlayRequest) -> None:
    """InputError if an opponent is chosen for a solo game."""
    if match.seats == 1 and request.against is not None:
        raise InputError("--against cannot be used with --seats 1, where you play the official solo opponent")


def resumed_session(request: PlayRequest) -> PlaySession:
    """Resume the match of a record; its options cannot be changed."""
    for name, given in (("--seats", request.seats), ("--seed", request.seed), ("--option", request.options)):
        if given:
            raise InputError(f"{name} cannot be used with --resume; the record already contains it")
    saved = chosen_record(request)
    check_alone(saved.match, request)
    own = [file for file in own_file(request) if os.path.realpath(file) != os.path.realpath(saved.path)]
    named = saved.path if named_record(request) is not None else None
    record_file = RecordFile(saved.path, *own, resumed=saved)
    return PlaySession(saved.match, opponent_of(saved, request), record_file, named, colour_of(saved, request))


def chosen_record(request: PlayRequest) -> SavedRecord:
    """`--resume FILE`, `--resume GAME FILE`, `--resume GAME` or only `--resume`."""
    named = named_record(request)
    if named is None:
        return latest_saved(request.game, request.lang)
    if named == STDIN:
        raise InputError("--resume needs a file, not standard input, because it appends to the record")
    return read_saved(Path(named), request.lang)


def named_record(request: PlayRequest) -> str | None:
    """The file asked for, if any."""
    return request.file if request.file is not None or request.game in regnum.games() else request.game


def opponent_of(saved: SavedRecord, request: PlayRequest) -> str:
    """The opponent that was asked for, else the one named in the record."""
    players = remembered_players(saved.text)
    if request.against is not None or players is None:
        return request.against or USUAL_OPPONENT
    saved_setting = players.against
    try:
        known_opponent(saved_setting)
    except InputError as wrong:
        raise InputError(f"{saved.path} was played against {saved_setting}: {wrong}; choose with --against") from None
    return saved_setting


def colour_of(saved: SavedRecord, request: PlayRequest) -> str:
    """The colour that was asked for, else the one named in the record."""
    if request.colour is not None:
        return known_colour(saved.match.game, request.colour)
    players = remembered_players(saved.text)
    return players.colour if players is not None else ""


def own_file(request: PlayRequest) -> list[Path]:
    """The place asked for with --save, if there can be one."""
    if request.save is None:
        return []
    folder = request.save.absolute().parent
    if not folder.is_dir():
        raise InputError(f"folder not found: {folder}; create it first")
    if request.save.is_dir():
        raise InputError(f"{request.save} is a folder; --save needs a file")
    return [request.save]
