"""What is printed in the city and on the cards, and how each figure is known (Q1, Q2).

Read once, when somebody asks for figures, and not compiled.
"""

from __future__ import annotations

from typing import Final

from regnum.core.figures import (
    AmountField,
    Contradiction,
    FigureSheet,
    Item,
    Origin,
    PrintedFigure,
    Reading,
    Readings,
    WordField,
    public,
    reconstructed,
    rulebook,
)
from regnum.core.messages import say
from regnum.games.jerusalem.cards import CITY, DECK, ActionCard, Area
from regnum.games.jerusalem.figures import LARGEST_INCOME, MOST_FROM_AREA, IncomeFigures
from regnum.games.jerusalem.parts import RESOURCES

KINDS_SHOWN: Final = public("ludorium.at")  # which resources a quarter gives, not how much
UNSEEN: Final = reconstructed("amount")
PRINTED: Final = ("market", "tower_of_david")  # 7.3.4: the Market's amounts are an example of the rulebook
SIXTH_FORCE: Final = "force_tower_of_david"

GIVES: Final = {each: AmountField(each, say(f"resource-{each}"), 1, MOST_FROM_AREA) for each in RESOURCES}
GIVES_NONE: Final = {each: AmountField(each, say(f"resource-{each}"), 0, 0) for each in RESOURCES}
QUARTER: Final = WordField("quarter", say("figure-quarter"), {"tower_of_david": say("quarter-tower_of_david")})


def area_item(area: Area) -> Item:
    """7.3.4. What an area pays."""
    figures = [
        PrintedFigure((GIVES if amount else GIVES_NONE)[resource], amount, area_origin(area, amount))
        for resource, amount in zip(RESOURCES, area.income, strict=True)
    ]
    return Item(area.id, "areas", say(f"area-{area.id}"), figures, picture=f"gallery {area.id}")


def area_origin(area: Area, amount: int) -> Origin:
    """Which resources an area gives is public; only the Market's amounts are printed."""
    if area.id.startswith(PRINTED):
        return rulebook("7.3.4")
    return UNSEEN if amount else KINDS_SHOWN


def card_item(card: ActionCard) -> Item:
    """6.7. A kind of card; that the sixth Overwhelming force means the Tower of David is ours (Q2)."""
    if card.id == SIXTH_FORCE:
        figure = PrintedFigure(QUARTER, "tower_of_david", reconstructed("sixth_force"))
    else:
        figure = PrintedFigure(None, "", rulebook(card.rule))
    return Item(card.id, "cards", say(f"card-{card.id}"), [figure])


def amount(value: Reading) -> int:
    """An amount among the readings."""
    assert isinstance(value, int)
    return value


def incomes_that_can_be_paid(values: Readings) -> list[Contradiction]:
    """7.3. Nobody is ever asked about more than this of one resource."""
    found = []
    for resource in RESOURCES:
        count = sum(amount(values[area.id][resource]) for area in CITY)
        if count > LARGEST_INCOME:
            goods = say(f"resource-{resource}")
            wrong = say("figure-wrong-income", resource=goods, count=count, most=LARGEST_INCOME)
            found.append(Contradiction(CITY[0].id, wrong))
    return found


def packed(values: Readings) -> IncomeFigures:
    """What the areas pay, as the rules look at it; the richer table stays as it is."""
    squires, bezants, prestige = RESOURCES
    told = [values[area.id] for area in CITY]
    return IncomeFigures([(amount(each[squires]), amount(each[bezants]), amount(each[prestige])) for each in told])


SHEET: Final = FigureSheet(
    [*map(area_item, CITY), *map(card_item, DECK)],
    checks=(incomes_that_can_be_paid,),
    pack=packed,
    not_played=frozenset({"cards"}),
)
