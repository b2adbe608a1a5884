"""4.14, 5, 6. The twelve actions. Each is played with a crew; what it is aimed at is asked afterwards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import effect, n_of
from regnum.core.errors import NotationError
from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Family
from regnum.core.words import Move
from regnum.games.paladins.bits import cards_in
from regnum.games.paladins.cards import PALADINS, TOWNSFOLK
from regnum.games.paladins.effects.base import brought
from regnum.games.paladins.effects.vocabulary import (
    CLEAR_OTHER,
    DISMISS_TOWNSFOLK,
    ENLIST_TOWNSFOLK,
    MOVE_JAR,
    PERSUADE_OUTSIDER,
    POST_OUTPOST,
    PUT_WORKSHOP,
    SEND_MONK,
    STRIKE_OUTSIDER,
    USE_ABILITIES,
    forgive,
    provision,
    rise,
    silver,
    worker,
)
from regnum.games.paladins.figures import REACTING
from regnum.games.paladins.moves.names import (
    action_name,
    crew_name,
    price_name,
    too_few_provisions,
    too_little_silver,
)
from regnum.games.paladins.parts import (
    ABSOLVE,
    ABSOLVE_COST,
    ACTIONS,
    ANY,
    ATTACK,
    ATTRIBUTES,
    BIT,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERT_COST,
    CRIMINAL,
    DEBT_COLUMNS,
    DEVELOP,
    DEVELOP_COST,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FORTIFY,
    GAIN_OF_ONE,
    GAIN_OF_TWO,
    GARRISON,
    HUNT,
    INFLUENCE,
    JAR_INFLUENCE,
    LIMITS,
    NONE,
    ONE_OR_TWO,
    OUTSIDER_COLUMNS,
    PRAY,
    PRAY_COST,
    PRICES,
    PROVISION_COST,
    RECRUIT,
    ROUNDS,
    SLOTS,
    STRENGTH,
    STRENGTH_FLAGS,
    STRENGTH_PER_SILVER,
    TOWNSFOLK_COLUMNS,
    TRADE,
    WALL_INFLUENCE,
    WORKERS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import (
    CREW_COUNT,
    CREW_NUMBERS,
    CREW_POOL,
    CREW_SIZE,
    CREWS,
    PATTERNS,
    STANDING,
    fills,
    holds,
    kinds_in,
    open_slots,
    written,
)

UNPAYABLE: Final = 10**6


def strike_price(me: Side, column: i64) -> i64:
    """6.5.1. Silver for the strength that is missing."""
    missing = STRENGTH_FLAGS[column] - me.effective(STRENGTH)
    if missing <= 0:
        return 0
    return (missing + STRENGTH_PER_SILVER - 1) // STRENGTH_PER_SILVER


class Act(Move[Paladins]):
    """An action with a crew. The order of the checks is that of 11.1."""

    action: i64
    crew: i64

    def __init__(self, action: i64, crew: i64) -> None:
        self.action = action
        self.crew = crew

    def notation(self) -> str:
        """`fortify merchant+labourer+scout`"""
        return f"{ACTIONS[self.action]} {written(int(self.action), CREWS[self.crew])}"

    # -- what each action says for itself --

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9. Whether there is something to act on."""
        return True

    def no_target(self, game: Paladins) -> Refusal:
        """What is missing."""
        raise NotImplementedError

    def attribute(self) -> i64:
        """What it needs, or NONE."""
        return NONE

    def need(self, game: Paladins, me: Side) -> i64:
        """1.3.3. The least effective value of that attribute."""
        return 0

    def needed_by(self) -> str:
        """The paragraph of that need."""
        return "1.3.3"

    def silver(self, game: Paladins, me: Side) -> i64:
        """The least silver it costs."""
        return 0

    def provisions(self, me: Side) -> i64:
        """The provisions it costs."""
        return 0

    def paid_by(self) -> str:
        """The paragraph of its cost."""
        return "4.7"

    def follow(self, game: Paladins, seat: i64) -> None:
        """What it does; its abilities are due already and come afterwards."""
        raise NotImplementedError

    # -- what they share --

    def ready(self, game: Paladins, me: Side) -> bool:
        """Whether all but the crew fits: this is where a search goes."""
        action = self.action
        if me.spaces[action] or me.done[action] >= LIMITS[action] or not self.has_target(game, me):
            return False
        attribute = self.attribute()
        if attribute != NONE and me.effective(attribute) < self.need(game, me):
            return False
        return me.silver >= self.silver(game, me) and me.provisions >= self.provisions(me)

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        me = game.sides[seat]
        row = self.action * PATTERNS + me.covered(self.action)
        if STANDING[row * CREW_COUNT + self.crew] == NONE or not holds(me.pool, CREW_POOL[self.crew]):
            return False
        return self.ready(game, me)

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """11.1."""
        me = game.sides[seat]
        if me.spaces[self.action]:
            blocked = refuse("space_blocked", "4.2", action=action_name(self.action))
            return blocked if self.action == PRAY else blocked.advise("pray")
        if me.done[self.action] >= LIMITS[self.action]:
            limit = int(LIMITS[self.action])
            return refuse("limit_reached", "4.8", action=action_name(self.action), limit=limit)
        if not self.has_target(game, me):
            return self.no_target(game)
        return self.attribute_refused(game, me) or self.crew_refused(me) or self.price_refused(game, me)

    def attribute_refused(self, game: Paladins, me: Side) -> Refusal | None:
        """1.3.3."""
        attribute = self.attribute()
        if attribute == NONE:
            return None
        need, have = self.need(game, me), me.effective(attribute)
        if have >= need:
            return None
        name = say(f"attribute-{ATTRIBUTES[attribute]}")
        return refuse(
            "attribute_too_low", self.needed_by(),
            action=action_name(self.action), attribute=name, need=int(need), have=int(have), lack=int(need - have),
        )  # fmt: skip

    def crew_refused(self, me: Side) -> Refusal | None:
        """4.3 to 4.5, 1.1.2 to 1.1.4."""
        action, crew = int(self.action), CREWS[self.crew]
        slots = [SLOTS[action][at] for at in open_slots(action, int(me.covered(self.action)))]
        least = 1 if action in ONE_OR_TWO else len(slots)
        if not least <= len(crew) <= len(slots):
            rule = "4.4" if action in ONE_OR_TWO else "4.3"
            name = action_name(self.action)
            return refuse("wrong_number", rule, action=name, least=least, most=len(slots), given=len(crew))
        row = self.action * PATTERNS + me.covered(self.action)
        if STANDING[row * CREW_COUNT + self.crew] == NONE:
            unfilled = [slot for slot in slots[: len(crew)] if slot != ANY and not any(fills(slot, k) for k in crew)]
            kinds = unfilled or [slot for slot in slots if slot != ANY]
            wanted = [say(f"worker-{WORKERS[kind]}.acc") for kind in kinds]
            return refuse("wrong_workers", "1.1.2", action=action_name(self.action), wanted=list(wanted))
        if holds(me.pool, CREW_POOL[self.crew]):
            return None
        short = shortage(me.pool, slots[: len(crew)])
        rule = "4.4" if action in ONE_OR_TWO else "4.3"
        return workers_short(short, action_name(self.action), rule) if short else workers_missing(me, crew)

    def price_refused(self, game: Paladins, me: Side) -> Refusal | None:
        """4.7."""
        silver, provisions = self.silver(game, me), self.provisions(me)
        if me.silver < silver:
            return too_little_silver(silver, me.silver, self.paid_by())
        if me.provisions < provisions:
            return too_few_provisions(provisions, me.provisions, self.paid_by())
        return None

    def play(self, game: Paladins, seat: i64) -> None:
        """11.2 to 11.4. Workers, cost, effect; then what reacts to it."""
        game.place(seat, self.action, self.crew)
        if self.action != DEVELOP:  # a workshop calls its abilities itself, paid or free (4.12)
            game.owe(seat, USE_ABILITIES_OF[self.action])
        game.pay_provisions(seat, self.provisions(game.sides[seat]))
        self.follow(game, seat)

    def label(self, game: Paladins, seat: i64) -> Message:
        """The action, who does it, what it costs and what it is sure to bring."""
        me = game.sides[seat]
        return say(
            "move-act",
            action=action_name(self.action), workers=crew_name(CREWS[self.crew]),
            cost=self.cost(game, me) or "none", gain=brought(game, me, self.sure(me)) or "none",
        )  # fmt: skip

    def cost(self, game: Paladins, me: Side) -> list[Plain]:
        """What is paid at once; what the target decides is paid with it."""
        if me.done[self.action] >= LIMITS[self.action]:
            return []
        silver = 0 if self.action == RECRUIT or self.action == ATTACK else int(self.silver(game, me))
        return price_name(silver=silver, provision=int(self.provisions(me)))

    def sure(self, me: Side) -> tuple[int, ...]:
        """What it brings whatever the target: its own goods, then those of the paladin and the townsfolk (4.10)."""
        sure = [*self.goods()]
        if me.paladin != NONE and PALADINS[me.paladin].after == self.action:
            sure += PALADINS[me.paladin].bonus
        for card in cards_in(me.party & REACTING[self.action]):
            sure += TOWNSFOLK[card].reward
        return summed(sure)

    def goods(self) -> tuple[int, ...]:
        """The goods or workers that are all it does."""
        return ()

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The action, then the workers."""
        return [f"action {ACTIONS[self.action]}", *(f"worker {WORKERS[kind]}" for kind in CREWS[self.crew])]


def come_later(game: Paladins, deck: int) -> str:
    """9.2.3. Whether a refresh will still bring cards to an empty row: one is left, and so is the deck."""
    return "yes" if deck and game.round < ROUNDS else "no"


def summed(effects: list[int]) -> tuple[int, ...]:
    """Gains of the same thing as one."""
    sums: dict[int, int] = {}
    for each in effects:
        what = each - int(n_of(each))
        sums[what] = sums.get(what, 0) + int(n_of(each))
    return tuple(what + n for what, n in sums.items())


def shortage(pool: i64, slots: list[int]) -> list[int]:
    """1.1.2, 1.1.3. The slots that stay empty when the pool fills as many as it can: criminals where colours lack."""
    have = kinds_in(pool)
    wild = have.count(CRIMINAL)
    others = [kind for kind in have if kind != CRIMINAL]
    empty = []
    for slot in slots:
        if slot in others:
            others.remove(slot)
        elif slot != ANY:
            empty.append(slot)
    spare = slots.count(ANY) - len(others)  # what colours leave over stands on the open slots
    empty += [ANY] * max(spare, 0)
    return empty[wild:]


def workers_short(short: list[int], action: Message, rule: str) -> Refusal:
    """What is still needed at least, whichever workers are placed where."""
    coloured = [kind for kind in short if kind != ANY]
    wanted = crew_name(tuple(coloured))
    if ANY in short:
        wanted.append(say("count-any-worker-acc", count=short.count(ANY)))
    return refuse("workers_short", rule, action=action, workers=wanted, wild="yes" if coloured else "no")


def workers_missing(me: Side, crew: tuple[int, ...]) -> Refusal:
    """1.1.5. What the pool lacks."""
    have = kinds_in(me.pool)
    missing = []
    for kind in crew:
        if kind in have:
            have.remove(kind)
        else:
            missing.append(kind)
    wild = "yes" if CRIMINAL not in missing else "no"
    return refuse("workers_missing", "1.1.5", workers=crew_name(tuple(missing)), wild=wild)


USE_ABILITIES_OF: Final = [effect(USE_ABILITIES, action) for action in range(len(ACTIONS))]

# -- left-hand actions --------------------------------------------------------------------------------------------


class Develop(Act):
    """5.1. Two workers of any kind and 4 silver: a workshop covers a slot for ever."""

    def silver(self, game: Paladins, me: Side) -> i64:
        """5.1.1."""
        return me.price(DEVELOP, DEVELOP_COST)

    def paid_by(self) -> str:
        """5.1.1."""
        return "5.1.1"

    def follow(self, game: Paladins, seat: i64) -> None:
        """5.1.2. Which slot, is asked."""
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, PUT_A_WORKSHOP)


class Recruit(Act):
    """5.2. One worker discards a townsfolk for its reward, two (the second a fighter) take it into the party."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.display.has_townsfolk()

    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_townsfolk", "4.9", more=come_later(game, len(game.display.townsfolk)))

    def silver(self, game: Paladins, me: Side) -> i64:
        """5.2.1. The cheapest one; a debt is always to be had for the leftmost ones."""
        if me.price(RECRUIT, 1) == 0:
            return 0
        least: i64 = UNPAYABLE
        for column in range(i64(TOWNSFOLK_COLUMNS)):
            if game.display.row[column] != EMPTY:
                if column < DEBT_COLUMNS:
                    return 0
                least = min(least, PRICES[column])
        return least

    def paid_by(self) -> str:
        """5.2.1."""
        return "5.2.1"

    def follow(self, game: Paladins, seat: i64) -> None:
        """5.2.2, 5.2.3. Which one, is asked."""
        game.owe(seat, ENLIST_ONE if CREW_SIZE[self.crew] == 2 else DISMISS_ONE)


