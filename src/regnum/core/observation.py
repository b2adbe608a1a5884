"""A position as a row of small integers, for learners: fixed in length, and made only from what one seat may know.

A game names its fields once and writes their values in the same order (`Observer`). Sides stand in turn order with the
seat that looks first, so that every seat sees the table from its own chair and one network can play them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from regnum.core.words import G

if TYPE_CHECKING:
    from regnum.core.rules import Rules

ANY_NUMBER: Final = 32767  # the largest value of a cell


class ObservedField(NamedTuple):
    """A named part of the row: its shape, and what its values say."""

    name: str
    shape: tuple[int, ...]
    about: str
    low: int = 0
    high: int = ANY_NUMBER

    @property
    def size(self) -> int:
        """How many cells it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class ObservationRow:
    """The cells that an observer writes, one after the other. They are 0 before. (Not to be subclassed: an observer
    asks it without end, and the compiler calls its methods directly.)
    """

    cells: vec[i16]
    at: i64

    def begin(self, cells: vec[i16], at: i64) -> None:
        """Write into these cells, from here on."""
        self.cells = cells
        self.at = at

    def put(self, value: i64) -> None:
        """The next cell."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def set(self, offset: i64, value: i64) -> None:
        """A cell further on; `skip` leaves them behind when all are set."""
        self.cells[self.at + offset] = i16(value)

    def add(self, offset: i64, more: i64) -> None:
        """The same, to what it says already."""
        self.cells[self.at + offset] += i16(more)

    def read(self, offset: i64) -> i64:
        """What a cell further on says."""
        return i64(self.cells[self.at + offset])

    def put_all(self, values: vec[i64]) -> None:
        """A cell for each of these."""
        for i in range(i64(len(values))):
            self.cells[self.at + i] = i16(values[i])
        self.at += i64(len(values))

    def skip(self, count: i64) -> None:
        """So many cells stay 0."""
        self.at += count

    def count(self, things: vec[i64], kinds: i64) -> None:
        """A cell for each kind: how many of these things are of it. Negative numbers are no things."""
        for i in range(i64(len(things))):
            kind = things[i]
            if kind >= 0:
                self.cells[self.at + kind] += i16(1)
        self.at += kinds

    def flag(self, kind: i64, kinds: i64) -> None:
        """A cell for each kind, 1 for this one; none if it is negative."""
        if kind >= 0:
            self.cells[self.at + kind] = i16(1)
        self.at += kinds

    def bits(self, members: i64, kinds: i64) -> None:
        """A cell for each kind: 1 if its bit is set."""
        kind: i64 = 0
        while members != 0:
            if members & 1:
                self.cells[self.at + kind] = i16(1)
            members >>= 1
            kind += 1
        self.at += kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[G]):
    """How a game, or an expansion, writes what a seat may know. Made once; it keeps nothing of a match."""

    def fields(self, rules: Rules) -> list[ObservedField]:
        """What `observe` writes, in its order."""
        raise NotImplementedError

    def observe(self, game: G, seat: i64, row: ObservationRow) -> None:
        """Write the table as this seat may know it. Nothing hidden may be read."""
        raise NotImplementedError


def fields_of(rules: Rules) -> list[ObservedField]:
    """All fields of a table: those of the kernel, of the game, of the expansions in play."""
    found = [
        ObservedField("seat", (int(rules.seats),), "which seat looks on", high=1),
        ObservedField("turn", (int(rules.seats),), "who owes an answer, by seat from the one that looks on", high=1),
        *observer_of(rules).fields(rules),
    ]
    for expansion in rules.expansions:
        if expansion.observer is not None:
            found += [field._replace(name=f"{expansion.id}/{field.name}") for field in expansion.observer.fields(rules)]
    return found


def observer_of(rules: Rules) -> Observer[Any]:
    """The observer of the game; ValueError if it has none."""
    if rules.box.observer is None:
        raise ValueError(f"{rules.box.id} has no observations for learners (regnum.core.observation)")
    return rules.box.observer


def observe(rules: Rules, game: G, seat: i64, row: ObservationRow) -> None:
    """Write the whole row."""
    row.flag(seat, rules.seats)
    waiting = game.waiting()
    for step in range(rules.seats):
        row.put((waiting >> ((seat + step) % rules.seats)) & 1)
    observer = rules.box.observer
    assert observer is not None
    observer.observe(game, seat, row)
    if rules.extended:
        for expansion in rules.expansions:
            if expansion.observer is not None:
                expansion.observer.observe(game, seat, row)
