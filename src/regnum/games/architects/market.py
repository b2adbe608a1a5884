"""The black market (A4.25 to A4.28, A10): its two piles, and what a reset does to them and to the workers there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.architects.events import MarketReset, MarketShuffled, MarketTurned
from regnum.games.architects.figures import LARGE_GOODS, PRINTED_GOODS, SMALL_GOODS
from regnum.games.architects.parts import MARKET_LARGE, MARKET_MIDDLE, MARKET_SMALL, NONE

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


class Market(Part):
    """Both piles have their top card first; they are replaced and never changed in place, so copies share them."""

    small: vec[i64]  # its top card face up
    large: vec[i64]  # face up

    def copy(self) -> Market:
        """For whoever changes it."""
        twin = Market()
        twin.small = self.small
        twin.large = self.large
        return twin

    def small_card(self) -> i64:
        """A4.26. The card whose goods the small space gives, or PRINTED_GOODS."""
        return self.small[0] if len(self.small) > 0 else i64(PRINTED_GOODS)

    def large_card(self) -> i64:
        """A4.28. The same for the large space."""
        return self.large[0] if len(self.large) > 0 else i64(PRINTED_GOODS)

    def turn_card(self) -> None:
        """A10.2. The top small card onto the large pile."""
        large = self.small[:1]
        for i in range(i64(len(self.large))):
            large = append(large, self.large[i])
        self.large = large
        self.small = self.small[1:]


def new_market(small: vec[i64], large: vec[i64]) -> Market:
    """A2.1. Both piles."""
    market = Market()
    market.small = small
    market.large = large
    return market


# -- verbs --------------------------------------------------------------------------------------------------------


def take_market_goods(game: Architects, side: i64, space: i64) -> None:
    """A4.26, A4.28. What the top card of the space shows is due."""
    if space == MARKET_SMALL:
        game.owe_row(side, SMALL_GOODS[game.market.small_card()])
    else:
        game.owe_row(side, LARGE_GOODS[game.market.large_card()])


def market_is_full(game: Architects) -> bool:
    """A10.6. Whether three workers stand in the black market."""
    return (
        game.standing(MARKET_SMALL) != NONE
        and game.standing(MARKET_MIDDLE) != NONE
        and game.standing(MARKET_LARGE) != NONE
    )


def want_reset(game: Architects) -> None:
    """A0.7, A10.7. A reset of the black market comes when the action is finished; several triggers make one."""
    game.reset_due = True


def begin_reset(game: Architects, side: i64) -> None:
    """A10.7. It is due no longer."""
    game.reset_due = False
    if game.told is not None:
        game.told.append(MarketReset(int(side)))


def turn_market_card(game: Architects) -> None:
    """A10.2, A10.8. The top small card onto the large pile; an empty small pile is made anew first."""
    if len(game.market.small) == 0:
        shuffle_market(game)
    game.own_market().turn_card()
    game.revealed += 1
    if game.told is not None:
        game.told.append(MarketTurned(len(game.market.small)))


def shuffle_market(game: Architects) -> None:
    """A10.8. The large pile becomes the small one."""
    market = game.own_market()
    market.small = market.large[:]
    market.large = vec[i64]()
    game.chance.shuffle(market.small)
    if game.told is not None:
        game.told.append(MarketShuffled())
