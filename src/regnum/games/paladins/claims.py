"""What the sentences of the game claim (core/claims.py): each is held against the table before and after it was told.

What the AI player does and why is worked out here once more, from the words of chapter 12 and not from its code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from regnum.core.claims import Claims
from regnum.core.letters import Event
from regnum.core.words import Listener, Move
from regnum.games.paladins import asks, events
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    scheme_name,
)
from regnum.games.paladins.effects import (
    CANCEL_DEBT,
    CLEAR_SPACE,
    DEVELOP_FREELY,
    DISCARD_SUSPICION,
    EITHER,
    GAIN_AI_WORKERS,
    GAIN_PROVISIONS,
    GAIN_SILVER,
    GAIN_WORKERS,
    PAY_DEBT,
    RAISE,
    RECRUIT_FREELY,
    USE_ABILITIES,
    do_of,
    effect,
    n_of,
    what_of,
)
from regnum.games.paladins.figures import (
    ABILITY_OF,
    CHOICE_RULE,
    FAVOUR_PROVISIONS,
    FAVOUR_SILVER,
    FIRST_EFFECT,
    MOST_OPTIONS,
    OPTIONS,
    ORDER_ACTION,
)
from regnum.games.paladins.flow import TURNS
from regnum.games.paladins.moves import actions, rewards, round, targets
from regnum.games.paladins.parts import (
    ABSOLVE,
    ACTIONS,
    AI,
    AI_ACTIONS,
    ANY,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEBT_COLUMNS,
    DEBT_PAID,
    DEVELOP,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FALLBACK_ROW,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    INQUISITION,
    JAR_INFLUENCE,
    KEPT_WORKERS,
    KINGS_FAVOUR,
    KINGS_ORDER,
    LIMITS,
    NONE,
    ONE_OR_TWO,
    ORDER_POINTS,
    ORDER_TIMES,
    PETITIONERS,
    RECRUIT,
    RESOURCE_SPACES,
    REST,
    ROUNDS,
    SLOT_NAMES,
    SLOTS,
    SPACES,
    STRENGTH,
    STRENGTH_FLAGS,
    TAX,
    TRACK_TOP,
    WALL_INFLUENCE,
    WORKER_UNDER,
    WORKERS,
)
from regnum.games.paladins.resolving import RESOLVE
from regnum.games.paladins.scoring import total
from regnum.games.paladins.table import cards_in
from regnum.games.paladins.view import start_player
from regnum.games.paladins.workers import CREWS, fills, kinds_in, open_slots, size_of, workers_on

Told = Callable[[Any, Any, Any], bool]

# -- looking at the table -----------------------------------------------------------------------------------------


def me(told: Any, game: Any) -> Any:
    """The board of whom it befalls; a seat that does not exist is no board."""
    assert told.seat >= 0
    return game.boards[told.seat]


def by_whom(told: Any, now: Any) -> bool:
    """Told of the AI player, and only of it, as of the AI player."""
    return bool(told.ai) == bool(now.is_ai(told.seat))


def names(pool: int) -> Counter[str]:
    """The workers of a pool."""
    return Counter(WORKERS[kind] for kind in kinds_in(pool))


def came(told: Any, was: Any, now: Any) -> bool:
    """Exactly these workers have joined the pool."""
    return names(me(told, now).pool) == names(me(told, was).pool) + Counter(told.workers)


def more(field: str, by: str = "n", sign: int = 1) -> Told:
    """That much more (or less) of something on the board."""
    return lambda told, was, now: (
        getattr(told, by) == sign * (getattr(me(told, now), field) - getattr(me(told, was), field)) > 0
    )


def new_in(field: str, cards: Any, told_as: str) -> Told:
    """Exactly this card has joined a set of cards of the board."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        new = getattr(me(told, now), field) & ~getattr(me(told, was), field)
        return [cards[card].id for card in cards_in(new)] == [getattr(told, told_as)]

    return claim


def both(*claims: Told) -> Told:
    """All of these."""
    return lambda told, was, now: all(claim(told, was, now) for claim in claims)


def of_side(*claims: Told) -> Told:
    """All of these, of a player or of the AI player."""
    return both(lambda told, was, now: by_whom(told, now), *claims)


def acting(game: Any) -> int:
    """Whose turn it is: the turns go on with the next side."""
    at = max(i for i, step in enumerate(game.agenda) if step is TURNS)
    return int(game.whose[at] - 1) % len(game.boards)


def happened(was: Any, now: Any) -> int:
    """The effect that happens as this is told: the lowest of those that are due no longer; others went in silence."""
    still = 0
    while still < len(now.due) and still < len(was.due) and now.due[still] == was.due[still]:
        still += 1
    return int(was.due[still]) if still < len(was.due) else NONE


def happens(was: Any, now: Any, *does: int) -> bool:
    """Whether it is one of these that happens."""
    return do_of(happened(was, now)) in does


def done_once_more(told: Any, was: Any, now: Any, action: int) -> bool:
    """The action counts once more."""
    return bool(me(told, now).done[action] == me(told, was).done[action] + 1)


def packed_row(row: Any, deck: Any, *, right: bool) -> bool:
    """9.2.1 to 9.2.3. No gap in a row, and none empty while cards are left."""
    lying = [card != EMPTY for card in (reversed(list(row)) if right else row)]
    return lying == sorted(lying, reverse=True) and (all(lying) or len(deck) == 0)


# -- the round ----------------------------------------------------------------------------------------------------


def passed(told: Any, was: Any, now: Any) -> bool:
    """9.1.1. Why somebody passes: nobody is left, nothing can be done, or they wished to."""
    before, after = me(told, was), me(told, now)
    why = "no_workers" if before.pool == 0 else "" if asks.can_act(was, told.seat) else "no_action"
    return told.reason == why and after.passed and not before.passed and after.occupied() == 0


