"""Which games are in the house: found by entry points, our own and those of other packages alike."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from regnum.core.errors import UnknownGame
from regnum.core.rules import Box, Expansion


@cache
def doors() -> dict[str, EntryPoint]:
    """The entry points `regnum.games`, by name: a game id, or `id.edition` for an earlier edition that was kept."""
    return {door.name: door for door in entry_points(group="regnum.games")}


def box_of(game: str) -> Box[Any]:
    """The box of a game as it is played today."""
    if not isinstance(game, str) or "." in game or game not in doors():
        raise UnknownGame(f"there is no game {game!r} in the house; there are: {', '.join(games())}")
    return opened_box(game)


def box_of_edition(game: str, edition: int) -> Box[Any]:
    """The box that a record was played with: today's, or an earlier one kept under the name `game.edition`."""
    today = box_of(game)
    if edition == today.edition:
        return today
    if f"{game}.{edition}" not in doors():
        here = f"this house plays edition {today.edition}"
        raise UnknownGame(f"the record is of {game} edition {edition}; {here}")
    return opened_box(f"{game}.{edition}")


@cache
def opened_box(name: str) -> Box[Any]:
    """The box behind an entry point, opened at most once, with every expansion that exists for it."""
    door = doors()[name]
    game = name.partition(".")[0]
    box = door.load()
    if not isinstance(box, Box) or box.id != game or (name != game and name != f"{game}.{box.edition}"):
        raise UnknownGame(f"the entry point {door.value!r} does not lead to the box of {name!r}")
    for id, extension in expansions_of(name).items():
        box.expansions[id] = loaded_expansion(extension, id)
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
        raise UnknownGame(f"the entry point {door.value!r} does not lead to the expansion {name!r}")
    return expansion


def games() -> tuple[str, ...]:
    """The ids of all games in the house; earlier editions are kept for records only."""
    return tuple(sorted(name for name in doors() if "." not in name))


def look_again() -> None:
    """Forget which games there are: a package has come or gone."""
    doors.cache_clear()
    opened_box.cache_clear()
