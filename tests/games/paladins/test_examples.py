"""14. The worked examples of the rules, with their numbers."""

from typing import Any

import regnum
from regnum.core.match import Match
from regnum.testing import allowed, asked, facts, lines, moves, play, refused, rule, total
from tests.typed import present

from .laying import (
    AI,
    BLUE,
    GREEN,
    HUMAN,
    RED,
    YELLOW,
    attributes,
    board,
    laid,
    mat,
    on,
    open_round,
    stack_paladins,
    workers,
)

INQUISITION = "inquisition_began reason=tax rule=8.1.3"
OUT = mat(passed=True, paladin="roland")  # the other player has passed
PLAIN_FRONT = [
    "saracen_invader", "saracen_marauder", "viking_lookout", "byzantine_armourer", "saracen_warrior", "viking_traitor",
]  # fmt: skip


def goods(match: Match, side: int) -> tuple[int, int]:
    """Silver and provisions."""
    return board(match, side)["silver"], board(match, side)["provisions"]


def effective(match: Match, side: int) -> tuple[int, int, int]:
    """Faith, strength, influence as they count this round."""
    return tuple(level["effective"] for level in board(match, side)["attributes"].values())


def rival(*schemes: str, ai: dict[str, Any] | None = None, **table: Any) -> tuple[Match, list[str]]:
    """You hunt, then the AI player takes one turn; the match and what it told."""
    match = laid(seats=1, boards=[mat("labourer labourer labourer"), ai or mat(7)], schemes=schemes, **table)
    return match, play(match, HUMAN, "hunt labourer")[2:]


def tried(told: list[str]) -> list[str]:
    """The actions the AI player tried, in order."""
    return [
        line.split()[1].removeprefix("action=") for line in told if line.startswith(("rival_failed", "rival_acted"))
    ]


# -- set-up and rounds -------------------------------------------------------------------------------------------


@rule("E1", "2.12")
def test_an_architect_in_the_draft_gives_a_provision() -> None:
    tables = (regnum.new("paladins", seats=3, seed=seed) for seed in range(100))
    match = next(table for table in tables if "architect_2" in table.view(None)["townsfolk"])
    seat = match.waiting[0]
    column = match.view(None)["townsfolk"].index("architect_2") + 1
    before = goods(match, seat)
    told = play(match, seat, f"enlist {column}")
    assert told[:2] == ["enlisted townsfolk=architect_2", "provisions_gained n=1"]
    assert goods(match, seat) == (before[0], before[1] + 1)
    assert board(match, seat)["party"] == ["architect_2"]


@rule("E2", "3.9")
def test_the_first_order_gives_4_points_for_five_walls() -> None:
    orders = ["fortify", "attack", "absolve"]
    match = laid(round=0, boards=[mat("labourer")], orders=orders)
    open_round(match)
    assert match.view(None)["orders"] == ["fortify", None, None]
    five = ["vp", "vp", "tower", "tower", "scout"]
    boards = [mat("labourer", walls=five), mat(passed=True, walls=["labourer_vp", "merchant", "fighter", "cleric"])]
    match = laid(round=7, boards=boards, orders=orders)
    play(match, RED, "pass")
    assert match.over
    sheets = [dict(sheet) for sheet in present(match.result).lines]
    assert sheets[RED]["order_1"] == 4
    assert "order_1" not in sheets[BLUE]


@rule("E3", "3.3", "3.5.2", "9.2.4")
def test_four_players_have_five_taverns_and_one_stays_unclaimed() -> None:
    taverns = ["01", "07", "08", "09", "10"]
    match = laid(seats=4, round=3, boards=[mat("labourer") for _ in range(4)])
    open_round(match, taverns=taverns)
    assert [each["tavern"] for each in match.view(None)["taverns"]] == taverns
    while asked(match, match.waiting[0]) != "take_turn":
        seat = match.waiting[0]
        play(match, seat, match.legal(seat)[0])
    assert sorted(str(each["guest"]) for each in match.view(None)["taverns"]) == ["0", "1", "2", "3", "None"]
    while match.view(None)["round"] == 4:
        seat = match.waiting[0]
        play(match, seat, "pass" if "pass" in match.legal(seat) else match.legal(seat)[0])
    assert sorted(match.view(None)["taverns_gone"]) == taverns


