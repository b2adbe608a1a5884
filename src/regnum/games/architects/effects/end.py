"""A11. The end: what buildings do before the count, and the count."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.reset import nth_from_last
from regnum.games.architects.effects.vocabulary import COUNT, LAST_LOSSES_ENDED, LAST_OF, LAST_TURNS_ENDED
from regnum.games.architects.events import EndEffect, LastLossesEnded, LastTurnsEnded, Scored
from regnum.games.architects.figures import LAST_GAINS, LAST_LOSSES, LAST_RELEASES, LASTING
from regnum.games.architects.parts import COUNTED
from regnum.games.architects.scoring import total
from regnum.games.architects.table import Architects


class LastEffects(ArchitectsEffect):
    """A11.4. From the start player the losses of all; then side by side gains and releases; then the count."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.owe(game.first, packed_effect(COUNT, 0, 1))
        game.owe(game.first, packed_effect(LAST_TURNS_ENDED, 0, 1))
        losses_apart = game.rules.edition >= 2
        for i in range(game.rules.sides):
            each = nth_from_last(game, game.first, i)
            owe_last_part(game, each, 2)
            owe_last_part(game, each, 1)
            if not losses_apart:
                owe_last_part(game, each, 0)
        if losses_apart:
            game.owe(game.first, packed_effect(LAST_LOSSES_ENDED, 0, 1))
            for i in range(game.rules.sides):
                owe_last_part(game, nth_from_last(game, game.first, i), 0)


def owe_last_part(game: Architects, side: i64, part: i64) -> None:
    """One of the three parts for all buildings of a side, the first building first."""
    built = game.sides[side].built
    last = i64(len(built)) - 1
    for i in range(last + 1):
        card = built[last - i]
        if LASTING[card] and len(last_row(card, part)) > 0:
            game.owe(side, packed_effect(LAST_OF, card, part))


def last_row(card: i64, part: i64) -> vec[i64]:
    """What a building does in one part of A11.4."""
    if part == 0:
        return LAST_LOSSES[card]
    return LAST_GAINS[card] if part == 1 else LAST_RELEASES[card]


class LastOfBuilding(ArchitectsEffect):
    """A11.4. The building `what`; n = 0 its losses, 1 its gains, 2 its releases."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.told is not None:
            game.told.append(EndEffect(int(side), BUILDINGS[int(what)].id))
        game.owe_row(side, last_row(what, n))


class EndLastLosses(ArchitectsEffect):
    """A11.4. All losses are borne."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.happened(LastLossesEnded, side, 0)


class EndLastTurns(ArchitectsEffect):
    """A11.4. Everything has happened."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.happened(LastTurnsEnded, side, 0)


class CountPoints(ArchitectsEffect):
    """A11.5. The totals are told; the sheet itself is in scoring.py."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.phase = COUNTED
        if game.told is not None:
            for each in range(game.rules.sides):
                game.told.append(Scored(int(each), total(game, int(each))))
