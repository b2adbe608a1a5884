"""What every event claims."""

from __future__ import annotations

from collections import Counter
from typing import Final

from regnum.core.messages import Event
from regnum.games.paladins import events
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    OUTSIDERS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    scheme_name,
)
from regnum.games.paladins.claims.automa import (
    ai_spaces,
    marker_moved,
    marker_wrapped,
    rival_acted,
    rival_chose_reward,
    rival_chose_square,
    rival_failed,
    rival_gained,
    rival_suspected,
    rival_targeted,
    schemes_shuffled,
    strengthened,
    tax_returned,
)
from regnum.games.paladins.claims.looking import (
    Told,
    both,
    came,
    done_once_more,
    me,
    more,
    names,
    new_in,
    of_side,
    packed_row,
)
from regnum.games.paladins.claims.play import (
    ability_used,
    accused,
    bonus_used,
    cleared,
    debt,
    developed,
    dismissed,
    favour_used,
    inquisition_began,
    more_discarded,
    occupied,
    paladin_revealed,
    passed,
    placed,
    refreshed,
    suspicion_drawn,
    tavern_taken,
)
from regnum.games.paladins.figures import (
    ORDER_ACTION,
)
from regnum.games.paladins.parts import (
    ABSOLVE,
    ACTIONS,
    AI,
    ATTRIBUTES,
    COMMISSION,
    EMPTY,
    GARRISON,
    KEPT_WORKERS,
    KINGS_FAVOUR,
    ORDER_POINTS,
    TAX,
)
from regnum.games.paladins.scoring import total
from regnum.games.paladins.view import start_player
from regnum.games.paladins.workers import size_of

EVENTS: Final[dict[type[Event], Told]] = {
    events.Opened: lambda told, was, now: (
        told.seat == start_player(now) and told.difficulty == now.rules.options.get("difficulty", "none")
    ),
    events.RowDealt: lambda told, was, now: (
        packed_row(now.display.row, now.display.townsfolk, right=True)
        and {card for card in was.display.row if card != EMPTY} <= {int(card) for card in now.display.row}
    ),
    events.RoundBegan: lambda told, was, now: told.seat == now.start and told.round == now.round == was.round + 1,
    events.OrderRevealed: lambda told, was, now: (
        now.king.orders_shown == was.king.orders_shown + 1
        and told.order == ACTIONS[ORDER_ACTION[now.king.orders[was.king.orders_shown]]]
        and told.points == ORDER_POINTS[was.king.orders_shown]
    ),
    events.FavourRevealed: lambda told, was, now: (
        now.king.favours_shown == was.king.favours_shown + 1
        and told.favour == FAVOURS[now.king.favours[was.king.favours_shown]].id
    ),
    events.TavernsRevealed: lambda told, was, now: told.taverns == [TAVERNS[card].id for card in now.taverns.inns],
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
    events.TaxTaken: both(
        more("silver"),
        lambda told, was, now: told.n == was.suspicion.tax - now.suspicion.tax and told.left == now.suspicion.tax,
    ),
    events.SuspicionDrawn: of_side(suspicion_drawn),
    events.SuspicionsShuffled: lambda told, was, now: (
        len(was.suspicion.deck) == len(now.suspicion.old) == 0
        and sorted(was.suspicion.old) == sorted(now.suspicion.deck)
    ),
    events.SuspicionDiscarded: of_side(more("suspicions", sign=-1)),
    events.InquisitionBegan: inquisition_began,
    events.NobodySuspected: lambda told, was, now: all(each.suspicions == 0 for each in now.sides),
    events.Accused: of_side(accused),
    events.TaxRefilled: lambda told, was, now: (
        told.n == now.suspicion.tax - was.suspicion.tax and now.suspicion.tax == TAX[now.rules.seats]
    ),
    events.DebtTaken: of_side(debt(0, 1)),
    events.DebtPaid: of_side(debt(1, -1)),
    events.DebtCancelled: of_side(debt(0, -1)),
    events.RivalStrengthened: strengthened,
    events.RivalMustered: lambda told, was, now: told.workers == now.sides[AI].pool == now.round + 3,
    events.FavourSchemeJoined: lambda told, was, now: [*was.schemes.old, KINGS_FAVOUR] == list(now.schemes.old),
    events.RivalSuspected: rival_suspected,
    events.SchemeTurned: lambda told, was, now: (
        told.scheme == scheme_name(was.schemes.deck[-1]) == scheme_name(now.schemes.old[-1])
        and len(now.schemes.deck) == len(was.schemes.deck) - 1
    ),
    events.SchemesShuffled: schemes_shuffled,
    events.RivalFailed: rival_failed,
    events.RivalActed: rival_acted,
    events.RivalTargeted: rival_targeted,
    events.RivalChoseSquare: rival_chose_square,
    events.RivalChoseReward: rival_chose_reward,
    events.MarkerMoved: marker_moved,
    events.MarkerWrapped: marker_wrapped,
    events.RivalTaxed: lambda told, was, now: (
        told.n == was.suspicion.tax - now.suspicion.tax > 0 and told.left == now.suspicion.tax
    ),
    events.TaxReturned: tax_returned,
    events.RivalGainedWorkers: rival_gained,
    events.RivalCleared: lambda told, was, now: any(ai_spaces(was)) and not any(ai_spaces(now)),
    events.RivalPassed: lambda told, was, now: (
        told.reason == "no_workers" and now.sides[AI].pool == 0 and now.sides[AI].passed
    ),
    events.RivalRested: lambda told, was, now: told.left == now.sides[AI].pool and now.sides[AI].passed,
    events.RivalFlippedJar: lambda told, was, now: now.sides[AI].done[ABSOLVE] == was.sides[AI].done[ABSOLVE] + 1,
    events.RivalScored: lambda told, was, now: told.points == total(now, AI),
}
