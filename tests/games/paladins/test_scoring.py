"""10. The score sheet line by line, then the winner."""

from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.core.messages import Result
from regnum.games.paladins.cards import OUTSIDERS, TOWNSFOLK
from regnum.testing import lines, play, rule, total
from tests.typed import present

from .laying import BLUE, GREEN, RED, bits, board, laid, mat, state_of

TRACK = [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]
COMMISSION_LIKE = [0, 0, 0, 0, 0, 2, 5, 9]
FORTIFY_LIKE = [0, 0, 0, 0, 0, 1, 3, 6]
ORDERS = ["fortify", "convert", "commission"]
WALLS = ["tower", "tower", "scout", "merchant", "fighter", "cleric", "scout_merchant"]
JARS = ["abs_recruit", "abs_labourer", "abs_pray_1", "abs_pray_2", "abs_faith", "abs_provisions", "abs_suspicion_1"]
SARACENS = ["saracen_adventurer", "saracen_archer", "saracen_barbarian", "saracen_champion"]
BYZANTINES = ["byzantine_guardian", "byzantine_hunter", "byzantine_lookout", "byzantine_traitor"]
VIKINGS = ["viking_adventurer", "viking_armourer", "viking_guardian", "viking_thief"]
PARTY = ["abbot_1", "abbot_2", "acolyte_1", "acolyte_2", "architect_1", "warden_1"]


def sheet(**more: Any) -> dict[str, int]:
    """Red's lines with nothing but this on the table."""
    return lines(table(**more), RED)


def table(*, orders: list[str] | None = None, round: int = 4, **more: Any) -> Match:
    """Red has this, Blue nothing, and nobody any goods."""
    me = mat("labourer", **({"silver": 0, "provisions": 0} | more))
    return laid(round=round, boards=[me, mat("labourer", silver=0, provisions=0)], orders=orders)


def developed(times: int) -> dict[str, list[str]]:
    """Workshops for so many developments."""
    actions = ["commission", "fortify", "garrison", "absolve"]
    slots = [(action, slot) for action in actions for slot in ("left", "middle")][:times]
    return {action: [slot for other, slot in slots if other == action] for action in dict(slots)}


# -- the lines -----------------------------------------------------------------------------------------------------


@rule("10.1")
@pytest.mark.parametrize("slot, points", [(1, 4), (2, 6), (3, 8)])
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_an_order_scores_by_its_slot(slot: int, points: int, action: str) -> None:
    others = [each for each in ("attack", "garrison", "absolve") if each != action]
    orders = [*others[: slot - 1], action, *others[slot - 1 :]][:3]
    assert sheet(orders=orders, done={action: 5})[f"order_{slot}"] == points
    assert sheet(orders=orders, done={action: 7})[f"order_{slot}"] == points
    assert f"order_{slot}" not in sheet(orders=orders, done={action: 4})


@rule("10.1")
def test_all_players_score_an_order_and_one_player_scores_all_orders() -> None:
    done = dict.fromkeys(ORDERS, 5)
    boards = [mat("labourer", done=done), mat("labourer", done={"convert": 6}), mat("labourer")]
    match = laid(seats=3, boards=boards, orders=ORDERS)
    assert {line: points for line, points in lines(match, RED).items() if "order" in line} == {
        "order_1": 4,
        "order_2": 6,
        "order_3": 8,
    }
    assert {line: points for line, points in lines(match, BLUE).items() if "order" in line} == {"order_2": 6}
    assert not any("order" in line for line in lines(match, GREEN))


@rule("10.2")
@pytest.mark.parametrize("level, points", [*enumerate(TRACK)])
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_an_attribute_scores_by_its_level(attribute: str, level: int, points: int) -> None:
    scored = sheet(**{attribute: level})
    assert scored[attribute] == points
    assert sum(scored.values()) == points


@rule("10.2", "R44")
def test_the_boost_of_a_paladin_is_not_scored() -> None:
    scored = sheet(faith=4, paladin="oliver", converted=["saracen_warrior"])
    assert scored["faith"] == 3
    assert scored["saracen_warrior"] == 1


@rule("10.3", "10.12.1")
@pytest.mark.parametrize("times, points", [*enumerate(COMMISSION_LIKE)])
def test_commissions_score_by_their_number(times: int, points: int) -> None:
    assert sheet(done={"commission": times})["commission"] == points


@rule("10.4", "10.12.1")
@pytest.mark.parametrize("times, points", [*enumerate(COMMISSION_LIKE)])
def test_garrisons_score_by_their_number(times: int, points: int) -> None:
    assert sheet(done={"garrison": times})["garrison"] == points


