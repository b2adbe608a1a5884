"""3, 9. Rounds and turns, the refresh, the end. A loop is a step that puts itself back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.words import Step
from regnum.games.paladins.asks import (
    CHOOSE_PALADIN,
    CHOOSE_TAVERN,
    TAKE_TURN,
    can_act,
)
from regnum.games.paladins.automa import (
    join_favour_scheme,
    muster_ai,
    strengthen,
    suspect_ai,
    take_ai_turn,
    tell_workshops,
)
from regnum.games.paladins.cards import FAVOURS, OUTSIDERS, TAVERNS, TOWNSFOLK
from regnum.games.paladins.effects import DRAFT_TOWNSFOLK, effect
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
from regnum.games.paladins.figures import ORDER_ACTION
from regnum.games.paladins.moves.round import KEEP_SOME, must_choose, step_back
from regnum.games.paladins.parts import (
    ACTIONS,
    BIT,
    EMPTY,
    FAVOUR_SLOTS,
    FAVOURS_BY_ROUND,
    NONE,
    ORDER_POINTS,
    ORDERS_BY_ROUND,
    OUTSIDER_COLUMNS,
    ROUNDS,
    TOWNSFOLK_COLUMNS,
)
from regnum.games.paladins.resolving import RESOLVE
from regnum.games.paladins.scoring import total
from regnum.games.paladins.table import Paladins

DRAFT_ONE: Final = effect(DRAFT_TOWNSFOLK)


# -- before the first round ---------------------------------------------------------------------------------------


class Opening(Step[Paladins]):
    """2.12. The table is laid; the draft begins to the right of the start player."""

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

    def run(self, game: Paladins, seat: i64) -> None:
        """Whom, is asked."""
        game.owe(DRAFT_ONE)
        game.push(RESOLVE, seat)


class AfterDraft(Step[Paladins]):
    """2.13. The row is closed up and filled."""

    def run(self, game: Paladins, seat: i64) -> None:
        """As at a refresh, but nothing is discarded."""
        fill_row(game)
        if game.told is not None:
            game.told.append(RowDealt())


# -- rounds -------------------------------------------------------------------------------------------------------


class Round(Step[Paladins]):
    """3.1 to 3.4. Start player, orders and favours, taverns, paladins; then workers, actions, refresh."""

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
    while game.orders_shown < ORDERS_BY_ROUND[game.round]:
        slot = game.orders_shown
        action = ORDER_ACTION[game.orders[slot]]
        game.orders_shown += 1
        if game.told is not None:
            game.told.append(OrderRevealed(ACTIONS[action], int(ORDER_POINTS[slot])))
        if game.solo:
            strengthen(game, action)
    while game.favours_shown < FAVOURS_BY_ROUND[game.round]:
        game.favours_shown += 1
        if game.told is not None:
            game.told.append(FavourRevealed(FAVOURS[game.favours[game.favours_shown - 1]].id))
        if game.solo:
            join_favour_scheme(game)


def open_taverns(game: Paladins) -> None:
    """3.3, 1.4.2. One more than there are players; the deck is reshuffled when a card is needed and none is left."""
    game.inns = vec[i64]()
    game.guests = vec[i64]()
    for _ in range(game.rules.seats + 1):
        if len(game.taverns) == 0:
            game.taverns = game.old_taverns
            game.old_taverns = vec[i64]()
            game.chance.shuffle(game.taverns)
        game.taverns, tavern = pop(game.taverns)
        game.inns = append(game.inns, tavern)
        game.guests = append(game.guests, NONE)
    if game.told is not None:
        game.told.append(TavernsRevealed([TAVERNS[tavern].id for tavern in game.inns]))


class Muster(Step[Paladins]):
    """3.5. From the start player on: reveal the paladin, choose a tavern, draw the suspicions."""

    def run(self, game: Paladins, seat: i64) -> None:
        """One player, then the next; the AI player last (12.2.3)."""
        if game.sides[seat].chosen == NONE:
            if game.solo:
                muster_ai(game)
                game.push(RESOLVE, seat + 1)
                suspect_ai(game)
            return
        game.push(MUSTER, (seat + 1) % game.rules.seats)
        game.push(RESOLVE, seat)
        game.push(CHOOSE_TAVERN, seat)
        game.reveal_paladin(seat)


class Turns(Step[Paladins]):
    """3.6, 11.6. Who has not passed acts in turn, until all have."""

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

    def run(self, game: Paladins, seat: i64) -> None:
        """Then all that is due."""
        game.committed += 1
        game.push(RESOLVE, seat)
        if game.is_ai(seat):
            take_ai_turn(game)
        elif can_act(game, seat):
            game.push(TAKE_TURN, seat)
        else:
            step_back(game, seat, "no_workers" if game.sides[seat].pool == 0 else "no_action")


class RoundEnds(Step[Paladins]):
    """3.7. A refresh, or after the last round the end."""

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

    def run(self, game: Paladins, seat: i64) -> None:
        """Asked only with more than three."""
        if must_choose(game.sides[seat].pool):
            game.owe(KEEP_SOME)
            game.push(RESOLVE, seat)


class Refresh(Step[Paladins]):
    """9.2."""

    def run(self, game: Paladins, seat: i64) -> None:
        """Townsfolk, outsiders, taverns, favours, paladins."""
        game.revealed += 1
        discard_townsfolk(game, TOWNSFOLK_COLUMNS - 1)
        discard_outsider(game, 0)
        if game.solo:
            discard_more(game)
        fill_row(game)
        fill_front(game)
        for i in range(i64(len(game.inns))):
            game.old_taverns = append(game.old_taverns, game.inns[i])
        game.inns = vec[i64]()
        game.guests = vec[i64]()
        for slot in range(i64(FAVOUR_SLOTS)):
            game.petitioners[slot] = NONE
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
            for action in range(i64(len(me.spaces))):
                me.spaces[action] = 0
            return
        if me.paladin != NONE:
            me.used |= BIT[me.paladin]
            me.paladin = NONE


def discard_more(game: Paladins) -> None:
    """12.7.2. Alone also the second townsfolk from the right and the second outsider from the left, if there."""
    townsfolk, outsider = game.row[TOWNSFOLK_COLUMNS - 2], game.front[1]
    discard_townsfolk(game, TOWNSFOLK_COLUMNS - 2)
    discard_outsider(game, 1)
    if game.told is not None and (townsfolk != EMPTY or outsider != EMPTY):
        gone = TOWNSFOLK[townsfolk].id if townsfolk != EMPTY else ""
        left = OUTSIDERS[outsider].id if outsider != EMPTY else ""
        game.told.append(MoreDiscarded(gone, left))


def discard_townsfolk(game: Paladins, column: i64) -> None:
    """9.2.1."""
    if game.row[column] != EMPTY:
        game.dismissed |= BIT[game.row[column]]
        game.row[column] = EMPTY


def discard_outsider(game: Paladins, column: i64) -> None:
    """9.2.2."""
    if game.front[column] != EMPTY:
        game.departed |= BIT[game.front[column]]
        game.front[column] = EMPTY


def fill_row(game: Paladins) -> None:
    """9.2.1, 9.2.3. Slide right, then deal from right to left while the deck lasts."""
    row = vec[i64]([EMPTY] * TOWNSFOLK_COLUMNS)
    at: i64 = TOWNSFOLK_COLUMNS - 1
    for i in range(i64(TOWNSFOLK_COLUMNS)):
        card = game.row[TOWNSFOLK_COLUMNS - 1 - i]
        if card != EMPTY:
            row[at] = card
            at -= 1
    while at >= 0 and len(game.townsfolk) > 0:
        game.townsfolk, card = pop(game.townsfolk)
        row[at] = card
        at -= 1
    game.row = row


def fill_front(game: Paladins) -> None:
    """9.2.2, 9.2.3. Slide left, then deal from left to right while the deck lasts."""
    front = vec[i64]([EMPTY] * OUTSIDER_COLUMNS)
    at: i64 = 0
    for i in range(i64(OUTSIDER_COLUMNS)):
        if game.front[i] != EMPTY:
            front[at] = game.front[i]
            at += 1
    while at < OUTSIDER_COLUMNS and len(game.outsiders) > 0:
        game.outsiders, card = pop(game.outsiders)
        front[at] = card
        at += 1
    game.front = front


class FinalScoring(Step[Paladins]):
    """10. The totals are told; the sheet itself is in scoring.py."""

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
