"""The apprentices for hire, the decks, and what is chosen from: packets, cards looked at, boards."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import say
from regnum.games.architects.parts import DISPLAY_ROWS
from regnum.games.architects.scenes.faces import apprentice_card, board_card, building_card
from regnum.games.architects.twins import told_apart
from regnum.scene import Counter, Panel, Piece, Place, Shape, Thing

# Sizes in px on a wide table, by the number of columns.
SIZES: Final = {4: (105, 92), 5: (84, 92)}
TALL: Final = (92, 140)  # the least and the greatest height of a card, as high as the leaf
CHOICE_SIZE: Final = (118, 158)
BOARD_SIZE: Final = (116, 164)
NARROW: Final = (106, 158)  # either of them on a phone


def hire(view: dict[str, Any]) -> Panel:
    """A2.4. Two rows; column by column it takes one worker more at the workshop to reach them."""
    rows = view["display"]
    columns = len(rows[0])
    names = [each["apprentice"] or "" for row in rows for each in row]
    cards = [offered(each, line, column, names) for line, row in enumerate(rows) for column, each in enumerate(row)]
    shown = Place(
        id="display", layout="mat", items=cards, columns=columns, size=SIZES[columns], high=TALL, gap=5, turns=True
    )
    return Panel(id="hire", role="offer", title=say("panel-hire"), items=[shown, decks(view)], note=say("note-hire"))


def offered(each: dict[str, Any], line: int, column: int, names: list[str]) -> Thing:
    """An apprentice with the silver that lies on it, or the gap where one was; `names` are all on display."""
    id, silver = each["apprentice"], each["coins"]
    if id is None:
        return Piece(id=f"gap {line + 1} {column + 1}", shape=Shape.GAP, label=say("display-gap"), icon="apprentices")
    card = apprentice_card(f"apprentice {id}", id, marks=[coins_on(id, silver)] if silver else None)
    return replace(card, name=told_apart(id, names, len(names) // DISPLAY_ROWS))


def coins_on(apprentice: str, silver: int) -> Piece:
    """The silver that lies on an apprentice."""
    return Piece(
        id=f"coins {apprentice}", shape=Shape.TOKEN, icon="silver", tone="silver", value=silver,
        label=say("kind-silver"), name=say("coins-on", count=silver),
    )  # fmt: skip


def decks(view: dict[str, Any]) -> Place:
    """How many cards wait."""
    left = view["decks"]
    numbers = [
        Counter(
            id="deck buildings", label=say("deck-buildings"), value=left["buildings"], icon="building_card", rule="A0.9"
        ),
        Counter(
            id="deck apprentices",
            label=say("deck-apprentices"),
            value=left["apprentices"],
            icon="apprentices",
            rule="A0.9",
        ),
        Counter(id="deck rewards", label=say("deck-rewards"), value=left["rewards"], icon="reward_card", rule="A7.7"),
    ]
    return Place(id="decks", layout="row", items=numbers, gap=6, only="narrow")


# -- what one chooses from ----------------------------------------------------------------------------------------


def trays(view: dict[str, Any]) -> list[Panel]:
    """What lies before the viewer to be chosen, if anything does."""
    return [*boards(view), *packet(view), *looked(view)]


def packet(view: dict[str, Any]) -> list[Panel]:
    """A2.12. The packet in hand."""
    if not view["packet"]:
        return []
    cards = [building_card(f"packet {id}", id) for id in view["packet"]]
    alone = len(view["sides"]) - rivals(view) == 1
    note = say("note-packet-alone") if alone else say("note-packet")
    shown = Place(id="packet cards", layout="row", items=cards, size=CHOICE_SIZE, gap=10)
    return [Panel(id="packet", role="offer", title=say("panel-packet"), items=[shown], tray=True, note=note)]


def rivals(view: dict[str, Any]) -> int:
    """Sides that nobody plays."""
    return sum(side["rival"] is not None for side in view["sides"])


def looked(view: dict[str, Any]) -> list[Panel]:
    """A4.27. Cards from the top of the deck, of which one is kept."""
    if not view["looked_at"]:
        return []
    cards = [building_card(f"looked {id}", id) for id in view["looked_at"]]
    shown = Place(id="looked cards", layout="row", items=cards, size=CHOICE_SIZE, narrow=NARROW, gap=10)
    return [
        Panel(id="looked", role="offer", title=say("panel-looked"), items=[shown], tray=True, note=say("note-looked"))
    ]


def boards(view: dict[str, Any]) -> list[Panel]:
    """A12.1. The boards that are still free, while they are chosen."""
    free = view.get("boards")
    if not free:
        return []
    cards = [board_card(f"board {id}", id) for id in free]
    shown = Place(id="board cards", layout="row", items=cards, size=BOARD_SIZE, narrow=NARROW, gap=10)
    return [
        Panel(id="boards", role="offer", title=say("panel-boards"), items=[shown], tray=True, note=say("note-boards"))
    ]
