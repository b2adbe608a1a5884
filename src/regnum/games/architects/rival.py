"""C. The official opponent: rules, not a bot. Each step tells which card and which rule made it act.

A turn is a scheme: a worker goes where it says, and what is done there is due like everything else. The base game knows
the classic rivals (C9); an expansion brings others, with deeds, places and conditions of its own (hook RivalDeeds).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.games.architects.conversions import (
    no_apprentice,
    no_debt_to_destroy,
    silver_instead,
)
from regnum.games.architects.deeds import (
    CAPTURE_HERE,
    CATHEDRAL_NO_FUTURE,
    CATHEDRAL_VIRTUE_AT_MOST,
    FIRST_FREE_DEED,
    FIRST_FREE_PLACE,
    FIRST_FREE_WHEN,
    FOCUS,
    FOCUS_PLACE,
    FOLLOW,
    FUTURE,
    GROUP_AT_LEAST,
    GUARD_HERE,
    HOLDS_CAPTIVES,
    IMPRISONING,
    MARKET,
    NEXT,
    OR,
    PER_WORKER,
    PLACING,
    POWER,
    POWERS,
    PRISON_AT_LEAST,
    REMOVE,
    RESETTING,
    RISING,
    TAX,
    TAX_AT_LEAST,
    USUAL,
)
from regnum.games.architects.effects import (
    ALL,
    CAPTURE,
    CHOOSE,
    CLAUSES,
    DESTROY_DEBT,
    DISMISS,
    FIRST_FREE_DO,
    FIRST_RIVAL_DO,
    GAIN,
    GIVE_UP,
    GUARD,
    HIRE_FREELY,
    IMPRISON,
    LOSE_VIRTUE,
    MOST_OPTIONS,
    PLACE_MORE,
    RESET,
    RISE,
    do_of,
    n_of,
    packed_effect,
    what_of,
)
from regnum.games.architects.events import Captured, WorkersHome
from regnum.games.architects.hooks import RivalDeeds
from regnum.games.architects.parts import (
    BLACK_MARKET,
    HOME,
    KINDS,
    LOCATIONS,
    MARBLE,
    MARKET_LOSS,
    NONE,
    OPEN,
    TOP_LEVEL,
    VIRTUE,
)
from regnum.games.architects.prices import FREE_PRICE, SETTLE_PRICE
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.games.architects.solo.events import (
    RivalAimed,
    RivalChose,
    RivalFuture,
    RivalGuarded,
    RivalMissed,
    RivalPassed,
    RivalPicked,
    RivalPowered,
    RivalStopped,
    RivalTargeted,
    RivalTookBack,
    RivalWent,
    SchemesShuffled,
    SchemeTurned,
)
from regnum.games.architects.solo.figures import (
    CAPTURE_PLACES,
    MARKET_SPACES,
    RIVAL_FIGURES,
    SCHEME_FIGURES,
    USUAL_DEEDS,
)
from regnum.games.architects.table import Architects

UPPER: Final = 0
LOWER: Final = 1
# C5.12. Guardhouse actions that are done once in a visit, as bits.
FREED_PRISONERS: Final = 1
IMPRISONED: Final = 2
FREED_CAPTIVES: Final = 4


# -- before the game ----------------------------------------------------------------------------------------------


def lay_rival(game: Architects) -> None:
    """C1.2 to C1.5. Its virtue, the marker on clay, both decks shuffled."""
    game.own(game.rival_side).virtue = RIVAL_FIGURES.virtue[game.rival]
    game.marker = 0
    game.scheme = NONE
    game.schemes = RIVAL_FIGURES.schemes[game.rival][:]
    game.old_schemes = vec[i64]()
    game.future = RIVAL_FIGURES.future[game.rival][:]
    game.chance.shuffle(game.schemes)
    game.chance.shuffle(game.future)


def lay_nobody(game: Architects) -> None:
    """A table without a rival."""
    game.marker = 0
    game.scheme = NONE
    game.schemes = vec[i64]()
    game.old_schemes = vec[i64]()
    game.future = vec[i64]()


# -- the turn -----------------------------------------------------------------------------------------------------


def take_rival_turn(game: Architects, side: i64) -> None:
    """C2.1, C2.9. A scheme; without a worker it takes some back instead. What the scheme says is due afterwards."""
    if game.sides[side].at_home == 0:
        take_back(game, side)
    else:
        turn_scheme(game, side, "C2.1")


def turn_scheme(game: Architects, side: i64, rule: str) -> None:
    """C2.1 to C2.3. The top card; a worker goes where its option says, and its deeds are due."""
    if len(game.schemes) == 0:
        shuffle_schemes(game, side)
    game.revealed += 1
    game.schemes, scheme = pop(game.schemes)
    game.old_schemes = append(game.old_schemes, scheme)
    game.scheme = scheme
    if game.told is not None:
        game.told.append(SchemeTurned(int(side), ALL_SCHEMES[scheme].id, rule))
    option = chosen_option(game, side, scheme)
    send_worker(game, side, scheme, option)


def shuffle_schemes(game: Architects, side: i64) -> None:
    """C2.1. The discards make a new deck."""
    game.schemes = game.old_schemes
    game.old_schemes = vec[i64]()
    game.chance.shuffle(game.schemes)
    if game.told is not None:
        game.told.append(SchemesShuffled(int(side), len(game.schemes)))


def chosen_option(game: Architects, side: i64, scheme: i64) -> i64:
    """C2.2. The upper one if its condition holds, else the lower one; of a single option nothing is told."""
    if SCHEME_FIGURES.options[scheme] == 1:
        return UPPER
    condition = SCHEME_FIGURES.condition[2 * scheme]
    need = SCHEME_FIGURES.need[2 * scheme]
    option: i64 = UPPER if holds(game, side, condition, need) else LOWER
    if game.told is not None:
        card = ALL_SCHEMES[scheme]
        when = card.ways[0].when
        name = "upper" if option == UPPER else "lower"
        have = int(found(game, side, condition))
        game.told.append(RivalChose(int(side), card.id, name, when.id, int(need), have, when.rule))
    return option


def send_worker(game: Architects, side: i64, scheme: i64, option: i64) -> None:
    """C2.3. To the location that the option means; what its board gives for that comes first (C7.5)."""
    place = SCHEME_FIGURES.place[2 * scheme + option]
    location = meant_location(game, side, place)
    game.owe(side, packed_effect(FOLLOW, location, option))
    game.own(side).move(HOME, location, 1)
    if game.told is not None:
        reason, rule = why_there(game, place)
        game.told.append(RivalWent(int(side), LOCATIONS[location], reason, rule))
    game.arrive(side, location)
    if RIVAL_FIGURES.placing_at[game.rival] == location:
        owe_power(game, side, PLACING)


def meant_location(game: Architects, side: i64, place: i64) -> i64:
    """C6.1, C6.2, C7.8. The focus of its board, the topmost free space of the black market, or the location itself."""
    if place == FOCUS_PLACE:
        return meant_location(game, side, RIVAL_FIGURES.focus[game.rival])
    if place == BLACK_MARKET:
        return free_market_space(game)
    if place >= FIRST_FREE_PLACE:
        return deeds_of(game).where(game, side, place)
    return place


def why_there(game: Architects, place: i64) -> tuple[str, str]:
    """Why it goes there, and the paragraph."""
    if place == FOCUS_PLACE:
        return "focus", "C6.1"
    if place == BLACK_MARKET:
        return "free", "C7.8"
    if place >= FIRST_FREE_PLACE:
        return deeds_of(game).reason(place)
    return "card", "C2.3"


def free_market_space(game: Architects) -> i64:
    """C7.8. There always is one: the third worker brings a reset, before a next card too (A10.7)."""
    at: i64 = 0
    while game.standing(MARKET_SPACES[at]) != NONE:
        at += 1
    return MARKET_SPACES[at]


def deeds_of(game: Architects) -> RivalDeeds:
    """What an expansion knows of its own schemes."""
    deeds = game.changes.rival_deeds
    assert deeds is not None
    return deeds


def take_back(game: Architects, side: i64) -> None:
    """C2.9. The largest own group of an open location; else all from prison, all from people's boards, one from the
    black market; else it passes. No capture (B3.5)."""
    size, location = largest_own(game, side)
    if size > 0:
        tell_back(game, side, "group")
        come_home(game, side, location, size)
    elif game.sides[side].prisoners > 0:
        tell_back(game, side, "prison")
        game.free_prisoners(side, ALL)
    elif game.sides[side].held() > 0:
        tell_back(game, side, "boards")
        game.free_captives(side)
    elif in_market(game, side) != NONE:
        tell_back(game, side, "market")
        game.take_back(side, in_market(game, side))
    elif game.told is not None:
        game.told.append(RivalPassed(int(side)))


def come_home(game: Architects, side: i64, location: i64, n: i64) -> None:
    """A whole group."""
    game.own(side).move(location, HOME, n)
    if game.told is not None:
        game.told.append(WorkersHome(int(side), LOCATIONS[location], int(n)))


def tell_back(game: Architects, side: i64, where: str) -> None:
    """Why workers come home."""
    if game.told is not None:
        game.told.append(RivalTookBack(int(side), where))


def largest_own(game: Architects, side: i64) -> tuple[i64, i64]:
    """C2.9. The size of its largest group and where that stands, equal ones by C5.4; NONE if nowhere."""
    size: i64 = 0
    for location in range(i64(OPEN)):
        size = max(size, game.sides[side].workers[location])
    if size == 0:
        return 0, NONE
    for i in range(i64(OPEN + 1)):
        location = nth_place(game, i)
        if location != NONE and game.sides[side].workers[location] == size:
            return size, location
    return 0, NONE


def in_market(game: Architects, side: i64) -> i64:
    """The first market space in its order where it has a worker, or NONE."""
    for i in range(i64(len(MARKET_SPACES))):
        if game.sides[side].workers[MARKET_SPACES[i]] > 0:
            return MARKET_SPACES[i]
    return NONE


def nth_place(game: Architects, i: i64) -> i64:
    """C5.4. The open locations in the order in which it looks; the very first is an expansion's, or NONE."""
    if i > 0:
        return CAPTURE_PLACES[i - 1]
    deeds = game.changes.rival_deeds
    return NONE if deeds is None else deeds.first_to_capture(game)


