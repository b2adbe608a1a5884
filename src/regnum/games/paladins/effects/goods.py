"""1.2, 1.3, 8.1. Silver, provisions, tax, attributes."""

from __future__ import annotations

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, say
from regnum.games.paladins.effects.base import PaladinsEffect, Printed
from regnum.games.paladins.effects.vocabulary import GAIN_PROVISIONS, GAIN_SILVER, RAISE, TAKE_TAX
from regnum.games.paladins.parts import ATTRIBUTES, TRACK_TOP
from regnum.games.paladins.schemes import move_marker
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import Stock
from regnum.games.paladins.suspicion import take_tax
from regnum.games.paladins.table import Paladins
from regnum.scene import Gain


class GainSilver(Printed):
    """1.2.1. Silver from the general supply; for the AI player steps of its marker (12.3.1)."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.gain_silver(side, n)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        move_marker(game, n, "12.3.1")

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.silver += n


class GainProvisions(Printed):
    """1.2.1. Provisions from the general supply; for the AI player steps of its marker (12.3.1)."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.gain_provisions(side, n)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        move_marker(game, n, "12.3.1")

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.provisions += n


class TakeTax(Printed):
    """8.1. Silver from the tax supply, from the AI player too (12.3.2, 12.3.3)."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        take_tax(game, side, n)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.silver += n


class Raise(Printed):
    """1.3.4. The attribute `what` goes up, never beyond the top."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.raise_attribute(side, what, n)

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return min(n, TRACK_TOP - me.mark(what))

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.lift(what, n)

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain(ATTRIBUTES[what], n, plus=True)]

    @override
    def named(self, what: int, n: int) -> Message:
        return say("effect-raise", attribute=say(f"attribute-{ATTRIBUTES[what]}.acc"), n=n)


GOODS: list[PaladinsEffect] = [
    GainSilver(GAIN_SILVER, "silver", "silver"),
    GainProvisions(GAIN_PROVISIONS, "provision", "provisions"),
    TakeTax(TAKE_TAX, "tax", "tax"),
    Raise(RAISE, "attribute", "raise"),
]
