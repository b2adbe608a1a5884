"""B2. The track, and what influence stands for when something is to be paid or lost."""

from typing import Any

import pytest

from regnum.games.architects.effects.vocabulary import gain, lose_virtue
from regnum.games.architects.works_of_wonder.parts import INFLUENCE
from regnum.testing import asked, facts, moves, named, play, refused, rule

from .laying import BLUE, GREEN, begin_turn, influence, laid, legal, mat, resolve, side, wonder


def gained(before: int, n: int) -> tuple[int, list[str], int]:
    """What is told when influence grows from `before` by n."""
    match = laid(mat(influence=before), turn=None)
    told = resolve(match, BLUE, gain(INFLUENCE, n))
    return influence(match), told, side(match)["hand"]


# -- the track -----------------------------------------------------------------------------------------------


@rule("B2.1")
def test_influence_above_12_is_lost() -> None:
    now, told, _ = gained(11, 3)
    assert now == 12 and named(told, "influence_gained") == ["influence_gained count=1 now=12"]
    assert gained(12, 2)[:2] == (12, [])


@rule("B2.2", "E1")
def test_from_4_to_5_a_building_card_is_drawn() -> None:
    now, _, hand = gained(4, 1)
    assert (now, hand) == (5, 1)


@rule("B2.2", "E20")
def test_one_gain_that_passes_both_signs_draws_two_cards() -> None:
    now, _, hand = gained(3, 6)
    assert (now, hand) == (9, 2)


@rule("B2.2")
@pytest.mark.parametrize(("before", "n", "cards"), [(0, 4, 0), (5, 3, 0), (8, 1, 1), (9, 3, 0), (4, 8, 2)])
def test_only_the_two_signs_draw(before: int, n: int, cards: int) -> None:
    assert gained(before, n)[2] == cards


@rule("B2.2")
def test_a_card_is_drawn_as_often_as_the_sign_is_passed_and_none_on_the_way_down() -> None:
    match = laid(mat(influence=5, silver=9), turn=None)
    resolve(match, BLUE, lose_virtue(1))
    play(match, BLUE, "prevent 1")
    assert influence(match) == 3 and side(match)["hand"] == 0
    resolve(match, BLUE, gain(INFLUENCE, 2))
    assert influence(match) == 5 and side(match)["hand"] == 1


# -- silver --------------------------------------------------------------------------------------------------


@rule("B2.4", "B2.5", "E2")
def test_4_influence_make_the_middle_space_of_the_black_market_clean() -> None:
    match = laid(mat(influence=4, silver=2))
    play(match, BLUE, "place market_middle")
    assert asked(match, BLUE) == "pay_bill" and moves(match, BLUE, "influence") == ["silver"]
    told = play(match, BLUE, "influence silver")
    assert named(told, "influence_spent") == ["influence_spent influence=2 kind=silver count=2 now=2"]
    assert asked(match, BLUE) == "face_loss"
    play(match, BLUE, "prevent 1")
    assert (side(match)["silver"], side(match)["virtue"], influence(match)) == (2, 7, 0)
    assert asked(match, BLUE) == "at_middle"


@rule("B2.3")
def test_influence_is_a_choice_and_the_bill_can_be_paid_as_it_stands() -> None:
    match = laid(mat(influence=4, silver=2))
    play(match, BLUE, "place market_middle", "pay", "bear")
    assert (side(match)["silver"], side(match)["virtue"], influence(match)) == (0, 6, 4)


@rule("B2.3")
def test_influence_works_in_the_turns_of_others_too() -> None:
    match = laid(mat(), mat(influence=2), turn=None)
    resolve(match, BLUE, gain(INFLUENCE, 1))
    resolve(match, GREEN, lose_virtue(1))
    assert asked(match, GREEN) == "face_loss"
    play(match, GREEN, "prevent 1")
    assert side(match, GREEN)["virtue"] == 7 and influence(match, GREEN) == 0


