"""What is printed on the cards, in pictures and in words. A face is made once; a scene only says where it lies."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from regnum.core.letters import Fact, Message, Plain, say
from regnum.games.architects.automa.places import PLACES
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, MARKET_CARDS, REWARDS, Board, Cost
from regnum.games.architects.effects.base import Gain, drawn_row
from regnum.games.architects.effects.pictures import KIND_PICTURES, THEN
from regnum.games.architects.parts import CLAY, KINDS, SKILLS
from regnum.games.architects.scenes.gains import building_rows, power_rows, priced
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES, Way
from regnum.scene.kit import Thing, card, gain, piece, row

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
    return gain("virtue", virtue, plus=True)


# -- apprentices --------------------------------------------------------------------------------------------------


@cache
def apprentice_face(id: str) -> Thing:
    """An apprentice: skills, what hiring does to one's virtue, and what it can do."""
    each = APPRENTICES[APPRENTICES.number(id)]
    rows = [line for power in each.powers for line in power_rows(power)]
    text = say("apprentice-told", skills=skill_names(each.skills), text=say(f"apprentice-{id}.text"))
    return {
        "icon": person(id), "family": "azure", "badges": [SKILLS[skill] for skill in each.skills],
        "name": say(f"apprentice-{id}.full"), "text": text, "rule": "A5.4",
        "rows": rows or [row(*(gain(SKILLS[skill]) for skill in each.skills))],
        **({"corner": [signed_virtue(each.virtue)]} if each.virtue else {}),
    }  # fmt: skip


def apprentice_card(thing: str, id: str, **more: Any) -> Thing:
    """An apprentice, for hire or hired."""
    return card(thing, say(f"apprentice-{id}.short"), **apprentice_face(id), **more)


def apprentice_tag(thing: str, id: str) -> Thing:
    """The same in short, at somebody else's board: skills and what it can do."""
    face = apprentice_face(id)
    shown = [gain(skill) for skill in face["badges"]]
    for line in face["rows"] if APPRENTICES[APPRENTICES.number(id)].powers else []:
        shown += [line["when"]] if "when" in line else []
        shown += line["gives"]
    return piece(
        thing, "square",
        label=say(f"apprentice-{id}.short"), name=face["name"], text=face["text"], rule=face["rule"], gives=shown,
    )  # fmt: skip


# -- buildings ----------------------------------------------------------------------------------------------------

KINDS_IN_A_LINE: Final = 2  # of a price


@cache
def building_face(id: str) -> Thing:
    """A building: what it costs and asks, its points, and what it does."""
    each = BUILDINGS[BUILDINGS.number(id)]
    price = priced(each.cost)
    lines = [price[at : at + KINDS_IN_A_LINE] for at in range(0, len(price), KINDS_IN_A_LINE)]
    rows = [row(*line) for line in lines]
    if each.virtue:
        rows[-1] = row(*lines[-1], end=[signed_virtue(each.virtue)])
    needs = say("building-needs", pays=cost_words(each.cost), skills=skill_names(each.skills), virtue=each.virtue)
    return {
        "icon": PICTURES.get(id, id), "family": "vert", "badges": [SKILLS[skill] for skill in each.skills],
        "value": each.vp, "name": say(f"building-{id}"),
        "text": say("building-told", text=say(f"building-{id}.text"), needs=needs), "rule": "A6.1",
        "rows": [*rows, *building_rows(each)],
    }  # fmt: skip


def building_card(thing: str, id: str, **more: Any) -> Thing:
    """A building in hand, or one that may be kept."""
    return card(thing, say(f"building-{id}.short"), **building_face(id), **more)


def built_tile(thing: str, id: str) -> Thing:
    """A building that stands: its picture and its points."""
    face = building_face(id)
    told = {name: face[name] for name in ("icon", "family", "value", "name", "text")}
    return card(thing, say(f"building-{id}.short"), rule="A6.2", **told)


def building_back(thing: str, **more: Any) -> Thing:
    """A card that only its owner knows."""
    return card(thing, say("building-back"), face="down", icon="building_card", family="vert", **more)


# -- boards, rewards, market cards --------------------------------------------------------------------------------


@cache
def board_face(id: str) -> Thing:
    """A12. A board: what it begins with, and its power."""
    each = BOARDS[BOARDS.number(id)]
    text = say("building-told", text=say(f"board-{id}.text"), needs=say("board-start", things=start_words(each)))
    return {
        "icon": id, "family": "or", "name": say(f"board-{id}"), "text": text, "rule": "A12.1",
        "rows": [row(*start_gains(each)), *(line for power in each.powers for line in power_rows(power))],
    }  # fmt: skip


