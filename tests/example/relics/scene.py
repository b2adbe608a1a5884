"""How the table lies before the eye."""

from __future__ import annotations

from typing import Any

from regnum.game import kit, say


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The block in the middle, the abbeys around it."""
    return kit.scene("relics", [block(view), *(side_panel(view, seat) for seat in range(len(view["sides"])))])


def block(view: dict[str, Any]) -> kit.Thing:
    """What is for sale, and how much is left in the chest."""
    relics = [relic("block", view["block"])] if view["block"] else []
    items = [kit.place("block", "mat", relics, label=say("term-block"))]
    items.append(kit.counter("chest", say("term-chest"), view["in_chest"]))
    return kit.panel("board", "board", say("term-fair"), items)


def side_panel(view: dict[str, Any], seat: int) -> kit.Thing:
    """A purse, the last bid, the shrine and the points; your own side also shows the hand."""
    side = view["sides"][seat]
    mine = seat == view["seat"]
    shrine = [relic(f"shrine {seat}", name, count) for name, count in side["shrine"].items() if count]
    items = [
        kit.counter(f"silver {seat}", say("term-silver"), side["silver"], seat=seat),
        kit.counter(f"bid {seat}", say("term-bid"), side["bid"], seat=seat),
        kit.counter(f"cards {seat}", say("term-cards"), side["cards"], seat=seat),
        kit.counter(f"score {seat}", say("ui-score"), sum(points for _, points in side["score"]), seat=seat),
        kit.place(f"shrine {seat}", "row", shrine, label=say("term-shrine")),
    ]
    if mine:
        kinds = list(dict.fromkeys(view["hand"]))
        hand = [relic("hand", name, view["hand"].count(name)) for name in kinds]
        items.append(kit.place("hand", "row", hand, label=say("term-hand")))
    return kit.panel(f"side {seat}", "mine" if mine else "others", say(f"seat-{side['colour']}"), items, seat=seat)


def relic(where: str, name: str, count: int = 1) -> kit.Thing:
    """So many relics of one saint; in the hand it is what a click offers."""
    return kit.piece(f"{where} {name}", "token", icon=name, value=count, label=say(f"relic-{name}"))
