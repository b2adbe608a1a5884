"""Workers: captured, imprisoned, freed, and one more placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import ALL
from regnum.games.architects.asks import AT_GUARDHOUSE, CAPTURING, PLACE_ANOTHER
from regnum.games.architects.automa.captures import capture_largest
from regnum.games.architects.automa.guarding import guard, imprison_captives
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.pictures import THEN
from regnum.games.architects.moves.guarding import any_capture
from regnum.games.architects.parts import LOCATIONS, NONE, OPEN, SILVER
from regnum.games.architects.places import can_guard, can_place
from regnum.games.architects.sense import GUARD_DUE
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import capture, free_captives, free_prisoners, imprison
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


class CaptureFreely(ArchitectsEffect):
    """A6.5. Up to n free captures."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if self.useful(game, side, what, n):
            game.put(CAPTURING, side)

    @override
    def useful(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        """A4.13. If any worker at all could be captured."""
        for location in range(i64(OPEN)):
            if game.standing(location) != NONE:
                return True
        return False

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        capture_largest(game, side, n)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.expect_captives(game, side)

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("capture", n if n > 1 else None)]


class CaptureInTown(ArchitectsEffect):
    """A4.13. Up to n more captures of this visit of the town centre."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if any_capture(game, side):
            game.put(CAPTURING, side)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.expect_captives(game, side)


class TakeGroup(ArchitectsEffect):
    """A4.13. The workers of the side n at the location `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        capture(game, side, what, n)


class FreePrisoners(ArchitectsEffect):
    """A4.21. Up to n own workers come home from prison."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        free_prisoners(game, side, n)

    @override
    def useful(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return game.sides[side].prisoners > 0

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.prisoners = max(sense.prisoners - n, i64(0))

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("free_prison", n if n < ALL else None)]


class FreeCaptives(ArchitectsEffect):
    """A4.22. All own workers held on other boards."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        free_captives(game, side)

    @override
    def useful(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return game.sides[side].held() > 0

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[GUARD_DUE] += 1.0

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("free_boards")]


class ImprisonAll(ArchitectsEffect):
    """A4.20. All captives of the own board."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        imprison(game, side)

    @override
    def useful(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return game.captives(side) > 0

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        imprison_captives(game, side)

    @override
    def possible(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        return game.captives(side) > 0

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.stock[SILVER] += game.captives(side)

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("imprison")]


class GuardActions(ArchitectsEffect):
    """A4.19. Up to n guardhouse actions; `what` = 1: the first, which must be done. An automaton's by C5.12."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if can_guard(game, side, NONE):
            game.ask(AT_GUARDHOUSE, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        guard(game, side, n, what)

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[GUARD_DUE] += 1.0


class PlaceOneMore(ArchitectsEffect):
    """A6.7. One more worker at the location `what`, or not. Not for an automaton."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.sides[side].at_home > 0 and can_place(game, side, what):
            game.put(PLACE_ANOTHER, side)

    @override
    def automatic(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        pass

    @override
    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        sense.seen[GUARD_DUE] += 1.0

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        return [Gain("worker"), THEN, Gain(LOCATIONS[what])]
