"""Paladins as it comes to the house: a door to each of its rooms."""

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
from regnum.games.paladins import guide, opening, scoring
from regnum.games.paladins import scene as scenes
from regnum.games.paladins import view as views
from regnum.games.paladins.events import EVENTS
from regnum.games.paladins.moves import FAMILIES
from regnum.games.paladins.parts import COLOURS, DIFFICULTIES
from regnum.games.paladins.sense import PaladinsSense

if TYPE_CHECKING:
    from regnum.core.claims import Claims

OPTIONS: Final = [
    OptionInfo("difficulty", "choice", list(DIFFICULTIES), "standard", seats=(1, 1)),  # 12.1.5
]


class PaladinsBox(Box):
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
        """scenes/gallery.py"""
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

    def line_label(self, line: str) -> Message:
        """scoring.py"""
        return scoring.line_label(line)

    def side_name(self, side: int, seats: int, options: dict[str, Value]) -> Message:
        """The AI player has a name of its own."""
        return say("ai.short") if side >= seats else super().side_name(side, seats, options)

    def new_sense(self) -> Sense:
        """sense.py"""
        return PaladinsSense()

    def pieces(self, game: Any) -> list[str]:
        """view.py"""
        return views.pieces(game)

    def claims(self) -> Claims:
        """claims.py; only the contract asks."""
        from regnum.games.paladins.claims import CLAIMS

        return CLAIMS

    def opponents(self, seats: int, options: dict[str, Value]) -> int:
        """12. Alone you play against the AI player."""
        return 1 if seats == 1 else 0


BOX: Final = PaladinsBox(
    "paladins",
    edition=1,
    seats=(1, 4),
    colours=COLOURS,
    options=OPTIONS,
    families=FAMILIES,
    events=EVENTS,
    package="regnum.games.paladins",
)
