"""3, 8.3, 9, 11. Rounds and turns, what is due in an action, the Inquisition, the end. A loop puts itself back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.words import Ask, Step
from regnum.games.paladins.asks import (
    ATTACK_OUTSIDER,
    CHOOSE_JAR_SQUARE,
    CHOOSE_MONKS_SQUARE,
    CHOOSE_OUTPOSTS_SQUARE,
    CHOOSE_PALADIN,
    CHOOSE_REWARD,
    CHOOSE_SPACE,
    CHOOSE_TAVERN,
    CHOOSE_TOWNSFOLK,
    CHOOSE_WORKSHOP,
    CONVERT_OUTSIDER,
    DISCARD_SUSPICIONS,
    DISMISS_ONE,
    GIVE_DEBT_BACK,
    KEEP_THREE,
    SETTLE_DEBT,
    TAKE_TURN,
    USE_INQUISITION_ABILITIES,
    can_act,
    has_ability,
)
from regnum.games.paladins.automa import (
    AI_TURN,
    ai_resolves,
    join_favour_scheme,
    muster_ai,
    strengthen,
    suspect_ai,
    tell_workshops,
)
from regnum.games.paladins.cards import FAVOURS, TAVERNS
from regnum.games.paladins.effects import (
    CANCEL_DEBT,
    CLEAR_OTHER,
    CLEAR_SPACE,
    DEVELOP_FREELY,
    DISCARD_SUSPICION,
    DISCARD_SUSPICION_NOW,
    DISMISS_TOWNSFOLK,
    DRAFT_TOWNSFOLK,
    DRAW_SUSPICION,
    EITHER,
    ENLIST_TOWNSFOLK,
    GAIN_PROVISIONS,
    GAIN_SILVER,
    GAIN_WORKERS,
    HOLD_INQUISITION,
    KEEP_WORKERS,
    MOVE_JAR,
    PAY_DEBT,
    PAY_DEBT_NOW,
    PERSUADE_OUTSIDER,
    POST_OUTPOST,
    PUT_WORKSHOP,
    RAISE,
    RECRUIT_FREELY,
    SEND_MONK,
    STRIKE_OUTSIDER,
    TAKE_TAX,
    USE_ABILITIES,
    USE_ABILITY,
    USE_BONUS,
    WHAT,
    declinable,
    do_of,
    effect,
    n_of,
    what_of,
)
from regnum.games.paladins.events import (
    FavourRevealed,
    InquisitionBegan,
    NobodySuspected,
    Opened,
    OrderRevealed,
    Refreshed,
    RivalScored,
    RoundBegan,
    RowDealt,
    Scored,
    TavernsRevealed,
)
from regnum.games.paladins.figures import FIRST_EFFECT, LEFT_OVER, MOST_OPTIONS, OPTIONS, ORDER_ACTION
from regnum.games.paladins.moves.rewards import does_something
from regnum.games.paladins.moves.round import KEEP_SOME, must_choose, step_back
from regnum.games.paladins.parts import (
    ACTIONS,
    BIT,
    DEVELOP,
    EMPTY,
    FAVOUR_SLOTS,
    FAVOURS_BY_ROUND,
    NONE,
    ORDER_POINTS,
    ORDERS_BY_ROUND,
    OUTSIDER_COLUMNS,
    ROUNDS,
    TOWNSFOLK_COLUMNS,
    WORKSHOPS,
)
from regnum.games.paladins.scoring import total
from regnum.games.paladins.table import Paladins

DRAFT_ONE: Final = effect(DRAFT_TOWNSFOLK)
INQUISITION_PENDING: Final = effect(HOLD_INQUISITION)


# -- what is due --------------------------------------------------------------------------------------------------


class Resolve(Step[Paladins]):
    """11.3 to 11.5. Every effect that is due, one by one; it stops where the player has something to decide."""

    def run(self, game: Paladins, seat: i64) -> None:
        """The next one is the last of the list. The AI player has nothing to decide (12.3)."""
        while len(game.due) > 0:
            game.due, effect = pop(game.due)
            if do_of(effect) == HOLD_INQUISITION:
                game.push(RESOLVE, seat)
                game.push(INQUISITION, seat)
                return
            if game.is_ai(seat):
                ai_resolves(game, effect)
                continue
            ask = happens(game, seat, effect)
            if ask is not None and not self.answered(game, seat, ask, effect):
                return

    def answered(self, game: Paladins, seat: i64, ask: Ask[Paladins], effect: i64) -> bool:
        """A question with a single answer is not asked."""
        game.pending = effect
        if not declinable(effect):  # with no among the answers there are always two
            answers = ask.legal(game, seat)
            if len(answers) == 1:
                answers[0].play(game, seat)
                return True
        game.push(RESOLVE, seat)
        game.push(ask, seat)
        return False


def happens(game: Paladins, seat: i64, effect: i64) -> Ask[Paladins] | None:
    """Let an effect happen to a player, or give the question that must be answered first."""
    do = do_of(effect)
    if do == GAIN_WORKERS:
        game.gain(seat, what_of(effect), n_of(effect))
    elif do == RAISE:
        game.raise_attribute(seat, what_of(effect), n_of(effect))
    elif do == USE_ABILITIES:
        game.use_abilities(seat, what_of(effect))
    elif do == GAIN_SILVER:
        game.gain_silver(seat, n_of(effect))
    elif do == GAIN_PROVISIONS:
        game.gain_provisions(seat, n_of(effect))
    elif do == DRAW_SUSPICION:
        game.draw_suspicion(seat)
    elif do == TAKE_TAX:
        game.take_tax(seat, n_of(effect))
    elif do == PAY_DEBT_NOW:
        game.pay_debt(seat)
    elif do == USE_ABILITY:
        game.use_ability(seat, what_of(effect) * WHAT + n_of(effect))
    elif do == USE_BONUS:
        game.use_bonus(seat)
    else:
        return question(game, seat, effect)
    return None


def question(game: Paladins, seat: i64, effect: i64) -> Ask[Paladins] | None:
    """What is to be decided for an effect; None if it could do nothing (1.7.2)."""
    me = game.boards[seat]
    do = do_of(effect)
    if do == SEND_MONK:
        return CHOOSE_MONKS_SQUARE
    if do == POST_OUTPOST:
        return CHOOSE_OUTPOSTS_SQUARE
    if do == STRIKE_OUTSIDER:
        return ATTACK_OUTSIDER
    if do == PERSUADE_OUTSIDER:
        return CONVERT_OUTSIDER
    if do == MOVE_JAR:
        return CHOOSE_JAR_SQUARE
    if do == ENLIST_TOWNSFOLK or do == DRAFT_TOWNSFOLK:
        return CHOOSE_TOWNSFOLK
    if do == DISMISS_TOWNSFOLK:
        return DISMISS_ONE
    if do == CLEAR_OTHER:
        return CHOOSE_SPACE
    if do == PUT_WORKSHOP:
        return CHOOSE_WORKSHOP
    if do == DISCARD_SUSPICION or do == DISCARD_SUSPICION_NOW:
        return DISCARD_SUSPICIONS if me.suspicions > 0 else None
    if do == PAY_DEBT:
        return SETTLE_DEBT if me.unpaid > 0 else None
    if do == CANCEL_DEBT:
        return GIVE_DEBT_BACK if me.unpaid > 0 else None
    if do == CLEAR_SPACE:
        return CHOOSE_SPACE if me.occupied() else None
    if do == RECRUIT_FREELY:
        return CHOOSE_TOWNSFOLK if row_holds(game) else None
    if do == DEVELOP_FREELY:
        return CHOOSE_WORKSHOP if me.done[DEVELOP] < WORKSHOPS else None
    if do == EITHER:
        return choice(game, seat, what_of(effect))
    assert do == KEEP_WORKERS
    return workers_to_keep(game, seat)


def choice(game: Paladins, seat: i64, number: i64) -> Ask[Paladins] | None:
    """1.7.3. Asked while two or more options do something; a single one happens by itself and may be declined."""
    me = game.boards[seat]
    working: i64 = 0
    last: i64 = 0
    for option in range(OPTIONS[number]):
        if does_something(me, FIRST_EFFECT[number * MOST_OPTIONS + option]):
            working += 1
            last = option
    if working == 1:
        game.owe_all(LEFT_OVER[number][last])
    return CHOOSE_REWARD if working > 1 else None


def workers_to_keep(game: Paladins, seat: i64) -> Ask[Paladins] | None:
    """9.1.3, 9.1.6. Asked with more than three left; after the last round nothing is kept."""
    if game.round == ROUNDS:
        game.keep(seat, 0)
        return None
    return KEEP_THREE if must_choose(game.boards[seat].pool) else None


def row_holds(game: Paladins) -> bool:
    """Whether any townsfolk lies in the row."""
    for column in range(i64(TOWNSFOLK_COLUMNS)):
        if game.row[column] != EMPTY:
            return True
    return False


# -- the Inquisition ----------------------------------------------------------------------------------------------


class Inquisition(Step[Paladins]):
    """8.3. Abilities, then the most suspected, then the tax supply; then whatever was interrupted goes on."""

    def run(self, game: Paladins, seat: i64) -> None:
        """R12. The active player's abilities first, then clockwise."""
        if game.told is not None:
            game.told.append(InquisitionBegan("8.1.3" if game.tax == 0 else "8.2.4"))
        game.used_abilities = 0
        game.declined = False
        game.push(JUDGEMENT, seat)
        players = game.rules.seats
        for i in range(players):
            game.push(DEFENCE, (seat + players - 1 - i) % players)


