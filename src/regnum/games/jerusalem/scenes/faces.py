"""What is printed on cards, offices and events, in pictures and in words. Each face is made once."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import Plain, say
from regnum.games.jerusalem.cards import DECK, Card
from regnum.games.jerusalem.parts import (
    ADMIRAL_BEZANTS,
    FORCE_SQUIRES,
    GENOESE_PRICE,
    OFFICE_SQUIRES,
    OFFICES,
    RESOURCES,
    SHIFTS,
)
from regnum.scene.kit import Thing, card, gain, row

Gain = dict[str, Any]

CARD_SIZE: Final = [132, 158]  # px of a card one chooses
HAND_SIZE: Final = [72, 84]  # px of a card behind one's screen
EVENT_SIZE: Final = [66, 82]

FORCE: Final = "force_"

# The ground of a card's picture: gifts, moves on the board, trade, force.
FAMILIES: Final = {"renegade": "azure", "move_two": "azure", "genoese_merchants": "vert"}

EVENT_RULES: Final = {"succession": "8.2", "new_patriarch": "8.3", "special_tax": "8.4", "war": "8.5"}
OFFICE_RULES: Final = {"constable": "6.6.1", "treasurer": "6.6.2", "marshal": "6.6.3", "admiral": "6.6.4"}
PRIVILEGES: Final = {
    "patriarchate": ("education", "7.2.1"), "market": ("building_materials", "7.2.2"),
    "nobility": ("court_intrigue", "7.2.3"),
}  # fmt: skip


# -- amounts ------------------------------------------------------------------------------------------------------


def goods(amounts: dict[str, int]) -> list[Gain]:
    """An amount of the three resources in pictures: what there is of them."""
    return [gain(each, amounts[each]) for each in RESOURCES if amounts[each]]


def counted(amounts: dict[str, int]) -> str | list[Plain]:
    """The same in words, as what is gained."""
    found: list[Plain] = [say(f"count-{each}-acc", count=amounts[each]) for each in RESOURCES if amounts[each]]
    return found or "none"


# -- action cards -------------------------------------------------------------------------------------------------


def printed(each: Card) -> dict[str, Any]:
    """What a card does, in pictures: on what, then what."""
    if any(each.gains):
        pairs = zip(RESOURCES, each.gains, strict=True)
        return row(*(gain(name, amount, plus=True) for name, amount in pairs if amount))
    if each.id.startswith(FORCE):
        return row(gain("squires", FORCE_SQUIRES, plus=True), when=gain(each.id.removeprefix(FORCE)))
    return {
        "any_two": row(gain("squires"), gain("or"), gain("bezants"), gain("or"), gain("prestige")),
        "renegade": row(gain("squires"), gain("renegade"), gain("squires")),
        "move_two": row(gain("move_two"), when=gain("squires", SHIFTS)),
        "genoese_merchants": row(gain("bezants", GENOESE_PRICE), when=gain("hire")),
    }[each.id]


def card_face(each: Card) -> Thing:
    """The front of an action card."""
    force = each.id.startswith(FORCE)
    return {
        "icon": "force" if force else each.id,
        "badge": each.id.removeprefix(FORCE) if force else None,
        "family": "gules" if force else FAMILIES.get(each.id, "or"),
        "rows": [printed(each)],
        "name": say(f"card-{each.id}"),
        "text": say(f"card-{each.id}.text"),
        "rule": each.rule,
    }


CARD_FACES: Final = {each.id: card_face(each) for each in DECK}


def action_card(id: str, kind: str, **more: Any) -> Thing:
    """An action card, face up."""
    return card(id, say(f"card-{kind}.short"), **CARD_FACES[kind], **more)


# -- offices and events -------------------------------------------------------------------------------------------


OFFICE_GAINS: Final = {
    office: [gain("squires", int(OFFICE_SQUIRES[nth]), plus=True)] for nth, office in enumerate(OFFICES)
}
OFFICE_GAINS["admiral"].append(gain("bezants", ADMIRAL_BEZANTS, plus=True))


def event_card(id: str, event: str, **more: Any) -> Thing:
    """An event, face up."""
    title, text = say(f"calendar-{event}.short"), say(f"calendar-{event}.text")
    name = say(f"calendar-{event}")
    return card(id, title, icon=event, family="gules", name=name, text=text, rule=EVENT_RULES[event], **more)