@rule("B2.4")
def test_a_fee_of_3_takes_2_influence_for_2_coins_and_2_for_the_third() -> None:
    match = laid(mat(influence=5, silver=3))
    play(match, BLUE, "place market_large", "influence silver")
    assert asked(match, BLUE) == "pay_bill" and legal(match) == ["pay", "influence silver"]
    play(match, BLUE, "influence silver")
    assert influence(match) == 1 and side(match)["silver"] == 3 and side(match)["virtue"] == 6
    poor = laid(mat(influence=3, silver=1))
    play(poor, BLUE, "place market_large")  # nothing to decide: 2 influence, then the last coin
    assert influence(poor) == 1 and side(poor)["silver"] == 0


@rule("B2.7", "E3")
def test_2_influence_pay_for_two_trades_that_cost_1_silver_each() -> None:
    match = laid(mat(influence=2, party="merchant_wood", at={"kings_storehouse": 1}))
    play(match, BLUE, "place kings_storehouse")
    told = play(match, BLUE, "trade merchant_wood")
    assert named(told, "influence_spent") == ["influence_spent influence=2 kind=silver count=1 now=0"]
    assert match.view(BLUE)["works_of_wonder"]["spare_coin"] == 1
    assert match.view(GREEN)["works_of_wonder"]["spare_coin"] == 0
    told = play(match, BLUE, "trade merchant_wood")
    assert named(told, "spare_coin_used") == ["spare_coin_used"]
    assert side(match)["wood"] == 4 and influence(match) == 0


@rule("B2.7")
def test_what_is_left_of_two_coins_is_lost_with_the_turn() -> None:
    match = laid(mat(influence=2, virtue=6, party="merchant_wood"))
    play(match, BLUE, "place kings_storehouse", "trade merchant_wood")
    assert asked(match, GREEN) == "take_turn"
    assert match.view(BLUE)["works_of_wonder"]["spare_coin"] == 0
    play(match, GREEN, "place forest")
    assert refused(match, BLUE, "place market_small") == ("too_little_silver", "A4.26")


@rule("B2.8", "B2.9")
def test_influence_makes_a_fee_payable_but_never_tax() -> None:
    assert refused(laid(mat(influence=2)), BLUE, "place market_small") is None
    assert refused(laid(mat(influence=12)), BLUE, "place town_centre") == ("too_little_silver", "A4.14")
    assert refused(laid(mat(influence=1)), BLUE, "place market_small") == ("too_little_silver", "A4.26")
    assert refused(laid(mat(influence=4)), BLUE, "place market_large") is None


@rule("B2.8")
def test_influence_does_not_pay_the_silver_laid_on_skipped_apprentices() -> None:
    shown = "miner_a jeweller_a thief labourer trickster miner_b jeweller_b gatekeeper pickpocket illusionist"
    match = laid(mat(influence=12, silver=3), display=shown)
    play(match, BLUE, "place workshop")
    assert refused(match, BLUE, "hire miner_a") is None
    assert refused(match, BLUE, "hire jeweller_a") is None  # 2 tax, 1 silver laid, and influence for the fee
    assert refused(match, BLUE, "hire thief") == ("too_little_silver", "A4.9")
    told = play(match, BLUE, "hire jeweller_a")
    assert "influence_spent influence=2 kind=silver count=2 now=10" in told
    assert side(match)["silver"] == 0


# -- gold and marble -----------------------------------------------------------------------------------------


@rule("B2.6", "B2.9")
def test_4_influence_stand_for_a_gold_of_the_cathedral() -> None:
    match = laid(mat(influence=4, hand="chapel"), rewards="clay")
    play(match, BLUE, "place guildhall")
    told = play(match, BLUE, "cathedral chapel") if asked(match, BLUE) == "at_guildhall" else []
    assert side(match)["level"] == 1 and influence(match) == 0, told


@rule("B2.6")
def test_gold_and_marble_of_one_bill_may_both_be_influence() -> None:
    match = laid(mat(influence=12, gold=1, marble=2, level=4, hand="chapel"), rewards="clay")
    play(match, BLUE, "place guildhall")
    if asked(match, BLUE) == "at_guildhall":
        play(match, BLUE, "cathedral chapel")
    assert asked(match, BLUE) == "pay_bill"
    assert refused(match, BLUE, "pay") == ("too_few_goods", "A3.9")
    assert moves(match, BLUE, "influence") == ["gold", "marble"]
    play(match, BLUE, "influence marble", "influence gold", "pay")
    assert (side(match)["gold"], side(match)["marble"], influence(match)) == (0, 1, 4)


