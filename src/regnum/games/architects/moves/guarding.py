"""A4.13 to A4.23. Captures at the town centre, and the actions of the guardhouse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import ALL, do_of, n_of, packed_effect
from regnum.core.letters import Message, Plain, Refusal, Who, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.architects.effects.words import (
    CAPTURE,
    FREE_CAPTIVES,
    FREE_PRISONERS,
    GUARD,
    IMPRISON,
    LOSE_VIRTUE,
    PAY_DEBT,
    TAKE_DEBT,
    TAKE_GROUP,
    TOWN_CAPTURE,
)
from regnum.games.architects.moves.names import location_name, silver_price, too_little_silver
from regnum.games.architects.parts import COLOURS, LOCATIONS, NONE, OPEN, SIDES
from regnum.games.architects.paying import can_spend, open_bill
from regnum.games.architects.places import can_settle
from regnum.games.architects.prices import CAPTURE_SILVER, FIRST_CAPTURE, FREE_PRICE, NEXT_CAPTURE, SETTLE_PRICE, Price
from regnum.games.architects.table import Architects


class CaptureGroup(Move[Architects]):
    """A4.13. All workers of one colour at one open location."""

    location: i64
    whose: i64

    def __init__(self, location: i64, whose: i64) -> None:
        self.location = location
        self.whose = whose

    def notation(self) -> str:
        """`capture quarry red`"""
        return f"capture {LOCATIONS[self.location]} {COLOURS[self.whose]}"

    def group(self, game: Architects) -> i64:
        """How many stand there; of a colour that does not play, none."""
        return game.sides[self.whose].workers[self.location] if self.whose < game.rules.sides else 0

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        if self.group(game) == 0:
            return False
        return is_free(game) or (within_reach(game, self.location) and can_pay_capture(game, seat))

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.13 to A4.15; captures by buildings are free and go anywhere (A6.5)."""
        if self.group(game) == 0:
            return refuse("nobody_there", "A4.13")
        if is_free(game):
            return None
        if not within_reach(game, self.location):
            return refuse("too_many_locations", "A4.15", most=int(game.raids))
        if not can_pay_capture(game, seat):
            return too_little_silver(game, seat, capture_price(game), "A4.14")
        return None

    def play(self, game: Architects, seat: i64) -> None:
        """A4.14. Paid first; then one capture less is left."""
        left = n_of(game.pending) - 1
        if is_free(game):
            if left > 0:
                game.owe(seat, packed_effect(CAPTURE, 0, left))
            game.owe(seat, packed_effect(TAKE_GROUP, self.location, self.whose))
            return
        price = capture_price(game)
        if left > 0:
            game.owe(seat, packed_effect(TOWN_CAPTURE, 0, left))
        game.owe(seat, packed_effect(TAKE_GROUP, self.location, self.whose))
        if game.captures > 0 and game.rules.edition < 2:
            game.saved -= min(game.saved, i64(CAPTURE_SILVER))
        game.captures += 1
        game.raided |= i64(1) << self.location
        open_bill(game, seat, price)

    def label(self, game: Architects, seat: i64) -> Message:
        """Whom and where."""
        count = int(self.group(game))
        where = location_name(self.location, "from")
        if self.whose == seat:
            return say("move-capture-own", location=where, count=count)
        return say("move-capture", location=where, player=Who(int(self.whose)), count=count)

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The group."""
        return [f"worker {LOCATIONS[self.location]} {COLOURS[self.whose]}"]


def is_free(game: Architects) -> bool:
    """A6.5. By a building."""
    return do_of(game.pending) == CAPTURE


def within_reach(game: Architects, location: i64) -> bool:
    """A4.15. Whether captures of this visit may come from there."""
    if (game.raided >> location) & 1:
        return True
    locations: i64 = 0
    for each in range(i64(OPEN)):
        locations += (game.raided >> each) & 1
    return locations < game.raids


def capture_price(game: Architects) -> Price:
    """A4.14, Q1. The first costs tax only; Conspirators save silver each time (in edition 1 once in a visit)."""
    if game.captures == 0:
        return FIRST_CAPTURE
    return NEXT_CAPTURE[max(CAPTURE_SILVER - game.saved, i64(0))]


def can_pay_capture(game: Architects, seat: i64) -> bool:
    """A4.14."""
    return can_spend(game, seat, capture_price(game), NONE)


def capture_words(game: Architects, seat: i64) -> list[Plain] | str:
    """What the next capture of this visit costs."""
    return silver_price(game, seat, capture_price(game))


# -- the guardhouse -----------------------------------------------------------------------------------------------


def next_guard_action(game: Architects, seat: i64) -> None:
    """A4.19. One action less is left, and none of them is compulsory."""
    left = n_of(game.pending) - 1
    if left > 0:
        game.owe(seat, packed_effect(GUARD, 0, left))


class ImprisonCaptives(Move[Architects]):
    """A4.20. All captives on the own board go to prison."""

    def notation(self) -> str:
        """`imprison`"""
        return "imprison"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return game.captives(seat) > 0

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.19. It must do something."""
        return None if self.may(game, seat) else refuse("no_captives", "A4.20")

    def play(self, game: Architects, seat: i64) -> None:
        """1 silver for each."""
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(IMPRISON, 0, 1))

    def label(self, game: Architects, seat: i64) -> Message:
        """How many."""
        return say("move-imprison", count=int(game.captives(seat)))


