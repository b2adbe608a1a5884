"""Ratings of people, one for each game, by OpenSkill's Plackett-Luce model: any number of players, with uncertainty.

Bots and official opponents have a fixed strength, measured in the arena, so solo play rates too. Shown as points of
Elo, where a squire has 1500 and 400 points are odds of ten to one.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from regnum.bots.shares import Z
from regnum.bots.strengths import MIDDLE, SCALE, Strengths, strengths
from regnum.table.result import MatchResult, SideResult

MODEL: Final = PlackettLuce()
UNIT: Final = SCALE / (math.sqrt(2) * MODEL.beta)  # points of Elo in one unit of the model, between two players
KNOWN: Final = 1e-4  # the uncertainty of a measured strength: it must not move


class PlayerSkill(NamedTuple):
    """How well somebody plays a game, in the model's units."""

    mu: float
    sigma: float

    @property
    def elo(self) -> float:
        """The same in points of Elo."""
        return MIDDLE + (self.mu - MODEL.mu) * UNIT

    @property
    def spread(self) -> float:
        """Half the width of the 95% interval, in points of Elo."""
        return Z * self.sigma * UNIT


START: Final = PlayerSkill(MODEL.mu, MODEL.sigma)


def skill_at(elo: float) -> PlayerSkill:
    """Return a known strength in the model's units."""
    return PlayerSkill(MODEL.mu + (elo - MIDDLE) / UNIT, KNOWN)


def rated(result: MatchResult, before: dict[str, PlayerSkill]) -> dict[str, PlayerSkill]:
    """Return the new skill of everyone at a rated match, by person; empty if there was nobody to compare with."""
    known = strengths(result.game)
    sides = [(side, skill_of(side, result, known, before)) for side in result.sides]
    compared = [(side, skill) for side, skill in sides if skill is not None]
    if len(compared) < 2:
        return {}
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for _, skill in compared]
    after = MODEL.rate(teams, ranks=[float(side.rank) for side, _ in compared])
    return {
        side.person: PlayerSkill(team[0].mu, team[0].sigma)
        for (side, _), team in zip(compared, after, strict=True)
        if side.person is not None
    }


def skill_of(
    side: SideResult, result: MatchResult, known: Strengths, before: dict[str, PlayerSkill]
) -> PlayerSkill | None:
    """Return the skill of one side before the match; None if nothing is known of it."""
    if side.person is not None:
        return before.get(side.person, START)
    if side.bot is not None:
        elo = known.bots.get(side.bot)
    else:  # an official opponent is measured alone with one player; among several it plays another part
        elo = known.of_official(result.options) if result.seats == 1 else None
    return None if elo is None else skill_at(elo)
