"""Moves as numbers and as text.

Moves are made once and shared by every decision, so a search allocates nothing and each move has a number for learners.
A family holds the moves of one verb: small ones are listed, large ones (a tile on any cell) are made when first needed.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from regnum.core.errors import NotationError
from regnum.core.words import Move

SHOWN: Final = 6  # how many moves of a list are shown to whoever wrote it wrong


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """The moves of one verb, numbered from 0 inside the family."""

    verb: str
    usage: str  # how it is written, shown when it was written wrong
    first: i64  # the number of its first move in the whole game
    made: list[Move[Any] | None]

    def __init__(self, verb: str, usage: str, size: int) -> None:
        self.verb = verb
        self.usage = usage
        self.first = 0
        self.made = [None] * size

    def make(self, index: i64) -> Move[Any]:
        """The move with this number, before anybody has seen it."""
        raise NotImplementedError

    def read(self, words: list[str]) -> int:
        """The number of the move that these arguments name; NotationError if they name none."""
        raise NotImplementedError

    def at(self, index: i64) -> Move[Any]:
        """The move with this number, made at most once."""
        move = self.made[index]
        if move is None:
            move = self.named(index)
            self.made[index] = move
        return move

    def glance(self, index: i64) -> Move[Any]:
        """The same without keeping it: whatever people type, memory does not grow."""
        move = self.made[index]
        return self.named(index) if move is None else move

    def number_from(self, first: i64) -> None:
        """Its place among the families of the game; moves that were made before get their numbers now."""
        self.first = first
        for index, move in enumerate(self.made):
            if move is not None:
                move.number = first + index

    def named(self, index: i64) -> Move[Any]:
        """A move with its number and its text."""
        move = self.make(index)
        move.number = self.first + index
        move.text = move.notation()
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Family):
    """A family small enough to be written down."""

    moves: list[Move[Any]]
    indices: dict[str, int]

    def __init__(self, verb: str, moves: list[Move[Any]]) -> None:
        texts = [move.notation() for move in moves]
        super().__init__(verb, shown_list(texts), len(moves))
        self.moves = moves
        self.indices = {text: index for index, text in enumerate(texts)}

    def make(self, index: i64) -> Move[Any]:
        """It is there already."""
        return self.moves[index]

    def read(self, words: list[str]) -> int:
        """Found by its text."""
        text = " ".join([self.verb, *words])
        index = self.indices.get(text)
        if index is not None:
            return index
        raise NotationError(f"{text!r} is no move; written right: {self.usage}", self.usage)


def shown_list(texts: list[str]) -> str:
    """`take 1 | take 2 | ...`, the first few of many."""
    return " | ".join(texts if len(texts) <= SHOWN else [*texts[:SHOWN], "..."])


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves:
    """All moves of a game with its expansions, by number and by text."""

    families: list[Family]
    verbs: dict[str, Family]
    size: i64

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.verbs = {family.verb: family for family in families}
        if len(self.verbs) != len(families):
            raise ValueError(f"a verb is used twice: {[family.verb for family in families]}")
        self.size = 0
        for family in families:
            family.number_from(self.size)
            self.size += len(family.made)

    def at(self, number: i64) -> Move[Any]:
        """The move with this number."""
        for family in self.families:
            if number < family.first + len(family.made):
                return family.at(number - family.first)
        raise IndexError(f"there are only {self.size} moves")

    def read(self, text: str) -> Move[Any]:
        """The move that is written like this."""
        words = text.split()
        family = self.verbs.get(words[0]) if words else None
        if family is None:
            known = ", ".join(sorted(self.verbs))
            raise NotationError(f"{text!r} is no move; a move begins with one of: {known}", known)
        try:
            move = family.glance(family.read(words[1:]))
        except NotationError as wrong:
            raise NotationError(str(wrong), wrong.usage or family.usage) from None
        if move.text != text and loosely(move.text) != loosely(text):
            raise NotationError(f"{text!r} is written {move.text!r}", move.text)
        return move


def loosely(text: str) -> list[list[str]]:
    """A move as people may type it: things joined by + come in any order. Records keep the one right writing."""
    return [sorted(word.split("+")) for word in text.split(" ")]
