"""1.6.3. The table for learners, as one seat may know it: all but the order of decks, others' paladins, and what lies
face down.

Sides stand in seat order from the viewer on, the AI player last. What can be reckoned from what lies there (points,
effective attributes) is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of, n_of
from regnum.core.observation import ObservationRow, ObservedField, Observer
from regnum.core.rules import Rules
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
)
from regnum.games.paladins.parts import (
    AI_ACTIONS,
    ATTRIBUTES,
    DRAWN_PALADINS,
    EMPTY,
    FAVOUR_SLOTS,
    KINDS,
    NONE,
    ORDER_SLOTS,
    OUTSIDER_COLUMNS,
    PETITIONERS,
    RIGHT_SLOTS,
    ROUNDS,
    SPACES,
    TOWNSFOLK_COLUMNS,
)
from regnum.games.paladins.sides import SUSPICION_BITS, SUSPICION_MASK, Side
from regnum.games.paladins.table import Paladins
from regnum.games.paladins.workers import PLACED_BITS, count_of

TOWNSFOLK_COUNT: Final = len(TOWNSFOLK)
OUTSIDER_COUNT: Final = len(OUTSIDERS)
TAVERN_COUNT: Final = len(TAVERNS)
FAVOUR_COUNT: Final = len(FAVOURS)
ORDER_COUNT: Final = len(ORDERS)
SQUARE_COUNT: Final = len(SQUARES)
WALL_COUNT: Final = len(WALLS)
JAR_COUNT: Final = len(ABSOLVE_SQUARES)
PALADIN_COUNT: Final = len(PALADINS)
ATTRIBUTE_COUNT: Final = len(ATTRIBUTES)
SCHEME_KINDS: Final = len(AI_ACTIONS)
TAXES: Final = 4  # a suspicion card shows 0 to 3
WORKSHOP_SLOTS: Final = 12
PLACED: Final = (1 << PLACED_BITS) - 1
PIECE_KINDS: Final = 2  # monk, outpost

# What stands in front of a side: names of its cells and how many each takes.
BOARD: Final = (
    ("workers by kind", KINDS),
    ("by action and slot the kind of the worker there, from 1 (of the AI player: how many)", SPACES * RIGHT_SLOTS),
    ("by action how often it was done", SPACES),
    ("workshops", WORKSHOP_SLOTS),
    ("silver, provisions", 2),
    ("attributes", ATTRIBUTE_COUNT),
    ("townsfolk", TOWNSFOLK_COUNT),
    ("attacked", OUTSIDER_COUNT),
    ("converted", OUTSIDER_COUNT),
    ("walls", WALL_COUNT),
    ("jars", JAR_COUNT),
    ("suspicions", 1),
    ("suspicions by tax", TAXES),
    ("tax of the newest", 1),
    ("debts unpaid, paid", 2),
    ("paladin in use", PALADIN_COUNT),
    ("paladins used", PALADIN_COUNT),
    ("paladins in the deck, one is chosen, has passed", 3),
)
BOARD_CELLS: Final = sum(size for _, size in BOARD)
BOARD_ABOUT: Final = "; ".join(f"{name} ({size})" for name, size in BOARD)
SCHEME_FIELDS: Final = [
    ObservedField("scheme_deck", (1,), "schemes in the AI player's deck"),
    ObservedField("schemes_gone", (SCHEME_KINDS,), "by action: schemes on its discard pile"),
    ObservedField("marker", (1,), "the space of its resource marker, from 0"),
    ObservedField("ranks", (ATTRIBUTE_COUNT,), "its attributes in the order their markers came where they are"),
]


class PaladinsObserver(Observer[Paladins]):
    """The main board, then every side's own, then what only the viewer knows."""

    @override
    def fields(self, rules: Rules) -> list[ObservedField]:
        sides = int(rules.sides)
        return [
            ObservedField("round", (1,), "from 1; 0 before the first", high=ROUNDS),
            ObservedField("start", (sides,), "who begins the round", high=1),
            ObservedField("townsfolk", (TOWNSFOLK_COUNT,), "by card: its column from 1", high=TOWNSFOLK_COLUMNS),
            ObservedField("townsfolk_gone", (TOWNSFOLK_COUNT,), "by card: on the discard pile", high=1),
            ObservedField("outsiders", (OUTSIDER_COUNT,), "by card: its column from 1", high=OUTSIDER_COLUMNS),
            ObservedField("outsiders_gone", (OUTSIDER_COUNT,), "by card: on the discard pile", high=1),
            ObservedField(
                "taverns", (TAVERN_COUNT,), "by card: 1 if it is open, then 1 + its guest's place in the order of sides"
            ),
            ObservedField("taverns_gone", (TAVERN_COUNT,), "by card: on the discard pile", high=1),
            ObservedField("decks", (5,), "cards left: townsfolk, outsiders, walls, taverns, suspicions"),
            ObservedField("suspicions_gone", (TAXES,), "by tax: suspicion cards on the discard pile"),
            ObservedField("tax", (1,), "silver of the tax supply"),
            ObservedField("orders", (ORDER_SLOTS, ORDER_COUNT), "by slot: the order that is revealed", high=1),
            ObservedField("favours", (FAVOUR_SLOTS, FAVOUR_COUNT), "by slot: the favour that is revealed", high=1),
            ObservedField("petitioners", (FAVOUR_SLOTS, sides), "by slot: whose worker stands there", high=1),
            ObservedField(
                "squares", (SQUARE_COUNT, sides), "by square: 1 for a monk, 2 for an outpost", high=PIECE_KINDS
            ),
            ObservedField("asked", (2,), "for whoever is asked: the kind of effect, how much of it"),
            ObservedField("boards", (sides, BOARD_CELLS), BOARD_ABOUT),
            ObservedField("hand", (PALADIN_COUNT,), "the paladins drawn", high=1),
            ObservedField("chosen", (PALADIN_COUNT,), "the paladin that lies face down", high=1),
            ObservedField("top", (PALADIN_COUNT,), "the paladin that was put on top", high=1),
            ObservedField("bottom", (PALADIN_COUNT,), "the paladins that were put at the bottom", high=1),
            *(SCHEME_FIELDS if rules.seats == 1 else []),
        ]

    @override
    def observe(self, game: Paladins, seat: i64, row: ObservationRow) -> None:
        row.put(game.round)
        flag_side(game, game.start if game.round > 0 else game.whose[0], seat, row)
        observe_display(game, row)
        observe_taverns(game, seat, row)
        observe_decks(game, row)
        observe_king(game, seat, row)
        observe_land(game, seat, row)
        if game.next_seat() == seat:
            row.put(do_of(game.pending))
            row.put(n_of(game.pending))
        else:
            row.skip(2)
        for step in range(game.rules.sides):
            side = (seat + step) % game.rules.sides
            observe_board(game.sides[side], game.is_ai(int(side)), row)
        observe_secret(game.sides[seat], row)
        if game.solo:
            observe_schemes(game, row)


