"""C2. The stages of the automaton's turn; each tells which card and which rule made it act."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import ALL, packed_effect
from regnum.games.architects.automa.board import owe_power
from regnum.games.architects.automa.captures import largest_own
from regnum.games.architects.automa.conditions import CONDITIONS
from regnum.games.architects.automa.deeds import carry_out
from regnum.games.architects.automa.places import PLACES
from regnum.games.architects.automa.schemes import next_scheme
from regnum.games.architects.automa.vocabulary import FOLLOW, NEXT, PLACING, SCHEME, TAKE_BACK
from regnum.games.architects.effects.base import ArchitectsEffect
from regnum.games.architects.effects.vocabulary import RESET
from regnum.games.architects.events import WorkersHome
from regnum.games.architects.parts import HOME, LOCATIONS, NONE
from regnum.games.architects.solo.cards import ALL_SCHEMES
from regnum.games.architects.solo.events import (
    RivalChose,
    RivalPassed,
    RivalStopped,
    RivalTookBack,
    RivalWent,
    SchemeTurned,
)
from regnum.games.architects.solo.figures import AUTOMA_FIGURES, MARKET_SPACES, SCHEME_FIGURES
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import arrive, free_captives, free_prisoners, take_back

UPPER: Final = 0
LOWER: Final = 1


def begin_turn(game: Architects, side: i64) -> None:
    """C2.1, C2.9. A scheme; without a worker it takes some back instead."""
    game.owe(side, packed_effect(SCHEME if game.sides[side].at_home > 0 else TAKE_BACK, 0, 1))


class TurnScheme(ArchitectsEffect):
    """C2.1 to C2.3. The top card; a worker goes where its option says, and its deeds are due."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        self.turn(game, side, "C2.1")

    def turn(self, game: Architects, side: i64, rule: str) -> None:
        """One card, and why."""
        scheme = next_scheme(game, side)
        if game.told is not None:
            game.told.append(SchemeTurned(int(side), ALL_SCHEMES[scheme].id, rule))
        self.send_worker(game, side, scheme, self.chosen_option(game, side, scheme))

    def chosen_option(self, game: Architects, side: i64, scheme: i64) -> i64:
        """C2.2. The upper one if its condition holds, else the lower one; of a single option nothing is told."""
        if SCHEME_FIGURES.options[scheme] == 1:
            return UPPER
        condition = CONDITIONS[SCHEME_FIGURES.condition[2 * scheme]]
        need = SCHEME_FIGURES.need[2 * scheme]
        upper = condition.holds(game, side, need)
        if game.told is not None:
            card = ALL_SCHEMES[scheme]
            when = card.ways[0].when
            have = int(condition.found(game, side))
            option = "upper" if upper else "lower"
            game.told.append(RivalChose(int(side), card.id, option, when.id, need=when.n, have=have, rule=when.rule))
        return UPPER if upper else LOWER

    def send_worker(self, game: Architects, side: i64, scheme: i64, option: i64) -> None:
        """C2.3. To the location that the option means; what its board gives for that comes first (C7.5)."""
        place = PLACES[SCHEME_FIGURES.place[2 * scheme + option]]
        location = place.where(game, side)
        game.owe(side, packed_effect(FOLLOW, location, option))
        game.own(side).move(HOME, location, 1)
        if game.told is not None:
            game.told.append(RivalWent(int(side), LOCATIONS[location], place.reason, place.rule))
        arrive(game, side, location)
        if AUTOMA_FIGURES.placing_at[game.automa] == location:
            owe_power(game, side, PLACING)


class FollowOption(ArchitectsEffect):
    """C2.3. The option n of the scheme just turned, at the location `what`."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        carry_out(game, side, SCHEME_FIGURES.deeds[2 * game.schemes.turned + n], what, "C2.3")


class NextScheme(TurnScheme):
    """C6.5. One more scheme; a reset that the last one has triggered comes before it (A10.7). Lost without a worker
    (C2.10)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        if game.reset_due:
            game.owe(side, packed_effect(NEXT, what, n))
            game.owe(side, packed_effect(RESET, 0, 1))
        elif game.sides[side].at_home > 0:
            self.turn(game, side, "C6.5")
        elif game.told is not None:
            game.told.append(RivalStopped(int(side)))


class TakeWorkersBack(ArchitectsEffect):
    """C2.9. The largest own group of an open location; else all from prison, all from people's boards, one from the
    black market; else it passes. No capture (B3.5)."""

    @override
    def happen(self, game: Architects, side: i64, what: i64, n: i64) -> None:
        size, location = largest_own(game, side)
        if size > 0:
            self.tell(game, side, "group")
            self.come_home(game, side, location, size)
        elif game.sides[side].prisoners > 0:
            self.tell(game, side, "prison")
            free_prisoners(game, side, ALL)
        elif game.sides[side].held() > 0:
            self.tell(game, side, "boards")
            free_captives(game, side)
        elif in_market(game, side) != NONE:
            self.tell(game, side, "market")
            take_back(game, side, in_market(game, side))
        elif game.told is not None:
            game.told.append(RivalPassed(int(side)))

    def tell(self, game: Architects, side: i64, where: str) -> None:
        """Why workers come home."""
        if game.told is not None:
            game.told.append(RivalTookBack(int(side), where))

    def come_home(self, game: Architects, side: i64, location: i64, n: i64) -> None:
        """A whole group."""
        game.own(side).move(location, HOME, n)
        if game.told is not None:
            game.told.append(WorkersHome(int(side), LOCATIONS[location], int(n)))


def in_market(game: Architects, side: i64) -> i64:
    """The first market space in its order where it has a worker, or NONE."""
    for i in range(i64(len(MARKET_SPACES))):
        if game.sides[side].workers[MARKET_SPACES[i]] > 0:
            return MARKET_SPACES[i]
    return NONE


TURN_EFFECTS: Final[list[ArchitectsEffect]] = [
    TurnScheme(SCHEME),
    FollowOption(FOLLOW, moment=True),
    NextScheme(NEXT, moment=True),
    TakeWorkersBack(TAKE_BACK),
]