# -- conditions ---------------------------------------------------------------------------------------------------


def holds(game: Architects, side: i64, condition: i64, n: i64) -> bool:
    """C6.10 to C6.18. Whether the upper option is taken."""
    if condition >= FIRST_FREE_WHEN:
        return deeds_of(game).condition(game, side, condition, n)
    if condition == CATHEDRAL_VIRTUE_AT_MOST:
        return can_rise(game, side) and game.sides[side].virtue <= n
    if condition == CATHEDRAL_NO_FUTURE:
        return can_rise(game, side) and len(game.future) == 0
    return found(game, side, condition) >= n


def found(game: Architects, side: i64, condition: i64) -> i64:
    """What a condition counts."""
    if condition >= FIRST_FREE_WHEN:
        return deeds_of(game).have(game, side, condition)
    if condition == GROUP_AT_LEAST:
        return largest_human_group(game, side)
    if condition == TAX_AT_LEAST:
        return game.tax
    if condition == HOLDS_CAPTIVES:
        return game.captives(side)
    if condition == PRISON_AT_LEAST:
        return game.sides[side].prisoners
    return game.sides[side].virtue if condition == CATHEDRAL_VIRTUE_AT_MOST else i64(len(game.future))


def can_rise(game: Architects, side: i64) -> bool:
    """C2.8, C6.20. Below the top and with room on the next level; it needs no virtue and gives up no card."""
    level = game.sides[side].level
    return level < TOP_LEVEL and game.room_on(level + 1)


