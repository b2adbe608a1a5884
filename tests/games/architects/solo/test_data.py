"""C7, C9. Every scheme and every rival board is as the fact sheet says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.core.effects import effect
from regnum.games.architects.automa import vocabulary as deeds
from regnum.games.architects.effects.vocabulary import (
    CAPTURE,
    FIRST_FREE_DO,
    IMPRISON,
    RISE,
    TAKE_TAX,
    gain,
    lose_virtue,
)
from regnum.games.architects.parts import BLACK_MARKET, KINDS, LOCATIONS, REWARD_CARD
from regnum.games.architects.solo.cards import (
    ALL_RIVALS,
    ALL_SCHEMES,
    CAPTURE_ORDER,
    MARKET_ORDER,
    USUALLY,
    Rival,
    Scheme,
    Way,
    rival_number,
    scheme_number,
)
from regnum.games.architects.works_of_wonder.parts import INFLUENCE
from regnum.games.architects.works_of_wonder.solo import cards as wonder
from regnum.testing import rule

SHEET = yaml.safe_load((Path(__file__).parents[1] / "components.yaml").read_text(encoding="utf-8"))
SOLO = SHEET["solo"]
CLASSIC = SHEET["classic_solo"]
CARDS = {card["id"]: card for card in SOLO["scheme_cards"] if "requires_expansion" not in card}
PLACES = {
    **{name: number for number, name in enumerate(LOCATIONS)},
    "black_market": BLACK_MARKET,
    "focus": deeds.FOCUS_PLACE,
    "princess": wonder.PRINCESS,
}
WORDS = {
    "default": deeds.deed(deeds.USUAL),
    "focus": deeds.deed(deeds.FOCUS),
    "black_market_options": deeds.deed(deeds.MARKET),
    "cathedral": effect(RISE),
    "build_monument": wonder.BUILD,
    "resolve_next_scheme": deeds.deed(deeds.NEXT),
}
OR = deeds.deed(deeds.OR)
CONDITIONS = {
    "human_group_min": (deeds.GROUP_AT_LEAST, "C6.10"),
    "tax_min": (deeds.TAX_AT_LEAST, "C6.11"),
    "rival_holds_captives": (deeds.HOLDS_CAPTIVES, "C6.12"),
    "rival_prison_min": (deeds.PRISON_AT_LEAST, "C6.13"),
    "rival_leads_princess": (wonder.LEADS_PRINCESS, "C6.14"),
    "rival_can_monument_or_cathedral": (wonder.MONUMENT_OR_CATHEDRAL, "C6.15"),
    "rival_can_cathedral+rival_virtue_max": (deeds.CATHEDRAL_VIRTUE_AT_MOST, "C6.16"),
    "future_deck_empty+rival_can_cathedral": (deeds.CATHEDRAL_NO_FUTURE, "C6.17"),
    "rival_influence_max": (wonder.INFLUENCE_AT_MOST, "C6.18"),
}


def kind(name: str) -> int:
    return INFLUENCE if name == "influence" else KINDS.index(name)


def gains(amounts: dict[str, Any]) -> list[int]:
    """`{silver: workers+1}` and plain numbers."""
    found = []
    for name, n in amounts.items():
        if isinstance(n, int):
            found.append(gain(kind(name), n))
        elif str(n).startswith("all tax"):
            found.append(effect(TAKE_TAX))
        elif n == "floor(workers/2)":
            found.append(deeds.deed(deeds.PER_WORKER, kind(name), 2))
        else:
            assert n in ("workers", "workers+1")
            found += [gain(kind(name), 1)] if n == "workers+1" else []
            found.append(deeds.deed(deeds.PER_WORKER, kind(name), 1))
    return found


def row(do: Any) -> list[int]:
    """What the sheet says, as deeds in their order."""
    if isinstance(do, str):
        return [WORDS[do]]
    if isinstance(do, list):
        return [each for entry in do for each in row(entry)]
    found: list[int] = []
    for name, value in do.items():
        found += entry_row(name, value)
    return found


def entry_row(name: str, value: Any) -> list[int]:
    """One entry of the sheet."""
    if name in ("first_possible", "do_first_possible"):
        options = [row(option) for option in value]
        return [each for at, option in enumerate(options) for each in ([OR] if at else []) + option]
    if name == "gain":
        return gains(value)
    if name == "lose":
        return [lose_virtue(value["virtue"])]
    if name == "if_workers_is_1":
        return [OR, *row(value)]
    if name == "per":
        assert value["counter"] == "own_workers_here"
        ((what, n),) = value["gain"].items()
        assert n == 1
        return [deeds.deed(deeds.PER_WORKER, kind(what), value["every"])]
    if name == "capture_groups":
        return [deeds.deed(deeds.CAPTURE_HERE)] if isinstance(value, str) else [effect(CAPTURE, 0, value)]
    plain = {
        "contribute": wonder.DO_CONTRIBUTE,
        "imprison_captives": effect(IMPRISON),
        "guardhouse_actions": deeds.deed(deeds.GUARD_HERE),
    }
    if name in plain:
        return [plain[name]]
    numbered = {"future_scheme": deeds.FUTURE, "add_tax": deeds.TAX, "remove_apprentices": deeds.REMOVE}
    return [deeds.deed(numbered[name], 0, value)]


def short(id: str) -> str:
    """`sch_s01` as `start_1`."""
    return ("start_" if id[4] == "s" else "future_") + str(int(id[5:]))


def scheme(id: str) -> Scheme:
    return ALL_SCHEMES[scheme_number(id)]


def rival(id: str) -> Rival:
    return ALL_RIVALS[rival_number(id)]


def check_condition(way: Way, when: dict[str, Any] | None) -> None:
    if when is None:
        assert (way.when.condition, way.when.n) == (0, 0)
        return
    condition, rule_of_it = CONDITIONS["+".join(sorted(when))]
    numbers = [value for value in when.values() if not isinstance(value, bool)]
    least = 1 if condition == deeds.HOLDS_CAPTIVES else 0
    assert (way.when.condition, way.when.rule, way.when.n) == (condition, rule_of_it, sum(numbers) or least)


@rule("C1.4", "C2.2", "C2.3")
@pytest.mark.parametrize("id", CARDS)
def test_a_scheme_is_as_the_sheet_says(id: str) -> None:
    card = scheme(short(id))
    options = CARDS[id]["options"]
    assert len(card.ways) == len(options)
    for way, option in zip(card.ways, options, strict=True):
        assert way.place == PLACES[option["location"]]
        assert list(way.deeds) == row(option["do"])
        check_condition(way, option.get("when"))
    assert "when" not in options[-1]  # the last option needs no condition


@rule("C1.4")
def test_the_two_cards_for_another_expansion_are_left_out() -> None:
    assert len(SOLO["scheme_cards"]) == 24
    for each in wonder.WONDER_RIVALS:
        assert sorted(ALL_SCHEMES[card].id for card in each.schemes) == sorted(f"start_{n}" for n in range(1, 12))
        assert sorted(ALL_SCHEMES[card].id for card in each.future) == sorted(f"future_{n}" for n in range(1, 12))


@rule("C1.2", "C7.1", "C7.2", "C7.3", "C7.4", "C7.5", "C7.6", "C4.7")
@pytest.mark.parametrize("sheet", SOLO["rivals"], ids=lambda sheet: sheet["id"])
def test_a_rival_board_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    board = rival(sheet["id"].removeprefix("rival_"))
    assert isinstance(board, wonder.WonderRival)
    start = sheet["start"]
    assert (board.virtue, board.influence) == (start["virtue"], start["influence"])
    assert (start["marble"], start["resource_marker"], start["workers"]) == (0, "clay", 20)
    assert board.focus.place == PLACES[sheet["focus"]["location"]]
    focus = {name: value for name, value in sheet["focus"].items() if name != "location"}
    do = focus.pop("do", None)
    assert list(board.focus.deeds) == (row(do) if do is not None else row(focus))
    assert [LOCATIONS[place] for place in board.figures] == sheet["monument_priority"]
    assert (sheet["capture_priority"], sheet["guardhouse_priority"]) == ("default", "default")
    check_power(board, sheet["ability"])


def check_power(board: Rival, ability: dict[str, Any]) -> None:
    trigger = ability["trigger"]
    if trigger == "passive":
        assert board.powers == {}
        assert board.fearless == ("ignore_loss" in ability)
        assert getattr(board, "discount", 0) == ability.get("monument_marble_discount", 0)
        return
    times = {
        "on_imprison_captives": [deeds.IMPRISONING],
        "on_construct_or_cathedral": [deeds.RISING, deeds.CONSTRUCTING],
        "on_cathedral": [deeds.RISING],
        "on_place": [deeds.PLACING],
        "on_reset": [deeds.RESETTING],
    }[trigger]
    effects = row({name: value for name, value in ability.items() if name not in ("trigger", "location")})
    assert {when: list(given) for when, given in board.powers.items()} == dict.fromkeys(times, effects)
    if "location" in ability:
        assert board.placing_at == PLACES[ability["location"]]
    assert not board.fearless


@rule("C2.11")
def test_what_it_does_at_a_plain_location_is_as_the_sheet_says() -> None:
    usual = SOLO["default_location_effects"]
    for place in LOCATIONS[:9]:
        assert list(USUALLY[PLACES[place]]) == row(usual[place]), place


@rule("C7.8")
def test_the_three_market_spaces_are_as_the_sheet_says() -> None:
    options = SOLO["black_market_options"]
    assert (options["virtue_loss"], options["silver_cost"]) == (1, 0)
    assert [LOCATIONS[space] for space in MARKET_ORDER] == [f"market_{entry['space']}" for entry in options["order"]]
    for space, entry in zip(MARKET_ORDER, options["order"], strict=True):
        do = row(entry["do"]) if "do" in entry else row({"gain": entry["gain"]})
        assert list(USUALLY[space]) == do


@rule("C5.4")
def test_the_order_of_captures_is_as_the_sheet_says() -> None:
    order = [*SOLO["default_capture_priority"], *SOLO["tie_after_list"]]
    assert order[0] == "princess"  # where she stands is an expansion's word
    assert [LOCATIONS[place] for place in CAPTURE_ORDER] == order[1:]


@rule("C9.1", "C9.2")
@pytest.mark.parametrize("sheet", CLASSIC["rivals"], ids=lambda sheet: sheet["id"])
def test_a_classic_rival_is_as_the_sheet_says(sheet: dict[str, Any]) -> None:
    board = rival(sheet["id"].removeprefix("rival_"))
    assert board.virtue == sheet["start"]["virtue"]
    assert board.focus.place == PLACES[sheet["focus"]["location"]]
    assert list(board.focus.deeds) == row(sheet["focus"]["do"])
    check_power(board, sheet["ability"])
    for cards, ids in ((board.schemes, CLASSIC["scheme_cards"]), (board.future, CLASSIC["future_cards"])):
        assert [ALL_SCHEMES[card].id.removeprefix("classic_") for card in cards] == [short(id) for id in ids]


@rule("C9.2")
def test_classic_schemes_are_the_others_with_what_is_replaced() -> None:
    """The princess is the King's Storehouse, a contribution 1 virtue, 4 marble are 1, a monument is impossible."""
    replaced = CLASSIC["replace"]
    assert replaced["rival_influence_max"] == "always true"
    storehouse = PLACES[replaced["princess"]]
    (virtue,) = row(replaced["contribute"])
    (marble,) = row(replaced["gain_marble_4"])
    for card in [*rival("helena").schemes, *rival("helena").future]:
        classic = ALL_SCHEMES[card]
        original = scheme(classic.id.removeprefix("classic_"))
        ways = list(original.ways)
        if ways[0].when.condition == wonder.INFLUENCE_AT_MOST:
            ways = ways[:1]
        assert len(classic.ways) == len(ways)
        for mine, theirs in zip(classic.ways, ways, strict=True):
            assert mine.place == (storehouse if theirs.place == wonder.PRINCESS else theirs.place)
            deeds_there = [virtue if deed == wonder.DO_CONTRIBUTE else deed for deed in theirs.deeds]
            deeds_there = [marble if deed == gain(KINDS.index("marble"), 4) else deed for deed in deeds_there]
            if deeds_there[0] == wonder.BUILD:
                deeds_there = deeds_there[2:]
            assert list(mine.deeds) == deeds_there


@rule("C9.1")
def test_no_classic_scheme_and_no_classic_rival_knows_the_expansion() -> None:
    for id in ("constantine", "helena"):
        for card in [*rival(id).schemes, *rival(id).future]:
            for way in ALL_SCHEMES[card].ways:
                assert way.place < deeds.FIRST_FREE_PLACE
                assert way.when.condition < deeds.FIRST_FREE_WHEN
                assert all((deed >> 20) < FIRST_FREE_DO for deed in way.deeds)
    assert REWARD_CARD < INFLUENCE
