"""The moves of Works of Wonder: how they are written, why they are refused, what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.architects.effects.words import PAY
from regnum.games.architects.moves.names import (
    location_name,
    silver_price,
    too_few_goods,
    too_little_silver,
    why_too_dear,
)
from regnum.games.architects.parts import (
    GOLD,
    KINDS,
    LOCATIONS,
    NONE,
    ONE,
    SILVER,
)
from regnum.games.architects.paying import bill_for, has_goods, open_bill
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import suffer
from regnum.games.architects.works_of_wonder.contribution import can_lay, contribute
from regnum.games.architects.works_of_wonder.events import Bribed, LossPrevented
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.influence import (
    NEVER,
    gain_influence,
    is_billed,
    may_bribe,
    price_of,
    replace,
    replaces,
    worth_of,
)
from regnum.games.architects.works_of_wonder.monuments import (
    begin_monument,
    can_build,
    monument_price,
    put_figure,
)
from regnum.games.architects.works_of_wonder.nobles import visit
from regnum.games.architects.works_of_wonder.parts import (
    BEFORE,
    BRIBE,
    BRIBES,
    FIGURE_PLACES,
    INFLUENCE_TOP,
    PROFIT,
    RESOURCE_COUNT,
    RESOURCES,
    VIRTUE_FOR,
)

MOST_PREVENTED: Final = INFLUENCE_TOP // VIRTUE_FOR


# -- princess, profiteer and figures ------------------------------------------------------------------------------


class LayPiece(Move[Architects]):
    """B4.1. Lay a piece on the contribution card and take what is printed below."""

    resource: i64

    def __init__(self, resource: i64) -> None:
        self.resource = resource

    def notation(self) -> str:
        """`contribute clay`"""
        return f"contribute {RESOURCES[self.resource]}"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """B4.2, B4.3."""
        kind = RESOURCES[self.resource]
        if wonder_of(game).is_laid(self.resource):
            return refuse("symbol_filled", "B4.2", kind=say(f"kind-{kind}"))
        if game.sides[seat].goods[self.resource] == 0:
            return too_few_goods(game, seat, ONE << self.resource, 1, "B4.1")
        return None

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason."""
        return can_lay(game, wonder_of(game), seat, self.resource)

    def play(self, game: Architects, seat: i64) -> None:
        """B4.1."""
        contribute(game, seat, self.resource)

    def label(self, game: Architects, seat: i64) -> Message:
        """What is laid."""
        return say("move-lay-piece", kind=say(f"kind-{RESOURCES[self.resource]}.acc"))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """Its symbol."""
        return [f"contribution {RESOURCES[self.resource]}"]


class GainNow(Move[Architects]):
    """B3.3. Gain the influence of the profiteer before the action."""

    def notation(self) -> str:
        """`now`"""
        return "now"

    def play(self, game: Architects, seat: i64) -> None:
        """At once."""
        gain_influence(game, seat, 1)