@rule("10.5", "10.12.1")
@pytest.mark.parametrize("times, points", [*enumerate(FORTIFY_LIKE)])
def test_walls_score_by_their_number(times: int, points: int) -> None:
    scored = sheet(walls=WALLS[:times])
    assert (scored["fortify"], scored["walls"]) == (points, 0)


@rule("10.5")
def test_points_printed_on_walls_are_added() -> None:
    scored = sheet(walls=["vp", "vp", "labourer_vp", "labourer_vp", "tower"])
    assert (scored["fortify"], scored["walls"]) == (1, 6)


@rule("10.6", "10.12.1")
@pytest.mark.parametrize("times, points", [*enumerate(FORTIFY_LIKE)])
def test_jars_score_by_their_number(times: int, points: int) -> None:
    assert sheet(jars=JARS[:times])["absolve"] == points


@rule("10.7", "10.12.1")
@pytest.mark.parametrize("times, points", [*enumerate([0, 0, 0, 0, 0, 0, 1, 3, 6])])
def test_workshops_score_by_their_number(times: int, points: int) -> None:
    assert sheet(workshops=developed(times))["develop"] == points


@rule("10.8")
def test_only_ones_own_converted_outsiders_score() -> None:
    boards = [mat("labourer", converted=["viking_mercenary"]), mat("labourer", converted=["saracen_champion"])]
    match = laid(boards=boards)
    assert lines(match, RED)["viking_mercenary"] == 2
    assert "saracen_champion" not in lines(match, RED)
    assert lines(match, BLUE)["saracen_champion"] == 1


@rule("10.9")
@pytest.mark.parametrize("paid, unpaid", [(0, 0), (3, 0), (0, 2), (2, 3)])
def test_debts_score_one_if_paid_and_cost_three_if_not(paid: int, unpaid: int) -> None:
    scored = sheet(paid=paid, unpaid=unpaid)
    assert (scored["paid_debts"], scored["unpaid_debts"]) == (paid, -3 * unpaid)


@rule("10.10")
@pytest.mark.parametrize(
    "silver, provisions, points",
    [(0, 0, 0), (2, 0, 0), (0, 2, 0), (1, 2, 1), (2, 1, 1), (3, 0, 1), (0, 3, 1), (2, 3, 1), (5, 5, 3), (7, 2, 3)],
)
def test_silver_and_provisions_together_score_one_for_three(silver: int, provisions: int, points: int) -> None:
    assert sheet(silver=silver, provisions=provisions)["leftovers"] == points


# -- converted outsiders -------------------------------------------------------------------------------------------

NATIONS = {"saracen": SARACENS, "byzantine": BYZANTINES, "viking": VIKINGS}


@rule("10.11.1")
@pytest.mark.parametrize(
    "outsider, nation",
    [
        ("viking_assassin", "saracen"),
        ("byzantine_assassin", "saracen"),
        ("viking_barbarian", "byzantine"),
        ("saracen_barbarian", "byzantine"),
        ("byzantine_invader", "viking"),
        ("saracen_invader", "viking"),
    ],
)
def test_assassin_barbarian_and_invader_count_attacked_outsiders_of_a_nation(outsider: str, nation: str) -> None:
    others = [card for other, cards in NATIONS.items() if other != nation for card in cards if card != outsider]
    mine = [card for card in NATIONS[nation] if card != outsider]
    assert sheet(converted=[outsider], attacked=others)[outsider] == 0
    for count in range(len(mine) + 1):
        assert sheet(converted=[outsider], attacked=[*others, *mine[:count]])[outsider] == count


@rule("10.11.1")
def test_converted_outsiders_of_the_nation_do_not_count_as_attacked() -> None:
    assert sheet(converted=["viking_assassin", *SARACENS])["viking_assassin"] == 0


COUNTERS = [
    ("viking_lookout", "fortify"),
    ("byzantine_lookout", "fortify"),
    ("saracen_vigilante", "absolve"),
    ("saracen_archer", "garrison"),
    ("viking_guardian", "develop"),
    ("byzantine_guardian", "develop"),
    ("viking_adventurer", "commission"),
    ("saracen_adventurer", "commission"),
]


@rule("10.11.2")
@pytest.mark.parametrize("outsider, action", COUNTERS)
@pytest.mark.parametrize("times", range(8))
def test_these_outsiders_score_one_for_two_actions(outsider: str, action: str, times: int) -> None:
    everything = dict.fromkeys(("fortify", "absolve", "garrison", "develop", "commission"), 4)
    assert sheet(converted=[outsider], done={action: times})[outsider] == times // 2
    del everything[action]
    assert sheet(converted=[outsider], party=PARTY, done=everything)[outsider] == 0


