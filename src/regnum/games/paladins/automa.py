"""12. The AI player: rules, not a bot. Each step tells which card and which rule made it act."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.games.paladins.bits import bits_in
from regnum.games.paladins.cards import SQUARES, TAVERNS, reward_name, scheme_name
from regnum.games.paladins.effects import (
    CANCEL_DEBT,
    CLEAR_SPACE,
    DEVELOP_FREELY,
    DISCARD_SUSPICION,
    DO,
    DRAW_SUSPICION,
    EITHER,
    GAIN_AI_WORKERS,
    GAIN_PROVISIONS,
    GAIN_SILVER,
    GAIN_WORKERS,
    PAY_DEBT,
    RAISE,
    RECRUIT_FREELY,
    SETTLE_OR_DISCARD,
    TAKE_TAX,
    do_of,
    effect,
    forgive,
    n_of,
    rise,
    what_of,
)
from regnum.games.paladins.events import (
    FavourSchemeJoined,
    RivalActed,
    RivalChoseReward,
    RivalChoseSquare,
    RivalCleared,
    RivalFailed,
    RivalFlippedJar,
    RivalGainedWorkers,
    RivalMustered,
    RivalPassed,
    RivalRested,
    RivalStrengthened,
    RivalSuspected,
    RivalTargeted,
    SchemesShuffled,
    SchemeTurned,
)
from regnum.games.paladins.figures import (
    CHOICE_RULE,
    FAVOUR_DEBTS,
    FAVOUR_REWARD,
    FIRST_EFFECT,
    LEFT_OVER,
    MOST_OPTIONS,
    OPTIONS,
    ORDER_ACTION,
    SQUARE_REGION,
    TAVERN_POOL,
)
from regnum.games.paladins.parts import (
    ABSOLVE,
    AI,
    AI_ACTIONS,
    AI_WORKERS,
    ATTACK,
    ATTRIBUTES,
    BIT,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FALLBACK_ROW,
    FAVOUR_SLOTS,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    JAR_INFLUENCE,
    KINGS_FAVOUR,
    KINGS_ORDER,
    LABOURER,
    LIMITS,
    NONE,
    ORDER_TIMES,
    OUTSIDER_COLUMNS,
    PRAY,
    RECRUIT,
    REST,
    RIGHT_SLOTS,
    SPACES,
    STRENGTH,
    STRENGTH_FLAGS,
    TOWNSFOLK_COLUMNS,
    TRACK_TOP,
    TRADE,
    WALL_INFLUENCE,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import count_of

CONSPIRE_WORKERS: Final = 2  # 12.6.4
FAITH_FLAG: Final = rise(FAITH)
INFLUENCE_FLAG: Final = rise(INFLUENCE)
FORGIVE_ONE: Final = forgive(1)
SETTLE_ONE: Final = effect(PAY_DEBT)
SETTLE_THEN_FORGIVE: Final = effect(SETTLE_OR_DISCARD)
DRAW_ONE: Final = effect(DRAW_SUSPICION)
TWO_WORKERS: Final = effect(GAIN_AI_WORKERS, 0, CONSPIRE_WORKERS)


# -- the round ----------------------------------------------------------------------------------------------------


def add_workshop(game: Paladins, action: i64) -> None:
    """12.1.5, 12.2.1. One more workshop on an action of its board, from the left."""
    me = game.own(AI)
    slot: i64 = 1 if me.covered(action) & 1 else 0
    me.workshops |= BIT[2 * (action - FIRST_RIGHT) + slot]
    me.done[DEVELOP] += 1  # 12.7.4: what a Guardian counts


def tell_workshops(game: Paladins) -> None:
    """12.1.5. What it begins with."""
    if game.told is not None:
        for action in range(i64(FIRST_RIGHT), i64(SPACES)):
            if game.sides[AI].covered(action):
                game.told.append(RivalStrengthened(AI_ACTIONS[action], "difficulty", "12.1.5"))


def strengthen(game: Paladins, action: i64) -> None:
    """12.2.1. The workshop of an order just revealed."""
    add_workshop(game, action)
    if game.told is not None:
        game.told.append(RivalStrengthened(AI_ACTIONS[action], "order", "12.2.1"))


def join_favour_scheme(game: Paladins) -> None:
    """12.2.2. A King's Favour scheme onto the discard pile."""
    game.old_schemes = append(game.old_schemes, KINGS_FAVOUR)
    if game.told is not None:
        game.told.append(FavourSchemeJoined())


