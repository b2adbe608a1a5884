"""What every effect of this game can be asked, beside what the kernel asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from regnum.core.effects import Effect, do_of, n_of, what_of
from regnum.core.messages import Plain, say
from regnum.games.architects.table import Architects
from regnum.scene import Gain

if TYPE_CHECKING:
    from regnum.games.architects.sense import ArchitectsSense


@mypyc_attr(allow_interpreted_subclasses=True)
class ArchitectsEffect(Effect[Architects]):
    """One kind of effect. Whatever is made stands among the known ones, whether its expansion is in play or not."""

    word: str  # what it is called on a button: effect-WORD

    def __init__(self, do: i64, word: str = "", *, moment: bool = False) -> None:
        super().__init__(do, moment=moment)
        self.word = word
        KNOWN[int(do)] = self

    def possible(self, game: Architects, side: i64, what: i64, n: i64) -> bool:
        """C2.3, C3.14. Whether an automaton that may choose takes this."""
        return True

    def meant(self, game: Architects, side: i64, effect: i64, location: i64) -> i64:
        """C7.7. The effect that an automaton's card means by this at a location."""
        return effect

    def expect(self, sense: ArchitectsSense, game: Architects, side: i64, what: i64, n: i64) -> None:
        """What a bot counts on while it is due. What must still be decided has a feature of its own."""

    def virtue_at_end(self, game: Architects, side: i64, what: i64, n: i64) -> i64:
        """A11.4. The virtue that it brings as an end-game effect."""
        return 0

    def drawn(self, what: int, n: int) -> list[Gain]:
        """How a card shows it."""
        raise NotImplementedError

    def named(self, what: int, n: int) -> Plain:
        """What it does, in words on a button."""
        return say(f"effect-{self.word}", count=n)


KNOWN: Final[dict[int, ArchitectsEffect]] = {}


def drawn_row(effects: tuple[int, ...]) -> list[Gain]:
    """A row of effects as it is printed."""
    return [picture for each in effects for picture in known(each).drawn(int(what_of(each)), int(n_of(each)))]


def known(effect: int) -> ArchitectsEffect:
    """Return the effect class of a packed effect."""
    return KNOWN[int(do_of(effect))]


def kind_of(game: Architects, effect: i64) -> ArchitectsEffect:
    """The same where a search goes."""
    kind = game.rules.effects[do_of(effect)]
    assert isinstance(kind, ArchitectsEffect)
    return kind
