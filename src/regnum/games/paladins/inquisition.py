"""8.3. The Inquisition: abilities, judgement, a full tax supply again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.core.words import Step
from regnum.games.paladins.asks import USE_INQUISITION_ABILITIES
from regnum.games.paladins.effects.vocabulary import HOLD_INQUISITION
from regnum.games.paladins.events import InquisitionBegan, NobodySuspected
from regnum.games.paladins.moves.rewards import has_ability
from regnum.games.paladins.suspicion import accuse, refill_tax
from regnum.games.paladins.table import Paladins

INQUISITION_PENDING: Final = effect(HOLD_INQUISITION)


class Inquisition(Step[Paladins]):
    """8.3. Abilities, then the most suspected, then the tax supply; then whatever was interrupted goes on."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """R12. The active player's abilities first, then clockwise; who has passed takes part (8.3.7, 9.1.4)."""
        if game.told is not None:
            game.told.append(
                InquisitionBegan("tax", "8.1.3") if game.suspicion.tax == 0 else InquisitionBegan("cards", "8.2.4")
            )
        game.used_abilities = 0
        game.declined = False
        game.push(JUDGEMENT, seat)
        players = game.rules.seats
        for i in range(players):
            game.push(DEFENCE, (seat + players - 1 - i) % players)


class Defence(Step[Paladins]):
    """8.3.1. One player's abilities, as long as one works and is wanted."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """Asked again after each one."""
        if game.declined or not has_ability(game, seat):
            game.declined = False
            return
        game.pending = INQUISITION_PENDING
        game.push(DEFENCE, seat)
        game.push(USE_INQUISITION_ABILITIES, seat)


class Judgement(Step[Paladins]):
    """8.3.2 to 8.3.5. All who hold the most suspicion take a debt and lose half of it; the tax supply is refilled."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """The AI player is judged like everybody (12.3.8)."""
        most: i64 = 0
        for side in game.sides:
            most = max(most, side.suspicions)
        if most == 0:
            if game.told is not None:
                game.told.append(NobodySuspected())
        else:
            self.accuse_all(game, most)
        refill_tax(game)

    def accuse_all(self, game: Paladins, most: i64) -> None:
        """8.3.2. Everybody with that many."""
        for side in range(i64(len(game.sides))):
            if game.sides[side].suspicions == most:
                accuse(game, side)


INQUISITION: Final = Inquisition()
DEFENCE: Final = Defence()
JUDGEMENT: Final = Judgement()
