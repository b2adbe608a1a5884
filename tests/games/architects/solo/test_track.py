"""C3. The resource track, and what the rival gets instead."""

from __future__ import annotations

import pytest

from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import DESTROY_DEBT, HIRE_FREELY, either, gain
from regnum.games.architects.parts import (
    BUILDING_CARD,
    CLAY,
    GOLD,
    MARBLE,
    REWARD_CARD,
    SILVER,
    STONE,
    VIRTUE,
    WOOD,
)
from regnum.games.architects.works_of_wonder.parts import INFLUENCE
from regnum.testing import named, rule
from tests.games.architects.laying import state_of

from .laying import RIVAL, first, influence, laid, marker, resolve, rival, rival_turn, seen, tax

KINDS = ["clay", "wood", "stone", "gold", "marble"]


@rule("C3.1")
@pytest.mark.parametrize("silver", range(1, 5))
def test_each_silver_moves_the_marker_one_space(silver: int) -> None:
    match = laid("patron")
    told = resolve(match, RIVAL, gain(SILVER, silver))
    assert told == [f"rival_marker count={silver} space={KINDS[silver]} rule=C3.1"]
    assert rival(match)["silver"] == 0


@rule("C3.1")
@pytest.mark.parametrize(
    ("start", "silver", "end", "marble"),
    [("marble", 1, "clay", 1), ("gold", 3, "wood", 1), ("clay", 5, "clay", 1), ("stone", 13, "clay", 3)],
)
def test_off_the_right_end_it_returns_to_clay_and_gives_a_marble(
    start: str, silver: int, end: str, marble: int
) -> None:
    match = laid("patron", marker=start)
    told = resolve(match, RIVAL, gain(SILVER, silver))
    assert marker(match) == end
    assert rival(match)["marble"] == marble
    assert f"rival_wrapped count={marble} rule=C3.1" in told


@rule("C3.2")
def test_what_it_lays_on_the_tax_stand_comes_from_the_supply() -> None:
    match = laid("enforcer", "start_9")
    told = rival_turn(match)
    assert tax(match) == 6
    assert named(told, "paid") == []


@rule("C3.3", "C6.7")
@pytest.mark.parametrize("column", range(5))
def test_apprentices_of_the_column_with_the_markers_number_leave(column: int) -> None:
    match = laid("enforcer", "start_9", marker=KINDS[column])
    shown = [[card["apprentice"] for card in row] for row in seen(match)["display"]]
    told = rival_turn(match)
    assert first(told, "rival_aimed") == f"rival_aimed space={KINDS[column]} column={column + 1} rule=C3.3"
    assert first(told, "display_swept") == f"display_swept apprentices={shown[0][column]}+{shown[1][column]}"
    after = [[card["apprentice"] for card in row] for row in seen(match)["display"]]
    for before, now in zip(shown, after, strict=True):
        assert now[:-1] == before[:column] + before[column + 1 :]
        assert now[-1] not in (None, *before)


@rule("C3.4", "C6.8")
def test_it_contributes_the_resource_under_its_marker() -> None:
    match = laid("patron", "start_7", marker="gold", contribution="edict_3")
    told = rival_turn(match)
    assert first(told, "rival_sought") == "rival_sought space=gold target=contribution kind=gold rule=C3.4"
    assert seen(match)["works_of_wonder"]["contribution"]["laid"] == ["gold"]
    assert influence(match) == 3


@rule("C3.4")
def test_if_it_lies_there_the_next_to_the_right_wrapping_to_clay() -> None:
    match = laid("patron", "start_7", marker="gold", contribution="edict_3", pieces=["gold", "marble"])
    told = rival_turn(match)
    assert first(told, "rival_sought") == "rival_sought space=gold target=contribution kind=clay rule=C3.4"


@rule("C3.4", "B5.12", "A10.7")
def test_its_fifth_piece_brings_a_reset() -> None:
    match = laid("patron", "start_7", contribution="edict_3", pieces=["clay", "wood", "stone", "gold"])
    told = rival_turn(match)
    assert "contributed kind=marble" in told
    assert "market_reset" in told
    assert seen(match)["works_of_wonder"]["contribution"]["laid"] == []


@rule("C3.5", "C4.3")
def test_a_monument_is_sought_from_the_marker_on() -> None:
    have = {"green": {"influence": 12, "marble": 10}}
    told = rival_turn(laid("patron", "start_1", marker="stone", have=have))
    assert first(told, "rival_sought") == "rival_sought space=stone target=monument kind=stone rule=C3.5"
    gone = {"stone": "blue quarry", "gold": "blue forest", "marble": "blue workshop"}
    told = rival_turn(laid("patron", "start_1", marker="stone", have=have, monuments=gone))
    assert first(told, "rival_sought") == "rival_sought space=stone target=monument kind=clay rule=C3.5"


@rule("C3.7")
def test_instead_of_gold_it_gains_marble() -> None:
    match = laid("patron")
    told = resolve(match, RIVAL, gain(GOLD, 2))
    assert told[0] == "rival_converted what=gold count=2 gets=marble number=2 rule=C3.7"
    assert (rival(match)["gold"], rival(match)["marble"]) == (0, 2)