class Hunt(Act):
    """5.3.1. Provisions: 1, or 3 with a scout."""

    def goods(self) -> tuple[int, ...]:
        """5.3.1."""
        return (provision(GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE),)

    def follow(self, game: Paladins, seat: i64) -> None:
        """At once."""
        game.gain_provisions(seat, GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE)


class Trade(Act):
    """5.3.2. Silver: 1, or 3 with a merchant."""

    def goods(self) -> tuple[int, ...]:
        """5.3.2."""
        return (silver(GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE),)

    def follow(self, game: Paladins, seat: i64) -> None:
        """At once, from the general supply."""
        game.gain_silver(seat, GAIN_OF_TWO if CREW_SIZE[self.crew] == 2 else GAIN_OF_ONE)


class Pray(Act):
    """5.4. A cleric and 2 silver free another action space."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9, R6. Another occupied space."""
        return me.occupied() & ~BIT[PRAY] != 0

    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("nothing_to_clear", "4.9")

    def silver(self, game: Paladins, me: Side) -> i64:
        """5.4.1."""
        return me.price(PRAY, PRAY_COST)

    def paid_by(self) -> str:
        """5.4.1."""
        return "5.4.1"

    def follow(self, game: Paladins, seat: i64) -> None:
        """Which space, is asked."""
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, CLEAR_ANOTHER)


