"""A tiny game for the kernel's own tests: an abbey of two monks and an automatic prior, told in effects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.effects import RESOLVE, Effect, EffectGame, effect, in_order
from regnum.core.messages import Event, Refusal, refuse
from regnum.core.notation import Listed, Moves
from regnum.core.parts import Part
from regnum.core.rules import Rules
from regnum.core.words import ALLOWED, Ask, Judged, Move

SEATS = 2
PRIOR = 2  # the side after the seats
BREAD, CANDLES = 0, 1


class Side(Part):
    """What one side has: `goods` and `prayers` are changed in place, `office` is always made anew."""

    goods: vec[i64]
    prayers: vec[i64]
    office: vec[i64]

    def copy(self) -> Side:
        twin = Side()
        twin.goods = self.goods[:]
        twin.prayers = self.prayers[:]
        twin.office = self.office
        return twin


class Abbey(EffectGame):
    sides: list[Side]
    log: list[str]

    def own(self, side: i64) -> Side:
        if self.sides[side].shared:
            self.sides[side] = self.sides[side].copy()
        return self.sides[side]

    def clone(self) -> Abbey:
        twin = Abbey()
        self.copy_agenda_to(twin)
        self.copy_effects_to(twin)
        for side in self.sides:
            side.shared = True
        twin.sides = self.sides[:]
        twin.log = self.log[:]
        return twin

    def gain(self, side: i64, good: i64, n: i64) -> None:
        self.own(side).goods[good] += n
        self.log.append(f"{side} gains {n} of {good}")

    def pray(self, side: i64, prayer: i64) -> None:
        me = self.own(side)
        me.prayers = append(me.prayers, prayer)

    def appoint(self, side: i64, office: i64) -> None:
        self.own(side).office = vec[i64]([office])


class Rang(Event, frozen=True):
    seat: int


# -- moves -------------------------------------------------------------------------------------------------------

NO_BREAD, NO_CANDLE = 1, 2


class Give(Judged[Abbey]):
    """Give away so many of one good."""

    def __init__(self, good: i64, n: i64) -> None:
        self.good = good
        self.n = n

    def notation(self) -> str:
        return f"give {self.n} {('bread', 'candles')[self.good]}"

    def barred(self, game: Abbey, seat: i64) -> i64:
        if game.sides[seat].goods[self.good] >= self.n:
            return ALLOWED
        return NO_BREAD if self.good == BREAD else NO_CANDLE

    def because(self, game: Abbey, seat: i64, bar: i64) -> Refusal:
        have = int(game.sides[seat].goods[self.good])
        return refuse("no_bread" if bar == NO_BREAD else "no_candle", f"1.{bar}", need=int(self.n), have=have)

    def play(self, game: Abbey, seat: i64) -> None:
        game.gain(seat, self.good, -self.n)
        game.log.append(f"asked as {game.asked().name()}")


GIVES = Listed("give", [Give(good, n) for good in (BREAD, CANDLES) for n in (1, 2)])


class GiveAlms(Ask[Abbey]):
    def moves(self, game: Abbey, seat: i64) -> list[Move[Abbey]]:
        return GIVES.all()

    def verbs(self) -> tuple[type[Move[Abbey]], ...]:
        return (Give,)


GIVE_ALMS = GiveAlms()


# -- effects -----------------------------------------------------------------------------------------------------

GAIN, ALMS, TWICE, RING, FORCED_ALMS = range(5)


class Gain(Effect[Abbey]):
    def happen(self, game: Abbey, side: i64, what: i64, n: i64) -> None:
        game.gain(side, what, n)


class Alms(Effect[Abbey]):
    """Asks, if there is anything to decide; the prior gives nothing and says so."""

    def happen(self, game: Abbey, side: i64, what: i64, n: i64) -> None:
        game.ask(GIVE_ALMS, side)

    def useful(self, game: Abbey, side: i64, what: i64, n: i64) -> bool:
        return game.sides[side].goods[BREAD] + game.sides[side].goods[CANDLES] > 0

    def automatic(self, game: Abbey, side: i64, what: i64, n: i64) -> None:
        game.log.append(f"{side} keeps all, pending {game.pending}")


class Twice(Effect[Abbey]):
    """Lets the same good come twice, before everything that is due already."""

    def happen(self, game: Abbey, side: i64, what: i64, n: i64) -> None:
        game.owe_row(side, vec[i64]([effect(GAIN, what, n), effect(GAIN, what, n + 1)]))


class Ring(Effect[Abbey]):
    def happen(self, game: Abbey, side: i64, what: i64, n: i64) -> None:
        if game.told is not None:
            game.told.append(Rang(int(side)))


class ForcedAlms(Effect[Abbey]):
    def happen(self, game: Abbey, side: i64, what: i64, n: i64) -> None:
        game.put(GIVE_ALMS, side)


EFFECTS: list[Effect[Abbey]] = [Gain(GAIN), Alms(ALMS), Twice(TWICE), Ring(RING, moment=True), ForcedAlms(FORCED_ALMS)]


# -- the table ---------------------------------------------------------------------------------------------------


class AbbeyRules(Rules):
    def __init__(self) -> None:
        self.edition = 1
        self.seats = SEATS
        self.sides = SEATS + 1
        self.options = {}
        self.expansions = []
        self.extended = False
        self.moves = Moves([GIVES])
        self.effects = in_order(EFFECTS)
        self.cards, self.offers, self.after, self.hooks = {}, {}, {}, {}


def new_side(goods: tuple[int, ...]) -> Side:
    side = Side()
    side.goods = vec[i64](goods)
    side.prayers = vec[i64]()
    side.office = vec[i64]([0])
    return side


def abbey(*goods: tuple[int, int]) -> Abbey:
    """The table laid with the goods of each side, and the effects about to be resolved."""
    game = Abbey()
    chance = Chance()
    chance.seed(1)
    game.lay(AbbeyRules(), chance)
    game.lay_effects()
    game.sides = [new_side(each) for each in (goods or ((0, 0),) * (SEATS + 1))]
    game.log = []
    game.push(RESOLVE, 0)
    return game
