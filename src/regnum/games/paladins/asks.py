"""What is to be decided: a turn, and then only what is really open."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import n_of, what_of
from regnum.core.messages import Message, say
from regnum.core.notation import Family
from regnum.core.words import ALLOWED, Ask, Move
from regnum.games.paladins.cards import PALADINS, TOWNSFOLK
from regnum.games.paladins.figures import FAVOUR_SLOT, INQUISITORS, OPTIONS
from regnum.games.paladins.land import spot_reached
from regnum.games.paladins.moves.actions import ACT_CLASSES, ACTS, BY_CREW, EACH_ACTION
from regnum.games.paladins.moves.rewards import (
    ABILITIES,
    CANCELS,
    CHOOSES,
    DECLINE,
    DISCARDS,
    SETTLES,
    CancelDebt,
    Choose,
    Decline,
    Discard,
    PayDebt,
    UseAbility,
    may_decline,
)
from regnum.games.paladins.moves.round import (
    BY_FAVOUR,
    FAVOUR_MOVES,
    KEEPS,
    PASS,
    TAVERN_MOVES,
    USES,
    Keep,
    Pass,
    TakeTavern,
    UseFavour,
    UsePaladin,
    asker_bar,
    other_of,
    price_bar,
    slot_bar,
)
from regnum.games.paladins.moves.targets import (
    CLEARS,
    DISMISSALS,
    ENLISTS,
    JARS,
    PERSUASIONS,
    POSTS,
    PUT_WORKSHOPS,
    SENDS,
    STRIKES,
    Clear,
    Dismiss,
    Enlist,
    MoveJar,
    Persuade,
    Post,
    PutWorkshop,
    Send,
    Strike,
    TakeSquare,
    is_free_of_charge,
)
from regnum.games.paladins.parts import (
    ANY,
    CONSPIRE,
    DEBT_COLUMNS,
    DEVELOP,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FAVOUR_SLOTS,
    HUNT,
    KEPT_WORKERS,
    KINDS,
    LABOURER,
    ONE_OR_TWO,
    ROUNDS,
    SLOTS,
    SPACES,
    STRENGTH,
    STRENGTH_FLAGS,
    TOWNSFOLK_COLUMNS,
    TRADE,
    WORKER_UNDER,
    WORKERS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import (
    COLOURED,
    CREW_COUNT,
    CREW_NUMBERS,
    CREW_POOL,
    CREW_SIZE,
    FEWEST,
    FITTING_CREWS,
    FITTING_END,
    GUARDS,
    PATTERNS,
    kinds_for_slots,
    kinds_in,
    open_slots,
    size_of,
)


class TakeTurn(Ask[Paladins]):
    """3.6. One action with its workers, a favour, or passing."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """All that a turn can be."""
        return (*ACT_CLASSES, UseFavour, Pass)

    @override
    def prompt(self, game: Paladins, seat: i64) -> Message:
        """Which round it is, and how many workers are left."""
        return say("ask-take-turn", round=int(game.round), workers=len(kinds_in(game.sides[seat].pool)))

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every action with each crew that can do it; one that cannot be done once, with what stands in its way."""
        me = game.sides[seat]
        moves: list[Move[Any]] = []
        for action in range(i64(SPACES)):
            before = len(moves)
            add_crews(game, me, action, moves)
            if len(moves) == before:
                moves.append(ACTS[action].at(likely_crew(me, action)))
        for slot in range(i64(FAVOUR_SLOTS)):
            before = len(moves)
            add_favour(game, me, slot, moves)
            if len(moves) == before:
                moves.append(FAVOUR_MOVES.at(slot * KINDS + likely_kind(game, me, slot)))
        moves.append(PASS)
        return moves

    @override
    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """The same without the refused ones, found directly: this is where a search spends its time."""
        me = game.sides[seat]
        moves: list[Move[Any]] = []
        size, kinds = size_of(me.pool), kinds_for_slots(me.pool)
        for action in range(i64(SPACES)):
            row = action * PATTERNS + me.covered(action)
            if size >= FEWEST[row] and COLOURED[row] & ~kinds == 0 and not me.blocked(action):
                add_crews(game, me, action, moves)
        for slot in range(game.king.favours_shown):
            add_favour(game, me, slot, moves)
        moves.append(PASS)
        return moves