def refreshed(told: Any, was: Any, now: Any) -> bool:
    """9.2."""
    rows = packed_row(now.row, now.townsfolk, right=True) and packed_row(now.front, now.outsiders, right=False)
    idle = all(not each.passed and each.paladin == NONE for each in now.boards)
    free = all(stands == NONE for stands in now.petitioners)
    return told.round == now.round and rows and idle and free and len(now.inns) == 0


def more_discarded(told: Any, was: Any, now: Any) -> bool:
    """12.7.2. Whatever lay in the two columns is gone."""
    townsfolk, outsider = was.row[3], was.front[1]
    named = (TOWNSFOLK[townsfolk].id if townsfolk != EMPTY else "", OUTSIDERS[outsider].id if outsider != EMPTY else "")
    gone = now.row[3] == EMPTY == now.front[1]
    return (told.townsfolk, told.outsider) == named and named != ("", "") and gone


def paladin_revealed(told: Any, was: Any, now: Any) -> bool:
    """3.5.1."""
    paladin = me(told, now).paladin
    return me(told, was).paladin == NONE != paladin and PALADINS[paladin].id == told.paladin and came(told, was, now)


def tavern_taken(told: Any, was: Any, now: Any) -> bool:
    """3.5.2."""
    place = list(now.guests).index(told.seat)
    free = was.guests[place] == NONE
    return free and TAVERNS[now.inns[place]].id == told.tavern and came(told, was, now)


# -- actions ------------------------------------------------------------------------------------------------------


def placed(told: Any, was: Any, now: Any) -> bool:
    """4.1. The workers have left the pool and stand on the action."""
    action = ACTIONS.index(told.action)
    standing = [WORKERS[kind] for kind in workers_on(me(told, now).spaces[action]) if kind != NONE]
    left = names(me(told, was).pool) - names(me(told, now).pool)
    return standing == told.workers and left == Counter(told.workers) and me(told, was).spaces[action] == 0


def developed(told: Any, was: Any, now: Any) -> bool:
    """5.1.2."""
    action, slot = ACTIONS.index(told.action), SLOT_NAMES.index(told.slot)
    before, after = me(told, was).covered(action), me(told, now).covered(action)
    return after & ~before == 1 << slot and done_once_more(told, was, now, DEVELOP)


def dismissed(told: Any, was: Any, now: Any) -> bool:
    """5.2.2. Out of the row, onto the discard pile, by whoever is on turn."""
    gone = [TOWNSFOLK[card].id for card in cards_in(now.dismissed & ~was.dismissed)]
    left = [TOWNSFOLK[card].id for card in was.row if card != EMPTY and card not in list(now.row)]
    return gone == left == [told.townsfolk] and told.seat == acting(now)


def cleared(told: Any, was: Any, now: Any) -> bool:
    """5.4."""
    action = ACTIONS.index(told.action)
    return bool(me(told, was).spaces[action]) and not me(told, now).spaces[action]


def occupied(outpost: int) -> Told:
    """6.1.3, 6.2.3. The piece stands on a square that was free."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        square = next(at for at, each in enumerate(SQUARES) if each.id == told.square)
        stands = was.squares[square] == NONE and now.squares[square] == told.seat * 2 + outpost
        return bool(stands and told.region == SQUARES[square].region)

    return claim


def favour_used(told: Any, was: Any, now: Any) -> bool:
    """7.1. A worker stands there now; the AI player's have no kind."""
    slot = next(at for at, stands in enumerate(now.petitioners) if stands != was.petitioners[at])
    side, kind = divmod(int(now.petitioners[slot]), PETITIONERS)
    workers = [] if now.is_ai(side) else [WORKERS[kind]]
    return bool(side == told.seat and told.workers == workers and FAVOURS[now.favours[slot]].id == told.favour)


def ability_used(told: Any, was: Any, now: Any) -> bool:
    """4.10, 8.3.1, 8.4.2. It was its turn to react, and it is in the party."""
    card = next(at for at, each in enumerate(TOWNSFOLK) if each.id == told.townsfolk)
    if not (me(told, now).party >> card) & 1:
        return False
    trigger = TOWNSFOLK[card].trigger
    if trigger == INQUISITION:
        return bool((now.used_abilities & ~was.used_abilities) >> card & 1)
    return ABILITY_OF[card] in was.due or (trigger != DEBT_PAID and effect(USE_ABILITIES, trigger) in was.due)


def bonus_used(told: Any, was: Any, now: Any) -> bool:
    """4.13. The paladin in use helps with the action that was done."""
    paladin = PALADINS[me(told, now).paladin]
    return told.paladin == paladin.id and effect(USE_ABILITIES, paladin.after) in was.due


# -- tax, suspicion, Inquisition ----------------------------------------------------------------------------------


def suspicion_drawn(told: Any, was: Any, now: Any) -> bool:
    """8.2.1. One more card, the newest with this tax."""
    return bool(me(told, now).suspicions == me(told, was).suspicions + 1 and me(told, now).stack & 3 == told.tax)


def accused(told: Any, was: Any, now: Any) -> bool:
    """8.3.2, 8.3.3. Nobody held more; a debt, and half of the cards, rounded down."""
    before, after = me(told, was), me(told, now)
    most = max(each.suspicions for each in was.boards)
    gone = before.suspicions - after.suspicions
    half = told.suspicions // 2
    return (
        told.suspicions == before.suspicions == most and told.discarded == gone == half and debt(0, 1)(told, was, now)
    )


def inquisition_began(told: Any, was: Any, now: Any) -> bool:
    """8.1.3, 8.2.4."""
    if now.tax == 0:
        return (told.reason, told.rule) == ("tax", "8.1.3")
    return (told.reason, told.rule) == ("cards", "8.2.4") and not len(now.suspicions) and not len(now.old_suspicions)


