"""All cards and pieces of the game as panels, to be looked at beside the rules."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from regnum.core.messages import Message, say
from regnum.games.paladins.cards import (
    FAVOUR_SCHEMES,
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALL_KINDS,
    Wall,
    scheme_name,
)
from regnum.games.paladins.effects.all import drawn_row
from regnum.games.paladins.parts import ACTIONS, KINGS_FAVOUR, NATIONS, WORKERS
from regnum.games.paladins.scenes.cards import (
    FAVOUR_FACES,
    OUTSIDER_SIZE,
    PALADIN_SIZE,
    TAVERN_FACES,
    TAVERN_SIZE,
    TOWNSFOLK_SIZE,
    WALL_FACES,
    outsider_card,
    paladin_card,
    townsfolk_card,
    worker_piece,
)
from regnum.games.paladins.scenes.rivals import scheme_card
from regnum.scene import Card, CardRow, Gain, Panel, Piece, Place, Shape, Size, Thing

SMALL = (104, 104)


def gallery() -> list[Panel]:
    """Deck by deck, in the order of the chapters."""
    return [
        shelf("townsfolk", [townsfolk_card(f"gallery {each.id}", each) for each in TOWNSFOLK], TOWNSFOLK_SIZE),
        *(nation(name) for name in NATIONS),
        shelf("paladins", [paladin_card(f"gallery {each.id}", each) for each in PALADINS], PALADIN_SIZE),
        shelf("taverns", [tavern(each.id) for each in TAVERNS], TAVERN_SIZE),
        shelf("kings_orders", [order(ACTIONS[action]) for action in ORDERS], SMALL),
        shelf("kings_favours", [favour(each.id) for each in FAVOURS], SMALL),
        shelf("walls", [wall(each) for each in WALL_KINDS], SMALL),
        shelf("suspicions", [suspicion(tax) for tax in dict.fromkeys(SUSPICIONS)], SMALL),
        shelf("schemes", schemes(), SMALL),
        workers(),
    ]


def shelf(deck: str, cards: Sequence[Thing], size: Size, title: Message | None = None) -> Panel:
    """The cards of one deck under its name."""
    shown = Place(id=f"gallery {deck} cards", layout="row", items=cards, size=size, gap=10)
    return Panel(id=f"gallery {deck}", role="offer", title=title or say(f"term-{deck}.few"), items=[shown])


def nation(name: str) -> Panel:
    """The outsiders of one nation."""
    cards = [outsider_card(f"gallery {each.id}", each) for each in OUTSIDERS if NATIONS[each.nation] == name]
    return shelf(f"outsiders {name}", cards, OUTSIDER_SIZE, say("gallery-nation", nation=name))


def tavern(id: str) -> Card:
    """A tavern with who is in it."""
    return replace(TAVERN_FACES[id], id=f"gallery tavern {id}")


def order(action: str) -> Card:
    """An order; its points depend on where it lies (3.9)."""
    title, text = say(f"order-{action}.short"), say("order-any-text", action=say(f"action-{action}"))
    return Card(id=f"gallery order {action}", title=title, icon=action, family="gules", text=text, rule="3.9")


def favour(id: str) -> Card:
    """Return a favour as a card of the gallery."""
    return replace(FAVOUR_FACES[id], id=f"gallery favour {id}")


def wall(each: Wall) -> Card:
    """A wall, and how many there are of it."""
    face = WALL_FACES[each.id]
    return Card(
        id=f"gallery wall {each.id}", title=say(f"wall-{each.id}.short"),
        icon="wall", family="or", name=face.name, text=face.text, rule=face.rule,
        rows=[CardRow(gives=drawn_row(each.gain))], value=each.points or None, foot=copies(each.copies),
    )  # fmt: skip


def suspicion(tax: int) -> Card:
    """A suspicion with its tax."""
    shown = [CardRow(gives=[Gain("tax", tax)])]
    return Card(
        id=f"gallery suspicion {tax}", title=say(f"suspicion-{tax}.short"),
        icon="suspicion", family="gules", name=say(f"suspicion-{tax}"), text=say("suspicion-text", tax=tax),
        rule="8.2.1", rows=shown, foot=copies(SUSPICIONS.count(tax)),
    )  # fmt: skip


def schemes() -> list[Card]:
    """Each scheme once, with how many there are; the King's Favours come later (12.2.2)."""
    many = {scheme_name(scheme): SCHEMES.count(scheme) for scheme in SCHEMES}
    many[scheme_name(KINGS_FAVOUR)] = FAVOUR_SCHEMES
    return [
        replace(scheme_card(f"gallery scheme {name}", name), foot=copies(n), size=SMALL) for name, n in many.items()
    ]


def copies(n: int) -> Message | None:
    """How many there are."""
    return say("gallery-copies", count=n)


def workers() -> Panel:
    """The six kinds of workers, and the wooden pieces of a player."""
    kinds = [worker_piece(f"gallery worker {kind}", kind) for kind in WORKERS]
    pieces = [
        Piece(id=f"gallery {icon}", shape=Shape.FIGURE, icon=icon, label=say(f"term-{icon}"), seat=0)
        for icon in ("workshop", "monk", "outpost", "jar")
    ]
    items = [
        Place(id="gallery kinds", layout="row", items=kinds, gap=10),
        Place(id="gallery pieces", layout="row", items=pieces, gap=10),
    ]
    return Panel(id="gallery workers", role="offer", title=say("term-worker.few"), items=items)
