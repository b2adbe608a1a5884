"""The table for learners, as one seat may know it: no deck's order, nobody else's building cards, packets or glances.

Sides stand in seat order from the viewer on, a rival last. What can be reckoned from what lies there (points, limits)
is left out. Cards have a cell each, those of every expansion that is installed among them: expansions lengthen the
lists of cards when they are loaded, so their lengths are asked, never kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of
from regnum.core.observation import ObservationRow, ObservedField, Observer
from regnum.core.rules import Rules
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS
from regnum.games.architects.parts import GOODS, HELD, NONE, OPEN, PACKET, PHASES, PURSE
from regnum.games.architects.sides import Side
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.games.architects.table import Architects

PHASE_COUNT: Final = len(PHASES)
BILL_CELLS: Final = 2 * GOODS + 6
# What stands in front of a side, apart from its cards.
SIDE_ABOUT: Final = (
    "workers by location, in prison, at home, and on the board of each side from its own on; clay, wood, stone, gold, "
    "marble, silver; virtue, level of the cathedral, debts unpaid, debts paid, cards in hand"
)


def side_cells(sides: int) -> int:
    """How many cells that takes."""
    return HELD + sides + PURSE + 5


class ArchitectsObserver(Observer[Architects]):
    """The main board, what is being paid, every side's own, what only the viewer knows, and a rival's cards."""

    @override
    def fields(self, rules: Rules) -> list[ObservedField]:
        sides = int(rules.sides)
        apprentices, buildings = len(APPRENTICES), len(BUILDINGS)
        return [
            ObservedField("phase", (PHASE_COUNT,), ", ".join(PHASES), high=1),
            ObservedField("first", (sides,), "the start player", high=1),
            ObservedField("in_turn", (sides,), "whose turn it is", high=1),
            ObservedField("last", (sides,), "who filled the last space of the guildhall", high=1),
            ObservedField("hall", (sides,), "workers in the guildhall by side"),
            ObservedField("tax", (2,), "silver of the tax stand; whether the black market is to be reset"),
            ObservedField("visit", (1 + OPEN,), "captures of this visit of the town centre, and at which locations"),
            ObservedField("market", (2, len(MARKET_CARDS)), "the small card and the large one", high=1),
            ObservedField("market_gone", (len(MARKET_CARDS),), "the cards of the large pile", high=1),
            ObservedField("display", (apprentices, 2), "by apprentice: its place from 1, silver on it"),
            ObservedField("decks", (4,), "cards left: buildings, apprentices, rewards, small market cards"),
            ObservedField("rewards_gone", (len(REWARDS),), "rewards that were taken"),
            ObservedField("plan", (buildings,), "the building that is being paid for", high=1),
            ObservedField("bill", (BILL_CELLS,), BILL_ABOUT),
            ObservedField("asked", (2,), "the kind of effect that is asked about, how much of it"),
            ObservedField("sides", (sides, side_cells(sides)), SIDE_ABOUT),
            ObservedField("boards", (sides, len(BOARDS)), "the board of each side", high=1),
            ObservedField("hired", (sides, apprentices), "its apprentices", high=1),
            ObservedField("built", (sides, buildings), "its buildings", high=1),
            ObservedField("hand", (buildings,), "my building cards", high=1),
            ObservedField("packet", (buildings,), "my packet", high=1),
            ObservedField("looked_at", (buildings,), "cards I am looking at", high=1),
            *(rival_fields() if rules.sides > rules.seats else []),
        ]

    @override
    def observe(self, game: Architects, seat: i64, row: ObservationRow) -> None:
        row.flag(game.phase, PHASE_COUNT)
        flag_side(game, game.first, seat, row)
        flag_side(game, game.turn, seat, row)
        flag_side(game, game.last, seat, row)
        observe_hall(game, seat, row)
        observe_market(game, row)
        observe_display(game, row)
        observe_payment(game, row)
        observe_sides(game, seat, row)
        observe_hand(game, seat, row)
        if game.automa != NONE:
            observe_rival(game, row)


BILL_ABOUT: Final = (
    "what is still to be paid: clay, wood, stone, gold, marble, which of them in any mix; silver, tax, silver laid on "
    "apprentices, how many in the mix, influence, one may be spared"
)


def rival_fields() -> list[ObservedField]:
    """An automaton's cards."""
    schemes = len(ALL_SCHEMES)
    return [
        ObservedField("rival", (len(ALL_RIVALS),), "who it is", high=1),
        ObservedField("rival_cards", (3,), "its marker on the resource track, schemes in its deck, future schemes"),
        ObservedField("scheme", (schemes,), "the scheme turned last", high=1),
        ObservedField("schemes_gone", (schemes,), "its discards"),
    ]


