"""What lies on the table, and the verbs that change it. Every change is a verb here: it changes, then tells, once."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import EffectGame, effect
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
from regnum.games.paladins.display import Display
from regnum.games.paladins.effects.vocabulary import DRAW_SUSPICION, USE_ABILITIES
from regnum.games.paladins.events import (
    Attacked,
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
    MonkSent,
    OutpostPlaced,
    PaladinRevealed,
    Placed,
    ProvisionsGained,
    ProvisionsPaid,
    Raised,
    SilverGained,
    SilverPaid,
    TavernTaken,
    WallBuilt,
    WorkersGained,
)
from regnum.games.paladins.figures import (
    ABILITY_OF,
    ATTACK_REWARD,
    CONVERT_REWARD,
    DISCARD_REWARD,
    INSTANT_REWARD,
    JAR_REWARD,
    PALADIN_POOL,
    REACTING,
    SQUARE_REWARD,
    TAVERN_POOL,
    WALL_REWARD,
)
from regnum.games.paladins.king import King
from regnum.games.paladins.land import Land
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
    FIRST_RIGHT,
    FORTIFY,
    GARRISON,
    NONE,
    ORDER_TIMES,
    PETITIONERS,
    SLOT_NAMES,
    TRACK_TOP,
    WORKER_UNDER,
    WORKERS,
)
from regnum.games.paladins.piles import all_mixed
from regnum.games.paladins.schemes import Schemes
from regnum.games.paladins.sides import MARK_BITS, Side
from regnum.games.paladins.suspicion import Suspicion
from regnum.games.paladins.taverns import Taverns
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

DRAW_ONE: Final = effect(DRAW_SUSPICION)
DEVELOP_ABILITIES: Final = effect(USE_ABILITIES, DEVELOP)


class Paladins(EffectGame):
    """Everything on the table."""

    sides: list[Side]  # by side; alone the AI player's comes second
    display: Display  # townsfolk and outsiders
    taverns: Taverns
    suspicion: Suspicion  # and the tax
    king: King  # his orders and favours
    land: Land  # the squares around the city
    schemes: Schemes  # alone only: what the AI player has beside its side
    walls: vec[i64]  # the deck
    solo: bool
    round: i64
    start: i64  # the start player
    party_then: i64  # 4.11: the acting player's party when the action began
    used_abilities: i64  # 8.3.1: townsfolk used in this Inquisition, by whomever
    declined: bool  # 8.3.1: the player asked last wants to use no more of them

    @override
    def clone(self) -> Paladins:
        """A copy that shares nothing that changes."""
        twin = Paladins()
        self.copy_agenda_to(twin)
        self.copy_effects_to(twin)
        self.share_parts()
        twin.sides = self.sides[:]
        twin.display = self.display
        twin.taverns = self.taverns
        twin.suspicion = self.suspicion
        twin.king = self.king
        twin.land = self.land
        twin.schemes = self.schemes
        twin.walls = self.walls[:]
        twin.solo = self.solo
        twin.round = self.round
        twin.start = self.start
        twin.party_then = self.party_then
        twin.used_abilities = self.used_abilities
        twin.declined = self.declined
        return twin

    # -- parts, to be changed: clones share them until then --------------------------------------------------------

    def share_parts(self) -> None:
        """From now on each is copied before it changes."""
        for side in self.sides:
            side.shared = True
        self.display.shared = True
        self.taverns.shared = True
        self.suspicion.shared = True
        self.king.shared = True
        self.land.shared = True
        self.schemes.shared = True

    def own(self, side: i64) -> Side:
        """What belongs to a side."""
        mine = self.sides[side]
        if mine.shared:
            mine = mine.copy()
            self.sides[side] = mine
        return mine

    def own_display(self) -> Display:
        """Townsfolk and outsiders."""
        if self.display.shared:
            self.display = self.display.copy()
        return self.display

    def own_taverns(self) -> Taverns:
        """Taverns and guests."""
        if self.taverns.shared:
            self.taverns = self.taverns.copy()
        return self.taverns

    def own_suspicion(self) -> Suspicion:
        """Tax supply and suspicion cards."""
        if self.suspicion.shared:
            self.suspicion = self.suspicion.copy()
        return self.suspicion

    def own_king(self) -> King:
        """Orders, favours, petitioners."""
        if self.king.shared:
            self.king = self.king.copy()
        return self.king

    def own_land(self) -> Land:
        """Return the land to change, copied first if it is shared."""
        if self.land.shared:
            self.land = self.land.copy()
        return self.land

    def own_schemes(self) -> Schemes:
        """12. What the AI player has."""
        if self.schemes.shared:
            self.schemes = self.schemes.copy()
        return self.schemes

    # -- looking ---------------------------------------------------------------------------------------------------

    def is_ai(self, side: i64) -> bool:
        """Whether rules and not a person play for this side."""
        return self.solo and side == AI

    def fulfilled(self, side: i64, slot: i64) -> bool:
        """3.9. Whether a revealed order is fulfilled."""
        return slot < self.king.orders_shown and self.sides[side].done[self.king.wants(slot)] >= ORDER_TIMES

    # -- workers ---------------------------------------------------------------------------------------------------

    def gain(self, side: i64, kind: i64, n: i64) -> None:
        """1.1.5, 8.2.3. Workers join the pool; then each criminal draws a suspicion."""
        self.own(side).pool += n * ONE_OF[kind]
        if kind == CRIMINAL:
            for _ in range(n):
                self.owe(side, DRAW_ONE)
        if self.told is not None:
            self.told.append(WorkersGained(int(side), [WORKERS[kind]] * int(n)))

    def gain_crowd(self, side: i64, pool: i64) -> None:
        """3.5. The workers of a paladin or a tavern; then each criminal draws a suspicion."""
        self.own(side).pool += pool
        for _ in range(count_of(pool, CRIMINAL)):
            self.owe(side, DRAW_ONE)

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
        """From the general supply, which never runs out (1.2.4)."""
        self.own(side).silver += n
        if self.told is not None:
            self.told.append(SilverGained(int(side), int(n)))

    def gain_provisions(self, side: i64, n: i64) -> None:
        """From the general supply."""
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
            self.own_schemes().arrive(attribute)

    # -- debts ----------------------------------------------------------------------------------------------------

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
        self.react(side, me.party & REACTING[DEBT_PAID])
        if self.told is not None:
            self.told.append(DebtPaid(int(side), ai=self.is_ai(side)))

    def cancel_debt(self, side: i64) -> None:
        """8.4.1. Back to the debt deck."""
        self.own(side).unpaid -= 1
        if self.told is not None:
            self.told.append(DebtCancelled(int(side), ai=self.is_ai(side)))

    # -- abilities -------------------------------------------------------------------------------------------------

    def react(self, side: i64, cards: i64) -> None:
        """The abilities of these townsfolk are due."""
        while cards:
            self.owe(side, ABILITY_OF[lowest_bit(cards)])
            cards &= cards - 1

    # -- paladins and taverns --------------------------------------------------------------------------------------

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
        taverns = self.own_taverns()
        taverns.guests[place] = side
        tavern = taverns.inns[place]
        self.gain_crowd(side, TAVERN_POOL[tavern])
        if self.told is not None:
            kinds = [WORKERS[kind] for kind in TAVERNS[tavern].workers]
            self.told.append(TavernTaken(int(side), TAVERNS[tavern].id, kinds))

    # -- actions ---------------------------------------------------------------------------------------------------

    def put_workshop(self, side: i64, action: i64, slot: i64) -> None:
        """5.1.2. It covers a slot for the rest of the game (5.1.3); the worker under it is gained (5.1.5)."""
        me = self.own(side)
        under = WORKER_UNDER[me.done[DEVELOP]]
        me.done[DEVELOP] += 1
        me.workshops |= BIT[2 * (action - FIRST_RIGHT) + slot]
        seven: i64 = 7
        me.spaces[action] &= ~(seven << (PLACED_BITS * slot))  # 5.1.4: a worker there goes to the supply
        if self.told is not None:
            self.told.append(Developed(int(side), ACTIONS[action], SLOT_NAMES[slot]))
        self.owe(side, DEVELOP_ABILITIES)  # 4.12: whether it was paid for or not
        self.gain(side, under, 1)

    def dismiss(self, side: i64, column: i64) -> None:
        """5.2.2. Onto the discard pile, for its discard reward."""
        card = self.own_display().discard_townsfolk(column)
        self.owe_row(side, DISCARD_REWARD[card])
        if self.told is not None:
            self.told.append(Dismissed(int(side), TOWNSFOLK[card].id, ai=self.is_ai(side)))

    def enlist(self, side: i64, column: i64) -> None:
        """5.2.3. Into the party, with its instant reward."""
        card = self.own_display().take_townsfolk(column)
        self.own(side).party |= BIT[card]
        self.owe_row(side, INSTANT_REWARD[card])
        if self.told is not None:
            self.told.append(Enlisted(int(side), TOWNSFOLK[card].id))

    def send_monk(self, side: i64, square: i64) -> None:
        """6.1.3."""
        self.own(side).done[COMMISSION] += 1
        self.own_land().occupy(square, side * 2)
        self.owe_row(side, SQUARE_REWARD[square])
        if self.told is not None:
            self.told.append(MonkSent(int(side), SQUARES[square].id, SQUARES[square].region, ai=self.is_ai(side)))

    def post_outpost(self, side: i64, square: i64) -> None:
        """6.2.3."""
        self.own(side).done[GARRISON] += 1
        self.own_land().occupy(square, side * 2 + 1)
        self.owe_row(side, SQUARE_REWARD[square])
        if self.told is not None:
            self.told.append(OutpostPlaced(int(side), SQUARES[square].id, SQUARES[square].region, ai=self.is_ai(side)))

    def build_wall(self, side: i64) -> None:
        """6.3.3. The top wall, with all it gives."""
        self.walls, wall = pop(self.walls)
        self.revealed += 1
        me = self.own(side)
        me.done[FORTIFY] += 1
        me.walls |= BIT[wall]
        self.owe_row(side, WALL_REWARD[wall])
        if self.told is not None:
            self.told.append(WallBuilt(int(side), WALLS[wall].id, ai=self.is_ai(side)))

    def move_jar(self, side: i64, square: i64) -> None:
        """6.4.3."""
        me = self.own(side)
        me.done[ABSOLVE] += 1
        me.jars |= BIT[square]
        self.owe_row(side, JAR_REWARD[square])
        if self.told is not None:
            self.told.append(JarMoved(int(side), ABSOLVE_SQUARES[square].id))

    def strike(self, side: i64, column: i64) -> None:
        """6.5.2, 6.5.3. Its attack rewards; the card is kept face down."""
        card = self.own_display().take_outsider(column)
        me = self.own(side)
        me.done[ATTACK] += 1
        me.attacked |= BIT[card]
        self.owe_row(side, ATTACK_REWARD[card])
        if self.told is not None:
            self.told.append(Attacked(int(side), OUTSIDERS[card].id, ai=self.is_ai(side)))

    def persuade(self, side: i64, column: i64) -> None:
        """6.6.3, 6.6.4. Its strength; the card is kept face up."""
        card = self.own_display().take_outsider(column)
        me = self.own(side)
        me.done[CONVERT] += 1
        me.converted |= BIT[card]
        self.owe_row(side, CONVERT_REWARD[card])
        if self.told is not None:
            self.told.append(Converted(int(side), OUTSIDERS[card].id, ai=self.is_ai(side)))

    def petition(self, side: i64, slot: i64, kind: i64) -> None:
        """7.1, 7.2. A worker onto a favour, until the refresh."""
        me = self.own(side)
        me.pool -= ONE_OF[kind]
        king = self.own_king()
        king.petitioners[slot] = side * PETITIONERS + kind
        self.party_then = me.party
        if self.told is not None:
            workers = [] if self.is_ai(side) else [WORKERS[kind]]
            self.told.append(FavourUsed(int(side), FAVOURS[king.favours[slot]].id, workers, ai=self.is_ai(side)))

    # -- imagining -------------------------------------------------------------------------------------------------

    @override
    def redeal(self, seat: i64) -> None:
        """1.6. The order of every face-down deck, face-down orders and favours, and other players' paladins."""
        self.own_display().redeal(self.chance)
        self.walls = all_mixed(self.chance, self.walls)
        self.own_taverns().redeal(self.chance)
        self.own_suspicion().redeal(self.chance)
        self.own_schemes().redeal(self.chance)
        self.own_king().redeal(self.chance)
        for side in range(self.rules.seats):
            self.own(side).redeal(self.chance, side == seat)
