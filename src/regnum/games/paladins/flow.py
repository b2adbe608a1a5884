"""3, 9. Rounds and turns, the refresh, the end. A loop is a step that puts itself back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import RESOLVE, effect
from regnum.core.words import Step
from regnum.games.paladins.asks import (
    CHOOSE_PALADIN,
    CHOOSE_TAVERN,
    TAKE_TURN,
    can_act,
)
from regnum.games.paladins.automa.round import (
    join_favour_scheme,
    muster_automa,
    strengthen,
    suspect_automa,
    tell_workshops,
)
from regnum.games.paladins.automa.turn import TURN_SCHEME
from regnum.games.paladins.cards import FAVOURS, OUTSIDERS, TAVERNS, TOWNSFOLK
from regnum.games.paladins.effects.vocabulary import DRAFT_TOWNSFOLK
from regnum.games.paladins.events import (
    FavourRevealed,
    MoreDiscarded,
    Opened,
    OrderRevealed,
    Refreshed,
    RivalScored,
    RoundBegan,
    RowDealt,
    Scored,
    TavernsRevealed,
)
from regnum.games.paladins.moves.round import KEEP_SOME, must_choose, step_back
from regnum.games.paladins.parts import (
    ACTIONS,
    BIT,
    EMPTY,
    FAVOURS_BY_ROUND,
    NONE,
    ORDER_POINTS,
    ORDERS_BY_ROUND,
    ROUNDS,
    TOWNSFOLK_COLUMNS,
)
from regnum.games.paladins.scoring import total
from regnum.games.paladins.table import Paladins

DRAFT_ONE: Final = effect(DRAFT_TOWNSFOLK)


# -- before the first round ---------------------------------------------------------------------------------------


class Opening(Step[Paladins]):
    """2.12. The table is laid; the draft begins to the right of the start player."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """Tell what lies there."""
        game.push(ROUND, seat)
        game.push(AFTER_DRAFT, seat)
        players = game.rules.seats
        for i in range(players):
            game.push(DRAFT, (seat + i) % players)
        if game.told is not None:
            difficulty = str(game.rules.options["difficulty"]) if game.solo else "none"
            game.told.append(Opened(int(seat), difficulty))
        if game.solo:
            tell_workshops(game)


class Draft(Step[Paladins]):
    """2.12. One townsfolk for nothing, with its instant reward."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """Whom, is asked."""
        game.owe(seat, DRAFT_ONE)
        game.push(RESOLVE, seat)


class AfterDraft(Step[Paladins]):
    """2.13. The row is closed up and filled."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """As at a refresh, but nothing is discarded."""
        game.own_display().fill_row()
        if game.told is not None:
            game.told.append(RowDealt())


# -- rounds -------------------------------------------------------------------------------------------------------


class Round(Step[Paladins]):
    """3.1 to 3.4. Start player, orders and favours, taverns, paladins; then workers, actions, refresh."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """`seat` is the start player of this round."""
        game.round += 1
        game.start = seat
        game.committed += 1
        if game.told is not None:
            game.told.append(RoundBegan(int(seat), int(game.round)))
        reveal_by_round(game)
        open_taverns(game)
        game.push(ROUND_ENDS, seat)
        game.push(TURNS, seat)
        game.push(MUSTER, seat)
        everybody: i64 = 0
        for player in range(game.rules.seats):
            game.own(player).drawing = True
            everybody |= BIT[player]
        if game.solo:
            game.push(CHOOSE_PALADIN, seat)
        else:
            game.push_for_all(CHOOSE_PALADIN, everybody)


def reveal_by_round(game: Paladins) -> None:
    """3.2; what it means for the AI player: 12.2.1, 12.2.2."""
    game.revealed += 1
    while game.king.orders_shown < ORDERS_BY_ROUND[game.round]:
        reveal_order(game)
    while game.king.favours_shown < FAVOURS_BY_ROUND[game.round]:
        reveal_favour(game)


def reveal_order(game: Paladins) -> None:
    """3.2. The next one."""
    king = game.own_king()
    slot = king.orders_shown
    action = king.wants(slot)
    king.orders_shown += 1
    if game.told is not None:
        game.told.append(OrderRevealed(ACTIONS[action], int(ORDER_POINTS[slot])))
    if game.solo:
        strengthen(game, action)


def reveal_favour(game: Paladins) -> None:
    """3.2. The next one."""
    king = game.own_king()
    slot = king.favours_shown
    king.favours_shown += 1
    if game.told is not None:
        game.told.append(FavourRevealed(FAVOURS[king.favours[slot]].id))
    if game.solo:
        join_favour_scheme(game)


def open_taverns(game: Paladins) -> None:
    """3.3. One more than there are players."""
    game.own_taverns().open(game.chance, game.rules.seats + 1)
    if game.told is not None:
        game.told.append(TavernsRevealed([TAVERNS[tavern].id for tavern in game.taverns.inns]))


class Muster(Step[Paladins]):
    """3.5. From the start player on: reveal the paladin, choose a tavern, draw the suspicions."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """One player, then the next; the AI player last (12.2.3)."""
        if game.sides[seat].chosen == NONE:
            if game.solo:
                muster_automa(game)
                game.push(RESOLVE, seat + 1)
                suspect_automa(game)
            return
        game.push(MUSTER, (seat + 1) % game.rules.seats)
        game.push(RESOLVE, seat)
        game.push(CHOOSE_TAVERN, seat)
        game.reveal_paladin(seat)


class Turns(Step[Paladins]):
    """3.6, 11.6. Who has not passed acts in turn, until all have; alone you and the AI player (12.2.5)."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """From this side on, clockwise."""
        sides = i64(len(game.sides))
        for i in range(sides):
            side = (seat + i) % sides
            if not game.sides[side].passed:
                game.push(TURNS, (side + 1) % sides)
                game.push(TURN, side)
                return


class Turn(Step[Paladins]):
    """3.6. One action, or passing. Who has nothing else to do passes without being asked (9.1.1)."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """Then all that is due."""
        game.committed += 1
        game.push(RESOLVE, seat)
        if game.is_ai(seat):
            TURN_SCHEME.run(game, seat)
        elif can_act(game, seat):
            game.push(TAKE_TURN, seat)
        else:
            step_back(game, seat, "no_workers" if game.sides[seat].pool == 0 else "no_action")


class RoundEnds(Step[Paladins]):
    """3.7. A refresh, or after the last round the end."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """The start marker goes to the next player (3.1)."""
        game.committed += 1
        if game.round == ROUNDS:
            game.push(FINAL_SCORING, seat)
            return
        game.push(ROUND, (seat + 1) % game.rules.seats)
        game.push(REFRESH, seat)
        players = game.rules.seats
        for i in range(players):  # 9.1.5: the start player first
            game.push(KEEP_AGAIN, (seat + players - 1 - i) % players)


class KeepAgain(Step[Paladins]):
    """9.1.5. Workers gained after passing: again no more than three are kept."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """Asked only with more than three."""
        if must_choose(game.sides[seat].pool):
            game.owe(seat, KEEP_SOME)
            game.push(RESOLVE, seat)


class Refresh(Step[Paladins]):
    """9.2. Townsfolk, outsiders, taverns, favours, paladins."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        game.revealed += 1
        display = game.own_display()
        display.discard_townsfolk(TOWNSFOLK_COLUMNS - 1)
        display.discard_outsider(0)
        if game.solo:
            discard_more(game)
        display = game.own_display()
        display.fill_row()
        display.fill_front()
        game.own_taverns().close()
        game.own_king().dismiss_petitioners()
        for side in range(i64(len(game.sides))):
            self.put_away(game, side)
        if game.told is not None:
            game.told.append(Refreshed(int(game.round)))

    def put_away(self, game: Paladins, side: i64) -> None:
        """9.2.6, 12.7.1. The used paladin leaves the game; the AI player keeps no workers."""
        me = game.own(side)
        me.passed = False
        if game.is_ai(side):
            me.pool = 0
            me.clear_spaces()
        else:
            me.put_paladin_away()


