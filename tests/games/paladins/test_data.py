"""1.4.1. Every card, square, cost row and table is as the fact sheet beside this file says."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

import regnum
from regnum.core.effects import do_of, n_of, what_of
from regnum.games.paladins import parts
from regnum.games.paladins.automa.actions import CONSPIRE_WORKERS
from regnum.games.paladins.automa.targets import SQUARE_ORDER, order_of
from regnum.games.paladins.box import BOX
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    CHOICES,
    FAVOUR_SCHEMES,
    FAVOURS,
    JAR_SPOTS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SQUARES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    scheme_name,
)
from regnum.games.paladins.effects import vocabulary as effects
from regnum.games.paladins.effects.base import PRINTED
from regnum.games.paladins.figures import (
    ABILITY,
    ATTACK_REWARD,
    BONUS,
    BONUS_AFTER,
    BOOST,
    CONVERT_REWARD,
    DISCARD_REWARD,
    DISCOUNT,
    DISCOUNTS,
    FAVOUR_DEBTS,
    FAVOUR_PROVISIONS,
    FAVOUR_REWARD,
    FAVOUR_SILVER,
    FAVOUR_SLOT,
    INSTANT_REWARD,
    JAR_REWARD,
    JAR_SPOT_SQUARES,
    MERCENARIES,
    OF_NATION,
    ORDER_ACTION,
    PALADIN_POOL,
    REACTING,
    REGION_SQUARES,
    SPOT_REGION,
    SPOT_SQUARES,
    SQUARE_REGION,
    SQUARE_REWARD,
    SQUARES_FOR,
    SUSPICION_MAX,
    SUSPICION_MIN,
    TAVERN_POOL,
    WAIVES,
    WALL_POINTS,
    WALL_REWARD,
)
from regnum.games.paladins.moves.actions import ACTS
from regnum.games.paladins.moves.right_side import FAITH_FLAG, INFLUENCE_FLAG
from regnum.games.paladins.parts import (
    ACTIONS,
    AI_ACTIONS,
    ATTRIBUTES,
    METRICS,
    NATIONS,
    NO_LIMIT,
    NONE,
    SLOTS,
    TRIGGERS,
    WORKERS,
)
from regnum.games.paladins.workers import packed
from regnum.testing import rule

from .laying import laid, mat, state_of

FACTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
ACTION_FACTS = {sheet["id"]: sheet for sheet in FACTS["actions"]}
KINDS_OF_SLOT = (*WORKERS, "any")

# What a number of the code means in the words of the fact sheet.
OF_WORKERS = {effects.GAIN_WORKERS: "gain_worker"}
OF_ATTRIBUTES = {effects.RAISE: "raise"}
COUNTED = {
    effects.GAIN_SILVER: "gain_silver",
    effects.GAIN_PROVISIONS: "gain_provision",
    effects.TAKE_TAX: "take_tax",
    effects.DISCARD_SUSPICION: "discard_suspicion",
    effects.CANCEL_DEBT: "cancel_debt",
    effects.PAY_DEBT: "pay_debt",
}
PLAIN = {
    effects.CLEAR_SPACE: "clear_space",
    effects.RECRUIT_FREELY: "free_recruit",
    effects.DEVELOP_FREELY: "free_develop",
}


def in_words(effect: int) -> dict[str, Any]:
    """An effect of the code as the fact sheet writes it."""
    do, what, n = int(do_of(effect)), int(what_of(effect)), int(n_of(effect))
    if do in OF_WORKERS:
        return {"do": OF_WORKERS[do], "what": WORKERS[what], "n": n}
    if do in OF_ATTRIBUTES:
        return {"do": OF_ATTRIBUTES[do], "what": ATTRIBUTES[what], "n": n}
    if do in COUNTED:
        assert what == 0
        return {"do": COUNTED[do], "n": n}
    if do in PLAIN:
        assert (what, n) == (0, 1)
        return {"do": PLAIN[do]}
    assert (do, n) == (effects.EITHER, 1)
    return {"do": "either", "options": [[in_words(each) for each in option] for option in CHOICES[what]]}


def printed(due: Iterable[int]) -> list[dict[str, Any]]:
    """A row of effects as it waits on the table, the next one last: in the order of the card."""
    return [in_words(each) for each in reversed(list(due))]


def by_id(things: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(number, sheet, id=sheet["id"]) for number, sheet in enumerate(things)]


def crew(words: list[str]) -> int:
    return packed(tuple(WORKERS.index(word) for word in words))


def action_or_none(action: int) -> str | None:
    return None if action == NONE else ACTIONS[action]


# -- cards -------------------------------------------------------------------------------------------------------


@rule("1.4.1", "3.5.1", "4.13")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["paladins"]))
def test_a_paladin_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert PALADINS[number].id == sheet["id"]
    assert PALADIN_POOL[number] == crew(sheet["workers"])
    assert sorted(WORKERS[kind] for kind in PALADINS[number].workers) == sorted(sheet["workers"])
    boosts = {name: int(BOOST[number * 3 + at]) for at, name in enumerate(ATTRIBUTES)}
    assert {name: points for name, points in boosts.items() if points} == sheet["boost"]
    ability = sheet["ability"]
    modded = {"waive": WAIVES, "discount": DISCOUNTS, "bonus": BONUS_AFTER}
    for mod, table in modded.items():
        assert action_or_none(table[number]) == (ability["action"] if ability["mod"] == mod else None)
    assert DISCOUNT[number] == ability.get("n", 0)
    assert printed(BONUS[number]) == ability.get("gain", [])
    assert sheet["copies"] == len(regnum.new("paladins", seats=4, seed=1).view(None)["boards"])


def costs(paladin: str | None, action: str) -> dict[str, int]:
    """What an action costs in silver and provisions with this paladin; converting costs nothing only once."""
    row = [None, None, "abbot_1", None, None]
    match = laid(boards=[mat("labourer", paladin=paladin, done={"convert": 1})], townsfolk=row)
    game = state_of(match)
    move: Any = ACTS[ACTIONS.index(action)].make(0)
    return {"silver": move.silver(game, game.sides[0]), "provision": move.provisions(game.sides[0])}


@rule("4.13")
@pytest.mark.parametrize("sheet", [s for s in FACTS["paladins"] if "cost" in s["ability"]], ids=lambda s: s["id"])
def test_a_paladin_waives_or_lowers_the_cost_the_sheet_names(sheet: dict[str, Any]) -> None:
    ability = sheet["ability"]
    full = costs(None, ability["action"])
    assert [good for good, n in full.items() if n] == [ability["cost"]]
    left = max(full[ability["cost"]] - ability["n"], 0) if ability["mod"] == "discount" else 0
    assert costs(sheet["id"], ability["action"]) == {**full, ability["cost"]: left}


@rule("1.4.1", "5.2.2", "5.2.3", "R23")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["townsfolk"]))
def test_a_townsfolk_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert TOWNSFOLK[number].id == sheet["id"]
    assert sheet["copies"] == 1
    assert printed(DISCARD_REWARD[number]) == sheet["discard_reward"]
    assert printed(INSTANT_REWARD[number]) == sheet["instant"]
    assert printed(ABILITY[number]) == sheet["reward"]
    trigger = sheet["trigger"]
    when = trigger["action"] if trigger["when"] == "action" else trigger["when"]
    assert [TRIGGERS[at] for at in range(len(TRIGGERS)) if (REACTING[at] >> number) & 1] == [when]
    assert SUSPICION_MIN[number] == trigger.get("suspicion_min", 0)
    most = len(SUSPICIONS)
    assert min(int(SUSPICION_MAX[number]), most) == trigger.get("suspicion_max", most)


@rule("8.3.1.3", "R23")
def test_there_is_a_squire_for_each_attribute() -> None:
    squires = [number for number, sheet in enumerate(FACTS["townsfolk"]) if sheet["kind"] == "squire"]
    assert [printed(ABILITY[number]) for number in squires] == [
        [{"do": "raise", "what": name, "n": 1}] for name in ("faith", "influence", "strength")
    ]


@rule("1.4.1", "6.5.2", "6.6.3", "R24", "R45")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["outsiders"]))
def test_an_outsider_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert OUTSIDERS[number].id == sheet["id"]
    assert sheet["copies"] == 1
    assert [NATIONS[at] for at in range(len(NATIONS)) if (OF_NATION[at] >> number) & 1] == [sheet["type"]]
    assert printed(ATTACK_REWARD[number]) == sheet["attack_gain"]
    assert printed(CONVERT_REWARD[number]) == sheet["convert_gain"]
    score = sheet["score"]
    assert METRICS[OUTSIDERS[number].per] == score["per"].removeprefix("count_")
    assert (OUTSIDERS[number].base, OUTSIDERS[number].each) == (score["base"], score["each"])
    assert bool((MERCENARIES >> number) & 1) == (sheet["kind"] == "mercenary")


@rule("6.5.2", "6.6.3")
def test_every_outsider_gives_influence_when_attacked_and_strength_when_converted() -> None:
    influence = [int(n_of(list(reward)[-1])) for reward in ATTACK_REWARD]
    assert {in_words(list(reward)[-1])["what"] for reward in ATTACK_REWARD} == {"influence"}
    assert Counter(influence) == {1: 34, 2: 2}
    assert Counter(int(n_of(reward[0])) for reward in CONVERT_REWARD) == {1: 30, 2: 6}
    assert {in_words(reward[0])["what"] for reward in CONVERT_REWARD} == {"strength"}


@rule("10.11.1", "10.11.2", "10.11.4", "10.11.5", "10.11.6", "10.11.7")
def test_outsiders_of_one_kind_score_alike() -> None:
    scores: dict[str, Any] = {}
    for number, sheet in enumerate(FACTS["outsiders"]):
        score = (METRICS[OUTSIDERS[number].per], OUTSIDERS[number].base, OUTSIDERS[number].each)
        scores.setdefault(sheet["kind"], set()).add(score)
    assert scores == {
        "assassin": {("attacked_saracen", 0, 1)},
        "barbarian": {("attacked_byzantine", 0, 1)},
        "invader": {("attacked_viking", 0, 1)},
        "lookout": {("fortify", 0, 2)},
        "vigilante": {("absolve", 0, 2)},
        "archer": {("garrison", 0, 2)},
        "hunter": {("townsfolk", 0, 2)},
        "guardian": {("develop", 0, 2)},
        "adventurer": {("commission", 0, 2)},
        "warrior": {("faith", 0, 4)},
        "armourer": {("strength", 0, 4)},
        "marauder": {("influence", 0, 4)},
        "protector": {("paid_debts", 0, 1)},
        "thief": {("suspicion_cards", 0, 1)},
        "traitor": {("unpaid_debts", 0, 1)},
        "champion": {("orders_fulfilled", 1, 1)},
        "mercenary": {("converted_mercenaries", 1, 1)},
    }


@rule("1.4.1", "6.3.3", "6.3.4")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["walls"]))
def test_a_wall_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    same = [at for at, wall in enumerate(WALLS) if wall.id == sheet["id"].removeprefix("wall_")]
    assert len(same) == sheet["copies"]
    for at in same:
        assert printed(WALL_REWARD[at]) == sheet["gain"]
        assert WALLS[at].points == WALL_POINTS[at] == sheet["vp"]


@rule("6.3.3")
def test_every_wall_gives_strength_first() -> None:
    assert {in_words(list(reward)[-1])["what"] for reward in WALL_REWARD} == {"strength"}


@rule("1.4.1", "3.5.2")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["taverns"]))
def test_a_tavern_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert "tavern_" + TAVERNS[number].id == sheet["id"]
    assert sheet["copies"] == 1
    assert TAVERN_POOL[number] == crew(sheet["workers"])
    assert Counter(WORKERS[kind] for kind in TAVERNS[number].workers) == Counter(sheet["workers"])
    assert len(sheet["workers"]) == 4


@rule("3.5.2")
def test_all_taverns_together_hold_these_workers() -> None:
    held = Counter(WORKERS[kind] for tavern in TAVERNS for kind in tavern.workers)
    assert held == {"scout": 17, "fighter": 17, "merchant": 17, "cleric": 16, "labourer": 15, "criminal": 14}


@rule("2.5", "R25")
def test_suspicions_show_the_tax_of_the_sheet() -> None:
    assert Counter(SUSPICIONS) == {sheet["tax"]: sheet["copies"] for sheet in FACTS["suspicions"]}


@rule("3.9")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["kings_orders"]))
def test_an_order_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert ACTIONS[ORDER_ACTION[number]] == ACTIONS[ORDERS[number]] == sheet["action"]
    assert sheet["needed"] == parts.ORDER_TIMES
    assert sheet["copies"] == 1


@rule("1.4.1", "7.1", "R45")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["kings_favours"]))
def test_a_favour_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert "favour_" + FAVOURS[number].id == sheet["id"]
    assert sheet["copies"] == 1
    assert KINDS_OF_SLOT[FAVOUR_SLOT[number]] == sheet["slot"]
    assert printed(FAVOUR_REWARD[number]) == sheet["reward"]
    cost = {each["do"]: each["n"] for each in sheet["cost_extra"]}
    assert FAVOUR_SILVER[number] == cost.pop("pay_silver", 0)
    assert FAVOUR_PROVISIONS[number] == cost.pop("pay_provision", 0)
    assert FAVOUR_DEBTS[number] == cost.pop("take_debt", 0)
    assert cost == {}


@rule("12.1.4", "R26")
def test_the_scheme_deck_is_as_the_sheet_says() -> None:
    listed = FACTS["schemes"]
    assert {f"scheme_{sheet['ai_action']}" for sheet in listed} == {sheet["id"] for sheet in listed}
    in_deck = {sheet["ai_action"]: sheet["copies"] for sheet in listed if sheet["starts_in_deck"]}
    assert Counter(scheme_name(scheme) for scheme in SCHEMES) == in_deck
    later = {sheet["ai_action"]: sheet["copies"] for sheet in listed if not sheet["starts_in_deck"]}
    assert later == {"kings_favour": FAVOUR_SCHEMES}
    assert len(SCHEMES) + FAVOUR_SCHEMES == FACTS["deck_sizes"]["schemes"]


@rule("1.4.1")
def test_the_decks_have_the_sizes_of_the_sheet() -> None:
    sizes = FACTS["deck_sizes"]
    assert len(PALADINS) * len(parts.COLOURS) == sizes["paladins"]
    assert len(TOWNSFOLK) == sizes["townsfolk"]
    assert len(OUTSIDERS) == sizes["outsiders"]
    assert len(FAVOURS) == sizes["kings_favours"]
    assert len(ORDERS) == sizes["kings_orders"]
    assert len(SUSPICIONS) == sizes["suspicions"]
    assert len(TAVERNS) == sizes["taverns"]
    assert len(WALLS) == sizes["walls"]


@rule("1.4.1")
@pytest.mark.parametrize("sheet", FACTS["outsider_types"], ids=lambda sheet: sheet["id"])
def test_each_nation_has_twelve_outsiders(sheet: dict[str, Any]) -> None:
    assert int(OF_NATION[NATIONS.index(sheet["id"])]).bit_count() == sheet["cards"]


@rule("1.7.2")
def test_the_rewards_that_may_be_declined_are_those_of_the_sheet() -> None:
    words = {**OF_WORKERS, **OF_ATTRIBUTES, **COUNTED, **PLAIN, effects.EITHER: "either"}
    assert set(words) == set(PRINTED)
    assert {word for do, word in words.items() if PRINTED[do].declinable} == set(FACTS["vocabulary"]["declinable"])


# -- squares -----------------------------------------------------------------------------------------------------

REGIONS = FACTS["main_board"]["regions"]
BOARD_SQUARES = [{**square, "region": region} for region, sheet in enumerate(REGIONS, 1) for square in sheet["squares"]]


@rule("1.5.2", "2.9")
@pytest.mark.parametrize("number, sheet", by_id(BOARD_SQUARES))
def test_a_square_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    square = SQUARES[number]
    assert square.id == sheet["id"]
    assert square.region == SQUARE_REGION[number] + 1 == sheet["region"]
    assert square.players == sheet["min_players"]
    assert printed(SQUARE_REWARD[number]) == sheet["reward"]
    assert [at + 1 for at in range(6) if (REGION_SQUARES[at] >> number) & 1] == [sheet["region"]]
    assert [at for at in range(1, 5) if (SQUARES_FOR[at] >> number) & 1] == list(range(sheet["min_players"], 5))


@rule("2.9")
@pytest.mark.parametrize("players, squares", [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_so_many_squares_exist(players: int, squares: int) -> None:
    assert len(regnum.new("paladins", seats=players, seed=1).view(None)["squares"]) == squares
    assert int(SQUARES_FOR[players]).bit_count() == squares
    assert len(SQUARES) == 40


@rule("2.9", "4.6")
def test_squares_are_gathered_by_region_and_reward_and_none_is_left_out() -> None:
    numbers = [at for spot in SPOT_SQUARES for at in range(len(SQUARES)) if (spot >> at) & 1]
    assert sorted(numbers) == list(range(len(SQUARES)))
    for region, spot in zip(SPOT_REGION, SPOT_SQUARES, strict=True):
        together = [sheet for at, sheet in enumerate(BOARD_SQUARES) if (spot >> at) & 1]
        assert {sheet["region"] for sheet in together} == {region + 1}
        assert len({str(sheet["reward"]) for sheet in together}) == 1
    jars = [at for spot in JAR_SPOT_SQUARES for at in range(len(ABSOLVE_SQUARES)) if (spot >> at) & 1]
    assert sorted(jars) == list(range(len(ABSOLVE_SQUARES)))


@rule("6.4.4", "R9")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["player_board"]["absolve_squares"]["squares"]))
def test_an_absolve_square_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert len(ABSOLVE_SQUARES) == 10
    assert ABSOLVE_SQUARES[number].id == sheet["id"]
    assert printed(JAR_REWARD[number]) == sheet["reward"]


@rule("6.4.4", "R9")
def test_the_absolve_squares_are_of_these_kinds() -> None:
    spots = {spot.name: len(spot.squares) for spot in JAR_SPOTS}
    assert spots == {
        "recruit": 1, "labourer": 1, "pray": 2, "faith": 1, "provisions": 1, "suspicion": 2, "debt": 2,
    }  # fmt: skip


@rule("6.1.1", "6.2.1")
@pytest.mark.parametrize("region", range(6))
def test_the_flags_of_a_region_are_those_of_the_sheet(region: int) -> None:
    column = FACTS["main_board"]["outsider_columns"][region]
    assert parts.FAITH_FLAGS[region] == REGIONS[region]["faith_needed"] == column["faith"]
    assert parts.STRENGTH_FLAGS[region] == REGIONS[region]["strength_needed"] == column["strength"]
    assert len(parts.FAITH_FLAGS) == len(parts.STRENGTH_FLAGS) == len(REGIONS) == parts.OUTSIDER_COLUMNS


# -- actions, costs, tables --------------------------------------------------------------------------------------


@rule("4.8", "4.15")
@pytest.mark.parametrize("number, sheet", by_id(FACTS["actions"]))
def test_an_action_is_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert ACTIONS[number] == sheet["id"]
    assert [KINDS_OF_SLOT[slot] for slot in SLOTS[number]] == sheet["slots"]
    assert (number >= parts.FIRST_RIGHT) == (sheet["side"] == "right")
    assert (number in parts.ONE_OR_TWO) == sheet.get("one_or_two_workers", False)
    limit = sheet.get("limit_per_game")
    assert parts.LIMITS[number] == (NO_LIMIT if limit is None else limit)
    assert sheet.get("developable", []) == ([0, 1] if number >= parts.FIRST_RIGHT else [])


@rule("5.1.1", "5.3.1", "5.3.2", "5.4.1")
def test_the_left_hand_actions_cost_and_give_what_the_sheet_says() -> None:
    assert ACTION_FACTS["develop"]["cost"] == [{"do": "pay_silver", "n": parts.DEVELOP_COST}]
    assert ACTION_FACTS["pray"]["cost"] == [{"do": "pay_silver", "n": parts.PRAY_COST}]
    for action, what in (("hunt", "gain_provision"), ("trade", "gain_silver")):
        assert ACTION_FACTS[action]["one_worker_gain"] == [{"do": what, "n": parts.GAIN_OF_ONE}]
        assert ACTION_FACTS[action]["two_workers_gain"] == [{"do": what, "n": parts.GAIN_OF_TWO}]
        assert ACTION_FACTS[action]["cost"] == ACTION_FACTS["conspire"]["cost"] == []


@rule("6.1.2", "6.2.2", "6.3.1", "6.3.2", "6.4.1", "6.4.2", "6.6.2", "R8", "R20")
def test_the_cost_rows_are_those_of_the_sheet() -> None:
    rows = FACTS["player_board"]
    for row in ("monks", "outposts", "walls"):
        assert list(parts.PROVISION_COST) == rows[row]["provision_cost"]
    assert list(parts.ABSOLVE_COST) == rows["jars"]["silver_cost"]
    assert list(parts.CONVERT_COST) == rows["converts"]["silver_cost"]
    assert list(parts.WALL_INFLUENCE) == rows["walls"]["influence_needed"]
    assert list(parts.JAR_INFLUENCE) == rows["jars"]["influence_needed"]
    missing = ACTION_FACTS["attack"]["missing_strength"]
    assert missing == {"silver": 1, "per": parts.STRENGTH_PER_SILVER, "round": "up"}


@rule("5.1.5", "R4")
def test_the_workers_under_the_workshops_are_those_of_the_sheet() -> None:
    workshops = FACTS["player_board"]["workshops"]
    assert [WORKERS[kind] for kind in parts.WORKER_UNDER] == workshops["worker_under"]
    assert workshops["count"] == parts.WORKSHOPS
    assert workshops["max_per_action"] == len(parts.SLOT_NAMES)


@rule("4.16")
@pytest.mark.parametrize("row, flag", [("monks", INFLUENCE_FLAG), ("outposts", FAITH_FLAG), ("jars", FAITH_FLAG)])
def test_all_seven_flags_are_those_of_the_sheet(row: str, flag: int) -> None:
    raised = in_words(flag)
    assert (raised["do"], raised["n"]) == ("raise", 1)
    assert FACTS["player_board"][row]["flag_under"] == [raised["what"]] * parts.PIECES


@rule("2.1", "5.2.1")
def test_the_townsfolk_columns_have_the_prices_of_the_sheet() -> None:
    columns = FACTS["main_board"]["townsfolk_columns"]
    assert list(parts.PRICES) == [column["silver"] for column in columns]
    assert [column["column"] for column in columns if "or_take_debt" in column] == [1, 2]
    assert {column.get("or_take_debt", 0) for column in columns[: parts.DEBT_COLUMNS]} == {1}
    assert not any("or_take_debt" in column for column in columns[parts.DEBT_COLUMNS :])


@rule("1.1.1", "1.1.3")
def test_the_workers_and_attributes_are_those_of_the_sheet() -> None:
    assert list(WORKERS) == [sheet["id"] for sheet in FACTS["workers"]]
    assert [sheet["id"] for sheet in FACTS["workers"] if sheet["wild"]] == [WORKERS[parts.CRIMINAL]]
    assert list(ATTRIBUTES) == [sheet["id"] for sheet in FACTS["attributes"]]


@rule("2.3", "2.10", "3.0", "3.4", "9.1.3", "R2")
def test_the_setup_is_that_of_the_sheet() -> None:
    setup = FACTS["setup"]
    assert (parts.START_SILVER, parts.START_PROVISIONS) == (3, 1)
    start = setup["start_resources"]
    assert (start["silver"], start["provision"]) == (parts.START_SILVER, parts.START_PROVISIONS)
    assert (mat()["silver"], mat()["provisions"]) == (start["silver"], start["provision"])
    assert {players: int(parts.TAX[players]) for players in range(1, 5)} == setup["tax_supply_by_players"]["values"]
    assert setup["townsfolk_face_up"]["n"] == parts.TOWNSFOLK_COLUMNS
    assert setup["outsiders_face_up"]["n"] == parts.OUTSIDER_COLUMNS
    assert setup["orders_in_play"]["n"] == parts.ORDER_SLOTS
    assert setup["favours_in_play"]["n"] == parts.FAVOUR_SLOTS
    assert setup["paladins_drawn_per_round"]["n"] == parts.DRAWN_PALADINS
    assert setup["carry_over_workers_max"]["n"] == parts.KEPT_WORKERS
    assert FACTS["game"]["rounds"] == parts.ROUNDS
    assert BOX.seats == (FACTS["game"]["players"]["min"], FACTS["game"]["players"]["max"])


@rule("2.10")
def test_each_player_has_the_pieces_of_the_sheet() -> None:
    pieces = FACTS["player_pieces"]
    assert pieces["workshop"]["per_player"] == parts.WORKSHOPS
    for piece in ("monk", "outpost", "jar"):
        assert pieces[piece]["per_player"] == parts.PIECES
    assert pieces["attribute_marker"]["per_player"] == len(ATTRIBUTES)


@rule("3.2")
@pytest.mark.parametrize("round", range(1, 8))
def test_a_round_reveals_what_the_sheet_says(round: int) -> None:
    revealed = FACTS["reveal_by_round"][round]
    new_orders = range(parts.ORDERS_BY_ROUND[round - 1] + 1, parts.ORDERS_BY_ROUND[round] + 1)
    new_favours = range(parts.FAVOURS_BY_ROUND[round - 1] + 1, parts.FAVOURS_BY_ROUND[round] + 1)
    assert list(new_orders) == ([revealed["order"]] if "order" in revealed else [])
    assert list(new_favours) == ([revealed["favour"]] if "favour" in revealed else [])


@rule("10.2", "R1")
def test_the_attribute_track_is_that_of_the_sheet() -> None:
    track = FACTS["scoring"]["attribute_track"]
    assert track["max"] == parts.TRACK_TOP
    assert dict(enumerate(int(points) for points in parts.TRACK_POINTS)) == track["vp_by_level"]


@rule("10.3", "10.4", "10.5", "10.6", "10.7")
def test_the_points_for_action_counts_are_those_of_the_sheet() -> None:
    table = FACTS["scoring"]["action_count_vp"]["table"]
    assert {ACTIONS[action]: dict(steps) for action, steps in parts.COUNT_POINTS.items()} == table


@rule("10.1", "10.9", "10.10")
def test_debts_orders_and_leftovers_count_as_the_sheet_says() -> None:
    scoring = FACTS["scoring"]
    assert scoring["debt"]["paid"] == FACTS["debts"][0]["sides"]["paid"]["vp"] == parts.PAID_DEBT_POINTS
    assert scoring["debt"]["unpaid"] == FACTS["debts"][0]["sides"]["unpaid"]["vp"] == parts.UNPAID_DEBT_POINTS
    assert scoring["leftovers"]["silver_plus_provisions_per_vp"] == parts.LEFTOVERS_PER_POINT
    slots = {slot: int(points) for slot, points in enumerate(parts.ORDER_POINTS, 1)}
    assert slots == scoring["orders"]["vp_by_slot"]
    assert scoring["orders"]["needed_actions"] == parts.ORDER_TIMES


# -- the AI player -----------------------------------------------------------------------------------------------

AI_FACTS = FACTS["ai"]


@rule("12.1.5")
def test_the_difficulties_are_those_of_the_sheet() -> None:
    levels = {level: n for level, n in AI_FACTS["difficulty_workshops"].items() if level != "source"}
    assert dict(parts.DIFFICULTIES) == levels


@rule("12.1.2", "12.1.3", "12.2.4", "12.5.4", "12.5.6", "12.6.4", "12.7.3")
def test_the_ai_board_is_that_of_the_sheet() -> None:
    assert AI_FACTS["workers_per_round"]["formula"] == f"round + {parts.AI_WORKERS}"
    assert AI_FACTS["resource_track"]["spaces"] == parts.RESOURCE_SPACES
    assert [AI_ACTIONS[action] for action in parts.FALLBACK_ROW] == AI_FACTS["fallback_row"]["order"]
    assert AI_FACTS["right_actions_workers"]["base"] == parts.RIGHT_SLOTS
    assert AI_FACTS["conspire"]["workers"] == CONSPIRE_WORKERS
    assert AI_FACTS["min_vp_per_converted_outsider"] == parts.AI_LEAST_CONVERTED
    schemes = regnum.new("paladins", seats=1, seed=1).view(None)["schemes"]
    assert schemes["stack"] == AI_FACTS["marker_stack_at_start"]["bottom_to_top"]
    assert schemes["marker"] == AI_FACTS["resource_track"]["start"]


def kind_of(reward: list[dict[str, Any]]) -> str:
    """12.6.7. The kind of a square's reward, by the words of the sheet's priority list."""
    do = reward[0]["do"]
    if do == "gain_worker":
        return {1: "one_worker", 2: "two_workers"}[sum(each["n"] for each in reward)]
    return str({"pay_debt": "pay_debt_if_unpaid", "gain_silver": "two_silver"}.get(do, do))


@rule("12.6.7")
@pytest.mark.parametrize("number, sheet", by_id(BOARD_SQUARES))
def test_the_ai_ranks_a_square_as_the_sheet_says(number: int, sheet: dict[str, Any]) -> None:
    assert len(SQUARE_ORDER) == len(AI_FACTS["square_priority"])
    assert AI_FACTS["square_priority"][order_of(number)] == kind_of(sheet["reward"])


@rule("12.6.8", "R28")
def test_squares_are_listed_by_region_and_then_from_left_to_right() -> None:
    ranks = [(sheet["region"], sheet["x"]) for sheet in BOARD_SQUARES]
    assert ranks == sorted(ranks)
    assert [square.id for square in SQUARES] == [sheet["id"] for sheet in BOARD_SQUARES]