def debt(paid: int, unpaid: int) -> Told:
    """8.4.1. So many more debts, paid and unpaid."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        before, after = me(told, was), me(told, now)
        return (after.paid - before.paid, after.unpaid - before.unpaid) == (paid, unpaid)

    return claim


# -- the AI player ------------------------------------------------------------------------------------------------


def reach_of(action: int) -> tuple[int, Any]:
    """12.6.6, 12.4.3. The attribute that an action goes by, and the flags it must reach."""
    return (FAITH, FAITH_FLAGS) if action in (COMMISSION, CONVERT) else (STRENGTH, STRENGTH_FLAGS)


def squares_within(game: Any, have: int, flags: Any) -> list[int]:
    """12.6.7. The free squares within reach."""
    return [at for at, each in enumerate(SQUARES) if (game.free >> at) & 1 and flags[each.region - 1] <= have]


def pays_debt(square: int) -> bool:
    """12.6.7. Of no use without an unpaid debt."""
    return bool(do_of(SQUARES[square].reward[0]) == PAY_DEBT)


def needs(board: Any, action: int) -> int:
    """12.5.5, 12.5.6. How many workers it takes."""
    return 3 - bin(board.covered(action)).count("1") if FIRST_RIGHT <= action < SPACES else 1


def hindrances(game: Any, action: int) -> list[tuple[str, int, int, str, str]]:
    """12.5.3. Everything that stands in the way of an action: reason, what it takes, what there is, rule, attribute."""
    board = game.boards[AI]
    found: list[tuple[str, int, int, str, str]] = []
    if action < SPACES and board.spaces[action]:
        found.append(("blocked", 0, 0, "12.5.3", ""))
    if action < SPACES and board.done[action] >= LIMITS[action]:
        return [*found, ("limit", int(LIMITS[action]), int(board.done[action]), "4.8", "")]
    if board.pool < needs(board, action):
        found.append(("workers", needs(board, action), int(board.pool), "12.5.6", ""))
    if action == RECRUIT and all(card == EMPTY for card in game.row):
        found.append(("townsfolk", 0, 0, "12.5.7", ""))
    if action == FORTIFY and len(game.walls) == 0:
        found.append(("wall", 0, 0, "6.3.5", ""))
    influence = board.mark(INFLUENCE)
    for each, needed, rule in ((FORTIFY, WALL_INFLUENCE, "12.6.10"), (ABSOLVE, JAR_INFLUENCE, "12.6.9")):
        if action == each and influence < needed[board.done[action]]:
            found.append(("influence", int(needed[board.done[action]]), int(influence), rule, "influence"))
    if action in (COMMISSION, GARRISON):
        found += no_square(game, action)
    if action in (ATTACK, CONVERT) and outsider_column(game, action) is None:
        found.append(("outsider", 0, 0, "12.4.3", ""))
    return found


def no_square(game: Any, action: int) -> list[tuple[str, int, int, str, str]]:
    """12.6.6, 12.5.3, 12.6.7. Why it finds no square."""
    attribute, flags = reach_of(action)
    board = game.boards[AI]
    have, name = int(board.mark(attribute)), ATTRIBUTES[attribute]
    within, anywhere = squares_within(game, have, flags), squares_within(game, 99, flags)
    if have < flags[0]:
        return [(name, int(flags[0]), have, "12.6.6", name)]
    if not anywhere:
        return [("full", 0, 0, "12.5.3", "")]
    if not within:
        nearest = min(int(flags[SQUARES[square].region - 1]) for square in anywhere)
        return [("reach", nearest, have, "12.5.3", name)]
    if all(pays_debt(square) for square in within) and board.unpaid == 0:
        return [("square", 0, 0, "12.6.7", "")]
    return []


def column_from(marker: int, columns: int, fits: Callable[[int], bool]) -> int | None:
    """12.4.1. The first column that fits: from the marker's to the right, then from the left."""
    return next((column for column in (*range(marker, columns), *range(marker)) if fits(column)), None)


def outsider_column(game: Any, action: int) -> int | None:
    """12.4.2, 12.4.3."""
    attribute, flags = reach_of(action)
    have = game.boards[AI].mark(attribute)
    return column_from(int(game.marker), 6, lambda at: game.front[at] != EMPTY and flags[at] <= have)


def favour_column(game: Any) -> int | None:
    """12.4.3."""
    return column_from(int(game.marker), 5, lambda at: at < game.favours_shown and game.petitioners[at] == NONE)


def townsfolk_column(game: Any) -> int | None:
    """12.4.1."""
    return column_from(int(game.marker), 5, lambda at: game.row[at] != EMPTY)


def orders_tried(game: Any) -> list[int]:
    """12.6.13, R40. The actions of the revealed orders: from the right, the unfulfilled ones first."""
    shown = [int(ORDER_ACTION[game.orders[slot]]) for slot in reversed(range(int(game.orders_shown)))]
    return sorted(shown, key=lambda action: game.boards[AI].done[action] >= ORDER_TIMES)


def tried(game: Any) -> list[int]:
    """12.5.3, 12.5.4. What it tries in this turn, in this order."""
    scheme = int(game.old_schemes[-1])
    named = orders_tried(game) if scheme == KINGS_ORDER else [] if scheme == KINGS_FAVOUR else [scheme]
    return [*named, *(int(each) for each in FALLBACK_ROW if each not in named)]


def rival_failed(told: Any, was: Any, now: Any) -> bool:
    """12.5.3. It tries this, and this is what stands in its way."""
    if told.action == "favour":
        said = (told.reason, told.need, told.have, told.rule, told.attribute) == ("favour", 0, 0, "12.4.3", "")
        return said and now.old_schemes[-1] == KINGS_FAVOUR and favour_column(now) is None
    action = AI_ACTIONS.index(told.action)
    why = (told.reason, told.need, told.have, told.rule, told.attribute)
    return action in tried(now) and why in hindrances(now, action)


def rival_acted(told: Any, was: Any, now: Any) -> bool:
    """12.5.3, 12.5.4, 12.6.13, 12.6.14. The first it can do of what it tries, and why it tries that."""
    scheme = int(was.old_schemes[-1])
    if told.action == "favour":
        said = (told.reason, told.workers, told.rule) == ("scheme", 1, "12.6.14")
        return said and scheme == KINGS_FAVOUR and favour_column(was) is not None
    action = AI_ACTIONS.index(told.action)
    first = next(each for each in tried(was) if not hindrances(was, each))
    ordered = scheme == KINGS_ORDER and action in orders_tried(was)
    why = ("order", "12.6.13") if ordered else ("scheme", "12.5.3") if scheme == action else ("fallback", "12.5.4")
    workers = was.boards[AI].pool - now.boards[AI].pool
    stand = action == REST or now.boards[AI].spaces[action] == told.workers
    enough = told.workers == workers == needs(was.boards[AI], action)
    return action == first and (told.reason, told.rule) == why and enough and stand


