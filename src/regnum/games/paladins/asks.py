"""What is to be decided: a turn, and then only what is really open."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, what_of
from regnum.core.letters import Message, say
from regnum.core.notation import Family
from regnum.core.words import Ask, Move
from regnum.games.paladins.cards import PALADINS, TOWNSFOLK
from regnum.games.paladins.effects.base import kind_of
from regnum.games.paladins.effects.vocabulary import DISMISS_TOWNSFOLK, DRAFT_TOWNSFOLK, ENLIST_TOWNSFOLK
from regnum.games.paladins.figures import FAVOUR_SLOT, INQUISITORS, OPTIONS, SPOT_REGION, SPOT_SQUARES, SQUARES_FOR
from regnum.games.paladins.moves.actions import (
    ACTS,
    BY_CREW,
    Absolve,
    Attack,
    Commission,
    Conspire,
    Convert,
    Develop,
    Fortify,
    Garrison,
    Hunt,
    Pray,
    Recruit,
    Trade,
    ready,
)
from regnum.games.paladins.moves.rewards import (
    ABILITIES,
    CANCELS,
    CHOOSES,
    DECLINES,
    DISCARDS,
    SETTLES,
    CancelDebt,
    Choose,
    Decline,
    Discard,
    PayDebt,
    UseAbility,
)
from regnum.games.paladins.moves.round import (
    BY_FAVOUR,
    FAVOUR_MOVES,
    KEEPS,
    PASSES,
    TAVERN_MOVES,
    USES,
    Keep,
    Pass,
    TakeTavern,
    UseFavour,
    UsePaladin,
    favour_open,
    other_of,
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
)
from regnum.games.paladins.parts import (
    ANY,
    CONSPIRE,
    CRIMINAL,
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
    count_of,
    kinds_for_slots,
    kinds_in,
    open_slots,
    size_of,
)


class TakeTurn(Ask[Paladins]):
    """3.6. One action with its workers, a favour, or passing."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """All that a turn can be."""
        return (
            Develop, Recruit, Hunt, Trade, Pray, Conspire, Commission, Fortify, Garrison, Absolve, Attack, Convert,
            UseFavour, Pass,
        )  # fmt: skip

    def prompt(self, game: Paladins, seat: i64) -> Message:
        """Which round it is, and how many workers are left."""
        return say("ask-take-turn", round=int(game.round), workers=len(kinds_in(game.sides[seat].pool)))

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
        moves.append(PASSES.at(0))
        return moves

    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """The same without the refused ones, found directly: this is where a search spends its time."""
        me = game.sides[seat]
        moves: list[Move[Any]] = []
        size, kinds = size_of(me.pool), kinds_for_slots(me.pool)
        for action in range(i64(SPACES)):
            row = action * PATTERNS + me.covered(action)
            if size >= FEWEST[row] and COLOURED[row] & ~kinds == 0:
                add_crews(game, me, action, moves)
        for slot in range(game.king.favours_shown):
            add_favour(game, me, slot, moves)
        moves.append(PASSES.at(0))
        return moves


def add_crews(game: Paladins, me: Side, action: i64, moves: list[Any]) -> None:
    """An action with each crew that can do it now."""
    if not ready(game, me, action):
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
    if not favour_open(game, me, slot):
        return
    wanted = FAVOUR_SLOT[game.king.favours[slot]]
    for kind in range(i64(KINDS)):
        if count_of(me.pool, kind) > 0 and (wanted == ANY or wanted == kind or kind == CRIMINAL):
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

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (UsePaladin,)

    def prompt(self, game: Paladins, seat: i64) -> Message:
        """Which round it is."""
        return say("ask-choose-paladin", round=int(game.round), last="yes" if game.round == ROUNDS else "no")

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Each with each of the others on top; in the last round that no longer matters."""
        hand = game.sides[seat].hand()
        moves: list[Move[Any]] = []
        for use in hand:
            for top in hand:
                if use != top and (game.round < ROUNDS or top == other_of(game.sides[seat], use)):
                    moves.append(USES.at(use * len(PALADINS) + top))
        return moves

    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return self.moves(game, seat)


