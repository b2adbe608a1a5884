"""A3.9. Paying a bill where there is more than one way."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import packed_effect
from regnum.core.errors import NotationError
from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.architects.effects.words import PAY
from regnum.games.architects.moves.names import too_few_goods, too_few_of
from regnum.games.architects.parts import (
    FIRST_FREE_KIND,
    GOLD,
    GOODS,
    KINDS,
    MARBLE,
    NONE,
    ONE,
    STONE,
    WOOD,
)
from regnum.games.architects.paying import covered, fixed_short, pay_bill
from regnum.games.architects.table import Architects

MOST_MIXED: Final = 8  # A7.5: the largest part of clay, wood and stone in any mix
BASE: Final = MOST_MIXED + 1
MOST_TREASURE: Final = 15  # gold and marble together, for whom they are the same: monuments cost most
TREASURE_BASE: Final = MOST_TREASURE + 1
NO_MIX: Final = vec[i64]([0, 0, 0, 0, 0])
RAW_MIXES: Final = BASE**3  # of clay, wood and stone; behind them those of gold and marble


def lacking(game: Architects, seat: i64) -> Refusal | None:
    """Why the fixed parts of the bill cannot be paid as they stand."""
    kind = fixed_short(game, seat, game.bill)
    return None if kind == NONE else too_few_of(game, seat, game.bill, kind, "A3.9")


class Pay(Move[Architects]):
    """A3.9. The bill as it stands."""

    def notation(self) -> str:
        """`pay`"""
        return "pay"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return not game.bill.spare and game.bill.count == 0 and fixed_short(game, seat, game.bill) == NONE

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """What is open must be chosen first, and everything must be there."""
        if game.bill.spare:
            return refuse("spare_first", "A12.7").advise("spare")
        if game.bill.count > 0:
            return refuse("choose_mix", "A3.9", count=int(game.bill.count)).advise("give")
        return lacking(game, seat)

    def play(self, game: Architects, seat: i64) -> None:
        """A0.4."""
        pay_bill(game, seat)

    def label(self, game: Architects, seat: i64) -> Message:
        """All of it."""
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


class Spare(Move[Architects]):
    """A12.7. One wood or one stone less."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def notation(self) -> str:
        """`spare wood`"""
        return f"spare {KINDS[self.kind]}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return game.bill.spare and game.bill.goods[self.kind] > 0 and payable_without(game, seat, self.kind)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A12.7. Once, and so that the rest can be paid."""
        if not game.bill.spare or game.bill.goods[self.kind] == 0:
            return refuse("nothing_to_spare", "A12.7")
        if payable_without(game, seat, self.kind):
            return None
        other = STONE if self.kind == WOOD else WOOD
        return too_few_goods(game, seat, ONE << other, game.bill.goods[other], "A12.7")

    def play(self, game: Architects, seat: i64) -> None:
        """The rest of the bill is asked for again."""
        game.bill = game.bill.sparing(self.kind)
        game.owe(seat, packed_effect(PAY, 0, 1))

    def label(self, game: Architects, seat: i64) -> Message:
        """Which."""
        return say("move-spare", kind=say(f"count-{KINDS[self.kind]}-acc", count=1))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The good."""
        return [f"good {KINDS[self.kind]}"]


def payable_without(game: Architects, seat: i64, kind: i64) -> bool:
    """Whether the rest of the bill can still be paid when one of this kind is spared."""
    return covered(game, seat, game.bill.sparing(kind), NONE)


class Give(Move[Architects]):
    """A4.5, A7.3. The part in any mix, and with it the whole bill."""

    counts: vec[i64]  # by kind

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts

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

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if game.bill.spare or not self.fits(game):
            return False
        return self.short(game, seat) == NONE and fixed_short(game, seat, game.bill) == NONE

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """Exactly so many of the right kinds, from the own board."""
        if game.bill.spare:
            return refuse("spare_first", "A12.7").advise("spare")
        if not self.fits(game):
            return refuse("wrong_mix", "A3.9", count=int(game.bill.count))
        kind = self.short(game, seat)
        if kind != NONE:
            return too_few_goods(game, seat, ONE << kind, self.counts[kind], "A3.9")
        return lacking(game, seat)

    def play(self, game: Architects, seat: i64) -> None:
        """The mix becomes fixed, and all of it is paid."""
        game.bill = game.bill.mixed(self.counts)
        pay_bill(game, seat)

    def label(self, game: Architects, seat: i64) -> Message:
        """The mix, and what is paid with it."""
        return say("move-give", goods=bill_words(game, self.counts))


class GiveFamily(Family):
    """Every mix of clay, wood and stone, each kind up to eight, and every mix of gold and marble up to fifteen."""

    def make(self, index: i64) -> Move[Any]:
        """By the counts, kind by kind."""
        if index < RAW_MIXES:
            return Give(vec[i64]([index // (BASE * BASE), index // BASE % BASE, index % BASE, 0, 0]))
        rest = index - RAW_MIXES
        return Give(vec[i64]([0, 0, 0, rest // TREASURE_BASE, rest % TREASURE_BASE]))

    def read(self, words: list[str]) -> int:
        """`3 wood 1 stone`"""
        counts = [0] * GOODS
        if len(words) % 2 or not words:
            raise NotationError(f"written right: {self.usage}")
        for number, kind in zip(words[::2], words[1::2], strict=True):
            most = MOST_MIXED if kind in KINDS[:GOLD] else MOST_TREASURE
            if kind not in KINDS[:GOODS] or number not in map(str, range(most + 1)):
                raise NotationError(f"written right: {self.usage}")
            counts[KINDS.index(kind)] = int(number)
        if counts[GOLD] + counts[MARBLE] > 0:
            return int(RAW_MIXES + counts[GOLD] * TREASURE_BASE + counts[MARBLE])
        return int((counts[0] * BASE + counts[WOOD]) * BASE + counts[STONE])


def mix_number(clay: i64, wood: i64, stone: i64) -> i64:
    """The number of a mix of clay, wood and stone."""
    return (clay * BASE + wood) * BASE + stone


def pool_number(gold: i64, marble: i64) -> i64:
    """The number of a mix of gold and marble."""
    return RAW_MIXES + gold * TREASURE_BASE + marble


PAYS: Final = Listed("pay", [Pay()])
SPARES: Final = Listed("spare", [Spare(WOOD), Spare(STONE)])
GIVES: Final = GiveFamily("give", "give 3 wood 1 stone", RAW_MIXES + TREASURE_BASE * TREASURE_BASE)
