"""Every card, board and table of the base game is as the fact sheet beside this file says."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.core.effects import ALL, do_of, n_of, what_of
from regnum.games.architects import parts
from regnum.games.architects.box import BOX
from regnum.games.architects.cards import (
    APPRENTICES,
    BASE_APPRENTICES,
    BASE_BOARDS,
    BASE_BUILDINGS,
    BASE_REWARDS,
    BOARDS,
    BUILDINGS,
    MARKET_CARDS,
    PRINTED_LARGE,
    PRINTED_SMALL,
    PROMO_APPRENTICES,
    PROMO_BOARDS,
    PROMO_BUILDINGS,
    REWARDS,
    Ability,
    Passive,
    TradeOffer,
    cost,
)
from regnum.games.architects.effects.vocabulary import (
    CAPTURE,
    CHOOSE,
    CLAUSES,
    DESTROY_DEBT,
    DISMISS,
    EVERYBODY,
    FREE_CAPTIVES,
    FREE_PRISONERS,
    GAIN,
    GAIN_PER,
    GIVE_UP,
    HIRE_FREELY,
    LOSE_VIRTUE,
    PLACE_MORE,
    TAKE_DEBT,
    WHEN,
)
from regnum.games.architects.moves.payment import RAW_MIXES, TREASURE_BASE
from regnum.games.architects.parts import KINDS, LOCATIONS, SKILLS
from regnum.games.architects.prices import AVOID_PRICE, LEVEL_PRICE
from regnum.testing import rule

FACTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
SETS = ("base", "promo")
COUNTERS = {
    "buildings": parts.OWN_BUILDINGS, "apprentices_carpentry": parts.OWN_CARPENTRY,
    "apprentices_tiling": parts.OWN_TILING, "apprentices_masonry": parts.OWN_MASONRY,
    "cathedral_level": parts.OWN_LEVEL, "clay": parts.OWN_CLAY, "wood": parts.OWN_WOOD, "stone": parts.OWN_STONE,
    "gold": parts.OWN_GOLD, "marble": parts.OWN_MARBLE, "silver": parts.OWN_SILVER, "virtue": parts.OWN_VIRTUE,
    "clay_wood_stone_total": parts.OWN_RAW, "paid_debts": parts.OWN_PAID, "captives_held": parts.OWN_CAPTIVES,
}  # fmt: skip
CONDITIONS = {
    "own_prison_eq": parts.PRISONERS_ARE,
    "own_prison_min": parts.PRISONERS_AT_LEAST,
    "unpaid_debts_eq": parts.UNPAID_ARE,
}
TRIGGERS = {
    "on_cathedral": parts.ON_CATHEDRAL, "on_construct": parts.ON_CONSTRUCT, "on_debt_paid": parts.ON_DEBT_PAID,
    "on_imprison_captives": parts.ON_IMPRISON, "on_reset": parts.ON_RESET,
}  # fmt: skip
SPACES = ("market_small", "market_middle", "market_large")


def of_sets(kind: str, prefix: str) -> list[Any]:
    """The facts of the base game and the promos, each with its id."""
    return [pytest.param(each, id=each["id"].removeprefix(prefix)) for each in FACTS[kind] if each["set"] in SETS]


def priced(facts: dict[str, int] | None) -> tuple[int, ...]:
    """A price in our order."""
    return cost(**(facts or {}))


def gains(row: tuple[int, ...]) -> dict[str, int]:
    """A row that only gains, as the sheet writes it."""
    assert all(do_of(effect) == GAIN for effect in row)
    return {KINDS[what_of(effect)]: int(n_of(effect)) for effect in row}


def condition_of(facts: dict[str, int]) -> tuple[int, int]:
    """A condition as ours."""
    ((name, n),) = facts.items()
    return CONDITIONS[name], n


def clause(effect: int) -> Any:
    """What stands behind an effect."""
    return CLAUSES.all[what_of(effect)]


# -- apprentices and boards --------------------------------------------------------------------------------------


@rule("A5.3", "A5.4", "A5.5")
@pytest.mark.parametrize("facts", of_sets("apprentices", "app_"))
def test_every_apprentice(facts: dict[str, Any]) -> None:
    card = APPRENTICES[APPRENTICES.number(facts["id"].removeprefix("app_"))]
    assert [SKILLS[skill] for skill in card.skills] == facts["skills"] and card.virtue == facts["hire_virtue"]
    assert facts["copies"] == 1 and len(card.powers) == len(facts["abilities"])
    for power, ability in zip(card.powers, facts["abilities"], strict=True):
        check_power(power, ability)


def check_power(power: Any, facts: dict[str, Any]) -> None:
    """One ability of an apprentice or a board."""
    trigger = facts["trigger"]
    if trigger == "passive":
        check_passive(power, facts)
    elif trigger == "storehouse_trade":
        assert isinstance(power, TradeOffer) and power.cost == priced(facts["pay"]) and power.mixed == 0
        assert gains(power.row) == facts["gain"]
    else:
        check_ability(power, facts)


def check_ability(power: Any, facts: dict[str, Any]) -> None:
    """Something that follows from a trigger."""
    assert isinstance(power, Ability)
    places = SPACES if facts.get("location") == "black_market" else (facts.get("location"),)
    if facts["trigger"] == "on_action":
        assert power.triggers == tuple(parts.ACTED + LOCATIONS.index(place) for place in places)
    else:
        assert power.triggers == (TRIGGERS[facts["trigger"]],)
    if "release_own" in facts:
        assert [do_of(each) for each in power.row] == [FREE_PRISONERS]
        assert n_of(power.row[0]) == facts["release_own"]["max"] and facts["optional"]
    else:
        assert gains(power.row) == facts["gain"]
    wanted = condition_of(facts["when"]) if "when" in facts else (parts.ALWAYS, 0)
    assert (power.condition, power.n) == wanted


def check_passive(power: Any, facts: dict[str, Any]) -> None:
    """A number that the rules look at."""
    assert isinstance(power, Passive)
    place = facts.get("location")
    named = {
        ("discount", "town_centre"): parts.CHEAPER_CAPTURES,
        ("discount", "black_market"): parts.CHEAPER_MARKET,
        ("discount", "workshop"): parts.CHEAPER_HIRE,
        ("discount", None): parts.LESS_TAX,
        ("ignore_loss", "black_market"): parts.KEEPS_VIRTUE_IN_MARKET,
        ("ignore_loss", "tax_stand"): parts.KEEPS_VIRTUE_AT_TAX_STAND,
        ("worker_bonus", "kings_storehouse"): parts.MORE_TRADES,
        ("interchangeable", None): parts.ONE_POOL,
        ("waive", None): parts.GIVES_NO_CARD,
        ("apprentice_limit", None): parts.MORE_APPRENTICES,
        ("discount_one_of", None): parts.SPARES_ONE,
    }
    found = [number for (word, where), number in named.items() if word in facts and where == place]
    assert [power.passive] == found and power.n == 1


@rule("A12.1")
@pytest.mark.parametrize("facts", of_sets("player_boards", "pb_"))
def test_every_board(facts: dict[str, Any]) -> None:
    board = BOARDS[BOARDS.number(facts["id"].removeprefix("pb_"))]
    start = dict(facts["start"])
    assert board.start.prison == start.pop("prison") and board.start.silver == start.pop("silver")
    assert board.start.virtue == start.pop("virtue") and start.pop("influence") == 0 and board.start.more == ()
    assert board.start.cards == start.pop("building_cards", 0) and board.start.debts == start.pop("debts", 0)
    assert board.start.goods == priced(start)
    if board.id == "hugo":
        power = board.powers[0]
        assert isinstance(power, Passive) and power.passive == parts.AVOIDS_DEBTS
        assert facts["abilities"][0]["pay"] == AVOID_PRICE.facts()
        return
    for power, ability in zip(board.powers, facts["abilities"], strict=True):
        check_power(power, ability)


# -- buildings ---------------------------------------------------------------------------------------------------


@rule("A6.1", "A6.2", "A11.6")
@pytest.mark.parametrize("facts", of_sets("buildings", "bld_"))
def test_every_building(facts: dict[str, Any]) -> None:
    card = BUILDINGS[BUILDINGS.number(facts["id"].removeprefix("bld_"))]
    assert (card.vp, card.virtue, card.cost) == (facts["vp"], facts["build_virtue"], priced(facts["cost"]))
    assert [SKILLS[skill] for skill in card.skills] == facts["skills"] and facts["copies"] == 1
    (ability,) = facts["abilities"]
    if ability["trigger"] == "immediate":
        assert card.last == () and card.points is None and card.debt_penalty == 0
        check_now(card.now, ability)
    else:
        assert card.now == ()
        check_end(card, ability)


def check_now(row: tuple[int, ...], facts: dict[str, Any]) -> None:
    """What a building does at once."""
    first = row[0]
    if "pay" in facts:
        assert (do_of(first), {KINDS[what_of(first)]: n_of(first)}) == (GIVE_UP, facts["gain"])
    elif "gain" in facts:
        assert gains(row) == facts["gain"]
    elif "choose" in facts:
        assert do_of(first) == CHOOSE and n_of(first) == facts.get("optional", 0)
        for option, wanted in zip(clause(first).options, facts["choose"], strict=True):
            check_option(option, wanted)
    elif "all_players" in facts:
        assert do_of(first) == EVERYBODY
        check_for_all(clause(first).options[0], facts["all_players"])
    elif "per" in facts:
        check_per(first, facts["per"])
    else:
        check_deed(first, facts)


def check_option(row: tuple[int, ...], facts: dict[str, Any]) -> None:
    """One of several things."""
    if "gain" in facts:
        assert gains(row) == facts["gain"]
    else:
        assert [do_of(each) for each in row] == [FREE_CAPTIVES if "release_own" in facts else CAPTURE]


def check_for_all(row: tuple[int, ...], facts: dict[str, Any]) -> None:
    """What everybody gets."""
    if "if" not in facts:
        assert gains(row) == facts["gain"]
        return
    behind = clause(row[0])
    assert do_of(row[0]) == WHEN and (behind.condition, behind.n) == condition_of(facts["if"])
    assert (do_of(behind.options[0][0]), n_of(behind.options[0][0])) == (LOSE_VIRTUE, facts["lose"]["virtue"])


def check_per(effect: int, facts: dict[str, Any]) -> None:
    """A gain that counts."""
    behind = clause(effect)
    assert do_of(effect) == GAIN_PER
    assert (behind.counter, behind.every) == (COUNTERS[facts["counter"]], facts["every"])
    assert gains(behind.options[0]) == facts["gain"]


def check_deed(effect: int, facts: dict[str, Any]) -> None:
    """Something to do."""
    do, n = do_of(effect), n_of(effect)
    if "hire_apprentice" in facts:
        assert do == HIRE_FREELY and facts["optional"]
    elif "capture_groups" in facts:
        assert (do, n) == (CAPTURE, facts["capture_groups"]) and facts["optional"]
    elif "take_debt" in facts:
        assert (do, n) == (TAKE_DEBT, facts["take_debt"])
    elif "destroy_debt" in facts:
        assert (do, n) == (CHOOSE, 1) and do_of(clause(effect).options[0][0]) == DESTROY_DEBT
    elif "release_own" in facts:
        assert (do, n) == (FREE_PRISONERS, ALL)
    elif "place_worker" in facts:
        assert (do, LOCATIONS[what_of(effect)]) == (PLACE_MORE, facts["place_worker"]["location"])
    else:
        assert (do, n) == (DISMISS, facts["discard_apprentice"])


def check_end(card: Any, facts: dict[str, Any]) -> None:
    """What a building does or counts at the end."""
    if "debt_penalty_delta" in facts:
        assert card.debt_penalty == facts["debt_penalty_delta"]
    elif "lose" in facts:
        assert [(do_of(each), n_of(each)) for each in card.last] == [(LOSE_VIRTUE, facts["lose"]["virtue"])]
    elif "per" in facts and "gain" in facts["per"]:
        check_per(card.last[0], facts["per"])
    elif "most" in facts and "gain" in facts["most"]:
        behind = clause(card.last[0])
        assert (behind.condition, behind.n) == (parts.MOST_OF, COUNTERS[facts["most"]["counter"]])
        assert gains(behind.options[0]) == facts["most"]["gain"]
    else:
        check_points(card.points, facts)


def check_points(points: Any, facts: dict[str, Any]) -> None:
    """Points of the end."""
    if "per" in facts:
        assert (points.counter, points.every) == (COUNTERS[facts["per"]["counter"]], facts["per"]["every"])
        assert points.points == facts["per"]["vp"] and points.condition == parts.ALWAYS
    elif "most" in facts:
        assert (points.condition, points.n) == (parts.MOST_OF, COUNTERS[facts["most"]["counter"]])
        assert points.points == facts["most"]["vp"]
    else:
        assert (points.condition, points.n) == condition_of(facts["if"]) and points.points == facts["vp"]


# -- rewards and the market --------------------------------------------------------------------------------------


@rule("A7.7", "A2.2")
def test_every_reward() -> None:
    facts = {each["id"].removeprefix("rew_"): each for each in FACTS["reward_cards"] if each["set"] == "base"}
    assert [card.id for card in BASE_REWARDS] == list(facts)
    for card in BASE_REWARDS:
        assert gains(card.row) == facts[card.id]["gain"] and card.copies == facts[card.id]["copies"]
    assert sum(card.copies for card in BASE_REWARDS) == 11


@rule("Q21", "A4.26", "A4.28")
def test_every_market_card_with_its_back() -> None:
    facts = FACTS["black_market_cards"]["cards"]
    assert len(MARKET_CARDS) == len(facts) == 10
    for card, wanted in zip(MARKET_CARDS, facts, strict=True):
        assert card.id == f"market_{int(wanted['id'].removeprefix('bm_'))}"
        assert gains(card.small) == wanted["small"] and gains(card.large) == wanted["large"]
    printed = next(each for each in FACTS["locations"] if each["id"] == "black_market")["printed"]
    assert gains(PRINTED_SMALL) == printed["small_when_no_card"]
    assert gains(PRINTED_LARGE) == printed["large_when_no_card"]


# -- tables ------------------------------------------------------------------------------------------------------


@rule("A8.1")
def test_the_virtue_track() -> None:
    track = FACTS["virtue_track"]
    assert list(parts.VIRTUE_POINTS) == list(track["vp"].values())
    assert {at: int(n) for at, n in enumerate(parts.REBATE) if n} == track["tax_rebate"]
    assert track["black_market_barred_from"] == parts.MARKET_VIRTUE + 1
    assert track["cathedral_barred_to"] == parts.CATHEDRAL_VIRTUE - 1
    assert track["start"] == parts.START_VIRTUE


@rule("A7.2", "A7.3", "A7.4", "A7.5", "A7.6")
def test_the_cathedral() -> None:
    for facts in FACTS["cathedral"]["levels"]:
        level = facts["level"]
        assert (parts.LEVEL_SPACES[level], parts.LEVEL_POINTS[level]) == (facts["spaces"], facts["vp"])
        pay = facts.get("pay", {})
        assert LEVEL_PRICE[level].facts() == pay
        assert LEVEL_PRICE[level].count == facts.get("pay_any_mix", {}).get("total", 0)


@rule("A2.14", "A4.33")
def test_figures_by_number_of_players() -> None:
    hall = FACTS["guildhall"]
    town = next(each for each in FACTS["locations"] if each["id"] == "town_centre")
    for players in range(1, 6):
        assert parts.columns_for(players) == hall["columns"][players]
        assert parts.HALL_ROWS * parts.columns_for(players) == hall["spaces"][players]
        assert parts.rewards_for(players) == FACTS["setup"]["reward_deck_size"]["base"]["by_players"][players]
        assert parts.RAIDS[players] == town["max_different_locations"][players]
    assert list(parts.START_SILVER) == FACTS["setup"]["standard"]["silver_by_turn_order"]


@rule("A0.5", "A4.29")
def test_locations_are_open_or_closed() -> None:
    kinds = {each["id"]: each["type"] for each in FACTS["locations"]}
    assert list(LOCATIONS[: parts.OPEN]) == [id for id, kind in kinds.items() if kind == "open"]
    assert LOCATIONS[parts.OPEN :] == (*SPACES, "guildhall")


@rule("A2.7")
def test_counts_of_the_box() -> None:
    summary = FACTS["provenance_summary"]["fully_public"]
    assert len(BASE_APPRENTICES) == summary["base_apprentices"] and len(PROMO_APPRENTICES) == 3
    assert len(BASE_BUILDINGS) == summary["base_buildings"] and len(PROMO_BUILDINGS) == 3
    assert len(BASE_BOARDS) == len(PROMO_BOARDS) == 5
    assert FACTS["tokens"]["workers_per_player"] == parts.WORKERS
    assert tuple(FACTS["tokens"]["player_colours"]) == parts.COLOURS == BOX.colours


def test_a_shelf_gives_every_card_one_number_and_knows_no_other() -> None:
    assert [APPRENTICES.number(card.id) for card in APPRENTICES] == list(range(len(APPRENTICES)))
    assert APPRENTICES.name(127) == "apprentice-127" and len(REWARDS) >= 6
    with pytest.raises(ValueError, match="no room"):
        BUILDINGS.add((BUILDINGS[0],))


def test_moves_keep_their_numbers_whatever_expansions_are_installed() -> None:
    sizes = {family.verb: len(family.made) for family in BOX.families}
    assert sizes["hire"] == sizes["build"] == sizes["keep"] == 128
    assert sizes["cathedral"] == sizes["use"] == 129 and sizes["trade"] == 130
    assert sizes["give"] == RAW_MIXES + TREASURE_BASE * TREASURE_BASE
