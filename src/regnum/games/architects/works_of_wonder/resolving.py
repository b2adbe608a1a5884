"""What is due of the expansion's own, effect by effect, and where that needs an answer."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.games.architects.asking import put
from regnum.games.architects.effects import do_of, what_of
from regnum.games.architects.hooks import Resolves
from regnum.games.architects.parts import NONE
from regnum.games.architects.places import can_act
from regnum.games.architects.table import Architects
from regnum.games.architects.works_of_wonder.asks import CONTRIBUTE, PLACE_FIGURE, PROFITEER_WHEN, VISIT_FIGURE
from regnum.games.architects.works_of_wonder.contribution import can_contribute
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.games.architects.works_of_wonder.influence import gain_influence
from regnum.games.architects.works_of_wonder.monuments import raise_monument
from regnum.games.architects.works_of_wonder.nobles import visit
from regnum.games.architects.works_of_wonder.parts import (
    CARRY,
    CONSEQUENCES,
    FIGURE,
    INFLUENCE_TOP,
    INVITE,
    LEAST_TO_WAIT,
    MOVE_NOBLES,
    ORDER_MATTERS,
    ORPHANS,
    PROFIT,
    PUNISH,
    RAISE,
    REWARD,
    REWARDS,
    TO_PRISON,
    TURN_EDICT,
    VISIT,
)
from regnum.games.architects.works_of_wonder.reset import (
    call_consequences,
    call_orphans,
    call_rewards,
    carry_pieces,
    move_nobles,
    punish,
    reward,
    turn_edict,
)


class WonderResolves(Resolves):
    """Everything from FIRST_FREE_DO on."""

    def happens(self, game: Architects, side: i64, effect: i64) -> bool:
        """Let it happen, or ask."""
        do = do_of(effect)
        what = what_of(effect)
        if do == INVITE:
            invite(game, side, effect)
        elif do == PROFIT:
            profit(game, side, effect)
        elif do == VISIT:
            meet_figure(game, side, effect)
        elif do == RAISE:
            raise_monument(game, side, what)
        elif do == FIGURE:
            put(game, side, effect, PLACE_FIGURE)
        elif do == PUNISH:
            punish(game, side, what)
        elif do == TO_PRISON:
            game.imprison_own(side, what)
        elif do == REWARD:
            reward(game, side, what)
        else:
            return takes_step(game, side, do)
        return True


def takes_step(game: Architects, side: i64, do: i64) -> bool:
    """B5.3 to B5.8. The own steps of a reset; False if it is none."""
    if do == ORPHANS:
        call_orphans(game, side)
    elif do == CONSEQUENCES:
        call_consequences(game, side)
    elif do == REWARDS:
        call_rewards(game, side)
    elif do == CARRY:
        carry_pieces(game)
    elif do == TURN_EDICT:
        turn_edict(game)
    elif do == MOVE_NOBLES:
        move_nobles(game)
    else:
        return False
    return True


def invite(game: Architects, seat: i64, effect: i64) -> None:
    """B3.1. Asked only if something can be laid; before the action it can be left for later."""
    wonder = wonder_of(game)
    if can_contribute(game, wonder, seat):
        wonder.invited = False
        put(game, seat, effect, CONTRIBUTE)


def profit(game: Architects, seat: i64, effect: i64) -> None:
    """B3.3. Asked only where waiting could be better: where something may be paid, with influence to pay it."""
    if (ORDER_MATTERS >> what_of(effect)) & 1 and wonder_of(game).influence(seat) >= LEAST_TO_WAIT:
        put(game, seat, effect, PROFITEER_WHEN)
    else:
        gain_influence(game, seat, 1)


def meet_figure(game: Architects, seat: i64, effect: i64) -> None:
    """B6.13. Asked while both are worth something; at the top of the track the figure works."""
    works = can_act(game, seat, what_of(effect), NONE)  # without its influence (B3.6)
    if works and wonder_of(game).influence(seat) < INFLUENCE_TOP:
        put(game, seat, effect, VISIT_FIGURE)
    else:
        visit(game, seat, what_of(effect), works)
