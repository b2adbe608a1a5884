"""From a wish to a sitting: a new match or a resumed one, who sits against you, and where it is kept."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.cli.agreed import known_game, new_match
from regnum.cli.company import known_colour
from regnum.cli.errors import Complaint
from regnum.cli.records import STDIN, Keeper, Saved, latest_saved, new_path, read_saved, remembered_company
from regnum.cli.sitting import Sitting, known_opponent
from regnum.cli.words import Words
from regnum.core.match import Match

USUAL_OPPONENT = "squire"


class Wish(NamedTuple):
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


def sit_down(wish: Wish) -> None:
    """Open the table and play until somebody leaves."""
    sitting = resumed(wish) if wish.resume else begun(wish)
    lang = sit_on_screen(sitting, wish) if has_screen() and not wish.plain else sit_in_lines(sitting, wish)
    if sitting.keeper.failed:
        raise Complaint("; ".join(sitting.keeper.complaints(Words(lang))))


def sit_in_lines(sitting: Sitting, wish: Wish) -> str:
    """Play by typing lines; the language at the end."""
    from regnum.cli.plain import play_in_lines

    return play_in_lines(sitting, wish.lang)


def sit_on_screen(sitting: Sitting, wish: Wish) -> str:
    """Play on the whole screen; what is left behind are a few lines. The language at the end."""
    from regnum.cli.tty.play import PlayApp

    table = PlayApp(sitting, wish.lang)
    table.run()
    for path in sitting.keeper.safe:
        print(table.words.say("tty-saved-as", file=str(path)))
    if goodbye := sitting.goodbye(table.words):
        print(goodbye)
    return table.words.lang


def has_screen() -> bool:
    """Whether there is a terminal that can do more than print lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def begun(wish: Wish) -> Sitting:
    """A new match."""
    if wish.file is not None:
        raise Complaint(f"what shall happen with {wish.file!r}? To go on with a record: regnum tty --resume FILE")
    against = wish.against or USUAL_OPPONENT
    known_opponent(against)
    colour = known_colour(known_game(wish.game), wish.colour)
    match = new_match(known_game(wish.game), wish.seats, wish.seed, wish.options)
    check_alone(match, wish)
    path = new_path(match, datetime.now())
    return Sitting(match, against, Keeper(path, *own_file(wish)), colour=colour)


def check_alone(match: Match, wish: Wish) -> None:
    """With one seat there is nobody to choose."""
    if match.seats == 1 and wish.against is not None:
        raise Complaint("with one seat the official opponent plays alone; --against is for two seats and more")


def resumed(wish: Wish) -> Sitting:
    """The match of a record; what was agreed stands there and cannot be changed."""
    for name, given in (("--seats", wish.seats), ("--seed", wish.seed), ("--option", wish.options)):
        if given:
            raise Complaint(f"{name} is agreed before a match; with --resume it stands in the record")
    saved = chosen_record(wish)
    check_alone(saved.match, wish)
    own = [file for file in own_file(wish) if os.path.realpath(file) != os.path.realpath(saved.path)]
    named = saved.path if named_record(wish) is not None else None
    keeper = Keeper(saved.path, *own, resumed=saved)
    return Sitting(saved.match, opponent_of(saved, wish), keeper, named, colour_of(saved, wish))


def chosen_record(wish: Wish) -> Saved:
    """`--resume FILE`, `--resume GAME FILE`, `--resume GAME` or only `--resume`."""
    named = named_record(wish)
    if named is None:
        return latest_saved(wish.game, wish.lang)
    if named == STDIN:
        raise Complaint("--resume goes on writing the record, so it takes a file, not standard input")
    return read_saved(Path(named), wish.lang)


def named_record(wish: Wish) -> str | None:
    """The file asked for, if any."""
    return wish.file if wish.file is not None or wish.game in regnum.games() else wish.game


def opponent_of(saved: Saved, wish: Wish) -> str:
    """Whoever is wished for, else the one the record remembers."""
    company = remembered_company(saved.text)
    if wish.against is not None or company is None:
        return wish.against or USUAL_OPPONENT
    remembered = company.against
    try:
        known_opponent(remembered)
    except Complaint as wrong:
        raise Complaint(f"{saved.path} was played against {remembered}: {wrong}; choose with --against") from None
    return remembered


def colour_of(saved: Saved, wish: Wish) -> str:
    """The colour that is wished for, else the one the record remembers."""
    if wish.colour is not None:
        return known_colour(saved.match.game, wish.colour)
    company = remembered_company(saved.text)
    return company.colour if company is not None else ""


def own_file(wish: Wish) -> list[Path]:
    """The place asked for with --save, if there can be one."""
    if wish.save is None:
        return []
    folder = wish.save.absolute().parent
    if not folder.is_dir():
        raise Complaint(f"there is no folder {folder} to save {wish.save.name} into; make it first")
    if wish.save.is_dir():
        raise Complaint(f"{wish.save} is a folder; --save takes a file")
    return [wish.save]