@rule("E4", "3.5.1", "4.13")
def test_engelier_brings_a_fighter_and_a_scout_and_boosts() -> None:
    match = laid(round=3, boards=[mat(faith=2, strength=4, influence=1), mat("labourer")])
    stack_paladins(match, RED, "engelier", "roland", "oliver")
    open_round(match)
    play(match, RED, "use engelier top roland")
    play(match, BLUE, match.legal(BLUE)[0])
    assert asked(match, RED) == "choose_tavern"
    assert workers(match, RED) == "scout fighter"
    assert attributes(match, RED) == (2, 4, 1)
    assert effective(match, RED) == (2 + 1, 4 + 3, 1)


@rule("E4", "4.13")
def test_with_engelier_each_attack_gives_2_silver() -> None:
    crew = "scout labourer fighter cleric scout labourer fighter labourer"
    match = laid(boards=[mat(crew, paladin="engelier", silver=2), OUT], outsiders=PLAIN_FRONT)
    play(match, RED, "attack scout+labourer+fighter", "strike 1")
    assert goods(match, RED)[0] == 2 + 2
    play(match, RED, "pray cleric")  # 2 silver; only the attack space can be cleared
    play(match, RED, "attack scout+labourer+fighter", "strike 2")
    assert goods(match, RED)[0] == 2 + 2 - 2 + 2


def refreshed(**table: Any) -> dict[str, Any]:
    """All have passed in round 4: the refresh."""
    match = laid(boards=[mat("labourer", paladin="roland"), OUT], **table)
    play(match, RED, "pass")
    assert match.view(None)["round"] == 5
    return match.view(None)


@rule("E5", "9.2.1")
def test_the_refresh_slides_the_townsfolk_right() -> None:
    squire, defender, collector = "squire_1", "defender_1", "debt_collector_1"
    new = ["abbot_1", "abbot_2", "abbot_3", "swindler_1"]
    for row in ([None, None, squire, defender, collector], [squire, None, defender, None, collector]):
        view = refreshed(townsfolk=row, townsfolk_deck=new)
        assert view["townsfolk"] == ["abbot_3", "abbot_2", "abbot_1", squire, defender]
        assert collector in view["townsfolk_gone"]
        assert view["townsfolk_deck"] == 1


@rule("E6", "9.2.2")
def test_the_refresh_slides_the_outsiders_left() -> None:
    four = ["viking_thief", "saracen_archer", "byzantine_hunter", "viking_mercenary"]
    front = [None, four[0], four[1], None, four[2], four[3]]
    new = ["saracen_warrior", "viking_traitor", "viking_lookout"]
    view = refreshed(outsiders=front, outsider_deck=new)
    assert view["outsiders"] == [*four, "saracen_warrior", "viking_traitor"]
    assert not set(four) & set(view["outsiders_gone"])
    assert view["outsider_deck"] == 1


# -- left-hand actions -------------------------------------------------------------------------------------------


@rule("E7", "4.14.8", "1.1.3")
def test_fortify_takes_a_merchant_any_worker_and_a_scout() -> None:
    match = laid(boards=[mat("labourer scout merchant criminal criminal criminal"), OUT], walls=["vp"])
    assert sorted("+".join(sorted(crew.split("+"))) for crew in moves(match, RED, "fortify")) == [
        "criminal+criminal+criminal", "criminal+criminal+labourer", "criminal+criminal+merchant",
        "criminal+criminal+scout", "criminal+labourer+merchant", "criminal+labourer+scout",
        "criminal+merchant+scout", "labourer+merchant+scout",
    ]  # fmt: skip
    assert refused(match, RED, "fortify labourer+labourer+merchant") == ("wrong_workers", "1.1.2")
    play(match, RED, "fortify merchant+labourer+scout")
    assert attributes(match, RED) == (0, 1, 0)  # it raises strength


@rule("E7", "4.14.8")
def test_fortify_needs_influence() -> None:
    match = laid(boards=[mat("merchant labourer scout", faith=12, strength=12, walls=["vp"]), OUT])
    assert refused(match, RED, "fortify merchant+labourer+scout") == ("attribute_too_low", "6.3.1")
    found = facts(match, RED, "fortify merchant+labourer+scout")
    assert (found["need"], found["have"], found["attribute"].id) == (1, 0, "attribute-influence")


