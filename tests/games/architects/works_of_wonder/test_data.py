"""Every card and board of Works of Wonder is as the fact sheet of the game says."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

import regnum
from regnum.catalogue import LANGUAGES
from regnum.core.effects import ALL, do_of, n_of, what_of
from regnum.core.messages import Message
from regnum.games.architects import parts
from regnum.games.architects.cards import Ability, Passive, Points, Power, TradeOffer
from regnum.games.architects.effects.vocabulary import (
    CAPTURE,
    CHOOSE,
    CLAUSES,
    DESTROY_DEBT,
    EVERYBODY,
    FREE_PRISONERS,
    GAIN,
    GAIN_PER,
    HIRE_FREELY,
    IMPRISON,
    LOSE_VIRTUE,
    PLACE_MORE,
    SWEEP,
    TAKE_DEBT,
)
from regnum.games.architects.moves.payment import MOST_TREASURE
from regnum.games.architects.parts import COLOURS, KINDS, LOCATIONS, SKILLS
from regnum.games.architects.works_of_wonder import parts as wonder_parts
from regnum.games.architects.works_of_wonder.cards import (
    EDICTS,
    MONUMENTS,
    WONDER_BOARDS,
    WONDER_BUILDINGS,
    WONDER_REWARDS,
    Monument,
    cards_of,
)
from regnum.games.architects.works_of_wonder.figures import (
    MONUMENT_AMOUNT,
    MONUMENT_INFLUENCE,
    MONUMENT_POINTS,
    MONUMENT_TAX,
    PLEASES,
)
from regnum.games.architects.works_of_wonder.parts import (
    CONJURES_CLAY,
    FIGURE_PLACES,
    INFLUENCE,
    RESOURCES,
    SHARES,
)
from regnum.testing import rule

LAID = cards_of(2)["apprentices"]
SHEET = yaml.safe_load((Path(__file__).parents[1] / "components.yaml").read_text(encoding="utf-8"))
TRIGGERS = {
    "on_cathedral": parts.ON_CATHEDRAL,
    "on_construct": parts.ON_CONSTRUCT,
    "on_debt_gained": parts.ON_DEBT_GAINED,
    "on_virtue_lost": parts.ON_VIRTUE_LOST,
    "on_apprentice_gained": parts.ON_APPRENTICE,
}
COUNTERS = {
    "apprentices": parts.OWN_APPRENTICES,
    "apprentices_carpentry": parts.OWN_CARPENTRY,
    "apprentices_tiling": parts.OWN_TILING,
    "apprentices_masonry": parts.OWN_MASONRY,
    "cathedral_level": parts.OWN_LEVEL,
    "influence": wonder_parts.OWN_INFLUENCE,
    "silver": parts.OWN_SILVER,
    "pairs_building_and_cathedral_level": parts.OWN_PAIRS,
}


def of_set(kind: str) -> list[dict[str, Any]]:
    """The sheet's rows of this expansion."""
    return [each for each in SHEET[kind] if each.get("set") == "works_of_wonder"]


def bare(id: str) -> str:
    """An id of the sheet as the game writes it."""
    for prefix in ("app_w_", "bld_w_", "rew_w_", "pb_", "mon_"):
        id = id.removeprefix(prefix)
    return id.replace("cc_", "edict_")


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [bare(each["id"]) for each in rows]


def by_id(cards: Sequence[Any], row: dict[str, Any]) -> Any:
    return {card.id: card for card in cards}[bare(row["id"])]


def written(row: tuple[int, ...]) -> dict[str, Any]:
    """A row of effects as the sheet writes it."""
    said: dict[str, Any] = {}
    for effect in row:
        said |= written_effect(effect)
        if do_of(effect) == GAIN:
            said["gain"] = {KINDS[what_of(each)]: int(n_of(each)) for each in row if do_of(each) == GAIN}
    return said


