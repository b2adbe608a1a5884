"""1.7. Answers to a reward: take it, take part of it, choose one of several, or decline."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, what_of
from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.paladins.bits import lowest_bit
from regnum.games.paladins.cards import CHOICES, TOWNSFOLK
from regnum.games.paladins.effects.base import brought, effect_names, is_useful, kind_of
from regnum.games.paladins.effects.vocabulary import RAISE
from regnum.games.paladins.events import AbilityUsed
from regnum.games.paladins.figures import (
    ABILITY_EFFECT,
    CHOSEN,
    FIRST_EFFECT,
    INQUISITORS,
    MOST_OPTIONS,
    OPTIONS,
    SUSPICION_MAX,
    SUSPICION_MIN,
)
from regnum.games.paladins.moves.names import townsfolk_name
from regnum.games.paladins.parts import ATTRIBUTES, BIT, TRACK_TOP
from regnum.games.paladins.sides import Side
from regnum.games.paladins.suspicion import discard_suspicions
from regnum.games.paladins.table import Paladins

# What bars a move of this file, beside ALLOWED.
TOO_MANY: Final = 1
NO_REWARD: Final = 1
NO_SUCH_OPTION: Final = 1
IDLE_OPTION: Final = 2
NOT_IN_PARTY: Final = 1
OTHER_TRIGGER: Final = 2
ABILITY_USED: Final = 3
IDLE_ABILITY: Final = 4
SAME_BEFORE: Final = 5

MOST_DISCARDED: Final = 2


class Discard(Judged[Paladins]):
    """6.7.4. Discard own suspicions, the newest first."""

    n: i64

    def __init__(self, n: i64) -> None:
        self.n = n

    @override
    def notation(self) -> str:
        """`discard 1`"""
        return f"discard {self.n}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        return TOO_MANY if self.n > most_discarded(game, seat) else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        return refuse("too_many_suspicions", "1.7.2", most=int(most_discarded(game, seat)))

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """To the discard pile."""
        discard_suspicions(game, seat, self.n)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        return say("move-discard", count=int(self.n))

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"suspicions {seat}", f"button {self.notation()}"]


def most_discarded(game: Paladins, seat: i64) -> i64:
    """1.7.2. As many as the reward says and the player has."""
    return min(n_of(game.pending), game.sides[seat].suspicions)


class PayDebt(Move[Paladins]):
    """6.7.4. Flip an unpaid debt."""

    @override
    def notation(self) -> str:
        """`settle`"""
        return "settle"

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """8.4.2. Debt Collectors react."""
        game.pay_debt(seat)

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"unpaid {seat}"]


class CancelDebt(Move[Paladins]):
    """6.7.4. Give an unpaid debt back."""

    @override
    def notation(self) -> str:
        """`cancel`"""
        return "cancel"

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """8.4.1."""
        game.cancel_debt(seat)

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"unpaid {seat}"]


class Decline(Judged[Paladins]):
    """1.7.2. Leave a reward, or the rest of the abilities, unused."""

    @override
    def notation(self) -> str:
        """`decline`"""
        return "decline"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """1.7.2. What an action does is no reward: it is not declined."""
        return ALLOWED if may_decline(game) else NO_REWARD

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        return refuse("not_declinable", "1.7.2")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Nothing more happens."""
        game.declined = True

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button decline"]


def may_decline(game: Paladins) -> bool:
    """1.7.2. Whether what is asked about may be left unused."""
    return kind_of(game, game.pending).declinable


