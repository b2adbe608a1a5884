"""5.2. The offices: who holds which, the turn order that follows from them, and the auction that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.jerusalem.events import AuctionOpened, Passed, Raised, TookLastOffice, WonOffice
from regnum.games.jerusalem.parts import LARGEST_BID, NONE, OFFICES, ONE

if TYPE_CHECKING:
    from regnum.games.jerusalem.table import Jerusalem


class Offices(Part):
    """The office cards, on display or before a screen, and the bid that lies open."""

    seats: i64
    holders: vec[i64]  # by office its seat, or NONE
    paid: vec[i64]  # by office what was paid for it, or NONE
    on_sale: i64  # the office that is being auctioned, or NONE
    bid: i64
    best: i64  # whose bid it is, or NONE
    passed: i64  # bit by bit the seats that are out of this auction

    def lay(self, seats: i64) -> None:
        """3.4. All on display."""
        self.seats = seats
        self.lay_back()
        self.close_auction()

    def lay_back(self) -> None:
        """4.2.2. All back on display."""
        self.holders = vec[i64]([NONE] * len(OFFICES))
        self.paid = vec[i64]([NONE] * len(OFFICES))

    def close_auction(self) -> None:
        """Nothing is on sale."""
        self.on_sale = NONE
        self.bid = 0
        self.best = NONE
        self.passed = 0

    def copy(self) -> Offices:
        """The same, apart."""
        twin = Offices()
        twin.seats = self.seats
        twin.holders = self.holders[:]
        twin.paid = self.paid[:]
        twin.on_sale = self.on_sale
        twin.bid = self.bid
        twin.best = self.best
        twin.passed = self.passed
        return twin

    def first(self) -> i64:
        """3.4, 9.1.3, 9.3.1. The lowest office in use: with three players number 2, with two players number 3."""
        return len(OFFICES) - self.seats

    def after(self, office: i64) -> i64:
        """2.5. The next office in turn order that somebody holds, or NONE."""
        for each in range(office + 1, i64(len(OFFICES))):
            if self.holders[each] != NONE:
                return each
        return NONE

    def settled(self) -> i64:
        """5.2.5. Bit by bit the seats that have an office and take no part in further auctions."""
        mask: i64 = 0
        for office in range(i64(len(OFFICES))):
            if self.holders[office] != NONE:
                mask |= ONE << self.holders[office]
        return mask

    def officeless(self) -> i64:
        """How many have no office yet."""
        count = self.seats
        for office in range(i64(len(OFFICES))):
            if self.holders[office] != NONE:
                count -= 1
        return count

    def without_office(self, seat: i64) -> i64:
        """5.2.6. The first seat without an office, going clockwise from this one."""
        settled = self.settled()
        while (settled >> seat) & 1:
            seat = (seat + 1) % self.seats
        return seat

    def next_to_bid(self, seat: i64) -> i64:
        """5.2.3. The next seat clockwise that must raise or pass; NONE when all but one have passed."""
        out = self.settled() | self.passed | ONE << self.best
        for step in range(i64(1), self.seats):
            other = (seat + step) % self.seats
            if not (out >> other) & 1:
                return other
        return NONE

    def make_bid(self, seat: i64, bid: i64) -> None:
        """5.2.4. It lies open on the table."""
        self.bid = bid
        self.best = seat


def largest_bid(game: Jerusalem, seat: i64) -> i64:
    """5.2.4. Nobody bids more than they have; what there is to come counts for nothing (Q26)."""
    return min(game.sides[seat].bezants, i64(LARGEST_BID))


def open_auction(game: Jerusalem, seat: i64, office: i64, bid: i64) -> None:
    """5.2.2."""
    for other in range(game.seats()):
        game.own(other).offered = 0
    offices = game.own_offices()
    offices.on_sale = office
    offices.passed = 0
    make_bid(game, seat, bid)
    if game.told is not None:
        game.told.append(AuctionOpened(int(seat), OFFICES[office], int(bid)))


def raise_bid(game: Jerusalem, seat: i64, bid: i64) -> None:
    """5.2.3."""
    make_bid(game, seat, bid)
    if game.told is not None:
        game.told.append(Raised(int(seat), OFFICES[game.offices.on_sale], int(bid)))


def make_bid(game: Jerusalem, seat: i64, bid: i64) -> None:
    """5.2.4. Once it lies open it cannot be taken back."""
    game.own_offices().make_bid(seat, bid)
    game.own(seat).offered = bid
    game.committed += 1


def pass_bid(game: Jerusalem, seat: i64) -> None:
    """5.2.3. Final for this auction."""
    offices = game.own_offices()
    offices.passed |= ONE << seat
    game.committed += 1
    if game.told is not None:
        game.told.append(Passed(int(seat), OFFICES[offices.on_sale]))


def win_office(game: Jerusalem) -> i64:
    """5.2.5. The best bidder pays and takes the office; who it was."""
    seat, office, bid = game.offices.best, game.offices.on_sale, game.offices.bid
    game.own(seat).bezants -= bid
    take_office(game, seat, office, bid)
    if game.told is not None:
        game.told.append(WonOffice(int(seat), OFFICES[office], int(bid)))
    return seat


def take_last_office(game: Jerusalem, seat: i64) -> None:
    """5.2.7, 9.2.3. The one on display, for free; with two players it is what the loser of the only auction gets."""
    office = game.offices.first()
    while game.offices.holders[office] != NONE:
        office += 1
    take_office(game, seat, office, 0)
    if game.told is not None:
        game.told.append(TookLastOffice(int(seat), OFFICES[office]))


def take_office(game: Jerusalem, seat: i64, office: i64, paid: i64) -> None:
    """5.2.5. The card lies before the screen; no auction is running."""
    game.own(seat).office = office
    offices = game.own_offices()
    offices.holders[office] = seat
    offices.paid[office] = paid
    offices.close_auction()


def return_offices(game: Jerusalem) -> None:
    """4.2.2. Offices to the display, barons to their owners."""
    for seat in range(game.seats()):
        me = game.own(seat)
        me.last_office = me.office
        me.office = NONE
    game.own_offices().lay_back()
    game.own_city().barons = vec[i64]([NONE] * int(game.seats()))


def highest_tower(game: Jerusalem) -> i64:
    """5.2.1. The highest tower, then most prestige, then the lowest office of the last round."""
    best: i64 = 0
    for seat in range(i64(1), game.seats()):
        me, leader = game.sides[seat], game.sides[best]
        if me.outranks(leader) or (not leader.outranks(me) and me.last_office < leader.last_office):
            best = seat
    return best
