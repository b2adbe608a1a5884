"""11. One action step by step: checks, payment, effect, abilities; and whose turn comes next."""

from itertools import permutations
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import RESOLVE
from regnum.games.paladins.cards import PALADINS, TOWNSFOLK
from regnum.games.paladins.flow import ROUND_ENDS, TURNS
from regnum.testing import asked, play, refused, rule

from .laying import BLUE, GREEN, RED, YELLOW, attributes, board, laid, mat, number, on, state_of, workers

ROW = ["acolyte_2", "abbot_1", "architect_2", "defender_1", "peddler_2"]
ALONE = [None] * 5
NOBODY = [None] * 6

# -- checks --------------------------------------------------------------------------------------------------------

FORTIFY = "fortify merchant+labourer+scout"
FORTIFY_WRONGS = [
    ("space_blocked", "4.2"),
    ("limit_reached", "4.8"),
    ("no_wall", "6.3.5"),
    ("attribute_too_low", "6.3.1"),
    ("workers_short", "4.3"),
    ("too_few_provisions", "6.3.2"),
]


@rule("11.1")
@pytest.mark.parametrize("mended", range(len(FORTIFY_WRONGS) + 1))
def test_space_limit_target_requirement_workers_and_payment_are_checked_in_this_order(mended: int) -> None:
    """With so many of the six things put right, the next one is what is refused."""
    me = mat(
        "merchant labourer scout" if mended > 4 else "merchant labourer",
        spaces={} if mended > 0 else {"fortify": "merchant labourer scout"},
        done={"fortify": 6 if mended > 1 else 7},
        influence=11 if mended > 3 else 10,
        provisions=3 if mended > 5 else 2,
    )
    match = laid(boards=[me, mat("labourer")], walls=["tower"] if mended > 2 else [])
    wrong = FORTIFY_WRONGS[mended] if mended < len(FORTIFY_WRONGS) else None
    assert refused(match, RED, FORTIFY) == wrong


@rule("11.1")
@pytest.mark.parametrize(
    "move, wrong",
    [
        ("fortify labourer+merchant", ("wrong_number", "4.3")),
        ("fortify labourer+labourer+merchant", ("wrong_workers", "1.1.2")),
        ("fortify merchant+labourer+scout", ("workers_missing", "1.1.5")),
        ("fortify merchant+labourer+criminal", ("too_few_provisions", "6.3.2")),
    ],
)
def test_the_workers_are_checked_before_the_payment(move: str, wrong: tuple[str, str]) -> None:
    match = laid(boards=[mat("merchant labourer labourer criminal", provisions=0), mat("labourer")])
    assert refused(match, RED, move) == wrong


@rule("11.1")
@pytest.mark.parametrize(
    "move, me, more, wrong",
    [
        ("commission scout+labourer+cleric", {"done": {"commission": 7}}, {}, ("limit_reached", "4.8")),
        ("garrison merchant+labourer+fighter", {"done": {"garrison": 7}}, {}, ("limit_reached", "4.8")),
        ("absolve cleric+labourer+merchant", {"done": {"absolve": 7}}, {}, ("limit_reached", "4.8")),
        ("convert fighter+labourer+cleric", {"done": {"convert": 7}}, {}, ("limit_reached", "4.8")),
        ("develop labourer+labourer", {"done": {"develop": 8}}, {}, ("limit_reached", "4.8")),
        ("attack scout+labourer+fighter", {"silver": 0}, {"outsiders": NOBODY}, ("no_outsider", "4.9")),
        ("convert fighter+labourer+cleric", {}, {"outsiders": NOBODY}, ("no_outsider", "4.9")),
        ("recruit labourer", {}, {"townsfolk": ALONE}, ("no_townsfolk", "4.9")),
        ("pray cleric", {"silver": 0}, {}, ("nothing_to_clear", "4.9")),
        ("garrison merchant+labourer+fighter", {"provisions": 0}, {}, ("attribute_too_low", "6.2.1")),
        ("develop labourer+labourer", {"silver": 3}, {}, ("workers_short", "4.3")),
    ],
)
def test_limit_and_target_are_checked_before_workers_and_payment(
    move: str, me: dict[str, Any], more: dict[str, Any], wrong: tuple[str, str]
) -> None:
    match = laid(boards=[mat("labourer", **me), mat("labourer")], **more)
    assert refused(match, RED, move) == wrong


# -- payment -------------------------------------------------------------------------------------------------------


