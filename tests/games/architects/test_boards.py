"""A12. The variable sides of the boards: what they begin with, and their powers."""

from typing import Any

import pytest

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import HIRE_FREELY, TAKE_DEBT
from regnum.testing import allowed, asked, lines, moves, names, numbers, play, refused, rule

from .laying import BLUE, GREEN, goods, hand, happen, laid, mat, new, side, virtue

PROMO = {"promos": "with"}
DISPLAY = "miner_a miner_b thief labourer patron_clay patron_wood trader_clay trader_wood"


@rule("A12.1", "A2.10", "A12.2", "A12.3", "A12.4", "A12.5", "A12.6", "A12.7", "A12.8", "A12.9", "A12.10", "A12.11")
@pytest.mark.parametrize(
    ("board", "prison", "virtue_", "found", "debts"),
    [
        ("therese", 4, 5, {"silver": 5}, 0),
        ("caroline", 8, 3, {"silver": 10, "marble": 1}, 1),
        ("ada", 0, 11, {"gold": 1}, 0),
        ("frederick", 0, 7, {"silver": 4, "stone": 1}, 0),
        ("rudolf", 0, 9, {"silver": 3, "wood": 1}, 0),
        ("lothaire", 6, 4, {"silver": 6, "clay": 2}, 0),
        ("hugo", 10, 2, {"silver": 12}, 0),
        ("clovis", 0, 10, {"silver": 1, "marble": 1, "clay": 1}, 0),
        ("fara", 2, 6, {"silver": 5, "stone": 1, "wood": 1}, 0),
        ("bertha", 0, 8, {"silver": 3}, 0),
    ],
)
def test_every_board_has_its_start(board: str, prison: int, virtue_: int, found: dict[str, int], debts: int) -> None:
    match = new(2, {"boards": "chosen", **PROMO})
    play(match, BLUE, f"board {board}")
    assert (match.view(None)["prison"][BLUE], side(match, BLUE)["home"]) == (prison, 20 - prison)
    assert (virtue(match, BLUE), goods(match, BLUE), side(match, BLUE)["unpaid"]) == (virtue_, found, debts)


@rule("A12.1", "A2.9")
def test_the_plain_side_has_no_power() -> None:
    match = laid(mat(gold=1, marble=0, hand="keep", level=2))
    assert side(match, BLUE)["board"] is None
    assert refused(match, BLUE, "place guildhall") == ("nothing_to_build", "A4.30")


@rule("A12.2")
def test_for_therese_gold_and_marble_are_one_pool_for_paying() -> None:
    match = laid(mat("therese", gold=1, hand="keep", level=2), rewards="virtue")
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["level"] == 3 and goods(match, BLUE) == {}
    top = laid(mat("therese", gold=3, marble=3, hand="keep", level=4), rewards="virtue")
    play(top, BLUE, "place guildhall")
    assert moves(top, BLUE, "give") == ["1 gold 3 marble", "2 gold 2 marble", "3 gold 1 marble"]
    play(top, BLUE, "give 3 gold 1 marble")
    assert goods(top, BLUE) == {"marble": 2}


@rule("A12.2")
def test_thereses_pool_pays_for_buildings_too() -> None:
    castle: dict[str, Any] = {"hand": "castle", "clay": 2, "wood": 4, "hired": "labourer", "level": 5}
    match = laid(mat("therese", gold=0, marble=3, **castle))
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["built"] == ["castle"]
    poor = laid(mat("therese", gold=2, hand="castle well", clay=2, wood=6, stone=4, hired="labourer"))
    play(poor, BLUE, "place guildhall")
    assert refused(poor, BLUE, "build castle") == ("too_few_goods", "A6.2")
    assert numbers(poor, BLUE, "build castle") == {"need": 3, "have": 2, "lack": 1}


@rule("A12.2", "A11.4")
def test_thereses_pool_counts_for_castle_and_observatory() -> None:
    match = laid(mat("therese", gold=2, marble=3, built="castle observatory"), turn=None)
    assert virtue(match, BLUE) == 11
    assert lines(match, BLUE)["goods"] == 5


@rule("A12.3")
def test_caroline_draws_a_card_for_each_market_action() -> None:
    match = laid(mat("caroline", silver=1), small="market_1", buildings="well keep")
    play(match, BLUE, "place market_small")
    assert hand(match, BLUE) == ["well"]


@rule("A12.4", "A8.3")
def test_ada_pays_one_tax_less_on_every_action() -> None:
    match = laid(mat("ada", silver=3), display=DISPLAY)
    play(match, BLUE, "place workshop", "hire miner_a")
    assert goods(match, BLUE) == {} and match.view(None)["tax"] == 1
    low = laid(mat("ada", virtue=3, silver=2), display=DISPLAY)
    play(low, BLUE, "place workshop", "hire miner_a")
    assert goods(low, BLUE) == {} and low.view(None)["tax"] == 0


