"""A3.9, A0.11, A12.8. How to pay; and losses and debts that can be prevented."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of
from regnum.core.messages import Message, say
from regnum.core.words import Ask, Move
from regnum.games.architects.moves.general import ACCEPTS, AVOIDS, BEARS, Accept, Avoid, Bear
from regnum.games.architects.moves.names import kinds_in
from regnum.games.architects.moves.payment import (
    GIVES,
    PAYS,
    SPARES,
    Give,
    Pay,
    Spare,
    bill_words,
    mix_number,
    pool_number,
)
from regnum.games.architects.parts import CLAY, GOLD, MARBLE, NONE, STONE, WOOD
from regnum.games.architects.paying import fixed_short
from regnum.games.architects.table import Architects


class PayBill(Ask[Architects]):
    """A3.9. How to pay, where there is more than one way."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Pay, Give, Spare)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        bill = game.bill
        return say("ask-pay-bill", goods=bill_words(game), mixed=int(bill.count), mix=kinds_in(bill.any_of))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """What is spared first; then every mix, or the bill as it stands."""
        if game.bill.spare:
            return SPARES.all()
        return mixes(game, seat) if game.bill.count > 0 else PAYS.all()

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """All mixes that the own board has, if the rest can be paid."""
        if game.bill.spare or game.bill.count == 0:
            return [move for move in self.moves(game, seat) if move.may(game, seat)]
        return mixes(game, seat) if fixed_short(game.sides[seat], game.bill) == NONE else []


def mixes(game: Architects, seat: i64) -> list[Move[Architects]]:
    """Every way to give the mixed part from the own board."""
    total = game.bill.count
    moves: list[Move[Architects]] = []
    if game.bill.may_mix(GOLD):
        for gold in range(most(game, seat, GOLD, total) + 1):
            if total - gold <= most(game, seat, MARBLE, total):
                moves.append(GIVES.at(pool_number(gold, total - gold)))
        return moves
    for clay in range(most(game, seat, CLAY, total) + 1):
        for wood in range(most(game, seat, WOOD, total - clay) + 1):
            stone = total - clay - wood
            if stone <= most(game, seat, STONE, total):
                moves.append(GIVES.at(mix_number(clay, wood, stone)))
    return moves


def most(game: Architects, seat: i64, kind: i64, total: i64) -> i64:
    """How many of a kind can be given at most."""
    return min(game.sides[seat].goods[kind], total) if game.bill.may_mix(kind) else 0


class FaceLoss(Ask[Architects]):
    """A0.11. A loss of virtue that can be prevented; the base game knows only to bear it."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Bear,)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-face-loss", count=int(n_of(game.pending)), have=int(game.sides[seat].virtue))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return BEARS.all()


class FaceDebt(Ask[Architects]):
    """A12.8. A debt that can be avoided."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Accept, Avoid)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [ACCEPTS.at(0), AVOIDS.at(0)]


PAY_BILL: Final = PayBill()
FACE_LOSS: Final = FaceLoss()
FACE_DEBT: Final = FaceDebt()
