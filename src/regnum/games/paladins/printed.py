"""What is printed on the cards and walls, and how each is known.

Nearly all of it is attested; of the AI player's schemes no list is printed. Read once, when somebody asks for figures,
and not compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from regnum.core.figures import (
    AmountField,
    FigureSheet,
    Item,
    Origin,
    PrintedFigure,
    Readings,
    WordField,
    public,
    reconstructed,
    rulebook,
)
from regnum.core.messages import say
from regnum.games.paladins.cards import (
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALL_KINDS,
    scheme_name,
)
from regnum.games.paladins.figures import SchemeFigures
from regnum.games.paladins.parts import ATTRIBUTES

CARDS_SHOWN: Final = public("card_orderer, bga_potwk, krimimaster")
BOARD_SHOWN: Final = public("bga_potwk")
SCHEME_NAMES: Final = [scheme_name(scheme) for scheme in SCHEMES]
ACTION_NAMES: Final = {each: say(f"scheme-{each}") for each in SCHEME_NAMES}
ACTION: Final = WordField("action", say("figure-action"), ACTION_NAMES)
STRENGTH: Final = AmountField("strength", say("attribute-strength"), 1, 2)
RAISES: Final = WordField("raises", say("figure-raises"), {each: say(f"attribute-{each}") for each in ATTRIBUTES})
DISCARDS: Final = WordField(
    "attacked", say("figure-attacked"), {each: say(f"figure-attacked-{each}") for each in ("suspicion", "debt")}
)
NUMBERED: Final = ("commission", "kings_order", "recruit")  # that such a scheme exists is told


class HasId(Protocol):
    """A card."""

    @property
    def id(self) -> str:
        """Its name in data."""


def whole_cards(group: str, prefix: str, cards: Sequence[HasId], origin: Origin) -> list[Item]:
    """Cards that need no reading: all on them is attested."""
    return [
        Item(
            f"{prefix}_{each.id}",
            group,
            say(f"{prefix}-{each.id}"),
            figures_of(each.id, origin),
            picture_of(prefix, each.id),
        )
        for each in cards
    ]


def picture_of(prefix: str, id: str) -> str:
    """Where the gallery shows it."""
    return f"gallery {prefix} {id}" if prefix in ("wall", "tavern", "favour") else f"gallery {id}"


def figures_of(card: str, origin: Origin) -> list[PrintedFigure]:
    """The card as a whole, and the figure on it that had to be reconstructed."""
    return [PrintedFigure(None, "", origin), *RECONSTRUCTED_ON.get(card, [])]


# Three cards of which the public list is silent or cannot be right.
RECONSTRUCTED_ON: Final = {
    "squire_3": [PrintedFigure(RAISES, "strength", reconstructed("squire"))],
    "viking_barbarian": [PrintedFigure(STRENGTH, 2, reconstructed("barbarian"))],
    "saracen_vigilante": [PrintedFigure(DISCARDS, "suspicion", reconstructed("vigilante"))],
}


def scheme_items() -> list[Item]:
    """12.1.4. The twelve schemes; which actions they name is told of three."""
    items = []
    seen: set[str] = set()
    for number, scheme in enumerate(SCHEMES, start=1):
        action = scheme_name(scheme)
        attested = action in NUMBERED and action not in seen
        seen.add(action)
        origin = rulebook("12.1.4") if attested else reconstructed("schemes")
        figure = PrintedFigure(ACTION, action, origin)
        items.append(Item(f"scheme_{number}", "schemes", say(f"scheme-{action}"), [figure], f"gallery scheme {action}"))
    return items


def packed(values: Readings) -> SchemeFigures:
    """12.1.4. The schemes as the rules look at them."""
    told = [values[f"scheme_{number}"]["action"] for number in range(1, len(SCHEMES) + 1)]
    return SchemeFigures([SCHEMES[SCHEME_NAMES.index(str(action))] for action in told])


SHEET: Final = FigureSheet(
    [
        *whole_cards("paladins", "paladin", PALADINS, CARDS_SHOWN),
        *whole_cards("townsfolk", "townsfolk", TOWNSFOLK, CARDS_SHOWN),
        *whole_cards("outsiders", "outsider", OUTSIDERS, CARDS_SHOWN),
        *whole_cards("walls", "wall", WALL_KINDS, CARDS_SHOWN),
        *whole_cards("taverns", "tavern", TAVERNS, CARDS_SHOWN),
        *whole_cards("favours", "favour", FAVOURS, CARDS_SHOWN),
        *whole_cards("squares", "square", SQUARES, BOARD_SHOWN),
        *scheme_items(),
    ],
    pack=packed,
    not_played=frozenset({"townsfolk", "outsiders"}),
)