@rule("11.2")
@pytest.mark.parametrize(
    "me, more, moves, told",
    [
        (
            mat("labourer labourer", silver=4), {}, ["develop labourer+labourer", "workshop attack left"],
            ["placed", "silver_paid n=4", "developed"],
        ),
        (
            mat("labourer fighter", silver=3), {"townsfolk": ROW}, ["recruit labourer+fighter", "enlist 2"],
            ["placed", "silver_paid n=2", "enlisted"],
        ),
        (
            mat("labourer fighter"), {"townsfolk": ROW}, ["recruit labourer+fighter", "enlist 2 debt"],
            ["placed", "debt_taken", "enlisted"],
        ),
        (
            mat("labourer"), {"townsfolk": ROW}, ["recruit labourer", "dismiss 2 debt"],
            ["placed", "debt_taken", "dismissed"],
        ),
        (
            mat("cleric", spaces={"hunt": "scout", "trade": "scout"}), {}, ["pray cleric", "clear hunt"],
            ["placed", "silver_paid n=2", "cleared"],
        ),
        (
            mat("scout labourer cleric"), {}, ["commission scout+labourer+cleric", "send 1 silver"],
            ["placed", "provisions_paid n=1", "monk_sent"],
        ),
        (
            mat("merchant labourer fighter", strength=1), {}, ["garrison merchant+labourer+fighter", "post 1 silver"],
            ["placed", "provisions_paid n=1", "outpost_placed"],
        ),
        (
            mat("merchant labourer scout"), {}, ["fortify merchant+labourer+scout"],
            ["placed", "provisions_paid n=1", "wall_built"],
        ),
        (
            mat("cleric labourer merchant"), {}, ["absolve cleric+labourer+merchant", "jar faith"],
            ["placed", "silver_paid n=1", "jar_moved"],
        ),
        (
            mat("scout labourer fighter"), {"outsiders": [None, "saracen_archer", *[None] * 4]},
            ["attack scout+labourer+fighter"], ["placed", "silver_paid n=2", "attacked"],
        ),
        (
            mat("fighter labourer cleric", done={"convert": 1}), {"outsiders": ["saracen_archer", *[None] * 5]},
            ["convert fighter+labourer+cleric"], ["placed", "silver_paid n=1", "converted"],
        ),
    ],
)  # fmt: skip
def test_first_the_workers_are_placed_then_the_price_is_paid_then_the_action_happens(
    me: dict[str, Any], more: dict[str, Any], moves: list[str], told: list[str]
) -> None:
    match = laid(boards=[me, mat("labourer")], **more)
    events = play(match, RED, *moves)
    assert [event[: len(start)] for event, start in zip(events, told, strict=False)] == told
    action = moves[0].split()[0]
    assert len(on(match, RED, action)) == len(moves[0].split("+"))


@rule("11.2")
def test_the_rewards_of_an_action_do_not_help_to_pay_for_it() -> None:
    # A Thief gives two silver of tax, but the one silver for the missing strength has to be there before.
    boards = [mat("scout labourer fighter", silver=0), mat("labourer")]
    match = laid(boards=boards, outsiders=["viking_thief", *[None] * 5])
    assert refused(match, RED, "attack scout+labourer+fighter") == ("too_little_silver", "6.5.1")


# -- effect --------------------------------------------------------------------------------------------------------


@rule("11.3")
def test_the_rewards_of_a_wall_come_in_the_order_listed() -> None:
    match = laid(boards=[mat("merchant labourer scout"), mat("labourer")], walls=["labourer_fighter"])
    assert play(match, RED, FORTIFY)[2:] == [
        "wall_built wall=labourer_fighter",
        "raised attribute=strength n=1 level=1",
        "workers_gained workers=labourer",
        "workers_gained workers=fighter",
    ]


@rule("11.3")
def test_the_rewards_of_an_outsider_come_in_the_order_listed() -> None:
    boards = [mat("scout labourer fighter", strength=1, suspicions=[1]), mat("labourer")]
    match = laid(boards=boards, outsiders=["byzantine_mercenary", *[None] * 5])
    assert play(match, RED, "attack scout+labourer+fighter", "discard 1")[1:] == [
        "attacked outsider=byzantine_mercenary",
        "raised attribute=influence n=1 level=1",
        "suspicion_discarded n=1",
        "workers_gained workers=labourer",
    ]


