"""C3. What the automaton gets instead of what it would gain. It has no stock but marble; silver moves its marker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from regnum.games.architects.events import NOTHING
from regnum.games.architects.parts import BUILDING_CARD, GOLD, GOODS, KINDS, MARBLE, REWARD_CARD, SILVER, VIRTUE
from regnum.games.architects.solo.events import RivalConverted, RivalDebtless, RivalMarker, RivalWrapped

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects

SPACES: Final = GOODS  # C3.1: of the resource track, clay to marble
FOR_A_DEBT: Final = 2  # C3.9: silver for a debt that cannot be destroyed,
FOR_AN_APPRENTICE: Final = 2  # and for an apprentice


def automa_gains(game: Architects, side: i64, kind: i64, n: i64) -> None:
    """C3. An amount that it would gain, turned into what it gets."""
    if kind == SILVER:
        move_marker(game, side, n)
    elif kind == GOLD:
        convert(game, side, kind, n, MARBLE, "C3.7")
    elif kind == REWARD_CARD:
        convert(game, side, kind, n, VIRTUE, "C3.8")
    elif kind == BUILDING_CARD:
        convert(game, side, kind, n, SILVER, "C3.12")
    elif kind < GOLD:
        if game.told is not None:
            game.told.append(RivalConverted(int(side), KINDS[kind], int(n), NOTHING, 0, "C3.13"))
    else:
        game.receive(side, kind, n)


def convert(game: Architects, side: i64, kind: i64, n: i64, gets: i64, rule: str) -> None:
    """Tell it, and let it gain as much of the other thing."""
    if game.told is not None:
        game.told.append(RivalConverted(int(side), KINDS[kind], int(n), KINDS[gets], int(n), rule))
    automa_gains(game, side, gets, n)


def silver_instead(game: Architects, side: i64, what: str, silver: i64, rule: str) -> None:
    """C3.9, C3.11. The same for a thing that is no amount."""
    if game.told is not None:
        game.told.append(RivalConverted(int(side), what, 1, KINDS[SILVER], int(silver), rule))
    move_marker(game, side, silver)


def virtue_instead(game: Architects, side: i64, what: str, n: i64, rule: str) -> None:
    """C3.10. Virtue point by point for an amount that has no room; for expansions."""
    if game.told is not None:
        game.told.append(RivalConverted(int(side), what, int(n), KINDS[VIRTUE], int(n), rule))
    automa_gains(game, side, VIRTUE, n)


def no_debt_to_destroy(game: Architects, side: i64) -> None:
    """C3.9, Q39."""
    if game.told is not None:
        game.told.append(RivalDebtless(int(side), KINDS[SILVER], FOR_A_DEBT))
    move_marker(game, side, FOR_A_DEBT)


def no_apprentice(game: Architects, side: i64) -> None:
    """C3.9."""
    silver_instead(game, side, "apprentice", FOR_AN_APPRENTICE, "C3.9")


def move_marker(game: Architects, side: i64, n: i64) -> None:
    """C3.1. To the right; off the right end it returns to clay, and it gains a marble."""
    if n <= 0:
        return
    at = game.marker + n
    game.marker = at % SPACES
    if game.told is not None:
        game.told.append(RivalMarker(int(side), int(n), KINDS[game.marker]))
    if at >= SPACES:
        wrapped = at // SPACES
        game.own(side).goods[MARBLE] += wrapped
        if game.told is not None:
            game.told.append(RivalWrapped(int(side), int(wrapped)))
