"""The decision widget: the prompt, a line to type into, and the list of options grouped by verb."""

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

from regnum.catalogue.describe import counted
from regnum.cli.choices import ActionGroup, action_groups, bare, by_verb, legal, narrowed, refused
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.listing import joined, summary_line
from regnum.cli.drawing.mat import chip, group_reason, shared_start, verb_names
from regnum.cli.language import capitalised
from regnum.core.messages import Decision, Option
from regnum.scene.reading import things_of


class Answers(OptionList):
    """The list itself. Right opens what has several answers, left closes it again."""

    BINDINGS = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
        Binding("right", "unfold(True)", show=False),
        Binding("left,escape", "unfold(False)", show=False),
    ]

    def action_unfold(self, open: bool) -> None:
        """Delegate to the panel."""
        self.screen.query_one(DecisionPanel).unfold(open=open)


class FilterInput(Input):
    """Type to narrow; the arrows still walk the list."""

    BINDINGS = [
        Binding("down", "walk(1)", show=False),
        Binding("up", "walk(-1)", show=False),
        Binding("escape", "leave", show=False),
    ]

    def action_walk(self, step: int) -> None:
        """Move the cursor of the list while typing."""
        answers = self.screen.query_one(Answers)
        (answers.action_cursor_down if step > 0 else answers.action_cursor_up)()

    def action_leave(self) -> None:
        """Back to the whole list."""
        self.value = ""
        self.screen.set_focus(self.screen.query_one(Answers))


class DecisionSummary(Static):
    """What is mine in one line, for windows in which the listing has to be scrolled."""

    look: DrawingContext | None = None

    def show(self, look: DrawingContext) -> None:
        """Draw this look of the table."""
        self.look = look
        self.redraw()

    def on_resize(self) -> None:
        """Fit the text to the new width."""
        self.redraw()

    def redraw(self) -> None:
        """As much of every name as fits."""
        if self.look is not None and self.size.width:
            self.update(summary_line(self.look, self.size.width))


