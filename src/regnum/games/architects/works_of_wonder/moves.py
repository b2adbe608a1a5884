"""The moves of Works of Wonder: how they are written, why they are refused, what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.architects.effects.vocabulary import PAY
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
    ONE,
    SILVER,
)
from regnum.games.architects.paying import bill_for, has_goods, open_bill
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import suffer
from regnum.games.architects.works_of_wonder.contribution import SYMBOL_FILLED, contribute, contribution_barred
from regnum.games.architects.works_of_wonder.events import Bribed, LossPrevented
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.influence import (
    NO_CHARLATAN,
    NOT_BILLED,
    NOT_LOUIS,
    TOO_LITTLE_INFLUENCE,
    bribe_barred,
    gain_influence,
    influence_barred,
    price_of,
    replace,
    worth_of,
)
from regnum.games.architects.works_of_wonder.monuments import (
    ALREADY_BUILT,
    begin_monument,
    monument_barred,
    monument_price,
    put_figure,
)
from regnum.games.architects.works_of_wonder.nobles import visit
from regnum.games.architects.works_of_wonder.parts import (
    BEFORE,
    BRIBE,
    FIGURE_PLACES,
    INFLUENCE_TOP,
    PROFIT,
    RESOURCE_COUNT,
    RESOURCES,
    VIRTUE_FOR,
)

MOST_PREVENTED: Final = INFLUENCE_TOP // VIRTUE_FOR

# What forbids these moves, beside what stands in influence.py, contribution.py and monuments.py.
ACTION_DONE: Final = 40
LOSS_IS_SMALLER: Final = 41
FIGURE_THERE: Final = 42


def too_little_influence(need: i64, have: i64, rule: str) -> Refusal:
    """Not enough of it."""
    return refuse("too_little_influence", rule, need=int(need), have=int(have))


# -- princess, profiteer and figures ------------------------------------------------------------------------------


class LayPiece(Judged[Architects]):
    """B4.1. Lay a piece on the contribution card and take what is printed below."""

    resource: i64

    def __init__(self, resource: i64) -> None:
        self.resource = resource

    @override
    def notation(self) -> str:
        """`contribute clay`"""
        return f"contribute {RESOURCES[self.resource]}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return contribution_barred(game, wonder_of(game), seat, self.resource)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        if bar == SYMBOL_FILLED:
            return refuse("symbol_filled", "B4.2", kind=say(f"kind-{RESOURCES[self.resource]}"))
        return too_few_goods(game, seat, ONE << self.resource, 1, "B4.1")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """B4.1."""
        contribute(game, seat, self.resource)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-lay-piece", kind=say(f"kind-{RESOURCES[self.resource]}.acc"))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"contribution {RESOURCES[self.resource]}"]


class GainNow(Move[Architects]):
    """B3.3. Gain the influence of the profiteer before the action."""

    @override
    def notation(self) -> str:
        return "now"

    @override
    def play(self, game: Architects, seat: i64) -> None:
        gain_influence(game, seat, 1)


class Later(Judged[Architects]):
    """B3.1, B3.3. First the action, then the contribution or the influence of the profiteer."""

    @override
    def notation(self) -> str:
        return "later"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        """Where the profiteer asks, no fee needs his influence (B3.6)."""
        return ALLOWED if do_of(game.pending) == PROFIT or n_of(game.pending) == BEFORE else ACTION_DONE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """B3.1. Not after the action."""
        return refuse("action_done", "B3.1").advise("contribute")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """It comes, or is asked about again, when the action is done."""
        if do_of(game.pending) == PROFIT:
            wonder_of(game).awaited = True
        else:
            wonder_of(game).invited = True


class UseFigure(Move[Architects]):
    """B6.13. At the own figure: 1 influence, or act as if 1 more own worker stood there.

    Whoever needs the influence for the action is not asked (B3.6).
    """

    worker: bool

    def __init__(self, worker: bool) -> None:
        self.worker = worker

    @override
    def notation(self) -> str:
        """`visit worker`"""
        return "visit worker" if self.worker else "visit influence"

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """B6.13."""
        visit(game, seat, what_of(game.pending), self.worker)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-use-figure", use="worker" if self.worker else "influence")


# -- paying and losing --------------------------------------------------------------------------------------------


class PayInfluence(Judged[Architects]):
    """B2.4, B2.6, B7.4. Influence instead of something that the bill asks for."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    @override
    def notation(self) -> str:
        """`influence gold`"""
        return f"influence {KINDS[self.kind]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return influence_barred(game, wonder_of(game), seat, self.kind)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """The bill must ask for it, and the influence must not be missing elsewhere in it."""
        rule = "B2.4" if self.kind == SILVER else "B2.6" if self.kind >= GOLD else "B7.4"
        if bar == NOT_BILLED:
            return refuse("not_on_the_bill", rule, kind=say(f"kind-{KINDS[self.kind]}"))
        if bar == NO_CHARLATAN:
            return refuse("no_charlatan", rule, kind=say(f"kind-{KINDS[self.kind]}"))
        if bar == TOO_LITTLE_INFLUENCE:
            have = wonder_of(game).influence[seat] - game.bill.beyond
            return too_little_influence(price_of(game.sides[seat], self.kind), max(have, i64(0)), rule)
        return refuse("influence_needed_elsewhere", rule)

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """The bill is lower; the rest is still to be paid."""
        replace(game, seat, self.kind)
        game.owe(seat, packed_effect(PAY, 0, 1))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        """What it costs and what it stands for."""
        count = int(worth_of(game.bill, self.kind))
        return say(
            "move-pay-influence",
            influence=int(price_of(game.sides[seat], self.kind)),
            what=say(f"count-{KINDS[self.kind]}-acc", count=count),
        )

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"good {KINDS[self.kind]}"]


class Prevent(Judged[Architects]):
    """B2.5. 2 influence for each point of virtue that is not lost; the others are."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    @override
    def notation(self) -> str:
        """`prevent 2`"""
        return f"prevent {self.count}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if self.count > n_of(game.pending):
            return LOSS_IS_SMALLER
        return ALLOWED if VIRTUE_FOR * self.count <= wonder_of(game).influence[seat] else TOO_LITTLE_INFLUENCE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """No more than is about to be lost, and as much as there is influence for."""
        if bar == LOSS_IS_SMALLER:
            return refuse("loss_is_smaller", "B2.5", count=int(n_of(game.pending)))
        return too_little_influence(VIRTUE_FOR * self.count, wonder_of(game).influence[seat], "B2.5")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """B2.10. Decided before the loss: what is prevented gives no debt either (Q32)."""
        wonder = wonder_of(game)
        price = VIRTUE_FOR * self.count
        wonder.influence[seat] -= price
        if game.told is not None:
            game.told.append(LossPrevented(int(seat), int(price), int(self.count), int(wonder.influence[seat])))
        if n_of(game.pending) > self.count:
            suffer(game, seat, n_of(game.pending) - self.count)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-prevent", count=int(self.count), influence=int(VIRTUE_FOR * self.count))