@rule("B2.6")
def test_influence_that_the_rest_of_the_bill_needs_is_not_spent_elsewhere() -> None:
    match = laid(mat(influence=7, gold=1, marble=2, level=4, hand="chapel"), rewards="clay")
    play(match, BLUE, "place guildhall")
    if asked(match, BLUE) == "at_guildhall":
        play(match, BLUE, "cathedral chapel")
    # Only the missing gold can be made up for; whoever has no choice is not asked.
    assert side(match)["level"] == 5 and (side(match)["gold"], side(match)["marble"], influence(match)) == (0, 0, 3)


@rule("B2.6", "B7.4")
def test_influence_for_the_missing_gold_cannot_go_into_marble() -> None:
    goods: dict[str, Any] = {
        "wood": 2,
        "stone": 3,
        "marble": 1,
        "virtue": 4,
        "party": "labourer charlatan_wood",
        "hand": "vault",
    }
    match = laid(mat(influence=5, **goods))
    play(match, BLUE, "place guildhall")
    assert asked(match, BLUE) == "pay_bill" and moves(match, BLUE, "influence") == ["wood", "gold"]
    assert refused(match, BLUE, "influence marble") == ("influence_needed_elsewhere", "B2.6")
    play(match, BLUE, "influence wood")  # then only the gold is left to be replaced
    assert side(match)["built"] == ["vault"] and influence(match) == 0 and side(match)["wood"] == 1
    match = laid(mat(influence=2, gold=1, **goods))
    play(match, BLUE, "place guildhall")
    assert refused(match, BLUE, "influence gold") == ("too_little_influence", "B2.6")
    assert facts(match, BLUE, "influence gold") == {"need": 4, "have": 2}


@rule("B2.6")
def test_a_refusal_of_influence_says_why() -> None:
    match = laid(mat(influence=4, silver=2))
    play(match, BLUE, "place market_middle")
    assert refused(match, BLUE, "influence gold") == ("not_on_the_bill", "B2.6")
    assert refused(match, BLUE, "influence wood") == ("not_on_the_bill", "B7.4")


# -- virtue --------------------------------------------------------------------------------------------------


@rule("B2.5")
def test_every_point_has_its_price_and_the_others_are_lost() -> None:
    match = laid(mat(influence=5, virtue=9), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    assert sorted(legal(match)) == ["bear", "prevent 1", "prevent 2"]
    assert refused(match, BLUE, "prevent 3") == ("loss_is_smaller", "B2.5")
    told = play(match, BLUE, "prevent 1")
    assert named(told, "loss_prevented") == ["loss_prevented influence=2 count=1 now=3"]
    assert (side(match)["virtue"], influence(match)) == (8, 3)


@rule("B2.5")
def test_too_little_influence_prevents_less_or_nothing() -> None:
    match = laid(mat(influence=3, virtue=9), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    assert refused(match, BLUE, "prevent 2") == ("too_little_influence", "B2.5")
    assert facts(match, BLUE, "prevent 2") == {"need": 4, "have": 3}
    match = laid(mat(influence=1, virtue=9), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    assert asked(match, BLUE) is None and side(match)["virtue"] == 7


@rule("B2.10", "Q32")
def test_a_point_prevented_at_virtue_0_gives_no_debt() -> None:
    match = laid(mat(influence=2, virtue=0), turn=None)
    resolve(match, BLUE, lose_virtue(1))
    play(match, BLUE, "prevent 1")
    assert (side(match)["virtue"], side(match)["unpaid"], influence(match)) == (0, 0, 0)


@rule("B2.10")
def test_a_point_that_is_borne_at_virtue_0_gives_a_debt() -> None:
    match = laid(mat(influence=2, virtue=1), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    play(match, BLUE, "bear")
    assert (side(match)["virtue"], side(match)["unpaid"], influence(match)) == (0, 1, 2)


# -- what everybody sees -------------------------------------------------------------------------------------


@rule("B1.1", "B2.1")
def test_the_influence_board_is_open_to_all() -> None:
    match = laid(mat(influence=3), mat(influence=7))
    assert wonder(match)["influence"] == [3, 7] == match.view(GREEN)["works_of_wonder"]["influence"]
    begin_turn(match, GREEN)
