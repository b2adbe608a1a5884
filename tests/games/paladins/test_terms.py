"""1. Workers, goods, attributes, cards, spaces, secrets, rewards."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
import yaml
from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SQUARES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALL_KINDS,
    WALLS,
    Favour,
    either,
)
from regnum.games.paladins.effects.vocabulary import (
    CANCEL,
    CLEAR,
    FREE_DEVELOP,
    FREE_RECRUIT,
    SETTLE,
    forgive,
    provision,
    rise,
    silver,
    tax,
    worker,
)
from regnum.games.paladins.parts import (
    ACTIONS,
    AI_ACTIONS,
    ANY,
    ATTRIBUTES,
    METRICS,
    NATIONS,
    NONE,
    SLOTS,
    TRIGGERS,
    WORKERS,
)
from regnum.games.paladins.workers import written
from regnum.testing import allowed, asked, facts, lines, moves, named, play, play_on, refused, rule
from tests.typed import fields, present

from .laying import BLUE, RED, attributes, board, effective, goods, laid, mat, on, open_round, state_of, workers

FACTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
RIGHT = ACTIONS[6:]
EVERYBODY = "labourer labourer scout scout merchant merchant fighter fighter cleric cleric criminal criminal criminal"
QUIET = ["pray", "stores", "free_recruit", "forgive_and_tax", "two_criminals"]


def able(pool: str = EVERYBODY, **more: Any) -> dict[str, Any]:
    """Somebody who lacks nothing."""
    rich = {"silver": 20, "provisions": 20, "faith": 12, "strength": 12, "influence": 12, "spaces": {"hunt": "scout"}}
    return mat(pool, **{**rich, **more})


def own_kinds(action: str) -> list[str]:
    """A crew in the colours of the slots; labourers where any worker fits."""
    return ["labourer" if slot == ANY else WORKERS[slot] for slot in SLOTS[ACTIONS.index(action)]]


def wanted(match: Match, seat: int, move: str) -> list[str]:
    """The workers that a refusal asks for."""
    return [name.id.removeprefix("worker-").removesuffix(".acc") for name in facts(match, seat, move)["wanted"]]


def crewed(action: str, crew: list[str]) -> str:
    """The action with these workers as the game writes it."""
    at = ACTIONS.index(action)
    return f"{action} {written(at, tuple(sorted(WORKERS.index(kind) for kind in crew)))}"


# -- 1.1 workers ---------------------------------------------------------------------------------------------


@rule("1.1.1")
def test_there_are_six_kinds_of_workers() -> None:
    kinds = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    match = laid(boards=[mat("labourer")])
    assert list(board(match, RED)["workers"]) == kinds
    assert [sheet["id"] for sheet in FACTS["workers"]] == kinds


@rule("1.1.2")
@pytest.mark.parametrize("kind", WORKERS)
@pytest.mark.parametrize("action", ["recruit", "trade", "conspire"])
def test_a_slot_for_any_worker_takes_every_kind(action: str, kind: str) -> None:
    match = laid(boards=[able(f"{kind} labourer")], townsfolk=["abbot_1"] * 5, suspicions=[0])
    assert allowed(match, RED, f"{action} {kind}")


@rule("1.1.2")
@pytest.mark.parametrize("kind", WORKERS)
@pytest.mark.parametrize("action", RIGHT)
def test_the_middle_slot_of_a_right_hand_action_takes_every_kind(action: str, kind: str) -> None:
    crew = own_kinds(action)
    crew[1] = kind
    match = laid(boards=[able()])
    assert allowed(match, RED, crewed(action, crew))


@rule("1.1.2", "1.1.4")
@pytest.mark.parametrize("action, slot", [(action, slot) for action in RIGHT for slot in (0, 2)])
def test_a_coloured_slot_takes_no_other_kind(action: str, slot: int) -> None:
    own = own_kinds(action)
    match = laid(boards=[able()])
    others = [kind for kind in WORKERS if kind not in (own[slot], "criminal")]
    for kind in others:
        crew = [*own[:slot], kind, *own[slot + 1 :]]  # the middle one is a labourer, who fits nowhere else
        assert refused(match, RED, crewed(action, crew)) == ("wrong_workers", "1.1.2")
        assert wanted(match, RED, crewed(action, crew)) == [own[slot]]
    assert len(others) == 4


@rule("1.1.2")
@pytest.mark.parametrize("kind", ["labourer", "scout", "merchant", "fighter"])
def test_pray_takes_a_cleric_and_nobody_else(kind: str) -> None:
    match = laid(boards=[able(f"{kind} cleric")])
    assert refused(match, RED, f"pray {kind}") == ("wrong_workers", "1.1.2")
    assert wanted(match, RED, f"pray {kind}") == ["cleric"]
    assert allowed(match, RED, "pray cleric")


@rule("1.1.2", "1.1.4")
@pytest.mark.parametrize("favour", FAVOURS, ids=lambda favour: favour.id)
def test_a_favour_takes_the_kind_of_its_slot(favour: Favour) -> None:
    rest = [each.id for each in FAVOURS if each is not favour][:4]
    match = laid(boards=[able()], favours=[favour.id, *rest])
    takers = [kind for kind in WORKERS if allowed(match, RED, f"favour 1 {kind}")]
    own = list(WORKERS) if favour.slot == ANY else [WORKERS[favour.slot], "criminal"]
    assert takers == [kind for kind in WORKERS if kind in own]
    for kind in set(WORKERS) - set(own):
        assert refused(match, RED, f"favour 1 {kind}") == ("wrong_workers", "1.1.2")


@rule("1.1.3")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_criminal_fits_every_slot(action: str) -> None:
    busy = {"trade": "scout"} if action != "trade" else {"hunt": "scout"}
    match = laid(boards=[able("criminal criminal criminal", spaces=busy)])
    assert allowed(match, RED, f"{action} " + "+".join(["criminal"] * len(SLOTS[ACTIONS.index(action)])))


@rule("1.1.3")
@pytest.mark.parametrize("action, slot", [(action, slot) for action in RIGHT for slot in range(3)])
def test_a_criminal_stands_for_each_single_worker(action: str, slot: int) -> None:
    crew = own_kinds(action)
    crew[slot] = "criminal"
    match = laid(boards=[able(" ".join(crew))])
    assert allowed(match, RED, crewed(action, crew))


@rule("1.1.4")
@pytest.mark.parametrize("favour", ["any_attribute", "three_labourers"])
def test_nothing_replaces_a_criminal(favour: str) -> None:
    match = laid(boards=[able()], favours=[favour, *QUIET[:4]])
    assert moves(match, RED, "favour")[0] == "1 criminal"
    for kind in WORKERS[:5]:
        assert refused(match, RED, f"favour 1 {kind}") == ("wrong_workers", "1.1.2")
        assert wanted(match, RED, f"favour 1 {kind}") == ["criminal"]


@rule("1.1.4")
def test_a_labourer_has_no_slot_of_its_own() -> None:
    pool = able("labourer labourer labourer", spaces={"pray": "cleric"})
    match = laid(boards=[pool], favours=["settle", "three_labourers", "stores", "pray", "two_criminals"], round=5)
    assert match.legal(RED) == [
        "develop labourer+labourer", "recruit labourer", "hunt labourer", "trade labourer", "conspire labourer",
        "favour 3 labourer", "pass",
    ]  # fmt: skip


@rule("1.1.5")
def test_workers_gained_join_the_pool_and_can_be_placed_on_a_later_turn() -> None:
    mine = mat("labourer labourer", spaces={"trade": "scout"})
    match = laid(boards=[mine, mat("labourer labourer")], townsfolk=[None] * 4 + ["acolyte_1"])
    assert refused(match, RED, "pray cleric") == ("workers_short", "4.3")
    play(match, RED, "recruit labourer")
    assert workers(match, RED) == "labourer cleric"
    play(match, BLUE, "conspire labourer")
    play(match, RED, "pray cleric", "clear recruit")
    assert (workers(match, RED), on(match, RED, "pray"), on(match, RED, "recruit")) == ("labourer", ["cleric"], [])


@rule("1.1.5")
def test_only_workers_of_the_own_pool_can_be_placed() -> None:
    match = laid(boards=[able("labourer merchant"), mat(EVERYBODY)])
    assert refused(match, RED, "fortify merchant+labourer+scout") == ("workers_short", "4.3")
    lacking = facts(match, RED, "fortify merchant+labourer+scout")
    assert [each.id for each in lacking["workers"]] == ["count-scout-acc"]
    assert lacking["wild"] == "yes"  # a criminal would do


@rule("1.1.5", "4.1")
def test_workers_on_a_space_are_no_longer_in_the_pool() -> None:
    match = laid(boards=[mat("labourer labourer scout"), mat("labourer")])
    play(match, RED, "hunt labourer+scout")
    assert workers(match, RED) == "labourer"
    assert on(match, RED, "hunt") == ["labourer", "scout"]


# -- 1.2 goods and stocks ------------------------------------------------------------------------------------


@rule("1.2.1")
def test_the_goods_are_silver_and_provisions() -> None:
    plain = laid(boards=[mat("labourer", silver=4, provisions=5)])
    more_workers = laid(boards=[mat(EVERYBODY, silver=4, provisions=5)])
    assert goods(plain, RED) == (4, 5)
    assert lines(plain, RED)["leftovers"] == lines(more_workers, RED)["leftovers"] == 3


@rule("1.2.2", "1.2.3")
def test_costs_go_to_the_general_supply_and_gains_come_from_it() -> None:
    match = laid(boards=[mat("labourer labourer labourer labourer", silver=4), mat("labourer")], tax=2)
    play(match, RED, "develop labourer+labourer", "workshop fortify left")
    assert (goods(match, RED), match.view(None)["tax"]) == ((0, 1), 2)
    play(match, BLUE, "trade labourer")
    play(match, RED, "trade labourer")
    assert (goods(match, RED), goods(match, BLUE), match.view(None)["tax"]) == ((1, 1), (4, 1), 2)


@rule("1.2.3")
def test_the_tax_supply_is_a_pile_of_its_own() -> None:
    match = laid(boards=[mat("labourer scout")], townsfolk=[None] * 4 + ["architect_3"], tax=6)
    story = play(match, RED, "recruit labourer")
    assert named(story, "silver_gained", "tax_taken") == ["tax_taken n=2 left=4"]
    assert (goods(match, RED), match.view(None)["tax"]) == ((5, 1), 4)


@rule("1.2.4", "R29")
@pytest.mark.parametrize("kind, count", [(sheet["id"], sheet["count"]) for sheet in FACTS["workers"][1:5]])
def test_a_worker_is_gained_although_all_of_the_box_are_out(kind: str, count: int) -> None:
    hoard = " ".join([kind] * count)
    squares = {"scout": "2 scout", "merchant": "3 merchant", "fighter": "3 fighter", "cleric": "4 cleric"}
    match = laid(boards=[able(f"scout labourer cleric {hoard}"), mat(hoard)])
    before = board(match, RED)["workers"][kind]
    play(match, RED, "commission scout+labourer+cleric", f"send {squares[kind]}")
    spent = 1 if kind in ("scout", "cleric") else 0
    assert board(match, RED)["workers"][kind] == before - spent + 1
    assert board(match, RED)["workers"][kind] + board(match, BLUE)["workers"][kind] > count


@rule("1.2.4", "R29")
def test_labourers_criminals_silver_and_provisions_never_run_out() -> None:
    labourers, criminals = " ".join(["labourer"] * 30), " ".join(["criminal"] * 20)
    match = laid(
        boards=[
            mat(f"{labourers} scout merchant", silver=60, provisions=50),
            mat(f"{labourers} {criminals}", silver=60, provisions=50),
        ],
        suspicions=[0],
    )
    play(match, RED, "hunt labourer+scout")
    play(match, BLUE, "conspire labourer")
    play(match, RED, "trade labourer+merchant")
    assert goods(match, RED) == (63, 53)
    assert board(match, BLUE)["workers"] | {"labourer": 0} == dict.fromkeys(WORKERS, 0) | {"criminal": 21}


@rule("1.2.4", "R29")
def test_a_debt_is_taken_although_all_24_are_out() -> None:
    match = laid(boards=[mat("labourer labourer", silver=0, unpaid=20), mat("labourer", paid=10)])
    play(match, RED, "recruit labourer", "dismiss 1 debt")
    assert board(match, RED)["unpaid"] == 21


@rule("1.2.4", "R29")
def test_the_tax_supply_is_refilled_in_full_although_all_silver_is_out() -> None:
    match = laid(boards=[mat("labourer scout", silver=49), mat("scout", silver=20)], suspicions=[1], tax=1)
    story = play(match, RED, "conspire labourer")
    assert len(named(story, "inquisition_began")) == 1
    assert named(story, "tax_refilled") == ["tax_refilled n=6"]
    assert match.view(None)["tax"] == 6


@rule("1.2.5", "R7")
def test_walls_end_with_their_deck() -> None:
    match = laid(boards=[able(EVERYBODY), mat("labourer labourer")], walls=["tower"])
    play(match, RED, "fortify merchant+labourer+scout")
    assert match.view(None)["wall_deck"] == 0
    again = laid(boards=[able(EVERYBODY)], walls=[])
    assert refused(again, RED, "fortify merchant+labourer+scout") == ("no_wall", "6.3.5")


@rule("1.2.5")
def test_townsfolk_and_outsiders_end_with_their_decks() -> None:
    match = laid(
        boards=[mat("labourer", paladin="oliver"), mat("labourer", paladin="oliver")],
        townsfolk=[None, None, "abbot_1", "abbot_2", "abbot_3"], townsfolk_deck=["acolyte_1"],
        outsiders=["viking_thief", "viking_lookout", None, None, None, None], outsider_deck=[],
    )  # fmt: skip
    play(match, RED, "pass")
    play(match, BLUE, "pass")
    seen = match.view(None)
    assert seen["round"] == 5
    assert seen["townsfolk"] == [None, None, "acolyte_1", "abbot_1", "abbot_2"]
    assert seen["outsiders"] == ["viking_lookout", None, None, None, None, None]
    assert (seen["townsfolk_deck"], seen["outsider_deck"]) == (0, 0)
    assert "abbot_3" in seen["townsfolk_gone"]
    assert "viking_thief" in seen["outsiders_gone"]


# -- 1.3 attributes ------------------------------------------------------------------------------------------


@rule("1.3.1")
def test_every_player_has_three_markers_of_its_own() -> None:
    match = laid(boards=[mat("labourer", faith=2, strength=3, influence=4), mat("scout", faith=12)])
    assert list(board(match, RED)["attributes"]) == ["faith", "strength", "influence"]
    assert (attributes(match, RED), attributes(match, BLUE)) == ((2, 3, 4), (12, 0, 0))


@rule("1.3.1", "1.3.4", "R1")
@pytest.mark.parametrize("at, then", [(0, 2), (9, 11), (10, 12), (11, 12), (12, 12)])
def test_a_marker_stops_at_12_and_the_excess_is_lost(at: int, then: int) -> None:
    match = laid(boards=[able(strength=at), mat("labourer")], walls=["tower"])
    story = play(match, RED, "fortify merchant+labourer+scout")
    assert attributes(match, RED) == (12, then, 12)
    moved = [f"raised attribute=strength n={then - at} level={then}"] if then > at else []
    assert named(story, "raised") == moved


@rule("1.3.2")
@pytest.mark.parametrize("paladin", FACTS["paladins"], ids=lambda sheet: sheet["id"])
def test_a_paladin_boosts_its_attributes(paladin: dict[str, Any]) -> None:
    match = laid(boards=[mat("labourer", faith=1, strength=2, influence=3, paladin=paladin["id"])])
    boost = [paladin["boost"].get(name, 0) for name in ("faith", "strength", "influence")]
    assert attributes(match, RED) == (1, 2, 3)
    assert effective(match, RED) == (1 + boost[0], 2 + boost[1], 3 + boost[2])


@rule("1.3.2")
def test_an_effective_attribute_may_exceed_12() -> None:
    match = laid(boards=[mat("labourer", strength=12, paladin="roland")])
    assert effective(match, RED) == (0, 16, 0)


@rule("1.3.2", "3.5.1")
def test_the_boost_ends_with_the_round() -> None:
    match = laid(boards=[mat("labourer", strength=5, paladin="roland"), mat("labourer", paladin="roland")])
    assert effective(match, RED) == (0, 9, 0)
    play(match, RED, "pass")
    play(match, BLUE, "pass")
    assert effective(match, RED) == attributes(match, RED) == (0, 5, 0)


NEEDY: dict[
    str, tuple[str, int, dict[str, Any], dict[str, Any]]
] = {  # action: the attribute it needs, how much here, what lies on the table and on the own board
    "commission": ("faith", 4, {"squares": {f"r{r}_s{n}": "blue monk" for r in (1, 2) for n in range(1, 5)}}, {}),
    "fortify": ("influence", 5, {}, {"walls": ["tower", "tower", "vp"]}),
    "garrison": ("strength", 5, {"squares": {f"r{r}_s{n}": "blue monk" for r in (1, 2) for n in range(1, 5)}}, {}),
    "absolve": ("influence", 4, {}, {"jars": ["abs_faith", "abs_labourer"]}),
    "convert": ("faith", 8, {"outsiders": [None] * 4 + ["viking_thief", "viking_lookout"]}, {}),
}
BOOSTED = {"faith": ("ivon", 3), "strength": ("berengier", 3), "influence": ("ivoire", 3)}


@rule("1.3.3")
@pytest.mark.parametrize("action", NEEDY)
def test_requirements_look_at_the_effective_value(action: str) -> None:
    needs, need, table, own = NEEDY[action]
    paladin, boost = BOOSTED[needs]
    move = crewed(action, own_kinds(action))
    enough = laid(boards=[able(**fields({needs: need - boost}), paladin=paladin, **own)], **table)
    assert allowed(enough, RED, move)
    short = laid(boards=[able(**fields({needs: need - boost - 1}), paladin=paladin, **own)], **table)
    assert present(refused(short, RED, move))[0] == "attribute_too_low"
    lack = facts(short, RED, move)
    assert (lack["attribute"].id, lack["need"], lack["have"], lack["lack"]) == (f"attribute-{needs}", need, need - 1, 1)


@rule("1.3.3")
@pytest.mark.parametrize(
    "action, then",
    [("commission", "send 3 silver"), ("garrison", "post 3 silver"), ("fortify", None), ("absolve", "jar provisions"),
     ("convert", None)],
)  # fmt: skip
def test_a_requirement_is_not_used_up(action: str, then: str | None) -> None:
    needs, need, table, own = NEEDY[action]
    match = laid(boards=[able(**fields({needs: need}), **own), mat("labourer")], **table)
    play(match, RED, crewed(action, own_kinds(action)), *([then] if then else []))
    assert match.waiting == (BLUE,)
    assert dict(zip(ATTRIBUTES, attributes(match, RED), strict=True))[needs] == need


@rule("1.3.4")
def test_a_gain_moves_the_marker_and_not_the_boost() -> None:
    match = laid(boards=[able(faith=0, strength=5, influence=0, paladin="samson"), mat("labourer")], walls=["tower"])
    play(match, RED, "fortify merchant+labourer+scout")
    assert (attributes(match, RED), effective(match, RED)) == ((0, 7, 0), (0, 9, 2))


@rule("1.3.4")
def test_a_marker_may_rise_to_12_although_the_boost_is_above_it() -> None:
    match = laid(boards=[able(strength=10, paladin="roland"), mat("labourer")], walls=["tower"])
    assert effective(match, RED)[1] == 14
    play(match, RED, "fortify merchant+labourer+scout")
    assert (attributes(match, RED)[1], effective(match, RED)[1]) == (12, 16)


@rule("1.3.5", "R44")
def test_scoring_looks_at_the_marker_without_the_boost() -> None:
    match = laid(boards=[mat("labourer", strength=7, paladin="roland", converted=["viking_armourer"])])
    assert effective(match, RED)[1] == 11
    assert (lines(match, RED)["strength"], lines(match, RED)["viking_armourer"]) == (6, 1)


@rule("1.3.5", "R44")
def test_the_last_round_ends_and_the_boost_is_not_scored() -> None:
    match = laid(round=7, boards=[mat("labourer", faith=3, paladin="oliver"), mat("")])
    play(match, RED, "pass")
    assert match.over
    assert lines(match, RED)["faith"] == 1


# -- 1.4 cards -----------------------------------------------------------------------------------------------


def effects(sheets: list[dict[str, Any]]) -> tuple[int, ...]:
    """Effects of the fact sheet as the game writes them."""
    return tuple(effect(**sheet) for sheet in sheets)


def effect(do: str, what: str | None = None, n: int = 1, options: Sequence[list[dict[str, Any]]] = ()) -> int:
    """One effect of the fact sheet."""
    if do == "gain_worker":
        return worker(WORKERS.index(what), n)
    if do == "raise":
        return rise(ATTRIBUTES.index(what), n)
    if do == "either":
        return either(*(effects(option) for option in options))
    plain = {"gain_silver": silver, "gain_provision": provision, "take_tax": tax, "discard_suspicion": forgive}
    if do in plain:
        return plain[do](n)
    assert n == 1
    fixed = {"cancel_debt": CANCEL, "pay_debt": SETTLE, "clear_space": CLEAR}
    return (fixed | {"free_recruit": FREE_RECRUIT, "free_develop": FREE_DEVELOP})[do]


def kind(word: str) -> int:
    """A slot of the fact sheet."""
    return ANY if word == "any" else WORKERS.index(word)


def by_id(block: str) -> list[Any]:
    return [pytest.param(sheet, id=str(sheet["id"])) for sheet in FACTS[block]]


def card(cards: tuple[Any, ...], id: str) -> Any:
    """The card with this id."""
    return {each.id: each for each in cards}[id]


@rule("1.4.1")
def test_the_decks_have_the_cards_of_the_box() -> None:
    decks = {
        "paladins": 4 * len(PALADINS), "townsfolk": len(TOWNSFOLK), "outsiders": len(OUTSIDERS), "walls": len(WALLS),
        "taverns": len(TAVERNS), "suspicions": len(SUSPICIONS), "kings_orders": len(ORDERS),
        "kings_favours": len(FAVOURS), "schemes": len(SCHEMES) + 5, "debts": 24,
    }  # fmt: skip
    assert decks == FACTS["deck_sizes"]
    assert Counter(NATIONS[each.nation] for each in OUTSIDERS) == {"saracen": 12, "byzantine": 12, "viking": 12}


@rule("1.4.1")
@pytest.mark.parametrize("sheet", by_id("paladins"))
def test_a_paladin_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    paladin = card(PALADINS, sheet["id"])
    ability = sheet["ability"]
    action = ACTIONS.index(ability["action"])
    assert sorted(WORKERS[kind] for kind in paladin.workers) == sorted(sheet["workers"])
    assert dict(zip(ATTRIBUTES, paladin.boost, strict=True)) == dict.fromkeys(ATTRIBUTES, 0) | sheet["boost"]
    assert paladin.waives == (action if ability["mod"] == "waive" else NONE)
    assert paladin.discounts == (action if ability["mod"] == "discount" else NONE)
    assert paladin.by == ability.get("n", 0)
    assert paladin.after == (action if ability["mod"] == "bonus" else NONE)
    assert paladin.bonus == effects(ability.get("gain", []))


@rule("1.4.1", "R23")
@pytest.mark.parametrize("sheet", by_id("townsfolk"))
def test_a_townsfolk_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    townsfolk = card(TOWNSFOLK, sheet["id"])
    trigger = sheet["trigger"]
    assert townsfolk.discard == effects(sheet["discard_reward"])
    assert townsfolk.instant == effects(sheet["instant"])
    assert townsfolk.reward == effects(sheet["reward"])
    assert TRIGGERS[townsfolk.trigger] == trigger.get("action", trigger["when"])
    assert townsfolk.suspicion_min == trigger.get("suspicion_min", 0)
    assert townsfolk.suspicion_max == trigger.get("suspicion_max", 99)


@rule("1.4.1", "R24", "R45")
@pytest.mark.parametrize("sheet", by_id("outsiders"))
def test_an_outsider_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    outsider = card(OUTSIDERS, sheet["id"])
    score = sheet["score"]
    assert NATIONS[outsider.nation] == sheet["type"]
    assert outsider.attack == effects(sheet["attack_gain"])
    assert outsider.convert == effects(sheet["convert_gain"])
    assert (outsider.base, METRICS[outsider.per]) == (score["base"], score["per"].removeprefix("count_"))
    assert outsider.each == score["each"]


@rule("1.4.1")
@pytest.mark.parametrize("sheet", by_id("walls"))
def test_a_wall_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    wall = card(WALL_KINDS, sheet["id"].removeprefix("wall_"))
    assert (wall.gain, wall.points, wall.copies) == (effects(sheet["gain"]), sheet.get("vp", 0), sheet["copies"])


@rule("1.4.1")
@pytest.mark.parametrize("sheet", by_id("taverns"))
def test_a_tavern_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    tavern = card(TAVERNS, sheet["id"].removeprefix("tavern_"))
    assert sorted(WORKERS[kind] for kind in tavern.workers) == sorted(sheet["workers"])


@rule("1.4.1", "R45")
@pytest.mark.parametrize("sheet", by_id("kings_favours"))
def test_a_favour_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    favour = card(FAVOURS, sheet["id"].removeprefix("favour_"))
    cost = {each["do"]: each["n"] for each in sheet["cost_extra"]}
    assert (favour.slot, favour.reward) == (kind(sheet["slot"]), effects(sheet["reward"]))
    paid = {"pay_silver": favour.silver, "pay_provision": favour.provisions, "take_debt": favour.debts}
    assert {name: n for name, n in paid.items() if n} == cost


@rule("1.4.1", "R25")
def test_suspicions_orders_and_schemes_are_as_the_sheet_says() -> None:
    assert Counter(SUSPICIONS) == {each["tax"]: each["copies"] for each in FACTS["suspicions"]}
    assert [ACTIONS[order] for order in ORDERS] == [each["action"] for each in FACTS["kings_orders"]]
    schemes = Counter({each["ai_action"]: each["copies"] for each in FACTS["schemes"] if each["starts_in_deck"]})
    assert Counter(AI_ACTIONS[scheme] for scheme in SCHEMES) == schemes


@rule("1.4.1")
def test_squares_are_as_the_sheet_says() -> None:
    regions = FACTS["main_board"]["regions"]
    sheets = [(at, each) for at, region in enumerate(regions, start=1) for each in region["squares"]]
    assert [(each.id, each.region, each.players, each.reward) for each in SQUARES] == [
        (sheet["id"], region, sheet["min_players"], effects(sheet["reward"])) for region, sheet in sheets
    ]
    jars = FACTS["player_board"]["absolve_squares"]["squares"]
    assert [(each.id, each.reward) for each in ABSOLVE_SQUARES] == [(s["id"], effects(s["reward"])) for s in jars]


@rule("1.4.2", "1.2.5")
def test_the_tavern_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    match = regnum.new("paladins", seats=4, seed=3)
    decks, open_taverns = [], []
    for number in range(1, 8):
        play_on(match, number, until=partial(in_round, number))
        seen = match.view(None)
        decks.append((seen["tavern_deck"], len(seen["taverns_gone"])))
        open_taverns.append([each["tavern"] for each in seen["taverns"]])
    assert decks == [(19, 0), (14, 5), (9, 10), (4, 15), (19, 0), (14, 5), (9, 10)]
    assert sorted(open_taverns[4]) == sorted(set(open_taverns[4]))
    last_four = {each.id for each in TAVERNS} - {id for row in open_taverns[:4] for id in row}
    assert set(open_taverns[4][:4]) == last_four  # the rest of the old deck comes first
    assert open_taverns[4][4] not in last_four  # open cards are not shuffled in


@rule("1.4.2")
def test_a_deck_used_up_exactly_is_not_reshuffled_yet() -> None:
    match = laid(seats=3, boards=[mat("labourer"), mat(""), mat("")], round=1)
    state_of(match).own_taverns().old = vec[i64](range(20))
    state_of(match).own_taverns().deck = vec[i64](range(20, 24))
    open_round(match)
    seen = match.view(None)
    assert [each["tavern"] for each in seen["taverns"]] == ["24", "23", "22", "21"]
    assert (seen["tavern_deck"], len(seen["taverns_gone"])) == (0, 20)


@rule("1.4.2", "1.2.5")
def test_the_suspicion_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    match = laid(
        boards=[mat("labourer labourer labourer", suspicions=[2]), mat("labourer labourer", suspicions=[1, 1])],
        favours=["two_criminals", *QUIET[:4]], suspicions=[0], old_suspicions=[0, 0, 0],
    )  # fmt: skip
    story = play(match, RED, "conspire labourer")
    assert named(story, "suspicion_drawn", "suspicions_shuffled") == ["suspicion_drawn tax=0"]
    seen = match.view(None)
    assert (seen["suspicion_deck"], seen["suspicions_gone"]) == (0, [0, 0, 0])
    story = play(match, BLUE, "conspire labourer")
    assert named(story, "suspicion_drawn", "suspicions_shuffled") == ["suspicions_shuffled", "suspicion_drawn tax=0"]
    seen = match.view(None)
    assert (seen["suspicion_deck"], seen["suspicions_gone"]) == (2, [])
    assert [board(match, side)["suspicions"] for side in (RED, BLUE)] == [[0, 2], [0, 1, 1]]  # held cards stay


@rule("1.4.3")
def test_the_party_is_the_townsfolk_recruited_face_up() -> None:
    match = laid(
        boards=[mat("labourer labourer labourer fighter", party=["abbot_1"]), mat("labourer")],
        townsfolk=["abbot_2", "abbot_3", "acolyte_1", "squire_1", "squire_2"],
    )  # fmt: skip
    play(match, RED, "recruit labourer+fighter", "enlist 5")
    for viewer in (RED, BLUE, None):
        assert match.view(viewer)["boards"][RED]["party"] == ["abbot_1", "squire_2"]
    assert match.view(None)["boards"][BLUE]["party"] == []


# -- 1.5 spaces ----------------------------------------------------------------------------------------------


@rule("1.5.1")
def test_a_player_board_has_twelve_action_spaces_with_their_slots() -> None:
    match = laid(boards=[mat("labourer")])
    slots = {action: len(space["workers"]) for action, space in board(match, RED)["spaces"].items()}
    assert slots == {sheet["id"]: len(sheet["slots"]) for sheet in FACTS["actions"]}
    assert len(slots) == 12


@rule("1.5.1", "3.2")
def test_a_favour_is_an_action_space_once_it_is_revealed() -> None:
    match = laid(boards=[mat("labourer labourer")], favours=["stores", "pray", *QUIET[2:]], round=3)
    assert moves(match, RED, "favour") == ["1 labourer"]
    for slot in range(2, 6):
        assert refused(match, RED, f"favour {slot} labourer") == ("favour_face_down", "3.2")
        assert facts(match, RED, f"favour {slot} labourer") == {"round": slot + 2}


@rule("1.5.2")
def test_a_square_holds_a_monk_or_an_outpost() -> None:
    match = laid(boards=[able(), able()])
    play(match, RED, "commission scout+labourer+cleric", "send 4 silver")
    play(match, BLUE, "garrison merchant+labourer+fighter", "post 5 debt")
    taken = [each for each in match.view(None)["squares"] if each["piece"]]
    assert taken == [
        {"square": "r4_s7", "side": RED, "piece": "monk"},
        {"square": "r5_s3", "side": BLUE, "piece": "outpost"},
    ]


@rule("1.5.2")
def test_an_absolve_square_holds_a_jar_on_the_own_board() -> None:
    match = laid(boards=[able(), able()])
    play(match, RED, "absolve cleric+labourer+merchant", "jar provisions")
    assert (board(match, RED)["jars"], board(match, BLUE)["jars"]) == (["abs_provisions"], [])
    assert not [each for each in match.view(None)["squares"] if each["piece"]]
    play(match, BLUE, "absolve cleric+labourer+merchant", "jar provisions")  # each has squares of its own
    assert board(match, BLUE)["jars"] == ["abs_provisions"]


# -- 1.6 open and secret -------------------------------------------------------------------------------------


def in_round(number: int, match: Match) -> bool:
    return bool(match.view(None)["round"] == number)


def at_round(number: int, seats: int = 3, seed: int = 11, chosen: bool = False) -> Match:
    """A match at the beginning of a round; with `chosen` in its first turn."""
    match = regnum.new("paladins", seats=seats, seed=seed)
    play_on(match, seed, until=lambda match: match.view(None)["round"] == number)
    if chosen:
        play_on(match, seed, until=lambda match: asked(match, match.waiting[0]) == "take_turn")
    return match


def ids(cards: tuple[Any, ...], numbers: vec[i64]) -> list[str]:
    return [cards[number].id for number in numbers]


@rule("1.6.1")
@pytest.mark.parametrize("viewer", [RED, BLUE, None])
def test_a_view_tells_nothing_of_a_face_down_deck_but_its_size(viewer: int | None) -> None:
    match = at_round(4, chosen=True)
    game, seen = state_of(match), match.view(viewer)
    text = encode(seen).decode()
    hidden = (
        ids(TOWNSFOLK, game.display.townsfolk)
        + ids(OUTSIDERS, game.display.outsiders)
        + ids(TAVERNS, game.taverns.deck)
    )
    assert len(hidden) > 30
    assert not [id for id in hidden if f'"{id}"' in text]
    sizes = [seen[deck] for deck in ("townsfolk_deck", "outsider_deck", "wall_deck", "tavern_deck", "suspicion_deck")]
    assert sizes == [
        len(deck)
        for deck in (game.display.townsfolk, game.display.outsiders, game.walls, game.taverns.deck, game.suspicion.deck)
    ]


@rule("1.6.1")
@pytest.mark.parametrize("number, orders, favours", [(1, 1, 0), (2, 2, 0), (3, 3, 1), (5, 3, 3), (7, 3, 5)])
def test_a_view_tells_only_of_revealed_orders_and_favours(number: int, orders: int, favours: int) -> None:
    match = at_round(number, seats=2)
    for viewer in (RED, BLUE, None):
        seen = match.view(viewer)
        assert [order is not None for order in seen["orders"]] == [slot < orders for slot in range(3)]
        assert [slot["favour"] is not None for slot in seen["favours"]] == [slot < favours for slot in range(5)]


@rule("1.6.1", "1.6.2", "1.6.3")
@pytest.mark.parametrize("number, chosen", [(1, False), (1, True), (3, False), (4, True), (6, False), (7, True)])
@pytest.mark.parametrize("viewer", [RED, BLUE, None])
def test_an_imagined_game_looks_the_same(viewer: int | None, number: int, chosen: bool) -> None:
    match = at_round(number, chosen=chosen)
    known = encode(match.view(viewer))
    for seed in range(10):
        world = match.imagine(viewer, seed)
        assert encode(world.view(viewer)) == known
        assert viewer is None or world.legal(viewer) == match.legal(viewer)


@rule("1.6.1")
@pytest.mark.parametrize("viewer", [RED, BLUE, None])
def test_an_imagined_game_deals_the_face_down_decks_anew(viewer: int | None) -> None:
    match = at_round(2, chosen=True)
    worlds = [state_of(match.imagine(viewer, seed)) for seed in range(20)]
    for deck in map(attrgetter, ("display.townsfolk", "display.outsiders", "walls", "taverns.deck", "suspicion.deck")):
        assert len({tuple(deck(world)) for world in worlds}) > 15
        real = sorted(deck(match.state))
        assert all(sorted(deck(world)) == real for world in worlds)


@rule("1.6.1")
def test_face_down_orders_and_favours_are_imagined_from_the_slots_and_the_box() -> None:
    match = at_round(3)
    real = state_of(match)
    worlds = [state_of(match.imagine(RED, seed)) for seed in range(200)]
    assert {tuple(world.king.orders[:3]) for world in worlds} == {tuple(real.king.orders[:3])}  # all three are revealed
    assert {world.king.favours[0] for world in worlds} == {real.king.favours[0]}
    for slot in range(1, 5):
        assert {world.king.favours[slot] for world in worlds} == set(real.king.favours) - {real.king.favours[0]}
    early = at_round(1)
    worlds = [state_of(early.imagine(RED, seed)) for seed in range(200)]
    assert {world.king.orders[0] for world in worlds} == {state_of(early).king.orders[0]}
    for slot in (1, 2):
        assert {world.king.orders[slot] for world in worlds} == set(range(6)) - {state_of(early).king.orders[0]}


@rule("1.6.2")
def test_only_the_owner_sees_the_three_paladins_in_hand() -> None:
    match = at_round(2)
    hand = match.view(RED)["boards"][RED]["secret"]["hand"]
    assert hand == ids(PALADINS, state_of(match).sides[RED].hand())
    assert sorted(hand) == sorted({move.split()[1] for move in match.legal(RED)})
    assert len(hand) == 3
    for viewer in (BLUE, None):
        assert match.view(viewer)["boards"][RED]["secret"] is None
        assert match.view(viewer)["boards"][RED]["paladin_deck"] == 8


@rule("1.6.2", "3.4")
@pytest.mark.parametrize("viewer", [BLUE, 2, None])
def test_others_do_not_learn_what_was_chosen_before_it_is_revealed(viewer: int | None) -> None:
    match = at_round(2)
    seen = set()
    for move in match.legal(RED):
        twin = match.clone()
        assert play(twin, RED, move) == []
        seen.add(encode(twin.view(viewer)))
    assert len(match.legal(RED)) == 6
    assert len(seen) == 1


@rule("1.6.2", "3.4")
def test_an_answer_that_waits_for_others_is_imagined_anew_for_them_and_kept_for_its_owner() -> None:
    match = at_round(3)
    move = match.legal(RED)[0]
    play(match, RED, move)
    used: dict[int, set[str]] = {viewer: set() for viewer in (RED, BLUE)}
    for viewer in (RED, BLUE):
        for seed in range(60):
            world = match.imagine(viewer, seed)
            assert encode(world.view(viewer)) == encode(match.view(viewer))
            for seat in world.waiting:
                play(world, seat, world.legal(seat)[0])
            red = state_of(world).sides[RED]
            used[viewer].add(PALADINS[red.paladin if red.paladin != NONE else red.chosen].id)
    assert used[RED] == {move.split()[1]}
    assert used[BLUE] == {each.id for each in PALADINS} - set(cards_used(match, RED))


@rule("1.6.2", "3.5.1")
def test_a_chosen_paladin_is_secret_until_its_owner_reveals_it() -> None:
    match = at_round(2)
    for seat in match.waiting:
        play(match, seat, match.legal(seat)[0])
    first = match.waiting[0]
    later = (first + 1) % 3
    assert match.view(later)["boards"][first]["paladin"] is not None
    chosen = match.view(later)["boards"][later]["secret"]["chosen"]
    assert chosen is not None
    for viewer in (first, None):
        theirs = match.view(viewer)["boards"][later]
        assert (theirs["secret"], theirs["paladin"], theirs["has_chosen"]) == (None, None, True)
    worlds = [state_of(match.imagine(first, seed)).sides[later] for seed in range(300)]
    used = set(cards_used(match, later))
    assert {PALADINS[world.chosen].id for world in worlds} == {each.id for each in PALADINS} - used
    play(match, first, match.legal(first)[0])
    assert match.view(first)["boards"][later]["paladin"] == chosen


def cards_used(match: Match, side: int) -> list[str]:
    return list(board(match, side)["paladins_used"])


@rule("1.6.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_owner_knows_what_it_put_on_top_and_at_the_bottom(seed: int) -> None:
    match = regnum.new("paladins", seats=2, seed=seed)
    top: str | None = None
    bottom: list[str] = []
    for number in range(1, 8):
        play_on(match, number, until=partial(in_round, number))
        hand = match.view(RED)["boards"][RED]["secret"]["hand"]
        assert top is None or top in hand
        bottom = [id for id in bottom if id not in hand]  # in late rounds they come up again
        assert match.view(RED)["boards"][RED]["secret"]["bottom"] == bottom
        move = match.legal(RED)[0]
        use, top = move.split()[1], move.split()[3]
        bottom.append(next(id for id in hand if id not in (use, top)))
        play(match, BLUE, match.legal(BLUE)[-1])
        play(match, RED, move)
        secret = match.view(RED)["boards"][RED]["secret"]
        assert (secret["top"], secret["bottom"]) == (top, bottom)
        for world in (state_of(match.imagine(RED, luck)).sides[RED] for luck in range(20)):
            assert PALADINS[world.deck[-1]].id == top
            assert ids(PALADINS, world.deck)[: len(bottom)] == bottom[::-1]
        assert match.view(BLUE)["boards"][RED]["secret"] is None


@rule("1.6.2")
def test_the_middle_of_the_own_deck_and_all_of_the_others_are_unknown() -> None:
    match = at_round(2, seats=2, chosen=True)
    worlds = [state_of(match.imagine(RED, seed)) for seed in range(300)]
    mine, theirs = state_of(match).sides[RED].deck, state_of(match).sides[BLUE].deck
    middle = range(2, len(mine) - 1)  # two lie at the bottom, one on top
    for at in middle:
        assert {world.sides[RED].deck[at] for world in worlds} == {mine[at] for at in middle}
    for at in range(len(theirs)):
        assert {world.sides[BLUE].deck[at] for world in worlds} == set(theirs)


@rule("1.6.3", "R46")
@pytest.mark.parametrize("number, chosen", [(1, True), (4, False), (6, True)])
def test_everything_else_is_open_to_all(number: int, chosen: bool) -> None:
    match = at_round(number, chosen=chosen)

    def without_secrets(viewer: int | None) -> dict[str, Any]:
        seen = match.view(viewer)
        return {**seen, "seat": None, "boards": [{**each, "secret": None} for each in seen["boards"]]}

    assert without_secrets(RED) == without_secrets(BLUE) == match.view(None)


@rule("1.6.3", "R46")
@pytest.mark.parametrize("viewer", [RED, BLUE, None])
def test_attacked_outsiders_goods_workers_suspicions_debts_and_discards_are_open(viewer: int | None) -> None:
    match = laid(
        boards=[mat("labourer"), mat("scout merchant", silver=7, provisions=6, unpaid=2, paid=1, suspicions=[2, 0],
                                     attacked=["viking_thief", "saracen_archer"])],
        old_suspicions=[1, 0], townsfolk=["abbot_1"] + [None] * 4, townsfolk_deck=["abbot_2"],
    )  # fmt: skip
    theirs = match.view(viewer)["boards"][BLUE]
    assert theirs["attacked"] == ["viking_thief", "saracen_archer"]
    assert (theirs["silver"], theirs["provisions"], theirs["unpaid"], theirs["paid"]) == (7, 6, 2, 1)
    assert theirs["workers"] == dict.fromkeys(WORKERS, 0) | {"scout": 1, "merchant": 1}
    assert theirs["suspicions"] == [2, 0]
    assert match.view(viewer)["suspicions_gone"] == [1, 0]
    assert len(match.view(viewer)["townsfolk_gone"]) == 30


# -- 1.7 rewards ---------------------------------------------------------------------------------------------


@rule("1.7.1", "R30")
def test_workers_and_the_suspicion_of_a_criminal_are_never_refused() -> None:
    match = laid(boards=[mat("labourer labourer"), mat("labourer")], suspicions=[2], tax=6)
    story = play(match, RED, "conspire labourer")
    assert named(story, "workers_gained", "suspicion_drawn", "tax_taken") == [
        "workers_gained workers=criminal", "suspicion_drawn tax=2", "tax_taken n=2 left=4",
    ]  # fmt: skip
    assert match.waiting == (BLUE,)


@rule("1.7.1", "R30")
def test_tax_must_be_taken_although_it_calls_the_inquisition() -> None:
    match = laid(
        boards=[mat("labourer labourer", suspicions=[1]), mat("labourer")], tax=1,
        townsfolk=[None] * 4 + ["architect_3"],
    )  # fmt: skip
    play(match, RED, "recruit labourer")
    assert match.waiting == (BLUE,)
    assert (goods(match, RED), board(match, RED)["unpaid"]) == ((5, 1), 1)


@rule("1.7.1", "R30")
def test_goods_attributes_and_debts_taken_are_automatic() -> None:
    favours = ["three_for_debt", "stores", "pray", "settle", "free_recruit"]
    match = laid(boards=[mat("labourer labourer", influence=3), mat("labourer labourer")], favours=favours)
    play(match, RED, "favour 1 labourer")
    assert (board(match, RED)["unpaid"], workers(match, RED)) == (1, "labourer scout merchant fighter")
    assert match.waiting == (BLUE,)
    play(match, BLUE, "favour 2 labourer")
    assert (goods(match, BLUE), match.waiting) == ((4, 3), (RED,))
    raised = laid(boards=[able(strength=3), mat("labourer")], walls=["vp"])
    play(raised, RED, "fortify merchant+labourer+scout")
    assert (attributes(raised, RED)[1], raised.waiting) == (4, (BLUE,))


@rule("1.7.1", "1.7.2")
@pytest.mark.parametrize(
    "move, code",
    [("commission scout+labourer+cleric", "not_now"), ("attack scout+labourer+fighter", "not_now"),
     ("pray cleric", "not_declinable"), ("recruit labourer+fighter", "not_declinable"),
     ("develop labourer+labourer", "not_declinable")],
)  # fmt: skip
def test_what_an_action_does_is_not_declined(move: str, code: str) -> None:
    match = laid(boards=[able(spaces={"hunt": "scout", "conspire": "labourer"}), mat("labourer")])
    play(match, RED, move)
    assert len(match.legal(RED)) > 1
    assert present(refused(match, RED, "decline"))[0] == code


DECLINED: dict[
    str, tuple[str, dict[str, Any], list[str]]
] = {  # what is declined: the discarded townsfolk or the favour, what the player has, the answers
    "discard_suspicion": ("swindler_1", {"suspicions": [1, 2]}, ["discard 1", "discard 2", "decline"]),
    "cancel_debt": ("abbot_3", {"unpaid": 2}, ["cancel", "decline"]),
    "clear_space": ("abbot_2", {"spaces": {"hunt": "scout"}}, ["clear recruit", "clear hunt", "decline"]),
}


@rule("1.7.2", "R30")
@pytest.mark.parametrize("reward", DECLINED)
def test_a_discard_reward_may_be_declined(reward: str) -> None:
    townsfolk, have, answers = DECLINED[reward]
    match = laid(boards=[mat("labourer labourer", **have), mat("labourer")], townsfolk=[None] * 4 + [townsfolk])
    play(match, RED, "recruit labourer")
    assert match.legal(RED) == answers
    before = board(match, RED)
    assert play(match, RED, "decline") == []
    assert (board(match, RED), match.waiting) == (before, (BLUE,))


@rule("1.7.2", "R30")
def test_paying_a_debt_may_be_declined() -> None:
    match = laid(boards=[able(unpaid=1), mat("labourer")])
    play(match, RED, "commission scout+labourer+cleric", "send 4 debt")
    assert match.legal(RED) == ["settle", "decline"]
    play(match, RED, "decline")
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"], match.waiting) == (1, 0, (BLUE,))


@rule("1.7.2", "R30")
def test_a_free_recruit_may_be_declined() -> None:
    match = laid(boards=[able(), mat("labourer")])
    play(match, RED, "commission scout+labourer+cleric", "send 1 recruit")
    assert match.legal(RED) == ["enlist 1", "enlist 2", "enlist 3", "enlist 4", "enlist 5", "decline"]
    row = match.view(None)["townsfolk"]
    play(match, RED, "decline")
    assert (board(match, RED)["party"], match.view(None)["townsfolk"], match.waiting) == ([], row, (BLUE,))


@rule("1.7.2", "1.7.3", "R30")
def test_a_free_develop_is_declined_by_taking_the_other_reward() -> None:
    favours = ["develop_or_workers", *QUIET[:4]]
    match = laid(boards=[mat("merchant labourer"), mat("labourer")], favours=favours)
    play(match, RED, "favour 1 merchant", "choose 2")
    assert (workers(match, RED), board(match, RED)["done"]["develop"]) == ("labourer fighter cleric", 0)


@rule("1.7.2")
def test_suspicions_may_be_discarded_in_part() -> None:
    match = laid(
        boards=[mat("labourer labourer", suspicions=[2, 1, 0]), mat("labourer")], old_suspicions=[],
        townsfolk=[None] * 4 + ["swindler_1"],
    )  # fmt: skip
    play(match, RED, "recruit labourer", "discard 1")
    assert (board(match, RED)["suspicions"], match.view(None)["suspicions_gone"]) == ([1, 0], [2])
    assert match.waiting == (BLUE,)


@rule("1.7.2")
def test_no_more_suspicions_are_discarded_than_one_has() -> None:
    match = laid(
        boards=[mat("labourer labourer", suspicions=[2]), mat("labourer")], townsfolk=[None] * 4 + ["swindler_1"]
    )
    play(match, RED, "recruit labourer")
    assert refused(match, RED, "discard 2") == ("too_many_suspicions", "1.7.2")
    assert facts(match, RED, "discard 2") == {"most": 1}


@rule("1.7.2")
@pytest.mark.parametrize("townsfolk", ["swindler_1", "abbot_3"])
def test_a_reward_that_can_do_nothing_is_lost_and_nobody_is_asked(townsfolk: str) -> None:
    match = laid(boards=[mat("labourer labourer", paid=1), mat("labourer")], townsfolk=[None] * 4 + [townsfolk])
    story = play(match, RED, "recruit labourer")
    assert named(story, "suspicion_discarded", "debt_cancelled") == []
    assert match.waiting == (BLUE,)


@rule("1.7.2")
@pytest.mark.parametrize("send", ["4 debt", "2 suspicion", "1 recruit"])
def test_an_idle_reward_of_a_square_is_lost_and_nobody_is_asked(send: str) -> None:
    match = laid(boards=[able(), mat("labourer")], townsfolk=[None] * 5)
    story = play(match, RED, "commission scout+labourer+cleric", f"send {send}")
    assert named(story, "monk_sent", "debt_paid", "suspicion_discarded", "enlisted")[1:] == []
    assert match.waiting == (BLUE,)


@rule("1.7.3")
@pytest.mark.parametrize("choice, attribute", [("choose 1", 0), ("choose 2", 2), ("choose 3", 1)])
def test_exactly_one_of_several_rewards_is_taken(choice: str, attribute: int) -> None:
    match = laid(boards=[mat("criminal labourer"), mat("labourer")], favours=["any_attribute", *QUIET[:4]])
    play(match, RED, "favour 1 criminal")
    assert match.legal(RED) == ["choose 1", "choose 2", "choose 3"]
    assert present(refused(match, RED, "decline"))[0] == "not_now"
    play(match, RED, choice)
    assert attributes(match, RED) == tuple(int(at == attribute) for at in range(3))
    assert match.waiting == (BLUE,)


@rule("1.7.3")
def test_an_option_that_does_nothing_is_not_offered() -> None:
    pool = mat("criminal labourer", influence=12)
    match = laid(boards=[pool, mat("labourer")], favours=["any_attribute", *QUIET[:4]])
    play(match, RED, "favour 1 criminal")
    assert match.legal(RED) == ["choose 1", "choose 3"]
    assert refused(match, RED, "choose 2") == ("option_is_idle", "1.7.3")


@rule("1.7.3")
def test_the_only_option_that_does_something_is_taken_without_a_question() -> None:
    match = laid(
        boards=[mat("criminal labourer", influence=12, faith=12, strength=4), mat("labourer")],
        favours=["any_attribute", *QUIET[:4]],
    )
    play(match, RED, "favour 1 criminal")
    assert (attributes(match, RED), match.waiting) == ((12, 5, 12), (BLUE,))


@rule("1.7.3")
@pytest.mark.parametrize("wall", ["debt_or_silver", "suspicion_or_silver"])
def test_without_a_debt_or_a_suspicion_the_silver_of_the_wall_is_taken(wall: str) -> None:
    match = laid(boards=[able(silver=0), mat("labourer")], walls=[wall])
    play(match, RED, "fortify merchant+labourer+scout")
    assert (goods(match, RED)[0], match.waiting) == (2, (BLUE,))


@rule("1.7.3")
def test_two_options_that_both_do_something_are_both_offered() -> None:
    match = laid(boards=[able(silver=0, unpaid=1), mat("labourer")], walls=["debt_or_silver"])
    play(match, RED, "fortify merchant+labourer+scout")
    assert match.legal(RED) == ["choose 1", "choose 2"]
    play(match, RED, "choose 1")
    assert (goods(match, RED)[0], board(match, RED)["paid"], match.waiting) == (0, 1, (BLUE,))


@rule("1.7.3")
def test_a_choice_without_any_use_is_lost() -> None:
    match = laid(boards=[mat("fighter labourer", silver=1), mat("labourer")], favours=["settle", *QUIET[:4]])
    play(match, RED, "favour 1 fighter")
    assert (goods(match, RED)[0], match.waiting) == (0, (BLUE,))


@rule("1.7.2", "1.7.3")
def test_the_only_option_that_does_something_may_still_be_declined() -> None:
    pool = mat("fighter labourer", silver=1, suspicions=[2, 1])
    match = laid(boards=[pool, mat("labourer")], favours=["settle", *QUIET[:4]])
    play(match, RED, "favour 1 fighter")
    assert match.legal(RED) == ["discard 1", "discard 2", "decline"]
    play(match, RED, "decline")
    assert (board(match, RED)["suspicions"], match.waiting) == ([2, 1], (BLUE,))


@rule("1.7.2", "1.7.3")
def test_a_chosen_reward_may_be_taken_in_part() -> None:
    pool = mat("fighter labourer", silver=1, suspicions=[2, 1], unpaid=1)
    match = laid(boards=[pool, mat("labourer")], favours=["settle", *QUIET[:4]])
    play(match, RED, "favour 1 fighter", "choose 2", "discard 1")
    assert (board(match, RED)["suspicions"], board(match, RED)["unpaid"], match.waiting) == ([1], 1, (BLUE,))


@rule("1.7.4")
def test_the_rewards_of_a_card_come_one_by_one_in_their_order() -> None:
    match = laid(
        boards=[able(suspicions=[1], influence=0), mat("labourer")],
        outsiders=["byzantine_champion"] + [None] * 5,
    )  # fmt: skip
    story = play(match, RED, "attack scout+labourer+fighter")
    assert named(story, "raised", "workers_gained") == ["raised attribute=influence n=1 level=1"]
    assert match.legal(RED) == ["discard 1", "decline"]
    story = play(match, RED, "discard 1")
    assert story[:2] == ["suspicion_discarded n=1", "workers_gained workers=merchant"]


@rule("1.7.4")
def test_an_inquisition_called_by_one_reward_ends_before_the_next_one() -> None:
    match = laid(boards=[able(suspicions=[1]), mat("labourer")], tax=1, outsiders=["viking_barbarian"] + [None] * 5)
    story = play(match, RED, "attack scout+labourer+fighter")
    names = [event.split()[0] for event in story]
    order = ["attacked", "tax_taken", "inquisition_began", "accused", "tax_refilled", "provisions_gained"]
    assert [name for name in names if name in order] == order
