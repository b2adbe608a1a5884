"""What is due, effect by effect, and where that needs an answer (decision 8 in docs/).

A turn, a reset, the draft and the end are effects like those on cards: so whatever interrupts comes first, and nothing
waits in a call stack. An effect belongs to a side; a rival has nothing to decide (C).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from regnum.core.words import Step
from regnum.games.architects.actions import act, after_action
from regnum.games.architects.asking import ask, put
from regnum.games.architects.asks import (
    AT_GUARDHOUSE,
    AT_MIDDLE,
    CAPTURING,
    CHOOSING,
    DISMISSING,
    FACE_DEBT,
    FACE_LOSS,
    FREE_HIRE,
    GIVING_UP,
    KEEPING,
    PAY_BILL,
    PLACE_ANOTHER,
    TRADING,
    USE_ABILITY,
    ability_moves,
    any_capture,
    any_trade,
)
from regnum.games.architects.effects import (
    ACT,
    AFTER_ACTION,
    AVOID_DEBT,
    CAPTURE,
    CHOOSE,
    CLAUSES,
    CONSTRUCT,
    DESTROY_DEBT,
    DISMISS,
    EFFECT_MASK,
    EVERYBODY,
    FIRST_FREE_DO,
    FIRST_RIVAL_DO,
    FREE_CAPTIVES,
    FREE_PRISONERS,
    GAIN,
    GAIN_PER,
    GIVE_UP,
    GUARD,
    HIRE,
    HIRE_FREELY,
    IMPRISON,
    KEEP_ONE,
    LAY_SILVER,
    LOOK,
    LOSE_VIRTUE,
    MARKET_GOODS,
    MOST_OPTIONS,
    PAY,
    PAY_DEBT,
    PLACE_MORE,
    RISE,
    SWEEP,
    TAKE_DEBT,
    TAKE_GROUP,
    TAKE_TAX,
    TOWN_CAPTURE,
    TRADE,
    TURN,
    TURN_ENDS,
    USE_ABILITIES,
    USE_POWER,
    WHEN,
    do_of,
    n_of,
    packed_effect,
    side_of,
    what_of,
)
from regnum.games.architects.flow import flows
from regnum.games.architects.moves.general import anybody_in_the_open, option_works
from regnum.games.architects.parts import AVOIDS_DEBTS, HOME, MARKET_MIDDLE, NONE
from regnum.games.architects.paying import can_spend, has_choice, pay_only_way
from regnum.games.architects.places import can_guard, can_place
from regnum.games.architects.prices import AVOID_PRICE
from regnum.games.architects.rival import rival_resolves
from regnum.games.architects.table import Architects


class Resolve(Step[Architects]):
    """Every effect that is due, one by one; it stops where somebody has something to decide."""

    def run(self, game: Architects, seat: i64) -> None:
        """The next one is the last of the list. Whatever is pushed onto the agenda comes first.

        If somebody listens, it also stops, to go on at once, where a turn begins and where a rival acts: a moment that
        can be shown.
        """
        game.push(self, seat)
        while len(game.due) > 0:
            game.due, waiting = pop(game.due)
            side, effect = side_of(waiting), waiting & EFFECT_MASK
            if side != game.rival_side or not rival_resolves(game, side, effect):
                happens(game, side, effect)
            if game.agenda[-1] is not self:
                return
            if game.told is not None and is_moment(do_of(effect)):
                return
        game.agenda.pop()
        game.whose, _ = pop(game.whose)


RESOLVE: Final = Resolve()


def is_moment(do: i64) -> bool:
    """Whether it is shown by itself: the end of a turn, and what a rival does."""
    return do == TURN_ENDS or (do >= FIRST_RIVAL_DO and do < FIRST_FREE_DO)


def happens(game: Architects, side: i64, effect: i64) -> None:
    """Let an effect happen, or ask what must be decided first."""
    do = do_of(effect)
    what, n = what_of(effect), n_of(effect)
    if do == GAIN:
        game.gain(side, what, n)
    elif do == PAY:
        settle(game, side, effect)
    elif do == ACT:
        act(game, side, what)
    elif do == AFTER_ACTION:
        after_action(game, side, what)
    elif do == LOSE_VIRTUE:
        face_loss(game, side, effect)
    elif do == TAKE_DEBT:
        face_debt(game, side, n)
    elif do == USE_POWER:
        game.use_power(side, what)
    elif do >= FIRST_FREE_DO:
        known = game.changes.resolves
        assert known is not None
        known.happens(game, side, effect)
    elif do >= TURN and flows(game, side, effect):
        pass
    elif not work_goes_on(game, side, effect):
        printed(game, side, effect)


def work_goes_on(game: Architects, side: i64, effect: i64) -> bool:
    """What an action still has to do."""
    do, what, n = do_of(effect), what_of(effect), n_of(effect)
    if do == TRADE:
        if any_trade(game, side):
            put(game, side, effect, TRADING)
    elif do == TOWN_CAPTURE:
        if any_capture(game, side):
            put(game, side, effect, CAPTURING)
    elif do == TAKE_GROUP:
        game.capture(side, what, n)
    elif do == GUARD:
        if can_guard(game, side, NONE):
            ask(game, side, effect, AT_GUARDHOUSE)
    elif do == LAY_SILVER:
        game.lay_silver(side, what, n)
    elif do == HIRE:
        game.hire(side, what)
    elif do == PAY_DEBT:
        game.pay_debt(side)
    elif do == TAKE_TAX:
        game.take_tax(side)
    elif do == MARKET_GOODS:
        if what == MARKET_MIDDLE:
            put(game, side, effect, AT_MIDDLE)
        else:
            game.take_market_goods(side, what)
    elif do == LOOK:
        game.look(side, n)
    elif do == KEEP_ONE:
        ask(game, side, effect, KEEPING)
    elif do == CONSTRUCT:
        game.construct(side, what)
    elif do == RISE:
        game.rise(side)
        game.take_reward(side)
    elif do == AVOID_DEBT:
        game.avoid_debt(side)
    elif do == USE_ABILITIES:
        offer_abilities(game, side, effect)
    else:
        return False
    return True


def printed(game: Architects, side: i64, effect: i64) -> None:
    """What cards say."""
    do, what, n = do_of(effect), what_of(effect), n_of(effect)
    if do == CHOOSE:
        choose(game, side, effect)
    elif do == EVERYBODY:
        for i in range(game.rules.sides):  # A6.6: the owner first, so last on the list
            game.owe_row((side + game.rules.sides - 1 - i) % game.rules.sides, CLAUSES.rows[what * MOST_OPTIONS])
    elif do == WHEN:
        if game.holds(side, CLAUSES.condition[what], CLAUSES.n[what]):
            game.owe_row(side, CLAUSES.rows[what * MOST_OPTIONS])
    elif do == GAIN_PER:
        gain_per(game, side, what)
    elif do == DESTROY_DEBT:
        for _ in range(min(n, game.sides[side].unpaid)):
            game.destroy_debt(side)
    elif do == CAPTURE:
        if anybody_in_the_open(game):
            put(game, side, effect, CAPTURING)
    elif do == FREE_PRISONERS:
        game.free_prisoners(side, n)
    elif do == FREE_CAPTIVES:
        game.free_captives(side)
    elif do == IMPRISON:
        game.imprison(side)
    elif do == HIRE_FREELY:
        put(game, side, effect, FREE_HIRE)
    elif do == GIVE_UP:
        if len(game.sides[side].hand) > 0:
            put(game, side, effect, GIVING_UP)
    elif do == PLACE_MORE:
        if game.sides[side].workers[HOME] > 0 and can_place(game, side, what):
            put(game, side, effect, PLACE_ANOTHER)
    elif do == DISMISS:
        if len(game.sides[side].hired) > 0:
            ask(game, side, effect, DISMISSING)
    else:
        assert do == SWEEP
        game.sweep(0, n)


def gain_per(game: Architects, side: i64, clause: i64) -> None:
    """So often, rounded down; one gain."""
    times = game.count(side, CLAUSES.counter[clause]) // CLAUSES.every[clause]
    gained = CLAUSES.first[clause * MOST_OPTIONS]
    if times > 0:
        game.owe(side, packed_effect(do_of(gained), what_of(gained), times * n_of(gained)))


def choose(game: Architects, side: i64, effect: i64) -> None:
    """A6.3. Asked as far as options do something (A0.10)."""
    clause = what_of(effect)
    working: i64 = 0
    last: i64 = 0
    for option in range(CLAUSES.options[clause]):
        if option_works(game, side, clause, option):
            working += 1
            last = option
    if working == 0:
        return
    if working == 1 and n_of(effect) == 0:
        game.owe_row(side, CLAUSES.rows[clause * MOST_OPTIONS + last])
        return
    put(game, side, effect, CHOOSING)


def settle(game: Architects, side: i64, effect: i64) -> None:
    """A3.9. A bill is paid; how, is asked only if there is a choice."""
    if has_choice(game, side):
        ask(game, side, effect, PAY_BILL)
    else:
        pay_only_way(game, side)


def face_loss(game: Architects, side: i64, effect: i64) -> None:
    """A0.11. One loss of virtue, asked about if somebody can prevent it."""
    n = n_of(effect)
    if n == 0:
        return
    avoids = game.changes.avoids_loss
    if avoids is not None and side != game.rival_side and avoids.may(game, side, n):
        ask(game, side, effect, FACE_LOSS)
    else:
        game.suffer(side, n)


def face_debt(game: Architects, side: i64, n: i64) -> None:
    """A9.1, A12.8. Debts one by one; Hugo is asked about each."""
    if n > 1:
        game.owe(side, packed_effect(TAKE_DEBT, 0, n - 1))
    if game.sides[side].powers[AVOIDS_DEBTS] > 0 and can_spend(game, side, AVOID_PRICE, NONE):
        put(game, side, packed_effect(TAKE_DEBT, 0, 1), FACE_DEBT)
    else:
        game.take_debt(side)


def offer_abilities(game: Architects, side: i64, effect: i64) -> None:
    """A10.3. Asked while any of them would do something."""
    if not (game.sides[side].reacts >> what_of(effect)) & 1:
        return
    game.pending = effect
    if ability_moves(game, side, True):
        put(game, side, effect, USE_ABILITY)