def start_goods(board: Board) -> dict[str, int]:
    """What a board begins with, by kind."""
    start = board.start
    goods = {"virtue": start.virtue, "silver": start.silver}
    goods |= {KINDS[kind]: start.goods[kind] for kind in range(CLAY, len(start.goods)) if start.goods[kind]}
    goods |= {KIND_PICTURES[kind]: n for kind, n in start.more}
    return goods | {"building_card": start.cards, "debt": start.debts}


def start_gains(board: Board) -> list[Gain]:
    """The same in pictures."""
    return [*(gain(kind, n) for kind, n in start_goods(board).items() if n), *prisoners(board)]


def prisoners(board: Board) -> list[Gain]:
    """A2.10. Workers that begin in prison."""
    return [gain("prison", board.start.prison)] if board.start.prison else []


def start_words(board: Board) -> Fact:
    """The same in words."""
    goods = {kind: n for kind, n in start_goods(board).items() if n}
    found: list[Plain] = [say(f"count-{kind}", count=n) for kind, n in goods.items()]
    if board.start.prison:
        found.append(say("workers-prison", count=board.start.prison))
    return found


def board_card(thing: str, id: str, **more: Any) -> Thing:
    """A board to choose."""
    return card(thing, say(f"board-{id}.short"), **board_face(id), **more)


@cache
def reward_face(id: str) -> Thing:
    """A7.7. A reward."""
    each = REWARDS[REWARDS.number(id)]
    name, text = say(f"reward-{id}"), say(f"reward-{id}.short")
    return {"icon": "reward_card", "family": "or", "name": name, "text": text, "rule": "A7.7",
            "rows": [row(*drawn_row(each.row))]}  # fmt: skip


@cache
def market_face(id: str) -> Thing:
    """A4.26, A4.28. Both sides of a market card: the small one above."""
    each = MARKET_CARDS[MARKET_CARDS.number(id)]
    rows = [row(*drawn_row(each.small)), row(*drawn_row(each.large))]
    return {"icon": "black_market", "family": "sable", "rule": "A4.25", "rows": rows}


# -- schemes ------------------------------------------------------------------------------------------------------

# What the upper option of a scheme asks, by name; an expansion adds its own.
ASKED_PICTURES: Final[dict[str, tuple[str, ...]]] = {
    "prison": ("prison",), "captives": ("captive",), "group": ("worker",), "tax": ("tax",),
    "cathedral_virtue": ("cathedral",), "cathedral_future": ("cathedral", "future_scheme"),
}  # fmt: skip


@cache
def scheme_face(id: str) -> Thing:
    """C2.2. A scheme: its options, the upper one first."""
    each = next(scheme for scheme in ALL_SCHEMES if scheme.id == id)
    future = "future" in id
    return {
        "icon": "future_scheme" if future else "scheme", "family": "sable" if future else "gules",
        "name": say(f"scheme-{id}"), "text": say(f"scheme-{id}.text"), "rule": "C2.2",
        "rows": [way_row(way) for way in each.ways],
    }  # fmt: skip


def way_row(way: Way) -> dict[str, Any]:
    """What an option asks, and where it sends the worker."""
    place = gain(PLACES[way.place].name)
    if way.when.id == "none":
        return row(place)
    *first, last = ASKED_PICTURES[way.when.id]
    asked = [*(gain(each) for each in first), gain(last, f"{way.when.n}+" if way.when.n > 1 else None)]
    return row(*asked, THEN, place)


def scheme_card(thing: str, id: str, **more: Any) -> Thing:
    """A scheme that was turned up."""
    return card(thing, say(f"scheme-{id}.short"), **scheme_face(id), **more)


@cache
def automa_face(id: str) -> Thing:
    """C7. A rival: where its focus lies."""
    each = next(rival for rival in ALL_RIVALS if rival.id == id)
    return {
        "icon": f"rival_{id}", "family": "gules", "text": say(f"rival-{id}.text"), "rule": each.rule,
        "rows": [row(gain(PLACES[each.focus.place].name), when=gain("focus")), row(gain("virtue", each.virtue))],
    }  # fmt: skip


def copies(count: int) -> Message:
    """How many there are in the box."""
    return say("card-copies", count=count)
