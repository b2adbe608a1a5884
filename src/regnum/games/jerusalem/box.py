"""Jerusalem as it comes to the house: a door to each of its rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regnum.core.chance import Chance
from regnum.core.guide import Guide
from regnum.core.kit import Thing
from regnum.core.letters import OptionInfo, Result
from regnum.core.rules import Box, Lines, Rules
from regnum.core.sense import Sense
from regnum.core.words import Game
from regnum.games.jerusalem import guide, opening, scoring
from regnum.games.jerusalem import scene as scenes
from regnum.games.jerusalem import view as views
from regnum.games.jerusalem.events import EVENTS
from regnum.games.jerusalem.moves import FAMILIES
from regnum.games.jerusalem.parts import COLOURS, INCOMES, MEMORIES
from regnum.games.jerusalem.sense import JerusalemSense

if TYPE_CHECKING:
    from regnum.core.claims import Claims

OPTIONS: Final = [
    OptionInfo("income", "choice", list(INCOMES), "printed"),  # 7.3.4, Q1
    OptionInfo("memory", "choice", list(MEMORIES), "strict"),  # 11.2, 11.3
]


class JerusalemBox(Box):
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

    def new_sense(self) -> Sense:
        """sense.py"""
        return JerusalemSense()

    def lines(self, game: Any, seat: int) -> Lines:
        """scoring.py"""
        return scoring.score(game, seat)

    def result(self, game: Any, lines: list[Lines]) -> Result:
        """scoring.py"""
        return scoring.result(game, lines)

    def pieces(self, game: Any) -> list[str]:
        """view.py"""
        return views.pieces(game)

    def claims(self) -> Claims:
        """claims.py"""
        from regnum.games.jerusalem.claims import CLAIMS

        return CLAIMS


def box_of_edition(edition: int) -> JerusalemBox:
    """The game as it is or was played. The rules look at `rules.edition` where a ruling has changed."""
    return JerusalemBox(
        "jerusalem",
        edition=edition,
        seats=(2, 4),
        colours=COLOURS,
        options=OPTIONS,
        families=FAMILIES,
        events=EVENTS,
        package="regnum.games.jerusalem",
    )


BOX: Final = box_of_edition(2)
EDITION_1: Final = box_of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
