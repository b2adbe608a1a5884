"""What is printed on cards, offices and events, in pictures and in words. Each face is made once."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from regnum.core.messages import Message, Plain, say
from regnum.games.jerusalem.cards import DECK, ActionCard
from regnum.games.jerusalem.parts import (
    ADMIRAL_BEZANTS,
    FORCE_SQUIRES,
    GENOESE_PRICE,
    OFFICE_SQUIRES,
    OFFICES,
    RESOURCES,
    SHIFTS,
)
from regnum.scene import Card, CardRow, Gain, Ground

CARD_SIZE: Final = (132, 158)  # px of a card one chooses
HAND_SIZE: Final = (76, 84)  # px of a card behind one's screen
HAND_HIGH: Final = (84, 104)  # its least and greatest height on a leaf that grows
EVENT_SIZE: Final = (66, 82)

FORCE: Final = "force_"

# The ground of a card's picture: gifts, moves on the board, trade, force.
FAMILIES: Final[dict[str, Ground]] = {"renegade": "azure", "move_two": "azure", "genoese_merchants": "vert"}

EVENT_RULES: Final = {"succession": "8.2", "new_patriarch": "8.3", "special_tax": "8.4", "war": "8.5"}
OFFICE_RULES: Final = {"constable": "6.6.1", "treasurer": "6.6.2", "marshal": "6.6.3", "admiral": "6.6.4"}
PRIVILEGES: Final = {
    "patriarchate": ("education", "7.2.1"), "market": ("building_materials", "7.2.2"),
    "nobility": ("court_intrigue", "7.2.3"),
}  # fmt: skip


# -- amounts ------------------------------------------------------------------------------------------------------


def goods(amounts: dict[str, int]) -> list[Gain]:
    """An amount of the three resources in pictures: what there is of them."""
    return [Gain(each, amounts[each]) for each in RESOURCES if amounts[each]]


def counted(amounts: dict[str, int]) -> str | list[Plain]:
    """The same in words, as what is gained."""
    found: list[Plain] = [say(f"count-{each}-acc", count=amounts[each]) for each in RESOURCES if amounts[each]]
    return found or "none"


# -- action cards -------------------------------------------------------------------------------------------------


def printed(each: ActionCard) -> CardRow:
    """What a card does, in pictures: on what, then what."""
    if any(each.gains):
        pairs = zip(RESOURCES, each.gains, strict=True)
        return CardRow(gives=[Gain(name, amount, plus=True) for name, amount in pairs if amount])
    if each.id.startswith(FORCE):
        return CardRow(gives=[Gain("squires", FORCE_SQUIRES, plus=True)], when=Gain(each.id.removeprefix(FORCE)))
    return {
        "any_two": CardRow(gives=[Gain("squires"), Gain("or"), Gain("bezants"), Gain("or"), Gain("prestige")]),
        "renegade": CardRow(gives=[Gain("squires"), Gain("renegade"), Gain("squires")]),
        "move_two": CardRow(gives=[Gain("move_two")], when=Gain("squires", SHIFTS)),
        "genoese_merchants": CardRow(gives=[Gain("bezants", GENOESE_PRICE)], when=Gain("hire")),
    }[each.id]


def card_face(each: ActionCard) -> Card:
    """The front of an action card."""
    force = each.id.startswith(FORCE)
    return Card(
        id=each.id,
        title=say(f"card-{each.id}.short"),
        icon="force" if force else each.id,
        badge=each.id.removeprefix(FORCE) if force else None,
        family="gules" if force else FAMILIES.get(each.id, "or"),
        rows=[printed(each)],
        name=say(f"card-{each.id}"),
        text=say(f"card-{each.id}.text"),
        rule=each.rule,
    )


CARD_FACES: Final = {each.id: card_face(each) for each in DECK}


def action_card(id: str, kind: str, foot: Message | None) -> Card:
    """An action card, face up."""
    return replace(CARD_FACES[kind], id=id, foot=foot)


# -- offices and events -------------------------------------------------------------------------------------------


OFFICE_GAINS: Final = {
    office: [Gain("squires", int(OFFICE_SQUIRES[nth]), plus=True)] for nth, office in enumerate(OFFICES)
}
OFFICE_GAINS["admiral"].append(Gain("bezants", ADMIRAL_BEZANTS, plus=True))


def event_card(id: str, event: str) -> Card:
    """An event, face up."""
    title, text = say(f"calendar-{event}.short"), say(f"calendar-{event}.text")
    name = say(f"calendar-{event}")
    return Card(id=id, title=title, icon=event, family="gules", name=name, text=text, rule=EVENT_RULES[event])
