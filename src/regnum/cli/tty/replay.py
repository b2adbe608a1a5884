"""Watch a record in the full-screen client: step by step, back and forth, with every decision as it was."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Static

from regnum.cli.choices import refused
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.numbers import number_of
from regnum.cli.players import UNKNOWN_PLAYERS, Players
from regnum.cli.score_sheet import score_table, verdict
from regnum.cli.session import LogItem, history_of
from regnum.cli.tty.screens import ReasonsScreen
from regnum.cli.tty.table_app import TableApp
from regnum.core.match import Match


class MoveDetails(VerticalScroll):
    """What was decided next, and a field for the number of a move. Keys work while it has focus."""

    BINDINGS = [
        Binding("left", "app.step(-1)", show=False),
        Binding("home", "app.edge(0)", show=False),
        Binding("end", "app.edge(1)", show=False),
    ]

    def compose(self) -> ComposeResult:
        """The field appears when a number is typed."""
        yield Input(id="jump", type="integer", compact=True)
        yield Static(id="moment")


class ReplayApp(TableApp):
    """A finished or unfinished match, as a spectator sees it."""

    BINDINGS = [
        Binding("right,space", "step(1)", show=False, priority=True),
        Binding("left,backspace", "step(-1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(1)", show=False),
        Binding("w", "why", show=False),
        Binding("e", "viewpoint", show=False),
    ]
    KEYS = "tty-keys-replay"
    HELP = "tty-help-replay"

    def __init__(self, match: Match, lang: str, players: Players = UNKNOWN_PLAYERS) -> None:
        super().__init__(lang, match, players)
        self.match = match
        self.history = history_of(match)
        self.at = 0  # how many moves have been played
        self.viewpoint: int | None = None  # the seat whose point of view is shown; None: a spectator

    def lower_right(self) -> Widget:
        """The move that comes next."""
        return MoveDetails(id="decision", classes="framed")

    def shown_match(self) -> Match:
        """The position after `at` moves."""
        return self.history[self.at].before if self.at < len(self.history) else self.match

    def shown_seat(self) -> int | None:
        """A spectator, or one of the seats in turn."""
        return self.viewpoint

    def shown_history(self) -> Iterable[LogItem]:
        """Up to here."""
        return self.history[: self.at]

    def headline(self, look: DrawingContext) -> Text:
        """The game and where we are in it."""
        line = look.ink(f" {self.words.game_title()} ", look.palette.strong)
        where = self.words.say("tty-move-of", number=self.at, total=len(self.history))
        line.append(f" {where} · {self.words.say('ui-seed')} {self.match.seed}", look.palette.faint)
        return line if self.viewpoint is None else line.append(" ").append_text(look.tag(self.viewpoint))

    def on_mount(self) -> None:
        """From the beginning."""
        self.query_one("#jump", Input).display = False
        self.redraw()
        self.query_one("#decision").focus()

    def redraw(self) -> None:
        """The next move is lit on the board."""
        item = self.history[self.at] if self.at < len(self.history) else None
        self.lit = self.touched(item) if item else []
        super().redraw()
        look = self.look()
        self.query_one("#jump", Input).placeholder = self.words.say("tty-jump")
        self.query_one("#moment", Static).update(self.upcoming(item, look) if item else self.finish(look))

    def touched(self, item: LogItem) -> list[str]:
        """What the next move will touch."""
        decision = item.before.decision(item.seat)
        options = decision.options if decision else []
        return next((option.handles for option in options if option.move == item.move), [])

    def upcoming(self, item: LogItem, look: DrawingContext) -> Group:
        """The question that was asked here, and the answer."""
        decision = item.before.decision(item.seat)
        assert decision is not None
        label = next((option.label for option in decision.options if option.move == item.move), None)
        answer = look.words.text(label) if label is not None else item.move
        open_count = sum(option.refusal is None for option in decision.options)
        return Group(
            look.tag(item.seat).append(f" {look.words.text(decision.prompt)}", look.palette.rubric),
            Text(""),
            look.ink(f"▶ {answer}  ", look.palette.strong).append(item.move, look.palette.faint),
            Text(""),
            Text(self.words.say("tty-count-options", open=open_count, closed=len(decision.options) - open_count),
                 style=look.palette.faint),
        )  # fmt: skip

    def finish(self, look: DrawingContext) -> Group:
        """The result, or that the record ends here."""
        if not self.match.over:
            return Group(Text(self.words.say("tty-record-ends"), style=look.palette.rubric))
        return Group(Text(f"{verdict(look, ())}\n", style=look.palette.rubric), score_table(look))

    # -- keys --------------------------------------------------------------------------------------------------------

    def go_to(self, at: int) -> None:
        """Go to the position after this many moves."""
        self.at = max(0, min(at, len(self.history)))
        self.redraw()

    def action_viewpoint(self) -> None:
        """Switch the point of view: a spectator's, then each seat's."""
        sides = [None, *range(self.match.seats)]
        self.viewpoint = sides[(sides.index(self.viewpoint) + 1) % len(sides)]
        self.redraw()

    def action_step(self, by: int) -> None:
        """One move on or back."""
        self.go_to(self.at + by)

    def action_edge(self, end: int) -> None:
        """To the first position or the last."""
        self.go_to(len(self.history) * end)

    def on_key(self, event: object) -> None:
        """A digit opens the field for the number of a move."""
        sign = getattr(event, "character", None) or ""
        field = self.query_one("#jump", Input)
        if sign.isdecimal() and not field.has_focus and not self.page_is_open():
            field.display = True
            field.value = sign
            field.focus()
            field.call_after_refresh(field.action_end)

    @on(Input.Submitted, "#jump")
    def jump(self, event: Input.Submitted) -> None:
        """To that move."""
        field = event.input
        number = number_of(event.value)
        if number is not None:
            self.go_to(number)
        field.display = False
        self.query_one("#decision").focus()

    def action_why(self) -> None:
        """What was refused at this point, and why."""
        item = self.history[self.at] if self.at < len(self.history) else None
        decision = item.before.decision(item.seat) if item else None
        self.push_screen(ReasonsScreen(self.look(), refused(decision) if decision else []))
