"""The table before the eye: whatever a move touches lies there once, with the expansion and without it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS
from regnum.games.architects.parts import LOCATIONS
from regnum.games.architects.scene import gallery
from regnum.games.architects.scenes import mat
from regnum.scene import plain_value

BASE: dict[str, Any] = {"expansions": []}
EVERY = 5  # of so many decisions one is looked at
TABLES = [
    (1, {}),
    (1, BASE),
    (2, {"boards": "chosen", "promos": "with"}),
    (2, {"rival": "patron"}),
    (3, {"boards": "dealt"}),
    (4, BASE),
    (5, {"boards": "dealt", "promos": "with"}),
]


def parts(tree: Any) -> Iterator[dict[str, Any]]:
    """Every thing of a scene."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield tree
        for value in tree.values():
            yield from parts(value)
    elif isinstance(tree, list | tuple):
        for each in tree:
            yield from parts(each)


def moments(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Match, int]]:
    """A game by chance, some of its decisions."""
    match, dice = regnum.new("architects", seats=seats, seed=seed, options=dict(options)), random.Random(seed)
    while not match.over:
        seat = dice.choice(match.waiting)
        if not dice.randrange(EVERY):
            yield match, seat
        match.play(seat, dice.choice(match.legal(seat)))


def ids(scene: dict[str, Any]) -> Counter[str]:
    """How often each id is in a scene."""
    return Counter(each["id"] for each in parts(scene))


def panel(scene: dict[str, Any], id: str) -> dict[str, Any]:
    """A panel by its id."""
    return next(each for each in scene["panels"] if each["id"] == id)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_move_touches_lies_on_the_table_once(seats: int, options: dict[str, Any]) -> None:
    for match, seat in moments(seats, 3, options):
        here = ids(match.scene(seat))
        assert not [id for id, count in here.items() if count > 1]
        decision = match.decision(seat)
        assert decision is not None
        for option in decision.options:  # the refused ones too: they say why where they are touched
            assert set(option.handles) <= set(here), option.move


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_place_is_on_the_table_with_whoever_stands_there(seats: int) -> None:
    for match, seat in moments(seats, 5, {}):
        view, scene = match.view(seat), match.scene(seat)
        here = {each["id"]: each for each in parts(scene)}
        assert all(f"place {location}" in here for location in LOCATIONS)
        for place in view["locations"]:
            for side, count in enumerate(place["workers"]):
                group = here.get(f"worker {place['location']} {view['sides'][side]['colour']}")
                assert (group["value"] if group else 0) == count
        lying = [each for each in here["place guildhall"]["marks"] if each.get("marks")]
        assert [each["marks"][0]["seat"] for each in lying] == view["guildhall"]["workers"]


def test_cards_and_the_names_above_them_fit_side_by_side() -> None:
    for hired, held, stood in product(range(6), range(10), range(9)):
        wide = mat.card_width(hired, held, stood)
        shares = [mat.group_width(hired, wide), mat.group_width(held, wide), mat.built_width(stood)]
        assert sum(shares) + mat.LEDGER + 3 * mat.APART <= mat.WIDTH, (hired, held, stood)
        assert min(shares[:2]) >= min(mat.NAMED, 2 * wide), "one card leaves room for the name above it"


def test_the_base_game_stands_without_the_expansion() -> None:
    scene = regnum.new("architects", seats=3, seed=1, options=dict(BASE)).scene(0)
    shown = panel(scene, "hire")["items"][0]
    assert (shown["columns"], len(shown["items"])) == (4, 8)
    assert not {"influence", "monuments"} & {each["id"] for each in scene["panels"]}
    assert [each["id"] for each in scene["zones"]] == ["town", "mat", "hire"]


def test_the_expansion_lays_its_things_beside() -> None:
    match = regnum.new("architects", seats=3, seed=1)
    scene, wonder = match.scene(0), match.view(0)["works_of_wonder"]
    shown = panel(scene, "hire")["items"][0]
    assert (shown["columns"], len(shown["items"])) == (5, 10)
    here = {each["id"]: each for each in parts(scene)}
    assert here["princess"]["anchor"] == f"{wonder['princess']} princess"
    assert here["profiteer"]["anchor"] == f"{wonder['profiteer']} profiteer"
    assert {f"monument {kind}" for kind in ("clay", "wood", "stone", "gold", "marble")} <= set(here)
    assert scene["stage"][1]["panels"] == ["influence", "hire", "monuments"]
    assert [each["id"] for each in scene["zones"]] == ["town", "mat", "hire", "wonder"]


def test_a_rival_has_a_mat_of_its_own() -> None:
    for match, seat in moments(1, 2, {"rival": "enforcer"}):
        told, scene = match.view(seat)["rival"], match.scene(seat)
        here = {each["id"]: each for each in parts(panel(scene, f"side {told['side']}"))}
        assert "rival enforcer" in here and here["schemes of rival"]["value"] == told["schemes"]["deck"]
        [marker] = here["resource track"]["marks"]
        assert here["resource track"]["cells"][told["marker"]]["id"] == marker["at"]


def test_nobody_sees_a_card_in_another_hand() -> None:
    for match, seat in moments(3, 8, {}):
        view = match.view(seat)
        shown = {each["id"] for each in parts(match.scene(seat)) if each["kind"] == "card"}
        assert {id for id in shown if id.startswith("hand ")} == {f"hand {id}" for id in view["sides"][seat]["cards"]}
        assert not {id for id in ids(match.scene(None)) if id.startswith(("packet ", "looked "))}


def test_points_in_the_strip_are_those_of_the_score_sheet() -> None:
    for match, seat in moments(3, 4, {}):
        scene = match.scene(seat)
        for side in range(3):
            [points] = [each for each in scene["sides"][side]["counters"] if each["icon"] == "points"]
            assert points["value"] == sum(worth for _, worth in match.score(side))


def test_the_gallery_has_every_card() -> None:
    regnum.new("architects", seats=1, seed=1)  # the shelves of the expansion are filled
    shown = ids({"panels": plain_value(gallery())})
    for shelf in (APPRENTICES, BUILDINGS, BOARDS, MARKET_CARDS):
        assert all(shown[f"gallery {each.id}"] for each in shelf.current())
    assert not shown["gallery patroness_gold"]  # of edition 1
