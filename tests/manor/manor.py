"""A game made only of hard cases, uncompiled: what the heavy games will ask of the kernel, in two hundred lines.

1.1 all seats choose an office secretly at once; 1.2 they bid in turns until one is left; 1.3 a raid interrupts the
raider's turn with a question to every other seat and then goes on; 1.4 the mill has optional triggers in any order;
1.5 the gate opens another placement; 1.6 a bandit acts between the turns and says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.messages import Event, Refusal, refuse
from regnum.core.notation import Listed
from regnum.core.rules import Box, Hook, Rules
from regnum.core.words import NOBODY, Ask, Game, Move, Step
from regnum.scene import Scene
from regnum.testing.claims import Claims

ROUNDS = 2
LUXURIES = ("bake", "brew")


class Manor(Game):
    round: int
    silver: list[int]
    offices: list[int]
    bid: int
    bidder: int
    bidding: list[bool]
    paid: int
    luxuries: list[str]
    gates: int

    def clone(self) -> Manor:
        twin = Manor()
        self.copy_agenda_to(twin)
        twin.round = self.round
        twin.silver = self.silver[:]
        twin.offices = self.offices[:]
        twin.bid, twin.bidder, twin.bidding = self.bid, self.bidder, self.bidding[:]
        twin.paid = self.paid
        twin.luxuries = self.luxuries[:]
        twin.gates = self.gates
        return twin

    def gain(self, seat: i64, n: i64) -> None:
        self.silver[seat] += n
        if self.told is not None:
            self.told.append(Gained(seat, n))


Act: TypeAlias = Callable[[Manor, i64], None]
Why: TypeAlias = Callable[[Manor, i64], Refusal | None]


class Gained(Event, frozen=True):
    seat: int
    n: int


class Robbed(Event, frozen=True):
    seat: int
    rule: str = "1.6"


# -- steps ---------------------------------------------------------------------------------------------------------


class Round(Step[Manor]):
    def run(self, game: Manor, seat: i64) -> None:
        if game.round == ROUNDS:
            return
        game.round += 1
        game.push(self, seat)
        for each in reversed(range(game.rules.seats)):
            game.push(BANDIT, NOBODY)
            game.push(PLACE, each)
        game.push(OPEN_AUCTION, 0)
        game.push(REVEAL, NOBODY)
        game.push_for_all(CHOOSE_OFFICE, (1 << game.rules.seats) - 1)


class Reveal(Step[Manor]):
    """1.1. Whoever is alone in an office is paid for it."""

    def run(self, game: Manor, seat: i64) -> None:
        game.revealed += 1
        for each, office in enumerate(game.offices):
            if game.offices.count(office) == 1:
                game.gain(each, office)
        game.offices = [0] * len(game.offices)


class OpenAuction(Step[Manor]):
    def run(self, game: Manor, seat: i64) -> None:
        game.bid, game.bidder, game.bidding = 0, NOBODY, [True] * game.rules.seats
        game.push(NEXT_BID, seat)


class NextBid(Step[Manor]):
    """1.2. Round and round, until all but the highest bidder have passed."""

    def run(self, game: Manor, seat: i64) -> None:
        still = [each for each, active in enumerate(game.bidding) if active]
        if still == [game.bidder] or not still:
            if game.bidder != NOBODY:
                game.gain(game.bidder, 3 - game.bid)
            return
        game.push(self, (seat + 1) % game.rules.seats)
        if game.bidding[seat] and seat != game.bidder:
            game.push(BID, seat)


class ResolveRaid(Step[Manor]):
    def run(self, game: Manor, seat: i64) -> None:
        game.gain(seat, game.paid)
        game.paid = 0


class Bandit(Step[Manor]):
    """1.6. He takes one silver from the first of the richest."""

    def run(self, game: Manor, seat: i64) -> None:
        richest = game.silver.index(max(game.silver))
        if game.silver[richest] > 0:
            game.silver[richest] -= 1
            if game.told is not None:
                game.told.append(Robbed(richest))
            game.happened(Robbed, richest, 1)


# -- moves ---------------------------------------------------------------------------------------------------------


class Word(Move[Manor]):
    """A move that is one word of its verb."""

    def __init__(self, text: str, act: Act, why: Why | None = None) -> None:
        self.words, self.act, self.why = text, act, why

    def notation(self) -> str:
        return self.words

    def refused(self, game: Manor, seat: i64) -> Refusal | None:
        return self.why(game, seat) if self.why else None

    def play(self, game: Manor, seat: i64) -> None:
        self.act(game, seat)


class Office(Word): ...


class Bid(Word): ...


class Placing(Word): ...


class Tribute(Word): ...


class Luxury(Word): ...


def office(n: int) -> Office:
    def act(game: Manor, seat: i64) -> None:
        game.offices[seat] = n

    return Office(f"office {n}", act)


def raise_bid(game: Manor, seat: i64) -> None:
    game.bid, game.bidder = game.bid + 1, seat


def pass_bid(game: Manor, seat: i64) -> None:
    game.bidding[seat] = False


def too_dear(game: Manor, seat: i64) -> Refusal | None:
    return refuse("too_dear", "1.2", least=game.bid + 1) if game.bid + 1 > 3 else None


class MillPays(Hook):
    """How much silver the mill pays."""

    def changed(self, game: Manor, seat: i64, silver: i64) -> i64:
        return silver


def mill(game: Manor, seat: i64) -> None:
    game.luxuries = list(LUXURIES)
    silver = 1
    for hook in game.rules.hooks_of(MillPays):
        assert isinstance(hook, MillPays)
        silver = hook.changed(game, seat, silver)
    game.gain(seat, silver)
    game.push(ENJOY, seat)


def gate(game: Manor, seat: i64) -> None:
    game.gates += 1
    game.push(PLACE, seat)


def gate_open(game: Manor, seat: i64) -> Refusal | None:
    return refuse("gate_closed", "1.5") if game.gates >= 3 else None


def raid(game: Manor, seat: i64) -> None:
    game.push(RESOLVE_RAID, seat)
    for other in reversed(range(game.rules.seats)):
        if other != seat:
            game.push(TRIBUTE, other)


def pay_tribute(game: Manor, seat: i64) -> None:
    game.gain(seat, -1)
    game.paid += 1


def poor(game: Manor, seat: i64) -> Refusal | None:
    return refuse("no_silver", "1.3") if game.silver[seat] < 1 else None


def enjoy(name: str) -> Luxury:
    def act(game: Manor, seat: i64) -> None:
        game.luxuries = [each for each in game.luxuries if each != name]
        game.gain(seat, 1)
        if game.luxuries:
            game.push(ENJOY, seat)

    def why(game: Manor, seat: i64) -> Refusal | None:
        return None if name in game.luxuries else refuse("enjoyed", "1.4")

    return Luxury(f"enjoy {name}", act, why)


def nothing(game: Manor, seat: i64) -> None:
    pass


OFFICES = Listed("office", [office(n) for n in range(1, 4)])
BIDS = Listed("bid", [Bid("bid raise", raise_bid, too_dear), Bid("bid pass", pass_bid)])
PLACES = Listed(
    "place",
    [Placing("place mill", mill), Placing("place gate", gate, gate_open), Placing("place raid", raid)],
)
TRIBUTES = Listed("tribute", [Tribute("tribute pay", pay_tribute, poor), Tribute("tribute refuse", nothing)])
LUXURY = Listed("enjoy", [*(enjoy(name) for name in LUXURIES), Luxury("enjoy no_more", nothing)])


# -- asks ----------------------------------------------------------------------------------------------------------


class Pick(Ask[Manor]):
    """Any move of one family."""

    def __init__(self, family: Listed, kind: type[Move[Manor]]) -> None:
        self.family, self.kind = family, kind

    def moves(self, game: Manor, seat: i64) -> list[Move[Manor]]:
        return [self.family.at(index) for index in range(len(self.family.made))]

    def verbs(self) -> tuple[type[Move[Manor]], ...]:
        return (self.kind,)


class ChooseOffice(Pick): ...


class MakeBid(Pick): ...


class Place(Pick): ...


class PayTribute(Pick): ...


class Enjoy(Pick): ...


ROUND, REVEAL, OPEN_AUCTION, NEXT_BID = Round(), Reveal(), OpenAuction(), NextBid()
RESOLVE_RAID, BANDIT = ResolveRaid(), Bandit()
CHOOSE_OFFICE, BID, PLACE = ChooseOffice(OFFICES, Office), MakeBid(BIDS, Bid), Place(PLACES, Placing)
TRIBUTE, ENJOY = PayTribute(TRIBUTES, Tribute), Enjoy(LUXURY, Luxury)


def lay_table(rules: Rules, chance: Chance) -> Manor:
    game = Manor()
    game.lay(rules, chance)
    game.round = 0
    game.silver = [1 + chance.below(2) for _ in range(rules.seats)]
    game.offices = [0] * rules.seats
    game.bid, game.bidder, game.bidding = 0, NOBODY, [False] * rules.seats
    game.paid, game.luxuries, game.gates = 0, [], 0
    game.push(ROUND, NOBODY)
    return game


def view(game: Manor, seat: int) -> dict[str, Any]:
    own = int(game.answers[seat]) if seat >= 0 else None
    return {
        "seat": seat,
        "silver": list(game.silver),
        "bid": game.bid,
        "round": game.round,
        "own_answer": own,
    }


def scene(view: dict[str, Any]) -> Scene:
    return Scene(game="manor", panels=[])


def lines(game: Manor, seat: int) -> list[tuple[str, int]]:
    return [("silver", game.silver[seat])]


def pieces(game: Manor) -> list[str]:
    return []


CLAIMS = Claims(
    events={
        Gained: lambda told, was, now: told.n == now.silver[told.seat] - was.silver[told.seat],
        Robbed: lambda told, was, now: now.silver[told.seat] == max(was.silver) - 1 and told.rule == "1.6",
    },
    refusals={"too_dear": lambda told, was, now: told.least == now.bid + 1},
)

BOX = Box(
    "manor",
    edition=8,
    seats=(2, 4),
    colours=("red", "green", "blue", "gold"),
    families=[OFFICES, BIDS, PLACES, TRIBUTES, LUXURY],
    events=(Gained, Robbed),
    package="manor",
    open=lay_table,
    view=view,
    scene=scene,
    lines=lines,
    pieces=pieces,
    claims="manor:CLAIMS",
)