class Bribe(Judged[Architects]):
    """B8.5, B8.7. Louis pays 2 silver, and the whole loss does not happen."""

    @override
    def notation(self) -> str:
        return "bribe"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return bribe_barred(game, seat)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        return refuse("not_louis", "B8.5") if bar == NOT_LOUIS else too_little_silver(game, seat, BRIBE, "B8.5")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        if game.told is not None:
            game.told.append(Bribed(int(seat), int(n_of(game.pending))))
        open_bill(game, seat, BRIBE)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-bribe", price=silver_price(game, seat, BRIBE))


# -- monuments ----------------------------------------------------------------------------------------------------


class BuildMonument(Judged[Architects]):
    """B6.2. Build a monument instead of a building from the hand."""

    monument: i64

    def __init__(self, monument: i64) -> None:
        self.monument = monument

    @override
    def notation(self) -> str:
        """`monument clay`"""
        return f"monument {RESOURCES[self.monument]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return monument_barred(game, wonder_of(game), seat, self.monument)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """What is missing: the monument itself, influence, goods, or silver for the tax."""
        wonder = wonder_of(game)
        if bar == ALREADY_BUILT:
            return refuse("monument_built", "B6.2", monument=say(f"monument-{RESOURCES[self.monument]}"))
        if bar == TOO_LITTLE_INFLUENCE:
            return too_little_influence(wonder.asks_influence(self.monument), wonder.influence[seat], "B6.8")
        price = monument_price(wonder, self.monument)
        bill = bill_for(game, seat, price)
        if not has_goods(game.sides[seat], bill):
            return why_too_dear(game, seat, bill, "B6.9")
        return too_little_silver(game, seat, price, "B6.8")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """B6.11."""
        begin_monument(game, seat, self.monument)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-build-monument", monument=say(f"monument-{RESOURCES[self.monument]}.acc"))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"monument {RESOURCES[self.monument]}"]


class PutFigure(Judged[Architects]):
    """B6.12. Place the figure of the monument just built."""

    location: i64

    def __init__(self, location: i64) -> None:
        self.location = location

    @override
    def notation(self) -> str:
        """`figure quarry`"""
        return f"figure {LOCATIONS[self.location]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return FIGURE_THERE if (wonder_of(game).figures >> self.location) & 1 else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """B6.12. At most one at a location."""
        return refuse("figure_there", "B6.12", location=location_name(self.location, "at"))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """B6.12."""
        put_figure(game, seat, what_of(game.pending), self.location)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-put-figure", location=location_name(self.location, "to"))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
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