@rule("E8", "5.1.1", "5.1.2", "5.1.3", "5.1.5")
def test_a_workshop_on_the_left_slot_of_commission() -> None:
    match = laid(boards=[mat("labourer fighter labourer cleric", silver=4), OUT])
    play(match, RED, "develop labourer+fighter", "workshop commission left")
    assert goods(match, RED)[0] == 0
    assert workers(match, RED) == "labourer scout cleric"
    assert board(match, RED)["spaces"]["commission"]["workshops"] == ["left"]
    assert sorted(moves(match, RED, "commission")) == ["labourer+cleric", "scout+cleric"]


@rule("E9", "5.2.2")
def test_an_abbot_discarded_for_2_silver_gives_a_cleric_and_a_labourer() -> None:
    for column in (2, 3):
        row = ["squire_1", "squire_2", "squire_3", "warden_1", "warden_2"]
        row[column - 1] = "abbot_1"
        match = laid(boards=[mat("fighter", silver=3), OUT], townsfolk=row)
        play(match, RED, "recruit fighter", f"dismiss {column}")
        assert goods(match, RED)[0] == 3 - 2
        assert workers(match, RED) == "labourer cleric"
        assert match.view(None)["townsfolk"][column - 1] is None
        assert "abbot_1" in match.view(None)["townsfolk_gone"]
        assert board(match, RED)["party"] == []


@rule("E10", "5.2.3")
def test_a_gatekeeper_recruited_for_3_silver_or_a_debt() -> None:
    for price, silver, unpaid in (("enlist 1", 3 - 3 + 1, 0), ("enlist 1 debt", 3 + 1, 1)):
        row = ["gatekeeper_2", "squire_2", "squire_3", "warden_1", "warden_2"]
        crew = "labourer fighter merchant labourer scout labourer"
        match = laid(boards=[mat(crew), OUT], townsfolk=row, walls=["vp"])
        play(match, RED, "recruit labourer+fighter", price)
        assert (goods(match, RED)[0], board(match, RED)["unpaid"]) == (silver, unpaid)
        assert board(match, RED)["party"] == ["gatekeeper_2"]
        play(match, RED, "fortify merchant+labourer+scout")
        assert goods(match, RED)[0] == silver + 1


@rule("E11", "5.4.1")
def test_a_criminal_prays_and_absolve_is_free_again() -> None:
    spaces = {"absolve": "cleric labourer merchant", "hunt": "labourer"}
    match = laid(boards=[mat("criminal cleric labourer merchant", silver=3, spaces=spaces), OUT])
    assert refused(match, RED, "absolve cleric+labourer+merchant") == ("space_blocked", "4.2")
    play(match, RED, "pray criminal", "clear absolve")
    assert goods(match, RED)[0] == 3 - 2
    assert (on(match, RED, "absolve"), on(match, RED, "pray"), on(match, RED, "hunt")) == (
        [],
        ["criminal"],
        ["labourer"],
    )
    assert allowed(match, RED, "absolve cleric+labourer+merchant")


# -- right-hand actions ------------------------------------------------------------------------------------------


@rule("E12", "6.1.1", "6.1.2", "6.1.3")
def test_a_monk_to_the_scout_square_of_region_2() -> None:
    for sent in range(3):
        red = mat(
            "labourer cleric", faith=2, influence=1, paladin="anseis",
            workshops={"commission": ["left"]}, done={"commission": sent},
        )  # fmt: skip
        match = laid(boards=[red, OUT])
        assert effective(match, RED)[0] == 3
        play(match, RED, "commission labourer+cleric", "send 2 scout")
        assert workers(match, RED) == "scout"
        assert attributes(match, RED) == (2, 0, 2)
        assert goods(match, RED) == (3, 0)
        square = next(each for each in match.view(None)["squares"] if each["square"] == "r2_s3")
        assert (square["side"], square["piece"]) == (RED, "monk")


