"""Playing strength with confidence intervals: Elo ratings, and shares of wins.

Strength is a Bradley-Terry model: strength a beats strength b in a / (a + b) of their meetings, and a draw is half a
win. 400 points of Elo are odds of ten to one; the average of the bots is 1500. Fitted by maximum likelihood, after each
pair that has met got one additional drawn game: without it, a bot that never lost would be infinitely strong. Pure
Python, so that the same games give the same numbers on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

MIDDLE = 1500.0
SCALE = 400 / math.log(10)  # points of Elo in one unit of log-strength
SURE = 0.95
HALF = 0.5  # of a won game that each of two who met is given
REPLICATES = 1000
MOST_BLOCKS = 2000  # beyond it, neighbouring deals are drawn together: no less true, and soon done
LONGEST_STEP = 2.0  # of log-strength in one step of the fit
CLOSE = 1e-9
MOST_STEPS = 200

Pair = tuple[int, int]
Points = dict[Pair, tuple[float, float]]  # by (i, j) with i < j: points of i, points of j
Gift = Callable[[], float]


def add_points(points: Points, one: int, other: int, share: float) -> None:
    """A meeting: `share` is 1 if `one` was better, 0 if `other` was, and a half if neither."""
    if one > other:
        one, other, share = other, one, 1 - share
    mine, theirs = points.get((one, other), (0.0, 0.0))
    points[one, other] = mine + share, theirs + 1 - share


def summed(deals: Sequence[Points]) -> Points:
    """The meetings of many deals together."""
    total: Points = {}
    for deal in deals:
        for pair, (mine, theirs) in deal.items():
            had, they = total.get(pair, (0.0, 0.0))
            total[pair] = had + mine, they + theirs
    return total


def rated(count: int, deals: Sequence[Points], seed: int) -> list[tuple[float, float, float]]:
    """For each of `count` players: Elo, and the ends of its 95 % interval.

    Bootstrap: whole deals are drawn again and again from those that were played, with all the games in which the deal
    was used, so luck that they share is counted once. The half point that every bot was given is drawn too, from the
    spread it represents (Gamma with shape one half): that keeps an interval wide where a bot never lost.
    """
    total = summed(deals)
    best = fitted(count, given(total, lambda: HALF))
    chance = Random(seed)
    blocks = in_blocks(deals)
    drawn: list[list[float]] = [[] for _ in range(count)]
    for _ in range(REPLICATES):
        sample = summed(chance.choices(blocks, k=len(blocks)))
        for pair in total:
            sample.setdefault(pair, (0.0, 0.0))
        again = fitted(count, given(sample, lambda: chance.gauss(0, 1) ** 2 / 2), best)
        for player, strength in enumerate(again):
            drawn[player].append(strength)
    return [
        (elo(strength), elo(quantile(each, (1 - SURE) / 2)), elo(quantile(each, (1 + SURE) / 2)))
        for strength, each in zip(best, drawn, strict=True)
    ]


def in_blocks(deals: Sequence[Points]) -> list[Points]:
    """The deals, or where they are very many, blocks of them."""
    size = -(-len(deals) // MOST_BLOCKS)
    return [summed(deals[first : first + size]) for first in range(0, len(deals), size)] if size > 1 else list(deals)


def given(points: Points, gift: Gift) -> Points:
    """Points with what every bot is given on top, in a fixed order."""
    return {pair: (mine + gift(), theirs + gift()) for pair, (mine, theirs) in sorted(points.items())}


def elo(strength: float) -> float:
    """A log-strength as a number that people know."""
    return MIDDLE + SCALE * strength


def fitted(count: int, points: Points, start: Sequence[float] | None = None) -> list[float]:
    """The log-strengths under which these points are likeliest, with mean 0 (Newton's method, in careful steps)."""
    strengths = list(start) if start is not None else [0.0] * count
    for _ in range(MOST_STEPS):
        step = newton_step(count, points, strengths)
        longest = max(map(abs, step), default=0.0)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 0.0
        strengths = [strength + shorter * change for strength, change in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    mean = sum(strengths) / count
    return [strength - mean for strength in strengths]


def newton_step(count: int, points: Points, strengths: Sequence[float]) -> list[float]:
    """Where the likelihood rises; the last player stays where it is, since only differences matter."""
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for (one, other), (mine, theirs) in points.items():
        games = mine + theirs
        wins, loses = likely(strengths[one] - strengths[other])
        pull = mine * loses - theirs * wins
        slope[one] += pull
        slope[other] -= pull
        weight = games * wins * loses
        bend[one][one] += weight
        bend[other][other] += weight
        bend[one][other] -= weight
        bend[other][one] -= weight
    rest = count - 1
    return [*solved([row[:rest] for row in bend[:rest]], slope[:rest]), 0.0]


def likely(ahead: float) -> tuple[float, float]:
    """The chances to win and to lose for a player who is this far ahead; both exact, also where one is tiny."""
    if ahead < 0:
        loses, wins = likely(-ahead)
        return wins, loses
    tiny = math.exp(-ahead)
    return 1 / (1 + tiny), tiny / (1 + tiny)


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gauss; a player without meetings gets 0."""
    count = len(right)
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        right[at], right[best] = right[best], right[at]
        if rows[at][at] == 0:
            continue
        for below in range(at + 1, count):
            share = rows[below][at] / rows[at][at]
            for column in range(at, count):
                rows[below][column] -= share * rows[at][column]
            right[below] -= share * right[at]
    answer = [0.0] * count
    for at in reversed(range(count)):
        known = sum(rows[at][column] * answer[column] for column in range(at + 1, count))
        answer[at] = (right[at] - known) / rows[at][at] if rows[at][at] else 0.0
    return answer


def quantile(numbers: Sequence[float], share: float) -> float:
    """The number below which this share of them lies; between two neighbours by a straight line."""
    ordered = sorted(numbers)
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])
