"""A match as learners go through it: arrays instead of sentences, numbers instead of notation.

The environments for PettingZoo, Gymnasium and OpenSpiel are thin covers of this.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

import regnum
from regnum.core.actions import NOTHING_BEGUN
from regnum.core.match import Match
from regnum.core.observation import ObservationRow, ObservedField, fields_of, observe
from regnum.core.rules import Rules
from regnum.lab.rewards import rewards_of

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class LearnerMatch:
    """One match. Where a move has an argument of many values it is chosen by two actions (regnum.core.actions)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules: Rules = match.rules
        self.actions = self.rules.box.actions()
        self.fields = fields_of(self.rules)
        self.width = sum(field.size for field in self.fields)
        self.begun = NOTHING_BEGUN

    def __deepcopy__(self, memo: dict[int, Any]) -> LearnerMatch:
        """A copy that goes its own way; rules and fields are shared."""
        twin = LearnerMatch(self.match.clone())
        twin.begun = self.begun
        return twin

    @property
    def seat(self) -> int | None:
        """The seat that acts next; of several that answer at once the first. None when the match is over."""
        return self.match.waiting[0] if self.match.waiting else None

    @property
    def action_count(self) -> int:
        """How many actions the game has, legal or not."""
        return int(self.actions.size)

    def observation(self, seat: int) -> Observation:
        """The table as this seat may know it (`fields` says what is where), with the step it has begun to choose."""
        cells = vec[i16]([0] * self.width)
        row = ObservationRow()
        row.begin(cells, 0)
        observe(self.rules, self.match.state, seat, row)
        return np.array(cells, dtype=np.int16)

    def named(self, observation: Observation) -> dict[str, Observation]:
        """The same array in its named parts, each in its shape."""
        return named_parts(self.fields, observation)

    def mask(self, seat: int) -> Mask:
        """1 for every action that this seat may choose now; all 0 if it is not its turn."""
        mask = vec[u8]([0] * self.action_count)
        if seat == self.seat:
            self.actions.allow(self.match.state.legal(seat), self.begun, mask, 0)
        return np.array(mask, dtype=np.int8)

    def act(self, action: int) -> bool:
        """Choose an action for the seat that acts; whether that completed a move. ValueError if it is not legal."""
        seat = self.seat
        if seat is None:
            raise ValueError("the match is over; reset it")
        move = self.actions.chosen(self.match.state.legal(seat), self.begun, int(action))
        if move is None:
            self.begun = int(action)
            return False
        self.begun = NOTHING_BEGUN
        self.match.play_move(seat, move)
        return True

    def play(self, seat: int, move: str) -> None:
        """A move as bots write it."""
        self.match.play(seat, move)

    def says(self, action: int) -> str:
        """What an action does, in the notation of moves: `build inn_row ...`, then `build inn_row 0,1`."""
        seat = self.seat
        for move in [] if seat is None else self.match.state.legal(seat):
            first = self.actions.first_step(move.number)
            second = self.actions.second_step(move.number)
            if self.begun == NOTHING_BEGUN and first == action:
                return move.text if second == NOTHING_BEGUN else f"{move.text.rpartition(' ')[0]} ..."
            if self.begun == first and second == action:
                return move.text
        return f"action {action}"

    def rewards(self, name: str) -> list[float]:
        """What every seat gets: `win`, `margin` or `score`; nothing before the end."""
        return rewards_of(self.rules, self.match.state, name)


def named_parts(fields: list[ObservedField], observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """An array of observations in its named parts; several observations may stand in its first dimensions."""
    parts = {}
    at = 0
    for field in fields:
        parts[field.name] = observation[..., at : at + field.size].reshape(*observation.shape[:-1], *field.shape)
        at += field.size
    return parts


def bounds_of(fields: list[ObservedField]) -> tuple[Observation, Observation]:
    """The least and the largest value of every cell."""
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    return np.array(low, dtype=np.int16), np.array(high, dtype=np.int16)


def new_match(game: str, seats: int, seed: int, options: dict[str, object] | None = None) -> LearnerMatch:
    """A match from its beginning."""
    return LearnerMatch(regnum.new(game, seats=seats, seed=seed, options=options))
