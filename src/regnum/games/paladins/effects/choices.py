"""1.7.3. Exactly one of several rewards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of, what_of
from regnum.core.messages import Message, say
from regnum.games.paladins.asks import CHOOSE_REWARD
from regnum.games.paladins.cards import CHOICES
from regnum.games.paladins.effects.base import (
    PaladinsEffect,
    Printed,
    brought,
    drawn_row,
    effect_names,
    is_useful,
    kind_of,
)
from regnum.games.paladins.effects.vocabulary import EITHER
from regnum.games.paladins.events import RivalChoseReward
from regnum.games.paladins.figures import CHOICE_RULE, FIRST_EFFECT, LEFT_OVER, MOST_OPTIONS, OPTIONS
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import CHOICE_DUE, Stock
from regnum.games.paladins.table import Paladins
from regnum.scene import Gain

EITHER_SIGN: Final = Gain("or")


class Either(Printed):
    """1.7.3. One of the options of the choice `what`. Each is judged by its first effect."""

    @override
    def happen(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """Asked while two or more options do something; a single one happens by itself and may be declined."""
        working: i64 = 0
        last: i64 = 0
        for option in range(OPTIONS[what]):
            if is_useful(game, side, FIRST_EFFECT[what * MOST_OPTIONS + option]):
                working += 1
                last = option
        if working == 1:
            game.owe_row(side, LEFT_OVER[what][last])
        elif working > 1:
            game.put(CHOOSE_REWARD, side)

    @override
    def automatic(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """12.6.10, 12.6.14, R18. The leftmost option that does something for it."""
        for option in range(OPTIONS[what]):
            first = FIRST_EFFECT[what * MOST_OPTIONS + option]
            if kind_of(game, first).useful_to_automa(game, what_of(first), n_of(first)):
                game.owe_row(side, LEFT_OVER[what][option])
                if game.told is not None:
                    game.told.append(RivalChoseReward(int(option) + 1, CHOICE_RULE[what]))
                return

    @override
    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        stock.decide(CHOICE_DUE)

    @override
    def drawn(self, what: int, n: int) -> list[Gain]:
        """With strokes between what it offers."""
        found: list[Gain] = []
        for option in CHOICES[what]:
            found += [*([EITHER_SIGN] if found else []), *drawn_row(option)]
        return found

    @override
    def named(self, what: int, n: int) -> Message:
        return one_of([say("effects", effects=effect_names(option)) for option in CHOICES[what]])

    @override
    def promised(self, game: Paladins, me: Side, what: int, n: int) -> Message | None:
        options = [brought(game, me, option) for option in CHOICES[what]]
        working = [say("effects", effects=option) for option in options if option]
        return one_of(working) if working else None


def one_of(options: list[Message]) -> Message:
    """Rewards to choose from."""
    if len(options) == 1:
        return options[0]
    if len(options) == 2:
        return say("effect-either", first=options[0], second=options[1])
    return say("effect-one-of-three", first=options[0], second=options[1], third=options[2])


CHOICE_EFFECTS: list[PaladinsEffect] = [Either(EITHER, "or", "either")]
