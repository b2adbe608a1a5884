"""What all moves share: names, scene ids of what they touch, families by count and area, refusals that many need."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regnum.core.errors import NotationError
from regnum.core.letters import Message, Refusal, Who, refuse, say
from regnum.core.notation import Family
from regnum.core.words import Move
from regnum.games.jerusalem.parts import AREAS, CARDS, COLOURS, NONE, OFFICES, RESOURCES, read_word
from regnum.games.jerusalem.table import Jerusalem


def area_name(area: i64, form: str = "") -> Message:
    """An area by name; `.to`, `.from` and `.at` say the way."""
    return say(f"area-{AREAS[area]}{form}")


def office_name(office: i64) -> Message:
    """An office, as in `the office of the Marshal`."""
    return say(f"office-{OFFICES[office]}.gen")


def card_name(kind: i64) -> Message:
    """A card by its title, as it stands in a sentence."""
    return say(f"card-{CARDS[kind]}.quoted")


def counted(resource: i64, count: i64) -> Message:
    """`2 squires`, in the accusative."""
    return say(f"count-{RESOURCES[resource]}-acc", count=int(count))


def player(seat: i64) -> Who:
    """Somebody in a sentence."""
    return Who(int(seat))


def area_handle(area: i64) -> str:
    """The scene id of an area."""
    return f"area {AREAS[area]}"


def cube_handle(area: i64, seat: i64) -> str:
    """The scene id of a stack of squires."""
    return f"cube {AREAS[area]} {COLOURS[seat]}"


def card_handle(kind: i64) -> str:
    """The scene id of a card in one's hand."""
    return f"card {CARDS[kind]}"


def words_of(words: list[str], count: int, usage: str) -> list[str]:
    """The arguments, if there are as many as there should be."""
    if len(words) != count:
        raise NotationError(f"written right: {usage}")
    return words


def read_area(word: str) -> int:
    """The number of an area."""
    return read_word(word, AREAS, "area")


def members(family: Family) -> list[Move[Any]]:
    """All moves of a family, made now; decisions are slices of such lists."""
    return [family.at(index) for index in range(i64(len(family.made)))]


# -- refusals -------------------------------------------------------------------------------------------------


def out_of_play(game: Jerusalem, area: i64, verb: str) -> Refusal | None:
    """9.1.4, 9.2.4. With two players some quarters are closed. Here and below, `verb` is what to try elsewhere."""
    if (game.closed >> area) & 1:
        return refuse("closed_quarter", "9.1.4", area=area_name(area)).advise(verb)
    return None


def immovable(game: Jerusalem, area: i64, verb: str, rule: str = "6.5.5") -> Refusal | None:
    """6.5.5. No squire moves into or out of a blocked area, nor into a closed one."""
    owner = game.baron_at(area)
    if owner != NONE:
        return refuse("area_blocked", rule, area=area_name(area), player=player(owner))
    return out_of_play(game, area, verb)


def absent(game: Jerusalem, area: i64, seat: i64, verb: str, rule: str) -> Refusal | None:
    """No squire of this seat is there."""
    if game.in_area(area, seat) == 0:
        return refuse("no_squire_there", rule, area=area_name(area), player=player(seat)).advise(verb)
    return None


def too_few_bezants(price: i64, have: i64, rule: str) -> Refusal:
    """More than lies behind the screen."""
    return refuse("too_few_bezants", rule, price=int(price), have=int(have))


def no_opponent(game: Jerusalem, seat: i64, other: i64, verb: str, rule: str) -> Refusal | None:
    """One's own colour, or one that nobody plays."""
    if other == seat:
        return refuse("own_colour", rule).advise(verb)
    if other >= game.seats():
        return refuse("not_at_table", rule, colour=say(f"seat-{COLOURS[other]}")).advise(verb)
    return None
