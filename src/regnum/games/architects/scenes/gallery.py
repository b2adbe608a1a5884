"""Everything of the box that can be read: apprentices, buildings, rewards, boards, market cards, rivals and schemes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.core.letters import say
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS
from regnum.games.architects.scenes.faces import (
    apprentice_card,
    automa_face,
    board_card,
    building_card,
    copies,
    market_face,
    reward_face,
    scheme_card,
)
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.scene.kit import Thing, card, panel, place

SIZE: Final = [112, 150]
SMALL: Final = [112, 104]


def gallery() -> list[Thing]:
    """Shelf by shelf; those of expansions lie behind the base game's."""
    return [
        shelf("apprentices", [apprentice_card(f"gallery {each.id}", each.id) for each in APPRENTICES.current()], SIZE),
        shelf("buildings", [building_card(f"gallery {each.id}", each.id) for each in BUILDINGS.cards], SIZE),
        shelf("rewards", [reward(each.id, each.copies) for each in REWARDS.cards], SMALL),
        shelf("boards", [board_card(f"gallery {each.id}", each.id) for each in BOARDS.cards], SIZE),
        shelf("market", [market(nth + 1, each.id) for nth, each in enumerate(MARKET_CARDS.cards)], SMALL),
        shelf("rivals", [rival(each.id) for each in ALL_RIVALS], SMALL),
        shelf("schemes", [scheme_card(f"gallery {each.id}", each.id) for each in ALL_SCHEMES], SMALL),
        *(more() for more in MORE),
    ]


MORE: Final[list[Callable[[], Thing]]] = []  # what expansions bring besides


def shelf(name: str, cards: list[Thing], size: list[int]) -> Thing:
    """What belongs together, under its name."""
    shown = place(f"gallery {name} cards", "row", cards, size=size, gap=10)
    return panel(f"gallery {name}", "offer", say(f"gallery-{name}"), [shown])


def reward(id: str, count: int) -> Thing:
    """A reward card, and how many there are."""
    return card(f"gallery reward {id}", say("term-reward"), foot=copies(count), **reward_face(id))


def market(number: int, id: str) -> Thing:
    """A market card: the small side above, the large one below."""
    return card(f"gallery {id}", say("market-card", number=number), **market_face(id))


def rival(id: str) -> Thing:
    """A rival's board."""
    return card(f"gallery rival {id}", say(f"rival-{id}.short"), **automa_face(id))
