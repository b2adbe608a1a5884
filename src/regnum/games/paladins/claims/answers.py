"""What the numbers in questions and refusals claim."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from regnum.core.effects import n_of, what_of
from regnum.games.paladins import asks
from regnum.games.paladins.cards import (
    SQUARES,
    TOWNSFOLK,
)
from regnum.games.paladins.claims.automa import reach_of, squares_within
from regnum.games.paladins.claims.buttons import counts
from regnum.games.paladins.claims.looking import Told, me, names
from regnum.games.paladins.figures import (
    FAVOUR_PROVISIONS,
    FAVOUR_SILVER,
    OPTIONS,
)
from regnum.games.paladins.moves import round, targets
from regnum.games.paladins.parts import (
    ABSOLVE,
    ANY,
    ATTRIBUTES,
    CONVERT,
    DEBT_COLUMNS,
    DEVELOP,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FORTIFY,
    INFLUENCE,
    JAR_INFLUENCE,
    KEPT_WORKERS,
    LIMITS,
    ONE_OR_TWO,
    ROUNDS,
    SLOTS,
    STRENGTH,
    STRENGTH_FLAGS,
    TRACK_TOP,
    WALL_INFLUENCE,
    WORKER_UNDER,
    WORKERS,
)
from regnum.games.paladins.workers import CREWS, fills, kinds_in, open_slots, size_of


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
        attribute, need = FAITH, min(FAITH_FLAGS[at] for at, card in enumerate(now.display.front) if card != EMPTY)
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
        return int(FAVOUR_SILVER[now.king.favours[move.slot]])
    if isinstance(move, targets.TakeTownsfolk):
        return int(targets.townsfolk_price(now, board, move.column))
    return int(move.silver(now, board))


def provisions_needed(told: Any, now: Any) -> int:
    """What the move costs in provisions."""
    if isinstance(told.move, round.UseFavour):
        return int(FAVOUR_PROVISIONS[now.king.favours[told.move.slot]])
    return int(told.move.provisions(me(told, now)))


def outsider_too_strong(told: Any, was: Any, now: Any) -> bool:
    """6.5.1. The missing strength, two for a silver, rounded up; and that is more than the player has."""
    board = me(told, now)
    need, have = STRENGTH_FLAGS[told.move.column], board.effective(STRENGTH)
    price = -(-(need - have) // 2)
    return (told.need, told.have, told.price, told.silver) == (need, have, price, board.silver) and price > board.silver


def region_too_far(told: Any, was: Any, now: Any) -> bool:
    """6.1.1, 6.2.1."""
    attribute = told.move.attribute
    flags = FAITH_FLAGS if attribute == FAITH else STRENGTH_FLAGS
    right = attribute_of(told) == attribute and told.region == told.move.first().region
    return right and falls_short(told, int(me(told, now).effective(attribute)), int(flags[told.region - 1]))


def at_region(told: Any, was: Any, now: Any) -> bool:
    """2.9, 6.1.4. The square of the move; none of its kind is free, or it is for more players."""
    first = told.move.first()
    if "players" in vars(told) and not told.players == first.players > now.rules.seats:
        return False
    return told.region == first.region and not any((now.land.free >> at) & 1 for at in told.move.squares())


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
        and (now.display.row if isinstance(told.move, targets.TakeTownsfolk) else now.display.front)[told.move.column]
        == EMPTY
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
        (told.more == "yes") == (now.round < ROUNDS and len(now.display.townsfolk) > 0)
        and all(card == EMPTY for card in now.display.row)
    ),
    "no_outsider": lambda told, was, now: (
        (told.more == "yes") == (now.round < ROUNDS and len(now.display.outsiders) > 0)
        and all(card == EMPTY for card in now.display.front)
    ),
}
