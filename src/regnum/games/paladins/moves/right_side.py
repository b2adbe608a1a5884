"""6. The six actions on the right."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.core.messages import Refusal, refuse
from regnum.games.paladins.effects.vocabulary import (
    MOVE_JAR,
    PERSUADE_OUTSIDER,
    POST_OUTPOST,
    SEND_MONK,
    STRIKE_OUTSIDER,
    forgive,
    rise,
)
from regnum.games.paladins.moves.act import Act, come_later
from regnum.games.paladins.parts import (
    ABSOLVE,
    ABSOLVE_COST,
    COMMISSION,
    CONVERT,
    CONVERT_COST,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    JAR_INFLUENCE,
    NONE,
    OUTSIDER_COLUMNS,
    PROVISION_COST,
    STRENGTH,
    STRENGTH_FLAGS,
    STRENGTH_PER_SILVER,
    WALL_INFLUENCE,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins

SEND_A_MONK: Final = effect(SEND_MONK)
POST_AN_OUTPOST: Final = effect(POST_OUTPOST)
MOVE_A_JAR: Final = effect(MOVE_JAR)
DISCARD_ONE: Final = forgive(1)
STRIKE_ONE: Final = effect(STRIKE_OUTSIDER)
PERSUADE_ONE: Final = effect(PERSUADE_OUTSIDER)
FAITH_FLAG: Final = rise(FAITH)  # 4.16
INFLUENCE_FLAG: Final = rise(INFLUENCE)


def strike_price(me: Side, column: i64) -> i64:
    """6.5.1. Silver for the strength that is missing."""
    missing = STRENGTH_FLAGS[column] - me.effective(STRENGTH)
    if missing <= 0:
        return 0
    return (missing + STRENGTH_PER_SILVER - 1) // STRENGTH_PER_SILVER


class ToASquare(Act):
    """4.9. An action that needs a free square of the land."""

    @override
    def has_target(self, game: Paladins, me: Side) -> bool:
        return game.land.free != 0

    @override
    def no_target(self, game: Paladins) -> Refusal:
        return refuse("no_square", "4.9")


class Commission(ToASquare):
    """6.1. A monk to a square within your faith; then influence +1."""

    @override
    def attribute(self) -> i64:
        return FAITH

    @override
    def need(self, game: Paladins, me: Side) -> i64:
        """6.1.1. The first region with a free square."""
        return game.land.region_free(FAITH_FLAGS)

    @override
    def needed_by(self) -> str:
        """6.1.1."""
        return "6.1.1"

    @override
    def provisions(self, me: Side) -> i64:
        """6.1.2."""
        return me.price(COMMISSION, PROVISION_COST[me.done[COMMISSION]])

    @override
    def paid_by(self) -> str:
        """6.1.2."""
        return "6.1.2"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """6.1.3. Which square, is asked; its reward, then the flag."""
        game.owe(seat, INFLUENCE_FLAG)
        game.owe(seat, SEND_A_MONK)


class Garrison(ToASquare):
    """6.2. An outpost to a square within your strength; then faith +1."""

    @override
    def attribute(self) -> i64:
        """Strength, which cannot be bought here."""
        return STRENGTH

    @override
    def need(self, game: Paladins, me: Side) -> i64:
        """6.2.1. The first region with a free square."""
        return game.land.region_free(STRENGTH_FLAGS)

    @override
    def needed_by(self) -> str:
        """6.2.1."""
        return "6.2.1"

    @override
    def provisions(self, me: Side) -> i64:
        """6.2.2."""
        return me.price(GARRISON, PROVISION_COST[me.done[GARRISON]])

    @override
    def paid_by(self) -> str:
        """6.2.2."""
        return "6.2.2"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """6.2.3. Which square, is asked; its reward, then the flag."""
        game.owe(seat, FAITH_FLAG)
        game.owe(seat, POST_AN_OUTPOST)


class Fortify(Act):
    """6.3. The next wall, with all it gives."""

    @override
    def has_target(self, game: Paladins, me: Side) -> bool:
        """6.3.5."""
        return len(game.walls) > 0

    @override
    def no_target(self, game: Paladins) -> Refusal:
        """6.3.5."""
        return refuse("no_wall", "6.3.5")

    @override
    def attribute(self) -> i64:
        return INFLUENCE

    @override
    def need(self, game: Paladins, me: Side) -> i64:
        """6.3.1."""
        return WALL_INFLUENCE[me.done[FORTIFY]]

    @override
    def needed_by(self) -> str:
        """6.3.1."""
        return "6.3.1"

    @override
    def provisions(self, me: Side) -> i64:
        """6.3.2."""
        return me.price(FORTIFY, PROVISION_COST[me.done[FORTIFY]])

    @override
    def paid_by(self) -> str:
        """6.3.2."""
        return "6.3.2"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """6.3.3."""
        game.build_wall(seat)


class Absolve(Act):
    """6.4. The next jar to an empty square of the own board; perhaps a suspicion goes; then faith +1."""

    @override
    def attribute(self) -> i64:
        return INFLUENCE

    @override
    def need(self, game: Paladins, me: Side) -> i64:
        """6.4.1."""
        return JAR_INFLUENCE[me.done[ABSOLVE]]

    @override
    def needed_by(self) -> str:
        """6.4.1."""
        return "6.4.1"

    @override
    def silver(self, game: Paladins, me: Side) -> i64:
        """6.4.2."""
        return me.price(ABSOLVE, ABSOLVE_COST[me.done[ABSOLVE]])

    @override
    def paid_by(self) -> str:
        """6.4.2."""
        return "6.4.2"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        """6.4.3. Which square, is asked; its reward, then a suspicion, then the flag."""
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, FAITH_FLAG)
        game.owe(seat, DISCARD_ONE)
        game.owe(seat, MOVE_A_JAR)


class Attack(Act):
    """6.5. Attack an outsider; missing strength is bought."""

    @override
    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.display.least_flag(STRENGTH_FLAGS) != NONE

    @override
    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_outsider", "4.9", more=come_later(game, len(game.display.outsiders)))

    @override
    def silver(self, game: Paladins, me: Side) -> i64:
        """6.5.1. The weakest one."""
        for column in range(i64(OUTSIDER_COLUMNS)):
            if game.display.front[column] != EMPTY:
                return strike_price(me, column)
        return 0

    @override
    def paid_by(self) -> str:
        """6.5.1."""
        return "6.5.1"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        game.owe(seat, STRIKE_ONE)


class Convert(Act):
    """6.6. Convert an outsider within your faith."""

    @override
    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.display.least_flag(FAITH_FLAGS) != NONE

    @override
    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_outsider", "4.9", more=come_later(game, len(game.display.outsiders)))

    @override
    def attribute(self) -> i64:
        """Faith, which cannot be bought."""
        return FAITH

    @override
    def need(self, game: Paladins, me: Side) -> i64:
        """6.6.1. The first column with an outsider."""
        return game.display.least_flag(FAITH_FLAGS)

    @override
    def needed_by(self) -> str:
        """6.6.1."""
        return "6.6.1"

    @override
    def silver(self, game: Paladins, me: Side) -> i64:
        """6.6.2."""
        return me.price(CONVERT, CONVERT_COST[me.done[CONVERT]])

    @override
    def paid_by(self) -> str:
        """6.6.2."""
        return "6.6.2"

    @override
    def follow(self, game: Paladins, seat: i64) -> None:
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, PERSUADE_ONE)
