"""A game of secrets, uncompiled: private hands, a card passed on unseen, hidden money, a secret line of score.

1.1 each seat holds two cards and some silver that nobody else knows; 1.2 in a turn you draw a card unseen, show one of
your cards, hand one on to your neighbour unseen, or bid silver you own; 1.3 a shared question lets all hand on a card
at once; 1.4 the hidden cards score at the end. A leak can be switched on, so that the contract can prove it finds it.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.messages import Event, Message, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.rules import Box, Rules
from regnum.core.words import NOBODY, Ask, Game, Move, Step
from regnum.scene import Scene
from regnum.testing.claims import Claims

CARDS = 16
TURNS = 8
UNSEEN = -1
LEAK = ""  # "event", "refusal", "view", "score" or "redeal": set by the tests that must fail


class Court(Game):
    deck: list[int]  # the next card last
    hands: list[list[int]]
    shown: list[int]
    silver: list[int]
    bids: list[int]
    turns: int

    def clone(self) -> Court:
        twin = Court()
        self.copy_agenda_to(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown[:]
        twin.silver = self.silver[:]
        twin.bids = self.bids[:]
        twin.turns = self.turns
        return twin

    def redeal(self, seat: i64) -> None:
        """Cards in the deck and in others' hands are unknown, and so is how much silver others have left."""
        if LEAK == "redeal":
            return
        others = [other for other in range(len(self.hands)) if other != seat]
        unknown = vec[i64](sorted([*self.deck, *(card for other in others for card in self.hands[other])]))
        self.chance.shuffle(unknown)
        cards = list(unknown)
        for other in others:
            self.hands[other] = sorted(cards.pop() for _ in self.hands[other])
            self.silver[other] = self.bids[other] + self.chance.below(4)
        self.deck = cards


class Drew(Event, frozen=True):
    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or LEAK == "event" else Drew(self.seat, UNSEEN)


class Showed(Event, frozen=True):
    seat: int
    card: int


class HandedOn(Event, frozen=True):
    seat: int
    to: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else HandedOn(self.seat, self.to, UNSEEN)


class Turns(Step[Court]):
    def run(self, game: Court, seat: i64) -> None:
        game.turns += 1
        game.committed += 1
        if game.turns > TURNS:
            return
        game.push(self, (seat + 1) % game.rules.seats)
        if game.turns % 3 == 0:
            game.push(PASS_ON, NOBODY)
            game.push_for_all(ALL_HAND_ON, (1 << game.rules.seats) - 1)
        game.push(TAKE_TURN, seat)


class PassOn(Step[Court]):
    def run(self, game: Court, seat: i64) -> None:
        pass  # the cards have moved already; a heavier game would resolve them here


def neighbour(game: Court, seat: i64) -> i64:
    return (seat + 1) % game.rules.seats


class Draw(Move[Court]):
    def notation(self) -> str:
        return "draw"

    def refused(self, game: Court, seat: i64) -> Refusal | None:
        return None if game.deck else refuse("deck_empty", "1.2")

    def play(self, game: Court, seat: i64) -> None:
        card = game.deck.pop()
        game.hands[seat] = sorted([*game.hands[seat], card])
        game.revealed += 1
        if game.told is not None:
            game.told.append(Drew(seat, card))


class Card(Move[Court]):
    def __init__(self, card: int) -> None:
        self.card = card

    def refused(self, game: Court, seat: i64) -> Refusal | None:
        if self.card in game.hands[seat]:
            return None
        if LEAK == "refusal" and any(self.card in hand for hand in game.hands):
            return refuse("somebody_has_it", "1.1")
        return refuse("not_yours", "1.1")


class Show(Card):
    def notation(self) -> str:
        return f"show {self.card}"

    def play(self, game: Court, seat: i64) -> None:
        game.hands[seat] = [card for card in game.hands[seat] if card != self.card]
        game.shown = [*game.shown, self.card]
        if game.told is not None:
            game.told.append(Showed(seat, self.card))


class HandOn(Card):
    def notation(self) -> str:
        return f"hand {self.card}"

    def play(self, game: Court, seat: i64) -> None:
        to = neighbour(game, seat)
        game.hands[seat] = [card for card in game.hands[seat] if card != self.card]
        game.hands[to] = sorted([*game.hands[to], self.card])
        game.revealed += 1
        if game.told is not None:
            game.told.append(HandedOn(seat, to, self.card))


class KeepAll(Move[Court]):
    def notation(self) -> str:
        return "keep"

    def play(self, game: Court, seat: i64) -> None:
        pass


