"""12.5. The AI player's turn, step by step: a scheme is turned and followed, or else the fallback row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.words import Step
from regnum.games.paladins.automa.actions import ASKS_FAVOUR, DEEDS, attempt, go_on
from regnum.games.paladins.cards import scheme_name
from regnum.games.paladins.events import RivalPassed, SchemeTurned
from regnum.games.paladins.parts import AI, FALLBACK_ROW, KINGS_FAVOUR, KINGS_ORDER, ORDER_TIMES
from regnum.games.paladins.schemes import shuffle_schemes
from regnum.games.paladins.table import Paladins


class TurnScheme(Step[Paladins]):
    """12.5.2. The top card onto the discard pile; an empty deck is made of the discards first."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        if game.sides[AI].pool == 0:
            self.leave(game)
            return
        if len(game.schemes.deck) == 0:
            shuffle_schemes(game, "12.5.2")
        game.revealed += 1
        scheme = game.own_schemes().turn()
        if game.told is not None:
            game.told.append(SchemeTurned(scheme_name(scheme)))
        go_on(game, FOLLOW_SCHEME)

    def leave(self, game: Paladins) -> None:
        """12.5.1. Without workers it passes."""
        game.own(AI).passed = True
        if game.told is not None:
            game.told.append(RivalPassed("no_workers", "12.5.1"))


class FollowScheme(Step[Paladins]):
    """12.5.3. What the card turned last says; if that cannot be done, the fallback row."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        scheme = game.schemes.old[-1]
        if scheme == KINGS_ORDER:
            followed = self.follow_orders(game)
        elif scheme == KINGS_FAVOUR:
            followed = attempt(game, ASKS_FAVOUR, "scheme", "12.6.14")
        else:
            followed = attempt(game, DEEDS[scheme], "scheme", "12.5.3")
        if not followed:
            go_on(game, FALL_BACK)

    def follow_orders(self, game: Paladins) -> bool:
        """12.6.13, R40. Revealed orders from the right: first those not yet fulfilled, then the fulfilled ones."""
        for fulfilled in (False, True):
            for i in range(game.king.orders_shown):
                action = game.king.wants(game.king.orders_shown - 1 - i)
                done = game.sides[AI].done[action] >= ORDER_TIMES
                if done == fulfilled and attempt(game, DEEDS[action], "order", "12.6.13"):
                    return True
        return False


class FallBack(Step[Paladins]):
    """12.5.4. The leftmost possible action of the row; Rest is always possible (12.5.7)."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """If the scheme has named an action of the row, why it fails has been told already."""
        scheme = game.schemes.old[-1]
        for i in range(i64(len(FALLBACK_ROW))):
            action = FALLBACK_ROW[i]
            if action != scheme and attempt(game, DEEDS[action], "fallback", "12.5.4"):
                return


TURN_SCHEME: Final = TurnScheme()
FOLLOW_SCHEME: Final = FollowScheme()
FALL_BACK: Final = FallBack()