@rule("A12.5", "A7.1")
def test_frederick_gives_no_card_for_the_cathedral() -> None:
    match = laid(mat("frederick", gold=1), rewards="virtue")
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["level"] == 1
    holding = laid(mat("frederick", gold=1, hand="keep well", wood=2, stone=2), rewards="virtue")
    play(holding, BLUE, "place guildhall")
    assert holding.legal(BLUE) == ["build well", "cathedral nothing"]
    assert refused(holding, BLUE, "cathedral keep") == ("no_card_needed", "A12.5")
    play(holding, BLUE, "cathedral nothing")
    assert hand(holding, BLUE) == ["keep", "well"]


@rule("A12.6", "A5.1")
def test_rudolf_hires_a_silver_cheaper_and_has_room_for_six() -> None:
    five = "stonecutter_a stonecutter_b woodcutter_a woodcutter_b jeweller_a"
    match = laid(mat("rudolf", silver=3, hired=five), display=DISPLAY)
    play(match, BLUE, "place workshop")
    assert play(match, BLUE, "hire miner_a")[0] == "paid goods=1 silver tax=2"
    assert len(side(match, BLUE)["apprentices"]) == 6 and side(match, BLUE)["limit"] == 6
    happen(match, BLUE, effect(HIRE_FREELY))
    play(match, BLUE, "hire miner_b")
    assert asked(match) == ("dismiss", BLUE)


@rule("A12.7")
def test_lothaire_spares_a_wood_or_a_stone() -> None:
    match = laid(mat("lothaire", hand="well", wood=2, stone=2, level=5), options=PROMO)
    play(match, BLUE, "place guildhall")
    assert match.legal(BLUE) == ["spare wood", "spare stone"]
    assert refused(match, BLUE, "pay") == ("spare_first", "A12.7")
    assert refused(match, BLUE, "give 1 wood") == ("spare_first", "A12.7")
    assert play(match, BLUE, "spare stone")[0] == "paid goods=2 wood+1 stone tax=0"
    assert goods(match, BLUE) == {"clay": 4, "stone": 1}


@rule("A12.7")
def test_lothaire_can_build_with_one_too_few() -> None:
    match = laid(mat("lothaire", hand="well", wood=2, stone=1, level=5), options=PROMO)
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["built"] == ["well"] and goods(match, BLUE) == {"clay": 4}
    assert not allowed(laid(mat("lothaire", hand="well", wood=1, stone=1), options=PROMO), BLUE, "place guildhall")


@rule("A12.7")
def test_lothaire_saves_on_the_cathedral_and_on_single_kinds_without_a_question() -> None:
    match = laid(mat("lothaire", hand="keep", wood=3, level=1, virtue=5), rewards="virtue", options=PROMO)
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["level"] == 2 and goods(match, BLUE) == {}
    single = laid(mat("lothaire", hand="clay_pit", clay=4, level=5), options=PROMO)
    play(single, BLUE, "place guildhall", "choose 1")
    assert goods(single, BLUE) == {"gold": 1}
    trade = laid(mat("lothaire", clay=2), options=PROMO)
    play(trade, BLUE, "place kings_storehouse", "trade virtue")
    assert goods(trade, BLUE) == {}


@rule("A12.8", "Q35")
def test_hugo_may_pay_two_silver_for_each_debt() -> None:
    match = laid(mat("hugo", silver=4), options=PROMO)
    happen(match, BLUE, effect(TAKE_DEBT, 0, 3))
    assert asked(match) == ("face_debt", BLUE)
    assert play(match, BLUE, "avoid") == ["paid goods=2 silver tax=0", "debt_avoided"]
    assert play(match, BLUE, "accept") == ["debt_taken"]
    told = play(match, BLUE, "avoid")
    assert "debt_avoided" in told and (side(match, BLUE)["unpaid"], goods(match, BLUE)) == (1, {})


@rule("A12.8")
def test_hugo_without_silver_takes_the_debt() -> None:
    match = laid(mat("hugo", silver=1), options=PROMO)
    assert happen(match, BLUE, effect(TAKE_DEBT))[0] == "debt_taken"
    assert asked(match) == ("take_turn", GREEN)


@rule("A12.9")
def test_clovis_draws_a_card_for_each_building() -> None:
    match = laid(mat("clovis", hand="well", wood=2, stone=2, level=5), buildings="keep chapel", options=PROMO)
    told = names(play(match, BLUE, "place guildhall"))
    assert told[-2:] == ["power_used", "cards_drawn"] and hand(match, BLUE) == ["keep"]


@rule("A12.10")
def test_fara_may_free_one_worker_at_each_reset() -> None:
    match = laid(
        mat("fara", silver=1, at={"prison": 2}), mat(at={"market_middle": 1, "market_large": 1}), options=PROMO
    )
    play(match, BLUE, "place market_small")
    assert match.legal(BLUE) == ["use board", "stop"]
    play(match, BLUE, "use board")
    assert match.view(None)["prison"] == [2, 2]


@rule("A12.11")
def test_bertha_gains_two_silver_more_for_captives() -> None:
    match = laid(mat("bertha"), mat(at={"board_blue": 2}), options=PROMO)
    told = play(match, BLUE, "place guardhouse")
    assert goods(match, BLUE) == {"silver": 4} and "power_used board=bertha" in told