def rival_targeted(told: Any, was: Any, now: Any) -> bool:
    """12.4.1. It looks from the marker's space, and this is the first it finds."""
    board = now.boards[AI]
    if told.what == "favour":
        found = [favour_column(now)] if now.old_schemes[-1] == KINGS_FAVOUR else []
    elif told.what == "townsfolk":
        recruits = board.spaces[RECRUIT] or happens(was, now, RECRUIT_FREELY)
        found = [townsfolk_column(now)] if recruits else []
    else:
        found = [outsider_column(now, action) for action in (ATTACK, CONVERT) if board.spaces[action]]
    return told.space == now.marker + 1 and told.column - 1 in found


SQUARE_RANK: Final = [RECRUIT_FREELY, PAY_DEBT, CLEAR_SPACE, GAIN_WORKERS, GAIN_SILVER, DISCARD_SUSPICION]


def rival_chose_square(told: Any, was: Any, now: Any) -> bool:
    """12.6.7, 12.6.8. Of the free squares within reach the best reward, and the leftmost of those."""

    def rank(square: int) -> tuple[int, bool, int]:
        reward = SQUARES[square].reward
        workers = sum(int(n_of(each)) for each in reward if do_of(each) == GAIN_WORKERS)
        return SQUARE_RANK.index(int(do_of(reward[0]))), workers < 2, square

    board = now.boards[AI]
    found = []
    for action in (COMMISSION, GARRISON):
        attribute, flags = reach_of(action)
        within = squares_within(now, int(board.mark(attribute)), flags)
        usable = [square for square in within if board.unpaid or not pays_debt(square)]
        found += [min(usable, key=rank)] if board.spaces[action] and usable else []
    return (told.square, told.region) in [(SQUARES[square].id, SQUARES[square].region) for square in found]


def rival_chose_reward(told: Any, was: Any, now: Any) -> bool:
    """12.6.10, 12.6.14, R18. The leftmost option that does something for it."""
    number = int(what_of(happened(was, now)))
    firsts = [int(FIRST_EFFECT[number * MOST_OPTIONS + option]) for option in range(OPTIONS[number])]
    board = was.boards[AI]

    def works(first: int) -> bool:
        if do_of(first) == PAY_DEBT:
            return bool(board.unpaid > 0)
        if do_of(first) == RAISE:
            return bool(board.mark(what_of(first)) < TRACK_TOP)
        return bool(do_of(first) != DEVELOP_FREELY)

    place = next(at for at, first in enumerate(firsts) if works(first)) + 1
    return happens(was, now, EITHER) and told.place == place and told.rule == CHOICE_RULE[number]


def marker_moved(told: Any, was: Any, now: Any) -> bool:
    """12.3.1. So many spaces, to this one, and what for."""
    if now.boards[AI].passed:
        why = "12.6.5" if told.n == 1 + now.boards[AI].pool else ""
    elif now.agenda[-1] is RESOLVE:
        why = "12.6.3" if told.n == 1 else ""  # what it does itself; all else is resolved afterwards
    elif happens(was, now, GAIN_SILVER, GAIN_PROVISIONS):
        why = "12.3.1" if told.n == n_of(happened(was, now)) else ""
    else:
        why = "12.3.2"
    moved = (was.marker + told.n) % RESOURCE_SPACES == now.marker == told.space - 1
    return bool(moved and told.n > 0 and told.rule == why)


def marker_wrapped(told: Any, was: Any, now: Any) -> bool:
    """12.3.4, 12.1.2. The lowest attribute; among equals the marker on top."""
    before, after = was.boards[AI], now.boards[AI]
    lowest = min(before.mark(attribute) for attribute in range(3))
    on_top = [attribute for attribute in was.ranks if before.mark(attribute) == lowest][-1]
    return bool(told.attribute == ATTRIBUTES[on_top] and told.level == after.mark(on_top) == lowest + 1)


def rival_gained(told: Any, was: Any, now: Any) -> bool:
    """12.3.7, 12.6.2, 12.6.4. So many more, and what for."""
    if happens(was, now, GAIN_AI_WORKERS):
        why = "12.6.4"
    elif now.agenda[-1] is RESOLVE or happens(was, now, CLEAR_SPACE):
        why = "12.6.2"
    else:
        why = "12.3.7"
    return bool(told.workers == now.boards[AI].pool - was.boards[AI].pool > 0 and told.rule == why)


def strengthened(told: Any, was: Any, now: Any) -> bool:
    """12.1.5, 12.2.1. A workshop for its difficulty, or for the order that was revealed last."""
    action = AI_ACTIONS.index(told.action)
    covered = [bin(game.boards[AI].covered(action)).count("1") for game in (was, now)]
    if now.round == 0:
        return (told.reason, told.rule) == ("difficulty", "12.1.5") and covered[1] == 1
    last = ORDER_ACTION[now.orders[now.orders_shown - 1]]
    return (told.reason, told.rule) == ("order", "12.2.1") and covered[1] == covered[0] + 1 and action == last


def rival_suspected(told: Any, was: Any, now: Any) -> bool:
    """12.2.3. The tavern that nobody took, with its criminals."""
    left = next(TAVERNS[now.inns[at]] for at, guest in enumerate(now.guests) if guest == NONE)
    return (told.tavern, told.criminals) == (left.id, left.workers.count(CRIMINAL))


