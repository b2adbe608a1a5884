"""The few kinds of things a scene is made of. A game's scene.py lays them out; every renderer draws those of any game.

Each has a stable `id`, so that a piece can glide from where it was to where it is. What is None says nothing and is
left out of the JSON. The types of the browser (web/src/wire/scene.ts) are generated from these by `make wire`, with
the docstring of each field as its comment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from regnum.core.messages import Message
from regnum.scene.shapes import Shape

Role: TypeAlias = Literal["board", "mine", "others", "offer", "side"]
Layout: TypeAlias = Literal["row", "column", "mat", "grid", "ring", "board", "screen"]
Face: TypeAlias = Literal["up", "down"]
Ground: TypeAlias = Literal["azure", "gules", "vert", "or", "sable", "argent"]
Screens: TypeAlias = Literal["wide", "narrow"]
Size: TypeAlias = tuple[int, int]


PLAIN: Final = frozenset({str, int, float, bool, dict, Message})  # values that go into a dictionary unchanged


class SceneStruct(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What every part of a scene has in common: it becomes JSON without the fields that are None.

    A scene is a tree, never a ring: the garbage collector need not look after its hundreds of parts.
    """

    def plain(self) -> dict[str, Any]:
        """Return it as a dictionary of plain values; messages stay messages."""
        config = self.__struct_config__
        found: dict[str, Any] = {} if config.tag_field is None else {config.tag_field: config.tag}
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if value is not None:
                found[field] = value if type(value) in PLAIN else plain_value(value)
        return found


def plain_value(value: Any) -> Any:
    """Return the value of a field for a dictionary."""
    if isinstance(value, SceneStruct):
        return value.plain()
    if isinstance(value, (list, tuple)):
        return [plain_value(each) for each in value]
    return value.value if isinstance(value, Shape) else value


class Gain(SceneStruct):
    """One thing a card or a space gives, asks or shows; the icon "or" separates two of which one is chosen."""

    icon: str
    count: int | str | None = None
    plus: bool | None = None
    """With a plus in front."""
    tone: str | None = None
    piece: bool | None = None
    """Drawn as a piece of the game, with its own colours."""


class CardRow(SceneStruct, kw_only=True):
    """A line of a card: when, then what."""

    gives: Sequence[Gain]
    when: Gain | None = None
    end: Sequence[Gain] | None = None
    """At the right end."""
    tint: bool | None = None


class Common(SceneStruct, kw_only=True, tag_field="kind", tag=str.lower):
    """What every thing may carry."""

    id: str
    label: Message | None = None
    """Short name, as on the thing itself."""
    name: Message | None = None
    """Full name."""
    text: Message | None = None
    """What it does, in words."""
    rule: str | None = None
    """Paragraph of the rules that tells more."""
    icon: str | None = None
    tone: str | None = None
    """A word that the theme turns into a colour."""
    seat: int | None = None
    spent: bool | None = None
    """Already used: drawn faint."""
    faint: bool | None = None
    """Drawn faint, for a reason that its words tell: over, out of the running."""
    marks: Sequence[Piece] | None = None
    """Pieces on top of it."""
    anchor: str | None = None
    """Name of the spot in the drawing of its place (layout "board")."""


class Ghost(SceneStruct, kw_only=True):
    """How a thing would lie on a free cell, shown while it is in hand."""

    of: str
    """The id of the thing."""
    move: str
    """The move that lays it so."""
    face: Face
    roads: Sequence[str] | None = None
    """The edges its roads would reach there: N, E, S, W."""
    joins: Sequence[str] | None = None
    """The edges at which they would meet roads that are there."""
    note: Message | None = None
    """What it would come to, in a few words."""


class Piece(Common, kw_only=True):
    """Anything on the table except cards, drawn by its shape."""

    shape: Shape
    drawing: str | None = None
    """The game's own shape: `art/shapes/<drawing>.svg` (docs/shapes.md)."""
    face: Face | None = None
    turned: int | None = None
    """Degrees."""
    roads: Sequence[str] | None = None
    """The edges its roads reach: N, E, S, W."""
    joined: bool | None = None
    """Whether these roads meet."""
    cost: dict[str, int] | None = None
    value: int | None = None
    x: int | None = None
    y: int | None = None
    """In a grid; it grows upwards."""
    at: int | str | None = None
    """Where it stands on a track: the value or the id of a cell."""
    order: int | None = None
    near: bool | None = None
    """In a ring: within reach."""
    position: int | None = None
    """In a ring: which spot."""
    gives: Sequence[Gain] | None = None
    """What lies printed on a square, a region or a line."""
    size: Size | None = None
    """In px: width and height."""
    most: int | None = None
    """Of how many: the largest value that pieces beside it are drawn for."""
    plus: int | None = None
    """So many of them came just now."""
    shut: bool | None = None
    """Closed to everybody: hatched."""
    edge: bool | None = None
    """Cell of a broad track: a red line before it."""
    columns: int | None = None
    """Of a piece whose marks lie in lines: how many in a line."""
    foot: Message | None = None
    """Small words below its name."""
    family: Ground | None = None
    """Ground of its picture."""
    only: Screens | None = None
    """Drawn on such screens only."""
    ghosts: Sequence[Ghost] | None = None
    """Of a cell: what could be laid there."""

    def __post_init__(self) -> None:
        if not isinstance(self.shape, Shape):
            raise TypeError(f"piece {self.id!r}: shape must be a Shape, not {self.shape!r}")


