"""Paladins for the registry: its description, and the functions that make it up."""

from __future__ import annotations

from typing import Final

from regnum.core.messages import Message, OptionInfo, say
from regnum.core.options import Value
from regnum.core.rules import Box
from regnum.games.paladins import scene, scoring, sheet
from regnum.games.paladins.effects.all import EFFECTS
from regnum.games.paladins.events import EVENTS
from regnum.games.paladins.guide import GUIDE
from regnum.games.paladins.moves import FAMILIES
from regnum.games.paladins.observation import PaladinsObserver
from regnum.games.paladins.opening import open_table
from regnum.games.paladins.parts import COLOURS, DIFFICULTIES
from regnum.games.paladins.sense import PaladinsSense
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.view import pieces, view

OPTIONS: Final = [
    OptionInfo("difficulty", "choice", list(DIFFICULTIES), "standard", seats=(1, 1)),  # 12.1.5
]


def ai_plays(seats: int, options: dict[str, Value]) -> int:
    """12. Alone you play against the AI player."""
    return 1 if seats == 1 else 0


def ai_name(options: dict[str, Value]) -> Message:
    """The AI player has a name of its own."""
    return say("ai.short")


def round_of(game: Paladins) -> int:
    """The round that is being played."""
    return int(game.round)


BOX: Final[Box[Paladins]] = Box(
    "paladins",
    edition=1,
    seats=(1, 4),
    colours=COLOURS,
    options=OPTIONS,
    families=FAMILIES,
    effects=EFFECTS,
    events=EVENTS,
    package="regnum.games.paladins",
    open=open_table,
    view=view,
    scene=scene.lay_out,
    headline=scene.headline,
    lines=scoring.score,
    pieces=pieces,
    result=scoring.result,
    line_label=scoring.line_label,
    sheet=sheet.sheet,
    round_of=round_of,
    opponents=ai_plays,
    opponent_name=ai_name,
    gallery=scene.gallery,
    sense=PaladinsSense,
    observer=PaladinsObserver(),
    guide=GUIDE,
    claims="regnum.games.paladins.claims:CLAIMS",
    figures="regnum.games.paladins.printed:SHEET",
)
