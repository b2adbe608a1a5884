"""What the sentences of Works of Wonder claim, and where it makes those of the base game claim more."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.effects import do_of, n_of, what_of
from regnum.games.architects.claims import INSTEAD, is_charged, more_goods
from regnum.games.architects.effects.clauses import takes
from regnum.games.architects.effects.vocabulary import CHOOSE, CLAUSES, MOST_OPTIONS
from regnum.games.architects.moves.turn import why_closed
from regnum.games.architects.parts import LOCATIONS, NONE, SILVER
from regnum.games.architects.places import placing_barred
from regnum.games.architects.solo import events as solo
from regnum.games.architects.solo.claims import picked
from regnum.games.architects.works_of_wonder import events, moves
from regnum.games.architects.works_of_wonder.automa import affordable_monument
from regnum.games.architects.works_of_wonder.cards import EDICTS
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.figures import PRINCESS_REWARD
from regnum.games.architects.works_of_wonder.influence import price_of
from regnum.games.architects.works_of_wonder.parts import (
    ALL_RESOURCES,
    BRIBES,
    COINS,
    EDICT_COUNT,
    RESOURCE_COUNT,
    RESOURCES,
    SHARES,
    VIRTUE_FOR,
)
from regnum.testing.claims import Claims, said

INSTEAD.append(events.InfluenceSpent)


def gone_up(was: Any, now: Any, side: int) -> int:
    """How much influence a side has won."""
    return int(wonder_of(now).influence[side] - wonder_of(was).influence[side])


def risen(told: Any, was: Any, now: Any) -> Any:
    """B2.1."""
    return told.count == gone_up(was, now, told.seat) > 0 and told.now == wonder_of(now).influence[told.seat]


def fallen(told: Any, was: Any, now: Any) -> Any:
    """B6.8."""
    return told.count == -gone_up(was, now, told.seat) > 0 and told.now == wonder_of(now).influence[told.seat]


def spent(told: Any, was: Any, now: Any) -> Any:
    """B2.4, B2.6, B7.4. The price of what it stands for; of two coins one may be left over (B2.7)."""
    kind = [*RESOURCES, "silver"].index(told.kind)
    wonder = wonder_of(now)
    over = kind == SILVER and (wonder.spare >> told.seat) & 1 and not (wonder_of(was).spare >> told.seat) & 1
    worth = COINS - over if kind == SILVER else 1
    lost = told.influence == -gone_up(was, now, told.seat) == price_of(now.sides[told.seat], kind)
    return bool(lost and told.count == worth and told.now == wonder.influence[told.seat])


def prevented(told: Any, was: Any, now: Any) -> Any:
    """B2.5."""
    lost = told.influence == -gone_up(was, now, told.seat) == VIRTUE_FOR * told.count
    return lost and told.now == wonder_of(now).influence[told.seat]


def most_influential(told: Any, was: Any, now: Any) -> Any:
    """B9.2, B9.3."""
    ranks = [int(wonder_of(now).influence[side]) for side in range(now.rules.sides)]
    return ranks[told.seat] == max(ranks) and told.count == SHARES[ranks.count(max(ranks))] > 0


def contributed(told: Any, was: Any, now: Any) -> Any:
    """B4.1. The piece lies there; a rival's comes from the supply (C6.8)."""
    kind = RESOURCES.index(told.kind)
    laid = wonder_of(now).is_laid(kind) and not wonder_of(was).is_laid(kind)
    return (
        laid
        and more_goods(was, now, told.seat, kind) == (0 if now.is_automa(told.seat) else -1)
        and told.seat == now.turn
    )


def most_at_princess(told: Any, was: Any, now: Any) -> Any:
    """B5.5."""
    wonder = wonder_of(now)
    there = [int(now.sides[side].workers[wonder.princess]) for side in range(now.rules.sides)]
    return LOCATIONS[wonder.princess] == told.location and there[told.seat] == max(there) > 0


def carried(told: Any, was: Any, now: Any) -> Any:
    """B5.6."""
    kind = RESOURCES.index(told.kind)
    on_card = wonder_of(now).pieces[kind]
    return bool(told.pieces == on_card == wonder_of(was).pieces[kind] + 1 and wonder_of(now).is_laid(kind))


def returned(told: Any, was: Any, now: Any) -> Any:
    """B5.6."""
    kind = RESOURCES.index(told.kind)
    return bool(wonder_of(now).is_laid(kind) and wonder_of(now).owner[kind] != NONE)


def edict_turned(told: Any, was: Any, now: Any) -> Any:
    """B5.7."""
    wonder = wonder_of(now)
    card = EDICTS[int(wonder.edict())].id
    return (
        told.edict == card and told.left == EDICT_COUNT - wonder.turned and wonder.turned == wonder_of(was).turned + 1
    )


def nobles_moved(told: Any, was: Any, now: Any) -> Any:
    """B5.8."""
    wonder = wonder_of(now)
    return (told.princess, told.profiteer) == (LOCATIONS[wonder.princess], LOCATIONS[wonder.profiteer])


def built(told: Any, was: Any, now: Any) -> Any:
    """B6.11."""
    monument = RESOURCES.index(told.monument)
    return wonder_of(was).owner[monument] == NONE and wonder_of(now).owner[monument] == told.seat


