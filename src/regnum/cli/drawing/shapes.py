"""How a terminal draws the pieces of each shape, unless its place decides."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from regnum.scene import Piece, Shape, Thing

# named: by its name; tag: by its sign with the letter of its owner; area: in a column, with its workers;
# printed: words of a drawing, which its areas and markers say too.
Form: TypeAlias = Literal["named", "tag", "area", "printed"]

# Every shape: a test compares the list with the contract.
SHAPE_FORMS: Final[dict[Shape, Form]] = {
    Shape.ARMS: "named",
    Shape.CAPTION: "printed",
    Shape.CELL: "named",
    Shape.CUBES: "named",
    Shape.DRAWN: "named",
    Shape.ENTRY: "named",
    Shape.FIGURE: "tag",
    Shape.GAP: "named",
    Shape.GHOST: "named",
    Shape.MARKER: "named",
    Shape.NOTE: "named",
    Shape.REGION: "area",
    Shape.RIBBON: "printed",
    Shape.SCREEN: "named",
    Shape.SLOT: "named",
    Shape.SQUARE: "named",
    Shape.TILE: "named",
    Shape.TOKEN: "named",
    Shape.UNIT: "tag",
    Shape.WORKER: "tag",
}


def form_of(thing: Thing) -> Form:
    """Return how it is drawn; what is no piece, by its name."""
    return SHAPE_FORMS[thing.shape] if isinstance(thing, Piece) else "named"
