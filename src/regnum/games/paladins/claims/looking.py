"""What claims look at: boards, pools, what has just come or happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from regnum.core.effects import SIDE_AT, do_of
from regnum.games.paladins.bits import cards_in
from regnum.games.paladins.flow import TURNS
from regnum.games.paladins.parts import (
    EMPTY,
    NONE,
    WORKERS,
)
from regnum.games.paladins.workers import kinds_in

Told = Callable[[Any, Any, Any], bool]


def me(told: Any, game: Any) -> Any:
    """The board of whom it befalls; a seat that does not exist is no board."""
    assert told.seat >= 0
    return game.sides[told.seat]


def by_whom(told: Any, now: Any) -> bool:
    """Told of the AI player, and only of it, as of the AI player."""
    return bool(told.ai) == bool(now.is_ai(told.seat))


def names(pool: int) -> Counter[str]:
    """The workers of a pool."""
    return Counter(WORKERS[kind] for kind in kinds_in(pool))


def came(told: Any, was: Any, now: Any) -> bool:
    """Exactly these workers have joined the pool."""
    return names(me(told, now).pool) == names(me(told, was).pool) + Counter(told.workers)


def more(field: str, by: str = "n", sign: int = 1) -> Told:
    """That much more (or less) of something on the board."""
    return lambda told, was, now: (
        getattr(told, by) == sign * (getattr(me(told, now), field) - getattr(me(told, was), field)) > 0
    )


def new_in(field: str, cards: Any, told_as: str) -> Told:
    """Exactly this card has joined a set of cards of the board."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        new = getattr(me(told, now), field) & ~getattr(me(told, was), field)
        return [cards[card].id for card in cards_in(new)] == [getattr(told, told_as)]

    return claim


def both(*claims: Told) -> Told:
    """All of these."""
    return lambda told, was, now: all(claim(told, was, now) for claim in claims)


def of_side(*claims: Told) -> Told:
    """All of these, of a player or of the AI player."""
    return both(lambda told, was, now: by_whom(told, now), *claims)


def acting(game: Any) -> int:
    """Whose turn it is: the turns go on with the next side."""
    at = max(i for i, step in enumerate(game.agenda) if step is TURNS)
    return int(game.whose[at] - 1) % len(game.sides)


def happened(was: Any, now: Any) -> int:
    """The effect that happens as this is told: the lowest of those that are due no longer; others went in silence."""
    still = 0
    while still < len(now.due) and still < len(was.due) and now.due[still] == was.due[still]:
        still += 1
    return int(was.due[still]) if still < len(was.due) else NONE


def is_due(game: Any, side: int, effect: int) -> bool:
    """Whether this is still to happen to a side."""
    return (side << SIDE_AT | effect) in game.due


def happens(was: Any, now: Any, *does: int) -> bool:
    """Whether it is one of these that happens."""
    return do_of(happened(was, now)) in does


def done_once_more(told: Any, was: Any, now: Any, action: int) -> bool:
    """The action counts once more."""
    return bool(me(told, now).done[action] == me(told, was).done[action] + 1)


def packed_row(row: Any, deck: Any, *, right: bool) -> bool:
    """9.2.1 to 9.2.3. No gap in a row, and none empty while cards are left."""
    lying = [card != EMPTY for card in (reversed(list(row)) if right else row)]
    return lying == sorted(lying, reverse=True) and (all(lying) or len(deck) == 0)
