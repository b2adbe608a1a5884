"""A4.30, A6, A7. In the guildhall: construct a building, or work on the cathedral."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.core.messages import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Product
from regnum.core.words import ALLOWED, Judged
from regnum.games.architects.buildings import give_up, lay_plan
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.effects.vocabulary import CONSTRUCT, RISE
from regnum.games.architects.figures import BUILDING_PRICE
from regnum.games.architects.moves.names import Cards, building_name, why_too_dear
from regnum.games.architects.parts import CATHEDRAL_VIRTUE, COLOURS, GIVES_NO_CARD, NONE, ROOM, SKILLS, TOP_LEVEL
from regnum.games.architects.paying import bill_for, open_bill
from regnum.games.architects.places import (
    CATHEDRAL_FINISHED,
    LEVEL_FULL,
    SKILLS_MISSING,
    TOO_DEAR,
    VIRTUE_TOO_LOW,
    building_barred,
    can_pay_step,
    missing_skills,
    step_barred,
)
from regnum.games.architects.prices import LEVEL_PRICE
from regnum.games.architects.table import Architects

NOT_IN_HAND: Final = 20  # beside what forbids building and rising for everybody (places.py)
WRONG_CARD: Final = 21

BUILDING: Final = Cards(BUILDINGS)
GIVEN_UP: Final = Cards(BUILDINGS, "nothing")


class Build(Judged[Architects]):
    """A6. Construct a building from the hand."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`build chapel`"""
        return f"build {BUILDING.word(self.card)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if not game.sides[seat].has_card(self.card):
            return NOT_IN_HAND
        return building_barred(game, seat, self.card, NONE)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        if bar == NOT_IN_HAND:
            return refuse("not_in_hand", "A4.30", building=building_name(self.card))
        if bar == SKILLS_MISSING:
            missing = missing_skills(game, seat, self.card)
            names: list[Plain] = [say(f"skill-{skill}.acc") for at, skill in enumerate(SKILLS) if (missing >> at) & 1]
            return refuse("too_few_skills", "A6.1", skills=names)
        return why_too_dear(game, seat, bill_for(game, seat, BUILDING_PRICE[self.card]), "A6.2")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A6.2. Shown, paid for, laid down."""
        lay_plan(game, seat, self.card)
        game.owe(seat, packed_effect(CONSTRUCT, self.card, 1))
        open_bill(game, seat, BUILDING_PRICE[self.card])

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-build", building=building_name(self.card))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"hand {BUILDING.word(self.card)}"]


class WorkOnCathedral(Judged[Architects]):
    """A7. One step up in the cathedral, giving up a building card."""

    card: i64  # ROOM: none

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`cathedral chapel`, `cathedral nothing`"""
        return f"cathedral {GIVEN_UP.word(self.card)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        bar = step_barred(game, seat)
        if bar != ALLOWED:
            return bar
        if not self.is_right_card(game, seat):
            return WRONG_CARD
        return ALLOWED if can_pay_step(game, seat, NONE) else TOO_DEAR

    def is_right_card(self, game: Architects, seat: i64) -> bool:
        """A7.1. One from the hand; with Frederick none (A12.5)."""
        me = game.sides[seat]
        return self.card == ROOM if me.powers[GIVES_NO_CARD] > 0 else self.card < ROOM and me.has_card(self.card)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        me = game.sides[seat]
        if bar == CATHEDRAL_FINISHED:
            return refuse("cathedral_finished", "A7.9")
        if bar == VIRTUE_TOO_LOW:
            return refuse("virtue_too_low", "A7.1", need=CATHEDRAL_VIRTUE, have=int(me.virtue))
        level = me.level + 1
        if bar == LEVEL_FULL:
            return refuse("level_full", "A7.1", level=int(level))
        if bar == WRONG_CARD:
            return self.wrong_card(game, seat)
        return why_too_dear(game, seat, bill_for(game, seat, LEVEL_PRICE[level]), f"A7.{level + 1}")

    def wrong_card(self, game: Architects, seat: i64) -> Refusal:
        """A7.1, A12.5."""
        if game.sides[seat].powers[GIVES_NO_CARD] > 0:
            return refuse("no_card_needed", "A12.5").advise("cathedral")
        if self.card == ROOM:
            return refuse("no_card_to_give", "A7.1")
        return refuse("not_in_hand", "A7.1", building=building_name(self.card))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A7.7. Paid, a card given up, one level up, a reward. Nobody can tell whether the card went first."""
        price = LEVEL_PRICE[game.sides[seat].level + 1]
        if self.card < ROOM:
            give_up(game, seat, self.card)
        game.owe(seat, packed_effect(RISE, 0, 1))
        open_bill(game, seat, price)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        level = min(int(game.sides[seat].level) + 1, TOP_LEVEL)
        if self.card == ROOM:
            return say("move-cathedral", level=level)
        return say("move-cathedral-card", level=level, building=building_name(self.card))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        marker = f"cathedral {COLOURS[seat]}"
        return [marker] if self.card == ROOM else [marker, f"hand {GIVEN_UP.word(self.card)}"]


BUILDS: Final = Product("build BUILDING", Build, BUILDING)
CATHEDRALS: Final = Product("cathedral BUILDING", WorkOnCathedral, GIVEN_UP)
