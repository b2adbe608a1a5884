"""The game for the registry."""

from __future__ import annotations

from typing import Final

from regnum.game import Box
from relics.events import EVENTS
from relics.moves import FAMILIES
from relics.opening import open_table
from relics.parts import COLOURS
from relics.scene import lay_out
from relics.scoring import score
from relics.table import Relics
from relics.view import pieces, view

BOX: Final[Box[Relics]] = Box(
    "relics",
    edition=1,
    seats=(2, 4),
    colours=COLOURS,
    families=FAMILIES,
    events=EVENTS,
    package="relics",
    open=open_table,
    view=view,
    scene=lay_out,
    lines=score,
    pieces=pieces,
    claims="relics.claims:CLAIMS",
)