class Later(Move[Architects]):
    """B3.1, B3.3. First the action, then the contribution or the influence of the profiteer."""

    def notation(self) -> str:
        """`later`"""
        return "later"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """B3.1. Not after the action."""
        return None if self.may(game, seat) else refuse("action_done", "B3.1").advise("contribute")

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason. Where the profiteer asks, no fee needs his influence (B3.6)."""
        return do_of(game.pending) == PROFIT or n_of(game.pending) == BEFORE

    def play(self, game: Architects, seat: i64) -> None:
        """It comes, or is asked about again, when the action is done."""
        if do_of(game.pending) == PROFIT:
            wonder_of(game).awaited = True
        else:
            wonder_of(game).invited = True


class UseFigure(Move[Architects]):
    """B6.13. At the own figure: 1 influence, or act as if 1 more own worker stood there."""

    worker: bool

    def __init__(self, worker: bool) -> None:
        self.worker = worker

    def notation(self) -> str:
        """`visit worker`"""
        return "visit worker" if self.worker else "visit influence"

    def may(self, game: Architects, seat: i64) -> bool:
        """Whoever needs the influence for the action is not asked (B3.6)."""
        return True

    def play(self, game: Architects, seat: i64) -> None:
        """B6.13."""
        visit(game, seat, what_of(game.pending), self.worker)

    def label(self, game: Architects, seat: i64) -> Message:
        """What the figure is for."""
        return say("move-use-figure", use="worker" if self.worker else "influence")


# -- paying and losing --------------------------------------------------------------------------------------------


class PayInfluence(Move[Architects]):
    """B2.4, B2.6, B7.4. Influence instead of something that the bill asks for."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def notation(self) -> str:
        """`influence gold`"""
        return f"influence {KINDS[self.kind]}"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """The bill must ask for it, and the influence must not be missing elsewhere in it."""
        kind = KINDS[self.kind]
        rule = "B2.4" if self.kind == SILVER else "B2.6" if self.kind >= GOLD else "B7.4"
        if not is_billed(game, self.kind):
            return refuse("not_on_the_bill", rule, kind=say(f"kind-{kind}"))
        wonder = wonder_of(game)
        price = price_of(game, seat, self.kind)
        if price == NEVER:
            return refuse("no_charlatan", rule, kind=say(f"kind-{kind}"))
        have = wonder.influence[seat] - game.bill.beyond
        if have < price:
            return refuse("too_little_influence", rule, need=int(price), have=int(max(have, i64(0))))
        if not replaces(game, wonder, seat, self.kind):
            return refuse("influence_needed_elsewhere", rule)
        return None

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason."""
        return replaces(game, wonder_of(game), seat, self.kind)

    def play(self, game: Architects, seat: i64) -> None:
        """The bill is lower; the rest is still to be paid."""
        replace(game, seat, self.kind)
        game.owe(seat, packed_effect(PAY, 0, 1))

    def label(self, game: Architects, seat: i64) -> Message:
        """What it costs and what it stands for."""
        count = int(worth_of(game.bill, self.kind))
        return say(
            "move-pay-influence",
            influence=int(price_of(game, seat, self.kind)),
            what=say(f"count-{KINDS[self.kind]}-acc", count=count),
        )

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The good on the own board."""
        return [f"good {KINDS[self.kind]}"]


class Prevent(Move[Architects]):
    """B2.5. 2 influence for each point of virtue that is not lost; the others are."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`prevent 2`"""
        return f"prevent {self.count}"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """No more than is about to be lost, and as much as there is influence for."""
        loss = n_of(game.pending)
        if self.count > loss:
            return refuse("loss_is_smaller", "B2.5", count=int(loss))
        need, have = VIRTUE_FOR * self.count, wonder_of(game).influence[seat]
        if need > have:
            return refuse("too_little_influence", "B2.5", need=int(need), have=int(have))
        return None

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason."""
        return self.count <= n_of(game.pending) and VIRTUE_FOR * self.count <= wonder_of(game).influence[seat]

    def play(self, game: Architects, seat: i64) -> None:
        """B2.10. Decided before the loss: what is prevented gives no debt either (Q32)."""
        wonder = wonder_of(game)
        price = VIRTUE_FOR * self.count
        wonder.influence[seat] -= price
        if game.told is not None:
            game.told.append(LossPrevented(int(seat), int(price), int(self.count), int(wonder.influence[seat])))
        if n_of(game.pending) > self.count:
            suffer(game, seat, n_of(game.pending) - self.count)

    def label(self, game: Architects, seat: i64) -> Message:
        """What it costs."""
        return say("move-prevent", count=int(self.count), influence=int(VIRTUE_FOR * self.count))


class Bribe(Move[Architects]):
    """B8.5, B8.7. Louis pays 2 silver, and the whole loss does not happen."""

    def notation(self) -> str:
        """`bribe`"""
        return "bribe"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """Only Louis may, with 2 silver or influence for it."""
        if game.sides[seat].powers[BRIBES] == 0:
            return refuse("not_louis", "B8.5")
        return None if may_bribe(game, seat) else too_little_silver(game, seat, BRIBE, "B8.5")

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason."""
        return may_bribe(game, seat)

    def play(self, game: Architects, seat: i64) -> None:
        """The fee is a bill like any other."""
        if game.told is not None:
            game.told.append(Bribed(int(seat), int(n_of(game.pending))))
        open_bill(game, seat, BRIBE)

    def label(self, game: Architects, seat: i64) -> Message:
        """The price."""
        return say("move-bribe", price=silver_price(game, seat, BRIBE))


