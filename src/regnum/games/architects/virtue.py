"""Virtue (A8), debts (A9) and taxes (A0.4, A4.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.games.architects.automa.conversions import automa_gains, no_debt_to_destroy
from regnum.games.architects.effects.vocabulary import GAIN, LOSE_VIRTUE, TAKE_DEBT
from regnum.games.architects.events import (
    DebtAvoided,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    TaxAdded,
    TaxTaken,
    VirtueGained,
    VirtueLost,
)
from regnum.games.architects.parts import ON_DEBT_GAINED, ON_DEBT_PAID, ON_VIRTUE_LOST, SILVER, VIRTUE, VIRTUE_TOP

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


def raise_virtue(game: Architects, side: i64, n: i64) -> None:
    """A8.1, A8.5. Each point above the top destroys an unpaid debt instead."""
    me = game.own(side)
    up = min(n, VIRTUE_TOP - me.virtue)
    if up > 0:
        me.virtue += up
        if game.told is not None:
            game.told.append(VirtueGained(int(side), int(up), int(me.virtue)))
    for _ in range(n - up):
        if game.sides[side].unpaid > 0:
            destroy_debt(game, side)
        elif side == game.automa_side:
            no_debt_to_destroy(game, side)  # C3.9, Q39


def suffer(game: Architects, side: i64, n: i64) -> None:
    """A8.4. A loss of virtue that nobody prevents any more: each point below 0 gives a debt instead."""
    me = game.own(side)
    lost = min(n, me.virtue)
    me.virtue -= lost
    if n > lost:
        game.owe(side, packed_effect(TAKE_DEBT, 0, n - lost))
    if lost == 0:
        return
    if game.told is not None:
        game.told.append(VirtueLost(int(side), int(lost), int(me.virtue)))
    game.react(side, ON_VIRTUE_LOST)
    game.happened(VirtueLost, side, lost)


def change_virtue(game: Architects, side: i64, n: i64) -> None:
    """A5.3, A6.2. What a card brings or costs is due."""
    if n > 0:
        game.owe(side, packed_effect(GAIN, VIRTUE, n))
    elif n < 0:
        game.owe(side, packed_effect(LOSE_VIRTUE, 0, -n))


def take_debt(game: Architects, side: i64) -> None:
    """A2.3, A9.1. One from the supply, unpaid side up, that nobody avoids any more."""
    game.own(side).unpaid += 1
    if game.told is not None:
        game.told.append(DebtTaken(int(side)))
    game.react(side, ON_DEBT_GAINED)
    game.happened(DebtTaken, side, 1)


def avoid_debt(game: Architects, side: i64) -> None:
    """A12.8. It is not taken at all."""
    if game.told is not None:
        game.told.append(DebtAvoided(int(side)))


def pay_debt(game: Architects, side: i64) -> None:
    """A4.23, A9.2. An unpaid debt is turned over; what that gives is due."""
    me = game.own(side)
    me.unpaid -= 1
    me.paid += 1
    if game.told is not None:
        game.told.append(DebtPaid(int(side)))
    game.react(side, ON_DEBT_PAID)
    game.owe(side, packed_effect(GAIN, VIRTUE, 1))


def destroy_debt(game: Architects, side: i64) -> None:
    """A9.3."""
    game.own(side).unpaid -= 1
    if game.told is not None:
        game.told.append(DebtDestroyed(int(side)))


def add_tax(game: Architects, side: i64, n: i64) -> None:
    """Silver from the supply onto the tax stand, because of this side."""
    if n > 0:
        game.tax += n
        if game.told is not None:
            game.told.append(TaxAdded(int(side), int(n)))


def take_tax(game: Architects, side: i64) -> None:
    """A4.24. All silver of the tax stand; a rival's goes to the supply and moves its marker (C6.6)."""
    n = game.tax
    game.tax = 0
    if side != game.automa_side:
        game.own(side).goods[SILVER] += n
    if game.told is not None:
        game.told.append(TaxTaken(int(side), int(n)))
    if side == game.automa_side:
        automa_gains(game, side, SILVER, n)