class Conspire(Act):
    """5.5. Gain a criminal, and so a suspicion."""

    def goods(self) -> tuple[int, ...]:
        """5.5.1."""
        return (GAIN_CRIMINAL,)

    def follow(self, game: Paladins, seat: i64) -> None:
        """5.5.1."""
        game.owe(seat, GAIN_CRIMINAL)


# -- right-hand actions -------------------------------------------------------------------------------------------


class Commission(Act):
    """6.1. A monk to a square within your faith; then influence +1."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.land.free != 0

    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_square", "4.9")

    def attribute(self) -> i64:
        """Faith."""
        return FAITH

    def need(self, game: Paladins, me: Side) -> i64:
        """6.1.1. The first region with a free square."""
        return game.land.region_free(FAITH_FLAGS)

    def needed_by(self) -> str:
        """6.1.1."""
        return "6.1.1"

    def provisions(self, me: Side) -> i64:
        """6.1.2."""
        return me.price(COMMISSION, PROVISION_COST[me.done[COMMISSION]])

    def paid_by(self) -> str:
        """6.1.2."""
        return "6.1.2"

    def follow(self, game: Paladins, seat: i64) -> None:
        """6.1.3. Which square, is asked; its reward, then the flag."""
        game.owe(seat, INFLUENCE_FLAG)
        game.owe(seat, SEND_A_MONK)


class Garrison(Act):
    """6.2. An outpost to a square within your strength; then faith +1."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.land.free != 0

    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_square", "4.9")

    def attribute(self) -> i64:
        """Strength, which cannot be bought here."""
        return STRENGTH

    def need(self, game: Paladins, me: Side) -> i64:
        """6.2.1. The first region with a free square."""
        return game.land.region_free(STRENGTH_FLAGS)

    def needed_by(self) -> str:
        """6.2.1."""
        return "6.2.1"

    def provisions(self, me: Side) -> i64:
        """6.2.2."""
        return me.price(GARRISON, PROVISION_COST[me.done[GARRISON]])

    def paid_by(self) -> str:
        """6.2.2."""
        return "6.2.2"

    def follow(self, game: Paladins, seat: i64) -> None:
        """6.2.3. Which square, is asked; its reward, then the flag."""
        game.owe(seat, FAITH_FLAG)
        game.owe(seat, POST_AN_OUTPOST)


