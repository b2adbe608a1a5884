"""What an action or a reward is aimed at: a townsfolk, a space, a slot, a square, an outsider."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.effects import do_of
from regnum.core.letters import Message, Refusal, refuse, say
from regnum.core.notation import Listed
from regnum.core.words import Move
from regnum.games.paladins.bits import lowest_bit
from regnum.games.paladins.cards import ABSOLVE_SQUARES, JAR_SPOTS, OUTSIDERS, SPOTS, SQUARES, TOWNSFOLK, Square
from regnum.games.paladins.effects.base import brought
from regnum.games.paladins.effects.vocabulary import CLEAR_OTHER, DRAFT_TOWNSFOLK, RECRUIT_FREELY, Row
from regnum.games.paladins.figures import JAR_SPOT_SQUARES, SPOT_REGION, SPOT_SQUARES, SQUARES_FOR
from regnum.games.paladins.moves.actions import strike_price
from regnum.games.paladins.moves.names import action_name, outsider_name, too_little_silver, townsfolk_name
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

FREE_OF_CHARGE: Final = (DRAFT_TOWNSFOLK, RECRUIT_FREELY)


def townsfolk_price(game: Paladins, me: Side, column: i64) -> i64:
    """5.2.1, R5. Silver for a column; nothing in the draft, for a reward, or with Roland."""
    do = do_of(game.pending)
    if do == DRAFT_TOWNSFOLK or do == RECRUIT_FREELY:
        return 0
    return me.price(RECRUIT, PRICES[column])


def debt_fits(game: Paladins, me: Side, column: i64) -> bool:
    """5.2.1. Whether a debt can be taken instead of silver."""
    return column < DEBT_COLUMNS and townsfolk_price(game, me, column) > 0


class TakeTownsfolk(Move[Paladins]):
    """5.2.1. A townsfolk of the row, for silver or for a debt."""

    column: i64
    debt: bool

    def __init__(self, column: i64, debt: bool) -> None:
        self.column = column
        self.debt = debt

    def verb(self) -> str:
        """What becomes of it."""
        raise NotImplementedError

    def notation(self) -> str:
        """`enlist 1`, `enlist 1 debt`: columns from the left."""
        return f"{self.verb()} {self.column + 1}" + (" debt" if self.debt else "")

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        me = game.sides[seat]
        if game.display.row[self.column] == EMPTY:
            return False
        if self.debt:
            return debt_fits(game, me, self.column)
        return me.silver >= townsfolk_price(game, me, self.column)

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """6.7.1, 5.2.1."""
        me = game.sides[seat]
        if game.display.row[self.column] == EMPTY:
            return refuse("column_empty", "6.7.1", column=int(self.column) + 1).advise(self.verb())
        price = townsfolk_price(game, me, self.column)
        if self.debt:
            if price == 0 and do_of(game.pending) in FREE_OF_CHARGE:
                return refuse("nothing_to_pay", "6.7.2").advise(self.verb())
            if self.column >= DEBT_COLUMNS:
                no_debt = refuse("no_debt_here", "5.2.1", column=int(self.column) + 1, columns=DEBT_COLUMNS)
                return no_debt.advise(self.verb()) if me.silver >= price else no_debt
            return refuse("nothing_to_pay", "R5").advise(self.verb()) if price == 0 else None
        return too_little_silver(price, me.silver, "5.2.1") if me.silver < price else None

    def pay(self, game: Paladins, seat: i64) -> None:
        """The price of the column."""
        if self.debt:
            game.take_debt(seat)
        else:
            game.pay_silver(seat, townsfolk_price(game, game.sides[seat], self.column))

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

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card; then a debt, if that is the price."""
        return [f"column {self.column + 1}", *(["debts"] if self.debt else [])]


