"""What an action or a reward is aimed at: a townsfolk, a space, a slot, a square, an outsider."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from regnum.core.effects import do_of
from regnum.core.messages import Message, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import ALLOWED, Judged
from regnum.games.paladins.bits import lowest_bit
from regnum.games.paladins.cards import ABSOLVE_SQUARES, JAR_SPOTS, OUTSIDERS, SPOTS, SQUARES, TOWNSFOLK, Square
from regnum.games.paladins.effects.base import brought
from regnum.games.paladins.effects.vocabulary import CLEAR_OTHER, DRAFT_TOWNSFOLK, RECRUIT_FREELY, Row
from regnum.games.paladins.figures import JAR_SPOT_SQUARES, SPOT_REGION, SPOT_SQUARES, SQUARES_FOR
from regnum.games.paladins.land import spot_reached
from regnum.games.paladins.moves.names import action_name, outsider_name, too_little_silver, townsfolk_name
from regnum.games.paladins.moves.right_side import strike_price
from regnum.games.paladins.parts import (
    ACTIONS,
    ATTRIBUTES,
    DEBT_COLUMNS,
    EMPTY,
    FAITH,
    FAITH_FLAGS,
    FIRST_RIGHT,
    OUTSIDER_COLUMNS,
    PRAY,
    PRICES,
    RECRUIT,
    SLOT_NAMES,
    STRENGTH,
    STRENGTH_FLAGS,
    TOWNSFOLK_COLUMNS,
)
from regnum.games.paladins.sides import Side
from regnum.games.paladins.table import Paladins

# What bars a move of this file, beside ALLOWED.
COLUMN_EMPTY: Final = 1
TOO_DEAR: Final = 2
NOTHING_TO_PAY: Final = 3
NO_DEBT_HERE: Final = 4
WAIVED: Final = 5
SLOT_COVERED: Final = 1
CLEAR_ANOTHER: Final = 1
SPACE_FREE: Final = 2
SQUARE_TAKEN: Final = 1
MORE_PLAYERS: Final = 2
TOO_FAR: Final = 3
JAR_THERE: Final = 1
TOO_STRONG: Final = 2


def is_free_of_charge(game: Paladins) -> bool:
    """2.12, 6.7.2. In the draft, and as a reward."""
    do = do_of(game.pending)
    return do == DRAFT_TOWNSFOLK or do == RECRUIT_FREELY


def townsfolk_price(game: Paladins, me: Side, column: i64) -> i64:
    """5.2.1, R5. Silver for a column; nothing in the draft, for a reward, or with Roland."""
    if is_free_of_charge(game):
        return 0
    return me.price(RECRUIT, PRICES[column])


class TakeTownsfolk(Judged[Paladins]):
    """5.2.1. A townsfolk of the row, for silver or for a debt."""

    column: i64
    debt: bool

    def __init__(self, column: i64, debt: bool) -> None:
        self.column = column
        self.debt = debt

    def verb(self) -> str:
        """What becomes of it."""
        raise NotImplementedError

    @override
    def notation(self) -> str:
        """`enlist 1`, `enlist 1 debt`: columns from the left."""
        return f"{self.verb()} {self.column + 1}" + (" debt" if self.debt else "")

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """6.7.1, 5.2.1."""
        if game.display.row[self.column] == EMPTY:
            return COLUMN_EMPTY
        me = game.sides[seat]
        price = townsfolk_price(game, me, self.column)
        if not self.debt:
            return TOO_DEAR if me.silver < price else ALLOWED
        if price == 0 and is_free_of_charge(game):
            return NOTHING_TO_PAY
        if self.column >= DEBT_COLUMNS:
            return NO_DEBT_HERE
        return WAIVED if price == 0 else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == COLUMN_EMPTY:
            return refuse("column_empty", "6.7.1", column=int(self.column) + 1).advise(self.verb())
        if bar == NOTHING_TO_PAY:
            return refuse("nothing_to_pay", "6.7.2").advise(self.verb())
        if bar == WAIVED:
            return refuse("nothing_to_pay", "R5").advise(self.verb())
        me = game.sides[seat]
        price = townsfolk_price(game, me, self.column)
        if bar == TOO_DEAR:
            return too_little_silver(price, me.silver, "5.2.1")
        no_debt = refuse("no_debt_here", "5.2.1", column=int(self.column) + 1, columns=DEBT_COLUMNS)
        return no_debt.advise(self.verb()) if me.silver >= price else no_debt

    def pay(self, game: Paladins, seat: i64) -> None:
        """The price of the column."""
        if self.debt:
            game.take_debt(seat)
        else:
            game.pay_silver(seat, townsfolk_price(game, game.sides[seat], self.column))

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """Which card, and its price."""
        price = int(townsfolk_price(game, game.sides[seat], self.column))
        card = game.display.row[self.column]
        name = townsfolk_name(card) if card != EMPTY else say("empty-column", column=int(self.column) + 1)
        how = "debt" if self.debt else "silver" if price else "free"
        gain = brought(game, game.sides[seat], self.reward(card), debts=int(self.debt)) if card != EMPTY else []
        silver = 0 if self.debt else price
        return say(f"move-{self.verb()}", townsfolk=name, how=how, price=silver, gain=gain or "none")

    def reward(self, card: i64) -> Row:
        """What the card gives at once."""
        raise NotImplementedError

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card; then a debt, if that is the price."""
        return [f"column {self.column + 1}", *(["debts"] if self.debt else [])]


