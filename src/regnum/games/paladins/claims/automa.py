"""What is told of the AI player, worked out once more from the words of chapter 12 and not from its code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.core.effects import do_of, n_of, what_of
from regnum.games.paladins.automa.actions import Deed
from regnum.games.paladins.cards import (
    SQUARES,
    TAVERNS,
)
from regnum.games.paladins.claims.looking import happened, happens
from regnum.games.paladins.effects.vocabulary import (
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
)
from regnum.games.paladins.figures import (
    CHOICE_RULE,
    FIRST_EFFECT,
    MOST_OPTIONS,
    OPTIONS,
    ORDER_ACTION,
)
from regnum.games.paladins.parts import (
    ABSOLVE,
    AI,
    AI_ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FALLBACK_ROW,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    JAR_INFLUENCE,
    KINGS_FAVOUR,
    KINGS_ORDER,
    LIMITS,
    NONE,
    ORDER_TIMES,
    RECRUIT,
    RESOURCE_SPACES,
    REST,
    SPACES,
    STRENGTH,
    STRENGTH_FLAGS,
    TRACK_TOP,
    WALL_INFLUENCE,
)


def reach_of(action: int) -> tuple[int, Any]:
    """12.6.6, 12.4.3. The attribute that an action goes by, and the flags it must reach."""
    return (FAITH, FAITH_FLAGS) if action in (COMMISSION, CONVERT) else (STRENGTH, STRENGTH_FLAGS)


def squares_within(game: Any, have: int, flags: Any) -> list[int]:
    """12.6.7. The free squares within reach."""
    return [at for at, each in enumerate(SQUARES) if (game.land.free >> at) & 1 and flags[each.region - 1] <= have]


def pays_debt(square: int) -> bool:
    """12.6.7. Of no use without an unpaid debt."""
    return bool(do_of(SQUARES[square].reward[0]) == PAY_DEBT)


def needs(board: Any, action: int) -> int:
    """12.5.5, 12.5.6. How many workers it takes."""
    return 3 - bin(board.covered(action)).count("1") if FIRST_RIGHT <= action < SPACES else 1


def hindrances(game: Any, action: int) -> list[tuple[str, int, int, str, str]]:
    """12.5.3. Everything that stands in the way of an action: reason, what it takes, what there is, rule, attribute."""
    board = game.sides[AI]
    found: list[tuple[str, int, int, str, str]] = []
    if action < SPACES and board.spaces[action]:
        found.append(("blocked", 0, 0, "12.5.3", ""))
    if action < SPACES and board.done[action] >= LIMITS[action]:
        return [*found, ("limit", int(LIMITS[action]), int(board.done[action]), "4.8", "")]
    if board.pool < needs(board, action):
        found.append(("workers", needs(board, action), int(board.pool), "12.5.6", ""))
    if action == RECRUIT and all(card == EMPTY for card in game.display.row):
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
    board = game.sides[AI]
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
    have = game.sides[AI].mark(attribute)
    return column_from(int(game.schemes.marker), 6, lambda at: game.display.front[at] != EMPTY and flags[at] <= have)


def favour_column(game: Any) -> int | None:
    """12.4.3."""
    return column_from(
        int(game.schemes.marker), 5, lambda at: at < game.king.favours_shown and game.king.petitioners[at] == NONE
    )


def townsfolk_column(game: Any) -> int | None:
    """12.4.1."""
    return column_from(int(game.schemes.marker), 5, lambda at: game.display.row[at] != EMPTY)


def orders_tried(game: Any) -> list[int]:
    """12.6.13, R40. The actions of the revealed orders: from the right, the unfulfilled ones first."""
    shown = [int(ORDER_ACTION[game.king.orders[slot]]) for slot in reversed(range(int(game.king.orders_shown)))]
    return sorted(shown, key=lambda action: game.sides[AI].done[action] >= ORDER_TIMES)


def tried(game: Any) -> list[int]:
    """12.5.3, 12.5.4. What it tries in this turn, in this order."""
    scheme = int(game.schemes.old[-1])
    named = orders_tried(game) if scheme == KINGS_ORDER else [] if scheme == KINGS_FAVOUR else [scheme]
    return [*named, *(int(each) for each in FALLBACK_ROW if each not in named)]


def rival_failed(told: Any, was: Any, now: Any) -> bool:
    """12.5.3. It tries this, and this is what stands in its way."""
    if told.action == "favour":
        said = (told.reason, told.need, told.have, told.rule, told.attribute) == ("favour", 0, 0, "12.4.3", "")
        return said and now.schemes.old[-1] == KINGS_FAVOUR and favour_column(now) is None
    action = AI_ACTIONS.index(told.action)
    why = (told.reason, told.need, told.have, told.rule, told.attribute)
    return action in tried(now) and why in hindrances(now, action)


def rival_acted(told: Any, was: Any, now: Any) -> bool:
    """12.5.3, 12.5.4, 12.6.13, 12.6.14. The first it can do of what it tries, and why it tries that."""
    scheme = int(was.schemes.old[-1])
    if told.action == "favour":
        said = (told.reason, told.workers, told.rule) == ("scheme", 1, "12.6.14")
        return said and scheme == KINGS_FAVOUR and favour_column(was) is not None
    action = AI_ACTIONS.index(told.action)
    first = next(each for each in tried(was) if not hindrances(was, each))
    ordered = scheme == KINGS_ORDER and action in orders_tried(was)
    why = ("order", "12.6.13") if ordered else ("scheme", "12.5.3") if scheme == action else ("fallback", "12.5.4")
    workers = was.sides[AI].pool - now.sides[AI].pool
    stand = action == REST or now.sides[AI].spaces[action] == told.workers
    enough = told.workers == workers == needs(was.sides[AI], action)
    return action == first and (told.reason, told.rule) == why and enough and stand


def rival_targeted(told: Any, was: Any, now: Any) -> bool:
    """12.4.1. It looks from the marker's space, and this is the first it finds."""
    board = now.sides[AI]
    if told.what == "favour":
        found = [favour_column(now)] if now.schemes.old[-1] == KINGS_FAVOUR else []
    elif told.what == "townsfolk":
        recruits = board.spaces[RECRUIT] or happens(was, now, RECRUIT_FREELY)
        found = [townsfolk_column(now)] if recruits else []
    else:
        found = [outsider_column(now, action) for action in (ATTACK, CONVERT) if board.spaces[action]]
    return told.space == now.schemes.marker + 1 and told.column - 1 in found


