"""Which games are in the house: found by entry points, our own and those of other packages alike."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from regnum.core.errors import UnknownGame
from regnum.core.rules import Box, Expansion


@cache
def doors() -> dict[str, EntryPoint]:
    """The entry points `regnum.games`, by game id."""
    return {door.name: door for door in entry_points(group="regnum.games")}


@cache
def box_of(game: str) -> Box:
    """The box of a game, opened at most once, with every expansion that exists for it."""
    door = doors().get(game)
    if door is None:
        raise UnknownGame(f"there is no game {game!r} in the house; there are: {', '.join(games())}")
    box = door.load()
    if not isinstance(box, Box) or box.id != game:
        raise UnknownGame(f"the entry point {door.value!r} does not lead to the box of {game!r}")
    for extension in entry_points(group="regnum.expansions"):
        owner, _, name = extension.name.partition(".")
        if owner == game:
            box.expansions[name] = loaded_expansion(extension, name)
    return box


def loaded_expansion(door: EntryPoint, name: str) -> Expansion:
    """An expansion behind its entry point."""
    expansion = door.load()
    if not isinstance(expansion, Expansion) or expansion.id != name:
        raise UnknownGame(f"the entry point {door.value!r} does not lead to the expansion {name!r}")
    return expansion


def games() -> tuple[str, ...]:
    """The ids of all games in the house."""
    return tuple(sorted(doors()))
