"""The table before the eye: every thing once, every place where it is said to be, a thing to touch for every move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.core.messages import stamped
from regnum.core.registry import box_of
from regnum.games.paladins.cards import (
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
)
from regnum.games.paladins.effects.all import drawn_row
from regnum.games.paladins.parts import ACTIONS, WORKERS
from regnum.scene import plain_value

from .laying import RED, laid, mat

SEATS = (1, 2, 3, 4)
LARGEST = 130_000  # bytes of a scene, before anything is packed

at_every_table = pytest.mark.parametrize("seats", SEATS)


def course(seats: int, seed: int, every: int = 1) -> Iterator[Match]:
    """A random game, looked at before each of its moves (or every so many)."""
    match, dice = regnum.new("paladins", seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        if len(match.log) % every == 0:
            yield match
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.legal(seat)))
    yield match


def things(tree: Any) -> Iterator[dict[str, Any]]:
    """Every thing of a scene, also those that lie on others."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield tree
        tree = list(tree.values())
    if isinstance(tree, list):
        for each in tree:
            yield from things(each)


def ids(tree: Any) -> list[str]:
    return [each["id"] for each in things(tree)]


def named(scene: dict[str, Any]) -> set[str]:
    """Every panel that a column or a tab names."""
    return {id for part in [*scene["stage"], *scene["zones"]] for id in part["panels"]}


def found(scene: dict[str, Any], id: str) -> dict[str, Any]:
    (thing,) = [each for each in things(scene) if each["id"] == id]
    return dict(thing)


@at_every_table
def test_every_thing_is_there_once(seats: int) -> None:
    for match in course(seats, seed=seats, every=5):
        for viewer in [*range(seats), None]:
            twice = {id: n for id, n in Counter(ids(match.scene(viewer))).items() if n > 1}
            assert not twice


@at_every_table
def test_columns_and_tabs_name_panels_that_are_there(seats: int) -> None:
    for match in course(seats, seed=10 + seats, every=7):
        for viewer in [0, None]:
            scene = match.scene(viewer)
            panels = {panel["id"]: panel for panel in scene["panels"]}
            assert named(scene) <= set(panels)
            on_stage = [id for column in scene["stage"] for id in column["panels"]]
            assert not any(panels[id].get("tray") for id in on_stage)
            tabbed = {id for zone in scene["zones"] for id in zone["panels"]}
            assert set(panels) == tabbed, "on a phone everything can be looked at"


@at_every_table
@pytest.mark.parametrize("seed", [3, 21])
def test_every_legal_move_touches_things_that_are_there(seats: int, seed: int) -> None:
    for match in course(seats, seed):
        for seat in match.waiting:
            here = set(ids(match.scene(seat)))
            for option in match.decision(seat).options:  # type: ignore[union-attr]
                touched = [each for each in option.handles if not each.startswith("button ")]
                assert option.refusal or set(touched) <= here, (option.move, option.handles)


@at_every_table
def test_every_move_of_a_turn_begins_with_its_action_or_favour(seats: int) -> None:
    """From the space to the workers: so a click narrows the moves down, step by step."""
    for match in course(seats, seed=7, every=3):
        for seat in match.waiting:
            scene = match.scene(seat)
            for option in match.decision(seat).options:  # type: ignore[union-attr]
                verb = option.move.split()[0]
                if verb in ACTIONS and not option.refusal:
                    space, *crew = option.handles
                    assert found(scene, space)["kind"] == "space"
                    assert crew and all(found(scene, each)["value"] >= crew.count(each) for each in crew)


@at_every_table
def test_everything_printed_says_what_it_does_and_where_to_read_more(seats: int) -> None:
    match = list(course(seats, seed=4))[-2]
    for thing in things(match.scene(0)):
        printed = thing["kind"] in ("card", "space") or thing.get("shape") == "square"
        if printed and thing.get("face") != "down" and "in use" not in thing["id"] and not thing["id"].endswith(
            tuple(f" {side}" for side in range(1, 4))
        ):  # fmt: skip
            assert "text" in thing and "rule" in thing, thing["id"]


