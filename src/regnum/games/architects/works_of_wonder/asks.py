"""What Works of Wonder asks, and what it offers where the base game asks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

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
from regnum.games.architects.works_of_wonder.monuments import can_build
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

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Before the action it can wait; it may always be declined."""
        return (LayPiece, Later, Decline)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """Whether the action is done."""
        return say("ask-contribute", when="before" if n_of(game.pending) == BEFORE else "after")

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All five symbols."""
        moves = [CONTRIBUTES.at(resource) for resource in range(i64(RESOURCE_COUNT))]
        if n_of(game.pending) == BEFORE:
            moves.append(LATERS.at(0))
        moves.append(DECLINES.at(0))
        return moves

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those that are free, of what is there."""
        moves: list[Move[Any]] = []
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

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Now or later."""
        return (GainNow, Later)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Both."""
        return [NOWS.at(0), LATERS.at(0)]


class VisitFigure(Ask[Architects]):
    """B6.13. A worker was placed at the own figure."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Influence, or one more worker."""
        return (UseFigure,)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """Where."""
        return say("ask-visit-figure", location=location_name(what_of(game.pending), "at"))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Both."""
        return [VISITS.at(0), VISITS.at(1)]


class PlaceFigure(Ask[Architects]):
    """B6.12. A monument was built: where does its figure stand?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Any of the seven places."""
        return (PutFigure,)

    def prompt(self, game: Architects, seat: i64) -> Message:
        """Whose figure it is."""
        return say("ask-place-figure", monument=say(f"monument-{RESOURCES[what_of(game.pending)]}"))

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those with a figure are refused."""
        return [FIGURES.at(place) for place in range(i64(FIGURE_COUNT))]


CONTRIBUTE: Final = Contribute()
PROFITEER_WHEN: Final = ProfiteerWhen()
VISIT_FIGURE: Final = VisitFigure()
PLACE_FIGURE: Final = PlaceFigure()


# -- where the base game asks -------------------------------------------------------------------------------------


class OfferInfluence(Offer[Architects]):
    """B2.4, B2.6, B7.4. Influence in a payment."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """For goods and for silver."""
        return (PayInfluence,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """For each kind that the bill asks for and influence can stand for at all."""
        return [
            INFLUENCES.at(kind)
            for kind in range(i64(SILVER + 1))
            if is_billed(game, kind) and price_of(game, seat, kind) != NEVER
        ]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those that may be played."""
        moves: list[Move[Any]] = []
        wonder = wonder_of(game)
        if wonder.influence[seat] > 0:
            for kind in range(i64(SILVER + 1)):
                if replaces(game, wonder, seat, kind):
                    moves.append(INFLUENCES.at(kind))
        return moves


class OfferProtection(Offer[Architects]):
    """B2.5, B8.5. Influence or Louis' silver against a loss of virtue."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Point by point, or the whole loss."""
        return (Prevent, Bribe)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Up to the size of the loss."""
        moves = [PREVENTS.at(i) for i in range(min(n_of(game.pending), i64(MOST_PREVENTED)))]
        if game.sides[seat].powers[BRIBES] > 0:
            moves.append(BRIBINGS.at(0))
        return moves

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """As far as influence and silver go."""
        moves: list[Move[Any]] = []
        for i in range(min(n_of(game.pending), wonder_of(game).influence[seat] // VIRTUE_FOR)):
            moves.append(PREVENTS.at(i))
        if may_bribe(game, seat):
            moves.append(BRIBINGS.at(0))
        return moves


class OfferMonuments(Offer[Architects]):
    """B6.2. A monument instead of a building."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Any of the five."""
        return (BuildMonument,)

    def moves(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """All of them, in the order in which they lie there."""
        return [MONUMENTS.at(monument) for monument in range(i64(RESOURCE_COUNT))]

    def legal(self, game: Architects, seat: i64) -> list[Move[Any]]:
        """Those that can be paid."""
        moves: list[Move[Any]] = []
        wonder = wonder_of(game)
        for monument in range(i64(RESOURCE_COUNT)):
            if can_build(game, wonder, seat, monument):
                moves.append(MONUMENTS.at(monument))
        return moves


OFFER_INFLUENCE: Final = OfferInfluence()
OFFER_PROTECTION: Final = OfferProtection()
OFFER_MONUMENTS: Final = OfferMonuments()
