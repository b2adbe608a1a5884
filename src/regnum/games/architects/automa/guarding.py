"""C5.7 to C5.12. What the automaton does at the guardhouse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import ALL, packed_effect
from regnum.games.architects.automa.board import owe_power
from regnum.games.architects.automa.schemes import gain_future
from regnum.games.architects.automa.vocabulary import IMPRISONING
from regnum.games.architects.effects.vocabulary import GUARD
from regnum.games.architects.prices import FREE_PRICE, SETTLE_PRICE
from regnum.games.architects.solo.events import RivalGuarded
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import add_tax, pay_debt
from regnum.games.architects.workers import free_captives, free_prisoners, imprison

# C5.12. Guardhouse actions that are done once in a visit, as bits.
FREED_PRISONERS: Final = 1
IMPRISONED: Final = 2
FREED_CAPTIVES: Final = 4


def guard(game: Architects, side: i64, n: i64, done: i64) -> None:
    """C5.7 to C5.12. The first action from the top that does something; the others follow one by one."""
    if game.sides[side].prisoners > 0 and not done & FREED_PRISONERS:
        guard_again(game, side, n, done | FREED_PRISONERS)
        tell_guarded(game, side, "prison", "C5.7")
        free_prisoners(game, side, ALL)
    elif game.captives(side) > 0 and not done & IMPRISONED:
        guard_again(game, side, n, done | IMPRISONED)
        tell_guarded(game, side, "imprison", "C5.8")
        imprison_captives(game, side)
    elif game.sides[side].held() > 0 and not done & FREED_CAPTIVES:
        guard_again(game, side, n, done | FREED_CAPTIVES)
        tell_guarded(game, side, "boards", "C5.9")
        add_tax(game, side, FREE_PRICE.tax)
        free_captives(game, side)
    elif game.sides[side].unpaid > 0:
        guard_again(game, side, n, done)
        tell_guarded(game, side, "debt", "C5.10")
        add_tax(game, side, SETTLE_PRICE.tax)
        pay_debt(game, side)
    else:
        guard_again(game, side, n, done)
        tell_guarded(game, side, "future", "C5.11")
        gain_future(game, side)


def guard_again(game: Architects, side: i64, n: i64, done: i64) -> None:
    """C5.12. What is left of the visit."""
    if n > 1:
        game.owe(side, packed_effect(GUARD, done, n - 1))


def tell_guarded(game: Architects, side: i64, action: str, rule: str) -> None:
    """Emit the event that names the guarded action."""
    if game.told is not None:
        game.told.append(RivalGuarded(int(side), action, rule))


def imprison_captives(game: Architects, side: i64) -> None:
    """C5.8. All captives, 1 silver for each; then what its board gives for it (C7.2)."""
    if game.captives(side) > 0:
        imprison(game, side)
        owe_power(game, side, IMPRISONING)