def muster_ai(game: Paladins) -> None:
    """12.2.4. Its workers of this round."""
    game.own(AI).pool = game.round + AI_WORKERS
    if game.told is not None:
        game.told.append(RivalMustered(int(game.sides[AI].pool)))


def suspect_ai(game: Paladins) -> None:
    """12.2.3. A suspicion for each criminal of the tavern that was left over."""
    for place in range(i64(len(game.inns))):
        if game.guests[place] == NONE:
            tavern = game.inns[place]
            criminals = count_of(TAVERN_POOL[tavern], CRIMINAL)
            if game.told is not None:
                game.told.append(RivalSuspected(TAVERNS[tavern].id, int(criminals)))
            for _ in range(criminals):
                game.owe(DRAW_ONE)


# -- the turn -----------------------------------------------------------------------------------------------------


def take_ai_turn(game: Paladins) -> None:
    """12.5. A scheme, or the fallback row; what it gives is due afterwards. Without workers it passes (12.5.1)."""
    me = game.own(AI)
    if me.pool == 0:
        me.passed = True
        if game.told is not None:
            game.told.append(RivalPassed("no_workers", "12.5.1"))
        return
    scheme = turn_scheme(game)
    if not follow_scheme(game, scheme):
        fall_back(game, scheme)


def turn_scheme(game: Paladins) -> i64:
    """12.5.2. The top card onto the discard pile; an empty deck is made of the discards first."""
    if len(game.schemes) == 0:
        shuffle_schemes(game, "12.5.2")
    game.revealed += 1
    game.schemes, scheme = pop(game.schemes)
    game.old_schemes = append(game.old_schemes, scheme)
    if game.told is not None:
        game.told.append(SchemeTurned(scheme_name(scheme)))
    return scheme


def shuffle_schemes(game: Paladins, rule: str) -> None:
    """12.5.2, 12.6.2. Deck and discards into a new deck."""
    for i in range(i64(len(game.old_schemes))):
        game.schemes = append(game.schemes, game.old_schemes[i])
    game.old_schemes = vec[i64]()
    game.chance.shuffle(game.schemes)
    if game.told is not None:
        game.told.append(SchemesShuffled(rule))


def follow_scheme(game: Paladins, scheme: i64) -> bool:
    """12.5.3. Whether what the card says could be done."""
    if scheme == KINGS_ORDER:
        return follow_orders(game)
    if scheme == KINGS_FAVOUR:
        return use_favour(game)
    return attempt(game, scheme, "scheme", "12.5.3")


def follow_orders(game: Paladins) -> bool:
    """12.6.13, R40. Revealed orders from the right: first those not yet fulfilled, then the fulfilled ones."""
    for fulfilled in (False, True):
        for i in range(game.orders_shown):
            slot = game.orders_shown - 1 - i
            action = ORDER_ACTION[game.orders[slot]]
            done = game.sides[AI].done[action] >= ORDER_TIMES
            if done == fulfilled and attempt(game, action, "order", "12.6.13"):
                return True
    return False


def fall_back(game: Paladins, scheme: i64) -> None:
    """12.5.4. The leftmost possible action of the row; Rest is always possible (12.5.7).

    If the scheme has named an action of the row, why it fails has been told already.
    """
    for i in range(i64(len(FALLBACK_ROW))):
        if FALLBACK_ROW[i] != scheme and attempt(game, FALLBACK_ROW[i], "fallback", "12.5.4"):
            return


# -- what stands in its way ---------------------------------------------------------------------------------------


def attempt(game: Paladins, action: i64, reason: str, rule: str) -> bool:
    """Do an action if nothing stands in its way (12.5.3), and tell either way."""
    me = game.own(AI)
    workers = workers_for(me, action)
    why, need, have, by = hindrance(game, action)
    if why != "":
        if game.told is not None:
            attribute = why if why in ATTRIBUTES else lacking(action) if why == "reach" else ""
            game.told.append(RivalFailed(AI_ACTIONS[action], why, int(need), int(have), by, attribute))
        return False
    me.pool -= workers
    if action < SPACES:
        me.spaces[action] = workers
    if game.told is not None:
        game.told.append(RivalActed(AI_ACTIONS[action], reason, int(workers), rule))
    act(game, action)
    return True


