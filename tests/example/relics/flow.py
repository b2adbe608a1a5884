"""Turns, auctions and the end. A step below a question looks at what was answered."""

from __future__ import annotations

from typing import Final

from regnum.game import Step, i64
from relics.asks import CALL_BID, HOW_TO_SELL, SEAL_BID, TAKE_TURN
from relics.parts import SEALED
from relics.table import Relics


class Turns(Step[Relics]):
    """2. One after the other, until no hand has a relic (2.4)."""

    def run(self, game: Relics, seat: i64) -> None:
        """Whoever has none is left out. What happens last is pushed first."""
        seats = len(game.sides)
        able = [(seat + n) % seats for n in range(seats) if len(game.sides[(seat + n) % seats].hand) > 0]
        if not able:
            return
        game.push(TURNS, (able[0] + 1) % seats)
        game.push(END_OF_TURN, able[0])
        game.push(AUCTION, able[0])
        game.push(SALE, able[0])
        game.push(TAKE_TURN, able[0])


class Sale(Step[Relics]):
    """2.2. A relic lies on the block now, so its seller is asked how it is sold."""

    def run(self, game: Relics, seat: i64) -> None:
        """The question that an offer opens."""
        game.push(HOW_TO_SELL, seat)


class Auction(Step[Relics]):
    """3. As the seller has said."""

    def run(self, game: Relics, seat: i64) -> None:
        """Both end with the hammer."""
        game.push(HAMMER, seat)
        if game.manner == SEALED:
            game.push_for_all(SEAL_BID, everybody(game) & ~(1 << seat))
        else:
            game.push(CRY, game.left_of(seat))


class Cry(Step[Relics]):
    """3.1. Once around, from the seller's left; whoever cannot bid more is not asked."""

    def run(self, game: Relics, seat: i64) -> None:
        """A loop is a step that puts itself back."""
        if seat == game.seller:
            return
        game.push(CRY, game.left_of(seat))
        if game.sides[seat].silver > game.highest():
            game.push(CALL_BID, seat)


class Hammer(Step[Relics]):
    """3.3, 3.4. Sold, or not."""

    def run(self, game: Relics, seat: i64) -> None:
        """All bids lie open."""
        if game.highest() > 0:
            game.sell(game.buyer())
        else:
            game.keep()


class EndOfTurn(Step[Relics]):
    """2.3. The seller draws, while there is something to draw. A turn that is over is not taken back."""

    def run(self, game: Relics, seat: i64) -> None:
        """`committed` is where undo stops."""
        if len(game.chest) > 0:
            game.draw(seat)
        game.committed += 1


def everybody(game: Relics) -> i64:
    """A bit for each seat."""
    return (1 << len(game.sides)) - 1


TURNS: Final = Turns()
SALE: Final = Sale()
AUCTION: Final = Auction()
CRY: Final = Cry()
HAMMER: Final = Hammer()
END_OF_TURN: Final = EndOfTurn()
