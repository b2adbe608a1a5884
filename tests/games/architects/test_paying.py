"""A3.9. Bills: whether one can be paid is exact, whatever its parts."""

from itertools import product
from random import Random
from typing import Any

from regnum.games.architects.parts import NONE
from regnum.games.architects.paying import can_pay, open_bill, ways_to_mix
from regnum.games.architects.prices import Price
from regnum.testing import play, refused, rule
from tests.typed import present

from .laying import BLUE, goods, laid, mat, state_of

KINDS = ("clay", "wood", "stone", "gold", "marble", "silver")


def mixes(have: list[int], mask: int, total: int) -> list[tuple[int, ...]]:
    """Every way to give so many of some kinds."""
    ranges = [range((have[kind] if (mask >> kind) & 1 else 0) + 1) for kind in range(5)]
    return [mix for mix in product(*ranges) if sum(mix) == total]


def asked(fixed: list[int], **more: Any) -> Price:
    """A price with these fixed parts, kind by kind."""
    parts: dict[str, Any] = dict(zip(KINDS, fixed, strict=True))
    return Price(**parts, **more)


def affordable(have: list[int], price: list[int], tax: int, laid_: int, mixed: int, mask: int) -> bool:
    """By trying everything."""
    if have[5] < price[5] + tax + laid_:
        return False
    return any(all(have[kind] - price[kind] - mix[kind] >= 0 for kind in range(5)) for mix in mixes(have, mask, mixed))


@rule("A3.9", "A3.7")
def test_a_bill_is_payable_exactly_if_there_is_a_way_to_pay_it() -> None:
    luck = Random(1)
    match = laid(mat(virtue=7))
    game = state_of(match)
    for _ in range(400):
        have = [luck.randrange(4) for _ in range(5)] + [luck.randrange(7)]
        for kind, count in enumerate(have):
            game.own(BLUE).goods[kind] = count
        mask = luck.choice([0, 0b111, 0b110, 0b11000])
        mixed = luck.randrange(1, 5) if mask else 0
        price = [0 if (mask >> kind) & 1 else luck.randrange(3) for kind in range(5)] + [luck.randrange(3)]
        tax, laid_ = luck.randrange(3), luck.randrange(3)
        found = can_pay(game, BLUE, asked(price, tax=tax, laid=laid_, count=mixed, any_of=mask), NONE)
        assert found == affordable(have, price, tax, laid_, mixed, mask)


@rule("A12.7", "A3.9")
def test_lothaires_bill_is_payable_if_it_is_with_one_less_of_wood_or_stone() -> None:
    luck = Random(2)
    match = laid(mat("lothaire"), options={"promos": "with"})
    game = state_of(match)
    for _ in range(300):
        have = [luck.randrange(4) for _ in range(5)] + [9]
        for kind, count in enumerate(have):
            game.own(BLUE).goods[kind] = count
        price = [luck.randrange(4) for _ in range(5)] + [0]
        less = [[n - (at == kind) if n else 0 for at, n in enumerate(price)] for kind in (1, 2)]
        ways = any(affordable(have, each, 0, 0, 0, 0) for each in (price, *less))
        assert can_pay(game, BLUE, asked(price, construction=True), NONE) == ways


@rule("A12.2")
def test_thereses_bill_becomes_one_pool() -> None:
    match = laid(mat("therese", gold=2, marble=2))
    game = state_of(match)
    open_bill(game, BLUE, Price(gold=1, marble=2))
    assert (game.bill.count, game.bill.any_of) == (3, 0b11000)
    assert ways_to_mix(game, BLUE) == 2


def test_a_bill_with_one_way_is_paid_without_a_question() -> None:
    match = laid(mat(clay=2))
    play(match, BLUE, "place kings_storehouse")
    assert present(refused(match, BLUE, "pay"))[0] == "not_now"
    play(match, BLUE, "trade virtue")
    assert goods(match, BLUE) == {} and match.view(None)["bill"] is None


@rule("A0.4", "A8.3")
def test_tax_goes_to_the_tax_stand_and_silver_to_the_supply() -> None:
    match = laid(mat(silver=9), display="miner_a")
    play(match, BLUE, "place workshop", "hire miner_a")
    assert (match.view(None)["tax"], goods(match, BLUE)) == (2, {"silver": 5})
