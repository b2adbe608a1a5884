"""C3.4, C4, C6. What the automaton of Works of Wonder does with contributions, monuments and the princess."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import OptionInfo
from regnum.games.architects.automa.board import can_rise, owe_power, tell_power
from regnum.games.architects.automa.conditions import SchemeCondition
from regnum.games.architects.automa.places import SchemePlace
from regnum.games.architects.automa.vocabulary import CONSTRUCTING
from regnum.games.architects.buildings import count_building
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.events import Paid
from regnum.games.architects.hooks import AutomaPriority
from regnum.games.architects.parts import KINDS, MARBLE, NONE, VIRTUE
from regnum.games.architects.solo.cards import ALL_RIVALS
from regnum.games.architects.solo.events import RivalSought
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import add_tax
from regnum.games.architects.works_of_wonder.contribution import lay_piece
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.influence import lose_influence
from regnum.games.architects.works_of_wonder.monuments import put_figure, take_monument
from regnum.games.architects.works_of_wonder.parts import MONUMENT_VIRTUE, RESOURCE_COUNT, RESOURCES
from regnum.games.architects.works_of_wonder.solo.cards import (
    CONTRIBUTE,
    INFLUENCE_AT_MOST,
    LEADS_PRINCESS,
    MONUMENT,
    MONUMENT_OR_CATHEDRAL,
    PRINCESS,
    WONDER_RIVALS,
)

MONUMENT_TOTAL: Final = 10  # C4.1

# By rival; those of the base game have nothing of this.
FIRST_RIVAL: Final = len(ALL_RIVALS) - len(WONDER_RIVALS)
AUTOMA_INFLUENCE: Final = vec[i64]([0] * FIRST_RIVAL + [rival.influence for rival in WONDER_RIVALS])
DISCOUNT: Final = vec[i64]([0] * FIRST_RIVAL + [rival.discount for rival in WONDER_RIVALS])
FIGURE_ORDER: Final = [vec[i64]() for _ in range(FIRST_RIVAL)] + [vec[i64](rival.figures) for rival in WONDER_RIVALS]

NAMES: Final[list[str | int]] = [rival.id for rival in WONDER_RIVALS]
RIVAL_OPTIONS: Final = [
    OptionInfo("rival", "choice", NAMES, "noblewoman", seats=(1, 1)),
    OptionInfo("rival", "choice", ["nobody", *NAMES], "nobody", seats=(2, 4)),
]

# -- deeds ----------------------------------------------------------------------------------------------------------


class MakeContribution(ArchitectsEffect):
    """C3.4, C6.8. The resource under the marker or the next one to the right, from the supply; its gains by C3.

    Always possible: the fifth piece is followed by a reset.
    """

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        for i in range(i64(RESOURCE_COUNT)):
            resource = (game.marker + i) % RESOURCE_COUNT
            if not wonder.is_laid(resource):
                tell_sought(game, side, "contribution", resource, "C3.4")
                lay_piece(game, side, resource)
                return


class FinishMonument(ArchitectsEffect):
    """C4. Influence and marble, tax from the supply, the card, 2 virtue, the figure, then what its board gives."""

    @override
    def possible(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        """C4.1, C4.9."""
        return affordable_monument(game, side) != NONE

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        wonder = wonder_of(game)
        monument = affordable_monument(game, side)
        tell_sought(game, side, "monument", monument, "C3.5")
        if DISCOUNT[game.automa] > 0:
            tell_power(game, side)
        lose_influence(game, side, wonder.asks_influence(monument))
        pay_marble(game, side, marble_for(game, monument))
        add_tax(game, side, wonder.asks_tax(monument))  # C4.5: from the supply
        take_monument(game, side, monument)  # C4.4: pieces on it go to the supply and have saved it nothing
        count_building(game, side)
        game.gain(side, VIRTUE, MONUMENT_VIRTUE)  # C4.6
        put_figure(game, side, monument, place_for_figure(game))
        owe_power(game, side, CONSTRUCTING)


AUTOMA_DEEDS: Final[list[ArchitectsEffect]] = [
    MakeContribution(CONTRIBUTE, moment=True),
    FinishMonument(MONUMENT, moment=True),
]


def tell_sought(game: Architects, side: i64, target: str, resource: i64, rule: str) -> None:
    """From where the marker looked, and what it found."""
    if game.told is not None:
        game.told.append(RivalSought(int(side), RESOURCES[game.marker], target, RESOURCES[resource], rule))


def marble_for(game: Architects, monument: i64) -> i64:
    """C4.1, C4.2. What its influence leaves of the ten; the Noblewoman pays less."""
    return max(MONUMENT_TOTAL - wonder_of(game).asks_influence(monument) - DISCOUNT[game.automa], i64(0))


def affordable_monument(game: Architects, side: i64) -> i64:
    """C3.5, C4.3. The monument under the marker, or the next one to the right that it can pay; NONE if none."""
    wonder = wonder_of(game)
    influence = wonder.influence[side]
    marble = game.sides[side].goods[MARBLE]
    for i in range(i64(RESOURCE_COUNT)):
        monument = (game.marker + i) % RESOURCE_COUNT
        there = wonder.owner[monument] == NONE
        if there and wonder.asks_influence(monument) <= influence and marble_for(game, monument) <= marble:
            return monument
    return NONE


def pay_marble(game: Architects, side: i64, n: i64) -> None:
    """C3.2. The only goods it ever pays."""
    game.own(side).goods[MARBLE] -= n
    if game.told is not None:
        game.told.append(Paid(int(side), [f"{n} {KINDS[MARBLE]}"], 0))


def place_for_figure(game: Architects) -> i64:
    """C4.7. The first location of its list without a figure; there are more places than monuments."""
    order = FIGURE_ORDER[game.automa]
    taken = wonder_of(game).figures
    at: i64 = 0
    while (taken >> order[at]) & 1:
        at += 1
    return order[at]


# -- places and conditions ------------------------------------------------------------------------------------------


class AtPrincess(SchemePlace):
    """C6.2. Wherever the princess stands."""

    @override
    def where(self, game: Architects, side: i64) -> i64:
        return wonder_of(game).princess


class PrincessFirst(AutomaPriority):
    """C5.4. The princess comes before all other locations."""

    @override
    def first_to_capture(self, game: Architects) -> i64:
        return wonder_of(game).princess


class LeadsPrincess(SchemeCondition):
    """C6.14. It has most workers at the princess."""

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return lead_at_princess(game, side) > 0


def lead_at_princess(game: Architects, side: i64) -> i64:
    """C6.14. How many more of its workers stand at the princess than of anybody else's."""
    princess = wonder_of(game).princess
    most: i64 = 0
    for other in range(game.rules.sides):
        if other != side:
            most = max(most, game.sides[other].workers[princess])
    return game.sides[side].workers[princess] - most


class MonumentOrCathedral(SchemeCondition):
    """C6.15. It can build a monument, or rise in the cathedral."""

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return affordable_monument(game, side) != NONE or can_rise(game, side)


class InfluenceAtMost(SchemeCondition):
    """C6.18."""

    @override
    def found(self, game: Architects, side: i64) -> i64:
        return wonder_of(game).influence[side]

    @override
    def holds(self, game: Architects, side: i64, n: i64) -> bool:
        return wonder_of(game).influence[side] <= n


AtPrincess(PRINCESS, "princess", "princess", "C6.2")
LeadsPrincess(LEADS_PRINCESS)
MonumentOrCathedral(MONUMENT_OR_CATHEDRAL)
InfluenceAtMost(INFLUENCE_AT_MOST)