def written_effect(effect: int) -> dict[str, Any]:
    do, what, n = int(do_of(effect)), int(what_of(effect)), int(n_of(effect))
    if do == CHOOSE:
        options = [written(row) for row in CLAUSES.all[what].options]
        return {**options[0], "optional": True} if n else {"choose": options}
    if do == EVERYBODY:
        return {"all_players": written(CLAUSES.all[what].options[0])}
    if do == GAIN_PER:
        clause = CLAUSES.all[what]
        counter = {number: word for word, number in COUNTERS.items()}[clause.counter]
        return {"per": {"counter": counter, "every": clause.every, **written(clause.options[0])}}
    said: dict[int, dict[str, Any]] = {
        GAIN: {},
        LOSE_VIRTUE: {"lose": {"virtue": n}},
        TAKE_DEBT: {"take_debt": n},
        DESTROY_DEBT: {"destroy_debt": n},
        CAPTURE: {"capture_groups": n, "optional": True},
        IMPRISON: {"imprison_captives": True},
        FREE_PRISONERS: {"release_own": {"from": "prison", "max": "all" if n == ALL else n}},
        HIRE_FREELY: {"hire_apprentice": {"choice": "any_faceup", "cost": "free"}},
        PLACE_MORE: {"place_worker": {"location": LOCATIONS[what]} if do == PLACE_MORE else {}, "optional": True},
        SWEEP: {"sweep_apprentices": {"leftmost": 2 * n, "then": "slide_and_refill"}},
    }
    return said[do]


def said(ability: dict[str, Any]) -> dict[str, Any]:
    """What an ability on the sheet does, without when and without notes."""
    return {word: fact for word, fact in ability.items() if word not in ("trigger", "location", "note", "when")}


def costs(cost: tuple[int, int, int, int, int, int]) -> dict[str, int]:
    return {KINDS[kind]: n for kind, n in enumerate(cost) if n}


@rule("B1.2")
def test_the_expansion_brings_24_apprentices_24_buildings_and_12_rewards() -> None:
    assert len(LAID) == 24 and len(WONDER_BUILDINGS) == 24
    assert sum(card.copies for card in WONDER_REWARDS) == 12


@pytest.mark.parametrize("row", of_set("apprentices"), ids=ids(of_set("apprentices")))
def test_an_apprentice_is_as_the_sheet_says(row: dict[str, Any]) -> None:
    card = by_id(LAID, row)
    assert [SKILLS[skill] for skill in card.skills] == row["skills"]
    assert card.virtue == row["hire_virtue"] and row["copies"] == 1
    assert len(card.powers) == len(row["abilities"])
    for power, ability in zip(card.powers, row["abilities"], strict=True):
        assert_power(power, ability)


def assert_power(power: Power, ability: dict[str, Any]) -> None:
    trigger = ability["trigger"]
    if trigger == "storehouse_trade":
        assert isinstance(power, TradeOffer)
        paid = ability.get("pay") or {next(iter(one)): 1 for one in ability["pay_one_of"]}
        mixed = {KINDS[kind]: power.mixed for kind in power.kinds}
        assert {**costs(power.cost), **mixed} == paid and written(power.row) == {"gain": ability["gain"]}
    elif trigger == "on_place":
        where = {"profiteer": wonder_parts.ON_PROFITEER}.get(ability["location"])
        expected = parts.PLACED + LOCATIONS.index(ability["location"]) if where is None else where
        assert isinstance(power, Ability)
        assert power.triggers == (expected,) and written(power.row) == said(ability)
    elif trigger == "on_reset_step_3":
        place = ability["when"]["own_workers_min"]["location"]
        expected = {"princess": wonder_parts.ON_PRINCESS_RESET, "profiteer": wonder_parts.ON_PROFITEER_RESET}[place]
        assert ability["when"]["own_workers_min"]["count"] == 1
        assert isinstance(power, Ability)
        assert power.triggers == (expected,) and written(power.row) == said(ability)
    elif trigger == "anytime":
        assert ability["pay"] == {"influence": wonder_parts.GOODS_FOR}
        kind = next(iter(ability["substitute"]))
        assert isinstance(power, Passive) and power.passive == CONJURES_CLAY + KINDS.index(kind)
    else:
        assert isinstance(power, Ability)
        assert power.triggers == (TRIGGERS[trigger],) and written(power.row) == said(ability)


