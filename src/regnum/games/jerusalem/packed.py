"""5.3.2. A card that somebody holds or has played, with all that is known of it, as one number.

Hands and the discard pile are lists of such numbers: a search copies them millions of times, and imagining.py sorts
and compares them. All else of the state has fields with names.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A card in somebody's hand: its kind; then its place: the owner, the first round in which it could
# be played, and bit by bit the seats that have had it in their hands, its owner included. On the discard pile the round
# in which it was played comes on top of that.
OWNER_AT: Final = 4
ROUND_AT: Final = 6
SEEN_AT: Final = 9
PLAYED_AT: Final = 13
KIND_BITS: Final = (1 << OWNER_AT) - 1
PLACE_BITS: Final = (1 << PLAYED_AT) - 1 - KIND_BITS


def card_in_hand(kind: i64, owner: i64, round: i64, seen: i64) -> i64:
    """A card as hands keep it."""
    return kind | owner << OWNER_AT | round << ROUND_AT | seen << SEEN_AT


def kind_of(card: i64) -> i64:
    """What card it is."""
    return card & KIND_BITS


def place_of(card: i64) -> i64:
    """All the rest, which everybody can see."""
    return card & PLACE_BITS


def owner_of(card: i64) -> i64:
    """Who holds it, or has played it."""
    return (card >> OWNER_AT) & 3


def round_of(card: i64) -> i64:
    """When it was handed on; if it was drawn (7.2.1), the round after that."""
    return (card >> ROUND_AT) & 7


def seen_card(card: i64, seat: i64) -> bool:
    """Whether this seat has had it in hand."""
    return seat >= 0 and (card >> (SEEN_AT + seat)) & 1 == 1


def played_in(card: i64) -> i64:
    """The round in which a card of the discard pile was played."""
    return card >> PLAYED_AT
