"""Effects with a clause behind them (`what`): a choice, a condition, a row for everybody, a gain by what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.games.architects.asks import CHOOSING
from regnum.games.architects.counting import CONDITIONS
from regnum.games.architects.effects.base import ArchitectsEffect, drawn_row, kind_of
from regnum.games.architects.effects.pictures import OR, THEN, counted
from regnum.games.architects.effects.vocabulary import CLAUSES, MOST_OPTIONS
from regnum.games.architects.moves.general import option_works
from regnum.games.architects.sense import CHOICE_DUE
from regnum.games.architects.solo.events import RivalPicked
from regnum.games.architects.table import Architects
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


class ChooseOne(ArchitectsEffect):
    """A6.3. One option; n = 1: or none. Asked as far as options do something (A0.10)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        working: i64 = 0
        last: i64 = 0
        for option in range(CLAUSES.options[what]):
            if option_works(game, side, what, option):
                working += 1
                last = option
        if working == 1 and n == 0:
            game.owe_row(side, CLAUSES.rows[what * MOST_OPTIONS + last])
        elif working > 0:
            game.put(CHOOSING, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        """C3.14, Q26. The leftmost option that is possible."""
        option: i64 = 0
        while option + 1 < CLAUSES.options[what] and not takes(game, side, CLAUSES.first[what * MOST_OPTIONS + option]):
            option += 1
        if game.told is not None and CLAUSES.options[what] > 1:
            game.told.append(RivalPicked(int(side), int(option) + 1, "C3.14"))
        game.owe_row(side, CLAUSES.rows[what * MOST_OPTIONS + option])

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[CHOICE_DUE] += 1.0

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        found: list[Gain] = []
        for option in CLAUSES.all[what].options:
            found += [*([OR] if found else []), *drawn_row(option)]
        return found


def takes(game: Architects, side: i64, effect: i64) -> bool:
    """C3.14, Q26. Whether an automaton chooses this."""
    return kind_of(game, effect).possible(game, side, what_of(effect), n_of(effect))


class ForEverybody(ArchitectsEffect):
    """A6.6. For all sides, the owner first; an automaton is one of them (C2.12)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        for i in range(game.rules.sides):  # what is owed last happens first
            game.owe_row((side + game.rules.sides - 1 - i) % game.rules.sides, CLAUSES.rows[what * MOST_OPTIONS])

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("everybody"), THEN, *drawn_row(CLAUSES.all[what].options[0])]


class IfItHolds(ArchitectsEffect):
    """Only if the condition of the clause holds."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.holds(side, CLAUSES.condition[what], CLAUSES.n[what]):
            game.owe_row(side, CLAUSES.rows[what * MOST_OPTIONS])

    @override
    def virtue_at_end(self, game: Architects, side: i64, what: i64, n: i64) -> i64:
        if not game.holds(side, CLAUSES.condition[what], CLAUSES.n[what]):
            return 0
        first = CLAUSES.first[what * MOST_OPTIONS]
        return kind_of(game, first).virtue_at_end(game, side, what_of(first), n_of(first))

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        clause = CLAUSES.all[what]
        return [*CONDITIONS[clause.condition].drawn(clause.n), THEN, *drawn_row(clause.options[0])]


class GainForEach(ArchitectsEffect):
    """Once for every so many of what is counted, rounded down; one gain."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        times = game.count(side, CLAUSES.counter[what]) // CLAUSES.every[what]
        gained = CLAUSES.first[what * MOST_OPTIONS]
        if times > 0:
            game.owe(side, packed_effect(do_of(gained), what_of(gained), times * n_of(gained)))

    @override
    def virtue_at_end(self, game: Architects, side: i64, what: i64, n: i64) -> i64:
        times = game.count(side, CLAUSES.counter[what]) // CLAUSES.every[what]
        gained = CLAUSES.first[what * MOST_OPTIONS]
        return times * kind_of(game, gained).virtue_at_end(game, side, what_of(gained), n_of(gained))

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        clause = CLAUSES.all[what]
        return [*counted(clause.counter, clause.every), THEN, *drawn_row(clause.options[0])]
