"""3, 7, 9. Paladins, taverns, favours, and passing with the workers one keeps."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import effect
from regnum.core.errors import NotationError
from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.paladins.cards import FAVOURS, PALADINS, TAVERNS
from regnum.games.paladins.effects.base import brought
from regnum.games.paladins.effects.vocabulary import KEEP_WORKERS
from regnum.games.paladins.events import Passed, WorkersKept
from regnum.games.paladins.figures import FAVOUR_DEBTS, FAVOUR_PROVISIONS, FAVOUR_REWARD, FAVOUR_SILVER, FAVOUR_SLOT
from regnum.games.paladins.moves.actions import read_crew, workers_missing
from regnum.games.paladins.moves.names import crew_name, price_name, too_few_provisions, too_little_silver
from regnum.games.paladins.parts import ANY, CRIMINAL, FAVOUR_SLOTS, KEPT_WORKERS, NONE, ROUNDS, WORKERS
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import CREW_COUNT, CREW_POOL, CREW_SIZE, CREWS, count_of, fills, holds, size_of

KEEP_SOME: Final = effect(KEEP_WORKERS)


class UsePaladin(Move[Paladins]):
    """3.4. One paladin to use, one back on top; the third goes to the bottom."""

    use: i64
    top: i64

    def __init__(self, use: i64, top: i64) -> None:
        self.use = use
        self.top = top

    def notation(self) -> str:
        """`use oliver top roland`"""
        return f"use {PALADINS[self.use].id} top {PALADINS[self.top].id}"

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """3.4; in the last round the order of the other two no longer matters."""
        hand = game.sides[seat].hand()
        for paladin in (self.use, self.top):
            if paladin not in hand:
                return refuse("not_in_hand", "3.4", paladin=paladin_name(paladin)).advise("use")
        if self.use == self.top:
            return refuse("same_paladin", "3.4", paladin=paladin_name(self.use)).advise("use")
        if game.round == ROUNDS and self.top != other_of(game.sides[seat], self.use):
            other = paladin_name(other_of(game.sides[seat], self.use))
            return refuse("order_is_idle", "3.8", paladin=other).advise("use")
        return None

    def play(self, game: Paladins, seat: i64) -> None:
        """Face down until it is revealed (3.5.1)."""
        game.own(seat).choose_paladin(self.use, self.top)

    def label(self, game: Paladins, seat: i64) -> Message:
        """All three."""
        last = "yes" if game.round == ROUNDS else "no"
        return say("move-use", paladin=paladin_name(self.use), top=paladin_name(self.top), last=last)

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


class UsePaladins(Family):
    """Every paladin with every other on top."""

    def make(self, index: i64) -> Move[Any]:
        """The used one first."""
        return UsePaladin(index // len(PALADINS), index % len(PALADINS))

    def read(self, words: list[str]) -> int:
        """`oliver top roland`"""
        if len(words) != 3 or words[1] != "top":
            raise NotationError(f"written right: {self.usage}")
        return read_paladin(words[0]) * len(PALADINS) + read_paladin(words[2])


def read_paladin(word: str) -> int:
    """The number of a paladin, or NotationError."""
    ids = [paladin.id for paladin in PALADINS]
    if word not in ids:
        raise NotationError(f"there is no paladin {word!r}; there are: {', '.join(ids)}")
    return ids.index(word)


class TakeTavern(Move[Paladins]):
    """3.5.2. An unclaimed tavern, for its four workers."""

    tavern: i64

    def __init__(self, tavern: i64) -> None:
        self.tavern = tavern

    def notation(self) -> str:
        """`tavern 05`"""
        return f"tavern {TAVERNS[self.tavern].id}"

    def place(self, game: Paladins) -> i64:
        """Where it lies, or NONE."""
        for place in range(i64(len(game.taverns.inns))):
            if game.taverns.inns[place] == self.tavern:
                return place
        return NONE

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """3.5.2."""
        place = self.place(game)
        if place == NONE:
            name = say(f"tavern-{TAVERNS[self.tavern].id}.short")
            return refuse("tavern_not_open", "3.3", tavern=name).advise("tavern")
        return refuse("tavern_claimed", "3.5.2").advise("tavern") if game.taverns.guests[place] != NONE else None

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        place = self.place(game)
        return place != NONE and game.taverns.guests[place] == NONE

    def play(self, game: Paladins, seat: i64) -> None:
        """3.5.3. Criminals draw suspicion at once."""
        game.take_tavern(seat, self.place(game))

    def label(self, game: Paladins, seat: i64) -> Message:
        """Its workers."""
        return say("move-tavern", workers=crew_name(TAVERNS[self.tavern].workers))

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card."""
        return [f"tavern {TAVERNS[self.tavern].id}"]


def favour_open(game: Paladins, me: Side, slot: i64) -> bool:
    """7.1. Revealed, used by nobody, and within the player's means."""
    if slot >= game.king.favours_shown or game.king.petitioners[slot] != NONE:
        return False
    favour = game.king.favours[slot]
    return me.silver >= FAVOUR_SILVER[favour] and me.provisions >= FAVOUR_PROVISIONS[favour]


