"""What Works of Wonder asks, and what it offers where the base game asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of, what_of
from regnum.core.letters import Message, say
from regnum.core.rules import Offer
from regnum.core.words import Ask, Move
from regnum.games.architects.moves.general import DECLINES, Decline
from regnum.games.architects.moves.names import location_name
from regnum.games.architects.parts import SILVER
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.contribution import can_lay
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.influence import NEVER, is_billed, may_bribe, price_of, replaces
from regnum.games.architects.works_of_wonder.monuments import can_raise
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
    BRIBES,
    FIGURE_PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    VIRTUE_FOR,
)

FIGURE_COUNT: Final = len(FIGURE_PLACES)


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
        moves = [CONTRIBUTES.at(resource) for resource in range(i64(RESOURCE_COUNT))]
        if n_of(game.pending) == BEFORE:
            moves.append(LATERS.at(0))
        moves.append(DECLINES.at(0))
        return moves

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """Those that are free, of what is there."""
        moves: list[Move[Architects]] = []
        wonder = wonder_of(game)
        for resource in range(i64(RESOURCE_COUNT)):
            if can_lay(game, wonder, seat, resource):
                moves.append(CONTRIBUTES.at(resource))
        if n_of(game.pending) == BEFORE:
            moves.append(LATERS.at(0))
        moves.append(DECLINES.at(0))
        return moves


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
        return [VISITS.at(0), VISITS.at(1)]


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
        return [FIGURES.at(place) for place in range(i64(FIGURE_COUNT))]


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
            if is_billed(game, kind) and price_of(game, seat, kind) != NEVER
        ]

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves: list[Move[Architects]] = []
        wonder = wonder_of(game)
        if wonder.influence[seat] > 0:
            for kind in range(i64(SILVER + 1)):
                if replaces(game, wonder, seat, kind):
                    moves.append(INFLUENCES.at(kind))
        return moves


class OfferProtection(Offer[Architects]):
    """B2.5, B8.5. Influence or Louis' silver against a loss of virtue."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (Prevent, Bribe)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves = [PREVENTS.at(i) for i in range(min(n_of(game.pending), i64(MOST_PREVENTED)))]
        if game.sides[seat].powers[BRIBES] > 0:
            moves.append(BRIBINGS.at(0))
        return moves

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves: list[Move[Architects]] = []
        for i in range(min(n_of(game.pending), wonder_of(game).influence[seat] // VIRTUE_FOR)):
            moves.append(PREVENTS.at(i))
        if may_bribe(game, seat):
            moves.append(BRIBINGS.at(0))
        return moves


class OfferMonuments(Offer[Architects]):
    """B6.2. A monument instead of a building."""

    @override
    def verbs(self) -> tuple[type[Move[Architects]], ...]:
        return (BuildMonument,)

    @override
    def moves(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        """All of them, in the order in which they lie there."""
        return [MONUMENTS.at(monument) for monument in range(i64(RESOURCE_COUNT))]

    @override
    def legal(self, game: Architects, seat: i64) -> list[Move[Architects]]:
        moves: list[Move[Architects]] = []
        wonder = wonder_of(game)
        for monument in range(i64(RESOURCE_COUNT)):
            if can_raise(game, wonder, seat, monument):
                moves.append(MONUMENTS.at(monument))
        return moves


OFFER_INFLUENCE: Final = OfferInfluence()
OFFER_PROTECTION: Final = OfferProtection()
OFFER_MONUMENTS: Final = OfferMonuments()