@rule("E13", "6.3.3", "4.13")
def test_anseis_fortifies_without_provisions() -> None:
    three = ["vp", "vp", "tower"]
    red = mat("merchant labourer scout", influence=2, walls=three, paladin="anseis")
    match = laid(boards=[red, OUT], walls=["labourer_fighter", "scout"])
    assert effective(match, RED)[2] == 5
    told = play(match, RED, "fortify merchant+labourer+scout")
    assert told[1:] == [
        "wall_built wall=labourer_fighter",
        "raised attribute=strength n=1 level=1",
        "workers_gained workers=labourer",
        "workers_gained workers=fighter",
    ]
    assert goods(match, RED) == (3, 1)
    assert workers(match, RED) == "labourer fighter"
    assert board(match, RED)["done"]["fortify"] == 4


@rule("E13", "6.3.1", "6.3.2")
def test_the_fifth_wall_needs_influence_7_and_2_provisions() -> None:
    move, four = "fortify merchant+labourer+scout", ["vp", "vp", "tower", "labourer_fighter"]
    match = laid(boards=[mat("merchant labourer scout", influence=6, walls=four, provisions=9), OUT])
    assert refused(match, RED, move) == ("attribute_too_low", "6.3.1")
    assert (facts(match, RED, move)["need"], facts(match, RED, move)["have"]) == (7, 6)
    match = laid(boards=[mat("merchant labourer scout", influence=7, walls=four, provisions=1), OUT])
    assert refused(match, RED, move) == ("too_few_provisions", "6.3.2")
    assert facts(match, RED, move) == {"need": 2, "have": 1, "lack": 1}


@rule("E14", "6.2.1", "6.2.2", "6.2.3")
def test_an_outpost_on_the_pray_square_of_region_3() -> None:
    for placed in range(3):
        red = mat(
            "merchant labourer fighter", strength=3, paladin="otton",
            done={"garrison": placed}, spaces={"hunt": "labourer scout"},
        )  # fmt: skip
        match = laid(boards=[red, OUT])
        assert effective(match, RED)[1] == 5
        play(match, RED, "garrison merchant+labourer+fighter", "post 3 pray", "clear hunt")
        assert on(match, RED, "hunt") == []
        assert attributes(match, RED) == (1, 3, 0)
        assert goods(match, RED) == (3, 0)
        square = next(each for each in match.view(None)["squares"] if each["square"] == "r3_s4")
        assert (square["side"], square["piece"]) == (RED, "outpost")


@rule("E15", "6.4.1", "6.4.2", "6.4.3")
def test_absolve_on_a_pay_debt_square() -> None:
    match = laid(boards=[mat("cleric labourer merchant labourer", unpaid=1, suspicions=[2], silver=1), OUT])
    play(match, RED, "absolve cleric+labourer+merchant", "jar debt", "settle", "discard 1")
    mine = board(match, RED)
    assert (mine["unpaid"], mine["paid"], mine["suspicions"], mine["silver"]) == (0, 1, [], 0)
    assert attributes(match, RED) == (1, 0, 0)  # and no influence was needed
    assert mine["jars"] == ["abs_debt_1"]


@rule("E16", "6.5.1", "6.5.2", "6.5.3")
def test_two_missing_strength_cost_1_silver() -> None:
    front = [*PLAIN_FRONT[:3], "viking_mercenary", *PLAIN_FRONT[4:]]
    match = laid(boards=[mat("scout labourer fighter", strength=3, paladin="otton"), OUT], outsiders=front)
    assert effective(match, RED)[1] == 5
    play(match, RED, "attack scout+labourer+fighter", "strike 4")
    assert goods(match, RED)[0] == 3 - 1
    assert attributes(match, RED) == (0, 3, 1)
    assert workers(match, RED) == "labourer labourer"
    assert board(match, RED)["attacked"] == ["viking_mercenary"]


@rule("E17", "6.6.1", "6.6.2", "6.6.3", "6.6.4")
def test_an_assassin_converted_for_2_silver() -> None:
    saracens = ["saracen_archer", "saracen_hunter", "saracen_protector"]
    for made in (2, 3, 4):
        front = ["saracen_invader", "viking_assassin", *PLAIN_FRONT[2:]]
        red = mat("fighter labourer cleric", faith=3, paladin="anseis", done={"convert": made}, attacked=saracens)
        match = laid(boards=[red, OUT], outsiders=front)
        assert effective(match, RED)[0] == 4
        play(match, RED, "convert fighter+labourer+cleric", "persuade 2")
        assert goods(match, RED)[0] == 3 - 2
        assert attributes(match, RED) == (3, 2, 0)
        assert board(match, RED)["converted"] == ["viking_assassin"]
        assert lines(match, RED)["viking_assassin"] == 3


