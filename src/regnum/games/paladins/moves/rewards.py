"""1.7. Answers to a reward: take it, take part of it, choose one of several, or decline."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.letters import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.paladins.cards import CHOICES, TOWNSFOLK
from regnum.games.paladins.effects import (
    CANCEL_DEBT,
    CLEAR_SPACE,
    DEVELOP_FREELY,
    DISCARD_SUSPICION,
    EITHER,
    GAIN_PROVISIONS,
    GAIN_SILVER,
    GAIN_WORKERS,
    PAY_DEBT,
    RAISE,
    RECRUIT_FREELY,
    declinable,
    do_of,
    n_of,
    what_of,
)
from regnum.games.paladins.events import AbilityUsed
from regnum.games.paladins.figures import (
    CHOSEN,
    FIRST_EFFECT,
    INQUISITORS,
    MOST_OPTIONS,
    OPTIONS,
    SUSPICION_MAX,
    SUSPICION_MIN,
)
from regnum.games.paladins.moves.names import townsfolk_name
from regnum.games.paladins.parts import ATTRIBUTES, BIT, DEVELOP, TRACK_TOP, WORKERS, WORKSHOPS
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins

MOST_DISCARDED: Final = 2


class Discard(Move[Paladins]):
    """6.7.4. Discard own suspicions, the newest first."""

    n: i64

    def __init__(self, n: i64) -> None:
        self.n = n

    def notation(self) -> str:
        """`discard 1`"""
        return f"discard {self.n}"

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """1.7.2."""
        most = min(n_of(game.pending), game.sides[seat].suspicions)
        return refuse("too_many_suspicions", "1.7.2", most=int(most)) if self.n > most else None

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        return self.n <= min(n_of(game.pending), game.sides[seat].suspicions)

    def play(self, game: Paladins, seat: i64) -> None:
        """To the discard pile."""
        game.discard_suspicions(seat, self.n)

    def label(self, game: Paladins, seat: i64) -> Message:
        """How many."""
        return say("move-discard", count=int(self.n))

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The stack of suspicions."""
        return [f"suspicions {seat}", f"button {self.notation()}"]


class PayDebt(Move[Paladins]):
    """6.7.4. Flip an unpaid debt."""

    def notation(self) -> str:
        """`settle`"""
        return "settle"

    def play(self, game: Paladins, seat: i64) -> None:
        """8.4.2. Debt Collectors react."""
        game.pay_debt(seat)

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The unpaid debts."""
        return [f"unpaid {seat}"]


class CancelDebt(Move[Paladins]):
    """6.7.4. Give an unpaid debt back."""

    def notation(self) -> str:
        """`cancel`"""
        return "cancel"

    def play(self, game: Paladins, seat: i64) -> None:
        """8.4.1."""
        game.cancel_debt(seat)

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The unpaid debts."""
        return [f"unpaid {seat}"]


class Decline(Move[Paladins]):
    """1.7.2. Leave a reward, or the rest of the abilities, unused."""

    def notation(self) -> str:
        """`decline`"""
        return "decline"

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """1.7.2. What an action does is no reward: it is not declined."""
        return None if declinable(game.pending) else refuse("not_declinable", "1.7.2")

    def play(self, game: Paladins, seat: i64) -> None:
        """Nothing more happens."""
        game.declined = True

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button decline"]


def does_something(me: Side, effect: i64) -> bool:
    """1.7.3. Whether an effect would change anything for this player."""
    do = do_of(effect)
    if do == RAISE:
        return me.mark(what_of(effect)) < TRACK_TOP
    if do == DISCARD_SUSPICION:
        return me.suspicions > 0
    if do == PAY_DEBT:
        return me.unpaid > 0
    if do == DEVELOP_FREELY:
        return me.done[DEVELOP] < WORKSHOPS
    return True


