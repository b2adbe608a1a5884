"""A9. Debts: taken, avoided, paid off, destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.games.architects.asks import FACE_DEBT
from regnum.games.architects.automa.conversions import no_debt_to_destroy
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.vocabulary import TAKE_DEBT
from regnum.games.architects.parts import AVOIDS_DEBTS, NONE, VIRTUE
from regnum.games.architects.paying import can_spend
from regnum.games.architects.prices import AVOID_PRICE
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import avoid_debt, destroy_debt, pay_debt, take_debt
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


class TakeDebts(ArchitectsEffect):
    """A9.1, A12.8. n, one by one; Hugo is asked about each."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if n > 1:
            game.owe(side, packed_effect(TAKE_DEBT, 0, n - 1))
        if game.sides[side].powers[AVOIDS_DEBTS] > 0 and can_spend(game, side, AVOID_PRICE, NONE):
            game.pending = packed_effect(TAKE_DEBT, 0, 1)
            game.put(FACE_DEBT, side)
        else:
            take_debt(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.debts += n

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("debt", n, plus=True)]


class AvoidDebt(ArchitectsEffect):
    """A12.8. One that is paid for already."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        avoid_debt(game, side)


class PayDebt(ArchitectsEffect):
    """A4.23, A9.2. One is turned over."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        pay_debt(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.debts -= 1
        sense.stock[VIRTUE] += 1


class DestroyDebts(ArchitectsEffect):
    """A9.3. n, as far as there are any; an automaton gains silver for each that it has not got (C3.9)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        for _ in range(min(n, game.sides[side].unpaid)):
            destroy_debt(game, side)

    @override
    def useful(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return game.sides[side].unpaid > 0

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        for _ in range(n):
            if game.sides[side].unpaid > 0:
                destroy_debt(game, side)
            else:
                no_debt_to_destroy(game, side)

    @override
    def possible(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        """Q26. Not without one."""
        return game.sides[side].unpaid > 0

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.debts = max(sense.debts - n, i64(0))

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("debt", -n)]