def flag_side(game: Paladins, side: i64, seat: i64, row: ObservationRow) -> None:
    """A cell for each side, the viewer's first: 1 for this one; none for nobody."""
    sides = game.rules.sides
    row.flag((side - seat + sides) % sides if side != NONE else i64(NONE), sides)


def observe_display(game: Paladins, row: ObservationRow) -> None:
    """2.1, 2.8. Townsfolk and outsiders."""
    display = game.display
    for column in range(i64(TOWNSFOLK_COLUMNS)):
        if display.row[column] != EMPTY:
            row.set(display.row[column], column + 1)
    row.skip(TOWNSFOLK_COUNT)
    row.bits(display.dismissed, TOWNSFOLK_COUNT)
    for column in range(i64(OUTSIDER_COLUMNS)):
        if display.front[column] != EMPTY:
            row.set(display.front[column], column + 1)
    row.skip(OUTSIDER_COUNT)
    row.bits(display.departed, OUTSIDER_COUNT)


def observe_taverns(game: Paladins, seat: i64, row: ObservationRow) -> None:
    """3.3. Those that are open, with their guests."""
    taverns = game.taverns
    sides = game.rules.sides
    for place in range(i64(len(taverns.inns))):
        guest = taverns.guests[place]
        row.set(taverns.inns[place], 1 if guest == NONE else 2 + (guest - seat + sides) % sides)
    row.skip(TAVERN_COUNT)
    row.count(taverns.old, TAVERN_COUNT)


