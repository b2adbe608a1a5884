"""Answers that many questions share: stop, decline, one of several, a loss or a debt that is faced."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.effects.base import known
from regnum.games.architects.effects.words import (
    AVOID_DEBT,
    CHOOSE,
    CLAUSES,
    GUARD,
    MOST_OPTIONS,
    USE_ABILITIES,
)
from regnum.games.architects.figures import (
    ABILITIES,
    ABILITIES_EACH,
    ABILITY_ROW,
    BOARD_SOURCE,
    CONDITION,
    CONDITION_N,
    TRIGGERS,
)
from regnum.games.architects.moves.names import (
    CardFamily,
    apprentice_name,
    board_name,
    silver_price,
    too_little_silver,
)
from regnum.games.architects.parts import MOST_HIRED, NONE, ROOM
from regnum.games.architects.paying import can_spend, open_bill
from regnum.games.architects.prices import AVOID_PRICE
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import suffer, take_debt


class Stop(Move[Architects]):
    """Do no more of this."""

    def notation(self) -> str:
        """`stop`"""
        return "stop"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return not (do_of(game.pending) == GUARD and what_of(game.pending) == 1)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.19. The first guardhouse action must be done."""
        return None if self.may(game, seat) else refuse("first_is_compulsory", "A4.19")

    def play(self, game: Architects, seat: i64) -> None:
        """Nothing more follows."""


class Decline(Move[Architects]):
    """A0.10. Leave it."""

    def notation(self) -> str:
        """`decline`"""
        return "decline"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return not (do_of(game.pending) == CHOOSE and n_of(game.pending) == 0)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A6.3. Only what says so may be declined."""
        return None if self.may(game, seat) else refuse("not_declinable", "A6.3").advise("choose")

    def play(self, game: Architects, seat: i64) -> None:
        """Nothing happens."""


# -- one of several -----------------------------------------------------------------------------------------------


class ChooseOption(Move[Architects]):
    """A6.3. One of the things on a card, counted from the left."""

    option: i64

    def __init__(self, option: i64) -> None:
        self.option = option

    def notation(self) -> str:
        """`choose 2`"""
        return f"choose {self.option + 1}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return option_works(game, seat, what_of(game.pending), self.option)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A0.10."""
        options = CLAUSES.options[what_of(game.pending)]
        if self.option >= options:
            return refuse("no_such_option", "A6.3", options=int(options))
        return None if self.may(game, seat) else refuse("option_is_idle", "A0.10").advise("choose")

    def play(self, game: Architects, seat: i64) -> None:
        """Its effects follow."""
        game.owe_row(seat, CLAUSES.rows[what_of(game.pending) * MOST_OPTIONS + self.option])

    def label(self, game: Architects, seat: i64) -> Message:
        """What it does."""
        options = CLAUSES.all[what_of(game.pending)].options
        effects = options[self.option] if self.option < len(options) else ()
        return say("move-choose", effects=[known(each).named(int(what_of(each)), int(n_of(each))) for each in effects])


def option_works(game: Architects, seat: i64, clause: i64, option: i64) -> bool:
    """Whether an option is there and would do something."""
    return option < CLAUSES.options[clause] and does_something(
        game, seat, CLAUSES.first[clause * MOST_OPTIONS + option]
    )


def does_something(game: Architects, seat: i64, effect: i64) -> bool:
    """A0.10. Whether an effect would change anything for this side."""
    return game.rules.effects[do_of(effect)].useful(game, seat, what_of(effect), n_of(effect))


# -- abilities in any order ---------------------------------------------------------------------------------------


class UseOne(Move[Architects]):
    """A10.3. One ability of an own apprentice or of the own board."""

    source: i64

    def __init__(self, source: i64) -> None:
        self.source = source

    def notation(self) -> str:
        """`use gatekeeper`, `use board`"""
        return f"use {USES.word(self.source)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        slot = slot_in(game, seat, self.source)
        if slot == NONE or (n_of(game.pending) >> slot) & 1:
            return False
        return usable(game, seat, real_source(game, seat, self.source), what_of(game.pending)) != NONE

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A10.3. Own ones, each once, if they can do something."""
        slot = slot_in(game, seat, self.source)
        if slot == NONE:
            return refuse("not_your_apprentice", "A10.3", apprentice=self.name(game, seat))
        if (n_of(game.pending) >> slot) & 1:
            return refuse("ability_used", "A10.3", apprentice=self.name(game, seat))
        if usable(game, seat, real_source(game, seat, self.source), what_of(game.pending)) == NONE:
            return refuse("ability_is_idle", "A10.3", apprentice=self.name(game, seat))
        return None

    def name(self, game: Architects, seat: i64) -> Message:
        """Whose ability."""
        if self.source < ROOM:
            return apprentice_name(self.source)
        board = game.sides[seat].board
        return board_name(board) if board != NONE else say("board-plain")

    def play(self, game: Architects, seat: i64) -> None:
        """What it gives; then the others may follow."""
        trigger = what_of(game.pending)
        used = n_of(game.pending) | (i64(1) << slot_in(game, seat, self.source))
        game.owe(seat, packed_effect(USE_ABILITIES, trigger, used))
        game.use_power(seat, usable(game, seat, real_source(game, seat, self.source), trigger))

    def label(self, game: Architects, seat: i64) -> Message:
        """Whose."""
        return say("move-use", apprentice=self.name(game, seat))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The card, or the board."""
        if self.source < ROOM:
            return [f"hired {USES.word(self.source)}"]
        return [f"board {self.name(game, seat).id.removeprefix('board-')}"]


