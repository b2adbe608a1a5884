"""Draw a grid as a board: a box for every tile, with its ground, roads, owner, pieces and points.

Rows are as on the table: y grows upwards. A turned tile shows its roads turned, and its owner's initial on the edge
that faces the owner, so both sides of the table can be read.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from regnum.catalogue.describe import turned_roads
from regnum.cli.drawing.canvas import Canvas
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.palette import POINT, glyph, sign
from regnum.cli.numbers import signed
from regnum.scene import Piece, Place, Shape
from regnum.scene.reading import is_face_down, pieces_of, position_of

__all__ = ["CellSize", "draw_board", "grid_of", "mark_tag", "road_sign", "turned_roads"]

APART = "╬"  # road ends that do not meet
GUTTER = 4  # columns at the left for the numbers of the rows


class CellSize(NamedTuple):
    """How large a tile is drawn."""

    width: int
    height: int


LARGE = CellSize(13, 5)
MEDIUM = CellSize(11, 5)
SMALL = CellSize(9, 3)
TINY = CellSize(7, 3)
SIZES = (LARGE, MEDIUM, SMALL, TINY)
BARE = {
    LARGE: CellSize(7, 3),
    MEDIUM: CellSize(7, 3),
    SMALL: CellSize(7, 1),
    TINY: CellSize(5, 1),
}  # a line without any tile yet


class GridArea(NamedTuple):
    """Where something is on the sheet."""

    x: int
    y: int
    width: int
    height: int


class GridBoard(NamedTuple):
    """A drawn grid, and where each of its things is."""

    sheet: Text
    areas: dict[str, GridArea]


def grid_of(look: DrawingContext) -> Place | None:
    """The grid of a scene, if it has one."""
    for panel in look.panels("board"):
        for item in panel.items:
            if isinstance(item, Place) and item.layout == "grid" and item.items:
                return item
    return None


class Lines(NamedTuple):
    """Where columns and rows begin on the sheet, and how wide and high they are."""

    columns: dict[int, tuple[int, int]]
    rows: dict[int, tuple[int, int]]
    width: int
    height: int


def measured(grid: Place, size: CellSize) -> Lines:
    """The size of every tile; a line without any tile needs less."""
    spots = [position_of(item) for item in pieces_of(grid)]
    full = [position_of(item) for item in pieces_of(grid) if item.shape is not Shape.CELL]
    full_x, full_y = {x for x, _ in full}, {y for _, y in full}
    columns: dict[int, tuple[int, int]] = {}
    rows: dict[int, tuple[int, int]] = {}
    right, bottom = GUTTER, 1
    for x in range(min(x for x, _ in spots), max(x for x, _ in spots) + 1):
        columns[x] = (right, size.width if x in full_x else BARE[size].width)
        right += columns[x][1]
    for y in range(max(y for _, y in spots), min(y for _, y in spots) - 1, -1):
        rows[y] = (bottom, size.height if y in full_y else BARE[size].height)
        bottom += rows[y][1]
    return Lines(columns, rows, right, bottom)


def fitting(grid: Place, width: int, height: int) -> CellSize:
    """The largest tile size that fits."""
    for size in SIZES:
        lines = measured(grid, size)
        if lines.width <= width and lines.height <= height:
            return size
    return SIZES[-1]


def draw_board(grid: Place, look: DrawingContext, size: CellSize = LARGE) -> GridBoard:
    """The whole grid."""
    lines = measured(grid, size)
    canvas = Canvas(lines.width, lines.height)
    number_lines(canvas, look, lines)
    areas: dict[str, GridArea] = {}
    for item in pieces_of(grid):
        column, row = position_of(item)
        (x, width), (y, height) = lines.columns[column], lines.rows[row]
        at = GridArea(x, y, width, height)
        draw_item(canvas, item, at, look)
        areas[item.id] = at
        areas.update((mark.id, at) for mark in item.marks or ())
    return GridBoard(canvas.text(), areas)


def number_lines(canvas: Canvas, look: DrawingContext, lines: Lines) -> None:
    """The numbers of columns and rows at the edges, as whoever looks counts them."""
    for x, (left, width) in lines.columns.items():
        canvas.put(left + width // 2 - len(str(x)) // 2, 0, signed(x), look.palette.faint)
    for y, (top, height) in lines.rows.items():
        canvas.put(0, top + height // 2, f"{signed(y):>{GUTTER - 1}}", look.palette.faint)


def draw_item(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """A free cell, bare ground, or a tile face up."""
    if item.shape is Shape.CELL:
        draw_cell(canvas, item, at, look)
    elif is_face_down(item):
        draw_ground(canvas, item, at, look)
    else:
        draw_tile(canvas, item, at, look)


def draw_cell(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """Only a dot; what is in focus gets a frame and its position."""
    x, y = position_of(item)
    position = f"{signed(x)},{signed(y)}"  # as it is typed
    middle = at.x + (at.width - len(position)) // 2
    if look.is_lit(item):
        for row in range(at.height):
            canvas.put(at.x, at.y + row, " " * at.width, look.palette.lit)
        if at.height > 1:
            frame(canvas, at, look.palette.lit, lit=True)
        canvas.put(middle, at.y + at.height // 2, position, look.palette.lit)
        return
    canvas.put(at.x + at.width // 2, at.y + at.height // 2, "·", look.palette.faint)


def draw_ground(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """Bare ground is full of its sign, so it is known without colour."""
    style = look.palette.tone(item.tone or "")
    mark = sign(item.tone or "")
    for row in range(1, at.height - 1):
        signs = "".join(mark if (column + 2 * row) % 4 == 0 else " " for column in range(at.width - 2))
        canvas.put(at.x + 1, at.y + row, signs, style)
    frame(canvas, at, style, lit=look.is_lit(item), look=look)
    draw_marks(canvas, item, at, look)


def draw_tile(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """Ground and points above, roads through the middle, the name below, the owner at the owner's edge."""
    style = look.palette.tone(item.tone or "")
    for row in range(1, at.height - 1):
        canvas.put(at.x + 1, at.y + row, " " * (at.width - 2), style)
    frame(canvas, at, style, lit=look.is_lit(item), look=look)
    draw_roads(canvas, item, at, look)
    large = at.height > SMALL.height
    if item.value is not None:
        worth = f"{item.value}{POINT}"
        canvas.put(at.x + at.width - 1 - len(worth), at.y + (1 if large else 0), worth, style)
    canvas.put(at.x + 1, at.y + (1 if large else 0), sign(item.tone or ""), style)
    room = at.width - 2
    row = at.y + (3 if large else 1)
    canvas.put(at.x + 1, row, fitted(look.short(item), room).center(room), style)
    draw_owner(canvas, item, at, look)
    draw_marks(canvas, item, at, look)


