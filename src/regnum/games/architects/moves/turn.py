"""A3. A turn: place a worker, or take one back; and the small choices at single locations."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.messages import Message, Outcome, PlayerRef, Refusal, refuse, say
from regnum.core.notation import Listed, Product
from regnum.core.words import ALLOWED, Judged
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.effects.vocabulary import PLACE_MORE, TRADE
from regnum.games.architects.figures import TRADE_FOR_MARBLE, TRADE_FOR_VIRTUE, TRADE_PRICE, TRADE_ROW, WAITS_FOR
from regnum.games.architects.moves.names import (
    Cards,
    apprentice_name,
    hired_apprentice,
    location_name,
    too_little_silver,
    why_too_dear,
)
from regnum.games.architects.parts import (
    CLAY,
    COLOURS,
    GOLD,
    GUARDHOUSE,
    GUILDHALL,
    HELD,
    KINDS,
    LOCATION_COUNT,
    LOCATIONS,
    MARKET_SMALL,
    MARKET_VIRTUE,
    MINES,
    NONE,
    ON_TRADE,
    OPEN,
    PLACES,
    PRISON,
    ROOM,
    SIDES,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from regnum.games.architects.paying import can_pay, open_bill
from regnum.games.architects.places import (
    SPACE_TAKEN,
    TOO_DEAR,
    TOO_VIRTUOUS,
    hire_price,
    market_price,
    placing_barred,
)
from regnum.games.architects.prices import FIRST_CAPTURE, SETTLE_PRICE, Price
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import go, take_back

GOLD_WORKERS: Final = 2  # A4.1: gold needs so many
TRADED: Final = Cards(APPRENTICES, "virtue", "marble")  # whose trade it is, or what the board gives

# What forbids these moves, beside what closes a place to everybody (places.py).
OTHER_LOCATION: Final = 20
NOBODY_THERE: Final = 21
OPEN_FIRST: Final = 22
TOO_FEW_WORKERS: Final = 23
UNKNOWN_TRADE: Final = 24


class Place(Judged[Architects]):
    """A3.1. Place a worker from the own board and act there."""

    location: i64

    def __init__(self, location: i64) -> None:
        self.location = location

    @override
    def notation(self) -> str:
        """`place quarry`"""
        return f"place {LOCATIONS[self.location]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if do_of(game.pending) == PLACE_MORE and self.location != what_of(game.pending):
            return OTHER_LOCATION
        return placing_barred(game, seat, self.location)

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A3.7; a building that places another worker says where (A6.7)."""
        if bar == OTHER_LOCATION:
            return refuse("other_location", "A6.7", location=location_name(what_of(game.pending), "to"))
        why = why_closed(game, seat, self.location, bar)
        temptation = game.changes.temptation
        return why if temptation is None else temptation.resist(game, seat, self.location, why)

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A3.1. The action follows."""
        go(game, seat, self.location)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-place", location=location_name(self.location, "to"))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"place {LOCATIONS[self.location]}"]


def why_closed(game: Architects, seat: i64, location: i64, bar: i64) -> Refusal:
    """A3.7. What stands in the way of a location that is not legal."""
    if bar == TOO_VIRTUOUS:
        return refuse("virtue_too_high", "A4.25", limit=MARKET_VIRTUE, have=int(game.sides[seat].virtue))
    if bar == SPACE_TAKEN:
        return refuse("space_taken", "A4.25", player=PlayerRef(int(game.standing(location))))
    if location == GUARDHOUSE and game.sides[seat].unpaid == 0:
        return refuse("nothing_to_do", "A4.19")
    if location == TAX_STAND:
        return refuse("no_tax", "A4.24")
    if location == GUILDHALL:
        return refuse("nothing_to_build", "A4.30")
    price, rule = least_price(game, seat, location)
    return too_little_silver(game, seat, price, rule)


def least_price(game: Architects, seat: i64, location: i64) -> tuple[Price, str]:
    """What must be paid at least to do anything there, and where the rules say so."""
    if location == WORKSHOP:
        return hire_price(game, seat, 0), "A4.8"
    if location == TOWN_CENTRE:
        return FIRST_CAPTURE, "A4.14"
    if location == GUARDHOUSE:
        return SETTLE_PRICE, "A4.23"
    return market_price(game, seat, location), ("A4.26", "A4.27", "A4.28")[location - MARKET_SMALL]


# -- no workers left ----------------------------------------------------------------------------------------------


class TakeWorkerBack(Judged[Architects]):
    """A3.2, A3.3. The whole turn: one own worker comes home."""

    place: i64

    def __init__(self, place: i64) -> None:
        self.place = place

    @override
    def notation(self) -> str:
        """`back quarry`, `back prison`, `back board red`"""
        if self.place >= HELD:
            return f"back board {COLOURS[self.place - HELD]}"
        return f"back {PLACES[self.place]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if game.sides[seat].workers[self.place] == 0:
            return NOBODY_THERE
        return OPEN_FIRST if self.place >= OPEN and stands_in_the_open(game, seat) else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        if bar == NOBODY_THERE:
            return refuse("nobody_there", "A3.2")
        return refuse("open_location_first", "A3.3").advise("back")

    @override
    def play(self, game: Architects, seat: i64) -> None:
        take_back(game, seat, self.place)

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        if self.place >= HELD:
            return say("move-back-board", player=PlayerRef(int(self.place - HELD)))
        return say("move-back", location=say(f"location-{PLACES[self.place]}.from"))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        colour = COLOURS[seat]
        if self.place >= HELD:
            return [f"captives {COLOURS[self.place - HELD]} {colour}"]
        if self.place == PRISON:
            return [f"prison {colour}"]
        return [f"worker {PLACES[self.place]} {colour}"]


def stands_in_the_open(game: Architects, seat: i64) -> bool:
    """A3.2. Whether the seat has a worker at an open location."""
    for location in range(i64(OPEN)):
        if game.sides[seat].workers[location] > 0:
            return True
    return False


# -- the mines ----------------------------------------------------------------------------------------------------


class Dig(Judged[Architects]):
    """A4.3. Clay or gold, never a split."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    @override
    def notation(self) -> str:
        """`dig clay`"""
        return f"dig {KINDS[self.kind]}"

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        return TOO_FEW_WORKERS if self.kind == GOLD and game.working(seat, MINES) < GOLD_WORKERS else ALLOWED

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        return refuse("too_few_workers", "A4.1", need=GOLD_WORKERS, have=int(game.working(seat, MINES)))

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A4.1."""
        game.gain(seat, self.kind, dug(game, seat, self.kind))

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        return say("move-dig", kind=say(f"count-{KINDS[self.kind]}-acc", count=int(dug(game, seat, self.kind))))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        return [f"good {KINDS[self.kind]}"]


def dug(game: Architects, seat: i64, kind: i64) -> i64:
    """A4.1. Clay by w + 1, gold by half of w."""
    w = game.working(seat, MINES)
    return w + 1 if kind == CLAY else w // 2


# -- the King's Storehouse ----------------------------------------------------------------------------------------


class MakeTrade(Judged[Architects]):
    """A4.4. One trade at the King's Storehouse."""

    trade: i64

    def __init__(self, trade: i64) -> None:
        self.trade = trade

    @override
    def notation(self) -> str:
        """`trade virtue`, `trade merchant_gold`"""
        return f"trade {TRADED.word(self.trade)}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    @override
    def barred(self, game: Architects, seat: i64) -> i64:
        if not knows_trade(game, seat, self.trade):
            return UNKNOWN_TRADE
        return ALLOWED if can_trade(game, seat, self.trade) else TOO_DEAR

    @override
    def because(self, game: Architects, seat: i64, bar: i64) -> Refusal:
        """A4.5 to A4.7."""
        if bar == UNKNOWN_TRADE:
            return refuse("not_your_trade", "A4.7", apprentice=apprentice_name(self.trade))
        price = TRADE_PRICE[self.trade]
        rule = {TRADE_FOR_VIRTUE: "A4.5", TRADE_FOR_MARBLE: "A4.6"}.get(int(self.trade), "A4.7")
        if price.silver > 0:
            return too_little_silver(game, seat, price, rule)
        return why_too_dear(game, seat, price, rule)

    @override
    def play(self, game: Architects, seat: i64) -> None:
        """A3.9. Paid first; then one trade less is left."""
        left = n_of(game.pending) - 1
        if left > 0:
            game.owe(seat, packed_effect(TRADE, 0, left))
        game.owe_row(seat, TRADE_ROW[self.trade])
        open_bill(game, seat, TRADE_PRICE[self.trade])

    @override
    def label(self, game: Architects, seat: i64) -> Message:
        if self.trade >= ROOM:
            return say(f"move-trade-{TRADED.word(self.trade)}")
        return say("move-trade", apprentice=hired_apprentice(game, seat, self.trade))

    @override
    def handles(self, game: Architects, seat: i64) -> list[str]:
        if self.trade >= ROOM:
            return [f"good {TRADED.word(self.trade)}"]
        return [f"hired {TRADED.word(self.trade)}"]


