"""5.1, 6. What an action is aimed at: a slot for a workshop, a square, an outsider."""

from __future__ import annotations

from mypy_extensions import i64
from typing_extensions import override

from regnum.games.paladins.asks import (
    ATTACK_OUTSIDER,
    CHOOSE_JAR_SQUARE,
    CHOOSE_MONKS_SQUARE,
    CHOOSE_OUTPOSTS_SQUARE,
    CHOOSE_WORKSHOP,
    CONVERT_OUTSIDER,
)
from regnum.games.paladins.effects.base import PaladinsEffect, Printed
from regnum.games.paladins.effects.townsfolk import expect_abilities
from regnum.games.paladins.effects.vocabulary import (
    DEVELOP_FREELY,
    MOVE_JAR,
    PERSUADE_OUTSIDER,
    POST_OUTPOST,
    PUT_WORKSHOP,
    SEND_MONK,
    STRIKE_OUTSIDER,
)
from regnum.games.paladins.figures import REACTING
from regnum.games.paladins.parts import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    GARRISON,
    INFLUENCE,
    STRENGTH,
    WORKER_UNDER,
    WORKSHOPS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import (
    ATTACK_DUE,
    CONVERT_DUE,
    JAR_DUE,
    MONK_DUE,
    OUTPOST_DUE,
    WORKSHOP_DUE,
    Stock,
)
from regnum.games.paladins.table import Paladins

# -- workshops ----------------------------------------------------------------------------------------------------


class PutOneWorkshop(PaladinsEffect):
    """5.1.2. A workshop that is paid for, or chosen as a reward, goes onto a slot."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CHOOSE_WORKSHOP, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_workshop(game, stock)


class DevelopFreely(Printed):
    """6.7.2. The same as a reward, if a workshop is left."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].done[DEVELOP] < WORKSHOPS:
            game.put(CHOOSE_WORKSHOP, side)

    @override
    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        return n if me.done[DEVELOP] < WORKSHOPS else 0

    @override
    def useful_to_automa(self, game: Paladins, what: i64, n: i64) -> bool:
        """R18. It is not for the AI player, which develops only by the King's Orders."""
        return False

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        expect_workshop(game, stock)


def expect_workshop(game: Paladins, stock: Stock) -> None:
    """5.1.5, 4.12. It covers some slot, the worker under it comes, and Architects react."""
    if stock.done[DEVELOP] >= WORKSHOPS:
        return
    stock.hire(WORKER_UNDER[stock.done[DEVELOP]], 1)
    stock.begin(DEVELOP, WORKSHOP_DUE)
    expect_abilities(game, stock, game.party_then & REACTING[DEVELOP])


# -- squares ------------------------------------------------------------------------------------------------------


class SendMonk(PaladinsEffect):
    """6.1.3. A monk goes to a square within faith."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CHOOSE_MONKS_SQUARE, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.begin(COMMISSION, MONK_DUE)


class PostOutpost(PaladinsEffect):
    """6.2.3. An outpost goes to a square within strength."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CHOOSE_OUTPOSTS_SQUARE, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.begin(GARRISON, OUTPOST_DUE)


class MoveOneJar(PaladinsEffect):
    """6.4.3. The next jar goes to an empty absolve square."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CHOOSE_JAR_SQUARE, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.begin(ABSOLVE, JAR_DUE)


# -- outsiders ----------------------------------------------------------------------------------------------------


class StrikeOutsider(PaladinsEffect):
    """6.5.1. An outsider is attacked; all of them raise influence."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(ATTACK_OUTSIDER, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.begin(ATTACK, ATTACK_DUE)
        stock.lift(INFLUENCE, 1)


class PersuadeOutsider(PaladinsEffect):
    """6.6.1. An outsider is converted; all of them raise strength."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        game.ask(CONVERT_OUTSIDER, side)

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.begin(CONVERT, CONVERT_DUE)
        stock.lift(STRENGTH, 1)


TARGETS: list[PaladinsEffect] = [
    PutOneWorkshop(PUT_WORKSHOP),
    DevelopFreely(DEVELOP_FREELY, "develop", "develop", declinable=True),
    SendMonk(SEND_MONK),
    PostOutpost(POST_OUTPOST),
    MoveOneJar(MOVE_JAR),
    StrikeOutsider(STRIKE_OUTSIDER),
    PersuadeOutsider(PERSUADE_OUTSIDER),
]