def add_crews(game: Paladins, me: Side, action: i64, moves: list[Any]) -> None:
    """An action with each crew that can do it now."""
    if not EACH_ACTION[action].ready(game, me):
        return
    row = action * PATTERNS + me.covered(action)
    first = FITTING_END[row - 1] if row > 0 else i64(0)
    guarded = me.pool | GUARDS
    by_crew = BY_CREW[action]
    for i in range(first, FITTING_END[row]):
        crew = FITTING_CREWS[i]
        if (guarded - CREW_POOL[crew]) & GUARDS == GUARDS:
            moves.append(by_crew[crew])


def add_favour(game: Paladins, me: Side, slot: i64, moves: list[Any]) -> None:
    """A favour with each kind of worker that may ask for it now."""
    if slot_bar(game, slot) != ALLOWED:
        return
    favour = game.king.favours[slot]
    if price_bar(me, favour) != ALLOWED:
        return
    for kind in range(i64(KINDS)):
        if asker_bar(me, favour, kind) == ALLOWED:
            moves.append(BY_FAVOUR[slot * KINDS + kind])


def likely_crew(me: Side, action: i64) -> i64:
    """The crew one would first think of for an action that cannot be done: own colours, then whoever is there."""
    slots = [SLOTS[action][at] for at in open_slots(int(action), int(me.covered(action)))]
    if action in ONE_OR_TWO:
        slots = slots[:1]
    have = kinds_in(me.pool)
    crew = [slot for slot in slots if slot != ANY]
    for kind in crew:
        if kind in have:
            have.remove(kind)
    while len(crew) < len(slots):
        crew.append(have.pop(0) if have else LABOURER)
    return CREW_NUMBERS[tuple(sorted(crew))]


def likely_kind(game: Paladins, me: Side, slot: i64) -> i64:
    """The worker one would first think of for a favour that cannot be used."""
    wanted = FAVOUR_SLOT[game.king.favours[slot]] if slot < game.king.favours_shown else i64(ANY)
    if wanted != ANY:
        return wanted
    have = kinds_in(me.pool)
    return i64(have[0]) if have else i64(LABOURER)


def can_act(game: Paladins, seat: i64) -> bool:
    """9.1.1. Whether there is anything to do but pass."""
    me = game.sides[seat]
    if me.pool == 0:
        return False
    if not (me.spaces[CONSPIRE] and me.spaces[HUNT] and me.spaces[TRADE]):
        return True  # any worker can do one of these
    return len(TAKE_TURN.legal(game, seat)) > 1


# -- the round ----------------------------------------------------------------------------------------------------


class ChoosePaladin(Ask[Paladins]):
    """3.4. Three paladins drawn: one to use, one on top, one to the bottom; all players at once, in secret."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (UsePaladin,)

    @override
    def prompt(self, game: Paladins, seat: i64) -> Message:
        """Which round it is."""
        return say("ask-choose-paladin", round=int(game.round), last="yes" if game.round == ROUNDS else "no")

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Each with each of the others on top; in the last round that no longer matters."""
        hand = game.sides[seat].hand()
        moves: list[Move[Any]] = []
        for use in hand:
            for top in hand:
                if use != top and (game.round < ROUNDS or top == other_of(game.sides[seat], use)):
                    moves.append(USES.at(use * len(PALADINS) + top))
        return moves

    @override
    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return self.moves(game, seat)


class ChooseTavern(Ask[Paladins]):
    """3.5.2. One of the unclaimed taverns."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (TakeTavern,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """All of this round, claimed ones too."""
        return [TAVERN_MOVES.at(tavern) for tavern in game.taverns.inns]


class KeepThree(Ask[Paladins]):
    """9.1.3. More than three workers left: which are kept?"""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Keep,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Each set of three once."""
        pool = game.sides[seat].pool
        moves: list[Move[Any]] = []
        for crew in range(i64(CREW_COUNT)):
            if CREW_SIZE[crew] == KEPT_WORKERS and ((pool | GUARDS) - CREW_POOL[crew]) & GUARDS == GUARDS:
                moves.append(KEEPS.at(crew))
        return moves

    @override
    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return self.moves(game, seat)


