"""6 and 8.4. One function for each kind of building; a line of the score sheet for each building and each road."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.messages import Message, Result, say
from regnum.core.rules import Lines, ranked
from regnum.games.brothers.cards import TILES
from regnum.games.brothers.figures import ENTERED
from regnum.games.brothers.parts import (
    AROUND,
    BAKERY,
    BASKET_WORKSHOP,
    CAMP,
    CATHEDRAL,
    COOPER_WORKSHOP,
    FORESTERS_LODGE,
    FORTRESS,
    FREE,
    GREEN,
    GREY,
    GUARDHOUSE,
    GUILD_HOUSE,
    HENRY,
    HENRYS_BEST,
    IN_OFFER,
    INN,
    MARKETPLACE,
    MILL,
    NONE,
    PIGSTY,
    PILGRIMAGE_SITE,
    POTTERY_WORKSHOP,
    ROBBER_KEEP,
    ROW,
    SIDES,
    SIEGE_TOWER,
    SMITHY,
    STONEMASON,
    TRADING_POST,
    TREASURE_POINTS,
    WATCHTOWER,
    WHITE,
    YELLOW,
    place,
    x_of,
    y_of,
)
from regnum.games.brothers.places import spot
from regnum.games.brothers.table import Brothers

INN_EACH_SIDE: Final = 3  # 6.3.1
CAMP_POINTS: Final = 2  # 6.3.7
TRADE_POINTS: Final = 3  # 6.3.9
CATHEDRAL_POINTS: Final = 5  # 6.3.10
PAIR_POINTS: Final = 3  # 6.3.15
GUILD_PAIR_POINTS: Final = 4  # 6.3.16
UNIT_FACTOR: Final = 2  # 6.2.1


# -- roads ----------------------------------------------------------------------------------------------


class Roads:
    """6.4. Which road each road edge belongs to. An edge is numbered laid tile * 4 + side."""

    road: vec[i64]  # by edge the number of its road, NONE where there is no edge
    count: i64

    def trace(self, game: Brothers) -> None:
        """Follow every road from its first edge on."""
        edges = i64(len(game.tiles)) * 4
        self.road = vec[i64]([NONE] * edges)
        self.count = 0
        for edge in range(edges):
            if self.road[edge] == NONE and (game.road_edges(edge // 4) >> (edge % 4)) & 1:
                self.follow(game, edge)
                self.count += 1

    def follow(self, game: Brothers, first: i64) -> None:
        """All edges that hang together with this one get the number of the road."""
        waiting = vec[i64]([first])
        self.road[first] = self.count
        while len(waiting) > 0:
            waiting, edge = pop(waiting)
            laid = edge // 4
            if game.figures.joined[game.tiles[laid]]:  # 6.4.2: all edges of a joined tile are one road
                for side in range(i64(4)):
                    waiting = self.reached(game, laid, side, waiting)
            other = game.laid_at(game.cells[laid] + AROUND[(edge % 4) * 2])
            if other != NONE:  # 6.4.1: linked if both have a road on the shared edge
                waiting = self.reached(game, other, (edge + 2) % 4, waiting)

    def reached(self, game: Brothers, laid: i64, side: i64, waiting: vec[i64]) -> vec[i64]:
        """Number an edge that is a road and has no number yet, and go on from it later."""
        edge = laid * 4 + side
        if self.road[edge] == NONE and (game.road_edges(laid) >> side) & 1:
            self.road[edge] = self.count
            waiting = append(waiting, edge)
        return waiting

    def on_road(self, laid: i64, road: i64) -> bool:
        """Whether the road reaches this tile."""
        for side in range(i64(4)):
            if self.road[laid * 4 + side] == road:
                return True
        return False

    def length(self, game: Brothers, road: i64) -> i64:
        """How many tiles it runs over, each once (Q4)."""
        tiles: i64 = 0
        for laid in range(i64(len(game.tiles))):
            if self.on_road(laid, road):
                tiles += 1
        return tiles

    def margin(self, game: Brothers, road: i64, seat: i64) -> i64:
        """6.4.4. How many more buildings than the opponent the seat has on this road; 0 if not more."""
        lead = self.lead(game, road)
        return max(lead if seat == WHITE else -lead, i64(0))

    def lead(self, game: Brothers, road: i64) -> i64:
        """6.4.4. How many more buildings White has on this road than Blue; 0 if it links nothing (Q5)."""
        tiles: i64 = 0
        lead: i64 = 0
        for laid in range(i64(len(game.tiles))):
            if self.on_road(laid, road):
                tiles += 1
                lead += 1 if game.owners[laid] == WHITE else -1
        return lead if tiles > 1 else 0

    def name(self, game: Brothers, road: i64) -> str:
        """A name for a road: the building on it that was laid first, and of no other road if there is one (6.4.2)."""
        found: i64 = NONE
        for laid in range(i64(len(game.tiles))):
            if self.on_road(laid, road) and (
                found == NONE or game.figures.joined[game.tiles[laid]] > game.figures.joined[game.tiles[found]]
            ):
                found = laid
        return TILES[game.tiles[found]].id if game.rules.edition >= 2 else self.first_place(game, road)

    def first_place(self, game: Brothers, road: i64) -> str:
        """The name that edition 1 wrote into its results: the place of the tile that was laid first."""
        for laid in range(i64(len(game.tiles))):
            if self.on_road(laid, road):
                return place(game.cells[laid])
        raise AssertionError("a road runs over a tile")


def roads_of(game: Brothers) -> Roads:
    """The roads as they lie now."""
    roads = Roads()
    roads.trace(game)
    return roads


# -- buildings: one function per kind ------------------------------------------------------------------


def inn(game: Brothers, laid: i64) -> i64:
    """6.3.1. One, and one per tile in its line, at most three on each side; gaps do not matter (Q2)."""
    before: i64 = 0
    after: i64 = 0
    for other in range(i64(len(game.tiles))):
        apart = along_line(game, laid, other)
        if apart < 0:
            before += 1
        elif apart > 0:
            after += 1
    return 1 + min(before, i64(INN_EACH_SIDE)) + min(after, i64(INN_EACH_SIDE))


def along_line(game: Brothers, laid: i64, other: i64) -> i64:
    """How far the other tile lies along this tile's printed line; 0 if it lies elsewhere."""
    here = game.cells[laid]
    there = game.cells[other]
    if game.figures.axis[game.tiles[laid]] == ROW:
        return x_of(there) - x_of(here) if y_of(there) == y_of(here) else 0
    return y_of(there) - y_of(here) if x_of(there) == x_of(here) else 0