class Choose(Move[Paladins]):
    """1.7.3. Exactly one of the rewards on a card, counted from the left."""

    option: i64

    def __init__(self, option: i64) -> None:
        self.option = option

    def notation(self) -> str:
        """`choose 2`"""
        return f"choose {self.option + 1}"

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """1.7.3."""
        choice = what_of(game.pending)
        if self.option >= OPTIONS[choice]:
            return refuse("no_such_option", "1.7.3", options=int(OPTIONS[choice]))
        if not does_something(game.sides[seat], FIRST_EFFECT[choice * MOST_OPTIONS + self.option]):
            return refuse("option_is_idle", "1.7.3").advise("choose")
        return None

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        choice = what_of(game.pending)
        if self.option >= OPTIONS[choice]:
            return False
        return does_something(game.sides[seat], FIRST_EFFECT[choice * MOST_OPTIONS + self.option])

    def play(self, game: Paladins, seat: i64) -> None:
        """Its effects follow."""
        game.owe_all(CHOSEN[what_of(game.pending)][self.option])

    def label(self, game: Paladins, seat: i64) -> Message:
        """What it gives."""
        options = CHOICES[what_of(game.pending)]
        effects = options[self.option] if self.option < len(options) else ()
        return say("move-choose", effects=brought(game, game.sides[seat], effects) or effect_names(effects))

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """A button of its own."""
        return [f"button {self.notation()}"]


def effect_names(effects: tuple[int, ...]) -> list[Plain]:
    """What effects do, in words: they stand on buttons and cards."""
    return [effect_name(effect) for effect in effects]


def effect_name(effect: int) -> Message:
    """What one effect does, in words."""
    do, what, n = int(do_of(effect)), int(what_of(effect)), int(n_of(effect))
    if do == GAIN_WORKERS:
        return say("effect-workers", workers=say(f"count-{WORKERS[what]}-acc", count=n))
    if do == GAIN_SILVER:
        return say("effect-silver", count=n)
    if do == GAIN_PROVISIONS:
        return say("effect-provisions", count=n)
    if do == RAISE:
        return say("effect-raise", attribute=say(f"attribute-{ATTRIBUTES[what]}.acc"), n=n)
    if do < len(CHOICE_FREE):
        return say("effect-" + CHOICE_FREE[do], count=n)
    return one_of([say("effects", effects=effect_names(option)) for option in CHOICES[what]])


def one_of(options: list[Message]) -> Message:
    """1.7.3. Rewards to choose from."""
    if len(options) == 1:
        return options[0]
    if len(options) == 2:
        return say("effect-either", first=options[0], second=options[1])
    return say("effect-one-of-three", first=options[0], second=options[1], third=options[2])


def brought(game: Paladins, me: Side, effects: tuple[int, ...], *, debts: int = 0) -> list[Plain]:
    """What a reward would really bring now, in words: nothing that would be lost (1.3.4, 1.7.2).

    `debts` are those that the player is about to take for it.
    """
    names: list[Plain] = []
    for each in effects:
        if do_of(each) == EITHER:
            options = [brought(game, me, option, debts=debts) for option in CHOICES[what_of(each)]]
            working = [say("effects", effects=option) for option in options if option]
            names += [one_of(working)] if working else []
            continue
        n = reach(game, me, each, debts)
        names += [effect_name(each - int(n_of(each)) + n)] if n else []
    return names


def reach(game: Paladins, me: Side, effect: int, debts: int) -> int:
    """How much of an effect would happen now."""
    do, n = do_of(effect), int(n_of(effect))
    if do == RAISE:
        return min(n, TRACK_TOP - int(me.mark(what_of(effect))))
    if do == DISCARD_SUSPICION:
        return min(n, int(me.suspicions))
    if do == PAY_DEBT or do == CANCEL_DEBT:
        return min(n, int(me.unpaid) + debts)
    if do == CLEAR_SPACE:
        return n if me.occupied() else 0
    if do == RECRUIT_FREELY:
        return n if game.has_townsfolk() else 0
    if do == DEVELOP_FREELY:
        return n if me.done[DEVELOP] < WORKSHOPS else 0
    return n


# By what the effect does, for those that need nothing but a number.
CHOICE_FREE: Final = (
    "workers", "silver", "provisions", "tax", "raise", "suspicion", "cancel", "debt", "clear", "recruit", "develop",
)  # fmt: skip


