"""4, 11.1 to 11.4. What all actions share: who may do them, what they cost, what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import effect, n_of
from regnum.core.messages import Message, Plain, Refusal, refuse, say
from regnum.core.words import ALLOWED, Judged
from regnum.games.paladins.bits import cards_in
from regnum.games.paladins.cards import PALADINS, TOWNSFOLK
from regnum.games.paladins.effects.base import brought
from regnum.games.paladins.effects.vocabulary import (
    USE_ABILITIES,
)
from regnum.games.paladins.figures import REACTING
from regnum.games.paladins.moves.crews import crew_missing, crew_unfit
from regnum.games.paladins.moves.names import (
    action_name,
    crew_name,
    price_name,
    too_few_provisions,
    too_little_silver,
)
from regnum.games.paladins.parts import (
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    DEVELOP,
    LIMITS,
    NONE,
    PRAY,
    RECRUIT,
    ROUNDS,
    WORKERS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import (
    CREW_COUNT,
    CREW_POOL,
    CREWS,
    PATTERNS,
    STANDING,
    holds,
    written,
)

# What bars an action, in the order of 11.1.
SPACE_BLOCKED: Final = 1
LIMIT_REACHED: Final = 2
NO_TARGET: Final = 3
ATTRIBUTE_TOO_LOW: Final = 4
CREW_UNFIT: Final = 5
CREW_MISSING: Final = 6
SILVER_SHORT: Final = 7
PROVISIONS_SHORT: Final = 8
USE_ABILITIES_OF: Final = [effect(USE_ABILITIES, action) for action in range(len(ACTIONS))]


class Act(Judged[Paladins]):
    """An action with a crew. The order of the checks is that of 11.1."""

    action: i64
    crew: i64

    def __init__(self, action: i64, crew: i64) -> None:
        self.action = action
        self.crew = crew

    @override
    def notation(self) -> str:
        """`fortify merchant+labourer+scout`"""
        return f"{ACTIONS[self.action]} {written(int(self.action), CREWS[self.crew])}"

    # -- what each action says for itself --

    def has_target(self, game: Paladins, me: Side) -> bool:
        """4.9. Whether there is something to act on."""
        return True

    def no_target(self, game: Paladins) -> Refusal:
        """4.9. What is missing."""
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

    def goods(self) -> tuple[int, ...]:
        """The goods or workers that are all it does."""
        return ()

    # -- whether it may be done --

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """11.1. The space, the crew, the price, in this order."""
        me = game.sides[seat]
        bar = self.space_bar(game, me)
        if bar == ALLOWED:
            bar = self.crew_bar(me)
        return self.price_bar(game, me) if bar == ALLOWED else bar

    def ready(self, game: Paladins, me: Side) -> bool:
        """Whether all but the crew fits: this is where a search goes."""
        return self.space_bar(game, me) == ALLOWED and self.price_bar(game, me) == ALLOWED

    def space_bar(self, game: Paladins, me: Side) -> i64:
        """4.2, 4.8, 4.9, 1.3.3."""
        if me.blocked(self.action):
            return SPACE_BLOCKED
        if me.done[self.action] >= LIMITS[self.action]:
            return LIMIT_REACHED
        if not self.has_target(game, me):
            return NO_TARGET
        attribute = self.attribute()
        if attribute != NONE and me.effective(attribute) < self.need(game, me):
            return ATTRIBUTE_TOO_LOW
        return ALLOWED

    def crew_bar(self, me: Side) -> i64:
        """4.3 to 4.5, 1.1.2 to 1.1.5."""
        row = self.action * PATTERNS + me.covered(self.action)
        if STANDING[row * CREW_COUNT + self.crew] == NONE:
            return CREW_UNFIT
        return ALLOWED if holds(me.pool, CREW_POOL[self.crew]) else CREW_MISSING

    def price_bar(self, game: Paladins, me: Side) -> i64:
        """4.7."""
        if me.silver < self.silver(game, me):
            return SILVER_SHORT
        return PROVISIONS_SHORT if me.provisions < self.provisions(me) else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        me = game.sides[seat]
        name = action_name(self.action)
        if bar == SPACE_BLOCKED:
            blocked = refuse("space_blocked", "4.2", action=name)
            return blocked if self.action == PRAY else blocked.advise("pray")
        if bar == LIMIT_REACHED:
            return refuse("limit_reached", "4.8", action=name, limit=int(LIMITS[self.action]))
        if bar == NO_TARGET:
            return self.no_target(game)
        if bar == ATTRIBUTE_TOO_LOW:
            return self.attribute_refusal(self.need(game, me), me.effective(self.attribute()))
        if bar == CREW_UNFIT:
            return crew_unfit(me, self.action, CREWS[self.crew])
        if bar == CREW_MISSING:
            return crew_missing(me, self.action, CREWS[self.crew])
        if bar == SILVER_SHORT:
            return too_little_silver(self.silver(game, me), me.silver, self.paid_by())
        return too_few_provisions(self.provisions(me), me.provisions, self.paid_by())

    def attribute_refusal(self, need: i64, have: i64) -> Refusal:
        """1.3.3."""
        name = say(f"attribute-{ATTRIBUTES[self.attribute()]}")
        return refuse(
            "attribute_too_low", self.needed_by(),
            action=action_name(self.action), attribute=name, need=int(need), have=int(have), lack=int(need - have),
        )  # fmt: skip

    # -- what it does, what stands on its button --

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """11.2. Workers, cost; then the effect (11.3), and what reacts to it (11.4)."""
        game.place(seat, self.action, self.crew)
        if self.action != DEVELOP:  # a workshop calls its abilities itself, paid or free (4.12)
            game.owe(seat, USE_ABILITIES_OF[self.action])
        game.pay_provisions(seat, self.provisions(game.sides[seat]))
        self.follow(game, seat)

    @override
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

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The action, then the workers."""
        return [f"action {ACTIONS[self.action]}", *(f"worker {WORKERS[kind]}" for kind in CREWS[self.crew])]


def summed(effects: list[int]) -> tuple[int, ...]:
    """Gains of the same thing as one."""
    sums: dict[int, int] = {}
    for each in effects:
        what = each - int(n_of(each))
        sums[what] = sums.get(what, 0) + int(n_of(each))
    return tuple(what + n for what, n in sums.items())


def come_later(game: Paladins, deck: int) -> str:
    """9.2.3. Whether a refresh will still bring cards to an empty row: one is left, and so is the deck."""
    return "yes" if deck and game.round < ROUNDS else "no"
