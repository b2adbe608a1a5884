"""Screens over the table: pages to read, the list of reasons, the curtain between two people."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from regnum.catalogue import Paragraph, rulebook
from regnum.cli.choices import RefusalGroup, by_reason, by_verb, few_labels
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.reading import readable
from regnum.cli.language import Sentences
from regnum.cli.rulebooks import rules_page, whole_book
from regnum.cli.tty.options import heading
from regnum.core.messages import Option

SIGN_AND_MEANING = re.compile(r"( *\S.*? {2,}| {8,})(\S.*)")


class PageScreen(ModalScreen[None]):
    """A page over the table; Escape closes it."""

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
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="page"):
                yield Static(self.body, id="body")
            yield Static(self.foot, classes="foot")

    def on_mount(self) -> None:
        """Put the title into the frame."""
        self.query_one(".dialog").border_title = self.head
        self.query_one(".page").focus()

    def action_scroll(self, lines: int) -> None:
        """Up and down."""
        self.query_one(".page").scroll_relative(y=lines, animate=False)

    def action_edge(self, end: int) -> None:
        """To the first line or the last."""
        page = self.query_one(".page")
        (page.scroll_end if end else page.scroll_home)(animate=False)


class LogScreen(PageScreen):
    """All that has happened; it opens at the newest line."""

    BINDINGS = [Binding("g", "dismiss", show=False)]

    def on_mount(self) -> None:
        """The end is what one wants to see first."""
        super().on_mount()
        self.call_after_refresh(self.action_edge, 1)


def hanging(page: str) -> Group:
    """Lines of a sign and its meaning; a long meaning goes on under its own beginning."""
    return Group(*map(hanging_line, page.splitlines()))


def hanging_line(line: str) -> RenderableType:
    """One of them."""
    parts = SIGN_AND_MEANING.fullmatch(line)
    if parts is None:
        return Text(line)
    row = Table.grid()
    row.add_column(width=len(parts[1]), no_wrap=True)
    row.add_column()
    row.add_row(Text(parts[1]), Text(parts[2]))
    return row


class RulesScreen(PageScreen):
    """The rules: the paragraph asked for is marked within its section; `a` shows all rules."""

    BINDINGS = [Binding("a", "whole", show=False), Binding("r", "dismiss", show=False)]

    def __init__(self, words: Sentences, number: str = "") -> None:
        self.words = words
        self.book = rulebook(words.game, words.lang)
        self.number = number
        self.asked = self.book.part(number) if number else []
        around = self.book.part(self.asked[0].heading) if self.asked else []
        title = f"{words.say('ui-nav-rules')} {number}".strip()
        super().__init__(title, self.parts(around)[1], words.say("tty-foot-rules"))
        self.before, _, self.after = self.parts(around)

    def compose(self) -> ComposeResult:
        """The text before, what was asked for, and the text after."""
        with Vertical(classes="dialog"):
            with VerticalScroll(classes="page"):
                yield Static(self.before, id="before")
                yield Static(self.body, id="body", classes="marked" if self.asked else "")
                yield Static(self.after, id="after")
            yield Static(self.foot, classes="foot")

    def parts(self, around: list[Paragraph]) -> tuple[RenderableType, RenderableType, RenderableType]:
        """These paragraphs in the order of the rules, divided at what was asked for."""
        if not self.asked:
            return "", rules_page(self.book, whole_book(self.book)), ""
        start = around.index(self.asked[0])
        end = start + len(self.asked)
        above = around[start - 1].heading if start else None
        return (
            rules_page(self.book, around[:start]),
            rules_page(self.book, around[start:end], mark=self.number, under=above),
            rules_page(self.book, around[end:], under=self.asked[-1].heading),
        )

    def on_mount(self) -> None:
        """Scroll to what was asked for."""
        super().on_mount()
        self.call_after_refresh(self.reveal)

    def reveal(self) -> None:
        """Scroll to what was asked for; a line of the text before it stays visible."""
        page, body = self.query_one(".page"), self.query_one("#body")
        if self.asked:
            page.scroll_to(y=max(0, body.virtual_region.y - 2), animate=False)

    def action_whole(self) -> None:
        """From the section to the book; what was asked for stays marked."""
        self.query_one(".dialog").border_title = self.words.say("ui-nav-rules")
        for id, part in zip(("#before", "#body", "#after"), self.parts(whole_book(self.book)), strict=True):
            self.query_one(id, Static).update(part)
        self.call_after_refresh(self.reveal)


class ThingsScreen(ModalScreen[None]):
    """Everything on the table that can be read, narrowed by what is typed."""

    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("enter", "dismiss", show=False),
    ]

    def __init__(self, look: DrawingContext) -> None:
        super().__init__()
        self.look = look

    def compose(self) -> ComposeResult:
        """A line to type into, the things, and how to leave."""
        words = self.look.words
        with Vertical(classes="dialog"):
            yield Input(id="seek", placeholder=words.say("tty-seek"), compact=True)
            with VerticalScroll(classes="page", can_focus=False):
                yield Static(self.page(""), id="body")
            yield Static(words.say("tty-foot-things"), classes="foot")

    def page(self, typed: str) -> RenderableType:
        """Each thing with its place, below it what it does."""
        found = readable(self.look, typed)
        if not found:
            return Text(self.look.words.say("tty-no-such-thing"), style=self.look.palette.faint)
        lines: list[RenderableType] = []
        for each in found:
            lines += [Text(each.head, style=self.look.palette.strong), Padding(each.text, (0, 0, 0, 2))]
        return Group(*lines)

    def on_mount(self) -> None:
        """One may type at once."""
        self.query_one(".dialog").border_title = self.look.words.say("tty-things")
        self.query_one("#seek").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list with every key."""
        self.query_one("#body", Static).update(self.page(event.value))
        self.query_one(".page").scroll_home(animate=False)

    def on_input_submitted(self) -> None:
        """Close the page when Enter is pressed."""
        self.dismiss()

    def action_leave(self) -> None:
        """Clear what was typed; if nothing was, close the page."""
        field = self.query_one("#seek", Input)
        if field.value:
            field.value = ""
        else:
            self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Up and down."""
        self.query_one(".page").scroll_relative(y=lines, animate=False)


class ReasonsScreen(ModalScreen[None]):
    """Every reason why something may not be played now, with what it concerns; `r` opens its paragraph."""

    BINDINGS = [
        Binding("escape,q,w", "dismiss", show=False),
        Binding("r", "rules", show=False),
    ]

    def __init__(self, look: DrawingContext, options: list[Option]) -> None:
        super().__init__()
        self.look = look
        self.options = options
        self.reasons: dict[str, RefusalGroup] = {}  # by the id of their row

    def compose(self) -> ComposeResult:
        """The list and how to leave."""
        words = self.look.words
        with Vertical(classes="dialog"):
            if not self.options:
                yield Static(words.say("tty-nothing-refused"), id="body")
            yield OptionList(*self.rows(), id="reasons")
            yield Static(words.say("tty-foot-why"), classes="foot")

    def rows(self) -> list[Row]:
        """A heading for each verb, then its reasons."""
        rows: list[Row] = []
        for verb, group in by_verb(self.options).items():
            rows.append(heading(verb, self.look))
            for reason in by_reason(group):
                id = f"reason-{len(self.reasons)}"
                self.reasons[id] = reason
                rows.append(Row(self.row(reason), id=id))
        return rows

    def row(self, reason: RefusalGroup) -> Group:
        """The reason with its paragraph, then what it concerns."""
        look, refusal = self.look, reason.refusal
        why = look.ink(look.words.text(refusal), look.palette.rubric)
        if refusal.rule:
            why.append(f"  {look.words.say('refused-rule', rule=refusal.rule)}", look.palette.strong)
        concerned = look.ink(few_labels(reason.options, look.words), look.palette.faint)
        return Group(Padding(why, (0, 0, 0, 2)), Padding(concerned, (0, 0, 0, 4)))

    def on_mount(self) -> None:
        """Put the title into the frame."""
        self.query_one(".dialog").border_title = self.look.words.say("ui-why-not")
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
        reason = self.reasons.get(reasons.get_option_at_index(reasons.highlighted).id or "")
        if reason is not None:
            self.app.push_screen(RulesScreen(self.look.words, reason.refusal.rule))


class CurtainScreen(ModalScreen[None]):
    """Between two people who know different things: nothing of the table is to be seen."""

    BINDINGS = [Binding("enter", "dismiss", show=False)]

    def __init__(self, words: Sentences, name: str) -> None:
        super().__init__(classes="curtain")
        self.sentence = words.say("tty-curtain", player=name)

    def compose(self) -> ComposeResult:
        """Yield the sentence of the curtain."""
        yield Static(self.sentence, classes="curtain-words")
