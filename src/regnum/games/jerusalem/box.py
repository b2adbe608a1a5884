"""Jerusalem for the registry: its description, and the functions that make it up."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import OptionInfo
from regnum.core.rules import Box
from regnum.games.jerusalem import scene, scoring, sheet
from regnum.games.jerusalem.events import EVENTS
from regnum.games.jerusalem.guide import GUIDE
from regnum.games.jerusalem.moves import FAMILIES
from regnum.games.jerusalem.observation import JerusalemObserver
from regnum.games.jerusalem.opening import open_table
from regnum.games.jerusalem.parts import COLOURS, INCOMES, MEMORIES
from regnum.games.jerusalem.sense import JerusalemSense
from regnum.games.jerusalem.table import Jerusalem
from regnum.games.jerusalem.view import pieces, view

OPTIONS: Final = [
    OptionInfo("income", "choice", list(INCOMES), "printed"),  # 7.3.4, Q1
    OptionInfo("memory", "choice", list(MEMORIES), "strict"),  # 11.2, 11.3
]


def round_of(game: Jerusalem) -> int:
    """The round that is being played."""
    return int(game.round)


def box_of_edition(edition: int) -> Box[Jerusalem]:
    """The game as it is or was played. The rules look at `rules.edition` where a ruling has changed."""
    return Box(
        "jerusalem",
        edition=edition,
        seats=(2, 4),
        colours=COLOURS,
        options=OPTIONS,
        families=FAMILIES,
        events=EVENTS,
        package="regnum.games.jerusalem",
        open=open_table,
        view=view,
        scene=scene.lay_out,
        headline=scene.headline,
        lines=scoring.score,
        pieces=pieces,
        result=scoring.result,
        sheet=sheet.sheet,
        round_of=round_of,
        gallery=scene.gallery,
        sense=JerusalemSense,
        observer=JerusalemObserver(),
        guide=GUIDE,
        claims="regnum.games.jerusalem.claims:CLAIMS",
        figures="regnum.games.jerusalem.printed:SHEET",
    )


BOX: Final = box_of_edition(2)
EDITION_1: Final = box_of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
