"""What lies in front of a player: apprentices, hand, buildings, debts and captives; the purse; the others in short."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import Message, PlayerRef, player_name, say
from regnum.games.architects.parts import HAND_LIMIT
from regnum.games.architects.scenes.faces import (
    apprentice_card,
    apprentice_tag,
    board_face,
    building_back,
    building_card,
    built_tile,
)
from regnum.games.architects.twins import told_apart
from regnum.scene import Counter, Panel, Piece, Place, Shape, Size, Thing

GOODS: Final = ("clay", "wood", "stone", "gold", "marble", "silver")

# Widths and sizes in px on a wide table.
WIDTH: Final = 932
LEDGER: Final = 124
GAP: Final = 5
APART: Final = 14
HIGH: Final = 124
TALL: Final = (124, 210)  # the least and the greatest height of a card, as high as the leaf
MOST: Final = 85  # how wide a card may be
NARROW: Final = (84, 122)  # a card on a phone
NARROWER: Final = (66, 112)
MANY_HIRED: Final = 5
ROOMY: Final = 116  # px for the name of the buildings and the words beside it
NAMED: Final = 160  # the same of a group without cards, or with one
TILE: Final = (40, 46)  # a building that stands, while there are few
SMALL_TILE: Final = (34, 38)
FEW_TILES: Final = 4
NARROW_TILE: Final = (46, 54)
TAG: Final = (92, 26)
TOLD: Final = 170  # px that the power of a board needs to be told in words


def mat(view: dict[str, Any], side: int) -> Panel:
    """Everything of one's own beside the purse; a bystander looks at the first player's."""
    mine = view["sides"][side]
    hired, held, stood = apprentices(mine), hand(mine), built(mine)
    wide = card_width(len(hired), len(held), len(stood))
    shares = [group_width(len(hired), wide), group_width(len(held), wide), built_width(len(stood))]
    rest = WIDTH - sum(shares) - len(shares) * APART
    groups = [
        Place(id="apprentices", layout="row", items=hired, label=say("place-apprentices"), gap=GAP, size=(wide, HIGH),
              high=TALL, narrow=NARROW if len(hired) < MANY_HIRED else NARROWER,
              note=say("note-of", value=len(hired), most=mine["limit"])),
        Place(id="hand", layout="row", items=held, label=say("place-hand"), gap=GAP, size=(wide, HIGH), high=TALL,
              narrow=NARROW,
              note=say("note-of", value=mine["hand"], most=HAND_LIMIT)),
        Place(id="built", layout="row", items=stood, label=say("place-built"), gap=4, size=tile(len(stood)),
              narrow=NARROW_TILE, note=say("note-points", count=printed(mine)) if shares[-1] >= ROOMY else None),
    ]  # fmt: skip
    told = power(mine) if rest - LEDGER - APART >= TOLD else None
    groups += [ledger(view, side, told is None), *([] if told is None else [told])]
    shares += [max(LEDGER, rest)] if told is None else [LEDGER, rest - LEDGER - APART]
    frame = Place(id="own things", layout="mat", items=groups, widths=shares, gap=APART)
    title = player_name(side)
    items = [frame] if view["seat"] is not None else [means(view, side, ""), frame]
    return Panel(id="mat", role="mine", title=title, items=items, seat=side, bare=True, purse=say("term-home"))


def card_width(hired: int, held: int, stood: int) -> int:
    """As wide as all cards fit side by side."""
    groups = [many for many in (hired, held) if many > 1]
    few = NAMED * (2 - len(groups))
    gaps = GAP * sum(many - 1 for many in groups)
    room = WIDTH - LEDGER - built_width(stood) - few - 3 * APART - gaps
    return min(MOST, room // max(1, sum(groups)))


def group_width(many: int, wide: int) -> int:
    """How much room so many cards take, with the name of their group above them."""
    return NAMED if many < 2 else many * wide + (many - 1) * GAP


def tile(many: int) -> Size:
    """How large buildings are drawn: in two rows, then smaller in three."""
    return TILE if many <= FEW_TILES else SMALL_TILE


def built_width(many: int) -> int:
    """Few buildings leave room for words beside the name of their group."""
    columns = max(2, -(-many // (2 if many <= FEW_TILES else 3)))
    return max(columns * tile(many)[0] + (columns - 1) * 4, ROOMY)


def apprentices(side: dict[str, Any]) -> list[Thing]:
    """Who has been hired."""
    hired = side["apprentices"]
    return [replace(apprentice_card(f"hired {id}", id), name=told_apart(id, hired, len(hired))) for id in hired]


def hand(side: dict[str, Any]) -> list[Thing]:
    """One's own building cards; those of others by their backs."""
    if side["cards"] is not None:
        return [building_card(f"hand {id}", id) for id in side["cards"]]
    return [building_back(f"hand {nth + 1}") for nth in range(side["hand"])]


def built(side: dict[str, Any]) -> list[Thing]:
    """What has been constructed."""
    return [built_tile(f"built {id}", id) for id in side["built"]]


def printed(side: dict[str, Any]) -> int:
    """Points of one's buildings."""
    return sum(points for line, points in side["score"] if line in ("buildings", "building_bonus", "monuments"))


# -- debts, captives, board ---------------------------------------------------------------------------------------


def ledger(view: dict[str, Any], side: int, powered: bool) -> Place:
    """Debts; captives one holds and one's own workers on other boards; the power of the board, unless it lies apart."""
    mine = view["sides"][side]
    debts = [
        Counter(
            id="debt", label=say("term-unpaid"), value=mine["unpaid"], icon="debt", text=say("debt-text"), rule="A9.1"
        ),
        Counter(id="paid", label=say("term-paid"), value=mine["paid"], icon="debt_paid", rule="A9.2"),
    ]
    items: list[Thing] = [Place(id="debts", layout="row", items=debts, name=say("place-debts"), gap=6)]
    held = [*captives(view, side), *held_elsewhere(view, side)]
    if held:
        items.append(Place(id="captives", layout="row", items=held, label=say("place-captives"), gap=6))
    return Place(id="ledger", layout="column", items=[*items, *(board_line(mine) if powered else [])], gap=5)


