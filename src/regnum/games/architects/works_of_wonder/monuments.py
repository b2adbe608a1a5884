"""B6. Monuments: what they cost, building them, and their figures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.core.words import ALLOWED
from regnum.games.architects.hooks import GuildhallWork
from regnum.games.architects.parts import LOCATIONS, NONE
from regnum.games.architects.paying import can_pay, open_bill
from regnum.games.architects.places import TOO_DEAR
from regnum.games.architects.prices import Price
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.events import FigurePlaced, MonumentBuilt
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.figures import MONUMENT_PRICE
from regnum.games.architects.works_of_wonder.influence import TOO_LITTLE_INFLUENCE
from regnum.games.architects.works_of_wonder.parts import RAISE, RESOURCE_COUNT, RESOURCES

ALREADY_BUILT: Final = 30  # what forbids to build a monument, beside its price


def goods_for(wonder: Wonder, monument: i64) -> i64:
    """B6.9. What it costs of its resource: 1 less for every piece on its card."""
    return max(wonder.amount(monument) - wonder.pieces[monument], i64(0))


def monument_price(wonder: Wonder, monument: i64) -> Price:
    """B6.3 to B6.9. Its resource, influence and tax."""
    return MONUMENT_PRICE[wonder.printed + monument][goods_for(wonder, monument)]


def monument_barred(game: Architects, wonder: Wonder, seat: i64, monument: i64) -> i64:
    """B6.2, B6.10. What forbids to build it: it must lie there and be paid in full; no skills are needed."""
    if wonder.owner[monument] != NONE:
        return ALREADY_BUILT
    if wonder.influence[seat] < wonder.asks_influence(monument):
        return TOO_LITTLE_INFLUENCE
    return ALLOWED if can_pay(game, seat, monument_price(wonder, monument), NONE) else TOO_DEAR


class MonumentWork(GuildhallWork):
    """B6.2. A monument instead of a building from the hand."""

    @override
    def possible(self, game: Architects, seat: i64) -> bool:
        wonder = wonder_of(game)
        for monument in range(i64(RESOURCE_COUNT)):
            if monument_barred(game, wonder, seat, monument) == ALLOWED:
                return True
        return False


def begin_monument(game: Architects, seat: i64, monument: i64) -> None:
    """B6.8, B6.10, B6.11. Its bill lies on the table; when that is paid, it rises."""
    wonder = wonder_of(game)
    game.owe(seat, packed_effect(RAISE, monument, 1))
    open_bill(game, seat, monument_price(wonder, monument))


def take_monument(game: Architects, side: i64, monument: i64) -> None:
    """B6.11. The card belongs to this side now; the pieces on it return to the supply."""
    wonder_of(game).build(monument, side)
    if game.told is not None:
        game.told.append(MonumentBuilt(int(side), RESOURCES[monument]))


def put_figure(game: Architects, side: i64, monument: i64, location: i64) -> None:
    """B6.12. It never moves from there."""
    wonder_of(game).put_figure(monument, location)
    if game.told is not None:
        game.told.append(FigurePlaced(int(side), RESOURCES[monument], LOCATIONS[location]))
