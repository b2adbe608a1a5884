"""The board widget: large if there is space, otherwise small, always showing what has the focus."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from regnum.cli.drawing.board import LARGE, SMALL, TINY, CellSize, GridArea, draw_board, fitting, grid_of
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.mat import lit_rows, sheet
from regnum.scene import Panel

MARGIN = 4  # lines to be seen before and behind what is touched


class BoardView(ScrollableContainer):
    """Scrolls in both directions."""

    class Drawn(Message):
        """The board was drawn with this many lines."""

        def __init__(self, lines: int) -> None:
            super().__init__()
            self.lines = lines

    can_focus = True
    zoom: CellSize | None = None  # None: whatever fits
    look: DrawingContext | None = None
    panels: list[Panel]  # what is drawn where there is no grid
    lines = 0  # how many that needs

    def compose(self) -> ComposeResult:
        """Yield the one widget that the board is drawn on."""
        yield Static(id="sheet")

    def show(self, look: DrawingContext, panels: list[Panel]) -> None:
        """Draw this look of the table."""
        self.look, self.panels = look, panels
        self.redraw()

    def on_resize(self) -> None:
        """Choose the tile size for the new width."""
        self.redraw()

    def redraw(self) -> None:
        """The grid, or where a game has none, its panels as lines."""
        look = self.look
        if look is None:
            return
        paper = self.query_one("#sheet", Static)
        grid = grid_of(look)
        if grid is None:
            lines = sheet(self.panels, look, self.scrollable_content_region.width)
            self.lines = len(lines)
            self.post_message(self.Drawn(self.lines))
            paper.update(Text("\n").join(lines))
            reveal_rows(self, lit_rows(lines, look))
            return
        board = draw_board(grid, look, self.fitting(look))
        paper.update(board.sheet)
        paper.styles.width = max(map(len, board.sheet.plain.splitlines()), default=1)
        touched = [board.areas[id] for id in look.ordered if id in board.areas]
        if touched:
            self.call_after_refresh(self.reveal, touched)

    def fitting(self, look: DrawingContext) -> CellSize:
        """The size asked for, else the largest that fits."""
        grid = grid_of(look)
        assert grid is not None
        return self.zoom or fitting(grid, self.size.width, self.size.height)

    def toggle_zoom(self) -> None:
        """Large and small in turn."""
        if self.look is not None and grid_of(self.look) is not None:
            self.zoom = LARGE if self.fitting(self.look) in (SMALL, TINY) else SMALL
            self.redraw()

    def reveal(self, areas: list[GridArea]) -> None:
        """Scroll to what is touched, with a margin to see its neighbours."""
        region = Region.from_union([Region(*area).grow((1, 2, 1, 2)) for area in areas])
        if region.width > self.size.width or region.height > self.size.height:
            region = Region(*areas[-1])
        self.scroll_to_region(region, animate=False, force=True)

    def plain(self) -> str:
        """The sheet as text, for tests."""
        shown = self.query_one("#sheet", Static).content
        return shown.plain if isinstance(shown, Text) else str(shown)


def reveal_rows(view: ScrollableContainer, rows: list[int]) -> None:
    """Scroll, once the size is known, until these lines are visible: from the first line on, where that is enough."""
    if rows:
        view.call_after_refresh(scroll_to_rows, view, rows)


def scroll_to_rows(view: ScrollableContainer, rows: list[int]) -> None:
    """Where the lines lie too far apart, the last one is seen."""
    if rows[-1] < view.size.height:
        view.scroll_home(animate=False)
        return
    first = rows[0] if rows[-1] - rows[0] < view.size.height else rows[-1]
    region = Region(0, first, 1, rows[-1] - first + 1)
    margin = min(MARGIN, max(0, view.size.height - region.height) // 2)
    view.scroll_to_region(region.grow((margin, 0, margin, 0)), animate=False, force=True)
