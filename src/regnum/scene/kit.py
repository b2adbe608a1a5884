"""The few kinds of things a scene is made of. A game's scene.py lays them out; one page draws them for every game.

Each is a plain dictionary with a stable `id`, so that a piece can glide from where it was to where it is. `label` and
`text` are messages; `tone` is a word the theme turns into a colour; places hold `items`. The browser knows the same
kinds as web/src/wire/scene.ts.

Every thing may carry: label (its short name), name (its full one), text (what it does), rule (the paragraph that tells
more), icon, tone, seat, spent (already used), faint (drawn so, for a reason its words tell), marks (things on top of
it), anchor (its spot in a drawing).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from regnum.core.letters import Message

Thing: TypeAlias = dict[str, Any]


def thing(kind: str, id: str, **more: Any) -> Thing:
    """Any kind, without the fields that say nothing."""
    return {"kind": kind, "id": id, **said(more)}


def said(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields that say something."""
    return {name: value for name, value in fields.items() if value is not None}


def panel(
    id: str,
    role: str,
    title: Message,
    items: list[Thing],
    *,
    seat: int | None = None,
    note: Message | None = None,
    bare: bool | None = None,
    tray: bool | None = None,
    **more: Any,
) -> Thing:
    """A titled group. The page lays it out by its role: board, mine, others, offer, side.

    `note` are small words beside the title; a `bare` one draws no title; a `tray` slides up while a decision needs it.
    """
    return thing("panel", id, role=role, title=title, items=items, seat=seat, note=note, bare=bare, tray=tray, **more)


def place(id: str, layout: str, items: list[Thing], *, label: Message | None = None, **more: Any) -> Thing:
    """A named area: row, column, mat, grid (items have x and y; y grows upwards), ring, stack, board (a drawing) or
    screen (a folding one of `seat`, with its items in the open window).

    Known fields: columns and widths (of a mat), turns (on a phone a mat's columns become lines), gap, size (of its
    items), narrow (their size on a phone), drawing (of a board), note (small words beside the label), framed, middle
    and reach (of a ring), only (wide or narrow screens).
    """
    return thing("place", id, layout=layout, items=items, label=label, **more)


def piece(id: str, shape: str, **more: Any) -> Thing:
    """A tile, unit, worker, token, cube, marker, figure, cell, square, slot, note, gap, stack or shield.

    On a drawing: region (its anchor is a polygon; marks go to their anchors, the rest to the spot `<anchor> flow`, what
    it gives to `<anchor> gives`), ribbon (a title), caption, disc (a marker with a number). Cubes (a heap with its
    number, `plus` came just now), tower (value floors, drawn for `most`), screen (closed; value cards, gives what is
    known), entry (a line of a list: order, icon on a `family`, label, foot, gives, seat; its marks below it), step (a
    space of a calendar; tone past or now).

    Places to act: roundel (a round one on a drawing: whoever stands there are its marks, gives on its rim, tone its
    ground), windows (a house with `columns` of windows: its marks, each with its own), stall (for one: gives, cost),
    socket (a hole for a piece of a kind; spent: filled). Storey (a level of a building: gives its price, at its
    points), arms (a side's marker), portrait (somebody in an oval: family, foot, gives).

    Known fields: icon, tone, seat, turned (degrees), face (up or down), roads (edges), joined (they meet), cost, value,
    marks (pieces on top of it), label (its short name), name (its full one), text (what it does), x, y, spent (already
    used), at (the value of the cell of a track it stands on), order, near and position (in a ring), gives, size, shut
    (nobody may enter: hatched), only (wide or narrow screens).
    """
    return thing("piece", id, shape=shape, **more)


def gain(
    icon: str,
    count: int | str | None = None,
    *,
    plus: bool | None = None,
    tone: str | None = None,
    piece: bool | None = None,
) -> dict[str, Any]:
    """One thing a card or a space gives, asks or shows; `piece`: drawn as a piece with its own colours."""
    return said({"icon": icon, "count": count, "plus": plus, "tone": tone, "piece": piece})


def row(
    *gives: dict[str, Any],
    when: dict[str, Any] | None = None,
    end: list[dict[str, Any]] | None = None,
    tint: bool | None = None,
) -> dict[str, Any]:
    """A line of a card: when, then what; `end` stands at its right."""
    return said({"when": when, "gives": list(gives), "end": end, "tint": tint})


def card(id: str, title: Message, **more: Any) -> Thing:
    """A card: title, icons, cost, or_cost (another price), accepts (what may stand on it), marks, value, text, face.

    For the eye: family (the ground of its picture: azure, gules, vert, or, sable, argent), badge or several badges,
    corner (gains at once), rows, size, foot (small words below).
    """
    return thing("card", id, title=title, **more)


def counter(
    id: str,
    label: Message,
    value: int,
    *,
    icon: str | None = None,
    seat: int | None = None,
    plus: int | None = None,
    **more: Any,
) -> Thing:
    """A number with a name; `plus` is added to it for a while."""
    return thing("counter", id, label=label, value=value, icon=icon, seat=seat, plus=plus, **more)


def meter(id: str, label: Message, value: int, most: int, *, seat: int | None = None, **more: Any) -> Thing:
    """A number out of a largest one: how full something is."""
    return thing("meter", id, label=label, value=value, most=most, seat=seat, **more)


def track(
    id: str,
    label: Message,
    cells: list[Thing],
    marks: list[Thing],
    *,
    points: list[int] | None = None,
    **more: Any,
) -> Thing:
    """Cells in a line with markers on them; `points` are printed over the cells. A `broad` one has large cells (tone,
    icon, gives, edge: a red line before it) and arms as markers; it stands upright in a tall spot of a drawing.
    """
    return thing("track", id, label=label, cells=cells, marks=marks, points=points, **more)


def space(id: str, title: Message, slots: list[Thing], **more: Any) -> Thing:
    """A place to act: slots to be filled, what it costs and needs, how often it has been used.

    Known fields: icon, cost, needs and gives (gains), text, value and most (times used, of how many), spent (cannot be
    used now).
    """
    return thing("space", id, title=title, items=slots, **more)


def column(
    *panels: str, width: int | None = None, log: bool | None = None, keeps: list[str] | None = None
) -> dict[str, Any]:
    """A column of a wide stage. Without a width it takes the rest; `log`: the log is docked at its end. Where it says
    what it `keeps`, on a tablet only these panels stay beside the tabs.
    """
    return said({"panels": list(panels), "width": width, "log": log, "keeps": keeps})


def zone(id: str, title: Message, icon: str, *panels: str) -> dict[str, Any]:
    """A tab of a phone with these panels."""
    return {"id": id, "title": title, "icon": icon, "panels": list(panels)}


def strip(seat: int, counters: list[Thing], *, note: Message | None = None) -> dict[str, Any]:
    """The few numbers of a side that matter most."""
    return said({"seat": seat, "counters": counters, "note": note})


def scene(
    game: str,
    panels: list[Thing],
    *,
    headline: Message | None = None,
    stage: list[dict[str, Any]] | None = None,
    zones: list[dict[str, Any]] | None = None,
    sides: list[dict[str, Any]] | None = None,
    purse: list[Thing] | None = None,
) -> dict[str, Any]:
    """The whole table: its panels, where they lie on wide and narrow screens, and what is always in sight.

    The kernel adds `across` where the viewer sits opposite the first seat.
    """
    return {
        "game": game,
        "panels": panels,
        **said({"headline": headline, "stage": stage, "zones": zones, "sides": sides, "purse": purse}),
    }