# -- targets ------------------------------------------------------------------------------------------------------


ALL_CLEARS: Final = CLEARS.all()
ALL_WORKSHOPS: Final = PUT_WORKSHOPS.all()
ALL_SENDS: Final = [take for take in SENDS.all() if isinstance(take, TakeSquare)]
ALL_POSTS: Final = [take for take in POSTS.all() if isinstance(take, TakeSquare)]
# The same, not typed as moves: a list of moves would be checked at every look, and a search looks a lot.
SENDINGS: Final[list[Any]] = [*ALL_SENDS]
POSTINGS: Final[list[Any]] = [*ALL_POSTS]
ALL_JARS: Final = JARS.all()
ALL_STRIKES: Final = STRIKES.all()
ALL_PERSUASIONS: Final = PERSUASIONS.all()


class ChooseTownsfolk(Ask[Paladins]):
    """2.12, 5.2.3, 6.7.2. Whom to take into the party: in the draft, for a price, or as a reward."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A reward may be declined."""
        return (Enlist, Decline)

    @override
    def prompt(self, game: Paladins, seat: i64) -> Message:
        """Draft, price or reward."""
        free = "reward" if may_decline(game) else "draft"
        return say("ask-choose-townsfolk", how=free if is_free_of_charge(game) else "price")

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every card that lies there, with each way to pay."""
        return [*townsfolk_moves(game, ENLISTS), *declining(game)]


class DismissTownsfolk(Ask[Paladins]):
    """5.2.2. Whom to discard for the reward."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Dismiss,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every card that lies there, with each way to pay."""
        return townsfolk_moves(game, DISMISSALS)


def townsfolk_moves(game: Paladins, family: Family) -> list[Move[Any]]:
    """Each card of the row for silver; the leftmost ones for a debt too, where there is a price."""
    moves = [family.at(column) for column in range(i64(TOWNSFOLK_COLUMNS)) if game.display.row[column] != EMPTY]
    if not is_free_of_charge(game):
        for column in range(i64(DEBT_COLUMNS)):
            if game.display.row[column] != EMPTY:
                moves.append(family.at(TOWNSFOLK_COLUMNS + column))
    return moves


class ChooseWorkshop(Ask[Paladins]):
    """5.1.2. Where the workshop goes."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A reward may be declined."""
        return (PutWorkshop, Decline)

    @override
    def prompt(self, game: Paladins, seat: i64) -> Message:
        """With the worker under it (5.1.5)."""
        under = WORKER_UNDER[game.sides[seat].done[DEVELOP]]
        return say("ask-choose-workshop", worker=say(f"count-{WORKERS[under]}-acc", count=1))

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every slot that can be developed."""
        return [*ALL_WORKSHOPS, *declining(game)]


class ChooseSpace(Ask[Paladins]):
    """5.4. Which action space becomes free; a favour is none (5.4.2)."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A reward may be declined."""
        return (Clear, Decline)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        me = game.sides[seat]
        return [*(ALL_CLEARS[action] for action in range(i64(SPACES)) if me.spaces[action]), *declining(game)]


def in_play(game: Paladins, takes: list[TakeSquare]) -> list[Move[Any]]:
    """2.9. Squares that exist with this number of players."""
    return [take for take in takes if take.exists(game)]


def within_reach(game: Paladins, have: i64, flags: vec[i64], takes: list[Any]) -> list[Move[Any]]:
    """6.1.1, 6.2.1. The free squares of the regions within reach, which follow each other from left to right."""
    land = game.land
    moves: list[Any] = []
    for spot in range(i64(len(takes))):
        if not spot_reached(have, flags, spot):
            break
        if land.spot_free(spot):
            moves.append(takes[spot])
    return moves


class ChooseMonksSquare(Ask[Paladins]):
    """6.1.3. Where the monk goes."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Send,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every kind of square of every region."""
        return in_play(game, ALL_SENDS)

    @override
    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return within_reach(game, game.sides[seat].effective(FAITH), FAITH_FLAGS, SENDINGS)


