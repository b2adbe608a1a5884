"""What a side has gathered: jars, party, walls, suspicions and debts, outsiders attacked and converted."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import say
from regnum.games.paladins.cards import ABSOLVE_SQUARES, OUTSIDERS, TOWNSFOLK
from regnum.games.paladins.parts import NATIONS
from regnum.games.paladins.scenes.cards import SQUARE_FACES, WALL_FACES, convert_tag, member_card, member_tag
from regnum.scene import Counter, Piece, Place, Shape, Size, Thing

TOWNSFOLK_BY_ID: Final = {each.id: each for each in TOWNSFOLK}
OUTSIDER_BY_ID: Final = {each.id: each for each in OUTSIDERS}
NATION_OF: Final = {each.id: NATIONS[each.nation] for each in OUTSIDERS}

# Sizes in px on a wide table; the more lies there, the smaller it is drawn.
JAR_SIZE: Final = (36, 38)
MEMBER_SIZE: Final = (80, 84)
MEMBER_HIGH: Final = (84, 118)
MEMBER_LOW: Final = (80, 42)
FEW_MEMBERS: Final = 3  # so many have room as cards
TAG_SIZES: Final = {8: (63, 40), 12: (63, 26), 40: (63, 20)}
WALL_SIZES: Final = {3: (62, 25), 5: (62, 22), 40: (62, 18)}
CONVERT_SIZE: Final = (80, 26)


def size_for(many: int, sizes: dict[int, Size]) -> Size:
    """The largest size that leaves room for so many."""
    return next(size for most, size in sizes.items() if many <= most)


def foot(board: dict[str, Any], side: int) -> list[Thing]:
    """Along the lower edge of one's own mat."""
    jars = Place(
        id=f"jars {side}", layout="mat", items=jar_squares(board, side),
        label=say("term-absolve_square.few"), columns=5, size=JAR_SIZE, low_layout="row", gap=4,
    )  # fmt: skip
    return [jars, company(board, side), walls(board, side), deeds(board, side)]


def company(board: dict[str, Any], side: int) -> Place:
    """The party, and below it the converted outsiders."""
    items = [party(board, side), *([converted(board, side)] if board["converted"] else [])]
    return Place(id=f"company {side}", layout="column", items=items, gap=6, low_layout="row")


def jar_squares(board: dict[str, Any], side: int) -> list[Thing]:
    """The absolve squares of the own board."""
    return [with_jar(square, side) if id in board["jars"] else square for id, square in FREE_SQUARES.items()]


def with_jar(square: Piece, side: int) -> Piece:
    """A jar has been moved there."""
    id = square.id.replace(" square", "")
    return replace(square, marks=[Piece(id=id, shape=Shape.FIGURE, icon="jar", label=say("term-jar"), seat=side)])


FREE_SQUARES: Final = {each.id: replace(SQUARE_FACES[each.id], id=f"jar square {each.id}") for each in ABSOLVE_SQUARES}


def party(board: dict[str, Any], side: int) -> Place:
    """Who has joined: as cards while there is room, then as tags. Over converted outsiders the cards are low."""
    members = [TOWNSFOLK_BY_ID[id] for id in board["party"]]
    name, crowded = say("place-party"), bool(board["converted"])
    if len(members) <= FEW_MEMBERS:
        cards = [member_card(each) for each in members]
        return Place(
            id=f"party {side}",
            layout="row",
            items=cards,
            label=name,
            size=MEMBER_LOW if crowded else MEMBER_SIZE,
            high=None if crowded else MEMBER_HIGH,
            low=MEMBER_LOW,
            gap=4,
        )
    size = size_for(len(members), TAG_SIZES)
    tags = [member_tag(each) for each in members]
    return Place(id=f"party {side}", layout="mat", items=tags, label=name, columns=4, size=size, gap=4)


def walls(board: dict[str, Any], side: int) -> Place:
    """The walls in the order they were built."""
    tags = [replace(WALL_FACES[id], id=f"wall {side} {at}") for at, id in enumerate(board["walls"])]
    size = size_for(len(tags), WALL_SIZES)
    return Place(
        id=f"walls {side}",
        layout="mat",
        items=tags,
        label=say("place-walls"),
        columns=1,
        size=size,
        gap=3,
        low_layout="row",
    )


def ledger(board: dict[str, Any], side: int) -> list[Thing]:
    """8.2, 8.4. Suspicions, debts unpaid and paid."""
    label = say("term-suspicions.short")
    return [
        Counter(id=f"suspicions {side}", label=label, value=len(board["suspicions"]), icon="suspicion", rule="8.2"),
        Counter(id=f"unpaid {side}", label=say("term-debt_unpaid.few"), value=board["unpaid"], icon="debt", rule="8.4"),
        Counter(id=f"paid {side}", label=say("term-debt_paid_card.few"), value=board["paid"], icon="debt_paid",
                rule="8.4"),
    ]  # fmt: skip


def score(board: dict[str, Any], side: int) -> Counter:
    """What the side would have if the game ended now."""
    total = sum(points for _, points in board["score"])
    return Counter(id=f"score {side}", label=say("ui-score"), value=total, icon="points", seat=side, rule="10.1")


def deeds(board: dict[str, Any], side: int) -> Place:
    """Suspicions and debts; below them, in one line, the outsiders attacked by nation."""
    items: list[Thing] = [*ledger(board, side)]
    nations = attacked(board, side)
    if nations:
        items.append(Place(id=f"nations {side}", layout="row", items=nations, gap=3))
    return Place(id=f"deeds {side}", layout="column", low_in=f"head {side}", items=items, gap=2)


def attacked(board: dict[str, Any], side: int) -> list[Thing]:
    """6.5.3. How many of each nation: they count for converted ones (10.11.1)."""
    nations = [NATION_OF[id] for id in board["attacked"]]
    return [
        Counter(id=f"attacked {nation} {side}", label=say("attacked-nation", nation=nation), icon=nation,
                value=nations.count(nation), rule="10.11.1")
        for nation in NATIONS
        if nation in nations
    ]  # fmt: skip


def converted(board: dict[str, Any], side: int) -> Place:
    """6.6.4. The converted outsiders with what they count."""
    tags = [convert_tag(OUTSIDER_BY_ID[id]) for id in board["converted"]]
    return Place(
        id=f"converted {side}", layout="row", items=tags, label=say("place-converted"), size=CONVERT_SIZE, gap=4
    )
