"""The decision: what is asked, a line to type into, and the list of answers under their verbs."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from regnum.cli.choices import by_verb, legal, narrowed
from regnum.cli.drawing.listing import summary_line
from regnum.cli.drawing.look import Look, things
from regnum.cli.words import headed
from regnum.core.letters import Decision, Option


class Answers(OptionList):
    """The list itself."""

    BINDINGS = [Binding("j", "cursor_down", show=False), Binding("k", "cursor_up", show=False)]


class Filter(Input):
    """Type to narrow; the arrows still walk the list."""

    BINDINGS = [
        Binding("down", "walk(1)", show=False),
        Binding("up", "walk(-1)", show=False),
        Binding("escape", "leave", show=False),
    ]

    def action_walk(self, step: int) -> None:
        """The list moves under the typing hand."""
        answers = self.screen.query_one(Answers)
        (answers.action_cursor_down if step > 0 else answers.action_cursor_up)()

    def action_leave(self) -> None:
        """Back to the whole list."""
        self.value = ""
        self.screen.set_focus(self.screen.query_one(Answers))


class Summary(Static):
    """What is mine in one line, for windows in which the listing has to be scrolled."""

    look: Look | None = None

    def show(self, look: Look) -> None:
        """Draw this look of the table."""
        self.look = look
        self.redraw()

    def on_resize(self) -> None:
        """Other room, other words."""
        self.redraw()

    def redraw(self) -> None:
        """As much of every name as fits."""
        if self.look is not None and self.size.width:
            self.update(summary_line(self.look, self.size.width))


class DecisionPanel(Vertical):
    """Tells the table which option is in focus, and which was chosen."""

    class Chosen(Message):
        """Somebody has decided: a notation, known or just typed."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class Focused(Message):
        """Another option is looked at; its handles want to be lit."""

        def __init__(self, handles: list[str]) -> None:
            super().__init__()
            self.handles = handles

    look: Look | None = None
    decision: Decision | None = None
    shown: dict[str, Option]

    def compose(self) -> ComposeResult:
        """From the question to the small print."""
        self.shown = {}
        yield Summary(id="summary")
        yield Static(id="prompt")
        yield Filter(id="filter", compact=True)
        yield Answers(id="answers", compact=True)
        yield Static(id="detail")

    # -- showing -----------------------------------------------------------------------------------------------------

    def show(self, decision: Decision, look: Look) -> None:
        """A new question, or the same one in another language."""
        self.look, self.decision = look, decision
        words = look.words
        self.query_one("#prompt", Static).update(self.prompt(decision, look))
        field = self.query_one(Filter)
        field.placeholder = words.say("tty-filter")
        field.display = True
        self.query_one(Summary).show(look)
        self.fill(narrowed(legal(decision), field.value, words))

    def forget(self) -> None:
        """What was typed belongs to a question that is answered."""
        field = self.query_one(Filter)
        with field.prevent(Input.Changed):
            field.value = ""

    def prompt(self, decision: Decision, look: Look) -> Text:
        """Whose turn, and what is asked."""
        return look.tag(decision.seat).append(f" {look.words.text(decision.prompt)}", look.palette.rubric)

    def rest(self, words: Text, *, over: bool = False) -> None:
        """Nobody here is asked: the list is empty and the line says what goes on. At the end nothing is typed."""
        self.decision, self.shown = None, {}
        self.border_subtitle = ""
        if over:
            self.forget()
            self.screen.set_focus(self.query_one(Answers))
            self.query_one(Filter).display = False
        self.query_one("#prompt", Static).update(words)
        self.query_one("#detail").display = False
        self.query_one(Answers).clear_options()

    def fill(self, options: list[Option]) -> None:
        """The answers under their verbs; the focus stays on the first."""
        answers = self.query_one(Answers)
        self.shown = {option.move: option for option in options}
        answers.clear_options()
        answers.add_options(self.rows(options))
        if not options and self.look is not None:
            nothing = Text(self.look.words.say("tty-no-match"), style=self.look.palette.faint)
            answers.add_option(Row(Padding(nothing, (0, 0, 0, 2)), disabled=True))
        first = next((at for at in range(answers.option_count) if not answers.get_option_at_index(at).disabled), None)
        answers.highlighted = first
        if first is None:
            self.explain(None)
            self.post_message(self.Focused([]))

    def rows(self, options: list[Option]) -> list[Row]:
        """A heading for each verb, which cannot be chosen, then its answers."""
        look = self.look
        assert look is not None
        rows: list[Row] = []
        for verb, group in by_verb(options).items():
            if len(group) > 1:  # one move alone speaks for itself
                rows.append(heading(verb, look))
            rows += [Row(self.row(option, look), id=option.move) for option in group]
        return rows

    def refit(self, look: Look) -> None:
        """Another width: the same rows, the same focus."""
        if self.decision is not None and self.look is not None:
            self.look = look
            for option in self.shown.values():
                self.query_one(Answers).replace_option_prompt(option.move, self.row(option, look))

    def row(self, option: Option, look: Look) -> Padding:
        """What it does in words, in a second line where one is not enough; how it is written only where it fits."""
        label = look.words.text(option.label)
        indent = 1 if look.terse else 2
        row = Text(label)
        if indent + len(label) + 2 + len(option.move) <= look.width:
            row.append(f"  {option.move}", look.palette.faint)
        return Padding(row, (0, 0, 0, indent))

    def explain(self, option: Option | None) -> None:
        """The small print: how it is written, and name and effect of the tile or card it touches."""
        detail = self.query_one("#detail", Static)
        look = self.look
        self.border_subtitle = option.move if option is not None else ""
        if option is None or look is None:
            detail.display = False
            return
        touched = [thing for thing in things(look.scene) if thing["id"] in option.handles and "text" in thing]
        lines = [look.ink(f"{look.name(each)}: ", "bold").append(look.words.text(each["text"])) for each in touched[:2]]
        detail.update(Text("\n").join(lines))
        detail.display = bool(lines)

    # -- listening ---------------------------------------------------------------------------------------------------

    @on(Input.Changed, "#filter")
    def narrow(self, event: Input.Changed) -> None:
        """Every letter narrows."""
        if self.decision is not None and self.look is not None:
            self.fill(narrowed(legal(self.decision), event.value, self.look.words))

    @on(Input.Submitted, "#filter")
    def decide_by_typing(self, event: Input.Submitted) -> None:
        """Enter takes the answer in focus; where nothing is left, what was typed is tried as it is."""
        typed = event.value.strip()
        if self.decision is None or not typed:
            return
        option = self.focused_option()
        written = any(each.move == typed for each in self.decision.options)  # refused ones shall say why
        self.post_message(self.Chosen(typed if option is None or written else option.move))

    @on(OptionList.OptionHighlighted, "#answers")
    def look_at(self, event: OptionList.OptionHighlighted) -> None:
        """What the option would touch is lit."""
        option = self.shown.get(event.option.id or "")
        if option is not None:
            self.explain(option)
            self.post_message(self.Focused(option.handles))

    @on(OptionList.OptionSelected, "#answers")
    def decide(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        if event.option.id in self.shown:
            self.post_message(self.Chosen(event.option.id))

    def focused_option(self) -> Option | None:
        """The answer under the cursor."""
        answers = self.query_one(Answers)
        if answers.highlighted is None:
            return None
        return self.shown.get(answers.get_option_at_index(answers.highlighted).id or "")


def heading(verb: str, look: Look) -> Row:
    """The name over a group of moves, which cannot be chosen."""
    return Row(Text(look.words.verb(verb) or headed(verb), style=look.palette.strong), disabled=True)
