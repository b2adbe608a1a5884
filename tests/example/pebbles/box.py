"""The game as it comes to the house: a door to each of its rooms."""

from __future__ import annotations

from typing import Any, Final

from pebbles import opening, scoring
from pebbles import scene as scenes
from pebbles import view as views
from pebbles.events import EVENTS
from pebbles.moves import FAMILIES
from pebbles.parts import COLOURS, PURSES, USUAL_PURSE
from regnum.core.chance import Chance
from regnum.core.claims import Claims
from regnum.core.letters import OptionInfo
from regnum.core.rules import Box, Lines, Rules
from regnum.core.words import Game


class PebblesBox(Box):
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

    def lines(self, game: Any, seat: int) -> Lines:
        """scoring.py"""
        return scoring.score(game, seat)

    def pieces(self, game: Any) -> list[str]:
        """view.py"""
        return views.pieces(game)

    def claims(self) -> Claims:
        """claims.py; only the contract asks."""
        from pebbles.claims import CLAIMS

        return CLAIMS


BOX: Final = PebblesBox(
    "pebbles",
    edition=1,
    seats=(2, 3),
    colours=COLOURS,
    options=[OptionInfo("purse", "choice", list(PURSES), USUAL_PURSE)],
    families=FAMILIES,
    events=EVENTS,
    package="pebbles",
)
