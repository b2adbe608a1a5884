"""12. The solo game against the AI player."""

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.catalogue import LANGUAGES, text
from regnum.core.match import Match
from regnum.games.paladins.cards import ORDERS
from regnum.games.paladins.parts import ACTIONS, AI_ACTIONS
from regnum.testing import asked, lines, moves, play, refused, rule, total
from tests.typed import fields, present

from .laying import AI, HUMAN, attributes, board, laid, mat, open_round, stack_paladins, state_of, workers

INQUISITION = "inquisition_began reason=tax rule=8.1.3"
LEFT_ROW = ("recruit", "pray", "trade", "conspire")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ROW = ["abbot_1", "squire_1", "acolyte_1", "warden_3", "gatekeeper_2"]  # discarded: 2, 1, 1, 1, 1 workers
FRONT = [
    "saracen_invader", "saracen_marauder", "viking_lookout",
    "byzantine_armourer", "saracen_warrior", "viking_mercenary",
]  # fmt: skip
STRONG: dict[str, Any] = {"faith": 12, "strength": 12, "influence": 12}
HARMLESS = ["three_labourers", "stores", "pray", "two_criminals", "any_attribute"]


def solo(difficulty: str = "standard", seed: int = 1) -> Match:
    return regnum.new("paladins", seats=1, seed=seed, options={"difficulty": difficulty})


def rival(*schemes: str, ai: dict[str, Any] | None = None, human: Any = None, **table: Any) -> tuple[Match, list[str]]:
    """You hunt, then the AI player takes one turn with these schemes on top; the match and what it told."""
    boards = [human or mat("labourer labourer labourer"), ai or mat(7)]
    match = laid(seats=1, boards=boards, schemes=schemes, **{"townsfolk": ROW, "outsiders": FRONT} | table)
    told = play(match, HUMAN, "hunt labourer")
    assert told[:2] == ["placed action=hunt workers=labourer", "provisions_gained n=1"]
    return match, told[2:]


def first(told: list[str], name: str) -> str:
    """The first event of a name."""
    return next(line for line in told if line.split()[0] == name)


def names(told: list[str]) -> list[str]:
    return [line.split()[0] for line in told]


def pool(match: Match) -> int:
    return int(board(match, AI)["workers"])


def placed(match: Match) -> dict[str, int]:
    """The action spaces of the AI board with workers."""
    spaces = board(match, AI)["spaces"]
    return {action: space["workers"] for action, space in spaces.items() if space["workers"]}


def workshops(match: Match) -> dict[str, int]:
    """The AI player's workshops by action."""
    spaces = board(match, AI)["spaces"]
    return {action: len(space["workshops"]) for action, space in spaces.items() if space["workshops"]}


def schemes(match: Match) -> dict[str, Any]:
    return dict(match.view(None)["schemes"])


def deck(match: Match) -> list[str]:
    """The scheme deck, the top card first."""
    return [AI_ACTIONS[scheme] for scheme in reversed(list(state_of(match).schemes.deck))]


def marker(match: Match) -> int:
    return int(schemes(match)["marker"])


def tax(match: Match) -> int:
    return int(match.view(None)["tax"])


def acted(action: str, count: int, reason: str = "scheme", by: str = "12.5.3") -> str:
    return f"rival_acted action={action} reason={reason} workers={count} rule={by}"


def failed(action: str, reason: str, by: str, need: int = 0, have: int = 0, attribute: str = "") -> str:
    attribute = attribute or (reason if reason in STRONG else "")
    return f"rival_failed action={action} reason={reason} need={need} have={have} rule={by} attribute={attribute}"


def turned(scheme: str) -> str:
    return f"scheme_turned scheme={scheme} rule=12.5.2"


def targeted(space: int, column: int, what: str) -> str:
    return f"rival_targeted space={space} column={column} what={what} rule=12.4.1"


def moved(n: int, space: int, by: str) -> str:
    return f"marker_moved n={n} space={space} rule={by}"


def gained(n: int, by: str) -> str:
    return f"rival_gained_workers workers={n} rule={by}"


# -- 12.0 Frame --------------------------------------------------------------------------------------------------


@rule("12.0.1", "R2")
def test_you_set_up_as_the_only_player() -> None:
    view = solo().view(None)
    assert view["tax"] == view["tax_full"] == 5
    assert len(view["squares"]) == 25
    you = view["boards"][HUMAN]
    assert (you["silver"], you["provisions"], you["paladin_deck"]) == (3, 1, 12)
    assert len(view["boards"]) == 2
    assert [side["ai"] for side in view["boards"]] == [False, True]


@rule("12.0.1", "R27")
def test_you_draft_one_townsfolk_and_the_ai_player_none() -> None:
    match = solo()
    assert asked(match, HUMAN) == "choose_townsfolk"
    row = match.view(None)["townsfolk"]
    play(match, HUMAN, "enlist 3")
    view = match.view(None)
    assert view["boards"][HUMAN]["party"] == [row[2]]
    assert view["boards"][AI]["party"] == []
    assert view["townsfolk"][1:] == [row[0], row[1], row[3], row[4]]  # closed up to the right, one new card
    assert view["townsfolk"][0] not in (None, *row)
    assert view["townsfolk_deck"] == 32 - 5 - 1


@rule("12.0.2")
def test_you_are_always_first() -> None:
    assert {solo(seed=seed).waiting for seed in range(30)} == {(HUMAN,)}
    match = laid(seats=1, round=3, boards=[mat("labourer", paladin="roland"), mat(0)])
    play(match, HUMAN, "pass")
    assert match.view(None)["round"] == 4
    assert (match.view(None)["start"], match.waiting) == (HUMAN, (HUMAN,))


# -- 12.1 Set-up of the AI player --------------------------------------------------------------------------------


@rule("12.1.1", "12.1.7")
def test_the_ai_board_at_the_start() -> None:
    rival_board = board(solo("easy"), AI)
    done = rival_board["done"]
    assert {action: times for action, times in done.items() if times and action != "develop"} == {}
    assert rival_board["walls"] == rival_board["jars"] == rival_board["converted"] == rival_board["attacked"] == []
    assert (rival_board["silver"], rival_board["provisions"], rival_board["workers"]) == (0, 0, 0)
    assert (rival_board["party"], rival_board["paladin"], rival_board["paladin_deck"]) == ([], None, 0)
    assert (rival_board["suspicions"], rival_board["unpaid"], rival_board["paid"]) == ([], 0, 0)


@rule("12.1.1", "4.8")
@pytest.mark.parametrize("action", ["commission", "garrison", "absolve"])
def test_it_has_seven_pieces_of_each_kind(action: str) -> None:
    match, told = rival(action, ai=mat(7, **STRONG, done={action: 6}))
    assert told[1] == acted(action, 3)
    assert board(match, AI)["done"][action] == 7
    _, told = rival(action, ai=mat(7, **STRONG, done={action: 7}))
    assert told[1] == failed(action, "limit", "4.8", 7, 7)


@rule("12.1.2", "12.1.3")
def test_its_markers_are_stacked_on_0_and_the_resource_marker_is_leftmost() -> None:
    match = solo()
    assert attributes(match, AI) == (0, 0, 0)
    assert schemes(match)["stack"] == ["influence", "faith", "strength"]  # bottom to top
    assert marker(match) == 1


@rule("12.1.4", "R26")
def test_twelve_schemes_begin_in_the_deck() -> None:
    match = solo()
    assert schemes(match)["deck"] == 12
    assert schemes(match)["discards"] == []
    once = [*RIGHT, "recruit", "pray", "trade", "conspire"]
    assert Counter(deck(match)) == {**dict.fromkeys(once, 1), "kings_order": 2}
    assert len({tuple(deck(solo(seed=seed))) for seed in range(20)}) == 20


