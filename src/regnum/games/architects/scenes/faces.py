"""What is printed on the cards, in pictures and in words. A face is made once; a scene only says where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from regnum.core.messages import Fact, Message, Plain, say
from regnum.games.architects.automa.places import PLACES
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS, Board, Cost
from regnum.games.architects.effects.base import drawn_row
from regnum.games.architects.effects.pictures import KIND_PICTURES, THEN
from regnum.games.architects.parts import CLAY, KINDS, SKILLS
from regnum.games.architects.scenes.gains import building_rows, power_rows, priced
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES, Way
from regnum.scene import Card, CardRow, Gain, Piece, Shape

# The names of apprentices: several cards bear one.
PEOPLE: Final = [
    "acolyte", "conspirator", "debt_collector", "gatekeeper", "illusionist", "jeweller", "labourer", "merchant",
    "miner", "patron", "pickpocket", "squire", "stonecutter", "swindler", "thief", "trader", "trickster", "woodcutter",
    "enforcer", "overseer", "peddler",
]  # fmt: skip
# Pictures of cards whose own word means something else.
PICTURES: Final = {"monument": "monument_building"}


def person(id: str) -> str:
    """The picture of an apprentice."""
    return next(name for name in PEOPLE if id == name or id.startswith(f"{name}_"))


def skill_names(skills: tuple[int, ...]) -> Fact:
    """Skills by name."""
    named: list[Plain] = [say(f"skill-{SKILLS[skill]}") for skill in skills]
    return named or "none"


def amount_words(goods: dict[str, int]) -> Fact:
    """Amounts as something that is paid or gained."""
    found: list[Plain] = [say(f"count-{kind}-acc", count=count) for kind, count in goods.items() if count]
    return found or "none"


def cost_words(cost: Cost) -> Fact:
    """A price in words."""
    return amount_words(dict(zip(KINDS, cost, strict=False)))


def signed_virtue(virtue: int) -> Gain:
    """Virtue that a card brings or costs."""
    return Gain("virtue", virtue, plus=True)


# -- apprentices --------------------------------------------------------------------------------------------------


@cache
def apprentice_face(id: str) -> Card:
    """An apprentice: skills, what hiring does to one's virtue, and what it can do."""
    each = APPRENTICES[APPRENTICES.number(id)]
    rows = [line for power in each.powers for line in power_rows(power)]
    text = say("apprentice-told", skills=skill_names(each.skills), text=say(f"apprentice-{id}.text"))
    return Card(
        id=id,
        title=say(f"apprentice-{id}.short"),
        icon=person(id),
        family="azure",
        badges=[SKILLS[skill] for skill in each.skills],
        name=say(f"apprentice-{id}.full"),
        text=text,
        rule="A5.4",
        rows=rows or [CardRow(gives=[Gain(SKILLS[skill]) for skill in each.skills])],
        corner=[signed_virtue(each.virtue)] if each.virtue else None,
    )


def apprentice_card(thing: str, id: str, marks: Sequence[Piece] | None = None) -> Card:
    """An apprentice, for hire or hired."""
    return replace(apprentice_face(id), id=thing, marks=marks)


def apprentice_tag(thing: str, id: str) -> Piece:
    """The same in short, at somebody else's board: skills and what it can do."""
    each, face = APPRENTICES[APPRENTICES.number(id)], apprentice_face(id)
    shown = [Gain(SKILLS[skill]) for skill in each.skills]
    for line in (line for power in each.powers for line in power_rows(power)):
        shown += [line.when] if line.when is not None else []
        shown += line.gives
    return Piece(
        id=thing, shape=Shape.SQUARE, label=face.title, name=face.name, text=face.text, rule=face.rule, gives=shown
    )


# -- buildings ----------------------------------------------------------------------------------------------------

KINDS_IN_A_LINE: Final = 2  # of a price


@cache
def building_face(id: str) -> Card:
    """A building: what it costs and asks, its points, and what it does."""
    each = BUILDINGS[BUILDINGS.number(id)]
    price = priced(each.cost)
    lines = [price[at : at + KINDS_IN_A_LINE] for at in range(0, len(price), KINDS_IN_A_LINE)]
    rows = [CardRow(gives=line) for line in lines]
    if each.virtue:
        rows[-1] = CardRow(gives=lines[-1], end=[signed_virtue(each.virtue)])
    needs = say("building-needs", pays=cost_words(each.cost), skills=skill_names(each.skills), virtue=each.virtue)
    return Card(
        id=id,
        title=say(f"building-{id}.short"),
        icon=PICTURES.get(id, id),
        family="vert",
        badges=[SKILLS[skill] for skill in each.skills],
        value=each.vp,
        name=say(f"building-{id}"),
        text=say("building-told", text=say(f"building-{id}.text"), needs=needs),
        rule="A6.1",
        rows=[*rows, *building_rows(each)],
    )


def building_card(thing: str, id: str) -> Card:
    """A building in hand, or one that may be kept."""
    return replace(building_face(id), id=thing)


def built_tile(thing: str, id: str) -> Card:
    """A building that stands: its picture and its points."""
    return replace(building_face(id), id=thing, badges=None, rows=None, rule="A6.2")


