"""What bots notice of Works of Wonder beside the base game: influence, the two nobles, and how near monuments are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.bots.sense import SensePart
from regnum.core.effects import n_of, side_of, what_of
from regnum.games.architects.effects.base import ArchitectsEffect, kind_of
from regnum.games.architects.effects.vocabulary import GAIN
from regnum.games.architects.parts import NONE
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.base import WonderEffect
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.parts import (
    CONJURES_CLAY,
    INFLUENCE,
    INFLUENCE_TOP,
    RESOURCE_COUNT,
    SECOND_CARD,
)

FEATURES: Final = (
    "influence", "high_influence", "leads_influence", "at_princess", "leads_princess", "at_profiteer",
    "monument_near", "second_monument", "monument_ready", "monument_due", "figure",
)  # fmt: skip

CONJURED: Final = 3  # B7.4: clay, wood and stone


class WonderSense(SensePart[Architects]):
    """Feature by feature what a side has of the expansion."""

    def __init__(self) -> None:
        super().__init__(FEATURES)

    def notice(self, game: Architects, side: i64, seen: vec[float], at: i64) -> None:
        """All features; influence that is due counts as gained."""
        wonder = wonder_of(game)
        for i in range(at, at + i64(len(FEATURES))):
            seen[i] = 0.0
        influence = min(wonder.influence[side] + due_influence(game, side), i64(INFLUENCE_TOP))
        seen[at] = float(influence)
        seen[at + 1] = float(max(influence + 1 - SECOND_CARD, i64(0)))
        seen[at + 2] = lead(game, wonder, side, influence)
        notice_nobles(game, wonder, side, seen, at)
        notice_monuments(game, wonder, side, influence, seen, at)


def due_influence(game: Architects, side: i64) -> i64:
    """What is due already."""
    total: i64 = 0
    for i in range(i64(len(game.due))):
        effect = game.due[i]
        if side_of(effect) == side:
            total += influence_in(kind_of(game, effect), what_of(effect), n_of(effect))
    return total


def influence_in(kind: ArchitectsEffect, what: i64, n: i64) -> i64:
    """What an effect brings."""
    if isinstance(kind, WonderEffect):
        return kind.influence(what, n)
    return n if kind.do == GAIN and what == INFLUENCE else 0


def lead(game: Architects, wonder: Wonder, side: i64, influence: i64) -> float:
    """B9.2, B9.3. Whose the gold would be now: the whole of it, a share, or nothing."""
    equal: i64 = 1
    for other in range(game.rules.sides):
        if other != side:
            if wonder.influence[other] > influence:
                return 0.0
            if wonder.influence[other] == influence:
                equal += 1
    return 1.0 / float(equal)


def notice_nobles(game: Architects, wonder: Wonder, side: i64, seen: vec[float], at: i64) -> None:
    """B5.4, B5.5. Who would be rewarded and who punished at the next reset."""
    if wonder.princess == NONE:
        return
    mine = game.sides[side].workers[wonder.princess]
    seen[at + 3] = float(mine)
    most: i64 = 0
    for other in range(game.rules.sides):
        if other != side:
            most = max(most, game.sides[other].workers[wonder.princess])
    seen[at + 4] = 1.0 if mine > 0 and mine >= most else 0.0
    seen[at + 5] = float(game.sides[side].workers[wonder.profiteer])


def notice_monuments(game: Architects, wonder: Wonder, side: i64, influence: i64, seen: vec[float], at: i64) -> None:
    """B6. How much of the price of the nearest monuments is there."""
    for monument in range(i64(RESOURCE_COUNT)):
        owner = wonder.owner[monument]
        if owner == side:
            seen[at + 10] += 1.0
            seen[0] += float(wonder.points(monument))  # the whole sheet: the base game knows no monuments
        if owner == NONE:
            asked = wonder.asks_influence(monument)
            need = max(wonder.amount(monument) - wonder.pieces[monument], i64(0))
            have = min(game.sides[side].goods[monument], need)
            enough = influence >= asked
            if monument < CONJURED and game.sides[side].powers[CONJURES_CLAY + monument] > 0:
                have = min(have + max(influence - asked, i64(0)), need)
            goods = float(have) / float(max(need, i64(1))) if need > 0 else 1.0
            trust = float(min(influence, asked)) / float(asked)
            worth = float(wonder.points(monument)) * goods * (0.4 + 0.6 * trust)
            if have >= need and enough:
                seen[at + 8] = max(seen[at + 8], float(wonder.points(monument)))
            if worth > seen[at + 6]:
                seen[at + 7] = seen[at + 6]
                seen[at + 6] = worth
            elif worth > seen[at + 7]:
                seen[at + 7] = worth
    seen[at + 9] = float(due_points(game, wonder, side))


def due_points(game: Architects, wonder: Wonder, side: i64) -> i64:
    """Of monuments that are paid for."""
    points: i64 = 0
    for i in range(i64(len(game.due))):
        kind = kind_of(game, game.due[i])
        if side_of(game.due[i]) == side and isinstance(kind, WonderEffect):
            points += kind.points(wonder, what_of(game.due[i]))
    return points
