"""Leaves that are laid over the table: pages to read, the list of reasons, the curtain between two people."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from regnum.catalogue import rulebook
from regnum.cli.choices import by_verb
from regnum.cli.drawing.look import Look
from regnum.cli.rulebooks import rules_page, whole_book
from regnum.cli.tty.options import heading
from regnum.cli.words import Words
from regnum.core.letters import Option


class Leaf(ModalScreen[None]):
    """A page over the table; Escape lays it away."""

    BINDINGS = [
        Binding("escape,q,enter", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(1)", show=False),
    ]

    def __init__(self, title: str, body: RenderableType, foot: str) -> None:
        super().__init__()
        self.head = title
        self.body = body
        self.foot = foot

    def compose(self) -> ComposeResult:
        """Title, text, and how to leave."""
        with Vertical(classes="leaf"):
            with VerticalScroll(classes="page"):
                yield Static(self.body, id="body")
            yield Static(self.foot, classes="foot")

    def on_mount(self) -> None:
        """The title stands in the frame."""
        self.query_one(".leaf").border_title = self.head
        self.query_one(".page").focus()

    def action_scroll(self, lines: int) -> None:
        """Up and down."""
        self.query_one(".page").scroll_relative(y=lines, animate=False)

    def action_edge(self, end: int) -> None:
        """To the first line or the last."""
        page = self.query_one(".page")
        (page.scroll_end if end else page.scroll_home)(animate=False)


class RulesLeaf(Leaf):
    """The rules: the paragraph asked for stands first and marked, its section follows; `a` shows all."""

    BINDINGS = [Binding("a", "whole", show=False), Binding("r", "dismiss", show=False)]

    def __init__(self, words: Words, number: str = "") -> None:
        self.words = words
        self.book = rulebook(words.game, words.lang)
        title = f"{words.say('ui-nav-rules')} {number}".strip()
        super().__init__(title, self.page(number), words.say("tty-foot-rules"))

    def page(self, number: str) -> RenderableType:
        """A part of the book, or the book."""
        asked = self.book.part(number) if number else []
        if not asked:
            return rules_page(self.book, whole_book(self.book))
        around = self.book.part(asked[0].heading)
        rest = [each for each in around if each not in asked]
        return rules_page(self.book, asked + rest, mark=number)

    def action_whole(self) -> None:
        """From the paragraph to the book."""
        self.query_one("#body", Static).update(self.page(""))


class WhyLeaf(ModalScreen[None]):
    """Everything that may not be played now, each with its reason; `r` opens the paragraph that says so."""

    BINDINGS = [
        Binding("escape,q,w", "dismiss", show=False),
        Binding("r", "rules", show=False),
    ]

    def __init__(self, look: Look, options: list[Option]) -> None:
        super().__init__()
        self.look = look
        self.options = options

    def compose(self) -> ComposeResult:
        """The list and how to leave."""
        words = self.look.words
        with Vertical(classes="leaf"):
            if not self.options:
                yield Static(words.say("tty-nothing-refused"), id="body")
            yield OptionList(*self.rows(), id="reasons")
            yield Static(words.say("tty-foot-why"), classes="foot")

    def rows(self) -> list[Row]:
        """Grouped like the answers."""
        rows: list[Row] = []
        for verb, group in by_verb(self.options).items():
            rows += heading(verb, group, self.look)
            rows += [Row(self.row(option), id=option.move) for option in group]
        return rows

    def row(self, option: Option) -> Text:
        """The option with the paragraph that forbids it, then the reason."""
        look, refusal = self.look, option.refusal
        assert refusal is not None
        row = Text(f"  {look.words.text(option.label)}  ").append(option.move, look.palette.faint)
        if refusal.rule:
            row.append(f"  {look.words.say('refused-rule', rule=refusal.rule)}", look.palette.strong)
        return row.append(f"\n    {look.words.text(refusal)}", look.palette.rubric)

    def on_mount(self) -> None:
        """The title stands in the frame."""
        self.query_one(".leaf").border_title = self.look.words.say("ui-why-not")
        reasons = self.query_one("#reasons", OptionList)
        reasons.display = bool(self.options)
        reasons.action_first()

    def on_option_list_option_selected(self) -> None:
        """Enter opens the paragraph too."""
        self.action_rules()

    def action_rules(self) -> None:
        """The paragraph of the reason in focus."""
        reasons = self.query_one("#reasons", OptionList)
        if reasons.highlighted is None:
            return
        wanted = reasons.get_option_at_index(reasons.highlighted).id
        refusal = next((each.refusal for each in self.options if each.move == wanted), None)
        if refusal is not None:
            self.app.push_screen(RulesLeaf(self.look.words, refusal.rule))


class Curtain(ModalScreen[None]):
    """Between two people who know different things: nothing of the table is to be seen."""

    BINDINGS = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, words: Words, name: str) -> None:
        super().__init__(classes="curtain")
        self.sentence = words.say("tty-curtain", player=name)

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self.sentence, classes="curtain-words")