class ChooseOutpostsSquare(Ask[Paladins]):
    """6.2.3. Where the outpost goes."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Post,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every kind of square of every region."""
        return in_play(game, ALL_POSTS)

    @override
    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return within_reach(game, game.sides[seat].effective(STRENGTH), STRENGTH_FLAGS, POSTINGS)


class ChooseJarSquare(Ask[Paladins]):
    """6.4.3. Where the jar goes."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (MoveJar,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every kind of absolve square."""
        return ALL_JARS[:]


class AttackOutsider(Ask[Paladins]):
    """6.5.1. Whom to attack."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Strike,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every outsider that lies there."""
        return [move for column, move in enumerate(ALL_STRIKES) if game.display.front[column] != EMPTY]


class ConvertOutsider(Ask[Paladins]):
    """6.6.1. Whom to convert."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Persuade,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every outsider that lies there."""
        return [move for column, move in enumerate(ALL_PERSUASIONS) if game.display.front[column] != EMPTY]


# -- rewards ------------------------------------------------------------------------------------------------------


def declining(game: Paladins) -> list[Move[Any]]:
    """The answer no, where it is one."""
    return [DECLINE] if may_decline(game) else []


class DiscardSuspicions(Ask[Paladins]):
    """1.7.2. How many suspicions to discard, if any."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Discard, Decline)

    @override
    def prompt(self, game: Paladins, seat: i64) -> Message:
        """How many at most."""
        most = min(n_of(game.pending), game.sides[seat].suspicions)
        return say("ask-discard-suspicions", most=int(most), have=int(game.sides[seat].suspicions))

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """One, or two where the reward says so."""
        return [*(DISCARDS.at(n) for n in range(n_of(game.pending))), *declining(game)]


class SettleDebt(Ask[Paladins]):
    """6.7.4. Pay a debt?"""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (PayDebt, Decline)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return [SETTLES.at(0), DECLINE]


class GiveDebtBack(Ask[Paladins]):
    """6.7.4. Cancel a debt?"""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (CancelDebt, Decline)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return [CANCELS.at(0), DECLINE]


class ChooseReward(Ask[Paladins]):
    """1.7.3. One of the rewards on the card."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (Choose,)

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        return [CHOOSES.at(option) for option in range(OPTIONS[what_of(game.pending)])]


class UseInquisitionAbilities(Ask[Paladins]):
    """8.3.1. Before suspicion is compared: own abilities one by one, in any order, as many as one likes."""

    @override
    def verbs(self) -> tuple[type[Move[Any]], ...]:
        return (UseAbility, Decline)

    @override
    def prompt(self, game: Paladins, seat: i64) -> Message:
        """How suspected one is."""
        return say("ask-use-inquisition-abilities", suspicions=int(game.sides[seat].suspicions))

    @override
    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """The cards of the party that wait for an Inquisition and have not been used."""
        cards = game.sides[seat].party & INQUISITORS & ~game.used_abilities
        return [*(ABILITIES.at(card) for card in range(len(TOWNSFOLK)) if (cards >> card) & 1), DECLINE]


TAKE_TURN: Final = TakeTurn()
CHOOSE_PALADIN: Final = ChoosePaladin()
CHOOSE_TAVERN: Final = ChooseTavern()
KEEP_THREE: Final = KeepThree()
CHOOSE_TOWNSFOLK: Final = ChooseTownsfolk()
DISMISS_ONE: Final = DismissTownsfolk()
CHOOSE_WORKSHOP: Final = ChooseWorkshop()
CHOOSE_SPACE: Final = ChooseSpace()
CHOOSE_MONKS_SQUARE: Final = ChooseMonksSquare()
CHOOSE_OUTPOSTS_SQUARE: Final = ChooseOutpostsSquare()
CHOOSE_JAR_SQUARE: Final = ChooseJarSquare()
ATTACK_OUTSIDER: Final = AttackOutsider()
CONVERT_OUTSIDER: Final = ConvertOutsider()
DISCARD_SUSPICIONS: Final = DiscardSuspicions()
SETTLE_DEBT: Final = SettleDebt()
GIVE_DEBT_BACK: Final = GiveDebtBack()
CHOOSE_REWARD: Final = ChooseReward()
USE_INQUISITION_ABILITIES: Final = UseInquisitionAbilities()
