"""How places of the land are named: by what lies there or beside them, with the position as the reader counts it."""

from __future__ import annotations

from regnum.core.messages import Direction, GridSpot, Message, say

START_TILE = "start"
FREE_TERRAIN = "free_"  # and its colour


def spot(cell: str) -> GridSpot:
    """A cell as it is written, for a sentence."""
    x, y = cell.split(",")
    return GridSpot(int(x), int(y))


def ground(lies: str, form: str = "") -> Message:
    """What lies on a cell, by name: a building by its tile, the start tile, or free terrain of a colour.

    `form`: .acc for who goes there, .by for what stands beside it.
    """
    if lies == START_TILE:
        return say("ground-start" + form)
    if lies.startswith(FREE_TERRAIN):
        return say("ground-free" + form, terrain=lies.removeprefix(FREE_TERRAIN))
    return say("ground-tile" + form, tile=say(f"tile-{lies}.acc" if form == ".acc" else f"tile-{lies}"))


def on(lies: str, cell: str, form: str = "") -> Message:
    """`the Marketplace (1, 0)`"""
    return say("place-on", thing=ground(lies, form), spot=spot(cell))


def beside(lies: str, way: str, cell: str) -> Message:
    """`above the Marketplace (1, 1)`; far from everything only the position."""
    if not lies:
        return say("place-far", spot=spot(cell))
    return say("place-beside", way=Direction(way), thing=ground(lies, ".by"), spot=spot(cell))