@pytest.mark.parametrize("row", of_set("buildings"), ids=ids(of_set("buildings")))
def test_a_building_is_as_the_sheet_says(row: dict[str, Any]) -> None:
    card = by_id(WONDER_BUILDINGS, row)
    assert card.vp == row["vp"] and card.virtue == row["build_virtue"] and row["copies"] == 1
    assert costs(card.cost) == row["cost"] and [SKILLS[skill] for skill in card.skills] == row["skills"]
    now: dict[str, Any] = {}
    for ability in row["abilities"]:
        if ability["trigger"] == "immediate":
            now |= said(ability)
    assert {**written(card.now), **({"optional": True} if now.get("optional") else {})} == now
    at_end = [ability for ability in row["abilities"] if ability["trigger"] == "end_game"]
    if not at_end:
        assert card.last == () and card.points is None
    elif "vp" in at_end[0].get("per", at_end[0]):
        assert_points(card.points, at_end[0])
    else:
        assert written(card.last) == said(at_end[0])


def assert_points(points: Points, ability: dict[str, Any]) -> None:
    if "if" in ability:
        assert ability["if"] == {"own_prison_eq": points.n} and points.condition == parts.PRISONERS_ARE
        assert points.points == ability["vp"]
    else:
        per = ability["per"]
        assert (points.counter, points.every) == (COUNTERS[per["counter"]], per["every"])
        assert points.points == per["vp"]


@pytest.mark.parametrize("row", of_set("reward_cards"), ids=ids(of_set("reward_cards")))
def test_a_reward_is_as_the_sheet_says(row: dict[str, Any]) -> None:
    card = by_id(WONDER_REWARDS, row)
    assert card.copies == row["copies"] and written(card.row) == {"gain": row["gain"]}


@rule("B8.1", "B8.2", "B8.3", "B8.4", "B8.5", "B8.6", "Q14")
@pytest.mark.parametrize("row", of_set("player_boards"), ids=ids(of_set("player_boards")))
def test_a_board_is_as_the_sheet_says(row: dict[str, Any]) -> None:
    start, sheet = by_id(WONDER_BOARDS, row).start, row["start"]
    assert row["colour"] == "any" and "any" not in COLOURS
    assert (start.prison, start.silver, start.virtue) == (sheet["prison"], sheet["silver"], sheet["virtue"])
    assert dict(start.more).get(INFLUENCE, 0) == sheet["influence"]
    assert costs(start.goods) == {kind: sheet[kind] for kind in KINDS[:5] if kind in sheet}
    assert (start.cards, start.debts) == (sheet.get("building_cards", 0), sheet.get("debts", 0))


@rule("B1.6")
@pytest.mark.parametrize("row", SHEET["contribution_consequence_cards"], ids=lambda row: bare(row["id"]))
def test_an_edict_is_as_the_sheet_says(row: dict[str, Any]) -> None:
    card = by_id(EDICTS.cards, row)
    for resource, gains in zip(RESOURCES, card.gains, strict=True):
        assert written(gains) == row["contribution"][resource]
    profiteer, princess = row["consequence"]["profiteer"], row["consequence"]["princess"]
    assert LOCATIONS[card.profiteer] == profiteer["location"] and LOCATIONS[card.princess] == princess["location"]
    assert written((card.consequence,)) == profiteer["each_present_player"]
    assert profiteer["then"] == "own_workers_here_to_prison"  # Q16
    assert written(card.reward) == princess["majority_player"]