# -- tax and the Inquisition -------------------------------------------------------------------------------------

STORES_FIRST = ["stores", "pray", "three_labourers", "any_attribute", "settle"]


@rule("E18", "8.1.2", "8.2.3")
def test_a_tax_shortfall_is_completed_before_the_inquisition() -> None:
    favours = ["two_criminals", *STORES_FIRST[1:]]
    match = laid(boards=[mat("labourer"), OUT], favours=favours, tax=1, suspicions=[2, 0, 0])
    told = play(match, RED, "favour 1 labourer")
    assert told == [
        "favour_used favour=two_criminals workers=labourer",
        "workers_gained workers=criminal+criminal",
        "suspicion_drawn tax=2", "tax_taken n=1 left=0", "silver_gained n=1",
        INQUISITION, "accused suspicions=1 discarded=0 rule=8.3.2", "tax_refilled n=6",
        "suspicion_drawn tax=0",
    ]  # fmt: skip
    assert goods(match, RED)[0] == 3 + 2  # one from the tax supply, one from the general supply
    assert match.view(None)["tax"] == 6


@rule("E19", "8.3.2", "8.3.3", "8.3.5")
def test_the_two_most_suspected_take_a_debt_each() -> None:
    counts = (1, 0, 3, 3)
    boards = [mat("labourer labourer", suspicions=[0] * count) for count in counts]
    match = laid(seats=4, boards=boards, favours=STORES_FIRST, tax=1)
    told = play(match, RED, "favour 1 labourer")
    assert told.count("accused suspicions=3 discarded=1 rule=8.3.2") == 2
    sides = (RED, BLUE, GREEN, YELLOW)
    assert [board(match, side)["unpaid"] for side in sides] == [0, 0, 1, 1]
    assert [len(board(match, side)["suspicions"]) for side in sides] == [1, 0, 2, 2]
    assert match.view(None)["tax"] == 8


@rule("E20", "8.3.1", "8.3.1.1", "8.3.1.2", "8.3.1.3", "R21")
def test_peddler_then_swindlers_then_squires() -> None:
    party = ["swindler_1", "swindler_2", "peddler_3", "squire_1", "squire_2"]
    red = mat("labourer labourer", suspicions=[1, 2], party=party)
    match = laid(boards=[red, mat("labourer", suspicions=[0])], favours=STORES_FIRST, tax=1)
    play(match, RED, "favour 1 labourer")
    assert goods(match, RED) == (3 + 1, 1 + 2)
    assert refused(match, RED, "ability squire_1") == ("still_suspected", "8.3.1.3")
    play(match, RED, "ability peddler_3")
    assert goods(match, RED)[0] == 4 + 2
    play(match, RED, "ability swindler_1", "ability swindler_2")
    assert board(match, RED)["suspicions"] == []
    told = play(match, RED, "ability squire_1", "ability squire_2")
    assert attributes(match, RED) == (1, 0, 1)
    assert (board(match, RED)["unpaid"], board(match, BLUE)["unpaid"]) == (0, 1)  # the player compares with 0
    assert "accused suspicions=1 discarded=0 rule=8.3.2" in told


# -- scoring -----------------------------------------------------------------------------------------------------


@rule("E21", "10.1", "10.2", "10.3", "10.5", "10.8", "10.9", "10.10", "10.12.1")
def test_a_sheet_of_66_points() -> None:
    for faith, silver, provisions in ((6, 2, 1), (7, 3, 2)):
        red = mat(
            "labourer", faith=faith, strength=11, influence=10, silver=silver, provisions=provisions, paid=2, unpaid=1,
            done={"commission": 6}, walls=["vp", "labourer_vp", "tower", "scout", "merchant", "cleric"],
            converted=["viking_adventurer", "byzantine_warrior", "saracen_warrior", "viking_assassin"],
            attacked=["saracen_archer", "saracen_hunter", "saracen_invader"],
        )  # fmt: skip
        match = laid(boards=[red], orders=["fortify", "attack", "commission"])
        assert lines(match, RED) == {
            "order_1": 4, "order_3": 8,
            "strength": 16, "influence": 13, "faith": 6,
            "commission": 5, "garrison": 0, "fortify": 3, "walls": 3, "absolve": 0, "develop": 0,
            "viking_adventurer": 3, "byzantine_warrior": 1, "saracen_warrior": 1, "viking_assassin": 3,
            "paid_debts": 2, "unpaid_debts": -3, "leftovers": 1,
        }  # fmt: skip
        assert total(match, RED) == 66