def discard_more(game: Paladins) -> None:
    """12.7.2. Alone also the second townsfolk from the right and the second outsider from the left, if there."""
    display = game.own_display()
    townsfolk = display.discard_townsfolk(TOWNSFOLK_COLUMNS - 2)
    outsider = display.discard_outsider(1)
    if game.told is not None and (townsfolk != EMPTY or outsider != EMPTY):
        gone = TOWNSFOLK[townsfolk].id if townsfolk != EMPTY else ""
        left = OUTSIDERS[outsider].id if outsider != EMPTY else ""
        game.told.append(MoreDiscarded(gone, left))


class FinalScoring(Step[Paladins]):
    """10. The totals are told; the sheet itself is in scoring.py."""

    @override
    def run(self, game: Paladins, seat: i64) -> None:
        """The last thing that happens."""
        if game.told is not None:
            for side in range(i64(len(game.sides))):
                points = int(total(game, side))
                game.told.append(RivalScored(points) if game.is_ai(side) else Scored(int(side), points))


OPENING: Final = Opening()
DRAFT: Final = Draft()
AFTER_DRAFT: Final = AfterDraft()
ROUND: Final = Round()
MUSTER: Final = Muster()
TURNS: Final = Turns()
TURN: Final = Turn()
ROUND_ENDS: Final = RoundEnds()
KEEP_AGAIN: Final = KeepAgain()
REFRESH: Final = Refresh()
FINAL_SCORING: Final = FinalScoring()
