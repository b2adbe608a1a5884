"""C2. The rival's turn."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.match import Match
from regnum.games.architects.effects.vocabulary import everybody, gain, lose_virtue, when
from regnum.games.architects.parts import BUILDING_CARD, CLAY, GOLD, PRISONERS_AT_LEAST, VIRTUE
from regnum.testing import named, play, play_on, rule
from tests.games.architects.laying import state_of
from tests.typed import present

from .laying import HUMAN, at, first, influence, laid, marker, new, resolve, rival, rival_turn, seen, tax


@rule("C2.1")
def test_the_rival_turns_the_top_scheme() -> None:
    match = laid("patron", "start_9", "start_7")
    told = rival_turn(match)
    assert told[0] == "scheme_turned scheme=start_9 rule=C2.1"
    view = seen(match)["rival"]
    assert (view["scheme"], view["schemes"]) == ("start_9", {"deck": 1, "discards": ["start_9"]})


@rule("C2.1")
def test_after_the_persons_turn_it_is_the_rivals() -> None:
    match = new("patron")
    play_on(match, 1, until=lambda match: seen(match)["phase"] == "play")
    told = play(match, HUMAN, "place quarry")
    assert first(told, "scheme_turned").endswith("rule=C2.1")
    assert present(match.decision(HUMAN)).ask == "take_turn"


@rule("C2.1")
def test_an_empty_scheme_deck_is_made_of_the_discards() -> None:
    match = laid("patron", discards=["start_9"])
    told = rival_turn(match)
    assert told[:2] == ["schemes_shuffled count=1 rule=C2.1", "scheme_turned scheme=start_9 rule=C2.1"]


@rule("C2.1", "C6.4")
def test_future_schemes_that_were_discarded_come_with_the_next_shuffle() -> None:
    match = laid("patron", "start_10", discards=["start_9"], future=["future_5"])
    rival_turn(match)
    assert seen(match)["rival"]["schemes"]["discards"] == ["start_9", "start_10", "future_5"]
    told = rival_turn(match)
    assert told[0] == "schemes_shuffled count=3 rule=C2.1"


@rule("C2.2", "C6.11")
def test_of_two_options_the_upper_one_is_taken_if_its_condition_holds() -> None:
    told = rival_turn(laid("patron", "start_6", tax=4))
    assert told[1] == "rival_chose scheme=start_6 option=upper condition=tax need=4 have=4 rule=C6.11"
    assert told[2] == "rival_went location=tax_stand reason=card rule=C2.3"


@rule("C2.2", "C6.11")
def test_else_the_lower_one_is_taken() -> None:
    told = rival_turn(laid("patron", "start_6", tax=3))
    assert told[1] == "rival_chose scheme=start_6 option=lower condition=tax need=4 have=3 rule=C6.11"
    assert told[2] == "rival_went location=mines reason=card rule=C2.3"


@rule("C2.2")
def test_a_card_with_one_option_asks_nothing() -> None:
    told = rival_turn(laid("patron", "start_9"))
    assert named(told, "rival_chose") == []
    assert told[1] == "rival_went location=workshop reason=card rule=C2.3"
    assert named(told, "placed") == []  # it is told once, with the reason


@rule("C2.3")
def test_it_places_a_worker_and_does_what_the_option_says() -> None:
    match = laid("patron", "start_10", future=["future_5"])
    told = rival_turn(match)
    assert at(match, "kings_storehouse") == [0, 1]
    assert rival(match)["home"] == 19
    assert rival(match)["virtue"] == 8
    assert first(told, "rival_future") == "rival_future scheme=future_5 left=0 rule=C6.4"


@rule("C2.3", "C7.8")
@pytest.mark.parametrize(
    ("taken", "space"),
    [
        ({}, "market_large"),
        ({"market_large": "blue 1"}, "market_middle"),
        ({"market_large": "blue 1", "market_middle": "green 1"}, "market_small"),
    ],
)
def test_in_a_list_of_choices_it_takes_the_topmost_possible(taken: dict[str, str], space: str) -> None:
    match = laid("patron", "start_4", workers=taken, future=["future_5"])
    told = rival_turn(match)
    assert first(told, "rival_went") == f"rival_went location={space} reason=free rule=C7.8"


@rule("C2.4", "A10.6")
def test_its_third_worker_in_the_black_market_brings_a_reset() -> None:
    match = laid("patron", "start_4", workers={"market_large": "blue 1", "market_middle": "green 1"})
    told = rival_turn(match)
    assert "market_reset" in told
    assert at(match, "prison") == [1, 2]
    assert at(match, "market_small") == [0, 0]


@rule("C2.4", "A4.31")
def test_its_worker_in_the_guildhall_triggers_the_space() -> None:
    match = laid("patron", "start_1", workers={"guildhall": "blue 2"})
    shown = [[card["apprentice"] for card in row] for row in seen(match)["display"]]
    told = rival_turn(match)
    assert first(told, "display_swept") == f"display_swept apprentices={shown[0][0]}+{shown[1][0]}"


@rule("C2.4", "A11.1")
def test_it_can_fill_the_last_space_and_so_trigger_the_end() -> None:
    match = laid("patron", "start_1", "start_9", workers={"guildhall": "blue 6 green 5"})
    told = rival_turn(match)
    assert "last_space_filled" in told
    assert seen(match)["phase"] == "last_turns"
    play(match, HUMAN, "place quarry")
    assert match.over


def due_reset(*schemes: Any, **table: Any) -> tuple[Match, list[str]]:
    """A Patron's turn with a reset due at its end."""
    match = laid("patron", *(schemes or ("start_9",)), **table)
    state_of(match).reset_due = True
    return match, rival_turn(match)