@rule("11.3")
def test_the_flag_comes_after_all_rewards_of_the_square() -> None:
    boards = [mat("scout labourer cleric", faith=6), mat("labourer")]
    match = laid(boards=boards)
    assert play(match, RED, "commission scout+labourer+cleric", "send 4 labourer+scout")[2:] == [
        "monk_sent square=r4_s6 region=4",
        "workers_gained workers=labourer",
        "workers_gained workers=scout",
        "raised attribute=influence n=1 level=1",
    ]


@rule("11.3")
def test_the_flag_waits_for_a_choice() -> None:
    match = laid(boards=[mat("scout labourer cleric"), mat("labourer")], townsfolk=ROW)
    play(match, RED, "commission scout+labourer+cleric", "send 1 recruit")
    assert attributes(match, RED) == (0, 0, 0)
    play(match, RED, "enlist 1")
    assert attributes(match, RED) == (0, 0, 1)


@rule("11.3", "R6")
def test_a_space_cleared_by_its_own_action_is_free_again() -> None:
    boards = [mat("cleric labourer merchant criminal"), mat("labourer labourer")]
    match = laid(boards=boards)
    play(match, RED, "absolve cleric+labourer+merchant", "jar pray", "clear absolve")
    assert on(match, RED, "absolve") == []
    assert attributes(match, RED) == (1, 0, 0)


# -- abilities -----------------------------------------------------------------------------------------------------


@rule("11.4")
@pytest.mark.parametrize(
    "me, more, moves, last",
    [
        (
            mat("scout labourer cleric", party=["acolyte_1"]), {},
            ["commission scout+labourer+cleric", "send 1 silver"], "raised attribute=influence n=1 level=1",
        ),
        (
            mat("merchant labourer scout", party=["gatekeeper_1"]), {"walls": ["labourer_fighter"]},
            ["fortify merchant+labourer+scout"], "workers_gained workers=fighter",
        ),
        (
            mat("merchant labourer fighter", strength=1, party=["warden_1"]), {},
            ["garrison merchant+labourer+fighter", "post 1 silver"], "raised attribute=faith n=1 level=1",
        ),
        (
            mat("cleric labourer merchant", party=["abbot_1"], suspicions=[1]), {},
            ["absolve cleric+labourer+merchant", "jar provisions", "discard 1"], "raised attribute=faith n=1 level=1",
        ),
        (
            mat("scout labourer fighter", strength=1, party=["defender_1"]),
            {"outsiders": ["saracen_warrior", *[None] * 5]}, ["attack scout+labourer+fighter"],
            "workers_gained workers=cleric",
        ),
        (
            mat("fighter labourer cleric", party=["missionary_1"]), {"outsiders": ["saracen_warrior", *[None] * 5]},
            ["convert fighter+labourer+cleric"], "raised attribute=strength n=1 level=1",
        ),
        (
            mat("labourer labourer", silver=4, party=["architect_1"]), {},
            ["develop labourer+labourer", "workshop attack left"], "workers_gained workers=scout",
        ),
    ],
)  # fmt: skip
def test_abilities_come_after_all_that_the_action_gives(
    me: dict[str, Any], more: dict[str, Any], moves: list[str], last: str
) -> None:
    match = laid(boards=[me, mat("labourer")], **more)
    told = play(match, RED, *moves)
    (ability,) = me["party"]
    assert told[-3:] == [last, f"ability_used townsfolk={ability}", "workers_gained workers=labourer"]


@rule("11.4")
@pytest.mark.parametrize(
    "paladin, me, more, moves, gain",
    [
        (
            "engelier", mat("scout labourer fighter", paladin="engelier"),
            {"outsiders": ["saracen_warrior", *[None] * 5]}, ["attack scout+labourer+fighter"], "silver_gained n=2",
        ),
        ("gerin", mat("labourer", paladin="gerin"), {"suspicions": [0]}, ["conspire labourer"], "silver_gained n=2"),
        ("girard", mat("labourer", paladin="girard"), {}, ["hunt labourer"], "provisions_gained n=2"),
        ("otton", mat("labourer", paladin="otton"), {}, ["trade labourer"], "silver_gained n=2"),
    ],
)  # fmt: skip
def test_the_bonus_of_the_paladin_comes_after_all_that_the_action_gives(
    paladin: str, me: dict[str, Any], more: dict[str, Any], moves: list[str], gain: str
) -> None:
    match = laid(boards=[me, mat("labourer")], **more)
    assert play(match, RED, *moves)[-2:] == [f"bonus_used paladin={paladin}", gain]