class Enlist(TakeTownsfolk):
    """5.2.3, 6.7.2, 2.12. Into the party."""

    @override
    def verb(self) -> str:
        """`enlist`"""
        return "enlist"

    @override
    def reward(self, card: i64) -> Row:
        """2.12, 5.2.3. Its instant reward."""
        return TOWNSFOLK[card].instant

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """With its instant reward."""
        self.pay(game, seat)
        game.enlist(seat, self.column)


class Dismiss(TakeTownsfolk):
    """5.2.2. Onto the discard pile."""

    @override
    def verb(self) -> str:
        """`dismiss`"""
        return "dismiss"

    @override
    def reward(self, card: i64) -> Row:
        """5.2.2. Its discard reward."""
        return TOWNSFOLK[card].discard

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """With its discard reward."""
        self.pay(game, seat)
        game.dismiss(seat, self.column)


class PutWorkshop(Judged[Paladins]):
    """5.1.2. The leftmost workshop onto one of the first two slots of a right-hand action."""

    action: i64
    slot: i64

    def __init__(self, action: i64, slot: i64) -> None:
        self.action = action
        self.slot = slot

    @override
    def notation(self) -> str:
        """`workshop commission left`"""
        return f"workshop {ACTIONS[self.action]} {SLOT_NAMES[self.slot]}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """5.1.2."""
        return SLOT_COVERED if (game.sides[seat].covered(self.action) >> self.slot) & 1 else ALLOWED

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        covered = refuse("slot_covered", "5.1.2", action=action_name(self.action), slot=SLOT_NAMES[self.slot])
        return covered.advise("workshop")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """5.1.3 to 5.1.5."""
        game.put_workshop(seat, self.action, self.slot)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        return say("move-workshop", action=action_name(self.action), slot=SLOT_NAMES[self.slot])

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"slot {ACTIONS[self.action]} {SLOT_NAMES[self.slot]}"]


class Clear(Judged[Paladins]):
    """5.4. Free an action space of the own board."""

    action: i64

    def __init__(self, action: i64) -> None:
        self.action = action

    @override
    def notation(self) -> str:
        """`clear fortify`"""
        return f"clear {ACTIONS[self.action]}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """5.4.1, 5.4.3, R6."""
        if self.action == PRAY and do_of(game.pending) == CLEAR_OTHER:
            return CLEAR_ANOTHER
        return ALLOWED if game.sides[seat].spaces[self.action] else SPACE_FREE

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == CLEAR_ANOTHER:
            return refuse("clear_another", "5.4.1").advise("clear")
        return refuse("space_free", "5.4.1", action=action_name(self.action)).advise("clear")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Its workers go to the supply."""
        game.clear(seat, self.action)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        return say("move-clear", action=action_name(self.action))

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"action {ACTIONS[self.action]}"]


