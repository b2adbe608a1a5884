"""Everything of the box that can be read: offices, action cards, events, and the areas of the city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.messages import Message, say
from regnum.games.jerusalem.cards import CITY, DECK, Area
from regnum.games.jerusalem.parts import EVENTS, OFFICES, QUARTERS, RESOURCES, TOWER_BEZANTS, quarter_of
from regnum.games.jerusalem.scenes.faces import (
    OFFICE_GAINS,
    OFFICE_RULES,
    PRIVILEGES,
    action_card,
    counted,
    event_card,
    goods,
)
from regnum.scene import Card, CardRow, Ground, Panel, Place, Size, Thing

SIZE: Final = (132, 158)
SMALL: Final = (132, 118)
QUARTER_FAMILIES: Final[dict[str, Ground]] = {
    "kings_palace": "or", "templars": "gules", "patriarchate": "azure", "market": "vert", "nobility": "sable",
    "tower_of_david": "argent",
}  # fmt: skip


def gallery() -> list[Panel]:
    """Deck by deck, then the city."""
    actions = [action_card(f"gallery {each.id}", each.id, foot=copies(each.copies)) for each in DECK]
    return [
        shelf("offices", [office(each) for each in OFFICES], SIZE),
        shelf("cards", actions, SIZE),
        shelf("events", [event_card(f"gallery {each}", each) for each in EVENTS], SMALL),
        shelf("areas", [area(each) for each in CITY], SMALL),
        shelf("privileges", [privilege(each) for each in PRIVILEGES], SMALL),
    ]


def shelf(name: str, cards: Sequence[Thing], size: Size) -> Panel:
    """What belongs together, under its name."""
    shown = Place(id=f"gallery {name} cards", layout="row", items=cards, size=size, gap=10)
    return Panel(id=f"gallery {name}", role="offer", title=say(f"gallery-{name}"), items=[shown])


def copies(count: int) -> Message:
    """How many there are in the deck."""
    return say("card-copies", count=count)


def office(id: str) -> Card:
    """An office card."""
    number = OFFICES.index(id) + 1
    return Card(
        id=f"gallery {id}", title=say(f"office-{id}"),
        icon=id, family="azure", text=say(f"office-{id}.text"), rule=OFFICE_RULES[id],
        rows=[CardRow(gives=OFFICE_GAINS[id])], foot=say("office-number", number=number),
    )  # fmt: skip


def area(each: Area) -> Card:
    """An area with its income; the Tower of David with its move too (7.1.2)."""
    quarter = QUARTERS[quarter_of(CITY.index(each))]
    tower = quarter == QUARTERS[-1]
    income = dict(zip(RESOURCES, (0, TOWER_BEZANTS, 0) if tower else each.income, strict=True))
    return Card(
        id=f"gallery {each.id}", title=say(f"area-{each.id}.title"),
        icon=quarter, family=QUARTER_FAMILIES[quarter], name=say(f"area-{each.id}"),
        text=say("area-income", gains=counted(income), lastmove="yes" if tower else "no"),
        rule="7.1" if tower else "7.3.4", rows=[CardRow(gives=goods(income))],
    )  # fmt: skip


def privilege(quarter: str) -> Card:
    """What most influence in a quarter is good for."""
    id, rule = PRIVILEGES[quarter]
    return Card(
        id=f"gallery {id}", title=say(f"privilege-{id}"),
        icon=id, family=QUARTER_FAMILIES[quarter], text=say(f"privilege-{id}.text"), rule=rule,
        foot=say(f"quarter-{quarter}"),
    )  # fmt: skip
