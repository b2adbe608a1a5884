"""What the events of a round claim: who came, what was placed, paid and built."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regnum.core.effects import effect
from regnum.games.paladins import asks
from regnum.games.paladins.bits import cards_in
from regnum.games.paladins.cards import (
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
)
from regnum.games.paladins.claims.looking import Told, acting, came, done_once_more, is_due, me, names, packed_row
from regnum.games.paladins.effects.vocabulary import USE_ABILITIES
from regnum.games.paladins.figures import (
    ABILITY_OF,
)
from regnum.games.paladins.parts import (
    ACTIONS,
    DEBT_PAID,
    DEVELOP,
    EMPTY,
    INQUISITION,
    NONE,
    PETITIONERS,
    SLOT_NAMES,
    WORKERS,
)
from regnum.games.paladins.workers import workers_on


def passed(told: Any, was: Any, now: Any) -> bool:
    """9.1.1. Why somebody passes: nobody is left, nothing can be done, or they wished to."""
    before, after = me(told, was), me(told, now)
    why = "no_workers" if before.pool == 0 else "" if asks.can_act(was, told.seat) else "no_action"
    return told.reason == why and after.passed and not before.passed and after.occupied() == 0


def refreshed(told: Any, was: Any, now: Any) -> bool:
    """9.2."""
    rows = packed_row(now.display.row, now.display.townsfolk, right=True) and packed_row(
        now.display.front, now.display.outsiders, right=False
    )
    idle = all(not each.passed and each.paladin == NONE for each in now.sides)
    free = all(stands == NONE for stands in now.king.petitioners)
    return told.round == now.round and rows and idle and free and len(now.taverns.inns) == 0


def more_discarded(told: Any, was: Any, now: Any) -> bool:
    """12.7.2. Whatever lay in the two columns is gone."""
    townsfolk, outsider = was.display.row[3], was.display.front[1]
    named = (TOWNSFOLK[townsfolk].id if townsfolk != EMPTY else "", OUTSIDERS[outsider].id if outsider != EMPTY else "")
    gone = now.display.row[3] == EMPTY == now.display.front[1]
    return (told.townsfolk, told.outsider) == named and named != ("", "") and gone


def paladin_revealed(told: Any, was: Any, now: Any) -> bool:
    """3.5.1."""
    paladin = me(told, now).paladin
    return me(told, was).paladin == NONE != paladin and PALADINS[paladin].id == told.paladin and came(told, was, now)


def tavern_taken(told: Any, was: Any, now: Any) -> bool:
    """3.5.2."""
    place = list(now.taverns.guests).index(told.seat)
    free = was.taverns.guests[place] == NONE
    return free and TAVERNS[now.taverns.inns[place]].id == told.tavern and came(told, was, now)


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
    gone = [TOWNSFOLK[card].id for card in cards_in(now.display.dismissed & ~was.display.dismissed)]
    left = [TOWNSFOLK[card].id for card in was.display.row if card != EMPTY and card not in list(now.display.row)]
    return gone == left == [told.townsfolk] and told.seat == acting(now)


def cleared(told: Any, was: Any, now: Any) -> bool:
    """5.4."""
    action = ACTIONS.index(told.action)
    return bool(me(told, was).spaces[action]) and not me(told, now).spaces[action]


def occupied(outpost: int) -> Told:
    """6.1.3, 6.2.3. The piece stands on a square that was free."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        square = next(at for at, each in enumerate(SQUARES) if each.id == told.square)
        stands = was.land.squares[square] == NONE and now.land.squares[square] == told.seat * 2 + outpost
        return bool(stands and told.region == SQUARES[square].region)

    return claim


def favour_used(told: Any, was: Any, now: Any) -> bool:
    """7.1. A worker stands there now; the AI player's have no kind."""
    slot = next(at for at, stands in enumerate(now.king.petitioners) if stands != was.king.petitioners[at])
    side, kind = divmod(int(now.king.petitioners[slot]), PETITIONERS)
    workers = [] if now.is_ai(side) else [WORKERS[kind]]
    return bool(side == told.seat and told.workers == workers and FAVOURS[now.king.favours[slot]].id == told.favour)


def ability_used(told: Any, was: Any, now: Any) -> bool:
    """4.10, 8.3.1, 8.4.2. It was its turn to react, and it is in the party."""
    card = next(at for at, each in enumerate(TOWNSFOLK) if each.id == told.townsfolk)
    if not (me(told, now).party >> card) & 1:
        return False
    trigger = TOWNSFOLK[card].trigger
    if trigger == INQUISITION:
        return bool((now.used_abilities & ~was.used_abilities) >> card & 1)
    if is_due(was, told.seat, int(ABILITY_OF[card])):
        return True
    return trigger != DEBT_PAID and is_due(was, told.seat, effect(USE_ABILITIES, trigger))


def bonus_used(told: Any, was: Any, now: Any) -> bool:
    """4.13. The paladin in use helps with the action that was done."""
    paladin = PALADINS[me(told, now).paladin]
    return told.paladin == paladin.id and is_due(was, told.seat, effect(USE_ABILITIES, paladin.after))


# -- tax, suspicion, Inquisition ----------------------------------------------------------------------------------


def suspicion_drawn(told: Any, was: Any, now: Any) -> bool:
    """8.2.1. One more card, the newest with this tax."""
    return bool(me(told, now).suspicions == me(told, was).suspicions + 1 and me(told, now).stack & 3 == told.tax)


def accused(told: Any, was: Any, now: Any) -> bool:
    """8.3.2, 8.3.3. Nobody held more; a debt, and half of the cards, rounded down."""
    before, after = me(told, was), me(told, now)
    most = max(each.suspicions for each in was.sides)
    gone = before.suspicions - after.suspicions
    half = told.suspicions // 2
    return (
        told.suspicions == before.suspicions == most and told.discarded == gone == half and debt(0, 1)(told, was, now)
    )


def inquisition_began(told: Any, was: Any, now: Any) -> bool:
    """8.1.3, 8.2.4."""
    if now.suspicion.tax == 0:
        return (told.reason, told.rule) == ("tax", "8.1.3")
    return (told.reason, told.rule) == ("cards", "8.2.4") and not len(now.suspicion.deck) and not len(now.suspicion.old)


def debt(paid: int, unpaid: int) -> Told:
    """8.4.1. So many more debts, paid and unpaid."""

    def claim(told: Any, was: Any, now: Any) -> bool:
        before, after = me(told, was), me(told, now)
        return (after.paid - before.paid, after.unpaid - before.unpaid) == (paid, unpaid)

    return claim