@rule("E30", "10.11.7")
def test_one_mercenary_is_worth_2_and_two_are_worth_3_each() -> None:
    match = laid(boards=[mat("labourer", converted=["viking_mercenary"])])
    assert lines(match, RED)["viking_mercenary"] == 2
    both = ["viking_mercenary", "byzantine_mercenary"]
    match = laid(boards=[mat("labourer", converted=both)])
    assert [lines(match, RED)[each] for each in both] == [3, 3]


# -- the AI player -----------------------------------------------------------------------------------------------


@rule("E22", "12.1.5")
def test_standard_difficulty_gives_the_three_turned_up_orders_a_workshop() -> None:
    wanted = ["commission", "absolve", "attack"]
    for seed in range(500):
        match = regnum.new("paladins", seats=1, seed=seed, options={"difficulty": "standard"})
        spaces = board(match, AI)["spaces"]
        if [action for action, space in spaces.items() if space["workshops"]] == wanted:
            break
    assert [len(spaces[action]["workshops"]) for action in wanted] == [1, 1, 1]
    assert [event.plain() for event in match.opening][1:] == [
        f"rival_strengthened action={action} reason=difficulty rule=12.1.5" for action in wanted
    ]


@rule("E23", "12.2.4")
def test_in_round_4_it_has_exactly_seven_workers() -> None:
    match = laid(seats=1, round=3, boards=[mat("labourer"), mat(2, spaces={"trade": 1})], suspicions=[0] * 4)
    open_round(match)
    play(match, HUMAN, match.legal(HUMAN)[0])
    told = play(match, HUMAN, match.legal(HUMAN)[0])
    assert board(match, AI)["workers"] == 7
    assert "rival_mustered workers=7 rule=12.2.4" in told


@rule("E24", "12.5.3", "12.5.4")
def test_with_too_few_workers_it_falls_back() -> None:
    for have in (2, 3, 7):
        match, told = rival("commission", ai=mat(have, workshops={"commission": ["left"]}), townsfolk=[None] * 5)
        assert told[1] == "rival_acted action=commission reason=scheme workers=2 rule=12.5.3"
        assert board(match, AI)["workers"] == have - 2
        assert board(match, AI)["done"]["commission"] == 1
    match, told = rival("commission", ai=mat(1, workshops={"commission": ["left"]}))
    assert told[1:3] == [
        "rival_failed action=commission reason=workers need=2 have=1 rule=12.5.6 attribute=",
        "rival_acted action=recruit reason=fallback workers=1 rule=12.5.4",
    ]
    assert board(match, AI)["done"]["commission"] == 0
    blocked = {"recruit": 1}
    match, told = rival("commission", ai=mat(1, workshops={"commission": ["left"]}, spaces=blocked))
    assert told[3] == "rival_acted action=pray reason=fallback workers=1 rule=12.5.4"


@rule("E25", "12.4.1")
def test_from_space_3_it_tries_columns_3_4_5_and_so_on() -> None:
    row: list[str | None] = ["squire_1", "acolyte_1", "warden_3", "gatekeeper_2", "abbot_1"]
    found = []
    for _ in range(5):
        _, told = rival("recruit", marker=3, townsfolk=row)
        column = int(
            next(line for line in told if line.startswith("rival_targeted")).split()[2].removeprefix("column=")
        )
        found.append(column)
        row = [card if at != column else None for at, card in enumerate(row, 1)]
    assert found == [3, 4, 5, 1, 2]


