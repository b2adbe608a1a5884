"""Amounts and cards: gained, lost, taken from the tax stand and the black market, looked at, given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Plain, say
from regnum.games.architects.asks import AT_MIDDLE, FACE_LOSS, GIVING_UP, KEEPING, PAY_BILL, TRADING
from regnum.games.architects.buildings import look
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.pictures import KIND_PICTURES, THEN
from regnum.games.architects.market import take_market_goods
from regnum.games.architects.moves.turn import any_trade
from regnum.games.architects.parts import KINDS, MARKET_MIDDLE, SILVER, VIRTUE
from regnum.games.architects.paying import has_choice, pay_only_way
from regnum.games.architects.sense import CARDS_DUE, TRADE_DUE
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import suffer, take_tax
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


class GainAmount(ArchitectsEffect):
    """n of the kind `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.gain(side, what, n)

    @override
    def possible(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return n > 0

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.receive(what, n)

    @override
    def virtue_at_end(self, game: Architects, side: i64, what: i64, n: i64) -> i64:
        return n if what == VIRTUE else 0

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain(KIND_PICTURES[what], n)]

    @override
    def named(self, what: int, n: int) -> Plain:
        return say(f"count-{KINDS[what]}-acc", count=n)


class LoseVirtue(ArchitectsEffect):
    """A0.11. One loss of n, asked about if somebody can prevent it."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if n == 0:
            return
        avoids = game.changes.avoids_loss
        if avoids is not None and avoids.may(game, side, n):
            game.ask(FACE_LOSS, side)
        else:
            suffer(game, side, n)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if n > 0:
            suffer(game, side, n)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.stock[VIRTUE] -= n

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("virtue", -n)]


class TakeTax(ArchitectsEffect):
    """A4.24. All silver of the tax stand."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        take_tax(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.stock[SILVER] += game.tax


class MarketGoods(ArchitectsEffect):
    """A4.26 to A4.28. What the space `what` of the black market gives."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if what == MARKET_MIDDLE:
            game.put(AT_MIDDLE, side)
        else:
            take_market_goods(game, side, what)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.expect_goods(game, what)


# -- what is paid -------------------------------------------------------------------------------------------------


class SettleBill(ArchitectsEffect):
    """A3.9. The bill on the table; how, is asked only if there is a choice."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if has_choice(game, side):
            game.ask(PAY_BILL, side)
        else:
            pay_only_way(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.expect_bill(game)


class MakeTrades(ArchitectsEffect):
    """A4.4. Up to n trades."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if any_trade(game, side):
            game.put(TRADING, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[TRADE_DUE] += float(n)


# -- building cards -----------------------------------------------------------------------------------------------


class LookAtCards(ArchitectsEffect):
    """A4.27. At the n top cards of the building deck."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        look(game, side, n)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[CARDS_DUE] += 1.0


class KeepCard(ArchitectsEffect):
    """A4.27. One of those looked at."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.ask(KEEPING, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[CARDS_DUE] += 1.0


class GiveCardUp(ArchitectsEffect):
    """A6.9. A building card for n of the kind `what`, or not. An automaton has no cards."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if len(game.sides[side].hand) > 0:
            game.put(GIVING_UP, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        pass

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("building_card"), THEN, Gain(KIND_PICTURES[what], n)]