@rule("10.11.2", "10.11.3", "R33")
@pytest.mark.parametrize("hunter", ["byzantine_hunter", "saracen_hunter"])
@pytest.mark.parametrize("count", range(7))
def test_a_hunter_scores_one_for_two_townsfolk_in_the_party(hunter: str, count: int) -> None:
    assert sheet(converted=[hunter], party=PARTY[:count], done={"recruit": 6})[hunter] == count // 2


@rule("10.11.3", "R33")
def test_a_discarded_townsfolk_does_not_count_for_a_hunter_and_a_free_recruit_does() -> None:
    row = ["swindler_1", "defender_1", "defender_2", "gatekeeper_1", "gatekeeper_2"]
    boards = [mat("labourer", converted=["saracen_hunter"], party=["abbot_1"]), mat("labourer")]
    match = laid(boards=boards, townsfolk=row)
    play(match, RED, "recruit labourer", "dismiss 5")
    assert lines(match, RED)["saracen_hunter"] == 0
    boards = [mat("scout", converted=["saracen_hunter"], party=["abbot_1"]), mat("labourer")]
    favours = ["free_recruit", "pray", "stores", "settle", "two_criminals"]
    match = laid(boards=boards, townsfolk=row, favours=favours)
    play(match, RED, "favour 1 scout", "enlist 5")
    assert lines(match, RED)["saracen_hunter"] == 1


@rule("10.11.3", "R33")
def test_the_drafted_townsfolk_counts_for_a_hunter() -> None:
    match = regnum.new("paladins", seats=2, seed=5)
    first = match.waiting[0]
    play(match, first, match.legal(first)[0])
    me = state_of(match).own(first)
    (drafted,) = board(match, first)["party"]
    other = next(at for at, card in enumerate(TOWNSFOLK) if card.id != drafted)
    me.converted = bits(OUTSIDERS, ["saracen_hunter"])
    assert lines(match, first)["saracen_hunter"] == 0
    me.party |= 1 << other
    assert lines(match, first)["saracen_hunter"] == 1  # the drafted one and another


@rule("10.11.4")
@pytest.mark.parametrize(
    "outsider, attribute",
    [
        ("saracen_warrior", "faith"),
        ("byzantine_warrior", "faith"),
        ("viking_armourer", "strength"),
        ("byzantine_armourer", "strength"),
        ("viking_marauder", "influence"),
        ("saracen_marauder", "influence"),
    ],
)
@pytest.mark.parametrize("level", [0, 3, 4, 7, 8, 11, 12])
def test_warrior_armourer_and_marauder_score_one_for_four_points(outsider: str, attribute: str, level: int) -> None:
    assert sheet(converted=[outsider], **{attribute: level})[outsider] == level // 4
    others = {other: 12 for other in ("faith", "strength", "influence") if other != attribute}
    assert sheet(converted=[outsider], **others)[outsider] == 0


@rule("10.11.4", "10.8")
def test_each_card_is_rounded_down_on_its_own() -> None:
    scored = sheet(converted=["saracen_warrior", "byzantine_warrior"], faith=7)
    assert (scored["saracen_warrior"], scored["byzantine_warrior"]) == (1, 1)
    scored = sheet(converted=["viking_adventurer", "saracen_adventurer"], done={"commission": 3})
    assert (scored["viking_adventurer"], scored["saracen_adventurer"]) == (1, 1)


@rule("10.11.5")
@pytest.mark.parametrize("count", range(4))
def test_protector_thief_and_traitor_count_debts_and_suspicions(count: int) -> None:
    cards = [
        "viking_protector",
        "saracen_protector",
        "viking_thief",
        "byzantine_thief",
        "viking_traitor",
        "byzantine_traitor",
    ]
    scored = sheet(converted=cards, paid=count, suspicions=[0] * (count + 1), unpaid=count + 2)
    assert [scored[card] for card in cards] == [count, count, count + 1, count + 1, count + 2, count + 2]


@rule("10.11.5")
def test_with_a_traitor_each_unpaid_debt_costs_one_point_less() -> None:
    with_it = sheet(converted=["viking_traitor"], unpaid=3)
    assert with_it["unpaid_debts"] + with_it["viking_traitor"] == -6
    both = sheet(converted=["viking_traitor", "byzantine_traitor"], unpaid=3)
    assert sum(both.values()) == -3


@rule("10.11.6")
@pytest.mark.parametrize("champion", ["byzantine_champion", "saracen_champion"])
@pytest.mark.parametrize("count", range(4))
def test_a_champion_scores_one_and_one_for_each_order(champion: str, count: int) -> None:
    done = dict.fromkeys(["fortify", "garrison", "commission"][:count], 5)
    scored = sheet(orders=["fortify", "garrison", "commission"], done=done, converted=[champion])
    assert scored[champion] == 1 + count


