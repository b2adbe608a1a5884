"""A3.9. Paying a bill where there is more than one way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import packed_effect
from regnum.core.errors import NotationError
from regnum.core.messages import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import ALLOWED, Judged
from regnum.games.architects.effects.vocabulary import PAY
from regnum.games.architects.moves.names import too_few_goods, too_few_of
from regnum.games.architects.parts import (
    FIRST_FREE_KIND,
    GOODS,
    KINDS,
    NONE,
    ONE,
    STONE,
    WOOD,
)
from regnum.games.architects.paying import covered, fixed_short, pay_bill
from regnum.games.architects.places import TOO_DEAR
from regnum.games.architects.table import Architects

MOST_MIXED: Final = 8  # A7.5: the largest part of clay, wood and stone in any mix
BASE: Final = MOST_MIXED + 1
MOST_TREASURE: Final = 15  # gold and marble together, for whom they are the same: monuments cost most
TREASURE_BASE: Final = MOST_TREASURE + 1
NO_MIX: Final = vec[i64]([0, 0, 0, 0, 0])
RAW_MIXES: Final = BASE**3  # of clay, wood and stone; behind them those of gold and marble

# What forbids these moves, beside that something fixed is lacking.
SPARE_FIRST: Final = 20
MIX_FIRST: Final = 21
NOTHING_TO_SPARE: Final = 22
WRONG_MIX: Final = 23
TOO_FEW: Final = 24


def why_lacking(game: Architects, seat: i64) -> Refusal:
    """Why the fixed parts of the bill cannot be paid as they stand."""
    return too_few_of(game, seat, game.bill, fixed_short(game.sides[seat], game.bill), "A3.9")


class Pay(Judged[Architects]):
    """A3.9. The bill as it stands."""

    @override
    def notation(self) -> str:
        return "pay"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.bill.spare:
            return SPARE_FIRST
        if game.bill.count > 0:
            return MIX_FIRST
        return ALLOWED if fixed_short(game.sides[seat], game.bill) == NONE else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """What is open must be chosen first, and everything must be there."""
        if bar == SPARE_FIRST:
            return refuse("spare_first", "A12.7").advise("spare")
        if bar == MIX_FIRST:
            return refuse("choose_mix", "A3.9", count=int(game.bill.count)).advise("give")
        return why_lacking(game, seat)

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A0.4."""
        pay_bill(game, seat)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-pay", goods=bill_words(game))


def bill_words(game: Architects, counts: vec[i64] = NO_MIX) -> list[Plain] | str:
    """The fixed parts of the bill with a mix, tax with the silver; none where all of it may be mixed."""
    bill = game.bill
    words: list[Plain] = []
    for kind in range(GOODS):
        if bill.goods[kind] + counts[kind] > 0:
            words.append(say(f"count-{KINDS[kind]}-acc", count=int(bill.goods[kind] + counts[kind])))
    if bill.coins() > 0:
        words.append(say("count-silver-acc", count=int(bill.coins())))
    if bill.beyond > 0:
        words.append(say(f"count-{KINDS[FIRST_FREE_KIND]}-acc", count=int(bill.beyond)))
    return words or "none"


class Spare(Judged[Architects]):
    """A12.7. One wood or one stone less."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    @override
    def notation(self) -> str:
        """`spare wood`"""
        return f"spare {KINDS[self.kind]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if not game.bill.spare or game.bill.goods[self.kind] == 0:
            return NOTHING_TO_SPARE
        return ALLOWED if covered(game, seat, game.bill.sparing(self.kind), NONE) else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A12.7. Once, and so that the rest can be paid."""
        if bar == NOTHING_TO_SPARE:
            return refuse("nothing_to_spare", "A12.7")
        other = STONE if self.kind == WOOD else WOOD
        return too_few_of(game, seat, game.bill, other, "A12.7")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """The rest of the bill is asked for again."""
        game.bill = game.bill.sparing(self.kind)
        game.owe(seat, packed_effect(PAY, 0, 1))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-spare", kind=say(f"count-{KINDS[self.kind]}-acc", count=1))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"good {KINDS[self.kind]}"]


class Give(Judged[Architects]):
    """A4.5, A7.3. The part in any mix, and with it the whole bill."""

    counts: vec[i64]  # by kind

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts

    @override
    def notation(self) -> str:
        """`give 3 wood 1 stone`"""
        given = [f"{self.counts[kind]} {KINDS[kind]}" for kind in range(GOODS) if self.counts[kind]]
        return " ".join(["give", *given])

    def fits(self, game: Architects) -> bool:
        """Whether it is exactly the mixed part."""
        total: i64 = 0
        for kind in range(i64(GOODS)):
            if self.counts[kind] > 0 and not (game.bill.any_of >> kind) & 1:
                return False
            total += self.counts[kind]
        return total == game.bill.count and total > 0

    def short(self, game: Architects, seat: i64) -> i64:
        """The first kind of which the seat has too few, or NONE."""
        for kind in range(i64(GOODS)):
            if self.counts[kind] > game.sides[seat].goods[kind]:
                return kind
        return NONE

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.bill.spare:
            return SPARE_FIRST
        if not self.fits(game):
            return WRONG_MIX
        if self.short(game, seat) != NONE:
            return TOO_FEW
        return ALLOWED if fixed_short(game.sides[seat], game.bill) == NONE else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """Exactly so many of the right kinds, from the own board."""
        if bar == SPARE_FIRST:
            return refuse("spare_first", "A12.7").advise("spare")
        if bar == WRONG_MIX:
            return refuse("wrong_mix", "A3.9", count=int(game.bill.count))
        if bar == TOO_FEW:
            kind = self.short(game, seat)
            return too_few_goods(game, seat, ONE << kind, self.counts[kind], "A3.9")
        return why_lacking(game, seat)

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """The mix becomes fixed, and all of it is paid."""
        game.bill = game.bill.mixed(self.counts)
        pay_bill(game, seat)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-give", goods=bill_words(game, self.counts))


class Mixes(Listed[Architects]):
    """Every mix of clay, wood and stone, each kind up to eight, and every mix of gold and marble up to fifteen."""

    def __init__(self, mixes: list[list[int]]) -> None:
        super().__init__("give", [Give(vec[i64](mix)) for mix in mixes])
        self.usage = "give 3 wood 1 stone"

    @override
    def read(self, words: list[str]) -> int:
        """`3 wood 1 stone`; nothing at all is no mix."""
        if not words:
            raise NotationError(f"usage: {self.usage}")
        return super().read(words)


def mix_number(clay: i64, wood: i64, stone: i64) -> i64:
    """The number of a mix of clay, wood and stone."""
    return (clay * BASE + wood) * BASE + stone


def pool_number(gold: i64, marble: i64) -> i64:
    """The number of a mix of gold and marble."""
    return RAW_MIXES + gold * TREASURE_BASE + marble


PAYS: Final = Listed("pay", [Pay()])
SPARES: Final = Listed("spare", [Spare(WOOD), Spare(STONE)])
MIXES: Final = [
    *([clay, wood, stone, 0, 0] for clay in range(BASE) for wood in range(BASE) for stone in range(BASE)),
    *([0, 0, 0, gold, marble] for gold in range(TREASURE_BASE) for marble in range(TREASURE_BASE)),
]
GIVES: Final = Mixes(MIXES)