class Fortify(Act):
    """6.3. The next wall, with all it gives."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """6.3.5."""
        return len(game.walls) > 0

    def no_target(self, game: Paladins) -> Refusal:
        """6.3.5."""
        return refuse("no_wall", "6.3.5")

    def attribute(self) -> i64:
        """Influence."""
        return INFLUENCE

    def need(self, game: Paladins, me: Side) -> i64:
        """6.3.1."""
        return WALL_INFLUENCE[me.done[FORTIFY]]

    def needed_by(self) -> str:
        """6.3.1."""
        return "6.3.1"

    def provisions(self, me: Side) -> i64:
        """6.3.2."""
        return me.price(FORTIFY, PROVISION_COST[me.done[FORTIFY]])

    def paid_by(self) -> str:
        """6.3.2."""
        return "6.3.2"

    def follow(self, game: Paladins, seat: i64) -> None:
        """6.3.3."""
        game.build_wall(seat)


class Absolve(Act):
    """6.4. The next jar to an empty square of the own board; perhaps a suspicion goes; then faith +1."""

    def attribute(self) -> i64:
        """Influence."""
        return INFLUENCE

    def need(self, game: Paladins, me: Side) -> i64:
        """6.4.1."""
        return JAR_INFLUENCE[me.done[ABSOLVE]]

    def needed_by(self) -> str:
        """6.4.1."""
        return "6.4.1"

    def silver(self, game: Paladins, me: Side) -> i64:
        """6.4.2."""
        return me.price(ABSOLVE, ABSOLVE_COST[me.done[ABSOLVE]])

    def paid_by(self) -> str:
        """6.4.2."""
        return "6.4.2"

    def follow(self, game: Paladins, seat: i64) -> None:
        """6.4.3. Which square, is asked; its reward, then a suspicion, then the flag."""
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, FAITH_FLAG)
        game.owe(seat, DISCARD_ONE)
        game.owe(seat, MOVE_A_JAR)


class Attack(Act):
    """6.5. Attack an outsider; missing strength is bought."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.display.least_flag(STRENGTH_FLAGS) != NONE

    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_outsider", "4.9", more=come_later(game, len(game.display.outsiders)))

    def silver(self, game: Paladins, me: Side) -> i64:
        """6.5.1. The weakest one."""
        for column in range(i64(OUTSIDER_COLUMNS)):
            if game.display.front[column] != EMPTY:
                return strike_price(me, column)
        return 0

    def paid_by(self) -> str:
        """6.5.1."""
        return "6.5.1"

    def follow(self, game: Paladins, seat: i64) -> None:
        """Which one, is asked."""
        game.owe(seat, STRIKE_ONE)