# -- deeds --------------------------------------------------------------------------------------------------------


def rival_resolves(game: Architects, side: i64, effect: i64) -> bool:
    """What an effect means for the rival; False where it means the same as for everybody."""
    do = do_of(effect)
    if do >= FIRST_FREE_DO:
        return False
    if do >= FIRST_FREE_DEED:
        deeds_of(game).do(game, side, effect)
    elif do >= FIRST_RIVAL_DO:
        do_deed(game, side, effect)
    elif do == CHOOSE:
        choose(game, side, what_of(effect))
    elif do == DESTROY_DEBT:
        destroy_debts(game, side, n_of(effect))
    elif do == HIRE_FREELY:
        no_apprentice(game, side)
    elif do == CAPTURE:
        capture(game, side, n_of(effect))
    elif do == IMPRISON:
        imprison(game, side)
    elif do == GUARD:
        guard(game, side, n_of(effect), what_of(effect))
    elif do == RISE:
        rise(game, side)
    else:
        return do == GIVE_UP or do == PLACE_MORE or do == DISMISS  # not for it: it has no cards
    return True


def do_deed(game: Architects, side: i64, effect: i64) -> None:
    """C6. One of its own; the location, where one is needed, is `what`."""
    do = do_of(effect)
    what = what_of(effect)
    if do == FOLLOW:
        carry_out(game, side, SCHEME_FIGURES.deeds[2 * game.scheme + n_of(effect)], what, "C2.3")
    elif do == FOCUS:
        carry_out(game, side, RIVAL_FIGURES.focus_deeds[game.rival], what, "C7.7")
    elif do == USUAL:
        carry_out(game, side, USUAL_DEEDS[what], what, "C2.11")
    elif do == MARKET:
        visit_market(game, side, what)
    elif do == FUTURE:
        for _ in range(n_of(effect)):
            gain_future(game, side)
    elif do == NEXT:
        go_on(game, side, effect)
    elif do == REMOVE:
        remove_apprentices(game, side)
    elif do == POWER:
        tell_power(game, side)
        game.owe_row(side, RIVAL_FIGURES.powers[game.rival * POWERS + what])
    else:
        assert do == TAX
        game.add_tax(side, n_of(effect))