def figure_placed(told: Any, was: Any, now: Any) -> Any:
    """B6.12."""
    monument = RESOURCES.index(told.monument)
    wonder = wonder_of(now)
    stands = wonder.figure[monument] == LOCATIONS.index(told.location) != wonder_of(was).figure[monument]
    return stands and wonder.owner[monument] == told.seat


def figure_visited(told: Any, was: Any, now: Any) -> Any:
    """B6.13. It works, or it will bring influence."""
    wonder, location = wonder_of(now), LOCATIONS.index(told.location)
    use = "worker" if wonder.helper == location else "influence"
    return wonder.own_figure(told.seat, location) and told.seat == now.turn and told.use == use


def sought(told: Any, was: Any, now: Any) -> Any:
    """C3.4, C3.5. From the marker to the right: the first free symbol, or the first monument it can pay."""
    wonder = wonder_of(now)
    if told.target == "monument":
        found, rule = affordable_monument(now, told.seat), "C3.5"
    else:
        order = [(now.marker + i) % RESOURCE_COUNT for i in range(RESOURCE_COUNT)]
        found, rule = next(each for each in order if not wonder.is_laid(each)), "C3.4"
    marker = told.space == RESOURCES[now.marker]
    return marker and now.is_automa(told.seat) and RESOURCES[found] == told.kind and told.rule == rule


def picked_or_rewarded(told: Any, was: Any, now: Any) -> Any:
    """C3.14. Of two rewards the left one if possible."""
    if told.rule != "C3.14":
        return picked(told, was, now)
    clauses = [what_of(effect) for effect in PRINCESS_REWARD[wonder_of(now).edict()] if do_of(effect) == CHOOSE]
    return told.seat == now.automa_side and any(
        told.place == (1 if takes(now, told.seat, CLAUSES.first[clause * MOST_OPTIONS]) else 2) for clause in clauses
    )


def stands_for(told: Any, was: Any, now: Any) -> Any:
    """B2.4, B2.6, B7.4. What it costs and what it stands for."""
    kind = told.move.kind
    worth = min(int(was.bill.silver), COINS) if kind == SILVER else 1
    return told.what.count == worth and told.influence == price_of(was.sides[told.seat], kind)


def short_of_influence(told: Any, was: Any, now: Any) -> Any:
    """So much is there beside what the bill itself asks; it takes more."""
    have = int(wonder_of(now).influence[told.seat])
    if isinstance(told.move, moves.PayInfluence):
        return told.have <= have and told.have < told.need == price_of(now.sides[told.seat], told.move.kind)
    if isinstance(told.move, moves.Prevent):
        return told.have == have < told.need == VIRTUE_FOR * told.move.count
    return told.have == have < told.need == wonder_of(now).asks_influence(told.move.monument)


def only_for_noble(told: Any, was: Any, now: Any) -> Any:
    """Q24. A noble stands there, and the action is refused for the reason that is told."""
    noble = wonder_of(now).princess if told.noble == "princess" else wonder_of(now).profiteer
    bar = placing_barred(now, told.seat, told.move.location)
    why = why_closed(now, told.seat, told.move.location, bar)
    return noble == told.move.location and vars(told.why) == vars(said(why.message()))


CLAIMS: Final = Claims(
    events={
        events.InfluenceGained: risen,
        events.InfluenceLost: fallen,
        events.InfluenceSpent: spent,
        events.SpareCoinUsed: lambda told, was, now: (
            (wonder_of(was).spare >> told.seat) & 1 == 1 and (wonder_of(now).spare >> told.seat) & 1 == 0
        ),
        events.LossPrevented: prevented,
        events.Bribed: lambda told, was, now: (
            now.sides[told.seat].powers[BRIBES] > 0 and told.count == n_of(now.pending)
        ),
        events.InfluenceGold: most_influential,
        events.Contributed: contributed,
        events.CardFilled: lambda told, was, now: wonder_of(now).laid == ALL_RESOURCES,
        events.ProfiteerPunished: lambda told, was, now: (
            LOCATIONS[wonder_of(now).profiteer] == told.location
            and now.sides[told.seat].workers[wonder_of(now).profiteer] > 0
        ),
        events.PrincessRewarded: most_at_princess,
        events.PieceCarried: carried,
        events.PieceReturned: returned,
        events.EdictTurned: edict_turned,
        events.EdictsShuffled: lambda told, was, now: (
            told.edict == EDICTS[int(wonder_of(now).edict())].id and wonder_of(now).turned == 1
        ),
        events.NoblesMoved: nobles_moved,
        events.MonumentBuilt: built,
        events.FigurePlaced: figure_placed,
        events.FigureVisited: figure_visited,
        solo.RivalSought: sought,
        solo.RivalPicked: picked_or_rewarded,
    },
    buttons={
        moves.PayInfluence: stands_for,
        moves.Prevent: lambda told, was, now: (
            told.count == told.move.count and told.influence == VIRTUE_FOR * told.count
        ),
        moves.Bribe: is_charged,
    },
    refusals={
        "too_little_influence": short_of_influence,
        "only_for_noble": only_for_noble,
        "loss_is_smaller": lambda told, was, now: told.count == n_of(now.pending) < told.move.count,
    },
)
