"""The table on the screen, for playing and for watching: board, offer, sides, log, and a line of keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from regnum.cli.drawing.board import grid_of
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.legend import Examples, legend
from regnum.cli.drawing.listing import panel_lines, panel_title
from regnum.cli.drawing.mat import lit_rows, sheet
from regnum.cli.language import Sentences, capitalised, next_language
from regnum.cli.players import Players, words_at
from regnum.cli.records import reason_id
from regnum.cli.score_sheet import score_table
from regnum.cli.session import LogItem, opening_sentences
from regnum.cli.settings import save_setting, saved_setting, settings_file
from regnum.cli.tty.board_view import BoardView, reveal_rows
from regnum.cli.tty.screens import LogScreen, PageScreen, RulesScreen, ThingsScreen, hanging
from regnum.cli.tty.style import CSS
from regnum.cli.tty.theme import PALETTES, THEMES, other_theme, usual_theme
from regnum.core.match import Match
from regnum.scene import Panel

NARROW = 100  # columns; with fewer, words get shorter
BROAD = 150  # columns; with as many, a table without a grid has three parts side by side
LEAST_WIDTH, LEAST_HEIGHT = 60, 18  # smaller windows show no table
AROUND = 4  # lines above and below the sheet: headline, keys and its frame
LOG_LINES = 120  # what the log panel shows, some twenty turns; the record has everything


class TableApp(App[None]):
    """Draws a match. Subclasses decide what happens at the table."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-wide"), (BROAD, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]
    BINDINGS = [
        Binding("l", "language", show=False),
        Binding("s", "score", show=False),
        Binding("r", "rules", show=False),
        Binding("i", "things", show=False),
        Binding("g", "log", show=False),
        Binding("question_mark", "help", show=False),
        Binding("z", "zoom", show=False),
        Binding("t", "theme", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c", "quit", show=False),
    ]
    KEYS = "tty-keys"
    HELP = "tty-help"

    def __init__(self, lang: str, match: Match, players: Players) -> None:
        super().__init__()
        self.players = players
        for theme in THEMES:
            self.register_theme(theme)
        chosen = saved_setting("theme")
        self.theme = chosen if chosen in PALETTES else usual_theme()
        self.words = words_at(match, lang, players)
        self.lit: list[str] = []
        self.drawn_log: object = None  # what the log panel shows, to spare the work of drawing it again

    # -- the parts ---------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Board and log at the left; offer, sides and what is asked at the right."""
        yield Static(id="small")
        yield Static(id="head")
        first = DrawingContext(self.shown_match(), self.shown_seat(), self.words)
        with Horizontal(id="table", classes="mats" if grid_of(first) is None else ""):
            with Vertical(id="left"):
                yield BoardView(id="board", classes="framed")
                with VerticalScroll(id="log", classes="framed"):
                    yield Static(id="log-text")
            with Vertical(id="right"):
                with VerticalScroll(id="things", classes="framed"):
                    yield Static(id="listing")
                yield self.lower_right()
        yield Static(id="keys")

    def lower_right(self) -> Widget:
        """The widget under the listing."""
        raise NotImplementedError

    def shown_match(self) -> Match:
        """The position to draw."""
        raise NotImplementedError

    def shown_seat(self) -> int | None:
        """The seat whose point of view is shown."""
        raise NotImplementedError

    def shown_history(self) -> Iterable[LogItem]:
        """The entries of the log."""
        raise NotImplementedError

    def headline(self, look: DrawingContext) -> Text:
        """The line above everything."""
        raise NotImplementedError

    # -- drawing -----------------------------------------------------------------------------------------------------

    def look(self) -> DrawingContext:
        """The table as it is drawn now."""
        look = DrawingContext(self.shown_match(), self.shown_seat(), self.words, PALETTES[self.theme], self.lit)
        look.terse = self.size.width < NARROW
        listing = self.query_one("#things")
        look.width = listing.scrollable_content_region.width if listing.display else 0
        look.notes = {seat: self.seat_note(seat) for seat in range(len(look.match.colours))}
        return look

    def redraw(self) -> None:
        """Draw everything again: after a move, in another language, in other colours."""
        look = self.look()
        self.draw_head(look)
        self.query_one("#keys", Static).update(Text(self.words.say(self.KEYS), no_wrap=True, overflow="ellipsis"))
        self.query_one("#log").border_title = self.words.say("ui-log")
        self.draw_things(look)
        self.draw_log(look)

    def draw_head(self, look: DrawingContext) -> None:
        """The line above everything."""
        self.query_one("#head", Static).update(self.headline(look))

    def draw_things(self, look: DrawingContext) -> None:
        """Board, offer and sides; also when only the light has moved."""
        board = self.query_one(BoardView)
        without_grid = grid_of(look) is None
        left, right = self.sides(look, without_grid=without_grid)
        titles = [capitalised(self.words.text(panel.title)) for panel in left[:1] if panel.role == "board"]
        board.border_title = " · ".join(titles)
        board.show(look, left)
        listing = self.query_one("#listing", Static)
        if without_grid:
            lines = sheet(right, look, look.width)
            listing.update(Text("\n").join(lines))
            reveal_rows(self.query_one("#things", VerticalScroll), lit_rows(lines, look))
        else:
            listing.update(Group(*(line for panel in right for line in (panel_title(panel, look),
                                                                        *panel_lines(panel, look)))))  # fmt: skip

    def sides(self, look: DrawingContext, *, without_grid: bool) -> tuple[list[Panel], list[Panel]]:
        """The panels at the left and those at the right.

        Everything else is beside a grid. Without a grid, shared panels are at the left and one's own at the right;
        the others are where there is space.
        """
        if not without_grid:
            return look.panels("board"), [
                panel for role in ("offer", "mine", "others", "side") for panel in look.panels(role)
            ]
        shared = [panel for role in ("board", "offer", "side") for panel in look.panels(role)]
        mine, others = look.panels("mine"), look.panels("others")
        if self.size.width < NARROW:
            return mine + shared + others, []
        return (shared, mine + others) if self.size.width >= BROAD else (shared + others, mine)

    def seat_note(self, seat: int) -> str:
        """Who sits there, where that is worth saying."""
        return ""

    def draw_log(self, look: DrawingContext) -> None:
        """What has happened, the newest last; long sentences hang behind their number."""
        history = list(self.shown_history())
        drawn = (history[-1:], self.words.lang, self.theme, self.shown_seat())
        if drawn == self.drawn_log:
            return
        self.drawn_log = drawn
        self.query_one("#log-text", Static).update(self.log_page(look, history[-LOG_LINES:], LOG_LINES))
        log = self.query_one("#log", VerticalScroll)
        log.call_after_refresh(log.scroll_end, animate=False)

    def log_page(self, look: DrawingContext, history: list[LogItem], most: int = 0) -> Table:
        """The last lines of it, or all."""
        page = Table.grid(padding=(0, 1, 0, 0))
        page.add_column(justify="right", style=look.palette.faint, min_width=3)
        page.add_column(width=1)
        page.add_column(style=look.palette.ground)
        lines = [LogLine("", -1, each) for each in opening_sentences(look.match, look.words, self.shown_seat())]
        lines += log_lines(history, look.words, self.shown_seat())
        for number, side, sentence in lines[-most:]:
            page.add_row(number, look.mark(side), sentence)
        return page

    @on(BoardView.Drawn)
    def stretch_log(self, event: BoardView.Drawn) -> None:
        """The log takes the lines that the sheet above it leaves blank."""
        log = self.query_one("#log", VerticalScroll)
        height = max(0, self.size.height - AROUND - event.lines)
        if log.styles.min_height is None or log.styles.min_height.value != height:
            log.styles.min_height = height
            log.call_after_refresh(log.scroll_end, animate=False)

    def on_resize(self) -> None:
        """Another window, other widths; the question and what was typed stay as they are."""
        self.call_after_refresh(self.refit)

    def refit(self) -> None:
        """Draw board and listing again, once the new widths are known."""
        if self.is_running and not self.page_is_open():
            self.show_if_large_enough()
            self.draw_things(self.look())

    def show_if_large_enough(self) -> None:
        """Show a note instead of the table if the window is too small."""
        width, height = self.size
        enough = width >= LEAST_WIDTH and height >= LEAST_HEIGHT
        small = self.query_one("#small", Static)
        small.update(self.words.say("tty-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT))
        small.display = not enough
        for part in ("#head", "#table", "#keys"):
            self.query_one(part).display = enough

    def notify(self, *words: Any, **more: Any) -> None:
        """One message at a time: the next one takes its place."""
        self.clear_notifications()
        super().notify(*words, **more)

    # -- keys --------------------------------------------------------------------------------------------------------

    def page_is_open(self) -> bool:
        """Whether a page is open over the table; then only its own keys work."""
        return len(self.screen_stack) > 1

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys of the table rest while a page is read."""
        mine = action in {
            "language",
            "score",
            "rules",
            "help",
            "log",
            "things",
            "zoom",
            "theme",
            "why",
            "hint",
            "filter",
            "undo",
            "save",
            "step",
            "edge",
        }
        return not (mine and self.page_is_open())

    def action_language(self) -> None:
        """The next language, at once and for the next time."""
        self.words = words_at(self.shown_match(), next_language(self.words.lang), self.players)
        self.redraw()
        self.save_setting("language", self.words.lang)

    def action_theme(self) -> None:
        """Light or dark, at once and for the next time."""
        self.theme = other_theme(self.theme)
        self.redraw()
        self.save_setting("theme", self.theme)

    def save_setting(self, name: str, value: str) -> None:
        """Save a choice; notify if that fails."""
        try:
            save_setting(name, value)
        except OSError as wrong:
            why = self.words.say(reason_id(wrong))
            self.notify(self.words.say("tty-not-saved", file=str(settings_file()), why=why), severity="warning")

    def action_zoom(self) -> None:
        """Larger or smaller tiles."""
        self.query_one(BoardView).toggle_zoom()

    def action_score(self) -> None:
        """The sheet as it counts now."""
        self.push_screen(
            PageScreen(self.words.say("ui-score-sheet"), score_table(self.look()), self.words.say("tty-foot"))
        )

    def action_rules(self) -> None:
        """The whole book."""
        self.push_screen(RulesScreen(self.words))

    def action_things(self) -> None:
        """The things on the table and what they do."""
        self.push_screen(ThingsScreen(self.look()))

    def action_help(self) -> None:
        """The keys in words, and what the signs of this table mean."""
        look = self.look()
        page = self.words.say(self.HELP, move=Examples(look).move)
        if grid_of(look) is not None:
            page += f"\n{self.words.say(f'{self.HELP}-zoom')}"
        page += f"\n\n{legend(look)}"
        self.push_screen(PageScreen(self.words.say("ui-help"), hanging(page), self.words.say("tty-foot")))

    def action_log(self) -> None:
        """All that has happened, to be scrolled."""
        page = self.log_page(self.look(), list(self.shown_history()))
        self.push_screen(LogScreen(self.words.say("ui-log"), page, self.words.say("tty-foot-log")))


class LogLine(NamedTuple):
    """One line of the log: the move's number before its first, whom it befalls, and the sentence."""

    number: str
    side: int
    sentence: str


def log_lines(history: Iterable[LogItem], words: Sentences, seat: int | None) -> list[LogLine]:
    """The sentences of all events as this seat may know them."""
    lines: list[LogLine] = []
    for item in history:
        for nth, (side, sentence) in enumerate(zip(item.sides(), item.sentences(words, seat), strict=True)):
            lines.append(LogLine(str(item.number) if nth == 0 else "", side, sentence))
    return lines