@rule("12.1.5")
@pytest.mark.parametrize("difficulty, count", [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_difficulty_gives_workshops_on_different_right_hand_actions(difficulty: str, count: int) -> None:
    found = set()
    for seed in range(40):
        match = solo(difficulty, seed)
        shops = workshops(match)
        assert set(shops) <= set(RIGHT)
        assert list(shops.values()) == [1] * count
        told = [event.plain() for event in match.opening]
        assert told[0] == f"opened difficulty={difficulty}"
        assert told[1:] == [f"rival_strengthened action={action} reason=difficulty rule=12.1.5" for action in shops]
        found |= set(shops)
    assert found == set(RIGHT)


@rule("12.1.5")
def test_standard_is_the_usual_difficulty() -> None:
    match = regnum.new("paladins", seats=1, seed=1)
    assert match.view(None)["difficulty"] == "standard"
    assert sum(workshops(match).values()) == 3


@rule("12.1.5")
def test_the_orders_are_shuffled_again_after_the_difficulty() -> None:
    dealt_too = 0
    for seed in range(60):
        match = solo("easy", seed)
        dealt = [ACTIONS[ORDERS[order]] for order in list(state_of(match).king.orders)[:3]]
        assert len(set(state_of(match).king.orders)) == 6
        dealt_too += next(iter(workshops(match))) in dealt
    assert 15 < dealt_too < 45  # the order turned up is dealt about every second time


@rule("12.1.6", "12.2.1", "12.2.2")
@pytest.mark.parametrize("difficulty, count", [("easy", 1), ("standard", 3), ("hard", 5)])
def test_a_whole_game_brings_three_more_workshops_and_five_more_schemes(difficulty: str, count: int) -> None:
    match = solo(difficulty, 4)
    seen = {}
    told = []
    while not match.over:
        view = match.view(None)
        if view["round"] not in seen:
            seen[view["round"]] = (
                sum(workshops(match).values()),
                schemes(match)["deck"] + len(schemes(match)["discards"]),
            )
        told += play(match, HUMAN, "pass" if "pass" in match.legal(HUMAN) else match.legal(HUMAN)[0])
    assert seen == {
        0: (count, 12), 1: (count + 1, 12), 2: (count + 2, 12), 3: (count + 3, 13),
        4: (count + 3, 14), 5: (count + 3, 15), 6: (count + 3, 16), 7: (count + 3, 17),
    }  # fmt: skip
    assert names(told).count("favour_scheme_joined") == 5
    assert sum(line.endswith("reason=order rule=12.2.1") for line in told) == 3


# -- 12.2 Each round ---------------------------------------------------------------------------------------------


def begun(round: int, **table: Any) -> Match:
    """The round begins; what was told when you chose your paladin and this tavern."""
    table = fields({"boards": [mat(), mat(0)], "taverns": ["01", "23"]}) | table
    taverns = table.pop("taverns")
    match = laid(seats=1, round=round - 1, **fields(table | {"boards": [mat("labourer"), *table["boards"][1:]]}))
    stack_paladins(match, HUMAN, "roland", "oliver", "otton")
    open_round(match, taverns=taverns)
    return match


@rule("12.2.1")
@pytest.mark.parametrize("round, order", [(1, "convert"), (2, "absolve"), (3, "attack")])
def test_a_revealed_order_gives_its_action_a_workshop(round: int, order: str) -> None:
    orders = ["convert", "absolve", "attack"]
    match = laid(seats=1, round=round - 1, boards=[mat("labourer"), mat(0)], orders=orders)
    assert workshops(match) == {}
    open_round(match)
    assert workshops(match) == {order: 1}
    assert match.view(None)["orders"][round - 1] == order


@rule("12.2.1")
def test_an_action_can_so_reach_two_workshops_and_never_more() -> None:
    ai = mat(0, workshops={action: ["left"] for action in RIGHT})
    match = laid(seats=1, round=0, boards=[mat("labourer"), ai], orders=["convert", "absolve", "attack"])
    open_round(match)
    assert workshops(match) == {**dict.fromkeys(RIGHT, 1), "convert": 2}
    for seed in range(10):
        match = solo("hard", seed)
        for _ in range(400):
            if match.view(None)["round"] > 3:
                break
            play(match, HUMAN, "pass" if "pass" in match.legal(HUMAN) else match.legal(HUMAN)[0])
        assert sum(workshops(match).values()) == 8
        assert max(workshops(match).values()) == 2


@rule("12.2.1")
def test_the_workshop_of_an_order_is_told() -> None:
    match = laid(
        seats=1, round=1, boards=[mat("labourer", paladin="roland"), mat(0)], orders=["convert", "absolve", "attack"]
    )
    told = play(match, HUMAN, "pass")
    at = told.index("order_revealed order=absolve points=6")
    assert told[at + 1] == "rival_strengthened action=absolve reason=order rule=12.2.1"


@rule("12.2.2")
@pytest.mark.parametrize("round", range(2, 8))
def test_a_revealed_favour_puts_its_scheme_on_the_discard_pile(round: int) -> None:
    human = mat("labourer", paladin="roland")
    match = laid(
        seats=1, round=round - 1, boards=[human, mat(0)], schemes=["trade"], old_schemes=["pray"], favours=HARMLESS
    )
    told = play(match, HUMAN, "pass")
    joined = ["pray", "kings_favour"] if round >= 3 else ["pray"]
    assert schemes(match)["discards"] == joined
    assert deck(match) == ["trade"]
    assert ("favour_scheme_joined rule=12.2.2" in told) == (round >= 3)
    if round >= 3:
        at = told.index(f"favour_revealed favour={HARMLESS[round - 3]}")
        assert told[at + 1] == "favour_scheme_joined rule=12.2.2"


@rule("12.2.3")
def test_two_taverns_are_revealed() -> None:
    match = begun(2)
    play(match, HUMAN, "use roland top oliver")
    assert moves(match, HUMAN, "tavern") == ["01", "23"]
    assert match.view(None)["taverns"] == [{"tavern": "01", "guest": None}, {"tavern": "23", "guest": None}]


@rule("12.2.3", "12.3.2")
def test_the_ai_player_is_suspected_for_the_criminals_of_the_other_tavern() -> None:
    match = begun(2, suspicions=[1, 2, 0])  # 01 without criminals, 23 with two
    play(match, HUMAN, "use roland top oliver")
    told = play(match, HUMAN, "tavern 01")
    assert told == [
        "tavern_taken tavern=01 workers=cleric+scout+labourer+labourer",
        "rival_mustered workers=5 rule=12.2.4",
        "rival_suspected tavern=23 criminals=2 rule=12.2.3",
        "suspicion_drawn tax=1", "rival_taxed n=1 left=4 rule=12.3.2", moved(1, 2, "12.3.2"),
        "suspicion_drawn tax=2", "rival_taxed n=2 left=2 rule=12.3.2", moved(2, 4, "12.3.2"),
    ]  # fmt: skip
    assert board(match, AI)["suspicions"] == [2, 1]
    assert board(match, HUMAN)["suspicions"] == []
    assert pool(match) == 5  # none of the tavern's workers


@rule("12.2.3")
def test_your_criminals_come_first() -> None:
    match = begun(2, taverns=["16", "24"], suspicions=[2, 0, 1])
    play(match, HUMAN, "use roland top oliver")
    told = play(match, HUMAN, "tavern 16")
    assert [line for line in told if line.startswith("suspicion_drawn")] == [
        "suspicion_drawn tax=2", "suspicion_drawn tax=0", "suspicion_drawn tax=1",
    ]  # fmt: skip
    assert told.index("rival_suspected tavern=24 criminals=1 rule=12.2.3") > told.index("suspicion_drawn tax=0")
    assert board(match, HUMAN)["suspicions"] == [0, 2]
    assert board(match, AI)["suspicions"] == [1]
    assert workers(match, HUMAN) == "labourer labourer labourer fighter fighter criminal criminal"


@rule("12.2.3", "12.3.8")
def test_its_suspicion_can_call_the_inquisition_before_the_first_turn() -> None:
    match = begun(2, suspicions=[2, 1, 0], tax=2)
    play(match, HUMAN, "use roland top oliver")
    told = play(match, HUMAN, "tavern 01")
    assert told[3:] == [
        "suspicion_drawn tax=2", "rival_taxed n=2 left=0 rule=12.3.2", moved(2, 3, "12.3.2"),
        INQUISITION, "accused suspicions=1 discarded=0 rule=8.3.2", "tax_refilled n=5",
        "suspicion_drawn tax=1", "rival_taxed n=1 left=4 rule=12.3.2", moved(1, 4, "12.3.2"),
    ]  # fmt: skip
    assert board(match, AI)["unpaid"] == 1


@rule("12.2.4")
@pytest.mark.parametrize("round", range(1, 8))
def test_it_has_the_number_of_the_round_and_three_workers(round: int) -> None:
    match = begun(round, boards=[mat(), mat(9, spaces={"trade": 1})], suspicions=[0, 0])
    play(match, HUMAN, "use roland top oliver" if round < 7 else moves_of_paladin(match))
    told = play(match, HUMAN, "tavern 01")
    assert pool(match) == round + 3
    assert f"rival_mustered workers={round + 3} rule=12.2.4" in told


def moves_of_paladin(match: Match) -> str:
    """In the last round there is one way to lay the others."""
    return next(move for move in match.legal(HUMAN) if move.startswith("use roland"))


@rule("12.2.4", "12.7.1")
def test_leftover_workers_never_carry_over() -> None:
    ai = mat(5, passed=True, spaces={"commission": 2, "trade": 1})
    match = laid(seats=1, round=4, boards=[mat("labourer", paladin="roland"), ai], suspicions=[0] * 9)
    play(match, HUMAN, "pass")
    assert (match.view(None)["round"], pool(match), placed(match)) == (5, 0, {})
    play(match, HUMAN, match.legal(HUMAN)[0])
    play(match, HUMAN, match.legal(HUMAN)[0])
    assert pool(match) == 8


@rule("12.2.5")
def test_you_and_the_ai_player_alternate() -> None:
    match = laid(
        seats=1,
        boards=[mat("labourer labourer labourer"), mat(7)],
        schemes=["trade", "conspire", "pray"],
        suspicions=[0],
    )
    for action, scheme in (("hunt", "trade"), ("trade", "conspire")):
        told = play(match, HUMAN, f"{action} labourer")
        assert [line for line in told if line.startswith(("placed", "scheme_turned"))] == [
            f"placed action={action} workers=labourer", turned(scheme),
        ]  # fmt: skip
        assert match.waiting == (HUMAN,)


@rule("12.2.5")
def test_it_goes_on_alone_when_you_have_passed() -> None:
    deck = ["trade", "conspire", "pray", "recruit"]
    human = mat("labourer", paladin="roland")
    match = laid(seats=1, boards=[human, mat(2)], schemes=deck, suspicions=[0], townsfolk=[None] * 5, townsfolk_deck=[])
    told = play(match, HUMAN, "pass")
    # trade 2-1, conspire 1-1+2, pray 2-1+1, recruit finds nobody and only rest is left
    assert [line for line in told if line.startswith(("scheme", "rival_acted", "rival_p", "rival_r"))] == [
        turned("trade"), acted("trade", 1), turned("conspire"), acted("conspire", 1),
        turned("pray"), acted("pray", 1), "schemes_shuffled rule=12.6.2",
        first(told[told.index("schemes_shuffled rule=12.6.2"):], "scheme_turned"),
        acted("rest", 1, "fallback", "12.5.4"), "rival_rested left=1 rule=12.6.5",
    ]  # fmt: skip


@rule("12.2.5")
def test_you_go_on_alone_when_it_has_passed() -> None:
    match = laid(seats=1, boards=[mat("labourer labourer"), mat(3, passed=True)], schemes=["trade"])
    told = play(match, HUMAN, "hunt labourer")
    assert names(told) == ["placed", "provisions_gained"]
    assert match.waiting == (HUMAN,)
    assert asked(match, HUMAN) == "take_turn"


# -- 12.3 Resource track, workers and missing cards --------------------------------------------------------------


@rule("12.3.1")
@pytest.mark.parametrize(
    "scheme, table, n",
    [
        ("recruit", {"townsfolk": ["architect_2", None, None, None, None]}, 1),  # 1 provision
        ("commission", {"squares": {"r1_s1": "red monk"}}, 2),  # 2 silver
        ("attack", {"outsiders": ["saracen_archer", *[None] * 5], "ai": mat(7, strength=1)}, 2),  # 2 provisions
        ("fortify", {"walls": ["debt_or_silver"]}, 2),  # 2 silver
    ],
)
def test_every_unit_of_silver_or_provisions_moves_the_marker(scheme: str, table: dict[str, Any], n: int) -> None:
    match, told = rival(scheme, **table)
    assert moved(n, 1 + n, "12.3.1") in told
    assert marker(match) == 1 + n
    assert (board(match, AI)["silver"], board(match, AI)["provisions"]) == (0, 0)


@rule("12.3.2")
def test_tax_goes_to_the_general_supply_and_moves_the_marker() -> None:
    match, told = rival("recruit", townsfolk=["architect_3", None, None, None, None], tax=4)
    assert told[-2:] == ["rival_taxed n=2 left=2 rule=12.3.2", moved(2, 3, "12.3.2")]
    assert (tax(match), marker(match), board(match, AI)["silver"]) == (2, 3, 0)
    assert board(match, HUMAN)["silver"] == 3


@rule("12.3.2", "12.3.3", "R37")
def test_a_shortfall_moves_the_marker_the_full_amount_and_then_comes_the_inquisition() -> None:
    match, told = rival("recruit", townsfolk=["architect_3", None, None, None, None], tax=1, ai=mat(7, suspicions=[1]))
    assert told[4:] == [
        "rival_taxed n=1 left=0 rule=12.3.2",
        moved(2, 3, "12.3.2"),
        INQUISITION,
        "accused suspicions=1 discarded=0 rule=8.3.2",
        "tax_refilled n=5",
    ]
    assert (marker(match), tax(match), board(match, AI)["unpaid"]) == (3, 5, 1)


@rule("12.3.3")
def test_taking_exactly_the_last_silver_starts_an_inquisition() -> None:
    match, told = rival("recruit", townsfolk=["architect_3", None, None, None, None], tax=2)
    assert names(told[4:]) == ["rival_taxed", "marker_moved", "inquisition_began", "nobody_suspected", "tax_refilled"]
    assert tax(match) == 5


@rule("12.3.3")
def test_a_silver_left_in_the_tax_supply_starts_none() -> None:
    match, told = rival("recruit", townsfolk=["architect_3", None, None, None, None], tax=3)
    assert INQUISITION not in told
    assert tax(match) == 1


def resting(count: int, space: int = 1, **marks: Any) -> tuple[Match, list[str]]:
    """It rests with so many workers: the marker moves that far."""
    ai = mat(count, spaces=dict.fromkeys(LEFT_ROW, 1), **marks)
    return rival("trade", ai=ai, marker=space)


@rule("12.3.4")
@pytest.mark.parametrize("space, n, end", [(1, 4, 5), (1, 5, 1), (5, 1, 1), (5, 2, 2), (3, 3, 1), (4, 11, 5)])
def test_from_the_fifth_space_the_marker_goes_to_the_first(space: int, n: int, end: int) -> None:
    match, told = resting(n, space, faith=5, strength=5, influence=1)
    wraps = (space - 1 + n) // 5
    assert marker(match) == end
    assert names(told).count("marker_wrapped") == wraps
    assert attributes(match, AI) == (5, 5, 1 + wraps)


@rule("12.3.4", "R14")
@pytest.mark.parametrize(
    "marks, raised",
    [((2, 5, 7), (3, 5, 7)), ((5, 2, 7), (5, 3, 7)), ((5, 7, 2), (5, 7, 3)), ((12, 11, 12), (12, 12, 12))],
)
def test_a_wrap_raises_the_lowest_attribute(marks: tuple[int, int, int], raised: tuple[int, int, int]) -> None:
    match, told = resting(1, 5, faith=marks[0], strength=marks[1], influence=marks[2])
    assert attributes(match, AI) == raised
    which = next(at for at in range(3) if marks[at] != raised[at])
    name = ("faith", "strength", "influence")[which]
    assert told[-2:] == [
        moved(1, 1, "12.6.5"),
        f"marker_wrapped attribute={name} level={raised[which]} rule=12.3.4",
    ]


@rule("12.3.4", "12.1.2", "R14")
def test_among_equals_the_marker_on_top_of_the_stack_rises() -> None:
    match, told = resting(30)
    wraps = [line.split()[1] for line in told if line.startswith("marker_wrapped")]
    # Strength is on top at the start; then faith lies on influence; on level 1 influence has arrived last, and so on.
    assert wraps == [
        f"attribute={name}" for name in ("strength", "faith", "influence", "influence", "faith", "strength")
    ]
    assert attributes(match, AI) == (2, 2, 2)
    assert schemes(match)["stack"] == ["influence", "faith", "strength"]


@rule("12.1.2")
def test_a_marker_that_leaves_from_under_others_leaves_their_order() -> None:
    # Absolve takes faith out of the middle: strength still lies on influence.
    match, _ = rival("absolve", "trade", marker=5, suspicions=[0])
    assert schemes(match)["stack"] == ["influence", "strength", "faith"]
    play(match, HUMAN, "trade labourer")
    assert attributes(match, AI) == (1, 1, 0)


@rule("12.1.2")
def test_a_marker_arriving_on_a_level_goes_on_top_of_those_already_there() -> None:
    # Commission puts influence beside strength and faith on level 1: it arrived last and is on top.
    ai = mat(7, faith=1, strength=1, influence=0)
    match, _ = rival("commission", "trade", ai=ai, marker=5, squares={"r1_s2": "red monk"})
    assert attributes(match, AI) == (1, 1, 1)
    play(match, HUMAN, "trade labourer")
    assert attributes(match, AI) == (1, 1, 2)


@rule("12.3.4")
def test_with_all_three_on_12_a_wrap_does_nothing() -> None:
    match, told = resting(5, faith=12, strength=12, influence=12)
    assert attributes(match, AI) == (12, 12, 12)
    assert told[-1] == moved(5, 1, "12.6.5")


@rule("12.3.4", "1.3.4")
def test_a_raise_beyond_12_is_lost() -> None:
    match, told = rival("absolve", ai=mat(7, faith=12, suspicions=[0, 0]))
    assert attributes(match, AI) == (12, 0, 0)
    assert "raised" not in names(told)


@rule("12.3.5", "12.6.14")
def test_a_favours_provision_is_no_cost_for_it_and_a_debt_is() -> None:
    favours = ["three_for_debt", *HARMLESS[:4]]
    match, told = rival("kings_favour", favours=favours)
    assert told == [
        turned("kings_favour"), acted("favour", 1, by="12.6.14"), targeted(1, 1, "favour"),
        "favour_used favour=three_for_debt workers=nothing", "debt_taken",
        gained(1, "12.3.7"), gained(1, "12.3.7"), gained(1, "12.3.7"),
    ]  # fmt: skip
    assert (board(match, AI)["unpaid"], pool(match)) == (1, 7 - 1 + 3)


@rule("12.3.5")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_the_dearest_action_of_its_board_costs_it_nothing(action: str) -> None:
    done = {action: 6}
    ai = mat(7, faith=12, strength=12, influence=12, done=done)
    match, told = rival(action, ai=ai, walls=["vp"])
    assert told[1] == acted(action, 3)
    assert board(match, AI)["done"][action] == 7
    assert not {"silver_paid", "provisions_paid"} & set(names(told))


@rule("12.3.6", "R38")
def test_without_a_suspicion_to_discard_a_silver_leaves_the_tax_supply() -> None:
    front = ["byzantine_champion", *[None] * 5]
    match, told = rival("attack", ai=mat(7, strength=1), outsiders=front, tax=4)
    assert "tax_returned what=suspicion left=3 rule=12.3.6" in told
    assert (tax(match), marker(match)) == (3, 1)
    assert "suspicion_discarded n=1" not in told


@rule("12.3.6", "R38")
@pytest.mark.parametrize("held, left", [([], 3), ([1], 4), ([1, 2], 5), ([1, 2, 0], 5)])
def test_one_silver_leaves_for_each_missing_suspicion(held: list[int], left: int) -> None:
    match, told = rival("recruit", townsfolk=["acolyte_3", None, None, None, None], ai=mat(7, suspicions=held))
    assert tax(match) == left
    assert board(match, AI)["suspicions"] == held[2:]  # the newest go first
    assert names(told).count("tax_returned") == 5 - left
    assert marker(match) == 1


@rule("12.3.6", "R38")
@pytest.mark.parametrize("unpaid, paid, left", [(0, 0, 4), (0, 2, 4), (1, 0, 5), (2, 1, 5)])
def test_without_a_debt_to_cancel_a_silver_leaves_the_tax_supply(unpaid: int, paid: int, left: int) -> None:
    row = ["debt_collector_2", None, None, None, None]
    match, told = rival("recruit", townsfolk=row, ai=mat(7, unpaid=unpaid, paid=paid))
    assert tax(match) == left
    assert (board(match, AI)["unpaid"], board(match, AI)["paid"]) == (max(unpaid - 1, 0), paid)
    assert told[-1] == ("debt_cancelled" if unpaid else "tax_returned what=debt left=4 rule=12.3.6")


@rule("12.3.6", "R38")
def test_that_silver_can_start_an_inquisition() -> None:
    human = mat("labourer labourer", suspicions=[1, 1])
    match, told = rival("recruit", townsfolk=["acolyte_3", None, None, None, None], tax=1, human=human)
    # Both suspicions of the reward are missing: the first silver is the last one, the second comes out of the refill.
    assert told[4:] == [
        "tax_returned what=suspicion left=0 rule=12.3.6",
        INQUISITION,
        "accused suspicions=2 discarded=1 rule=8.3.2",
        "tax_refilled n=5",
        "tax_returned what=suspicion left=4 rule=12.3.6",
    ]
    assert (tax(match), marker(match)) == (4, 1)
    assert board(match, HUMAN)["unpaid"] == 1


@rule("12.3.6", "R38", "R39")
def test_paying_a_debt_without_one_does_nothing() -> None:
    match, told = rival("absolve", ai=mat(7, suspicions=[0, 0, 0]), tax=5)
    assert "debt_paid" not in told
    assert (board(match, AI)["paid"], tax(match)) == (0, 5)


@rule("12.3.7")
def test_workers_gained_go_to_its_pool_and_can_be_used() -> None:
    ai = mat(3, influence=0)
    match, told = rival("fortify", "recruit", ai=ai, walls=["three_labourers"])
    assert told[-1] == gained(3, "12.3.7")
    assert pool(match) == 3
    play(match, HUMAN, "trade labourer")
    assert placed(match) == {"fortify": 3, "recruit": 1}


@rule("12.3.7", "12.3.2")
def test_a_criminal_is_a_worker_and_draws_a_suspicion() -> None:
    match, told = rival("recruit", townsfolk=["squire_3", None, None, None, None], suspicions=[2, 0])
    assert told[-4:] == [
        gained(1, "12.3.7"), "suspicion_drawn tax=2", "rival_taxed n=2 left=3 rule=12.3.2", moved(2, 3, "12.3.2"),
    ]  # fmt: skip
    assert (pool(match), board(match, AI)["suspicions"], tax(match)) == (7, [2], 3)


@rule("12.3.7", "8.2.3")
def test_two_criminals_join_before_the_first_suspicion_is_drawn() -> None:
    favours = ["two_criminals", *[f for f in HARMLESS if f != "two_criminals"], "settle"]
    match, told = rival("kings_favour", favours=favours[:5], suspicions=[2, 1, 0], tax=1, ai=mat(7, suspicions=[0, 0]))
    assert told[4:] == [
        gained(2, "12.3.7"),
        "suspicion_drawn tax=2", "rival_taxed n=1 left=0 rule=12.3.2", moved(2, 3, "12.3.2"),
        INQUISITION, "accused suspicions=3 discarded=1 rule=8.3.2", "tax_refilled n=5",
        "suspicion_drawn tax=1", "rival_taxed n=1 left=4 rule=12.3.2", moved(1, 4, "12.3.2"),
    ]  # fmt: skip
    assert board(match, AI)["suspicions"] == [1, 0, 0]
    assert pool(match) == 7 - 1 + 2


@rule("12.3.8", "R42")
@pytest.mark.parametrize(
    "yours, its, debts, left",
    [
        ([1], [2, 2, 0], (0, 1), (1, [2, 0])),
        ([1, 1, 1, 1], [2, 2, 0], (1, 0), (2, [2, 2, 0])),
        ([1, 1], [2, 0], (1, 1), (1, [0])),
        ([], [2], (0, 1), (0, [2])),
        ([], [], (0, 0), (0, [])),
    ],
)
@pytest.mark.parametrize("passed", [False, True])
def test_it_takes_part_in_the_inquisition_like_a_player(
    yours: list[int], its: list[int], debts: tuple[int, int], left: tuple[int, list[int]], passed: bool
) -> None:
    human = mat("labourer labourer", suspicions=yours)
    ai = mat(0, suspicions=its, passed=passed)
    favours = ["stores", "pray", "two_criminals", "any_attribute", "settle"]
    match = laid(seats=1, boards=[human, ai], favours=favours, tax=1)
    told = play(match, HUMAN, "favour 1 labourer")
    assert told[3] == INQUISITION
    assert (board(match, HUMAN)["unpaid"], board(match, AI)["unpaid"]) == debts
    assert (len(board(match, HUMAN)["suspicions"]), board(match, AI)["suspicions"]) == left
    assert tax(match) == 5
    assert "tax_returned what=suspicion left=4 rule=12.3.6" not in told


@rule("12.3.8", "8.3.1")
def test_your_abilities_work_in_an_inquisition_of_its_turn() -> None:
    human = mat("labourer labourer", suspicions=[0], party=["swindler_1", "squire_1"])
    match, told = rival("conspire", human=human, suspicions=[1], tax=1)
    assert told[-1] == INQUISITION
    assert asked(match, HUMAN) == "use_inquisition_abilities"
    told = play(match, HUMAN, "ability swindler_1", "ability squire_1")
    assert (board(match, HUMAN)["suspicions"], attributes(match, HUMAN)) == ([], (1, 0, 0))
    assert told[-3:] == ["accused suspicions=1 discarded=0 rule=8.3.2", "tax_refilled n=5", gained(2, "12.6.4")]
    assert (board(match, AI)["unpaid"], board(match, HUMAN)["unpaid"]) == (1, 0)
    assert (pool(match), asked(match, HUMAN)) == (7 - 1 + 2, "take_turn")


@rule("12.3.9")
def test_it_never_declines_a_reward() -> None:
    # A Thief counts suspicions, a Traitor unpaid debts: it gives them up all the same.
    ai = mat(7, strength=1, suspicions=[0, 1], converted=["viking_thief"])
    match, told = rival("attack", ai=ai, outsiders=["byzantine_champion", *[None] * 5])
    assert "suspicion_discarded n=1" in told
    assert board(match, AI)["suspicions"] == [1]
    ai = mat(7, strength=1, unpaid=1, converted=["viking_traitor"])
    match, told = rival("attack", ai=ai, outsiders=["saracen_hunter", *[None] * 5])
    assert told[-1] == "debt_cancelled"
    assert asked(match, HUMAN) == "take_turn"


# -- 12.4 Targeting ----------------------------------------------------------------------------------------------


@rule("12.4.1")
@pytest.mark.parametrize("space", range(1, 6))
def test_it_looks_from_the_column_of_the_marker(space: int) -> None:
    _, told = rival("recruit", marker=space)
    assert targeted(space, space, "townsfolk") in told
    assert f"dismissed townsfolk={ROW[space - 1]}" in told


@rule("12.4.1", "12.4.2", "12.4.3")
@pytest.mark.parametrize("space", range(1, 6))
@pytest.mark.parametrize("gap", range(1, 5))
def test_townsfolk_columns_go_round_after_the_fifth(space: int, gap: int) -> None:
    row: list[str | None] = list(ROW)
    for i in range(gap):
        row[(space - 1 + i) % 5] = None
    column = (space - 1 + gap) % 5 + 1
    match, told = rival("recruit", townsfolk=row, marker=space)
    assert told[2] == targeted(space, column, "townsfolk")
    assert match.view(None)["townsfolk"][column - 1] is None


@rule("12.4.1", "12.4.2")
@pytest.mark.parametrize("space", range(1, 6))
@pytest.mark.parametrize("gap", range(6))
@pytest.mark.parametrize("scheme", ["attack", "convert"])
def test_outsider_columns_go_round_after_the_sixth(scheme: str, space: int, gap: int) -> None:
    front: list[str | None] = list(FRONT)
    for i in range(gap):
        front[(space - 1 + i) % 6] = None
    column = (space - 1 + gap) % 6 + 1
    match, told = rival(scheme, outsiders=front, marker=space, ai=mat(7, faith=12, strength=12))
    assert told[2] == targeted(space, column, "outsider")
    kept = board(match, AI)["attacked" if scheme == "attack" else "converted"]
    assert kept == [FRONT[column - 1]]
    assert match.view(None)["outsiders"][column - 1] is None


@rule("12.4.3")
@pytest.mark.parametrize("scheme, attribute", [("attack", "strength"), ("convert", "faith")])
@pytest.mark.parametrize("column", range(1, 7))
def test_an_outsider_beyond_its_attribute_is_not_available(scheme: str, attribute: str, column: int) -> None:
    front: list[str | None] = [None] * 6
    front[column - 1] = "viking_lookout"
    need = 2 * column - (1 if scheme == "attack" else 2)
    if need > 0:
        _, told = rival(scheme, outsiders=front, ai=mat(7, **fields({attribute: need - 1})))
        assert told[1] == failed(scheme, "outsider", "12.4.3")
    _, told = rival(scheme, outsiders=front, ai=mat(7, **fields({attribute: need})))
    assert told[1:3] == [acted(scheme, 3), targeted(1, column, "outsider")]


@rule("12.4.1", "12.4.3")
def test_it_skips_outsiders_that_are_too_strong() -> None:
    match, told = rival("attack", marker=4, ai=mat(7, strength=3))  # columns 4, 5, 6 need 7, 9, 11
    assert told[2] == targeted(4, 1, "outsider")
    assert board(match, AI)["attacked"] == ["saracen_invader"]


@rule("12.4.1", "12.4.2", "12.4.3")
@pytest.mark.parametrize(
    "space, taken, shown, slot", [(3, [], 5, 3), (5, [5], 5, 1), (5, [5, 1], 5, 2), (3, [], 2, 1), (1, [1], 2, 2)]
)
def test_it_skips_occupied_and_unrevealed_favours(space: int, taken: list[int], shown: int, slot: int) -> None:
    petitioners = dict.fromkeys(taken, "red labourer")
    favours = ["three_labourers", "three_for_debt", "stores", "pray", "free_recruit"]
    match, told = rival("kings_favour", favours=favours, favours_shown=shown, petitioners=petitioners, marker=space)
    assert told[1:3] == [acted("favour", 1, by="12.6.14"), targeted(space, slot, "favour")]
    assert match.view(None)["favours"][slot - 1]["side"] == AI


@rule("12.4.3", "12.5.4")
@pytest.mark.parametrize("shown, taken", [(0, []), (2, [1, 2])])
def test_without_a_favour_the_action_fails(shown: int, taken: list[int]) -> None:
    petitioners = dict.fromkeys(taken, "red labourer")
    _, told = rival("kings_favour", favours=HARMLESS, favours_shown=shown, petitioners=petitioners)
    assert told[1:3] == [failed("favour", "favour", "12.4.3"), acted("recruit", 1, "fallback", "12.5.4")]


# -- 12.5 Its turn -----------------------------------------------------------------------------------------------


@rule("12.5.1")
def test_without_workers_it_passes_and_draws_no_card() -> None:
    match, told = rival("trade", ai=mat(0))
    assert told == ["rival_passed reason=no_workers rule=12.5.1"]
    assert board(match, AI)["passed"]
    assert deck(match) == ["trade"]
    told = play(match, HUMAN, "trade labourer")
    assert not any(line.startswith(("scheme", "rival_acted")) for line in told)


@rule("12.5.2")
def test_it_turns_up_the_top_scheme() -> None:
    match, told = rival("trade", "conspire", "pray", old_schemes=["absolve"])
    assert told[0] == turned("trade")
    assert schemes(match)["discards"] == ["absolve", "trade"]
    assert deck(match) == ["conspire", "pray"]


@rule("12.5.2", "R15")
def test_an_empty_scheme_deck_is_made_of_the_discards_and_nothing_else_happens() -> None:
    match, told = rival(old_schemes=["trade", "trade"], marker=2)
    assert told == ["schemes_shuffled rule=12.5.2", turned("trade"), acted("trade", 1), moved(1, 3, "12.6.3")]
    assert (deck(match), schemes(match)["discards"]) == (["trade"], ["trade"])


@rule("12.5.2", "R15")
def test_the_last_scheme_is_not_followed_by_a_shuffle() -> None:
    match, told = rival("trade", old_schemes=["pray"])
    assert "schemes_shuffled rule=12.5.2" not in told
    assert (deck(match), schemes(match)["discards"]) == ([], ["pray", "trade"])


@rule("12.5.3")
@pytest.mark.parametrize(
    "scheme, ai, table, event",
    [
        ("attack", mat(2, **STRONG), {}, failed("attack", "workers", "12.5.6", 3, 2)),
        ("attack", mat(1, **STRONG, workshops={"attack": ["left"]}), {}, failed("attack", "workers", "12.5.6", 2, 1)),
        ("convert", mat(7, **STRONG, spaces={"convert": 3}), {}, failed("convert", "blocked", "12.5.3")),
        ("trade", mat(7, spaces={"trade": 1}), {}, failed("trade", "blocked", "12.5.3")),
        ("garrison", mat(7), {}, failed("garrison", "strength", "12.6.6", 1, 0)),
        ("attack", mat(7), {}, failed("attack", "outsider", "12.4.3")),
        ("convert", mat(7), {"outsiders": [None, *FRONT[1:]]}, failed("convert", "outsider", "12.4.3")),
        ("fortify", mat(7, walls=["vp"]), {}, failed("fortify", "influence", "12.6.10", 1, 0)),
        ("absolve", mat(7, done={"absolve": 1}), {}, failed("absolve", "influence", "12.6.9", 2, 0)),
        ("fortify", mat(7, **STRONG), {"walls": []}, failed("fortify", "wall", "6.3.5")),
        ("attack", mat(7, **STRONG), {"outsiders": [None] * 6}, failed("attack", "outsider", "12.4.3")),
        *[
            (action, mat(7, **STRONG, done={action: 7}), {}, failed(action, "limit", "4.8", 7, 7))
            for action in ("commission", "fortify", "garrison", "absolve", "convert")
        ],
    ],
)
def test_an_action_that_cannot_be_done_fails_and_it_falls_back(
    scheme: str, ai: dict[str, Any], table: dict[str, Any], event: str
) -> None:
    match, told = rival(scheme, ai=ai, **table)
    assert told[:3] == [turned(scheme), event, acted("recruit", 1, "fallback", "12.5.4")]
    assert board(match, AI)["spaces"]["recruit"]["workers"] == 1


@rule("12.5.3", "4.8")
def test_attack_has_no_limit_for_it() -> None:
    _, told = rival("attack", ai=mat(7, **STRONG, done={"attack": 9}))
    assert told[1] == acted("attack", 3)


@rule("12.5.4", "12.5.5", "R16")
@pytest.mark.parametrize("blocked", range(5))
def test_it_does_the_leftmost_possible_action_of_the_fallback_row(blocked: int) -> None:
    action = (*LEFT_ROW, "rest")[blocked]
    spaces = {"attack": 3} | dict.fromkeys(LEFT_ROW[:blocked], 1)
    match, told = rival("attack", ai=mat(4, **STRONG, spaces=spaces), suspicions=[0])
    expected = [turned("attack"), failed("attack", "blocked", "12.5.3")]
    expected += [failed(each, "blocked", "12.5.3") for each in LEFT_ROW[:blocked]]
    assert told[: len(expected) + 1] == [*expected, acted(action, 1, "fallback", "12.5.4")]
    if action != "rest":
        assert board(match, AI)["spaces"][action]["workers"] == 1


@rule("12.5.5", "R16")
@pytest.mark.parametrize("action", LEFT_ROW)
def test_an_action_of_the_left_row_is_blocked_also_when_a_scheme_named_it(action: str) -> None:
    match, told = rival(action, action, suspicions=[0, 0])
    assert told[1] == acted(action, 1)
    state_of(match).own_schemes().deck = type(state_of(match).schemes.deck)(
        [AI_ACTIONS.index(action)]
    )  # Pray has shuffled
    told = play(match, HUMAN, "trade labourer")
    # After the worker that you placed and the silver you gained.
    assert told[2:4] == [turned(action), failed(action, "blocked", "12.5.3")]
    other = "pray" if action == "recruit" else "recruit"
    assert acted(other, 1, "fallback", "12.5.4") in told


@rule("12.5.3", "12.5.4")
@pytest.mark.parametrize("action", LEFT_ROW)
def test_what_the_scheme_named_is_not_told_to_fail_a_second_time(action: str) -> None:
    _, told = rival(action, ai=mat(7, spaces=dict.fromkeys(LEFT_ROW, 1)))
    assert told.count(failed(action, "blocked", "12.5.3")) == 1
    assert acted("rest", 1, "fallback", "12.5.4") in told


@rule("12.5.6")
@pytest.mark.parametrize("action", RIGHT)
@pytest.mark.parametrize("covered", range(3))
def test_a_right_hand_action_takes_three_workers_less_its_workshops(action: str, covered: int) -> None:
    ai = mat(7, **STRONG, workshops={action: ("left", "middle")[:covered]})
    match, told = rival(
        action,
        ai=ai,
        walls=["vp"],
        squares={
            "r1_s1": "red monk",
            "r2_s1": "red monk",
            "r3_s4": "red monk",
            "r4_s2": "red monk",
            "r5_s1": "red monk",
        },
    )
    assert told[1] == acted(action, 3 - covered)
    assert placed(match) == {action: 3 - covered}


@rule("12.5.6")
def test_a_right_hand_action_is_blocked_once_used() -> None:
    match, told = rival("absolve", "absolve", ai=mat(7, influence=12), suspicions=[0])
    told = play(match, HUMAN, "trade labourer")
    assert failed("absolve", "blocked", "12.5.3") in told


@rule("12.5.7")
def test_recruit_fails_without_a_townsfolk() -> None:
    _, told = rival("recruit", townsfolk=[None] * 5)
    assert told[1:] == [
        failed("recruit", "townsfolk", "12.5.7"),
        acted("pray", 1, "fallback", "12.5.4"),
        gained(1, "12.6.2"),
        "schemes_shuffled rule=12.6.2",
    ]


@rule("12.5.3", "12.4.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_card_is_not_told_as_a_missing_outsider(lang: str) -> None:
    boards = [mat("labourer labourer"), mat(7, **STRONG)]
    table: dict[str, Any] = {"townsfolk": [None] * 5, "walls": [], "outsiders": [None] * 6, "favours_shown": 0}
    sentences = {}
    for scheme in ("recruit", "fortify", "kings_favour", "attack"):
        match = laid(seats=1, boards=boards, schemes=[scheme], **table)
        failure = next(
            event for event in match.play(HUMAN, "hunt labourer") if event.plain().startswith("rival_failed")
        )
        sentences[scheme] = text(failure, lang).split(":", 1)[1].split("(")[0]
    outsider = sentences.pop("attack")
    assert outsider not in sentences.values()


@rule("12.5.7")
def test_with_a_single_worker_and_everything_blocked_it_still_rests() -> None:
    match, told = rival("commission", ai=mat(1, spaces=dict.fromkeys(LEFT_ROW, 1)))
    assert told[-3:] == [
        acted("rest", 1, "fallback", "12.5.4"),
        "rival_rested left=0 rule=12.6.5",
        moved(1, 2, "12.6.5"),
    ]
    assert (pool(match), board(match, AI)["passed"]) == (0, True)


# -- 12.6 Its actions --------------------------------------------------------------------------------------------


@rule("12.6.1")
def test_recruit_discards_the_townsfolk_for_its_reward() -> None:
    match, told = rival("recruit", marker=3)
    assert told == [
        turned("recruit"), acted("recruit", 1), targeted(3, 3, "townsfolk"),
        "dismissed townsfolk=acolyte_1", gained(1, "12.3.7"),
    ]  # fmt: skip
    view = match.view(None)
    assert (view["townsfolk"][2], board(match, AI)["party"]) == (None, [])
    assert "acolyte_1" in view["townsfolk_gone"]
    assert pool(match) == 7


@rule("12.6.1", "R10")
def test_a_free_recruit_reward_discards_too_without_a_worker() -> None:
    match, told = rival("commission", marker=2)
    assert told == [
        turned("commission"), acted("commission", 3),
        "rival_chose_square square=r1_s1 region=1 rule=12.6.7", "monk_sent square=r1_s1 region=1",
        targeted(2, 2, "townsfolk"), "dismissed townsfolk=squire_1", gained(1, "12.3.7"),
        "raised attribute=influence n=1 level=1",
    ]  # fmt: skip
    assert placed(match) == {"commission": 3}
    assert (pool(match), board(match, AI)["party"]) == (5, [])


@rule("12.6.1", "R39")
def test_a_free_recruit_with_an_empty_row_is_taken_and_does_nothing() -> None:
    _, told = rival("commission", townsfolk=[None] * 5)
    assert told[2:] == [
        "rival_chose_square square=r1_s1 region=1 rule=12.6.7",
        "monk_sent square=r1_s1 region=1",
        "raised attribute=influence n=1 level=1",
    ]


@rule("12.6.2")
def test_pray_clears_all_right_hand_spaces_and_shuffles_the_schemes() -> None:
    ai = mat(7, spaces={"commission": 2, "attack": 3, "trade": 1})
    match, told = rival("pray", "convert", ai=ai, old_schemes=["trade", "conspire"])
    assert told == [turned("pray"), acted("pray", 1), "rival_cleared rule=12.6.2", "schemes_shuffled rule=12.6.2"]
    assert placed(match) == {"trade": 1, "pray": 1}  # the left row stays
    assert pool(match) == 6
    assert sorted(deck(match)) == ["conspire", "convert", "pray", "trade"]  # the card just turned up included
    assert schemes(match)["discards"] == []


@rule("12.6.2")
def test_pray_with_nothing_to_clear_gains_a_worker_and_shuffles_too() -> None:
    match, told = rival("pray", ai=mat(7, spaces={"trade": 1}), old_schemes=["trade", "conspire"])
    assert told == [turned("pray"), acted("pray", 1), gained(1, "12.6.2"), "schemes_shuffled rule=12.6.2"]
    assert (pool(match), placed(match)) == (7, {"trade": 1, "pray": 1})
    assert sorted(deck(match)) == ["conspire", "pray", "trade"]


@rule("12.6.2")
@pytest.mark.parametrize("scheme, mark", [("commission", "faith"), ("garrison", "strength")])
def test_a_clear_space_reward_clears_the_space_in_use_too(scheme: str, mark: str) -> None:
    squares = {"r1_s1": "red monk", "r2_s1": "red monk"}
    ai = mat(7, **fields({mark: 5}), spaces={"convert": 3, "conspire": 1})
    match, told = rival(scheme, ai=ai, squares=squares, old_schemes=["trade"])
    assert "rival_chose_square square=r3_s4 region=3 rule=12.6.7" in told
    assert placed(match) == {"conspire": 1}
    assert "rival_cleared rule=12.6.2" in told
    assert sorted(deck(match)) == sorted([scheme, "trade"])


@rule("12.6.2")
def test_the_pray_favour_clears_its_board_and_not_the_favours() -> None:
    favours = ["pray", *[f for f in HARMLESS if f != "pray"]]
    match, told = rival("kings_favour", favours=favours, ai=mat(7, spaces={"convert": 3}))
    assert placed(match) == {}
    assert match.view(None)["favours"][0]["side"] == AI
    assert told[-2:] == ["rival_cleared rule=12.6.2", "schemes_shuffled rule=12.6.2"]


@rule("12.6.3")
def test_trade_moves_the_marker_by_one() -> None:
    match, told = rival("trade", marker=3)
    assert told == [turned("trade"), acted("trade", 1), moved(1, 4, "12.6.3")]
    assert (pool(match), placed(match)) == (6, {"trade": 1})


@rule("12.6.4")
def test_conspire_draws_a_suspicion_and_then_gains_two_workers() -> None:
    match, told = rival("conspire", suspicions=[1, 2])
    assert told == [
        turned("conspire"), acted("conspire", 1),
        "suspicion_drawn tax=1", "rival_taxed n=1 left=4 rule=12.3.2", moved(1, 2, "12.3.2"), gained(2, "12.6.4"),
    ]  # fmt: skip
    assert board(match, AI)["suspicions"] == [1]  # the two workers are no criminals
    assert pool(match) == 7 - 1 + 2


@rule("12.6.4", "8.2.4")
def test_without_a_suspicion_card_left_an_inquisition_comes_before_its_draw() -> None:
    match, told = rival("conspire", ai=mat(7, suspicions=[1, 1, 1]), suspicions=[], old_suspicions=[])
    assert told[2:] == [
        "inquisition_began reason=cards rule=8.2.4", "accused suspicions=3 discarded=1 rule=8.3.2", "tax_refilled n=0",
        "suspicions_shuffled", "suspicion_drawn tax=1", "rival_taxed n=1 left=4 rule=12.3.2", moved(1, 2, "12.3.2"),
        gained(2, "12.6.4"),
    ]  # fmt: skip
    assert (board(match, AI)["suspicions"], board(match, AI)["unpaid"]) == ([1, 1, 1], 1)


@rule("12.6.5", "R16")
@pytest.mark.parametrize("count", range(1, 6))
def test_rest_moves_the_marker_by_one_and_by_the_workers_left(count: int) -> None:
    match, told = resting(count, faith=12, strength=12, influence=12)
    assert told[-2:] == [f"rival_rested left={count - 1} rule=12.6.5", moved(count, count % 5 + 1, "12.6.5")]
    assert board(match, AI)["passed"]
    told = play(match, HUMAN, "trade labourer")
    assert "scheme_turned" not in names(told)


@rule("12.6.6")
@pytest.mark.parametrize(
    "scheme, mark, piece, flag, event",
    [
        ("commission", "faith", "monk", "influence", "monk_sent"),
        ("garrison", "strength", "outpost", "faith", "outpost_placed"),
    ],
)
def test_commission_and_garrison_take_the_reward_and_then_the_flag(
    scheme: str, mark: str, piece: str, flag: str, event: str
) -> None:
    squares = {"r1_s1": "red monk", "r2_s1": "red monk"}
    match, told = rival(scheme, ai=mat(7, **fields({mark: 3})), squares=squares)
    level = 4 if flag == mark else 1
    assert told == [
        turned(scheme), acted(scheme, 3), "rival_chose_square square=r2_s3 region=2 rule=12.6.7",
        f"{event} square=r2_s3 region=2", gained(1, "12.3.7"), f"raised attribute={flag} n=1 level={level}",
    ]  # fmt: skip
    square = next(each for each in match.view(None)["squares"] if each["square"] == "r2_s3")
    assert (square["side"], square["piece"]) == (AI, piece)
    assert board(match, AI)["done"][scheme] == 1


@rule("12.6.6")
@pytest.mark.parametrize(
    "scheme, mark, flags", [("commission", "faith", (0, 2, 4, 6, 8, 10)), ("garrison", "strength", (1, 3, 5, 7, 9, 11))]
)
@pytest.mark.parametrize("region", range(1, 7))
def test_a_region_must_be_reached_as_by_a_human(
    scheme: str, mark: str, flags: tuple[int, int, int, int, int, int], region: int
) -> None:
    taken = [square for square in PRIORITY if not square.startswith(f"r{region}_")]
    squares = dict.fromkeys(taken, "red monk")
    need = flags[region - 1]
    if need > 0:
        _, told = rival(scheme, ai=mat(7, unpaid=1, **fields({mark: need - 1})), squares=squares)
        if need > flags[0]:
            assert told[1] == failed(scheme, "reach", "12.5.3", need, need - 1, mark)
        else:  # not even the first region is open to it
            assert told[1] == failed(scheme, mark, "12.6.6", need, need - 1)
    _, told = rival(scheme, ai=mat(7, unpaid=1, **fields({mark: need})), squares=squares)
    assert told[1] == acted(scheme, 3)


# 12.6.7, 12.6.8. All squares of a table for one in the order in which it takes them.
PRIORITY = [
    "r1_s1", "r2_s1",  # free recruit
    "r4_s5", "r5_s3", "r6_s1",  # pay debt
    "r3_s4", "r4_s2", "r5_s1",  # clear-space
    "r4_s6", "r5_s2", "r5_s4", "r5_s5",  # two workers
    "r2_s3", "r3_s1", "r3_s2", "r3_s5", "r3_s6", "r4_s1", "r4_s3", "r4_s4",  # one worker
    "r1_s2", "r2_s2", "r3_s3", "r4_s7",  # two silver
    "r2_s4",  # discard suspicion
]  # fmt: skip
DEBT_SQUARES = PRIORITY[2:5]


@rule("12.6.7", "12.6.8", "R28", "R39")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
@pytest.mark.parametrize("unpaid", [0, 1])
@pytest.mark.parametrize("taken", range(25))
def test_it_takes_squares_by_reward_and_among_equals_the_leftmost(scheme: str, unpaid: int, taken: int) -> None:
    wanted = [square for square in PRIORITY[taken:] if unpaid or square not in DEBT_SQUARES]
    squares = dict.fromkeys(PRIORITY[:taken], "red outpost")
    _, told = rival(scheme, ai=mat(7, **STRONG, unpaid=unpaid), squares=squares)
    assert first(told, "rival_chose_square").split()[1] == f"square={wanted[0]}"
    assert ("debt_paid" in told) == (wanted[0] in DEBT_SQUARES)


@rule("12.6.7", "R39")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
def test_with_only_pay_debt_squares_left_and_no_unpaid_debt_it_fails(scheme: str) -> None:
    squares = {square: "red monk" for square in PRIORITY if square not in DEBT_SQUARES}
    _, told = rival(scheme, ai=mat(7, **STRONG, paid=2), squares=squares)
    assert told[1:3] == [failed(scheme, "square", "12.6.7"), acted("recruit", 1, "fallback", "12.5.4")]


@rule("12.5.3")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
def test_without_any_free_square_it_fails(scheme: str) -> None:
    _, told = rival(scheme, ai=mat(7, **STRONG, unpaid=1), squares=dict.fromkeys(PRIORITY, "red monk"))
    assert told[1:3] == [failed(scheme, "full", "12.5.3"), acted("recruit", 1, "fallback", "12.5.4")]


@rule("12.6.7", "R39", "12.3.6")
def test_a_discard_suspicion_square_is_taken_even_without_a_suspicion() -> None:
    squares = dict.fromkeys([square for square in PRIORITY if square != "r2_s4"], "red monk")
    _, told = rival("commission", ai=mat(7, faith=2), squares=squares)
    assert told[3:] == [
        "monk_sent square=r2_s4 region=2", "tax_returned what=suspicion left=4 rule=12.3.6",
        "raised attribute=influence n=1 level=1",
    ]  # fmt: skip


@rule("12.6.9", "R17")
def test_absolve_with_an_unpaid_debt() -> None:
    match, told = rival("absolve", ai=mat(7, suspicions=[2, 1, 0], unpaid=2))
    assert told == [
        turned("absolve"), acted("absolve", 3), "rival_flipped_jar rule=12.6.9",
        "raised attribute=faith n=1 level=1", "suspicion_discarded n=1", "debt_paid",
    ]  # fmt: skip
    mine = board(match, AI)
    assert (mine["suspicions"], mine["unpaid"], mine["paid"], mine["done"]["absolve"]) == ([1, 0], 1, 1, 1)
    assert mine["jars"] == []  # it uses no absolve squares


@rule("12.6.9", "R17")
@pytest.mark.parametrize("held, left, silver", [([2, 1, 0], [0], 5), ([2, 1], [], 5), ([2], [], 4), ([], [], 3)])
def test_absolve_without_an_unpaid_debt_discards_another_suspicion(
    held: list[int], left: list[int], silver: int
) -> None:
    match, told = rival("absolve", ai=mat(7, suspicions=held, paid=1))
    assert board(match, AI)["suspicions"] == left
    assert (tax(match), board(match, AI)["paid"]) == (silver, 1)
    assert "debt_paid" not in told


@rule("12.6.9", "12.3.6")
def test_both_suspicions_it_lacks_cost_the_tax_supply_a_silver() -> None:
    match, told = rival("absolve", tax=1)
    assert told[3:] == [
        "raised attribute=faith n=1 level=1", "tax_returned what=suspicion left=0 rule=12.3.6",
        INQUISITION, "nobody_suspected rule=8.3.2", "tax_refilled n=5",
        "tax_returned what=suspicion left=4 rule=12.3.6",
    ]  # fmt: skip
    assert (tax(match), marker(match)) == (4, 1)


@rule("12.6.9")
@pytest.mark.parametrize("jars", range(7))
def test_its_influence_must_reach_the_leftmost_jar(jars: int) -> None:
    need = 2 * jars
    if need:
        _, told = rival("absolve", ai=mat(7, influence=need - 1, done={"absolve": jars}))
        assert told[1] == failed("absolve", "influence", "12.6.9", need, need - 1)
    match, told = rival("absolve", ai=mat(7, influence=need, done={"absolve": jars}, suspicions=[0, 0]))
    assert told[1] == acted("absolve", 3)
    assert board(match, AI)["done"]["absolve"] == jars + 1


@rule("12.6.10")
@pytest.mark.parametrize("built, need", list(enumerate((0, 1, 3, 5, 7, 9, 11))))
def test_its_influence_must_reach_the_next_wall(built: int, need: int) -> None:
    walls = ["tower", "tower", "vp", "vp", "scout", "merchant"][:built]
    if need:
        _, told = rival("fortify", ai=mat(7, influence=need - 1, walls=walls), walls=["cleric"])
        assert told[1] == failed("fortify", "influence", "12.6.10", need, need - 1)
    match, told = rival("fortify", ai=mat(7, influence=need, walls=walls), walls=["cleric"])
    assert told[1:3] == [acted("fortify", 3), "wall_built wall=cleric"]
    assert sorted(board(match, AI)["walls"]) == sorted([*walls, "cleric"])


@rule("12.6.10", "R18")
@pytest.mark.parametrize(
    "wall, ai, after",
    [
        ("debt_or_silver", mat(7, unpaid=1), ["rival_chose_reward place=1 rule=12.6.10", "debt_paid"]),
        ("debt_or_silver", mat(7, paid=1), ["rival_chose_reward place=2 rule=12.6.10", moved(2, 3, "12.3.1")]),
        (
            "suspicion_or_silver",
            mat(7, suspicions=[1]),
            ["rival_chose_reward place=1 rule=12.6.10", "suspicion_discarded n=1"],
        ),
        (
            "suspicion_or_silver",
            mat(7),
            ["rival_chose_reward place=1 rule=12.6.10", "tax_returned what=suspicion left=4 rule=12.3.6"],
        ),
    ],
)
def test_on_a_wall_it_takes_the_leftmost_option_that_does_something(
    wall: str, ai: dict[str, Any], after: list[str]
) -> None:
    _, told = rival("fortify", ai=ai, walls=[wall])
    assert told[2:] == [f"wall_built wall={wall}", "raised attribute=strength n=1 level=1", *after]


@rule("12.6.10")
def test_a_wall_gives_it_all_its_rewards() -> None:
    match, _ = rival("fortify", ai=mat(7, influence=0), walls=["tower"])
    assert attributes(match, AI) == (0, 2, 0)
    match, _ = rival("fortify", walls=["scout_merchant"])
    assert (attributes(match, AI), pool(match)) == ((0, 1, 0), 7 - 3 + 2)


@rule("12.6.11")
def test_attack_takes_the_rewards_and_keeps_the_outsider_face_down() -> None:
    match, told = rival("attack", ai=mat(7, strength=1))
    assert told == [
        turned("attack"), acted("attack", 3), targeted(1, 1, "outsider"),
        "attacked outsider=saracen_invader", "raised attribute=influence n=2 level=2",
    ]  # fmt: skip
    mine = board(match, AI)
    assert (mine["attacked"], mine["converted"], mine["done"]["attack"]) == (["saracen_invader"], [], 1)


@rule("12.6.11", "6.5.1")
def test_missing_strength_cannot_be_bought() -> None:
    # A human could pay 1 silver for the two points that are missing.
    _, told = rival("attack", ai=mat(7, strength=1), outsiders=[None, *FRONT[1:]])
    assert told[1] == failed("attack", "outsider", "12.4.3")


@rule("12.6.12")
def test_convert_takes_the_strength_and_keeps_the_outsider_face_up() -> None:
    match, told = rival("convert")
    assert told == [
        turned("convert"), acted("convert", 3), targeted(1, 1, "outsider"),
        "converted outsider=saracen_invader", "raised attribute=strength n=2 level=2",
    ]  # fmt: skip
    mine = board(match, AI)
    assert (mine["converted"], mine["attacked"], mine["done"]["convert"]) == (["saracen_invader"], [], 1)
    assert attributes(match, AI) == (0, 2, 0)  # none of its attack rewards


@rule("12.6.13")
@pytest.mark.parametrize("shown, action", [(1, "absolve"), (2, "convert"), (3, "fortify")])
def test_it_tries_the_revealed_orders_from_the_right(shown: int, action: str) -> None:
    match, told = rival("kings_order", orders=["absolve", "convert", "fortify"], orders_shown=shown, suspicions=[0])
    assert told[:2] == [turned("kings_order"), acted(action, 3, "order", "12.6.13")]
    assert placed(match) == {action: 3}


@rule("12.6.13", "R40")
def test_fulfilled_orders_are_tried_after_the_others() -> None:
    orders = ["absolve", "convert", "fortify"]
    done = {"fortify": 5, "convert": 4}
    _, told = rival("kings_order", orders=orders, ai=mat(7, **STRONG, done=done), walls=["vp"])
    assert told[1] == acted("convert", 3, "order", "12.6.13")


@rule("12.6.13", "R40")
def test_a_fulfilled_order_is_done_when_the_unfulfilled_ones_fail() -> None:
    orders = ["absolve", "convert", "fortify"]
    ai = mat(7, **STRONG, done={"fortify": 5, "absolve": 5}, spaces={"convert": 3})
    _, told = rival("kings_order", orders=orders, ai=ai, walls=["vp"])
    assert told[1:3] == [failed("convert", "blocked", "12.5.3"), acted("fortify", 3, "order", "12.6.13")]


@rule("12.6.13", "R40")
def test_with_all_orders_fulfilled_it_begins_again_from_the_right() -> None:
    orders = ["absolve", "convert", "fortify"]
    ai = mat(7, **STRONG, done={"fortify": 5, "absolve": 5, "convert": 6})
    _, told = rival("kings_order", orders=orders, ai=ai, walls=["vp"])
    assert told[1] == acted("fortify", 3, "order", "12.6.13")


@rule("12.6.13", "12.5.4")
def test_without_an_order_that_works_it_falls_back() -> None:
    orders = ["attack", "garrison", "fortify"]
    _, told = rival("kings_order", orders=orders, ai=mat(7, walls=["vp"]))
    assert told[1:5] == [
        failed("fortify", "influence", "12.6.10", 1, 0),
        failed("garrison", "strength", "12.6.6", 1, 0),
        failed("attack", "outsider", "12.4.3"),
        acted("recruit", 1, "fallback", "12.5.4"),
    ]


@rule("12.6.13")
def test_an_unrevealed_order_is_not_tried() -> None:
    orders = ["attack", "absolve", "convert"]
    _, told = rival("kings_order", orders=orders, orders_shown=1, round=1)
    assert told[1:3] == [failed("attack", "outsider", "12.4.3"), acted("recruit", 1, "fallback", "12.5.4")]


@rule("12.6.14")
def test_a_worker_of_any_kind_stands_on_the_favour_until_the_refresh() -> None:
    favours = ["three_labourers", *[f for f in HARMLESS if f != "three_labourers"]]  # a slot for a criminal
    match, told = rival("kings_favour", favours=favours, human=mat("labourer labourer criminal"))
    assert told == [
        turned("kings_favour"), acted("favour", 1, by="12.6.14"), targeted(1, 1, "favour"),
        "favour_used favour=three_labourers workers=nothing", gained(3, "12.3.7"),
    ]  # fmt: skip
    assert match.view(None)["favours"][0] == {"favour": "three_labourers", "side": AI, "worker": None}
    assert pool(match) == 7 - 1 + 3
    assert refused(match, HUMAN, "favour 1 criminal") == ("favour_taken", "7.2")


@rule("12.6.14", "R18")
@pytest.mark.parametrize(
    "favour, ai, place, after",
    [
        ("develop_or_workers", mat(7), 2, [gained(1, "12.3.7"), gained(1, "12.3.7")]),
        ("any_attribute", mat(7), 1, ["raised attribute=faith n=1 level=1"]),
        ("any_attribute", mat(7, faith=12), 2, ["raised attribute=influence n=1 level=1"]),
        ("any_attribute", mat(7, faith=12, influence=12), 3, ["raised attribute=strength n=1 level=1"]),
        ("settle", mat(7, unpaid=1, suspicions=[0]), 1, ["debt_paid"]),
        ("settle", mat(7, suspicions=[0, 1, 2]), 2, ["suspicion_discarded n=1", "suspicion_discarded n=1"]),
        (
            "settle",
            mat(7, suspicions=[0]),
            2,
            ["suspicion_discarded n=1", "tax_returned what=suspicion left=4 rule=12.3.6"],
        ),
    ],
)
def test_on_a_favour_it_takes_the_leftmost_option_that_does_something(
    favour: str, ai: dict[str, Any], place: int, after: list[str]
) -> None:
    favours = [favour, *[each for each in HARMLESS if each != favour]][:5]
    _, told = rival("kings_favour", favours=favours, ai=ai)
    assert told[3] == f"favour_used favour={favour} workers=nothing"
    assert told[5:] == after
    assert told[4].startswith(f"rival_chose_reward place={place} ")


@rule("12.6.14")
def test_a_choice_on_a_favour_is_told_with_the_rule_of_favours() -> None:
    favours = ["develop_or_workers", *HARMLESS[:4]]
    _, told = rival("kings_favour", favours=favours)
    assert first(told, "rival_chose_reward") == "rival_chose_reward place=2 rule=12.6.14"


@rule("12.6.14", "R18")
def test_with_all_attributes_on_12_a_choice_of_raises_does_nothing() -> None:
    favours = ["any_attribute", *HARMLESS[:4]]
    match, told = rival("kings_favour", favours=favours, ai=mat(7, **STRONG))
    assert told[3:] == ["favour_used favour=any_attribute workers=nothing"]
    assert match.waiting == (HUMAN,)


# -- 12.7 End of round, end of game ------------------------------------------------------------------------------


def round_over(**table: Any) -> Match:
    """You pass and the AI player has no workers: round 4 ends."""
    human = mat("labourer", paladin="roland")
    match = laid(seats=1, **{"boards": [human, mat(0)]} | table)
    play(match, HUMAN, "pass")
    assert match.view(None)["round"] == 5
    return match


@rule("12.7.1")
def test_the_workers_of_the_ai_player_go_to_the_supply() -> None:
    ai = mat(6, passed=True, spaces={"attack": 3, "pray": 1})
    match = round_over(boards=[mat("labourer", paladin="roland"), ai])
    assert (pool(match), placed(match), board(match, AI)["passed"]) == (0, {}, False)


@rule("12.7.1")
def test_the_schemes_are_not_shuffled_between_rounds() -> None:
    order = ["pray", "trade", "absolve", "convert", "recruit"]
    match = round_over(schemes=order, old_schemes=["attack", "garrison"])
    assert deck(match) == order
    assert schemes(match)["discards"] == ["attack", "garrison", "kings_favour"]


@rule("12.7.1", "9.2.5")
def test_its_worker_leaves_the_favour_at_the_refresh() -> None:
    match = round_over(petitioners={1: "blue labourer"}, favours=HARMLESS)
    assert match.view(None)["favours"][0]["side"] is None


@rule("12.7.2")
def test_two_townsfolk_and_two_outsiders_leave_at_the_refresh() -> None:
    new, next_front = ["swindler_1", "swindler_2"], ["viking_thief", "viking_traitor"]
    match = round_over(townsfolk=ROW, townsfolk_deck=new, outsiders=FRONT, outsider_deck=next_front)
    view = match.view(None)
    assert view["townsfolk"] == ["swindler_2", "swindler_1", *ROW[:3]]
    assert view["outsiders"] == [*FRONT[2:], "viking_thief", "viking_traitor"]
    assert set(ROW[3:]) <= set(view["townsfolk_gone"])
    assert set(FRONT[:2]) <= set(view["outsiders_gone"])


@rule("12.7.2")
@pytest.mark.parametrize("townsfolk, outsider", [(ROW[3], FRONT[1]), (ROW[3], ""), ("", FRONT[1]), ("", "")], ids=str)
def test_only_cards_that_lay_there_are_told_to_leave_and_by_name(townsfolk: str, outsider: str) -> None:
    row, front = [*ROW[:3], townsfolk or None, ROW[4]], [FRONT[0], outsider or None, *FRONT[2:]]
    boards = [mat("labourer"), mat(0, passed=True)]
    match = laid(seats=1, boards=boards, townsfolk=row, townsfolk_deck=[], outsiders=front, outsider_deck=[])
    told = [line for line in play(match, HUMAN, "pass") if line.startswith("more_discarded")]
    expected = f"more_discarded townsfolk={townsfolk} outsider={outsider} rule=12.7.2"
    assert told == ([expected] if townsfolk or outsider else [])


@rule("12.7.2", "R41")
def test_they_leave_by_column_and_not_by_card() -> None:
    row = [ROW[0], ROW[1], ROW[2], None, None]
    front = [None, None, *FRONT[2:]]
    match = round_over(townsfolk=row, townsfolk_deck=[], outsiders=front, outsider_deck=[])
    view = match.view(None)
    assert view["townsfolk"] == [None, None, *ROW[:3]]
    assert view["outsiders"] == [*FRONT[2:], None, None]


@rule("12.7.2", "R41")
@pytest.mark.parametrize("column", [4, 5])
def test_one_of_the_two_townsfolk_columns_may_be_empty(column: int) -> None:
    row = [None, None, ROW[2], None, None]
    row[column - 1] = ROW[4]
    match = round_over(townsfolk=row, townsfolk_deck=[], outsiders=FRONT, outsider_deck=[])
    assert match.view(None)["townsfolk"] == [None, None, None, None, ROW[2]]


@rule("12.7.2")
def test_with_more_players_column_4_and_2_stay() -> None:
    boards = [mat("labourer", paladin="roland"), mat(passed=True, paladin="roland")]
    match = laid(
        seats=2, boards=boards, townsfolk=ROW, townsfolk_deck=["swindler_1"], outsiders=FRONT, outsider_deck=[]
    )
    play(match, 0, "pass")
    view = match.view(None)
    assert view["townsfolk"] == ["swindler_1", *ROW[:4]]
    assert view["outsiders"] == [*FRONT[1:], None]


@rule("12.7.3")
def test_it_scores_no_develop_points_and_no_leftovers() -> None:
    shops = {action: ["left", "middle"] for action in RIGHT[:4]}
    match = laid(seats=1, boards=[mat("labourer"), mat(7, workshops=shops)])
    assert list(lines(match, AI)) == [
        "faith", "strength", "influence", "commission", "garrison", "fortify", "walls", "absolve",
        "paid_debts", "unpaid_debts",
    ]  # fmt: skip
    assert total(match, AI) == 0
    assert {"develop", "leftovers"} <= set(lines(match, HUMAN))


@rule("12.7.3")
def test_it_scores_by_10_1_to_10_6_and_10_9() -> None:
    ai = mat(
        0, faith=12, strength=9, influence=4, paid=2, unpaid=1,
        done={"commission": 7, "garrison": 6, "absolve": 5}, walls=["vp", "labourer_vp", "tower", "tower", "scout"],
    )  # fmt: skip
    match = laid(seats=1, boards=[mat("labourer"), ai], orders=["attack", "commission", "absolve"])
    assert lines(match, AI) == {
        "order_2": 6, "order_3": 8, "faith": 20, "strength": 11, "influence": 3,
        "commission": 9, "garrison": 5, "fortify": 1, "walls": 3, "absolve": 1, "paid_debts": 2, "unpaid_debts": -3,
    }  # fmt: skip
    assert total(match, AI) == 66


NOTHING = [  # by kind one outsider that counts nothing yet
    "viking_adventurer", "viking_armourer", "viking_assassin", "viking_barbarian", "viking_guardian", "viking_lookout",
    "viking_marauder", "viking_protector", "viking_thief", "viking_traitor", "viking_vigilante", "byzantine_archer",
    "byzantine_hunter", "byzantine_invader", "byzantine_warrior",
]  # fmt: skip


@rule("12.7.3")
@pytest.mark.parametrize("outsider", NOTHING)
def test_each_converted_outsider_is_worth_at_least_1_to_it(outsider: str) -> None:
    match = laid(seats=1, boards=[mat("labourer", converted=[outsider]), mat(0)], to_move=HUMAN)
    assert lines(match, HUMAN)[outsider] == 0
    match = laid(seats=1, boards=[mat("labourer"), mat(0, converted=[outsider])])
    assert lines(match, AI)[outsider] == 1


@rule("12.7.3")
def test_an_outsider_worth_more_counts_in_full() -> None:
    ai = mat(0, converted=["viking_protector", "viking_mercenary", "byzantine_mercenary"], paid=3)
    match = laid(seats=1, boards=[mat("labourer"), ai])
    found = lines(match, AI)
    assert [found[each] for each in ("viking_protector", "viking_mercenary", "byzantine_mercenary")] == [3, 3, 3]


@rule("12.7.4", "R19")
@pytest.mark.parametrize("count, points", [(0, 1), (1, 1), (3, 1), (4, 2), (6, 3), (8, 4)])
def test_a_guardian_counts_the_workshops_on_its_action_spaces(count: int, points: int) -> None:
    slots = [(action, slot) for action in RIGHT for slot in ("left", "middle")][:count]
    shops: dict[str, list[str]] = {}
    for action, slot in slots:
        shops.setdefault(action, []).append(slot)
    match = laid(seats=1, boards=[mat("labourer"), mat(0, workshops=shops, converted=["viking_guardian"])])
    assert lines(match, AI)["viking_guardian"] == points


@rule("12.7.4", "R19")
def test_the_workshop_of_an_order_counts_for_a_guardian() -> None:
    ai = mat(0, workshops={"fortify": ["left"], "attack": ["left"], "absolve": ["left"]}, converted=["viking_guardian"])
    match = laid(seats=1, round=2, boards=[mat("labourer"), ai], orders=["attack", "absolve", "fortify"])
    assert lines(match, AI)["viking_guardian"] == 1
    open_round(match)
    assert workshops(match)["fortify"] == 2
    assert board(match, AI)["done"]["develop"] == 4
    assert lines(match, AI)["viking_guardian"] == 2


@rule("12.7.4")
def test_its_townsfolk_count_is_0_for_a_hunter() -> None:
    match, _ = rival("recruit", "recruit", ai=mat(7, converted=["byzantine_hunter"]), marker=2)
    assert board(match, AI)["party"] == []
    assert lines(match, AI)["byzantine_hunter"] == 1  # the minimum


def game_over(human: dict[str, Any], ai: dict[str, Any], **table: Any) -> tuple[Match, list[str]]:
    """The last round is over."""
    match = laid(seats=1, round=7, boards=[human, ai], **table)
    told = play(match, HUMAN, "pass")
    assert match.over
    return match, told


POOR: dict[str, Any] = {"silver": 0, "provisions": 0}


@rule("12.7.5", "R43")
@pytest.mark.parametrize("paid, its, winners", [(2, 1, [HUMAN]), (1, 2, [AI]), (1, 1, [HUMAN, AI])])
def test_more_points_win_and_a_full_tie_is_shared(paid: int, its: int, winners: list[int]) -> None:
    match, told = game_over(mat("labourer", paid=paid, **POOR), mat(0, paid=its))
    assert present(match.result).totals == [paid, its]
    assert present(match.result).winners == winners
    assert told[-2:] == [f"scored points={paid}", f"rival_scored points={its} rule=12.7.3"]


@rule("12.7.5", "10.12.3", "R43")
@pytest.mark.parametrize("yours, its, winner", [("commission", "attack", AI), ("attack", "commission", HUMAN)])
def test_a_tie_goes_to_more_points_from_orders(yours: str, its: str, winner: int) -> None:
    # Attack in slot 2 is worth 6; commission in slot 1 is worth 4 and its count 2. More suspicions do not matter yet.
    held = {"attack": [0, 0], "commission": []}
    human = mat("labourer", done={yours: 5}, suspicions=held[yours], **POOR)
    ai = mat(0, done={its: 5}, suspicions=held[its])
    match, _ = game_over(human, ai, orders=["commission", "attack", "absolve"])
    assert present(match.result).totals == [6, 6]
    assert present(match.result).winners == [winner]


@rule("12.7.5", "10.12.3", "R43")
@pytest.mark.parametrize("yours, its, winner", [([1], [], AI), ([], [1], HUMAN)])
def test_a_further_tie_goes_to_fewer_suspicions(yours: list[int], its: list[int], winner: int) -> None:
    match, _ = game_over(mat("labourer", suspicions=yours, **POOR), mat(0, suspicions=its))
    assert present(match.result).totals == [0, 0]
    assert present(match.result).winners == [winner]


# -- whole games -------------------------------------------------------------------------------------------------


@rule("12.5.2", "12.5.3", "12.5.4", "12.2.5")
@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard"])
def test_every_turn_of_the_ai_player_tells_its_card_and_its_rule(difficulty: str) -> None:
    match = solo(difficulty, 7)
    told = [event.plain() for event in match.opening]
    step = 0
    while not match.over:
        legal = match.legal(HUMAN)
        told += play(match, HUMAN, legal[step * 7 % len(legal)])
        step += 1
    names_told = names(told)
    # One action or one rest for each card turned up.
    assert names_told.count("scheme_turned") == names_told.count("rival_acted") > 20
    speaking = ("rival_", "scheme", "marker_", "favour_scheme", "tax_returned")
    assert all(
        " rule=12." in line or " rule=4.8" in line or " rule=6.3.5" in line
        for line in told
        if line.startswith(speaking)
    )
    for at, line in enumerate(told):
        if line.startswith("scheme_turned"):
            following = [each for each in told[at + 1 :] if not each.startswith("rival_failed")]
            assert following[0].startswith("rival_acted")
    assert match.view(None)["round"] == 7
    assert (board(match, AI)["silver"], board(match, AI)["provisions"], board(match, AI)["party"]) == (0, 0, [])
