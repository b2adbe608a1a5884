"""7. The King's Favours: one slot for all, a further cost, a reward."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.core.match import Match
from regnum.testing import allowed, asked, facts, moves, play, refused, rule

from .laying import BLUE, GREEN, RED, attributes, board, laid, mat, on, open_round, workers

FILE = Path(__file__).parent / "components.yaml"
FAVOURS = yaml.safe_load(FILE.read_text(encoding="utf-8"))["kings_favours"]
KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
ONE_OF_EACH = " ".join(KINDS)
IDS = [favour["id"].removeprefix("favour_") for favour in FAVOURS]
SLOT = {favour["id"].removeprefix("favour_"): favour["slot"] for favour in FAVOURS}


def row(*first: str) -> list[str]:
    """These favours in the first slots, others behind them."""
    return [*first, *(id for id in IDS if id not in first)][:5]


def petition(favour: str, worker: str, *answers: str, me: dict[str, Any] | None = None, **more: Any) -> Match:
    """Red, with this worker and another one, uses a favour; the table afterwards."""
    boards = [mat(f"{worker} labourer", **(me or {})), mat("labourer")]
    match = laid(boards=boards, favours=row(favour), **more)
    play(match, RED, f"favour 1 {worker}", *answers)
    return match


def stands(match: Match, slot: int) -> tuple[int | None, str | None]:
    """Who stands on a favour."""
    favour = match.view(None)["favours"][slot - 1]
    return (favour["side"], favour["worker"])


# -- using one -----------------------------------------------------------------------------------------------------


@rule("7.1")
@pytest.mark.parametrize("favour", IDS)
def test_a_favour_takes_the_worker_of_its_slot_or_a_criminal(favour: str) -> None:
    match = laid(boards=[mat(ONE_OF_EACH), mat("labourer")], favours=row(favour))
    fitting = KINDS if SLOT[favour] == "any" else [kind for kind in KINDS if kind in (SLOT[favour], "criminal")]
    assert [each.split()[1] for each in moves(match, RED, "favour") if each[0] == "1"] == fitting
    for kind in KINDS:
        if kind not in fitting:
            assert refused(match, RED, f"favour 1 {kind}") == ("wrong_workers", "1.1.2")


@rule("7.1")
def test_a_favour_needs_a_worker_one_has() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer")], favours=row("free_recruit", "stores"))
    assert refused(match, RED, "favour 1 scout") == ("workers_missing", "1.1.5")
    assert allowed(match, RED, "favour 2 labourer")


@rule("7.1")
def test_a_favour_is_the_action_of_a_turn() -> None:
    match = petition("three_labourers", "criminal")
    assert workers(match, RED) == "labourer labourer labourer labourer"
    assert match.waiting == (BLUE,)
    assert stands(match, 1) == (RED, "criminal")


@rule("7.1")
def test_first_the_worker_then_the_cost_then_the_reward() -> None:
    match = laid(boards=[mat("fighter", silver=1, unpaid=1, suspicions=[1]), mat("labourer")], favours=row("settle"))
    assert play(match, RED, "favour 1 fighter", "choose 1") == [
        "favour_used favour=settle workers=fighter",
        "silver_paid n=1",
        "debt_paid",
    ]
    assert stands(match, 1) == (RED, "fighter")
    assert (board(match, RED)["silver"], board(match, RED)["unpaid"], board(match, RED)["paid"]) == (0, 0, 1)


@rule("7.1")
def test_the_silver_of_a_favour_must_be_there() -> None:
    match = laid(boards=[mat("fighter", silver=0, unpaid=1), mat("labourer")], favours=row("settle"))
    assert refused(match, RED, "favour 1 fighter") == ("too_little_silver", "7.1")
    assert facts(match, RED, "favour 1 fighter") == {"need": 1, "have": 0, "lack": 1}


@rule("7.1")
def test_the_provision_of_a_favour_must_be_there() -> None:
    match = laid(boards=[mat("merchant", provisions=0), mat("labourer")], favours=row("develop_or_workers"))
    assert refused(match, RED, "favour 1 merchant") == ("too_few_provisions", "7.1")
    assert facts(match, RED, "favour 1 merchant") == {"need": 1, "have": 0, "lack": 1}


@rule("7.1")
def test_a_favour_can_cost_a_debt() -> None:
    match = petition("three_for_debt", "cleric")
    assert board(match, RED)["unpaid"] == 1
    assert workers(match, RED) == "labourer scout merchant fighter"
    assert board(match, RED)["silver"] == 3


@rule("7.1")
def test_the_favour_of_forgiveness_discards_first_and_then_takes_tax() -> None:
    match = petition("forgive_and_tax", "cleric", "discard 1", me={"suspicions": [0, 2]})
    assert board(match, RED)["suspicions"] == [2]
    assert board(match, RED)["silver"] == 5
    assert match.view(None)["tax"] == 4


@rule("7.1")
def test_the_favour_of_two_criminals_brings_two_suspicions() -> None:
    match = petition("two_criminals", "scout", suspicions=[1, 0, 2])
    assert workers(match, RED) == "labourer criminal criminal"
    assert board(match, RED)["suspicions"] == [0, 1]
    assert board(match, RED)["silver"] == 4


@rule("7.1")
@pytest.mark.parametrize("option, marks", [(1, (1, 0, 0)), (2, (0, 0, 1)), (3, (0, 1, 0))])
def test_the_favour_of_attributes_raises_one_of_them(option: int, marks: tuple[int, int, int]) -> None:
    assert attributes(petition("any_attribute", "criminal", f"choose {option}"), RED) == marks


@rule("7.1")
@pytest.mark.parametrize(
    "answers, unpaid, paid, suspicions",
    [
        (["choose 1"], 1, 1, [2, 1, 0]),
        (["choose 2", "discard 2"], 2, 0, [0]),
        (["choose 2", "discard 1"], 2, 0, [1, 0]),
    ],
)
def test_the_settling_favour_pays_a_debt_or_discards_two_suspicions(
    answers: list[str], unpaid: int, paid: int, suspicions: list[int]
) -> None:
    match = petition("settle", "fighter", *answers, me={"unpaid": 2, "suspicions": [2, 1, 0]})
    me = board(match, RED)
    assert (me["unpaid"], me["paid"], me["suspicions"], me["silver"]) == (unpaid, paid, suspicions, 2)


@rule("7.1", "R45")
def test_the_developing_favour_wants_a_merchant_and_may_give_a_fighter_and_a_cleric() -> None:
    match = laid(boards=[mat("labourer merchant"), mat("labourer")], favours=row("develop_or_workers"))
    assert refused(match, RED, "favour 1 labourer") == ("wrong_workers", "1.1.2")
    play(match, RED, "favour 1 merchant", "choose 2")
    assert workers(match, RED) == "labourer fighter cleric"
    assert board(match, RED)["provisions"] == 0


@rule("7.1")
def test_the_favour_of_stores_gives_provisions_and_tax() -> None:
    match = petition("stores", "scout")
    assert (board(match, RED)["provisions"], board(match, RED)["silver"]) == (3, 4)
    assert match.view(None)["tax"] == 5


@rule("7.1")
def test_the_praying_favour_frees_a_space_of_ones_own() -> None:
    match = petition("pray", "scout", "clear trade", me={"spaces": {"trade": "labourer", "hunt": "labourer"}})
    assert on(match, RED, "trade") == []
    assert on(match, RED, "hunt") == ["labourer"]


@rule("7.1")
def test_a_favour_that_would_do_nothing_may_be_used() -> None:
    match = petition("settle", "fighter")
    assert board(match, RED)["silver"] == 2
    assert match.waiting == (BLUE,)


# -- one for all ---------------------------------------------------------------------------------------------------


@rule("7.1", "7.2")
@pytest.mark.parametrize("player", [RED, BLUE])
def test_an_occupied_favour_is_used_by_nobody(player: int) -> None:
    boards = [mat("labourer scout"), mat("labourer scout")]
    match = laid(boards=boards, to_move=player, favours=row("stores", "two_criminals"), petitioners={1: "red cleric"})
    assert refused(match, player, "favour 1 scout") == ("favour_taken", "7.2")
    assert allowed(match, player, "favour 2 scout")


@rule("7.2")
def test_the_worker_stays_on_the_favour_when_its_owner_passes() -> None:
    boards = [mat("labourer scout"), mat("labourer scout"), mat("labourer scout")]
    match = laid(seats=3, boards=boards, favours=row("stores"))
    play(match, RED, "favour 1 scout")
    play(match, BLUE, "hunt labourer")
    play(match, GREEN, "hunt labourer")
    play(match, RED, "pass")
    assert stands(match, 1) == (RED, "scout")


@rule("7.2")
def test_another_player_finds_the_favour_of_a_passed_player_taken() -> None:
    boards = [mat("labourer scout"), mat("labourer scout labourer")]
    match = laid(boards=boards, favours=row("stores"))
    play(match, RED, "favour 1 scout")
    play(match, BLUE, "hunt labourer")
    play(match, RED, "pass")
    assert refused(match, BLUE, "favour 1 scout") == ("favour_taken", "7.2")


@rule("7.2")
def test_the_refresh_frees_the_favours() -> None:
    boards = [mat("scout", paladin="oliver"), mat("labourer", paladin="oliver")]
    match = laid(boards=boards, favours=row("stores"))
    play(match, RED, "favour 1 scout")
    play(match, BLUE, "pass")
    assert match.view(None)["round"] == 5
    assert stands(match, 1) == (None, None)


@rule("7.2")
def test_pray_does_not_clear_a_favour() -> None:
    match = laid(boards=[mat("cleric"), mat("labourer")], favours=row("stores"), petitioners={1: "red scout"})
    assert refused(match, RED, "pray cleric") == ("nothing_to_clear", "4.9")


@rule("7.2")
def test_a_clear_space_reward_does_not_clear_a_favour() -> None:
    me = {"spaces": {"hunt": "scout"}}
    match = petition("pray", "scout", me=me, petitioners={2: "red scout"})
    assert asked(match, RED) == "choose_space"
    assert match.legal(RED) == ["clear hunt", "decline"]
    play(match, RED, "clear hunt")
    assert stands(match, 1) == (RED, "scout")
    assert stands(match, 2) == (RED, "scout")


@rule("7.2")
def test_the_praying_favour_is_lost_with_nothing_on_ones_board() -> None:
    match = petition("pray", "scout")
    assert match.waiting == (BLUE,)
    assert stands(match, 1) == (RED, "scout")


# -- when ----------------------------------------------------------------------------------------------------------


def begin(match: Match, taverns: list[str]) -> None:
    """The next round, until the first turn: the first paladins one finds, then these taverns."""
    open_round(match, taverns=taverns)
    for seat in (RED, BLUE):
        play(match, seat, match.legal(seat)[0])
    for tavern in taverns[:2]:
        play(match, match.waiting[0], f"tavern {tavern}")


@rule("7.3", "R11")
@pytest.mark.parametrize("round, slot", [(3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_a_favour_is_used_in_the_round_it_is_revealed(round: int, slot: int) -> None:
    favours = ["three_for_debt", "two_criminals", "pray", "free_recruit", "settle"]
    favours[slot - 1] = "stores"
    match = laid(round=round - 1, boards=[mat("labourer"), mat("labourer")], favours=favours)
    assert refused(match, RED, f"favour {slot} labourer") == ("favour_face_down", "3.2")
    assert facts(match, RED, f"favour {slot} labourer") == {"round": round}
    begin(match, ["01", "07", "19"])
    assert match.view(None)["round"] == round
    provisions = board(match, RED)["provisions"]
    play(match, RED, f"favour {slot} labourer")
    assert board(match, RED)["provisions"] == provisions + 2
    if slot < 5:
        assert refused(match, BLUE, f"favour {slot + 1} labourer") == ("favour_face_down", "3.2")
