"""Which games are in the house: found by entry points, our own and those of other packages alike.

A package that cannot be opened is left out and harms nobody else: `left_out` says which, and why.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from regnum.core.errors import BrokenGame, UnknownGame
from regnum.core.rules import Box, Expansion

NAME: Final = re.compile(r"[a-z][a-z0-9_]*(\.[0-9]+)?")  # a game, or an earlier edition of it
OURS: Final = "regnum.games."

lost_expansions: Final[dict[str, Exception]] = {}  # by the names of their entry points


@cache
def doors() -> dict[str, EntryPoint]:
    """The entry points `regnum.games`, by name: a game id, or `id.edition` for an earlier edition that was kept.

    Nobody takes the name of a game of the house.
    """
    found = sorted(entry_points(group="regnum.games"), key=lambda door: door.value.startswith(OURS))
    return {door.name: door for door in found if NAME.fullmatch(door.name)}


def box_of(game: str) -> Box[Any]:
    """The box of a game as it is played today."""
    if not isinstance(game, str) or "." in game or game not in doors():
        raise UnknownGame(f"there is no game {game!r} in the house; there are: {', '.join(games())}")
    return sound_box(game)


def box_of_edition(game: str, edition: int) -> Box[Any]:
    """The box that a record was played with: today's, or an earlier one kept under the name `game.edition`."""
    today = box_of(game)
    if edition == today.edition:
        return today
    if f"{game}.{edition}" not in doors():
        here = f"this house plays edition {today.edition}"
        raise UnknownGame(f"the record is of {game} edition {edition}; {here}")
    return sound_box(f"{game}.{edition}")


def sound_box(name: str) -> Box[Any]:
    """The box behind an entry point; BrokenGame, which shows nothing of the machine, where it cannot be opened."""
    box = opened_box(name)
    if isinstance(box, Box):
        return box
    raise BrokenGame(f"the game {name!r} is unavailable: its package cannot be opened") from box


@cache
def opened_box(name: str) -> Box[Any] | Exception:
    """The box behind an entry point, with every expansion that exists for it, or why not; tried once."""
    try:
        box = checked_box(doors()[name].load(), name)
    except (Exception, SystemExit) as wrong:  # whatever a stranger's package does when it is imported
        return wrong if isinstance(wrong, Exception) else RuntimeError("the package ends the program")
    for id, door in expansions_of(name).items():
        try:
            box.expansions[id] = loaded_expansion(door, id)
        except (Exception, SystemExit) as wrong:
            lost_expansions[door.name] = wrong if isinstance(wrong, Exception) else RuntimeError("it ends the program")
    return box


def checked_box(box: object, name: str) -> Box[Any]:
    """A box that is what it says; ValueError otherwise."""
    game = name.partition(".")[0]
    if not isinstance(box, Box):
        raise ValueError(f"the entry point of {name!r} leads to {type(box).__name__}, not to a Box")
    if box.id != game or (name != game and name != f"{game}.{box.edition}"):
        raise ValueError(f"the entry point of {name!r} leads to the box of {box.id!r}, edition {box.edition}")
    least, most = box.seats
    if not 1 <= least <= most <= len(box.colours):
        raise ValueError(f"{name}: seats {least} to {most} with {len(box.colours)} colours cannot be seated")
    if len(set(box.colours)) != len(box.colours):
        raise ValueError(f"{name}: two seats have the same colour")
    box.info()
    return box


def expansions_of(box: str) -> dict[str, EntryPoint]:
    """The entry points `regnum.expansions` of a box: `game.expansion`, and beside an earlier edition of the game the
    expansion as it was then, kept under the name `game.edition.expansion`.
    """
    game = box.partition(".")[0]
    kept = {door.name: door for door in entry_points(group="regnum.expansions")}
    today = {name.removeprefix(f"{game}."): door for name, door in kept.items() if name.startswith(f"{game}.")}
    return {id: kept.get(f"{box}.{id}", door) for id, door in today.items() if "." not in id}


def loaded_expansion(door: EntryPoint, name: str) -> Expansion:
    """An expansion behind its entry point."""
    expansion = door.load()
    if not isinstance(expansion, Expansion) or expansion.id != name:
        raise ValueError(f"the entry point {door.value!r} does not lead to the expansion {name!r}")
    return expansion


def listed() -> tuple[str, ...]:
    """The ids of all games that packages offer, opened or not; earlier editions are kept for records only."""
    return tuple(sorted(name for name in doors() if "." not in name))


def games() -> tuple[str, ...]:
    """The ids of all games that can be played here."""
    return tuple(name for name in listed() if isinstance(opened_box(name), Box))


def left_out() -> dict[str, Exception]:
    """Games and expansions that packages offer and that cannot be opened, each with the reason."""
    tried = {name: opened_box(name) for name in listed()}
    return {name: wrong for name, wrong in tried.items() if isinstance(wrong, Exception)} | lost_expansions


def look_again() -> None:
    """Forget which games there are: a package has come or gone."""
    doors.cache_clear()
    opened_box.cache_clear()
    lost_expansions.clear()
