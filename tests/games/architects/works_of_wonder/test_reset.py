"""B5. A reset in eleven steps."""

from typing import Any

import pytest

from regnum.core.effects import RESOLVE, effect
from regnum.core.match import Match
from regnum.core.words import Listener
from regnum.games.architects.effects.vocabulary import RESET
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.events import ProfiteerPunished
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.testing import asked, named, play, play_on, rule
from tests.games.architects.laying import state_of

from .laying import BLUE, GREEN, PURPLE, influence, laid, legal, mat, monument, new, resolve, side, standing, wonder


def reset(match: Match, by: int = BLUE) -> list[str]:
    """A reset that this side has triggered; what was told until somebody is asked."""
    state_of(match).reset_due = True
    return resolve(match, by, effect(RESET))


def table(*mats: dict[str, Any], **more: Any) -> Match:
    """A table at which a reset is about to come. The princess is in the quarry, the profiteer at the town centre."""
    return laid(*mats, turn=None, **{"profiteer": "town_centre", **more})


def names(told: list[str]) -> list[str]:
    return [line.split()[0] for line in told]


@rule("B5.1", "B5.2", "B5.3", "B5.4", "B5.5", "B5.6", "B5.7", "B5.8", "B5.9", "B5.10", "B5.11")
def test_the_eleven_steps_come_in_their_order() -> None:
    mine = mat(party="orphan_wood noblewoman_gold peddler", at={"market_small": 1, "quarry": 1, "town_centre": 3})
    match = table(mine, laid="clay", rewards="stone")
    told = reset(match)
    assert asked(match, BLUE) == "use_ability" and legal(match) == ["use peddler", "stop"]
    told += play(match, BLUE, "use peddler")
    steps = [
        "market_reset",
        "sent_to_prison",  # 1
        "market_turned",  # 2
        "ability_used", "gained", "ability_used", "gained",  # 3
        "profiteer_punished", "debt_taken", "sent_to_prison",  # 4
        "princess_rewarded", "reward_taken", "virtue_gained", "gained",  # 5
        "piece_carried",  # 6
        "edict_turned",  # 7
        "nobles_moved",  # 8
        "ability_used", "gained",  # 9
        "virtue_lost",  # 10
        "debt_taken",  # 11
    ]  # fmt: skip
    assert names(told) == steps


@rule("B5.3", "B7.5", "B7.7")
@pytest.mark.parametrize(
    ("apprentice", "place", "kind", "n"),
    [
        ("orphan_wood", "town_centre", "wood", 2),
        ("orphan_silver", "town_centre", "silver", 2),
        ("orphan_stone", "town_centre", "stone", 2),
        ("noblewoman_gold", "quarry", "gold", 1),
        ("noblewoman_marble", "quarry", "marble", 1),
        ("noblewoman_silver", "quarry", "silver", 3),
    ],
)
def test_orphans_and_noblewomen_need_a_worker_with_their_noble(apprentice: str, place: str, kind: str, n: int) -> None:
    match = table(mat(party=apprentice, at={place: 2}), rewards="virtue")
    reset(match)
    assert side(match)[kind] == n
    other = "quarry" if place == "town_centre" else "town_centre"
    match = table(mat(party=apprentice, at={other: 2}), rewards="virtue")
    reset(match)
    assert side(match)[kind] == 0


@rule("B5.3", "B5.9")
def test_they_are_not_used_a_second_time_with_the_other_abilities() -> None:
    match = table(mat(party="orphan_wood", at={"town_centre": 1}))
    reset(match)
    assert asked(match, BLUE) is None and side(match)["wood"] == 2


