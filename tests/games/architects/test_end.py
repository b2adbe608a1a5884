"""A11. The last turns, the effects of the end, and the score sheet."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.games.architects.cards import BUILDINGS
from regnum.testing import asked, lines, names, play, rule, total
from tests.typed import present

from .laying import BLUE, GREEN, PURPLE, RED, at, finish, goods, laid, mat, side, virtue

WELL: dict[str, Any] = {"hand": "well", "wood": 2, "stone": 2}


@rule("A11.1", "A11.2")
def test_after_the_last_space_everybody_has_one_more_turn_the_filler_last_of_all() -> None:
    match = laid(mat(), mat(**WELL), mat(), seats=3, turn=GREEN, hall=15)
    told = play(match, GREEN, "place guildhall")
    assert "last_space_filled" in names(told) and side(match, GREEN)["built"] == ["well"]
    assert match.view(None)["phase"] == "last_turns"
    for seat in (PURPLE, BLUE, GREEN):
        assert asked(match) == ("take_turn", seat) and not match.over
        told = play(match, seat, "place quarry")
    assert match.over and match.view(None)["phase"] == "over"
    assert names(told)[-3:] == ["scored"] * 3


@rule("A11.3", "Q4")
def test_the_guildhall_may_still_be_used_without_any_effect() -> None:
    match = laid(mat(**WELL), mat(), hall=12, last=GREEN)
    told = names(play(match, BLUE, "place guildhall"))
    assert "constructed" in told and "display_swept" not in told and "market_reset" not in told
    assert len(match.view(None)["guildhall"]["workers"]) == 13 and at(match, "guildhall", BLUE) == 7
    assert match.view(None)["last"] == GREEN


def ended(*mats: dict[str, Any], **table: Any) -> Match:
    """A match whose last turns are over."""
    return laid(*mats, turn=None, **table)


@rule("A11.4", "Q29", "A6.4")
def test_losses_come_before_gains() -> None:
    match = ended(mat(virtue=14, built="castle dungeon", gold=4))
    assert virtue(match, BLUE) == 14
    low = ended(mat(virtue=1, built="castle dungeon", gold=4))
    assert (virtue(low, BLUE), side(low, BLUE)["unpaid"]) == (2, 1)


@rule("A11.4", "A8.5")
def test_a_gain_above_the_top_destroys_debts_at_the_end_too() -> None:
    match = ended(mat(virtue=14, built="castle", gold=4, unpaid=1))
    assert side(match, BLUE)["unpaid"] == 0 and lines(match, BLUE)["debts"] == 0


@rule("A11.4")
@pytest.mark.parametrize(
    ("built", "more", "now"),
    [
        ("castle", {"gold": 5}, 9),
        ("observatory", {"marble": 4}, 9),
        ("trading_post", {"clay": 5, "wood": 3, "stone": 4}, 10),
        ("reservoir", {"paid": 5}, 9),
        ("chapel", {"level": 2}, 9),
        ("museum aqueduct well", {}, 8),
        ("dungeon", {}, 5),
    ],
)
def test_buildings_that_change_virtue_at_the_end(built: str, more: dict[str, Any], now: int) -> None:
    estimate = laid(mat(built=built, **more), options={"promos": "with"})
    match = ended(mat(built=built, **more), options={"promos": "with"})
    assert virtue(match, BLUE) == now
    assert match.score(BLUE) == estimate.score(BLUE)


@rule("A11.5", "A11.6")
@pytest.mark.parametrize(
    ("built", "more", "bonus"),
    [
        ("tilers_hut", {"hired": "miner_a miner_b labourer"}, 3),
        ("carpenters_hut", {"hired": "thief"}, 1),
        ("masons_hut", {"hired": "labourer trickster"}, 2),
        ("aqueduct", {}, 1),
        ("lighthouse", {"virtue": 11}, 2),
        ("moneylender", {"paid": 2}, 2),
        ("university", {}, 2),
        ("university", {"unpaid": 1}, 0),
        ("steeple", {"level": 1}, 2),
        ("silver_market", {"silver": 1}, 2),
        ("clay_market", {"clay": 1}, 2),
        ("wood_market", {"wood": 1}, 2),
        ("stone_market", {"stone": 1}, 2),
    ],
)
def test_end_game_points_of_buildings(built: str, more: dict[str, Any], bonus: int) -> None:
    match = laid(mat(built=built, **more))
    assert lines(match, BLUE)["buildings"] == sum(BUILDINGS[BUILDINGS.number(id)].vp for id in built.split())
    assert lines(match, BLUE)["building_bonus"] == bonus


@rule("A11.6", "A9.4")
def test_the_keep_counts_captives() -> None:
    match = laid(mat(built="keep"), mat(at={"board_blue": 7}))
    assert lines(match, BLUE)["building_bonus"] == 2


@rule("A11.6", "Q29")
def test_points_see_the_virtue_after_the_last_effects() -> None:
    assert lines(laid(mat(built="lighthouse dungeon", virtue=9)), BLUE)["building_bonus"] == 1
    assert lines(ended(mat(built="lighthouse dungeon", virtue=9)), BLUE)["building_bonus"] == 1
    assert lines(ended(mat(built="university dungeon", virtue=1)), BLUE)["building_bonus"] == 0
    assert lines(laid(mat(built="university dungeon", virtue=1)), BLUE)["building_bonus"] == 0


@rule("A11.9")
@pytest.mark.parametrize(
    ("built", "each"), [("well", -2), ("fountain", -1), ("gamblers_den", -3), ("fountain gamblers_den", -2)]
)
def test_what_an_unpaid_debt_costs(built: str, each: int) -> None:
    assert lines(laid(mat(built=built, unpaid=3)), BLUE)["debts"] == 3 * each


@rule("A11.10", "A11.11")
def test_gold_and_marble_are_a_point_each_and_ten_silver_one() -> None:
    sheet = lines(laid(mat(gold=2, marble=3, silver=29, clay=9, wood=9, stone=9)), BLUE)
    assert (sheet["goods"], sheet["silver"]) == (5, 2)


@rule("A11.7", "A11.8", "A11.12", "A11.5")
def test_the_sheet_has_a_line_for_everything() -> None:
    match = laid(mat(level=4, virtue=12, at={"prison": 4}, built="well"))
    assert lines(match, BLUE) == {
        "buildings": 3, "building_bonus": 0, "cathedral": 12, "virtue": 3,
        "debts": 0, "goods": 0, "silver": 0, "prison": -2,
    }  # fmt: skip


@rule("A11.13")
def test_most_means_more_than_each_other_player() -> None:
    match = laid(mat(built="stone_market steeple", stone=3, level=2), mat(stone=3, level=2))
    assert lines(match, BLUE)["building_bonus"] == 0
    better = laid(mat(built="stone_market steeple", stone=4, level=2), mat(stone=3, level=1))
    assert lines(better, BLUE)["building_bonus"] == 4


@rule("A11.14")
def test_ties_are_broken_by_virtue_then_silver_then_shared() -> None:
    # 6 and 7 virtue are worth the same, and so are 1 and 9 silver.
    by_virtue = ended(mat(virtue=6), mat(virtue=8), seats=2).result
    assert (present(by_virtue).winners, present(by_virtue).ranks) == ([GREEN], [2, 1])
    by_silver = ended(mat(silver=9), mat(silver=8), seats=2).result
    assert present(by_silver).winners == [BLUE]
    assert present(ended(seats=3).result).winners == [BLUE, GREEN, PURPLE]


@rule("A11.2")
def test_the_last_turn_of_the_filler_may_be_any_turn() -> None:
    match = laid(mat(), mat(at={"quarry": 20}), hall=12, last=GREEN)
    finish(match)
    assert match.over and total(match, BLUE) == present(match.result).totals[BLUE]
    assert goods(match, BLUE) == {"stone": 1}


@rule("A11.4")
def test_sides_come_in_turn_order() -> None:
    match = laid(mat(built="dungeon"), mat(built="castle", gold=2), mat(), mat(built="observatory", marble=2), seats=4,
                 last=RED, turn=RED)  # fmt: skip
    told: list[Any] = [each for each in match.play(RED, "place quarry") if each.name() == "end_effect"]
    assert [(each.seat, each.building) for each in told] == [(BLUE, "dungeon"), (GREEN, "castle"), (RED, "observatory")]