class Enlist(TakeTownsfolk):
    """5.2.3, 6.7.2, 2.12. Into the party."""

    def verb(self) -> str:
        """`enlist`"""
        return "enlist"

    def reward(self, card: i64) -> Row:
        """2.12, 5.2.3. Its instant reward."""
        return TOWNSFOLK[card].instant

    def play(self, game: Paladins, seat: i64) -> None:
        """With its instant reward."""
        self.pay(game, seat)
        game.enlist(seat, self.column)


class Dismiss(TakeTownsfolk):
    """5.2.2. Onto the discard pile."""

    def verb(self) -> str:
        """`dismiss`"""
        return "dismiss"

    def reward(self, card: i64) -> Row:
        """5.2.2. Its discard reward."""
        return TOWNSFOLK[card].discard

    def play(self, game: Paladins, seat: i64) -> None:
        """With its discard reward."""
        self.pay(game, seat)
        game.dismiss(seat, self.column)


class PutWorkshop(Move[Paladins]):
    """5.1.2. The leftmost workshop onto one of the first two slots of a right-hand action."""

    action: i64
    slot: i64

    def __init__(self, action: i64, slot: i64) -> None:
        self.action = action
        self.slot = slot

    def notation(self) -> str:
        """`workshop commission left`"""
        return f"workshop {ACTIONS[self.action]} {SLOT_NAMES[self.slot]}"

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """5.1.2."""
        if (game.sides[seat].covered(self.action) >> self.slot) & 1:
            covered = refuse("slot_covered", "5.1.2", action=action_name(self.action), slot=SLOT_NAMES[self.slot])
            return covered.advise("workshop")
        return None

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        return not (game.sides[seat].covered(self.action) >> self.slot) & 1

    def play(self, game: Paladins, seat: i64) -> None:
        """5.1.3 to 5.1.5."""
        game.put_workshop(seat, self.action, self.slot)

    def label(self, game: Paladins, seat: i64) -> Message:
        """Which action, which slot."""
        return say("move-workshop", action=action_name(self.action), slot=SLOT_NAMES[self.slot])

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The slot."""
        return [f"slot {ACTIONS[self.action]} {SLOT_NAMES[self.slot]}"]


class Clear(Move[Paladins]):
    """5.4. Free an action space of the own board."""

    action: i64

    def __init__(self, action: i64) -> None:
        self.action = action

    def notation(self) -> str:
        """`clear fortify`"""
        return f"clear {ACTIONS[self.action]}"

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """5.4.1, 5.4.3, R6."""
        if self.action == PRAY and do_of(game.pending) == CLEAR_OTHER:
            return refuse("clear_another", "5.4.1").advise("clear")
        if not game.sides[seat].spaces[self.action]:
            return refuse("space_free", "5.4.1", action=action_name(self.action)).advise("clear")
        return None

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        if self.action == PRAY and do_of(game.pending) == CLEAR_OTHER:
            return False
        return game.sides[seat].spaces[self.action] != 0

    def play(self, game: Paladins, seat: i64) -> None:
        """Its workers go to the supply."""
        game.clear(seat, self.action)

    def label(self, game: Paladins, seat: i64) -> Message:
        """Which action."""
        return say("move-clear", action=action_name(self.action))

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The action."""
        return [f"action {ACTIONS[self.action]}"]


