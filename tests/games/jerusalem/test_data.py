"""Every area, card, office and figure is as the fact sheet beside this file says."""

from pathlib import Path
from typing import Any

import pytest
import yaml

import regnum
from regnum.games.jerusalem import parts
from regnum.games.jerusalem.cards import CITY, DECK, goods
from regnum.games.jerusalem.view import pieces
from regnum.testing import rule

from .laying import state_of

FACTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
QUARTERS = FACTS["board"]["quarters"]
SHEETS = [area for quarter in QUARTERS for area in quarter["areas"]]
RICHER = FACTS["income_pattern_note"]["richer_alternative"]


@rule("2.1", "2.2")
def test_the_city_has_five_quarters_of_three_areas_and_the_tower_of_david() -> None:
    assert [quarter["id"] for quarter in QUARTERS] == list(parts.QUARTERS)
    assert [len(quarter["areas"]) for quarter in QUARTERS] == [3, 3, 3, 3, 3, 1]
    sizes = ["large" if parts.is_large(area) else "small" for area in range(len(CITY))]
    assert sizes == [area["size"] for area in SHEETS]
    assert len(CITY) == FACTS["expected_counts"]["areas_total"] == 16
    assert [area["id"].removesuffix("_area") for area in SHEETS] == [area.id for area in CITY]


@rule("7.3.4", "Q1")
@pytest.mark.parametrize("number", range(15))
def test_an_area_pays_what_the_sheet_says(number: int) -> None:
    sheet, area = SHEETS[number], CITY[number]
    assert area.income == goods(**sheet["income"])
    richer = RICHER.get(area.id.rpartition("_")[0])
    assert area.rich == (goods(**richer[sheet["size"]]) if richer else area.income)


@rule("7.3.4", "7.1.1")
def test_the_tower_of_david_pays_in_a_step_of_its_own() -> None:
    assert CITY[parts.TOWER].income == goods()
    assert SHEETS[parts.TOWER]["income"] == {"bezants": parts.TOWER_BEZANTS}


@rule("6.7.4", "6.7.5", "6.7.6", "6.7.7", "6.7.8", "6.7.9", "6.7.10", "6.7.11", "6.7.12", "Q2")
@pytest.mark.parametrize("kind, sheet", [*enumerate(FACTS["action_cards"])], ids=lambda each: str(each)[:20])
def test_a_card_is_as_the_sheet_says(kind: int, sheet: dict[str, Any]) -> None:
    card = DECK[kind]
    assert (card.id, card.copies) == (sheet["id"], sheet["copies"])
    (effect,) = sheet["effects"]
    assert card.gains == goods(**effect.get("gain", {}))
    if sheet.get("family") == "overwhelming_force":
        force = effect["deploy_from_supply"]
        assert force["squires"] == parts.FORCE_SQUIRES
        assert parts.QUARTERS[kind - parts.FORCE] == force["quarter"]


@rule("3.3")
def test_there_are_27_action_cards() -> None:
    assert sum(card.copies for card in DECK) == FACTS["expected_counts"]["action_cards"] == 27


@rule("3.4", "6.1.2")
def test_offices_bring_the_squires_that_the_sheet_says() -> None:
    assert [office["id"] for office in FACTS["offices"]] == list(parts.OFFICES)
    assert [office["squires"] for office in FACTS["offices"]] == list(parts.OFFICE_SQUIRES)


@rule("3.2")
def test_there_are_four_events() -> None:
    assert [event["id"] for event in FACTS["events"]] == list(parts.EVENTS)


@rule("2.3", "3.5", "6.3.1", "6.4.1", "7.4.2", "7.4.3", "7.4.4", "7.5.2")
def test_the_figures_of_the_rules_are_those_of_the_sheet() -> None:
    assert FACTS["supply_limits"]["squires_per_colour"]["value"] == parts.CUBES
    assert FACTS["setup"]["per_player"]["bezants"] == parts.START_BEZANTS
    assert FACTS["hire_rules"]["default_price_bezants"] == parts.HIRE_PRICE
    sale = FACTS["sell_influence"]
    assert (sale["remove_own_board_squires"], sale["gain_bezants"]) == (parts.SOLD_SQUIRES, parts.SOLD_FOR)
    gifts = FACTS["kings_gifts"]["items"]
    assert [gift["prestige"] for gift in gifts] == [parts.GIFT_ALONE, parts.GIFT_ALONE, parts.GIFT_CARDS]
    assert {gift.get("tie_prestige_each", 1) for gift in gifts} == {parts.GIFT_SHARED}
    assert FACTS["tower"]["first_builder_surcharge"] == parts.FIRST_BUILDER


@rule("6.5.2", "6.6.1")
def test_the_barons_minimum_is_that_of_the_sheet() -> None:
    assert set(FACTS["baron_rules"]["default_minimum"].values()) == {parts.BARON_MINIMUM}
    constable = FACTS["offices"][parts.CONSTABLE]["ability"]["baron_minimum"]
    assert constable == {"large": parts.CONSTABLE_LARGE, "small": parts.CONSTABLE_SMALL}


@rule("6.6.2", "6.7.11")
def test_the_prices_of_mercenaries_are_those_of_the_sheet() -> None:
    treasurer = FACTS["offices"][parts.TREASURER]["ability"]["hire_price"]
    assert [treasurer["first"], treasurer["second"]] == list(parts.TREASURER_PRICES)
    genoese = FACTS["action_cards"][parts.GENOESE_MERCHANTS]["effects"][0]["hire_price"]
    assert genoese["each"] == parts.GENOESE_PRICE


@rule("Q18", "2.3")
def test_bezants_are_counted_without_coins() -> None:
    match = regnum.new("jerusalem", seats=4, seed=1)
    assert not [piece for piece in pieces(state_of(match)) if "coin" in piece]
    assert sum(piece.startswith("squire ") for piece in pieces(state_of(match))) == FACTS["expected_counts"]["squires"]
