"""All cards and pieces of the game as panels, to be looked at beside the rules."""

from __future__ import annotations

from typing import Any

from regnum.core.letters import Message, say
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
    TAVERN_SIZE,
    TOWNSFOLK_SIZE,
    WALL_FACES,
    outsider_card,
    paladin_card,
    tavern_card,
    townsfolk_card,
    worker_piece,
)
from regnum.games.paladins.scenes.rivals import scheme_card
from regnum.scene.kit import Thing, card, gain, panel, piece, place, row

SMALL = [104, 104]


def gallery() -> list[Thing]:
    """Deck by deck, in the order of the chapters."""
    return [
        shelf("townsfolk", [townsfolk_card(f"gallery {each.id}", each) for each in TOWNSFOLK], TOWNSFOLK_SIZE),
        *(nation(name) for name in NATIONS),
        shelf("paladins", [paladin_card(f"gallery {each.id}", each) for each in PALADINS], PALADIN_SIZE),
        shelf("taverns", [renamed(tavern_card(each.id)) for each in TAVERNS], TAVERN_SIZE),
        shelf("kings_orders", [order(ACTIONS[action]) for action in ORDERS], SMALL),
        shelf("kings_favours", [favour(each.id) for each in FAVOURS], SMALL),
        shelf("walls", [wall(each) for each in WALL_KINDS], SMALL),
        shelf("suspicions", [suspicion(tax) for tax in dict.fromkeys(SUSPICIONS)], SMALL),
        shelf("schemes", schemes(), SMALL),
        workers(),
    ]


def shelf(deck: str, cards: list[Thing], size: list[int], title: Message | None = None, **more: Any) -> Thing:
    """The cards of one deck under its name."""
    shown = place(f"gallery {deck} cards", "row", cards, size=size, gap=10)
    return panel(f"gallery {deck}", "offer", title or say(f"term-{deck}.few"), [shown], **more)


def nation(name: str) -> Thing:
    """The outsiders of one nation."""
    cards = [outsider_card(f"gallery {each.id}", each) for each in OUTSIDERS if NATIONS[each.nation] == name]
    return shelf(f"outsiders {name}", cards, OUTSIDER_SIZE, say("gallery-nation", nation=name))


def renamed(thing: Thing) -> Thing:
    """With an id that no scene uses."""
    return {**thing, "id": f"gallery {thing['id']}"}


def order(action: str) -> Thing:
    """An order; its points depend on where it lies (3.9)."""
    title, text = say(f"order-{action}.short"), say("order-any-text", action=say(f"action-{action}"))
    return card(f"gallery order {action}", title, icon=action, family="gules", text=text, rule="3.9")


def favour(id: str) -> Thing:
    """A favour."""
    return card(f"gallery favour {id}", say(f"favour-{id}"), **FAVOUR_FACES[id])


def wall(each: Wall) -> Thing:
    """A wall, and how many there are of it."""
    face = WALL_FACES[each.id]
    return card(
        f"gallery wall {each.id}", face["label"],
        icon="wall", family="or", name=face["name"], text=face["text"], rule=face["rule"],
        rows=[row(*drawn_row(each.gain))], value=each.points or None, foot=copies(each.copies),
    )  # fmt: skip


def suspicion(tax: int) -> Thing:
    """A suspicion with its tax."""
    shown = [row(gain("tax", tax))]
    return card(
        f"gallery suspicion {tax}", say(f"suspicion-{tax}.short"),
        icon="suspicion", family="gules", name=say(f"suspicion-{tax}"), text=say("suspicion-text", tax=tax),
        rule="8.2.1", rows=shown, foot=copies(SUSPICIONS.count(tax)),
    )  # fmt: skip


def schemes() -> list[Thing]:
    """Each scheme once, with how many there are; the King's Favours come later (12.2.2)."""
    many = {scheme_name(scheme): SCHEMES.count(scheme) for scheme in SCHEMES}
    many[scheme_name(KINGS_FAVOUR)] = FAVOUR_SCHEMES
    return [
        {**scheme_card(f"gallery scheme {name}", name), "foot": copies(n), "size": SMALL} for name, n in many.items()
    ]


def copies(n: int) -> Message | None:
    """How many there are."""
    return say("gallery-copies", count=n)


def workers() -> Thing:
    """The six kinds of workers, and the wooden pieces of a player."""
    kinds = [worker_piece(f"gallery worker {kind}", kind) for kind in WORKERS]
    pieces = [
        piece(f"gallery {icon}", "figure", icon=icon, label=say(f"term-{icon}"), seat=0)
        for icon in ("workshop", "monk", "outpost", "jar")
    ]
    items = [place("gallery kinds", "row", kinds, gap=10), place("gallery pieces", "row", pieces, gap=10)]
    return panel("gallery workers", "offer", say("term-worker.few"), items)