def schemes_shuffled(told: Any, was: Any, now: Any) -> bool:
    """12.5.2 at the beginning of a turn, because the deck is empty; else 12.6.2."""
    rule = "12.5.2" if was.committed < now.committed else "12.6.2"
    whole = sorted([*was.schemes, *was.old_schemes]) == sorted(now.schemes)
    return told.rule == rule and whole and len(now.old_schemes) == 0 and (rule == "12.6.2" or len(was.schemes) == 0)


def ai_spaces(game: Any) -> list[int]:
    """The workers on its right-hand actions."""
    return [int(game.boards[AI].spaces[action]) for action in range(FIRST_RIGHT, SPACES)]


def tax_returned(told: Any, was: Any, now: Any) -> bool:
    """12.3.6. It has no card of the kind it should discard."""
    what, held = ("debt", "unpaid") if happens(was, now, CANCEL_DEBT) else ("suspicion", "suspicions")
    lacks = getattr(was.boards[AI], held) == 0
    return told.what == what and lacks and bool(told.left == now.tax == was.tax - 1)


EVENTS: Final[dict[type[Event], Told]] = {
    events.Opened: lambda told, was, now: (
        told.seat == start_player(now) and told.difficulty == now.rules.options.get("difficulty", "none")
    ),
    events.RowDealt: lambda told, was, now: (
        packed_row(now.row, now.townsfolk, right=True)
        and {card for card in was.row if card != EMPTY} <= {int(card) for card in now.row}
    ),
    events.RoundBegan: lambda told, was, now: told.seat == now.start and told.round == now.round == was.round + 1,
    events.OrderRevealed: lambda told, was, now: (
        now.orders_shown == was.orders_shown + 1
        and told.order == ACTIONS[ORDER_ACTION[now.orders[was.orders_shown]]]
        and told.points == ORDER_POINTS[was.orders_shown]
    ),
    events.FavourRevealed: lambda told, was, now: (
        now.favours_shown == was.favours_shown + 1 and told.favour == FAVOURS[now.favours[was.favours_shown]].id
    ),
    events.TavernsRevealed: lambda told, was, now: told.taverns == [TAVERNS[card].id for card in now.inns],
    events.PaladinRevealed: paladin_revealed,
    events.TavernTaken: tavern_taken,
    events.Passed: passed,
    events.WorkersKept: lambda told, was, now: (
        names(me(told, now).pool) == Counter(told.workers) and size_of(me(told, was).pool) > KEPT_WORKERS
    ),
    events.Refreshed: refreshed,
    events.MoreDiscarded: more_discarded,
    events.Scored: lambda told, was, now: told.seat >= 0 and told.points == total(now, told.seat),
    events.Placed: placed,
    events.WorkersGained: came,
    events.SilverGained: more("silver"),
    events.ProvisionsGained: more("provisions"),
    events.SilverPaid: more("silver", sign=-1),
    events.ProvisionsPaid: more("provisions", sign=-1),
    events.Raised: of_side(
        lambda told, was, now: (
            told.n == told.level - me(told, was).mark(ATTRIBUTES.index(told.attribute)) > 0
            and told.level == me(told, now).mark(ATTRIBUTES.index(told.attribute))
        )
    ),
    events.Developed: developed,
    events.Dismissed: of_side(dismissed),
    events.Enlisted: new_in("party", TOWNSFOLK, "townsfolk"),
    events.Cleared: cleared,
    events.MonkSent: of_side(occupied(0), lambda told, was, now: done_once_more(told, was, now, COMMISSION)),
    events.OutpostPlaced: of_side(occupied(1), lambda told, was, now: done_once_more(told, was, now, GARRISON)),
    events.WallBuilt: of_side(new_in("walls", WALLS, "wall")),
    events.JarMoved: new_in("jars", ABSOLVE_SQUARES, "square"),
    events.Attacked: of_side(new_in("attacked", OUTSIDERS, "outsider")),
    events.Converted: of_side(new_in("converted", OUTSIDERS, "outsider")),
    events.FavourUsed: of_side(favour_used),
    events.AbilityUsed: ability_used,
    events.BonusUsed: bonus_used,
    events.TaxTaken: both(more("silver"), lambda told, was, now: told.n == was.tax - now.tax and told.left == now.tax),
    events.SuspicionDrawn: of_side(suspicion_drawn),
    events.SuspicionsShuffled: lambda told, was, now: (
        len(was.suspicions) == len(now.old_suspicions) == 0 and sorted(was.old_suspicions) == sorted(now.suspicions)
    ),
    events.SuspicionDiscarded: of_side(more("suspicions", sign=-1)),
    events.InquisitionBegan: inquisition_began,
    events.NobodySuspected: lambda told, was, now: all(each.suspicions == 0 for each in now.boards),
    events.Accused: of_side(accused),
    events.TaxRefilled: lambda told, was, now: told.n == now.tax - was.tax and now.tax == TAX[now.rules.seats],
    events.DebtTaken: of_side(debt(0, 1)),
    events.DebtPaid: of_side(debt(1, -1)),
    events.DebtCancelled: of_side(debt(0, -1)),
    events.RivalStrengthened: strengthened,
    events.RivalMustered: lambda told, was, now: told.workers == now.boards[AI].pool == now.round + 3,
    events.FavourSchemeJoined: lambda told, was, now: [*was.old_schemes, KINGS_FAVOUR] == list(now.old_schemes),
    events.RivalSuspected: rival_suspected,
    events.SchemeTurned: lambda told, was, now: (
        told.scheme == scheme_name(was.schemes[-1]) == scheme_name(now.old_schemes[-1])
        and len(now.schemes) == len(was.schemes) - 1
    ),
    events.SchemesShuffled: schemes_shuffled,
    events.RivalFailed: rival_failed,
    events.RivalActed: rival_acted,
    events.RivalTargeted: rival_targeted,
    events.RivalChoseSquare: rival_chose_square,
    events.RivalChoseReward: rival_chose_reward,
    events.MarkerMoved: marker_moved,
    events.MarkerWrapped: marker_wrapped,
    events.RivalTaxed: lambda told, was, now: told.n == was.tax - now.tax > 0 and told.left == now.tax,
    events.TaxReturned: tax_returned,
    events.RivalGainedWorkers: rival_gained,
    events.RivalCleared: lambda told, was, now: any(ai_spaces(was)) and not any(ai_spaces(now)),
    events.RivalPassed: lambda told, was, now: (
        told.reason == "no_workers" and now.boards[AI].pool == 0 and now.boards[AI].passed
    ),
    events.RivalRested: lambda told, was, now: told.left == now.boards[AI].pool and now.boards[AI].passed,
    events.RivalFlippedJar: lambda told, was, now: now.boards[AI].done[ABSOLVE] == was.boards[AI].done[ABSOLVE] + 1,
    events.RivalScored: lambda told, was, now: told.points == total(now, AI),
}


