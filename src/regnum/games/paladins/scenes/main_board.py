"""The main board: townsfolk with their prices, the King's orders and favours, the land, the outsiders; the taverns."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import say
from regnum.games.paladins.cards import SQUARES
from regnum.games.paladins.parts import DEBT_COLUMNS, FAITH_FLAGS, PRICES, STRENGTH_FLAGS
from regnum.games.paladins.scenes.cards import (
    COURT_HIGH,
    FAVOUR_LOW,
    FAVOUR_SIZE,
    ORDER_LOW,
    ORDER_SIZE,
    OUTSIDER_FACES,
    OUTSIDER_HIGH,
    OUTSIDER_LOW,
    OUTSIDER_NARROW,
    OUTSIDER_SIZE,
    SQUARE_BY_ID,
    SQUARE_FACES,
    TAVERN_FACES,
    TAVERN_SIZE,
    TOWNSFOLK_FACES,
    TOWNSFOLK_HIGH,
    TOWNSFOLK_LOW,
    TOWNSFOLK_SIZE,
    favour_card,
    order_card,
)
from regnum.scene import Card, Counter, Meter, Panel, Piece, Place, PlacePart, Shape

REGIONS: Final = 6
TOWN_WIDTHS: Final = (152, 560)  # px on a wide table: the stocks, and the row


def townsfolk(view: dict[str, Any]) -> Panel:
    """The tax supply and the decks, beside them the row with its prices."""
    cards = [
        priced(view, column, id)
        if id
        else Piece(id=f"column {column + 1}", shape=Shape.GAP, label=say("empty-column", column=column + 1))
        for column, id in enumerate(view["townsfolk"])
    ]
    row = Place(
        id="townsfolk", layout="row", items=cards, size=TOWNSFOLK_SIZE, high=TOWNSFOLK_HIGH, low=TOWNSFOLK_LOW, gap=7
    )
    frame = Place(id="town", layout="mat", items=[stocks(view), row], widths=TOWN_WIDTHS, gap=10, low_layout="column")
    return Panel(
        id="townsfolk row", role="offer", title=say("term-townsfolk.few"), items=[frame, decks(view)], bare=True
    )


def stocks(view: dict[str, Any]) -> Place:
    """The tax supply, the suspicions that wait, and the debts one may take instead of paying."""
    tax = Meter(
        id="tax",
        label=say("term-tax_supply"),
        value=view["tax"],
        most=view["tax_full"],
        icon="tax_supply",
        tone="points",
        rule="8.1",
    )
    waiting = Counter(
        id="suspicion deck", label=say("stock-suspicions"), value=view["suspicion_deck"], icon="suspicion", rule="8.2"
    )
    debts = Piece(id="debts", shape=Shape.NOTE, icon="debt", label=say("stock-debts"), rule="1.2.4")
    return Place(
        id="supplies",
        layout="column",
        items=[tax, waiting, debts],
        label=say("term-townsfolk.few"),
        gap=8,
        low_layout="row",
    )


def decks(view: dict[str, Any]) -> Place:
    """How many cards wait; a wide table has no room for that."""
    numbers = [
        Counter(id="townsfolk deck", label=say("term-townsfolk.short"), value=view["townsfolk_deck"], icon="townsfolk"),
        Counter(id="outsider deck", label=say("term-outsiders.short"), value=view["outsider_deck"], icon="outsider"),
        Counter(id="wall deck", label=say("term-walls.short"), value=view["wall_deck"], icon="wall"),
    ]
    return Place(id="decks", layout="row", items=numbers, only="narrow", gap=6)


def priced(view: dict[str, Any], column: int, id: str) -> Card:
    """5.2.1. A townsfolk with what its column costs; those dealt out before the first round are free (2.12)."""
    face, thing = TOWNSFOLK_FACES[id], f"column {column + 1}"
    if view["round"] == 0:
        return replace(face, id=thing, cost={})
    instead = {"debt": 1} if column < DEBT_COLUMNS else None
    return replace(face, id=thing, cost={"silver": int(PRICES[column])}, or_cost=instead)


def king(view: dict[str, Any], mine: int) -> Panel:
    """King's Orders and King's Favours."""
    done = view["boards"][mine]["done"] if view["seat"] is not None else {}
    orders = [order_card(slot, action, done.get(action)) for slot, action in enumerate(view["orders"])]
    favours = [favour_card(view, slot, favour) for slot, favour in enumerate(view["favours"])]
    items = [
        Place(
            id="orders",
            layout="row",
            items=orders,
            label=say("term-kings_orders.few"),
            tone="order",
            size=ORDER_SIZE,
            high=COURT_HIGH,
            low=ORDER_LOW,
            gap=6,
        ),
        Place(
            id="favours",
            layout="row",
            items=favours,
            label=say("term-kings_favours.few"),
            tone="favour",
            size=FAVOUR_SIZE,
            high=COURT_HIGH,
            low=FAVOUR_LOW,
            gap=6,
        ),
    ]
    frame = Place(id="court", layout="row", low_layout="column", items=items, gap=12)
    return Panel(id="king", role="side", title=say("panel-king"), items=[frame], bare=True)


# -- the land -----------------------------------------------------------------------------------------------------


def land(view: dict[str, Any]) -> Panel:
    """Six regions with their squares on one drawing, and below each the outsider that stands there."""
    squares, parts = [], []
    for number in range(REGIONS):
        here = [square_piece(each) for each in view["squares"] if SQUARE_BY_ID[each["square"]].region == number + 1]
        squares += here
        parts.append(region_part(number, len(here)))
    cards = [
        replace(OUTSIDER_FACES[id], id=f"outsider {column + 1}")
        if id
        else Piece(id=f"outsider {column + 1}", shape=Shape.GAP, label=say("empty-column", column=column + 1))
        for column, id in enumerate(view["outsiders"])
    ]
    items = [
        Place(id="land", layout="board", items=squares, drawing="land", parts=parts),
        Place(
            id="outsiders",
            layout="row",
            items=cards,
            name=say("term-outsiders.few"),
            size=OUTSIDER_SIZE,
            high=OUTSIDER_HIGH,
            low=OUTSIDER_LOW,
            narrow=OUTSIDER_NARROW,
            gap=6,
        ),
    ]
    return Panel(id="main board", role="board", title=say("term-main_board"), items=items, bare=True)


def region_part(number: int, many: int) -> PlacePart:
    """A region with so many squares, and its flags."""
    faith, strength = int(FAITH_FLAGS[number]), int(STRENGTH_FLAGS[number])
    label = say("region-flags", region=number + 1, faith=faith, strength=strength)
    return PlacePart(id=f"region {number + 1}", label=label, many=many)


def square_piece(square: dict[str, Any]) -> Piece:
    """A square with its reward, and the piece on it."""
    id = square["square"]
    if square["side"] is None:
        return FREE_SQUARES[id]
    name = say("owned-piece", piece=square["piece"])
    mark = Piece(id=f"piece {id}", shape=Shape.FIGURE, icon=square["piece"], seat=square["side"], label=name)
    return replace(FREE_SQUARES[id], marks=[mark])


FREE_SQUARES: Final = {
    each.id: replace(SQUARE_FACES[each.id], id=f"square {each.id}", anchor=each.id) for each in SQUARES
}


# -- the taverns --------------------------------------------------------------------------------------------------


def taverns(view: dict[str, Any]) -> Panel:
    """The taverns of this round, and who sits there already."""
    cards = [
        replace(TAVERN_FACES[each["tavern"]], seat=each["guest"], spent=each["guest"] is not None or None)
        for each in view["taverns"]
    ]
    row = Place(id="taverns open", layout="row", items=cards, size=TAVERN_SIZE, gap=12)
    return Panel(
        id="taverns", role="offer", title=say("term-taverns.few"), items=[row], tray=True, note=say("taverns-note")
    )
