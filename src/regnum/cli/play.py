"""From a wish to a sitting: a new match or a resumed one, who sits against you, and where it is kept."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.cli.agreed import known_game, new_match
from regnum.cli.errors import Complaint
from regnum.cli.records import STDIN, Keeper, Saved, latest_saved, new_path, read_saved, remembered_opponent
from regnum.cli.sitting import Sitting, known_opponent
from regnum.cli.words import Words

USUAL_OPPONENT = "greedy"


class Wish(NamedTuple):
    """What was typed behind `regnum play`."""

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


def sit_down(wish: Wish) -> None:
    """Open the table and play until somebody leaves."""
    sitting = resumed(wish) if wish.resume else begun(wish)
    if wish.plain or not has_screen():
        from regnum.cli.plain import play_in_lines

        play_in_lines(sitting, wish.lang)
        return
    from regnum.cli.tty.play import PlayApp

    table = PlayApp(sitting, wish.lang)
    table.run()
    words = Words(table.words.lang)
    print(*(words.say("tty-saved-as", file=str(path)) for path in sitting.keeper.paths), sep="\n")
    if not sitting.match.over:
        print(words.say("tty-goodbye"))


def has_screen() -> bool:
    """Whether there is a terminal that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def begun(wish: Wish) -> Sitting:
    """A new match."""
    if wish.file is not None:
        raise Complaint(f"what shall happen with {wish.file!r}? To go on with a record: regnum play --resume FILE")
    against = wish.against or USUAL_OPPONENT
    known_opponent(against)
    match = new_match(known_game(wish.game), wish.seats, wish.seed, wish.options)
    path = new_path(match, datetime.now())
    return Sitting(match, against, Keeper(path, *own_file(wish)))


def resumed(wish: Wish) -> Sitting:
    """The match of a record; what was agreed stands there and cannot be changed."""
    for name, given in (("--seats", wish.seats), ("--seed", wish.seed), ("--option", wish.options)):
        if given:
            raise Complaint(f"{name} is agreed before a match; with --resume it stands in the record")
    saved = chosen_record(wish)
    own = [file for file in own_file(wish) if os.path.realpath(file) != os.path.realpath(saved.path)]
    return Sitting(saved.match, opponent_of(saved, wish), Keeper(saved.path, *own, resumed=saved))


def chosen_record(wish: Wish) -> Saved:
    """`--resume FILE`, `--resume GAME FILE`, `--resume GAME` or only `--resume`."""
    named = wish.file if wish.file is not None or wish.game in regnum.games() else wish.game
    if named is None:
        return latest_saved(wish.game)
    if named == STDIN:
        raise Complaint("--resume goes on writing the record, so it takes a file, not standard input")
    return read_saved(Path(named))


def opponent_of(saved: Saved, wish: Wish) -> str:
    """Whoever is wished for, else the one the record remembers."""
    remembered = remembered_opponent(saved.text)
    if wish.against is not None or remembered is None:
        return wish.against or USUAL_OPPONENT
    try:
        known_opponent(remembered)
    except Complaint as wrong:
        raise Complaint(f"{saved.path} was played against {remembered}: {wrong}; choose with --against") from None
    return remembered


def own_file(wish: Wish) -> list[Path]:
    """The place asked for with --save."""
    return [wish.save] if wish.save is not None else []
