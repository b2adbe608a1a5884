"""Every game as an OpenSpiel game.

    import pyspiel, regnum.lab.openspiel_game
    game = pyspiel.load_game("regnum_brothers(players=2,deals=1000)")

Chance comes first and once: a seed out of `deals`, from which everything that is drawn later follows. So whatever
happens after it is deterministic, while the seats see no more of it than at the table. Options are written
`options=sets:journey+dominion+crafts/roads:unscored`. Official opponents play by their own rules and are no players.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

import regnum
from regnum.core.registry import box_of
from regnum.core.rules import Rules
from regnum.lab.learner_match import LearnerMatch, named_parts, new_match

DEALS: Final = 1000
LONGEST: Final = 20_000  # decisions; no match comes near
MOST_POINTS: Final = 1000.0


class RegnumGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its number of players, its options and its reward."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.id: str = self.game_id
        box = box_of(self.id)
        self.players = int(params.get("players", max(2, box.seats[0])))
        self.deals = int(params.get("deals", DEALS))
        self.reward = str(params.get("reward", "win"))
        self.options = read_options(str(params.get("options", "")))
        self.rules = Rules(box, self.players, self.options)
        self.shape = new_match(self.id, self.players, 0, self.options)
        paid_in_full = self.reward == "win" and self.rules.sides == self.rules.seats
        best = 1.0 if self.reward == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-best,
            max_utility=best,
            utility_sum=0.0 if paid_in_full else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.id, zero_sum=paid_in_full), info, params)

    game_id = ""

    def new_initial_state(self) -> RegnumState:
        """Before anything is dealt."""
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RegnumObserver:
        """What a seat may know now."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return RegnumObserver(self)


class RegnumState(pyspiel.State):  # type: ignore[misc]
    """A match, or the moment before its seed is drawn."""

    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.game = game
        self.match: LearnerMatch | None = None

    def current_player(self) -> int:
        """Chance first, then whoever is asked."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        """In ascending order."""
        return [] if self.match is None else [int(action) for action in np.flatnonzero(self.match.mask(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely."""
        return [(seed, 1 / self.game.deals) for seed in range(self.game.deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = new_match(self.game.id, self.game.players, action, self.game.options)
        else:
            self.match.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"seed {action}"
        return self.match.says(action) if player == self.match.seat else f"action {action}"

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match is not None and self.match.match.over

    def returns(self) -> list[float]:
        """What every player got."""
        if self.match is None:
            return [0.0] * self.game.players
        return self.match.rewards(self.game.reward)

    def __str__(self) -> str:
        """The record so far."""
        return "before the deal" if self.match is None else self.match.match.record() + f"begun {self.match.begun}"


class RegnumObserver:
    """OpenSpiel's observer: `tensor`, `dict` of its named parts, and a string. It tells the table as it is; whoever
    needs the way there keeps it.
    """

    def __init__(self, game: RegnumGame) -> None:
        self.fields = game.shape.fields
        self.tensor = np.zeros(game.shape.width, np.float32)
        self.dict = named_parts(self.fields, self.tensor)

    def set_from(self, state: RegnumState, player: int) -> None:
        """The table as this seat may know it; nothing but zeros before the deal."""
        self.tensor.fill(0)
        if state.match is not None and player >= 0:
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: RegnumState, player: int) -> str:
        """The parts that are not all zero."""
        self.set_from(state, player)
        parts = ((name, part) for name, part in self.dict.items() if part.any())
        return "\n".join(f"{name} {' '.join(f'{cell:g}' for cell in part.ravel())}" for name, part in parts)


def read_options(text: str) -> dict[str, object]:
    """`sets:journey+dominion+crafts/roads:unscored` as options of a match."""
    options: dict[str, object] = {}
    for each in filter(None, text.split("/")):
        name, colon, value = each.partition(":")
        if not colon:
            raise ValueError(f"an option is written name:value or name:one+two, not {each!r}")
        options[name] = value.split("+") if "+" in value or name == "expansions" else value
    return options


def game_type(game: str, *, zero_sum: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    least, most = box_of(game).seats
    return pyspiel.GameType(
        short_name=f"regnum_{game}",
        long_name=f"Regnum: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, least), "deals": DEALS, "reward": "win", "options": ""},
    )


def register_games() -> None:
    """`regnum_<game>` for every game that is installed."""
    for game in regnum.games():
        cls = type(f"{game.title().replace('_', '')}Game", (RegnumGame,), {"game_id": game})
        pyspiel.register_game(game_type(game, zero_sum=False), cls)


register_games()