def carry_out(game: Architects, side: i64, row: vec[i64], location: i64, rule: str) -> None:
    """C2.3, C7.7. A row of deeds; where several stand to choose from, the first that is possible."""
    begin: i64 = 0
    place = 1
    end = end_of(row, begin)
    while end < len(row) and not possible(game, side, row[begin], location):
        begin = end + 1
        end = end_of(row, begin)
        place += 1
    if game.told is not None and end_of(row, 0) < len(row):
        game.told.append(RivalPicked(int(side), place, rule))
    while end > begin:
        end -= 1
        owe_deed(game, side, row[end], location)


def end_of(row: vec[i64], begin: i64) -> i64:
    """Where the deeds that begin here end: at the next OR, or with the row."""
    end = begin
    while end < len(row) and do_of(row[end]) != OR:
        end += 1
    return end


def possible(game: Architects, side: i64, deed: i64, location: i64) -> bool:
    """C2.3, C7.7. Whether a deed does something now."""
    do = do_of(deed)
    if do == RISE:
        return can_rise(game, side)
    if do == IMPRISON:
        return game.captives(side) > 0
    if do == PER_WORKER:
        return game.working(side, location) >= n_of(deed)
    if do >= FIRST_FREE_DEED and do < FIRST_FREE_DO:
        return deeds_of(game).can(game, side, deed)
    return True


def owe_deed(game: Architects, side: i64, deed: i64, location: i64) -> None:
    """A deed as it is meant at this location, with the own workers that count there (C7.7)."""
    do = do_of(deed)
    if do == PER_WORKER:
        n = game.working(side, location) // n_of(deed)
        game.owe(side, packed_effect(GAIN, what_of(deed), n))
    elif do == CAPTURE_HERE:
        game.owe(side, packed_effect(CAPTURE, 0, game.working(side, location)))
    elif do == GUARD_HERE:
        game.owe(side, packed_effect(GUARD, 0, game.working(side, location)))
    elif do == FOCUS or do == USUAL or do == MARKET:
        game.owe(side, packed_effect(do, location, 1))
    else:
        game.owe(side, deed)


def visit_market(game: Architects, side: i64, space: i64) -> None:
    """C7.8. What its list gives for the space; first 1 virtue is lost, if its board does not spare it that (C7.3)."""
    carry_out(game, side, USUAL_DEEDS[space], space, "C7.8")
    if RIVAL_FIGURES.fearless[game.rival]:
        tell_power(game, side)
    else:
        game.owe(side, packed_effect(LOSE_VIRTUE, 0, MARKET_LOSS))


def gain_future(game: Architects, side: i64) -> None:
    """C6.4, C3.11. The top future scheme onto the discards; when none is left, 1 silver."""
    if len(game.future) == 0:
        silver_instead(game, side, "future_scheme", 1, 1, "C3.11")
        return
    game.revealed += 1
    game.future, scheme = pop(game.future)
    game.old_schemes = append(game.old_schemes, scheme)
    if game.told is not None:
        game.told.append(RivalFuture(int(side), ALL_SCHEMES[scheme].id, len(game.future)))


def go_on(game: Architects, side: i64, effect: i64) -> None:
    """C6.5. One more scheme; a reset that the last one has triggered comes before it (A10.7)."""
    if game.reset_due:
        game.owe(side, effect)
        game.owe(side, packed_effect(RESET, 0, 1))
    elif game.sides[side].at_home > 0:
        turn_scheme(game, side, "C6.5")
    elif game.told is not None:
        game.told.append(RivalStopped(int(side)))


