"""What the tests of a game need, ours and a guest's alike.

playing.py plays a match and looks at it, contract.py has the promises every game keeps, claims.py what its sentences
claim, paragraphs.py finds where the rules stand in the code.
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