class DecisionPanel(Vertical):
    """Posts a message when an option gets the focus, and when one is chosen."""

    class Chosen(Message):
        """A move was chosen: its notation, listed or typed."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class Focused(Message):
        """Another option has the focus; its handles are to be highlighted."""

        def __init__(self, handles: list[str]) -> None:
            super().__init__()
            self.handles = handles

    look: DrawingContext | None = None
    decision: Decision | None = None
    shown: dict[str, Option]
    groups: dict[str, ActionGroup]  # by the id of their row
    unfolded = ""  # the verb whose answers are shown

    def compose(self) -> ComposeResult:
        """From the question to the small print."""
        self.shown, self.groups = {}, {}
        yield DecisionSummary(id="summary")
        yield Static(id="prompt")
        yield FilterInput(id="filter", compact=True)
        yield Answers(id="answers", compact=True)
        yield Static(id="detail")

    # -- showing -----------------------------------------------------------------------------------------------------

    def show(self, decision: Decision, look: DrawingContext) -> None:
        """A new question, or the same one in another language."""
        self.look, self.decision = look, decision
        words = look.words
        self.query_one("#prompt", Static).update(self.prompt(decision, look))
        field = self.query_one(FilterInput)
        field.placeholder = words.say("tty-filter")
        field.display = True
        self.query_one(DecisionSummary).show(look)
        self.list_answers(field.value)

    def forget(self) -> None:
        """What was typed and unfolded belongs to a question that is answered."""
        self.unfolded = ""
        field = self.query_one(FilterInput)
        with field.prevent(Input.Changed):
            field.value = ""

    def prompt(self, decision: Decision, look: DrawingContext) -> Text:
        """Whose turn, and what is asked."""
        return look.tag(decision.seat).append(f" {look.words.text(decision.prompt)}", look.palette.rubric)

    def rest(self, words: Text, *, over: bool = False) -> None:
        """No decision: an empty list and a line that says why. At the end of a match the input is hidden."""
        self.decision, self.shown, self.groups = None, {}, {}
        self.border_subtitle = ""
        if over:
            self.forget()
            self.screen.set_focus(self.query_one(Answers))
            self.query_one(FilterInput).display = False
        self.query_one("#prompt", Static).update(words)
        self.query_one("#detail").display = False
        self.query_one(Answers).clear_options()

    def list_answers(self, typed: str, focus: str = "") -> None:
        """What is meant by what was typed; where nothing was typed and there are many kinds of moves, those."""
        decision, look = self.decision, self.look
        assert decision is not None and look is not None
        folded = [] if typed.strip() else action_groups(decision.options, look.spaces)
        self.groups = {f"verb {group.verb}": group for group in folded if len(group.open) != 1}
        if folded:
            self.fill([option for group in folded for option in group.open], self.folded_rows(folded, look), focus)
        else:
            options = narrowed(legal(decision), typed, look.words)
            closed = [] if options else self.refused_groups(typed, look)
            self.groups = {f"verb {group.verb}": group for group in closed}
            self.fill(options, self.folded_rows(closed, look) if closed else self.rows(options, look), focus)

    def refused_groups(self, typed: str, look: DrawingContext) -> list[ActionGroup]:
        """Where nothing that is possible was meant: what else was, each verb with its reason."""
        assert self.decision is not None
        if not action_groups(self.decision.options, look.spaces):
            return []
        meant = narrowed(refused(self.decision), typed, look.words)
        return [ActionGroup(verb, [], group) for verb, group in by_verb(meant).items()]

    def fill(self, options: list[Option], rows: list[Row], focus: str) -> None:
        """The rows; the focus goes to the row asked for, else to the first."""
        answers = self.query_one(Answers)
        self.shown = {option.move: option for option in options}
        answers.clear_options()
        answers.add_options(rows)
        if not options and not self.groups and self.look is not None:
            nothing = Text(self.look.words.say("tty-no-match"), style=self.look.palette.faint)
            answers.add_option(Row(Padding(nothing, (0, 0, 0, 2)), disabled=True))
        open_rows = [at for at, row in enumerate(rows) if not row.disabled]
        wanted = next((at for at in open_rows if rows[at].id == focus), None)
        answers.highlighted = wanted if wanted is not None else next(iter(open_rows), None)
        if answers.highlighted is None:
            self.explain(None)
            self.post_message(self.Focused([]))

    def rows(self, options: list[Option], look: DrawingContext) -> list[Row]:
        """A heading for each verb, which cannot be chosen, then its answers."""
        rows: list[Row] = []
        for verb, group in by_verb(options).items():
            if len(group) > 1:  # a single move needs no heading
                rows.append(heading(verb, look))
            rows += [Row(self.row(option, look), id=option.move) for option in group]
        return rows

    def folded_rows(self, folded: list[ActionGroup], look: DrawingContext) -> list[Row]:
        """A row for each verb that leads to its moves; what cannot be done is listed with the reason."""
        rows: list[Row] = []
        room = self.query_one(Answers).scrollable_content_region
        reasons = [len(group_line(group, look, unfolded=False)) for group in folded if not group.open]
        needed = sum(reason // max(1, room.width - 4) + 1 for reason in reasons) + len(folded) - len(reasons)
        spacious = needed <= room.height
        for group in folded:
            if len(group.open) == 1:
                rows.append(Row(self.only_row(group, look), id=group.open[0].move))
                continue
            words = group_line(group, look, unfolded=group.verb == self.unfolded)
            rows.append(Row(words if spacious else shortened_reason(words, group, room.width), id=f"verb {group.verb}"))
            if group.verb == self.unfolded:
                rows += self.unfolded_rows(group, look)
        return rows

    def unfolded_rows(self, group: ActionGroup, look: DrawingContext) -> list[Row]:
        """The moves of a verb: whom they place, where that is all they differ in; else in words."""
        crews = [workers_of(option, look) for option in group.open]
        alike = [set(option.handles) - set(look.workers) for option in group.open]
        if all(crews) and len(set(map(tuple, crews))) == len(crews) and all(each == alike[0] for each in alike):
            return [Row(self.crew_row(option, look), id=option.move) for option in group.open]
        skipped = shared_start([look.words.text(option.label) for option in group.open])
        return [Row(self.row(each, look, 4, skipped, chips=True), id=each.move) for each in group.open]

    def crew_row(self, option: Option, look: DrawingContext) -> Padding:
        """`[La][Fi] 1 labourer, 1 fighter`"""
        crew = workers_of(option, look)
        row = joined([chip(icon, look, there=True) for icon in crew], "").append(f" {counted(crew, look)}")
        return Padding(self.noted(row, option, look, 4), (0, 0, 0, 4))

    def only_row(self, group: ActionGroup, look: DrawingContext) -> Padding:
        """A verb with one move: what it is called and whom it takes; where no worker is placed, the move in words."""
        (option,) = group.open
        workers = workers_of(option, look)
        if not workers or not any(handle in look.spaces for handle in option.handles):
            return self.row(option, look, indent=2)
        row = look.ink(f"{verb_names(group, look)[0]} ", look.palette.strong)
        for icon in workers:
            row.append_text(chip(icon, look, there=True))
        return Padding(self.noted(row, option, look, 2), (0, 0, 0, 2))

    def noted(self, row: Text, option: Option, look: DrawingContext, indent: int) -> Text:
        """Beside it how it is written, where that fits."""
        room = self.query_one(Answers).scrollable_content_region.width or look.width
        if indent + len(row) + 2 + len(option.move) <= room:
            row.append(f"  {option.move}", look.palette.faint)
        return row

    def unfold(self, *, open: bool, verb: str = "") -> None:
        """Show the answers of the verb in focus, or put them away."""
        row = self.focused_row()
        group = self.groups.get(f"verb {verb}" if verb else row)
        if open and group is not None and group.open:
            self.unfolded = group.verb
            self.list_answers("", group.open[0].move)
        elif not open and self.unfolded:
            closed, self.unfolded = self.unfolded, ""
            self.list_answers("", f"verb {closed}")
        elif not open and self.query_one(FilterInput).value:  # what was typed narrows the list no longer
            focus = self.focused_row()
            self.forget()
            self.list_answers("", focus)

    def refit(self, look: DrawingContext) -> None:
        """Another width: the same rows, the same focus."""
        if self.decision is not None and self.look is not None:
            self.look = look
            self.list_answers(self.query_one(FilterInput).value, self.focused_row())

    def row(
        self, option: Option, look: DrawingContext, indent: int = 0, skipped: int = 0, *, chips: bool = False
    ) -> Padding:
        """What it does in words, in a second line where one is not enough; how it is written only where it fits."""
        indent = indent or (1 if look.terse else 2)
        row = Text()
        for icon in workers_of(option, look) if chips else ():
            row.append_text(chip(icon, look, there=True))
        row.append(" " if len(row) else "").append(capitalised(look.words.text(option.label)[skipped:]))
        return Padding(self.noted(row, option, look, indent), (0, 0, 0, indent))

    def explain(self, option: Option | ActionGroup | None) -> None:
        """The small print: why not, how it is written, and name and effect of the tile or card it touches."""
        detail = self.query_one("#detail", Static)
        look = self.look
        self.border_subtitle = option.move if isinstance(option, Option) else option.verb if option is not None else ""
        if option is None or look is None:
            detail.display = False
            return
        lines: list[Text] = []
        if isinstance(option, ActionGroup) and not option.open and option.closed[0].refusal is not None:
            lines.append(look.ink(look.words.reason(option.closed[0].refusal), look.palette.rubric))
        touched = [(each, each.text) for each in things_of(look.scene) if each.id in option.handles and each.text]
        lines += [look.ink(f"{look.name(each)}: ", "bold").append(look.words.text(text)) for each, text in touched[:2]]
        detail.update(Text("\n").join(lines))
        detail.display = bool(lines)

    # -- listening ---------------------------------------------------------------------------------------------------

    @on(Input.Changed, "#filter")
    def narrow(self, event: Input.Changed) -> None:
        """Narrow the list with every key."""
        if self.decision is not None and self.look is not None:
            self.list_answers(event.value)

    @on(Input.Submitted, "#filter")
    def decide_by_typing(self, event: Input.Submitted) -> None:
        """Enter plays a whole notation, or the only answer that is left; of several one is chosen in the list.

        Where nothing is left, what was typed is tried as it is.
        """
        typed = event.value.strip()
        if self.decision is None or not typed:
            return
        written = any(
            each.move == typed for each in self.decision.options
        )  # refused ones are tried too, to show the reason
        if not written and len(self.shown) > 1:
            self.enter_list(typed)
            return
        option, group = self.focused_option(), self.groups.get(self.focused_row())
        if option is None and group is not None and not written:
            option = group.closed[0]
        self.post_message(self.Chosen(typed if option is None or written else option.move))

    def enter_list(self, typed: str) -> None:
        """From the typed line into the list: a verb opens its moves, other words leave what they have narrowed."""
        assert self.decision is not None and self.look is not None
        self.screen.set_focus(self.query_one(Answers))
        folded = action_groups(self.decision.options, self.look.spaces)
        verb = meant_verb(folded, typed, list(self.shown), self.look)
        if verb:
            focus = self.focused_row()
            self.forget()
            self.unfolded = verb
            self.list_answers("", focus if focus.split()[:1] == [verb] else self.first_of(verb))

    def first_of(self, verb: str) -> str:
        """The first move of a verb."""
        assert self.decision is not None
        return by_verb(legal(self.decision))[verb][0].move

    @on(OptionList.OptionHighlighted, "#answers")
    def look_at(self, event: OptionList.OptionHighlighted) -> None:
        """What the option would touch is lit."""
        id = event.option.id or ""
        option = self.shown.get(id) or self.groups.get(id)
        if option is not None:
            self.explain(option)
            self.post_message(self.Focused(option.handles))

    @on(OptionList.OptionSelected, "#answers")
    def decide(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click: a move is played, a verb is unfolded or folded, and what is refused says why."""
        id = event.option.id or ""
        group = self.groups.get(id)
        if id in self.shown:
            self.post_message(self.Chosen(id))
        elif group is not None and group.open:
            self.unfold(open=group.verb != self.unfolded, verb=group.verb)
        elif group is not None:
            self.post_message(self.Chosen(group.closed[0].move))

    def focused_row(self) -> str:
        """The id of the row under the cursor."""
        answers = self.query_one(Answers)
        if answers.highlighted is None:
            return ""
        return answers.get_option_at_index(answers.highlighted).id or ""

    def focused_option(self) -> Option | None:
        """The answer under the cursor."""
        return self.shown.get(self.focused_row())

    def focused_handles(self) -> list[str]:
        """What the row under the cursor would touch."""
        row = self.focused_row()
        option = self.shown.get(row) or self.groups.get(row)
        return option.handles if option is not None else []