def captives(view: dict[str, Any], holder: int) -> list[Thing]:
    """A0.3. Foreign workers on a board, by colour."""
    owner = view["sides"][holder]
    return [
        Piece(
            id=f"captives {owner['colour']} {view['sides'][side]['colour']}", shape=Shape.FIGURE,
            seat=side, value=count, size=(32, 32), label=say("kind-captive"), name=say("count-captive", count=count),
        )
        for side, count in enumerate(owner["captives"])
        if count and side != holder
    ]  # fmt: skip


def held_elsewhere(view: dict[str, Any], side: int) -> list[Piece]:
    """One's own workers on the boards of others, each with the arms of who holds them."""
    colour = view["sides"][side]["colour"]
    found = []
    for holder, other in enumerate(view["sides"]):
        count = other["captives"][side]
        if holder == side or not count:
            continue
        arms = Piece(id=f"holder {other['colour']}", shape=Shape.ARMS, seat=holder, label=say("term-holder"))
        name = say("held-by", count=count, player=PlayerRef(holder))
        found.append(
            Piece(id=f"captives {other['colour']} {colour}", shape=Shape.FIGURE, seat=side, value=count, size=(32, 32),
                  label=say("kind-worker"), name=name, marks=[arms])
        )  # fmt: skip
    return found


def board_line(side: dict[str, Any]) -> list[Piece]:
    """A12.1. The power of a board's variable side."""
    if side["board"] is None:
        return []
    face = board_face(side["board"])
    return [
        Piece(
            id=f"board {side['board']}", shape=Shape.ENTRY,
            icon=face.icon, family=face.family, label=face.name, text=face.text, rule=face.rule,
        )
    ]  # fmt: skip


def power(side: dict[str, Any]) -> Place | None:
    """The same in words, where there is room for them."""
    if side["board"] is None:
        return None
    face = board_face(side["board"])
    items = [
        *board_line(side),
        Piece(id=f"power {side['board']}", shape=Shape.NOTE, label=face.text, rule=face.rule, only="wide"),
    ]
    return Place(id="power", layout="column", items=items, gap=5)


# -- the purse ----------------------------------------------------------------------------------------------------


def purse(view: dict[str, Any], side: int) -> list[Thing]:
    """What one places and pays with, always in sight."""
    mine = view["sides"][side]
    found: list[Thing] = [
        Counter(id=f"good {kind}", label=say(f"kind-{kind}"), value=mine[kind], icon=kind, rule="A0.4")
        for kind in GOODS
    ]
    found.append(home(mine))
    found.append(Counter(id="good virtue", label=say("kind-virtue"), value=mine["virtue"], icon="virtue", rule="A8.1"))
    return found


def home(side: dict[str, Any]) -> Counter:
    """A0.2. Workers on one's own board."""
    return Counter(id=f"home {side['colour']}", label=say("term-home"), value=side["home"], icon="worker", rule="A0.2")


def means(view: dict[str, Any], side: int, mark: str) -> Place:
    """The goods of a side that has no purse here."""
    other = view["sides"][side]
    numbers = [
        Counter(id=f"{kind} of {other['colour']}", label=say(f"kind-{kind}"), value=other[kind], icon=kind)
        for kind in GOODS
    ]
    return Place(id=f"means{mark}", layout="row", items=[home(other), *numbers], gap=6)


# -- the others ---------------------------------------------------------------------------------------------------


def other(view: dict[str, Any], side: int) -> Panel:
    """Another player in short."""
    each = view["sides"][side]
    colour = each["colour"]
    facts = [
        ("hand", "term-hand", "building_card", each["hand"]),
        ("level", "term-level", "cathedral", each["level"]),
        ("unpaid", "term-unpaid", "debt", each["unpaid"]),
        ("paid", "term-paid", "debt_paid", each["paid"]),
    ]
    numbers = [
        Counter(id=f"{name} of {colour}", label=say(label), value=value, icon=icon)
        for name, label, icon, value in facts
    ]
    items: list[Thing] = [means(view, side, f" {side}"), Place(id=f"facts {side}", layout="row", items=numbers, gap=6)]
    groups: list[Thing] = []
    tags = [apprentice_tag(f"hired {id}", id) for id in each["apprentices"]]
    if tags:
        groups.append(
            Place(id=f"apprentices {side}", layout="row", items=tags, label=say("place-apprentices"), size=TAG, gap=4)
        )
    stood = built(each)
    if stood:
        groups.append(
            Place(id=f"built {side}", layout="row", items=stood, label=say("place-built"), size=SMALL_TILE, gap=4)
        )
    held = [one for one in captives(view, side) if one.seat != view["seat"]]
    if held:
        groups.append(Place(id=f"captives {side}", layout="row", items=held, label=say("place-captives"), gap=4))
    items += [Place(id=f"holdings {side}", layout="row", items=groups, gap=14)] if groups else []
    return Panel(
        id=f"side {side}", role="others", title=player_name(side), items=[*items, *board_line(each)], seat=side
    )


def total(side: dict[str, Any]) -> int:
    """Points as if the game ended now."""
    return sum(points for _, points in side["score"])


def side_note(view: dict[str, Any], side: int) -> Message | None:
    """The board somebody plays with."""
    board = view["sides"][side]["board"]
    return say(f"board-{board}") if board is not None else None
