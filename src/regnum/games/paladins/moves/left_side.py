"""5. The six actions on the left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.core.messages import Refusal, refuse
from regnum.games.paladins.effects.vocabulary import (
    CLEAR_OTHER,
    DISMISS_TOWNSFOLK,
    ENLIST_TOWNSFOLK,
    PUT_WORKSHOP,
    provision,
    silver,
    worker,
)
from regnum.games.paladins.moves.act import Act, come_later
from regnum.games.paladins.parts import (
    BIT,
    CRIMINAL,
    DEBT_COLUMNS,
    DEVELOP,
    DEVELOP_COST,
    EMPTY,
    GAIN_OF_ONE,
    GAIN_OF_TWO,
    PRAY,
    PRAY_COST,
    PRICES,
    RECRUIT,
    TOWNSFOLK_COLUMNS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import (
    CREW_SIZE,
)

UNPAYABLE: Final = 10**6
PUT_A_WORKSHOP: Final = effect(PUT_WORKSHOP)
ENLIST_ONE: Final = effect(ENLIST_TOWNSFOLK)
DISMISS_ONE: Final = effect(DISMISS_TOWNSFOLK)
CLEAR_ANOTHER: Final = effect(CLEAR_OTHER)
GAIN_CRIMINAL: Final = worker(CRIMINAL)


class Develop(Act):
    """5.1. Two workers of any kind and 4 silver: a workshop covers a slot for ever."""

    @override
    def silver(self, game: Paladins, me: Side) -> i64:
        """5.1.1."""
        return me.price(DEVELOP, DEVELOP_COST)

    @override
    def paid_by(self) -> str:
        """5.1.1."""
        return "5.1.1"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """5.1.2. Which slot, is asked."""
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, PUT_A_WORKSHOP)


class Recruit(Act):
    """5.2. One worker discards a townsfolk for its reward, two (the second a fighter) take it into the party."""

    @override
    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.display.has_townsfolk()

    @override
    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_townsfolk", "4.9", more=come_later(game, len(game.display.townsfolk)))

    @override
    def silver(self, game: Paladins, me: Side) -> i64:
        """5.2.1. The cheapest one; a debt is always to be had for the leftmost ones."""
        if me.price(RECRUIT, 1) == 0:
            return 0
        least: i64 = UNPAYABLE
        row = game.display.row
        for column in range(i64(TOWNSFOLK_COLUMNS)):
            if row[column] != EMPTY:
                if column < DEBT_COLUMNS:
                    return 0
                least = min(least, PRICES[column])
        return least

    @override
    def paid_by(self) -> str:
        """5.2.1."""
        return "5.2.1"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """5.2.2, 5.2.3. Which one, is asked."""
        game.owe(seat, ENLIST_ONE if CREW_SIZE[self.crew] == 2 else DISMISS_ONE)


class Hunt(Act):
    """5.3.1. Provisions: 1, or 3 with a scout."""

    @override
    def goods(self) -> tuple[int, ...]:
        """5.3.1."""
        return (provision(GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE),)

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        game.gain_provisions(seat, GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE)


class Trade(Act):
    """5.3.2. Silver: 1, or 3 with a merchant."""

    @override
    def goods(self) -> tuple[int, ...]:
        """5.3.2."""
        return (silver(GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE),)

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """At once, from the general supply."""
        game.gain_silver(seat, GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE)


class Pray(Act):
    """5.4. A cleric and 2 silver free another action space."""

    @override
    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9, R6. Another occupied space."""
        return me.occupied() & ~BIT[PRAY] != 0

    @override
    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("nothing_to_clear", "4.9")

    @override
    def silver(self, game: Paladins, me: Side) -> i64:
        """5.4.1."""
        return me.price(PRAY, PRAY_COST)

    @override
    def paid_by(self) -> str:
        """5.4.1."""
        return "5.4.1"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, CLEAR_ANOTHER)


class Conspire(Act):
    """5.5. Gain a criminal, and so a suspicion."""

    @override
    def goods(self) -> tuple[int, ...]:
        """5.5.1."""
        return (GAIN_CRIMINAL,)

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """5.5.1."""
        game.owe(seat, GAIN_CRIMINAL)
