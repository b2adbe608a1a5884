"""2.12, 4.10, 5.2, 8.4.2. Townsfolk taken into the party or discarded, and what they and the paladin give."""

from __future__ import annotations

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.games.paladins.asks import CHOOSE_TOWNSFOLK, DISMISS_ONE
from regnum.games.paladins.automa.deeds import recruit
from regnum.games.paladins.bits import lowest_bit
from regnum.games.paladins.cards import PALADINS, TOWNSFOLK
from regnum.games.paladins.effects.base import PaladinsEffect, Printed, expect
from regnum.games.paladins.effects.vocabulary import (
    DISMISS_TOWNSFOLK,
    DRAFT_TOWNSFOLK,
    ENLIST_TOWNSFOLK,
    RECRUIT_FREELY,
    USE_ABILITIES,
    USE_ABILITY,
    USE_BONUS,
)
from regnum.games.paladins.events import AbilityUsed, BonusUsed
from regnum.games.paladins.figures import ABILITY, ABILITY_EFFECT, BONUS, BONUS_AFTER, BONUS_EFFECT, REACTING
from regnum.games.paladins.parts import NONE
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import DISMISS_DUE, RECRUIT_DUE, Stock
from regnum.games.paladins.table import Paladins

PALADIN_BONUS = effect(USE_BONUS)

# -- into the party, or away --------------------------------------------------------------------------------------


class EnlistOne(PaladinsEffect):
    """2.12, 5.2.3. A townsfolk of the row joins the party: in the draft for nothing, by Recruit for the price."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CHOOSE_TOWNSFOLK, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_townsfolk(stock)


class RecruitFreely(Printed):
    """6.7.2. A townsfolk joins the party, and nothing is paid."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.display.has_townsfolk():
            game.put(CHOOSE_TOWNSFOLK, side)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.6.1. It takes no townsfolk in: it recruits as it always does."""
        recruit(game)

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return n if game.display.has_townsfolk() else 0

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        if game.display.has_townsfolk():
            expect_townsfolk(stock)


def expect_townsfolk(stock: Stock) -> None:
    """Somebody will come, whoever that is."""
    stock.townsfolk += 1
    stock.decide(RECRUIT_DUE)


class DismissOne(PaladinsEffect):
    """5.2.2. A townsfolk of the row is discarded for its reward."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(DISMISS_ONE, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.decide(DISMISS_DUE)


# -- abilities ----------------------------------------------------------------------------------------------------


class AbilitiesReact(PaladinsEffect):
    """4.10, 11.4. After the action `what`: paladin and townsfolk that belong to it.

    Their order is the owner's, but nobody is asked: with the cards of the box it never makes a difference, because
    none of them looks at what another one gives (a test tries all orders).
    """

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.react(side, game.party_then & REACTING[what])
        paladin = game.sides[side].paladin
        if paladin != NONE and BONUS_AFTER[paladin] == what:
            game.owe(side, PALADIN_BONUS)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_abilities(game, stock, game.party_then & REACTING[what])
        paladin = game.sides[stock.side].paladin
        if paladin != NONE and BONUS_AFTER[paladin] == what:
            expect(game, stock, BONUS_EFFECT[paladin])


class AbilityGives(PaladinsEffect):
    """4.10. The townsfolk `what` of the party gives its reward."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.owe_row(side, ABILITY[what])
        if game.told is not None:
            game.told.append(AbilityUsed(int(side), TOWNSFOLK[what].id))

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect(game, stock, ABILITY_EFFECT[what])


class BonusGives(PaladinsEffect):
    """4.13. The paladin in use gives its bonus."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        paladin = game.sides[side].paladin
        game.owe_row(side, BONUS[paladin])
        if game.told is not None:
            game.told.append(BonusUsed(int(side), PALADINS[paladin].id))

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect(game, stock, BONUS_EFFECT[game.sides[stock.side].paladin])


def expect_abilities(game: Paladins, stock: Stock, cards: i64) -> None:
    """Townsfolk that will react."""
    while cards:
        expect(game, stock, ABILITY_EFFECT[lowest_bit(cards)])
        cards &= cards - 1


TOWNSFOLK_EFFECTS: list[PaladinsEffect] = [
    EnlistOne(DRAFT_TOWNSFOLK),
    EnlistOne(ENLIST_TOWNSFOLK),
    RecruitFreely(RECRUIT_FREELY, "recruit", "recruit", declinable=True),
    DismissOne(DISMISS_TOWNSFOLK),
    AbilitiesReact(USE_ABILITIES),
    AbilityGives(USE_ABILITY),
    BonusGives(USE_BONUS),
]
