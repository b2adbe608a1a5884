"""6. Phase 2: placing, hiring, selling, the baron, the Marshal, cards, and the end of the turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.messages import Message, Outcome, Refusal, refuse, say
from regnum.core.notation import Listed, Numbers, Product
from regnum.core.words import ALLOWED, Judged, Move
from regnum.games.jerusalem.cards import DECK
from regnum.games.jerusalem.deck import discard
from regnum.games.jerusalem.deployment import (
    affordable,
    banned,
    baron_minimum,
    gain_from_card,
    hire,
    hire_cost,
    let_marshal_move,
    overwhelm,
    pay_marshal,
    place,
    place_baron,
    with_baron,
    withdraw,
)
from regnum.games.jerusalem.figures import GAINS_AT_ONCE, ONLY_SQUIRES
from regnum.games.jerusalem.moves.names import (
    AREA,
    BARRED,
    absent,
    area_handle,
    area_name,
    card_handle,
    card_name,
    cube_handle,
    out_of_play,
    player,
    too_few_bezants,
)
from regnum.games.jerusalem.parts import (
    AREA_COUNT,
    AREAS,
    CARDS,
    CHOOSING,
    COLOURS,
    CUBES,
    FORCE,
    GENOESE_MERCHANTS,
    MARSHAL,
    MARSHAL_BEZANTS,
    MOVE_TWO,
    MOVING,
    NONE,
    PALACE,
    RENEGADE,
    SELLING,
    SHIFTS,
    SOLD_FOR,
    SOLD_SQUIRES,
    SWAPPING,
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
        if (game.city.shut_to(seat) >> self.area) & 1:
            closed = game.city.is_closed(self.area)
            return out_of_play(self.area, "place") if closed else blocked_by_baron(game, self.area)
        have = game.sides[seat].squires
        if self.count > have:
            return refuse("too_few_squires", "6.2.1", count=int(self.count), have=int(have))
        return None

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        place(game, seat, self.area, self.count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-place", count=int(self.count), area=area_name(self.area, ".to"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [area_handle(self.area)]


def blocked_by_baron(game: Jerusalem, area: i64) -> Refusal:
    """6.2.2, 6.5.4. Whose baron keeps others out."""
    owner = player(game.city.baron_at(area))
    return refuse("blocked_by_baron", "6.2.2", area=area_name(area), player=owner).advise("place")


class Hire(Move[Jerusalem]):
    """6.3.1. Mercenaries from the supply."""

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def notation(self) -> str:
        """`hire 2`"""
        return f"hire {self.count}"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def refused(self, game: Jerusalem, seat: i64) -> Refusal | None:
        """6.3.1, Q4."""
        if self.count <= affordable(game, seat):
            return None
        me = game.sides[seat]
        if self.count > me.supply():
            return refuse("supply_short", "Q4", count=int(self.count), have=int(me.supply()))
        return too_few_bezants(hire_cost(game, seat, self.count), me.bezants, "6.3.1")

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        hire(game, seat, self.count)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-hire", count=int(self.count), price=int(hire_cost(game, seat, self.count)))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["hire"]


class Sell(Judged[Jerusalem]):
    """6.4.1. Three of your squires on the board for a bezant, only in your own turn (Q26)."""

    @override
    def notation(self) -> str:
        return "sell"

    @override
    def outcome(self) -> Outcome:
        return Outcome.NEUTRAL

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """6.4.1."""
        return ALLOWED if game.sides[seat].on_board >= SOLD_SQUIRES else BARRED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        return refuse("nothing_to_sell", "6.4.1", need=SOLD_SQUIRES, have=int(game.sides[seat].on_board))

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Which three, is asked."""
        game.own_deployment().begin(SELLING, SOLD_SQUIRES)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-sell", squires=SOLD_SQUIRES, bezants=SOLD_FOR)

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
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

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        withdraw(game, seat, self.area)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-withdraw", origin=area_name(self.area, ".from"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [cube_handle(self.area, seat)]


class PlayCard(Move[Jerusalem]):
    """6.7.1. Play an action card from your hand."""

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
        """What it does, or the question that it brings: 6.7.4 to 6.7.12."""
        kind = self.kind
        discard(game, seat, kind)
        if (GAINS_AT_ONCE >> kind) & 1:
            gain_from_card(game, seat, kind)
        elif kind == GENOESE_MERCHANTS:
            game.own_deployment().genoese = True
        elif kind == MOVE_TWO:
            game.own_deployment().begin(MOVING, SHIFTS)
        elif kind == RENEGADE:
            game.own_deployment().begin(SWAPPING, 1)
        elif kind >= FORCE:
            overwhelm(game, seat, kind - FORCE)
        else:
            game.own_deployment().begin(CHOOSING, 1)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-play-card", card=card_name(self.kind))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [card_handle(self.kind)]


def card_works(game: Jerusalem, seat: i64, kind: i64) -> bool:
    """Q24. Whether a card would change something."""
    if kind >= FORCE:
        return game.sides[seat].supply() > 0 and game.city.may_send(kind - FORCE) != 0
    if kind == MOVE_TWO:
        return game.city.movable(seat) != 0
    if kind == RENEGADE:
        mine, theirs = game.city.movable(seat), game.city.others_movable(seat)
        return mine != 0 and theirs != 0 and not (mine == theirs and mine & (mine - 1) == 0)  # Q10: different areas
    return not (ONLY_SQUIRES >> kind) & 1 or game.sides[seat].supply() > 0


