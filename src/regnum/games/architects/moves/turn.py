"""A3. A turn: place a worker, or take one back; and the small choices at single locations."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.effects import do_of, n_of, packed_effect, what_of
from regnum.core.letters import Message, Refusal, Who, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.effects.words import PLACE_MORE, TRADE
from regnum.games.architects.figures import TRADE_FOR_MARBLE, TRADE_FOR_VIRTUE, TRADE_PRICE, TRADE_ROW, WAITS_FOR
from regnum.games.architects.moves.names import (
    CardFamily,
    apprentice_name,
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
from regnum.games.architects.places import can_place, hire_price, market_is_open, market_price
from regnum.games.architects.prices import FIRST_CAPTURE, SETTLE_PRICE
from regnum.games.architects.table import Architects
from regnum.games.architects.workers import go, take_back

GOLD_WORKERS: Final = 2  # A4.1: gold needs so many


class Place(Move[Architects]):
    """A3.1. Place a worker from the own board and act there."""

    location: i64

    def __init__(self, location: i64) -> None:
        self.location = location

    def notation(self) -> str:
        """`place quarry`"""
        return f"place {LOCATIONS[self.location]}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if do_of(game.pending) == PLACE_MORE and self.location != what_of(game.pending):
            return False
        return can_place(game, seat, self.location)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A3.7; a building that places another worker says where (A6.7)."""
        if do_of(game.pending) == PLACE_MORE and self.location != what_of(game.pending):
            return refuse("other_location", "A6.7", location=location_name(what_of(game.pending), "to"))
        if can_place(game, seat, self.location):
            return None
        why = why_closed(game, seat, self.location)
        temptation = game.changes.temptation
        return why if temptation is None else temptation.resist(game, seat, self.location, why)

    def play(self, game: Architects, seat: i64) -> None:
        """A3.1. The action follows."""
        go(game, seat, self.location)

    def label(self, game: Architects, seat: i64) -> Message:
        """Where to."""
        return say("move-place", location=location_name(self.location, "to"))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The location."""
        return [f"place {LOCATIONS[self.location]}"]


def why_closed(game: Architects, seat: i64, location: i64) -> Refusal:
    """A3.7. What stands in the way of a location that is not legal."""
    if location == WORKSHOP:
        return too_little_silver(game, seat, hire_price(game, seat, 0), "A4.8")
    if location == TOWN_CENTRE:
        return too_little_silver(game, seat, FIRST_CAPTURE, "A4.14")
    if location == GUARDHOUSE:
        if game.sides[seat].unpaid > 0:
            return too_little_silver(game, seat, SETTLE_PRICE, "A4.23")
        return refuse("nothing_to_do", "A4.19")
    if location == TAX_STAND:
        return refuse("no_tax", "A4.24")
    if location == GUILDHALL:
        return refuse("nothing_to_build", "A4.30")
    return why_no_market(game, seat, location)


def why_no_market(game: Architects, seat: i64, location: i64) -> Refusal:
    """A4.25. Too virtuous, taken, or too dear."""
    if not market_is_open(game, seat):
        return refuse("virtue_too_high", "A4.25", limit=MARKET_VIRTUE, have=int(game.sides[seat].virtue))
    whose = game.standing(location)
    if whose != NONE:
        return refuse("space_taken", "A4.25", player=Who(int(whose)))
    rule = ("A4.26", "A4.27", "A4.28")[location - MARKET_SMALL]
    return too_little_silver(game, seat, market_price(game, seat, location), rule)


# -- no workers left ----------------------------------------------------------------------------------------------


class TakeWorkerBack(Move[Architects]):
    """A3.2, A3.3. The whole turn: one own worker comes home."""

    place: i64

    def __init__(self, place: i64) -> None:
        self.place = place

    def notation(self) -> str:
        """`back quarry`, `back prison`, `back board red`"""
        if self.place >= HELD:
            return f"back board {COLOURS[self.place - HELD]}"
        return f"back {PLACES[self.place]}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if game.sides[seat].workers[self.place] == 0:
            return False
        return self.place < OPEN or not stands_in_the_open(game, seat)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A3.2. From open locations first."""
        if game.sides[seat].workers[self.place] == 0:
            return refuse("nobody_there", "A3.2")
        if self.place >= OPEN and stands_in_the_open(game, seat):
            return refuse("open_location_first", "A3.3").advise("back")
        return None

    def play(self, game: Architects, seat: i64) -> None:
        """It is no capture."""
        take_back(game, seat, self.place)

    def label(self, game: Architects, seat: i64) -> Message:
        """From where."""
        if self.place >= HELD:
            return say("move-back-board", player=Who(int(self.place - HELD)))
        return say("move-back", location=say(f"location-{PLACES[self.place]}.from"))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The own workers there."""
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


class Dig(Move[Architects]):
    """A4.3. Clay or gold, never a split."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def notation(self) -> str:
        """`dig clay`"""
        return f"dig {KINDS[self.kind]}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return self.kind == CLAY or game.working(seat, MINES) >= GOLD_WORKERS

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.1. Gold needs two workers."""
        have = game.working(seat, MINES)
        if self.kind == GOLD and have < GOLD_WORKERS:
            return refuse("too_few_workers", "A4.1", need=GOLD_WORKERS, have=int(have))
        return None

    def play(self, game: Architects, seat: i64) -> None:
        """A4.1."""
        game.gain(seat, self.kind, dug(game, seat, self.kind))

    def label(self, game: Architects, seat: i64) -> Message:
        """How much."""
        return say("move-dig", kind=say(f"count-{KINDS[self.kind]}-acc", count=int(dug(game, seat, self.kind))))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The good."""
        return [f"good {KINDS[self.kind]}"]


