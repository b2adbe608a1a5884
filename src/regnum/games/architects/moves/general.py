"""Answers that many questions share: stop, decline, one of several, a loss or a debt that is faced."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.messages import Message, Outcome, Plain, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.effects.base import known
from regnum.games.architects.effects.vocabulary import (
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
from regnum.games.architects.moves.names import Cards, board_name, hired_apprentice, silver_price, too_little_silver
from regnum.games.architects.parts import MOST_HIRED, NONE, ROOM
from regnum.games.architects.paying import can_spend, open_bill
from regnum.games.architects.places import TOO_DEAR
from regnum.games.architects.prices import AVOID_PRICE
from regnum.games.architects.table import Architects
from regnum.games.architects.virtue import suffer, take_debt

SOURCE: Final = Cards(APPRENTICES, "board")  # of an ability

# What forbids these moves, beside their price.
COMPULSORY: Final = 20
NOT_THERE: Final = 21
IDLE: Final = 22
USED: Final = 23


class Stop(Judged[Architects]):
    """Do no more of this."""

    @override
    def notation(self) -> str:
        return "stop"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return COMPULSORY if do_of(game.pending) == GUARD and what_of(game.pending) == 1 else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.19. The first guardhouse action must be done."""
        return refuse("first_is_compulsory", "A4.19")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """Nothing more follows."""


class Decline(Judged[Architects]):
    """A0.10. Leave it."""

    @override
    def notation(self) -> str:
        return "decline"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return COMPULSORY if do_of(game.pending) == CHOOSE and n_of(game.pending) == 0 else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A6.3. Only what says so may be declined."""
        return refuse("not_declinable", "A6.3").advise("choose")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """Do nothing: the offer is declined."""


# -- one of several -----------------------------------------------------------------------------------------------


class ChooseOption(Judged[Architects]):
    """A6.3. One of the things on a card, counted from the left."""

    option: i64

    def __init__(self, option: i64) -> None:
        self.option = option

    @override
    def notation(self) -> str:
        """`choose 2`"""
        return f"choose {self.option + 1}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        clause = what_of(game.pending)
        if self.option >= CLAUSES.options[clause]:
            return NOT_THERE
        return ALLOWED if option_works(game, seat, clause, self.option) else IDLE

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        if bar == NOT_THERE:
            return refuse("no_such_option", "A6.3", options=int(CLAUSES.options[what_of(game.pending)]))
        return refuse("option_is_idle", "A0.10").advise("choose")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        game.owe_row(seat, CLAUSES.rows[what_of(game.pending) * MOST_OPTIONS + self.option])

    @override
    def label(self, game: Architects, seat: i64) -> Message:
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


class UseOne(Judged[Architects]):
    """A10.3. One ability of an own apprentice or of the own board."""

    source: i64

    def __init__(self, source: i64) -> None:
        self.source = source

    @override
    def notation(self) -> str:
        """`use gatekeeper`, `use board`"""
        return f"use {SOURCE.word(self.source)}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        slot = slot_in(game, seat, self.source)
        if slot == NONE:
            return NOT_THERE
        if (n_of(game.pending) >> slot) & 1:
            return USED
        return IDLE if self.ability(game, seat) == NONE else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A10.3. Own ones, each once, if they can do something."""
        name = self.name(game, seat)
        if bar == NOT_THERE:
            return refuse("not_your_apprentice", "A10.3", apprentice=name)
        if bar == USED:
            return refuse("ability_used", "A10.3", apprentice=name)
        return refuse("ability_is_idle", "A10.3", apprentice=name)

    def ability(self, game: Architects, seat: i64) -> i64:
        """Which one it would be, or NONE."""
        return usable(game, seat, real_source(game, seat, self.source), what_of(game.pending))

    def name(self, game: Architects, seat: i64) -> Message:
        """Return the name of the apprentice or player board whose ability it is."""
        if self.source < ROOM:
            return hired_apprentice(game, seat, self.source)
        board = game.sides[seat].board
        return board_name(board) if board != NONE else say("board-plain")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """What it gives; then the others may follow."""
        used = n_of(game.pending) | (i64(1) << slot_in(game, seat, self.source))
        game.owe(seat, packed_effect(USE_ABILITIES, what_of(game.pending), used))
        game.use_power(seat, self.ability(game, seat))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-use", apprentice=self.name(game, seat))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        if self.source < ROOM:
            return [f"hired {SOURCE.word(self.source)}"]
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


# -- losses and debts ---------------------------------------------------------------------------------------------


class Bear(Move[Architects]):
    """A0.11. Take the loss of virtue."""

    @override
    def notation(self) -> str:
        return "bear"

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A8.4."""
        suffer(game, seat, n_of(game.pending))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        """How much; what is not there becomes debts (A8.4)."""
        lost = int(min(n_of(game.pending), game.sides[seat].virtue))
        short = int(n_of(game.pending)) - lost
        virtue: Plain = say("count-virtue-acc", count=lost) if lost else "none"
        debts: Plain = say("count-debt-acc", count=short) if short else "none"
        return say("move-bear", virtue=virtue, debts=debts)


class Accept(Move[Architects]):
    """A12.8. Take the debt."""

    @override
    def notation(self) -> str:
        return "accept"

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A9.1."""
        take_debt(game, seat)


class Avoid(Judged[Architects]):
    """A12.8. Pay 2 silver and take no debt."""

    @override
    def notation(self) -> str:
        return "avoid"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return ALLOWED if can_spend(game, seat, AVOID_PRICE, NONE) else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        return too_little_silver(game, seat, AVOID_PRICE, "A12.8")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """Q35. The debt is not gained at all."""
        game.owe(seat, packed_effect(AVOID_DEBT, 0, 1))
        open_bill(game, seat, AVOID_PRICE)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-avoid", price=silver_price(game, seat, AVOID_PRICE))


STOPS: Final = Listed("stop", [Stop()])
DECLINES: Final = Listed("decline", [Decline()])
CHOICES: Final = Listed("choose", [ChooseOption(option) for option in range(MOST_OPTIONS)])
USES: Final = Product("use APPRENTICE", UseOne, SOURCE)
BEARS: Final = Listed("bear", [Bear()])
ACCEPTS: Final = Listed("accept", [Accept()])
AVOIDS: Final = Listed("avoid", [Avoid()])
