"""Helpers for the tests of a game, built-in or not.

playing.py plays and inspects a match, contract.py has the contract of all games, claims.py what its sentences state,
paragraphs.py finds the code of a rules paragraph.
"""

from regnum.testing.paragraphs import without_place, wrong_numbers
from regnum.testing.playing import (
    allowed,
    asked,
    facts,
    lines,
    moves,
    named,
    names,
    numbers,
    overheard,
    play,
    play_on,
    refused,
    rule,
    told_in,
    total,
)

__all__ = [
    "allowed", "asked", "facts", "lines", "moves", "named", "names", "numbers", "overheard", "play", "play_on",
    "refused", "rule", "told_in", "total", "without_place", "wrong_numbers",
]  # fmt: skip
