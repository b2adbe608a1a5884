"""The words in which cards, locations and rules say what they do: numbers, which a search copies a million times.

What happens stands in the other modules of this room, one class for each number. What is too much for a number (a
choice, a condition, a row for everybody) stands in a list of clauses; the effect has its place there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.effects import due, effect
from regnum.games.architects.parts import ALWAYS, CLAY, GOLD, MARBLE, SILVER, STONE, VIRTUE, WOOD

# What an effect does. The first ones are printed on cards ...
GAIN: Final = 0  # n of the kind `what`
LOSE_VIRTUE: Final = 1  # A0.11: n, one loss; what can still be prevented
TAKE_DEBT: Final = 2  # n, one by one; what can still be avoided
DESTROY_DEBT: Final = 3  # n
CAPTURE: Final = 4  # A6.5: up to n free captures
FREE_PRISONERS: Final = 5  # up to n own workers
FREE_CAPTIVES: Final = 6  # all own workers held on other boards
IMPRISON: Final = 7  # A4.20: all captives
HIRE_FREELY: Final = 8  # A5.7: any apprentice that lies face up, or none
GIVE_UP: Final = 9  # Library: a building card for n of the kind `what`, or not
PLACE_MORE: Final = 10  # A6.7: one more worker at the location `what`, or not
DISMISS: Final = 11  # A5.2: an own apprentice, which must be
SWEEP: Final = 12  # the apprentices of the n leftmost columns
CHOOSE: Final = 13  # one option of the clause `what`; n = 1: or none
EVERYBODY: Final = 14  # A6.6: the clause `what` for all sides, the owner first
WHEN: Final = 15  # the clause `what`, if its condition holds
GAIN_PER: Final = 16  # n times the clause `what`, by its counter
# ... the others are what actions and rules still have to do.
TURN: Final = 20
HAND_LIMIT: Final = 21  # A3.6
TURN_ENDS: Final = 22
ACT: Final = 23  # the action at the location `what`
AFTER_ACTION: Final = 24  # the abilities that belong to it
PAY: Final = 25  # the bill on the table
LAY_SILVER: Final = 26  # A4.9: on the first n apprentices of the row `what`
HIRE: Final = 27  # the apprentice `what`
TRADE: Final = 28  # A4.4: up to n
TOWN_CAPTURE: Final = 29  # A4.13: up to n more captures of this visit
TAKE_GROUP: Final = 30  # the workers of the side n at the location `what`
GUARD: Final = 31  # A4.19: up to n guardhouse actions; `what` = 1: the first
PAY_DEBT: Final = 32  # A4.23: flip one
TAKE_TAX: Final = 33  # A4.24: all silver of the tax stand
MARKET_GOODS: Final = 34  # A4.26, A4.28: of the space `what`
CONSTRUCT: Final = 35  # A6.2: the building `what`
RISE: Final = 36  # A7.7
USE_ABILITIES: Final = 37  # A10.3: those with the trigger `what`, in any order; each may be left
RESET: Final = 38  # A3.5: if it is due
MARKET_TO_PRISON: Final = 39  # A10.1
TURN_MARKET_CARD: Final = 40  # A10.2
RESET_ABILITIES: Final = 41  # A10.3: of all sides, one after the other
CROWD_LOSS: Final = 42  # A10.4
PRISON_DEBTS: Final = 43  # A10.5
AVOID_DEBT: Final = 44  # A12.8: paid for already
LAST_EFFECTS: Final = 45  # A11.4
LAST_TURNS_ENDED: Final = 46
COUNT: Final = 47  # A11.5
DRAFT_APPRENTICE: Final = 48  # A2.11
DRAFTED: Final = 49  # everybody has an apprentice
DEAL_PACKETS: Final = 50  # A2.12
PASS_PACKETS: Final = 51
EXTRA_CARDS: Final = 52  # A2.13
TAKE_BOARD: Final = 53  # A2.10
FIRST_PLAYER: Final = 54  # A2.8
LOOK: Final = 55  # A4.27: at the top cards of the building deck
KEEP_ONE: Final = 56  # of those
USE_POWER: Final = 57  # A5.5: the ability `what` of an apprentice or a board
LAST_OF: Final = 58  # A11.4: the building `what`; n = 0 its losses, 1 its gains, 2 its releases
LAST_LOSSES_ENDED: Final = 59
FIRST_AUTOMA_DO: Final = 64  # the automaton's own (automa/vocabulary.py)
FIRST_FREE_DO: Final = 80

Row = tuple[int, ...]


class EffectNumbers:
    """Gives out numbers one by one, so that no two expansions share one."""

    free: int

    def __init__(self, free: int) -> None:
        self.free = free

    def next(self) -> int:
        """The next free one."""
        self.free += 1
        return self.free - 1


MORE_DOS: Final = EffectNumbers(FIRST_FREE_DO)  # an expansion's effect: NAME: Final = MORE_DOS.next()


# -- clauses ------------------------------------------------------------------------------------------------------


class Clause:
    """What stands behind an effect: options (a single one where there is no choice), and when or how often."""

    def __init__(self, options: tuple[Row, ...], condition: int, n: int, counter: int, every: int) -> None:
        self.options = options
        self.condition = condition
        self.n = n
        self.counter = counter
        self.every = every

    def same(self, other: Clause) -> bool:
        """Whether both say the same."""
        return (self.options, self.condition, self.n, self.counter, self.every) == (
            other.options, other.condition, other.n, other.counter, other.every,
        )  # fmt: skip


MOST_OPTIONS: Final = 3


class Clauses:
    """All clauses in the order in which cards were declared, packed for the rules: base game first, then expansions."""

    all: list[Clause]
    options: vec[i64]  # by clause how many there are
    first: vec[i64]  # clause * MOST_OPTIONS + option: its first effect
    rows: list[vec[i64]]  # the same place: the whole row as it becomes due, the next one last
    condition: vec[i64]
    n: vec[i64]
    counter: vec[i64]
    every: vec[i64]

    def __init__(self) -> None:
        self.all = []
        self.options = vec[i64]()
        self.first = vec[i64]()
        self.rows = []
        self.condition = vec[i64]()
        self.n = vec[i64]()
        self.counter = vec[i64]()
        self.every = vec[i64]()

    def number(self, clause: Clause) -> int:
        """Where it stands; equal ones stand once."""
        for at, other in enumerate(self.all):
            if other.same(clause):
                return at
        self.all.append(clause)
        self.options = append(self.options, len(clause.options))
        for option in range(MOST_OPTIONS):
            row = clause.options[option] if option < len(clause.options) else ()
            self.first = append(self.first, row[0] if row else 0)
            self.rows.append(due(row))
        self.condition = append(self.condition, clause.condition)
        self.n = append(self.n, clause.n)
        self.counter = append(self.counter, clause.counter)
        self.every = append(self.every, clause.every)
        return len(self.all) - 1


CLAUSES: Final = Clauses()


def either(*options: Row, optional: bool = False) -> int:
    """Exactly one of these; or none, if that is allowed."""
    return effect(CHOOSE, CLAUSES.number(Clause(options, ALWAYS, 0, 0, 1)), int(optional))


def maybe(*row: int) -> int:
    """This, or not (A6.3)."""
    return either(row, optional=True)


def everybody(*row: int) -> int:
    """A6.6. For all players."""
    return effect(EVERYBODY, CLAUSES.number(Clause((row,), ALWAYS, 0, 0, 1)))


def when(condition: int, n: int, *row: int) -> int:
    """Only if the condition holds."""
    return effect(WHEN, CLAUSES.number(Clause((row,), condition, n, 0, 1)))


def gain_per(counter: int, every: int, gained: int) -> int:
    """Once for every so many of what is counted, rounded down."""
    return effect(GAIN_PER, CLAUSES.number(Clause(((gained,),), ALWAYS, 0, counter, every)))


# -- single effects, as cards write them --------------------------------------------------------------------------


def gain(kind: int, n: int = 1) -> int:
    """Gain an amount."""
    return effect(GAIN, kind, n)


def clay(n: int) -> int:
    """Gain clay."""
    return effect(GAIN, CLAY, n)


def wood(n: int) -> int:
    """Gain wood."""
    return effect(GAIN, WOOD, n)


def stone(n: int) -> int:
    """Gain stone."""
    return effect(GAIN, STONE, n)


def gold(n: int) -> int:
    """Gain gold."""
    return effect(GAIN, GOLD, n)


def marble(n: int) -> int:
    """Gain marble."""
    return effect(GAIN, MARBLE, n)


def silver(n: int) -> int:
    """Gain silver."""
    return effect(GAIN, SILVER, n)


def virtue(n: int) -> int:
    """Gain virtue."""
    return effect(GAIN, VIRTUE, n)


def lose_virtue(n: int) -> int:
    """One loss of virtue."""
    return effect(LOSE_VIRTUE, 0, n)