@rule("11.4")
def test_debt_collectors_react_at_once_in_the_middle_of_the_action() -> None:
    me = mat("cleric labourer merchant", unpaid=1, suspicions=[1], party=["debt_collector_2", "abbot_1"])
    match = laid(boards=[me, mat("labourer")])
    assert play(match, RED, "absolve cleric+labourer+merchant", "jar debt", "settle", "discard 1")[2:] == [
        "jar_moved square=abs_debt_1",
        "debt_paid",
        "ability_used townsfolk=debt_collector_2",
        "workers_gained workers=fighter",
        "suspicion_discarded n=1",
        "raised attribute=faith n=1 level=1",
        "ability_used townsfolk=abbot_1",
        "workers_gained workers=labourer",
    ]


@rule("11.4", "R31")
def test_an_abbot_recruited_by_an_absolve_does_not_react_to_it() -> None:
    me = mat("cleric labourer merchant")
    match = laid(boards=[me, mat("labourer")], townsfolk=[*[None] * 4, "abbot_1"])
    play(match, RED, "absolve cleric+labourer+merchant", "jar recruit", "enlist 5")
    assert board(match, RED)["party"] == ["abbot_1"]
    assert workers(match, RED) == ""


FIRED = {
    "absolve": (None, ["abbot_1", "abbot_2", "abbot_3"]),
    "commission": (None, ["acolyte_1", "acolyte_2", "acolyte_3"]),
    "develop": (None, ["architect_1", "architect_2", "architect_3"]),
    "attack": ("engelier", ["defender_1", "defender_2", "defender_3"]),
    "fortify": (None, ["gatekeeper_1", "gatekeeper_2", "gatekeeper_3"]),
    "convert": (None, ["missionary_1", "missionary_2", "missionary_3"]),
    "garrison": (None, ["warden_1", "warden_2", "warden_3"]),
    "debt": (None, ["debt_collector_1", "debt_collector_2", "debt_collector_3"]),
}