def building_back(thing: str) -> Card:
    """A card that only its owner knows."""
    return Card(id=thing, title=say("building-back"), face="down", icon="building_card", family="vert")


# -- boards, rewards, market cards --------------------------------------------------------------------------------


@cache
def board_face(id: str) -> Card:
    """A12. A board: what it begins with, and its power."""
    each = BOARDS[BOARDS.number(id)]
    text = say("building-told", text=say(f"board-{id}.text"), needs=say("board-start", things=start_words(each)))
    return Card(
        id=id,
        title=say(f"board-{id}.short"),
        icon=id,
        family="or",
        name=say(f"board-{id}"),
        text=text,
        rule="A12.1",
        rows=[CardRow(gives=start_gains(each)), *(line for power in each.powers for line in power_rows(power))],
    )


def start_goods(board: Board) -> dict[str, int]:
    """What a board begins with, by kind."""
    start = board.start
    goods = {"virtue": start.virtue, "silver": start.silver}
    goods |= {KINDS[kind]: start.goods[kind] for kind in range(CLAY, len(start.goods)) if start.goods[kind]}
    goods |= {KIND_PICTURES[kind]: n for kind, n in start.more}
    return goods | {"building_card": start.cards, "debt": start.debts}


def start_gains(board: Board) -> list[Gain]:
    """The same in pictures."""
    return [*(Gain(kind, n) for kind, n in start_goods(board).items() if n), *prisoners(board)]


def prisoners(board: Board) -> list[Gain]:
    """A2.10. Workers that begin in prison."""
    return [Gain("prison", board.start.prison)] if board.start.prison else []


def start_words(board: Board) -> Fact:
    """The same in words."""
    goods = {kind: n for kind, n in start_goods(board).items() if n}
    found: list[Plain] = [say(f"count-{kind}", count=n) for kind, n in goods.items()]
    if board.start.prison:
        found.append(say("workers-prison", count=board.start.prison))
    return found


def board_card(thing: str, id: str) -> Card:
    """A board to choose."""
    return replace(board_face(id), id=thing)


@cache
def reward_face(id: str) -> Card:
    """A7.7. A reward."""
    each = REWARDS[REWARDS.number(id)]
    name, text = say(f"reward-{id}"), say(f"reward-{id}.short")
    return Card(
        id=id,
        title=say("term-reward"),
        icon="reward_card",
        family="or",
        name=name,
        text=text,
        rule="A7.7",
        rows=[CardRow(gives=drawn_row(each.row))],
    )


def market_card(thing: str, number: int, id: str) -> Card:
    """A4.26, A4.28. Both sides of a market card: the small one above."""
    each = MARKET_CARDS[MARKET_CARDS.number(id)]
    rows = [CardRow(gives=drawn_row(each.small)), CardRow(gives=drawn_row(each.large))]
    title = say("market-card", number=number)
    return Card(id=thing, title=title, icon="black_market", family="sable", rule="A4.25", rows=rows)


# -- schemes ------------------------------------------------------------------------------------------------------

# What the upper option of a scheme asks, by name; an expansion adds its own.
ASKED_PICTURES: Final[dict[str, tuple[str, ...]]] = {
    "prison": ("prison",), "captives": ("captive",), "group": ("worker",), "tax": ("tax",),
    "cathedral_virtue": ("cathedral",), "cathedral_future": ("cathedral", "future_scheme"),
}  # fmt: skip


@cache
def scheme_face(id: str) -> Card:
    """C2.2. A scheme: its options, the upper one first."""
    each = next(scheme for scheme in ALL_SCHEMES if scheme.id == id)
    future = "future" in id
    return Card(
        id=id,
        title=say(f"scheme-{id}.short"),
        icon="future_scheme" if future else "scheme",
        family="sable" if future else "gules",
        name=say(f"scheme-{id}"),
        text=say(f"scheme-{id}.text"),
        rule="C2.2",
        rows=[way_row(way) for way in each.ways],
    )


def way_row(way: Way) -> CardRow:
    """What an option asks, and where it sends the worker."""
    place = Gain(PLACES[way.place].name)
    if way.when.id == "none":
        return CardRow(gives=[place])
    *first, last = ASKED_PICTURES[way.when.id]
    asked = [*(Gain(each) for each in first), Gain(last, f"{way.when.n}+" if way.when.n > 1 else None)]
    return CardRow(gives=[*asked, THEN, place])


def scheme_card(thing: str, id: str) -> Card:
    """A scheme that was turned up."""
    return replace(scheme_face(id), id=thing)


@cache
def automa_face(id: str) -> Card:
    """C7. A rival: where its focus lies."""
    each = next(rival for rival in ALL_RIVALS if rival.id == id)
    return Card(
        id=id,
        title=say(f"rival-{id}.short"),
        icon=f"rival_{id}",
        family="gules",
        text=say(f"rival-{id}.text"),
        rule=each.rule,
        rows=[
            CardRow(gives=[Gain(PLACES[each.focus.place].name)], when=Gain("focus")),
            CardRow(gives=[Gain("virtue", each.virtue)]),
        ],
    )


def copies(count: int) -> Message:
    """How many there are in the box."""
    return say("card-copies", count=count)