class UseFavour(Move[Paladins]):
    """7.1. A worker onto a revealed favour that nobody uses."""

    slot: i64
    kind: i64

    def __init__(self, slot: i64, kind: i64) -> None:
        self.slot = slot
        self.kind = kind

    def notation(self) -> str:
        """`favour 2 scout`"""
        return f"favour {self.slot + 1} {WORKERS[self.kind]}"

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        me = game.sides[seat]
        if not favour_open(game, me, self.slot) or count_of(me.pool, self.kind) == 0:
            return False
        slot = FAVOUR_SLOT[game.king.favours[self.slot]]
        return slot == ANY or slot == self.kind or self.kind == CRIMINAL

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """3.2, 7.1, 7.2."""
        if self.slot >= game.king.favours_shown:
            round = int(self.slot) + 3
            return refuse("favour_face_down", "3.2", round=round).advise("favour")
        if game.king.petitioners[self.slot] != NONE:
            return refuse("favour_taken", "7.2")
        me = game.sides[seat]
        favour = game.king.favours[self.slot]
        if not fills(int(FAVOUR_SLOT[favour]), int(self.kind)):
            wanted = say(f"worker-{WORKERS[FAVOUR_SLOT[favour]]}.acc")
            return refuse("wrong_workers", "1.1.2", action=say("action-favour"), wanted=[wanted])
        if count_of(me.pool, self.kind) == 0:
            return workers_missing(me, (int(self.kind),))
        if me.silver < FAVOUR_SILVER[favour]:
            return too_little_silver(FAVOUR_SILVER[favour], me.silver, "7.1")
        if me.provisions < FAVOUR_PROVISIONS[favour]:
            return too_few_provisions(FAVOUR_PROVISIONS[favour], me.provisions, "7.1")
        return None

    def play(self, game: Paladins, seat: i64) -> None:
        """Worker, cost, reward."""
        favour = game.king.favours[self.slot]
        game.owe_row(seat, FAVOUR_REWARD[favour])
        game.petition(seat, self.slot, self.kind)
        game.pay_silver(seat, FAVOUR_SILVER[favour])
        game.pay_provisions(seat, FAVOUR_PROVISIONS[favour])
        for _ in range(FAVOUR_DEBTS[favour]):
            game.take_debt(seat)

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

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The favour, then the worker."""
        return [f"favour {self.slot + 1}", f"worker {WORKERS[self.kind]}"]


class Pass(Move[Paladins]):
    """9.1. No more turns this round."""

    def notation(self) -> str:
        """`pass`"""
        return "pass"

    def play(self, game: Paladins, seat: i64) -> None:
        """9.1.2, 9.1.3."""
        step_back(game, seat, "")

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


class Keep(Move[Paladins]):
    """9.1.3. Three workers for the next round."""

    crew: i64

    def __init__(self, crew: i64) -> None:
        self.crew = crew

    def notation(self) -> str:
        """`keep scout+merchant+criminal`"""
        return "keep " + "+".join(WORKERS[kind] for kind in CREWS[self.crew])

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        return CREW_SIZE[self.crew] == KEPT_WORKERS and holds(game.sides[seat].pool, CREW_POOL[self.crew])

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """9.1.3, R36."""
        if CREW_SIZE[self.crew] != KEPT_WORKERS:
            return refuse("keep_three", "9.1.3", count=KEPT_WORKERS)
        me = game.sides[seat]
        return None if holds(me.pool, CREW_POOL[self.crew]) else workers_missing(me, CREWS[self.crew])

    def play(self, game: Paladins, seat: i64) -> None:
        """The rest goes to the supply."""
        game.keep(seat, CREW_POOL[self.crew])
        if game.told is not None:
            game.told.append(WorkersKept(int(seat), [WORKERS[kind] for kind in CREWS[self.crew]]))

    def label(self, game: Paladins, seat: i64) -> Message:
        """Which ones."""
        return say("move-keep", workers=crew_name(CREWS[self.crew]))

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The workers."""
        return [f"worker {WORKERS[kind]}" for kind in CREWS[self.crew]]


class Keeps(Family):
    """Every crew."""

    def make(self, index: i64) -> Move[Any]:
        """Crew by crew."""
        return Keep(index)

    def read(self, words: list[str]) -> int:
        """`scout+merchant+criminal`"""
        return read_crew(words, self.usage)


def must_choose(pool: i64) -> bool:
    """9.1.3. More than can be kept."""
    return size_of(pool) > KEPT_WORKERS


USES: Final = UsePaladins("use", "use PALADIN top PALADIN", len(PALADINS) ** 2)
TAVERN_MOVES: Final = Listed("tavern", [TakeTavern(tavern) for tavern in range(len(TAVERNS))])
FAVOUR_MOVES: Final = Listed(
    "favour", [UseFavour(slot, kind) for slot in range(FAVOUR_SLOTS) for kind in range(len(WORKERS))]
)
PASSES: Final = Listed("pass", [Pass()])
KEEPS: Final = Keeps("keep", "keep WORKER+WORKER+WORKER", CREW_COUNT)
# By slot and kind. Not typed as moves: a list of moves would be checked at every look, and a search looks a lot.
BY_FAVOUR: Final[list[Any]] = [FAVOUR_MOVES.at(index) for index in range(i64(FAVOUR_SLOTS * len(WORKERS)))]