# -- monuments ----------------------------------------------------------------------------------------------------


class BuildMonument(Move[Architects]):
    """B6.2. Build a monument instead of a building from the hand."""

    monument: i64

    def __init__(self, monument: i64) -> None:
        self.monument = monument

    def notation(self) -> str:
        """`monument clay`"""
        return f"monument {RESOURCES[self.monument]}"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """What is missing: the monument itself, influence, goods, or silver for the tax."""
        wonder = wonder_of(game)
        at = self.monument
        if wonder.owner[at] != NONE:
            return refuse("monument_built", "B6.2", monument=say(f"monument-{RESOURCES[at]}"))
        if can_build(game, wonder, seat, at):
            return None
        need, have = wonder.asks_influence(at), wonder.influence[seat]
        if have < need:
            return refuse("too_little_influence", "B6.8", need=int(need), have=int(have))
        price = monument_price(wonder, at)
        bill = bill_for(game, seat, price)
        if not has_goods(game, seat, bill):
            return why_too_dear(game, seat, bill, "B6.9")
        return too_little_silver(game, seat, price, "B6.8")

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason."""
        return can_build(game, wonder_of(game), seat, self.monument)

    def play(self, game: Architects, seat: i64) -> None:
        """B6.11."""
        begin_monument(game, seat, self.monument)

    def label(self, game: Architects, seat: i64) -> Message:
        """Which one."""
        return say("move-build-monument", monument=say(f"monument-{RESOURCES[self.monument]}.acc"))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """Its card."""
        return [f"monument {RESOURCES[self.monument]}"]


class PutFigure(Move[Architects]):
    """B6.12. Place the figure of the monument just built."""

    location: i64

    def __init__(self, location: i64) -> None:
        self.location = location

    def notation(self) -> str:
        """`figure quarry`"""
        return f"figure {LOCATIONS[self.location]}"

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """B6.12. At most one at a location."""
        if (wonder_of(game).figures >> self.location) & 1:
            return refuse("figure_there", "B6.12", location=location_name(self.location, "at"))
        return None

    def may(self, game: Architects, seat: i64) -> bool:
        """The same without the reason."""
        return not (wonder_of(game).figures >> self.location) & 1

    def play(self, game: Architects, seat: i64) -> None:
        """B6.12."""
        put_figure(game, seat, what_of(game.pending), self.location)

    def label(self, game: Architects, seat: i64) -> Message:
        """Where it goes."""
        return say("move-put-figure", location=location_name(self.location, "to"))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The place."""
        return [f"place {LOCATIONS[self.location]}"]


# New families stand behind the others: a move keeps its number.
CONTRIBUTES: Final = Listed("contribute", [LayPiece(resource) for resource in range(RESOURCE_COUNT)])
NOWS: Final = Listed("now", [GainNow()])
LATERS: Final = Listed("later", [Later()])
VISITS: Final = Listed("visit", [UseFigure(False), UseFigure(True)])
INFLUENCES: Final = Listed("influence", [PayInfluence(kind) for kind in range(SILVER + 1)])
PREVENTS: Final = Listed("prevent", [Prevent(count) for count in range(1, MOST_PREVENTED + 1)])
BRIBINGS: Final = Listed("bribe", [Bribe()])
MONUMENTS: Final = Listed("monument", [BuildMonument(monument) for monument in range(RESOURCE_COUNT)])
FIGURES: Final = Listed("figure", [PutFigure(location) for location in FIGURE_PLACES])
FAMILIES: Final[list[Family]] = [
    CONTRIBUTES, NOWS, LATERS, VISITS, INFLUENCES, PREVENTS, BRIBINGS, MONUMENTS, FIGURES,
]  # fmt: skip