class Defence(Step[Paladins]):
    """8.3.1. One player's abilities, as long as one works and is wanted."""

    def run(self, game: Paladins, seat: i64) -> None:
        """Asked again after each one."""
        if game.declined or not has_ability(game, seat):
            game.declined = False
            return
        game.pending = INQUISITION_PENDING
        game.push(DEFENCE, seat)
        game.push(USE_INQUISITION_ABILITIES, seat)


class Judgement(Step[Paladins]):
    """8.3.2 to 8.3.5. All who hold the most suspicion take a debt and lose half of it; the tax supply is refilled."""

    def run(self, game: Paladins, seat: i64) -> None:
        """The AI player is judged like everybody (12.3.8)."""
        most: i64 = 0
        for board in game.boards:
            most = max(most, board.suspicions)
        if most == 0:
            if game.told is not None:
                game.told.append(NobodySuspected())
        else:
            for side in range(i64(len(game.boards))):
                if game.boards[side].suspicions == most:
                    game.accuse(side)
        game.refill_tax()


# -- before the first round ---------------------------------------------------------------------------------------


class Opening(Step[Paladins]):
    """2.12. The table is laid; the draft begins to the right of the start player."""

    def run(self, game: Paladins, seat: i64) -> None:
        """Tell what lies there."""
        if game.told is not None:
            difficulty = str(game.rules.options["difficulty"]) if game.solo else "none"
            game.told.append(Opened(int(seat), difficulty))
        if game.solo:
            tell_workshops(game)
        game.push(ROUND, seat)
        game.push(AFTER_DRAFT, seat)
        players = game.rules.seats
        for i in range(players):
            game.push(DRAFT, (seat + i) % players)


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
            game.boards[player].drawing = True
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
        if game.boards[seat].chosen == NONE:
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
        sides = i64(len(game.boards))
        for i in range(sides):
            side = (seat + i) % sides
            if not game.boards[side].passed:
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
            game.push(AI_TURN, seat)
        elif can_act(game, seat):
            game.push(TAKE_TURN, seat)
        else:
            step_back(game, seat, "no_workers" if game.boards[seat].pool == 0 else "no_action")


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
        if must_choose(game.boards[seat].pool):
            game.owe(KEEP_SOME)
            game.push(RESOLVE, seat)


