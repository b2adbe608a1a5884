"""A4.30, A6, A7. In the guildhall: construct a building, or work on the cathedral."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.words import Move
from regnum.games.architects.buildings import give_up, lay_plan
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.cathedral import room_on
from regnum.games.architects.effects.words import CONSTRUCT, RISE
from regnum.games.architects.figures import BUILDING_PRICE, NEEDS
from regnum.games.architects.moves.names import CardFamily, building_name, why_too_dear
from regnum.games.architects.parts import (
    CATHEDRAL_VIRTUE,
    COLOURS,
    GIVES_NO_CARD,
    NONE,
    ROOM,
    SKILLS,
    TOP_LEVEL,
)
from regnum.games.architects.paying import bill_for, can_pay, open_bill
from regnum.games.architects.places import can_rise, cathedral_is_open
from regnum.games.architects.prices import LEVEL_PRICE
from regnum.games.architects.table import Architects


class Build(Move[Architects]):
    """A6. Construct a building from the hand."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`build chapel`"""
        return f"build {BUILDS.word(self.card)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if not game.sides[seat].has_card(self.card) or NEEDS[self.card] & ~game.sides[seat].skills():
            return False
        return can_pay(game, seat, BUILDING_PRICE[self.card], NONE)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A6.1, A6.2."""
        if not game.sides[seat].has_card(self.card):
            return refuse("not_in_hand", "A4.30", building=building_name(self.card))
        missing = NEEDS[self.card] & ~game.sides[seat].skills()
        if missing:
            names: list[Plain] = [say(f"skill-{skill}.acc") for at, skill in enumerate(SKILLS) if (missing >> at) & 1]
            return refuse("too_few_skills", "A6.1", skills=names)
        if can_pay(game, seat, BUILDING_PRICE[self.card], NONE):
            return None
        return why_too_dear(game, seat, bill_for(game, seat, BUILDING_PRICE[self.card]), "A6.2")

    def play(self, game: Architects, seat: i64) -> None:
        """A6.2. Shown, paid for, laid down."""
        lay_plan(game, seat, self.card)
        game.owe(seat, packed_effect(CONSTRUCT, self.card, 1))
        open_bill(game, seat, BUILDING_PRICE[self.card])

    def label(self, game: Architects, seat: i64) -> Message:
        """Which."""
        return say("move-build", building=building_name(self.card))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The card in hand."""
        return [f"hand {BUILDS.word(self.card)}"]


class WorkOnCathedral(Move[Architects]):
    """A7. One step up in the cathedral, giving up a building card."""

    card: i64  # ROOM: none

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`cathedral chapel`, `cathedral nothing`"""
        return f"cathedral {CATHEDRALS.word(self.card)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return self.gives_right_card(game, seat) and can_rise(game, seat, NONE)

    def gives_right_card(self, game: Architects, seat: i64) -> bool:
        """A7.1. One from the hand; with Frederick none (A12.5)."""
        if game.sides[seat].powers[GIVES_NO_CARD] > 0:
            return self.card == ROOM
        return self.card < ROOM and game.sides[seat].has_card(self.card)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A7.1 to A7.6."""
        level = game.sides[seat].level + 1
        if level > TOP_LEVEL:
            return refuse("cathedral_finished", "A7.9")
        if not cathedral_is_open(game, seat):
            return refuse("virtue_too_low", "A7.1", need=CATHEDRAL_VIRTUE, have=int(game.sides[seat].virtue))
        if not room_on(game, level):
            return refuse("level_full", "A7.1", level=int(level))
        if not self.gives_right_card(game, seat):
            return self.wrong_card(game, seat)
        if can_pay(game, seat, LEVEL_PRICE[level], NONE):
            return None
        return why_too_dear(game, seat, bill_for(game, seat, LEVEL_PRICE[level]), f"A7.{level + 1}")

    def wrong_card(self, game: Architects, seat: i64) -> Refusal:
        """A7.1, A12.5."""
        if game.sides[seat].powers[GIVES_NO_CARD] > 0:
            return refuse("no_card_needed", "A12.5").advise("cathedral")
        if self.card == ROOM:
            return refuse("no_card_to_give", "A7.1")
        return refuse("not_in_hand", "A7.1", building=building_name(self.card))

    def play(self, game: Architects, seat: i64) -> None:
        """A7.7. Paid, a card given up, one level up, a reward. Nobody can tell whether the card went first."""
        level = game.sides[seat].level + 1
        if self.card < ROOM:
            give_up(game, seat, self.card)
        game.owe(seat, packed_effect(RISE, 0, 1))
        open_bill(game, seat, LEVEL_PRICE[level])

    def label(self, game: Architects, seat: i64) -> Message:
        """The level, and the card given up."""
        level = min(int(game.sides[seat].level) + 1, TOP_LEVEL)
        if self.card == ROOM:
            return say("move-cathedral", level=level)
        return say("move-cathedral-card", level=level, building=building_name(self.card))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The own marker, then the card."""
        marker = f"cathedral {COLOURS[seat]}"
        return [marker] if self.card == ROOM else [marker, f"hand {CATHEDRALS.word(self.card)}"]


class BuildFamily(CardFamily):
    """`build` with any building card."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return Build(index)


class CathedralFamily(CardFamily):
    """`cathedral` with any building card, or with nothing."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return WorkOnCathedral(index)


BUILDS: Final = BuildFamily("build", BUILDINGS, [])
CATHEDRALS: Final = CathedralFamily("cathedral", BUILDINGS, ["nothing"])
