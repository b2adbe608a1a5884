"""1.1, 5.4, 9.1.3. Workers who come, who leave their action spaces, and who are kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.core.messages import Message, say
from regnum.games.paladins.asks import CHOOSE_SPACE, KEEP_THREE
from regnum.games.paladins.automa.deeds import gain_workers, pray
from regnum.games.paladins.effects.base import PaladinsEffect, Printed
from regnum.games.paladins.effects.vocabulary import (
    CLEAR_OTHER,
    CLEAR_SPACE,
    DRAW_SUSPICION,
    GAIN_AI_WORKERS,
    GAIN_WORKERS,
    KEEP_WORKERS,
)
from regnum.games.paladins.moves.round import must_choose
from regnum.games.paladins.parts import CRIMINAL, ROUNDS, WORKERS
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import CLEAR_DUE, Stock
from regnum.games.paladins.table import Paladins
from regnum.scene import Gain

DRAW_ONE: Final = effect(DRAW_SUSPICION)


class GainWorkers(Printed):
    """1.1.5, 8.2.3. Workers of the kind `what`; each criminal draws a suspicion."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.gain(side, what, n)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.3.7. They have no kind, but a criminal is a criminal."""
        if what == CRIMINAL:
            for _ in range(n):
                game.owe(side, DRAW_ONE)
        gain_workers(game, n, "12.3.7")

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.hire(what, n)

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain(WORKERS[what], n if n > 1 else None, piece=True)]

    @override
    def named(self, what: int, n: int) -> Message:
        return say("effect-workers", workers=say(f"count-{WORKERS[what]}-acc", count=n))


class GainAutomaWorkers(PaladinsEffect):
    """12.6.4. What Conspire brings the AI player: workers of no kind."""

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        gain_workers(game, n, "12.6.4")


class ClearSpace(Printed):
    """5.4.3, 6.7.3. The player frees any action space, even Pray (R6)."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].occupied():
            game.put(CHOOSE_SPACE, side)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.6.2. For the AI player it is Pray."""
        pray(game)

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return n if me.occupied() else 0

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_clearing(game, stock)


class ClearOther(PaladinsEffect):
    """5.4.1. What Pray does: another space than its own becomes free."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CHOOSE_SPACE, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_clearing(game, stock)


def expect_clearing(game: Paladins, stock: Stock) -> None:
    """A free space is worth something to who has workers left for it."""
    if stock.pool > 0 and game.sides[stock.side].occupied():
        stock.decide(CLEAR_DUE)


class KeepWorkers(PaladinsEffect):
    """9.1.3, 9.1.6. Asked with more than three left; after the last round nothing is kept."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.round == ROUNDS:
            game.keep(side, 0)
        elif must_choose(game.sides[side].pool):
            game.ask(KEEP_THREE, side)


WORKER_EFFECTS: list[PaladinsEffect] = [
    GainWorkers(GAIN_WORKERS, "worker", "workers"),
    GainAutomaWorkers(GAIN_AI_WORKERS),
    ClearSpace(CLEAR_SPACE, "pray", "clear", declinable=True),
    ClearOther(CLEAR_OTHER),
    KeepWorkers(KEEP_WORKERS),
]
