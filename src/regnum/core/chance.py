"""The random number generator inside a game; it is copied with the game, so that a clone continues identically.

xoroshiro64** (64 bits of state). All arithmetic stays below 2**63, so the compiled i64 and Python's own integers
give the same numbers on every machine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

LOW32: Final = 0xFFFFFFFF


def mul32(a: i64, b: i64) -> i64:
    """Return the low 32 bits of a product, by halves: the whole product would overflow."""
    return (a * (b & 0xFFFF) + (((a * (b >> 16)) & 0xFFFF) << 16)) & LOW32


def mixed(x: i64) -> i64:
    """32 bits stirred so that neighbouring seeds have nothing in common (the finisher of MurmurHash3)."""
    x = (x ^ (x >> 16)) & LOW32
    x = mul32(x, 0x85EBCA6B)
    x = x ^ (x >> 13)
    x = mul32(x, 0xC2B2AE35)
    return x ^ (x >> 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The only source of chance a game may use."""

    a: i64
    b: i64

    def seed(self, seed: i64) -> None:
        """Start again from a seed, any number from 0 to 2**63 - 1."""
        low = mixed((seed & LOW32) ^ 0x52656775)
        high = mixed(((seed >> 32) & LOW32) ^ low ^ 0x6E756D31)
        self.a = mixed(low ^ mul32(high, 0x9E3779B9))
        self.b = mixed(high ^ 0xA5A5A5A5) | 1  # the state must never be all zeros

    def copy(self) -> Chance:
        """A generator in the same state."""
        twin = Chance()
        twin.a = self.a
        twin.b = self.b
        return twin

    def split(self, purpose: i64) -> Chance:
        """An independent generator for one purpose; this one does not move."""
        twin = Chance()
        twin.a = mixed(self.a ^ mixed(purpose & LOW32))
        twin.b = mixed(self.b ^ mul32(self.a, 0x9E3779B9) ^ mixed((purpose >> 32) & LOW32)) | 1
        return twin

    def next32(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b ^ a
        starred = mul32(a, 0x9E3779BB)
        starred = ((starred << 5) | (starred >> 27)) & LOW32
        turned = ((a << 26) | (a >> 6)) & LOW32
        self.a = (turned ^ b ^ (b << 9)) & LOW32
        self.b = ((b << 13) | (b >> 19)) & LOW32
        return mul32(starred, 5)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (to one part in four billion)."""
        return (self.next32() * n) >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def reshuffle(self, cards: vec[i64]) -> None:
        """Re-deal, in place, what a seat cannot know. It is sorted before it is shuffled, so that an imagined game
        does not depend on the real order.
        """
        sort_cards(cards)
        self.shuffle(cards)


def sort_cards(cards: vec[i64]) -> None:
    """Into ascending order, in place; a deck is short, and Python's own sort would unpack every card."""
    for i in range(i64(1), i64(len(cards))):
        card = cards[i]
        at = i
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
