"""A4.8, A5. Hiring apprentices: at the workshop, for nothing, in the draft; and sending one away."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import do_of, packed_effect, what_of
from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.words import Move
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.display import dismiss, draft
from regnum.games.architects.effects.words import ACT, DISMISS, DRAFT_APPRENTICE, HIRE, LAY_SILVER
from regnum.games.architects.moves.names import CardFamily, apprentice_name, silver_price, too_little_silver
from regnum.games.architects.parts import NONE, WORKSHOP
from regnum.games.architects.paying import open_bill
from regnum.games.architects.places import can_hire, hire_price
from regnum.games.architects.table import Architects


class Hire(Move[Architects]):
    """A5. Take an apprentice that lies face up."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`hire miner_a`"""
        return f"hire {HIRES.word(self.card)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        at = game.display.place_of(self.card)
        return at != NONE and (not has_price(game) or can_hire(game, seat, skipped(game, seat, at), NONE))

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.8, A4.9. At the workshop it must be paid for."""
        at = game.display.place_of(self.card)
        if at == NONE:
            return refuse("not_shown", "A4.8", apprentice=apprentice_name(self.card))
        if not has_price(game):
            return None
        laid = skipped(game, seat, at)
        if can_hire(game, seat, laid, NONE):
            return None
        return too_little_silver(game, seat, hire_price(game, seat, laid), "A4.9" if laid else "A4.8")

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

    def label(self, game: Architects, seat: i64) -> Message:
        """Whom; at the workshop with what is paid, and the silver laid on others."""
        at = game.display.place_of(self.card)
        if not has_price(game) or at == NONE:
            return say("move-hire", apprentice=apprentice_name(self.card), price="none")
        price = silver_price(game, seat, hire_price(game, seat, skipped(game, seat, at)))
        return say("move-hire", apprentice=apprentice_name(self.card), price=price)

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The card in the display."""
        return [f"apprentice {HIRES.word(self.card)}"]


def has_price(game: Architects) -> bool:
    """A4.8. Only at the workshop."""
    return do_of(game.pending) == ACT and what_of(game.pending) == WORKSHOP


def skipped(game: Architects, seat: i64, at: i64) -> i64:
    """A4.9. How many columns further right than w an apprentice lies."""
    return max(at % game.display.width + 1 - game.working(seat, WORKSHOP), i64(0))


class SendAway(Move[Architects]):
    """A5.2. An own apprentice goes under the deck."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`dismiss miner_a`"""
        return f"dismiss {DISMISSALS.word(self.card)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return game.sides[seat].has_apprentice(self.card)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A5.2. One's own."""
        if game.sides[seat].has_apprentice(self.card):
            return None
        return refuse("not_your_apprentice", "A5.2", apprentice=apprentice_name(self.card))

    def play(self, game: Architects, seat: i64) -> None:
        """A5.3. Its hire virtue is not undone."""
        dismiss(game, seat, self.card)

    def label(self, game: Architects, seat: i64) -> Message:
        """Whom."""
        return say("move-dismiss", apprentice=apprentice_name(self.card))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The card."""
        return [f"hired {DISMISSALS.word(self.card)}"]


class HireFamily(CardFamily):
    """`hire` with any apprentice."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return Hire(index)


class DismissFamily(CardFamily):
    """`dismiss` with any apprentice."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return SendAway(index)


HIRES: Final = HireFamily("hire", APPRENTICES, [])
DISMISSALS: Final = DismissFamily("dismiss", APPRENTICES, [])