@rule("C2.4", "A10.4", "A10.5")
def test_it_loses_virtue_and_takes_a_debt_at_a_reset_like_everybody() -> None:
    match, _ = due_reset(workers={"prison": "green 3 blue 1"})
    assert (rival(match)["virtue"], rival(match)["unpaid"]) == (6, 1)
    match, _ = due_reset(workers={"prison": "green 2 blue 3"})
    assert (rival(match)["virtue"], rival(match)["unpaid"]) == (7, 0)


@rule("C2.4", "B5.4")
def test_the_profiteer_punishes_it_at_a_reset() -> None:
    place = {"edict": "edict_2", "princess": "quarry", "profiteer": "town_centre"}
    match, told = due_reset(workers={"town_centre": "green 2"}, **place)
    assert "profiteer_punished location=town_centre" in told
    assert at(match, "prison") == [0, 2]
    assert rival(match)["unpaid"] == 2  # the profiteer's, and the one for most workers in prison


@rule("C2.4", "B5.5", "C3.8")
def test_the_princess_rewards_it_at_a_reset() -> None:
    place = {"edict": "edict_2", "princess": "quarry", "profiteer": "town_centre"}
    match, told = due_reset(workers={"quarry": "green 1"}, **place)
    assert "princess_rewarded location=quarry" in told
    assert "rival_converted what=reward_card count=1 gets=virtue number=1 rule=C3.8" in told
    assert rival(match)["virtue"] == 8


@rule("C2.5", "B3.3")
def test_placing_at_the_profiteer_it_always_gains_influence() -> None:
    match = laid("peddler", "start_9", profiteer="workshop", princess="quarry")
    told = rival_turn(match)
    assert "influence_gained count=1 now=1" in told
    assert influence(match) == 1


@rule("C2.6")
def test_placing_at_the_princess_it_contributes_only_if_the_card_says_so() -> None:
    match = laid("peddler", "start_9", princess="workshop")
    told = rival_turn(match)
    assert named(told, "contributed") == []


@rule("C2.6", "C6.2", "C6.8")
def test_a_contribution_is_all_it_does_at_the_princess() -> None:
    match = laid("patron", "start_7", princess="mines", contribution="edict_1", marker="stone")
    told = rival_turn(match)
    assert "rival_went location=mines reason=princess rule=C6.2" in told
    assert named(told, "contributed") == ["contributed kind=stone"]
    assert (rival(match)["virtue"], influence(match), rival(match)["marble"]) == (8, 1, 0)
    assert marker(match) == "stone"


@rule("C2.6", "C3.8")
def test_of_a_contribution_it_gains_virtue_and_influence_and_the_rest_by_conversion() -> None:
    match = laid("patron", "start_7", contribution="edict_1", marker="marble")
    rival_turn(match)
    assert (rival(match)["virtue"], influence(match)) == (8, 2)  # 2 influence, a reward card


@rule("C2.7", "B3.2", "B3.4")
def test_captures_at_the_nobles_change_its_virtue() -> None:
    match = laid("enforcer", "start_5", workers={"forest": "blue 3"}, princess="forest")
    rival_turn(match)
    assert rival(match)["virtue"] == 6
    match = laid("enforcer", "start_5", workers={"forest": "blue 3"}, princess="quarry", profiteer="forest")
    rival_turn(match)
    assert rival(match)["virtue"] == 8


@rule("C2.8", "C6.3")
def test_it_works_on_the_cathedral_at_any_virtue() -> None:
    match = laid("patron", "start_1", have={"green": {"virtue": 0}})
    rival_turn(match)
    assert (rival(match)["level"], rival(match)["virtue"]) == (1, 1)


@rule("C2.8")
def test_it_visits_the_black_market_at_any_virtue_and_pays_nothing() -> None:
    match = laid("patron", "start_4", have={"green": {"virtue": 14}})
    told = rival_turn(match)
    assert at(match, "market_large") == [0, 1]
    assert named(told, "paid") == []
    assert (rival(match)["virtue"], rival(match)["marble"]) == (13, 2)


@rule("C2.8")
def test_it_may_place_where_nothing_can_be_done() -> None:
    match = laid("enforcer", "future_6")  # nobody to capture
    told = rival_turn(match)
    assert at(match, "town_centre") == [0, 1]
    assert "rival_missed count=1 rule=C5.6" in told


