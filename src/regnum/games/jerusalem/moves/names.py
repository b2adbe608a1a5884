"""What all moves share: names, scene ids of what they touch, arguments as they are written, refusals that many need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regnum.core.messages import Message, PlayerRef, Refusal, refuse, say
from regnum.core.notation import Ids
from regnum.games.jerusalem.parts import AREAS, CARDS, COLOURS, NONE, OFFICES, RESOURCES
from regnum.games.jerusalem.table import Jerusalem

AREA: Final = Ids("AREA", AREAS)
COLOUR: Final = Ids("COLOUR", COLOURS)

BARRED: Final = 1  # of a move that only one rule can forbid


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


def player(seat: i64) -> PlayerRef:
    """Somebody in a sentence."""
    return PlayerRef(int(seat))


def area_handle(area: i64) -> str:
    """The scene id of an area."""
    return f"area {AREAS[area]}"


def cube_handle(area: i64, seat: i64) -> str:
    """The scene id of a stack of squires."""
    return f"cube {AREAS[area]} {COLOURS[seat]}"


def card_handle(kind: i64) -> str:
    """The scene id of a card in one's hand."""
    return f"card {CARDS[kind]}"


# -- refusals -------------------------------------------------------------------------------------------------
# Here and below, `verb` is what to try elsewhere.


def out_of_play(area: i64, verb: str) -> Refusal:
    """9.1.4, 9.2.4. With two players some quarters are closed."""
    return refuse("closed_quarter", "9.1.4", area=area_name(area)).advise(verb)


def immovable(game: Jerusalem, area: i64, verb: str) -> Refusal | None:
    """6.5.5. No squire moves into or out of a blocked area, nor into a closed one."""
    return why_unmoved(game, area, verb, "6.5.5") if game.city.is_unmoved(area) else None


def why_unmoved(game: Jerusalem, area: i64, verb: str, rule: str) -> Refusal:
    """6.5.5. A baron stands there, or the quarter is closed."""
    owner = game.city.baron_at(area)
    if owner != NONE:
        return refuse("area_blocked", rule, area=area_name(area), player=player(owner))
    return out_of_play(area, verb)


def absent(game: Jerusalem, area: i64, seat: i64, verb: str, rule: str) -> Refusal | None:
    """No squire of this seat is there."""
    if game.city.stands(area, seat):
        return None
    return refuse("no_squire_there", rule, area=area_name(area), player=player(seat)).advise(verb)


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