# -- buttons: the move is played, and what is told of it is counted ------------------------------------------------


def heard(was: Any, told: Any, *, option: int = 0, alone: bool = False) -> list[Event]:
    """All that is told of a move until the turn is over, if every reward is taken, and of a choice the `option`th.

    `alone`: without what was due already and only comes after it.
    """
    game = was.clone()
    if alone:
        game.due = game.due[:0]
    game.told = listener = Listener()
    game.play_alone(told.seat, told.move)
    while game.committed == was.committed:
        if not game.advance():
            if game.over:
                break
            answers = [each for each in game.legal(game.next_seat()) if each.text != "decline"]
            at = option if isinstance(game.asked(), asks.ChooseReward) else -1
            game.play_alone(game.next_seat(), answers[at])
    return listener.events


def at_once(was: Any, told: Any) -> list[Event]:
    """What is told of a move itself."""
    game = was.clone()
    game.told = listener = Listener()
    game.play_alone(told.seat, told.move)
    return listener.events


SINGLE: Final[dict[type[Event], str]] = {
    events.DebtPaid: "debt", events.DebtCancelled: "cancel", events.Cleared: "clear", events.Enlisted: "recruit",
    events.Developed: "develop",
}  # fmt: skip


def gains(told_events: Iterable[Any], seat: int) -> Counter[str]:
    """What a seat gets, by name; without what an Inquisition brings, and without the tax of a suspicion card."""
    found: Counter[str] = Counter()
    judged = suspicion = short = False
    for each in told_events:
        if isinstance(each, (events.InquisitionBegan, events.TaxRefilled)):
            judged = isinstance(each, events.InquisitionBegan)
        if judged or getattr(each, "seat", NONE) != seat:
            continue
        if isinstance(each, events.WorkersGained):
            found.update(each.workers)
        elif isinstance(each, events.SilverGained):  # it makes up for tax, if the tax supply was short
            found["" if short and suspicion else "tax" if short else "silver"] += each.n
        elif isinstance(each, events.TaxTaken):
            found["" if suspicion else "tax"] += each.n
        elif isinstance(each, events.ProvisionsGained):
            found["provisions"] += each.n
        elif isinstance(each, events.Raised):
            found[each.attribute] += each.n
        elif isinstance(each, events.SuspicionDiscarded):
            found["suspicion"] += each.n
        else:
            found[SINGLE.get(type(each), "")] += 1
        short = isinstance(each, events.TaxTaken) and each.left == 0
        suspicion = isinstance(each, events.SuspicionDrawn) or (suspicion and short)
    del found[""]
    return +found


def promised(gain: Any, option: int = 0) -> Counter[str]:
    """What a label says that a move brings; of a choice the `option`th reward."""
    found: Counter[str] = Counter()
    for each in gain if gain != "none" else []:
        if each.id == "effect-workers":
            found[each.workers.id.removeprefix("count-").removesuffix("-acc")] += each.workers.count
        elif each.id == "effect-raise":
            found[each.attribute.id.removeprefix("attribute-").removesuffix(".acc")] += each.n
        elif each.id == "effects":
            found += promised(each.effects)
        elif options_of(each):
            found += promised([options_of(each)[option]])
        else:
            found[each.id.removeprefix("effect-")] += each.count
    return found


def options_of(effect: Any) -> list[Any]:
    """The rewards to choose from, if there is a choice."""
    return [getattr(effect, name) for name in ("first", "second", "third") if name in vars(effect)]


def counts(things: Any) -> Counter[str]:
    """Counted things of a label or a refusal, by name."""
    named = [(each.id.removeprefix("count-").removesuffix("-acc"), each.count) for each in things if things != "none"]
    return Counter(dict(named))


def paid(told_events: list[Any], seat: int) -> Counter[str]:
    """What a seat pays."""
    found: Counter[str] = Counter()
    for each in told_events:
        if getattr(each, "seat", NONE) == seat:
            found["silver"] += each.n if isinstance(each, events.SilverPaid) else 0
            found["provision"] += each.n if isinstance(each, events.ProvisionsPaid) else 0
            found["debt"] += isinstance(each, events.DebtTaken)
    return +found


def price_on(told: Any) -> dict[str, int]:
    """The price on a button: in words, or as a number of silver."""
    if "cost" in vars(told):
        return counts(told.cost)
    silver = {"silver": told.price} if vars(told).get("price") else {}
    return silver | ({"debt": 1} if vars(told).get("how") == "debt" else {})


GOODS_ACTIONS: Final = tuple(ACTIONS.index(each) for each in ("hunt", "trade", "conspire"))


def act_button(told: Any, was: Any, now: Any) -> bool:
    """4.1, 4.7, 4.10. These workers, this price, and this for sure: what only the target decides is told with it."""
    told_events: list[Any] = heard(was, told)
    action = told.move.action
    cost: Counter[str] = Counter() if action in (RECRUIT, ATTACK) else paid(told_events, told.seat)
    sure = told_events if action in GOODS_ACTIONS else reactions(told_events, action)
    right = counts(told.workers) == Counter(told_events[0].workers) and price_on(told) == cost
    return right and promised(told.gain) == gains(sure, told.seat)