class TakeSquare(Move[Paladins]):
    """1.5.2. A free square of a region; squares alike in one region are one answer."""

    spot: i64

    def __init__(self, spot: i64) -> None:
        self.spot = spot

    def verb(self) -> str:
        """Which piece goes there."""
        raise NotImplementedError

    def attribute(self) -> i64:
        """What reaches the region."""
        raise NotImplementedError

    def flag(self) -> i64:
        """How much of it."""
        raise NotImplementedError

    def needed_by(self) -> str:
        """The paragraph that says so."""
        raise NotImplementedError

    def square(self, game: Paladins) -> i64:
        """The leftmost free square of these."""
        return lowest_bit(game.land.free & SPOT_SQUARES[self.spot])

    def notation(self) -> str:
        """`send 2 silver`: the region, then the reward"""
        return f"{self.verb()} {SPOTS[self.spot].region} {SPOTS[self.spot].name}"

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        if not game.land.free & SPOT_SQUARES[self.spot]:
            return False
        return game.sides[seat].effective(self.attribute()) >= self.flag()

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """2.9, 6.1.4, 6.1.1 or 6.2.1."""
        name = say(f"square-{self.first().id}.short")
        region = SPOTS[self.spot].region
        if not SPOT_SQUARES[self.spot] & SQUARES_FOR[game.rules.seats]:
            players = self.first().players
            return refuse("more_players", "2.9", square=name, region=region, players=players).advise(self.verb())
        if not game.land.free & SPOT_SQUARES[self.spot]:
            return refuse("square_taken", "6.1.4", square=name, region=region).advise(self.verb())
        have, need = game.sides[seat].effective(self.attribute()), self.flag()
        if have < need:
            attribute = say(f"attribute-{ATTRIBUTES[self.attribute()]}")
            return refuse(
                "region_too_far", self.needed_by(),
                region=region, attribute=attribute, need=int(need), have=int(have), lack=int(need - have),
            ).advise(self.verb())  # fmt: skip
        return None

    def squares(self) -> list[int]:
        """All of these."""
        return SPOTS[self.spot].squares

    def first(self) -> Square:
        """A square of these, to name them by."""
        return SQUARES[self.squares()[0]]

    def label(self, game: Paladins, seat: i64) -> Message:
        """Where, for what, and whether that would do anything now."""
        name = say(f"square-{self.first().id}.short")
        works = "yes" if brought(game, game.sides[seat], self.first().reward) else "no"
        return say(f"move-{self.verb()}", square=name, region=SPOTS[self.spot].region, works=works)

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The square."""
        free = game.land.free & SPOT_SQUARES[self.spot]
        return [f"square {SQUARES[lowest_bit(free)].id if free else self.first().id}"]


class Send(TakeSquare):
    """6.1.3. A monk."""

    def verb(self) -> str:
        """`send`"""
        return "send"

    def attribute(self) -> i64:
        """Faith."""
        return FAITH

    def flag(self) -> i64:
        """6.1.1."""
        return FAITH_FLAGS[SPOT_REGION[self.spot]]

    def needed_by(self) -> str:
        """6.1.1."""
        return "6.1.1"

    def play(self, game: Paladins, seat: i64) -> None:
        """Its reward follows."""
        game.send_monk(seat, self.square(game))


class Post(TakeSquare):
    """6.2.3. An outpost."""

    def verb(self) -> str:
        """`post`"""
        return "post"

    def attribute(self) -> i64:
        """Strength."""
        return STRENGTH

    def flag(self) -> i64:
        """6.2.1."""
        return STRENGTH_FLAGS[SPOT_REGION[self.spot]]

    def needed_by(self) -> str:
        """6.2.1."""
        return "6.2.1"

    def play(self, game: Paladins, seat: i64) -> None:
        """Its reward follows."""
        game.post_outpost(seat, self.square(game))


class MoveJar(Move[Paladins]):
    """6.4.3. The leftmost jar to an empty absolve square; squares alike are one answer."""

    spot: i64

    def __init__(self, spot: i64) -> None:
        self.spot = spot

    def notation(self) -> str:
        """`jar faith`: the reward of the square"""
        return f"jar {JAR_SPOTS[self.spot].name}"

    def empty(self, me: Side) -> i64:
        """The empty squares of these, bit by bit."""
        return JAR_SPOT_SQUARES[self.spot] & ~me.jars

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        return self.empty(game.sides[seat]) != 0

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """6.4.3."""
        if self.empty(game.sides[seat]):
            return None
        return refuse("jar_there", "6.4.3", square=self.name()).advise("jar")

    def name(self) -> Message:
        """What the square gives."""
        return say(f"square-{ABSOLVE_SQUARES[JAR_SPOTS[self.spot].squares[0]].id}.short")

    def play(self, game: Paladins, seat: i64) -> None:
        """Its reward follows."""
        game.move_jar(seat, lowest_bit(self.empty(game.sides[seat])))

    def label(self, game: Paladins, seat: i64) -> Message:
        """For what, and whether that would do anything now."""
        reward = ABSOLVE_SQUARES[JAR_SPOTS[self.spot].squares[0]].reward
        works = "yes" if brought(game, game.sides[seat], reward) else "no"
        return say("move-jar", square=self.name(), works=works)

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The square."""
        empty = self.empty(game.sides[seat])
        square = lowest_bit(empty) if empty else i64(JAR_SPOTS[self.spot].squares[0])
        return [f"jar square {ABSOLVE_SQUARES[square].id}"]


