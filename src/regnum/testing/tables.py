"""The tables that a game can be played at, for tests: every number of seats and option value, and positions at them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from regnum.core.match import Match, new
from regnum.core.messages import OptionInfo
from regnum.core.options import Value, fitting
from regnum.core.registry import box_of, games


class TableSetup:
    """A way to play: a game, a number of seats, options."""

    def __init__(self, game: str, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}-{options or 'default'}"

    def match(self, seed: int) -> Match:
        """A new match at this table."""
        return new(box_of(self.game), self.seats, seed, self.options)


def every_table(only: str = "", *, whole: bool = True) -> list[TableSetup]:
    """Every game at every number of seats, once as it comes and once with each value of each option.

    Not `whole`: each value of an option at one number of seats only, another one for each value.
    """
    tables = [table for game in games() if not only or game == only for table in tables_of(game)]
    return tables if whole else covering(tables)


def covering(tables: list[TableSetup]) -> list[TableSetup]:
    """Of tables with the same options only one; of those that are as they come every number of seats."""
    alike: dict[str, list[TableSetup]] = {}
    for table in tables:
        as_it_comes = set(table.options) <= {"expansions"}
        alike.setdefault(repr(table) if as_it_comes else f"{table.game} {table.options}", []).append(table)
    return [group[n % len(group)] for n, group in enumerate(alike.values())]


def tables_of(game: str) -> Iterator[TableSetup]:
    """The ways to play one game that its options allow, one option changed at a time."""
    box = box_of(game)
    usual = [each.id for each in box.expansions.values() if each.default]
    for seats in range(box.seats[0], box.seats[1] + 1):
        yield from settings(game, seats, usual, {})
        for names in expansion_choices(sorted(box.expansions)):
            if names != usual:
                yield from settings(game, seats, names, {"expansions": names})


def settings(game: str, seats: int, expansions: list[str], agreed: dict[str, object]) -> Iterator[TableSetup]:
    """With these expansions as it comes, then one option changed at a time."""
    yield TableSetup(game, seats, agreed)
    for option in fitting(box_of(game).info().options, seats, expansions):
        yield from (TableSetup(game, seats, {**agreed, option.name: value}) for value in values_of(option))


def values_of(option: OptionInfo) -> list[Value]:
    """Values that are not the default; of long lists enough that every choice and every neighbour pair occurs."""
    if option.kind != "several":
        return [choice for choice in option.choices if choice != option.default]
    ring = option.choices * 2
    runs: list[Value] = [ring[start : start + option.pick] for start in range(len(option.choices))]
    return [*(run for run in runs if run != option.default), *option.words]


def expansion_choices(names: list[str]) -> list[list[str]]:
    """No expansion, each alone, all together."""
    if not names:
        return []
    return [[], *([name] for name in names), *([names] if len(names) > 1 else [])]


def position(table: TableSetup, seed: int, decisions: int) -> Match:
    """A match after this many random moves (or at its end, if that comes first), with its log."""
    match = table.match(seed)
    dice = random.Random(seed)
    while not match.over and len(match.log) < decisions:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def viewers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]
