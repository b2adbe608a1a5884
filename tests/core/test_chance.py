"""Chance: the same numbers on every machine, each equally likely, and clones that continue alike."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance


def seeded(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


def test_a_seed_gives_these_numbers_for_ever() -> None:
    assert seeded(41).next32() == 1669220080
    chance = seeded(2**63 - 1)
    assert [chance.below(1000) for _ in range(6)] == [810, 580, 284, 902, 998, 824]


def test_a_copy_continues_identically() -> None:
    chance = seeded(7)
    chance.next32()
    twin = chance.copy()
    assert [chance.next32() for _ in range(20)] == [twin.next32() for _ in range(20)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = {seeded(seed).next32() for seed in range(5000)}
    assert len(firsts) > 4990


def test_high_bits_of_a_seed_count() -> None:
    assert seeded(1).next32() != seeded(1 + 2**40).next32()


def test_a_split_generator_is_independent_and_repeatable() -> None:
    chance = seeded(3)
    before = (chance.a, chance.b)
    one, same, other = chance.split(1), chance.split(1), chance.split(2)
    assert (chance.a, chance.b) == before
    first = [one.next32() for _ in range(5)]
    assert first == [same.next32() for _ in range(5)]
    assert first != [other.next32() for _ in range(5)]


@pytest.mark.parametrize("sides", [2, 6, 7, 54])
def test_every_number_is_equally_likely(sides: int) -> None:
    chance, rolls = seeded(99), 60_000
    counts = Counter(chance.below(sides) for _ in range(rolls))
    expected = rolls / sides
    chi_square = sum((counts[side] - expected) ** 2 / expected for side in range(sides))
    assert set(counts) <= set(range(sides))
    assert chi_square < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5  # four standard deviations


def test_a_shuffle_keeps_the_cards_and_puts_each_anywhere() -> None:
    places: Counter[int] = Counter()
    chance = seeded(5)
    for _ in range(6000):
        cards = vec[i64]([0, 1, 2, 3, 4])
        chance.shuffle(cards)
        assert sorted(cards) == [0, 1, 2, 3, 4]
        places[list(cards).index(0)] += 1
    assert all(1050 < places[place] < 1350 for place in range(5))


def test_what_is_dealt_anew_does_not_depend_on_how_it_lay() -> None:
    cards = [7, 3, 9, 1, 3, 8, 2]
    one, other, plain = vec[i64](cards), vec[i64](cards[::-1]), vec[i64](sorted(cards))
    seeded(5).reshuffle(one)
    seeded(5).reshuffle(other)
    seeded(5).shuffle(plain)
    assert list(one) == list(other) == list(plain)
    assert list(one) != sorted(cards) == sorted(one)


def test_a_deck_of_none_and_of_one_can_be_dealt_anew() -> None:
    chance = seeded(5)
    for cards in (vec[i64](), vec[i64]([4])):
        before = list(cards)
        chance.reshuffle(cards)
        assert list(cards) == before
    assert chance.next32() == seeded(5).next32()
