"""Strengths that were planted are found again, and intervals hold what they promise."""

from __future__ import annotations

from random import Random

import pytest

from regnum.bots.shares import wilson
from regnum.lab import elo
from regnum.lab.elo import Points, add_points, fitted, likely, quantile, rated


def deals_of(strengths: list[float], rounds: int, chance: Random) -> list[Points]:
    """Every two meet twice in each deal of theirs."""
    deals: list[Points] = []
    for _ in range(rounds):
        for one in range(len(strengths)):
            for other in range(one):
                deal: Points = {}
                for _ in range(2):
                    won = chance.random() < likely(strengths[one] - strengths[other])[0]
                    add_points(deal, one, other, float(won))
                deals.append(deal)
    return deals


def test_planted_strengths_are_recovered_and_covered() -> None:
    strengths = [1.2, 0.3, -0.2, -1.3]
    found = rated(4, deals_of(strengths, 300, Random(11)), 5)
    for strength, (number, low, high) in zip(strengths, found, strict=True):
        assert low < number < high and high - low < 60
        assert low <= elo.elo(strength) <= high
        assert number == pytest.approx(elo.elo(strength), abs=30)


def test_intervals_hold_the_truth_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elo, "REPLICATES", 200)
    strengths, chance = [0.8, 0.0, -0.8], Random(3)
    held = [
        low <= elo.elo(strength) <= high
        for again in range(40)
        for strength, (_, low, high) in zip(strengths, rated(3, deals_of(strengths, 25, chance), again), strict=True)
    ]
    assert 0.87 <= sum(held) / len(held) <= 1.0


def test_two_players_have_the_odds_of_their_games() -> None:
    """120 of 160: odds of three to one are 190.8 points of Elo; drawn games count for both."""
    one, other = fitted(2, {(0, 1): (120.0, 40.0)})
    assert elo.elo(one) - elo.elo(other) == pytest.approx(190.85, abs=0.01)
    drawn: Points = {}
    for share in (1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1):
        add_points(drawn, 1, 0, share)
    assert drawn == {(0, 1): (3.0, 5.0)}


def test_equal_players_are_in_the_middle() -> None:
    assert [round(number, 6) for number, _, _ in rated(3, [{(0, 1): (1, 1), (0, 2): (1, 1), (1, 2): (1, 1)}], 1)] == [
        1500.0
    ] * 3


def test_who_never_lost_has_a_number_and_a_wide_interval_upwards() -> None:
    (best, low, high), _ = rated(2, [{(0, 1): (2.0, 0.0)}] * 50, 1)
    assert 1500 < low < best < high < 4000
    assert high - best > 2 * (best - low)


def test_the_interval_is_the_same_for_the_same_seed_only() -> None:
    deals = deals_of([0.5, -0.5], 30, Random(1))
    assert rated(2, deals, 7) == rated(2, deals, 7)
    assert rated(2, deals, 7) != rated(2, deals, 8)


def test_games_that_share_their_luck_count_as_one_deal() -> None:
    """Ten games that always end alike say no more than one of them."""
    chance = Random(2)
    alike: list[Points] = []
    for _ in range(40):
        won = float(chance.random() < 0.5)
        alike.append({(0, 1): (10 * won, 10 - 10 * won)})
    apart = [{(0, 1): (1.0, 0.0)} if chance.random() < 0.5 else {(0, 1): (0.0, 1.0)} for _ in range(400)]
    (_, low, high), _ = rated(2, alike, 1)
    (_, least, most), _ = rated(2, apart, 1)
    assert high - low > 2 * (most - least)


def test_very_many_deals_are_drawn_in_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elo, "MOST_BLOCKS", 50)
    deals = deals_of([0.3, -0.3], 1010, Random(4))
    blocks = elo.in_blocks(deals)
    assert len(blocks) <= 50 and elo.summed(blocks) == elo.summed(deals)
    (_, low, high), _ = rated(2, deals, 1)
    assert low < elo.elo(0.3) < high and 8 < high - low < 30


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_against_known_values(points: int, games: int, low: float, high: float) -> None:
    """The last two: Newcombe 1998, table I, method 3; the first two: z² / (n + z²)."""
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([4, 1, 3, 2], share) for share in (0, 0.5, 1)] == [1, 2.5, 4]
    assert quantile([7], 0.95) == 7
