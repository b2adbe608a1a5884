"""How the table lies before the eye."""

from __future__ import annotations

from typing import Any

from pebbles.parts import LARGEST_FIST
from regnum.game import kit, say


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The prize in the middle, the players around it."""
    return kit.scene("pebbles", [gate(view), *(side_panel(view, seat) for seat in range(len(view["sides"])))])


def gate(view: dict[str, Any]) -> kit.Thing:
    """The open prize and the bag."""
    prize = kit.piece("prize", "token", icon="coin", value=view["prize"], label=say("term-prize"))
    shown = kit.place("gate", "mat", [prize] if view["prize"] else [], label=say("term-gate"))
    return kit.panel("board", "board", say("term-gate"), [shown, kit.counter("bag", say("term-bag"), view["in_bag"])])


def side_panel(view: dict[str, Any], seat: int) -> kit.Thing:
    """A purse, the last open fist and the points; your own side also has the fists to click."""
    side = view["sides"][seat]
    mine = seat == view["seat"]
    role = "mine" if mine else "others"
    items = [
        kit.counter(f"purse {seat}", say("term-purse"), side["purse"], seat=seat),
        kit.counter(f"opened {seat}", say("term-fist"), side["fist"], seat=seat),
        kit.counter(f"score {seat}", say("ui-score"), sum(points for _, points in side["score"]), seat=seat),
    ]
    if mine:
        items.append(kit.place("fists", "row", [fist(view, count) for count in range(LARGEST_FIST + 1)]))
    return kit.panel(f"side {seat}", role, say(f"seat-{side['colour']}"), items, seat=seat)


def fist(view: dict[str, Any], count: int) -> kit.Thing:
    """A fist you may choose; the chosen one stays marked until all are opened."""
    label = say("move-hold", count=count)
    chosen = view["held"] == f"hold {count}"
    return kit.piece(f"fist {count}", "figure", icon="fist", value=count, label=label, spent=chosen)
