"""B4. Contributions: a piece on the active card, and what is printed below its symbol."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.words import ALLOWED
from regnum.games.architects.market import want_reset
from regnum.games.architects.parts import ONE
from regnum.games.architects.places import TOO_DEAR
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.events import CardFilled, Contributed
from regnum.games.architects.works_of_wonder.extra import Wonder, wonder_of
from regnum.games.architects.works_of_wonder.figures import CONTRIBUTION
from regnum.games.architects.works_of_wonder.parts import ALL_RESOURCES, RESOURCE_COUNT, RESOURCES

SYMBOL_FILLED: Final = 30  # what forbids a contribution, beside its price


def contribution_barred(game: Architects, wonder: Wonder, seat: i64, resource: i64) -> i64:
    """B4.2, B4.3. What forbids it: the symbol must be free, and a real piece there; nothing stands for it."""
    if wonder.is_laid(resource):
        return SYMBOL_FILLED
    return ALLOWED if game.sides[seat].goods[resource] > 0 else TOO_DEAR


def can_contribute(game: Architects, wonder: Wonder, seat: i64) -> bool:
    """Whether anything can be laid."""
    for resource in range(i64(RESOURCE_COUNT)):
        if contribution_barred(game, wonder, seat, resource) == ALLOWED:
            return True
    return False


def contribute(game: Architects, seat: i64, resource: i64) -> None:
    """B4.1. A piece of the own stock."""
    game.own(seat).goods[resource] -= 1
    lay_piece(game, seat, resource)


def lay_piece(game: Architects, side: i64, resource: i64) -> None:
    """B4.1, B4.4. Lay it on its symbol, whoever brought it; what is printed below is due. The fifth calls a reset."""
    wonder = wonder_of(game)
    wonder.laid |= ONE << resource
    if game.told is not None:
        game.told.append(Contributed(int(side), RESOURCES[resource]))
    if wonder.laid == ALL_RESOURCES:
        want_reset(game)  # B5.12, Q5: when the action is finished
        if game.told is not None:
            game.told.append(CardFilled())
    game.owe_row(side, CONTRIBUTION[wonder.contribution() * RESOURCE_COUNT + resource])