NOT_MARSHAL: Final = 1
MARSHAL_USED: Final = 2
NOTHING_TO_MOVE: Final = 3


class UseMarshal(Judged[Jerusalem]):
    """6.6.3. The Marshal's moves, or his bezant."""

    moves: bool

    def __init__(self, moves: bool) -> None:
        self.moves = moves

    def notation(self) -> str:
        """`marshal move`"""
        return "marshal move" if self.moves else "marshal bezant"

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """6.6.3; a move must move something (Q24)."""
        if game.sides[seat].office != MARSHAL:
            return NOT_MARSHAL
        if game.deployment.marshal_used:
            return MARSHAL_USED
        if self.moves and game.city.movable(seat) == 0:
            return NOTHING_TO_MOVE
        return ALLOWED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        if bar == NOT_MARSHAL:
            return refuse("not_marshal", "6.6.3")
        if bar == MARSHAL_USED:
            return refuse("marshal_used", "6.6.3")
        return refuse("nothing_to_move", "6.5.5")

    def play(self, game: Jerusalem, seat: i64) -> None:
        """Q11. Once a turn, when he likes."""
        if self.moves:
            let_marshal_move(game, seat)
        else:
            pay_marshal(game, seat)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        if self.moves:
            return say("move-marshal-move", count=SHIFTS)
        return say("move-marshal-bezant", count=MARSHAL_BEZANTS)

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["office marshal"]


OUT_OF_PLAY: Final = 1
BARON_USED: Final = 2
BARON_THERE: Final = 3
PALACE_BAN: Final = 4
TOO_FEW_ENTERED: Final = 5


class PlaceBaron(Judged[Jerusalem]):
    """6.5.1. Your baron onto an area where enough of the squires that arrived in this turn stand."""

    area: i64

    def __init__(self, area: i64) -> None:
        self.area = area

    def notation(self) -> str:
        """`baron market_large`"""
        return f"baron {AREAS[self.area]}"

    def barred(self, game: Jerusalem, seat: i64) -> i64:
        """6.5.1, 6.5.2, 6.5.7, 9.2.4."""
        if game.city.is_closed(self.area):
            return OUT_OF_PLAY
        if game.city.barons[seat] != NONE:
            return BARON_USED
        if game.city.baron_at(self.area) != NONE:
            return BARON_THERE
        if self.area == PALACE and banned(game, seat):
            return PALACE_BAN
        if with_baron(game, seat, self.area) < baron_minimum(game, seat, self.area):
            return TOO_FEW_ENTERED
        return ALLOWED

    @override
    def because(self, game: Jerusalem, seat: i64, bar: i64) -> Refusal:
        area = area_name(self.area)
        if bar == OUT_OF_PLAY:
            return out_of_play(self.area, "baron")
        if bar == BARON_USED:
            return refuse("baron_used", "6.5.1", area=area_name(game.city.barons[seat]))
        if bar == BARON_THERE:
            owner = player(game.city.baron_at(self.area))
            return refuse("baron_there", "6.5.1", area=area, player=owner).advise("baron")
        if bar == PALACE_BAN:
            return refuse("palace_ban", "6.5.7")
        need, entered = baron_minimum(game, seat, self.area), with_baron(game, seat, self.area)
        return refuse("baron_minimum", "6.5.2", area=area, need=int(need), entered=int(entered))

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        place_baron(game, seat, self.area)

    @override
    def label(self, game: Jerusalem, seat: i64) -> Message:
        return say("move-baron", area=area_name(self.area, ".to"))

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return [f"baron {COLOURS[seat]}", area_handle(self.area)]


class EndTurn(Move[Jerusalem]):
    """6.1.3. End the turn; nothing in it is compulsory."""

    @override
    def notation(self) -> str:
        return "end"

    @override
    def outcome(self) -> Outcome:
        return Outcome.END

    @override
    def play(self, game: Jerusalem, seat: i64) -> None:
        game.own_deployment().ended = True

    @override
    def handles(self, game: Jerusalem, seat: i64) -> list[str]:
        return ["button end"]


PLACES: Final = Product("place COUNT AREA", Place, AREA, Numbers("COUNT", 1, CUBES))
HIRES: Final = Listed("hire", [Hire(count) for count in range(1, CUBES + 1)])
SELLS: Final = Listed("sell", [Sell()])
WITHDRAWS: Final = Listed("withdraw", [Withdraw(area) for area in range(AREA_COUNT)])
CARD_PLAYS: Final = Listed("card", [PlayCard(kind) for kind in range(len(DECK))])
MARSHALS: Final = Listed("marshal", [UseMarshal(True), UseMarshal(False)])
BARONS: Final = Listed("baron", [PlaceBaron(area) for area in range(AREA_COUNT)])
ENDS: Final = Listed("end", [EndTurn()])

ALL_HIRES: Final = HIRES.all()
ALL_WITHDRAWS: Final = WITHDRAWS.all()
ALL_CARD_PLAYS: Final = CARD_PLAYS.all()
ALL_MARSHALS: Final = MARSHALS.all()
ALL_BARONS: Final = BARONS.all()
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