def dug(game: Architects, seat: i64, kind: i64) -> i64:
    """A4.1. Clay by w + 1, gold by half of w."""
    w = game.working(seat, MINES)
    return w + 1 if kind == CLAY else w // 2


# -- the King's Storehouse ----------------------------------------------------------------------------------------


class MakeTrade(Move[Architects]):
    """A4.4. One trade at the King's Storehouse."""

    trade: i64

    def __init__(self, trade: i64) -> None:
        self.trade = trade

    def notation(self) -> str:
        """`trade virtue`, `trade merchant_gold`"""
        return f"trade {TRADE_MOVES.word(self.trade)}"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return knows_trade(game, seat, self.trade) and can_trade(game, seat, self.trade)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.5 to A4.7."""
        if not knows_trade(game, seat, self.trade):
            return refuse("not_your_trade", "A4.7", apprentice=apprentice_name(self.trade))
        if can_trade(game, seat, self.trade):
            return None
        rule = {TRADE_FOR_VIRTUE: "A4.5", TRADE_FOR_MARBLE: "A4.6"}.get(int(self.trade), "A4.7")
        price = TRADE_PRICE[self.trade]
        if price.silver > 0:
            return too_little_silver(game, seat, price, rule)
        return why_too_dear(game, seat, price, rule)

    def play(self, game: Architects, seat: i64) -> None:
        """A3.9. Paid first; then one trade less is left."""
        left = n_of(game.pending) - 1
        if left > 0:
            game.owe(seat, packed_effect(TRADE, 0, left))
        game.owe_row(seat, TRADE_ROW[self.trade])
        open_bill(game, seat, TRADE_PRICE[self.trade])

    def label(self, game: Architects, seat: i64) -> Message:
        """Whose trade, or what for."""
        if self.trade >= ROOM:
            return say(f"move-trade-{TRADE_MOVES.word(self.trade)}")
        return say("move-trade", apprentice=apprentice_name(self.trade))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The apprentice, or the good."""
        if self.trade >= ROOM:
            return [f"good {TRADE_MOVES.word(self.trade)}"]
        return [f"hired {TRADE_MOVES.word(self.trade)}"]


def knows_trade(game: Architects, seat: i64, trade: i64) -> bool:
    """A4.7. The two that are printed on the board, and those of own apprentices."""
    if trade >= ROOM:
        return True
    return (WAITS_FOR[trade] >> ON_TRADE) & 1 == 1 and game.sides[seat].has_apprentice(trade)


def can_trade(game: Architects, seat: i64, trade: i64) -> bool:
    """Whether it can be paid."""
    return can_pay(game, seat, TRADE_PRICE[trade], NONE)


class TradeFamily(CardFamily):
    """`trade` with the apprentice whose trade it is, or with what the board gives."""

    def make(self, index: i64) -> Move[Any]:
        """By number."""
        return MakeTrade(index)


PLACEMENTS: Final = Listed("place", [Place(location) for location in range(LOCATION_COUNT)])
BACK_PLACES: Final = [*range(GUILDHALL), PRISON, *range(HELD, HELD + SIDES)]
BACKS: Final = Listed("back", [TakeWorkerBack(place) for place in BACK_PLACES])
DIGS: Final = Listed("dig", [Dig(CLAY), Dig(GOLD)])
TRADE_MOVES: Final = TradeFamily("trade", APPRENTICES, ["virtue", "marble"])
