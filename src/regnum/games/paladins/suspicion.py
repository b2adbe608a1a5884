"""8. The tax supply, the suspicion deck, and who comes under suspicion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.effects import effect
from regnum.core.parts import Part
from regnum.games.paladins.effects.vocabulary import DRAW_SUSPICION, HOLD_INQUISITION
from regnum.games.paladins.events import (
    Accused,
    RivalTaxed,
    SuspicionDiscarded,
    SuspicionDrawn,
    SuspicionsShuffled,
    TaxRefilled,
    TaxReturned,
    TaxTaken,
)
from regnum.games.paladins.parts import TAX
from regnum.games.paladins.piles import all_mixed
from regnum.games.paladins.schemes import move_marker

if TYPE_CHECKING:
    from regnum.games.paladins.table import Paladins

DRAW_ONE: Final = effect(DRAW_SUSPICION)
HOLD_ONE: Final = effect(HOLD_INQUISITION)


class Suspicion(Part):
    """What the main board holds of it; each side has its own stack."""

    tax: i64  # 1.2.3: the silver of the tax supply, a pile of its own
    deck: vec[i64]  # suspicion cards, each by its tax
    old: vec[i64]  # the discard pile

    def lay(self, tax: i64, deck: vec[i64]) -> None:
        """2.3, 2.5."""
        self.tax = tax
        self.deck = deck
        self.old = vec[i64]()

    def copy(self) -> Suspicion:
        """The same, apart."""
        twin = Suspicion()
        twin.tax = self.tax
        twin.deck = self.deck[:]
        twin.old = self.old[:]
        return twin

    def shuffle(self, chance: Chance) -> None:
        """8.2.4. The discards become the deck."""
        self.deck = self.old
        self.old = vec[i64]()
        chance.shuffle(self.deck)

    def redeal(self, chance: Chance) -> None:
        """1.6.1. The deck lies face down."""
        self.deck = all_mixed(chance, self.deck)


# -- the tax supply -----------------------------------------------------------------------------------------------


def take_tax(game: Paladins, side: i64, n: i64) -> None:
    """8.1.1. Nobody may leave it there; the last silver calls the Inquisition (8.1.3)."""
    if n == 0:
        return
    supply = game.own_suspicion()
    taken = min(n, supply.tax)  # 8.1.2: a shortfall comes from the general supply
    supply.tax -= taken
    if game.is_ai(side):
        if game.told is not None:
            game.told.append(RivalTaxed(int(taken), int(supply.tax)))
        move_marker(game, n, "12.3.2")
    else:
        game.own(side).silver += taken
        if game.told is not None:
            game.told.append(TaxTaken(int(side), int(taken), int(supply.tax)))
        if n > taken:
            game.gain_silver(side, n - taken)
    if game.suspicion.tax == 0:
        game.owe(side, HOLD_ONE)


def return_tax(game: Paladins, side: i64, what: str) -> None:
    """12.3.6. A silver from the tax supply to the general supply, for want of such a card."""
    supply = game.own_suspicion()
    supply.tax -= 1
    if game.told is not None:
        game.told.append(TaxReturned(what, int(supply.tax)))
    if game.suspicion.tax == 0:
        game.owe(side, HOLD_ONE)


def refill_tax(game: Paladins) -> None:
    """8.3.5."""
    supply = game.own_suspicion()
    added = TAX[game.rules.seats] - supply.tax
    supply.tax += added
    if game.told is not None:
        game.told.append(TaxRefilled(int(added)))


# -- suspicion cards ----------------------------------------------------------------------------------------------


def draw_suspicion(game: Paladins, side: i64) -> None:
    """8.2.1, 8.2.2. One card onto the stack, and its tax at once."""
    if len(game.suspicion.deck) == 0 and len(game.suspicion.old) == 0:  # 8.2.4
        game.owe(side, DRAW_ONE)
        game.owe(side, HOLD_ONE)
        return
    if len(game.suspicion.deck) == 0:
        game.own_suspicion().shuffle(game.chance)
        if game.told is not None:
            game.told.append(SuspicionsShuffled())
    game.revealed += 1
    supply = game.own_suspicion()
    supply.deck, tax = pop(supply.deck)
    game.own(side).suspect(tax)
    if game.told is not None:
        game.told.append(SuspicionDrawn(int(side), int(tax), ai=game.is_ai(side)))
    take_tax(game, side, tax)


def drop_suspicions(game: Paladins, side: i64, n: i64) -> None:
    """6.7.4. The newest first, to the discard pile."""
    me = game.own(side)
    supply = game.own_suspicion()
    for _ in range(n):
        supply.old = append(supply.old, me.clear_newest())


def discard_suspicions(game: Paladins, side: i64, n: i64) -> None:
    """6.7.4."""
    drop_suspicions(game, side, n)
    if game.told is not None:
        game.told.append(SuspicionDiscarded(int(side), int(n), ai=game.is_ai(side)))


def accuse(game: Paladins, side: i64) -> None:
    """8.3.2, 8.3.3. A debt, and half of the suspicions go, rounded down."""
    held = game.sides[side].suspicions
    game.own(side).unpaid += 1
    drop_suspicions(game, side, held // 2)
    if game.told is not None:
        game.told.append(Accused(int(side), int(held), int(held // 2), ai=game.is_ai(side)))
