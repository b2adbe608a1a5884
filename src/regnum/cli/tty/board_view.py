"""The board on the screen: large where it fits, small where it does not, and always showing what is in focus."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.widgets import Static

from regnum.cli.drawing.board import LARGE, SMALL, TINY, Area, Size, draw_board, fitting, grid_of
from regnum.cli.drawing.listing import panel_lines
from regnum.cli.drawing.look import Look


class BoardView(ScrollableContainer):
    """Scrolls in both directions."""

    can_focus = True
    zoom: Size | None = None  # None: whatever fits
    look: Look | None = None

    def compose(self) -> ComposeResult:
        """One sheet."""
        yield Static(id="sheet")

    def show(self, look: Look) -> None:
        """Draw this look of the table."""
        self.look = look
        self.redraw()

    def on_resize(self) -> None:
        """More room may mean larger tiles."""
        self.redraw()

    def redraw(self) -> None:
        """The grid, or where a game has none, the panels of its board as lines."""
        look = self.look
        if look is None:
            return
        sheet = self.query_one("#sheet", Static)
        grid = grid_of(look)
        if grid is None:
            sheet.update(Group(*(line for panel in look.panels("board") for line in panel_lines(panel, look))))
            return
        board = draw_board(grid, look, self.fitting(look))
        sheet.update(board.sheet)
        sheet.styles.width = max(map(len, board.sheet.plain.splitlines()), default=1)
        touched = [board.areas[id] for id in look.ordered if id in board.areas]
        if touched:
            self.call_after_refresh(self.reveal, touched)

    def fitting(self, look: Look) -> Size:
        """The size asked for, else the largest that fits."""
        grid = grid_of(look)
        assert grid is not None
        return self.zoom or fitting(grid, self.size.width, self.size.height)

    def toggle_zoom(self) -> None:
        """Large and small in turn."""
        if self.look is not None and grid_of(self.look) is not None:
            self.zoom = LARGE if self.fitting(self.look) in (SMALL, TINY) else SMALL
            self.redraw()

    def reveal(self, areas: list[Area]) -> None:
        """Scroll to what is touched, with a margin to see its neighbours."""
        region = Region.from_union([Region(*area).grow((1, 2, 1, 2)) for area in areas])
        if region.width > self.size.width or region.height > self.size.height:
            region = Region(*areas[-1])
        self.scroll_to_region(region, animate=False, force=True)

    def plain(self) -> str:
        """The sheet as text, for tests."""
        shown = self.query_one("#sheet", Static).content
        return shown.plain if isinstance(shown, Text) else str(shown)