def lacking(action: i64) -> str:
    """12.6.6. What brings it further on the board."""
    return ATTRIBUTES[FAITH] if action == COMMISSION else ATTRIBUTES[STRENGTH]


def workers_for(me: Side, action: i64) -> i64:
    """12.5.5, 12.5.6. One on the left row, three less its workshops on the right."""
    if action < FIRST_RIGHT or action == REST:
        return 1
    return RIGHT_SLOTS - bits_in(me.covered(action))


def hindrance(game: Paladins, action: i64) -> tuple[str, i64, i64, str]:
    """12.5.3. Why an action fails, what it would take, what there is, and the rule; nothing if it can be done."""
    me = game.sides[AI]
    if action != REST and me.spaces[action]:
        return "blocked", 0, 0, "12.5.3"
    if action < SPACES and me.done[action] >= LIMITS[action]:
        return "limit", LIMITS[action], me.done[action], "4.8"
    if me.pool < workers_for(me, action):
        return "workers", workers_for(me, action), me.pool, "12.5.6"
    if action == RECRUIT and townsfolk_target(game) == NONE:
        return "townsfolk", 0, 0, "12.5.7"
    if action == COMMISSION and square_target(game, FAITH, FAITH_FLAGS) == NONE:
        return no_square(game, FAITH, FAITH_FLAGS)
    if action == GARRISON and square_target(game, STRENGTH, STRENGTH_FLAGS) == NONE:
        return no_square(game, STRENGTH, STRENGTH_FLAGS)
    if action == FORTIFY and len(game.walls) == 0:
        return "wall", 0, 0, "6.3.5"
    if action == FORTIFY and me.mark(INFLUENCE) < WALL_INFLUENCE[me.done[FORTIFY]]:
        return "influence", WALL_INFLUENCE[me.done[FORTIFY]], me.mark(INFLUENCE), "12.6.10"
    if action == ABSOLVE and me.mark(INFLUENCE) < JAR_INFLUENCE[me.done[ABSOLVE]]:
        return "influence", JAR_INFLUENCE[me.done[ABSOLVE]], me.mark(INFLUENCE), "12.6.9"
    if action == ATTACK and outsider_target(game, STRENGTH, STRENGTH_FLAGS) == NONE:
        return "outsider", 0, 0, "12.4.3"
    if action == CONVERT and outsider_target(game, FAITH, FAITH_FLAGS) == NONE:
        return "outsider", 0, 0, "12.4.3"
    return "", 0, 0, ""


def no_square(game: Paladins, attribute: i64, flags: vec[i64]) -> tuple[str, i64, i64, str]:
    """12.6.6, 12.5.3, 12.6.7. Why it has no square: no region is open to it, none within reach is free, or those that
    are free there would pay a debt it does not have."""
    have, nearest = game.sides[AI].mark(attribute), game.region_free(flags)
    if have < flags[0]:
        return ATTRIBUTES[attribute], flags[0], have, "12.6.6"
    if nearest == NONE:
        return "full", 0, 0, "12.5.3"
    if have < nearest:
        return "reach", nearest, have, "12.5.3"
    return "square", 0, 0, "12.6.7"


# -- targets ------------------------------------------------------------------------------------------------------


def townsfolk_target(game: Paladins) -> i64:
    """12.4.1. The column of a townsfolk, from the marker's space on; NONE if the row is empty."""
    for i in range(i64(TOWNSFOLK_COLUMNS)):
        column = (game.marker + i) % TOWNSFOLK_COLUMNS
        if game.row[column] != EMPTY:
            return column
    return NONE


def favour_target(game: Paladins) -> i64:
    """12.4.1, 12.4.3. A revealed favour that nobody uses."""
    for i in range(i64(FAVOUR_SLOTS)):
        slot = (game.marker + i) % FAVOUR_SLOTS
        if slot < game.favours_shown and game.petitioners[slot] == NONE:
            return slot
    return NONE


def outsider_target(game: Paladins, attribute: i64, flags: vec[i64]) -> i64:
    """12.4.1 to 12.4.3. An outsider within its strength or faith; from column 5 it goes to 6, then to 1."""
    have = game.sides[AI].mark(attribute)
    for i in range(i64(OUTSIDER_COLUMNS)):
        column = (game.marker + i) % OUTSIDER_COLUMNS
        if game.front[column] != EMPTY and flags[column] <= have:
            return column
    return NONE


