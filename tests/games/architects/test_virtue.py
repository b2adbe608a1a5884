"""A8, A9. The virtue track, rebates, debts, captives, the prison."""

import pytest

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import DESTROY_DEBT, FREE_PRISONERS, TAKE_DEBT, lose_virtue
from regnum.games.architects.effects.vocabulary import virtue as gain_virtue
from regnum.testing import allowed, asked, lines, play, refused, rule, total

from .laying import BLUE, GREEN, goods, happen, laid, mat, side, virtue

POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@rule("A8.1", "A11.8")
@pytest.mark.parametrize("level", range(15))
def test_every_step_of_the_track_has_its_points_and_bars(level: int) -> None:
    match = laid(mat(virtue=level, silver=3, hand="keep", gold=1))
    assert lines(match, BLUE)["virtue"] == POINTS[level]
    assert allowed(match, BLUE, "place guildhall") == (level >= 5)
    assert allowed(match, BLUE, "place market_small") == (level <= 9)


@rule("A8.1", "A8.3")
@pytest.mark.parametrize(("level", "tax"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 2), (14, 2)])
def test_low_virtue_cuts_the_tax_and_the_saved_coins_are_not_paid(level: int, tax: int) -> None:
    match = laid(mat(virtue=level, silver=6), display="miner_a")
    play(match, BLUE, "place workshop", "hire miner_a")
    assert match.view(None)["tax"] == tax and goods(match, BLUE) == {"silver": 4 - tax}


@rule("A8.2")
def test_the_bar_of_the_market_is_checked_when_placing() -> None:
    match = laid(mat(virtue=9, silver=1, hired="illusionist"), small="market_1")
    play(match, BLUE, "place market_small")
    assert goods(match, BLUE) == {"marble": 1}


@rule("A8.2", "A8.3")
def test_the_rebate_is_that_of_the_moment_of_paying_and_each_guardhouse_action_has_its_own() -> None:
    match = laid(mat(virtue=3, silver=20, unpaid=3, at={"guardhouse": 2}))
    play(match, BLUE, "place guardhouse")
    assert match.view(None)["tax"] == 2  # virtue 3: one coin less, and settling raised it to 4
    play(match, BLUE, "settle")
    assert match.view(None)["tax"] == 5
    play(match, BLUE, "settle")
    assert match.view(None)["tax"] == 8 and virtue(match, BLUE) == 6


@rule("A8.3")
def test_the_rebate_never_goes_below_nothing() -> None:
    match = laid(mat(virtue=0), mat(at={"quarry": 1}))
    play(match, BLUE, "place town_centre", "capture quarry green")
    assert side(match, BLUE)["captives"] == [0, 1] and match.view(None)["tax"] == 0


@rule("A8.4", "A0.11")
def test_each_point_below_nothing_is_a_debt() -> None:
    match = laid(mat(virtue=1))
    told = happen(match, BLUE, lose_virtue(3))
    assert told[:3] == ["virtue_lost count=1 now=0", "debt_taken", "debt_taken"]
    assert (virtue(match, BLUE), side(match, BLUE)["unpaid"]) == (0, 2)


@rule("A8.5", "A9.3")
def test_each_point_above_the_top_destroys_a_debt() -> None:
    match = laid(mat(virtue=13, unpaid=1, paid=1))
    told = happen(match, BLUE, gain_virtue(3))
    assert told[:2] == ["virtue_gained count=1 now=14", "debt_destroyed"]
    assert (virtue(match, BLUE), side(match, BLUE)["unpaid"], side(match, BLUE)["paid"]) == (14, 0, 1)


@rule("A9.1", "A11.9")
def test_an_unpaid_debt_costs_two_points() -> None:
    assert lines(laid(mat(unpaid=3)), BLUE)["debts"] == -6


@rule("A9.2")
def test_paid_debts_stay_and_count_for_some_cards() -> None:
    match = laid(mat(paid=3, built="moneylender reservoir"))
    assert lines(match, BLUE)["debts"] == 0
    assert lines(match, BLUE)["building_bonus"] == 3
    assert (
        lines(match, BLUE)["virtue"] == 0 and lines(laid(mat(paid=3, virtue=9, built="reservoir")), BLUE)["virtue"] == 1
    )


@rule("A9.3")
def test_a_destroyed_debt_gives_no_virtue() -> None:
    match = laid(mat(unpaid=2))
    assert happen(match, BLUE, effect(DESTROY_DEBT, 0, 1))[0] == "debt_destroyed"
    assert (side(match, BLUE)["unpaid"], side(match, BLUE)["paid"], virtue(match, BLUE)) == (1, 0, 7)


@rule("A9.4", "A9.5")
def test_captives_give_nothing_and_cost_nothing_by_themselves() -> None:
    plain = laid(mat())
    match = laid(mat(), mat(at={"board_blue": 7}))
    assert [total(match, seat) for seat in (BLUE, GREEN)] == [total(plain, seat) for seat in (BLUE, GREEN)]


@rule("A9.5", "A11.12")
@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, -1), (5, -2)])
def test_every_two_own_workers_in_prison_cost_a_point(prisoners: int, points: int) -> None:
    assert lines(laid(mat(at={"prison": prisoners})), BLUE)["prison"] == points


@rule("A0.10")
def test_what_cannot_be_done_is_skipped() -> None:
    match = laid(mat())
    assert happen(match, BLUE, effect(DESTROY_DEBT, 0, 2), effect(FREE_PRISONERS, 0, 2)) == []
    assert asked(match) == ("take_turn", GREEN)


@rule("A9.1", "A2.3")
def test_debts_never_run_out() -> None:
    match = laid(mat())
    happen(match, BLUE, effect(TAKE_DEBT, 0, 40))
    assert side(match, BLUE)["unpaid"] == 40
    assert refused(match, GREEN, "place guardhouse") == ("nothing_to_do", "A4.19")