class FreeFromPrison(Move[Architects]):
    """A4.21. All own workers in prison come home."""

    def notation(self) -> str:
        """`free prison`"""
        return "free prison"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return game.sides[seat].prisoners > 0

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.19. It must do something."""
        return None if self.may(game, seat) else refuse("nobody_in_prison", "A4.21")

    def play(self, game: Architects, seat: i64) -> None:
        """It costs nothing."""
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(FREE_PRISONERS, 0, ALL))

    def label(self, game: Architects, seat: i64) -> Message:
        """How many."""
        return say("move-free-prison", count=int(game.sides[seat].prisoners))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The own workers in prison, or the prison if there are none."""
        return [f"prison {COLOURS[seat]}" if game.sides[seat].prisoners > 0 else "prison"]


class FreeFromBoards(Move[Architects]):
    """A4.22. All own workers on other boards come home, for tax and silver or for a debt and a virtue."""

    by_debt: bool

    def __init__(self, by_debt: bool) -> None:
        self.by_debt = by_debt

    def notation(self) -> str:
        """`free boards`, `free debt`"""
        return "free debt" if self.by_debt else "free boards"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return game.sides[seat].held() > 0 and (self.by_debt or can_spend(game, seat, FREE_PRICE, NONE))

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.19, A4.22."""
        if game.sides[seat].held() == 0:
            return refuse("nobody_held", "A4.22")
        return None if self.may(game, seat) else too_little_silver(game, seat, FREE_PRICE, "A4.22")

    def play(self, game: Architects, seat: i64) -> None:
        """A3.9. The price first."""
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(FREE_CAPTIVES, 0, 1))
        if self.by_debt:
            game.owe(seat, packed_effect(LOSE_VIRTUE, 0, 1))
            game.owe(seat, packed_effect(TAKE_DEBT, 0, 1))
        else:
            open_bill(game, seat, FREE_PRICE)

    def label(self, game: Architects, seat: i64) -> Message:
        """How many, and for what: a virtue that is not there becomes a debt (A8.4)."""
        price = debt_price(game, seat) if self.by_debt else silver_price(game, seat, FREE_PRICE)
        return say("move-free-boards", count=int(game.sides[seat].held()), price=price)


def debt_price(game: Architects, seat: i64) -> list[Plain]:
    """A4.22, A8.4. 1 debt and 1 virtue; at virtue 0 that is another debt."""
    if game.sides[seat].virtue == 0:
        return [say("count-debt-acc", count=2)]
    return [say("count-debt-acc", count=1), say("count-virtue-acc", count=1)]


class SettleDebt(Move[Architects]):
    """A4.23. Pay a debt off."""

    def notation(self) -> str:
        """`settle`"""
        return "settle"

    def may(self, game: Architects, seat: i64) -> bool:
        """The same answer as `refused`."""
        return can_settle(game, seat, NONE)

    def refused(self, game: Architects, seat: i64) -> Refusal | None:
        """A4.23."""
        if game.sides[seat].unpaid == 0:
            return refuse("no_debt", "A4.23")
        if self.may(game, seat):
            return None
        return too_little_silver(game, seat, SETTLE_PRICE, "A4.23")

    def play(self, game: Architects, seat: i64) -> None:
        """1 virtue for it."""
        next_guard_action(game, seat)
        game.owe(seat, packed_effect(PAY_DEBT, 0, 1))
        open_bill(game, seat, SETTLE_PRICE)

    def label(self, game: Architects, seat: i64) -> Message:
        """For what."""
        return say("move-settle-debt", price=silver_price(game, seat, SETTLE_PRICE))

    def handles(self, game: Architects, seat: i64) -> list[str]:
        """The own debts."""
        return ["debt"]


CAPTURES: Final = Listed("capture", [CaptureGroup(at // SIDES, at % SIDES) for at in range(OPEN * SIDES)])
IMPRISONS: Final = Listed("imprison", [ImprisonCaptives()])
FREES: Final = Listed("free", [FreeFromPrison(), FreeFromBoards(False), FreeFromBoards(True)])
SETTLES: Final = Listed("settle", [SettleDebt()])
