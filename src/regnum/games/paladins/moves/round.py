"""3, 7, 9. Paladins, taverns, favours, and passing with the workers one keeps."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect
from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Ids, Listed, Product
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.paladins.cards import FAVOURS, PALADINS, TAVERNS
from regnum.games.paladins.effects.base import brought
from regnum.games.paladins.effects.vocabulary import KEEP_WORKERS
from regnum.games.paladins.events import Passed, WorkersKept
from regnum.games.paladins.figures import FAVOUR_DEBTS, FAVOUR_PROVISIONS, FAVOUR_REWARD, FAVOUR_SILVER, FAVOUR_SLOT
from regnum.games.paladins.moves.crews import Crews, workers_missing
from regnum.games.paladins.moves.names import crew_name, price_name, too_few_provisions, too_little_silver
from regnum.games.paladins.parts import ANY, CRIMINAL, FAVOUR_SLOTS, KEPT_WORKERS, NONE, ROUNDS, WORKERS
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import CREW_COUNT, CREW_POOL, CREW_SIZE, CREWS, count_of, holds, size_of

KEEP_SOME: Final = effect(KEEP_WORKERS)
FIRST_FAVOUR_ROUND: Final = 3  # 3.2: then the first one is revealed

# What bars a move of this file, beside ALLOWED.
NOT_IN_HAND: Final = 1
TOP_NOT_IN_HAND: Final = 2
SAME_PALADIN: Final = 3
IDLE_ORDER: Final = 4
NOT_OPEN: Final = 1
CLAIMED: Final = 2
FACE_DOWN: Final = 1
TAKEN: Final = 2
WRONG_ASKER: Final = 3
NO_ASKER: Final = 4
SILVER_SHORT: Final = 5
PROVISIONS_SHORT: Final = 6
NOT_THREE: Final = 1
NOT_IN_POOL: Final = 2


class UsePaladin(Judged[Paladins]):
    """3.4. One paladin to use, one back on top; the third goes to the bottom."""

    use: i64
    top: i64

    def __init__(self, use: i64, top: i64) -> None:
        self.use = use
        self.top = top

    @override
    def notation(self) -> str:
        """`use oliver top roland`"""
        return f"use {PALADINS[self.use].id} top {PALADINS[self.top].id}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """3.4; in the last round the order of the other two no longer matters."""
        me = game.sides[seat]
        hand = me.hand()
        if self.use not in hand:
            return NOT_IN_HAND
        if self.top not in hand:
            return TOP_NOT_IN_HAND
        if self.use == self.top:
            return SAME_PALADIN
        return IDLE_ORDER if game.round == ROUNDS and self.top != other_of(me, self.use) else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == NOT_IN_HAND:
            return refuse("not_in_hand", "3.4", paladin=paladin_name(self.use)).advise("use")
        if bar == TOP_NOT_IN_HAND:
            return refuse("not_in_hand", "3.4", paladin=paladin_name(self.top)).advise("use")
        if bar == SAME_PALADIN:
            return refuse("same_paladin", "3.4", paladin=paladin_name(self.use)).advise("use")
        other = paladin_name(other_of(game.sides[seat], self.use))
        return refuse("order_is_idle", "3.8", paladin=other).advise("use")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Face down until it is revealed (3.5.1)."""
        game.own(seat).choose_paladin(self.use, self.top)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        last = "yes" if game.round == ROUNDS else "no"
        return say("move-use", paladin=paladin_name(self.use), top=paladin_name(self.top), last=last)

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The one to use, then the one on top."""
        return [f"paladin {PALADINS[self.use].id}", f"paladin {PALADINS[self.top].id}"]


def paladin_name(paladin: i64) -> Message:
    """A paladin in the accusative: he is always what somebody uses or lays down."""
    return say(f"paladin-{PALADINS[paladin].id}.acc")


def other_of(me: Side, use: i64) -> i64:
    """The first of the hand that is not the one in use."""
    hand = me.hand()
    return hand[1] if hand[0] == use else hand[0]


class TakeTavern(Judged[Paladins]):
    """3.5.2. An unclaimed tavern, for its four workers."""

    tavern: i64

    def __init__(self, tavern: i64) -> None:
        self.tavern = tavern

    @override
    def notation(self) -> str:
        """`tavern 05`"""
        return f"tavern {TAVERNS[self.tavern].id}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """3.3, 3.5.2."""
        place = game.taverns.place_of(self.tavern)
        if place == NONE:
            return NOT_OPEN
        return CLAIMED if game.taverns.guests[place] != NONE else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == CLAIMED:
            return refuse("tavern_claimed", "3.5.2").advise("tavern")
        name = say(f"tavern-{TAVERNS[self.tavern].id}.short")
        return refuse("tavern_not_open", "3.3", tavern=name).advise("tavern")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """3.5.3. Criminals draw suspicion at once."""
        game.take_tavern(seat, game.taverns.place_of(self.tavern))

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        return say("move-tavern", workers=crew_name(TAVERNS[self.tavern].workers))

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"tavern {TAVERNS[self.tavern].id}"]


def slot_bar(game: Paladins, slot: i64) -> i64:
    """3.2, 7.2. A favour must be revealed, if only this round (7.3), and used by nobody."""
    king = game.king
    if slot >= king.favours_shown:
        return FACE_DOWN
    return TAKEN if king.petitioners[slot] != NONE else ALLOWED


def asker_bar(me: Side, favour: i64, kind: i64) -> i64:
    """1.1.2, 1.1.5. Who asks for it must fit its slot, and be there."""
    wanted = FAVOUR_SLOT[favour]
    if wanted != ANY and wanted != kind and kind != CRIMINAL:
        return WRONG_ASKER
    return NO_ASKER if count_of(me.pool, kind) == 0 else ALLOWED


def price_bar(me: Side, favour: i64) -> i64:
    """7.1. Its further cost."""
    if me.silver < FAVOUR_SILVER[favour]:
        return SILVER_SHORT
    return PROVISIONS_SHORT if me.provisions < FAVOUR_PROVISIONS[favour] else ALLOWED


class UseFavour(Judged[Paladins]):
    """7.1. A worker onto a revealed favour that nobody uses."""

    slot: i64
    kind: i64

    def __init__(self, slot: i64, kind: i64) -> None:
        self.slot = slot
        self.kind = kind

    @override
    def notation(self) -> str:
        """`favour 2 scout`"""
        return f"favour {self.slot + 1} {WORKERS[self.kind]}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """7.1, 7.2."""
        bar = slot_bar(game, self.slot)
        if bar != ALLOWED:
            return bar
        me, favour = game.sides[seat], game.king.favours[self.slot]
        bar = asker_bar(me, favour, self.kind)
        return price_bar(me, favour) if bar == ALLOWED else bar

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == FACE_DOWN:
            round = int(self.slot) + FIRST_FAVOUR_ROUND
            return refuse("favour_face_down", "3.2", round=round).advise("favour")
        if bar == TAKEN:
            return refuse("favour_taken", "7.2")
        me, favour = game.sides[seat], game.king.favours[self.slot]
        if bar == WRONG_ASKER:
            wanted = say(f"worker-{WORKERS[FAVOUR_SLOT[favour]]}.acc")
            return refuse("wrong_workers", "1.1.2", action=say("action-favour"), wanted=[wanted])
        if bar == NO_ASKER:
            return workers_missing(me, (int(self.kind),))
        if bar == SILVER_SHORT:
            return too_little_silver(FAVOUR_SILVER[favour], me.silver, "7.1")
        return too_few_provisions(FAVOUR_PROVISIONS[favour], me.provisions, "7.1")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Worker, cost, reward."""
        favour = game.king.favours[self.slot]
        game.owe_row(seat, FAVOUR_REWARD[favour])
        game.petition(seat, self.slot, self.kind)
        game.pay_silver(seat, FAVOUR_SILVER[favour])
        game.pay_provisions(seat, FAVOUR_PROVISIONS[favour])
        for _ in range(FAVOUR_DEBTS[favour]):
            game.take_debt(seat)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """Which favour, who asks for it, what it costs and brings."""
        if self.slot >= game.king.favours_shown:
            return say("move-favour-hidden", slot=int(self.slot) + 1)
        favour = FAVOURS[game.king.favours[self.slot]]
        cost = price_name(silver=favour.silver, provision=favour.provisions, debt=favour.debts)
        gain = brought(game, game.sides[seat], favour.reward, debts=favour.debts)
        return say(
            "move-favour",
            favour=say(f"favour-{favour.id}"), workers=crew_name((int(self.kind),)),
            cost=cost or "none", gain=gain or "none",
        )  # fmt: skip

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The favour, then the worker."""
        return [f"favour {self.slot + 1}", f"worker {WORKERS[self.kind]}"]


class Pass(Move[Paladins]):
    """9.1. No more turns this round."""

    @override
    def notation(self) -> str:
        """`pass`"""
        return "pass"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """9.1.2, 9.1.3."""
        step_back(game, seat, "")

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button pass"]


def step_back(game: Paladins, seat: i64, reason: str) -> None:
    """9.1. Workers leave the own board; up to three of the pool are kept."""
    me = game.own(seat)
    me.passed = True
    me.clear_spaces()
    if game.told is not None:
        game.told.append(Passed(int(seat), reason))
    game.owe(seat, KEEP_SOME)


class Keep(Judged[Paladins]):
    """9.1.3. Three workers for the next round."""

    crew: i64

    def __init__(self, crew: i64) -> None:
        self.crew = crew

    @override
    def notation(self) -> str:
        """`keep scout+merchant+criminal`"""
        return "keep " + "+".join(WORKERS[kind] for kind in CREWS[self.crew])

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """9.1.3, R36."""
        if CREW_SIZE[self.crew] != KEPT_WORKERS:
            return NOT_THREE
        return ALLOWED if holds(game.sides[seat].pool, CREW_POOL[self.crew]) else NOT_IN_POOL

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == NOT_THREE:
            return refuse("keep_three", "9.1.3", count=KEPT_WORKERS)
        return workers_missing(game.sides[seat], CREWS[self.crew])

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """The rest goes to the supply."""
        game.keep(seat, CREW_POOL[self.crew])
        if game.told is not None:
            game.told.append(WorkersKept(int(seat), [WORKERS[kind] for kind in CREWS[self.crew]]))

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        return say("move-keep", workers=crew_name(CREWS[self.crew]))

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"worker {WORKERS[kind]}" for kind in CREWS[self.crew]]


def must_choose(pool: i64) -> bool:
    """9.1.3. More than can be kept."""
    return size_of(pool) > KEPT_WORKERS


PALADIN: Final = Ids("PALADIN", [paladin.id for paladin in PALADINS])
USES: Final = Product("use PALADIN top PALADIN", UsePaladin, PALADIN, PALADIN)
TAVERN_MOVES: Final = Listed("tavern", [TakeTavern(tavern) for tavern in range(len(TAVERNS))])
FAVOUR_MOVES: Final = Listed(
    "favour", [UseFavour(slot, kind) for slot in range(FAVOUR_SLOTS) for kind in range(len(WORKERS))]
)
PASSES: Final = Listed("pass", [Pass()])
PASS: Final = PASSES.at(0)
KEPT: Final = Crews("WORKER+WORKER+WORKER", CREW_COUNT)
KEEPS: Final = Product("keep WORKER+WORKER+WORKER", Keep, KEPT)
# By slot and kind. Not typed as moves: a list of moves would be checked at every look, and a search looks a lot.
BY_FAVOUR: Final[list[Any]] = [*FAVOUR_MOVES.all()]
