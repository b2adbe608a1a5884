"""A4.8 to A4.12, A5. The workshop, hiring by any means, the limit, the display."""

import pytest

from regnum.core.effects import effect
from regnum.games.architects.cards import APPRENTICES, EVERY_SKILL
from regnum.games.architects.effects.vocabulary import DISMISS, HIRE_FREELY, SWEEP
from regnum.games.architects.parts import CARPENTRY, MASONRY, TILING
from regnum.testing import allowed, asked, moves, names, numbers, play, refused, rule

from .laying import BLUE, GREEN, apprentice_deck, coins_on, deck, goods, hand, happen, laid, mat, shown, side, virtue

ROW = "miner_a miner_b thief labourer"
OTHER_ROW = "patron_clay patron_wood trader_clay trader_wood"
DISPLAY = f"{ROW} {OTHER_ROW}"
FIVE = "stonecutter_a stonecutter_b woodcutter_a woodcutter_b jeweller_a"


@rule("A4.8", "A0.4")
def test_a_hire_costs_two_tax_and_two_silver() -> None:
    match = laid(mat(silver=5), display=DISPLAY)
    play(match, BLUE, "place workshop")
    told = play(match, BLUE, "hire miner_a")
    assert told[:2] == ["paid goods=2 silver tax=2", "hired apprentice=miner_a coins=0"]
    assert goods(match, BLUE) == {"silver": 1} and match.view(None)["tax"] == 2
    assert side(match, BLUE)["apprentices"] == ["miner_a"]


@rule("A4.8", "A4.1")
@pytest.mark.parametrize("w", [1, 2, 3, 4, 5])
def test_columns_up_to_w_cost_nothing_more(w: int) -> None:
    match = laid(mat(silver=4, at={"workshop": w - 1}), display=DISPLAY)
    play(match, BLUE, "place workshop")
    reached = DISPLAY.split()[: min(w, 4)] + DISPLAY.split()[4 : 4 + min(w, 4)]
    assert moves(match, BLUE, "hire") == reached


@rule("A4.9", "E22")
def test_further_columns_cost_a_silver_on_each_card_that_is_passed_over() -> None:
    match = laid(mat(silver=6), display=DISPLAY)
    play(match, BLUE, "place workshop")
    told = play(match, BLUE, "hire thief")
    assert told[:3] == ["paid goods=2 silver tax=2", "silver_laid count=2", "hired apprentice=thief coins=0"]
    assert goods(match, BLUE) == {} and match.view(None)["tax"] == 2
    assert (coins_on(match, "miner_a"), coins_on(match, "miner_b"), coins_on(match, "labourer")) == (1, 1, 0)
    assert all(coins_on(match, id) == 0 for id in OTHER_ROW.split())


@rule("A4.9")
def test_the_silver_for_skipped_cards_must_be_there() -> None:
    match = laid(mat(silver=5), display=DISPLAY)
    play(match, BLUE, "place workshop")
    assert allowed(match, BLUE, "hire miner_b")
    assert refused(match, BLUE, "hire thief") == ("too_little_silver", "A4.9")
    assert numbers(match, BLUE, "hire thief") == {"need": 6, "have": 5, "lack": 1}


@rule("A4.8")
def test_only_apprentices_that_lie_there_can_be_hired() -> None:
    match = laid(mat(silver=9), display=DISPLAY)
    play(match, BLUE, "place workshop")
    assert refused(match, BLUE, "hire gatekeeper") == ("not_shown", "A4.8")


@rule("A4.10")
def test_whoever_gains_an_apprentice_takes_the_silver_on_it() -> None:
    match = laid(mat(silver=4), display=DISPLAY, coins={"miner_a": 3})
    play(match, BLUE, "place workshop", "hire miner_a")
    assert goods(match, BLUE) == {"silver": 3}
    free = laid(mat(silver=2), display=DISPLAY, coins={"labourer": 2})
    play(free, BLUE, "place market_middle", "hire labourer")
    assert goods(free, BLUE) == {"silver": 2}


