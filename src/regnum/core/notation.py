"""Moves as numbers and as text.

Moves are created once and shared by every decision, so a search allocates nothing and each move has a number for
learners. A family holds the moves of one verb. A small one lists its moves (`Listed`). Where every value of one
argument goes with every value of another (a tile on any cell), it is a `Product`, whose moves are created when first
needed:

    PLACES = Product("place COUNT AREA", Place, Ids("AREA", AREAS), Numbers("COUNT", 1, 20))

is written `place 3 market_left`, numbered area by area and then count by count, and creates `Place(area, count)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from regnum.core.errors import NotationError
from regnum.core.words import G, Move

SHOWN: Final = 6  # how many moves of a list are shown to whoever wrote it wrong


@mypyc_attr(allow_interpreted_subclasses=True)
class Family(Generic[G]):
    """The moves of one verb, numbered from 0 inside the family."""

    verb: str
    usage: str  # how it is written, shown when it was written wrong
    first: i64  # the number of its first move in the whole game
    made: list[Move[G] | None]

    def __init__(self, verb: str, usage: str, size: int) -> None:
        self.verb = verb
        self.usage = usage
        self.first = 0
        self.made = [None] * size

    def make(self, index: i64) -> Move[G]:
        """Create the move with this number."""
        raise NotImplementedError

    def read(self, words: list[str]) -> int:
        """The number of the move that these arguments name; NotationError if they name none."""
        raise NotImplementedError

    def at(self, index: i64) -> Move[G]:
        """The move with this number, made at most once."""
        move = self.made[index]
        if move is None:
            move = self.named(index)
            self.made[index] = move
        return move

    def glance(self, index: i64) -> Move[G]:
        """The same without keeping it: whatever people type, memory does not grow."""
        move = self.made[index]
        return self.named(index) if move is None else move

    def all(self) -> list[Move[G]]:
        """All its moves, made now; decisions are slices of such lists."""
        return [self.at(index) for index in range(i64(len(self.made)))]

    def number_from(self, first: i64) -> None:
        """Its place among the families of the game; moves that were made before get their numbers now."""
        self.first = first
        for index, move in enumerate(self.made):
            if move is not None:
                move.number = first + index

    def named(self, index: i64) -> Move[G]:
        """A move with its number and its text."""
        move = self.make(index)
        move.number = self.first + index
        move.text = move.notation()
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Family[G]):
    """A family small enough to be written down."""

    moves: list[Move[G]]
    indices: dict[str, int]

    def __init__(self, verb: str, moves: list[Move[G]]) -> None:
        texts = [move.notation() for move in moves]
        super().__init__(verb, shown_list(texts), len(moves))
        self.moves = moves
        self.indices = {text: index for index, text in enumerate(texts)}

    @override
    def make(self, index: i64) -> Move[G]:
        return self.moves[index]

    @override
    def read(self, words: list[str]) -> int:
        text = " ".join([self.verb, *words])
        index = self.indices.get(text)
        if index is not None:
            return index
        raise NotationError(f"{text!r} is not a valid move; usage: {self.usage}", self.usage)


@mypyc_attr(allow_interpreted_subclasses=True)
class Axis:
    """One argument of a verb: how many values it has, and how they are written."""

    shown: str  # how it stands in the usage of a verb, in capitals
    size: i64

    def __init__(self, shown: str, size: int) -> None:
        self.shown = shown
        self.size = size

    def value(self, index: i64) -> i64:
        """What a move is made with. Most values are numbered from 0."""
        return index

    def read(self, word: str) -> int:
        """The number, from 0, of the value that is written like this; NotationError if there is none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ids(Axis):
    """One of the names of the box: cards, places, colours."""

    ids: list[str]
    listed: bool  # to whoever names one that is not there; False where they are too many

    def __init__(self, shown: str, ids: Sequence[str], *, listed: bool = True) -> None:
        super().__init__(shown, len(ids))
        self.ids = list(ids)
        self.listed = listed

    @override
    def read(self, word: str) -> int:
        if word in self.ids:
            return self.ids.index(word)
        known = f"; choose from: {', '.join(self.ids)}" if self.listed else ""
        raise NotationError(f"unknown {self.shown.lower()} {word!r}{known}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Axis):
    """A whole number within bounds."""

    least: i64
    most: i64

    def __init__(self, shown: str, least: int, most: int) -> None:
        super().__init__(shown, most - least + 1)
        self.least = least
        self.most = most

    @override
    def value(self, index: i64) -> i64:
        return self.least + index

    @override
    def read(self, word: str) -> int:
        if not (word.isascii() and word.isdigit()) or not self.least <= int(word) <= self.most:
            raise NotationError(f"expected a number from {self.least} to {self.most}, not {word!r}")
        return int(word) - int(self.least)


class Product(Family[G]):
    """Every value of one argument with every value of the next. The usage says how it is written: words in capitals are
    the arguments, others are literal. The axes are in the order of the numbers, the last one counting fastest,
    and so are the arguments of `move`, the class of the moves. (Not to be subclassed: a search asks it without end, and
    the compiler calls its methods directly.)
    """

    move: Callable[..., Move[G]]
    axes: list[Axis]
    written: list[str]  # the words of the usage after the verb
    places: list[int]  # by axis the place of its argument among those words

    def __init__(self, usage: str, move: Callable[..., Move[G]], *axes: Axis) -> None:
        size = 1
        for axis in axes:
            size *= int(axis.size)
        verb, *written = usage.split()
        super().__init__(verb, usage, size)
        self.move = move
        self.axes = list(axes)
        self.written = written
        self.places = places_of(usage, written, [axis.shown for axis in axes])

    @override
    def make(self, index: i64) -> Move[G]:
        """By the values that its number is made of."""
        values: list[i64] = []
        for axis in reversed(self.axes):
            values.append(axis.value(index % axis.size))
            index //= axis.size
        values.reverse()
        return self.move(*values)

    @override
    def read(self, words: list[str]) -> int:
        """Argument by argument, in the order of the numbers."""
        fixed = len(words) == len(self.written) and all(
            word == pattern or pattern.isupper() for word, pattern in zip(words, self.written, strict=True)
        )
        if not fixed:
            raise NotationError(f"usage: {self.usage}")
        index = 0
        for axis, place in zip(self.axes, self.places, strict=True):
            index = index * int(axis.size) + axis.read(words[place])
        return index


def places_of(usage: str, written: list[str], shown: list[str]) -> list[int]:
    """The position of each argument in the usage; the first that is shown so is the first of the axes, and so on."""
    left = [word if word.isupper() else "" for word in written]
    places: list[int] = []
    for each in shown:
        if each not in left:
            raise ValueError(f"{usage!r} does not say where {each} is written")
        places.append(left.index(each))
        left[places[-1]] = ""
    if any(left):
        raise ValueError(f"{usage!r} has arguments without an axis: {' '.join(filter(None, left))}")
    return places


def shown_list(texts: list[str]) -> str:
    """`take 1 | take 2 | ...`, the first few of many."""
    return " | ".join(texts if len(texts) <= SHOWN else [*texts[:SHOWN], "..."])


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves:
    """All moves of a game with its expansions, by number and by text."""

    families: list[Family]
    verbs: dict[str, Family]
    size: i64
    known: dict[str, Move[Any]]  # by notation: moves that have been read and that their families keep anyway

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.known = {}
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
        raise IndexError(f"move numbers must be below {self.size}")

    def read(self, text: str) -> Move[Any]:
        """The move that is written like this."""
        known = self.known.get(text)
        return self.parsed(text) if known is None else known

    def parsed(self, text: str) -> Move[Any]:
        """The same word by word. A move that the game has offered before is found by its notation the next time."""
        words = text.split()
        family = self.verbs.get(words[0]) if words else None
        if family is None:
            verbs = ", ".join(sorted(self.verbs))
            raise NotationError(f"{text!r} is not a valid move; a move starts with one of: {verbs}", verbs)
        try:
            index = family.read(words[1:])
            move = family.glance(index)
        except NotationError as wrong:
            raise NotationError(str(wrong), wrong.usage or family.usage) from None
        if move.text != text and loosely(move.text) != loosely(text):
            raise NotationError(f"{text!r} must be written {move.text!r}", move.text)
        if family.made[index] is move and move.text == text:
            self.known[text] = move
        return move


def loosely(text: str) -> list[list[str]]:
    """A move as people may type it: things joined by + come in any order. Records keep the one right writing."""
    return [sorted(word.split("+")) for word in text.split(" ")]
