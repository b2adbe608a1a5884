"""What lies on the table, and the verbs that change it. Every change is a verb here: it changes, then tells, once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from regnum.core.words import Game
from regnum.games.paladins.bits import lowest_bit
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.effects import DRAW_SUSPICION, HOLD_INQUISITION, USE_ABILITIES, USE_BONUS, effect
from regnum.games.paladins.events import (
    AbilityUsed,
    Accused,
    Attacked,
    BonusUsed,
    Cleared,
    Converted,
    DebtCancelled,
    DebtPaid,
    DebtTaken,
    Developed,
    Dismissed,
    Enlisted,
    FavourUsed,
    JarMoved,
    MarkerMoved,
    MarkerWrapped,
    MonkSent,
    OutpostPlaced,
    PaladinRevealed,
    Placed,
    ProvisionsGained,
    ProvisionsPaid,
    Raised,
    RivalGainedWorkers,
    RivalTaxed,
    SilverGained,
    SilverPaid,
    SuspicionDiscarded,
    SuspicionDrawn,
    SuspicionsShuffled,
    TavernTaken,
    TaxRefilled,
    TaxReturned,
    TaxTaken,
    WallBuilt,
    WorkersGained,
)
from regnum.games.paladins.figures import (
    ABILITY,
    ABILITY_OF,
    ATTACK_REWARD,
    BONUS,
    BONUS_AFTER,
    CONVERT_REWARD,
    DISCARD_REWARD,
    INSTANT_REWARD,
    JAR_REWARD,
    ORDER_ACTION,
    PALADIN_POOL,
    REACTING,
    REGION_SQUARES,
    SQUARE_REWARD,
    TAVERN_POOL,
    WALL_REWARD,
)
from regnum.games.paladins.parts import (
    ABSOLVE,
    ACTIONS,
    AI,
    ATTACK,
    ATTRIBUTES,
    BIT,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEBT_PAID,
    DEVELOP,
    DRAWN_PALADINS,
    EMPTY,
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    LABOURER,
    NONE,
    ORDER_TIMES,
    PETITIONERS,
    RESOURCE_SPACES,
    SLOT_NAMES,
    TAX,
    TRACK_TOP,
    WORKER_UNDER,
    WORKERS,
)
from regnum.games.paladins.sides import MARK_BITS, SUSPICION_BITS, Side
from regnum.games.paladins.workers import (
    CREW_COUNT,
    CREW_POOL,
    ONE_OF,
    PATTERNS,
    PLACED_BITS,
    STANDING,
    count_of,
    workers_on,
)

DRAW_ONE_SUSPICION: Final = effect(DRAW_SUSPICION)
PALADIN_BONUS: Final = effect(USE_BONUS)
DEVELOP_ABILITIES: Final = effect(USE_ABILITIES, DEVELOP)
HOLD_ONE_INQUISITION: Final = effect(HOLD_INQUISITION)


class Paladins(Game):
    """Everything on the table."""

    sides: list[Side]  # by side; alone the AI player's comes second
    solo: bool
    round: i64
    start: i64  # the start player
    row: vec[i64]  # townsfolk by column, or EMPTY
    townsfolk: vec[i64]  # the deck; the top card of every deck comes last
    dismissed: i64  # townsfolk discarded, bit by bit
    front: vec[i64]  # outsiders by column, or EMPTY
    outsiders: vec[i64]
    departed: i64  # outsiders discarded, bit by bit
    walls: vec[i64]
    taverns: vec[i64]
    old_taverns: vec[i64]  # the discard pile
    inns: vec[i64]  # the taverns of this round
    guests: vec[i64]  # by tavern of this round the side that claimed it, or NONE
    suspicions: vec[i64]  # by card its tax
    old_suspicions: vec[i64]
    tax: i64
    orders: vec[i64]  # as numbers of ORDERS: the slots of the board, then the box
    orders_shown: i64
    favours: vec[i64]  # the slots of the board, then the box
    favours_shown: i64
    petitioners: vec[i64]  # by favour slot who stands there: side * PETITIONERS + kind, or NONE
    squares: vec[i64]  # by square the piece on it: side * 2, plus 1 for an outpost; or NONE
    free: i64  # bit by bit the squares without a piece
    due: vec[i64]  # effects of the running action that are still to come, the next one last
    pending: i64  # the effect that is being asked about
    party_then: i64  # 4.11: the acting player's party when the action began
    used_abilities: i64  # 8.3.1: townsfolk used in this Inquisition, by whomever
    declined: bool  # 8.3.1: the player asked last wants to use no more of them
    # Alone only.
    schemes: vec[i64]  # actions
    old_schemes: vec[i64]
    marker: i64  # the space of the resource track, from 0
    ranks: vec[i64]  # the AI player's attributes in the order their markers arrived where they are (12.1.2)

    def clone(self) -> Paladins:
        """A copy that shares nothing that changes."""
        twin = Paladins()
        self.copy_agenda_to(twin)
        twin.sides = self.sides[:]
        for side in self.sides:
            side.shared = True
        twin.solo = self.solo
        twin.round = self.round
        twin.start = self.start
        twin.row = self.row[:]
        twin.townsfolk = self.townsfolk[:]
        twin.dismissed = self.dismissed
        twin.front = self.front[:]
        twin.outsiders = self.outsiders[:]
        twin.departed = self.departed
        twin.walls = self.walls[:]
        twin.taverns = self.taverns[:]
        twin.old_taverns = self.old_taverns[:]
        twin.inns = self.inns[:]
        twin.guests = self.guests[:]
        twin.suspicions = self.suspicions[:]
        twin.old_suspicions = self.old_suspicions[:]
        twin.tax = self.tax
        twin.orders = self.orders[:]
        twin.orders_shown = self.orders_shown
        twin.favours = self.favours[:]
        twin.favours_shown = self.favours_shown
        twin.petitioners = self.petitioners[:]
        twin.squares = self.squares[:]
        twin.free = self.free
        twin.due = self.due[:]
        twin.pending = self.pending
        twin.party_then = self.party_then
        twin.used_abilities = self.used_abilities
        twin.declined = self.declined
        twin.schemes = self.schemes[:]
        twin.old_schemes = self.old_schemes[:]
        twin.marker = self.marker
        twin.ranks = self.ranks[:]
        return twin

    def own(self, side: i64) -> Side:
        """A side, to be changed: clones share it until then."""
        mine = self.sides[side]
        if mine.shared:
            mine = mine.copy()
            self.sides[side] = mine
        return mine

    # -- looking ---------------------------------------------------------------------------------------------------

    def is_ai(self, side: i64) -> bool:
        """Whether rules and not a person play for this side."""
        return self.solo and side == AI

    def has_townsfolk(self) -> bool:
        """Whether anybody lies in the townsfolk row."""
        for column in range(i64(len(self.row))):
            if self.row[column] != EMPTY:
                return True
        return False

    def region_free(self, flags: vec[i64]) -> i64:
        """The least flag of a region with a free square, or NONE."""
        for region in range(i64(len(REGION_SQUARES))):
            if self.free & REGION_SQUARES[region]:
                return flags[region]
        return NONE

    def least_flag(self, flags: vec[i64]) -> i64:
        """The flag of the first column with an outsider, or NONE."""
        for column in range(i64(len(self.front))):
            if self.front[column] != EMPTY:
                return flags[column]
        return NONE

    def fulfilled(self, side: i64, slot: i64) -> bool:
        """3.9. Whether a revealed order is fulfilled."""
        return slot < self.orders_shown and self.sides[side].done[ORDER_ACTION[self.orders[slot]]] >= ORDER_TIMES

    # -- what is due -----------------------------------------------------------------------------------------------

    def owe(self, effect: i64) -> None:
        """Let this happen next in the running action, before everything that is due already."""
        self.due = append(self.due, effect)

    def owe_all(self, effects: vec[i64]) -> None:
        """Let a row of effects happen next, in its order (1.7.4)."""
        for i in range(i64(len(effects))):
            self.due = append(self.due, effects[i])

    # -- workers ---------------------------------------------------------------------------------------------------

    def gain(self, side: i64, kind: i64, n: i64) -> None:
        """1.1.5, 8.2.3. Workers join the pool; then each criminal draws a suspicion."""
        at = LABOURER if self.is_ai(side) else kind
        self.own(side).pool += n * ONE_OF[at]
        if kind == CRIMINAL:
            for _ in range(n):
                self.owe(DRAW_ONE_SUSPICION)
        if self.told is not None:
            if self.is_ai(side):
                self.told.append(RivalGainedWorkers(int(n), "12.3.7"))
            else:
                self.told.append(WorkersGained(int(side), [WORKERS[kind]] * int(n)))

    def gain_crowd(self, side: i64, pool: i64) -> None:
        """3.5. The workers of a paladin or a tavern; then each criminal draws a suspicion."""
        self.own(side).pool += pool
        for _ in range(count_of(pool, CRIMINAL)):
            self.owe(DRAW_ONE_SUSPICION)

    def place(self, side: i64, action: i64, crew: i64) -> None:
        """4.1. A crew leaves the pool and stands on the slots of an action."""
        me = self.own(side)
        row = action * PATTERNS + me.covered(action)
        me.spaces[action] = STANDING[row * CREW_COUNT + crew]
        me.pool -= CREW_POOL[crew]
        self.party_then = me.party
        if self.told is not None:
            kinds = [WORKERS[kind] for kind in workers_on(me.spaces[action]) if kind != NONE]
            self.told.append(Placed(int(side), ACTIONS[action], kinds))

    def clear(self, side: i64, action: i64) -> None:
        """5.4. All workers of a space go to the supply."""
        self.own(side).spaces[action] = 0
        if self.told is not None:
            self.told.append(Cleared(int(side), ACTIONS[action]))

    def keep(self, side: i64, pool: i64) -> None:
        """9.1.3. Only these workers stay in the pool."""
        self.own(side).pool = pool

    # -- goods and attributes --------------------------------------------------------------------------------------

    def gain_silver(self, side: i64, n: i64) -> None:
        """From the general supply."""
        if self.is_ai(side):
            self.move_marker(n, "12.3.1")
            return
        self.own(side).silver += n
        if self.told is not None:
            self.told.append(SilverGained(int(side), int(n)))

    def gain_provisions(self, side: i64, n: i64) -> None:
        """From the general supply."""
        if self.is_ai(side):
            self.move_marker(n, "12.3.1")
            return
        self.own(side).provisions += n
        if self.told is not None:
            self.told.append(ProvisionsGained(int(side), int(n)))

    def pay_silver(self, side: i64, n: i64) -> None:
        """1.2.2."""
        if n > 0:
            self.own(side).silver -= n
            if self.told is not None:
                self.told.append(SilverPaid(int(side), int(n)))

    def pay_provisions(self, side: i64, n: i64) -> None:
        """1.2.2."""
        if n > 0:
            self.own(side).provisions -= n
            if self.told is not None:
                self.told.append(ProvisionsPaid(int(side), int(n)))

    def raise_attribute(self, side: i64, attribute: i64, n: i64) -> None:
        """1.3.4. The marker goes up, never beyond the top."""
        n = min(n, TRACK_TOP - self.sides[side].mark(attribute))
        if n <= 0:
            return
        self.lift(side, attribute, n)
        if self.told is not None:
            level = self.sides[side].mark(attribute)
            self.told.append(Raised(int(side), ATTRIBUTES[attribute], int(n), int(level), ai=self.is_ai(side)))

    def lift(self, side: i64, attribute: i64, n: i64) -> None:
        """Move a marker; the AI player's arrives on top of those already there (12.1.2)."""
        self.own(side).marks += n << (MARK_BITS * attribute)
        if self.is_ai(side):
            self.ranks = append(remove(self.ranks, attribute), attribute)

    # -- tax, suspicion, debt --------------------------------------------------------------------------------------

    def take_tax(self, side: i64, n: i64) -> None:
        """8.1. A shortfall comes from the general supply; the last silver calls the Inquisition."""
        if n == 0:
            return
        taken = min(n, self.tax)
        self.tax -= taken
        if self.is_ai(side):
            if self.told is not None:
                self.told.append(RivalTaxed(int(taken), int(self.tax)))
            self.move_marker(n, "12.3.2")
        else:
            self.own(side).silver += taken
            if self.told is not None:
                self.told.append(TaxTaken(int(side), int(taken), int(self.tax)))
            if n > taken:
                self.gain_silver(side, n - taken)
        if self.tax == 0:
            self.owe(HOLD_ONE_INQUISITION)

    def return_tax(self, what: str) -> None:
        """12.3.6. A silver from the tax supply to the general supply, for want of such a card."""
        self.tax -= 1
        if self.told is not None:
            self.told.append(TaxReturned(what, int(self.tax)))
        if self.tax == 0:
            self.owe(HOLD_ONE_INQUISITION)

    def refill_tax(self) -> None:
        """8.3.5."""
        added = TAX[self.rules.seats] - self.tax
        self.tax += added
        if self.told is not None:
            self.told.append(TaxRefilled(int(added)))

    def draw_suspicion(self, side: i64) -> None:
        """8.2.1, 8.2.2. One card onto the stack, and its tax at once."""
        if len(self.suspicions) == 0 and len(self.old_suspicions) == 0:  # 8.2.4
            self.owe(DRAW_ONE_SUSPICION)
            self.owe(HOLD_ONE_INQUISITION)
            return
        if len(self.suspicions) == 0:
            self.suspicions = self.old_suspicions
            self.old_suspicions = vec[i64]()
            self.chance.shuffle(self.suspicions)
            if self.told is not None:
                self.told.append(SuspicionsShuffled())
        self.revealed += 1
        self.suspicions, tax = pop(self.suspicions)
        me = self.own(side)
        me.stack = (me.stack << SUSPICION_BITS) | tax
        me.suspicions += 1
        if self.told is not None:
            self.told.append(SuspicionDrawn(int(side), int(tax), ai=self.is_ai(side)))
        self.take_tax(side, tax)

    def drop_suspicions(self, side: i64, n: i64) -> None:
        """6.7.4. The newest first, to the discard pile."""
        me = self.own(side)
        for _ in range(n):
            self.old_suspicions = append(self.old_suspicions, me.stack & 3)
            me.stack >>= SUSPICION_BITS
        me.suspicions -= n

    def discard_suspicions(self, side: i64, n: i64) -> None:
        """6.7.4."""
        self.drop_suspicions(side, n)
        if self.told is not None:
            self.told.append(SuspicionDiscarded(int(side), int(n), ai=self.is_ai(side)))

    def accuse(self, side: i64) -> None:
        """8.3.2, 8.3.3. A debt, and half of the suspicions go, rounded down."""
        me = self.own(side)
        held = me.suspicions
        me.unpaid += 1
        self.drop_suspicions(side, held // 2)
        if self.told is not None:
            self.told.append(Accused(int(side), int(held), int(held // 2), ai=self.is_ai(side)))

    def take_debt(self, side: i64) -> None:
        """8.4.1. As a price."""
        self.own(side).unpaid += 1
        if self.told is not None:
            self.told.append(DebtTaken(int(side), ai=self.is_ai(side)))

    def pay_debt(self, side: i64) -> None:
        """8.4.1, 8.4.2. Flip one; Debt Collectors react at once."""
        me = self.own(side)
        me.unpaid -= 1
        me.paid += 1
        self.react(me.party & REACTING[DEBT_PAID])
        if self.told is not None:
            self.told.append(DebtPaid(int(side), ai=self.is_ai(side)))

    def cancel_debt(self, side: i64) -> None:
        """8.4.1. Back to the debt deck."""
        self.own(side).unpaid -= 1
        if self.told is not None:
            self.told.append(DebtCancelled(int(side), ai=self.is_ai(side)))

    # -- abilities -------------------------------------------------------------------------------------------------

    def react(self, cards: i64) -> None:
        """The abilities of these townsfolk are due."""
        while cards:
            self.owe(ABILITY_OF[lowest_bit(cards)])
            cards &= cards - 1

    def use_ability(self, side: i64, card: i64) -> None:
        """A townsfolk of the party gives its reward."""
        self.owe_all(ABILITY[card])
        if self.told is not None:
            self.told.append(AbilityUsed(int(side), TOWNSFOLK[card].id))

    def use_abilities(self, side: i64, action: i64) -> None:
        """4.10, 11.4. After an action: paladin and townsfolk that belong to it.

        Their order is the owner's, but nobody is asked: with the cards of the box it never makes a difference, because
        none of them looks at what another one gives (a test tries all orders).
        """
        me = self.sides[side]
        self.react(self.party_then & REACTING[action])
        if me.paladin != NONE and BONUS_AFTER[me.paladin] == action:
            self.owe(PALADIN_BONUS)

    def use_bonus(self, side: i64) -> None:
        """4.13. The paladin in use gives its bonus."""
        paladin = self.sides[side].paladin
        self.owe_all(BONUS[paladin])
        if self.told is not None:
            self.told.append(BonusUsed(int(side), PALADINS[paladin].id))

    # -- paladins and taverns --------------------------------------------------------------------------------------

    def choose_paladin(self, side: i64, use: i64, top: i64) -> None:
        """3.4. One is used, one goes on top, the third to the bottom; nobody else learns which."""
        me = self.own(side)
        left = i64(len(me.deck)) - DRAWN_PALADINS
        deck = remove(remove(me.hand(), use), top)  # the third one, at the bottom
        for i in range(left):
            deck = append(deck, me.deck[i])
        me.deck = append(deck, top)
        me.drawing = False
        me.topped = True
        me.buried = min(me.buried, left) + 1  # in late rounds buried ones have come up again
        me.chosen = use

    def reveal_paladin(self, side: i64) -> None:
        """3.5.1. It comes into use and brings its two workers."""
        me = self.own(side)
        me.paladin = me.chosen
        me.chosen = NONE
        self.revealed += 1
        self.gain_crowd(side, PALADIN_POOL[me.paladin])
        if self.told is not None:
            paladin = PALADINS[me.paladin]
            self.told.append(PaladinRevealed(int(side), paladin.id, [WORKERS[kind] for kind in paladin.workers]))

    def take_tavern(self, side: i64, place: i64) -> None:
        """3.5.2. Its four workers; criminals draw suspicion (3.5.3)."""
        self.guests[place] = side
        tavern = self.inns[place]
        self.gain_crowd(side, TAVERN_POOL[tavern])
        if self.told is not None:
            kinds = [WORKERS[kind] for kind in TAVERNS[tavern].workers]
            self.told.append(TavernTaken(int(side), TAVERNS[tavern].id, kinds))

    # -- actions ---------------------------------------------------------------------------------------------------

    def put_workshop(self, side: i64, action: i64, slot: i64) -> None:
        """5.1.2 to 5.1.5. It covers a slot, a worker there goes to the supply, the worker under it is gained."""
        me = self.own(side)
        under = WORKER_UNDER[me.done[DEVELOP]]
        me.done[DEVELOP] += 1
        me.workshops |= BIT[2 * (action - FIRST_RIGHT) + slot]
        seven: i64 = 7
        me.spaces[action] &= ~(seven << (PLACED_BITS * slot))
        if self.told is not None:
            self.told.append(Developed(int(side), ACTIONS[action], SLOT_NAMES[slot]))
        self.owe(DEVELOP_ABILITIES)  # 4.12: whether it was paid for or not
        self.gain(side, under, 1)

    def take_townsfolk(self, column: i64) -> i64:
        """5.2.4. The column stays empty until the refresh."""
        card = self.row[column]
        self.row[column] = EMPTY
        return card

    def dismiss(self, side: i64, column: i64) -> None:
        """5.2.2. Onto the discard pile, for its discard reward."""
        card = self.take_townsfolk(column)
        self.dismissed |= BIT[card]
        self.owe_all(DISCARD_REWARD[card])
        if self.told is not None:
            self.told.append(Dismissed(int(side), TOWNSFOLK[card].id, ai=self.is_ai(side)))

    def enlist(self, side: i64, column: i64) -> None:
        """5.2.3. Into the party, with its instant reward."""
        card = self.take_townsfolk(column)
        self.own(side).party |= BIT[card]
        self.owe_all(INSTANT_REWARD[card])
        if self.told is not None:
            self.told.append(Enlisted(int(side), TOWNSFOLK[card].id))

    def send_monk(self, side: i64, square: i64) -> None:
        """6.1.3."""
        self.own(side).done[COMMISSION] += 1
        self.occupy(square, side * 2)
        self.owe_all(SQUARE_REWARD[square])
        if self.told is not None:
            self.told.append(MonkSent(int(side), SQUARES[square].id, SQUARES[square].region, ai=self.is_ai(side)))

    def post_outpost(self, side: i64, square: i64) -> None:
        """6.2.3."""
        self.own(side).done[GARRISON] += 1
        self.occupy(square, side * 2 + 1)
        self.owe_all(SQUARE_REWARD[square])
        if self.told is not None:
            self.told.append(OutpostPlaced(int(side), SQUARES[square].id, SQUARES[square].region, ai=self.is_ai(side)))

    def occupy(self, square: i64, piece: i64) -> None:
        """6.1.4. For the rest of the game."""
        self.squares[square] = piece
        self.free &= ~BIT[square]

    def build_wall(self, side: i64) -> None:
        """6.3.3. The top wall, with all it gives."""
        self.walls, wall = pop(self.walls)
        self.revealed += 1
        me = self.own(side)
        me.done[FORTIFY] += 1
        me.walls |= BIT[wall]
        self.owe_all(WALL_REWARD[wall])
        if self.told is not None:
            self.told.append(WallBuilt(int(side), WALLS[wall].id, ai=self.is_ai(side)))

    def move_jar(self, side: i64, square: i64) -> None:
        """6.4.3."""
        me = self.own(side)
        me.done[ABSOLVE] += 1
        me.jars |= BIT[square]
        self.owe_all(JAR_REWARD[square])
        if self.told is not None:
            self.told.append(JarMoved(int(side), ABSOLVE_SQUARES[square].id))

    def take_outsider(self, column: i64) -> i64:
        """6.7.1. The gap stays open until the refresh."""
        card = self.front[column]
        self.front[column] = EMPTY
        return card

    def strike(self, side: i64, column: i64) -> None:
        """6.5.2, 6.5.3. Its attack rewards; the card is kept face down."""
        card = self.take_outsider(column)
        me = self.own(side)
        me.done[ATTACK] += 1
        me.attacked |= BIT[card]
        self.owe_all(ATTACK_REWARD[card])
        if self.told is not None:
            self.told.append(Attacked(int(side), OUTSIDERS[card].id, ai=self.is_ai(side)))

    def persuade(self, side: i64, column: i64) -> None:
        """6.6.3, 6.6.4. Its strength; the card is kept face up."""
        card = self.take_outsider(column)
        me = self.own(side)
        me.done[CONVERT] += 1
        me.converted |= BIT[card]
        self.owe_all(CONVERT_REWARD[card])
        if self.told is not None:
            self.told.append(Converted(int(side), OUTSIDERS[card].id, ai=self.is_ai(side)))

    def petition(self, side: i64, slot: i64, kind: i64) -> None:
        """7.1, 7.2. A worker onto a favour, until the refresh."""
        me = self.own(side)
        me.pool -= ONE_OF[kind]
        self.petitioners[slot] = side * PETITIONERS + kind
        self.party_then = me.party
        if self.told is not None:
            workers = [] if self.is_ai(side) else [WORKERS[kind]]
            self.told.append(FavourUsed(int(side), FAVOURS[self.favours[slot]].id, workers, ai=self.is_ai(side)))

    # -- the AI player's marker ------------------------------------------------------------------------------------

    def move_marker(self, n: i64, rule: str) -> None:
        """12.3.1, 12.3.4. One space for each unit; each wrap raises the lowest attribute."""
        wraps = (self.marker + n) // RESOURCE_SPACES
        self.marker = (self.marker + n) % RESOURCE_SPACES
        if self.told is not None:
            self.told.append(MarkerMoved(int(n), int(self.marker) + 1, rule))
        for _ in range(wraps):
            self.wrap_marker()

    def wrap_marker(self) -> None:
        """12.3.4, R14. The lowest attribute; among equals the marker on top, which arrived last."""
        me = self.sides[AI]
        lowest = self.ranks[0]
        for i in range(i64(1), i64(len(self.ranks))):
            if me.mark(self.ranks[i]) <= me.mark(lowest):
                lowest = self.ranks[i]
        if me.mark(lowest) == TRACK_TOP:
            return
        self.lift(AI, lowest, 1)
        if self.told is not None:
            self.told.append(MarkerWrapped(ATTRIBUTES[lowest], int(self.sides[AI].mark(lowest))))

    # -- imagining -------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64) -> None:
        """1.6. The order of every face-down deck, face-down orders and favours, and other players' paladins."""
        for deck in (self.townsfolk, self.outsiders, self.walls, self.taverns, self.suspicions, self.schemes):
            self.mix(deck, 0, i64(len(deck)))
        self.mix(self.orders, self.orders_shown, i64(len(self.orders)))
        self.mix(self.favours, self.favours_shown, i64(len(self.favours)))
        for side in range(i64(len(self.sides))):
            if not self.is_ai(side):
                self.redeal_paladins(side, side == seat)

    def mix(self, cards: vec[i64], first: i64, end: i64) -> None:
        """Shuffle a part of a pile in place, whatever its order was."""
        unknown = cards[first:end]
        sort_cards(unknown)
        self.chance.shuffle(unknown)
        for i in range(end - first):
            cards[first + i] = unknown[i]

    def redeal_paladins(self, side: i64, own: bool) -> None:
        """1.6.2. The owner knows the hand, the top and the bottom of the own deck; all others know none of them."""
        me = self.own(side)
        cards = me.deck[:]
        if own:
            known = DRAWN_PALADINS if me.drawing else 1 if me.topped else 0
            self.mix(cards, min(me.buried, len(cards) - known), len(cards) - known)
        elif me.chosen != NONE:  # face down on the board: it may be any of them
            cards = append(cards, me.chosen)
            self.mix(cards, 0, i64(len(cards)))
            cards, me.chosen = pop(cards)
        else:
            self.mix(cards, 0, i64(len(cards)))
        me.deck = cards


def sort_cards(cards: vec[i64]) -> None:
    """Into ascending order, in place; a deck is short, and Python's own sort would unpack every card."""
    for i in range(i64(1), i64(len(cards))):
        card = cards[i]
        at = i
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
