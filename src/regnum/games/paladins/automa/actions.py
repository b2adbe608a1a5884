"""12.5.3, 12.6. The AI player's actions: what stands in the way of each, and what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.core.words import Step
from regnum.games.paladins.automa.deeds import pray, recruit
from regnum.games.paladins.automa.targets import (
    favour_target,
    outsider_target,
    square_target,
    tell_square,
    tell_target,
    townsfolk_target,
)
from regnum.games.paladins.bits import bits_in
from regnum.games.paladins.effects.vocabulary import (
    DRAW_SUSPICION,
    GAIN_AI_WORKERS,
    SETTLE_OR_DISCARD,
    forgive,
    rise,
)
from regnum.games.paladins.events import RivalActed, RivalFailed, RivalFlippedJar, RivalRested
from regnum.games.paladins.figures import FAVOUR_DEBTS, FAVOUR_REWARD
from regnum.games.paladins.parts import (
    ABSOLVE,
    AI,
    AI_ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FAITH,
    FAITH_FLAGS,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    JAR_INFLUENCE,
    KINGS_FAVOUR,
    LABOURER,
    LIMITS,
    NONE,
    PRAY,
    RECRUIT,
    REST,
    RIGHT_SLOTS,
    STRENGTH,
    STRENGTH_FLAGS,
    TRADE,
    WALL_INFLUENCE,
)
from regnum.games.paladins.schemes import move_marker
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins

CONSPIRE_WORKERS: Final = 2  # 12.6.4
TWO_WORKERS: Final = effect(GAIN_AI_WORKERS, 0, CONSPIRE_WORKERS)
DRAW_ONE: Final = effect(DRAW_SUSPICION)
FAITH_FLAG: Final = rise(FAITH)
INFLUENCE_FLAG: Final = rise(INFLUENCE)
FORGIVE_ONE: Final = forgive(1)
SETTLE_THEN_FORGIVE: Final = effect(SETTLE_OR_DISCARD)


class Hindrance:
    """12.5.3. Why an action fails: what it would take, what there is, and the rule."""

    def __init__(self, why: str, rule: str, need: i64 = 0, have: i64 = 0, attribute: str = "") -> None:
        self.why = why
        self.rule = rule
        self.need = need
        self.have = have
        self.attribute = attribute


def attempt(game: Paladins, deed: Deed, reason: str, rule: str) -> bool:
    """12.5.3. Let an action happen next if nothing stands in its way, and tell either way."""
    hindrance = deed.hindrance(game)
    if hindrance is not None:
        if game.told is not None:
            need, have = int(hindrance.need), int(hindrance.have)
            failed = RivalFailed(deed.name, hindrance.why, need, have, hindrance.rule, hindrance.attribute)
            game.told.append(failed)
        return False
    workers = deed.workers(game.sides[AI])
    deed.place(game, workers)
    game.push(deed, AI)
    if game.told is not None:
        game.told.append(RivalActed(deed.name, reason, int(workers), rule))
    return True


class Deed(Step[Paladins]):
    """12.6. An action of the AI player; its workers are placed when it runs."""

    action: i64
    name: str

    def __init__(self, action: i64) -> None:
        self.action = action
        self.name = AI_ACTIONS[action]

    def workers(self, me: Side) -> i64:
        """12.5.5, 12.5.6. One on the left row, three less its workshops on the right."""
        return 1 if self.action < FIRST_RIGHT else RIGHT_SLOTS - bits_in(me.covered(self.action))

    def hindrance(self, game: Paladins) -> Hindrance | None:
        """12.5.3. What stands in its way: first what may of every action."""
        me = game.sides[AI]
        if me.spaces[self.action]:
            return Hindrance("blocked", "12.5.3")
        if me.done[self.action] >= LIMITS[self.action]:
            return Hindrance("limit", "4.8", LIMITS[self.action], me.done[self.action])
        if me.pool < self.workers(me):
            return Hindrance("workers", "12.5.6", self.workers(me), me.pool)
        return self.lacks(game, me)

    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        """What this action needs beside its workers."""
        return None

    def place(self, game: Paladins, workers: i64) -> None:
        """12.5.5. Its workers leave the pool and stand on the space."""
        me = game.own(AI)
        me.pool -= workers
        me.spaces[self.action] = workers


# -- the left row -------------------------------------------------------------------------------------------------


class Recruits(Deed):
    """12.6.1."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        return Hindrance("townsfolk", "12.5.7") if townsfolk_target(game) == NONE else None

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        recruit(game)


class Prays(Deed):
    """12.6.2."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        pray(game)


class Trades(Deed):
    """12.6.3. The marker one space on."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        move_marker(game, 1, "12.6.3")