class Convert(Act):
    """6.6. Convert an outsider within your faith."""

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9."""
        return game.display.least_flag(FAITH_FLAGS) != NONE

    def no_target(self, game: Paladins) -> Refusal:
        """4.9."""
        return refuse("no_outsider", "4.9", more=come_later(game, len(game.display.outsiders)))

    def attribute(self) -> i64:
        """Faith, which cannot be bought."""
        return FAITH

    def need(self, game: Paladins, me: Side) -> i64:
        """6.6.1. The first column with an outsider."""
        return game.display.least_flag(FAITH_FLAGS)

    def needed_by(self) -> str:
        """6.6.1."""
        return "6.6.1"

    def silver(self, game: Paladins, me: Side) -> i64:
        """6.6.2."""
        return me.price(CONVERT, CONVERT_COST[me.done[CONVERT]])

    def paid_by(self) -> str:
        """6.6.2."""
        return "6.6.2"

    def follow(self, game: Paladins, seat: i64) -> None:
        """Which one, is asked."""
        game.pay_silver(seat, self.silver(game, game.sides[seat]))
        game.owe(seat, PERSUADE_ONE)


PUT_A_WORKSHOP: Final = effect(PUT_WORKSHOP)
ENLIST_ONE: Final = effect(ENLIST_TOWNSFOLK)
DISMISS_ONE: Final = effect(DISMISS_TOWNSFOLK)
CLEAR_ANOTHER: Final = effect(CLEAR_OTHER)
GAIN_CRIMINAL: Final = worker(CRIMINAL)
SEND_A_MONK: Final = effect(SEND_MONK)
POST_AN_OUTPOST: Final = effect(POST_OUTPOST)
MOVE_A_JAR: Final = effect(MOVE_JAR)
DISCARD_ONE: Final = forgive(1)
STRIKE_ONE: Final = effect(STRIKE_OUTSIDER)
PERSUADE_ONE: Final = effect(PERSUADE_OUTSIDER)
FAITH_FLAG: Final = rise(FAITH)  # 4.16
INFLUENCE_FLAG: Final = rise(INFLUENCE)

ACT_CLASSES: Final = (
    Develop, Recruit, Hunt, Trade, Pray, Conspire, Commission, Fortify, Garrison, Absolve, Attack, Convert,
)  # fmt: skip


class Acts(Family):
    """An action with every crew."""

    action: int

    def __init__(self, action: int) -> None:
        super().__init__(ACTIONS[action], f"{ACTIONS[action]} WORKER+WORKER+...", CREW_COUNT)
        self.action = action

    def make(self, index: i64) -> Move[Any]:
        """Crew by crew."""
        made: Move[Any] = ACT_CLASSES[self.action](self.action, index)
        return made

    def read(self, words: list[str]) -> int:
        """`merchant+labourer+scout`, in any order."""
        return read_crew(words, self.usage)


def read_crew(words: list[str], usage: str) -> int:
    """The number of a crew, or NotationError."""
    if len(words) != 1:
        raise NotationError(f"written right: {usage}")
    kinds = words[0].split("+")
    unknown = [kind for kind in kinds if kind not in WORKERS]
    if unknown:
        raise NotationError(f"there is no worker {unknown[0]!r}; there are: {', '.join(WORKERS)}")
    number = CREW_NUMBERS.get(tuple(sorted(WORKERS.index(kind) for kind in kinds)))
    if number is None:
        raise NotationError(f"at most 3 workers are placed, not {len(kinds)}")
    return number


# The actions as such, whatever the crew; named one by one, because taking them from a list would cost a check each.
A_DEVELOP: Final = Develop(DEVELOP, 0)
A_RECRUIT: Final = Recruit(RECRUIT, 0)
A_HUNT: Final = Hunt(HUNT, 0)
A_TRADE: Final = Trade(TRADE, 0)
A_PRAY: Final = Pray(PRAY, 0)
A_CONSPIRE: Final = Conspire(CONSPIRE, 0)
A_COMMISSION: Final = Commission(COMMISSION, 0)
A_FORTIFY: Final = Fortify(FORTIFY, 0)
A_GARRISON: Final = Garrison(GARRISON, 0)
AN_ABSOLVE: Final = Absolve(ABSOLVE, 0)
AN_ATTACK: Final = Attack(ATTACK, 0)
A_CONVERT: Final = Convert(CONVERT, 0)


def ready(game: Paladins, me: Side, action: i64) -> bool:
    """Whether all but the crew fits an action."""
    if action == DEVELOP:
        return A_DEVELOP.ready(game, me)
    if action == RECRUIT:
        return A_RECRUIT.ready(game, me)
    if action == HUNT:
        return A_HUNT.ready(game, me)
    if action == TRADE:
        return A_TRADE.ready(game, me)
    if action == PRAY:
        return A_PRAY.ready(game, me)
    if action == CONSPIRE:
        return A_CONSPIRE.ready(game, me)
    if action == COMMISSION:
        return A_COMMISSION.ready(game, me)
    if action == FORTIFY:
        return A_FORTIFY.ready(game, me)
    if action == GARRISON:
        return A_GARRISON.ready(game, me)
    if action == ABSOLVE:
        return AN_ABSOLVE.ready(game, me)
    if action == ATTACK:
        return AN_ATTACK.ready(game, me)
    return A_CONVERT.ready(game, me)


ACTS: Final = [Acts(action) for action in range(len(ACTIONS))]
# By action and crew. Not typed as moves: a list of moves would be checked at every look, and a search looks a lot.
BY_CREW: Final[list[list[Any]]] = [[family.at(crew) for crew in range(i64(CREW_COUNT))] for family in ACTS]
