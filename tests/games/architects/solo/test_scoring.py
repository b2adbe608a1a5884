"""C8. Solo scoring."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.messages import Result
from regnum.games.architects.box import BOX
from regnum.games.architects.buildings import construct
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.parts import KINDS, LAST_TURNS
from regnum.testing import play, rule
from tests.games.architects.laying import state_of
from tests.typed import present

from .laying import HUMAN, RIVAL, laid, rival, rival_turn


def lines(match: Match, side: int) -> dict[str, int]:
    return dict(match.score(side))


def built(match: Match, *ids: str) -> None:
    """The person has these buildings."""
    game: Any = match.state
    for id in ids:
        construct(game, HUMAN, BUILDINGS.number(id))
    game.due = game.due[:0]


def finished(match: Match) -> Result:
    """The last turns are over; the result."""
    game: Any = match.state
    game.last = RIVAL
    game.phase = LAST_TURNS
    told = rival_turn(match)
    while not match.over:
        told += play(match, HUMAN, match.legal(HUMAN)[0])
    return present(match.result)


@rule("C8.1")
def test_the_rival_scores_monuments_cathedral_virtue_and_marble() -> None:
    have = {"green": {"level": 3, "virtue": 13, "marble": 4, "unpaid": 2}}
    match = laid("patron", have=have, monuments={"stone": "green quarry"}, workers={"prison": "green 5"})
    sheet = lines(match, RIVAL)
    assert sheet["monuments"] == 16
    assert (sheet["cathedral"], sheet["virtue"], sheet["goods"]) == (7, 5, 4)
    assert (sheet["debts"], sheet["prison"]) == (-4, -2)
    assert sum(sheet.values()) == 16 + 7 + 5 + 4 - 4 - 2


@rule("C8.2", "B9.2", "C3.7")
def test_most_influence_gives_it_marble() -> None:
    match = laid("patron", "start_9", have={"green": {"influence": 7}, "blue": {"influence": 3}})
    finished(match)
    assert (rival(match)["gold"], rival(match)["marble"]) == (0, 4)
    match = laid("patron", "start_9", have={"green": {"influence": 7}, "blue": {"influence": 7}})
    finished(match)
    assert rival(match)["marble"] == 2


@rule("C8.3")
@pytest.mark.parametrize("kind", ["clay", "wood", "stone", "silver"])
def test_a_market_building_compares_with_the_rivals_virtue(kind: str) -> None:
    for mine, bonus in ((7, 0), (8, 2)):
        match = laid("patron", have={"green": {"virtue": 7}})
        built(match, f"{kind}_market")
        state_of(match).own(HUMAN).goods[KINDS.index(kind)] = mine
        assert lines(match, HUMAN)["building_bonus"] == bonus


@rule("C8.3")
def test_steeple_compares_cathedral_levels_as_usual() -> None:
    for level, bonus in ((2, 0), (3, 2)):
        match = laid("patron", have={"blue": {"level": level}, "green": {"virtue": 14, "level": 2}})
        built(match, "steeple")
        state_of(match).own(HUMAN).level = level
        assert lines(match, HUMAN)["building_bonus"] == bonus


@rule("C8.4")
def test_a_tie_goes_to_the_higher_virtue_then_to_the_rival() -> None:
    def result(mine: int, theirs: int, silver: int = 0) -> Result:
        match = laid("patron", have={"blue": {"virtue": mine, "silver": silver}, "green": {"virtue": theirs}})
        return BOX.result(state_of(match), [[("buildings", 20)], [("buildings", 20)]])

    assert result(9, 8).winners == [HUMAN]
    assert result(8, 9).winners == [RIVAL]
    assert result(8, 8, silver=9).winners == [RIVAL]


@rule("C8.4")
def test_points_come_before_virtue() -> None:
    match = laid("patron", have={"green": {"virtue": 14}})
    assert BOX.result(state_of(match), [[("buildings", 21)], [("buildings", 20)]]).winners == [HUMAN]
