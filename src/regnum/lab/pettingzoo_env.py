"""A game as a PettingZoo environment in which seats act in turn (AEC): every seat is an agent.

    env = regnum.lab.pettingzoo_env.env("jerusalem", seats=4)

There is no parallel form: hardly ever do several seats act at once.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from regnum.lab.learner_match import LearnerMatch, bounds_of, new_match
from regnum.lab.rewards import reward_named

SEEDS: Final = 2**31


def env(game: str, *, seats: int, **settings: Any) -> AECEnv[str, Any, Any]:
    """With PettingZoo's usual guards: an action that is not legal ends the match, mistakes in the order are told."""
    guarded = wrappers.TerminateIllegalWrapper(SeatsEnv(game, seats=seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(guarded)


class SeatsEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """Observations are `{"observation", "action_mask"}`; rewards come at the end. Official opponents play by their own
    rules and are no agents.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "regnum_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        options: dict[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        reward_named(reward)
        self.game = game
        self.seat_count = seats
        self.options = options
        self.reward = reward
        self.render_mode = render_mode
        self.random = np.random.default_rng()
        self.match: LearnerMatch = new_match(game, seats, 0, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        low, high = bounds_of(self.match.fields)
        self.observed = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.match.action_count,), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.observed)
        self.action_spaces = {agent: spaces.Discrete(self.match.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for every seat, but each its own to sample from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed gives the same."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.match = new_match(self.game, self.seat_count, int(self.random.integers(SEEDS)), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        """Who acts; at the end, whoever acted last is the first to be told."""
        seat = self.match.seat
        return self.agent_selection if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """The table as this seat may know it, and what it may choose."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observation(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: Any) -> None:
        """The agent that was selected acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.match.act(int(action))
        paid = self.match.rewards(self.reward)
        self.rewards = {each: paid[self.possible_agents.index(each)] for each in self.agents}
        if self.match.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.next_agent()
        self._accumulate_rewards()

    def render(self) -> str:
        """The record so far."""
        return self.match.match.record()

    def close(self) -> None:
        """Nothing is open."""
