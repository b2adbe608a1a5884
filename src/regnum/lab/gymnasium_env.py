"""One seat of a game as a Gymnasium environment; bots or the official opponent play the others.

import gymnasium, regnum.lab.gymnasium_env
env = gymnasium.make("regnum/brothers-v0", seats=2, opponents="page")
"""

from __future__ import annotations

from typing import Any, Final, Literal, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces

import regnum
from regnum.lab.learner_match import LearnerMatch, Mask, Observation, bounds_of, new_match
from regnum.lab.rewards import reward_named

SEEDS: Final = 2**31


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """You are `seat`. An observation is `LearnerMatch.observation`; `info["action_mask"]` says what may be chosen.

    `opponents` names a bot for all other seats, or a list one for each. With `seats=1` the official opponent plays by
    its own rules. An action that is not legal raises ValueError, or with `illegal="forfeit"` loses the match.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        seats: int = 1,
        seat: int = 0,
        opponents: str | list[str] = "page",
        options: dict[str, object] | None = None,
        reward: str = "win",
        illegal: Literal["raise", "forfeit"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        reward_named(reward)
        if not 0 <= seat < seats:
            raise ValueError(f"seat must be from 0 to {seats - 1}, not {seat}")
        if illegal not in ("raise", "forfeit"):
            raise ValueError(f"illegal must be 'raise' or 'forfeit', not {illegal!r}")
        self.game = game
        self.seat = seat
        self.opponents = opponents_by_seat(seats, seat, opponents)
        self.bots: dict[int, regnum.Bot] = {}
        self.options = options
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.seats = seats
        self.match: LearnerMatch = new_match(game, seats, 0, options)
        low, high = bounds_of(self.match.fields)
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.match.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; the same seed gives the same."""
        super().reset(seed=seed)
        self.match = new_match(self.game, self.seats, int(self.np_random.integers(SEEDS)), self.options)
        self.bots = {seat: regnum.bot(name, seed=int(self.np_random.integers(SEEDS))) for seat, name in self.opponents}
        self.play_others()
        return self.match.observation(self.seat), self.info()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act until it is your turn again."""
        try:
            self.match.act(int(action))
        except ValueError:
            if self.illegal == "raise" or self.match.seat is None:
                raise
            return self.match.observation(self.seat), -1.0, True, False, self.info()
        self.play_others()
        reward = self.match.rewards(self.reward)[self.seat]
        return self.match.observation(self.seat), reward, self.match.match.over, False, self.info()

    def play_others(self) -> None:
        """Bots answer for all seats but yours."""
        while self.match.seat is not None and self.match.seat != self.seat:
            seat = self.match.seat
            self.match.play(seat, self.bots[seat].choose(self.match.match, seat))

    def info(self) -> dict[str, Any]:
        """What may be chosen now."""
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """The same, as sb3-contrib's MaskablePPO asks for it."""
        return self.match.mask(self.seat)

    def render(self) -> str:
        """The record so far."""
        return self.match.match.record()


def opponents_by_seat(seats: int, seat: int, opponents: str | list[str]) -> list[tuple[int, str]]:
    """Every other seat with its bot's name."""
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise ValueError(f"{len(others)} opponents are needed at a table of {seats}, not {len(names)}")
    for name in names:
        regnum.bot(name)  # OptionError if there is none of this name
    return list(zip(others, names, strict=True))


def register_games() -> None:
    """`regnum/<game>-v0` for every game that is installed."""
    for game in regnum.games():
        gymnasium.register(f"regnum/{game}-v0", entry_point="regnum.lab.gymnasium_env:SeatEnv", kwargs={"game": game})


register_games()