class Strike(Move[Paladins]):
    """6.5.1. Attack the outsider of a column."""

    column: i64

    def __init__(self, column: i64) -> None:
        self.column = column

    def notation(self) -> str:
        """`strike 3`"""
        return f"strike {self.column + 1}"

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        me = game.sides[seat]
        return game.display.front[self.column] != EMPTY and me.silver >= strike_price(me, self.column)

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """6.7.1, 6.5.1."""
        me = game.sides[seat]
        if game.display.front[self.column] == EMPTY:
            return refuse("column_empty", "6.7.1", column=int(self.column) + 1).advise("strike")
        price = strike_price(me, self.column)
        if me.silver >= price:
            return None
        need, have = STRENGTH_FLAGS[self.column], me.effective(STRENGTH)
        return refuse(
            "outsider_too_strong", "6.5.1",
            need=int(need), have=int(have), price=int(price), silver=int(me.silver),
        ).advise("strike")  # fmt: skip

    def play(self, game: Paladins, seat: i64) -> None:
        """Pay for the missing strength, then its rewards."""
        game.pay_silver(seat, strike_price(game.sides[seat], self.column))
        game.strike(seat, self.column)

    def label(self, game: Paladins, seat: i64) -> Message:
        """Whom, for how much, and what that brings."""
        price = int(strike_price(game.sides[seat], self.column))
        card = game.display.front[self.column]
        gain = brought(game, game.sides[seat], OUTSIDERS[card].attack) if card != EMPTY else []
        return say("move-strike", outsider=front_name(game, self.column), price=price, gain=gain or "none")

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card."""
        return [f"outsider {self.column + 1}"]


class Persuade(Move[Paladins]):
    """6.6.1. Convert the outsider of a column."""

    column: i64

    def __init__(self, column: i64) -> None:
        self.column = column

    def notation(self) -> str:
        """`persuade 3`"""
        return f"persuade {self.column + 1}"

    def may(self, game: Paladins, seat: i64) -> bool:
        """The same answer as `refused`."""
        flag = FAITH_FLAGS[self.column]
        return game.display.front[self.column] != EMPTY and game.sides[seat].effective(FAITH) >= flag

    def refused(self, game: Paladins, seat: i64) -> Refusal | None:
        """6.7.1, 6.6.1."""
        if game.display.front[self.column] == EMPTY:
            return refuse("column_empty", "6.7.1", column=int(self.column) + 1).advise("persuade")
        need, have = FAITH_FLAGS[self.column], game.sides[seat].effective(FAITH)
        if have < need:
            lack = int(need - have)
            return refuse("too_little_faith", "6.6.1", need=int(need), have=int(have), lack=lack).advise("persuade")
        return None

    def play(self, game: Paladins, seat: i64) -> None:
        """Its strength follows; the price has been paid."""
        game.persuade(seat, self.column)

    def label(self, game: Paladins, seat: i64) -> Message:
        """Whom, and what that brings."""
        card = game.display.front[self.column]
        gain = brought(game, game.sides[seat], OUTSIDERS[card].convert) if card != EMPTY else []
        return say("move-persuade", outsider=front_name(game, self.column), gain=gain or "none")

    def handles(self, game: Paladins, seat: i64) -> list[str]:
        """The card."""
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
