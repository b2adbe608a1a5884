"""The offices and their auction, the cards laid out, what a turn can be used for, and income on offer."""

from __future__ import annotations

from typing import Any

from regnum.core.messages import Message, PlayerRef, say
from regnum.games.jerusalem.parts import RESOURCES, SOLD_FOR, SOLD_SQUIRES
from regnum.games.jerusalem.scenes.faces import CARD_SIZE, OFFICE_GAINS, OFFICE_RULES, action_card
from regnum.scene import Gain, Panel, Piece, Place, Shape, Thing

# -- offices ------------------------------------------------------------------------------------------------------


def offices(view: dict[str, Any]) -> Panel:
    """The offices in their order, which is that of the turns: who holds them and for how much, or who bids."""
    lines = Place(
        id="office cards",
        layout="mat",
        items=[office(view, each) for each in view["offices"]],
        columns=1,
        fills=True,
    )
    auction = view["auction"]
    title = say("panel-auction") if auction is not None else say("panel-offices")
    note = say("note-turn-order") if auction is None else None
    return Panel(id="offices", role="offer", title=title, items=[lines], note=note)


def office(view: dict[str, Any], each: dict[str, Any]) -> Piece:
    """Return one office with its holder."""
    id, holder = each["office"], each["seat"]
    free = holder is None
    gives = OFFICE_GAINS[id] if free else [Gain("bezants", each["paid"])] if each["paid"] is not None else None
    return Piece(
        id=f"office {id}", shape=Shape.ENTRY,
        order=each["number"], icon=id, family="azure" if free else None, label=say(f"office-{id}"),
        foot=say(f"office-{id}.short"), text=office_text(each), rule=OFFICE_RULES[id], gives=gives, seat=holder,
        tone=office_tone(view, each), faint=is_over(view, holder) or None,
        marks=bids(view, view["auction"]) if each["on_sale"] else None,
    )  # fmt: skip


def office_text(each: dict[str, Any]) -> Message:
    """What the office gives, and what was paid for it."""
    paid = each["paid"] if each["paid"] is not None else "none"
    return say("office-told", text=say(f"office-{each['office']}.text"), paid=paid)


def office_tone(view: dict[str, Any], each: dict[str, Any]) -> str | None:
    """A red frame round the one on sale, then round that of whoever has the turn."""
    if each["on_sale"]:
        return "now"
    return "now" if each["seat"] is not None and each["seat"] == view["turn"] and view["auction"] is None else None


def is_over(view: dict[str, Any], holder: int | None) -> bool:
    """Whether somebody's turn of this phase is over."""
    if holder is None or view["phase"] != "deployment" or view["turn"] not in view["order"]:
        return False
    return bool(view["order"].index(holder) < view["order"].index(view["turn"]))


def bids(view: dict[str, Any], auction: dict[str, Any]) -> list[Piece]:
    """5.2.3. What lies open before everybody who may bid for the office on sale."""
    return [bid(view, auction, seat) for seat in auction["bidders"]]


def bid(view: dict[str, Any], auction: dict[str, Any], seat: int) -> Piece:
    """The best bid, who has passed, who is to speak."""
    id = f"bid {view['sides'][seat]['colour']}"
    if seat == auction["best"]:
        said = say("bid-of", count=auction["bid"])
        return Piece(id=id, shape=Shape.TOKEN, seat=seat, value=auction["bid"], label=say("term-bid"), name=said)
    if seat in auction["passed"]:
        return Piece(id=id, shape=Shape.TOKEN, seat=seat, label=say("bid-passed"), faint=True)
    if seat == view["turn"]:
        return Piece(id=id, shape=Shape.TOKEN, seat=seat, label=say("bid-now"), tone="now")
    return Piece(id=id, shape=Shape.TOKEN, seat=seat, label=say("bid-waits"))


# -- cards laid out -----------------------------------------------------------------------------------------------


def laid(view: dict[str, Any]) -> Panel | None:
    """5.3.1. The cards one chooses from."""
    if view["laid"] is None or view["laid"]["cards"] is None:
        return None
    kinds = view["laid"]["cards"]
    cards = [action_card(f"laid {kind}", kind, foot=copies(kinds.count(kind))) for kind in dict.fromkeys(kinds)]
    row = Place(id="laid cards", layout="row", items=cards, size=CARD_SIZE, gap=12)
    return Panel(
        id="laid",
        role="offer",
        title=say("panel-laid"),
        items=[row],
        tray=True,
        note=say("laid-note", count=len(kinds)),
    )


def copies(count: int) -> Message | None:
    """Cards of a kind lie in one pile."""
    return say("card-copies", count=count) if count > 1 else None


# -- a turn -------------------------------------------------------------------------------------------------------


def deals(view: dict[str, Any]) -> Panel | None:
    """6.3, 6.4. What can be done in a turn beside the board."""
    active = view["active"]
    if active is None:
        return None
    price = say("hire-price", count=active["next_hire_price"])
    gone = say("sell-price", squires=SOLD_SQUIRES, bezants=SOLD_FOR)
    lines = [deal("hire", price, "6.3.1"), deal("sell", gone, "6.4.1")]
    items = [Place(id="deal lines", layout="mat", items=lines, columns=2), *turn_notes(active)]
    return Panel(id="deals", role="side", title=say("panel-deals"), items=items, bare=True)


def deal(id: str, price: Message, rule: str) -> Piece:
    """One of them with its price."""
    label, text = say(f"deal-{id}"), say(f"deal-{id}.text")
    return Piece(id=id, shape=Shape.ENTRY, icon=id, label=label, foot=price, text=text, rule=rule)


def turn_notes(active: dict[str, Any]) -> list[Thing]:
    """What is under way in this turn."""
    notes = []
    if active["genoese"]:
        notes.append(
            Piece(id="genoese", shape=Shape.NOTE, icon="genoese_merchants", label=say("turn-genoese"), rule="6.7.11")
        )
    if active["hired"]:
        notes.append(
            Piece(
                id="hired", shape=Shape.NOTE, icon="hire", label=say("turn-hired", count=active["hired"]), rule="6.3.1"
            )
        )
    return [Place(id="turn notes", layout="row", items=notes)] if notes else []


def due(view: dict[str, Any]) -> Panel | None:
    """7.3.3. Income that somebody may take, all of it or less."""
    if view["due"] is None:
        return None
    lines = [due_line(view, each) for each in RESOURCES if view["due"][each]]
    mine = view["turn"] == view["seat"]
    title = say("panel-due") if mine else say("panel-due-of", player=PlayerRef(view["turn"]))
    return Panel(id="due", role="offer", title=title, items=[Place(id="due lines", layout="column", items=lines)])


def due_line(view: dict[str, Any], resource: str) -> Piece:
    """One resource of it: what the areas pay, or less if the supply is known to have less (Q4)."""
    pays = view["due"][resource]
    comes = min(pays, in_supply(view["sides"][view["turn"]], pays)) if resource == "squires" else pays
    return Piece(
        id=f"due {resource}", shape=Shape.ENTRY,
        icon=resource, label=say(f"resource-{resource}"), gives=[Gain(resource, comes, plus=True)],
        text=say("due-text", short=pays - comes), rule="7.3.3",
    )  # fmt: skip


def in_supply(side: dict[str, Any], unknown: int) -> int:
    """How many squires a supply has, as far as one may know."""
    if side["supply"] is not None:
        return int(side["supply"])
    return 0 if side["supply_empty"] else unknown
