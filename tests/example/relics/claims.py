"""What the sentences of the fair claim."""

from __future__ import annotations

from typing import Any, Final

from regnum.game import Claims
from relics.asks import CallBid
from relics.events import Bade, Drew, Kept, Offered, Sold, Unsealed
from relics.moves import Bid, Seal
from relics.parts import UNKNOWN


def put_up(told: Any, was: Any, now: Any) -> bool:
    """The relic has left that hand and lies on the block."""
    gone = list(was.sides[told.seat].hand).count(told.saint) - list(now.sides[told.seat].hand).count(told.saint)
    return gone == 1 and now.block == told.saint and now.seller == told.seat


def bidden(told: Any, was: Any, now: Any) -> bool:
    """That is the bid of that side, and what it could pay."""
    return bool(now.sides[told.seat].bid == told.silver <= now.sides[told.seat].silver)


def taken(told: Any, was: Any, now: Any) -> bool:
    """The relic has gone from the block to that shrine."""
    more = now.sides[told.seat].shrine[told.saint] - was.sides[told.seat].shrine[told.saint]
    return bool(was.block == told.saint and more == 1)


def sold(told: Any, was: Any, now: Any) -> bool:
    """And the silver from the buyer to the seller."""
    paid = was.sides[told.seat].silver - now.sides[told.seat].silver
    earned = now.sides[now.seller].silver - was.sides[now.seller].silver
    return taken(told, was, now) and told.silver == paid == earned and told.seat != now.seller


def drawn(told: Any, was: Any, now: Any) -> bool:
    """One relic more in that hand, one fewer in the chest; if it is told which, that one."""
    more = len(now.sides[told.seat].hand) - len(was.sides[told.seat].hand)
    return more == 1 and told.saint in (was.chest[-1], UNKNOWN) and len(was.chest) == len(now.chest) + 1


CLAIMS: Final = Claims(
    events={
        Offered: put_up,
        Bade: bidden,
        Unsealed: bidden,
        Sold: sold,
        Kept: lambda told, was, now: taken(told, was, now) and told.seat == now.seller,
        Drew: drawn,
    },
    buttons={
        Bid: lambda told, was, now: now.sides[told.seat].bid == told.silver,
        Seal: lambda told, was, now: now.sides[told.seat].bid == told.silver,
    },
    prompts={CallBid: lambda told, was, now: told.highest == now.highest()},
    refusals={
        "bid_too_low": lambda told, was, now: told.least == now.highest() + 1 > told.move.silver,
        "purse_too_small": lambda told, was, now: (
            now.sides[told.seat].silver == told.have < told.need == told.move.silver
        ),
    },
)
