"""What lies on the table, and the verbs that change it. Every change is a verb here: it changes, then tells, once.

A rival (C) is a side like any other; what it would gain becomes what its rules give it, so `gain` hands that over.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.effects import EffectGame, packed_effect
from regnum.games.architects.automa.conversions import automa_gains, no_debt_to_destroy
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, REWARDS
from regnum.games.architects.counting import CONDITIONS, COUNTERS
from regnum.games.architects.effects.words import ACT, AFTER_ACTION, GAIN, LOSE_VIRTUE, TAKE_DEBT, USE_POWER
from regnum.games.architects.events import (
    AbilityUsed,
    ApprenticeDrafted,
    ApprenticesCame,
    BoardTaken,
    Captured,
    CardDiscarded,
    CardGiven,
    CardKept,
    CardsDrawn,
    Constructed,
    DebtAvoided,
    DebtDestroyed,
    DebtPaid,
    DebtTaken,
    Dismissed,
    DisplaySwept,
    Drafted,
    Freed,
    Gained,
    Hired,
    Imprisoned,
    LastSpaceFilled,
    Looked,
    MarketReset,
    MarketShuffled,
    MarketTurned,
    Placed,
    PowerUsed,
    RewardTaken,
    RoseInCathedral,
    SentToPrison,
    SilverLaid,
    TaxAdded,
    TaxTaken,
    TookBack,
    TookBackFrom,
    VirtueGained,
    VirtueLost,
    WorkersHome,
)
from regnum.games.architects.figures import (
    ABILITIES,
    ABILITIES_EACH,
    ABILITY_ROW,
    BOARD_SOURCE,
    BUILD_VIRTUE,
    CONDITION,
    CONDITION_N,
    HIRE_VIRTUE,
    LARGE_GOODS,
    NOW,
    PRINTED_GOODS,
    REWARD_ROW,
    SMALL_GOODS,
    TRIGGERS,
    WAITS_FOR,
)
from regnum.games.architects.hooks import Changes
from regnum.games.architects.imagining import imagine_for
from regnum.games.architects.parts import (
    BUILDING_CARD,
    DISPLAY_ROWS,
    GUILDHALL,
    HALL_ROWS,
    HELD,
    HOME,
    KINDS,
    KINGS_STOREHOUSE,
    LEVEL_SPACES,
    LOCATIONS,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    MORE_TRADES,
    NONE,
    ON_APPRENTICE,
    ON_CATHEDRAL,
    ON_CONSTRUCT,
    ON_DEBT_GAINED,
    ON_DEBT_PAID,
    ON_IMPRISON,
    ON_VIRTUE_LOST,
    PACKET,
    PLACED,
    PLACES,
    PRISON,
    RESET_ROW,
    REWARD_CARD,
    SILVER,
    SWEEP_COLUMN,
    SWEEP_ROWS,
    VIRTUE,
    VIRTUE_TOP,
)
from regnum.games.architects.prices import Price
from regnum.games.architects.sides import Side


class Architects(EffectGame):
    """Everything on the table. Decks have their top card first."""

    sides: list[Side]  # the seats, and one more where a rival plays; changed through `own`
    rival: i64  # which one, by its number on the shelf of rivals, or NONE
    rival_side: i64  # the last side, or NONE
    changes: Changes  # who answers the hooks
    columns: i64  # of the guildhall (A2.14)
    width: i64  # of the display of apprentices
    raids: i64  # A4.15: different locations in one visit of the town centre
    # Changed in place, so every clone has its own.
    schemes: vec[i64]  # the rival's deck, the next one last
    old_schemes: vec[i64]
    future: vec[i64]  # its future schemes, the next one last
    # Never changed in place: a change makes a new one, so clones share them.
    bill: Price  # what is still to be paid
    hall: vec[i64]  # the sides of the workers in the guildhall, in their order
    display: vec[i64]  # row * width + column: apprentices, NONE where one is missing
    coins: vec[i64]  # the silver on them
    apprentices: vec[i64]  # decks
    buildings: vec[i64]
    rewards: vec[i64]  # all that nobody has seen: those beside the cathedral, then those in the box
    boxed: i64  # how many of them are in the box
    old_rewards: vec[i64]
    small: vec[i64]  # the small pile of the black market, its top card face up
    large: vec[i64]  # the large pile, face up
    packets: vec[i64]  # seat * PACKET + n in the draft, NONE where a card is gone; else empty
    looked: vec[i64]  # A4.27: the cards that the player in turn is looking at
    tax: i64
    phase: i64
    first: i64  # the start player
    turn: i64  # whose turn it is, or NONE
    last: i64  # who filled the last space of the guildhall, or NONE
    reset_due: bool
    plan: i64  # the building that is being paid for, or NONE; it lies open
    captures: i64  # A4.14: captures of this visit of the town centre
    raided: i64  # A4.15: bit by bit its locations
    saved: i64  # Q1: silver that Conspirators save in each of them
    marker: i64  # the rival's, on its resource track
    scheme: i64  # the card it turned last, or NONE

    def clone(self) -> Architects:
        """A copy that shares nothing that changes."""
        twin = Architects()
        self.copy_agenda_to(twin)
        self.copy_effects_to(twin)
        twin.sides = self.sides[:]
        for side in twin.sides:
            side.shared = True
        twin.rival = self.rival
        twin.rival_side = self.rival_side
        twin.changes = self.changes
        twin.columns = self.columns
        twin.width = self.width
        twin.raids = self.raids
        twin.bill = self.bill
        twin.schemes = self.schemes[:]
        twin.old_schemes = self.old_schemes[:]
        twin.future = self.future[:]
        twin.hall = self.hall
        twin.display = self.display
        twin.coins = self.coins
        twin.apprentices = self.apprentices
        twin.buildings = self.buildings
        twin.rewards = self.rewards
        twin.boxed = self.boxed
        twin.old_rewards = self.old_rewards
        twin.small = self.small
        twin.large = self.large
        twin.packets = self.packets
        twin.looked = self.looked
        twin.tax = self.tax
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.last = self.last
        twin.reset_due = self.reset_due
        twin.plan = self.plan
        twin.captures = self.captures
        twin.raided = self.raided
        twin.saved = self.saved
        twin.marker = self.marker
        twin.scheme = self.scheme
        return twin

    def own(self, side: i64) -> Side:
        """A side to change: a shared one is copied first."""
        if self.sides[side].shared:
            self.sides[side] = self.sides[side].copy()
        return self.sides[side]

    # -- looking ---------------------------------------------------------------------------------------------------

    def is_rival(self, side: i64) -> bool:
        """Whether rules and not a person play for this side."""
        return side == self.rival_side

    def captives(self, side: i64) -> i64:
        """A0.3. Foreign workers on the own board."""
        n: i64 = 0
        for whose in range(self.rules.sides):
            n += self.sides[whose].workers[HELD + side]
        return n

    def standing(self, place: i64) -> i64:
        """The first side with a worker there, or NONE; for the single spaces of the black market."""
        for side in range(self.rules.sides):
            if self.sides[side].workers[place] > 0:
                return side
        return NONE

    def working(self, side: i64, location: i64) -> i64:
        """A0.6. w: own workers there, and every bonus that says "as if 1 more"."""
        w = self.sides[side].workers[location]
        if location == KINGS_STOREHOUSE:
            w += self.sides[side].powers[MORE_TRADES]
        more = self.changes.more_workers
        if more is not None:
            w += more.here(self, side, location)
        return w

    def place_of(self, card: i64) -> i64:
        """Where an apprentice lies in the display, or NONE."""
        for at in range(i64(len(self.display))):
            if self.display[at] == card:
                return at
        return NONE

    def spaces(self) -> i64:
        """A2.14. The guildhall spaces of this table."""
        return HALL_ROWS * self.columns

    def room_on(self, level: i64) -> bool:
        """A7.10. Whether a level of the cathedral has a free space."""
        taken: i64 = 0
        for side in range(self.rules.sides):
            if self.sides[side].level == level:
                taken += 1
        return taken < LEVEL_SPACES[level]

    def rewards_left(self) -> i64:
        """Beside the cathedral."""
        return i64(len(self.rewards)) - self.boxed

    def small_card(self) -> i64:
        """A4.26. The card whose goods the small space gives, or PRINTED_GOODS."""
        return self.small[0] if len(self.small) > 0 else i64(PRINTED_GOODS)

    def large_card(self) -> i64:
        """A4.28. The same for the large space."""
        return self.large[0] if len(self.large) > 0 else i64(PRINTED_GOODS)

    def next_side(self, side: i64) -> i64:
        """A0.8. To the left."""
        return side + 1 if side + 1 < self.rules.sides else 0

    # -- counting --------------------------------------------------------------------------------------------------

    def count(self, side: i64, counter: i64) -> i64:
        """What a card counts of a side (OWN_ in parts.py)."""
        return COUNTERS[counter].count(self, side)

    def holds(self, side: i64, condition: i64, n: i64) -> bool:
        """Whether a condition of a card is met."""
        return CONDITIONS[condition].holds(self, side, n)

    # -- what is due -----------------------------------------------------------------------------------------------

    def react(self, side: i64, trigger: i64) -> None:
        """A5.5. The abilities of a side that wait for this are due: those of apprentices, then that of the board."""
        me = self.sides[side]
        if not (me.reacts >> trigger) & 1:
            return
        if me.board != NONE:
            self.owe_abilities(side, BOARD_SOURCE + me.board, trigger)
        last = i64(len(me.hired)) - 1
        for i in range(last + 1):
            self.owe_abilities(side, me.hired[last - i], trigger)

    def owe_abilities(self, side: i64, source: i64, trigger: i64) -> None:
        """Those of one card."""
        if not (WAITS_FOR[source] >> trigger) & 1:
            return
        for nth in range(ABILITIES[source]):
            ability = source * ABILITIES_EACH + nth
            if (TRIGGERS[ability] >> trigger) & 1:
                self.owe(side, packed_effect(USE_POWER, ability, 1))

    def use_power(self, side: i64, ability: i64) -> None:
        """A5.5. One ability, if its condition holds now."""
        if not self.holds(side, CONDITION[ability], CONDITION_N[ability]):
            return
        if self.told is not None:
            source = int(ability // ABILITIES_EACH)
            if source < BOARD_SOURCE:
                self.told.append(AbilityUsed(int(side), APPRENTICES[source].id))
            else:
                self.told.append(PowerUsed(int(side), BOARDS[source - BOARD_SOURCE].id))
        self.owe_row(side, ABILITY_ROW[ability])

    # -- amounts ---------------------------------------------------------------------------------------------------

    def gain(self, side: i64, kind: i64, n: i64) -> None:
        """An amount from the supply; a rival gets what C3 makes of it."""
        if n <= 0:
            return
        if side == self.rival_side:
            automa_gains(self, side, kind, n)
        else:
            self.receive(side, kind, n)

    def receive(self, side: i64, kind: i64, n: i64) -> None:
        """The same as it stands, for whomever."""
        if kind < VIRTUE:
            self.own(side).goods[kind] += n
            if self.told is not None:
                self.told.append(Gained(int(side), KINDS[kind], int(n)))
        elif kind == VIRTUE:
            self.raise_virtue(side, n)
        elif kind == BUILDING_CARD:
            self.draw_cards(side, n)
        elif kind == REWARD_CARD:
            for _ in range(n):
                self.take_reward(side)
        else:
            track = self.changes.track
            assert track is not None
            track.gain(self, side, kind, n)

    def raise_virtue(self, side: i64, n: i64) -> None:
        """A8.1, A8.5. Each point above the top destroys an unpaid debt instead."""
        me = self.own(side)
        up = min(n, VIRTUE_TOP - me.virtue)
        if up > 0:
            me.virtue += up
            if self.told is not None:
                self.told.append(VirtueGained(int(side), int(up), int(me.virtue)))
        for _ in range(n - up):
            if me.unpaid > 0:
                self.destroy_debt(side)
            elif side == self.rival_side:
                no_debt_to_destroy(self, side)  # C3.9, Q39

    def suffer(self, side: i64, n: i64) -> None:
        """A8.4. A loss of virtue that nobody prevents any more: each point below 0 gives a debt instead."""
        me = self.own(side)
        lost = min(n, me.virtue)
        me.virtue -= lost
        if n > lost:
            self.owe(side, packed_effect(TAKE_DEBT, 0, n - lost))
        if lost == 0:
            return
        if self.told is not None:
            self.told.append(VirtueLost(int(side), int(lost), int(me.virtue)))
        self.react(side, ON_VIRTUE_LOST)
        self.happened(VirtueLost, side, lost)

    def change_virtue(self, side: i64, n: i64) -> None:
        """A5.3, A6.2. What a card brings or costs is due."""
        if n > 0:
            self.owe(side, packed_effect(GAIN, VIRTUE, n))
        elif n < 0:
            self.owe(side, packed_effect(LOSE_VIRTUE, 0, -n))

    # -- debts -----------------------------------------------------------------------------------------------------

    def take_debt(self, side: i64) -> None:
        """A9.1. One that nobody avoids any more."""
        self.own(side).unpaid += 1
        if self.told is not None:
            self.told.append(DebtTaken(int(side)))
        self.react(side, ON_DEBT_GAINED)
        self.happened(DebtTaken, side, 1)

    def avoid_debt(self, side: i64) -> None:
        """A12.8. It is not taken at all."""
        if self.told is not None:
            self.told.append(DebtAvoided(int(side)))

    def pay_debt(self, side: i64) -> None:
        """A4.23, A9.2. An unpaid debt is turned over; what that gives is due."""
        me = self.own(side)
        me.unpaid -= 1
        me.paid += 1
        if self.told is not None:
            self.told.append(DebtPaid(int(side)))
        self.react(side, ON_DEBT_PAID)
        self.owe(side, packed_effect(GAIN, VIRTUE, 1))

    def destroy_debt(self, side: i64) -> None:
        """A9.3."""
        self.own(side).unpaid -= 1
        if self.told is not None:
            self.told.append(DebtDestroyed(int(side)))

    # -- tax -------------------------------------------------------------------------------------------------------

    def add_tax(self, side: i64, n: i64) -> None:
        """Silver from the supply onto the tax stand, because of this side."""
        if n > 0:
            self.tax += n
            if self.told is not None:
                self.told.append(TaxAdded(int(side), int(n)))

    def take_tax(self, side: i64) -> None:
        """A4.24. All silver of the tax stand; a rival's goes to the supply and moves its marker (C6.6)."""
        n = self.tax
        self.tax = 0
        if side != self.rival_side:
            self.own(side).goods[SILVER] += n
        if self.told is not None:
            self.told.append(TaxTaken(int(side), int(n)))
        if side == self.rival_side:
            automa_gains(self, side, SILVER, n)

    # -- workers ---------------------------------------------------------------------------------------------------

    def go(self, side: i64, location: i64) -> None:
        """A3.1. Place a worker and act there."""
        self.owe(side, packed_effect(AFTER_ACTION, location, 1))
        self.owe(side, packed_effect(ACT, location, 1))
        self.place(side, location)

    def place(self, side: i64, location: i64) -> None:
        """A worker leaves the own board."""
        self.own(side).move(HOME, location, 1)
        if self.told is not None:
            self.told.append(Placed(int(side), LOCATIONS[location]))
        self.arrive(side, location)

    def arrive(self, side: i64, location: i64) -> None:
        """A worker was placed; what placing itself brings is due before the action."""
        if location == GUILDHALL:
            self.enter_hall(side)
        elif location >= MARKET_SMALL and self.market_is_full():
            self.reset_due = True  # A10.6
        self.happened(Placed, side, location)
        self.react(side, PLACED + location)  # last, so it comes first: what placing brings may pay for the action

    def enter_hall(self, side: i64) -> None:
        """A4.29 to A4.33. The next space and its effect; beyond the last one there is none (A11.3)."""
        at = i64(len(self.hall))
        self.hall = append(self.hall[:], side)
        if at >= self.spaces():
            return
        row = at // self.columns + 1
        column = at % self.columns + 1
        if column == SWEEP_COLUMN and row <= SWEEP_ROWS:
            self.sweep(0, 1)
        if column == 1 and row >= RESET_ROW:
            self.reset_due = True
        if at + 1 == self.spaces():
            self.last = side
            if self.told is not None:
                self.told.append(LastSpaceFilled(int(side)))

    def market_is_full(self) -> bool:
        """A10.6. Whether three workers stand in the black market."""
        return (
            self.standing(MARKET_SMALL) != NONE
            and self.standing(MARKET_MIDDLE) != NONE
            and self.standing(MARKET_LARGE) != NONE
        )

    def want_reset(self) -> None:
        """A10.7. A reset comes when the action is finished; several triggers make one."""
        self.reset_due = True

    def capture(self, side: i64, location: i64, whose: i64) -> None:
        """A4.13. One capture, and what follows from it."""
        self.take_group(side, location, whose)
        self.happened(Captured, side, location)

    def take_group(self, side: i64, location: i64, whose: i64) -> None:
        """A4.16, A4.17. All workers of one colour at one location; the own ones come home."""
        n = self.sides[whose].workers[location]
        self.own(whose).move(location, HOME if whose == side else HELD + side, n)
        if self.told is not None:
            if whose == side:
                self.told.append(WorkersHome(int(side), LOCATIONS[location], int(n)))
            else:
                self.told.append(Captured(int(side), LOCATIONS[location], int(whose), int(n)))

    def imprison(self, side: i64) -> None:
        """A4.20. All captives of a board, 1 silver for each."""
        n = self.captives(side)
        if n == 0:
            return
        for whose in range(self.rules.sides):
            self.own(whose).move(HELD + side, PRISON, self.sides[whose].workers[HELD + side])
        if self.told is not None:
            self.told.append(Imprisoned(int(side), int(n)))
        self.gain(side, SILVER, n)
        self.react(side, ON_IMPRISON)

    def imprison_own(self, side: i64, location: i64) -> None:
        """A10.1. All own workers of a location."""
        n = self.sides[side].workers[location]
        if n == 0:
            return
        self.own(side).move(location, PRISON, n)
        if self.told is not None:
            self.told.append(SentToPrison(int(side), LOCATIONS[location], int(n)))

    def free_prisoners(self, side: i64, most: i64) -> None:
        """A4.21. Own workers come home from prison."""
        n = min(most, self.sides[side].prisoners)
        if n > 0:
            self.own(side).move(PRISON, HOME, n)
            if self.told is not None:
                self.told.append(Freed(int(side), "prison", int(n)))

    def free_captives(self, side: i64) -> None:
        """A4.22. All own workers come home from other boards."""
        n = self.sides[side].held()
        if n == 0:
            return
        for holder in range(self.rules.sides):
            self.own(side).move(HELD + holder, HOME, self.sides[side].workers[HELD + holder])
        if self.told is not None:
            self.told.append(Freed(int(side), "boards", int(n)))

    def take_back(self, side: i64, place: i64) -> None:
        """A3.2, A3.3. One worker comes home."""
        self.own(side).move(place, HOME, 1)
        if self.told is not None:
            if place >= HELD:
                self.told.append(TookBackFrom(int(side), int(place - HELD)))
            else:
                self.told.append(TookBack(int(side), PLACES[place]))

    # -- apprentices -----------------------------------------------------------------------------------------------

    def hire(self, side: i64, card: i64) -> None:
        """A4.10, A4.11, A5.3. It comes with the silver on it; the row slides and is filled, but not in the draft."""
        at = self.place_of(card)
        coins = self.coins[at]
        self.remove_shown(at)
        self.own(side).goods[SILVER] += coins
        self.own(side).enlist(card)
        if self.told is not None:
            self.told.append(Hired(int(side), APPRENTICES[int(card)].id, int(coins)))
        self.fill_display()
        self.welcome(side, card)

    def draft(self, side: i64, card: i64) -> None:
        """A2.11. Free, and nothing is refilled before everybody has one."""
        self.remove_shown(self.place_of(card))
        self.own(side).enlist(card)
        if self.told is not None:
            self.told.append(ApprenticeDrafted(int(side), APPRENTICES[int(card)].id))
        self.welcome(side, card)

    def welcome(self, side: i64, card: i64) -> None:
        """A5.3. What a new apprentice brings is due: its virtue, then abilities that wait for one."""
        self.react(side, ON_APPRENTICE)
        self.change_virtue(side, HIRE_VIRTUE[card])
        self.happened(Hired, side, card)

    def remove_shown(self, at: i64) -> None:
        """A place of the display is empty."""
        display, coins = self.display[:], self.coins[:]
        display[at] = NONE
        coins[at] = 0
        self.display = display
        self.coins = coins

    def dismiss(self, side: i64, card: i64) -> None:
        """A5.2. Under the deck."""
        self.own(side).dismiss(card)
        self.apprentices = append(self.apprentices[:], card)
        if self.told is not None:
            self.told.append(Dismissed(int(side), APPRENTICES[int(card)].id))

    def settle_in(self, side: i64, board: i64) -> None:
        """A2.10. The variable side of a board, with all it begins with; its cards come later (A2.13)."""
        me = self.own(side)
        me.take_board(board)
        start = BOARDS[int(board)].start
        for kind, n in enumerate(start.goods):
            me.goods[kind] = n
        me.goods[SILVER] = start.silver
        me.virtue = start.virtue
        me.unpaid = start.debts
        me.move(HOME, PRISON, start.prison)
        if self.told is not None:
            self.told.append(BoardTaken(int(side), BOARDS[int(board)].id))
        for kind, n in start.more:
            self.gain(side, kind, n)

    def lay_silver(self, side: i64, row: i64, n: i64) -> None:
        """A4.9. One coin on each of the first cards of a row; it was paid with the bill."""
        coins = self.coins[:]
        for column in range(n):
            coins[row * self.width + column] += 1
        self.coins = coins
        if self.told is not None:
            self.told.append(SilverLaid(int(side), int(n)))

    def sweep(self, column: i64, count: i64) -> None:
        """A4.31, A5.6. The apprentices of these columns go under the deck, their silver to the supply."""
        display, coins = self.display[:], self.coins[:]
        swept = vec[i64]()
        for each in range(column, min(column + count, self.width)):
            for row in range(i64(DISPLAY_ROWS)):
                at = row * self.width + each
                if display[at] != NONE:
                    swept = append(swept, display[at])
                display[at] = NONE
                coins[at] = 0
        deck = self.apprentices[:]
        for i in range(i64(len(swept))):
            deck = append(deck, swept[i])
        self.display = display
        self.coins = coins
        self.apprentices = deck
        if self.told is not None:
            self.told.append(DisplaySwept([APPRENTICES[card].id for card in swept]))
        self.fill_display()

    def fill_display(self) -> None:
        """A4.11. Both rows slide left, and new cards come at their right ends."""
        display = vec[i64]([NONE] * len(self.display))
        coins = vec[i64]([0] * len(self.coins))
        came = vec[i64]()
        for row in range(i64(DISPLAY_ROWS)):
            first = row * self.width
            at = first
            for i in range(first, first + self.width):
                if self.display[i] != NONE:
                    display[at] = self.display[i]
                    coins[at] = self.coins[i]
                    at += 1
            while at < first + self.width and len(self.apprentices) > 0:
                display[at] = self.apprentices[0]
                came = append(came, self.apprentices[0])
                self.apprentices = self.apprentices[1:]
                at += 1
        self.display = display
        self.coins = coins
        self.revealed += 1
        if self.told is not None:
            self.told.append(ApprenticesCame([APPRENTICES[card].id for card in came]))

    # -- building cards --------------------------------------------------------------------------------------------

    def under_the_deck(self, card: i64) -> None:
        """A0.9. Face down to the bottom."""
        self.buildings = append(self.buildings[:], card)

    def draw_cards(self, side: i64, n: i64) -> None:
        """A4.12. From the top; an empty deck gives none (A0.9)."""
        n = min(n, i64(len(self.buildings)))
        if n == 0:
            return
        drawn = self.buildings[:n]
        self.buildings = self.buildings[n:]
        for i in range(n):
            self.own(side).take_card(drawn[i])
        self.revealed += 1
        if self.told is not None:
            self.told.append(CardsDrawn(int(side), int(n), [BUILDINGS[card].id for card in drawn]))

    def give_up(self, side: i64, card: i64) -> None:
        """A6.9. A card for an effect goes under the deck."""
        self.own(side).leave_hand(card)
        self.under_the_deck(card)
        if self.told is not None:
            self.told.append(CardGiven(int(side), BUILDINGS[int(card)].id))

    def discard(self, side: i64, card: i64) -> None:
        """A3.6. A card too many goes under the deck."""
        self.own(side).leave_hand(card)
        self.under_the_deck(card)
        if self.told is not None:
            self.told.append(CardDiscarded(int(side), BUILDINGS[int(card)].id))

    def look(self, side: i64, n: i64) -> None:
        """A4.27. The top cards of the deck, for the eyes of the player in turn."""
        n = min(n, i64(len(self.buildings)))
        self.looked = self.buildings[:n]
        self.buildings = self.buildings[n:]
        self.revealed += 1
        if self.told is not None:
            self.told.append(Looked(int(side), int(n)))

    def keep(self, side: i64, card: i64) -> None:
        """A4.27. One of the cards looked at; the others go under the deck."""
        deck = self.buildings[:]
        for i in range(i64(len(self.looked))):
            if self.looked[i] != card:
                deck = append(deck, self.looked[i])
        self.buildings = deck
        self.looked = vec[i64]()
        self.own(side).take_card(card)
        if self.told is not None:
            self.told.append(CardKept(int(side), BUILDINGS[int(card)].id))

    def pick(self, seat: i64, card: i64) -> None:
        """A2.12. A card of the own packet."""
        packets = self.packets[:]
        for at in range(seat * PACKET, seat * PACKET + PACKET):
            if packets[at] == card:
                packets[at] = NONE
        self.packets = packets
        self.own(seat).take_card(card)
        if self.told is not None:
            self.told.append(Drafted(int(seat), BUILDINGS[int(card)].id))

    def lay_plan(self, side: i64, card: i64) -> None:
        """A6.2. A building card is shown and being paid for."""
        self.own(side).leave_hand(card)
        self.plan = card

    def construct(self, side: i64, card: i64) -> None:
        """A6.2. The card is laid down; its virtue, what it does at once, and abilities that wait for it are due."""
        self.plan = NONE
        self.own(side).lay_down(card)
        if self.told is not None:
            self.told.append(Constructed(int(side), BUILDINGS[int(card)].id))
        self.count_building(side)
        self.owe_row(side, NOW[card])
        self.change_virtue(side, BUILD_VIRTUE[card])
        self.happened(Constructed, side, card)

    def count_building(self, side: i64) -> None:
        """One more building, whoever brought it; abilities that wait for one are due."""
        self.own(side).buildings += 1
        self.react(side, ON_CONSTRUCT)

    # -- the cathedral ---------------------------------------------------------------------------------------------

    def rise(self, side: i64) -> None:
        """A7.7. One level; abilities that wait for it are due."""
        self.own(side).level += 1
        if self.told is not None:
            self.told.append(RoseInCathedral(int(side), int(self.sides[side].level)))
        self.react(side, ON_CATHEDRAL)
        self.happened(RoseInCathedral, side, self.sides[side].level)

    def take_reward(self, side: i64) -> None:
        """A7.7, A7.8. The top reward card leaves the game, what it gives is due; without one 1 virtue."""
        if self.rewards_left() == 0:
            self.owe(side, packed_effect(GAIN, VIRTUE, 1))
            return
        card = self.rewards[0]
        self.rewards = self.rewards[1:]
        self.old_rewards = append(self.old_rewards[:], card)
        self.revealed += 1
        self.owe_row(side, REWARD_ROW[card])
        if self.told is not None:
            self.told.append(RewardTaken(int(side), REWARDS[int(card)].id))

    # -- the black market ------------------------------------------------------------------------------------------

    def take_market_goods(self, side: i64, space: i64) -> None:
        """A4.26, A4.28. What the top card of the space shows is due."""
        if space == MARKET_SMALL:
            self.owe_row(side, SMALL_GOODS[self.small_card()])
        else:
            self.owe_row(side, LARGE_GOODS[self.large_card()])

    def begin_reset(self, side: i64) -> None:
        """A10.7. It is due no longer."""
        self.reset_due = False
        if self.told is not None:
            self.told.append(MarketReset(int(side)))

    def clear_market(self) -> None:
        """A10.1. All workers of the black market go to prison."""
        for side in range(self.rules.sides):
            for space in (MARKET_SMALL, MARKET_MIDDLE, MARKET_LARGE):
                self.imprison_own(side, space)

    def turn_market_card(self) -> None:
        """A10.2, A10.8. The top small card onto the large pile; an empty small pile is made anew first."""
        if len(self.small) == 0:
            self.small = self.large[:]
            self.large = vec[i64]()
            self.chance.shuffle(self.small)
            if self.told is not None:
                self.told.append(MarketShuffled())
        large = vec[i64]([self.small[0]])
        for i in range(i64(len(self.large))):
            large = append(large, self.large[i])
        self.large = large
        self.small = self.small[1:]
        self.revealed += 1
        if self.told is not None:
            self.told.append(MarketTurned(len(self.small)))

    # -- imagining -------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64) -> None:
        """The order of every deck, and the building cards of others: in hands, in packets, looked at."""
        imagine_for(self, seat)