class UseAbility(Move[Paladins]):
    """8.3.1. An ability in an Inquisition; each card at most once."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    def notation(self) -> str:
        """`ability peddler_3`"""
        return f"ability {TOWNSFOLK[self.card].id}"

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        me = game.sides[seat]
        usable = me.party & INQUISITORS & ~game.used_abilities
        if not (usable >> self.card) & 1:
            return False
        return ability_works(me, self.card) and not same_ability_before(game, me, self.card)

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """8.3.1 to 8.3.1.3."""
        me = game.sides[seat]
        name = townsfolk_name(self.card)
        if not (me.party >> self.card) & 1:
            return refuse("not_in_party", "8.3.1", townsfolk=name).advise("ability")
        if not (INQUISITORS >> self.card) & 1:
            return refuse("other_trigger", "8.3.1", townsfolk=name)
        if (game.used_abilities >> self.card) & 1:
            return refuse("ability_used", "8.3.1", townsfolk=name)
        if not ability_works(me, self.card):
            return idle_ability(me, self.card)
        if same_ability_before(game, me, self.card):
            return refuse("same_ability", "8.3.1", townsfolk=name).advise("ability")
        return None

    def play(self, game: Paladins, seat: i64) -> None:
        """8.3.4. What it gives calls nothing else."""
        game.used_abilities |= BIT[self.card]
        if game.told is not None:
            game.told.append(AbilityUsed(int(seat), TOWNSFOLK[self.card].id))
        effect = ABILITY_EFFECT[self.card]
        do, what, n = do_of(effect), what_of(effect), n_of(effect)
        if do == DISCARD_SUSPICION:
            game.discard_suspicions(seat, n)
        elif do == RAISE:
            game.raise_attribute(seat, what, n)
        elif do == GAIN_WORKERS:
            game.gain(seat, what, n)
        elif do == GAIN_SILVER:
            game.gain_silver(seat, n)
        else:
            game.gain_provisions(seat, n)

    def label(self, game: Paladins, seat: i64) -> Message:
        """Which card, and what it does."""
        effects = effect_names(TOWNSFOLK[self.card].reward)
        return say("move-ability", townsfolk=townsfolk_name(self.card), effects=list(effects))

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card in the party."""
        return [f"townsfolk {TOWNSFOLK[self.card].id}"]


def ability_works(me: Side, card: i64) -> bool:
    """8.3.1. Whether its condition holds now and it would do something."""
    if me.suspicions < SUSPICION_MIN[card] or me.suspicions > SUSPICION_MAX[card]:
        return False
    return does_something(me, ABILITY_EFFECT[card])


def idle_ability(me: Side, card: i64) -> Refusal:
    """Why it does not work now."""
    have = int(me.suspicions)
    if me.suspicions < SUSPICION_MIN[card]:
        return refuse("too_few_suspicions", "8.3.1.2", need=int(SUSPICION_MIN[card]), have=have)
    if me.suspicions > SUSPICION_MAX[card]:
        return refuse("still_suspected", "8.3.1.3", have=have)
    if do_of(ABILITY_EFFECT[card]) == RAISE:
        name = say(f"attribute-{ATTRIBUTES[what_of(ABILITY_EFFECT[card])]}")
        return refuse("at_the_top", "1.3.4", attribute=name, top=TRACK_TOP)
    return refuse("not_suspected", "8.3.1.1")


def same_ability_before(game: Paladins, me: Side, card: i64) -> bool:
    """Two Swindlers do the same: only the first unused one is offered."""
    for other in range(card):
        if (
            (me.party >> other) & 1
            and not (game.used_abilities >> other) & 1
            and SAME_ABILITY[other] == SAME_ABILITY[card]
        ):
            return True
    return False


ABILITY_EFFECT: Final = vec[i64]([each.reward[0] for each in TOWNSFOLK])
ABILITY_KINDS: Final = [(each.trigger, each.reward, each.suspicion_min, each.suspicion_max) for each in TOWNSFOLK]
SAME_ABILITY: Final = vec[i64]([ABILITY_KINDS.index(kind) for kind in ABILITY_KINDS])

DISCARDS: Final = Listed("discard", [Discard(n) for n in range(1, MOST_DISCARDED + 1)])
SETTLES: Final = Listed("settle", [PayDebt()])
CANCELS: Final = Listed("cancel", [CancelDebt()])
DECLINES: Final = Listed("decline", [Decline()])
CHOOSES: Final = Listed("choose", [Choose(option) for option in range(MOST_OPTIONS)])
ABILITIES: Final = Listed("ability", [UseAbility(card) for card in range(len(TOWNSFOLK))])