def heading(verb: str, look: DrawingContext) -> Row:
    """The name over a group of moves, which cannot be chosen."""
    return Row(Text(look.words.verb(verb) or capitalised(verb), style=look.palette.strong), disabled=True)


def meant_verb(folded: list[ActionGroup], typed: str, moves: list[str], look: DrawingContext) -> str:
    """The verb with several moves that was typed by its name, or whose answers are just what is left."""
    several = [group for group in folded if len(group.open) > 1]
    for group in several:
        if bare(typed) in {bare(name) for name in (group.verb, look.words.verb(group.verb), *verb_names(group, look))}:
            return group.verb
    return next((group.verb for group in several if [option.move for option in group.open] == moves), "")


def group_line(group: ActionGroup, look: DrawingContext, *, unfolded: bool) -> Text:
    """`▸ Commission  send a monk  ×3`; what cannot be done is faint, with as much of the reason as fits."""
    name, *verb = verb_names(group, look)
    if not group.open:
        return look.ink(f"✗ {name}  {group_reason(group, look)}", look.palette.faint)
    line = look.ink(f"{'▾' if unfolded else '▸'} {name}", look.palette.strong)
    line.append("".join(f"  {each}" for each in verb), look.palette.faint)
    return line.append(f"  {len(group.open)}×", look.palette.faint)


def shortened_reason(words: Text, group: ActionGroup, width: int) -> Text:
    """A reason in one line, with the number of its paragraph; the detail below has all of it."""
    if group.open:
        return words
    refusal = group.closed[0].refusal
    rule = f" {refusal.rule}" if refusal is not None and refusal.rule else ""
    if len(words) > width > len(rule):
        words.truncate(width - len(rule), overflow="ellipsis")
        words.append(rule, words.spans[0].style if words.spans else "")
    return words


def workers_of(option: Option, look: DrawingContext) -> list[str]:
    """The icons of the workers a move would place, as often as it places them."""
    return [look.workers[handle] for handle in option.handles if handle in look.workers]
