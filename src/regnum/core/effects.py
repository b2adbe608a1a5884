"""Effects: what cards, places and rules do, one class for each kind (docs/decisions/0015).

A pending effect is a number: the side it affects, what it does, of which kind, how much. A game holds those numbers in
one packed list, which a search copies a million times. Everything known about a kind of effect is in its class: what
happens, which decision it needs, whether it is useful now, what an automatic opponent does with it. A game's own base
class adds what only that game needs: what a bot expects of it, how it is drawn on a card.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from regnum.core.words import Ask, G, Game, Step

N_BITS: Final = 10
WHAT_BITS: Final = 10
DO_BITS: Final = 8
DO_AT: Final = N_BITS + WHAT_BITS
SIDE_AT: Final = DO_AT + DO_BITS
N_MASK: Final = (1 << N_BITS) - 1
WHAT_MASK: Final = (1 << WHAT_BITS) - 1
DO_MASK: Final = (1 << DO_BITS) - 1
EFFECT_MASK: Final = (1 << SIDE_AT) - 1
ALL: Final = N_MASK  # as many as there are


def effect(do: int, what: int = 0, n: int = 1) -> int:
    """An effect as a number, as cards write it."""
    return do << DO_AT | what << N_BITS | n


def packed_effect(do: i64, what: i64, n: i64) -> i64:
    """The same where a search goes."""
    return do << DO_AT | what << N_BITS | n


def do_of(effect: i64) -> i64:
    """What it does: the number of its kind."""
    return (effect >> DO_AT) & DO_MASK


def what_of(effect: i64) -> i64:
    """Of which kind: a good, a place, a card, whatever its class says."""
    return (effect >> N_BITS) & WHAT_MASK


def n_of(effect: i64) -> i64:
    """Return the amount of a packed effect."""
    return effect & N_MASK


def side_of(effect: i64) -> i64:
    """Of an effect that is due: to whom it happens."""
    return effect >> SIDE_AT


def due(row: tuple[int, ...]) -> vec[i64]:
    """A row of effects as it waits on the table: the next one last."""
    return vec[i64](reversed(row))


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """One kind of effect; made once, shared by all games. `do` is its number among the effects of its game."""

    do: i64
    moment: bool  # whether it is a moment of its own, to be shown when somebody looks on

    def __init__(self, do: i64, *, moment: bool = False) -> None:
        self.do = do
        self.moment = moment

    def happen(self, game: G, side: i64, what: i64, n: i64) -> None:
        """Let it happen, or ask what must be decided first (`game.ask`, `game.put`)."""
        raise NotImplementedError

    def useful(self, game: G, side: i64, what: i64, n: i64) -> bool:
        """Whether it would do anything now."""
        return True

    def automatic(self, game: G, side: i64, what: i64, n: i64) -> None:
        """What it means for an automatic opponent, which decides nothing; by default the same."""
        self.happen(game, side, what, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectGame(Game):
    """A game whose cards and rules are written as effects."""

    due: vec[i64]  # effects still to come, each with its side, the next one last
    pending: i64  # the effect that happens now, or that is being asked about

    def lay_effects(self) -> None:
        """Nothing is due."""
        self.due = vec[i64]()
        self.pending = 0

    def copy_effects_to(self, twin: EffectGame) -> None:
        """This part of a clone."""
        twin.due = self.due[:]
        twin.pending = self.pending

    def owe(self, side: i64, effect: i64) -> None:
        """Let this happen to a side next."""
        self.due = append(self.due, side << SIDE_AT | effect)

    def owe_row(self, side: i64, row: vec[i64]) -> None:
        """Several, laid out as they wait: the next one last."""
        for i in range(i64(len(row))):
            self.due = append(self.due, side << SIDE_AT | row[i])

    def ask(self, question: Ask[Any], side: i64) -> None:
        """Ask, unless there is nothing to decide: the only answer is played, a question without any is left out."""
        self.push(question, side)
        answers = self.legal(side)
        if len(answers) > 1:
            return
        self.take_question()
        if len(answers) == 1:
            answers[0].play(self, side)
        self.answering = None

    def put(self, question: Ask[Any], side: i64) -> None:
        """Ask what has more than one answer for certain."""
        self.push(question, side)


class Resolve(Step[EffectGame]):
    """Every effect that is due, one by one; it stops where a seat has to decide, and continues afterwards."""

    @override
    def run(self, game: EffectGame, seat: i64) -> None:
        """The next one is the last of the list. Whatever is pushed onto the agenda comes first.

        If events are recorded, it also stops, to go on at once, after what is a moment of its own.
        """
        game.push(self, seat)
        height = len(game.agenda)
        effects = game.rules.effects
        seats = game.rules.seats
        while len(game.due) > 0:
            game.due, packed = pop(game.due)
            side = packed >> SIDE_AT
            game.pending = packed & EFFECT_MASK
            kind = effects[(packed >> DO_AT) & DO_MASK]
            if side < seats:
                kind.happen(game, side, (packed >> N_BITS) & WHAT_MASK, packed & N_MASK)
            else:
                kind.automatic(game, side, (packed >> N_BITS) & WHAT_MASK, packed & N_MASK)
            if len(game.agenda) > height:
                return
            if game.told is not None and kind.moment:
                return
        game.agenda.pop()
        game.whose, _ = pop(game.whose)


RESOLVE: Final = Resolve()


def in_order(effects: list[Effect[Any]]) -> list[Effect[Any]]:
    """All effects of a match, each at its number; a number without an effect, or with two, is a mistake."""
    ordered = sorted(effects, key=lambda each: int(each.do))
    numbers = [int(each.do) for each in ordered]
    if len(set(numbers)) != len(numbers):
        twice = sorted({number for number in numbers if numbers.count(number) > 1})
        raise ValueError(f"several effects have the numbers {twice}")
    table: list[Effect[Any]] = []
    for each in ordered:
        while len(table) < each.do:
            table.append(NO_EFFECT)
        table.append(each)
    return table


NO_EFFECT: Final = Effect[Any](-1)  # stands where an expansion that is not in play has its numbers
