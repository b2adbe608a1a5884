"""The main board: townsfolk with their prices, the King's orders and favours, the land, the outsiders; the taverns."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import say
from regnum.games.paladins.cards import SQUARES
from regnum.games.paladins.parts import DEBT_COLUMNS, FAITH_FLAGS, PRICES, STRENGTH_FLAGS
from regnum.games.paladins.scenes.cards import (
    FAVOUR_SIZE,
    ORDER_SIZE,
    OUTSIDER_FACES,
    OUTSIDER_SIZE,
    OUTSIDER_TITLES,
    SQUARE_BY_ID,
    SQUARE_FACES,
    TAVERN_SIZE,
    TOWNSFOLK_FACES,
    TOWNSFOLK_SIZE,
    TOWNSFOLK_TITLES,
    favour_card,
    order_card,
    tavern_card,
)
from regnum.scene.kit import Thing, card, counter, meter, panel, piece, place

REGIONS: Final = 6
TOWN_WIDTHS: Final = [152, 560]  # px on a wide table: the stocks, and the row


def townsfolk(view: dict[str, Any]) -> Thing:
    """The tax supply and the decks, beside them the row with its prices."""
    cards = [
        card(f"column {column + 1}", TOWNSFOLK_TITLES[id], **TOWNSFOLK_FACES[id], **price(view, column))
        if id
        else piece(f"column {column + 1}", "gap", label=say("empty-column", column=column + 1))
        for column, id in enumerate(view["townsfolk"])
    ]
    row = place("townsfolk", "row", cards, size=TOWNSFOLK_SIZE, gap=8)
    frame = place("town", "mat", [stocks(view), row], widths=TOWN_WIDTHS, gap=10)
    return panel("townsfolk row", "offer", say("term-townsfolk.few"), [frame, decks(view)], bare=True)


def stocks(view: dict[str, Any]) -> Thing:
    """The tax supply, the suspicions that wait, and the debts one may take instead of paying."""
    tax = meter(
        "tax", say("term-tax_supply"), view["tax"], view["tax_full"], icon="tax_supply", tone="points", rule="8.1"
    )
    waiting = counter("suspicion deck", say("stock-suspicions"), view["suspicion_deck"], icon="suspicion", rule="8.2")
    debts = piece("debts", "note", icon="debt", label=say("stock-debts"), rule="1.2.4")
    return place("supplies", "column", [tax, waiting, debts], label=say("term-townsfolk.few"), gap=8)


def decks(view: dict[str, Any]) -> Thing:
    """How many cards wait; a wide table has no room for that."""
    numbers = [
        counter("townsfolk deck", say("term-townsfolk.short"), view["townsfolk_deck"], icon="townsfolk"),
        counter("outsider deck", say("term-outsiders.short"), view["outsider_deck"], icon="outsider"),
        counter("wall deck", say("term-walls.short"), view["wall_deck"], icon="wall"),
    ]
    return place("decks", "row", numbers, only="narrow", gap=6)


def price(view: dict[str, Any], column: int) -> dict[str, Any]:
    """5.2.1. What a column costs; the townsfolk dealt out before the first round are free (2.12)."""
    if view["round"] == 0:
        return {"cost": {}}
    cost = {"silver": int(PRICES[column])}
    return {"cost": cost, "or_cost": {"debt": 1}} if column < DEBT_COLUMNS else {"cost": cost}


def king(view: dict[str, Any], mine: int) -> Thing:
    """King's Orders and King's Favours."""
    done = view["boards"][mine]["done"] if view["seat"] is not None else {}
    orders = [order_card(slot, action, done.get(action)) for slot, action in enumerate(view["orders"])]
    favours = [favour_card(view, slot, favour) for slot, favour in enumerate(view["favours"])]
    items = [
        place("orders", "row", orders, label=say("term-kings_orders.few"), tone="order", size=ORDER_SIZE, gap=6),
        place("favours", "row", favours, label=say("term-kings_favours.few"), tone="favour", size=FAVOUR_SIZE, gap=6),
    ]
    frame = place("court", "row", items, gap=12)
    return panel("king", "side", say("panel-king"), [frame], bare=True)


# -- the land -----------------------------------------------------------------------------------------------------


def land(view: dict[str, Any]) -> Thing:
    """Six regions with their squares on one drawing, and below each the outsider that stands there."""
    squares, parts = [], []
    for number in range(REGIONS):
        here = [square_piece(each) for each in view["squares"] if SQUARE_BY_ID[each["square"]].region == number + 1]
        squares += here
        parts.append({**REGION_PARTS[number], "many": len(here)})
    cards = [
        card(f"outsider {column + 1}", OUTSIDER_TITLES[id], **OUTSIDER_FACES[id])
        if id
        else piece(f"outsider {column + 1}", "gap", label=say("empty-column", column=column + 1))
        for column, id in enumerate(view["outsiders"])
    ]
    items = [
        place("land", "board", squares, drawing="land", parts=parts),
        place("outsiders", "row", cards, name=say("term-outsiders.few"), size=OUTSIDER_SIZE, gap=8),
    ]
    return panel("main board", "board", say("term-main_board"), items, bare=True)


REGION_PARTS: Final = [
    {
        "id": f"region {number + 1}",
        "label": say(
            "region-flags",
            region=number + 1, faith=int(FAITH_FLAGS[number]), strength=int(STRENGTH_FLAGS[number]),
        ),
    }
    for number in range(REGIONS)
]  # fmt: skip


def square_piece(square: dict[str, Any]) -> Thing:
    """A square with its reward, and the piece on it."""
    id = square["square"]
    if square["side"] is None:
        return FREE_SQUARES[id]
    name = say("owned-piece", piece=square["piece"])
    mark = piece(f"piece {id}", "figure", icon=square["piece"], seat=square["side"], label=name)
    return {**FREE_SQUARES[id], "marks": [mark]}


FREE_SQUARES: Final = {
    each.id: piece(f"square {each.id}", "square", anchor=each.id, **SQUARE_FACES[each.id]) for each in SQUARES
}


# -- the taverns --------------------------------------------------------------------------------------------------


def taverns(view: dict[str, Any]) -> Thing:
    """The taverns of this round, and who sits there already."""
    cards = [
        tavern_card(each["tavern"], seat=each["guest"], spent=each["guest"] is not None or None)
        for each in view["taverns"]
    ]
    row = place("taverns open", "row", cards, size=TAVERN_SIZE, gap=12)
    return panel("taverns", "offer", say("term-taverns.few"), [row], tray=True, note=say("taverns-note"))