def reactions(told_events: list[Any], action: int) -> list[Any]:
    """What is told from the first reaction to the action on: the paladin's, or a townsfolk's."""
    for at, each in enumerate(told_events):
        if isinstance(each, events.BonusUsed):
            return told_events[at:]
        if isinstance(each, events.AbilityUsed):
            card = next(one for one in TOWNSFOLK if one.id == each.townsfolk)
            if card.trigger == action:
                return told_events[at:]
    return []


CALLING: Final = {"debt", "recruit", "develop"}  # townsfolk react to these, or come with rewards of their own


def kept(promise: Counter[str], came: Counter[str]) -> bool:
    """Exactly what was promised; more only if it calls others."""
    return {name: came[name] for name in promise} == promise if CALLING & set(promise) else came == promise


def reward_button(after: type[Event] | None) -> Told:
    """What a card costs and brings, whichever reward of it is chosen; `after` tells that it was taken."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        shown = told.effects if after is None else told.gain
        choices = max([len(options_of(each)) for each in shown if shown != "none"], default=0)
        for option in range(max(choices, 1)):
            told_events = heard(was, told, option=option, alone=True)
            at = 0 if after is None else 1 + next(i for i, each in enumerate(told_events) if type(each) is after)
            if not kept(promised(shown, option), gains(told_events[at:], told.seat)) or price_on(told) != paid(
                told_events, told.seat
            ):
                return False
        return True

    return claim


def favour_button(told: Any, was: Any, now: Any) -> bool:
    """7.1."""
    workers = at_once(was, told)[0].workers  # type: ignore[attr-defined]
    return counts(told.workers) == Counter(workers) and reward_button(events.FavourUsed)(told, was, now)


def square_button(told: Any, was: Any, now: Any) -> bool:
    """6.1.3, 6.2.3, 6.4.3. This region, and whether its reward does anything."""
    told_events: list[Any] = heard(was, told, alone=True)
    region = "region" not in vars(told) or told_events[0].region == told.region
    return bool(region and (told.works == "yes") == bool(gains(told_events[1:], told.seat)))


def told_at_once(kind: type[Event], field: str) -> Told:
    """The workers, or the number, that the first thing told of the move names."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        event: Any = next(each for each in at_once(was, told) if isinstance(each, kind))
        if field == "workers":
            return counts(told.workers) == Counter(event.workers)
        return bool(told.count == getattr(event, field))

    return claim


BUTTONS: Final[dict[type[Move[Any]], Told]] = {
    **dict.fromkeys(actions.ACT_CLASSES, act_button),
    round.UseFavour: favour_button,
    round.TakeTavern: told_at_once(events.TavernTaken, "workers"),
    round.Keep: told_at_once(events.WorkersKept, "workers"),
    targets.Enlist: reward_button(events.Enlisted),
    targets.Dismiss: reward_button(events.Dismissed),
    targets.Send: square_button,
    targets.Post: square_button,
    targets.MoveJar: square_button,
    targets.Strike: reward_button(events.Attacked),
    targets.Persuade: reward_button(events.Converted),
    rewards.Choose: reward_button(None),
    rewards.UseAbility: lambda told, was, now: promised(told.effects) == gains(at_once(was, told), told.seat),
    rewards.Discard: told_at_once(events.SuspicionDiscarded, "n"),
}

# -- questions and refusals ---------------------------------------------------------------------------------------


def discardable(told: Any, now: Any) -> int:
    """1.7.2. How many suspicion cards may be discarded here."""
    return int(min(n_of(now.pending), me(told, now).suspicions))


PROMPTS: Final[dict[type[Any], Told]] = {
    asks.TakeTurn: lambda told, was, now: told.round == now.round and told.workers == size_of(me(told, now).pool),
    asks.ChoosePaladin: lambda told, was, now: (
        told.round == now.round and (told.last == "yes") == (now.round == ROUNDS)
    ),
    asks.ChooseWorkshop: lambda told, was, now: (
        counts([told.worker]) == Counter([WORKERS[WORKER_UNDER[me(told, now).done[DEVELOP]]]])
    ),
    asks.DiscardSuspicions: lambda told, was, now: (
        told.most == discardable(told, now) and told.have == me(told, now).suspicions
    ),
    asks.UseInquisitionAbilities: lambda told, was, now: told.suspicions == me(told, now).suspicions,
}


def falls_short(told: Any, have: int, need: int) -> bool:
    """These numbers, and the first really is less than the second."""
    return (told.have, told.need, told.lack) == (have, need, need - have) and have < need


def attribute_of(told: Any) -> int:
    """The attribute a refusal names."""
    return ATTRIBUTES.index(told.attribute.id.removeprefix("attribute-"))


def attribute_too_low(told: Any, was: Any, now: Any) -> bool:
    """6.1.1, 6.2.1, 6.3.1, 6.4.1, 6.6.1. The least that any target of the action asks for."""
    action, board = told.move.action, me(told, now)
    if action in (FORTIFY, ABSOLVE):
        attribute, need = INFLUENCE, (WALL_INFLUENCE if action == FORTIFY else JAR_INFLUENCE)[board.done[action]]
    elif action == CONVERT:
        attribute, need = FAITH, min(FAITH_FLAGS[at] for at, card in enumerate(now.front) if card != EMPTY)
    else:
        attribute, flags = reach_of(action)
        need = min(flags[SQUARES[square].region - 1] for square in squares_within(now, 99, flags))
    return attribute == attribute_of(told) and falls_short(told, int(board.effective(attribute)), int(need))


def slots_of(told: Any, now: Any) -> list[int]:
    """4.3. The slots of an action that need a worker."""
    action = int(told.move.action)
    return [SLOTS[action][at] for at in open_slots(action, int(me(told, now).covered(action)))]


def wrong_number(told: Any, was: Any, now: Any) -> bool:
    """4.3, 4.4."""
    slots, given = slots_of(told, now), len(CREWS[told.move.crew])
    least = 1 if told.move.action in ONE_OR_TWO else len(slots)
    return (told.least, told.most, told.given) == (least, len(slots), given) and not least <= given <= len(slots)


