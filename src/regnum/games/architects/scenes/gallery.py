"""Everything of the box that can be read: apprentices, buildings, rewards, boards, market cards, rivals and schemes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from regnum.core.messages import say
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS
from regnum.games.architects.scenes.faces import (
    apprentice_card,
    automa_face,
    board_card,
    building_card,
    copies,
    market_card,
    reward_face,
    scheme_card,
)
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.scene import Card, Panel, Place, Size, Thing

SIZE: Final = (112, 150)
SMALL: Final = (112, 104)


def gallery() -> list[Panel]:
    """Shelf by shelf; those of expansions lie behind the base game's."""
    return [
        shelf("apprentices", [apprentice_card(f"gallery {each.id}", each.id) for each in APPRENTICES.current()], SIZE),
        shelf("buildings", [building_card(f"gallery {each.id}", each.id) for each in BUILDINGS.cards], SIZE),
        shelf("rewards", [reward(each.id, each.copies) for each in REWARDS.cards], SMALL),
        shelf("boards", [board_card(f"gallery {each.id}", each.id) for each in BOARDS.cards], SIZE),
        shelf(
            "market",
            [market_card(f"gallery {each.id}", nth + 1, each.id) for nth, each in enumerate(MARKET_CARDS.cards)],
            SMALL,
        ),
        shelf("rivals", [rival(each.id) for each in ALL_RIVALS], SMALL),
        shelf("schemes", [scheme_card(f"gallery {each.id}", each.id) for each in ALL_SCHEMES], SMALL),
        *(more() for more in MORE),
    ]


MORE: Final[list[Callable[[], Panel]]] = []  # what expansions bring besides


def shelf(name: str, cards: Sequence[Thing], size: Size) -> Panel:
    """What belongs together, under its name."""
    shown = Place(id=f"gallery {name} cards", layout="row", items=cards, size=size, gap=10)
    return Panel(id=f"gallery {name}", role="offer", title=say(f"gallery-{name}"), items=[shown])


def reward(id: str, count: int) -> Card:
    """A reward card, and how many there are."""
    return replace(reward_face(id), id=f"gallery reward {id}", foot=copies(count))


def rival(id: str) -> Card:
    """A rival's board."""
    return replace(automa_face(id), id=f"gallery rival {id}")
