"""4.1. Ending the turn, and giving up what the hand cannot hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.moves.names import tile_handle, tile_name
from regnum.games.brothers.parts import HAND_LIMIT
from regnum.games.brothers.table import Brothers


class EndTurn(Move[Brothers]):
    """4.1.2. End the turn, once a tile has been taken."""

    @override
    def notation(self) -> str:
        """`end`"""
        return "end"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.2."""
        return None if game.taken else refuse("must_take", "4.1.2").advise("take")

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """Perhaps tiles must be discarded first (4.1.3)."""
        game.ended = True

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return ["button end"]


class Discard(Move[Brothers]):
    """4.1.3. A surplus tile leaves the game."""

    tile: i64

    def __init__(self, tile: i64) -> None:
        self.tile = tile

    @override
    def notation(self) -> str:
        """`discard inn_row`"""
        return f"discard {TILES[self.tile].id}"

    @override
    def refused(self, game: Brothers, seat: i64) -> Refusal | None:
        """4.1.3."""
        hand = game.sides[seat].hand
        if self.tile not in hand:
            return refuse("not_in_hand", "4.1.3", tile=tile_name(game, self.tile))
        return None if len(hand) > HAND_LIMIT else refuse("hand_small_enough", "4.1.3", limit=HAND_LIMIT)

    @override
    def play(self, game: Brothers, seat: i64) -> None:
        """Seen by all (7.3)."""
        game.discard(seat, self.tile)

    @override
    def label(self, game: Brothers, seat: i64) -> Message:
        return say("move-discard", tile=tile_name(game, self.tile))

    @override
    def handles(self, game: Brothers, seat: i64) -> list[str]:
        return [tile_handle(self.tile)]


ENDS: Final = Listed("end", [EndTurn()])
DISCARDS: Final = Listed("discard", [Discard(tile) for tile in range(len(TILES))])
