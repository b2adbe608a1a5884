"""5. Phase 1: bidding for offices, and choosing an action card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Ids, Listed, Numbers, Product
from regnum.core.words import Move
from regnum.games.jerusalem.deck import keep_card
from regnum.games.jerusalem.moves.names import card_name, office_name, player
from regnum.games.jerusalem.offices import largest_bid, open_auction, pass_bid, raise_bid
from regnum.games.jerusalem.parts import CARDS, LARGEST_BID, NONE, OFFICES
from regnum.games.jerusalem.table import Jerusalem

BIDS: Final = LARGEST_BID + 1  # from nothing on


def bid_refused(game: Jerusalem, seat: i64, bid: i64) -> Refusal | None:
    """5.2.4. Nobody bids more than they have."""
    if bid > largest_bid(game, seat):
        return refuse("bid_too_high", "5.2.4", bid=int(bid), have=int(game.sides[seat].bezants))
    return None


class OfferOffice(Move[Jerusalem]):
    """5.2.2. Name an office on display and an opening bid."""

    office: i64
    bid: i64

    def __init__(self, office: i64, bid: i64) -> None:
        self.office = office
        self.bid = bid

    def notation(self) -> str:
        """`offer marshal 2`"""
        return f"offer {OFFICES[self.office]} {self.bid}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """3.4, 5.2.2, 5.2.4."""
        if self.office < game.offices.first():
            return refuse("not_on_display", "3.4", office=office_name(self.office)).advise("offer")
        holder = game.offices.holders[self.office]
        if holder != NONE:
            taken = refuse("office_taken", "5.2.2", office=office_name(self.office), player=player(holder))
            return taken.advise("offer")
        return bid_refused(game, seat, self.bid)

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        open_auction(game, seat, self.office, self.bid)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-offer", office=office_name(self.office), count=int(self.bid))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [f"office {OFFICES[self.office]}"]


class Raise(Move[Jerusalem]):
    """5.2.3. Bid more."""

    bid: i64

    def __init__(self, bid: i64) -> None:
        self.bid = bid

    def notation(self) -> str:
        """`raise 3`"""
        return f"raise {self.bid}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """5.2.3, 5.2.4, Q27."""
        now = game.offices.bid
        if self.bid <= now:
            return refuse("bid_too_low", "5.2.3", bid=int(self.bid), now=int(now)).advise("raise")
        return bid_refused(game, seat, self.bid)

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        raise_bid(game, seat, self.bid)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-raise", count=int(self.bid))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        on_sale = game.offices.on_sale
        return [f"office {OFFICES[on_sale]}"] if on_sale != NONE else []


class Pass(Move[Jerusalem]):
    """5.2.3. Leave this auction."""

    @override
    def notation(self) -> str:
        return "pass"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        pass_bid(game, seat)

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["button pass"]


class Keep(Move[Jerusalem]):
    """5.3.1. Keep one of the cards and hand on the others."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def notation(self) -> str:
        """`keep renegade`"""
        return f"keep {CARDS[self.kind]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """5.3.1."""
        if not (game.deck.kinds_laid() >> self.kind) & 1:
            return refuse("not_laid_out", "5.3.1", card=card_name(self.kind)).advise("keep")
        return None

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        keep_card(game, seat, self.kind)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-keep", card=card_name(self.kind))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [f"laid {CARDS[self.kind]}"]


OFFERS: Final = Product("offer OFFICE BID", OfferOffice, Ids("OFFICE", OFFICES), Numbers("BID", 0, LARGEST_BID))
RAISES: Final = Listed("raise", [Raise(bid) for bid in range(1, BIDS)])
PASSES: Final = Listed("pass", [Pass()])
KEEPS: Final = Listed("keep", [Keep(kind) for kind in range(len(CARDS))])

ALL_OFFERS: Final = OFFERS.all()
ALL_RAISES: Final = RAISES.all()
ALL_KEEPS: Final = KEEPS.all()
PASS: Final = PASSES.at(0)
