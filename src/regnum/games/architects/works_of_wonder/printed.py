"""What is printed on the cards of Works of Wonder, and how each figure is known.

The rulebook names every card and what kind of thing it does; most of the numbers are ours. Read once, when somebody
asks for figures, and not compiled.
"""

from __future__ import annotations

from typing import Final

from regnum.core.figures import (
    AmountField,
    Field,
    FigureSheet,
    Item,
    Origin,
    PrintedFigure,
    WordField,
    WordsField,
    public,
    reconstructed,
    rulebook,
)
from regnum.core.messages import say
from regnum.games.architects.cards import Apprentice, Building
from regnum.games.architects.parts import GOODS, KINDS, LOCATIONS, OPEN, SKILLS
from regnum.games.architects.printed import OWN_SCHEMES, scheme_item, whole_cards
from regnum.games.architects.solo.cards import ALL_SCHEMES
from regnum.games.architects.works_of_wonder.cards import (
    EDICTS,
    MONUMENTS,
    WONDER_APPRENTICES,
    WONDER_BOARDS,
    WONDER_BUILDINGS,
    WONDER_REWARDS,
    Edict,
    Monument,
)
from regnum.games.architects.works_of_wonder.solo.cards import FUTURE_SCHEMES, SCHEMES, WONDER_RIVALS, WonderRival

UNSEEN: Final = reconstructed()
EFFECTS_TOLD: Final = rulebook("B7")  # what the cards do, kind by kind
SHOWN_ON: Final = {"clay": ("amount",), "wood": ("influence", "tax"), "stone": ("amount", "influence", "tax")}
MONUMENT_EXAMPLES: Final = {"wood": rulebook("E8"), "stone": rulebook("E5"), "clay": public("meepleit.substack.com")}
NOBLES_SHOWN: Final = public("dudetakeyourturn.ca")

VIRTUE: Final = AmountField("virtue", say("kind-virtue"), -3, 3)
SKILL: Final = WordsField("skills", say("figure-skills"), {each: say(f"skill-{each}") for each in SKILLS})
COSTS: Final = [AmountField(each, say(f"kind-{each}"), 0, 9) for each in KINDS[:GOODS]]
POINTS: Final = AmountField("points", say("figure-points"), 0, 25)
PLACES: Final = {each: say(f"location-{each}") for each in LOCATIONS[:OPEN]}
PROFITEER: Final = WordField("profiteer", say("profiteer-name"), PLACES)
PRINCESS: Final = WordField("princess", say("princess-name"), PLACES)
AMOUNT: Final = AmountField("amount", say("figure-amount"), 1, 25)
INFLUENCE: Final = AmountField("influence", say("kind-influence"), 0, 12)
TAX: Final = AmountField("tax", say("kind-tax"), 0, 12)


def apprentice_item(card: Apprentice) -> Item:
    """B7.1 to B7.8."""
    figures = [
        PrintedFigure(None, "", EFFECTS_TOLD),
        PrintedFigure(SKILL, tuple(SKILLS[each] for each in card.skills), UNSEEN),
        PrintedFigure(VIRTUE, card.virtue, UNSEEN),
    ]
    return Item(
        f"apprentice_{card.id}", "apprentices", say(f"apprentice-{card.id}.full"), figures, f"gallery {card.id}"
    )


def building_item(card: Building) -> Item:
    """B7.9 to B7.22."""
    figures = [
        PrintedFigure(None, "", EFFECTS_TOLD),
        PrintedFigure(POINTS, card.vp, UNSEEN),
        *(PrintedFigure(field, card.cost[kind], UNSEEN) for kind, field in enumerate(COSTS)),
        PrintedFigure(SKILL, tuple(SKILLS[each] for each in card.skills), UNSEEN),
        PrintedFigure(VIRTUE, card.virtue, UNSEEN),
    ]
    return Item(f"building_{card.id}", "buildings", say(f"building-{card.id}"), figures, f"gallery {card.id}")


def monument_item(card: Monument) -> Item:
    """B6.3 to B6.7."""
    values: list[tuple[Field, int]] = [
        (AMOUNT, card.amount),
        (INFLUENCE, card.influence),
        (TAX, card.tax),
        (POINTS, card.vp),
    ]
    figures = [PrintedFigure(field, value, monument_origin(card.id, field.id)) for field, value in values]
    return Item(f"monument_{card.id}", "monuments", say(f"monument-{card.id}"), figures, f"monument {card.id}")


def monument_origin(monument: str, figure: str) -> Origin:
    """E5, E8. What examples show of three monuments."""
    return MONUMENT_EXAMPLES[monument] if figure in SHOWN_ON.get(monument, ()) else UNSEEN


def edict_item(card: Edict) -> Item:
    """B1.6. What the contributions bring, and where the two nobles stand."""
    first = card.id == "edict_1"
    nobles = NOBLES_SHOWN if first else UNSEEN
    figures = [
        PrintedFigure(None, "", rulebook("E4") if first else UNSEEN),
        PrintedFigure(PROFITEER, LOCATIONS[card.profiteer], nobles),
        PrintedFigure(PRINCESS, LOCATIONS[card.princess], nobles),
    ]
    return Item(card.id, "edicts", say("edict-name", number=card.number + 1), figures, f"gallery {card.id}")


def rival_item(card: WonderRival) -> Item:
    """C7. Focus and power are told; what a rival starts with is not."""
    figures = [
        PrintedFigure(None, "", rulebook(card.rule)),
        PrintedFigure(VIRTUE_START, card.virtue, UNSEEN),
        PrintedFigure(INFLUENCE, card.influence, UNSEEN),
    ]
    return Item(f"rival_{card.id}", "rivals", say(f"rival-{card.id}"), figures, f"gallery rival {card.id}")


VIRTUE_START: Final = AmountField("virtue", say("kind-virtue"), 0, 14)
OWN: Final = [ALL_SCHEMES[each].id for each in (*SCHEMES, *FUTURE_SCHEMES) if ALL_SCHEMES[each].id not in OWN_SCHEMES]
SHEET: Final = FigureSheet(
    [
        *map(apprentice_item, WONDER_APPRENTICES),
        *map(building_item, WONDER_BUILDINGS),
        *whole_cards("reward", WONDER_REWARDS, UNSEEN),
        *whole_cards("board", WONDER_BOARDS, rulebook("B8")),
        *map(monument_item, MONUMENTS),
        *map(edict_item, EDICTS),
        *map(scheme_item, OWN),
        *map(rival_item, WONDER_RIVALS),
    ]
)