def outcome(rows: tuple[tuple[int, ...], ...], paladin: str | None, party: list[str], tax: int) -> dict[str, Any]:
    """The table after these rows of effects became due for Red in this order; Inquisition abilities are all used."""
    red = mat("", paladin=paladin, party=[*party, "peddler_1", "swindler_1", "squire_1"], suspicions=[1, 1])
    blue = mat("labourer", party=["peddler_3", "squire_3"], suspicions=[1, 1])
    match = laid(to_move=BLUE, boards=[red, blue], tax=tax, old_suspicions=[])
    game = state_of(match)
    game.agenda, game.whose = [], vec[i64]()
    game.due = vec[i64]()
    for effect in [effect for row in reversed(rows) for effect in row]:
        game.owe(RED, effect)
    for step, seat in ((ROUND_ENDS, RED), (TURNS, BLUE), (RESOLVE, RED)):
        game.push(step, seat)
    game.proceed()
    while asked(match, match.waiting[0]) == "use_inquisition_abilities":
        play(match, match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.waiting == (BLUE,)
    return match.view(None)


@rule("11.4", "R3")
@pytest.mark.parametrize("tax", [1, 6])
@pytest.mark.parametrize("action", FIRED)
def test_the_owners_order_of_abilities_makes_no_difference_so_nobody_is_asked(action: str, tax: int) -> None:
    paladin, party = FIRED[action]
    rows = [TOWNSFOLK[number(TOWNSFOLK, townsfolk)].reward for townsfolk in party]
    if paladin:
        rows.append(PALADINS[number(PALADINS, paladin)].bonus)
    first, *others = [outcome(order, paladin, party, tax) for order in permutations(rows)]
    assert len(others) == (23 if paladin else 5)
    assert all(other == first for other in others)
    inquisition = tax == 1 and action != "debt"  # one of the three takes the last tax
    assert (first["boards"][BLUE]["unpaid"] == 1) is inquisition


# -- interruptions -------------------------------------------------------------------------------------------------


@rule("11.5")
def test_a_suspicion_in_the_rewards_resolves_with_its_inquisition_before_the_abilities() -> None:
    me = mat("scout labourer fighter", strength=1, paladin="engelier", party=["defender_2"])
    match = laid(
        boards=[me, mat("labourer", suspicions=[0, 0])],
        outsiders=["viking_traitor", *[None] * 5],
        tax=1,
        suspicions=[1],
        old_suspicions=[],
    )
    assert play(match, RED, "attack scout+labourer+fighter")[1:9] == [
        "attacked outsider=viking_traitor",
        "raised attribute=influence n=1 level=1",
        "workers_gained workers=criminal",
        "suspicion_drawn tax=1",
        "tax_taken n=1 left=0",
        "inquisition_began reason=tax rule=8.1.3",
        "accused suspicions=2 discarded=1 rule=8.3.2",
        "tax_refilled n=6",
    ]
    assert (board(match, RED)["silver"], board(match, RED)["provisions"]) == (3 + 1 + 2, 2)


@rule("11.5")
def test_a_tax_in_the_rewards_resolves_with_its_inquisition_before_the_next_reward() -> None:
    boards = [mat("scout labourer fighter", strength=1), mat("labourer")]
    match = laid(boards=boards, outsiders=["viking_barbarian", *[None] * 5], tax=1)
    assert play(match, RED, "attack scout+labourer+fighter")[2:] == [
        "raised attribute=influence n=1 level=1",
        "tax_taken n=1 left=0",
        "inquisition_began reason=tax rule=8.1.3",
        "nobody_suspected rule=8.3.2",
        "tax_refilled n=6",
        "provisions_gained n=1",
    ]


@rule("11.5")
def test_an_inquisition_from_an_instant_or_discard_reward_ends_before_the_turn() -> None:
    boards = [mat("labourer labourer", suspicions=[1]), mat("labourer")]
    match = laid(boards=boards, townsfolk=[*[None] * 4, "gatekeeper_3"], tax=2)
    told = play(match, RED, "recruit labourer")
    assert told[-4:] == [
        "tax_taken n=2 left=0",
        "inquisition_began reason=tax rule=8.1.3",
        "accused suspicions=1 discarded=0 rule=8.3.2",
        "tax_refilled n=6",
    ]
    assert match.waiting == (BLUE,)


@rule("11.5")
def test_other_players_answer_in_the_middle_and_then_the_acting_player_goes_on_choosing() -> None:
    # The first suspicion empties the tax; after Blue's answer Red's second one comes, still in the same action.
    boards = [mat("labourer"), mat("labourer", party=["swindler_1"], suspicions=[1])]
    favours = ["two_criminals", "pray", "stores", "settle", "free_recruit"]
    match = laid(boards=boards, favours=favours, tax=1, suspicions=[1, 0], old_suspicions=[])
    play(match, RED, "favour 1 labourer")
    assert match.waiting == (BLUE,)
    assert asked(match, BLUE) == "use_inquisition_abilities"
    assert play(match, BLUE, "ability swindler_1")[2:] == [
        "accused suspicions=1 discarded=0 rule=8.3.2",
        "tax_refilled n=6",
        "suspicion_drawn tax=0",
    ]
    assert asked(match, BLUE) == "take_turn"


# -- whose turn ----------------------------------------------------------------------------------------------------


@rule("11.6")
@pytest.mark.parametrize("first", [RED, BLUE, GREEN, YELLOW])
def test_the_turn_passes_clockwise(first: int) -> None:
    match = laid(seats=4, to_move=first, boards=[mat("labourer labourer labourer")] * 4)
    order = []
    for _ in range(5):
        order.append(match.waiting[0])
        play(match, match.waiting[0], "hunt labourer" if len(order) < 5 else "trade labourer")
    assert order == [(first + i) % 4 for i in range(5)]


@rule("11.6")
def test_passed_players_are_skipped() -> None:
    boards = [mat("labourer labourer"), mat("labourer", passed=True), mat("labourer labourer"), mat(passed=True)]
    match = laid(seats=4, boards=boards)
    play(match, RED, "hunt labourer")
    assert match.waiting == (GREEN,)
    play(match, GREEN, "hunt labourer")
    assert match.waiting == (RED,)


@rule("11.6")
def test_the_last_player_goes_on_alone() -> None:
    boards = [mat("labourer scout merchant cleric"), mat("labourer", passed=True), mat("labourer", passed=True)]
    match = laid(seats=3, boards=boards)
    for move in ("hunt labourer", "trade scout", "conspire merchant"):
        play(match, RED, move)
        assert match.waiting == (RED,)
        assert asked(match, RED) == "take_turn"


@rule("11.6")
def test_an_inquisition_does_not_change_whose_turn_comes_next() -> None:
    boards = [mat("labourer labourer"), mat("labourer labourer"), mat("labourer", party=["squire_1"])]
    match = laid(seats=3, boards=boards, tax=1, suspicions=[1])
    play(match, RED, "conspire labourer")
    assert match.waiting == (GREEN,)
    play(match, GREEN, "decline")
    assert match.waiting == (BLUE,)
    assert asked(match, BLUE) == "take_turn"
