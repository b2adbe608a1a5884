"""Many matches stepped by one call, on NumPy arrays: the loop itself is compiled (regnum.core.batch).

matches = VectorMatches("brothers", seats=2, count=256)
while True:
    actions = policy(matches.observations, matches.masks)
    matches.step(actions)
    matches.ended, matches.rewards
"""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from regnum.core.batch import Batch
from regnum.core.chance import Chance
from regnum.core.match import checked_seed
from regnum.core.observation import fields_of
from regnum.core.registry import box_of
from regnum.core.rules import Rules
from regnum.lab.learner_match import named_parts
from regnum.lab.rewards import reward_named, rewards_of


class VectorMatches:
    """`count` matches side by side; one that ends is followed by a new one in the same step.

    After every step, match by match: `observations` (int16) as the seat in `seats` may know the table, `masks` (bool)
    of the actions it may choose, `ended`, and where that is True the `rewards` of every seat and the `lengths` in
    moves.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        count: int,
        seed: int = 0,
        options: dict[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        if count < 1:
            raise ValueError(f"count must be at least 1, not {count}")
        reward_named(reward)
        rules = Rules(box_of(game), seats, options or {})
        self.fields = fields_of(rules)
        self.count = count
        self.rules = rules
        self.batch = Batch(rules, count, checked_seed(seed), lambda state: rewards_of(rules, state, reward))
        self.action_count = int(self.batch.actions.size)
        self.look()

    def look(self) -> None:
        """Arrays over what the batch has written. Every step makes new ones; whoever keeps old ones may."""
        batch = self.batch
        batch.show()
        self.seats: NDArray[np.int64] = seen_as(batch.seats, np.int64).copy()
        self.observations: NDArray[np.int16] = seen_as(batch.rows, np.int16).reshape(self.count, -1)
        self.masks: NDArray[np.bool_] = seen_as(batch.masks, np.bool_).reshape(self.count, -1)
        self.ended: NDArray[np.bool_] = seen_as(batch.ended, np.bool_).copy()
        self.rewards: NDArray[np.float64] = seen_as(batch.rewards, np.float64).reshape(self.count, -1).copy()
        self.lengths: NDArray[np.int64] = seen_as(batch.finished, np.int64).copy()

    def step(self, actions: NDArray[Any]) -> None:
        """Choose an action in every match; ValueError, and nothing is played, if any of them is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.count} integers, not {chosen.dtype} of shape {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.action_count)
        legal = inside & self.masks[np.arange(self.count), np.where(inside, chosen, 0)]
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"action {chosen[at]} is not legal in match {at}: choose one where masks[{at}] is True")
        self.batch.play(vec[i64](chosen.tolist()))
        self.look()

    def random_actions(self, chance: Chance) -> NDArray[np.int64]:
        """A random legal action for every match."""
        return seen_as(self.batch.any_actions(chance), np.int64)

    def named(self, observations: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
        """Observations in their named parts, each in its shape."""
        return named_parts(self.fields, observations)


def seen_as(packed: Any, kind: type[Any]) -> NDArray[Any]:
    """A vec as an array, not copied. (Its type does not say that it has a buffer.)"""
    return np.frombuffer(packed, dtype=kind)
