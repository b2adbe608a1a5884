"""What is to be decided."""

from __future__ import annotations

from typing import Any, Final

from regnum.game import Ask, Message, Move, i64, say
from relics.events import saint_name
from relics.moves import BIDS, OFFERS, PASSES, SALES, SEALS, Bid, Offer, Pass, Seal, Sell
from relics.table import Relics


class TakeTurn(Ask[Relics]):
    """2.1. Which relic of your hand?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """An offer."""
        return (Offer,)

    def moves(self, game: Relics, seat: i64) -> list[Move[Any]]:
        """All saints, also those that are not in the hand: they say so."""
        return OFFERS.all()


class HowToSell(Ask[Relics]):
    """2.2. Cried or sealed?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A manner of sale."""
        return (Sell,)

    def prompt(self, game: Relics, seat: i64) -> Message:
        """With the relic."""
        return say("ask-how-to-sell", saint=saint_name(int(game.block)))

    def moves(self, game: Relics, seat: i64) -> list[Move[Any]]:
        """Both."""
        return SALES.all()


class CallBid(Ask[Relics]):
    """3.1. Bid more, or pass."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A bid or none."""
        return (Bid, Pass)

    def prompt(self, game: Relics, seat: i64) -> Message:
        """What must be beaten."""
        return say("ask-call-bid", saint=saint_name(int(game.block)), highest=int(game.highest()))

    def moves(self, game: Relics, seat: i64) -> list[Move[Any]]:
        """Up to what lies in the purse, those that are too low among them."""
        return [PASSES.at(0), *(BIDS.at(silver - 1) for silver in range(1, game.sides[seat].silver + 1))]


class SealBid(Ask[Relics]):
    """3.2. All at once and in secret."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A sealed bid."""
        return (Seal,)

    def prompt(self, game: Relics, seat: i64) -> Message:
        """What it is for."""
        return say("ask-seal-bid", saint=saint_name(int(game.block)))

    def moves(self, game: Relics, seat: i64) -> list[Move[Any]]:
        """Up to what lies in the purse."""
        return [SEALS.at(silver) for silver in range(game.sides[seat].silver + 1)]


TAKE_TURN: Final = TakeTurn()
HOW_TO_SELL: Final = HowToSell()
CALL_BID: Final = CallBid()
SEAL_BID: Final = SealBid()
