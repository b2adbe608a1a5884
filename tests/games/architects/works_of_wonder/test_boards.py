"""B8. The six new boards."""

import pytest

from regnum.core.effects import effect
from regnum.core.match import Match
from regnum.games.architects.effects.vocabulary import HIRE_FREELY, RESET, lose_virtue
from regnum.testing import asked, named, play, refused, rule
from tests.games.architects.laying import state_of

from .laying import BLUE, GREEN, influence, laid, legal, mat, new, resolve, side, standing, wonder

STARTS = {
    "arnold": {"prison": 3, "silver": 4, "virtue": 6, "influence": 0, "clay": 3},
    "charles": {"prison": 0, "silver": 3, "virtue": 8, "influence": 3, "wood": 2},
    "clotilde": {"prison": 0, "silver": 0, "virtue": 13, "influence": 1, "unpaid": 1},
    "isabella": {"prison": 5, "silver": 7, "virtue": 4, "influence": 2},
    "louis": {"prison": 13, "silver": 11, "virtue": 2, "influence": 2, "gold": 1},
    "zesiro": {"prison": 0, "silver": 2, "virtue": 10, "influence": 1, "stone": 2},
}


def chosen(board: str, other: str = "frederick") -> tuple[Match, list[str]]:
    """Both have chosen their boards; what was told."""
    match = new(options={"boards": "chosen"})
    told = play(match, BLUE, f"board {board}") + play(match, GREEN, f"board {other}")
    return match, told


@rule("E14", "B8.1", "B8.2", "B8.3", "B8.4", "B8.5", "B8.6", "B1.3", "Q14")
@pytest.mark.parametrize("board", STARTS)
def test_a_board_begins_with_its_values(board: str) -> None:
    match, _ = chosen(board)
    mine, start = side(match), STARTS[board]
    assert mine["board"] == board and influence(match) == start["influence"]
    assert standing(match, "prison")[BLUE] == start["prison"] and mine["home"] == 20 - start["prison"]
    for kind in ("clay", "wood", "stone", "gold", "marble", "silver", "virtue", "unpaid"):
        assert mine[kind] == start.get(kind, 0), kind


@rule("B8.4", "A2.13")
def test_isabella_draws_a_card_after_the_building_draft() -> None:
    match, _ = chosen("isabella")
    while match.view(None)["phase"] != "play":
        for seat in match.waiting:
            play(match, seat, legal(match, seat)[0])
    assert (side(match)["hand"], side(match, GREEN)["hand"]) == (4, 3)


# -- Arnold --------------------------------------------------------------------------------------------------


@rule("B8.1", "B3.1", "E25")
def test_arnold_counts_the_princess_as_a_worker_and_may_contribute() -> None:
    match = laid(mat("arnold", at={"quarry": 1}))
    play(match, BLUE, "place quarry")
    assert side(match)["stone"] == 3 and asked(match, BLUE) == "contribute"
    match = laid(mat("arnold", at={"forest": 1}))
    play(match, BLUE, "place forest")
    assert side(match)["wood"] == 2


@rule("B8.8", "B6.13")
def test_arnolds_figure_comes_on_top() -> None:
    match = laid(mat("arnold", at={"quarry": 1}), monuments={"clay": "blue quarry"})
    play(match, BLUE, "place quarry", "visit worker")
    assert side(match)["stone"] == 4


@rule("B8.8", "Q9")
def test_at_a_reset_the_princess_is_no_worker_of_arnold() -> None:
    match = laid(mat("arnold", at={"quarry": 1}), mat(at={"quarry": 2}), turn=None, rewards="stone")
    state_of(match).reset_due = True
    resolve(match, BLUE, effect(RESET))
    assert (side(match)["stone"], side(match, GREEN)["stone"]) == (0, 2)


# -- Charles -------------------------------------------------------------------------------------------------


@rule("B8.2")
def test_charles_gains_1_silver_at_the_profiteer_too() -> None:
    match = laid(mat("charles"))
    told = play(match, BLUE, "place mines")
    assert side(match)["silver"] == 1 and influence(match) == 1 and "power_used board=charles" in told


@rule("B8.2", "B3.6")
def test_his_silver_pays_the_tax_of_the_town_centre() -> None:
    assert refused(laid(mat("charles")), BLUE, "place town_centre") == ("too_little_silver", "A4.14")
    match = laid(mat("charles"), mat(at={"forest": 1}), profiteer="town_centre", tax=0)
    play(match, BLUE, "place town_centre", "capture forest green")
    assert side(match)["captives"][GREEN] == 1 and match.view(None)["tax"] == 1


# -- Clotilde ------------------------------------------------------------------------------------------------