@at_every_table
def test_a_bystander_sees_the_first_board_and_has_no_purse(seats: int) -> None:
    for match in course(seats, seed=30, every=20):
        scene = match.scene(None)
        assert "purse" not in scene and "board 0" in named(scene)
        assert {f"worker {kind}" for kind in WORKERS} | {"silver 0", "provisions 0"} <= set(ids(scene["panels"]))


@at_every_table
def test_each_side_has_its_few_numbers(seats: int) -> None:
    for match in course(seats, seed=31, every=25):
        scene = match.scene(0)
        assert [side["seat"] for side in scene["sides"]] == list(range(max(seats, 2)))
        icons = [[each["icon"] for each in side["counters"]] for side in scene["sides"]]
        assert icons[0] == ["points", "silver", "provision", "people", "suspicion"]
        assert icons[1] == (icons[0] if seats > 1 else ["points", "people", "suspicion"])


def test_the_headline_tells_the_round_and_its_part() -> None:
    told = [regnum.text(stamped(match.scene(0)["headline"], "paladins"), "en") for match in course(2, seed=5)]
    heads = list(dict.fromkeys(told))
    assert heads[0] == "Before round 1 · townsfolk draft" and heads[-1] == "Final scoring"
    parts = ["paladins", "workers", "actions"]
    assert heads[1:-1] == [f"Round {round} of 7 · {part}" for round in range(1, 8) for part in parts]


def test_the_purse_shows_workers_goods_and_boosts() -> None:
    match = laid(boards=[mat("scout scout cleric", silver=4, paladin="engelier")])
    purse = {each["id"]: each for each in match.scene(RED)["purse"]}
    assert purse["worker scout"]["value"] == 2 and purse["worker labourer"]["value"] == 0
    assert purse["silver 0"]["value"] == 4
    assert purse["purse strength"]["plus"] == 3 and "plus" not in purse["purse influence"]


def test_a_large_party_is_shown_as_tags() -> None:
    few = laid(boards=[mat(party=["abbot_1", "warden_2"])])
    many = laid(boards=[mat(party=["abbot_1", "warden_2", "squire_1", "peddler_1"])])
    assert {each["kind"] for each in found(few.scene(RED), "party 0")["items"]} == {"card"}
    assert {each.get("shape") for each in found(many.scene(RED), "party 0")["items"]} == {"square"}


def test_the_square_of_the_land_has_its_spot_in_the_drawing() -> None:
    scene = regnum.new("paladins", seats=4, seed=1).scene(0)
    board = found(scene, "land")
    assert board["drawing"] == "land" and {each["anchor"] for each in board["items"]} == {each.id for each in SQUARES}
    assert sum(part["many"] for part in board["parts"]) == len(board["items"])


def test_a_scene_stays_of_moderate_size() -> None:
    for match in course(4, seed=8, every=40):
        assert len(encode(match.scene(0))) < LARGEST


def test_effects_are_pictures_with_numbers() -> None:
    rows = [row for each in TOWNSFOLK for row in (each.discard, each.reward, each.instant) if row]
    rows += [row for each in OUTSIDERS for row in (each.attack, each.convert)]
    rows += [each.reward for each in (*FAVOURS, *SQUARES)] + [each.gain for each in WALL_KINDS]
    assert all(drawn_row(row) for row in rows)
    (settle,) = [each for each in FAVOURS if each.id == "settle"]
    assert [each.icon for each in drawn_row(settle.reward)] == ["pay_debt", "or", "forgive"]


def test_the_gallery_has_every_card_once() -> None:
    panels = plain_value(box_of("paladins").gallery())
    assert not [id for id, n in Counter(ids(panels)).items() if n > 1]
    cards = [each for each in things(panels) if each["kind"] == "card"]
    decks = (TOWNSFOLK, OUTSIDERS, PALADINS, TAVERNS, ORDERS, FAVOURS, WALL_KINDS, set(SUSPICIONS), set(SCHEMES))
    assert len(cards) == sum(len(deck) for deck in decks) + 1  # and the King's Favour among the schemes
    assert all("text" in each and "rule" in each for each in cards)
