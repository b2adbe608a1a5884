"""A whole scene: its panels, where they lie on wide and narrow screens, and what is always in sight."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.messages import Message
from regnum.scene.things import Counter, Panel, SceneStruct, Thing


class StageColumn(SceneStruct, kw_only=True):
    """A leaf of the stage: a column of a wide one, or what is above or below another on an upright tablet.

    All leaves of a stage are drawn for their natural sizes and enlarged by one common factor, up to twice their size.
    """

    panels: Sequence[str]
    width: int | None = None
    """Natural width in px; without one it takes the rest."""
    least: int | None = None
    """Natural height in px that it needs; without one what its content takes."""
    most: int | None = None
    """Natural height in px up to which it grows with the screen. What grows in it: places with `high`, drawings, and
    what `fills`."""
    beside: bool | None = None
    """Its panels lie beside each other."""
    led: bool | None = None
    """Of those: the first lies beside the others, which lie one below the other."""
    shares: Sequence[int] | None = None
    """Which share of the width each of these has; without them all the same. One without a share lies below the others
    and has all of it."""
    log: bool | None = None
    """The log is docked at its end, unless the screen has a column for it."""
    turns: Sequence[str] | None = None
    """Where the log is not docked, what the others did last is told at its end in the place of these panels, until the
    viewer's first move."""
    keeps: Sequence[str] | None = None
    """On a tablet only these stay beside the tabs; the others of this column are found in them."""


class Zone(SceneStruct, kw_only=True):
    """A tab of a phone with these panels."""

    id: str
    title: Message
    icon: str
    panels: Sequence[str]
    asks: bool | None = None
    """It opens for a question of which nothing lies on the table: what is asked is about these panels."""


class SideStrip(SceneStruct, kw_only=True):
    """The three to five numbers of a side that matter most."""

    seat: int
    counters: Sequence[Counter]
    note: Message | None = None


class Scene(SceneStruct, kw_only=True):
    """The whole table for one viewer."""

    game: str
    panels: Sequence[Panel]
    headline: Message | None = None
    """Where we are: "Round 4 of 7 · actions"."""
    stage: Sequence[StageColumn] | None = None
    """Columns of a wide stage, from the left."""
    stacked: Sequence[StageColumn] | None = None
    """Leaves of an upright tablet, from above; one without panels is the tabs with everything else. Without them the
    board and the tabs."""
    zones: Sequence[Zone] | None = None
    """Tabs of a phone, and of a tablet beside or below the board. The log is added by the page."""
    sides: Sequence[SideStrip] | None = None
    """One strip for each side."""
    purse: Sequence[Thing] | None = None
    """The viewer's own things that are always in sight."""
    across: bool | None = None
    """The viewer sits opposite the first seat: positions in sentences turn with the scene. The core sets it."""