class Choose(Judged[Paladins]):
    """1.7.3. Exactly one of the rewards on a card, counted from the left."""

    option: i64

    def __init__(self, option: i64) -> None:
        self.option = option

    @override
    def notation(self) -> str:
        """`choose 2`"""
        return f"choose {self.option + 1}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        choice = what_of(game.pending)
        if self.option >= OPTIONS[choice]:
            return NO_SUCH_OPTION
        useful = is_useful(game, seat, FIRST_EFFECT[choice * MOST_OPTIONS + self.option])
        return ALLOWED if useful else IDLE_OPTION

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == NO_SUCH_OPTION:
            return refuse("no_such_option", "1.7.3", options=int(OPTIONS[what_of(game.pending)]))
        return refuse("option_is_idle", "1.7.3").advise("choose")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Its effects follow."""
        game.owe_row(seat, CHOSEN[what_of(game.pending)][self.option])

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        options = CHOICES[what_of(game.pending)]
        effects = options[self.option] if self.option < len(options) else ()
        return say("move-choose", effects=brought(game, game.sides[seat], effects) or effect_names(effects))

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """A button of its own."""
        return [f"button {self.notation()}"]


class UseAbility(Judged[Paladins]):
    """8.3.1. An ability in an Inquisition; each card at most once."""

    card: i64

    def __init__(self, card: i64) -> None:
        self.card = card

    @override
    def notation(self) -> str:
        """`ability peddler_3`"""
        return f"ability {TOWNSFOLK[self.card].id}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """8.3.1 to 8.3.1.3."""
        me = game.sides[seat]
        if not (me.party >> self.card) & 1:
            return NOT_IN_PARTY
        if not (INQUISITORS >> self.card) & 1:
            return OTHER_TRIGGER
        if (game.used_abilities >> self.card) & 1:
            return ABILITY_USED
        if not ability_works(game, seat, self.card):
            return IDLE_ABILITY
        return SAME_BEFORE if same_ability_before(game, me, self.card) else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        name = townsfolk_name(self.card)
        if bar == NOT_IN_PARTY:
            return refuse("not_in_party", "8.3.1", townsfolk=name).advise("ability")
        if bar == OTHER_TRIGGER:
            return refuse("other_trigger", "8.3.1", townsfolk=name)
        if bar == ABILITY_USED:
            return refuse("ability_used", "8.3.1", townsfolk=name)
        if bar == IDLE_ABILITY:
            return idle_ability(game.sides[seat], self.card)
        return refuse("same_ability", "8.3.1", townsfolk=name).advise("ability")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """8.3.4. What it gives calls nothing else."""
        game.used_abilities |= BIT[self.card]
        if game.told is not None:
            game.told.append(AbilityUsed(int(seat), TOWNSFOLK[self.card].id))
        effect = ABILITY_EFFECT[self.card]
        kind_of(game, effect).at_once(game, seat, what_of(effect), n_of(effect))

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """Which card, and what it does."""
        effects = effect_names(TOWNSFOLK[self.card].reward)
        return say("move-ability", townsfolk=townsfolk_name(self.card), effects=list(effects))

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card in the party."""
        return [f"townsfolk {TOWNSFOLK[self.card].id}"]


def has_ability(game: Paladins, seat: i64) -> bool:
    """8.3.1. Whether any unused ability of this player works now."""
    cards = game.sides[seat].party & INQUISITORS & ~game.used_abilities
    while cards:
        if ability_works(game, seat, lowest_bit(cards)):
            return True
        cards &= cards - 1
    return False


def ability_works(game: Paladins, seat: i64, card: i64) -> bool:
    """8.3.1. Whether its condition holds now and it would do something."""
    suspicions = game.sides[seat].suspicions
    if suspicions < SUSPICION_MIN[card] or suspicions > SUSPICION_MAX[card]:
        return False
    return is_useful(game, seat, ABILITY_EFFECT[card])


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


ABILITY_KINDS: Final = [(each.trigger, each.reward, each.suspicion_min, each.suspicion_max) for each in TOWNSFOLK]
SAME_ABILITY: Final = vec[i64]([ABILITY_KINDS.index(kind) for kind in ABILITY_KINDS])

DISCARDS: Final = Listed("discard", [Discard(n) for n in range(1, MOST_DISCARDED + 1)])
SETTLES: Final = Listed("settle", [PayDebt()])
CANCELS: Final = Listed("cancel", [CancelDebt()])
DECLINES: Final = Listed("decline", [Decline()])
DECLINE: Final = DECLINES.at(0)
CHOOSES: Final = Listed("choose", [Choose(option) for option in range(MOST_OPTIONS)])
ABILITIES: Final = Listed("ability", [UseAbility(card) for card in range(len(TOWNSFOLK))])