class ChooseTavern(Ask[Paladins]):
    """3.5.2. One of the unclaimed taverns."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (TakeTavern,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """All of this round, claimed ones too."""
        return [TAVERN_MOVES.at(tavern) for tavern in game.taverns.inns]


class KeepThree(Ask[Paladins]):
    """9.1.3. More than three workers left: which are kept?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Keep,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Each set of three once."""
        pool = game.sides[seat].pool
        moves: list[Move[Any]] = []
        for crew in range(i64(CREW_COUNT)):
            if CREW_SIZE[crew] == KEPT_WORKERS and ((pool | GUARDS) - CREW_POOL[crew]) & GUARDS == GUARDS:
                moves.append(KEEPS.at(crew))
        return moves

    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """None is refused."""
        return self.moves(game, seat)


# -- targets ------------------------------------------------------------------------------------------------------


def members(family: Family) -> list[Move[Any]]:
    """All moves of a small family."""
    return [family.at(index) for index in range(i64(len(family.made)))]


ALL_CLEARS: Final = members(CLEARS)
ALL_WORKSHOPS: Final = members(PUT_WORKSHOPS)
ALL_SENDS: Final = members(SENDS)
ALL_POSTS: Final = members(POSTS)
ALL_JARS: Final = members(JARS)
ALL_STRIKES: Final = members(STRIKES)
ALL_PERSUASIONS: Final = members(PERSUASIONS)


class ChooseTownsfolk(Ask[Paladins]):
    """2.12, 5.2.3, 6.7.2. Whom to take into the party: in the draft, for a price, or as a reward."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A reward may be declined."""
        return (Enlist, Decline)

    def prompt(self, game: Paladins, seat: i64) -> Message:
        """Draft, price or reward."""
        how = (
            "draft"
            if do_of(game.pending) == DRAFT_TOWNSFOLK
            else "reward"
            if kind_of(game, game.pending).declinable
            else "price"
        )
        return say("ask-choose-townsfolk", how=how)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every card that lies there, with each way to pay."""
        return [*townsfolk_moves(game, ENLISTS), *declining(game)]


class DismissTownsfolk(Ask[Paladins]):
    """5.2.2. Whom to discard for the reward."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Dismiss,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every card that lies there, with each way to pay."""
        return townsfolk_moves(game, DISMISSALS)


def townsfolk_moves(game: Paladins, family: Family) -> list[Move[Any]]:
    """Each card of the row for silver; the leftmost ones for a debt too, where there is a price."""
    moves = [family.at(column) for column in range(i64(TOWNSFOLK_COLUMNS)) if game.display.row[column] != EMPTY]
    if do_of(game.pending) in (ENLIST_TOWNSFOLK, DISMISS_TOWNSFOLK):
        for column in range(i64(DEBT_COLUMNS)):
            if game.display.row[column] != EMPTY:
                moves.append(family.at(TOWNSFOLK_COLUMNS + column))
    return moves


class ChooseWorkshop(Ask[Paladins]):
    """5.1.2. Where the workshop goes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A reward may be declined."""
        return (PutWorkshop, Decline)

    def prompt(self, game: Paladins, seat: i64) -> Message:
        """With the worker under it (5.1.5)."""
        under = WORKER_UNDER[game.sides[seat].done[DEVELOP]]
        return say("ask-choose-workshop", worker=say(f"count-{WORKERS[under]}-acc", count=1))

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every slot that can be developed."""
        return [*ALL_WORKSHOPS, *declining(game)]


class ChooseSpace(Ask[Paladins]):
    """5.4. Which action space becomes free."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """A reward may be declined."""
        return (Clear, Decline)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every space with workers."""
        me = game.sides[seat]
        return [*(ALL_CLEARS[action] for action in range(i64(SPACES)) if me.spaces[action]), *declining(game)]


def in_play(game: Paladins, takes: list[Move[Any]]) -> list[Move[Any]]:
    """2.9. Squares that exist with this number of players."""
    exist = SQUARES_FOR[game.rules.seats]
    return [takes[spot] for spot in range(i64(len(SPOT_SQUARES))) if SPOT_SQUARES[spot] & exist]


