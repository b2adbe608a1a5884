"""The cathedral (A7): who finds room on its levels, and the reward cards beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.core.parts import Part
from regnum.games.architects.cards import REWARDS
from regnum.games.architects.effects.vocabulary import GAIN
from regnum.games.architects.events import RewardTaken, RoseInCathedral
from regnum.games.architects.figures import REWARD_ROW
from regnum.games.architects.parts import LEVEL_SPACES, ON_CATHEDRAL, VIRTUE

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


class Cathedral(Part):
    """Its reward cards; which level a side has reached is that side's own. Vecs are replaced, so copies share them."""

    rewards: vec[i64]  # all that nobody has seen: those beside the cathedral, then those in the box (A2.2)
    boxed: i64  # how many of them are in the box
    taken: vec[i64]

    def copy(self) -> Cathedral:
        """For whoever changes it."""
        twin = Cathedral()
        twin.rewards = self.rewards
        twin.boxed = self.boxed
        twin.taken = self.taken
        return twin

    def rewards_left(self) -> i64:
        """Beside the cathedral."""
        return i64(len(self.rewards)) - self.boxed

    def take(self) -> i64:
        """The top card leaves the game."""
        card = self.rewards[0]
        self.rewards = self.rewards[1:]
        self.taken = append(self.taken[:], card)
        return card


def new_cathedral(rewards: vec[i64], boxed: i64) -> Cathedral:
    """A2.2. So many of them go back to the box."""
    cathedral = Cathedral()
    cathedral.rewards = rewards
    cathedral.boxed = boxed
    cathedral.taken = vec[i64]()
    return cathedral


# -- verbs --------------------------------------------------------------------------------------------------------


def room_on(game: Architects, level: i64) -> bool:
    """A7.10. Whether a level of the cathedral has a free space."""
    there: i64 = 0
    for side in range(game.rules.sides):
        if game.sides[side].level == level:
            there += 1
    return there < LEVEL_SPACES[level]


def rise(game: Architects, side: i64) -> None:
    """A7.7. One level; abilities that wait for it are due."""
    game.own(side).level += 1
    level = game.sides[side].level
    if game.told is not None:
        game.told.append(RoseInCathedral(int(side), int(level)))
    game.react(side, ON_CATHEDRAL)
    game.happened(RoseInCathedral, side, level)


def take_reward(game: Architects, side: i64) -> None:
    """A7.7, A7.8. The top reward card leaves the game, what it gives is due; without one 1 virtue."""
    if game.cathedral.rewards_left() == 0:
        game.owe(side, packed_effect(GAIN, VIRTUE, 1))
        return
    card = game.own_cathedral().take()
    game.revealed += 1
    game.owe_row(side, REWARD_ROW[card])
    if game.told is not None:
        game.told.append(RewardTaken(int(side), REWARDS[int(card)].id))
