"""The few kinds of things a scene is made of. A game's scene.py lays them out; one page draws them for every game.

Each is a plain dictionary with a stable `id`, so that a piece can glide from where it was to where it is. `label` and
`text` are messages; `tone` is a word the theme turns into a colour; places hold `items`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from regnum.core.letters import Message

Thing: TypeAlias = dict[str, Any]


def thing(kind: str, id: str, **more: Any) -> Thing:
    """Any kind, without the fields that say nothing."""
    return {"kind": kind, "id": id, **{name: value for name, value in more.items() if value is not None}}


def panel(id: str, role: str, title: Message, items: list[Thing], *, seat: int | None = None) -> Thing:
    """A titled group. The page lays it out by its role: board, mine, others, offer, side."""
    return thing("panel", id, role=role, title=title, items=items, seat=seat)


def place(id: str, layout: str, items: list[Thing], *, label: Message | None = None, **more: Any) -> Thing:
    """A named area: grid (items have x and y; y grows upwards), ring, row, stack or mat."""
    return thing("place", id, layout=layout, items=items, label=label, **more)


def piece(id: str, shape: str, **more: Any) -> Thing:
    """A tile, unit, worker, token, cube, marker, figure or cell.

    Known fields: icon, tone, seat, turned (degrees), face (up or down), roads (edges), cost, value, marks (pieces on
    top of it), label (its short name), name (its full one), text (what it does), x, y, spent (already used), at (the
    value of the cell of a track it stands on).
    """
    return thing("piece", id, shape=shape, **more)


def card(id: str, title: Message, **more: Any) -> Thing:
    """A card: title, icons, cost, or_cost (another price), accepts (what may stand on it), marks, value, text, face."""
    return thing("card", id, title=title, **more)


def counter(id: str, label: Message, value: int, *, icon: str | None = None, seat: int | None = None) -> Thing:
    """A number with a name."""
    return thing("counter", id, label=label, value=value, icon=icon, seat=seat)


def meter(id: str, label: Message, value: int, most: int, *, seat: int | None = None) -> Thing:
    """A number out of a largest one: how full something is."""
    return thing("meter", id, label=label, value=value, most=most, seat=seat)


def track(id: str, label: Message, cells: list[Thing], marks: list[Thing]) -> Thing:
    """Cells in a line with markers on them."""
    return thing("track", id, label=label, cells=cells, marks=marks)


def space(id: str, title: Message, slots: list[Thing], **more: Any) -> Thing:
    """A place to act: slots to be filled, what it costs and needs, how often it has been used.

    Known fields: icon, cost, text, value and most (times used, of how many), spent (cannot be used now).
    """
    return thing("space", id, title=title, items=slots, **more)


def scene(game: str, panels: list[Thing]) -> dict[str, Any]:
    """The whole table."""
    return {"game": game, "panels": panels}