class Refresh(Step[Paladins]):
    """9.2."""

    def run(self, game: Paladins, seat: i64) -> None:
        """Townsfolk, outsiders, taverns, favours, paladins."""
        game.revealed += 1
        discard_townsfolk(game, TOWNSFOLK_COLUMNS - 1)
        discard_outsider(game, 0)
        if game.solo:  # 12.7.2
            discard_townsfolk(game, TOWNSFOLK_COLUMNS - 2)
            discard_outsider(game, 1)
        fill_row(game)
        fill_front(game)
        for i in range(i64(len(game.inns))):
            game.old_taverns = append(game.old_taverns, game.inns[i])
        game.inns = vec[i64]()
        game.guests = vec[i64]()
        for slot in range(i64(FAVOUR_SLOTS)):
            game.petitioners[slot] = NONE
        for side in range(i64(len(game.boards))):
            self.put_away(game, side)
        if game.told is not None:
            game.told.append(Refreshed(int(game.round)))

    def put_away(self, game: Paladins, side: i64) -> None:
        """9.2.6, 12.7.1. The used paladin leaves the game; the AI player keeps no workers."""
        me = game.boards[side]
        me.passed = False
        if game.is_ai(side):
            me.pool = 0
            for action in range(i64(len(me.spaces))):
                me.spaces[action] = 0
            return
        if me.paladin != NONE:
            me.used |= BIT[me.paladin]
            me.paladin = NONE


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
            for side in range(i64(len(game.boards))):
                points = int(total(game, side))
                game.told.append(RivalScored(points) if game.is_ai(side) else Scored(int(side), points))


RESOLVE: Final = Resolve()
INQUISITION: Final = Inquisition()
DEFENCE: Final = Defence()
JUDGEMENT: Final = Judgement()
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
