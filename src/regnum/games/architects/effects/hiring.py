"""A5. Apprentices: hired, sent away, swept from the display; and the abilities of those that work for a side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import override

from regnum.games.architects.asks import DISMISSING, FREE_HIRE, USE_ABILITY, ability_moves
from regnum.games.architects.automa.board import owe_power
from regnum.games.architects.automa.conversions import no_apprentice
from regnum.games.architects.automa.vocabulary import RESETTING
from regnum.games.architects.display import hire, lay_silver, sweep
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.parts import ON_RESET
from regnum.games.architects.sense import HIRE_DUE
from regnum.games.architects.table import Architects
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


class HireFreely(ArchitectsEffect):
    """A5.7. Any apprentice that lies face up, or none; an automaton gains silver instead (C3.9)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.put(FREE_HIRE, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        no_apprentice(game, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[HIRE_DUE] += 1.0

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("hire")]


class LaySilver(ArchitectsEffect):
    """A4.9. One coin on each of the first n apprentices of the row `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        lay_silver(game, side, what, n)


class HireOne(ArchitectsEffect):
    """A4.10. The apprentice `what`, which is paid for."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        hire(game, side, what)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[HIRE_DUE] += 1.0


class DismissOne(ArchitectsEffect):
    """A5.2. An own apprentice, which must be. An automaton has none."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if len(game.sides[side].hired) > 0:
            game.ask(DISMISSING, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        pass

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[HIRE_DUE] -= 1.0

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("apprentices", -n)]


class SweepColumns(ArchitectsEffect):
    """A5.6. The apprentices of the n leftmost columns."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        sweep(game, 0, n)

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("sweep", n)]


# -- abilities ----------------------------------------------------------------------------------------------------


class UsePower(ArchitectsEffect):
    """A5.5. The ability `what` of an apprentice or a board."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        game.use_power(side, what)


class UseAbilities(ArchitectsEffect):
    """A10.3. Those with the trigger `what`, in any order; each may be left. n: bit by bit those used already."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if (game.sides[side].reacts >> what) & 1 and ability_moves(game, side, True):
            game.put(USE_ABILITY, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        """C7.6. What its board gives at a reset."""
        if what == ON_RESET:
            owe_power(game, side, RESETTING)
