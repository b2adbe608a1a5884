"""Architects as it comes to the house: a door to each of its rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regnum.core.chance import Chance
from regnum.core.guide import Guide
from regnum.core.kit import Thing
from regnum.core.letters import Message, OptionInfo, Result, say
from regnum.core.options import Value
from regnum.core.rules import Box, Lines, Rules
from regnum.core.sense import Sense
from regnum.core.words import Game
from regnum.games.architects import guide, opening, scoring
from regnum.games.architects import scene as scenes
from regnum.games.architects import view as views
from regnum.games.architects.cards import CARDS
from regnum.games.architects.events import EVENTS
from regnum.games.architects.moves import FAMILIES
from regnum.games.architects.parts import BOARD_WAYS, COLOURS, PROMOS
from regnum.games.architects.sense import ArchitectsSense
from regnum.games.architects.solo.events import RIVAL_EVENTS

if TYPE_CHECKING:
    from regnum.core.claims import Claims

RIVALS: Final = ["constantine", "helena"]  # C9.1
OPTIONS: Final = [
    OptionInfo("boards", "choice", list(BOARD_WAYS), "standard"),  # A2.8 to A2.10
    OptionInfo("promos", "choice", list(PROMOS), "without"),  # A12.1
    OptionInfo("rival", "choice", [*RIVALS], "constantine", seats=(1, 1)),  # C9.1
    OptionInfo("rival", "choice", ["nobody", *RIVALS], "nobody", seats=(2, 4)),  # C5.5
]


class ArchitectsBox(Box):
    """The rooms of the game behind the kernel's names."""

    def open(self, rules: Rules, chance: Chance) -> Game:
        """opening.py"""
        return opening.open_table(rules, chance)

    def view(self, game: Any, seat: int) -> dict[str, Any]:
        """view.py"""
        return views.view(game, seat)

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        """scene.py"""
        return scenes.lay_out(view)

    def gallery(self) -> list[Thing]:
        """scene.py"""
        return scenes.gallery()

    def guide(self) -> Guide | None:
        """guide.py"""
        return guide.GUIDE

    def lines(self, game: Any, seat: int) -> Lines:
        """scoring.py"""
        return scoring.score(game, seat)

    def result(self, game: Any, lines: list[Lines]) -> Result:
        """scoring.py"""
        return scoring.result(game, lines)

    def pieces(self, game: Any) -> list[str]:
        """view.py"""
        return views.pieces(game)

    def new_sense(self) -> Sense:
        """sense.py"""
        return ArchitectsSense()

    def claims(self) -> Claims:
        """claims.py; only the contract asks."""
        from regnum.games.architects.claims import CLAIMS

        return CLAIMS

    def opponents(self, seats: int, options: dict[str, Value]) -> int:
        """C1.1, C5.5. Alone against a rival; with several people one may join."""
        return 0 if options.get("rival", "nobody") == "nobody" else 1

    def side_name(self, side: int, seats: int, options: dict[str, Value]) -> Message:
        """The rival has a name of its own."""
        return say(f"rival-{options['rival']}.short") if side >= seats else super().side_name(side, seats, options)


def box_of_edition(edition: int) -> ArchitectsBox:
    """The game as it is or was played. The rules look at `rules.edition` where a ruling has changed."""
    return ArchitectsBox(
        "architects",
        edition=edition,
        seats=(1, 5),
        colours=COLOURS,
        options=OPTIONS,
        families=FAMILIES,
        cards=CARDS,
        events=(*EVENTS, *RIVAL_EVENTS),
        package="regnum.games.architects",
    )


BOX: Final = box_of_edition(2)
EDITION_1: Final = box_of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