def slot_in(game: Architects, seat: i64, source: i64) -> i64:
    """The bit of a card among those used: an apprentice's place, the board behind them; NONE if it is not there."""
    if source < ROOM:
        return game.sides[seat].slot_of(source)
    return MOST_HIRED if game.sides[seat].board != NONE else NONE


def real_source(game: Architects, seat: i64, source: i64) -> i64:
    """The number under which its powers are known."""
    return source if source < ROOM else BOARD_SOURCE + game.sides[seat].board


def usable(game: Architects, seat: i64, source: i64, trigger: i64) -> i64:
    """The ability of a card that waits for this and would do something now, or NONE."""
    for nth in range(ABILITIES[source]):
        ability = source * ABILITIES_EACH + nth
        if (TRIGGERS[ability] >> trigger) & 1 and ability_works(game, seat, ability):
            return ability
    return NONE


def ability_works(game: Architects, seat: i64, ability: i64) -> bool:
    """Whether its condition holds and what it does first would change something."""
    if not game.holds(seat, CONDITION[ability], CONDITION_N[ability]):
        return False
    row = ABILITY_ROW[ability]
    return does_something(game, seat, row[len(row) - 1])


class UseFamily(CardFamily):
    """`use` with an apprentice or the board."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return UseOne(index)


# -- losses and debts ---------------------------------------------------------------------------------------------


class Bear(Move[Architects]):
    """A0.11. Take the loss of virtue."""

    def notation(self) -> str:
        """`bear`"""
        return "bear"

    def play(self, game: Architects, seat: i64) -> None:
        """A8.4."""
        suffer(game, seat, n_of(game.pending))

    def label(self, game: Architects, seat: i64) -> Message:
        """How much; what is not there becomes debts (A8.4)."""
        lost = int(min(n_of(game.pending), game.sides[seat].virtue))
        short = int(n_of(game.pending)) - lost
        virtue: Plain = say("count-virtue-acc", count=lost) if lost else "none"
        debts: Plain = say("count-debt-acc", count=short) if short else "none"
        return say("move-bear", virtue=virtue, debts=debts)


class Accept(Move[Architects]):
    """A12.8. Take the debt."""

    def notation(self) -> str:
        """`accept`"""
        return "accept"

    def play(self, game: Architects, seat: i64) -> None:
        """A9.1."""
        take_debt(game, seat)


class Avoid(Move[Architects]):
    """A12.8. Pay 2 silver and take no debt."""

    def notation(self) -> str:
        """`avoid`"""
        return "avoid"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return can_spend(game, seat, AVOID_PRICE, NONE)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A12.8."""
        return None if self.may(game, seat) else too_little_silver(game, seat, AVOID_PRICE, "A12.8")

    def play(self, game: Architects, seat: i64) -> None:
        """Q35. The debt is not gained at all."""
        game.owe(seat, packed_effect(AVOID_DEBT, 0, 1))
        open_bill(game, seat, AVOID_PRICE)

    def label(self, game: Architects, seat: i64) -> Message:
        """The price."""
        return say("move-avoid", price=silver_price(game, seat, AVOID_PRICE))


STOPS: Final = Listed("stop", [Stop()])
DECLINES: Final = Listed("decline", [Decline()])
CHOICES: Final = Listed("choose", [ChooseOption(option) for option in range(MOST_OPTIONS)])
USES: Final = UseFamily("use", APPRENTICES, ["board"])
BEARS: Final = Listed("bear", [Bear()])
ACCEPTS: Final = Listed("accept", [Accept()])
AVOIDS: Final = Listed("avoid", [Avoid()])
