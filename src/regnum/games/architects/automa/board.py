"""C7. What the power of the automaton's board gives, and its steps in the cathedral."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.games.architects.automa.vocabulary import POWER, POWERS, RISING
from regnum.games.architects.cathedral import rise, room_on
from regnum.games.architects.effects.vocabulary import GAIN
from regnum.games.architects.parts import TOP_LEVEL, VIRTUE
from regnum.games.architects.solo.cards import ALL_RIVALS
from regnum.games.architects.solo.events import RivalPowered
from regnum.games.architects.solo.figures import AUTOMA_FIGURES
from regnum.games.architects.table import Architects


def owe_power(game: Architects, side: i64, when: i64) -> None:
    """C7. If the power of its board gives something for this, that is due next."""
    if len(AUTOMA_FIGURES.powers[game.automa * POWERS + when]) > 0:
        game.owe(side, packed_effect(POWER, when, 1))


def tell_power(game: Architects, side: i64) -> None:
    """What follows is because of its board."""
    if game.told is not None:
        rival = ALL_RIVALS[game.automa]
        game.told.append(RivalPowered(int(side), rival.id, rival.rule))


def can_rise(game: Architects, side: i64) -> bool:
    """C2.8, C6.20. Below the top and with room on the next level; it needs no virtue and gives up no card."""
    level = game.sides[side].level
    return level < TOP_LEVEL and room_on(game, level + 1)


def rise_freely(game: Architects, side: i64) -> None:
    """C6.3. One level for nothing and 1 virtue instead of a reward; then what its board gives for it."""
    if not can_rise(game, side):
        return
    owe_power(game, side, RISING)
    game.owe(side, packed_effect(GAIN, VIRTUE, 1))
    rise(game, side)
