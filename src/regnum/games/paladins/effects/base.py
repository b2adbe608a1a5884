"""1.7. What this game wants to know of every effect, beside what the kernel asks (core/effects.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import Effect, do_of, n_of, what_of
from regnum.core.messages import Message, Plain, say
from regnum.games.paladins.effects.vocabulary import Row
from regnum.games.paladins.parts import AI
from regnum.games.paladins.sides import Side
from regnum.games.paladins.stock import Stock
from regnum.games.paladins.table import Paladins
from regnum.scene import Gain

PRINTED: Final[dict[int, Printed]] = {}  # by number, as they are made


class PaladinsEffect(Effect[Paladins]):
    """One kind of effect, with everything the game knows about it."""

    declinable: bool  # 1.7.2: it may be left unused, wholly or in part; all others come by themselves (1.7.1)

    def __init__(self, do: i64, *, declinable: bool = False) -> None:
        super().__init__(do)
        self.declinable = declinable

    def reach(self, game: Paladins, me: Side, what: i64, n: i64) -> i64:
        """How much of it would happen now; the rest would be lost (1.3.4, 1.7.2)."""
        return n

    @override
    def useful(self, game: Paladins, side: i64, what: i64, n: i64) -> bool:
        return self.reach(game, game.sides[side], what, n) > 0

    def useful_to_automa(self, game: Paladins, what: i64, n: i64) -> bool:
        """R18. Whether it does something for the AI player."""
        return self.useful(game, AI, what, n)

    def at_once(self, game: Paladins, side: i64, what: i64, n: i64) -> None:
        """Let it happen to somebody who has said yes to all of it already."""
        self.happen(game, side, what, n)

    def expect(self, game: Paladins, stock: Stock, what: i64, n: i64) -> None:
        """What a bot may count on while it is still to come."""


class Printed(PaladinsEffect):
    """An effect that is printed on cards and squares: it has a picture and a sentence."""

    picture: str  # its colour in tones.css has the same name
    word: str

    def __init__(self, do: i64, picture: str, word: str, *, declinable: bool = False) -> None:
        super().__init__(do, declinable=declinable)
        self.picture = picture
        self.word = word
        PRINTED[int(do)] = self

    def drawn(self, what: int, n: int) -> list[Gain]:
        """How a card shows it."""
        return [Gain(self.picture, n if n > 1 else None)]

    def named(self, what: int, n: int) -> Message:
        """What it does, in words: it stands on buttons and cards."""
        return say(f"effect-{self.word}", count=n)

    def promised(self, game: Paladins, me: Side, what: int, n: int) -> Message | None:
        """The same of as much as would really happen now; None if that is nothing."""
        reached = int(self.reach(game, me, what, n))
        return self.named(what, reached) if reached else None


def kind_of(game: Paladins, effect: i64) -> PaladinsEffect:
    """The kind of an effect in this match."""
    kind = game.rules.effects[do_of(effect)]
    assert isinstance(kind, PaladinsEffect)
    return kind


def is_useful(game: Paladins, side: i64, effect: i64) -> bool:
    """1.7.3. Whether an effect would do anything for this side now."""
    return kind_of(game, effect).useful(game, side, what_of(effect), n_of(effect))


def expect(game: Paladins, stock: Stock, effect: i64) -> None:
    """Let an effect that is due happen to a bot's stock."""
    kind_of(game, effect).expect(game, stock, what_of(effect), n_of(effect))


# -- in pictures and in words ------------------------------------------------------------------------------------


def drawn_row(row: Row) -> list[Gain]:
    """A row of printed effects, each as its class draws it."""
    found: list[Gain] = []
    for each in row:
        found += PRINTED[int(do_of(each))].drawn(int(what_of(each)), int(n_of(each)))
    return found


def effect_name(effect: int) -> Message:
    """What one printed effect does."""
    return PRINTED[int(do_of(effect))].named(int(what_of(effect)), int(n_of(effect)))


def effect_names(row: Row) -> list[Plain]:
    """What printed effects do."""
    return [effect_name(effect) for effect in row]


def brought(game: Paladins, me: Side, row: Row, *, debts: int = 0) -> list[Plain]:
    """What a reward would really bring now; `debts` are those that the player is about to take for it."""
    if debts:
        me = me.copy()
        me.unpaid += debts
    names = [PRINTED[int(do_of(each))].promised(game, me, int(what_of(each)), int(n_of(each))) for each in row]
    return [name for name in names if name is not None]
