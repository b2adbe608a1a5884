"""What all moves share: names of cards and places, refusals that many of them need, and families of cards."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from typing_extensions import override

from regnum.core.errors import NotationError
from regnum.core.messages import Message, Plain, Refusal, refuse, say
from regnum.core.notation import Axis
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, Shelf
from regnum.games.architects.parts import GOODS, KINDS, LOCATIONS, NONE, ONE, ROOM, SILVER, STONE, WOOD
from regnum.games.architects.paying import fixed_short, mix_short, stock
from regnum.games.architects.prices import Price
from regnum.games.architects.table import Architects
from regnum.games.architects.twins import told_apart


def apprentice_name(card: i64) -> Message:
    """An apprentice, told apart from those that do something else."""
    return say(f"apprentice-{APPRENTICES.name(int(card))}.full")


def shown_apprentice(game: Architects, card: i64) -> Message:
    """An apprentice that lies face up, told apart from its twin beside it."""
    names = [APPRENTICES.name(int(each)) if each != NONE else "" for each in game.display.cards]
    return told_apart(APPRENTICES.name(int(card)), names, int(game.display.width))


def hired_apprentice(game: Architects, seat: i64, card: i64) -> Message:
    """An apprentice of a seat, told apart from its twin there."""
    names = [APPRENTICES.name(int(each)) for each in game.sides[seat].hired]
    return told_apart(APPRENTICES.name(int(card)), names, max(len(names), 1))


def building_name(card: i64) -> Message:
    """Return the message that names a building."""
    return say(f"building-{BUILDINGS.name(int(card))}")


def board_name(board: i64) -> Message:
    """A player board."""
    return say(f"board-{BOARDS.name(int(board))}")


def location_name(location: i64, form: str) -> Message:
    """A location: `to` it, `from` it, `at` it."""
    return say(f"location-{LOCATIONS[location]}.{form}")


def kinds_in(mask: i64) -> Plain:
    """The kinds of a mixed part, in the genitive, joined by or; `none` without any."""
    kinds: list[Plain] = [say(f"kind-{KINDS[kind]}.gen") for kind in range(GOODS) if (mask >> kind) & 1]
    if len(kinds) == 1:
        return kinds[0]
    if len(kinds) == 2:
        return say("kinds-two", first=kinds[0], second=kinds[1])
    return say("kinds-three", first=kinds[0], second=kinds[1], third=kinds[2]) if kinds else "none"


def too_few_goods(game: Architects, seat: i64, mask: i64, need: i64, rule: str) -> Refusal:
    """Not enough of one kind, or of several in any mix."""
    have = stock(game.sides[seat], mask)
    return refuse("too_few_goods", rule, what=kinds_in(mask), need=int(need), have=int(have), lack=int(need - have))


def too_little_silver(game: Architects, seat: i64, price: Price, rule: str) -> Refusal:
    """Not enough silver for a fee, its tax and what is laid on apprentices."""
    return too_few_of(game, seat, silver_bill(game, seat, price), SILVER, rule)


def silver_price(game: Architects, seat: i64, price: Price) -> list[Plain] | str:
    """What a fee, its tax and what is laid on apprentices really cost this seat, for buttons and prompts; or `none`."""
    bill = silver_bill(game, seat, price)
    words: list[Plain] = []
    if bill.tax > 0:
        words.append(say("count-tax-acc", count=int(bill.tax)))
    if bill.silver > 0:
        words.append(say("count-silver-acc", count=int(bill.silver)))
    if bill.laid > 0:
        words.append(say("price-laid", count=int(bill.laid)))
    return words or "none"


def silver_bill(game: Architects, seat: i64, price: Price) -> Price:
    """The silver that a price really takes: rebates and what was paid before are off."""
    bill = price.taxed(game.sides[seat].rebate())
    makes_up = game.changes.makes_up
    return bill if makes_up is None else bill.less(SILVER, makes_up.paid_before(game, seat, price.silver))


def why_too_dear(game: Architects, seat: i64, bill: Price, rule: str) -> Refusal:
    """What is missing of a bill that cannot be paid: of the mixed part, else of the first kind that is not there."""
    if mix_short(game.sides[seat], bill) > 0:
        return too_few_goods(game, seat, bill.any_of, bill.count, rule)
    kind = fixed_short(game.sides[seat], bill)
    if kind == NONE:
        return refuse("cannot_pay", rule)
    if bill.spare and (kind == WOOD or kind == STONE):  # A12.7
        return why_too_dear(game, seat, bill.sparing(kind), rule)
    return too_few_of(game, seat, bill, kind, rule)


def too_few_of(game: Architects, seat: i64, bill: Price, kind: i64, rule: str) -> Refusal:
    """Not enough of one kind for the fixed part of a bill."""
    if kind != SILVER:
        return too_few_goods(game, seat, ONE << kind, bill.goods[kind], rule)
    need, have = bill.coins(), game.sides[seat].silver
    return refuse("too_little_silver", rule, need=int(need), have=int(have), lack=int(need - have))


class Cards(Axis):
    """Any card of a shelf, those of expansions included; behind them perhaps a few other words."""

    shelf: Shelf[Any]
    others: list[str]

    def __init__(self, shelf: Shelf[Any], *others: str) -> None:
        super().__init__(shelf.kind.upper(), ROOM + len(others))
        self.shelf = shelf
        self.others = list(others)

    def word(self, index: i64) -> str:
        """How a card is written."""
        return self.others[index - ROOM] if index >= ROOM else self.shelf.name(int(index))

    @override
    def read(self, word: str) -> int:
        if word in self.shelf.numbers:
            return self.shelf.numbers[word]
        if word in self.others:
            return ROOM + self.others.index(word)
        raise NotationError(f"{word!r} is no {self.shelf.kind}")