class TakeSquare(Judged[Paladins]):
    """1.5.2. A free square of a region; squares alike in one region are one answer."""

    spot: i64
    attribute: i64  # what reaches the region,
    flags: vec[i64]  # how much of it, by region,
    rule: str  # and which paragraph says so

    def __init__(self, spot: i64, attribute: i64, flags: vec[i64], rule: str) -> None:
        self.spot = spot
        self.attribute = attribute
        self.flags = flags
        self.rule = rule

    def verb(self) -> str:
        """Which piece goes there."""
        raise NotImplementedError

    def square(self, game: Paladins) -> i64:
        """The leftmost free square of these."""
        return lowest_bit(game.land.free & SPOT_SQUARES[self.spot])

    @override
    def notation(self) -> str:
        """`send 2 silver`: the region, then the reward"""
        return f"{self.verb()} {SPOTS[self.spot].region} {SPOTS[self.spot].name}"

    def exists(self, game: Paladins) -> bool:
        """2.9. Some squares are only there with more players."""
        return SPOT_SQUARES[self.spot] & SQUARES_FOR[game.rules.seats] != 0

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        if not game.land.spot_free(self.spot):
            return SQUARE_TAKEN if self.exists(game) else MORE_PLAYERS
        have = game.sides[seat].effective(self.attribute)
        return ALLOWED if spot_reached(have, self.flags, self.spot) else TOO_FAR

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        name = say(f"square-{self.first().id}.short")
        region = SPOTS[self.spot].region
        if bar == MORE_PLAYERS:
            players = self.first().players
            return refuse("more_players", "2.9", square=name, region=region, players=players).advise(self.verb())
        if bar == SQUARE_TAKEN:
            return refuse("square_taken", "6.1.4", square=name, region=region).advise(self.verb())
        have, need = int(game.sides[seat].effective(self.attribute)), int(self.flags[SPOT_REGION[self.spot]])
        attribute = say(f"attribute-{ATTRIBUTES[self.attribute]}")
        return refuse(
            "region_too_far", self.rule, region=region, attribute=attribute, need=need, have=have, lack=need - have
        ).advise(self.verb())

    def squares(self) -> list[int]:
        """All of these."""
        return SPOTS[self.spot].squares

    def first(self) -> Square:
        """A square of these, to name them by."""
        return SQUARES[self.squares()[0]]

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """Where, for what, and whether that would do anything now."""
        name = say(f"square-{self.first().id}.short")
        works = "yes" if brought(game, game.sides[seat], self.first().reward) else "no"
        return say(f"move-{self.verb()}", square=name, region=SPOTS[self.spot].region, works=works)

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"square {SQUARES[self.square(game)].id if game.land.spot_free(self.spot) else self.first().id}"]


class Send(TakeSquare):
    """6.1.3. A monk."""

    def __init__(self, spot: i64) -> None:
        super().__init__(spot, FAITH, FAITH_FLAGS, "6.1.1")

    @override
    def verb(self) -> str:
        return "send"

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        game.send_monk(seat, self.square(game))


class Post(TakeSquare):
    """6.2.3. An outpost."""

    def __init__(self, spot: i64) -> None:
        super().__init__(spot, STRENGTH, STRENGTH_FLAGS, "6.2.1")

    @override
    def verb(self) -> str:
        return "post"

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        game.post_outpost(seat, self.square(game))


class MoveJar(Judged[Paladins]):
    """6.4.3. The leftmost jar to an empty absolve square; squares alike are one answer."""

    spot: i64

    def __init__(self, spot: i64) -> None:
        self.spot = spot

    @override
    def notation(self) -> str:
        """`jar faith`: the reward of the square"""
        return f"jar {JAR_SPOTS[self.spot].name}"

    def empty(self, me: Side) -> i64:
        """The empty squares of these, bit by bit."""
        return JAR_SPOT_SQUARES[self.spot] & ~me.jars

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        return ALLOWED if self.empty(game.sides[seat]) else JAR_THERE

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        return refuse("jar_there", "6.4.3", square=self.name()).advise("jar")

    def name(self) -> Message:
        """What the square gives."""
        return say(f"square-{ABSOLVE_SQUARES[JAR_SPOTS[self.spot].squares[0]].id}.short")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Its reward follows."""
        game.move_jar(seat, lowest_bit(self.empty(game.sides[seat])))

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """For what, and whether that would do anything now."""
        reward = ABSOLVE_SQUARES[JAR_SPOTS[self.spot].squares[0]].reward
        works = "yes" if brought(game, game.sides[seat], reward) else "no"
        return say("move-jar", square=self.name(), works=works)

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        empty = self.empty(game.sides[seat])
        square = lowest_bit(empty) if empty else i64(JAR_SPOTS[self.spot].squares[0])
        return [f"jar square {ABSOLVE_SQUARES[square].id}"]


class Strike(Judged[Paladins]):
    """6.5.1. Attack the outsider of a column."""

    column: i64

    def __init__(self, column: i64) -> None:
        self.column = column

    @override
    def notation(self) -> str:
        """`strike 3`"""
        return f"strike {self.column + 1}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """6.7.1, 6.5.1."""
        if game.display.front[self.column] == EMPTY:
            return COLUMN_EMPTY
        me = game.sides[seat]
        return ALLOWED if me.silver >= strike_price(me, self.column) else TOO_STRONG

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == COLUMN_EMPTY:
            return refuse("column_empty", "6.7.1", column=int(self.column) + 1).advise("strike")
        me = game.sides[seat]
        need, have = int(STRENGTH_FLAGS[self.column]), int(me.effective(STRENGTH))
        price = int(strike_price(me, self.column))
        lack = refuse("outsider_too_strong", "6.5.1", need=need, have=have, price=price, silver=int(me.silver))
        return lack.advise("strike")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Pay for the missing strength, then its rewards."""
        game.pay_silver(seat, strike_price(game.sides[seat], self.column))
        game.strike(seat, self.column)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """Whom, for how much, and what that brings."""
        price = int(strike_price(game.sides[seat], self.column))
        card = game.display.front[self.column]
        gain = brought(game, game.sides[seat], OUTSIDERS[card].attack) if card != EMPTY else []
        return say("move-strike", outsider=front_name(game, self.column), price=price, gain=gain or "none")

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"outsider {self.column + 1}"]