def reachable(game: Paladins, flags: vec[i64], have: i64, takes: list[Move[Any]]) -> list[Move[Any]]:
    """6.1.1, 6.2.1. The free squares of the regions within reach."""
    moves: list[Move[Any]] = []
    for spot in range(i64(len(SPOT_REGION))):
        if have < flags[SPOT_REGION[spot]]:
            break  # the regions follow each other from left to right
        if game.land.free & SPOT_SQUARES[spot]:
            moves.append(takes[spot])
    return moves


class ChooseMonksSquare(Ask[Paladins]):
    """6.1.3. Where the monk goes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Send,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every kind of square of every region."""
        return in_play(game, ALL_SENDS)

    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Those within faith."""
        return reachable(game, FAITH_FLAGS, game.sides[seat].effective(FAITH), ALL_SENDS)


class ChooseOutpostsSquare(Ask[Paladins]):
    """6.2.3. Where the outpost goes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Post,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every kind of square of every region."""
        return in_play(game, ALL_POSTS)

    def legal(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Those within strength."""
        return reachable(game, STRENGTH_FLAGS, game.sides[seat].effective(STRENGTH), ALL_POSTS)


class ChooseJarSquare(Ask[Paladins]):
    """6.4.3. Where the jar goes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (MoveJar,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every kind of absolve square."""
        return ALL_JARS[:]


class AttackOutsider(Ask[Paladins]):
    """6.5.1. Whom to attack."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Strike,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every outsider that lies there."""
        return [move for column, move in enumerate(ALL_STRIKES) if game.display.front[column] != EMPTY]


class ConvertOutsider(Ask[Paladins]):
    """6.6.1. Whom to convert."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Nothing else."""
        return (Persuade,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Every outsider that lies there."""
        return [move for column, move in enumerate(ALL_PERSUASIONS) if game.display.front[column] != EMPTY]


# -- rewards ------------------------------------------------------------------------------------------------------


def declining(game: Paladins) -> list[Move[Any]]:
    """The answer no, where it is one."""
    return [DECLINES.at(0)] if kind_of(game, game.pending).declinable else []


class DiscardSuspicions(Ask[Paladins]):
    """1.7.2. How many suspicions to discard, if any."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or none."""
        return (Discard, Decline)

    def prompt(self, game: Paladins, seat: i64) -> Message:
        """How many at most."""
        most = min(n_of(game.pending), game.sides[seat].suspicions)
        return say("ask-discard-suspicions", most=int(most), have=int(game.sides[seat].suspicions))

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """One, or two where the reward says so."""
        return [*(DISCARDS.at(n) for n in range(n_of(game.pending))), *declining(game)]


class SettleDebt(Ask[Paladins]):
    """6.7.4. Pay a debt?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or not."""
        return (PayDebt, Decline)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Yes or no."""
        return [SETTLES.at(0), DECLINES.at(0)]


class GiveDebtBack(Ask[Paladins]):
    """6.7.4. Cancel a debt?"""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or not."""
        return (CancelDebt, Decline)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """Yes or no."""
        return [CANCELS.at(0), DECLINES.at(0)]


class ChooseReward(Ask[Paladins]):
    """1.7.3. One of the rewards on the card."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Exactly one."""
        return (Choose,)

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """From left to right."""
        return [CHOOSES.at(option) for option in range(OPTIONS[what_of(game.pending)])]


class UseInquisitionAbilities(Ask[Paladins]):
    """8.3.1. Before suspicion is compared: own abilities one by one, in any order, as many as one likes."""

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """Or no more."""
        return (UseAbility, Decline)

    def prompt(self, game: Paladins, seat: i64) -> Message:
        """How suspected one is."""
        return say("ask-use-inquisition-abilities", suspicions=int(game.sides[seat].suspicions))

    def moves(self, game: Paladins, seat: i64) -> list[Move[Any]]:
        """The cards of the party that wait for an Inquisition and have not been used."""
        cards = game.sides[seat].party & INQUISITORS & ~game.used_abilities
        return [*(ABILITIES.at(card) for card in range(len(TOWNSFOLK)) if (cards >> card) & 1), DECLINES.at(0)]


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