class Bid(Move[Court]):
    def __init__(self, silver: int) -> None:
        self.silver = silver

    def notation(self) -> str:
        return f"bid {self.silver}"

    def refused(self, game: Court, seat: i64) -> Refusal | None:
        if self.silver <= game.bids[seat]:
            return refuse("bid_more", "1.2", least=game.bids[seat] + 1)
        if self.silver > game.silver[seat]:
            return refuse("too_poor", "1.2", have=game.silver[seat]).advise("draw")
        return None

    def play(self, game: Court, seat: i64) -> None:
        game.bids[seat] = self.silver

    def label(self, game: Court, seat: i64) -> Message:
        return say("move-bid", silver=self.silver)


DRAWS = Listed("draw", [Draw()])
SHOWS = Listed("show", [Show(card) for card in range(CARDS)])
HANDS = Listed("hand", [HandOn(card) for card in range(CARDS)])
KEEPS = Listed("keep", [KeepAll()])
BIDS = Listed("bid", [Bid(silver) for silver in range(1, 9)])


class TakeTurn(Ask[Court]):
    def moves(self, game: Court, seat: i64) -> list[Move[Court]]:
        own = game.hands[seat]
        cards = [family.at(card) for family in (SHOWS, HANDS) for card in own]
        return [*cards, DRAWS.at(0), KEEPS.at(0), *(BIDS.at(index) for index in range(8))]

    def verbs(self) -> tuple[type[Move[Court]], ...]:
        return (Draw, Show, HandOn, KeepAll, Bid)

    def prompt(self, game: Court, seat: i64) -> Message:
        return say("ask-take-turn", cards=len(game.deck))


class AllHandOn(Ask[Court]):
    def moves(self, game: Court, seat: i64) -> list[Move[Court]]:
        return [*(HANDS.at(card) for card in game.hands[seat]), KEEPS.at(0)]

    def verbs(self) -> tuple[type[Move[Court]], ...]:
        return (HandOn, KeepAll)


TURN_STEP, PASS_ON, TAKE_TURN, ALL_HAND_ON = Turns(), PassOn(), TakeTurn(), AllHandOn()


def lay_table(rules: Rules, chance: Chance) -> Court:
    game = Court()
    game.lay(rules, chance)
    deck = vec[i64](range(CARDS))
    chance.shuffle(deck)
    game.deck = list(deck)
    game.hands = [sorted(game.deck.pop() for _ in range(2)) for _ in range(rules.seats)]
    game.silver = [chance.below(4) + 1 for _ in range(rules.seats)]
    game.bids = [0] * rules.seats
    game.shown, game.turns = [], 0
    game.push(TURN_STEP, 0)
    return game


def view(game: Court, seat: int) -> dict[str, Any]:
    own = list(game.hands[seat]) if seat >= 0 else None
    money = game.silver[seat] if seat >= 0 else None
    known = {"own": own, "silver": money, "bids": list(game.bids), "shown": list(game.shown)}
    known["sizes"] = [len(hand) for hand in game.hands]
    if LEAK == "view":
        known["next"] = game.deck[-1] if game.deck else None
    return known


def scene(view: dict[str, Any]) -> Scene:
    return Scene(game="court", panels=[])


def lines(game: Court, seat: int) -> list[tuple[str, int]]:
    return [("bid", game.bids[seat]), ("hidden_cards", sum(game.hands[seat]))]


def secret_lines(game: Court, seat: int) -> set[str]:
    return set() if LEAK == "score" else {"hidden_cards"}


def pieces(game: Court) -> list[str]:
    return sorted(f"card {card}" for card in [*game.deck, *game.shown, *(c for hand in game.hands for c in hand)])


def came(told: Drew | HandedOn, seat: int, was: Court, now: Court) -> bool:
    """One card more in that hand: the one that is told, if it is told."""
    more = [card for card in now.hands[seat] if card not in was.hands[seat]]
    return len(more) == 1 and told.card in (more[0], UNSEEN)


CLAIMS = Claims(
    events={
        Drew: lambda told, was, now: came(told, told.seat, was, now),
        Showed: lambda told, was, now: told.card in was.hands[told.seat] and [*was.shown, told.card] == now.shown,
        HandedOn: lambda told, was, now: told.to == neighbour(now, told.seat) and came(told, told.to, was, now),
    },
    buttons={Bid: lambda told, was, now: told.silver == now.bids[told.seat]},
    prompts={TakeTurn: lambda told, was, now: told.cards == len(now.deck)},
    refusals={
        "bid_more": lambda told, was, now: told.least == now.bids[told.seat] + 1,
        "too_poor": lambda told, was, now: told.have == now.silver[told.seat],
    },
)

BOX = Box(
    "court",
    edition=1,
    seats=(2, 3),
    colours=("red", "green", "blue"),
    families=[DRAWS, SHOWS, HANDS, KEEPS, BIDS],
    events=(Drew, Showed, HandedOn),
    package="court",
    open=lay_table,
    view=view,
    scene=scene,
    lines=lines,
    pieces=pieces,
    secret_lines=secret_lines,
    claims="court:CLAIMS",
)
