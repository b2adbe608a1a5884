"""B3. The princess and the profiteer: what placing workers with them and capturing workers there brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.core.messages import Refusal, refuse
from regnum.core.rules import Consequence
from regnum.games.architects.effects.vocabulary import GAIN, LOSE_VIRTUE
from regnum.games.architects.hooks import MoreWorkers, Temptation
from regnum.games.architects.parts import LOCATIONS, NONE, OPEN, VIRTUE
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.events import FigureVisited
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.influence import gain_influence
from regnum.games.architects.works_of_wonder.parts import (
    AFTER,
    BEFORE,
    COUNTS_PRINCESS,
    INFLUENCE,
    INVITE,
    ON_PROFITEER,
    PROFIT,
    VISIT,
)

ONE_INFLUENCE: Final = packed_effect(GAIN, INFLUENCE, 1)


class NoblesReceive(Consequence[Architects]):
    """B3.1, B3.3, B6.13. A worker was placed with a noble or at an own figure; what follows comes before the action.

    B3.7. Whether by a turn or by a building; figures of others do nothing (B6.14).
    """

    def follow(self, game: Architects, seat: i64, detail: i64) -> None:
        """`detail` is the location. The last to be owed comes first: influence, the figure, then the princess."""
        if detail >= OPEN:
            return
        wonder = wonder_of(game)
        if game.is_automa(seat):
            if detail == wonder.profiteer:
                gain_influence(game, seat, 1)  # C2.5; what it does with the princess stands on its card (C2.6)
            return
        wonder.helper = NONE
        wonder.awaited = False
        wonder.invited = detail == wonder.princess
        if wonder.invited:
            game.owe(seat, packed_effect(INVITE, detail, BEFORE))
        if wonder.own_figure(seat, detail):
            game.owe(seat, packed_effect(VISIT, detail, 1))
        if detail == wonder.profiteer:
            game.owe(seat, packed_effect(PROFIT, detail, 1))
            game.react(seat, ON_PROFITEER)  # B8.2


class NoblesTakeLeave(Consequence[Architects]):
    """B3.1, B3.3. The action is done: what was left for afterwards."""

    def follow(self, game: Architects, seat: i64, detail: i64) -> None:
        """`detail` is the location."""
        if detail >= OPEN:
            return
        wonder = wonder_of(game)
        wonder.helper = NONE
        if wonder.invited:
            wonder.invited = False
            game.owe(seat, packed_effect(INVITE, detail, AFTER))
        if wonder.awaited:
            wonder.awaited = False
            game.owe(seat, ONE_INFLUENCE)


class NoblesNotice(Consequence[Architects]):
    """B3.2, B3.4, B3.5, C2.7. A group was captured where a noble stands; the own colour counts as well (Q6)."""

    def follow(self, game: Architects, seat: i64, detail: i64) -> None:
        """`detail` is the location."""
        wonder = wonder_of(game)
        if detail == wonder.princess:
            game.owe(seat, packed_effect(LOSE_VIRTUE, 0, 1))
        elif detail == wonder.profiteer:
            game.owe(seat, packed_effect(GAIN, VIRTUE, 1))


class PurseCloses(Consequence[Architects]):
    """B2.7. What is left of influence turned into coins is lost with the turn."""

    def follow(self, game: Architects, seat: i64, detail: i64) -> None:
        """Whoever has any."""
        wonder_of(game).spare = 0


class NoblesTempt(Temptation):
    """B3.6, Q24. Nobody is placed only for the princess or the profiteer; the rulebook does not say, we do."""

    def resist(self, game: Architects, seat: i64, location: i64, why: Refusal) -> Refusal:
        """Whoever stands there."""
        wonder = wonder_of(game)
        if location == wonder.princess:
            return refuse("only_for_noble", "Q24", why=why.message(), noble="princess")
        if location == wonder.profiteer:
            return refuse("only_for_noble", "Q24", why=why.message(), noble="profiteer")
        return why


class FiguresHelp(MoreWorkers):
    """B6.13, B8.1, B8.8. The own figure, if it was asked to, and for Arnold the princess too."""

    def here(self, game: Architects, side: i64, location: i64) -> i64:
        """For a rival its own figure always works (C4.8)."""
        wonder = wonder_of(game)
        more: i64 = 0
        if (wonder.helper == location or game.is_automa(side)) and wonder.own_figure(side, location):
            more += 1
        if location == wonder.princess and game.sides[side].powers[COUNTS_PRINCESS] > 0:
            more += 1
        return more


def visit(game: Architects, seat: i64, location: i64, worker: bool) -> None:
    """B6.13. The own figure gives influence, or works."""
    if worker:
        wonder_of(game).helper = location
    if game.told is not None:
        game.told.append(FigureVisited(int(seat), LOCATIONS[location], "worker" if worker else "influence"))
    if not worker:
        gain_influence(game, seat, 1)
