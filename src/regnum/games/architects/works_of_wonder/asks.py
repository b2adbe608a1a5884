"""What Works of Wonder asks, and what it offers where the base game asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of, what_of
from regnum.core.messages import Message, say
from regnum.core.rules import Offer
from regnum.core.words import Ask, Move
from regnum.games.architects.asks.answers import DECLINE
from regnum.games.architects.moves.general import Decline
from regnum.games.architects.moves.names import location_name
from regnum.games.architects.parts import SILVER
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.influence import NEVER, is_billed, is_louis, price_of
from regnum.games.architects.works_of_wonder.moves import (
    BRIBINGS,
    CONTRIBUTES,
    FIGURES,
    INFLUENCES,
    LATERS,
    MONUMENTS,
    MOST_PREVENTED,
    NOWS,
    PREVENTS,
    VISITS,
    Bribe,
    BuildMonument,
    GainNow,
    Later,
    LayPiece,
    PayInfluence,
    Prevent,
    PutFigure,
    UseFigure,
)
from regnum.games.architects.works_of_wonder.parts import (
    BEFORE,
    RESOURCES,
)


class Contribute(Ask[Architects]):
    """B3.1. A worker was placed at the princess: a piece for the contribution card, before or after the action?"""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        """Before the action it can wait; it may always be declined."""
        return (LayPiece, Later, Decline)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-contribute", when="before" if n_of(game.pending) == BEFORE else "after")

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        later = LATERS.all() if n_of(game.pending) == BEFORE else []
        return [*CONTRIBUTES.all(), *later, DECLINE]


class ProfiteerWhen(Ask[Architects]):
    """B3.3. The influence of the profiteer, before or after the action."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (GainNow, Later)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return [NOWS.at(0), LATERS.at(0)]


class VisitFigure(Ask[Architects]):
    """B6.13. A worker was placed at the own figure."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (UseFigure,)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-visit-figure", location=location_name(what_of(game.pending), "at"))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return VISITS.all()


class PlaceFigure(Ask[Architects]):
    """B6.12. A monument was built: where does its figure stand?"""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (PutFigure,)

    @override
    def prompt(self, game: Architects, seat: i64) -> Message:
        return say("ask-place-figure", monument=say(f"monument-{RESOURCES[what_of(game.pending)]}"))

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        return FIGURES.all()


CONTRIBUTE: Final = Contribute()
PROFITEER_WHEN: Final = ProfiteerWhen()
VISIT_FIGURE: Final = VisitFigure()
PLACE_FIGURE: Final = PlaceFigure()


# -- where the base game asks -------------------------------------------------------------------------------------


class OfferInfluence(Offer[Architects]):
    """B2.4, B2.6, B7.4. Influence in a payment."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (PayInfluence,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """For each kind that the bill asks for and influence can stand for at all."""
        return [
            INFLUENCES.at(kind)
            for kind in range(i64(SILVER + 1))
            if is_billed(game, kind) and price_of(game.sides[seat], kind) != NEVER
        ]


class OfferProtection(Offer[Architects]):
    """B2.5, B8.5. Influence or Louis' silver against a loss of virtue."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Prevent, Bribe)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves = [PREVENTS.at(i) for i in range(min(n_of(game.pending), i64(MOST_PREVENTED)))]
        if is_louis(game, seat):
            moves.append(BRIBINGS.at(0))
        return moves


class OfferMonuments(Offer[Architects]):
    """B6.2. A monument instead of a building."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (BuildMonument,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """In the order in which they lie there."""
        return MONUMENTS.all()


OFFER_INFLUENCE: Final = OfferInfluence()
OFFER_PROTECTION: Final = OfferProtection()
OFFER_MONUMENTS: Final = OfferMonuments()
