"""Dva bratři as it comes to the house: a door to each of its rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from regnum.core.chance import Chance
from regnum.core.guide import Guide
from regnum.core.kit import Thing
from regnum.core.letters import Message, OptionInfo, Result, say
from regnum.core.options import Value
from regnum.core.rules import Box, Lines, Rules
from regnum.core.sense import Sense
from regnum.core.words import Game
from regnum.games.brothers import guide, opening, scoring
from regnum.games.brothers import scene as scenes
from regnum.games.brothers import view as views
from regnum.games.brothers.events import EVENTS
from regnum.games.brothers.moves import FAMILIES
from regnum.games.brothers.parts import BLUE, COLOURS, FIRST_GAME, SETS, SETS_IN_PLAY, TREASURES_REMOVED
from regnum.games.brothers.sense import BrothersSense

if TYPE_CHECKING:
    from regnum.core.claims import Claims

SETS_CHOSEN: Final = OptionInfo(  # 3.1, 3.2
    "sets", "several", list(SETS), list(FIRST_GAME), pick=SETS_IN_PLAY, words=["random"]
)
ROADS_ALONE_TOO: Final = OptionInfo("roads", "choice", ["scored", "unscored"], "scored")  # 3.2, Q28; in edition 1
ROADS: Final = replace(ROADS_ALONE_TOO, seats=(2, 2), rule="8.4.2")
LEVEL: Final = OptionInfo("level", "choice", list(TREASURES_REMOVED), 1, seats=(1, 1), rule="8.1.2")


class BrothersBox(Box):
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

    def across(self, seat: int) -> bool:
        """2.5. Blue sits opposite; a bystander looks over White's shoulder."""
        return seat == BLUE

    def claims(self) -> Claims:
        """claims.py"""
        from regnum.games.brothers.claims import CLAIMS

        return CLAIMS

    def gallery(self) -> list[Thing]:
        """scene.py"""
        return scenes.gallery()

    def guide(self) -> Guide | None:
        """guide.py"""
        return guide.GUIDE

    def new_sense(self) -> Sense:
        """sense.py"""
        return BrothersSense()

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
        """Henry has a name."""
        return say("henry") if side >= seats else super().side_name(side, seats, options)

    def pieces(self, game: Any) -> list[str]:
        """view.py"""
        return views.pieces(game)

    def opponents(self, seats: int, options: dict[str, Value]) -> int:
        """Alone you play against Henry (8)."""
        return 1 if seats == 1 else 0


def box_of_edition(edition: int) -> BrothersBox:
    """The game as it is or was played. The rules look at `rules.edition` where a ruling has changed."""
    return BrothersBox(
        "brothers",
        edition=edition,
        seats=(1, 2),
        colours=COLOURS,
        options=[SETS_CHOSEN, ROADS if edition >= 2 else ROADS_ALONE_TOO, LEVEL],
        families=FAMILIES,
        events=EVENTS,
        package="regnum.games.brothers",
    )


BOX: Final = box_of_edition(2)
EDITION_1: Final = box_of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
