"""A4.30, A6, A7. In the guildhall: construct a building, or work on the cathedral."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.words import Move
from regnum.games.architects.cards import BUILDINGS
from regnum.games.architects.effects import CONSTRUCT, RISE, packed_effect
from regnum.games.architects.figures import COST, COSTS, NEEDS
from regnum.games.architects.moves.names import CardFamily, building_name, first_short, too_few_goods
from regnum.games.architects.parts import (
    CATHEDRAL_VIRTUE,
    COLOURS,
    GIVES_NO_CARD,
    GOLD_BIT,
    GOODS,
    GUILDHALL,
    LEVEL_GOLD,
    LEVEL_MARBLE,
    LEVEL_MIXED,
    MARBLE_BIT,
    NONE,
    ONE_POOL,
    ROOM,
    SKILLS,
    SPARES_ONE,
    STONE,
    TOP_LEVEL,
    WOOD,
)
from regnum.games.architects.paying import WOOD_AND_STONE, can_afford, open_bill
from regnum.games.architects.places import can_pay_level, can_rise, cathedral_is_open
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
        return can_afford(game, seat, NONE, self.card)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A6.1, A6.2."""
        if not game.sides[seat].has_card(self.card):
            return refuse("not_in_hand", "A4.30", building=building_name(self.card))
        missing = NEEDS[self.card] & ~game.sides[seat].skills()
        if missing:
            names: list[Plain] = [say(f"skill-{skill}.acc") for at, skill in enumerate(SKILLS) if (missing >> at) & 1]
            return refuse("too_few_skills", "A6.1", skills=names)
        if can_afford(game, seat, NONE, self.card):
            return None
        return why_too_dear(game, seat, self.card)

    def play(self, game: Architects, seat: i64) -> None:
        """A6.2. Shown, paid for, laid down."""
        game.lay_plan(seat, self.card)
        game.owe(seat, packed_effect(CONSTRUCT, self.card, 1))
        at = self.card * COSTS
        open_bill(
            game, seat, COST[at], COST[at + 1], COST[at + 2], COST[at + 3], COST[at + 4], COST[at + 5],
            0, 0, 0, 0, True, 0, GUILDHALL,
        )  # fmt: skip

    def label(self, game: Architects, seat: i64) -> Message:
        """Which."""
        return say("move-build", building=building_name(self.card))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The card in hand."""
        return [f"hand {BUILDS.word(self.card)}"]


def why_too_dear(game: Architects, seat: i64, card: i64) -> Refusal:
    """A6.2. What is missing for a building; for Therese gold and marble are one pool (A12.2)."""
    costs = [int(COST[card * COSTS + kind]) for kind in range(GOODS)]
    if game.sides[seat].powers[ONE_POOL] > 0:
        pool = costs[3] + costs[4]
        costs[3] = costs[4] = 0
        if game.sides[seat].goods[3] + game.sides[seat].goods[4] < pool:
            return too_few_goods(game, seat, GOLD_BIT | MARBLE_BIT, pool, "A6.2")
    spared = [kind for kind in (WOOD, STONE) if costs[kind] > game.sides[seat].goods[kind]][
        : game.sides[seat].powers[SPARES_ONE]
    ]
    for kind in spared:  # A12.7
        costs[kind] -= 1
    return first_short(game, seat, costs, "A6.2")


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
        if not game.room_on(level):
            return refuse("level_full", "A7.1", level=int(level))
        if not self.gives_right_card(game, seat):
            return self.wrong_card(game, seat)
        return None if can_pay_level(game, seat, NONE, level) else why_not_paid(game, seat, level)

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
            game.give_up(seat, self.card)
        game.owe(seat, packed_effect(RISE, 0, 1))
        mixed = LEVEL_MIXED[level]
        open_bill(
            game, seat, 0, 0, 0, LEVEL_GOLD[level], LEVEL_MARBLE[level], 0,
            0, 0, mixed, WOOD_AND_STONE if mixed > 0 else 0, True, 0, GUILDHALL,
        )  # fmt: skip

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


def why_not_paid(game: Architects, seat: i64, level: i64) -> Refusal:
    """A7.2 to A7.6. What is missing for a level."""
    rule = f"A7.{level + 1}"
    if LEVEL_MIXED[level] > 0:
        need = LEVEL_MIXED[level] - min(game.sides[seat].powers[SPARES_ONE], i64(1))  # A12.7
        return too_few_goods(game, seat, WOOD_AND_STONE, need, rule)
    if game.sides[seat].powers[ONE_POOL] > 0:
        return too_few_goods(game, seat, GOLD_BIT | MARBLE_BIT, LEVEL_GOLD[level] + LEVEL_MARBLE[level], rule)
    return first_short(game, seat, [0, 0, 0, int(LEVEL_GOLD[level]), int(LEVEL_MARBLE[level])], rule)


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
