"""What an abbot may do."""

from __future__ import annotations

from typing import Final

from regnum.game import Family, Ids, Listed, Message, Move, Numbers, Product, Refusal, i64, refuse, say
from relics.events import saint_name
from relics.parts import CRIED, MOST_SILVER, SAINTS, SEALED
from relics.table import Relics


class Offer(Move[Relics]):
    """2.1. Put a relic of your hand up for sale."""

    saint: i64

    def __init__(self, saint: i64) -> None:
        self.saint = saint

    def notation(self) -> str:
        """`offer agnes`"""
        return f"offer {SAINTS[self.saint]}"

    def refused(self, game: Relics, seat: i64) -> Refusal | None:
        """2.1. From your own hand only."""
        if self.saint not in game.sides[seat].hand:
            return refuse("not_in_hand", "2.1", saint=saint_name(int(self.saint)))
        return None

    def play(self, game: Relics, seat: i64) -> None:
        """It lies on the block. What is asked next, the step below this question knows."""
        game.put_up(seat, self.saint)

    def label(self, game: Relics, seat: i64) -> Message:
        """With the saint's name."""
        return say("move-offer", saint=saint_name(int(self.saint)))

    def handles(self, game: Relics, seat: i64) -> list[str]:
        """A click on the relic."""
        return [f"hand {SAINTS[self.saint]}"]


class Sell(Move[Relics]):
    """2.2. Say how it is sold."""

    manner: i64

    def __init__(self, manner: i64) -> None:
        self.manner = manner

    def notation(self) -> str:
        """`sell cried`, `sell sealed`"""
        return "sell sealed" if self.manner == SEALED else "sell cried"

    def play(self, game: Relics, seat: i64) -> None:
        """Only said; the auction follows."""
        game.manner = self.manner

    def label(self, game: Relics, seat: i64) -> Message:
        """In words."""
        return say("move-sell-sealed" if self.manner == SEALED else "move-sell-cried")


class Bid(Move[Relics]):
    """3.1. Call out a higher bid."""

    silver: i64

    def __init__(self, silver: i64) -> None:
        self.silver = silver

    def notation(self) -> str:
        """`bid 4`"""
        return f"bid {self.silver}"

    def refused(self, game: Relics, seat: i64) -> Refusal | None:
        """3.1. Higher than all before, and not more than you have."""
        if self.silver <= game.highest():
            return refuse("bid_too_low", "3.1", least=int(game.highest()) + 1)
        return too_dear(game, seat, self.silver)

    def play(self, game: Relics, seat: i64) -> None:
        """All hear it."""
        game.call(seat, self.silver)

    def label(self, game: Relics, seat: i64) -> Message:
        """With the silver."""
        return say("move-bid", silver=int(self.silver))


class Pass(Move[Relics]):
    """3.1. Leave it to others."""

    def notation(self) -> str:
        """`pass`"""
        return "pass"

    def play(self, game: Relics, seat: i64) -> None:
        """Nothing happens."""


class Seal(Move[Relics]):
    """3.2. Write down a bid that nobody sees before all are in; 0 is no bid."""

    silver: i64

    def __init__(self, silver: i64) -> None:
        self.silver = silver

    def notation(self) -> str:
        """`seal 4`"""
        return f"seal {self.silver}"

    def refused(self, game: Relics, seat: i64) -> Refusal | None:
        """3.2. Not more than you have."""
        return too_dear(game, seat, self.silver)

    def play(self, game: Relics, seat: i64) -> None:
        """It plays when all have answered, so it is opened."""
        game.unseal(seat, self.silver)

    def label(self, game: Relics, seat: i64) -> Message:
        """With the silver."""
        return say("move-seal", silver=int(self.silver))


def too_dear(game: Relics, seat: i64, silver: i64) -> Refusal | None:
    """3.1, 3.2. A purse is never overdrawn: said once, for both kinds of bids."""
    have = game.sides[seat].silver
    return refuse("purse_too_small", "3.1", need=int(silver), have=int(have)) if silver > have else None


OFFERS: Final = Product("offer SAINT", Offer, Ids("SAINT", SAINTS))
SALES: Final = Listed[Relics]("sell", [Sell(CRIED), Sell(SEALED)])
BIDS: Final = Product("bid SILVER", Bid, Numbers("SILVER", 1, MOST_SILVER))
PASSES: Final = Listed[Relics]("pass", [Pass()])
SEALS: Final = Product("seal SILVER", Seal, Numbers("SILVER", 0, MOST_SILVER))
FAMILIES: Final[list[Family]] = [OFFERS, SALES, BIDS, PASSES, SEALS]
