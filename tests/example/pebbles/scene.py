"""The layout of the table."""

from __future__ import annotations

from typing import Any

from pebbles.parts import LARGEST_FIST
from regnum.game import Counter, Panel, Piece, Place, Scene, Shape, Thing, say


def lay_out(view: dict[str, Any]) -> Scene:
    """The prize in the middle, the players around it."""
    return Scene(game="pebbles", panels=[gate(view), *(side_panel(view, seat) for seat in range(len(view["sides"])))])


def gate(view: dict[str, Any]) -> Panel:
    """The open prize and the bag."""
    prize = Piece(id="prize", shape=Shape.TOKEN, icon="coin", value=view["prize"], label=say("term-prize"))
    shown = Place(id="gate", layout="mat", items=[prize] if view["prize"] else [], label=say("term-gate"))
    bag = Counter(id="bag", label=say("term-bag"), value=view["in_bag"])
    return Panel(id="board", role="board", title=say("term-gate"), items=[shown, bag])


def side_panel(view: dict[str, Any], seat: int) -> Panel:
    """A purse, the last open fist and the points; your own side also has the fists to click."""
    side = view["sides"][seat]
    mine = seat == view["seat"]
    items: list[Thing] = [
        Counter(id=f"purse {seat}", label=say("term-purse"), value=side["purse"], seat=seat),
        Counter(id=f"opened {seat}", label=say("term-fist"), value=side["fist"], seat=seat),
        Counter(id=f"score {seat}", label=say("ui-score"), value=sum(points for _, points in side["score"]), seat=seat),
    ]
    if mine:
        items.append(Place(id="fists", layout="row", items=[fist(view, count) for count in range(LARGEST_FIST + 1)]))
    title = say(f"seat-{side['colour']}")
    return Panel(id=f"side {seat}", role="mine" if mine else "others", title=title, items=items, seat=seat)


def fist(view: dict[str, Any], count: int) -> Piece:
    """A fist you may choose; the chosen one stays marked until all are opened."""
    label = say("move-hold", count=count)
    chosen = view["held"] == f"hold {count}"
    return Piece(id=f"fist {count}", shape=Shape.FIGURE, icon="fist", value=count, label=label, spent=chosen)