def remove_apprentices(game: Architects, side: i64) -> None:
    """C3.3, C9.3. The column under the marker; a narrow display ends before the track does."""
    column = min(game.marker, game.width - 1)
    if game.told is not None:
        rule = "C3.3" if game.marker < game.width else "C9.3"
        game.told.append(RivalAimed(int(side), KINDS[game.marker], int(column) + 1, rule))
    game.sweep(column, 1)


def rise(game: Architects, side: i64) -> None:
    """C6.3. One level for nothing and 1 virtue instead of a reward; then what its board gives for it."""
    if not can_rise(game, side):
        return
    owe_power(game, side, RISING)
    game.owe(side, packed_effect(GAIN, VIRTUE, 1))
    game.rise(side)


def imprison(game: Architects, side: i64) -> None:
    """C5.8. All captives, 1 silver for each; then what its board gives for it (C7.2)."""
    if game.captives(side) > 0:
        game.imprison(side)
        owe_power(game, side, IMPRISONING)


def destroy_debts(game: Architects, side: i64, n: i64) -> None:
    """C3.9. One by one; for each that it has not got it gains silver."""
    for _ in range(n):
        if game.sides[side].unpaid > 0:
            game.destroy_debt(side)
        else:
            no_debt_to_destroy(game, side)


def choose(game: Architects, side: i64, clause: i64) -> None:
    """C3.14, Q26. The leftmost option that is possible; destroying a debt is not without one."""
    option: i64 = 0
    while option + 1 < CLAUSES.options[clause] and not takes(game, side, CLAUSES.first[clause * MOST_OPTIONS + option]):
        option += 1
    if game.told is not None and CLAUSES.options[clause] > 1:
        game.told.append(RivalPicked(int(side), int(option) + 1, "C3.14"))
    game.owe_row(side, CLAUSES.rows[clause * MOST_OPTIONS + option])


def takes(game: Architects, side: i64, effect: i64) -> bool:
    """Q26."""
    return do_of(effect) != DESTROY_DEBT or game.sides[side].unpaid > 0


# -- captures and guardhouse --------------------------------------------------------------------------------------


def largest_human_group(game: Architects, side: i64) -> i64:
    """C5.3, C6.10, Q28. The most workers of one person at one open location."""
    size: i64 = 0
    for location in range(i64(OPEN)):
        size = max(size, largest_at(game, side, location))
    return size


def largest_at(game: Architects, side: i64, location: i64) -> i64:
    """The largest group of a person there."""
    size: i64 = 0
    for whose in range(game.rules.sides):
        if whose != side:
            size = max(size, game.sides[whose].workers[location])
    return size


def capture(game: Architects, side: i64, n: i64) -> None:
    """C5.1, C5.3 to C5.6. The largest group of a person; among equal ones by location. Where several people are tied
    and too few captures are left for all of them, all are taken."""
    size = largest_human_group(game, side)
    if size == 0:
        if game.told is not None:
            game.told.append(RivalMissed(int(side), int(n)))
        return
    location = first_with(game, side, size)
    tied = tied_at(game, side, location, size)
    if tied > n:
        tell_target(game, side, location, size, "tied", "C5.5")
        take_groups(game, side, location, size)
        return
    several = places_with(game, side, size) > 1
    tell_target(game, side, location, size, "priority" if several else "largest", "C5.4" if several else "C5.3")
    if n > 1:
        game.owe(side, packed_effect(CAPTURE, 0, n - 1))
    game.capture(side, location, first_group(game, side, location, size))


def first_with(game: Architects, side: i64, size: i64) -> i64:
    """C5.4. The first location in its order with a person's group of this size."""
    for i in range(i64(OPEN + 1)):
        location = nth_place(game, i)
        if location != NONE and largest_at(game, side, location) == size:
            return location
    return NONE


def places_with(game: Architects, side: i64, size: i64) -> i64:
    """How many locations have a largest group of this size."""
    count: i64 = 0
    for location in range(i64(OPEN)):
        if largest_at(game, side, location) == size:
            count += 1
    return count


def tied_at(game: Architects, side: i64, location: i64, size: i64) -> i64:
    """C5.5. How many people have a group of this size there."""
    count: i64 = 0
    for whose in range(game.rules.sides):
        if whose != side and game.sides[whose].workers[location] == size:
            count += 1
    return count


def first_group(game: Architects, side: i64, location: i64, size: i64) -> i64:
    """Whose group of this size comes first there, in seat order."""
    whose: i64 = 0
    while whose == side or game.sides[whose].workers[location] != size:
        whose += 1
    return whose


