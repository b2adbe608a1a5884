"""A3. A turn: what comes after what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.games.architects.asks import DISCARD_DOWN, TAKE_BACK, TAKE_TURN
from regnum.games.architects.automa.turn import begin_turn
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.vocabulary import HAND_LIMIT, LAST_EFFECTS, RESET, TURN, TURN_ENDS
from regnum.games.architects.events import TurnPassed
from regnum.games.architects.happenings import TURN_OVER
from regnum.games.architects.parts import GUILDHALL, HOME, LAST_TURNS, NONE, PRISON
from regnum.games.architects.parts import HAND_LIMIT as HAND_SIZE
from regnum.games.architects.sense import TO_MOVE
from regnum.games.architects.sides import Side
from regnum.games.architects.table import Architects

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense

THE_TURN: Final = packed_effect(TURN, 0, 1)
THE_END: Final = packed_effect(TURN_ENDS, 0, 1)
THE_HAND: Final = packed_effect(HAND_LIMIT, 0, 1)
A_RESET: Final = packed_effect(RESET, 0, 1)


class PlayTurn(ArchitectsEffect):
    """A3.1 to A3.6. A worker is placed, or comes home; then the reset if it is due, then the hand limit."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.turn = side
        game.owe(side, THE_END)
        game.owe(side, THE_HAND)
        me = game.sides[side]
        if me.workers[HOME] > 0:
            game.put(TAKE_TURN, side)
        elif me.workers[PRISON] + me.held() > 0 or stands_somewhere(me):
            game.ask(TAKE_BACK, side)
        elif game.told is not None:
            game.told.append(TurnPassed(int(side)))  # A3.4

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.turn = side
        game.owe(side, THE_END)
        game.owe(side, A_RESET)
        begin_turn(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[TO_MOVE] = 1.0


def stands_somewhere(me: Side) -> bool:
    """A3.2, A3.3. Whether a worker is at any location but the guildhall."""
    for location in range(i64(GUILDHALL)):
        if me.workers[location] > 0:
            return True
    return False


class CheckHand(ArchitectsEffect):
    """A3.5, A3.6. A reset that is due comes first; then six building cards may be kept."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.reset_due:
            game.owe(side, THE_HAND)
            game.owe(side, A_RESET)
        elif len(game.sides[side].hand) > HAND_SIZE:
            game.put(DISCARD_DOWN, side)


class EndTurn(ArchitectsEffect):
    """A11.1, A11.2. The next side; or, when the one who filled the last space has had another turn, the end."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.committed += 1
        game.happened(TURN_OVER, side, 0)
        if game.phase == LAST_TURNS and side == game.last:
            game.turn = NONE
            game.owe(game.first, packed_effect(LAST_EFFECTS, 0, 1))
            return
        if game.last != NONE:
            game.phase = LAST_TURNS
        game.owe(game.next_side(side), THE_TURN)
