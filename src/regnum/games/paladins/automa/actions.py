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


# What stands in the way of an action.
FREE: Final = 0
BLOCKED: Final = 1
LIMIT: Final = 2
TOO_FEW: Final = 3
NO_TARGET: Final = 4
TOO_LOW: Final = 5


def attempt(game: Paladins, deed: Deed, reason: str, rule: str) -> bool:
    """12.5.3. Let an action happen next if nothing stands in its way, and tell either way."""
    me = game.sides[AI]
    bar = deed.barred(game, me)
    if bar != FREE:
        if game.told is not None:
            game.told.append(deed.because(game, me, bar))
        return False
    workers = deed.workers(me)
    deed.place(game, workers)
    go_on(game, deed)
    if game.told is not None:
        game.told.append(RivalActed(deed.name, reason, int(workers), rule))
    return True


def go_on(game: Paladins, stage: Step[Paladins]) -> None:
    """The next stage of its turn: a moment of its own if somebody looks on, at once if nobody does."""
    if game.told is None:
        stage.run(game, AI)
    else:
        game.push(stage, AI)


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

    def barred(self, game: Paladins, me: Side) -> i64:
        """12.5.3. What stands in its way: first what may of every action."""
        if me.spaces[self.action]:
            return BLOCKED
        if me.done[self.action] >= LIMITS[self.action]:
            return LIMIT
        return TOO_FEW if me.pool < self.workers(me) else self.lacks(game, me)

    def lacks(self, game: Paladins, me: Side) -> i64:
        """What this action needs beside its workers: NO_TARGET, TOO_LOW, or FREE."""
        return FREE

    def because(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        """Why it fails, what it would take, what there is, and the rule."""
        if bar == BLOCKED:
            return RivalFailed(self.name, "blocked", 0, 0, "12.5.3")
        if bar == LIMIT:
            return RivalFailed(self.name, "limit", int(LIMITS[self.action]), int(me.done[self.action]), "4.8")
        if bar == TOO_FEW:
            return RivalFailed(self.name, "workers", int(self.workers(me)), int(me.pool), "12.5.6")
        return self.lack(game, me, bar)

    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        """The same of what `lacks` has found."""
        raise NotImplementedError

    def place(self, game: Paladins, workers: i64) -> None:
        """12.5.5. Its workers leave the pool and stand on the space."""
        me = game.own(AI)
        me.pool -= workers
        me.spaces[self.action] = workers


# -- the left row -------------------------------------------------------------------------------------------------


class Recruits(Deed):
    """12.6.1."""

    @override
    def lacks(self, game: Paladins, me: Side) -> i64:
        return NO_TARGET if townsfolk_target(game) == NONE else FREE

    @override
    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        return RivalFailed(self.name, "townsfolk", 0, 0, "12.5.7")

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
    def barred(self, game: Paladins, me: Side) -> i64:
        return FREE

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


class TakesSquare(Deed):
    """12.6.6, 12.6.7. A monk or an outpost to a square within faith or strength."""

    attribute: i64
    flags: vec[i64]

    def __init__(self, action: i64, attribute: i64, flags: vec[i64]) -> None:
        super().__init__(action)
        self.attribute = attribute
        self.flags = flags

    @override
    def lacks(self, game: Paladins, me: Side) -> i64:
        return NO_TARGET if square_target(game, self.attribute, self.flags) == NONE else FREE

    @override
    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        """No region is open to it, none within reach is free, or those that are free there would pay a debt it does not
        have.
        """
        have, nearest = me.mark(self.attribute), game.land.region_free(self.flags)
        attribute = ATTRIBUTES[self.attribute]
        if have < self.flags[0]:
            return RivalFailed(self.name, attribute, int(self.flags[0]), int(have), "12.6.6", attribute)
        if nearest == NONE:
            return RivalFailed(self.name, "full", 0, 0, "12.5.3")
        if have < nearest:
            return RivalFailed(self.name, "reach", int(nearest), int(have), "12.5.3", attribute)
        return RivalFailed(self.name, "square", 0, 0, "12.6.7")

    def chosen_square(self, game: Paladins) -> i64:
        """12.6.7. Which one it takes; told."""
        square = square_target(game, self.attribute, self.flags)
        tell_square(game, square)
        return square


class Commissions(TakesSquare):
    """12.6.6. The reward of the square, then influence +1."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.owe(AI, INFLUENCE_FLAG)
        game.send_monk(AI, self.chosen_square(game))


class Garrisons(TakesSquare):
    """12.6.6. The reward of the square, then faith +1."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.owe(AI, FAITH_FLAG)
        game.post_outpost(AI, self.chosen_square(game))


class Fortifies(Deed):
    """12.6.10. The next wall, with all it gives."""

    @override
    def lacks(self, game: Paladins, me: Side) -> i64:
        if len(game.walls) == 0:
            return NO_TARGET
        return TOO_LOW if me.mark(INFLUENCE) < WALL_INFLUENCE[me.done[FORTIFY]] else FREE

    @override
    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        if bar == NO_TARGET:
            return RivalFailed(self.name, "wall", 0, 0, "6.3.5")
        need, have = int(WALL_INFLUENCE[me.done[FORTIFY]]), int(me.mark(INFLUENCE))
        return RivalFailed(self.name, "influence", need, have, "12.6.10", "influence")

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.build_wall(AI)


class Absolves(Deed):
    """12.6.9, R17. +1 faith, a suspicion; then a debt is paid, or another suspicion goes. No square is used."""

    @override
    def lacks(self, game: Paladins, me: Side) -> i64:
        return TOO_LOW if me.mark(INFLUENCE) < JAR_INFLUENCE[me.done[ABSOLVE]] else FREE

    @override
    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        need, have = int(JAR_INFLUENCE[me.done[ABSOLVE]]), int(me.mark(INFLUENCE))
        return RivalFailed(self.name, "influence", need, have, "12.6.9", "influence")

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.own(AI).done[ABSOLVE] += 1
        game.owe(AI, SETTLE_THEN_FORGIVE)
        game.owe(AI, FORGIVE_ONE)
        game.owe(AI, FAITH_FLAG)
        if game.told is not None:
            game.told.append(RivalFlippedJar())


class TakesOutsider(Deed):
    """12.4.3. The targeted outsider within strength or faith."""

    attribute: i64
    flags: vec[i64]

    def __init__(self, action: i64, attribute: i64, flags: vec[i64]) -> None:
        super().__init__(action)
        self.attribute = attribute
        self.flags = flags

    def target(self, game: Paladins) -> i64:
        """Its column, or NONE."""
        return outsider_target(game, self.attribute, self.flags)

    @override
    def lacks(self, game: Paladins, me: Side) -> i64:
        return NO_TARGET if self.target(game) == NONE else FREE

    @override
    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        return RivalFailed(self.name, "outsider", 0, 0, "12.4.3")


class Attacks(TakesOutsider):
    """12.6.11. Within its strength; it buys none."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        column = self.target(game)
        tell_target(game, column, "outsider")
        game.strike(AI, column)


class Converts(TakesOutsider):
    """12.6.12. Within its faith."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        column = self.target(game)
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
    def barred(self, game: Paladins, me: Side) -> i64:
        return NO_TARGET if favour_target(game) == NONE else FREE

    @override
    def lack(self, game: Paladins, me: Side, bar: i64) -> RivalFailed:
        return RivalFailed(self.name, "favour", 0, 0, "12.4.3")

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
    Commissions(COMMISSION, FAITH, FAITH_FLAGS), Fortifies(FORTIFY), Garrisons(GARRISON, STRENGTH, STRENGTH_FLAGS),
    Absolves(ABSOLVE), Attacks(ATTACK, STRENGTH, STRENGTH_FLAGS), Converts(CONVERT, FAITH, FAITH_FLAGS), Rests(REST),
]  # fmt: skip # by action; no scheme says Develop or Hunt