def fitted(name: str, room: int) -> str:
    """A name cut to its width, with a full stop where it was cut."""
    return name if len(name) <= room else name[: room - 1].rstrip() + "."


def frame(canvas: Canvas, at: GridArea, style: str, *, lit: bool, look: DrawingContext | None = None) -> None:
    """The border of a box; a lit one is double and golden."""
    if lit and look is not None:
        style = look.palette.lit
    corners, across, down = ("╔╗╚╝", "═", "║") if lit else ("┌┐└┘", "─", "│")
    right, bottom = at.x + at.width - 1, at.y + at.height - 1
    canvas.put(at.x, at.y, corners[0] + across * (at.width - 2) + corners[1], style)
    canvas.put(at.x, bottom, corners[2] + across * (at.width - 2) + corners[3], style)
    for row in range(at.y + 1, bottom):
        canvas.put(at.x, row, down, style)
        canvas.put(right, row, down, style)


def draw_roads(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """From the middle to each edge with a road; in a small box only at the edges."""
    edges = turned_roads(item)
    style = look.palette.road(item.tone or "")
    middle_x, middle_y = at.x + at.width // 2, at.y + at.height // 2
    right, bottom = at.x + at.width - 1, at.y + at.height - 1
    large = at.height > SMALL.height
    if "W" in edges:
        canvas.put(at.x, middle_y, "━" * (at.width // 2 if large else 1), style)
    if "E" in edges:
        start = middle_x + 1 if large else right
        canvas.put(start, middle_y, "━" * (right - start + 1), style)
    if "N" in edges:
        for row in range(at.y, middle_y if large else at.y + 1):
            canvas.put(middle_x, row, "┃", style)
    if "S" in edges:
        for row in range(middle_y + 1 if large else bottom, bottom + 1):
            canvas.put(middle_x, row, "┃", style)
    if edges and large:
        canvas.put(middle_x, middle_y, crossing(edges) if item.joined is not False else APART, style)


def road_sign(item: Piece) -> str:
    """The roads of a tile in one sign; a space where there is none."""
    edges = turned_roads(item)
    if not edges:
        return " "
    return crossing(edges) if item.joined is not False else APART


def crossing(edges: set[str]) -> str:
    """How roads meet in the middle."""
    signs = {
        "N": "╹",
        "E": "╺",
        "S": "╻",
        "W": "╸",
        "NS": "┃",
        "EW": "━",
        "EN": "┗",
        "ES": "┏",
        "NW": "┛",
        "SW": "┓",
        "ENSW": "╋",
    }
    signs |= {"ENS": "┣", "NSW": "┫", "ENW": "┻", "ESW": "┳"}
    return signs.get("".join(sorted(edges)), "●")


def draw_owner(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """The owner's letter in the owner's colours, on the edge that faces the owner."""
    seat = item.seat
    if seat is None:
        return
    above = item.turned == 180
    edge = at.y if above else at.y + at.height - 1
    large = at.height > SMALL.height
    letter = look.letters[seat]
    # In a small box the upper left corner has the sign of the ground, the lower right one the pieces.
    canvas.put(at.x + (2 if above or large else 1), edge, f" {letter} " if large else letter, look.seat_style(seat))


def draw_marks(canvas: Canvas, item: Piece, at: GridArea, look: DrawingContext) -> None:
    """The pieces on a tile: units with their owner's letter, tokens with their sign."""
    tags = [(mark_tag(mark, look), mark) for mark in item.marks or ()]
    large = at.height > SMALL.height
    x = at.x + (2 if large else at.width - 2 - sum(len(tag) for tag, _ in tags))
    for tag, mark in tags:
        style = look.palette.lit if look.is_lit(mark) else look.seat_style(mark.seat) or look.palette.strong
        canvas.put(x, at.y + (at.height // 2 if large else at.height - 1), tag, style)
        x += len(tag) + (1 if large else 0)


def mark_tag(mark: Piece, look: DrawingContext) -> str:
    """`♚W`; a moved unit has a cross."""
    owner = look.letters[mark.seat] if mark.seat is not None else ""
    return f"{glyph(mark.icon or '')}{owner}{'×' if mark.spent else ''}"
