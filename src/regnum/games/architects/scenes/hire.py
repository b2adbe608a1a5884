"""The apprentices for hire, the decks, and what is chosen from: packets, cards looked at, boards."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import say
from regnum.games.architects.scenes.faces import apprentice_card, board_card, building_card
from regnum.scene.kit import Thing, counter, panel, piece, place

# Sizes in px on a wide table, by the number of columns.
SIZES: Final = {4: [98, 118], 5: [79, 112]}
CHOICE_SIZE: Final = [118, 158]
BOARD_SIZE: Final = [116, 164]
NARROW: Final = [106, 158]  # either of them on a phone


def hire(view: dict[str, Any]) -> Thing:
    """A2.4. Two rows; column by column it takes one worker more at the workshop to reach them."""
    rows = view["display"]
    columns = len(rows[0])
    cards = [offered(each, line, column) for line, row in enumerate(rows) for column, each in enumerate(row)]
    shown = place("display", "mat", cards, columns=columns, size=SIZES[columns], gap=5, turns=True)
    return panel("hire", "offer", say("panel-hire"), [shown, decks(view)], note=say("note-hire"))


def offered(each: dict[str, Any], line: int, column: int) -> Thing:
    """An apprentice with the silver that lies on it, or the gap where one was."""
    id, silver = each["apprentice"], each["coins"]
    if id is None:
        return piece(f"gap {line + 1} {column + 1}", "gap", label=say("display-gap"), icon="apprentices")
    marks = [piece(f"coins {id}", "token", icon="silver", tone="silver", value=silver, label=say("kind-silver"),
                   name=say("coins-on", count=silver))] if silver else None  # fmt: skip
    return apprentice_card(f"apprentice {id}", id, marks=marks)


def decks(view: dict[str, Any]) -> Thing:
    """How many cards wait."""
    left = view["decks"]
    numbers = [
        counter("deck buildings", say("deck-buildings"), left["buildings"], icon="building_card", rule="A0.9"),
        counter("deck apprentices", say("deck-apprentices"), left["apprentices"], icon="apprentices", rule="A0.9"),
        counter("deck rewards", say("deck-rewards"), left["rewards"], icon="reward_card", rule="A7.7"),
    ]
    return place("decks", "row", numbers, gap=6, only="narrow")


# -- what one chooses from ----------------------------------------------------------------------------------------


def trays(view: dict[str, Any]) -> list[Thing]:
    """What lies before the viewer to be chosen, if anything does."""
    return [*boards(view), *packet(view), *looked(view)]


def packet(view: dict[str, Any]) -> list[Thing]:
    """A2.12. The packet in hand."""
    if not view["packet"]:
        return []
    cards = [building_card(f"packet {id}", id) for id in view["packet"]]
    alone = len(view["sides"]) - rivals(view) == 1
    note = say("note-packet-alone") if alone else say("note-packet")
    shown = place("packet cards", "row", cards, size=CHOICE_SIZE, gap=10)
    return [panel("packet", "offer", say("panel-packet"), [shown], tray=True, note=note)]


def rivals(view: dict[str, Any]) -> int:
    """Sides that nobody plays."""
    return sum(side["rival"] is not None for side in view["sides"])


def looked(view: dict[str, Any]) -> list[Thing]:
    """A4.27. Cards from the top of the deck, of which one is kept."""
    if not view["looked_at"]:
        return []
    cards = [building_card(f"looked {id}", id) for id in view["looked_at"]]
    shown = place("looked cards", "row", cards, size=CHOICE_SIZE, narrow=NARROW, gap=10)
    return [panel("looked", "offer", say("panel-looked"), [shown], tray=True, note=say("note-looked"))]


def boards(view: dict[str, Any]) -> list[Thing]:
    """A12.1. The boards that are still free, while they are chosen."""
    free = view.get("boards")
    if not free:
        return []
    cards = [board_card(f"board {id}", id) for id in free]
    shown = place("board cards", "row", cards, size=BOARD_SIZE, narrow=NARROW, gap=10)
    return [panel("boards", "offer", say("panel-boards"), [shown], tray=True, note=say("note-boards"))]
