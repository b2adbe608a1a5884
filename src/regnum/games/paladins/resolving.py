"""11.3 to 11.5. What is due in an action, effect by effect, and where that needs an answer (decision 8 in docs/)."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from regnum.core.words import Ask, Step
from regnum.games.paladins.asks import (
    ATTACK_OUTSIDER,
    CHOOSE_JAR_SQUARE,
    CHOOSE_MONKS_SQUARE,
    CHOOSE_OUTPOSTS_SQUARE,
    CHOOSE_REWARD,
    CHOOSE_SPACE,
    CHOOSE_TOWNSFOLK,
    CHOOSE_WORKSHOP,
    CONVERT_OUTSIDER,
    DISCARD_SUSPICIONS,
    DISMISS_ONE,
    GIVE_DEBT_BACK,
    KEEP_THREE,
    SETTLE_DEBT,
)
from regnum.games.paladins.automa import ai_resolves
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
    n_of,
    what_of,
)
from regnum.games.paladins.figures import FIRST_EFFECT, LEFT_OVER, MOST_OPTIONS, OPTIONS
from regnum.games.paladins.inquisition import INQUISITION
from regnum.games.paladins.moves.rewards import does_something
from regnum.games.paladins.moves.round import must_choose
from regnum.games.paladins.parts import DEVELOP, ROUNDS, WORKSHOPS
from regnum.games.paladins.table import Paladins


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
    me = game.sides[seat]
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
        return CHOOSE_TOWNSFOLK if game.has_townsfolk() else None
    if do == DEVELOP_FREELY:
        return CHOOSE_WORKSHOP if me.done[DEVELOP] < WORKSHOPS else None
    if do == EITHER:
        return choice(game, seat, what_of(effect))
    assert do == KEEP_WORKERS
    return workers_to_keep(game, seat)


def choice(game: Paladins, seat: i64, number: i64) -> Ask[Paladins] | None:
    """1.7.3. Asked while two or more options do something; a single one happens by itself and may be declined."""
    me = game.sides[seat]
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
    return KEEP_THREE if must_choose(game.sides[seat].pool) else None


RESOLVE: Final = Resolve()
