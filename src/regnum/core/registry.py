"""The registry of games: built-in games and those of other packages, found by entry points.

A package that cannot be loaded is left out and does not affect the others: `unavailable` lists it with the reason.
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

broken_expansions: Final[dict[str, Exception]] = {}  # by the names of their entry points


@cache
def game_entry_points() -> dict[str, EntryPoint]:
    """The entry points `regnum.games`, by name: a game id, or `id.edition` for an earlier edition.

    No other package can take the name of one of our games.
    """
    found = sorted(entry_points(group="regnum.games"), key=lambda point: point.value.startswith(OURS))
    return {point.name: point for point in found if NAME.fullmatch(point.name)}


def box_of(game: str) -> Box[Any]:
    """The box of a game as it is played today."""
    if not isinstance(game, str) or "." in game or game not in game_entry_points():
        raise UnknownGame(f"unknown game {game!r}; choose from: {', '.join(games())}")
    return loaded_box(game)


def box_of_edition(game: str, edition: int) -> Box[Any]:
    """The box that a record was played with: today's, or an earlier one registered as `game.edition`."""
    today = box_of(game)
    if edition == today.edition:
        return today
    if f"{game}.{edition}" not in game_entry_points():
        here = f"this version has edition {today.edition}"
        raise UnknownGame(f"the record is of {game} edition {edition}; {here}")
    return loaded_box(f"{game}.{edition}")


def loaded_box(name: str) -> Box[Any]:
    """The box behind an entry point; BrokenGame, which shows nothing of the machine, where it cannot be opened."""
    box = opened_box(name)
    if isinstance(box, Box):
        return box
    raise BrokenGame(f"the game {name!r} is unavailable: its package cannot be loaded") from box


@cache
def opened_box(name: str) -> Box[Any] | Exception:
    """The box behind an entry point, with every expansion that exists for it, or why not; tried once."""
    try:
        box = checked_box(game_entry_points()[name].load(), name)
    except (Exception, SystemExit) as wrong:  # whatever somebody else's package does when it is imported
        return wrong if isinstance(wrong, Exception) else RuntimeError("the package exits the program")
    for id, point in expansions_of(name).items():
        try:
            box.expansions[id] = loaded_expansion(point, id)
        except (Exception, SystemExit) as wrong:
            broken_expansions[point.name] = (
                wrong if isinstance(wrong, Exception) else RuntimeError("it exits the program")
            )
    return box


def checked_box(box: object, name: str) -> Box[Any]:
    """A box that is what it says; ValueError otherwise."""
    game = name.partition(".")[0]
    if not isinstance(box, Box):
        raise ValueError(f"the entry point of {name!r} points to {type(box).__name__}, not to a Box")
    if box.id != game or (name != game and name != f"{game}.{box.edition}"):
        raise ValueError(f"the entry point of {name!r} points to the Box of game {box.id!r}, edition {box.edition}")
    least, most = box.seats
    if not 1 <= least <= most <= len(box.colours):
        raise ValueError(f"{name}: invalid seats {least} to {most} for {len(box.colours)} colours")
    if len(set(box.colours)) != len(box.colours):
        raise ValueError(f"{name}: two seats have the same colour")
    box.info()
    return box


def expansions_of(box: str) -> dict[str, EntryPoint]:
    """The entry points `regnum.expansions` of a box: `game.expansion`, and beside an earlier edition of the game the
    expansion of that edition, registered as `game.edition.expansion`.
    """
    game = box.partition(".")[0]
    kept = {point.name: point for point in entry_points(group="regnum.expansions")}
    today = {name.removeprefix(f"{game}."): point for name, point in kept.items() if name.startswith(f"{game}.")}
    return {id: kept.get(f"{box}.{id}", point) for id, point in today.items() if "." not in id}


def loaded_expansion(point: EntryPoint, name: str) -> Expansion:
    """An expansion behind its entry point."""
    expansion = point.load()
    if not isinstance(expansion, Expansion) or expansion.id != name:
        raise ValueError(f"entry point {point.value!r} does not point to the expansion {name!r}")
    return expansion


def installed() -> tuple[str, ...]:
    """The ids of all games that packages offer, loadable or not; earlier editions are for records only."""
    return tuple(sorted(name for name in game_entry_points() if "." not in name))


def games() -> tuple[str, ...]:
    """The ids of all games that can be played here."""
    return tuple(name for name in installed() if isinstance(opened_box(name), Box))


def unavailable() -> dict[str, Exception]:
    """Games and expansions that packages offer and that cannot be opened, each with the reason."""
    tried = {name: opened_box(name) for name in installed()}
    return {name: wrong for name, wrong in tried.items() if isinstance(wrong, Exception)} | broken_expansions


def refresh() -> None:
    """Forget which games there are: a package has come or gone."""
    game_entry_points.cache_clear()
    opened_box.cache_clear()
    broken_expansions.clear()
