"""Two themes for the terminal: Parchment for light ones, Black Hours for dark ones."""

from __future__ import annotations

import os
from collections.abc import Mapping

from textual.theme import Theme

from regnum.cli.drawing.palette import BLACK_HOURS, PARCHMENT, Palette

PALETTES: dict[str, Palette] = {"black-hours": BLACK_HOURS, "parchment": PARCHMENT}

THEMES = (
    Theme(
        name="black-hours",
        primary="#d8ab45",
        secondary="#8dbbf4",
        accent="#e9c15c",
        foreground="#f0e6cf",
        background="#101218",
        surface="#1b1e27",
        panel="#232733",
        warning="#e9c15c",
        error="#f28c78",
        success="#7cc9ab",
        dark=True,
    ),
    Theme(
        name="parchment",
        primary="#9c6906",
        secondary="#1f4e86",
        accent="#9c6906",
        foreground="#2b2118",
        background="#ddd1b8",
        surface="#f8f2e4",
        panel="#f0e6d1",
        warning="#74500a",
        error="#98291e",
        success="#2a6150",
        dark=False,
    ),
)


def usual_theme(environment: Mapping[str, str] = os.environ) -> str:
    """As the terminal is, where it says so (COLORFGBG); else dark."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "parchment" if background in ("7", "15") else "black-hours"


def other_theme(name: str) -> str:
    """The other of the two themes."""
    return "parchment" if name == "black-hours" else "black-hours"
