"""Environments for learners: the test suite of each ecosystem, and what a researcher relies on."""

from __future__ import annotations

import json
import os
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import regnum
import regnum.lab.gymnasium_env
import regnum.lab.openspiel_game
from regnum.core.chance import Chance
from regnum.lab import pettingzoo_env
from regnum.lab.learner_match import new_match
from regnum.lab.rewards import REWARDS
from regnum.lab.vector import VectorMatches

NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"


def tables() -> list[tuple[str, int]]:
    """Every game alone or with the fewest and with the most seats by day, with every number of them at night."""
    found = []
    for game in regnum.games():
        least, most = regnum.info(game).seats
        found += [(game, seats) for seats in range(least, most + 1) if NIGHTLY or seats in (least, most)]
    return found


TABLES = tables()
NAMES = [f"{game} {seats}" for game, seats in TABLES]


def chance_of(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_pettingzoo_accepts_every_table(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A dictionary of observation and mask, as in PettingZoo's own board games, which it knows by their names.
        warnings.filterwarnings("ignore", message="Observation space for each agent|Observation is not a NumPy array")
        api_test(pettingzoo_env.env(game, seats=seats), num_cycles=150, verbose_progress=False)


def test_pettingzoo_repeats_a_match_from_its_seed() -> None:
    seed_test(lambda: pettingzoo_env.env("jerusalem", seats=3), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_gymnasium_accepts_every_table(game: str, seats: int) -> None:
    env = gymnasium.make(
        f"regnum/{game}-v0", seats=seats, opponents="random", illegal="forfeit", disable_env_checker=True
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def test_a_seat_plays_whole_matches_against_a_bot() -> None:
    env = gymnasium.make("regnum/brothers-v0", seats=2, seat=1, opponents="greedy", disable_env_checker=True)
    rng = np.random.default_rng(0)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            _, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            total += float(reward)
        assert total in (-1.0, 0.0, 1.0)
        again = regnum.replay(env.unwrapped.render())  # type: ignore[arg-type]
        assert again.over and again.hash == env.unwrapped.match.match.hash  # type: ignore[attr-defined]


def test_an_action_that_is_not_legal_is_refused_or_forfeits() -> None:
    env = gymnasium.make("regnum/brothers-v0", disable_env_checker=True)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.unwrapped.match.match.hash  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="choose one whose mask is 1"):
        env.step(illegal)
    assert env.unwrapped.match.match.hash == before  # type: ignore[attr-defined]
    env = gymnasium.make("regnum/brothers-v0", illegal="forfeit", disable_env_checker=True)
    env.reset(seed=1)
    assert env.step(illegal)[1:3] == (-1.0, True)


@pytest.mark.parametrize("arguments", [{"seat": 2, "seats": 2}, {"opponents": ["page"]}, {"reward": "gold"}])
def test_a_wrong_setting_says_what_would_be_right(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|are needed|choose from"):
        gymnasium.make("regnum/brothers-v0", **arguments)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_openspiel_accepts_every_table(game: str, seats: int) -> None:
    if seats == 1:
        loaded = pyspiel.load_game(f"regnum_{game}", {"players": 1, "deals": 5})
        assert loaded.num_players() == 1
    else:
        loaded = pyspiel.load_game(f"regnum_{game}", {"players": seats, "deals": 5})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_openspiel_takes_options_and_a_reward() -> None:
    loaded = pyspiel.load_game(
        "regnum_brothers", {"players": 2, "deals": 3, "reward": "margin", "options": "sets:warfare+crafts+guard"}
    )
    state = loaded.new_initial_state()
    state.apply_action(2)
    assert state.match.match.options["sets"] == ["warfare", "crafts", "guard"]
    assert state.match.match.seed == 2
    with pytest.raises(ValueError, match="name:value"):
        regnum.lab.openspiel_game.read_options("sets=warfare")


def test_openspiel_copies_a_state_and_tells_its_actions_in_notation() -> None:
    state = pyspiel.load_game("regnum_brothers", {"deals": 3}).new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    taken = state.action_to_string(0, state.legal_actions()[0])
    assert taken == "take 1"
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state) and "take 1" in str(twin)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_the_vector_plays_the_matches_that_the_public_api_plays(game: str, seats: int) -> None:
    """The same actions, one by one through a Match, give the same arrays, ends and rewards."""
    matches = VectorMatches(game, seats=seats, count=3, seed=5, reward="margin")
    singles = [new_match(game, seats, 5 + at) for at in range(3)]
    chance, ends = chance_of(1), 0
    while ends < 2:
        for at, single in enumerate(singles):
            seat = single.seat
            assert seat is not None and seat == matches.seats[at]
            assert (matches.observations[at] == single.observation(seat)).all()
            assert (matches.masks[at] == single.mask(seat)).all()
        actions = matches.random_actions(chance)
        matches.step(actions)
        for at, single in enumerate(singles):
            single.act(int(actions[at]))
            assert matches.ended[at] == single.match.over
            if single.match.over:
                ends += 1
                assert list(matches.rewards[at]) == single.rewards("margin")
                assert matches.lengths[at] == len(single.match.log)
                singles[at] = new_match(game, seats, single.match.seed + 3)


def test_the_vector_refuses_what_is_not_legal_and_plays_nothing() -> None:
    matches = VectorMatches("brothers", seats=2, count=2, seed=0)
    before = matches.observations.copy()
    good = matches.random_actions(chance_of(0)).copy()
    for actions in ([good[0], matches.action_count], [good[0], int(np.flatnonzero(~matches.masks[1])[0])], [good[0]]):
        with pytest.raises(ValueError, match=r"not legal in match 1|must be 2 integers"):
            matches.step(np.array(actions))
    assert (matches.observations == before).all()
    matches.look()
    assert (matches.observations == before).all()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("game", regnum.games())
def test_rewards_follow_the_result(game: str, reward: str) -> None:
    single = new_match(game, regnum.info(game).seats[1], 3)
    rng = np.random.default_rng(2)
    while single.seat is not None:
        assert set(single.rewards(reward)) == {0.0}
        single.act(int(rng.choice(np.flatnonzero(single.mask(single.seat)))))
    result = single.match.result
    assert result is not None
    paid = single.rewards(reward)
    if reward == "win":
        assert abs(sum(paid)) < 1e-9
        assert {seat for seat, each in enumerate(paid) if each == max(paid)} == set(result.winners)
    elif reward == "margin":
        assert max(paid) == sorted(result.totals)[-1] - sorted(result.totals)[-2]
    else:
        assert paid == result.totals


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
def test_whoever_sees_another_table_observes_another_array(game: str, seats: int) -> None:
    """What a view shows after a move and did not show before, the array shows too."""
    single = new_match(game, seats, 11)
    rng = np.random.default_rng(4)
    alike = differing = 0
    before: list[tuple[str, bytes]] = []
    while single.seat is not None:
        single.act(int(rng.choice(np.flatnonzero(single.mask(single.seat)))))
        now = [
            (json.dumps(single.match.view(seat), sort_keys=True), single.observation(seat).tobytes())
            for seat in range(seats)
        ]
        for (view, row), (old_view, old_row) in zip(now, before, strict=False):
            if view != old_view:
                differing += 1
                alike += row == old_row
        before = now
    assert differing > 30
    assert alike == 0, f"{alike} of {differing} changes of the view do not show"
