"""The layout of the table."""

from __future__ import annotations

from typing import Any

from regnum.game import Counter, Panel, Piece, Place, Scene, Shape, Thing, say


def lay_out(view: dict[str, Any]) -> Scene:
    """The block in the middle, the abbeys around it."""
    return Scene(game="relics", panels=[block(view), *(side_panel(view, seat) for seat in range(len(view["sides"])))])


def block(view: dict[str, Any]) -> Panel:
    """What is for sale, and how much is left in the chest."""
    relics = [relic("block", view["block"])] if view["block"] else []
    shown = Place(id="block", layout="mat", items=relics, label=say("term-block"))
    chest = Counter(id="chest", label=say("term-chest"), value=view["in_chest"])
    return Panel(id="board", role="board", title=say("term-fair"), items=[shown, chest])


def side_panel(view: dict[str, Any], seat: int) -> Panel:
    """A purse, the last bid, the shrine and the points; your own side also shows the hand."""
    side = view["sides"][seat]
    mine = seat == view["seat"]
    items: list[Thing] = [
        Counter(id=f"silver {seat}", label=say("term-silver"), value=side["silver"], seat=seat),
        Counter(id=f"bid {seat}", label=say("term-bid"), value=side["bid"], seat=seat),
        Counter(id=f"cards {seat}", label=say("term-cards"), value=side["cards"], seat=seat),
        Counter(id=f"score {seat}", label=say("ui-score"), value=sum(points for _, points in side["score"]), seat=seat),
        shrine(side["shrine"], seat),
    ]
    if mine:
        kinds = list(dict.fromkeys(view["hand"]))
        hand = [relic("hand", name, view["hand"].count(name)) for name in kinds]
        items.append(Place(id="hand", layout="row", items=hand, label=say("term-hand")))
    title = say(f"seat-{side['colour']}")
    return Panel(id=f"side {seat}", role="mine" if mine else "others", title=title, items=items, seat=seat)


def shrine(held: dict[str, int], seat: int) -> Piece:
    """What an abbey has bought, drawn by `art/shapes/shrine.svg`: the relics and their number lie on its anchors."""
    count = sum(held.values())
    return Piece(
        id=f"shrine {seat}",
        shape=Shape.DRAWN,
        drawing="shrine",
        seat=seat,
        value=count,
        label=say("term-shrine"),
        name=say("shrine-holds", count=count),
        size=(160, 120),
        marks=[relic(f"shrine {seat}", name, count) for name, count in held.items() if count],
    )


def relic(where: str, name: str, count: int = 1) -> Piece:
    """So many relics of one saint; in the hand it is what a click offers."""
    return Piece(id=f"{where} {name}", shape=Shape.TOKEN, icon=name, value=count, label=say(f"relic-{name}"))
