"""How a tile from hand would lie on each cell where it may be laid: its side, its roads, and what these join."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from regnum.core.messages import Message, say
from regnum.games.brothers.cards import Tile
from regnum.games.brothers.parts import RESOURCES, WHITE
from regnum.games.brothers.scenes.pieces import tile_of
from regnum.scene import Ghost

Cell: TypeAlias = tuple[int, int]
RoadEnd: TypeAlias = tuple[Cell, str]

BEYOND: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ACROSS: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


class LaidRoads:
    """The roads on the land, as White sees it; a tile can be laid there to see how far they would lead."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.edges: dict[Cell, Sequence[str]] = {}
        self.joined: dict[Cell, bool] = {}
        for laid in view["land"]:
            if laid["owner"] is not None:
                self.lay(tile_of(view, laid["tile"]), (laid["x"], laid["y"]), laid["owner"])

    def lay(self, tile: Tile, cell: Cell, owner: int) -> None:
        """A tile, upright for its owner (2.2)."""
        self.edges[cell] = seen_by(owner, tile.roads)
        self.joined[cell] = tile.joined

    def joins(self, cell: Cell) -> list[str]:
        """6.4.1. The edges of a tile at which its roads meet those of its neighbours."""
        return [edge for edge in self.edges[cell] if ACROSS[edge] in self.edges.get(beyond(cell, edge), ())]

    def longest(self, cell: Cell) -> int:
        """6.4.2, Q4. Over how many tiles the longest of the roads on this one runs; 0 if none leads to another (Q5)."""
        lengths = [len({at for at, _ in self.follow((cell, edge))}) for edge in self.edges[cell]]
        return max((each for each in lengths if each > 1), default=0)

    def follow(self, first: RoadEnd) -> set[RoadEnd]:
        """Everything that hangs together with this end of a road."""
        found, waiting = {first}, [first]
        while waiting:
            cell, edge = waiting.pop()
            other = (beyond(cell, edge), ACROSS[edge])
            onward = [other] if other[1] in self.edges.get(other[0], ()) else []
            if self.joined[cell]:
                onward += [(cell, each) for each in self.edges[cell]]
            waiting += [each for each in onward if each not in found]
            found.update(onward)
        return found


def beyond(cell: Cell, edge: str) -> Cell:
    """The cell on the other side of an edge."""
    dx, dy = BEYOND[edge]
    return cell[0] + dx, cell[1] + dy


def seen_by(seat: int, edges: Sequence[str]) -> Sequence[str]:
    """White's edges as this seat sees them, or the other way round: Blue sits opposite."""
    return edges if seat == WHITE else [ACROSS[edge] for edge in edges]


def ghosts_by_cell(view: dict[str, Any]) -> dict[Cell, list[Ghost]]:
    """4.3.1. For whoever is to move: every tile in hand on every cell beside one of their units."""
    seat = view["seat"]
    if seat is None or view["turn"] != seat:
        return {}
    side, taken = view["sides"][seat], {(laid["x"], laid["y"]) for laid in view["land"]}
    stands = [spot for spot in side["units"].values() if isinstance(spot, list)]
    around = {(x + dx, y + dy) for x, y in stands for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return {cell: [ghost(view, seat, id, cell) for id in side["hand"]] for cell in sorted(around - taken)}


def ghost(view: dict[str, Any], seat: int, id: str, cell: Cell) -> Ghost:
    """One tile on one cell: built, or face down where its cost is out of reach (4.3.2, 4.4)."""
    tile, where = tile_of(view, id), f"{cell[0]},{cell[1]}"
    if not affordable(view, seat, tile):
        return Ghost(of=f"tile {id}", move=f"extend {id} {where}", face="down")
    roads = LaidRoads(view)
    roads.lay(tile, cell, seat)
    joins = list(seen_by(seat, roads.joins(cell)))
    note = road_note(roads.longest(cell)) if view["roads_scored"] else None
    move = f"build {id} {where}"
    return Ghost(of=f"tile {id}", move=move, face="up", roads=list(tile.roads), joins=joins, note=note)


def affordable(view: dict[str, Any], seat: int, tile: Tile) -> bool:
    """4.3.2. Whether discounts make up for whatever is missing of its cost."""
    have = view["sides"][seat]["resources"]
    missing = sum(max(0, tile.cost[n] - int(have[resource])) for n, resource in enumerate(RESOURCES))
    return missing <= int(view["discounts"])


def road_note(length: int) -> Message:
    """`road 4`, `no road`"""
    return say("ghost-road", length=length)