SQUARE_RANK: Final = [RECRUIT_FREELY, PAY_DEBT, CLEAR_SPACE, GAIN_WORKERS, GAIN_SILVER, DISCARD_SUSPICION]


def rival_chose_square(told: Any, was: Any, now: Any) -> bool:
    """12.6.7, 12.6.8. Of the free squares within reach the best reward, and the leftmost of those."""

    def rank(square: int) -> tuple[int, bool, int]:
        reward = SQUARES[square].reward
        workers = sum(int(n_of(each)) for each in reward if do_of(each) == GAIN_WORKERS)
        return SQUARE_RANK.index(int(do_of(reward[0]))), workers < 2, square

    board = now.sides[AI]
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
    board = was.sides[AI]

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
    if now.sides[AI].passed:
        why = "12.6.5" if told.n == 1 + now.sides[AI].pool else ""
    elif isinstance(was.agenda[-1], Deed):
        why = "12.6.3" if told.n == 1 else ""  # what it does itself; all else is resolved afterwards
    elif happens(was, now, GAIN_SILVER, GAIN_PROVISIONS):
        why = "12.3.1" if told.n == n_of(happened(was, now)) else ""
    else:
        why = "12.3.2"
    moved = (was.schemes.marker + told.n) % RESOURCE_SPACES == now.schemes.marker == told.space - 1
    return bool(moved and told.n > 0 and told.rule == why)


def marker_wrapped(told: Any, was: Any, now: Any) -> bool:
    """12.3.4, 12.1.2. The lowest attribute; among equals the marker on top."""
    before, after = was.sides[AI], now.sides[AI]
    lowest = min(before.mark(attribute) for attribute in range(3))
    on_top = [attribute for attribute in was.schemes.ranks if before.mark(attribute) == lowest][-1]
    return bool(told.attribute == ATTRIBUTES[on_top] and told.level == after.mark(on_top) == lowest + 1)


def rival_gained(told: Any, was: Any, now: Any) -> bool:
    """12.3.7, 12.6.2, 12.6.4. So many more, and what for."""
    if happens(was, now, GAIN_AI_WORKERS):
        why = "12.6.4"
    elif isinstance(was.agenda[-1], Deed) or happens(was, now, CLEAR_SPACE):
        why = "12.6.2"
    else:
        why = "12.3.7"
    return bool(told.workers == now.sides[AI].pool - was.sides[AI].pool > 0 and told.rule == why)


def strengthened(told: Any, was: Any, now: Any) -> bool:
    """12.1.5, 12.2.1. A workshop for its difficulty, or for the order that was revealed last."""
    action = AI_ACTIONS.index(told.action)
    covered = [bin(game.sides[AI].covered(action)).count("1") for game in (was, now)]
    if now.round == 0:
        return (told.reason, told.rule) == ("difficulty", "12.1.5") and covered[1] == 1
    last = ORDER_ACTION[now.king.orders[now.king.orders_shown - 1]]
    return (told.reason, told.rule) == ("order", "12.2.1") and covered[1] == covered[0] + 1 and action == last


def rival_suspected(told: Any, was: Any, now: Any) -> bool:
    """12.2.3. The tavern that nobody took, with its criminals."""
    left = next(TAVERNS[now.taverns.inns[at]] for at, guest in enumerate(now.taverns.guests) if guest == NONE)
    return (told.tavern, told.criminals) == (left.id, left.workers.count(CRIMINAL))


def schemes_shuffled(told: Any, was: Any, now: Any) -> bool:
    """12.5.2 at the beginning of a turn, because the deck is empty; else 12.6.2."""
    rule = "12.5.2" if was.committed < now.committed else "12.6.2"
    whole = sorted([*was.schemes.deck, *was.schemes.old]) == sorted(now.schemes.deck)
    return (
        told.rule == rule and whole and len(now.schemes.old) == 0 and (rule == "12.6.2" or len(was.schemes.deck) == 0)
    )


def ai_spaces(game: Any) -> list[int]:
    """The workers on its right-hand actions."""
    return [int(game.sides[AI].spaces[action]) for action in range(FIRST_RIGHT, SPACES)]


def tax_returned(told: Any, was: Any, now: Any) -> bool:
    """12.3.6. It has no card of the kind it should discard."""
    what, held = ("debt", "unpaid") if happens(was, now, CANCEL_DEBT) else ("suspicion", "suspicions")
    lacks = getattr(was.sides[AI], held) == 0
    return told.what == what and lacks and bool(told.left == now.suspicion.tax == was.suspicion.tax - 1)
