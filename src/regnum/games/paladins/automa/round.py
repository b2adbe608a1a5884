"""12.1, 12.2. The AI player before the first round, and at the beginning of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import effect
from regnum.games.paladins.cards import TAVERNS
from regnum.games.paladins.effects.vocabulary import DRAW_SUSPICION
from regnum.games.paladins.events import FavourSchemeJoined, RivalMustered, RivalStrengthened, RivalSuspected
from regnum.games.paladins.figures import TAVERN_POOL
from regnum.games.paladins.parts import AI, AI_ACTIONS, AI_WORKERS, BIT, CRIMINAL, DEVELOP, FIRST_RIGHT, NONE, SPACES
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import count_of

DRAW_ONE: Final = effect(DRAW_SUSPICION)


def add_workshop(game: Paladins, action: i64) -> None:
    """12.1.5, 12.2.1. One more workshop on an action of its board, from the left."""
    me = game.own(AI)
    slot: i64 = 1 if me.covered(action) & 1 else 0
    me.workshops |= BIT[2 * (action - FIRST_RIGHT) + slot]
    me.done[DEVELOP] += 1  # 12.7.4: what a Guardian counts


def tell_workshops(game: Paladins) -> None:
    """12.1.5. What it begins with."""
    if game.told is not None:
        for action in range(i64(FIRST_RIGHT), i64(SPACES)):
            if game.sides[AI].covered(action):
                game.told.append(RivalStrengthened(AI_ACTIONS[action], "difficulty", "12.1.5"))


def strengthen(game: Paladins, action: i64) -> None:
    """12.2.1. The workshop of an order just revealed."""
    add_workshop(game, action)
    if game.told is not None:
        game.told.append(RivalStrengthened(AI_ACTIONS[action], "order", "12.2.1"))


def join_favour_scheme(game: Paladins) -> None:
    """12.2.2. A King's Favour scheme onto the discard pile."""
    game.own_schemes().join_favour()
    if game.told is not None:
        game.told.append(FavourSchemeJoined())


def muster_automa(game: Paladins) -> None:
    """12.2.4. Its workers of this round."""
    me = game.own(AI)
    me.pool = game.round + AI_WORKERS
    if game.told is not None:
        game.told.append(RivalMustered(int(me.pool)))


def suspect_automa(game: Paladins) -> None:
    """12.2.3. A suspicion for each criminal of the tavern that was left over."""
    place = game.taverns.unclaimed()
    if place == NONE:
        return
    tavern = game.taverns.inns[place]
    criminals = count_of(TAVERN_POOL[tavern], CRIMINAL)
    if game.told is not None:
        game.told.append(RivalSuspected(TAVERNS[tavern].id, int(criminals)))
    for _ in range(criminals):
        game.owe(AI, DRAW_ONE)
