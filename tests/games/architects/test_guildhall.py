"""A4.29 to A4.33, A6, A7. The guildhall: its spaces, buildings, the cathedral."""

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.core.messages import say
from regnum.testing import allowed, asked, lines, names, numbers, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, PURPLE, apprentice_deck, at, deck, goods, hand, laid, mat, shown, side, virtue

DISPLAY = "miner_a miner_b thief labourer patron_clay patron_wood trader_clay trader_wood"
WELL: dict[str, Any] = {"hand": "well", "wood": 2, "stone": 2}  # a building that anybody can pay for


def inside(hand: str = "", *others: dict[str, Any], **blue: Any) -> Match:
    """Blue stands in the guildhall and can pay for a well or a smithy, so there is something to decide."""
    goods = {"clay": 4, "wood": 2, "stone": 2}
    more = {kind: count + blue.pop(kind, 0) for kind, count in goods.items()}
    match = laid(mat(hand=f"well smithy {hand}", **more, **blue), *others, seats=max(2, 1 + len(others)))
    play(match, BLUE, "place guildhall")
    return match


# -- spaces ------------------------------------------------------------------------------------------------------


@rule("A4.29")
def test_workers_lie_in_the_guildhall_in_their_order_for_the_rest_of_the_game() -> None:
    match = laid(mat(**WELL), mat(hand="smithy", clay=4, wood=2), hall=4)
    play(match, BLUE, "place guildhall")
    assert match.view(None)["guildhall"]["workers"] == [0, 1, 0, 1, 0]
    assert at(match, "guildhall", BLUE) == 3


@rule("A4.31", "A4.33", "Q3")
@pytest.mark.parametrize(("seats", "space"), [(2, 3), (2, 6), (2, 9), (3, 3), (3, 7), (3, 11), (5, 3), (5, 9), (5, 15)])
def test_the_third_column_of_three_rows_sweeps_the_first_apprentices_at_once(seats: int, space: int) -> None:
    match = laid(mat(**WELL), seats=seats, hall=space - 1, display=DISPLAY)
    following = apprentice_deck(match)[:2]
    told = play(match, BLUE, "place guildhall")
    assert told[1] == "display_swept apprentices=miner_a+patron_clay"
    assert names(told).index("display_swept") < names(told).index("paid") < names(told).index("constructed")
    assert shown(match) == [
        ["miner_b", "thief", "labourer", following[0]],
        ["patron_wood", "trader_clay", "trader_wood", following[1]],
    ]
    assert apprentice_deck(match)[-2:] == ["miner_a", "patron_clay"]


@rule("A4.32", "A4.33", "A10.6")
@pytest.mark.parametrize(("seats", "space"), [(2, 7), (2, 10), (3, 9), (3, 13), (4, 11), (4, 16), (5, 13), (5, 19)])
def test_the_first_column_of_rows_three_and_four_brings_a_reset_after_the_construction(seats: int, space: int) -> None:
    match = laid(mat(**WELL), seats=seats, hall=space - 1)
    told = names(play(match, BLUE, "place guildhall"))
    assert told.index("constructed") < told.index("market_reset")


