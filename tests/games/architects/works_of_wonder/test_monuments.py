"""B6. Monuments and their figures."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.testing import asked, facts, lines, moves, named, play, refused, rule

from .laying import BLUE, GREEN, influence, laid, legal, mat, monument, side, standing

COSTS = {"clay": (7, 5, 15), "wood": (6, 4, 14), "stone": (5, 3, 14), "gold": (4, 2, 10), "marble": (3, 1, 4)}
POINTS = {"clay": 20, "wood": 18, "stone": 16, "gold": 14, "marble": 12}


def rich(resource: str, *board: str, **more: Any) -> dict[str, Any]:
    """Exactly the price of a monument, and a card that cannot be built."""
    need, tax, amount = COSTS[resource]
    return mat(*board, **{"influence": need, "silver": tax, resource: amount, "virtue": 4, "hand": "castle", **more})


def at_work(*mats: dict[str, Any], **more: Any) -> Match:
    """In the guildhall; whoever has only one thing to do there does it at once."""
    match = laid(*mats, **more)
    play(match, BLUE, "place guildhall")
    return match


@rule("B6.2", "B6.3", "B6.4", "B6.5", "B6.6", "B6.7", "B6.8", "Q8")
@pytest.mark.parametrize("resource", COSTS)
def test_a_monument_costs_influence_tax_and_its_resource(resource: str) -> None:
    match = laid(rich(resource), tax=0)
    told = play(match, BLUE, "place guildhall")
    assert f"monument_built monument={resource}" in told
    assert influence(match) == 0 and side(match)["silver"] == 0 and side(match)[resource] == 0
    assert match.view(None)["tax"] == COSTS[resource][1]
    assert monument(match, resource)["owner"] == BLUE and asked(match, BLUE) == "place_figure"


@rule("B6.2")
@pytest.mark.parametrize("resource", COSTS)
@pytest.mark.parametrize("missing", ["influence", "silver", "resource"])
def test_what_is_missing_is_said(resource: str, missing: str) -> None:
    builder = {"clay": 4, "wood": 4, "stone": 2, "hand": "smithy well"}  # there is always something else to do
    mine = rich(resource, **{**builder, resource: COSTS[resource][2]})
    mine[resource if missing == "resource" else missing] -= 1
    match = at_work(mine)
    code = {"influence": "too_little_influence", "silver": "too_little_silver", "resource": "too_few_goods"}[missing]
    paragraph = {"influence": "B6.8", "silver": "B6.8", "resource": "B6.9"}[missing]
    assert refused(match, BLUE, f"monument {resource}") == (code, paragraph)
    said = facts(match, BLUE, f"monument {resource}")
    assert said["need"] - said["have"] == 1


@rule("B6.2")
def test_a_monument_is_built_once() -> None:
    mine = rich("clay", wood=4, stone=2, hand="smithy well")
    match = at_work(mine, monuments={"clay": "green forest"})
    assert refused(match, BLUE, "monument clay") == ("monument_built", "B6.2")


@rule("B6.2")
def test_the_guildhall_is_open_to_whoever_can_only_build_a_monument() -> None:
    assert refused(laid(rich("marble")), BLUE, "place guildhall") is None
    assert refused(laid(rich("marble", influence=2)), BLUE, "place guildhall") == ("nothing_to_build", "A4.30")


@rule("B6.9", "E5")
def test_pieces_on_the_card_lower_the_cost() -> None:
    match = laid(rich("stone", stone=11), on_monuments={"stone": 3}, tax=0)
    assert monument(match, "stone")["cost"] == {"influence": 5, "tax": 3, "amount": 11, "printed": 14}
    play(match, BLUE, "place guildhall")
    assert side(match)["stone"] == 0 and monument(match, "stone")["owner"] == BLUE
    assert monument(match, "stone")["laid"] == 0  # B6.11
    assert refused(laid(rich("stone", stone=10), on_monuments={"stone": 3}), BLUE, "place guildhall") is not None


@rule("B6.9")
def test_never_below_0() -> None:
    match = at_work(rich("marble", marble=0), on_monuments={"marble": 9})
    assert monument(match, "marble")["owner"] == BLUE


@rule("B6.10", "Q30")
def test_low_virtue_and_ada_lower_the_tax() -> None:
    match = at_work(rich("clay", virtue=0, silver=3), tax=0)
    assert monument(match, "clay")["owner"] == BLUE and match.view(None)["tax"] == 3
    match = at_work(rich("clay", "ada", silver=4), tax=0)
    assert monument(match, "clay")["owner"] == BLUE and match.view(None)["tax"] == 4


@rule("B6.10", "Q30")
def test_lothaire_saves_a_wood_or_a_stone() -> None:
    match = at_work(rich("wood", "lothaire", wood=13))
    assert monument(match, "wood")["owner"] == BLUE and side(match)["wood"] == 0
    assert refused(laid(rich("clay", "lothaire", clay=14)), BLUE, "place guildhall") is not None


@rule("B6.10", "Q30")
def test_therese_pays_with_gold_and_marble_as_one_pool() -> None:
    match = at_work(rich("gold", "therese", gold=10, marble=1), monuments={"marble": "green forest"})
    assert asked(match, BLUE) == "pay_bill" and moves(match, BLUE, "give") == ["9 gold 1 marble", "10 gold"]
    play(match, BLUE, "give 9 gold 1 marble")
    assert monument(match, "gold")["owner"] == BLUE and side(match)["gold"] == 1


@rule("B6.10", "B2.6", "B7.4")
def test_influence_beyond_its_own_price_helps_with_the_resource() -> None:
    match = at_work(rich("marble", influence=11, marble=2))
    assert monument(match, "marble")["owner"] == BLUE and influence(match) == 0
    assert refused(laid(rich("marble", influence=10, marble=2)), BLUE, "place guildhall") is not None
    match = at_work(rich("clay", influence=10, clay=12, party="charlatan_clay"))
    assert monument(match, "clay")["owner"] == BLUE and influence(match) == 0


@rule("B6.8", "B2.6")
def test_the_influence_of_the_price_itself_cannot_be_spent_elsewhere() -> None:
    match = at_work(rich("marble", influence=6, marble=5))
    assert influence(match) == 3 and side(match)["marble"] == 1  # nobody was asked
    match = at_work(rich("marble", influence=7, marble=5))
    assert asked(match, BLUE) == "pay_bill" and legal(match) == ["pay", "influence marble"]


@rule("B6.10")
def test_no_skills_are_needed() -> None:
    match = at_work(rich("wood"))
    assert side(match)["apprentices"] == [] and monument(match, "wood")["owner"] == BLUE


@rule("B6.11", "B6.1")
def test_then_virtue_then_the_figure_then_abilities_that_wait_for_a_building() -> None:
    match = laid(rich("clay", party="journeyman_silver"), on_monuments={"clay": 0})
    told = play(match, BLUE, "place guildhall")
    assert [line.split()[0] for line in told][-4:] == ["paid", "influence_lost", "monument_built", "virtue_gained"]
    told = play(match, BLUE, "figure quarry")
    assert told[:3] == [
        "figure_placed monument=clay location=quarry",
        "ability_used apprentice=journeyman_silver",
        "gained kind=silver count=2",
    ]
    assert side(match)["virtue"] == 6


@rule("B6.1", "B9.4")
def test_a_monument_counts_as_a_building_and_has_its_own_line() -> None:
    match = laid(mat(built="aqueduct rampart", level=3), monuments={"clay": "blue quarry", "gold": "green forest"})
    sheet = lines(match, BLUE)
    assert sheet["monuments"] == 20 and lines(match, GREEN)["monuments"] == 14
    assert sheet["building_bonus"] == 3 + 3  # aqueduct: 3 buildings; rampart: 3 pairs of a building and a level


@rule("B6.1")
def test_clovis_and_zesiro_see_a_monument_as_a_building() -> None:
    match = at_work(rich("clay", "clovis"))
    play(match, BLUE, "figure quarry")
    assert side(match)["hand"] == 2
    match = at_work(rich("clay", "zesiro"))
    play(match, BLUE, "figure quarry")
    assert influence(match) == 1


@rule("B6.12", "Q15")
def test_a_figure_goes_to_one_of_seven_places_without_another() -> None:
    match = at_work(rich("clay"), monuments={"wood": "green quarry"})
    assert moves(match, BLUE, "figure") == [
        "forest", "silversmith", "kings_storehouse", "workshop", "town_centre", "guardhouse",
    ]  # fmt: skip
    assert refused(match, BLUE, "figure quarry") == ("figure_there", "B6.12")
    play(match, BLUE, "figure workshop")
    assert monument(match, "clay")["figure"] == "workshop"


@rule("B6.13")
def test_at_the_own_figure_1_influence_or_1_worker_more() -> None:
    match = laid(mat(at={"forest": 1}), monuments={"clay": "blue forest"})
    play(match, BLUE, "place forest")
    assert asked(match, BLUE) == "visit_figure" and legal(match) == ["visit influence", "visit worker"]
    first, second = match.clone(), match.clone()
    play(first, BLUE, "visit influence")
    assert influence(first) == 1 and side(first)["wood"] == 2
    told = play(second, BLUE, "visit worker")
    assert "figure_visited location=forest use=worker" in told
    assert influence(second) == 0 and side(second)["wood"] == 3
    assert standing(second, "forest")[BLUE] == 2


@rule("B6.13")
def test_the_figure_works_for_one_action_only() -> None:
    match = laid(mat(), monuments={"clay": "blue forest"})
    play(match, BLUE, "place forest", "visit worker")
    assert side(match)["wood"] == 2
    play(match, GREEN, "place quarry", "decline")
    play(match, BLUE, "place forest", "visit influence")
    assert side(match)["wood"] == 4


@rule("B6.13")
def test_at_the_top_of_the_track_the_figure_works() -> None:
    match = laid(mat(influence=12), monuments={"clay": "blue forest"})
    play(match, BLUE, "place forest")
    assert side(match)["wood"] == 2 and asked(match, GREEN) == "take_turn"


@rule("B6.13", "B3.6")
def test_influence_of_the_figure_that_the_action_needs_is_taken() -> None:
    match = laid(mat(unpaid=1, silver=4, influence=1), monuments={"clay": "blue guardhouse"})
    play(match, BLUE, "place guardhouse")
    assert side(match)["paid"] == 1 and influence(match) == 0


@rule("B6.13", "B7.2", "B3.6")
def test_a_cavalier_comes_first_so_that_the_figure_can_work() -> None:
    mine = mat(unpaid=1, silver=4, influence=1, party="cavalier_guardhouse")
    match = laid(mine, monuments={"clay": "blue guardhouse"})
    play(match, BLUE, "place guardhouse")
    assert asked(match, BLUE) == "visit_figure" and influence(match) == 2
    play(match, BLUE, "visit worker")
    assert side(match)["paid"] == 1 and influence(match) == 0


@rule("B6.13")
def test_the_figure_counts_at_the_workshop_the_town_centre_and_the_storehouse() -> None:
    match = laid(mat(silver=9), mat(at={"forest": 1, "mines": 1}), monuments={"clay": "blue town_centre"}, seats=3)
    play(match, BLUE, "place town_centre", "visit worker", "capture forest green", "capture mines green")
    assert side(match)["captives"][GREEN] == 2
    match = laid(mat(wood=4), monuments={"clay": "blue kings_storehouse"})
    play(match, BLUE, "place kings_storehouse", "visit worker", "trade virtue", "trade virtue")
    assert side(match)["virtue"] == 9


@rule("B6.14")
def test_a_foreign_figure_does_nothing() -> None:
    match = laid(mat(), monuments={"clay": "green forest"})
    play(match, BLUE, "place forest")
    assert side(match)["wood"] == 1 and influence(match) == 0 and asked(match, GREEN) == "take_turn"


@rule("B6.11")
def test_a_refused_figure_says_where() -> None:
    match = at_work(rich("clay"), monuments={"wood": "green quarry"})
    assert facts(match, BLUE, "figure quarry")["location"].id == "location-quarry.at"
    assert named(play(match, BLUE, "figure forest"), "figure_placed")