def workers_short(told: Any, was: Any, now: Any) -> bool:
    """1.1.2, 1.1.3. With exactly these more every slot could be filled, and not with one fewer."""
    slots = slots_of(told, now)[: len(CREWS[told.move.crew])]
    have = kinds_in(me(told, now).pool)
    missing = [WORKERS.index(name) if name in WORKERS else ANY for name in counts(told.workers).elements()]
    fewer = [missing[:at] + missing[at + 1 :] for at in range(len(missing))]
    return fillable(slots, have, missing) and not any(fillable(slots, have, less) for less in fewer)


def fillable(slots: list[int], have: list[int], more: list[int]) -> bool:
    """Whether these workers fill the slots; a worker of any kind among the further ones stands on a slot for any."""
    if not slots:
        return True
    slot, rest = slots[0], slots[1:]
    for pile in (have, more):
        for kind in set(pile):
            fits = slot == ANY if kind == ANY else fills(slot, kind)
            if fits and fillable(rest, without(have, kind, pile is have), without(more, kind, pile is more)):
                return True
    return False


def without(pile: list[int], kind: int, taken: bool) -> list[int]:
    """A pile after one of a kind was taken from it, or not."""
    at = pile.index(kind) if taken else len(pile)
    return pile[:at] + pile[at + 1 :]


def workers_missing(told: Any, was: Any, now: Any) -> bool:
    """1.1.5. What the pool lacks of the crew."""
    crew = (int(told.move.kind),) if isinstance(told.move, round.UseFavour) else CREWS[told.move.crew]
    return counts(told.workers) == Counter(WORKERS[kind] for kind in crew) - names(me(told, now).pool)


def silver_needed(told: Any, now: Any) -> int:
    """What the move costs in silver."""
    move, board = told.move, me(told, now)
    if isinstance(move, round.UseFavour):
        return int(FAVOUR_SILVER[now.favours[move.slot]])
    if isinstance(move, targets.TakeTownsfolk):
        return int(targets.townsfolk_price(now, board, move.column))
    return int(move.silver(now, board))


def provisions_needed(told: Any, now: Any) -> int:
    """What the move costs in provisions."""
    if isinstance(told.move, round.UseFavour):
        return int(FAVOUR_PROVISIONS[now.favours[told.move.slot]])
    return int(told.move.provisions(me(told, now)))


def outsider_too_strong(told: Any, was: Any, now: Any) -> bool:
    """6.5.1. The missing strength, two for a silver, rounded up; and that is more than the player has."""
    board = me(told, now)
    need, have = STRENGTH_FLAGS[told.move.column], board.effective(STRENGTH)
    price = -(-(need - have) // 2)
    return (told.need, told.have, told.price, told.silver) == (need, have, price, board.silver) and price > board.silver


def region_too_far(told: Any, was: Any, now: Any) -> bool:
    """6.1.1, 6.2.1."""
    attribute = told.move.attribute()
    flags = FAITH_FLAGS if attribute == FAITH else STRENGTH_FLAGS
    right = attribute_of(told) == attribute and told.region == told.move.first().region
    return right and falls_short(told, int(me(told, now).effective(attribute)), int(flags[told.region - 1]))


def at_region(told: Any, was: Any, now: Any) -> bool:
    """2.9, 6.1.4. The square of the move; none of its kind is free, or it is for more players."""
    first = told.move.first()
    if "players" in vars(told) and not told.players == first.players > now.rules.seats:
        return False
    return told.region == first.region and not any((now.free >> at) & 1 for at in told.move.squares())


REFUSALS: Final[dict[str, Told]] = {
    "limit_reached": lambda told, was, now: (
        told.limit == LIMITS[told.move.action] <= me(told, now).done[told.move.action]
    ),
    "attribute_too_low": attribute_too_low,
    "wrong_number": wrong_number,
    "workers_short": workers_short,
    "workers_missing": workers_missing,
    "too_little_silver": lambda told, was, now: falls_short(told, int(me(told, now).silver), silver_needed(told, now)),
    "too_few_provisions": lambda told, was, now: falls_short(
        told, int(me(told, now).provisions), provisions_needed(told, now)
    ),
    "too_many_suspicions": lambda told, was, now: told.most == discardable(told, now) < told.move.n,
    "no_such_option": lambda told, was, now: told.options == OPTIONS[what_of(now.pending)] <= told.move.option,
    "too_few_suspicions": lambda told, was, now: (
        told.need == TOWNSFOLK[told.move.card].suspicion_min > told.have == me(told, now).suspicions
    ),
    "still_suspected": lambda told, was, now: told.have == me(told, now).suspicions > 0,
    "at_the_top": lambda told, was, now: told.top == me(told, now).mark(attribute_of(told)) == TRACK_TOP,
    "favour_face_down": lambda told, was, now: told.round == told.move.slot + 3 > now.round,
    "keep_three": lambda told, was, now: told.count == KEPT_WORKERS != len(CREWS[told.move.crew]),
    "column_empty": lambda told, was, now: (
        told.column == told.move.column + 1
        and (now.row if isinstance(told.move, targets.TakeTownsfolk) else now.front)[told.move.column] == EMPTY
    ),
    "no_debt_here": lambda told, was, now: told.columns == DEBT_COLUMNS < told.column == told.move.column + 1,
    "more_players": at_region,
    "square_taken": at_region,
    "region_too_far": region_too_far,
    "outsider_too_strong": outsider_too_strong,
    "too_little_faith": lambda told, was, now: falls_short(
        told, int(me(told, now).effective(FAITH)), int(FAITH_FLAGS[told.move.column])
    ),
    "no_townsfolk": lambda told, was, now: (
        (told.more == "yes") == (now.round < ROUNDS and len(now.townsfolk) > 0)
        and all(card == EMPTY for card in now.row)
    ),
    "no_outsider": lambda told, was, now: (
        (told.more == "yes") == (now.round < ROUNDS and len(now.outsiders) > 0)
        and all(card == EMPTY for card in now.front)
    ),
}

CLAIMS: Final = Claims(events=EVENTS, buttons=BUTTONS, prompts=PROMPTS, refusals=REFUSALS)
