"""A guided first game: a seed with a suitable opening, and lessons that are shown at a real table.

A guide contains no sentences: lesson `build` is shown with the message `guide-build` of the game's catalogues, with its
attributes `title`, `do` (the task, in a lesson that has one) and `one`, `two`, `three` (numbered points).
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from msgspec import Struct

from regnum.core.options import Value
from regnum.core.rules import Box

POINTS = ("one", "two", "three")  # no lesson has more: nobody remembers a fourth
PARTS = ("lesson", "text", "do", *POINTS)  # what may be told only to whoever does as advised


class Lesson(Struct, frozen=True, omit_defaults=True):
    """One thing to be learnt.

    `shows` and `numbers` are ids in the scene, `asks` are moves as they are written; a `*` stands for anything. Light
    falls on each of `shows` with all that lies in it; ids joined by ` + ` share one light. The first move of `asks` is
    the one we advise, and the guide goes on when any of them was played. A lesson that asks for nothing only shows.
    `numbers` are the things that bear the numbers of the points, `rules` the paragraphs behind them.

    `planned` are the parts that hold only for whoever has played every advised move: attributes of the message, `text`
    for its sentence, `lesson` for all of it. They are left out once somebody has gone another way.
    """

    id: str
    shows: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()

    def wanted(self, legal: list[str]) -> list[str]:
        """The moves that this lesson asks for, as far as they may be played now; the advised one first."""
        found = [move for pattern in self.asks for move in legal if fnmatchcase(move, pattern)]
        return list(dict.fromkeys(found))


class Guide(Struct, frozen=True):
    """A whole first game. The learner has seat 0, a rival with a script all others."""

    seats: int
    seed: int
    lessons: tuple[Lesson, ...]
    options: dict[str, Value] = {}
    rival: tuple[str, ...] = ()  # moves in the order in which they are wanted
    minutes: int = 0  # about how long it takes a beginner; 0 if unknown


def next_of(script: tuple[str, ...], played: list[str], legal: list[str]) -> str | None:
    """The rival's next move: the first of what is left of the script that may be played; None where nothing fits.

    People go their own ways, and then a move of the script may come too late. It is left out, and the rest still holds.
    """
    at = 0
    for move in played:
        if move in script[at:]:
            at = script.index(move, at) + 1
    return next((move for move in script[at:] if move in legal), None)


def guide_of(box: Box[Any]) -> Guide | None:
    """A game's guided first game, if it brings one."""
    assert box.guide is None or isinstance(box.guide, Guide), f"the guide of {box.id} is not a Guide: {box.guide!r}"
    return box.guide
