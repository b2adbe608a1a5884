"""The shapes of pieces: a closed set that every renderer knows (browser, terminal, plain page, screen-reader text).

A shape says what a piece is, in every renderer. How the browser draws it can be the game's own: a piece of any shape
with `drawing="name"` is drawn from the game's `art/shapes/name.svg` (docs/shapes.md). `Shape.DRAWN` is for a piece
that is nothing but its drawing: words describe it by its name, number, small words and marks.
"""

from __future__ import annotations

from enum import StrEnum


class Shape(StrEnum):
    """What a piece looks like."""

    ARMS = "arms"
    CAPTION = "caption"
    CELL = "cell"
    CUBES = "cubes"
    DRAWN = "drawn"
    ENTRY = "entry"
    FIGURE = "figure"
    GAP = "gap"
    GHOST = "ghost"
    MARKER = "marker"
    NOTE = "note"
    REGION = "region"
    RIBBON = "ribbon"
    SCREEN = "screen"
    SLOT = "slot"
    SQUARE = "square"
    TILE = "tile"
    TOKEN = "token"
    UNIT = "unit"
    WORKER = "worker"