@rule("B5.4", "Q16")
@pytest.mark.parametrize(
    ("edict", "place", "change"),
    [
        ("edict_1", "guardhouse", {"virtue": 6}),
        ("edict_2", "town_centre", {"unpaid": 1}),
        ("edict_3", "workshop", {"influence": 1}),
    ],
)
def test_whoever_is_at_the_profiteer_bears_the_consequence_and_goes_to_prison(
    edict: str, place: str, change: dict[str, int]
) -> None:
    # The other side has more prisoners, so nothing else happens to this one.
    match = table(mat(at={place: 2}), mat(at={"prison": 5}), edict=edict, contribution="edict_4", profiteer=place)
    told = reset(match)
    assert f"profiteer_punished location={place}" in told and standing(match, place) == [0, 0]
    assert standing(match, "prison")[BLUE] == 2
    now = {"virtue": side(match)["virtue"], "unpaid": side(match)["unpaid"], "influence": influence(match)}
    assert now == {"virtue": 7, "unpaid": 0, "influence": 0, **change}


@rule("B5.4")
def test_a_loss_there_can_be_prevented_and_the_workers_go_all_the_same() -> None:
    mine = mat(influence=2, at={"guardhouse": 1})
    match = table(mine, edict="edict_1", contribution="edict_4", profiteer="guardhouse")
    reset(match)
    assert asked(match, BLUE) == "face_loss"
    play(match, BLUE, "prevent 1")
    assert side(match)["virtue"] == 7 and standing(match, "prison")[BLUE] == 1


@rule("B5.5")
def test_most_workers_at_the_princess_take_the_reward() -> None:
    match = table(mat(at={"quarry": 1}), mat(at={"quarry": 2}), rewards="stone wood")
    told = reset(match)
    assert named(told, "princess_rewarded", "reward_taken") == [
        "princess_rewarded location=quarry",
        "reward_taken reward=stone",
    ]
    assert side(match, GREEN)["stone"] == 2 and side(match)["stone"] == 0


@rule("B5.5", "B5.13")
def test_tied_players_all_take_it_clockwise_from_whoever_called_the_reset() -> None:
    mats = [mat(at={"quarry": 1}) for _ in range(3)]
    match = table(*mats, seats=3, rewards="stone wood silver")
    reset(match, GREEN)
    assert [side(match, at)[kind] for at, kind in ((GREEN, "stone"), (PURPLE, "wood"), (BLUE, "silver"))] == [2, 2, 3]


@rule("B5.5")
def test_without_a_worker_there_nobody_is_rewarded() -> None:
    match = table(mat(), mat(), rewards="stone")
    assert "princess_rewarded" not in names(reset(match))


@rule("B5.5")
def test_of_two_rewards_the_player_picks_one() -> None:
    mine = mat(unpaid=1, at={"silversmith": 1})
    match = table(mine, edict="edict_1", contribution="edict_4", princess="silversmith")
    reset(match)
    assert asked(match, BLUE) == "choose" and legal(match) == ["choose 1", "choose 2"]
    left, right = match.clone(), match.clone()
    play(left, BLUE, "choose 1")
    assert side(left)["unpaid"] == 0 and influence(left) == 0
    play(right, BLUE, "choose 2")
    assert side(right)["unpaid"] == 1 and influence(right) == 2


@rule("B5.5")
def test_a_free_apprentice_can_be_such_a_reward() -> None:
    mine = mat(at={"workshop": 1})
    match = table(mine, edict="edict_5", contribution="edict_4", princess="workshop")
    reset(match)
    play(match, BLUE, "choose 1")
    assert asked(match, BLUE) == "free_hire"
    play(match, BLUE, legal(match)[0])
    assert len(side(match)["apprentices"]) == 1


@rule("B5.6")
def test_contributed_pieces_go_to_their_monuments_or_to_the_supply() -> None:
    match = table(laid="clay gold", monuments={"gold": "green forest"}, on_monuments={"clay": 2})
    told = reset(match)
    assert named(told, "piece_carried", "piece_returned") == [
        "piece_carried kind=clay pieces=3",
        "piece_returned kind=gold",
    ]
    assert (monument(match, "clay")["laid"], monument(match, "gold")["laid"]) == (3, 0)
    assert wonder(match)["contribution"]["laid"] == []


