"""What a side has gathered: jars, party, walls, suspicions and debts, outsiders attacked and converted."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import say
from regnum.games.paladins.cards import ABSOLVE_SQUARES, OUTSIDERS, TOWNSFOLK
from regnum.games.paladins.parts import NATIONS
from regnum.games.paladins.scenes.cards import SQUARE_FACES, WALL_FACES, convert_tag, member_card, member_tag
from regnum.scene.kit import Thing, counter, piece, place

TOWNSFOLK_BY_ID: Final = {each.id: each for each in TOWNSFOLK}
OUTSIDER_BY_ID: Final = {each.id: each for each in OUTSIDERS}
NATION_OF: Final = {each.id: NATIONS[each.nation] for each in OUTSIDERS}

# Sizes in px on a wide table; the more lies there, the smaller it is drawn.
JAR_SIZE: Final = [40, 40]
MEMBER_SIZE: Final = [84, 84]
FEW_MEMBERS: Final = 3  # so many have room as cards
TAG_SIZES: Final = {8: [63, 40], 12: [63, 26], 40: [63, 20]}
WALL_SIZES: Final = {3: [120, 25], 6: [58, 25], 40: [58, 18]}
CONVERT_SIZE: Final = [80, 26]


def size_for(many: int, sizes: dict[int, list[int]]) -> list[int]:
    """The largest size that leaves room for so many."""
    return next(size for most, size in sizes.items() if many <= most)


def foot(board: dict[str, Any], side: int) -> list[Thing]:
    """Along the lower edge of one's own mat."""
    jars = place(
        f"jars {side}", "mat", jar_squares(board, side),
        label=say("term-absolve_square.few"), columns=5, size=JAR_SIZE, gap=4,
    )  # fmt: skip
    return [jars, party(board, side), walls(board, side)]


def jar_squares(board: dict[str, Any], side: int) -> list[Thing]:
    """The absolve squares of the own board."""
    return [with_jar(square, side) if id in board["jars"] else square for id, square in FREE_SQUARES.items()]


def with_jar(square: Thing, side: int) -> Thing:
    """A jar has been moved there."""
    jar = piece(square["id"].replace(" square", ""), "figure", icon="jar", label=say("term-jar"), seat=side)
    return {**square, "marks": [jar]}


FREE_SQUARES: Final = {
    each.id: piece(f"jar square {each.id}", "square", **SQUARE_FACES[each.id]) for each in ABSOLVE_SQUARES
}


def party(board: dict[str, Any], side: int) -> Thing:
    """Who has joined: as cards while there is room, then as tags."""
    members = [TOWNSFOLK_BY_ID[id] for id in board["party"]]
    name = say("place-party")
    if len(members) <= FEW_MEMBERS:
        cards = [member_card(each, MEMBER_SIZE) for each in members]
        return place(f"party {side}", "row", cards, label=name, size=MEMBER_SIZE, gap=6)
    size = size_for(len(members), TAG_SIZES)
    tags = [member_tag(each) for each in members]
    return place(f"party {side}", "mat", tags, label=name, columns=4, size=size, gap=4)


def walls(board: dict[str, Any], side: int) -> Thing:
    """The walls in the order they were built."""
    tags = [piece(f"wall {side} {at}", "square", **WALL_FACES[id]) for at, id in enumerate(board["walls"])]
    size, columns = size_for(len(tags), WALL_SIZES), 1 if len(tags) <= 3 else 2
    return place(f"walls {side}", "mat", tags, label=say("place-walls"), columns=columns, size=size, gap=4)


def ledger(board: dict[str, Any], side: int) -> list[Thing]:
    """8.2, 8.4. Suspicions, debts unpaid and paid."""
    label = say("term-suspicions.short")
    return [
        counter(f"suspicions {side}", label, len(board["suspicions"]), icon="suspicion", rule="8.2"),
        counter(f"unpaid {side}", say("term-debt_unpaid.few"), board["unpaid"], icon="debt", rule="8.4"),
        counter(f"paid {side}", say("term-debt_paid_card.few"), board["paid"], icon="debt_paid",
                rule="8.4"),
    ]  # fmt: skip


def score(board: dict[str, Any], side: int) -> Thing:
    """What the side would have if the game ended now."""
    total = sum(points for _, points in board["score"])
    return counter(f"score {side}", say("ui-score"), total, icon="points", seat=side, rule="10.1")


def deeds(board: dict[str, Any], side: int) -> Thing:
    """Points now, suspicions and debts, outsiders attacked by nation, outsiders converted."""
    numbers = [score(board, side), *ledger(board, side), *attacked(board, side)]
    items = [place(f"sum {side}", "row", numbers, gap=6)]
    if board["converted"]:
        items.append(converted(board, side))
    return place(f"deeds {side}", "row", items, gap=16)


def attacked(board: dict[str, Any], side: int) -> list[Thing]:
    """6.5.3. How many of each nation: they count for converted ones (10.11.1)."""
    nations = [NATION_OF[id] for id in board["attacked"]]
    return [
        counter(f"attacked {nation} {side}", say("attacked-nation", nation=nation), nations.count(nation),
                icon=nation, rule="10.11.1")
        for nation in NATIONS
        if nation in nations
    ]  # fmt: skip


def converted(board: dict[str, Any], side: int) -> Thing:
    """6.6.4. The converted outsiders with what they count."""
    tags = [convert_tag(OUTSIDER_BY_ID[id]) for id in board["converted"]]
    return place(f"converted {side}", "row", tags, label=say("place-converted"), size=CONVERT_SIZE, gap=4)
