"""Architects for the registry: its description, and the functions that make it up."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Message, OptionInfo, say
from regnum.core.options import Value
from regnum.core.rules import Box
from regnum.games.architects import scene, scoring, sheet
from regnum.games.architects.cards import CARDS
from regnum.games.architects.effects.all import EFFECTS
from regnum.games.architects.events import EVENTS
from regnum.games.architects.guide import GUIDE
from regnum.games.architects.moves import FAMILIES
from regnum.games.architects.observation import ArchitectsObserver
from regnum.games.architects.opening import open_table
from regnum.games.architects.parts import BOARD_WAYS, COLOURS, PROMOS
from regnum.games.architects.sense import ArchitectsSense
from regnum.games.architects.solo.events import RIVAL_EVENTS
from regnum.games.architects.table import Architects
from regnum.games.architects.view import pieces, view

RIVALS: Final = ["constantine", "helena"]  # C9.1
OPTIONS: Final = [
    OptionInfo("boards", "choice", list(BOARD_WAYS), "standard"),  # A2.8 to A2.10
    OptionInfo("promos", "choice", list(PROMOS), "without"),  # A12.1
    OptionInfo("rival", "choice", [*RIVALS], "constantine", seats=(1, 1)),  # C9.1
    OptionInfo("rival", "choice", ["nobody", *RIVALS], "nobody", seats=(2, 4)),  # C5.5
]


def rival_plays(seats: int, options: dict[str, Value]) -> int:
    """C1.1, C5.5. Alone against a rival; with several people one may join."""
    return 0 if options.get("rival", "nobody") == "nobody" else 1


def rivals_name(options: dict[str, Value]) -> Message:
    """Each rival has a name of its own."""
    return say(f"rival-{options['rival']}.short")


def box_of_edition(edition: int) -> Box[Architects]:
    """The game as it is or was played. The rules look at `rules.edition` where a ruling has changed."""
    return Box(
        "architects",
        edition=edition,
        seats=(1, 5),
        colours=COLOURS,
        options=OPTIONS,
        families=FAMILIES,
        effects=EFFECTS,
        cards=CARDS,
        events=(*EVENTS, *RIVAL_EVENTS),
        package="regnum.games.architects",
        open=open_table,
        view=view,
        scene=scene.lay_out,
        headline=scene.headline,
        lines=scoring.score,
        pieces=pieces,
        result=scoring.result,
        sheet=sheet.sheet,
        opponents=rival_plays,
        opponent_name=rivals_name,
        gallery=scene.gallery,
        sense=ArchitectsSense,
        observer=ArchitectsObserver(),
        guide=GUIDE,
        claims="regnum.games.architects.claims:CLAIMS",
        figures="regnum.games.architects.printed:SHEET",
    )


BOX: Final = box_of_edition(2)
EDITION_1: Final = box_of_edition(1)  # of 0.7.1; docs/editions.md says what has changed since