@rule("B5.7", "B5.8")
def test_the_contribution_card_becomes_the_next_consequence_and_the_nobles_follow_it() -> None:
    match = table(edict="edict_2", contribution="edict_1")
    told = reset(match)
    assert named(told, "edict_turned", "nobles_moved") == [
        "edict_turned edict=edict_1 left=5",
        "nobles_moved princess=silversmith profiteer=guardhouse",
    ]
    seen = wonder(match)
    assert (seen["edict"], seen["princess"], seen["profiteer"], seen["left"]) == (
        "edict_1", "silversmith", "guardhouse", 5,
    )  # fmt: skip
    assert seen["contribution"]["card"] not in ("edict_1", "edict_2")


@rule("B5.7", "E21")
def test_after_the_last_card_all_seven_are_shuffled_and_laid_out_anew() -> None:
    match = table(left=1)
    told = reset(match)
    state = wonder_of(match.state)
    assert "edicts_shuffled" in names(told) and sorted(state.edicts) == list(range(7))
    assert wonder(match)["left"] == 6 and int(state.turned) == 1
    card = EDICTS[int(state.edict())]
    assert (int(state.princess), int(state.profiteer)) == (card.princess, card.profiteer)


@rule("B5.10")
def test_three_or_more_in_prison_cost_1_virtue_after_the_profiteers_guests_have_gone_there() -> None:
    match = table(mat(at={"prison": 2, "town_centre": 1}), mat(at={"prison": 2}))
    reset(match)
    assert (side(match)["virtue"], side(match, GREEN)["virtue"]) == (6, 7)


@rule("B5.11")
def test_most_workers_in_prison_take_a_debt_each_and_nobody_if_there_are_none() -> None:
    match = table(mat(at={"prison": 2}), mat(at={"prison": 2}), mat(), seats=3)
    reset(match)
    assert [side(match, at)["unpaid"] for at in range(3)] == [1, 1, 0]
    match = table(mat(), mat())
    reset(match)
    assert side(match)["unpaid"] == 0


@rule("B5.9", "B5.8")
def test_other_abilities_come_after_the_nobles_have_moved() -> None:
    match = table(mat(party="squire_gold", at={"town_centre": 1}))
    reset(match)
    assert asked(match, BLUE) is None and side(match)["gold"] == 0  # its worker is in prison by then


@rule("B5.13")
def test_consequences_go_clockwise_from_whoever_called_the_reset() -> None:
    match = table(*[mat(at={"town_centre": 1}) for _ in range(3)], seats=3)
    game = state_of(match)
    game.reset_due = True
    game.owe(PURPLE, effect(RESET))
    game.told = listener = Listener()
    game.push(RESOLVE, PURPLE)
    game.proceed()
    assert [event.seat for event in listener.events if isinstance(event, ProfiteerPunished)] == [PURPLE, BLUE, GREEN]


@rule("B5.14")
def test_figures_and_the_princess_are_no_workers() -> None:
    match = table(mat("arnold"), mat(at={"quarry": 1}), monuments={"clay": "blue quarry"}, rewards="stone")
    reset(match)
    assert side(match, GREEN)["stone"] == 2 and side(match)["stone"] == 0
    match = table(mat(), monuments={"clay": "blue town_centre"})
    assert "profiteer_punished" not in names(reset(match))


@rule("B1.6", "B5.7")
def test_nobody_knows_the_order_of_the_contribution_pile() -> None:
    match = new(seats=2)
    play_on(match, 3, until=lambda match: wonder(match)["left"] == 4)
    real = wonder_of(match.state)
    seen = set()
    for seed in range(40):
        world = wonder_of(match.imagine(BLUE, seed).state)
        assert list(world.edicts)[: real.turned + 1] == list(real.edicts)[: real.turned + 1]
        assert sorted(world.edicts) == list(range(7))
        seen.add(tuple(world.edicts))
    assert len(seen) == 6