@rule("C2.9", "Q25")
def test_without_a_worker_its_largest_group_comes_back_and_no_card_is_turned() -> None:
    match = laid("patron", "start_9", workers={"quarry": "green 2", "forest": "green 3", "prison": "green 15"})
    told = rival_turn(match)
    assert told[:2] == ["rival_took_back where=group rule=C2.9", "workers_home location=forest count=3"]
    assert named(told, "scheme_turned") == []
    assert rival(match)["home"] == 3


@rule("C2.9", "C5.4")
def test_equal_groups_come_back_in_the_order_of_captures() -> None:
    places = {"quarry": "green 5", "mines": "green 5", "workshop": "green 5", "guildhall": "green 5"}
    assert "workers_home location=mines count=5" in rival_turn(laid("patron", "start_9", workers=places))
    told = rival_turn(laid("patron", "start_9", workers=places, princess="workshop"))
    assert "workers_home location=workshop count=5" in told


@rule("C2.9", "B3.5")
def test_taking_back_is_no_capture() -> None:
    match = laid("patron", "start_9", workers={"forest": "green 20"}, princess="forest")
    rival_turn(match)
    assert rival(match)["virtue"] == 7


@rule("C2.9")
def test_then_from_prison_then_from_boards_then_one_from_the_market_else_it_passes() -> None:
    match = laid("patron", workers={"prison": "green 4", "board_blue": "green 3", "guildhall": "green 13"})
    assert rival_turn(match)[:2] == ["rival_took_back where=prison rule=C2.9", "freed where=prison count=4"]
    match = laid("patron", workers={"board_blue": "green 6", "guildhall": "green 14"})
    assert rival_turn(match)[:2] == ["rival_took_back where=boards rule=C2.9", "freed where=boards count=6"]
    match = laid("patron", workers={"market_small": "green 1", "market_middle": "green 1", "guildhall": "green 18"})
    told = rival_turn(match)
    assert told[:2] == ["rival_took_back where=market rule=C2.9", "took_back location=market_middle"]
    assert at(match, "market_small") == [0, 1]
    match = laid("patron", workers={"guildhall": "green 20"})
    assert rival_turn(match)[0] == "rival_passed rule=C2.9"


@rule("C2.10", "C6.5")
def test_a_next_card_without_a_worker_is_lost() -> None:
    match = laid("patron", "future_10", "start_9", workers={"quarry": "green 19"})
    told = rival_turn(match)
    assert "rival_stopped rule=C2.10" in told
    assert len(named(told, "scheme_turned")) == 1


@rule("C2.11")
@pytest.mark.parametrize(
    ("scheme", "place", "there", "silver", "marble"),
    [
        ("start_8", "quarry", 0, 1, 0),
        ("start_8", "quarry", 2, 3, 0),
        ("start_11", "forest", 1, 2, 0),
        ("start_5", "silversmith", 0, 2, 0),
        ("start_5", "silversmith", 2, 4, 0),
        ("start_6", "mines", 0, 2, 0),
        ("start_6", "mines", 1, 0, 1),
        ("start_6", "mines", 2, 0, 1),
        ("start_6", "mines", 3, 0, 2),
    ],
)
def test_what_a_plain_location_gives(scheme: str, place: str, there: int, silver: int, marble: int) -> None:
    match = laid(
        "enforcer",
        scheme,
        tax=0,
        princess="guardhouse",
        workers={place: f"green {there}"},
        have={"green": {"influence": 6}},
    )
    rival_turn(match)
    assert at(match, place) == [0, there + 1]
    kinds = ["clay", "wood", "stone", "gold", "marble"]
    assert (marker(match), rival(match)["marble"]) == (kinds[silver], marble)


@rule("C2.11")
def test_the_plain_storehouse_gives_virtue_and_the_plain_workshop_three_things() -> None:
    match = laid("enforcer", "start_10", future=["future_5"])
    rival_turn(match)
    assert rival(match)["virtue"] == 8
    match = laid("enforcer", "start_9", future=["future_5"])
    told = rival_turn(match)
    assert named(told, "rival_aimed", "tax_added", "rival_future") == [
        "rival_aimed space=clay column=1 rule=C3.3",
        "tax_added count=2",
        "rival_future scheme=future_5 left=0 rule=C6.4",
    ]
    assert tax(match) == 6


@rule("C2.12", "C3.12", "C3.13", "C3.7")
def test_effects_on_all_players_include_it_with_its_conversions() -> None:
    match = laid("patron")
    resolve(match, HUMAN, everybody(gain(VIRTUE, 1)))
    assert rival(match)["virtue"] == 8
    told = resolve(match, HUMAN, everybody(gain(BUILDING_CARD, 1)))
    assert "rival_converted what=building_card count=1 gets=silver number=1 rule=C3.12" in told
    assert marker(match) == "wood"
    resolve(match, HUMAN, everybody(gain(GOLD, 1), gain(CLAY, 2)))
    assert (rival(match)["marble"], rival(match)["gold"], rival(match)["clay"]) == (1, 0, 0)


@rule("C2.12")
def test_a_loss_for_all_players_hits_it_too() -> None:
    match = laid("patron", workers={"prison": "green 3"})
    resolve(match, HUMAN, everybody(when(PRISONERS_AT_LEAST, 3, lose_virtue(1))))
    assert rival(match)["virtue"] == 6
