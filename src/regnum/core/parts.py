"""A part of the table (a side, a display, a market) that clones share until one of them changes it.

A clone marks every part as shared and holds the same object. To change a part, get it with the game's own verb
(`game.own(side)`), which copies a shared one first:

    def own(self, side: i64) -> Side:
        if self.sides[side].shared:
            self.sides[side] = self.sides[side].copy()
        return self.sides[side]

So a search copies only what changes. Reading needs no verb: `game.sides[side].virtue`.

A `copy` slices every vec that is changed in place, and `append`, `pop` and `remove` DO change in place: they may write
into the buffer of the vec they are given. Only a vec that is always created again may be shared by reference.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Data with a `copy`; `shared` does not belong to the state."""

    shared: bool

    def __init__(self) -> None:
        self.shared = False