def square_target(game: Paladins, attribute: i64, flags: vec[i64]) -> i64:
    """12.6.7, 12.6.8. The first reward in its order that can be reached; among equals the leftmost square."""
    me = game.sides[AI]
    have = me.mark(attribute)
    for i in range(i64(len(SQUARES_IN_ORDER))):
        square = SQUARES_IN_ORDER[i]
        reachable = (game.free >> square) & 1 and flags[SQUARE_REGION[square]] <= have
        if reachable and (me.unpaid > 0 or not (DEBT_SQUARES >> square) & 1):
            return square
    return NONE


SQUARE_ORDER: Final = ("recruit", "debt", "pray", "two workers", "one worker", "silver", "suspicion")


def kind_of(square: int) -> str:
    """12.6.7. A square by the kind of its reward."""
    name = reward_name(SQUARES[square].reward)
    if name in SQUARE_ORDER:
        return name
    return "two workers" if "+" in name else "one worker"


SQUARES_IN_ORDER: Final = vec[i64](sorted(range(len(SQUARES)), key=lambda square: SQUARE_ORDER.index(kind_of(square))))
DEBT_SQUARES: Final = sum(1 << square for square in range(len(SQUARES)) if kind_of(square) == "debt")


# -- actions ------------------------------------------------------------------------------------------------------


def act(game: Paladins, action: i64) -> None:
    """12.6. What the action does; its workers are placed."""
    if action == RECRUIT:
        recruit(game)
    elif action == PRAY:
        pray(game)
    elif action == TRADE:
        game.move_marker(1, "12.6.3")
    elif action == CONSPIRE:
        game.owe(TWO_WORKERS)
        game.owe(DRAW_ONE)
    elif action == REST:
        rest(game)
    elif action == COMMISSION:
        game.owe(INFLUENCE_FLAG)
        game.send_monk(AI, chosen_square(game, FAITH, FAITH_FLAGS))
    elif action == GARRISON:
        game.owe(FAITH_FLAG)
        game.post_outpost(AI, chosen_square(game, STRENGTH, STRENGTH_FLAGS))
    elif action == FORTIFY:
        game.build_wall(AI)
    elif action == ABSOLVE:
        absolve(game)
    elif action == ATTACK:
        column = outsider_target(game, STRENGTH, STRENGTH_FLAGS)
        tell_target(game, column, "outsider")
        game.strike(AI, column)
    else:
        column = outsider_target(game, FAITH, FAITH_FLAGS)
        tell_target(game, column, "outsider")
        game.persuade(AI, column)


def tell_target(game: Paladins, column: i64, what: str) -> None:
    """12.4.1. From where it looked, and what it found."""
    if game.told is not None:
        game.told.append(RivalTargeted(int(game.marker) + 1, int(column) + 1, what))


def chosen_square(game: Paladins, attribute: i64, flags: vec[i64]) -> i64:
    """12.6.7, and why."""
    square = square_target(game, attribute, flags)
    if game.told is not None:
        game.told.append(RivalChoseSquare(SQUARES[square].id, SQUARES[square].region))
    return square


def recruit(game: Paladins) -> None:
    """12.6.1. It discards the targeted townsfolk for its reward."""
    column = townsfolk_target(game)
    if column != NONE:
        tell_target(game, column, "townsfolk")
        game.dismiss(AI, column)


def pray(game: Paladins) -> None:
    """12.6.2. All right-hand spaces become free, or it gains a worker; either way the schemes are shuffled."""
    me = game.own(AI)
    cleared = False
    for action in range(i64(FIRST_RIGHT), i64(SPACES)):
        cleared = cleared or me.spaces[action] != 0
        me.spaces[action] = 0
    if cleared:
        if game.told is not None:
            game.told.append(RivalCleared())
    else:
        gain_workers(game, 1, "12.6.2")
    shuffle_schemes(game, "12.6.2")


def gain_workers(game: Paladins, n: i64, rule: str) -> None:
    """Workers of no kind: no criminals."""
    game.own(AI).pool += n
    if game.told is not None:
        game.told.append(RivalGainedWorkers(int(n), rule))