def take_groups(game: Architects, side: i64, location: i64, size: i64) -> None:
    """C5.5. All groups of this size: one capture, so what follows from it follows once (in edition 1 for each)."""
    for whose in range(game.rules.sides):
        if whose != side and game.sides[whose].workers[location] == size:
            if game.rules.edition >= 2:
                game.take_group(side, location, whose)
            else:
                game.capture(side, location, whose)
    if game.rules.edition >= 2:
        game.happened(Captured, side, location)


def tell_target(game: Architects, side: i64, location: i64, size: i64, reason: str, rule: str) -> None:
    """Why this group."""
    if game.told is not None:
        game.told.append(RivalTargeted(int(side), LOCATIONS[location], int(size), reason, rule))


def guard(game: Architects, side: i64, n: i64, done: i64) -> None:
    """C5.7 to C5.12. The first action from the top that does something; the others follow one by one."""
    if game.sides[side].prisoners > 0 and not done & FREED_PRISONERS:
        guard_again(game, side, n, done | FREED_PRISONERS)
        tell_guarded(game, side, "prison", "C5.7")
        game.free_prisoners(side, ALL)
    elif game.captives(side) > 0 and not done & IMPRISONED:
        guard_again(game, side, n, done | IMPRISONED)
        tell_guarded(game, side, "imprison", "C5.8")
        imprison(game, side)
    elif game.sides[side].held() > 0 and not done & FREED_CAPTIVES:
        guard_again(game, side, n, done | FREED_CAPTIVES)
        tell_guarded(game, side, "boards", "C5.9")
        game.add_tax(side, FREE_PRICE.tax)
        game.free_captives(side)
    elif game.sides[side].unpaid > 0:
        guard_again(game, side, n, done)
        tell_guarded(game, side, "debt", "C5.10")
        game.add_tax(side, SETTLE_PRICE.tax)
        game.pay_debt(side)
    else:
        guard_again(game, side, n, done)
        tell_guarded(game, side, "future", "C5.11")
        gain_future(game, side)


def guard_again(game: Architects, side: i64, n: i64, done: i64) -> None:
    """C5.12. What is left of the visit."""
    if n > 1:
        game.owe(side, packed_effect(GUARD, done, n - 1))


def tell_guarded(game: Architects, side: i64, action: str, rule: str) -> None:
    """Which action."""
    if game.told is not None:
        game.told.append(RivalGuarded(int(side), action, rule))


# -- the board ----------------------------------------------------------------------------------------------------


def owe_power(game: Architects, side: i64, when: i64) -> None:
    """C7. If the power of its board gives something for this, that is due next."""
    if len(RIVAL_FIGURES.powers[game.rival * POWERS + when]) > 0:
        game.owe(side, packed_effect(POWER, when, 1))


def tell_power(game: Architects, side: i64) -> None:
    """What follows is because of its board."""
    if game.told is not None:
        rival = ALL_RIVALS[game.rival]
        game.told.append(RivalPowered(int(side), rival.id, rival.rule))


def rival_on_reset(game: Architects, side: i64) -> None:
    """C7.6, A10.3. What its board gives at a reset."""
    owe_power(game, side, RESETTING)


# -- for the eye --------------------------------------------------------------------------------------------------


def rival_view(game: Architects) -> dict[str, Any]:
    """All of it is open but the order of its decks; which schemes are in a deck follows from the discards."""
    return {
        "id": ALL_RIVALS[game.rival].id,
        "side": int(game.rival_side),
        "marker": int(game.marker),
        "marble": int(game.sides[game.rival_side].goods[MARBLE]),
        "scheme": None if game.scheme == NONE else ALL_SCHEMES[game.scheme].id,
        "schemes": {
            "deck": len(game.schemes),
            "discards": [ALL_SCHEMES[scheme].id for scheme in game.old_schemes],
        },
        "future": len(game.future),
        "focus": focus_name(game),
    }


def focus_name(game: Architects) -> str:
    """C6.1. A location, or what stands for one."""
    place = RIVAL_FIGURES.focus[game.rival]
    if place == BLACK_MARKET:
        return "black_market"
    return deeds_of(game).reason(place)[0] if place >= FIRST_FREE_PLACE else LOCATIONS[place]


def rival_pieces(game: Architects) -> list[str]:
    """Its schemes, wherever they lie."""
    cards = [*game.schemes, *game.old_schemes, *game.future]
    return sorted(f"scheme {ALL_SCHEMES[scheme].id}" for scheme in cards)
