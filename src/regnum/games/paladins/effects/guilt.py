"""6.7.4, 8. Suspicions and debts: drawn, discarded, paid, cancelled; and the Inquisition."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.games.paladins.asks import DISCARD_SUSPICIONS, GIVE_DEBT_BACK, SETTLE_DEBT
from regnum.games.paladins.effects.base import PaladinsEffect, Printed
from regnum.games.paladins.effects.townsfolk import expect_abilities
from regnum.games.paladins.effects.vocabulary import (
    CANCEL_DEBT,
    DISCARD_SUSPICION,
    DISCARD_SUSPICION_NOW,
    DRAW_SUSPICION,
    HOLD_INQUISITION,
    PAY_DEBT,
    PAY_DEBT_NOW,
    SETTLE,
    SETTLE_OR_DISCARD,
    forgive,
)
from regnum.games.paladins.figures import REACTING
from regnum.games.paladins.inquisition import INQUISITION
from regnum.games.paladins.parts import DEBT_PAID
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import Stock
from regnum.games.paladins.suspicion import discard_suspicions, draw_suspicion, return_tax
from regnum.games.paladins.table import Paladins

FORGIVE_ONE: Final = forgive(1)

# -- suspicions ---------------------------------------------------------------------------------------------------


class Forgive(Printed):
    """6.7.4. The player discards up to `n` suspicions, the newest first."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].suspicions > 0:
            game.put(DISCARD_SUSPICIONS, side)

    @override
    def at_once(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        discard_suspicions(game, side, n)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.3.6. One by one; for each suspicion it lacks, silver goes out of the tax supply instead."""
        if n > 1:
            game.owe(side, packed_effect(DISCARD_SUSPICION, 0, n - 1))
        if game.sides[side].suspicions > 0:
            discard_suspicions(game, side, 1)
        else:
            return_tax(game, side, "suspicion")

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return min(n, me.suspicions)

    @override
    def useful_to_automa(self, game: Paladins, what: i64, n: i64) -> bool:
        """12.3.6. Without suspicions it takes silver away from the tax."""
        return True

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.forgive(n)


class ForgiveNow(PaladinsEffect):
    """1.7.3. The same, chosen already: how many, is all that is asked."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].suspicions > 0:
            game.ask(DISCARD_SUSPICIONS, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.forgive(n)


class DrawSuspicion(PaladinsEffect):
    """8.2.1. A card from the suspicion deck."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        draw_suspicion(game, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.suspect(1)


class HoldInquisition(PaladinsEffect):
    """8.3.6, 11.5. It comes at once, all else that is due waits. Its abilities may be declined (8.3.1)."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.push(INQUISITION, side)


# -- debts --------------------------------------------------------------------------------------------------------


class PayOneDebt(Printed):
    """6.7.4. The player flips an unpaid debt."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].unpaid > 0:
            game.put(SETTLE_DEBT, side)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.3.9. It never declines."""
        if game.sides[side].unpaid > 0:
            game.pay_debt(side)

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return min(n, me.unpaid)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_payment(game, stock)


class PayOneDebtNow(PaladinsEffect):
    """1.7.3. The same, chosen already."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.pay_debt(side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_payment(game, stock)


def expect_payment(game: Paladins, stock: Stock) -> None:
    """8.4.1, 8.4.2. A debt less, and Debt Collectors react."""
    if stock.unpaid > 0:
        stock.unpaid -= 1
        stock.paid += 1
        expect_abilities(game, stock, game.sides[stock.side].party & REACTING[DEBT_PAID])


class CancelOneDebt(Printed):
    """6.7.4. The player gives an unpaid debt back."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].unpaid > 0:
            game.put(GIVE_DEBT_BACK, side)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.3.6. Without a debt, silver goes out of the tax supply instead."""
        if game.sides[side].unpaid > 0:
            game.cancel_debt(side)
        else:
            return_tax(game, side, "debt")

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return min(n, me.unpaid)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        if stock.unpaid > 0:
            stock.unpaid -= 1


class SettleOrDiscard(PaladinsEffect):
    """12.6.9, R17. What Absolve brings the AI player: a debt is paid, or without one another suspicion goes."""

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.owe(side, SETTLE if game.sides[side].unpaid > 0 else FORGIVE_ONE)


GUILT: list[PaladinsEffect] = [
    Forgive(DISCARD_SUSPICION, "forgive", "suspicion", declinable=True),
    ForgiveNow(DISCARD_SUSPICION_NOW),
    DrawSuspicion(DRAW_SUSPICION),
    HoldInquisition(HOLD_INQUISITION, declinable=True),
    PayOneDebt(PAY_DEBT, "pay_debt", "debt", declinable=True),
    PayOneDebtNow(PAY_DEBT_NOW),
    CancelOneDebt(CANCEL_DEBT, "cancel_debt", "cancel", declinable=True),
    SettleOrDiscard(SETTLE_OR_DISCARD),
]