@rule("B8.3", "B8.7", "Q10")
def test_clotilde_gains_1_clay_for_each_real_loss() -> None:
    match = laid(mat("clotilde"), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    assert (side(match)["virtue"], side(match)["clay"]) == (5, 1)
    match = laid(mat("clotilde", virtue=0), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    assert (side(match)["unpaid"], side(match)["clay"]) == (2, 0)


@rule("B8.7", "B2.5")
def test_a_loss_prevented_altogether_gives_her_no_clay() -> None:
    match = laid(mat("clotilde", influence=2), turn=None)
    resolve(match, BLUE, lose_virtue(1))
    play(match, BLUE, "prevent 1")
    assert side(match)["clay"] == 0


# -- Isabella ------------------------------------------------------------------------------------------------


@rule("B8.4", "E15", "B1.4")
def test_isabella_gains_a_marble_for_her_apprentice_of_the_draft() -> None:
    match, _ = chosen("isabella")
    while match.view(None)["phase"] == "draft_apprentices":
        seat = match.waiting[0]
        told = play(match, seat, legal(match, seat)[0])
        if seat == BLUE:
            assert "power_used board=isabella" in told and "gained kind=marble count=1" in told
    assert side(match)["marble"] == 1


@rule("B8.4")
def test_isabella_gains_a_marble_for_any_other_apprentice_too() -> None:
    match = laid(mat("isabella"), turn=None)
    resolve(match, BLUE, effect(HIRE_FREELY))
    play(match, BLUE, legal(match)[0])
    assert side(match)["marble"] == 1


# -- Louis ---------------------------------------------------------------------------------------------------


@rule("B8.5", "B8.7", "E24", "Q10")
def test_louis_pays_2_silver_and_the_whole_loss_is_ignored() -> None:
    match = laid(mat("louis", virtue=2, silver=2))
    play(match, BLUE, "place tax_stand")
    assert asked(match, BLUE) == "face_loss" and legal(match) == ["bear", "bribe"]
    told = play(match, BLUE, "bribe")
    assert named(told, "bribed") == ["bribed count=2"]
    assert (side(match)["virtue"], side(match)["silver"], side(match)["unpaid"]) == (2, 4, 0)


@rule("E24", "B8.3")
def test_clotilde_at_the_same_place_loses_2_and_gains_1_clay() -> None:
    match = laid(mat("clotilde", virtue=2, silver=2))
    play(match, BLUE, "place tax_stand")
    assert (side(match)["virtue"], side(match)["clay"]) == (0, 1)


@rule("B8.5", "Q32")
def test_louis_may_pay_at_virtue_0_and_gets_no_debt() -> None:
    match = laid(mat("louis", virtue=0, silver=2), turn=None)
    resolve(match, BLUE, lose_virtue(1))
    play(match, BLUE, "bribe")
    assert (side(match)["unpaid"], side(match)["silver"]) == (0, 0)


@rule("B8.5", "B2.4")
def test_his_fee_can_be_influence_too() -> None:
    match = laid(mat("louis", virtue=2, silver=0, influence=2), turn=None)
    resolve(match, BLUE, lose_virtue(2))
    assert legal(match) == ["bear", "prevent 1", "bribe"]
    play(match, BLUE, "bribe")
    assert (side(match)["virtue"], influence(match)) == (2, 0)


@rule("B8.5")
def test_nobody_else_bribes_and_louis_needs_silver() -> None:
    match = laid(mat(influence=2, silver=9), turn=None)
    resolve(match, BLUE, lose_virtue(1))
    assert refused(match, BLUE, "bribe") == ("not_louis", "B8.5")
    match = laid(mat("louis", virtue=9, silver=1), turn=None)
    resolve(match, BLUE, lose_virtue(1))
    assert asked(match, BLUE) is None and side(match)["virtue"] == 8


@rule("B8.5")
def test_louis_works_on_the_cathedral_at_any_virtue() -> None:
    match = laid(mat("louis", virtue=0, gold=1, hand="castle"), rewards="clay")
    play(match, BLUE, "place guildhall")
    assert side(match)["level"] == 1
    assert refused(laid(mat("arnold", virtue=0, gold=1, hand="castle")), BLUE, "place guildhall") is not None


# -- Zesiro --------------------------------------------------------------------------------------------------


@rule("B8.6")
def test_zesiro_gains_influence_for_buildings_and_the_cathedral() -> None:
    match = laid(mat("zesiro", virtue=4, clay=4, wood=2, hand="smithy"))
    play(match, BLUE, "place guildhall")
    assert influence(match) == 1
    match = laid(mat("zesiro", gold=1, hand="castle"), rewards="clay")
    play(match, BLUE, "place guildhall")
    assert influence(match) == 1


@rule("B8.6")
def test_zesiro_enters_the_black_market_at_any_virtue() -> None:
    match = laid(mat("zesiro", virtue=14, silver=1))
    assert refused(match, BLUE, "place market_small") is None
    assert refused(laid(mat("arnold", virtue=14, silver=1)), BLUE, "place market_small") == ("virtue_too_high", "A4.25")


@rule("B1.3")
def test_the_view_tells_the_influence_of_all() -> None:
    match, _ = chosen("charles", "louis")
    assert wonder(match)["influence"] == [3, 2]