def observe_decks(game: Paladins, row: ObservationRow) -> None:
    """1.6.1. How high they are, and what is left of the tax."""
    row.put(i64(len(game.display.townsfolk)))
    row.put(i64(len(game.display.outsiders)))
    row.put(i64(len(game.walls)))
    row.put(i64(len(game.taverns.deck)))
    row.put(i64(len(game.suspicion.deck)))
    row.count(game.suspicion.old, TAXES)
    row.put(game.suspicion.tax)


def observe_king(game: Paladins, seat: i64, row: ObservationRow) -> None:
    """3.2, 7. Orders and favours that are revealed."""
    king = game.king
    for slot in range(i64(ORDER_SLOTS)):
        row.flag(king.orders[slot] if slot < king.orders_shown else i64(NONE), ORDER_COUNT)
    for slot in range(i64(FAVOUR_SLOTS)):
        row.flag(king.favours[slot] if slot < king.favours_shown else i64(NONE), FAVOUR_COUNT)
    for slot in range(i64(FAVOUR_SLOTS)):
        stands = king.petitioners[slot]
        flag_side(game, stands // PETITIONERS if stands != NONE else i64(NONE), seat, row)


def observe_land(game: Paladins, seat: i64, row: ObservationRow) -> None:
    """1.5.2. Monks and outposts."""
    sides = game.rules.sides
    for square in range(i64(SQUARE_COUNT)):
        piece = game.land.squares[square]
        if piece != NONE:
            row.set(square * sides + (piece // PIECE_KINDS - seat + sides) % sides, piece % PIECE_KINDS + 1)
    row.skip(SQUARE_COUNT * sides)


def observe_board(me: Side, ai: bool, row: ObservationRow) -> None:
    """What belongs to one side, as all can see it."""
    for kind in range(i64(KINDS)):
        row.put(count_of(me.pool, kind) if not ai else me.pool if kind == 0 else i64(0))
    for action in range(i64(SPACES)):
        workers = me.spaces[action]
        if ai:
            row.set(0, workers)
        elif workers != 0:
            for slot in range(i64(RIGHT_SLOTS)):
                row.set(slot, (workers >> (PLACED_BITS * slot)) & PLACED)
        row.skip(RIGHT_SLOTS)
    row.put_all(me.done)
    row.bits(me.workshops, WORKSHOP_SLOTS)
    row.put(me.silver)
    row.put(me.provisions)
    for attribute in range(i64(ATTRIBUTE_COUNT)):
        row.put(me.mark(attribute))
    row.bits(me.party, TOWNSFOLK_COUNT)
    row.bits(me.attacked, OUTSIDER_COUNT)
    row.bits(me.converted, OUTSIDER_COUNT)
    row.bits(me.walls, WALL_COUNT)
    row.bits(me.jars, JAR_COUNT)
    row.put(me.suspicions)
    for card in range(me.suspicions):
        row.add((me.stack >> (SUSPICION_BITS * card)) & SUSPICION_MASK, 1)
    row.skip(TAXES)
    row.put(me.stack & SUSPICION_MASK)
    row.put(me.unpaid)
    row.put(me.paid)
    row.flag(me.paladin, PALADIN_COUNT)
    row.bits(me.used, PALADIN_COUNT)
    row.put(i64(len(me.deck)) - (DRAWN_PALADINS if me.drawing else 0))
    row.put(i64(me.chosen != NONE))
    row.put(i64(me.passed))


def observe_secret(me: Side, row: ObservationRow) -> None:
    """1.6.2. The hand, the chosen paladin, and what the owner has put on top and at the bottom."""
    under = i64(len(me.deck)) - (DRAWN_PALADINS if me.drawing else 0)
    for card in range(under, i64(len(me.deck))):
        row.add(me.deck[card], 1)
    row.skip(PALADIN_COUNT)
    row.flag(me.chosen, PALADIN_COUNT)
    row.flag(me.deck[under - 1] if me.topped and not me.drawing and under > 0 else i64(NONE), PALADIN_COUNT)
    for card in range(min(me.buried, under)):
        row.add(me.deck[card], 1)
    row.skip(PALADIN_COUNT)


def observe_schemes(game: Paladins, row: ObservationRow) -> None:
    """12. What is open of the AI player's cards, and its resource marker."""
    row.put(i64(len(game.schemes.deck)))
    row.count(game.schemes.old, SCHEME_KINDS)
    row.put(game.schemes.marker)
    row.put_all(game.schemes.ranks)
