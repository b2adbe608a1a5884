"""Pairs for tables of two: of all ways to pair everybody the one with the fewest rematches, then the nearest points.

That is a matching of least weight, found exactly by the blossom algorithm of networkx.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from regnum.contests.entries import BOT
from regnum.contests.history import DrawnRound, History

AGAIN: Final = 10**9  # a second bye or a rematch is worse than anything else together
APART: Final = 1000  # for the square of the half points between two
SEATS: Final = 60  # for the square of how much both lean to the same seat; never as bad as a win apart
NEAR: Final = 32  # beyond this place in the standings pairs are tried only if need be


def matched(people: Sequence[str], history: History, odd: Literal["bye", "bot"]) -> DrawnRound:
    """Pair these people, the leaders first; an odd one has a bye or plays a bot."""
    here = [*people, *([BOT] if len(people) % 2 else [])]
    found = best_pairs(here, history, NEAR)
    if len(found) * 2 < len(here) or any(cost(here, one, other, history) >= AGAIN for one, other in found):
        found = best_pairs(here, history, len(here))
    drawn = DrawnRound([], [])
    for one, other in found:
        pair = (here[one], here[other])
        if BOT not in pair or odd == "bot":
            drawn.tables.append(history.seated(pair))
        else:
            drawn.byes.append(pair[0])
    return drawn


def best_pairs(here: Sequence[str], history: History, reach: int) -> list[tuple[int, int]]:
    """Return the pairs by place, the leaders first. `reach`: how far apart in the standings two may be."""
    import networkx  # slow to import, and only a house with contests needs it

    graph: Any = networkx.Graph()
    for one in range(len(here)):
        for other in range(one + 1, len(here)):
            if other - one <= reach or here[other] == BOT:
                graph.add_edge(one, other, weight=-cost(here, one, other, history))
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in pairs)


def cost(here: Sequence[str], one: int, other: int, history: History) -> int:
    """Return how bad a pair would be."""
    first, second = here[one], here[other]
    if second == BOT:  # those who are behind have the bye, nobody twice
        return AGAIN * history.byes[first] + APART * history.halves[first] ** 2 + len(here) - one
    apart = history.halves[first] - history.halves[second]
    lean = leaning(first, history) * leaning(second, history)
    again = AGAIN * history.met[frozenset((first, second))]
    return again + APART * apart * apart + min(APART - 1, SEATS * max(0, lean) ** 2) + (other - one)


def leaning(person: str, history: History) -> int:
    """Return how much more often a person has sat first than second."""
    return history.sat[person, 0] - history.sat[person, 1]
