"""The score sheet of a finished match, for every client."""

from __future__ import annotations

from regnum.core.match import Match
from regnum.scene import FinalSheet
from regnum.scene.sheet import whole_sheet


def sheet_of(match: Match) -> FinalSheet | None:
    """As its game tells it, with all points; of a game that tells nothing a row for each line. None before the end."""
    result = match.result
    return None if result is None else whole_sheet(match.sheet(), result, match.rules.box.line_label)