MERCENARIES = ["viking_mercenary", "byzantine_mercenary", "saracen_mercenary_1", "saracen_mercenary_2"]


@rule("10.11.7")
@pytest.mark.parametrize("count, each", [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_mercenaries_are_worth_more_together(count: int, each: int) -> None:
    scored = sheet(converted=MERCENARIES[:count], attacked=MERCENARIES[count:])
    assert [scored[card] for card in MERCENARIES[:count]] == [each] * count
    assert not any(card in scored for card in MERCENARIES[count:])


# -- notes and the winner ------------------------------------------------------------------------------------------


@rule("10.12.1")
def test_six_commissions_give_five_points_and_no_more() -> None:
    assert sum(sheet(done={"commission": 6}, orders=["fortify", "garrison", "absolve"]).values()) == 5


@rule("10.12.2")
def test_suspicions_and_leftover_workers_neither_score_nor_cost() -> None:
    match = laid(
        boards=[
            mat(
                "labourer criminal criminal scout",
                silver=0,
                provisions=0,
                suspicions=[0, 1, 2, 2],
                spaces={"hunt": "scout"},
            ),
            mat("labourer", silver=0, provisions=0),
        ]
    )
    assert total(match, RED) == 0


def ended(*boards: dict[str, Any], orders: Any = None) -> Result:
    """The result of a game that ends with these boards."""
    match = laid(seats=len(boards), round=7, boards=list(boards), orders=orders or ["fortify", "convert", "commission"])
    for seat in range(len(boards)):
        play(match, seat, "pass")
    assert match.over
    return present(match.result)


def last(**more: Any) -> dict[str, Any]:
    """A board at the end without goods."""
    return mat("labourer", **({"silver": 0, "provisions": 0} | more))


@rule("10.12.3")
def test_the_most_points_win() -> None:
    result = ended(last(paid=1), last(paid=3), last(unpaid=1))
    assert result.totals == [1, 3, -3]
    assert result.ranks == [2, 1, 3]
    assert result.winners == [BLUE]


@rule("10.12.3")
def test_in_a_tie_more_points_from_orders_win_even_with_more_suspicions() -> None:
    # 8 for order 3 and 2 for five commissions, against ten debts paid.
    result = ended(last(paid=10), last(done={"commission": 5}, suspicions=[0] * 9))
    assert result.totals == [10, 10]
    assert result.winners == [BLUE]


@rule("10.12.3")
def test_in_a_tie_an_order_counts_with_the_points_of_its_slot() -> None:
    first = last(done={"fortify": 5}, paid=5)  # 4 + 1 + 5
    second = last(done={"commission": 5})  # 8 + 2
    result = ended(first, second)
    assert result.totals == [10, 10]
    assert result.winners == [BLUE]


@rule("10.12.3")
def test_then_fewer_suspicions_win() -> None:
    result = ended(last(paid=2, suspicions=[0, 0]), last(paid=2, suspicions=[2]), last(paid=2, suspicions=[0, 0]))
    assert result.totals == [2, 2, 2]
    assert result.winners == [BLUE]
    assert result.ranks == [2, 1, 2]


@rule("10.12.3")
def test_then_the_victory_is_shared() -> None:
    result = ended(last(paid=2, suspicions=[0]), last(paid=2, suspicions=[2]), last(paid=1))
    assert result.winners == [RED, BLUE]
    assert result.ranks == [1, 1, 3]


@rule("10.1", "10.2", "10.3", "10.5", "10.8", "10.9", "10.10")
def test_the_total_is_the_sum_of_all_lines() -> None:
    match = table(
        orders=["fortify", "attack", "commission"],
        strength=11,
        influence=10,
        faith=6,
        walls=["vp", "labourer_vp", "tower", "tower", "scout", "merchant"],
        converted=["viking_adventurer", "saracen_warrior", "byzantine_warrior", "viking_assassin"],
        attacked=["saracen_archer", "saracen_champion", "saracen_hunter"],
        paid=2,
        unpaid=1,
        silver=2,
        provisions=2,
        done={"commission": 6},
    )
    assert [points for _, points in match.score(RED) if points] == [
        4, 8,  # orders
        6, 16, 13,  # faith, strength, influence
        5, 3, 3,  # commissions, walls, and what is printed on them
        3, 3, 1, 1,  # outsiders in the order of the box: Adventurer, Assassin, two Warriors
        2, -3, 1,  # debts and leftovers
    ]  # fmt: skip
    assert total(match, RED) == 66
