"""Dva bratři for the registry: its description, and the functions that make it up."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from regnum.core.messages import Message, OptionInfo, say
from regnum.core.options import Value
from regnum.core.rules import Box
from regnum.games.brothers import scene, scoring, sheet
from regnum.games.brothers.events import EVENTS
from regnum.games.brothers.guide import GUIDE
from regnum.games.brothers.moves import FAMILIES
from regnum.games.brothers.observation import BrothersObserver
from regnum.games.brothers.opening import open_table
from regnum.games.brothers.parts import BLUE, COLOURS, FIRST_GAME, SETS, SETS_IN_PLAY, TREASURES_REMOVED
from regnum.games.brothers.sense import BrothersSense
from regnum.games.brothers.table import Brothers
from regnum.games.brothers.view import pieces, view

SETS_CHOSEN: Final = OptionInfo(  # 3.1, 3.2
    "sets", "several", list(SETS), list(FIRST_GAME), pick=SETS_IN_PLAY, words=["random"]
)
ROADS_ALONE_TOO: Final = OptionInfo("roads", "choice", ["scored", "unscored"], "scored")  # 3.2, Q28; in edition 1
ROADS: Final = replace(ROADS_ALONE_TOO, seats=(2, 2), rule="8.4.2")
LEVEL: Final = OptionInfo("level", "choice", list(TREASURES_REMOVED), 1, seats=(1, 1), rule="8.1.2")


def henry_plays(seats: int, options: dict[str, Value]) -> int:
    """8. Alone you play against Henry."""
    return 1 if seats == 1 else 0


def henrys_name(options: dict[str, Value]) -> Message:
    """Henry has a name of his own."""
    return say("henry")


def across(seat: int) -> bool:
    """2.5. Blue sits opposite; a bystander looks over White's shoulder."""
    return seat == BLUE


def box_of_edition(edition: int) -> Box[Brothers]:
    """The game as it is or was played. The rules look at `rules.edition` where a ruling has changed."""
    return Box(
        "brothers",
        edition=edition,
        seats=(1, 2),
        colours=COLOURS,
        options=[SETS_CHOSEN, ROADS if edition >= 2 else ROADS_ALONE_TOO, LEVEL],
        families=FAMILIES,
        events=EVENTS,
        package="regnum.games.brothers",
        open=open_table,
        view=view,
        scene=scene.lay_out,
        headline=scene.headline,
        lines=scoring.score,
        pieces=pieces,
        result=scoring.result,
        line_label=scoring.line_label,
        sheet=sheet.sheet,
        opponents=henry_plays,
        opponent_name=henrys_name,
        across=across,
        gallery=scene.gallery,
        sense=BrothersSense,
        observer=BrothersObserver(),
        guide=GUIDE,
        claims="regnum.games.brothers.claims:CLAIMS",
        figures="regnum.games.brothers.printed:SHEET",
    )


BOX: Final = box_of_edition(2)
EDITION_1: Final = box_of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