@rule("A4.33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_other_spaces_do_nothing(seats: int) -> None:
    effects = laid(seats=seats).view(None)["guildhall"]["effects"]
    c = seats + 1
    known: list[dict[str, Any]] = [{"space": space, "effect": "apprentices"} for space in (3, c + 3, 2 * c + 3)]
    known += [{"space": space, "effect": "reset"} for space in (2 * c + 1, 3 * c + 1)]
    assert effects == sorted(known, key=lambda each: each["space"])
    told = names(play(laid(mat(**WELL), seats=seats, hall=1), BLUE, "place guildhall"))
    assert "display_swept" not in told and "market_reset" not in told


@rule("A4.33", "A11.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_space_is_four_times_the_columns(seats: int) -> None:
    match = laid(mat(**WELL), seats=seats, hall=4 * (seats + 1) - 1)
    assert "last_space_filled" in names(play(match, BLUE, "place guildhall"))


@rule("A4.30")
def test_a_building_or_the_cathedral() -> None:
    match = laid(mat(hand="well chapel", wood=2, stone=2, gold=1))
    play(match, BLUE, "place guildhall")
    assert asked(match) == ("at_guildhall", BLUE)
    assert match.legal(BLUE) == ["build well", "cathedral well", "cathedral chapel"]
    assert refused(match, BLUE, "build smithy") == ("not_in_hand", "A4.30")


# -- buildings ---------------------------------------------------------------------------------------------------


@rule("A6.1")
def test_every_required_skill_must_be_there_and_one_apprentice_may_cover_several() -> None:
    rich = {"wood": 4, "stone": 2, "marble": 1, "level": 5}
    match = inside("library", hired="conspirator_a", **rich)
    assert refused(match, BLUE, "build library") == ("too_few_skills", "A6.1")
    missing: Any = present(match.why(BLUE, "build library")).facts["skills"]
    assert [each.id for each in missing] == ["skill-tiling.acc"]
    for hired in ("conspirator_a miner_a", "labourer"):
        assert allowed(inside("library", hired=hired, **rich), BLUE, "build library")


@rule("A6.2")
def test_the_full_cost_is_paid_then_virtue_then_what_it_does_at_once() -> None:
    match = laid(mat(hand="thieves_den", clay=1, wood=2, stone=3, hired="patron_stone"))
    told = play(match, BLUE, "place guildhall")
    assert told[1:] == [
        "paid goods=1 clay+2 wood+3 stone tax=0",
        "constructed building=thieves_den",
        "virtue_lost count=2 now=5",
        "gained kind=silver count=4",
    ]
    assert side(match, BLUE)["built"] == ["thieves_den"] and hand(match, BLUE) == []


@rule("A6.2")
def test_what_is_missing_is_named() -> None:
    match = inside("factory", gold=2, hired="labourer")
    assert refused(match, BLUE, "build factory") == ("too_few_goods", "A6.2")
    assert numbers(match, BLUE, "build factory") == {"need": 3, "have": 2, "lack": 1}
    assert present(match.why(BLUE, "build factory")).facts["what"] == say("kind-gold.gen")


@rule("A6.3")
@pytest.mark.parametrize(("move", "found"), [("choose 1", {"gold": 1}), ("choose 2", {"silver": 3})])
def test_the_treasury_gives_one_of_two_things(move: str, found: dict[str, int]) -> None:
    match = laid(mat(hand="treasury", wood=1, stone=3, gold=1, hired="miner_a", level=5))
    play(match, BLUE, "place guildhall")
    assert asked(match) == ("choose", BLUE)
    assert refused(match, BLUE, "decline") == ("not_declinable", "A6.3")
    assert refused(match, BLUE, "choose 3") == ("no_such_option", "A6.3")
    play(match, BLUE, move)
    assert goods(match, BLUE) == found


@rule("A6.3", "A9.3")
def test_the_church_may_destroy_a_debt() -> None:
    match = laid(mat(hand="church", clay=3, stone=3, unpaid=1))
    play(match, BLUE, "place guildhall")
    assert match.legal(BLUE) == ["choose 1", "decline"]
    told = play(match, BLUE, "choose 1")
    assert told == ["debt_destroyed"] and (side(match, BLUE)["unpaid"], side(match, BLUE)["paid"]) == (0, 0)
    assert virtue(match, BLUE) == 8
    without = laid(mat(hand="church", clay=3, stone=3))
    play(without, BLUE, "place guildhall")
    assert asked(without) == ("take_turn", GREEN)


@rule("A6.3", "A0.10")
def test_the_barracks_free_or_capture_or_neither() -> None:
    blue: dict[str, Any] = {"hand": "barracks", "clay": 2, "wood": 6, "gold": 2, "hired": "labourer", "level": 5}
    match = laid(mat(**blue, at={"board_green": 1}), mat(at={"quarry": 2}))
    play(match, BLUE, "place guildhall")
    assert match.legal(BLUE) == ["choose 1", "choose 2", "decline"]
    play(match, BLUE, "choose 2", "capture quarry green")
    assert side(match, BLUE)["captives"] == [0, 2] and match.view(None)["tax"] == 0
    alone = laid(mat(**blue))
    play(alone, BLUE, "place guildhall")
    assert asked(alone) == ("take_turn", GREEN)
    idle = laid(mat(**blue), mat(at={"quarry": 2}))
    play(idle, BLUE, "place guildhall")
    assert refused(idle, BLUE, "choose 1") == ("option_is_idle", "A0.10")
    play(idle, BLUE, "decline")
    assert at(idle, "quarry", GREEN) == 2


@rule("A6.4", "A11.4")
def test_end_game_effects_wait() -> None:
    match = laid(mat(hand="dungeon", stone=4, gold=2, marble=2, hired="labourer", level=5))
    play(match, BLUE, "place guildhall")
    assert virtue(match, BLUE) == 6


@rule("A6.5")
def test_captures_by_buildings_are_free_and_come_from_anywhere() -> None:
    fortress: dict[str, Any] = {
        "hand": "fortress",
        "clay": 3,
        "stone": 4,
        "gold": 1,
        "marble": 2,
        "hired": "labourer",
        "level": 5,
    }
    match = laid(mat(**fortress), mat(at={"quarry": 1, "forest": 2, "mines": 1}), seats=4)
    play(match, BLUE, "place guildhall")
    assert asked(match) == ("capture", BLUE)
    play(match, BLUE, "capture quarry green", "capture mines green")
    assert side(match, BLUE)["captives"] == [0, 2, 0, 0] and match.view(None)["tax"] == 0
    assert asked(match) == ("take_turn", GREEN)


@rule("A6.6", "A0.8")
def test_all_players_includes_the_owner_who_comes_first() -> None:
    watchtower: dict[str, Any] = {
        "hand": "watchtower",
        "clay": 3,
        "wood": 4,
        "gold": 1,
        "marble": 1,
        "hired": "labourer",
        "level": 5,
    }
    crowd = {"prison": 3}
    match = laid(mat(), mat(**watchtower, at=crowd), mat(at=crowd), seats=3, turn=GREEN)
    told: list[Any] = [each for each in match.play(GREEN, "place guildhall") if each.name() == "virtue_lost"]
    assert [each.seat for each in told] == [GREEN, GREEN, PURPLE]
    assert [virtue(match, seat) for seat in range(3)] == [7, 5, 6]
    monument = laid(mat(hand="monument", wood=2, stone=3, marble=2, hired="labourer"), mat(virtue=4))
    play(monument, BLUE, "place guildhall")
    assert [virtue(monument, seat) for seat in (0, 1)] == [9, 5]


CRANE = {"promos": "with"}


@rule("A6.7", "A4.31")
def test_the_crane_places_another_worker_in_the_guildhall() -> None:
    match = laid(mat(hand="crane well", wood=5, stone=3), hall=1, options=CRANE)
    play(match, BLUE, "place guildhall", "build crane")
    assert asked(match) == ("place_more", BLUE)
    assert refused(match, BLUE, "place quarry") == ("other_location", "A6.7")
    told = names(play(match, BLUE, "place guildhall"))
    assert told[:2] == ["placed", "display_swept"]
    assert side(match, BLUE)["built"] == ["crane", "well"] and at(match, "guildhall", BLUE) == 3


@rule("A6.7", "A0.10")
def test_the_crane_does_nothing_without_a_worker_or_without_something_to_build() -> None:
    alone = laid(mat(hand="crane well", wood=5, stone=3, at={"quarry": 19}), options=CRANE)
    play(alone, BLUE, "place guildhall", "build crane")
    assert asked(alone) == ("take_turn", GREEN)
    idle = laid(mat(hand="crane", wood=3, stone=1), options=CRANE)
    play(idle, BLUE, "place guildhall")
    assert asked(idle) == ("take_turn", GREEN)
    unwilling = laid(mat(hand="crane well", wood=5, stone=3), options=CRANE)
    play(unwilling, BLUE, "place guildhall", "build crane", "decline")
    assert hand(unwilling, BLUE) == ["well"] and asked(unwilling) == ("take_turn", GREEN)


@rule("A6.8")
def test_a_card_that_counts_buildings_counts_itself() -> None:
    match = laid(mat(built="aqueduct smithy well"))
    assert lines(match, BLUE)["building_bonus"] == 3


@rule("A6.9")
def test_the_library_takes_a_card_for_two_gold() -> None:
    library: dict[str, Any] = {"wood": 4, "stone": 2, "marble": 1, "hired": "labourer"}
    match = laid(mat(hand="library chapel", **library, level=5))
    play(match, BLUE, "place guildhall")
    assert match.legal(BLUE) == ["discard chapel", "decline"]
    assert refused(match, BLUE, "discard well") == ("not_in_hand", "A6.9")
    told = play(match, BLUE, "discard chapel")
    assert told == ["card_given building=chapel", "gained kind=gold count=2"] and deck(match)[-1] == "chapel"
    empty = laid(mat(hand="library", **library, level=5))
    play(empty, BLUE, "place guildhall")
    assert asked(empty) == ("take_turn", GREEN)


@rule("A6.2", "A5.2")
def test_the_graveyard_takes_an_apprentice() -> None:
    graveyard: dict[str, Any] = {"hand": "graveyard", "clay": 4, "wood": 1, "stone": 2, "marble": 2, "level": 5}
    match = laid(mat(**graveyard, hired="labourer miner_a"), options=CRANE)
    play(match, BLUE, "place guildhall")
    assert match.legal(BLUE) == ["dismiss labourer", "dismiss miner_a"]
    play(match, BLUE, "dismiss labourer")
    assert side(match, BLUE)["apprentices"] == ["miner_a"]


@rule("A6.2", "A6.3")
@pytest.mark.parametrize(
    ("building", "cost", "found"),
    [
        ("smithy", {"clay": 4, "wood": 2}, {"stone": 4}),
        ("lumber_camp", {"clay": 4, "stone": 2}, {"wood": 4}),
        ("well", {"wood": 2, "stone": 2}, {"clay": 4}),
        ("factory", {"wood": 2, "stone": 2, "gold": 3}, {"marble": 2}),
        ("palace", {"wood": 3, "stone": 3, "marble": 2}, {"gold": 2}),
    ],
)
def test_immediate_gains(building: str, cost: dict[str, Any], found: dict[str, int]) -> None:
    match = laid(mat(hand=building, hired="labourer", virtue=8, level=5, **cost))
    play(match, BLUE, "place guildhall")
    assert goods(match, BLUE) == found


@rule("A6.3")
def test_the_hideout_frees_prisoners_the_drafting_room_draws_and_the_betting_house_brings_a_debt() -> None:
    hideout = laid(mat(hand="hideout", clay=1, wood=3, stone=2, hired="labourer", level=5, at={"prison": 4}))
    play(hideout, BLUE, "place guildhall")
    assert hideout.view(None)["prison"] == [0, 0]
    drafting = laid(mat(hand="drafting_room", stone=4, gold=3, hired="labourer", level=5), buildings="chapel keep well")
    play(drafting, BLUE, "place guildhall")
    assert hand(drafting, BLUE) == ["chapel", "keep"]
    betting = laid(mat(hand="betting_house", clay=1, stone=2, gold=1, level=5))
    play(betting, BLUE, "place guildhall")
    assert side(betting, BLUE)["unpaid"] == 1


@rule("A5.7", "A6.3")
def test_the_tavern_hires_for_nothing() -> None:
    tavern: dict[str, Any] = {"hand": "tavern", "wood": 3, "stone": 2, "gold": 1, "hired": "labourer", "level": 5}
    match = laid(mat(**tavern), display="squire_gold")
    play(match, BLUE, "place guildhall", "hire squire_gold")
    assert side(match, BLUE)["apprentices"] == ["labourer", "squire_gold"] and virtue(match, BLUE) == 8


# -- the cathedral -----------------------------------------------------------------------------------------------


@rule("A7.1", "A8.1")
def test_the_cathedral_refuses_low_virtue() -> None:
    match = inside(virtue=4, gold=1)
    assert refused(match, BLUE, "cathedral well") == ("virtue_too_low", "A7.1")
    assert numbers(match, BLUE, "cathedral well") == {"need": 5, "have": 4}
    assert allowed(inside(virtue=5, gold=1), BLUE, "cathedral well")


@rule("A7.1")
def test_the_cathedral_needs_a_card_to_give_up() -> None:
    match = laid(mat(gold=1))
    assert refused(match, BLUE, "place guildhall") == ("nothing_to_build", "A4.30")
    ready = laid(mat(gold=1, hand="well chapel"))
    play(ready, BLUE, "place guildhall")
    assert refused(ready, BLUE, "cathedral smithy") == ("not_in_hand", "A7.1")
    assert refused(ready, BLUE, "cathedral nothing") == ("no_card_to_give", "A7.1")


@rule("A7.1", "A7.10")
def test_a_full_level_is_closed_and_leaving_it_frees_a_space() -> None:
    match = inside("", mat(level=3, hand="keep", wood=4, stone=4), mat(level=3), level=2, marble=1)
    assert refused(match, BLUE, "cathedral well") == ("level_full", "A7.1")
    play(match, BLUE, "build well")
    play(match, GREEN, "place guildhall")
    play(match, PURPLE, "place quarry")
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["level"] == 3


@rule("A7.2", "A7.3", "A7.4", "A7.5", "A7.6", "A7.9", "A11.7")
@pytest.mark.parametrize(
    ("level", "cost", "points"),
    [
        (1, {"gold": 1}, 2),
        (2, {"wood": 3, "stone": 1}, 4),
        (3, {"marble": 1}, 7),
        (4, {"wood": 2, "stone": 6}, 12),
        (5, {"gold": 2, "marble": 2}, 20),
    ],
)
def test_each_level_has_its_price_and_its_points(level: int, cost: dict[str, Any], points: int) -> None:
    match = laid(mat(level=level - 1, hand="chapel", **cost), rewards="virtue")
    play(match, BLUE, "place guildhall")
    assert side(match, BLUE)["level"] == level and goods(match, BLUE) == {}
    assert lines(match, BLUE)["cathedral"] == points
    fewer: dict[str, Any] = {**cost, next(iter(cost)): 0}
    poor = laid(mat(level=level - 1, hand="chapel", **fewer))
    assert refused(poor, BLUE, "place guildhall") == ("nothing_to_build", "A4.30")


@rule("A7.2", "A7.3")
def test_what_is_missing_for_a_level_is_named() -> None:
    assert refused(inside(), BLUE, "cathedral well") == ("too_few_goods", "A7.2")
    match = inside(level=3, stone=3)
    assert refused(match, BLUE, "cathedral well") == ("too_few_goods", "A7.5")
    assert numbers(match, BLUE, "cathedral well") == {"need": 8, "have": 7, "lack": 1}


@rule("A7.3", "A7.5")
def test_stone_and_wood_are_given_in_any_mix() -> None:
    match = laid(mat(level=1, hand="chapel", wood=3, stone=3), rewards="virtue")
    play(match, BLUE, "place guildhall")
    assert match.legal(BLUE) == ["give 1 wood 3 stone", "give 2 wood 2 stone", "give 3 wood 1 stone"]
    play(match, BLUE, "give 2 wood 2 stone")
    assert goods(match, BLUE) == {"wood": 1, "stone": 1}


@rule("A7.7", "E17")
def test_yellow_takes_the_first_step() -> None:
    yellow = mat(gold=1, hand="keep")
    match = laid(mat(), mat(), mat(), mat(), yellow, seats=5, turn=4, rewards="gold virtue")
    told = play(match, 4, "place guildhall")
    assert told[1:] == [
        "card_given building=keep",
        "paid goods=1 gold tax=0",
        "rose_in_cathedral level=1",
        "reward_taken reward=gold",
        "virtue_gained count=1 now=8",
        "gained kind=gold count=1",
    ]
    assert hand(match, 4) == [] and deck(match)[-1] == "keep" and lines(match, 4)["cathedral"] == 2
    assert match.view(None)["decks"]["rewards"] == 1 and match.view(None)["rewards_gone"] == ["gold"]


@rule("A7.7")
@pytest.mark.parametrize(
    ("reward", "found", "now"),
    [("silver", {"silver": 3}, 8), ("wood", {"wood": 2}, 8), ("stone", {"stone": 2}, 8), ("virtue", {}, 9)],
)
def test_rewards(reward: str, found: dict[str, int], now: int) -> None:
    match = laid(mat(gold=1, hand="keep"), rewards=reward)
    play(match, BLUE, "place guildhall")
    assert goods(match, BLUE) == found and virtue(match, BLUE) == now


@rule("A7.7")
def test_the_building_reward_draws_a_card() -> None:
    match = laid(mat(gold=1, hand="keep"), rewards="building", buildings="well")
    play(match, BLUE, "place guildhall")
    assert hand(match, BLUE) == ["well"]


@rule("A7.8")
def test_without_a_reward_card_one_gains_a_virtue() -> None:
    match = laid(mat(gold=1, hand="keep"), rewards="")
    play(match, BLUE, "place guildhall")
    assert virtue(match, BLUE) == 8 and goods(match, BLUE) == {}


@rule("A7.9")
def test_nobody_climbs_beyond_the_fifth_level() -> None:
    match = inside(level=5, gold=9, marble=9)
    assert refused(match, BLUE, "cathedral well") == ("cathedral_finished", "A7.9")


@rule("A7.10", "A2.14")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_spaces_of_the_cathedral_do_not_depend_on_the_players(seats: int) -> None:
    view = laid(seats=seats).view(None)["cathedral"]
    assert [level["spaces"] for level in view] == [3, 3, 2, 2, 1]


@rule("A7.9", "A11.7")
def test_only_the_level_reached_scores() -> None:
    assert lines(laid(mat(level=3)), BLUE)["cathedral"] == 7