@rule("C3.8")
def test_instead_of_a_reward_card_it_gains_virtue() -> None:
    match = laid("patron")
    rewards = seen(match)["decks"]["rewards"]
    told = resolve(match, RIVAL, gain(REWARD_CARD, 1))
    assert told[0] == "rival_converted what=reward_card count=1 gets=virtue number=1 rule=C3.8"
    assert rival(match)["virtue"] == 8
    assert seen(match)["decks"]["rewards"] == rewards


@rule("C3.9")
def test_without_a_debt_to_destroy_it_gains_two_silver() -> None:
    match = laid("patron")
    told = resolve(match, RIVAL, effect(DESTROY_DEBT))
    assert told[0] == "rival_debtless kind=silver count=2 rule=C3.9"
    assert marker(match) == "stone"
    match = laid("patron", have={"green": {"unpaid": 1}})
    assert resolve(match, RIVAL, effect(DESTROY_DEBT)) == ["debt_destroyed"]
    assert (rival(match)["unpaid"], marker(match)) == (0, "clay")


@rule("C3.9", "Q39", "A8.5")
def test_virtue_above_fourteen_destroys_debts_and_then_gives_two_silver_a_point() -> None:
    match = laid("patron", have={"green": {"virtue": 13, "unpaid": 1}})
    told = resolve(match, RIVAL, gain(VIRTUE, 3))
    assert told == [
        "virtue_gained count=1 now=14",
        "debt_destroyed",
        "rival_debtless kind=silver count=2 rule=C3.9",
        "rival_marker count=2 space=stone rule=C3.1",
    ]
    match = laid("patron", have={"green": {"virtue": 14}})
    resolve(match, RIVAL, gain(VIRTUE, 3))
    assert (marker(match), rival(match)["marble"]) == ("wood", 1)


@rule("C3.9")
def test_for_an_apprentice_it_gains_two_silver() -> None:
    match = laid("patron")
    told = resolve(match, RIVAL, effect(HIRE_FREELY))
    assert told[0] == "rival_converted what=apprentice count=1 gets=silver number=2 rule=C3.9"
    assert (rival(match)["apprentices"], marker(match)) == ([], "stone")


@rule("C3.10", "Q34")
def test_influence_beyond_twelve_becomes_virtue_point_by_point() -> None:
    match = laid("patron", have={"green": {"influence": 11}})
    told = resolve(match, RIVAL, gain(INFLUENCE, 3))
    assert influence(match) == 12
    assert rival(match)["virtue"] == 9
    assert "rival_converted what=influence count=2 gets=virtue number=2 rule=C3.10" in told


@rule("C3.11", "Q20")
def test_a_future_scheme_is_a_silver_when_none_is_left() -> None:
    match = laid("enforcer", "start_10")
    told = rival_turn(match)
    assert "rival_converted what=future_scheme count=1 gets=silver number=1 rule=C3.11" in told
    assert marker(match) == "wood"


@rule("C3.12", "B2.2")
def test_a_building_card_is_a_silver_also_on_the_influence_track() -> None:
    match = laid("patron", have={"green": {"influence": 4}})
    resolve(match, RIVAL, gain(BUILDING_CARD, 2))
    assert (rival(match)["hand"], marker(match)) == (0, "stone")
    resolve(match, RIVAL, gain(INFLUENCE, 5))  # past 5 and 9
    assert (influence(match), rival(match)["hand"], marker(match)) == (9, 0, "marble")


@rule("C3.13")
def test_clay_wood_and_stone_are_nothing_to_it() -> None:
    match = laid("patron")
    told = resolve(match, RIVAL, gain(CLAY, 1), gain(WOOD, 2), gain(STONE, 3), gain(MARBLE, 1))
    assert [rival(match)[kind] for kind in KINDS] == [0, 0, 0, 0, 1]
    assert told[1] == "rival_converted what=wood count=2 gets=none number=0 rule=C3.13"


@rule("C3.14", "Q26")
def test_of_two_rewards_it_takes_the_left_one_if_possible() -> None:
    offer = either((effect(DESTROY_DEBT),), (gain(INFLUENCE, 2),))
    match = laid("patron", have={"green": {"unpaid": 1}})
    assert resolve(match, RIVAL, offer) == ["rival_picked place=1 rule=C3.14", "debt_destroyed"]
    match = laid("patron")
    assert resolve(match, RIVAL, offer)[0] == "rival_picked place=2 rule=C3.14"
    assert influence(match) == 2


@rule("C3.14", "Q26", "C3.9")
def test_an_apprentice_counts_as_possible_and_gives_silver() -> None:
    match = laid("patron", "start_9", edict="edict_5", princess="workshop", workers={"workshop": "green 1"})
    state_of(match).reset_due = True
    told = rival_turn(match)
    assert "rival_picked place=1 rule=C3.14" in told
    assert "rival_converted what=apprentice count=1 gets=silver number=2 rule=C3.9" in told
    assert rival(match)["virtue"] == 7
