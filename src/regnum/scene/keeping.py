"""Panels that are made anew only when something in them has changed.

A game may say of a panel what it reads of the view (`kept`). Whoever lays out scene after scene of one match, as the
server does, keeps such panels by what they read, and has those of a move made once for all viewers who know the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from typing_extensions import override

from regnum.scene.things import Panel


class PanelKeeper(Protocol):
    """Somebody who keeps panels."""

    def panel(
        self, view: dict[str, Any], reads: Mapping[str, Any], make: Callable[..., Panel], args: tuple[int, ...]
    ) -> Panel:
        """Return the panel that `make` lays out of this view; `reads` is all that it reads of it."""


class KeptView(dict[str, Any]):
    """A view whose panels are kept."""

    def __init__(self, view: Mapping[str, Any], keeper: PanelKeeper) -> None:
        super().__init__(view)
        self.keeper = keeper


class PartOfView(dict[str, Any]):
    """What a panel reads of a view. Whatever else it reads comes from the whole view, and is noted."""

    def __init__(self, reads: Mapping[str, Any], view: Mapping[str, Any]) -> None:
        super().__init__(reads)
        self.view = view
        self.read_more = False

    def __missing__(self, name: str) -> Any:
        """Return what was not named."""
        self.read_more = True
        return self.view[name]

    @override
    def __contains__(self, name: object) -> bool:
        """Whether the whole view has it."""
        if super().__contains__(name):
            return True
        self.read_more = True
        return name in self.view

    @override
    def get(self, name: str, default: Any = None) -> Any:
        """Return a member of the whole view, if it has it."""
        with suppress(KeyError):
            return self[name]
        return default


def kept(
    view: dict[str, Any], make: Callable[..., Panel], *args: int, reads: Sequence[str], narrow: Mapping[str, Any] = {}
) -> Panel:
    """Return the panel `make(view, *args)`, kept by whoever keeps panels.

    `reads` are the members of the view that it reads; `narrow` are others, cut down to what it reads of them.
    """
    if not isinstance(view, KeptView):
        return make(view, *args)
    return view.keeper.panel(view, {**{name: view[name] for name in reads}, **narrow}, make, args)


def only(sides: Sequence[Mapping[str, Any]], *names: str) -> list[dict[str, Any]]:
    """Return these members of every side."""
    return [{name: side[name] for name in names} for side in sides]


def alone(sides: Sequence[Mapping[str, Any]], mine: int, names: Collection[str] = ()) -> list[Mapping[str, Any]]:
    """Return one side as it is, and of the others only these members."""
    return [side if n == mine else {name: side[name] for name in names} for n, side in enumerate(sides)]
