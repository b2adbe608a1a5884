"""5. Phase 1: bidding for offices, and choosing an action card."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.jerusalem.moves.names import card_name, members, office_name, player, words_of
from regnum.games.jerusalem.parts import CARDS, LARGEST_BID, NONE, OFFICES, read_count, read_word
from regnum.games.jerusalem.table import Jerusalem

BIDS: Final = LARGEST_BID + 1  # from nothing on


def bid_refused(game: Jerusalem, seat: i64, bid: i64) -> Refusal | None:
    """5.2.4. Nobody bids more than they own."""
    if bid > game.sides[seat].bezants:
        return refuse("bid_too_high", "5.2.4", bid=int(bid), have=int(game.sides[seat].bezants))
    return None


class Offer(Move[Jerusalem]):
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
        if self.office < len(OFFICES) - game.seats():
            return refuse("not_on_display", "3.4", office=office_name(self.office)).advise("offer")
        holder = game.holder(self.office)
        if holder != NONE:
            taken = refuse("office_taken", "5.2.2", office=office_name(self.office), player=player(holder))
            return taken.advise("offer")
        return bid_refused(game, seat, self.bid)

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The others raise or pass."""
        game.open_auction(seat, self.office, self.bid)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Which office, how much."""
        return say("move-offer", office=office_name(self.office), count=int(self.bid))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The office on display."""
        return [f"office {OFFICES[self.office]}"]


class Raise(Move[Jerusalem]):
    """5.2.3. Bid more."""

    bid: i64

    def __init__(self, bid: i64) -> None:
        self.bid = bid

    def notation(self) -> str:
        """`raise 3`"""
        return f"raise {self.bid}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """5.2.3, 5.2.4, Q27."""
        if self.bid <= game.bid:
            return refuse("bid_too_low", "5.2.3", bid=int(self.bid), now=int(game.bid)).advise("raise")
        return bid_refused(game, seat, self.bid)

    def play(self, game: Jerusalem, seat: i64) -> None:
        """It goes on clockwise."""
        game.raise_bid(seat, self.bid)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """How much."""
        return say("move-raise", count=int(self.bid))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The office on sale."""
        return [f"office {OFFICES[game.on_sale]}"] if game.on_sale != NONE else []


class Pass(Move[Jerusalem]):
    """5.2.3. Leave this auction."""

    def notation(self) -> str:
        """`pass`"""
        return "pass"

    def play(self, game: Jerusalem, seat: i64) -> None:
        """For good."""
        game.pass_bid(seat)

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
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
        if self.kind not in game.laid:
            return refuse("not_laid_out", "5.3.1", card=card_name(self.kind)).advise("keep")
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The others go to the next in turn order."""
        game.keep_card(seat, self.kind)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Which card."""
        return say("move-keep", card=card_name(self.kind))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The card among those laid out."""
        return [f"laid {CARDS[self.kind]}"]


class Offers(Family):
    """Every office with every bid, office by office."""

    def make(self, index: i64) -> Move[Any]:
        """Bids from nothing on."""
        return Offer(index // BIDS, index % BIDS)

    def read(self, words: list[str]) -> int:
        """`marshal 2`"""
        office, bid = words_of(words, 2, self.usage)
        return read_word(office, OFFICES, "office") * BIDS + read_count(bid, 0, LARGEST_BID)


OFFERS: Final = Offers("offer", "offer OFFICE BID", len(OFFICES) * BIDS)
RAISES: Final = Listed("raise", [Raise(bid) for bid in range(1, BIDS)])
PASSES: Final = Listed("pass", [Pass()])
KEEPS: Final = Listed("keep", [Keep(kind) for kind in range(len(CARDS))])

ALL_OFFERS: Final = members(OFFERS)
ALL_RAISES: Final = members(RAISES)
