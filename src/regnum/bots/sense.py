"""The evaluation function of a game, its sense: what a side may expect in a position, as named features with weights.

A weight is how many points at the end one unit of a feature is worth, early in the game and late. So the file of
weights reads as advice, and the sum of all features is the expected score of a side. Each feature may also have a
drive: how much to aim for it, which is not quite the same as what it is worth to a side that has it. Both are learned
from self-play (`regnum tune`) and stored beside the game as `sense.json`; without them only the current score counts.
"""

from __future__ import annotations

import math
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regnum.core.rules import Box
from regnum.core.words import G, Game

# Who is looked at. A person alone against an official opponent plays another game than two people do.
AT_TABLE: Final = 0
ALONE: Final = 1
RIVAL: Final = 2
KINDS: Final = ("table", "alone", "rival")

POINTS: Final = "points"  # the one feature that every sense has, and the first
LEAST_SPREAD: Final = 0.5  # of a point: nobody is ever quite sure
FIRST_SPREAD: Final = 12.0  # before anything was learned


@mypyc_attr(allow_interpreted_subclasses=True)
class SensePart(Generic[G]):
    """What bots notice of an expansion, beside what they notice of its base game."""

    features: tuple[str, ...]

    def __init__(self, features: tuple[str, ...]) -> None:
        self.features = features

    def notice(self, game: G, side: i64, seen: vec[float], at: i64) -> None:
        """Write all its features into `seen`, the first one at `at`. Asked only where the expansion is in play."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[G]):
    """What a game notices, and what that is worth. This one notices nothing but points; a game brings its own."""

    features: tuple[str, ...]
    apart: bool  # whether a move hardly ever touches what others have: then only one's own side is looked at
    unit: float  # what is as much as a point: less where a game has few and large ones
    thought: dict[str, int]  # by level: the iterations of its search, where the usual number does not suit the game
    seen: vec[float]  # by feature: what was noticed last
    weights: vec[float]  # kind by kind, feature by feature: late, and early minus late
    drives: vec[float]  # the same for choosing moves
    spread: vec[float]  # kind by kind: how far apart the ends of equal games lie, late, and early minus late
    parts: list[SensePart[Any]]  # of the expansions that there are, in play or not
    part_names: list[str]
    part_starts: list[int]
    expected: vec[float]  # by side: the points that `outlook` found
    chances: vec[float]  # by side: the chances that `outlook` found

    def __init__(
        self,
        features: tuple[str, ...] = (POINTS,),
        *,
        apart: bool = False,
        unit: float = 1.0,
        thought: dict[str, int] | None = None,
    ) -> None:
        assert features[0] == POINTS
        self.apart = apart
        self.unit = unit
        self.thought = thought or {}
        self.parts = []
        self.part_names = []
        self.part_starts = []
        wide = FIRST_SPREAD * unit
        self.spread = vec[float]([wide, 0.0, wide, 0.0, wide, 0.0])
        self.expected = vec[float]([0.0] * 8)
        self.chances = vec[float]([0.0] * 8)
        self.make_room(features)

    def make_room(self, features: tuple[str, ...]) -> None:
        """Notice these. Before anything is learned only a point is worth anything."""
        self.features = features
        self.seen = vec[float]([0.0] * len(features))
        each = 2 * len(features)
        bare = [0.0 if at % each else 1.0 for at in range(each * len(KINDS))]  # a point is worth a point
        self.weights = vec[float](bare)
        self.drives = vec[float](bare)

    def add(self, expansion: str, part: SensePart[Any]) -> None:
        """Notice an expansion too. Its features are 0 wherever it is not in play."""
        self.parts.append(part)
        self.part_names.append(expansion)
        self.part_starts.append(len(self.features))
        self.make_room(self.features + part.features)

    # -- what a game tells -----------------------------------------------------------------------------------------

    def left(self, game: G) -> float:
        """How much of the game is still to come: 1 at the beginning, 0 at the end."""
        return 0.0

    def look(self, game: G) -> None:
        """Whatever is the same for all sides, once before they are noticed."""

    def notice(self, game: G, side: i64) -> None:
        """Write into `seen` what this side has. Hidden things may be read: a search looks at imagined games only."""
        self.seen[0] = float(sum([points for _, points in game.rules.lines(game, int(side))]))

    def reached(self, game: G, side: i64) -> float:
        """What a finished game has brought this side: its points, and a fraction for whatever breaks ties."""
        return float(sum([points for _, points in game.rules.lines(game, int(side))]))

    def urge(self, game: G, side: i64) -> float:
        """What drives a side beside its features, in points, never learned: to the end of a game that could last for
        ever. Asked after `notice`."""
        return 0.0

    # -- what follows from it --------------------------------------------------------------------------------------

    def kind(self, game: G, side: i64) -> i64:
        """Which weights apply to this side."""
        if side >= game.rules.seats:
            return RIVAL
        return ALONE if game.rules.seats == 1 else AT_TABLE

    def sides(self, game: G) -> i64:
        """Seats and official opponents."""
        return game.rules.sides

    def worth(self, game: G, side: i64, left: float) -> float:
        """The points this side may expect at the end. `look` was called before."""
        return self.weighed(self.weights, game, side, left)

    def weighed(self, weights: vec[float], game: G, side: i64, left: float) -> float:
        """What this side has, by these weights."""
        self.notice_all(game, side)
        count = i64(len(self.features))
        at = 2 * count * self.kind(game, side)
        total = self.urge(game, side)
        for i in range(count):
            total += self.seen[i] * (weights[at] + left * weights[at + 1])
            at += 2
        return total

    def notice_all(self, game: G, side: i64) -> None:
        """What this side has of the base game, and of the expansions in play."""
        self.notice(game, side)
        for i in range(len(self.parts)):
            start = i64(self.part_starts[i])
            if in_play(game, self.part_names[i]):
                self.parts[i].notice(game, side, self.seen, start)
                continue
            for at in range(start, start + i64(len(self.parts[i].features))):
                self.seen[at] = 0.0

    def promise(self, game: G, side: i64) -> float:
        """How good a position is to strive for, in points: ahead of the best other side, or where sides are apart, by
        itself."""
        self.look(game)
        left = self.left(game)
        mine = self.weighed(self.drives, game, side, left)
        if self.apart:
            return mine
        best = -1e9
        for other in range(self.sides(game)):
            if other != side:
                best = max(best, self.weighed(self.drives, game, other, left))
        return mine - best if best > -1e8 else mine

    def outlook(self, game: G) -> None:
        """Fill `expected` and `chances` for every side: the nearer the ends, the more evenly the chances are spread."""
        self.look(game)
        left = self.left(game)
        sides = self.sides(game)
        best = -1e9
        for side in range(sides):
            self.expected[side] = self.worth(game, side, left)
            best = max(best, self.expected[side])
        kind = self.kind(game, 0)
        width = max(LEAST_SPREAD * self.unit, self.spread[2 * kind] + left * self.spread[2 * kind + 1])
        total = 0.0
        for side in range(sides):
            self.chances[side] = math.exp((self.expected[side] - best) / width)
            total += self.chances[side]
        for side in range(sides):
            self.chances[side] /= total

    # -- learning --------------------------------------------------------------------------------------------------

    def learn(self, kind: i64, early: list[float], late: list[float], spread_early: float, spread_late: float) -> None:
        """Take over what every feature is worth, and strive for that."""
        take_over(self.weights, kind, early, late)
        take_over(self.drives, kind, early, late)
        self.spread[2 * kind] = spread_late
        self.spread[2 * kind + 1] = spread_early - spread_late

    def strive(self, kind: i64, early: list[float], late: list[float]) -> None:
        """Take over what to strive for instead."""
        take_over(self.drives, kind, early, late)

    def noticed(self, game: G, side: int) -> list[float]:
        """What this side has, as a list by feature."""
        self.look(game)
        self.notice_all(game, side)
        return [float(each) for each in self.seen]


def whole_sense(box: Box[Any]) -> Sense[Any]:
    """A game's sense before it has learned anything, with what the bots notice of its expansions.

    A game without a sense of its own counts the points of the moment.
    """
    sense = Sense[Any]() if box.sense is None else box.sense()
    assert isinstance(sense, Sense), f"the sense of {box.id} is not a Sense: {sense!r}"
    for name in sorted(box.expansions):
        part = box.expansions[name].sense
        if isinstance(part, SensePart):
            sense.add(name, part)
    return sense


def in_play(game: Game, expansion: str) -> bool:
    """Whether this match is played with it."""
    for each in game.rules.expansions:
        if each.id == expansion:
            return True
    return False


def take_over(weights: vec[float], kind: i64, early: list[float], late: list[float]) -> None:
    """Write the weights of one kind of side."""
    at = 2 * i64(len(early)) * kind
    for i in range(i64(len(early))):
        weights[at] = late[i]
        weights[at + 1] = early[i] - late[i]
        at += 2