class Card(Common, kw_only=True):
    """A card: its title, its picture, and what it costs and does."""

    title: Message
    face: Face | None = None
    family: Ground | None = None
    """Ground of its picture."""
    badge: str | None = None
    """An icon at the top left of the picture."""
    badges: Sequence[str] | None = None
    """The same, several in one pill."""
    corner: Sequence[Gain] | None = None
    """A pill at the top right of the picture: gained at once."""
    rows: Sequence[CardRow] | None = None
    icons: Sequence[str] | None = None
    """Pieces that it shows."""
    cost: dict[str, int] | None = None
    or_cost: dict[str, int] | None = None
    """Another price that may be paid instead."""
    accepts: str | None = None
    """The icon of what may stand on it."""
    value: int | None = None
    size: Size | None = None
    foot: Message | None = None
    """Small words at the foot."""
    strip: bool | None = None
    """On a phone it is a line: picture, title and rows beside each other; without a `size` on an upright tablet too."""


class Counter(Common, kw_only=True):
    """A number with a name."""

    label: Message
    value: int
    plus: int | None = None
    """Added to it for a while: "+3"."""


class Meter(Common, kw_only=True):
    """A number out of a largest one: how full something is."""

    label: Message
    value: int
    most: int


class Track(Common, kw_only=True):
    """Cells in a line with markers on them, which are its marks."""

    label: Message
    cells: Sequence[Piece]
    marks: Sequence[Piece]
    points: Sequence[int] | None = None
    """Printed over the cells."""
    broad: bool | None = None
    """Large cells without a name beside them (tone, icon, gives, edge), arms as markers; it stands upright where its
    spot is taller than wide."""


class Space(Common, kw_only=True):
    """A place to act: slots to be filled, what it needs, costs and brings, how often it has been used."""

    title: Message
    items: Sequence[Piece]
    cost: dict[str, int] | None = None
    needs: Sequence[Gain] | None = None
    gives: Sequence[Gain] | None = None
    value: int | None = None
    """Times used."""
    most: int | None = None
    """Of how many times."""


class Chair(SceneStruct, kw_only=True):
    """The side whose chair is at an edge of a grid."""

    seat: int
    label: Message


class PlacePart(SceneStruct, kw_only=True):
    """A part of a drawn place with a name of its own, used in descriptions."""

    id: str
    label: Message
    many: int
    """How many of the place's items belong to it."""


class Place(Common, kw_only=True):
    """A named area with a layout: row (side by side, wraps), column, mat (a table), grid (items have x and y), ring
    (clockwise from the top), board (a drawing with items on its anchors), screen (behind the folding screen of `seat`).
    """

    layout: Layout
    items: Sequence[Thing]
    columns: int | None = None
    """Of a mat: equal columns."""
    widths: Sequence[float] | None = None
    """Of a mat: the widths of its columns, in px or shares; those of columns that nothing lies in yet are not kept."""
    turns: bool | None = None
    """Of a mat: on a phone its columns become lines."""
    gap: int | None = None
    size: Size | None = None
    """Of its items in px: width and height."""
    narrow: Size | None = None
    """The same on a phone."""
    high: Size | None = None
    """Of its items in px, or of a board's drawing: the least and the greatest height, between which they grow with the
    leaf they lie on."""
    fills: bool | None = None
    """It takes the height that is left on its leaf."""
    low: Size | None = None
    """Of its items in px on an upright tablet, where a leaf is wide and low."""
    low_layout: Layout | None = None
    """How they lie there."""
    low_in: str | None = None
    """On an upright tablet it lies at the end of this other place of its panel."""
    lines: int | None = None
    """Of a mat: on an upright tablet and a turned phone its items, and those of places in it, run down columns of so
    many lines."""
    drawing: str | None = None
    """Of a board: `art/<drawing>.svg`; where there are such, on a phone `<drawing>.narrow.svg`, where there is little
    room beside tabs `<drawing>.square.svg`, on an upright tablet `<drawing>.upright.svg`, on a turned phone
    `<drawing>.turned.svg`."""
    note: Message | None = None
    """Small words at the right of the label."""
    framed: bool | None = None
    """Framed as a row of its own."""
    middle: Sequence[Thing] | None = None
    """In the middle of a ring."""
    chairs: Sequence[Chair] | None = None
    """Of a grid: who sits at its lower edge, and who opposite."""
    reach: int | None = None
    """Of a ring: how far the reach arc goes, in items."""
    only: Screens | None = None
    """Drawn on such screens only."""
    parts: Sequence[PlacePart] | None = None
    """Its items in order, part by part, for those who read it in words."""


class Panel(Common, kw_only=True):
    """A titled group; a client lays it out by its role."""

    role: Role
    title: Message
    items: Sequence[Thing]
    note: Message | None = None
    """Small words at the right of the title."""
    bare: bool | None = None
    """No title is drawn (it stays for screen readers)."""
    tray: bool | None = None
    """It slides up from the dock while a decision touches it, and is not part of the stage."""
    purse: Message | None = None
    """In words, what lies in the viewer's purse is told here, its pieces under this name."""


Thing: TypeAlias = Panel | Place | Card | Piece | Counter | Meter | Track | Space