class Conspires(Deed):
    """12.6.4. A suspicion, then two workers."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.owe(AI, TWO_WORKERS)
        game.owe(AI, DRAW_ONE)


class Rests(Deed):
    """12.6.5. The marker, and then it has passed. This is always possible (12.5.7)."""

    @override
    def workers(self, me: Side) -> i64:
        return 1

    @override
    def hindrance(self, game: Paladins) -> Hindrance | None:
        return None

    @override
    def place(self, game: Paladins, workers: i64) -> None:
        game.own(AI).pool -= workers

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        me = game.own(AI)
        me.passed = True
        left = me.pool
        if game.told is not None:
            game.told.append(RivalRested(int(left)))
        move_marker(game, 1 + left, "12.6.5")


# -- the right side -----------------------------------------------------------------------------------------------


def no_square(game: Paladins, attribute: i64, flags: vec[i64]) -> Hindrance:
    """12.6.6, 12.5.3, 12.6.7. Why it has no square: no region is open to it, none within reach is free, or those that
    are free there would pay a debt it does not have."""
    have, nearest = game.sides[AI].mark(attribute), game.land.region_free(flags)
    name = ATTRIBUTES[attribute]
    if have < flags[0]:
        return Hindrance(name, "12.6.6", flags[0], have, name)
    if nearest == NONE:
        return Hindrance("full", "12.5.3")
    if have < nearest:
        return Hindrance("reach", "12.5.3", nearest, have, name)
    return Hindrance("square", "12.6.7")


def too_little_influence(need: i64, have: i64, rule: str) -> Hindrance | None:
    """12.6.9, 12.6.10. Influence is needed as by everybody."""
    return Hindrance("influence", rule, need, have, ATTRIBUTES[INFLUENCE]) if have < need else None


class Commissions(Deed):
    """12.6.6. A monk within its faith; the reward, then influence +1."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        found = square_target(game, FAITH, FAITH_FLAGS) != NONE
        return None if found else no_square(game, FAITH, FAITH_FLAGS)

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.owe(AI, INFLUENCE_FLAG)
        square = square_target(game, FAITH, FAITH_FLAGS)
        tell_square(game, square)
        game.send_monk(AI, square)


class Garrisons(Deed):
    """12.6.6. An outpost within its strength; the reward, then faith +1."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        found = square_target(game, STRENGTH, STRENGTH_FLAGS) != NONE
        return None if found else no_square(game, STRENGTH, STRENGTH_FLAGS)

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.owe(AI, FAITH_FLAG)
        square = square_target(game, STRENGTH, STRENGTH_FLAGS)
        tell_square(game, square)
        game.post_outpost(AI, square)


class Fortifies(Deed):
    """12.6.10. The next wall, with all it gives."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        if len(game.walls) == 0:
            return Hindrance("wall", "6.3.5")
        return too_little_influence(WALL_INFLUENCE[me.done[FORTIFY]], me.mark(INFLUENCE), "12.6.10")

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.build_wall(AI)


class Absolves(Deed):
    """12.6.9, R17. +1 faith, a suspicion; then a debt is paid, or another suspicion goes. No square is used."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        return too_little_influence(JAR_INFLUENCE[me.done[ABSOLVE]], me.mark(INFLUENCE), "12.6.9")

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.own(AI).done[ABSOLVE] += 1
        game.owe(AI, SETTLE_THEN_FORGIVE)
        game.owe(AI, FORGIVE_ONE)
        game.owe(AI, FAITH_FLAG)
        if game.told is not None:
            game.told.append(RivalFlippedJar())


class Attacks(Deed):
    """12.6.11. An outsider within its strength; it buys none."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        found = outsider_target(game, STRENGTH, STRENGTH_FLAGS) != NONE
        return None if found else Hindrance("outsider", "12.4.3")

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        column = outsider_target(game, STRENGTH, STRENGTH_FLAGS)
        tell_target(game, column, "outsider")
        game.strike(AI, column)


class Converts(Deed):
    """12.6.12. An outsider within its faith."""

    @override
    def lacks(self, game: Paladins, me: Side) -> Hindrance | None:
        found = outsider_target(game, FAITH, FAITH_FLAGS) != NONE
        return None if found else Hindrance("outsider", "12.4.3")

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        column = outsider_target(game, FAITH, FAITH_FLAGS)
        tell_target(game, column, "outsider")
        game.persuade(AI, column)


# -- the King's Favours -------------------------------------------------------------------------------------------


class AsksFavour(Deed):
    """12.6.14. A worker onto the targeted favour; silver and provisions are no cost for it, a debt is (12.3.5)."""

    def __init__(self, action: i64) -> None:
        super().__init__(action)
        self.name = "favour"

    @override
    def workers(self, me: Side) -> i64:
        return 1

    @override
    def hindrance(self, game: Paladins) -> Hindrance | None:
        return Hindrance("favour", "12.4.3") if favour_target(game) == NONE else None

    @override
    def place(self, game: Paladins, workers: i64) -> None:
        """Onto the favour, when it runs."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        slot = favour_target(game)
        tell_target(game, slot, "favour")
        favour = game.king.favours[slot]
        game.owe_row(AI, FAVOUR_REWARD[favour])
        game.petition(AI, slot, LABOURER)
        for _ in range(FAVOUR_DEBTS[favour]):
            game.take_debt(AI)


ASKS_FAVOUR: Final = AsksFavour(KINGS_FAVOUR)
DEEDS: Final[list[Deed]] = [
    Deed(DEVELOP), Recruits(RECRUIT), Deed(HUNT), Trades(TRADE), Prays(PRAY), Conspires(CONSPIRE),
    Commissions(COMMISSION), Fortifies(FORTIFY), Garrisons(GARRISON), Absolves(ABSOLVE), Attacks(ATTACK),
    Converts(CONVERT), Rests(REST),
]  # fmt: skip # by action; no scheme says Develop or Hunt
