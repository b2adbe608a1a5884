"""The game for the registry: its description, and the functions that make it up."""

from __future__ import annotations

from typing import Final

from pebbles.events import EVENTS
from pebbles.moves import FAMILIES
from pebbles.opening import open_table
from pebbles.parts import COLOURS, PURSES, USUAL_PURSE
from pebbles.scene import lay_out
from pebbles.scoring import score
from pebbles.table import Pebbles
from pebbles.view import pieces, view
from regnum.game import Box, OptionInfo

BOX: Final[Box[Pebbles]] = Box(
    "pebbles",
    edition=1,
    seats=(2, 3),
    colours=COLOURS,
    options=[OptionInfo("purse", "choice", list(PURSES), USUAL_PURSE)],
    families=FAMILIES,
    events=EVENTS,
    package="pebbles",
    open=open_table,
    view=view,
    scene=lay_out,
    lines=score,
    pieces=pieces,
    claims="pebbles.claims:CLAIMS",
)