def flag_side(game: Architects, side: i64, seat: i64, row: ObservationRow) -> None:
    """A cell for each side, the viewer's first: 1 for this one; none for nobody."""
    sides = game.rules.sides
    row.flag((side - seat + sides) % sides if side != NONE else i64(NONE), sides)


def observe_hall(game: Architects, seat: i64, row: ObservationRow) -> None:
    """A4.29, A4.14. The guildhall, the tax stand, and the visit of the town centre that goes on."""
    sides = game.rules.sides
    for i in range(i64(len(game.hall))):
        row.add((game.hall[i] - seat + sides) % sides, 1)
    row.skip(sides)
    row.put(game.tax)
    row.put(i64(game.reset_due))
    row.put(game.captures)
    row.bits(game.raided, OPEN)


def observe_market(game: Architects, row: ObservationRow) -> None:
    """A4.25 to A4.28. What the black market sells."""
    small, large = game.market.small, game.market.large
    row.flag(small[0] if len(small) > 0 else i64(NONE), len(MARKET_CARDS))
    row.flag(large[0] if len(large) > 0 else i64(NONE), len(MARKET_CARDS))
    row.count(large, len(MARKET_CARDS))


def observe_display(game: Architects, row: ObservationRow) -> None:
    """A2.4. The apprentices that can be hired, and how high the decks are."""
    display = game.display
    for at in range(i64(len(display.cards))):
        card = display.cards[at]
        if card != NONE:
            row.set(card * 2, at + 1)
            row.set(card * 2 + 1, display.coins[at])
    row.skip(2 * len(APPRENTICES))
    row.put(i64(len(game.buildings.deck)))
    row.put(i64(len(display.deck)))
    row.put(game.cathedral.rewards_left())
    row.put(i64(len(game.market.small)))
    row.count(game.cathedral.taken, len(REWARDS))


def observe_payment(game: Architects, row: ObservationRow) -> None:
    """A3.9. What is being paid for and what is still to be paid, and what is asked about; all open."""
    row.flag(game.buildings.plan, len(BUILDINGS))
    bill = game.bill
    row.put_all(bill.goods)
    row.bits(bill.any_of, GOODS)
    row.put(bill.silver)
    row.put(bill.tax)
    row.put(bill.laid)
    row.put(bill.count)
    row.put(bill.beyond)
    row.put(i64(bill.spare))
    row.put(do_of(game.pending))
    row.put(n_of(game.pending))


def observe_sides(game: Architects, seat: i64, row: ObservationRow) -> None:
    """What belongs to each, as all can see it."""
    sides = game.rules.sides
    for step in range(sides):
        observe_side(game.sides[(seat + step) % sides], (seat + step) % sides, sides, row)
    for step in range(sides):
        row.flag(game.sides[(seat + step) % sides].board, len(BOARDS))
    for step in range(sides):
        row.count(game.sides[(seat + step) % sides].hired, len(APPRENTICES))
    for step in range(sides):
        row.count(game.sides[(seat + step) % sides].built, len(BUILDINGS))


def observe_side(me: Side, side: i64, sides: i64, row: ObservationRow) -> None:
    """Workers, goods, virtue, cathedral and debts of one."""
    for place in range(i64(HELD)):
        row.put(me.workers[place])
    for step in range(sides):
        row.put(me.workers[HELD + (side + step) % sides])
    row.put_all(me.goods)
    row.put(me.virtue)
    row.put(me.level)
    row.put(me.unpaid)
    row.put(me.paid)
    row.put(i64(len(me.hand)))


def observe_hand(game: Architects, seat: i64, row: ObservationRow) -> None:
    """A2.12, A4.27. Only for the own eyes."""
    cards = game.buildings
    buildings = len(BUILDINGS)
    row.count(game.sides[seat].hand, buildings)
    if len(cards.packets) > 0:
        for n in range(seat * PACKET, seat * PACKET + PACKET):
            if cards.packets[n] != NONE:
                row.add(cards.packets[n], 1)
    row.skip(buildings)
    if seat == game.turn:
        row.count(cards.looked, buildings)
    else:
        row.skip(buildings)


def observe_rival(game: Architects, row: ObservationRow) -> None:
    """C. All of it is open but the order of its decks."""
    row.flag(game.automa, len(ALL_RIVALS))
    row.put(game.marker)
    row.put(i64(len(game.schemes.deck)))
    row.put(i64(len(game.schemes.future)))
    row.flag(game.schemes.turned, len(ALL_SCHEMES))
    row.count(game.schemes.discards, len(ALL_SCHEMES))