class Persuade(Judged[Paladins]):
    """6.6.1. Convert the outsider of a column."""

    column: i64

    def __init__(self, column: i64) -> None:
        self.column = column

    @override
    def notation(self) -> str:
        """`persuade 3`"""
        return f"persuade {self.column + 1}"

    @override
    def barred(self, game: Paladins, seat: i64) -> i64:
        """6.7.1, 6.6.1."""
        if game.display.front[self.column] == EMPTY:
            return COLUMN_EMPTY
        return ALLOWED if game.sides[seat].effective(FAITH) >= FAITH_FLAGS[self.column] else TOO_STRONG

    @override
    def because(self, game: Paladins, seat: i64, bar: i64) -> Refusal:
        if bar == COLUMN_EMPTY:
            return refuse("column_empty", "6.7.1", column=int(self.column) + 1).advise("persuade")
        need, have = int(FAITH_FLAGS[self.column]), int(game.sides[seat].effective(FAITH))
        return refuse("too_little_faith", "6.6.1", need=need, have=have, lack=need - have).advise("persuade")

    @override
    def play(self, game: Paladins, seat: i64) -> None:
        """Its strength follows; the price has been paid."""
        game.persuade(seat, self.column)

    @override
    def label(self, game: Paladins, seat: i64) -> Message:
        """Whom, and what that brings."""
        card = game.display.front[self.column]
        gain = brought(game, game.sides[seat], OUTSIDERS[card].convert) if card != EMPTY else []
        return say("move-persuade", outsider=front_name(game, self.column), gain=gain or "none")

    @override
    def handles(self, game: Paladins, seat: i64) -> list[str]:
        return [f"outsider {self.column + 1}"]


def front_name(game: Paladins, column: i64) -> Message:
    """The outsider of a column, or the column if it is empty."""
    card = game.display.front[column]
    return outsider_name(card) if card != EMPTY else say("empty-column", column=int(column) + 1)


ENLISTS: Final = Listed(
    "enlist", [Enlist(column, debt) for debt in (False, True) for column in range(TOWNSFOLK_COLUMNS)]
)
DISMISSALS: Final = Listed(
    "dismiss", [Dismiss(column, debt) for debt in (False, True) for column in range(TOWNSFOLK_COLUMNS)]
)
RIGHT_ACTIONS: Final = range(FIRST_RIGHT, len(ACTIONS))
PUT_WORKSHOPS: Final = Listed("workshop", [PutWorkshop(action, slot) for action in RIGHT_ACTIONS for slot in range(2)])
CLEARS: Final = Listed("clear", [Clear(action) for action in range(len(ACTIONS))])
SENDS: Final = Listed("send", [Send(spot) for spot in range(len(SPOTS))])
POSTS: Final = Listed("post", [Post(spot) for spot in range(len(SPOTS))])
JARS: Final = Listed("jar", [MoveJar(spot) for spot in range(len(JAR_SPOTS))])
STRIKES: Final = Listed("strike", [Strike(column) for column in range(OUTSIDER_COLUMNS)])
PERSUASIONS: Final = Listed("persuade", [Persuade(column) for column in range(OUTSIDER_COLUMNS)])