@rule("B6.3", "B6.4", "B6.5", "B6.6", "B6.7")
@pytest.mark.parametrize("row", SHEET["monuments"], ids=lambda row: bare(row["id"]))
def test_a_monument_is_as_the_sheet_says(row: dict[str, Any]) -> None:
    card = by_id(MONUMENTS.cards, row)
    assert RESOURCES[card.number] == card.id == row["resource"] and row["skills"] == []
    cost = {row["resource"]: card.amount, "influence": card.influence, "tax": card.tax}
    assert cost == row["cost"] and card.vp == row["vp"] and row["build_virtue"] == wonder_parts.MONUMENT_VIRTUE
    packed = (MONUMENT_AMOUNT, MONUMENT_INFLUENCE, MONUMENT_TAX, MONUMENT_POINTS)
    assert [int(each[card.number]) for each in packed] == [card.amount, card.influence, card.tax, card.vp]


@rule("B6.10")
def test_every_monument_can_be_paid_in_a_mix_of_gold_and_marble() -> None:
    assert max(card.amount for card in MONUMENTS.cards if card.id in ("gold", "marble")) <= MOST_TREASURE


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", MONUMENTS.cards, ids=lambda card: card.id)
def test_the_words_on_a_monument_name_its_figures(card: Monument, lang: str) -> None:
    words = regnum.text(Message(f"monument-{card.id}.text", game="architects"), lang)
    assert re.findall(r"\d+", words) == [
        str(each) for each in (card.influence, card.tax, card.amount, card.vp, wonder_parts.MONUMENT_VIRTUE)
    ]


@rule("B1.5")
def test_monuments_lie_in_the_order_of_falling_influence() -> None:
    assert [card.id for card in MONUMENTS.cards] == SHEET["monument_rules"]["order_shown"]
    assert [card.influence for card in MONUMENTS.cards] == [7, 6, 5, 4, 3]


@rule("B6.3", "B6.4", "B6.5", "B6.6", "B6.7")
def test_along_the_row_monuments_cost_less_and_bring_two_points_less_each() -> None:
    cards = MONUMENTS.cards
    assert [card.tax for card in cards] == [5, 4, 3, 2, 1]
    assert [card.amount for card in cards] == sorted((card.amount for card in cards), reverse=True)
    assert [card.vp for card in cards] == [20, 18, 16, 14, 12]


@rule("B6.12", "Q15")
def test_a_figure_may_stand_at_seven_places_and_never_in_the_mines() -> None:
    assert sorted(LOCATIONS[place] for place in FIGURE_PLACES) == sorted(SHEET["monument_rules"]["allowed_locations"])
    allowed = {each["id"] for each in SHEET["locations"] if each["monument_allowed"]}
    assert {LOCATIONS[place] for place in FIGURE_PLACES} == allowed
    assert not allowed & {"mines", "guildhall", "black_market", "tax_stand"}


@rule("B2.1", "B2.2", "B2.4", "B2.5", "B2.6")
def test_the_track_is_as_the_sheet_says() -> None:
    track = SHEET["influence_track"]
    assert track["range"] == [0, wonder_parts.INFLUENCE_TOP]
    assert track["building_card_when_crossing_up"] == [[4, wonder_parts.FIRST_CARD], [8, wonder_parts.SECOND_CARD]]
    spent = [wonder_parts.COINS_FOR, wonder_parts.VIRTUE_FOR, wonder_parts.TREASURE_FOR]
    assert [each["lose"] for each in track["spend"]] == spent
    assert track["end_game"]["most"] == {"gold": wonder_parts.END_GOLD}


@rule("B9.3")
def test_4_gold_are_split_evenly_and_the_rest_is_lost() -> None:
    assert list(SHARES)[1:] == [4, 2, 1, 1, 0, 0]


@rule("B7.2")
def test_cavaliers_and_diplomats_know_their_places() -> None:
    pleased = {card.id: LOCATIONS[PLEASES[card.number]] for card in LAID if PLEASES[card.number] >= 0}
    assert pleased == {
        "cavalier_town_centre": "town_centre",
        "cavalier_guardhouse": "guardhouse",
        "diplomat_storehouse": "kings_storehouse",
        "diplomat_workshop": "workshop",
    }
