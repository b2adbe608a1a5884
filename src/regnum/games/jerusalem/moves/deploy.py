"""6. Phase 2: placing, hiring, selling, the baron, the Marshal, cards, and the end of the turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Family, Listed
from regnum.core.words import Move
from regnum.games.jerusalem.cards import DECK
from regnum.games.jerusalem.figures import GAINS_AT_ONCE, ONLY_SQUIRES
from regnum.games.jerusalem.moves.names import (
    absent,
    area_handle,
    area_name,
    card_handle,
    card_name,
    cube_handle,
    members,
    out_of_play,
    player,
    read_area,
    too_few_bezants,
    words_of,
)
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    CARDS,
    CHOOSING,
    COLOURS,
    CUBES,
    FORCE,
    FORCE_SQUIRES,
    GENOESE_MERCHANTS,
    MARSHAL,
    MARSHAL_BEZANTS,
    MOVE_TWO,
    MOVING,
    NONE,
    PALACE,
    RENEGADE,
    SELLING,
    SENDING,
    SHIFTS,
    SOLD_FOR,
    SOLD_SQUIRES,
    SWAPPING,
    TOWER,
    TOWER_OF_DAVID,
    read_count,
)
from regnum.games.jerusalem.table import Jerusalem


class Place(Move[Jerusalem]):
    """6.2.1. Squires from behind the screen into an area."""

    area: i64
    count: i64

    def __init__(self, area: i64, count: i64) -> None:
        self.area = area
        self.count = count

    def notation(self) -> str:
        """`place 3 market_left`"""
        return f"place {self.count} {AREAS[self.area]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.2.1, 6.2.2, 9.1.4."""
        refusal = out_of_play(game, self.area, "place")
        if refusal is not None:
            return refusal
        owner = game.baron_at(self.area)
        if owner != NONE and owner != seat:
            blocked = refuse("blocked_by_baron", "6.2.2", area=area_name(self.area), player=player(owner))
            return blocked.advise("place")
        if self.count > game.sides[seat].squires:
            return refuse("too_few_squires", "6.2.1", count=int(self.count), have=int(game.sides[seat].squires))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """They have entered this turn."""
        game.place(seat, self.area, self.count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """How many, where to."""
        return say("move-place", count=int(self.count), area=area_name(self.area, ".to"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The area."""
        return [area_handle(self.area)]


class Hire(Move[Jerusalem]):
    """6.3.1. Mercenaries from the supply."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`hire 2`"""
        return f"hire {self.count}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.3.1, Q4."""
        if self.count > game.sides[seat].supply():
            return refuse("supply_short", "Q4", count=int(self.count), have=int(game.sides[seat].supply()))
        price = game.hire_cost(seat, self.count)
        if price > game.sides[seat].bezants:
            return too_few_bezants(price, game.sides[seat].bezants, "6.3.1")
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Behind the screen, ready to be placed."""
        game.hire(seat, self.count)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """How many, for how much."""
        return say("move-hire", count=int(self.count), price=int(game.hire_cost(seat, self.count)))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A place of its own."""
        return ["hire"]


class Sell(Move[Jerusalem]):
    """6.4.1. Three of your squires on the board for a bezant."""

    def notation(self) -> str:
        """`sell`"""
        return "sell"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.4.1."""
        if game.sides[seat].on_board < SOLD_SQUIRES:
            return refuse("nothing_to_sell", "6.4.1", need=SOLD_SQUIRES, have=int(game.sides[seat].on_board))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Which three, is asked."""
        game.begin(SELLING, SOLD_SQUIRES)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """What for what."""
        return say("move-sell", squires=SOLD_SQUIRES, bezants=SOLD_FOR)

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A place of its own."""
        return ["sell"]


class Withdraw(Move[Jerusalem]):
    """6.4.1, Q6. One of the three, from any area."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`withdraw market_left`"""
        return f"withdraw {AREAS[self.area]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.4.1."""
        return absent(game, self.area, seat, "withdraw", "6.4.1")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """To the supply."""
        game.withdraw(seat, self.area)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """From where."""
        return say("move-withdraw", origin=area_name(self.area, ".from"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """Your squires there."""
        return [cube_handle(self.area, seat)]


class PlayCard(Move[Jerusalem]):
    """6.7. Play an action card from your hand."""

    kind: i64

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def notation(self) -> str:
        """`card renegade`"""
        return f"card {CARDS[self.kind]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.7.1, Q24."""
        if not (game.sides[seat].held_cards() >> self.kind) & 1:
            return refuse("not_in_hand", "6.7.1", card=card_name(self.kind)).advise("card")
        if not card_works(game, seat, self.kind):
            return refuse("no_effect", "Q24", card=card_name(self.kind))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """What it does, or the question that it brings."""
        kind = self.kind
        game.play_card(seat, kind)
        if (GAINS_AT_ONCE >> kind) & 1:
            game.gain_from_card(seat, kind)
        elif kind == GENOESE_MERCHANTS:
            game.genoese = True
        elif kind == MOVE_TWO:
            game.begin(MOVING, SHIFTS)
        elif kind == RENEGADE:
            game.begin(SWAPPING, 1)
        elif kind >= FORCE:
            overwhelm(game, seat, kind - FORCE)
        else:
            game.begin(CHOOSING, 1)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Which card."""
        return say("move-play-card", card=card_name(self.kind))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The card."""
        return [card_handle(self.kind)]


def overwhelm(game: Jerusalem, seat: i64, quarter: i64) -> None:
    """6.7.12. Two squires, or the last one (Q24); in the Tower of David there is nothing to choose."""
    count = min(game.sides[seat].supply(), i64(FORCE_SQUIRES))
    if quarter == TOWER_OF_DAVID:
        game.send_force(seat, TOWER, count)
    else:
        game.quarter = quarter
        game.begin(SENDING, count)


def card_works(game: Jerusalem, seat: i64, kind: i64) -> bool:
    """Q24. Whether a card would change something."""
    if kind >= FORCE:
        return game.sides[seat].supply() > 0 and game.may_send(kind - FORCE) != 0
    if kind == MOVE_TWO:
        return game.movable(seat) != 0
    if kind == RENEGADE:
        mine, theirs = game.movable(seat), game.others_movable(seat)
        return mine != 0 and theirs != 0 and not (mine == theirs and mine & (mine - 1) == 0)  # Q10: different areas
    return not (ONLY_SQUIRES >> kind) & 1 or game.sides[seat].supply() > 0


class UseMarshal(Move[Jerusalem]):
    """6.6.3. The Marshal's moves, or his bezant."""

    moves: bool

    def __init__(self, moves: bool) -> None:
        self.moves = moves

    def notation(self) -> str:
        """`marshal move`"""
        return "marshal move" if self.moves else "marshal bezant"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.6.3; a move must move something (Q24)."""
        if game.sides[seat].office != MARSHAL:
            return refuse("not_marshal", "6.6.3")
        if game.marshal_used:
            return refuse("marshal_used", "6.6.3")
        if self.moves and game.movable(seat) == 0:
            return refuse("nothing_to_move", "6.5.5")
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Once a turn."""
        if self.moves:
            game.let_marshal_move(seat)
            game.begin(MOVING, SHIFTS)
        else:
            game.pay_marshal(seat)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Which of the two."""
        if self.moves:
            return say("move-marshal-move", count=SHIFTS)
        return say("move-marshal-bezant", count=MARSHAL_BEZANTS)

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The office."""
        return ["office marshal"]


class PlaceBaron(Move[Jerusalem]):
    """6.5.1. Your baron onto an area where enough of the squires that arrived in this turn stand."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`baron market_large`"""
        return f"baron {AREAS[self.area]}"

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.5.1, 6.5.2, 6.5.7, 9.2.4."""
        refusal = out_of_play(game, self.area, "baron")
        if refusal is not None:
            return refusal
        if game.sides[seat].baron != NONE:
            return refuse("baron_used", "6.5.1", area=area_name(game.sides[seat].baron))
        owner = game.baron_at(self.area)
        if owner != NONE:
            return refuse("baron_there", "6.5.1", area=area_name(self.area), player=player(owner)).advise("baron")
        if self.area == PALACE and game.banned(seat):
            return refuse("palace_ban", "6.5.7")
        need, entered = game.baron_minimum(seat, self.area), game.with_baron(seat, self.area)
        if entered < need:
            return refuse("baron_minimum", "6.5.2", area=area_name(self.area), need=int(need), entered=int(entered))
        return None

    def play(self, game: Jerusalem, seat: i64) -> None:
        """He stays to the end of the round."""
        game.place_baron(seat, self.area)

    def label(self, game: Jerusalem, seat: i64) -> Message:
        """Where to."""
        return say("move-baron", area=area_name(self.area, ".to"))

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """The baron, then the area."""
        return [f"baron {COLOURS[seat]}", area_handle(self.area)]


class EndTurn(Move[Jerusalem]):
    """6.1.3. End the turn; nothing in it is compulsory."""

    def notation(self) -> str:
        """`end`"""
        return "end"

    def play(self, game: Jerusalem, seat: i64) -> None:
        """The next in turn order follows."""
        game.ended = True

    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        """A button of its own."""
        return ["button end"]


class Places(Family):
    """Every number of squires into every area, area by area."""

    def make(self, index: i64) -> Move[Any]:
        """From one squire on."""
        return Place(index // CUBES, index % CUBES + 1)

    def read(self, words: list[str]) -> int:
        """`3 market_left`"""
        count, area = words_of(words, 2, self.usage)
        return read_area(area) * CUBES + read_count(count, 1, CUBES) - 1


PLACES: Final = Places("place", "place COUNT AREA", AREA_COUNT * CUBES)
HIRES: Final = Listed("hire", [Hire(count) for count in range(1, CUBES + 1)])
SELLS: Final = Listed("sell", [Sell()])
WITHDRAWS: Final = Listed("withdraw", [Withdraw(area) for area in range(AREA_COUNT)])
CARD_PLAYS: Final = Listed("card", [PlayCard(kind) for kind in range(len(DECK))])
MARSHALS: Final = Listed("marshal", [UseMarshal(True), UseMarshal(False)])
BARONS: Final = Listed("baron", [PlaceBaron(area) for area in range(AREA_COUNT)])
ENDS: Final = Listed("end", [EndTurn()])

ALL_HIRES: Final = members(HIRES)
ALL_WITHDRAWS: Final = members(WITHDRAWS)
ALL_CARD_PLAYS: Final = members(CARD_PLAYS)
ALL_BARONS: Final = members(BARONS)
MARSHAL_MOVE: Final = MARSHALS.at(0)
MARSHAL_BEZANT: Final = MARSHALS.at(1)
END: Final = ENDS.at(0)
SELL: Final = SELLS.at(0)

# By number of squires all that could be placed of them, area by area: a decision is a slice or a few.
PLACES_WITH: Final = [
    [PLACES.at(area * CUBES + count) for area in range(i64(AREA_COUNT)) for count in range(i64(squires))]
    for squires in range(CUBES + 1)
]


def add_open(shut: i64, each: i64, offered: list[Move[Any]], moves: list[Move[Any]]) -> None:
    """Of a list with so many moves for each area in order, those whose area is not shut, in whole runs."""
    start: i64 = 0
    while shut >> start:
        area = start
        while not (shut >> area) & 1:
            area += 1
        if area > start:
            moves.extend(offered[start * each : area * each])
        start = area + 1
    if start < AREA_COUNT:
        moves.extend(offered[start * each :])