@rule("A4.11")
def test_after_a_hire_the_row_slides_left_and_is_filled_on_the_right() -> None:
    match = laid(mat(silver=4), display=DISPLAY, coins={"thief": 2})
    following = apprentice_deck(match)[0]
    play(match, BLUE, "place workshop", "hire miner_a")
    assert shown(match) == [["miner_b", "thief", "labourer", following], OTHER_ROW.split()]
    assert coins_on(match, "thief") == 2 and coins_on(match, following) == 0


@rule("A4.12", "A4.1")
@pytest.mark.parametrize(("w", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_instead_of_hiring_one_draws_building_cards(w: int, cards: int) -> None:
    match = laid(mat(at={"workshop": w - 1}), buildings="smithy steeple tavern well chapel")
    play(match, BLUE, "place workshop")
    assert hand(match, BLUE) == ["smithy", "steeple", "tavern"][:cards]


@rule("A4.12", "A0.9", "Q31")
def test_an_empty_deck_gives_no_card() -> None:
    match = laid(mat(at={"workshop": 3}), buildings="smithy")
    play(match, BLUE, "place workshop")
    assert hand(match, BLUE) == ["smithy"] and deck(match) == []
    empty = laid(mat(silver=4), buildings="", display=DISPLAY)
    play(empty, BLUE, "place workshop")
    assert refused(empty, BLUE, "draw") == ("no_building_cards", "A0.9")


@rule("A4.8")
def test_hire_or_cards_but_not_both() -> None:
    match = laid(mat(silver=9), display=DISPLAY)
    play(match, BLUE, "place workshop")
    assert asked(match) == ("at_workshop", BLUE) and allowed(match, BLUE, "draw")
    play(match, BLUE, "draw")
    assert asked(match) == ("take_turn", GREEN) and side(match, BLUE)["apprentices"] == []


# -- A5 ----------------------------------------------------------------------------------------------------------


@rule("A5.1", "A5.2")
def test_at_the_limit_an_own_apprentice_must_go_first() -> None:
    match = laid(mat(silver=4, hired=FIVE), display=DISPLAY)
    play(match, BLUE, "place workshop", "hire miner_a")
    assert asked(match) == ("dismiss", BLUE)
    assert refused(match, BLUE, "dismiss miner_a") == ("not_your_apprentice", "A5.2")
    told = play(match, BLUE, "dismiss woodcutter_a")
    assert names(told)[:3] == ["dismissed", "paid", "hired"]
    assert side(match, BLUE)["apprentices"] == [*(id for id in FIVE.split() if id != "woodcutter_a"), "miner_a"]
    assert apprentice_deck(match)[-1] == "woodcutter_a"


@rule("A5.1")
def test_below_the_limit_nobody_goes() -> None:
    match = laid(mat(silver=4, hired=" ".join(FIVE.split()[:4])), display=DISPLAY)
    play(match, BLUE, "place workshop", "hire miner_a")
    assert len(side(match, BLUE)["apprentices"]) == 5 and asked(match) == ("take_turn", GREEN)


@rule("A5.3")
@pytest.mark.parametrize(("apprentice", "now"), [("squire_gold", 8), ("trickster", 6), ("miner_a", 7)])
def test_hire_virtue_counts_on_hiring_by_any_means(apprentice: str, now: int) -> None:
    match = laid(mat(silver=4), display=apprentice)
    play(match, BLUE, "place workshop", f"hire {apprentice}")
    assert virtue(match, BLUE) == now
    free = laid(mat(), display=apprentice)
    happen(free, BLUE, effect(HIRE_FREELY))
    play(free, BLUE, f"hire {apprentice}")
    assert virtue(free, BLUE) == now


@rule("A5.3")
def test_losing_the_card_undoes_nothing() -> None:
    match = laid(mat(hired="squire_gold"))
    happen(match, BLUE, effect(DISMISS))
    assert side(match, BLUE)["apprentices"] == [] and virtue(match, BLUE) == 7


@rule("A5.4", "Q23")
def test_every_apprentice_shows_one_skill_but_the_labourer_shows_all() -> None:
    skills = {each.id: each.skills for each in APPRENTICES.cards[:43]}
    assert [id for id, shown in skills.items() if len(shown) != 1] == ["labourer"]
    assert skills["labourer"] == EVERY_SKILL
    assert skills["acolyte_silver"] == (MASONRY,)
    assert (skills["acolyte_building"], skills["acolyte_clay"]) == ((CARPENTRY,), (TILING,))


@rule("A5.5")
def test_an_ability_works_from_the_moment_of_hiring() -> None:
    match = laid(mat(silver=3), display="swindler_clay", small="market_2")
    told = play(match, BLUE, "place market_middle", "hire swindler_clay")
    assert "ability_used apprentice=swindler_clay" in told
    assert goods(match, BLUE) == {"silver": 1, "clay": 2}


@rule("A5.5")
def test_a_reduction_never_goes_below_nothing() -> None:
    match = laid(mat(hired="illusionist thief"), tax=1)
    play(match, BLUE, "place tax_stand")
    assert virtue(match, BLUE) == 6
    free = laid(mat(hired="trickster illusionist", silver=1), small="market_1")
    play(free, BLUE, "place market_small")
    assert goods(free, BLUE) == {"silver": 1, "marble": 1} and virtue(free, BLUE) == 7


@rule("A5.6", "Q3")
def test_silver_on_apprentices_that_leave_the_display_goes_to_the_supply() -> None:
    match = laid(display=DISPLAY, coins={"miner_a": 3, "patron_clay": 1})
    told = happen(match, BLUE, effect(SWEEP, 0, 1))
    assert told[0] == "display_swept apprentices=miner_a+patron_clay"
    assert goods(match, BLUE) == {} and match.view(None)["tax"] == 0
    assert sum(each["coins"] for row in match.view(None)["display"] for each in row) == 0


@rule("A5.7", "Q37")
def test_a_free_hire_may_be_declined_and_then_nothing_is_discarded() -> None:
    match = laid(mat(hired=FIVE), display=DISPLAY)
    happen(match, BLUE, effect(HIRE_FREELY))
    assert asked(match) == ("free_hire", BLUE)
    play(match, BLUE, "decline")
    assert side(match, BLUE)["apprentices"] == FIVE.split() and shown(match)[0] == ROW.split()


@rule("A5.7", "Q37", "A5.2")
def test_a_free_hire_at_the_limit_comes_after_a_discard() -> None:
    match = laid(mat(hired=FIVE), display=DISPLAY)
    happen(match, BLUE, effect(HIRE_FREELY))
    play(match, BLUE, "hire labourer", "dismiss jeweller_a")
    assert side(match, BLUE)["apprentices"] == [*FIVE.split()[:4], "labourer"]


@rule("A0.9", "Q31")
def test_the_apprentice_deck_cannot_run_out() -> None:
    assert len(APPRENTICES.cards[:40]) >= 8 + 5 * 5 + 1


@rule("A5.5")
def test_debt_collectors_and_acolytes_react() -> None:
    match = laid(mat(silver=6, unpaid=1, hired="debt_collector_wood debt_collector_clay"))
    play(match, BLUE, "place guardhouse")
    assert goods(match, BLUE) == {"wood": 2, "clay": 2}
    rising = laid(mat(gold=1, hand="well", hired="acolyte_clay acolyte_silver acolyte_building"), rewards="wood")
    play(rising, BLUE, "place guildhall")
    assert goods(rising, BLUE) == {"wood": 2, "clay": 2, "silver": 2} and len(hand(rising, BLUE)) == 1
