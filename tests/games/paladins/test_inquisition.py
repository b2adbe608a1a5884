"""8. Tax, suspicion, the Inquisition in the middle of things, debt."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

import regnum
from regnum.core.match import Match
from regnum.testing import allowed, asked, facts, lines, play, refused, rule
from tests.typed import present

from .laying import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    attributes,
    board,
    laid,
    mat,
    open_round,
    stack_paladins,
    state_of,
    workers,
)

FILE = Path(__file__).parent / "components.yaml"
TOWNSFOLK = yaml.safe_load(FILE.read_text(encoding="utf-8"))["townsfolk"]
ALONE = [None] * 5
FULL = {1: 5, 2: 6, 3: 7, 4: 8}
BY_TAX = "inquisition_began reason=tax rule=8.1.3"
BY_LACK_OF_CARDS = "inquisition_began reason=cards rule=8.2.4"
INQUIRERS = [
    "swindler_1", "swindler_2", "peddler_1", "peddler_2", "peddler_3", "squire_1", "squire_2", "squire_3",
]  # fmt: skip


def favours(*first: str) -> list[str]:
    """These favours in the first slots."""
    others = ("three_labourers", "any_attribute", "free_recruit", "settle", "pray")
    return [*first, *(other for other in others if other not in first)][:5]


def suspected(match: Match) -> list[int]:
    """How many suspicions each player holds."""
    return [len(each["suspicions"]) for each in match.view(None)["boards"]]


def unpaid(match: Match) -> list[int]:
    """The unpaid debts of each player."""
    return [each["unpaid"] for each in match.view(None)["boards"]]


def tax(match: Match) -> int:
    """What the tax supply holds."""
    return int(match.view(None)["tax"])


def conspiring(
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    *,
    tax: int = 1,
    suspicions: Sequence[int] = (2, 0, 0),
    **more: Any,
) -> Match:
    """Red, with a labourer to conspire and another one, is about to empty the tax supply by a suspicion."""
    boards = [mat("labourer labourer", **(red or {})), mat("labourer labourer", **(blue or {}))]
    return laid(boards=boards, tax=tax, suspicions=list(suspicions), old_suspicions=[], **more)


def inquiry(match: Match) -> list[str]:
    """Red conspires; what was told after the suspicion was drawn."""
    told = play(match, RED, "conspire labourer")
    return told[told.index(next(each for each in told if each.startswith("suspicion_drawn"))) + 1 :]


# -- tax -----------------------------------------------------------------------------------------------------------

TAKING: dict[str, tuple[dict[str, Any], dict[str, Any], list[str], int]] = {
    "attack for 2": (mat("scout labourer fighter", strength=1), {"outsiders": ["viking_thief", *[None] * 5]},
        ["attack scout+labourer+fighter"], 2),
    "attack for 1": (mat("scout labourer fighter", strength=1), {"outsiders": ["byzantine_invader", *[None] * 5]},
        ["attack scout+labourer+fighter"], 1),
    "discard": (mat("labourer"), {"townsfolk": [None, None, None, None, "architect_3"]}, ["recruit labourer"], 2),
    "favour for 1": (mat("labourer"), {"favours": favours("stores")}, ["favour 1 labourer"], 1),
    "favour for 2": (mat("cleric"), {"favours": favours("forgive_and_tax")}, ["favour 1 cleric"], 2),
    "after commission": (mat("scout labourer cleric", party=["acolyte_3"]), {"townsfolk": ALONE},
        ["commission scout+labourer+cleric", "send 1 recruit"], 1),
    "after garrison": (mat("merchant labourer fighter", strength=1, party=["warden_3"]), {"townsfolk": ALONE},
        ["garrison merchant+labourer+fighter", "post 1 recruit"], 1),
    "after fortify": (mat("merchant labourer scout", party=["gatekeeper_3"]), {"walls": ["tower"]},
        ["fortify merchant+labourer+scout"], 1),
    "after absolve": (mat("cleric labourer merchant", silver=4, party=["abbot_3"]), {},
        ["absolve cleric+labourer+merchant", "jar faith"], 1),
    "after attack": (mat("scout labourer fighter", strength=1, party=["defender_3"]),
        {"outsiders": ["saracen_marauder", *[None] * 5]}, ["attack scout+labourer+fighter"], 1),
    "after convert": (mat("fighter labourer cleric", party=["missionary_3"]),
        {"outsiders": ["saracen_marauder", *[None] * 5]}, ["convert fighter+labourer+cleric"], 1),
    "after develop": (mat("labourer labourer", silver=7, party=["architect_3"]), {},
        ["develop labourer+labourer", "workshop attack left"], 1),
    "suspicion for 1": (mat("labourer"), {"suspicions": [1]}, ["conspire labourer"], 1),
    "suspicion for 2": (mat("labourer"), {"suspicions": [2]}, ["conspire labourer"], 2),
}  # fmt: skip


def taken(source: str, tax: int) -> tuple[Match, list[str], int]:
    """Red takes tax; the table afterwards. Nobody was asked whether."""
    me, more, answers, n = TAKING[source]
    match = laid(boards=[me, mat("labourer")], tax=tax, old_suspicions=[], **more)
    told = play(match, RED, *answers)
    assert match.waiting == (BLUE,)
    return match, told, n


@rule("8.1.1")
@pytest.mark.parametrize("source", TAKING)
def test_tax_must_be_taken_from_the_tax_supply(source: str) -> None:
    match, told, n = taken(source, 6)
    assert tax(match) == 6 - n
    assert board(match, RED)["silver"] == 3 + n
    assert BY_TAX not in told


@rule("8.1.1")
def test_a_suspicion_without_tax_takes_none() -> None:
    match = conspiring(tax=1, suspicions=[0])
    assert inquiry(match) == []
    assert tax(match) == 1
    assert board(match, RED)["silver"] == 3


@rule("8.1.2", "8.1.3")
@pytest.mark.parametrize("source", [source for source, (_, _, _, n) in TAKING.items() if n == 2])
def test_a_shortfall_comes_from_the_general_supply_before_the_inquisition(source: str) -> None:
    match, told, _ = taken(source, 1)
    assert board(match, RED)["silver"] == 5
    begun = told.index(BY_TAX)
    assert told[begun - 2 : begun] == ["tax_taken n=1 left=0", "silver_gained n=1"]
    assert tax(match) == 6


@rule("8.1.3")
@pytest.mark.parametrize("source", TAKING)
def test_the_last_silver_calls_the_inquisition(source: str) -> None:
    n = TAKING[source][3]
    match, told, _ = taken(source, n)
    assert told.count(BY_TAX) == 1
    assert told[told.index(BY_TAX) - 1] == f"tax_taken n={n} left=0"
    assert tax(match) == 6
    assert BY_TAX not in taken(source, n + 1)[1]


@rule("8.1.2", "8.1.3")
def test_whoever_takes_the_last_silver_has_it_when_the_abilities_are_asked_for() -> None:
    match = conspiring({"party": ["swindler_1"]}, tax=1)
    play(match, RED, "conspire labourer")
    assert asked(match, RED) == "use_inquisition_abilities"
    assert board(match, RED)["silver"] == 5
    assert tax(match) == 0


# -- suspicion -----------------------------------------------------------------------------------------------------

CRIMINALS: dict[str, tuple[dict[str, Any], dict[str, Any], list[str], int]] = {
    "conspire": (mat("labourer"), {}, ["conspire labourer"], 1),
    "two of a favour": (mat("labourer"), {"favours": favours("two_criminals")}, ["favour 1 labourer"], 2),
    "an architect": (mat("labourer"), {"townsfolk": [*[None] * 4, "architect_1"]}, ["recruit labourer"], 1),
    "a swindler": (mat("labourer"), {"townsfolk": [*[None] * 4, "swindler_2"]}, ["recruit labourer"], 1),
    "a squire": (mat("labourer"), {"townsfolk": [*[None] * 4, "squire_3"]}, ["recruit labourer"], 1),
    "a viking marauder": (mat("scout labourer fighter", strength=1),
        {"outsiders": ["viking_marauder", *[None] * 5]}, ["attack scout+labourer+fighter"], 1),
    "a viking traitor": (mat("scout labourer fighter", strength=1),
        {"outsiders": ["viking_traitor", *[None] * 5]}, ["attack scout+labourer+fighter"], 1),
    "a byzantine thief": (mat("scout labourer fighter", strength=1),
        {"outsiders": ["byzantine_thief", *[None] * 5]}, ["attack scout+labourer+fighter"], 1),
}  # fmt: skip


@rule("8.2.1")
@pytest.mark.parametrize("source", CRIMINALS)
def test_each_criminal_from_whatever_source_draws_a_suspicion(source: str) -> None:
    me, more, answers, n = CRIMINALS[source]
    me = me | {"suspicions": [2]}
    match = laid(boards=[me, mat("labourer")], suspicions=[0, 1, 2], **more)
    play(match, RED, *answers)
    assert workers(match, RED) == " ".join(["criminal"] * n)
    newest_first = {1: [0, 2], 2: [1, 0, 2]}
    assert board(match, RED)["suspicions"] == newest_first[n]
    assert match.view(None)["suspicion_deck"] == 3 - n


@rule("8.2.1")
def test_other_workers_draw_none() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer")], favours=favours("three_for_debt"))
    play(match, RED, "favour 1 labourer")
    assert suspected(match) == [0, 0]


def begun(match: Match, taverns: list[str], *paladins: str) -> None:
    """The next round; everybody uses this paladin and takes a tavern in turn."""
    open_round(match, taverns=taverns)
    for seat in range(match.seats):
        stack_paladins(match, seat, *paladins)
        play(match, seat, f"use {paladins[0]} top {paladins[1]}")


@rule("8.2.1")
def test_criminals_carried_over_draw_no_suspicion() -> None:
    boards = [mat("criminal criminal", paladin="oliver"), mat("labourer", paladin="oliver")]
    match = laid(boards=boards, suspicions=[0, 0, 0])
    play(match, RED, "pass")
    play(match, BLUE, "pass")
    assert match.view(None)["round"] == 5
    begun(match, ["01", "07", "19"], "roland", "samson", "gerin")
    first = match.waiting[0]
    play(match, first, "tavern 01")
    play(match, 1 - first, "tavern 07")
    assert workers(match, RED).count("criminal") == 2
    assert suspected(match) == [0, 0]


@rule("8.2.2")
@pytest.mark.parametrize("printed", [0, 1, 2])
def test_the_printed_tax_is_taken_at_once(printed: int) -> None:
    match = conspiring(tax=6, suspicions=[printed])
    play(match, RED, "conspire labourer")
    assert board(match, RED)["suspicions"] == [printed]
    assert board(match, RED)["silver"] == 3 + printed
    assert tax(match) == 6 - printed


@rule("8.2.2")
def test_the_new_suspicion_counts_in_the_inquisition_it_starts() -> None:
    match = conspiring({"suspicions": [1]}, {"suspicions": [1]})
    assert inquiry(match) == [
        "tax_taken n=1 left=0",
        "silver_gained n=1",
        BY_TAX,
        "accused suspicions=2 discarded=1 rule=8.3.2",
        "tax_refilled n=6",
    ]
    assert unpaid(match) == [1, 0]
    assert board(match, RED)["suspicions"] == [1]  # the new one went first


@rule("8.2.3", "8.3.6")
def test_several_criminals_join_first_and_their_suspicions_come_one_by_one() -> None:
    match = laid(
        boards=[mat("labourer"), mat("labourer")],
        favours=favours("two_criminals"),
        tax=1,
        suspicions=[2, 1, 0],
        old_suspicions=[],
    )
    assert play(match, RED, "favour 1 labourer") == [
        "favour_used favour=two_criminals workers=labourer",
        "workers_gained workers=criminal+criminal",
        "suspicion_drawn tax=2",
        "tax_taken n=1 left=0",
        "silver_gained n=1",
        BY_TAX,
        "accused suspicions=1 discarded=0 rule=8.3.2",
        "tax_refilled n=6",
        "suspicion_drawn tax=1",
        "tax_taken n=1 left=5",
    ]
    assert unpaid(match) == [1, 0]
    assert board(match, RED)["suspicions"] == [1, 2]


@rule("8.2.3")
def test_between_two_suspicions_both_criminals_are_there_and_one_card() -> None:
    boards = [mat("labourer", party=["swindler_1"]), mat("labourer")]
    match = laid(boards=boards, favours=favours("two_criminals"), tax=2, suspicions=[2, 1])
    play(match, RED, "favour 1 labourer")
    assert asked(match, RED) == "use_inquisition_abilities"
    assert workers(match, RED) == "criminal criminal"
    assert board(match, RED)["suspicions"] == [2]
    play(match, RED, "ability swindler_1")
    assert board(match, RED)["suspicions"] == [1]
    assert unpaid(match) == [0, 0]


@rule("8.2.4")
def test_an_empty_suspicion_deck_is_made_of_the_discards() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer")], suspicions=[], old_suspicions=[1, 1, 1], tax=6)
    told = play(match, RED, "conspire labourer")
    assert told[-3:] == ["suspicions_shuffled", "suspicion_drawn tax=1", "tax_taken n=1 left=5"]
    assert match.view(None)["suspicion_deck"] == 2
    assert match.view(None)["suspicions_gone"] == []


@rule("8.2.4")
def test_the_discards_are_left_alone_while_the_deck_lasts() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer")], suspicions=[0], old_suspicions=[1, 1], tax=6)
    assert "suspicions_shuffled" not in play(match, RED, "conspire labourer")
    assert match.view(None)["suspicion_deck"] == 0
    assert match.view(None)["suspicions_gone"] == [1, 1]


@rule("8.2.4")
def test_without_any_suspicion_left_an_inquisition_comes_first() -> None:
    boards = [mat("labourer", suspicions=[1]), mat("labourer", suspicions=[1, 1, 1, 1, 2])]
    match = laid(boards=boards, suspicions=[], old_suspicions=[], tax=2)
    assert play(match, RED, "conspire labourer")[1:] == [
        "workers_gained workers=criminal",
        BY_LACK_OF_CARDS,
        "accused suspicions=5 discarded=2 rule=8.3.2",
        "tax_refilled n=4",
        "suspicions_shuffled",
        "suspicion_drawn tax=1",
        "tax_taken n=1 left=5",
    ]
    assert suspected(match) == [2, 3]
    assert unpaid(match) == [0, 1]
    assert match.view(None)["suspicion_deck"] == 1


@rule("8.2.4")
def test_the_suspicion_still_to_be_drawn_does_not_count_in_that_inquisition() -> None:
    boards = [mat("labourer", suspicions=[0] * 11), mat("labourer", suspicions=[0] * 12)]
    match = laid(boards=boards, suspicions=[], old_suspicions=[])
    play(match, RED, "conspire labourer")
    assert unpaid(match) == [0, 1]
    assert suspected(match) == [12, 6]


@rule("8.2.4")
def test_the_deck_can_run_out_between_two_suspicions() -> None:
    boards = [mat("labourer"), mat("labourer", suspicions=[1, 1])]
    match = laid(boards=boards, favours=favours("two_criminals"), suspicions=[0], old_suspicions=[], tax=3)
    assert play(match, RED, "favour 1 labourer")[2:] == [
        "suspicion_drawn tax=0",
        BY_LACK_OF_CARDS,
        "accused suspicions=2 discarded=1 rule=8.3.2",
        "tax_refilled n=3",
        "suspicions_shuffled",
        "suspicion_drawn tax=1",
        "tax_taken n=1 left=5",
    ]
    assert suspected(match) == [2, 1]


@rule("8.2.4")
def test_a_card_given_up_by_an_ability_is_drawn_again() -> None:
    boards = [mat("labourer"), mat("labourer", suspicions=[2], party=["swindler_1"])]
    match = laid(boards=boards, suspicions=[], old_suspicions=[], tax=6)
    play(match, RED, "conspire labourer")
    assert asked(match, BLUE) == "use_inquisition_abilities"
    assert play(match, BLUE, "ability swindler_1") == [
        "ability_used townsfolk=swindler_1",
        "suspicion_discarded n=1",
        "nobody_suspected rule=8.3.2",
        "tax_refilled n=0",
        "suspicions_shuffled",
        "suspicion_drawn tax=2",
        "tax_taken n=2 left=4",
    ]
    assert suspected(match) == [1, 0]


@rule("8.2.4", "8.3.7")
def test_the_deck_can_run_out_in_the_worker_phase() -> None:
    boards = [mat("labourer"), mat("labourer", suspicions=[0] * 6)]
    match = laid(boards=boards, suspicions=[], old_suspicions=[], tax=1)
    begun(match, ["05", "07", "19"], "roland", "samson", "gerin")
    told = play(match, RED, "tavern 05")
    assert told[1:6] == [
        BY_LACK_OF_CARDS,
        "accused suspicions=6 discarded=3 rule=8.3.2",
        "tax_refilled n=5",
        "suspicions_shuffled",
        "suspicion_drawn tax=0",
    ]
    assert asked(match, BLUE) == "choose_tavern"
    assert suspected(match) == [1, 3]


@rule("R25")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_suspicions_have_no_tax_eight_have_one_ten_have_two(seats: int) -> None:
    match = regnum.new("paladins", seats=seats, seed=3)
    assert Counter(int(card) for card in state_of(match).suspicion.deck) == {0: 6, 1: 8, 2: 10}


# -- abilities of an Inquisition -----------------------------------------------------------------------------------


@rule("8.3.1")
def test_abilities_come_before_suspicion_is_compared() -> None:
    match = conspiring({"party": ["swindler_1"]}, {"suspicions": [0]})
    assert inquiry(match) == ["tax_taken n=1 left=0", "silver_gained n=1", BY_TAX]
    assert unpaid(match) == [0, 0]
    play(match, RED, "ability swindler_1")
    assert unpaid(match) == [0, 1]


@rule("8.3.1", "R12")
def test_abilities_may_be_left_unused() -> None:
    match = conspiring({"party": ["swindler_1", "peddler_3"], "suspicions": [1]})
    play(match, RED, "conspire labourer")
    assert match.legal(RED) == ["ability swindler_1", "ability peddler_3", "decline"]
    play(match, RED, "ability peddler_3", "decline")
    assert unpaid(match) == [1, 0]
    assert board(match, RED)["silver"] == 3 + 2 + 2
    assert board(match, RED)["suspicions"] == [1]  # the Swindler was left unused; half of two is gone


@rule("8.3.1", "R12")
def test_each_ability_works_once_in_an_inquisition() -> None:
    match = conspiring({"party": ["swindler_1", "peddler_3"], "suspicions": [1, 1]})
    play(match, RED, "conspire labourer", "ability peddler_3")
    assert refused(match, RED, "ability peddler_3") == ("ability_used", "8.3.1")
    play(match, RED, "ability swindler_1")
    assert asked(match, RED) is None  # nothing is left to use


@rule("8.3.1")
def test_the_next_inquisition_lets_each_ability_work_again() -> None:
    match = conspiring({"party": ["swindler_1"], "suspicions": [1, 1]}, suspicions=[2, 2, 0])
    play(match, RED, "conspire labourer", "ability swindler_1")
    state_of(match).own_suspicion().tax = 1
    play(match, BLUE, "conspire labourer")
    assert asked(match, RED) == "use_inquisition_abilities"
    assert allowed(match, RED, "ability swindler_1")


@rule("8.3.1")
def test_only_ones_own_cards_are_used() -> None:
    match = conspiring({"party": ["swindler_1"]}, {"party": ["peddler_1"], "suspicions": [1, 1]})
    play(match, RED, "conspire labourer")
    assert refused(match, RED, "ability peddler_1") == ("not_in_party", "8.3.1")
    assert refused(match, BLUE, "ability peddler_1") == ("not_your_turn", "")


@rule("8.3.1")
def test_nobody_is_asked_without_an_ability_that_works() -> None:
    party = ["squire_1", "peddler_1", "gatekeeper_1", "debt_collector_1"]
    match = conspiring({"party": party})  # one suspicion: too many for the Squire, too few for the Peddler
    play(match, RED, "conspire labourer")
    assert match.waiting == (BLUE,)
    assert asked(match, BLUE) == "take_turn"


@rule("8.3.1", "R12")
@pytest.mark.parametrize("first, second", [("swindler_1", "peddler_3"), ("peddler_3", "swindler_1")])
def test_the_owner_chooses_the_order(first: str, second: str) -> None:
    match = conspiring({"party": ["swindler_1", "peddler_3"], "suspicions": [1, 1]})
    play(match, RED, "conspire labourer", f"ability {first}", f"ability {second}")
    assert board(match, RED)["silver"] == 7
    assert unpaid(match) == [1, 0]
    assert board(match, RED)["suspicions"] == [1]  # three, less one by the Swindler, less half of two


@rule("8.3.1", "R12")
@pytest.mark.parametrize("active", [RED, BLUE, GREEN, YELLOW])
def test_the_active_player_is_asked_first_then_clockwise(active: int) -> None:
    boards = [
        mat("labourer labourer", party=["swindler_1"], suspicions=[1]),
        mat("labourer labourer", party=["swindler_2"], suspicions=[1]),
        mat("labourer labourer", party=["peddler_1"], suspicions=[1, 1]),
        mat("labourer labourer", party=["peddler_2"], suspicions=[1, 1]),
    ]
    match = laid(seats=4, to_move=active, boards=boards, tax=1, suspicions=[2])
    play(match, active, "conspire labourer")
    order = []
    while present(match.decision(match.waiting[0])).ask == "use_inquisition_abilities":
        order.append(match.waiting[0])
        play(match, order[-1], "decline")
    assert order == [(active + i) % 4 for i in range(4)]


@rule("8.3.1")
def test_a_player_without_a_working_ability_is_skipped_and_declining_is_for_oneself_only() -> None:
    boards = [
        mat("labourer labourer", party=["swindler_1"]),
        mat("labourer labourer"),
        mat("labourer labourer", party=["peddler_1"], suspicions=[1, 1]),
    ]
    match = laid(seats=3, boards=boards, tax=1, suspicions=[2])
    play(match, RED, "conspire labourer")
    play(match, RED, "decline")
    assert match.waiting == (GREEN,)
    play(match, GREEN, "ability peddler_1")
    assert workers(match, GREEN) == "labourer labourer labourer"
    assert match.waiting == (BLUE,)
    assert asked(match, BLUE) == "take_turn"


@rule("8.3.1", "8.3.7")
@pytest.mark.parametrize("ability", ["swindler_1", "peddler_3"])
def test_a_passed_player_uses_abilities_too(ability: str) -> None:
    blue = {"party": [ability], "suspicions": [1, 1], "passed": True}
    match = conspiring(blue=blue)
    play(match, RED, "conspire labourer")
    assert match.waiting == (BLUE,)
    play(match, BLUE, f"ability {ability}")
    assert match.waiting == (RED,)
    assert asked(match, RED) == "take_turn"


# -- each kind -----------------------------------------------------------------------------------------------------


@rule("8.3.1.1")
@pytest.mark.parametrize("swindler", ["swindler_1", "swindler_2"])
def test_a_swindler_discards_a_suspicion_the_newest_first(swindler: str) -> None:
    match = conspiring({"party": [swindler], "suspicions": [0]}, {"suspicions": [1, 1]})
    play(match, RED, "conspire labourer", f"ability {swindler}")
    assert board(match, RED)["suspicions"] == [0]
    assert match.view(None)["suspicions_gone"][0] == 2
    assert unpaid(match) == [0, 1]


@rule("8.3.1.1")
def test_two_swindlers_discard_two() -> None:
    match = conspiring({"party": ["swindler_1", "swindler_2"], "suspicions": [0, 0]}, {"suspicions": [1, 1]})
    play(match, RED, "conspire labourer", "ability swindler_1", "ability swindler_2")
    assert suspected(match) == [1, 1]
    assert unpaid(match) == [0, 1]


@rule("8.3.1.1")
def test_a_swindler_without_suspicion_does_nothing() -> None:
    blue = {"party": ["swindler_1", "swindler_2", "squire_1"], "suspicions": [1]}
    match = conspiring(blue=blue)
    play(match, RED, "conspire labourer")
    play(match, BLUE, "ability swindler_1")
    assert refused(match, BLUE, "ability swindler_2") == ("not_suspected", "8.3.1.1")


@rule("8.3.1.2")
@pytest.mark.parametrize("peddler", ["peddler_1", "peddler_2", "peddler_3"])
def test_a_peddler_gives_its_reward_with_two_suspicions(peddler: str) -> None:
    match = conspiring({"party": [peddler], "suspicions": [0]}, {"suspicions": [0, 0, 0]})
    play(match, RED, "conspire labourer", f"ability {peddler}")
    extra = {"peddler_1": (0, 0, " labourer"), "peddler_2": (0, 2, ""), "peddler_3": (2, 0, "")}[peddler]
    me = board(match, RED)
    assert (me["silver"], me["provisions"]) == (5 + extra[0], 1 + extra[1])
    assert workers(match, RED) == "labourer" + extra[2] + " criminal"
    assert suspected(match)[RED] == 2


@rule("8.3.1.2")
def test_a_peddler_looks_at_what_its_owner_holds_now() -> None:
    match = conspiring({"party": ["swindler_1", "swindler_2", "peddler_3"], "suspicions": [0]})
    play(match, RED, "conspire labourer", "ability swindler_1")
    assert refused(match, RED, "ability peddler_3") == ("too_few_suspicions", "8.3.1.2")
    assert facts(match, RED, "ability peddler_3") == {"need": 2, "have": 1}
    other = conspiring({"party": ["swindler_1", "peddler_3"], "suspicions": [0]})
    play(other, RED, "conspire labourer", "ability peddler_3", "ability swindler_1")
    assert board(other, RED)["silver"] == 7


@rule("8.3.1.3", "R23")
@pytest.mark.parametrize("squire, marks", [("squire_1", (1, 0, 0)), ("squire_2", (0, 0, 1)), ("squire_3", (0, 1, 0))])
def test_a_squire_raises_its_attribute_without_suspicion(squire: str, marks: tuple[int, int, int]) -> None:
    match = conspiring(blue={"party": [squire]})
    play(match, RED, "conspire labourer")
    play(match, BLUE, f"ability {squire}")
    assert attributes(match, BLUE) == marks


@rule("8.3.1.3", "R21")
def test_every_squire_of_the_party_works() -> None:
    match = conspiring(blue={"party": ["squire_1", "squire_2", "squire_3"]})
    play(match, RED, "conspire labourer")
    play(match, BLUE, "ability squire_2", "ability squire_3", "ability squire_1")
    assert attributes(match, BLUE) == (1, 1, 1)


@rule("8.3.1.3")
def test_a_squire_waits_until_the_last_suspicion_is_gone() -> None:
    blue = {"party": ["swindler_1", "swindler_2", "squire_1"], "suspicions": [1, 1]}
    match = conspiring(blue=blue)
    play(match, RED, "conspire labourer")
    for swindler, have in (("swindler_1", 2), ("swindler_2", 1)):
        assert refused(match, BLUE, "ability squire_1") == ("still_suspected", "8.3.1.3")
        assert facts(match, BLUE, "ability squire_1") == {"have": have}
        play(match, BLUE, f"ability {swindler}")
    play(match, BLUE, "ability squire_1")
    assert attributes(match, BLUE) == (1, 0, 0)


@rule("8.3.1.3")
def test_a_squire_whose_attribute_is_at_the_top_is_not_asked() -> None:
    match = conspiring(blue={"party": ["squire_1", "squire_3"], "faith": 12})
    play(match, RED, "conspire labourer")
    assert refused(match, BLUE, "ability squire_1") == ("at_the_top", "1.3.4")
    play(match, BLUE, "ability squire_3")
    assert attributes(match, BLUE) == (12, 1, 0)


@rule("8.3.1", "8.3.1.1", "8.3.1.2", "8.3.1.3", "R21")
def test_peddler_then_swindlers_then_squires() -> None:
    party = ["swindler_1", "swindler_2", "peddler_3", "squire_1", "squire_3"]
    match = conspiring({"party": party, "suspicions": [1]}, {"suspicions": [1]})
    play(match, RED, "conspire labourer")
    play(match, RED, "ability peddler_3", "ability swindler_1", "ability swindler_2", "ability squire_3")
    assert play(match, RED, "ability squire_1") == [
        "ability_used townsfolk=squire_1",
        "raised attribute=faith n=1 level=1",
        "accused suspicions=1 discarded=0 rule=8.3.2",
        "tax_refilled n=6",
    ]
    assert board(match, RED)["silver"] == 7
    assert attributes(match, RED) == (1, 1, 0)
    assert unpaid(match) == [0, 1]


# -- judgement -----------------------------------------------------------------------------------------------------


@rule("8.3.2", "8.3.3")
@pytest.mark.parametrize(
    "before, debts, after",
    [
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]),
        ([1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]),
        ([1, 0, 3, 3], [0, 0, 1, 1], [1, 0, 2, 2]),
        ([2, 3, 4, 5], [0, 0, 0, 1], [2, 3, 4, 3]),
        ([6, 6, 6, 5], [1, 1, 1, 0], [3, 3, 3, 5]),
        ([0, 7, 2, 0], [0, 1, 0, 0], [0, 4, 2, 0]),
    ],
)
def test_all_who_hold_the_most_take_a_debt_and_give_up_half_rounded_down(
    before: list[int], debts: list[int], after: list[int]
) -> None:
    # The favour takes the last silver without a suspicion of its own.
    boards = [mat("labourer", suspicions=[0] * held) for held in before]
    match = laid(seats=4, boards=boards, tax=1, favours=favours("stores"))
    play(match, RED, "favour 1 labourer")
    assert unpaid(match) == debts
    assert suspected(match) == after


@rule("8.3.2")
def test_without_suspicions_nobody_takes_a_debt() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer")], tax=1, favours=favours("stores"))
    assert play(match, RED, "favour 1 labourer")[-3:] == [
        BY_TAX,
        "nobody_suspected rule=8.3.2",
        "tax_refilled n=6",
    ]
    assert unpaid(match) == [0, 0]


@rule("8.3.2")
def test_the_debt_is_unpaid_whatever_one_has() -> None:
    boards = [mat("labourer", suspicions=[1], silver=20, paid=1, unpaid=1), mat("labourer")]
    match = laid(boards=boards, tax=1, favours=favours("stores"))
    play(match, RED, "favour 1 labourer")
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (2, 1)
    assert board(match, RED)["silver"] == 21


@rule("8.3.2", "R29")
def test_a_debt_is_taken_also_beyond_those_in_the_box() -> None:
    boards = [mat("labourer", suspicions=[1, 1], unpaid=14), mat("labourer", unpaid=10)]
    match = laid(boards=boards, tax=1, favours=favours("stores"), old_suspicions=[])
    play(match, RED, "favour 1 labourer")
    assert unpaid(match) == [15, 10]
    assert suspected(match) == [1, 0]


@rule("8.3.3")
def test_the_newest_suspicions_go_to_the_discards() -> None:
    boards = [mat("labourer", suspicions=[2, 1, 0, 1, 0]), mat("labourer", suspicions=[1, 1])]
    match = laid(boards=boards, tax=1, favours=favours("stores"), old_suspicions=[])
    play(match, RED, "favour 1 labourer")
    assert board(match, RED)["suspicions"] == [0, 1, 0]
    assert board(match, BLUE)["suspicions"] == [1, 1]
    assert match.view(None)["suspicions_gone"] == [2, 1]


@rule("8.3.4")
def test_no_card_of_an_inquisition_takes_tax_or_brings_a_criminal() -> None:
    cards = [card for card in TOWNSFOLK if card["trigger"]["when"] == "inquisition"]
    assert sorted(card["id"] for card in cards) == sorted(INQUIRERS)
    effects = [effect for card in cards for effect in card["reward"]]
    assert {effect["do"] for effect in effects} == {
        "discard_suspicion", "gain_worker", "gain_provision", "gain_silver", "raise",
    }  # fmt: skip
    assert {effect["what"] for effect in effects if effect["do"] == "gain_worker"} == {"labourer"}


@rule("8.3.4")
def test_no_inquisition_starts_inside_another() -> None:
    blue = {"party": INQUIRERS, "suspicions": [2, 2], "silver": 0}
    match = conspiring(blue=blue)
    told = play(match, RED, "conspire labourer")
    in_order = [*INQUIRERS[2:5], *INQUIRERS[:2], *INQUIRERS[5:]]  # Peddlers, Swindlers, Squires: all of them work
    for townsfolk in in_order:
        assert tax(match) == 0  # until the refill at its end
        told += play(match, BLUE, f"ability {townsfolk}")
    assert told.count(BY_TAX) == 1
    assert sum(each.startswith("ability_used") for each in told) == 8
    assert tax(match) == 6
    assert attributes(match, BLUE) == (1, 1, 1)
    assert (board(match, BLUE)["silver"], board(match, BLUE)["provisions"]) == (2, 3)


@rule("8.3.5", "R2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_tax_supply_is_refilled_by_the_number_of_players(seats: int) -> None:
    boards = [mat("labourer labourer"), *([mat(0)] if seats == 1 else [mat("labourer")] * (seats - 1))]
    match = laid(seats=seats, boards=boards, tax=1, favours=favours("stores"))
    told = play(match, RED, "favour 1 labourer")
    assert f"tax_refilled n={FULL[seats]}" in told
    assert tax(match) == FULL[seats]


@rule("8.3.5")
def test_silver_still_in_the_tax_supply_is_only_topped_up() -> None:
    boards = [mat("labourer", suspicions=[0, 0]), mat("labourer"), mat("labourer")]
    match = laid(seats=3, boards=boards, suspicions=[], old_suspicions=[], tax=3)
    assert "tax_refilled n=4" in play(match, RED, "conspire labourer")
    assert tax(match) == 7


# -- in the middle of things ---------------------------------------------------------------------------------------


@rule("8.3.6", "8.3.7")
def test_an_inquisition_in_the_worker_phase_comes_before_the_second_suspicion_and_the_next_player() -> None:
    boards = [mat("labourer"), mat("labourer", party=["peddler_1"], suspicions=[0, 0])]
    match = laid(boards=boards, tax=1, suspicions=[2, 1, 0])
    begun(match, ["12", "07", "19"], "roland", "samson", "gerin")
    told = play(match, RED, "tavern 12")
    assert told[-4:] == ["suspicion_drawn tax=2", "tax_taken n=1 left=0", "silver_gained n=1", BY_TAX]
    assert workers(match, RED) == "labourer labourer scout fighter fighter criminal criminal"
    assert board(match, BLUE)["paladin"] is None
    assert asked(match, BLUE) == "use_inquisition_abilities"
    assert play(match, BLUE, "ability peddler_1")[:6] == [
        "ability_used townsfolk=peddler_1",
        "workers_gained workers=labourer",
        "accused suspicions=2 discarded=1 rule=8.3.2",
        "tax_refilled n=6",
        "suspicion_drawn tax=1",
        "tax_taken n=1 left=5",
    ]
    assert board(match, RED)["suspicions"] == [1, 2]
    assert unpaid(match) == [0, 1]
    assert asked(match, BLUE) == "choose_tavern"
    assert board(match, BLUE)["paladin"] == "roland"


@rule("8.3.6", "8.3.7")
def test_the_last_players_suspicion_in_the_worker_phase_judges_the_first_too() -> None:
    boards = [mat("labourer", suspicions=[0, 0, 0]), mat("labourer")]
    match = laid(boards=boards, tax=2, suspicions=[2, 0])
    begun(match, ["07", "05", "19"], "roland", "samson", "gerin")
    play(match, RED, "tavern 07")
    play(match, BLUE, "tavern 05")
    assert unpaid(match) == [1, 0]
    assert suspected(match) == [2, 1]
    assert asked(match, RED) == "take_turn"


@rule("8.3.6")
@pytest.mark.parametrize("outsider", ["viking_barbarian", "byzantine_invader"])
def test_the_rest_of_a_card_comes_after_the_inquisition_its_tax_started(outsider: str) -> None:
    boards = [mat("scout labourer fighter", strength=1), mat("labourer", party=["squire_1"])]
    match = laid(boards=boards, outsiders=[outsider, *[None] * 5], tax=1)
    play(match, RED, "attack scout+labourer+fighter")
    assert asked(match, BLUE) == "use_inquisition_abilities"
    assert attributes(match, RED) == (0, 1, 1)
    assert (board(match, RED)["silver"], board(match, RED)["provisions"]) == (4, 1)
    assert play(match, BLUE, "ability squire_1")[-3:] == [
        "nobody_suspected rule=8.3.2",
        "tax_refilled n=6",
        "provisions_gained n=1",
    ]
    assert board(match, RED)["provisions"] == 2


@rule("8.3.6")
def test_a_suspicion_forgiven_before_the_tax_of_the_same_card_does_not_count() -> None:
    boards = [mat("cleric", suspicions=[0]), mat("labourer", suspicions=[0])]
    match = laid(boards=boards, tax=2, favours=favours("forgive_and_tax"))
    play(match, RED, "favour 1 cleric", "discard 1")
    assert unpaid(match) == [0, 1]
    kept = laid(boards=boards, tax=2, favours=favours("forgive_and_tax"))
    play(kept, RED, "favour 1 cleric", "decline")
    assert unpaid(kept) == [1, 1]


@rule("8.3.1", "8.3.6")
def test_who_declined_a_reward_a_moment_ago_is_still_asked_for_abilities() -> None:
    boards = [mat("cleric", suspicions=[0], party=["swindler_1"]), mat("labourer", suspicions=[0])]
    match = laid(boards=boards, tax=2, favours=favours("forgive_and_tax"))
    play(match, RED, "favour 1 cleric", "decline")
    assert asked(match, RED) == "use_inquisition_abilities"
    play(match, RED, "ability swindler_1")
    assert unpaid(match) == [0, 1]


@rule("8.3.6")
def test_an_ability_after_an_action_can_start_the_inquisition() -> None:
    party = ["gatekeeper_1", "gatekeeper_3"]
    boards = [mat("merchant labourer scout", party=party), mat("labourer", suspicions=[1, 1])]
    match = laid(boards=boards, walls=["tower"], tax=1, old_suspicions=[])
    told = play(match, RED, "fortify merchant+labourer+scout")
    assert told.index("raised attribute=strength n=2 level=2") < told.index(BY_TAX)
    assert workers(match, RED) == "labourer"
    assert unpaid(match) == [0, 1]
    assert match.waiting == (BLUE,)


@rule("8.3.6")
def test_after_an_interrupted_ability_the_other_abilities_still_come() -> None:
    party = ["defender_1", "defender_2", "defender_3", "swindler_1"]
    me = mat("scout labourer fighter", strength=1, paladin="engelier", party=party, suspicions=[1])
    boards = [me, mat("labourer")]
    match = laid(boards=boards, outsiders=["saracen_marauder", *[None] * 5], tax=1)
    play(match, RED, "attack scout+labourer+fighter")
    assert asked(match, RED) == "use_inquisition_abilities"
    play(match, RED, "ability swindler_1")
    assert workers(match, RED) == "labourer"
    assert (board(match, RED)["silver"], board(match, RED)["provisions"]) == (3 + 1 + 2, 2)
    assert match.waiting == (BLUE,)


@rule("8.3.6")
def test_a_criminal_of_an_attack_interrupts_before_the_abilities_of_the_attack() -> None:
    boards = [mat("scout labourer fighter", strength=1, party=["defender_2", "swindler_1"]), mat("labourer")]
    match = laid(boards=boards, outsiders=["viking_marauder", *[None] * 5], tax=2, suspicions=[2])
    play(match, RED, "attack scout+labourer+fighter")
    assert asked(match, RED) == "use_inquisition_abilities"
    assert board(match, RED)["provisions"] == 1
    assert play(match, RED, "ability swindler_1")[-2:] == ["ability_used townsfolk=defender_2", "provisions_gained n=1"]
    assert suspected(match) == [0, 0]
    assert unpaid(match) == [0, 0]


@rule("8.3.6")
def test_reward_and_flag_of_a_square_come_before_the_ability_that_starts_the_inquisition() -> None:
    # A free recruit: the instant reward forgives, the flag rises, then the Acolyte already there takes the last tax.
    boards = [mat("scout labourer cleric", party=["acolyte_3"], suspicions=[1, 1]), mat("labourer", suspicions=[1])]
    match = laid(boards=boards, townsfolk=[*[None] * 4, "abbot_3"], tax=1)
    play(match, RED, "commission scout+labourer+cleric", "send 1 recruit", "enlist 5")
    assert asked(match, RED) == "discard_suspicions"
    told = play(match, RED, "discard 1")
    assert told[:5] == [
        "suspicion_discarded n=1",
        "raised attribute=influence n=1 level=1",
        "ability_used townsfolk=acolyte_3",
        "tax_taken n=1 left=0",
        BY_TAX,
    ]
    assert unpaid(match) == [1, 1]


@rule("8.3.1", "8.3.6")
def test_a_swindler_just_recruited_works_in_the_inquisition_of_the_same_action() -> None:
    boards = [mat("scout labourer cleric", party=["acolyte_3"], suspicions=[1]), mat("labourer")]
    match = laid(boards=boards, townsfolk=[*[None] * 4, "swindler_1"], tax=1)
    play(match, RED, "commission scout+labourer+cleric", "send 1 recruit", "enlist 5")
    assert asked(match, RED) == "use_inquisition_abilities"
    play(match, RED, "ability swindler_1")
    assert unpaid(match) == [0, 0]


@rule("8.3.7")
def test_the_turn_goes_on_with_the_next_player_after_an_inquisition() -> None:
    boards = [mat("labourer labourer") for _ in range(3)]
    match = laid(seats=3, to_move=BLUE, boards=boards, tax=1, suspicions=[1])
    play(match, BLUE, "conspire labourer")
    assert unpaid(match) == [0, 1, 0]
    assert match.waiting == (GREEN,)


@rule("8.3.7")
def test_a_passed_player_is_judged_and_keeps_what_a_peddler_brings() -> None:
    blue = mat("labourer labourer labourer", party=["peddler_1"], suspicions=[1, 1, 1, 1], passed=True)
    match = laid(boards=[mat("labourer labourer"), blue], tax=1, suspicions=[2])
    play(match, RED, "conspire labourer")
    assert match.waiting == (BLUE,)
    play(match, BLUE, "ability peddler_1")
    assert workers(match, BLUE) == "labourer labourer labourer labourer"
    assert suspected(match) == [1, 2]
    assert unpaid(match) == [0, 1]
    assert match.waiting == (RED,)


# -- debt ----------------------------------------------------------------------------------------------------------


@rule("8.4.1")
@pytest.mark.parametrize("unpaid, paid, score", [(1, 0, -3), (0, 1, 1), (3, 2, -7), (0, 0, 0)])
def test_an_unpaid_debt_costs_three_points_and_a_paid_one_brings_one(unpaid: int, paid: int, score: int) -> None:
    match = laid(boards=[mat("labourer", unpaid=unpaid, paid=paid), mat("labourer")])
    assert lines(match, RED)["unpaid_debts"] + lines(match, RED)["paid_debts"] == score


@rule("8.4.1")
@pytest.mark.parametrize("column", [1, 2])
def test_a_debt_taken_as_a_price_is_unpaid(column: int) -> None:
    townsfolk = ["abbot_1", "abbot_2", "acolyte_1", "acolyte_2", "architect_1"]
    match = laid(boards=[mat("labourer fighter"), mat("labourer")], townsfolk=townsfolk)
    play(match, RED, "recruit labourer+fighter", f"enlist {column} debt")
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (1, 0)
    assert lines(match, RED)["unpaid_debts"] == -3


@rule("8.4.1")
def test_a_paid_debt_stays_with_its_owner_and_a_cancelled_one_does_not() -> None:
    paid = laid(boards=[mat("cleric labourer merchant", unpaid=1), mat("labourer")])
    play(paid, RED, "absolve cleric+labourer+merchant", "jar debt", "settle")
    assert (lines(paid, RED)["paid_debts"], lines(paid, RED)["unpaid_debts"]) == (1, 0)
    townsfolk = [*[None] * 4, "abbot_3"]
    gone = laid(boards=[mat("labourer", unpaid=1), mat("labourer")], townsfolk=townsfolk)
    play(gone, RED, "recruit labourer")
    play(gone, RED, "cancel")
    assert (lines(gone, RED)["paid_debts"], lines(gone, RED)["unpaid_debts"]) == (0, 0)


@rule("8.4.2")
@pytest.mark.parametrize(
    "collector, worker",
    [("debt_collector_1", "labourer"), ("debt_collector_2", "fighter"), ("debt_collector_3", "scout")],
)
def test_a_debt_collector_brings_a_worker_for_each_debt_paid(collector: str, worker: str) -> None:
    boards = [mat("cleric labourer merchant", unpaid=1, party=[collector]), mat("labourer")]
    match = laid(boards=boards)
    play(match, RED, "absolve cleric+labourer+merchant", "jar debt", "settle")
    assert workers(match, RED) == worker


@rule("8.4.2")
def test_every_debt_collector_reacts_to_a_debt_paid_by_a_choice() -> None:
    party = ["debt_collector_1", "debt_collector_2", "debt_collector_3"]
    boards = [mat("merchant labourer scout", unpaid=1, party=party), mat("labourer")]
    match = laid(boards=boards, walls=["debt_or_silver"])
    play(match, RED, "fortify merchant+labourer+scout", "choose 1")
    assert workers(match, RED) == "labourer scout fighter"


@rule("8.4.2")
def test_debt_collectors_do_not_react_to_a_debt_cancelled() -> None:
    party = ["debt_collector_1", "debt_collector_2"]
    boards = [mat("labourer", unpaid=1, party=party), mat("labourer")]
    match = laid(boards=boards, townsfolk=[*[None] * 4, "abbot_3"])
    play(match, RED, "recruit labourer")
    play(match, RED, "cancel")
    assert workers(match, RED) == ""
    assert board(match, RED)["unpaid"] == 0


@rule("8.4.2")
def test_debt_collectors_react_to_debts_of_their_owner_only() -> None:
    boards = [mat("cleric labourer merchant", unpaid=1), mat("labourer", party=["debt_collector_1"])]
    match = laid(boards=boards)
    play(match, RED, "absolve cleric+labourer+merchant", "jar debt", "settle")
    assert workers(match, RED) == ""
    assert workers(match, BLUE) == "labourer"


@rule("8.4.2")
def test_debt_collectors_do_not_react_to_a_debt_taken() -> None:
    boards = [mat("labourer", party=["debt_collector_1"], suspicions=[1]), mat("labourer")]
    match = laid(boards=boards, tax=1, favours=favours("stores"))
    play(match, RED, "favour 1 labourer")
    assert unpaid(match) == [1, 0]
    assert workers(match, RED) == ""
