"""A4. What each location gives: goods by the number of workers, trades, the tax stand, the black market."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.testing import allowed, asked, moves, names, numbers, play, refused, rule

from .laying import BLUE, GREEN, at, deck, goods, hand, laid, mat, shown, side, virtue


@rule("A4.1", "A0.6", "A0.1")
@pytest.mark.parametrize("w", [1, 2, 3, 4, 5, 12])
@pytest.mark.parametrize(
    ("location", "kind", "more"), [("quarry", "stone", 0), ("forest", "wood", 0), ("silversmith", "silver", 1)]
)
def test_stone_wood_and_silver_grow_with_the_own_workers(location: str, kind: str, more: int, w: int) -> None:
    match = laid(mat(at={location: w - 1}), mat(at={location: 4}))
    play(match, BLUE, f"place {location}")
    assert goods(match, BLUE) == {kind: w + more}


@rule("A4.1", "A4.3")
@pytest.mark.parametrize(("w", "clay", "gold"), [(2, 3, 1), (3, 4, 1), (4, 5, 2), (5, 6, 2)])
def test_the_mines_give_clay_or_gold_and_never_both(w: int, clay: int, gold: int) -> None:
    for move, found in (("dig clay", {"clay": clay}), ("dig gold", {"gold": gold})):
        match = laid(mat(at={"mines": w - 1}))
        play(match, BLUE, "place mines")
        assert asked(match) == ("mine", BLUE)
        play(match, BLUE, move)
        assert goods(match, BLUE) == found


@rule("A4.1", "A4.3")
def test_a_single_worker_digs_clay_without_a_question() -> None:
    match = laid()
    play(match, BLUE, "place mines")
    assert goods(match, BLUE) == {"clay": 2} and asked(match) == ("take_turn", GREEN)


@rule("A4.4", "A4.1")
def test_up_to_w_trades_repeats_allowed() -> None:
    match = laid(mat(clay=9, at={"kings_storehouse": 2}))
    play(match, BLUE, "place kings_storehouse", "trade virtue", "trade virtue", "trade virtue")
    assert goods(match, BLUE) == {"clay": 3} and virtue(match, BLUE) == 10
    assert asked(match) == ("take_turn", GREEN)


@rule("A4.4", "A0.10")
def test_no_trade_is_needed() -> None:
    match = laid(mat(clay=9, at={"kings_storehouse": 2}))
    play(match, BLUE, "place kings_storehouse", "trade virtue", "stop")
    assert goods(match, BLUE) == {"clay": 7} and asked(match) == ("take_turn", GREEN)


@rule("A4.4", "A3.7")
def test_without_anything_to_trade_nobody_is_asked() -> None:
    match = laid(mat(clay=1))
    play(match, BLUE, "place kings_storehouse")
    assert asked(match) == ("take_turn", GREEN)


@rule("A4.5")
def test_any_two_of_clay_wood_and_stone_are_one_virtue() -> None:
    match = laid(mat(clay=1, wood=1, stone=1))
    play(match, BLUE, "place kings_storehouse", "trade virtue")
    assert asked(match) == ("pay_bill", BLUE)
    assert match.legal(BLUE) == ["give 1 wood 1 stone", "give 1 clay 1 stone", "give 1 clay 1 wood"]
    assert play(match, BLUE, "give 1 clay 1 stone") == [
        "paid goods=1 clay+1 stone tax=0",
        "virtue_gained count=1 now=8",
    ]
    assert goods(match, BLUE) == {"wood": 1}


@rule("A4.5", "A3.9")
def test_a_wrong_mix_is_refused() -> None:
    match = laid(mat(clay=1, wood=1, stone=1))
    play(match, BLUE, "place kings_storehouse", "trade virtue")
    assert refused(match, BLUE, "give 2 clay") == ("too_few_goods", "A3.9")
    assert refused(match, BLUE, "give 3 wood") == ("wrong_mix", "A3.9")
    assert refused(match, BLUE, "give 1 gold 1 marble") == ("wrong_mix", "A3.9")
    assert refused(match, BLUE, "pay") == ("choose_mix", "A3.9")
    assert refused(match, BLUE, "spare wood") == ("nothing_to_spare", "A12.7")


@rule("A4.6")
def test_any_three_of_wood_and_stone_are_one_marble() -> None:
    match = laid(mat(clay=5, wood=2, stone=1))
    play(match, BLUE, "place kings_storehouse")
    play(match, BLUE, "trade marble")
    assert goods(match, BLUE) == {"clay": 5, "marble": 1}
    poor = laid(mat(clay=5, wood=2))
    play(poor, BLUE, "place kings_storehouse")
    assert refused(poor, BLUE, "trade marble") == ("too_few_goods", "A4.6")
    assert numbers(poor, BLUE, "trade marble") == {"need": 3, "have": 2, "lack": 1}
    assert refused(laid_trader(clay=1), BLUE, "trade virtue") == ("too_few_goods", "A4.5")


def laid_trader(**goods: Any) -> Match:
    """In the middle of trading, with a Merchant who always has an offer."""
    match = laid(mat(hired="merchant_wood", silver=1, **goods))
    play(match, BLUE, "place kings_storehouse")
    return match


@rule("A4.7", "A5.5")
@pytest.mark.parametrize(
    ("apprentice", "price", "gain"),
    [
        ("merchant_gold", {"silver": 2}, {"gold": 1}),
        ("merchant_clay", {"silver": 1}, {"clay": 3}),
        ("trader_clay", {"clay": 3}, {"marble": 1}),
        ("trader_wood", {"wood": 2}, {"marble": 1}),
    ],
)
def test_a_trade_of_an_own_apprentice(apprentice: str, price: dict[str, Any], gain: dict[str, int]) -> None:
    match = laid(mat(hired=apprentice, **price))
    play(match, BLUE, "place kings_storehouse", f"trade {apprentice}")
    assert goods(match, BLUE) == gain


@rule("A4.7")
def test_trades_of_others_are_refused_and_prices_are_checked() -> None:
    match = laid_trader()
    assert refused(match, BLUE, "trade merchant_gold") == ("not_your_trade", "A4.7")
    assert refused(match, BLUE, "trade miner_a") == ("not_your_trade", "A4.7")
    both = laid(mat(hired="merchant_gold merchant_wood patron_clay", silver=1))
    play(both, BLUE, "place kings_storehouse")
    assert refused(both, BLUE, "trade merchant_gold") == ("too_little_silver", "A4.7")
    assert refused(both, BLUE, "trade patron_clay") == ("too_few_goods", "A4.7")


@rule("A4.4", "A5.5", "A0.6")
def test_the_overseer_trades_as_if_one_more_worker_stood_there() -> None:
    match = laid(mat(clay=4, hired="overseer"), options={"promos": "with"})
    play(match, BLUE, "place kings_storehouse", "trade virtue", "trade virtue")
    assert virtue(match, BLUE) == 9


@rule("A5.5")
@pytest.mark.parametrize(
    ("hired", "location", "found"),
    [
        ("stonecutter_a stonecutter_b", "quarry", {"stone": 3}),
        ("woodcutter_a", "forest", {"wood": 2}),
        ("jeweller_a jeweller_b", "silversmith", {"silver": 4}),
        ("miner_a", "mines", {"clay": 3}),
    ],
)
def test_abilities_for_a_location_add_to_its_gains_and_stack(hired: str, location: str, found: dict[str, int]) -> None:
    match = laid(mat(hired=hired))
    play(match, BLUE, f"place {location}")
    assert goods(match, BLUE) == found


@rule("A5.5", "A4.3")
def test_a_miner_gives_clay_for_gold_digging_too() -> None:
    match = laid(mat(hired="miner_a miner_b", at={"mines": 1}))
    play(match, BLUE, "place mines")
    told = play(match, BLUE, "dig gold")
    assert goods(match, BLUE) == {"gold": 1, "clay": 2}
    assert "ability_used apprentice=miner_b" in told


# -- the tax stand -----------------------------------------------------------------------------------------------


@rule("A4.24", "Q22", "A0.4")
def test_the_tax_stand_costs_two_virtue_and_gives_all_its_silver() -> None:
    match = laid(tax=6)
    assert play(match, BLUE, "place tax_stand")[1:] == ["virtue_lost count=2 now=5", "tax_taken count=6"]
    assert goods(match, BLUE) == {"silver": 6} and match.view(None)["tax"] == 0


@rule("A5.5")
def test_a_thief_keeps_a_virtue_at_the_tax_stand_and_a_pickpocket_finds_gold() -> None:
    match = laid(mat(hired="thief pickpocket"), tax=1)
    play(match, BLUE, "place tax_stand")
    assert virtue(match, BLUE) == 6 and goods(match, BLUE) == {"silver": 1, "gold": 1}


@rule("E23", "A8.4")
def test_virtue_one_at_the_tax_stand_becomes_nothing_and_a_debt() -> None:
    match = laid(mat(virtue=1), tax=3)
    play(match, BLUE, "place tax_stand")
    assert (virtue(match, BLUE), side(match, BLUE)["unpaid"], goods(match, BLUE)) == (0, 1, {"silver": 3})


# -- the black market --------------------------------------------------------------------------------------------


@rule("A4.26", "Q21")
@pytest.mark.parametrize(
    ("card", "found"),
    [("market_2", {"gold": 2}), ("market_3", {"marble": 1, "stone": 1}), ("", {"marble": 1, "gold": 1})],
)
def test_the_small_space_gives_what_its_card_shows_or_its_printed_goods(card: str, found: dict[str, int]) -> None:
    match = laid(mat(silver=1), small=card)
    assert match.view(None)["market"]["small"]["goods"] == found
    play(match, BLUE, "place market_small")
    assert goods(match, BLUE) == found and virtue(match, BLUE) == 6


@rule("A4.28", "Q21")
@pytest.mark.parametrize(
    ("card", "found"),
    [("market_2", {"marble": 1, "gold": 1, "stone": 1, "wood": 1}), ("", {"marble": 2, "stone": 1, "wood": 1})],
)
def test_the_large_space_gives_what_the_top_of_the_large_pile_shows_or_its_printed_goods(
    card: str, found: dict[str, int]
) -> None:
    match = laid(mat(silver=3), large=card)
    play(match, BLUE, "place market_large")
    assert goods(match, BLUE) == found


@rule("A4.25", "A4.26", "A4.27", "A4.28")
@pytest.mark.parametrize(("space", "fee"), [("small", 1), ("middle", 2), ("large", 3)])
def test_each_space_has_its_fee_and_costs_a_virtue(space: str, fee: int) -> None:
    match = laid(mat(silver=5))
    told = play(match, BLUE, f"place market_{space}")
    assert f"paid goods={fee} silver tax=0" in told and "virtue_lost count=1 now=6" in told


@rule("A5.5", "A4.25")
def test_tricksters_and_illusionists_make_the_market_cheaper() -> None:
    match = laid(mat(hired="trickster illusionist"), small="market_2")
    told = play(match, BLUE, "place market_small")
    assert "paid" not in names(told) and "virtue_lost" not in names(told)
    assert goods(match, BLUE) == {"gold": 2} and virtue(match, BLUE) == 7


@rule("A5.5")
def test_a_swindler_gains_after_each_market_action() -> None:
    match = laid(mat(silver=1, hired="swindler_clay swindler_wood"), small="market_2")
    play(match, BLUE, "place market_small")
    assert goods(match, BLUE) == {"gold": 2, "clay": 2, "wood": 1}


@rule("A4.27")
def test_the_middle_space_hires_anybody_for_nothing() -> None:
    match = laid(mat(silver=2), display="miner_a miner_b thief labourer trickster squire_gold patron_clay trader_wood")
    play(match, BLUE, "place market_middle")
    assert asked(match) == ("at_middle", BLUE) and len(moves(match, BLUE, "hire")) == 8
    play(match, BLUE, "hire labourer")
    assert side(match, BLUE)["apprentices"] == ["labourer"] and goods(match, BLUE) == {}
    assert shown(match)[0][:3] == ["miner_a", "miner_b", "thief"]


@rule("A4.27", "A0.9")
def test_the_middle_space_looks_at_five_cards_and_keeps_one() -> None:
    match = laid(mat(silver=2), buildings="smithy steeple tavern well chapel church keep")
    play(match, BLUE, "place market_middle", "look")
    five = ["smithy", "steeple", "tavern", "well", "chapel"]
    assert match.view(BLUE)["looked_at"] == five and match.view(GREEN)["looked_at"] is None
    assert refused(match, BLUE, "keep church") == ("not_among_them", "A4.27")
    play(match, BLUE, "keep tavern")
    assert hand(match, BLUE) == ["tavern"]
    assert deck(match) == ["church", "keep", "smithy", "steeple", "well", "chapel"]


@rule("Q31", "A4.27", "A0.9")
def test_looking_shows_what_is_left_and_is_closed_without_a_card() -> None:
    match = laid(mat(silver=2), buildings="smithy steeple")
    play(match, BLUE, "place market_middle", "look")
    assert match.view(BLUE)["looked_at"] == ["smithy", "steeple"]
    empty = laid(mat(silver=2), buildings="")
    play(empty, BLUE, "place market_middle")
    assert refused(empty, BLUE, "look") == ("no_building_cards", "A4.27")
    single = laid(mat(silver=2), buildings="smithy")
    play(single, BLUE, "place market_middle", "look")
    assert hand(single, BLUE) == ["smithy"]


@rule("A4.25", "A4.18")
def test_one_worker_stands_on_each_market_space() -> None:
    match = laid(mat(silver=1), mat(silver=9))
    play(match, BLUE, "place market_small")
    assert refused(match, GREEN, "place market_small") == ("space_taken", "A4.25")
    assert allowed(match, GREEN, "place market_large")
    assert at(match, "market_small", BLUE) == 1