def marketplace(game: Brothers, laid: i64) -> i64:
    """6.3.2. One, and one per tile at its sides."""
    points: i64 = 1
    for side in range(i64(0), i64(8), i64(2)):
        if game.laid_at(game.cells[laid] + AROUND[side]) != NONE:
            points += 1
    return points


def pilgrimage_site(game: Brothers, laid: i64, roads: Roads) -> i64:
    """6.3.3. The tiles of the longest road that reaches it, itself included."""
    longest: i64 = 1
    for side in range(i64(4)):
        longest = max(longest, roads.length(game, roads.road[laid * 4 + side]))
    return longest


def robber_keep(game: Brothers, laid: i64) -> i64:
    """6.3.4. Two, and two per opponent building at its sides."""
    points: i64 = 2
    for side in range(i64(0), i64(8), i64(2)):
        other = game.laid_at(game.cells[laid] + AROUND[side])
        if other != NONE and game.owners[other] == 1 - game.owners[laid]:
            points += 2
    return points


def cluster(game: Brothers, laid: i64, terrain: i64) -> i64:
    """6.3.5. One, and one per tile in every group of the colour that touches it by a side; both players' and free."""
    one: i64 = 1
    seen = one << laid  # the tile itself is counted once only (Q3)
    points: i64 = 1
    waiting = vec[i64]([laid])
    while len(waiting) > 0:
        waiting, here = pop(waiting)
        for side in range(i64(0), i64(8), i64(2)):
            other = game.laid_at(game.cells[here] + AROUND[side])
            if other != NONE and not (seen >> other) & 1 and game.figures.terrain[game.tiles[other]] == terrain:
                seen |= one << other
                points += 1
                waiting = append(waiting, other)
    return points


