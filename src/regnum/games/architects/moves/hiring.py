"""A4.8, A5. Hiring apprentices: at the workshop, for nothing, in the draft; and sending one away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, packed_effect, what_of
from regnum.core.messages import Message, Refusal, refuse, say
from regnum.core.notation import Product
from regnum.core.words import ALLOWED, Judged
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.display import dismiss, draft
from regnum.games.architects.effects.vocabulary import ACT, DISMISS, DRAFT_APPRENTICE, HIRE, LAY_SILVER
from regnum.games.architects.moves.names import (
    Cards,
    apprentice_name,
    hired_apprentice,
    shown_apprentice,
    silver_price,
    too_little_silver,
)
from regnum.games.architects.parts import NONE, WORKSHOP
from regnum.games.architects.paying import open_bill
from regnum.games.architects.places import TOO_DEAR, can_hire, hire_price
from regnum.games.architects.table import Architects

APPRENTICE: Final = Cards(APPRENTICES)

NOT_SHOWN: Final = 20  # what forbids these moves, beside their price
NOT_YOURS: Final = 21


class Hire(Judged[Architects]):
    """A5. Take an apprentice that lies face up."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`hire miner_a`"""
        return f"hire {APPRENTICE.word(self.card)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        at = game.display.place_of(self.card)
        if at == NONE:
            return NOT_SHOWN
        return ALLOWED if not has_price(game) or can_hire(game, seat, skipped(game, seat, at), NONE) else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.8, A4.9. At the workshop it must be paid for."""
        if bar == NOT_SHOWN:
            return refuse("not_shown", "A4.8", apprentice=apprentice_name(self.card))
        laid = skipped(game, seat, game.display.place_of(self.card))
        return too_little_silver(game, seat, hire_price(game, seat, laid), "A4.9" if laid else "A4.8")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A5.2. At the limit another one goes first; then it is paid for, then it comes."""
        if do_of(game.pending) == DRAFT_APPRENTICE:
            draft(game, seat, self.card)
            return
        game.owe(seat, packed_effect(HIRE, self.card, 1))
        if has_price(game):
            at = game.display.place_of(self.card)
            laid = skipped(game, seat, at)
            if laid > 0:
                game.owe(seat, packed_effect(LAY_SILVER, at // game.display.width, laid))
            open_bill(game, seat, hire_price(game, seat, laid))
        if len(game.sides[seat].hired) >= game.sides[seat].apprentice_limit():
            game.owe(seat, packed_effect(DISMISS, 0, 1))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        """Whom; at the workshop with what is paid, and the silver laid on others."""
        at = game.display.place_of(self.card)
        if not has_price(game) or at == NONE:
            return say("move-hire", apprentice=shown_apprentice(game, self.card), price="none")
        price = silver_price(game, seat, hire_price(game, seat, skipped(game, seat, at)))
        return say("move-hire", apprentice=shown_apprentice(game, self.card), price=price)

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"apprentice {APPRENTICE.word(self.card)}"]


def has_price(game: Architects) -> bool:
    """A4.8. Only at the workshop."""
    return do_of(game.pending) == ACT and what_of(game.pending) == WORKSHOP


def skipped(game: Architects, seat: i64, at: i64) -> i64:
    """A4.9. How many columns further right than w an apprentice lies."""
    return max(at % game.display.width + 1 - game.working(seat, WORKSHOP), i64(0))


class SendAway(Judged[Architects]):
    """A5.2. An own apprentice goes under the deck."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`dismiss miner_a`"""
        return f"dismiss {APPRENTICE.word(self.card)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return ALLOWED if game.sides[seat].has_apprentice(self.card) else NOT_YOURS

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        return refuse("not_your_apprentice", "A5.2", apprentice=apprentice_name(self.card))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A5.3. Its hire virtue is not undone."""
        dismiss(game, seat, self.card)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-dismiss", apprentice=hired_apprentice(game, seat, self.card))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"hired {APPRENTICE.word(self.card)}"]


HIRES: Final = Product("hire APPRENTICE", Hire, APPRENTICE)
DISMISSALS: Final = Product("dismiss APPRENTICE", SendAway, APPRENTICE)