def rest(game: Paladins) -> None:
    """12.6.5. The marker, and then it has passed."""
    me = game.own(AI)
    me.passed = True
    if game.told is not None:
        game.told.append(RivalRested(int(me.pool)))
    game.move_marker(1 + me.pool, "12.6.5")


def absolve(game: Paladins) -> None:
    """12.6.9, R17. +1 faith, a suspicion; then a debt is paid, or another suspicion goes. No square is used."""
    me = game.own(AI)
    me.done[ABSOLVE] += 1
    game.owe(SETTLE_THEN_FORGIVE)
    game.owe(FORGIVE_ONE)
    game.owe(FAITH_FLAG)
    if game.told is not None:
        game.told.append(RivalFlippedJar())


def use_favour(game: Paladins) -> bool:
    """12.6.14. A worker onto the targeted favour; silver and provisions are no cost for it, a debt is (12.3.5)."""
    slot = favour_target(game)
    if slot == NONE:
        if game.told is not None:
            game.told.append(RivalFailed("favour", "favour", 0, 0, "12.4.3"))
        return False
    if game.told is not None:
        game.told.append(RivalActed("favour", "scheme", 1, "12.6.14"))
    tell_target(game, slot, "favour")
    favour = game.favours[slot]
    game.owe_all(FAVOUR_REWARD[favour])
    game.petition(AI, slot, LABOURER)
    for _ in range(FAVOUR_DEBTS[favour]):
        game.take_debt(AI)
    return True


# -- rewards ------------------------------------------------------------------------------------------------------


def ai_resolves(game: Paladins, effect: i64) -> None:
    """12.3. What an effect means for the AI player; it never declines one (12.3.9)."""
    me = game.sides[AI]
    do = do_of(effect)
    if do == GAIN_WORKERS:
        game.gain(AI, what_of(effect), n_of(effect))
    elif do == GAIN_SILVER:
        game.gain_silver(AI, n_of(effect))
    elif do == GAIN_PROVISIONS:
        game.gain_provisions(AI, n_of(effect))
    elif do == TAKE_TAX:
        game.take_tax(AI, n_of(effect))
    elif do == RAISE:
        game.raise_attribute(AI, what_of(effect), n_of(effect))
    elif do == DISCARD_SUSPICION:
        discard(game, n_of(effect))
    elif do == CANCEL_DEBT:
        if me.unpaid > 0:
            game.cancel_debt(AI)
        else:
            game.return_tax("debt")
    elif do == PAY_DEBT:
        if me.unpaid > 0:
            game.pay_debt(AI)
    elif do == SETTLE_OR_DISCARD:
        game.owe(SETTLE_ONE if me.unpaid > 0 else FORGIVE_ONE)
    elif do == CLEAR_SPACE:
        pray(game)
    elif do == RECRUIT_FREELY:
        recruit(game)
    elif do == EITHER:
        choose(game, what_of(effect))
    elif do == GAIN_AI_WORKERS:
        gain_workers(game, n_of(effect), "12.6.4")
    else:
        assert do == DRAW_SUSPICION
        game.draw_suspicion(AI)


def discard(game: Paladins, n: i64) -> None:
    """12.3.6. One by one; for each suspicion it lacks, silver goes out of the tax supply instead."""
    if n > 1:
        game.owe(DISCARD_SUSPICION * DO + n - 1)
    if game.sides[AI].suspicions > 0:
        game.discard_suspicions(AI, 1)
    else:
        game.return_tax("suspicion")


def choose(game: Paladins, number: i64) -> None:
    """12.6.10, 12.6.14, R18. The leftmost option that does something for it."""
    for option in range(OPTIONS[number]):
        if works(game.sides[AI], FIRST_EFFECT[number * MOST_OPTIONS + option]):
            game.owe_all(LEFT_OVER[number][option])
            if game.told is not None:
                game.told.append(RivalChoseReward(int(option) + 1, CHOICE_RULE[number]))
            return


def works(me: Side, effect: i64) -> bool:
    """R18. Paying a debt needs one, a raise needs room, a free develop is not for it; discarding always counts."""
    do = do_of(effect)
    if do == PAY_DEBT:
        return me.unpaid > 0
    if do == RAISE:
        return me.mark(what_of(effect)) < TRACK_TOP
    return do != DEVELOP_FREELY