def own_terrain(game: Brothers, laid: i64, terrain: i64) -> i64:
    """6.3.6. One, and one per other building of its owner on that colour (Q3)."""
    points: i64 = 1
    for other in range(i64(len(game.tiles))):
        if (
            other != laid
            and game.owners[other] == game.owners[laid]
            and game.figures.terrain[game.tiles[other]] == terrain
        ):
            points += 1
    return points


def own_of_kinds(game: Brothers, owner: i64, kinds: i64) -> i64:
    """How many buildings of these kinds (bits) the owner has, anywhere."""
    count: i64 = 0
    for other in range(i64(len(game.tiles))):
        if game.owners[other] == owner and (kinds >> game.figures.kind[game.tiles[other]]) & 1:
            count += 1
    return count


def trading_post(game: Brothers, laid: i64) -> i64:
    """6.3.9. Three per own building of the printed kinds."""
    return TRADE_POINTS * own_of_kinds(game, game.owners[laid], game.figures.printed[game.tiles[laid]])


def fortress(game: Brothers, laid: i64) -> i64:
    """6.3.12. One per own siege tower and own fortress, itself included."""
    return own_of_kinds(game, game.owners[laid], (1 << SIEGE_TOWER) | (1 << FORTRESS))


def watchtower(game: Brothers, laid: i64) -> i64:
    """6.3.13. One, and one per other tile of its colour in its line, any distance (Q2)."""
    points: i64 = 1
    for other in range(i64(len(game.tiles))):
        if (
            along_line(game, laid, other) != 0
            and game.figures.terrain[game.tiles[other]] == game.figures.terrain[game.tiles[laid]]
        ):
            points += 1
    return points


def guardhouse(game: Brothers, laid: i64) -> i64:
    """6.3.14. Two, and two per watchtower of either player on its diagonals, any distance (Q2)."""
    points: i64 = 2
    here = game.cells[laid]
    for other in range(i64(len(game.tiles))):
        there = game.cells[other]
        across = x_of(there) - x_of(here)
        up = y_of(there) - y_of(here)
        diagonal = other != laid and (across == up or across == -up)
        if diagonal and game.owners[other] != FREE and game.figures.kind[game.tiles[other]] == WATCHTOWER:
            points += 2
    return points


def workshop(game: Brothers, laid: i64, first: i64, second: i64) -> i64:
    """6.3.15, 6.3.16. Three per pair of colours on its printed positions; four with the guild house of its kind."""
    firsts: i64 = 0
    seconds: i64 = 0
    start: i64 = 0 if game.figures.looks_at[game.tiles[laid]] == SIDES else 1
    for direction in range(start, i64(8), i64(2)):
        other = game.laid_at(game.cells[laid] + AROUND[direction])
        if other != NONE:
            if game.figures.terrain[game.tiles[other]] == first:
                firsts += 1
            elif game.figures.terrain[game.tiles[other]] == second:
                seconds += 1
    return min(firsts, seconds) * (GUILD_PAIR_POINTS if has_guild(game, laid) else PAIR_POINTS)


def has_guild(game: Brothers, laid: i64) -> bool:
    """Whether the workshop's owner has a guild house of its kind; two do no more than one (Q22)."""
    kind = game.figures.kind[game.tiles[laid]]
    for other in range(i64(len(game.tiles))):
        tile = game.tiles[other]
        if (
            game.owners[other] == game.owners[laid]
            and game.figures.kind[tile] == GUILD_HOUSE
            and (game.figures.printed[tile] >> kind) & 1
        ):
            return True
    return False


