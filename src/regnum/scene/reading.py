"""What renderers ask of a thing of any kind: its shape, number, price, and contents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from regnum.core.messages import Message
from regnum.scene.shapes import Shape
from regnum.scene.things import Card, Counter, Gain, Meter, Panel, Piece, Place, Space, Thing, Track
from regnum.scene.whole import Scene


def shape_of(thing: Thing) -> Shape | None:
    """Return the shape of a piece; nothing else has one."""
    return thing.shape if isinstance(thing, Piece) else None


def title_of(thing: Thing) -> Message | None:
    """Return the title of a panel, a card or a space."""
    return thing.title if isinstance(thing, (Panel, Card, Space)) else None


def value_of(thing: Thing) -> int | None:
    """Return its number."""
    return thing.value if isinstance(thing, (Piece, Card, Space, Counter, Meter)) else None


def cost_of(thing: Thing) -> dict[str, int]:
    """Return what it costs."""
    return (thing.cost if isinstance(thing, (Piece, Card, Space)) else None) or {}


def other_cost_of(thing: Thing) -> dict[str, int]:
    """Return what may be paid instead."""
    return (thing.or_cost if isinstance(thing, Card) else None) or {}


def gives_of(thing: Thing) -> Sequence[Gain]:
    """Return what it gives."""
    return (thing.gives if isinstance(thing, (Piece, Space)) else None) or ()


def icons_of(thing: Thing) -> Sequence[str]:
    """Return the pieces that a card shows."""
    return (thing.icons if isinstance(thing, Card) else None) or ()


def items_of(thing: Thing) -> Sequence[Thing]:
    """Return the contents of a panel, a place or a space."""
    return thing.items if isinstance(thing, (Panel, Place, Space)) else ()


def is_face_down(thing: Thing) -> bool:
    """Return whether it is face down."""
    return isinstance(thing, (Piece, Card)) and thing.face == "down"


def things_of(scene: Scene) -> Iterator[Thing]:
    """Yield every thing of a scene, also those that lie on others."""
    yield from things_in(scene.panels)
    for side in scene.sides or ():
        yield from things_in(side.counters)
    yield from things_in(scene.purse or ())


def things_in(things: Iterable[Thing]) -> Iterator[Thing]:
    """Yield these things, each with everything on it and in it."""
    for thing in things:
        yield thing
        yield from things_in(thing.marks or ())
        yield from things_in(items_of(thing))
        if isinstance(thing, Track):
            yield from things_in(thing.cells)
        if isinstance(thing, Place):
            yield from things_in(thing.middle or ())


def pieces_of(place: Place) -> list[Piece]:
    """Return the pieces that lie in a place."""
    return [each for each in place.items if isinstance(each, Piece)]


def position_of(piece: Piece) -> tuple[int, int]:
    """Return the position of a piece in a grid."""
    return piece.x or 0, piece.y or 0