def knows_trade(game: Architects, seat: i64, trade: i64) -> bool:
    """A4.7. The two that are printed on the board, and those of own apprentices."""
    if trade >= ROOM:
        return True
    return is_trader(trade) and game.sides[seat].has_apprentice(trade)


def is_trader(card: i64) -> bool:
    """A4.7. Whether an apprentice has a trade."""
    return (WAITS_FOR[card] >> ON_TRADE) & 1 == 1


def known_trades(game: Architects, seat: i64) -> vec[i64]:
    """A4.5 to A4.7. Those printed on the board, and those of own apprentices."""
    trades = vec[i64]([TRADE_FOR_VIRTUE, TRADE_FOR_MARBLE])
    hired = game.sides[seat].hired
    for i in range(i64(len(hired))):
        if is_trader(hired[i]):
            trades = append(trades, hired[i])
    return trades


def any_trade(game: Architects, seat: i64) -> bool:
    """Whether some trade can be paid."""
    trades = known_trades(game, seat)
    for i in range(i64(len(trades))):
        if can_trade(game, seat, trades[i]):
            return True
    return False


def can_trade(game: Architects, seat: i64, trade: i64) -> bool:
    """Whether it can be paid."""
    return can_pay(game, seat, TRADE_PRICE[trade], NONE)


PLACEMENTS: Final = Listed("place", [Place(location) for location in range(LOCATION_COUNT)])
BACK_ORDER: Final = [*range(GUILDHALL), PRISON, *range(HELD, HELD + SIDES)]
BACK_PLACES: Final = vec[i64](BACK_ORDER)
BACKS: Final = Listed("back", [TakeWorkerBack(place) for place in BACK_ORDER])
DIGS: Final = Listed("dig", [Dig(CLAY), Dig(GOLD)])
TRADE_MOVES: Final = Product("trade APPRENTICE", MakeTrade, TRADED)
