"""What lies on the table, and the verbs that change it. Every change is a verb here: it changes, then tells, once."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.words import Game
from regnum.games.jerusalem.events import (
    AdmiralPaid,
    AuctionOpened,
    BaronPlaced,
    BoughtPrestige,
    CardsLaid,
    Deployed,
    EndedTurn,
    FloorBuilt,
    Gained,
    GiftGiven,
    Hired,
    IncomeLeft,
    IncomeTaken,
    Intrigued,
    KeptCard,
    LeftTower,
    MarshalMoves,
    MarshalPaid,
    Passed,
    Placed,
    PlayedCard,
    Raised,
    ScreensLifted,
    Shifted,
    Sold,
    SquiresRemoved,
    SquiresSaved,
    Struck,
    Studied,
    Swapped,
    TaxPaid,
    TookLastOffice,
    TowerPaid,
    TurnBegan,
    Withdrew,
    WonOffice,
)
from regnum.games.jerusalem.figures import AREA_INCOME, CARD_GAINS, QUARTER_BITS, RICH
from regnum.games.jerusalem.imagining import imagine_for
from regnum.games.jerusalem.packed import (
    PLAYED_AT,
    card_in_hand,
    kind_of,
)
from regnum.games.jerusalem.parts import (
    ADMIRAL,
    ADMIRAL_BEZANTS,
    AREA_COUNT,
    AREAS,
    BARON_MINIMUM,
    BEZANTS,
    CARD_CHOICE,
    CARDS,
    CONSTABLE,
    CONSTABLE_LARGE,
    CONSTABLE_SMALL,
    EVENT_ROUNDS,
    FIRST_BUILDER,
    FIRST_EVENT,
    GENOESE_PRICE,
    GIFTS,
    HIRE_PRICE,
    INTRIGUE_PRESTIGE,
    KINGS_PALACE,
    MARSHAL_BEZANTS,
    MATERIAL_PRICE,
    MOST_MATERIALS,
    MOST_STRUCK,
    NONE,
    NOTHING,
    OFFICE_SQUIRES,
    OFFICES,
    ONE,
    PRESTIGE,
    QUARTER_AREAS,
    RANSOM,
    RESOURCES,
    SEATS,
    SOLD_FOR,
    SQUIRES,
    STUDY_SQUIRES,
    TEMPLARS,
    TOWER,
    TOWER_BEZANTS,
    TREASURER,
    TREASURER_PRICES,
    areas_of,
    is_large,
)
from regnum.games.jerusalem.sides import Side


class Jerusalem(Game):
    """Everything on the table."""

    sides: list[Side]  # by seat
    holders: vec[i64]  # by office its seat, or NONE
    paid: vec[i64]  # by office what was paid for it, or NONE
    due: vec[i64]  # by resource the income that is offered now (7.3.3); replaced, never changed in place
    board: vec[i64]  # area * 4 + seat: the squires there
    entered: vec[i64]  # by area the active player's squires that came this turn (edition 1: less those that left)
    laid: vec[i64]  # the action cards beside the offices, or those that are being handed on
    handed: i64  # bit by bit the seats that have looked at them
    deck: vec[i64]  # all action cards as shuffled; never changed in play, so clones share it
    drawn: i64  # how many of them are gone
    played: vec[i64]  # the discard pile, the last card on top
    calendar: vec[i64]  # the events of rounds 2, 3 and 4, then the unused one; shared by clones too
    round: i64
    phase: i64
    turn: i64  # the office whose holder acts, where all act in turn order
    first_bidder: i64
    on_sale: i64  # the office that is being auctioned, or NONE
    bid: i64
    best: i64  # whose bid it is
    passed: i64  # bit by bit the seats that are out of this auction
    active: i64  # whose turn of phase 2 it is, or NONE
    hired: i64  # mercenaries of this turn
    genoese: bool
    marshal_used: bool
    ended: bool
    pending: i64  # what is left to decide of something begun
    left: i64  # how many times
    quarter: i64  # where Overwhelming force goes
    taxed: i64  # the area that is asked about (8.4.1)
    strikes: i64  # squires that may still be struck (8.5.2)
    tallest: i64  # the highest floor anybody has built
    closed: i64  # bit by bit the areas out of play (9.1.4)
    rich: bool  # option: the richer table of incomes (Q1)
    aided: bool  # option: everybody sees what a careful player could count (11.3)
    lifted: bool  # the screens are up (7.4.1)

    def clone(self) -> Jerusalem:
        """A copy that shares nothing that changes."""
        twin = Jerusalem()
        self.copy_agenda_to(twin)
        for side in self.sides:
            side.shared = True
        twin.sides = self.sides[:]
        twin.holders = self.holders[:]
        twin.paid = self.paid[:]
        twin.due = self.due
        twin.board = self.board[:]
        twin.entered = self.entered[:]
        twin.laid = self.laid[:]
        twin.handed = self.handed
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.played = self.played[:]
        twin.calendar = self.calendar
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first_bidder = self.first_bidder
        twin.on_sale = self.on_sale
        twin.bid = self.bid
        twin.best = self.best
        twin.passed = self.passed
        twin.active = self.active
        twin.hired = self.hired
        twin.genoese = self.genoese
        twin.marshal_used = self.marshal_used
        twin.ended = self.ended
        twin.pending = self.pending
        twin.left = self.left
        twin.quarter = self.quarter
        twin.taxed = self.taxed
        twin.strikes = self.strikes
        twin.tallest = self.tallest
        twin.closed = self.closed
        twin.rich = self.rich
        twin.aided = self.aided
        twin.lifted = self.lifted
        return twin

    def own(self, seat: i64) -> Side:
        """A side that may be changed: clones keep the one they share."""
        side = self.sides[seat]
        if side.shared:
            side = side.copy()
            self.sides[seat] = side
        return side

    # -- looking ---------------------------------------------------------------------------------------------------

    def seats(self) -> i64:
        """How many play."""
        return self.rules.seats

    def holder(self, office: i64) -> i64:
        """Who holds an office, or NONE."""
        return self.holders[office]

    def in_area(self, area: i64, seat: i64) -> i64:
        """The squires of a seat in an area."""
        return self.board[area * SEATS + seat]

    def in_quarter(self, quarter: i64, seat: i64) -> i64:
        """2.7. The squires of a seat in a quarter."""
        first = quarter * QUARTER_AREAS * SEATS + seat
        if first >= TOWER * SEATS:
            return self.board[first]
        return self.board[first] + self.board[first + SEATS] + self.board[first + 2 * SEATS]

    def next_office(self, office: i64) -> i64:
        """2.5. The next office in turn order that somebody holds, or NONE."""
        for each in range(office + 1, i64(len(OFFICES))):
            if self.holder(each) != NONE:
                return each
        return NONE

    def control(self, area: i64) -> i64:
        """2.6. Most squires; tied, the lower office number. NONE in an empty area."""
        most: i64 = 0
        winner: i64 = NONE
        for office in range(i64(len(OFFICES))):
            seat = self.holder(office)
            if seat != NONE and self.board[area * SEATS + seat] > most:
                most = self.board[area * SEATS + seat]
                winner = seat
        return winner

    def influence(self, quarter: i64) -> i64:
        """2.7. The same for a whole quarter."""
        most: i64 = 0
        winner: i64 = NONE
        for office in range(i64(len(OFFICES))):
            seat = self.holder(office)
            if seat != NONE and self.in_quarter(quarter, seat) > most:
                most = self.in_quarter(quarter, seat)
                winner = seat
        return winner

    def blocked(self) -> i64:
        """2.8. Bit by bit the areas with a baron."""
        mask: i64 = 0
        for seat in range(self.seats()):
            area = self.sides[seat].baron
            if area != NONE:
                mask |= ONE << area
        return mask

    def baron_at(self, area: i64) -> i64:
        """Whose baron stands there, or NONE."""
        for seat in range(self.seats()):
            if self.sides[seat].baron == area:
                return seat
        return NONE

    def shut_to(self, seat: i64) -> i64:
        """6.2.2, 9.1.4. Bit by bit the areas where this seat may not place squires."""
        shut = self.closed
        for other in range(self.seats()):
            area = self.sides[other].baron
            if area != NONE and other != seat:
                shut |= ONE << area
        return shut

    def movable(self, seat: i64) -> i64:
        """6.5.5. Bit by bit the areas from which this seat could move a squire."""
        mask: i64 = 0
        for area in range(i64(AREA_COUNT)):
            if self.board[area * SEATS + seat] > 0:
                mask |= ONE << area
        return mask & ~self.blocked()

    def others_movable(self, seat: i64) -> i64:
        """6.7.9. Bit by bit the areas from which a squire of somebody else could be moved."""
        mask: i64 = 0
        for other in range(self.seats()):
            if other != seat:
                mask |= self.movable(other)
        return mask

    def may_send(self, quarter: i64) -> i64:
        """6.7.12, Q7. Bit by bit the areas of a quarter that are open and not blocked."""
        return QUARTER_BITS[quarter] & ~self.blocked() & ~self.closed

    def hire_price(self, seat: i64, already: i64) -> i64:
        """6.3.1, 6.6.2, Q5. What the next mercenary costs when so many have been hired this turn."""
        price: i64 = GENOESE_PRICE if self.genoese else HIRE_PRICE
        if already < len(TREASURER_PRICES) and self.sides[seat].office == TREASURER:
            return min(price, TREASURER_PRICES[already])
        return price

    def hire_cost(self, seat: i64, count: i64) -> i64:
        """What so many more mercenaries cost."""
        cost: i64 = 0
        for nth in range(count):
            cost += self.hire_price(seat, self.hired + nth)
        return cost

    def affordable(self, seat: i64) -> i64:
        """6.3.1. How many mercenaries money and supply allow."""
        money = self.sides[seat].bezants
        most = self.sides[seat].supply()
        count: i64 = 0
        while count < most:
            money -= self.hire_price(seat, self.hired + count)
            if money < 0:
                break
            count += 1
        return count

    def baron_minimum(self, seat: i64, area: i64) -> i64:
        """6.5.2, 6.6.1. How many squires must enter with the baron."""
        if self.sides[seat].office != CONSTABLE:
            return BARON_MINIMUM
        return CONSTABLE_LARGE if is_large(area) else CONSTABLE_SMALL

    def with_baron(self, seat: i64, area: i64) -> i64:
        """6.5.3. The active player's squires that arrived there in this turn and stand there now."""
        return max(i64(0), min(self.entered[area], self.board[area * SEATS + seat]))

    def banned(self, seat: i64) -> bool:
        """6.5.7, Q13. Whether the Palace ban hits this seat: nobody stands higher, or as high with more prestige."""
        me = self.sides[seat]
        for other in self.sides:
            if other.floors > me.floors or (other.floors == me.floors and other.prestige > me.prestige):
                return False
        return True

    def event_of(self, round: i64) -> i64:
        """8.1.1. The event over a calendar space, or NONE."""
        if round < FIRST_EVENT or round >= FIRST_EVENT + EVENT_ROUNDS:
            return NONE
        return self.calendar[round - FIRST_EVENT]

    def floor_price(self, seat: i64) -> i64:
        """7.5.2. What the next floor costs."""
        floor = self.sides[seat].floors + 1
        return floor + 1 + (FIRST_BUILDER if floor > self.tallest else 0)

    def income_of(self, area: i64, resource: i64) -> i64:
        """7.3.4."""
        return AREA_INCOME[(RICH if self.rich else 0) + area * 3 + resource]

    def controlled(self, seat: i64) -> list[str]:
        """7.3.1. The areas that pay a seat, in their order."""
        return [AREAS[area] for area in range(i64(TOWER)) if self.control(area) == seat]

    def has_targets(self, seat: i64) -> bool:
        """8.5.2. Whether there is a squire to strike."""
        for other in range(self.seats()):
            if other != seat and self.may_strike(other) and self.sides[other].on_board > 0:
                return True
        return False

    def within_reach(self, seat: i64) -> i64:
        """8.5.2. How many squires this seat can still strike, as many as stand and as each opponent may lose."""
        count: i64 = 0
        for other in range(self.seats()):
            if other != seat:
                count += min(MOST_STRUCK - self.sides[other].struck, self.sides[other].on_board)
        return min(count, self.strikes)

    def may_strike(self, other: i64) -> bool:
        """8.5.2. Whether this opponent has not yet lost as many as may be."""
        return self.sides[other].struck < MOST_STRUCK

    # -- squires ---------------------------------------------------------------------------------------------------

    def arrive(self, seat: i64, area: i64, count: i64) -> None:
        """Squires come into an area, wherever from; what the active player brings counts for the baron (6.5.3)."""
        self.board[area * SEATS + seat] += count
        self.own(seat).on_board += count
        if seat == self.active:
            self.entered[area] += count

    def depart(self, seat: i64, area: i64, count: i64) -> None:
        """Squires leave an area; unless something else is said they are in the supply then."""
        self.board[area * SEATS + seat] -= count
        self.own(seat).on_board -= count
        if seat == self.active and self.rules.edition < 2:
            self.entered[area] -= count

    def draw_squires(self, seat: i64, count: i64) -> i64:
        """Q4. Squires from the supply behind the screen, as far as there are any; how many came, before all eyes."""
        count = min(count, self.sides[seat].supply())
        self.own(seat).squires += count
        self.own(seat).came = count
        return count

    # -- the auction -----------------------------------------------------------------------------------------------

    def lay_cards(self) -> None:
        """5.1.1. As many as there are players, face down."""
        self.handed = 0
        for _ in range(self.seats()):
            self.laid = append(self.laid, self.deck[self.drawn])
            self.drawn += 1
        if self.told is not None:
            self.told.append(CardsLaid(int(self.seats())))

    def without_office(self, seat: i64) -> i64:
        """5.2.6. The first seat without an office, going left from this one."""
        while self.sides[seat].office != NONE:
            seat = (seat + 1) % self.seats()
        return seat

    def officeless(self) -> i64:
        """How many have no office yet."""
        count: i64 = 0
        for seat in range(self.seats()):
            if self.sides[seat].office == NONE:
                count += 1
        return count

    def next_to_bid(self, seat: i64) -> i64:
        """5.2.3. The next seat clockwise that must raise or pass; NONE when all but one have passed."""
        for step in range(i64(1), self.seats()):
            other = (seat + step) % self.seats()
            if other != self.best and self.sides[other].office == NONE and not (self.passed >> other) & 1:
                return other
        return NONE

    def open_auction(self, seat: i64, office: i64, bid: i64) -> None:
        """5.2.2."""
        for other in range(self.seats()):
            self.own(other).offered = 0
        self.on_sale = office
        self.passed = 0
        self.make_bid(seat, bid)
        if self.told is not None:
            self.told.append(AuctionOpened(int(seat), OFFICES[office], int(bid)))

    def raise_bid(self, seat: i64, bid: i64) -> None:
        """5.2.3."""
        self.make_bid(seat, bid)
        if self.told is not None:
            self.told.append(Raised(int(seat), OFFICES[self.on_sale], int(bid)))

    def make_bid(self, seat: i64, bid: i64) -> None:
        """5.2.4. It lies open on the table and cannot be taken back."""
        self.bid = bid
        self.best = seat
        self.own(seat).offered = bid
        self.committed += 1

    def pass_bid(self, seat: i64) -> None:
        """5.2.3. Final for this auction."""
        self.passed |= ONE << seat
        self.committed += 1
        if self.told is not None:
            self.told.append(Passed(int(seat), OFFICES[self.on_sale]))

    def win_office(self) -> i64:
        """5.2.5. The best bidder pays and takes the office; who it was."""
        seat, office, bid = self.best, self.on_sale, self.bid
        self.own(seat).bezants -= bid
        self.take_office(seat, office, bid)
        if self.told is not None:
            self.told.append(WonOffice(int(seat), OFFICES[office], int(bid)))
        return seat

    def take_last_office(self, seat: i64) -> None:
        """5.2.7. The one on display, for free."""
        office: i64 = len(OFFICES) - self.seats()
        while self.holder(office) != NONE:
            office += 1
        self.take_office(seat, office, 0)
        if self.told is not None:
            self.told.append(TookLastOffice(int(seat), OFFICES[office]))

    def take_office(self, seat: i64, office: i64, paid: i64) -> None:
        """The card lies before the screen; no auction is running."""
        self.own(seat).office = office
        self.holders[office] = seat
        self.paid[office] = paid
        self.on_sale = NONE
        self.bid = 0
        self.best = NONE
        self.passed = 0

    # -- cards -----------------------------------------------------------------------------------------------------

    def look_at_cards(self, seat: i64) -> None:
        """5.3.1. The cards that are left are handed to this seat."""
        self.handed |= ONE << seat
        self.revealed += 1

    def keep_card(self, seat: i64, kind: i64) -> None:
        """5.3.1. The others are handed on."""
        for i in range(i64(len(self.laid))):
            if self.laid[i] == kind:
                self.laid, _ = pop(self.laid, i)
                break
        me = self.own(seat)
        me.hand = append(me.hand, card_in_hand(kind, seat, self.round, self.handed))
        if self.told is not None:
            self.told.append(KeptCard(int(seat), CARDS[kind]))

    def draw_card(self, seat: i64) -> None:
        """7.2.1. A squire from behind the screen for the top card of the deck."""
        me = self.own(seat)
        me.squires -= STUDY_SQUIRES
        kind = self.deck[self.drawn]
        self.drawn += 1
        me.hand = append(me.hand, card_in_hand(kind, seat, self.round + 1, ONE << seat))
        self.revealed += 1
        if self.told is not None:
            self.told.append(Studied(int(seat), CARDS[kind]))

    def play_card(self, seat: i64, kind: i64) -> None:
        """6.7.2. The oldest such card of a hand goes to the discard pile."""
        me = self.own(seat)
        for i in range(i64(len(me.hand))):
            if kind_of(me.hand[i]) == kind:
                me.hand, card = pop(me.hand, i)
                self.played = append(self.played, card | self.round << PLAYED_AT)
                break
        if self.told is not None:
            self.told.append(PlayedCard(int(seat), CARDS[kind]))

    def gain_from_card(self, seat: i64, kind: i64) -> None:
        """6.7.4 to 6.7.6, 6.7.8."""
        self.gain(seat, CARD_GAINS[kind * 3 + SQUIRES], CARD_GAINS[kind * 3 + BEZANTS], CARD_GAINS[kind * 3 + PRESTIGE])

    def gain(self, seat: i64, squires: i64, bezants: i64, prestige: i64) -> None:
        """6.7.3. Behind the screen and on the track."""
        got = self.draw_squires(seat, squires)
        self.own(seat).bezants += bezants
        self.own(seat).prestige += prestige
        if self.told is not None:
            self.told.append(Gained(int(seat), [int(got), int(bezants), int(prestige)], int(squires)))

    # -- a turn ----------------------------------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        """6.1.2, Q11. The squires of the office; the Admiral's bezant comes by itself."""
        for area in range(i64(AREA_COUNT)):
            self.entered[area] = 0
        self.active = seat
        self.hired = 0
        self.genoese = False
        self.marshal_used = False
        self.ended = False
        self.pending = NOTHING
        office = self.sides[seat].office
        got = self.draw_squires(seat, OFFICE_SQUIRES[office])
        self.revealed += 1  # Q4: whoever ended a turn before sees now whether the supply had so many
        if self.told is not None:
            self.told.append(TurnBegan(int(seat), OFFICES[office], int(got), int(OFFICE_SQUIRES[office])))
        if office == ADMIRAL:
            self.own(seat).bezants += ADMIRAL_BEZANTS
            if self.told is not None:
                self.told.append(AdmiralPaid(int(seat), ADMIRAL_BEZANTS))

    def end_turn(self, seat: i64) -> None:
        """6.1.3."""
        self.active = NONE
        self.committed += 1
        if self.told is not None:
            self.told.append(EndedTurn(int(seat)))

    def begin(self, pending: i64, times: i64) -> None:
        """Something that takes further decisions, so many times."""
        self.pending = pending
        self.left = times

    def one_done(self) -> None:
        """One of those decisions is made."""
        self.done(1)

    def done(self, times: i64) -> None:
        """So many of them are made."""
        self.left -= times
        if self.left == 0:
            self.pending = NOTHING

    def place(self, seat: i64, area: i64, count: i64) -> None:
        """6.2.1. From behind the screen."""
        self.own(seat).squires -= count
        self.arrive(seat, area, count)
        if self.told is not None:
            self.told.append(Placed(int(seat), AREAS[area], int(count)))

    def hire(self, seat: i64, count: i64) -> None:
        """6.3.1. To the screen, from where they may be placed at once."""
        price = self.hire_cost(seat, count)
        self.own(seat).bezants -= price
        self.own(seat).squires += count
        self.hired += count
        if self.told is not None:
            self.told.append(Hired(int(seat), int(count), int(price)))

    def withdraw(self, seat: i64, area: i64) -> None:
        """6.4.1. To the supply; the third one brings the bezant."""
        self.depart(seat, area, 1)
        self.one_done()
        if self.told is not None:
            self.told.append(Withdrew(int(seat), AREAS[area]))
        if self.pending == NOTHING:
            self.own(seat).bezants += SOLD_FOR
            if self.told is not None:
                self.told.append(Sold(int(seat), SOLD_FOR))

    def shift(self, seat: i64, origin: i64, area: i64) -> None:
        """6.6.3, 6.7.10."""
        self.depart(seat, origin, 1)
        self.arrive(seat, area, 1)
        self.one_done()
        if self.told is not None:
            self.told.append(Shifted(int(seat), AREAS[origin], AREAS[area]))

    def swap(self, seat: i64, origin: i64, area: i64, other: i64) -> None:
        """6.7.9."""
        self.depart(seat, origin, 1)
        self.arrive(seat, area, 1)
        self.depart(other, area, 1)
        self.arrive(other, origin, 1)
        self.one_done()
        if self.told is not None:
            self.told.append(Swapped(int(seat), int(other), AREAS[origin], AREAS[area]))

    def sent_together(self) -> i64:
        """6.7.12. How many squires of Overwhelming force go to one area: all (in edition 1 they could be split)."""
        return self.left if self.rules.edition >= 2 else 1

    def send_force(self, seat: i64, area: i64, count: i64) -> None:
        """6.7.12. Straight from the supply."""
        self.arrive(seat, area, count)
        if self.told is not None:
            self.told.append(Deployed(int(seat), AREAS[area], int(count)))

    def pay_marshal(self, seat: i64) -> None:
        """6.6.3. A bezant instead of moves."""
        self.marshal_used = True
        self.own(seat).bezants += MARSHAL_BEZANTS
        if self.told is not None:
            self.told.append(MarshalPaid(int(seat), MARSHAL_BEZANTS))

    def let_marshal_move(self, seat: i64) -> None:
        """6.6.3. Moves instead of a bezant."""
        self.marshal_used = True
        if self.told is not None:
            self.told.append(MarshalMoves(int(seat)))

    def place_baron(self, seat: i64, area: i64) -> None:
        """6.5."""
        self.own(seat).baron = area
        if self.told is not None:
            self.told.append(BaronPlaced(int(seat), AREAS[area]))

    # -- income ----------------------------------------------------------------------------------------------------

    def pay_tower(self, seat: i64) -> None:
        """7.1.1."""
        self.own(seat).bezants += TOWER_BEZANTS
        if self.told is not None:
            self.told.append(TowerPaid(int(seat), TOWER_BEZANTS))

    def leave_tower(self, seat: i64, area: i64) -> None:
        """7.1.2."""
        self.depart(seat, TOWER, 1)
        self.arrive(seat, area, 1)
        if self.told is not None:
            self.told.append(LeftTower(int(seat), AREAS[area]))

    def buy_prestige(self, seat: i64, count: i64) -> None:
        """7.2.2."""
        if count == 0:
            return
        self.own(seat).bezants -= MATERIAL_PRICE * count
        self.own(seat).prestige += count
        if self.told is not None:
            self.told.append(BoughtPrestige(int(seat), int(count), int(MATERIAL_PRICE * count)))

    def affordable_prestige(self, seat: i64) -> i64:
        """7.2.2. How much prestige money and rule allow."""
        return min(self.sides[seat].bezants // MATERIAL_PRICE, i64(MOST_MATERIALS))

    def stolen_from(self, other: i64) -> i64:
        """7.2.3. What a victim can lose."""
        return min(self.sides[other].prestige, i64(INTRIGUE_PRESTIGE))

    def coming_squires(self, seat: i64) -> i64:
        """7.3.2, Q4. The squires of the income that is offered, as far as the supply has them."""
        return min(self.due[SQUIRES], self.sides[seat].supply())

    def intrigue(self, seat: i64, other: i64) -> None:
        """7.2.3. A victim at 0 loses nothing; the thief gains all the same."""
        lost = self.stolen_from(other)
        self.own(other).prestige -= lost
        self.own(seat).prestige += INTRIGUE_PRESTIGE
        if self.told is not None:
            self.told.append(Intrigued(int(seat), int(other), int(lost)))

    def count_income(self, seat: i64) -> bool:
        """7.3.1, 7.3.2. What a seat's areas pay; whether they pay anything."""
        squires: i64 = 0
        bezants: i64 = 0
        prestige: i64 = 0
        for area in range(i64(TOWER)):
            if self.control(area) == seat:
                squires += self.income_of(area, SQUIRES)
                bezants += self.income_of(area, BEZANTS)
                prestige += self.income_of(area, PRESTIGE)
        self.set_due(squires, bezants, prestige)
        return self.owed()

    def set_due(self, squires: i64, bezants: i64, prestige: i64) -> None:
        """The income that is offered from now on."""
        self.due = vec[i64]([squires, bezants, prestige])

    def owed(self) -> bool:
        """Whether any of it is still to be taken."""
        return self.due[SQUIRES] + self.due[BEZANTS] + self.due[PRESTIGE] > 0

    def leave_income(self, seat: i64, resource: i64, count: i64) -> None:
        """7.3.3. Given up for good."""
        due = self.due[:]
        due[resource] -= count
        self.due = due
        if self.told is not None:
            self.told.append(IncomeLeft(int(seat), int(count), RESOURCES[resource]))

    def take_income(self, seat: i64) -> None:
        """7.3.2. All that is offered, as far as the supply has squires (Q4)."""
        squires, bezants, prestige = self.due[SQUIRES], self.due[BEZANTS], self.due[PRESTIGE]
        got = self.draw_squires(seat, squires)
        self.own(seat).bezants += bezants
        self.own(seat).prestige += prestige
        self.set_due(0, 0, 0)
        if self.told is not None:
            gains = [int(got), int(bezants), int(prestige)]
            self.told.append(IncomeTaken(int(seat), gains, self.controlled(seat), int(squires)))

    def lift_screens(self) -> None:
        """7.4.1."""
        self.lifted = True
        self.revealed += 1
        if self.told is not None:
            self.told.append(ScreensLifted())

    def give(self, seat: i64, gift: i64, prestige: i64, shared: bool) -> None:
        """7.4.2 to 7.4.4."""
        self.own(seat).prestige += prestige
        if self.told is not None:
            self.told.append(GiftGiven(int(seat), GIFTS[gift], int(prestige), shared))

    def build_floor(self, seat: i64) -> None:
        """7.5.1, 7.5.2."""
        price = self.floor_price(seat)
        floor = self.sides[seat].floors + 1
        first = floor > self.tallest
        self.own(seat).prestige -= price
        self.own(seat).floors = floor
        self.tallest = max(self.tallest, floor)
        if self.told is not None:
            self.told.append(FloorBuilt(int(seat), int(floor), int(price), first))

    # -- events ----------------------------------------------------------------------------------------------------

    def remove(self, seat: i64, area: i64, count: i64) -> None:
        """8.1.2. To the supply, baron or not."""
        if count == 0:
            return
        self.depart(seat, area, count)
        if self.told is not None:
            self.told.append(SquiresRemoved(int(seat), int(count), AREAS[area]))

    def clear_palace(self, seat: i64, saved: i64) -> None:
        """8.2. All squires of a seat leave the Palace; those saved go to the baron, wherever they stood (Q22)."""
        kept = saved
        for area in areas_of(KINGS_PALACE):
            here = min(kept, self.in_area(area, seat))
            kept -= here
            self.remove(seat, area, self.in_area(area, seat) - here)
        if saved > 0:
            shelter = self.sides[seat].baron
            for area in areas_of(KINGS_PALACE):
                self.depart(seat, area, self.in_area(area, seat))
            self.arrive(seat, shelter, saved)
            if self.told is not None:
                self.told.append(SquiresSaved(int(seat), int(saved), AREAS[shelter]))

    def level_down(self, area: i64) -> None:
        """8.3.1. Everybody present keeps only as many as the weakest player present."""
        least: i64 = 0
        for seat in range(self.seats()):
            here = self.in_area(area, seat)
            if here > 0 and (least == 0 or here < least):
                least = here
        for seat in range(self.seats()):
            if self.in_area(area, seat) > least:
                self.remove(seat, area, self.in_area(area, seat) - least)

    def pay_tax(self, seat: i64, area: i64, count: i64) -> None:
        """8.4.1. So many squires stay, a bezant each; the others leave."""
        if count > 0:
            self.own(seat).bezants -= RANSOM * count
            if self.told is not None:
                self.told.append(TaxPaid(int(seat), int(count), int(RANSOM * count), AREAS[area]))
        self.remove(seat, area, self.in_area(area, seat) - count)

    def go_to_war(self, seat: i64) -> None:
        """8.5.1, 8.5.2. All squires of a seat leave the Templars; as many may be struck."""
        self.strikes = self.in_quarter(TEMPLARS, seat)
        for area in areas_of(TEMPLARS):
            self.remove(seat, area, self.in_area(area, seat))
        for other in range(self.seats()):
            self.own(other).struck = 0

    def strike(self, seat: i64, area: i64, other: i64) -> None:
        """8.5.2, Q15."""
        self.depart(other, area, 1)
        self.strikes -= 1
        self.own(other).struck += 1
        if self.told is not None:
            self.told.append(Struck(int(seat), int(other), AREAS[area]))

    # -- the next round --------------------------------------------------------------------------------------------

    def return_offices(self) -> None:
        """4.2.2. Offices to the display, barons to their owners."""
        for seat in range(self.seats()):
            self.own(seat).last_office = self.sides[seat].office
            self.own(seat).office = NONE
            self.own(seat).baron = NONE
        for office in range(i64(len(OFFICES))):
            self.holders[office] = NONE
            self.paid[office] = NONE

    def highest_tower(self) -> i64:
        """5.2.1. The highest tower, then most prestige, then the lowest office of the last round."""
        best: i64 = 0
        for seat in range(i64(1), self.seats()):
            if self.ranks_before(seat, best):
                best = seat
        return best

    def ranks_before(self, one: i64, other: i64) -> bool:
        """5.2.1."""
        me, them = self.sides[one], self.sides[other]
        if me.floors != them.floors:
            return me.floors > them.floors
        if me.prestige != them.prestige:
            return me.prestige > them.prestige
        return me.last_office < them.last_office

    # -- imagining -------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64) -> None:
        """11.2. imagining.py"""
        imagine_for(self, seat)

    def knows_laid(self, seat: i64) -> bool:
        """5.3.1. Whether a seat has looked at the cards that lie out."""
        return seat >= 0 and (self.handed >> seat) & 1 == 1

    def chooses(self, seat: i64) -> bool:
        """5.3.1. Whether the cards that are left are in this seat's hands."""
        return self.phase == CARD_CHOICE and seat >= 0 and self.turn != NONE and self.holder(self.turn) == seat