def points_of(game: Brothers, laid: i64, roads: Roads) -> i64:
    """6.3. A building's own points, before any unit doubles them (Q23)."""
    kind = game.figures.kind[game.tiles[laid]]
    if kind == INN:
        return inn(game, laid)
    if kind == MARKETPLACE:
        return marketplace(game, laid)
    if kind == PILGRIMAGE_SITE:
        return pilgrimage_site(game, laid, roads)
    if kind == ROBBER_KEEP:
        return robber_keep(game, laid)
    if kind == MILL:
        return cluster(game, laid, YELLOW)
    if kind == STONEMASON:
        return cluster(game, laid, GREY)
    if kind == PIGSTY:
        return cluster(game, laid, GREEN)
    if kind == BAKERY:
        return own_terrain(game, laid, YELLOW)
    if kind == SMITHY:
        return own_terrain(game, laid, GREY)
    if kind == FORESTERS_LODGE:
        return own_terrain(game, laid, GREEN)
    if kind == CAMP:
        return CAMP_POINTS  # 6.3.7: a used one lies face down and is nobody's
    if kind == TRADING_POST:
        return trading_post(game, laid)
    if kind == CATHEDRAL:
        return CATHEDRAL_POINTS
    if kind == FORTRESS:
        return fortress(game, laid)
    if kind == WATCHTOWER:
        return watchtower(game, laid)
    if kind == GUARDHOUSE:
        return guardhouse(game, laid)
    if kind == BASKET_WORKSHOP:
        return workshop(game, laid, GREEN, YELLOW)
    if kind == POTTERY_WORKSHOP:
        return workshop(game, laid, GREY, YELLOW)
    if kind == COOPER_WORKSHOP:
        return workshop(game, laid, GREEN, GREY)
    return 0  # 6.3.8, 6.3.11, 6.3.16: farms, sawmills, quarries, siege towers, guild houses


def counted_points(game: Brothers, laid: i64, roads: Roads) -> i64:
    """6.2.1. What the building brings its owner: double with his unit on it; Henry's units double nothing (8.4.3)."""
    points = points_of(game, laid, roads)
    owner = game.owners[laid]
    if game.solo and owner == HENRY:
        return points
    units = game.sides[owner].units  # 6.2.2: whether the other one stands there does not matter
    standing = units[0] == laid or units[1] == laid or units[2] == laid
    return points * UNIT_FACTOR if standing else points


# -- the sheet ------------------------------------------------------------------------------------------


def score(game: Brothers, seat: int) -> Lines:
    """Every line of one side's sheet as it would count now."""
    roads = roads_of(game)
    henry = game.solo and seat == HENRY
    lines = building_lines(game, seat, roads)
    if henry:
        lines.append(("best_three", sum(sorted((points for _, points in lines), reverse=True)[:HENRYS_BEST])))
    if game.roads_count:
        lines += road_lines(game, seat, roads)
    if henry:
        lines.append(("treasures", TREASURE_POINTS * treasures_left(game)))
    return lines


def building_lines(game: Brothers, seat: i64, roads: Roads) -> Lines:
    """6.1.1. A line per building, each by itself; what is free terrain or still in hand is nobody's."""
    lines: Lines = []
    for laid in range(i64(len(game.tiles))):
        if game.owners[laid] == seat:
            lines.append((game.figures.line(game.tiles[laid]), int(counted_points(game, laid, roads))))
    return lines


def road_lines(game: Brothers, seat: i64, roads: Roads) -> Lines:
    """6.4. A line per road that brings something, named by a building on it; no unit doubles it (6.4.5, 8.4.4)."""
    lines: Lines = []
    for road in range(roads.count):
        margin = roads.margin(game, road, seat)
        if margin > 0:
            lines.append((f"road {roads.name(game, road)}", int(margin)))
    return lines


def treasures_left(game: Brothers) -> int:
    """8.4.5. On the grid or in the pile."""
    return len(game.pile) + sum(treasure != NONE for treasure in game.treasures)


def total(game: Brothers, seat: i64) -> i64:
    """All lines together."""
    return sum(points for _, points in score(game, int(seat)))


def result(game: Brothers, lines: list[Lines]) -> Result:
    """6.5.1; alone you win only with strictly more (8.4.6)."""
    if game.solo:
        return ranked(lines, [0, 1])
    in_offer = [sum(at == IN_OFFER for at in side.units) for side in game.sides]
    return ranked(lines, in_offer)


def line_label(line: str) -> Message:
    """A line of the sheet by name."""
    if line.startswith("road "):
        first = line.removeprefix("road ")
        return say("line-road", at=spot(first) if "," in first else say(f"tile-{first}"))
    if line in ("best_three", "treasures"):
        return say("line-" + line.replace("_", "-"))
    if line.endswith(ENTERED):  # its usual name tells it apart by what is not printed on it
        return say(f"tile-{line.removesuffix(ENTERED)}")
    return say(f"tile-{line}.full")
