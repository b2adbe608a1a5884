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
from regnum.cli.records import Keeper, latest_saved, new_path, read_text, remembered_opponent
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
    path = chosen_record(wish)
    text = read_text(str(path))
    match = regnum.replay(text)
    against = wish.against or remembered_opponent(text) or USUAL_OPPONENT
    return Sitting(match, against, Keeper(path, *own_file(wish)))


def chosen_record(wish: Wish) -> Path:
    """`--resume FILE`, `--resume GAME FILE`, `--resume GAME` or only `--resume`."""
    if wish.file is not None:
        return Path(wish.file)
    if wish.game is not None and wish.game not in regnum.games():
        return Path(wish.game)
    return latest_saved(wish.game)


def own_file(wish: Wish) -> list[Path]:
    """The place asked for with --save."""
    return [wish.save] if wish.save is not None else []
