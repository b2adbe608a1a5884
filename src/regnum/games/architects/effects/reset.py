"""A10. A reset of the black market, step by step."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect, packed_effect
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.vocabulary import (
    CROWD_LOSS,
    LOSE_VIRTUE,
    MARKET_TO_PRISON,
    PRISON_DEBTS,
    RESET_ABILITIES,
    TAKE_DEBT,
    TURN_MARKET_CARD,
    USE_ABILITIES,
)
from regnum.games.architects.events import MarketReset
from regnum.games.architects.market import begin_reset, turn_market_card
from regnum.games.architects.parts import CROWDED_PRISON, ON_RESET
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import clear_market

STEPS: Final = vec[i64](
    [
        effect(MARKET_TO_PRISON),  # A10.1
        effect(TURN_MARKET_CARD),  # A10.2
        effect(RESET_ABILITIES),  # A10.3
        effect(CROWD_LOSS),  # A10.4
        effect(PRISON_DEBTS),  # A10.5
    ]
)


class Reset(ArchitectsEffect):
    """A10. If it is due: its five steps, or what an expansion makes of them."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if not game.reset_due:
            return
        begin_reset(game, side)
        order = game.changes.reset_order
        steps = STEPS if order is None else order.effects(game)
        last = i64(len(steps)) - 1
        for i in range(last + 1):
            game.owe(side, steps[last - i])
        game.happened(MarketReset, side, 0)


class MarketToPrison(ArchitectsEffect):
    """A10.1."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        clear_market(game)


class TurnMarketCard(ArchitectsEffect):
    """A10.2."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        turn_market_card(game)


class ResetAbilities(ArchitectsEffect):
    """A10.3, A10.9. From the one who triggered the reset, clockwise."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        for i in range(game.rules.sides):
            game.owe(nth_from_last(game, side, i), packed_effect(USE_ABILITIES, ON_RESET, 0))


class CrowdLoss(ArchitectsEffect):
    """A10.4. Whoever has three or more workers in prison loses a virtue."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        for i in range(game.rules.sides):
            each = nth_from_last(game, side, i)
            if game.sides[each].prisoners >= CROWDED_PRISON:
                game.owe(each, packed_effect(LOSE_VIRTUE, 0, 1))


class PrisonDebts(ArchitectsEffect):
    """A10.5. Most workers in prison: a debt; tied sides one each."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        most: i64 = 0
        for each in range(game.rules.sides):
            most = max(most, game.sides[each].prisoners)
        if most == 0:
            return
        for i in range(game.rules.sides):
            each = nth_from_last(game, side, i)
            if game.sides[each].prisoners == most:
                game.owe(each, packed_effect(TAKE_DEBT, 0, 1))


def nth_from_last(game: Architects, first: i64, n: i64) -> i64:
    """The sides against their order, ending with the first: what is owed last happens first."""
    return (first + game.rules.sides - 1 - n) % game.rules.sides