@rule("E26", "12.3.5")
def test_it_does_not_pay_for_a_favour() -> None:
    favours = ["settle", "pray", "three_labourers", "any_attribute", "stores"]  # settle costs 1 silver
    match, told = rival("kings_favour", favours=favours, ai=mat(7, unpaid=1))
    assert "debt_paid" in told
    assert not any(line.startswith(("silver_paid", "tax_", "marker_")) for line in told)
    assert (board(match, AI)["silver"], board(match, AI)["paid"]) == (0, 1)
    assert match.view(None)["favours"][0]["side"] == AI


@rule("E27", "12.6.13")
def test_it_tries_the_orders_from_the_right_and_fulfilled_ones_last() -> None:
    orders = ["fortify", "convert", "commission"]
    strong: dict[str, Any] = {"faith": 12, "strength": 12, "influence": 12}
    all_blocked = {"commission": 3, "convert": 3, "fortify": 3}
    _, told = rival("kings_order", orders=orders, ai=mat(7, **strong, spaces=all_blocked))
    assert tried(told)[:4] == ["commission", "convert", "fortify", "recruit"]
    _, told = rival("kings_order", orders=orders, ai=mat(7, **strong))
    assert tried(told) == ["commission"]
    _, told = rival("kings_order", orders=orders, ai=mat(7, **strong, done={"commission": 5}))
    assert tried(told) == ["convert"]
    assert told[1] == "rival_acted action=convert reason=order workers=3 rule=12.6.13"
    _, told = rival("kings_order", orders=orders, ai=mat(7, **strong, spaces={"commission": 3}))
    assert tried(told) == ["commission", "convert"]


@rule("E28", "12.6.14", "12.3.4", "12.3.2")
def test_a_kings_favour_scheme_with_a_wrap() -> None:
    favours = ["stores", "forgive_and_tax", "pray", "three_labourers", "any_attribute"]
    petitioners = {5: "red labourer", 1: "red labourer"}
    ai = mat(7, faith=3, strength=4, influence=2, suspicions=[1])
    match, told = rival(
        "kings_favour", favours=favours, favours_shown=5, petitioners=petitioners, ai=ai, marker=5, tax=3, round=7
    )
    assert told == [
        "scheme_turned scheme=kings_favour rule=12.5.2",
        "rival_acted action=favour reason=scheme workers=1 rule=12.6.14",
        "rival_targeted space=5 column=2 what=favour rule=12.4.1",
        "favour_used favour=forgive_and_tax workers=nothing",
        "suspicion_discarded n=1",
        "rival_taxed n=2 left=1 rule=12.3.2",
        "marker_moved n=2 space=2 rule=12.3.2",
        "marker_wrapped attribute=influence level=3 rule=12.3.4",
    ]
    assert attributes(match, AI) == (3, 4, 3)
    assert (match.view(None)["tax"], match.view(None)["schemes"]["marker"]) == (1, 2)
    assert (board(match, AI)["suspicions"], board(match, AI)["workers"]) == ([], 6)


@rule("E29", "12.7.3", "12.7.4", "R19")
def test_an_ai_sheet_of_76_points() -> None:
    for faith, influence, points in ((8, 12, (9, 20)), (10, 11, (13, 16))):
        shops = {
            "commission": ["left", "middle"],
            "garrison": ["left", "middle"],
            "attack": ["left"],
            "absolve": ["left"],
        }
        ai = mat(
            0, faith=faith, strength=12, influence=influence, paid=1, unpaid=2, workshops=shops,
            done={"commission": 6, "garrison": 5},
            converted=[
                "viking_armourer", "viking_lookout", "viking_guardian", "viking_protector", "byzantine_invader",
                "byzantine_hunter",
            ],
            attacked=["viking_thief", "viking_traitor", "saracen_archer"],
        )  # fmt: skip
        match = laid(seats=1, boards=[mat("labourer"), ai], orders=["fortify", "garrison", "commission"])
        assert lines(match, AI) == {
            "order_2": 6, "order_3": 8,
            "faith": points[0], "strength": 20, "influence": points[1],
            "commission": 5, "garrison": 2, "fortify": 0, "walls": 0, "absolve": 0,
            "viking_armourer": 3, "viking_lookout": 1, "viking_guardian": 3, "viking_protector": 1,
            "byzantine_invader": 2, "byzantine_hunter": 1,
            "paid_debts": 1, "unpaid_debts": -6,
        }  # fmt: skip
        assert total(match, AI) == 76
