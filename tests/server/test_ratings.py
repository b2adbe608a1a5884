"""Ratings: who wins rises, bots stand still, and what cannot be compared is not rated."""

from __future__ import annotations

import pytest

import regnum
from regnum.bots.levels import LEVELS
from regnum.bots.strengths import MIDDLE, Meeting, derived, strengths
from regnum.core.registry import box_of
from regnum.lab.strengths import opponents
from regnum.server.ratings import START, PlayerSkill, rated, skill_at
from regnum.table.result import MatchResult, SideResult, Unrated

Occupant = tuple[str | None, str | None]


def match(*order: Occupant, game: str = "brothers", options: dict[str, object] | None = None) -> MatchResult:
    """The first has won, the second came second, and so on."""
    sides = [SideResult(side, person, bot, 50 - side, side + 1, []) for side, (person, bot) in enumerate(order)]
    seats = sum(occupant != (None, None) for occupant in order)
    return MatchResult("t", game, seats, options or {}, 1, 2, 30, Unrated.NO, sides)


def test_the_winner_rises_by_what_the_loser_falls() -> None:
    after = rated(match(("ana", None), ("bob", None)), {})
    assert after["ana"].elo - MIDDLE == pytest.approx(MIDDLE - after["bob"].elo)
    assert after["ana"].elo > MIDDLE + 50 and after["ana"].spread < START.spread


def test_a_win_over_a_strong_bot_is_worth_more_than_one_over_a_weak_one() -> None:
    won = {bot: rated(match(("ana", None), (None, bot)), {})["ana"].elo for bot in ("page", "squire", "king")}
    assert won["page"] < won["squire"] < won["king"]


def test_whoever_plays_like_a_squire_ends_near_the_squire() -> None:
    skills: dict[str, PlayerSkill] = {}
    for n in range(60):
        sides: list[Occupant] = [("ana", None), (None, "squire")]
        skills = rated(match(*sides[:: 1 if n % 2 else -1]), skills)
    assert skills["ana"].elo == pytest.approx(MIDDLE, abs=60) and skills["ana"].spread < START.spread / 2


def test_four_at_a_table_are_ordered() -> None:
    after = rated(match(*((name, None) for name in "abcd"), game="paladins"), {})
    assert sorted(after, key=lambda name: -after[name].mu) == list("abcd")


def test_an_official_opponent_rates_a_solo_match_by_its_level() -> None:
    weak, strong = (
        rated(match(("ana", None), (None, None), options={"level": level, "expansions": []}), {})["ana"].elo
        for level in (1, 3)
    )
    assert MIDDLE < weak < strong


def test_against_an_unmeasured_bot_nothing_is_rated() -> None:
    assert rated(match(("ana", None), (None, "random")), {}) == {}


def test_a_strength_in_elo_is_the_same_in_the_models_units() -> None:
    assert skill_at(1620.0).elo == pytest.approx(1620.0)


def test_strengths_build_on_each_other() -> None:
    found = derived(
        [
            Meeting("knight", 99, 0.75, against="squire"),
            Meeting("squire", 99, 0.5, options={"level": 2}),
        ]
    )
    assert found.bots["knight"] == pytest.approx(MIDDLE + 188.2, abs=1)
    assert found.of_official({"level": 2, "sets": ["journey"]}) == pytest.approx(MIDDLE)
    assert found.of_official({"level": 3}) is None


@pytest.mark.parametrize("game", regnum.games())
def test_every_level_and_every_official_opponent_of_a_game_is_measured(game: str) -> None:
    known = strengths(game)
    ladder = [known.bots[level] for level in LEVELS]
    assert ladder == sorted(ladder) and known.bots["squire"] == MIDDLE
    assert [known.of_official(each) is not None for each in opponents(game)] == [True] * len(opponents(game))
    assert bool(opponents(game)) == (box_of(game).seats[0] == 1)
