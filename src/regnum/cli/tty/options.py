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

from regnum.catalogue.telling import counted
from regnum.cli.choices import Way, bare, by_verb, legal, narrowed, refused, ways
from regnum.cli.drawing.listing import joined, summary_line
from regnum.cli.drawing.look import Look, things
from regnum.cli.drawing.mat import chip, shared_start, verb_names, way_reason
from regnum.cli.words import headed
from regnum.core.letters import Decision, Option


class Answers(OptionList):
    """The list itself. Right opens what has several ways, left closes it again."""

    BINDINGS = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
        Binding("right", "unfold(True)", show=False),
        Binding("left,escape", "unfold(False)", show=False),
    ]

    def action_unfold(self, open: bool) -> None:
        """The panel knows what lies inside."""
        self.screen.query_one(DecisionPanel).unfold(open=open)


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
    ways: dict[str, Way]  # by the id of their row
    unfolded = ""  # the verb whose ways are shown

    def compose(self) -> ComposeResult:
        """From the question to the small print."""
        self.shown, self.ways = {}, {}
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
        self.list_answers(field.value)

    def forget(self) -> None:
        """What was typed and unfolded belongs to a question that is answered."""
        self.unfolded = ""
        field = self.query_one(Filter)
        with field.prevent(Input.Changed):
            field.value = ""

    def prompt(self, decision: Decision, look: Look) -> Text:
        """Whose turn, and what is asked."""
        return look.tag(decision.seat).append(f" {look.words.text(decision.prompt)}", look.palette.rubric)

    def rest(self, words: Text, *, over: bool = False) -> None:
        """Nobody here is asked: the list is empty and the line says what goes on. At the end nothing is typed."""
        self.decision, self.shown, self.ways = None, {}, {}
        self.border_subtitle = ""
        if over:
            self.forget()
            self.screen.set_focus(self.query_one(Answers))
            self.query_one(Filter).display = False
        self.query_one("#prompt", Static).update(words)
        self.query_one("#detail").display = False
        self.query_one(Answers).clear_options()

    def list_answers(self, typed: str, focus: str = "") -> None:
        """What is meant by what was typed; where nothing was typed and there are many kinds of moves, those."""
        decision, look = self.decision, self.look
        assert decision is not None and look is not None
        folded = [] if typed.strip() else ways(decision.options, look.spaces)
        self.ways = {f"verb {way.verb}": way for way in folded if len(way.open) != 1}
        if folded:
            self.fill([option for way in folded for option in way.open], self.folded_rows(folded, look), focus)
        else:
            options = narrowed(legal(decision), typed, look.words)
            closed = [] if options else self.refused_ways(typed, look)
            self.ways = {f"verb {way.verb}": way for way in closed}
            self.fill(options, self.folded_rows(closed, look) if closed else self.rows(options, look), focus)

    def refused_ways(self, typed: str, look: Look) -> list[Way]:
        """Where nothing that is possible was meant: what else was, each verb with its reason."""
        assert self.decision is not None
        if not ways(self.decision.options, look.spaces):
            return []
        meant = narrowed(refused(self.decision), typed, look.words)
        return [Way(verb, [], group) for verb, group in by_verb(meant).items()]

    def fill(self, options: list[Option], rows: list[Row], focus: str) -> None:
        """The rows; the focus goes where it shall be, else on the first."""
        answers = self.query_one(Answers)
        self.shown = {option.move: option for option in options}
        answers.clear_options()
        answers.add_options(rows)
        if not options and not self.ways and self.look is not None:
            nothing = Text(self.look.words.say("tty-no-match"), style=self.look.palette.faint)
            answers.add_option(Row(Padding(nothing, (0, 0, 0, 2)), disabled=True))
        open_rows = [at for at, row in enumerate(rows) if not row.disabled]
        wanted = next((at for at in open_rows if rows[at].id == focus), None)
        answers.highlighted = wanted if wanted is not None else next(iter(open_rows), None)
        if answers.highlighted is None:
            self.explain(None)
            self.post_message(self.Focused([]))

    def rows(self, options: list[Option], look: Look) -> list[Row]:
        """A heading for each verb, which cannot be chosen, then its answers."""
        rows: list[Row] = []
        for verb, group in by_verb(options).items():
            if len(group) > 1:  # one move alone speaks for itself
                rows.append(heading(verb, look))
            rows += [Row(self.row(option, look), id=option.move) for option in group]
        return rows

    def folded_rows(self, folded: list[Way], look: Look) -> list[Row]:
        """A row for each verb that leads to its moves; what cannot be done stays in sight, with the reason."""
        rows: list[Row] = []
        room = self.query_one(Answers).scrollable_content_region
        reasons = [len(way_words(way, look, unfolded=False)) for way in folded if not way.open]
        needed = sum(reason // max(1, room.width - 4) + 1 for reason in reasons) + len(folded) - len(reasons)
        spacious = needed <= room.height
        for way in folded:
            if len(way.open) == 1:
                rows.append(Row(self.only_row(way, look), id=way.open[0].move))
                continue
            words = way_words(way, look, unfolded=way.verb == self.unfolded)
            rows.append(Row(words if spacious else shortened_reason(words, way, room.width), id=f"verb {way.verb}"))
            if way.verb == self.unfolded:
                rows += self.unfolded_rows(way, look)
        return rows

    def unfolded_rows(self, way: Way, look: Look) -> list[Row]:
        """The moves of a verb: whom they place, where that is all they differ in; else in words."""
        crews = [workers_of(option, look) for option in way.open]
        alike = [set(option.handles) - set(look.workers) for option in way.open]
        if all(crews) and len(set(map(tuple, crews))) == len(crews) and all(each == alike[0] for each in alike):
            return [Row(self.crew_row(option, look), id=option.move) for option in way.open]
        skipped = shared_start([look.words.text(option.label) for option in way.open])
        return [Row(self.row(each, look, 4, skipped, chips=True), id=each.move) for each in way.open]

    def crew_row(self, option: Option, look: Look) -> Padding:
        """`[La][Fi] 1 labourer, 1 fighter`"""
        crew = workers_of(option, look)
        row = joined([chip(icon, look, there=True) for icon in crew], "").append(f" {counted(crew, look)}")
        return Padding(self.noted(row, option, look, 4), (0, 0, 0, 4))

    def only_row(self, way: Way, look: Look) -> Padding:
        """A verb with one way: what it is called and whom it takes; where nobody is placed, the move in words."""
        (option,) = way.open
        workers = workers_of(option, look)
        if not workers or not any(handle in look.spaces for handle in option.handles):
            return self.row(option, look, indent=2)
        row = look.ink(f"{verb_names(way, look)[0]} ", look.palette.strong)
        for icon in workers:
            row.append_text(chip(icon, look, there=True))
        return Padding(self.noted(row, option, look, 2), (0, 0, 0, 2))

    def noted(self, row: Text, option: Option, look: Look, indent: int) -> Text:
        """Beside it how it is written, where that fits."""
        room = self.query_one(Answers).scrollable_content_region.width or look.width
        if indent + len(row) + 2 + len(option.move) <= room:
            row.append(f"  {option.move}", look.palette.faint)
        return row

    def unfold(self, *, open: bool, verb: str = "") -> None:
        """Show the ways of the verb in focus, or put them away."""
        row = self.focused_row()
        way = self.ways.get(f"verb {verb}" if verb else row)
        if open and way is not None and way.open:
            self.unfolded = way.verb
            self.list_answers("", way.open[0].move)
        elif not open and self.unfolded:
            closed, self.unfolded = self.unfolded, ""
            self.list_answers("", f"verb {closed}")
        elif not open and self.query_one(Filter).value:  # what was typed narrows the list no longer
            focus = self.focused_row()
            self.forget()
            self.list_answers("", focus)

    def refit(self, look: Look) -> None:
        """Another width: the same rows, the same focus."""
        if self.decision is not None and self.look is not None:
            self.look = look
            self.list_answers(self.query_one(Filter).value, self.focused_row())

    def row(self, option: Option, look: Look, indent: int = 0, skipped: int = 0, *, chips: bool = False) -> Padding:
        """What it does in words, in a second line where one is not enough; how it is written only where it fits."""
        indent = indent or (1 if look.terse else 2)
        row = Text()
        for icon in workers_of(option, look) if chips else ():
            row.append_text(chip(icon, look, there=True))
        row.append(" " if len(row) else "").append(headed(look.words.text(option.label)[skipped:]))
        return Padding(self.noted(row, option, look, indent), (0, 0, 0, indent))

    def explain(self, option: Option | Way | None) -> None:
        """The small print: why not, how it is written, and name and effect of the tile or card it touches."""
        detail = self.query_one("#detail", Static)
        look = self.look
        self.border_subtitle = option.move if isinstance(option, Option) else option.verb if option is not None else ""
        if option is None or look is None:
            detail.display = False
            return
        lines: list[Text] = []
        if isinstance(option, Way) and not option.open and option.closed[0].refusal is not None:
            lines.append(look.ink(look.words.reason(option.closed[0].refusal), look.palette.rubric))
        touched = [thing for thing in things(look.scene) if thing["id"] in option.handles and "text" in thing]
        lines += [
            look.ink(f"{look.name(each)}: ", "bold").append(look.words.text(each["text"])) for each in touched[:2]
        ]
        detail.update(Text("\n").join(lines))
        detail.display = bool(lines)

    # -- listening ---------------------------------------------------------------------------------------------------

    @on(Input.Changed, "#filter")
    def narrow(self, event: Input.Changed) -> None:
        """Every letter narrows."""
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
        written = any(each.move == typed for each in self.decision.options)  # refused ones shall say why
        if not written and len(self.shown) > 1:
            self.enter_list(typed)
            return
        option, way = self.focused_option(), self.ways.get(self.focused_row())
        if option is None and way is not None and not written:
            option = way.closed[0]
        self.post_message(self.Chosen(typed if option is None or written else option.move))

    def enter_list(self, typed: str) -> None:
        """From the typed line into the list: a verb opens its ways, other words leave what they have narrowed."""
        assert self.decision is not None and self.look is not None
        self.screen.set_focus(self.query_one(Answers))
        folded = ways(self.decision.options, self.look.spaces)
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
        option = self.shown.get(id) or self.ways.get(id)
        if option is not None:
            self.explain(option)
            self.post_message(self.Focused(option.handles))

    @on(OptionList.OptionSelected, "#answers")
    def decide(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click: a move is played, a verb is unfolded or folded, and what is refused says why."""
        id = event.option.id or ""
        way = self.ways.get(id)
        if id in self.shown:
            self.post_message(self.Chosen(id))
        elif way is not None and way.open:
            self.unfold(open=way.verb != self.unfolded, verb=way.verb)
        elif way is not None:
            self.post_message(self.Chosen(way.closed[0].move))

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
        option = self.shown.get(row) or self.ways.get(row)
        return option.handles if option is not None else []


def heading(verb: str, look: Look) -> Row:
    """The name over a group of moves, which cannot be chosen."""
    return Row(Text(look.words.verb(verb) or headed(verb), style=look.palette.strong), disabled=True)


def meant_verb(folded: list[Way], typed: str, moves: list[str], look: Look) -> str:
    """The verb with several ways that was typed by its name, or whose ways are just what is left."""
    several = [way for way in folded if len(way.open) > 1]
    for way in several:
        if bare(typed) in {bare(name) for name in (way.verb, look.words.verb(way.verb), *verb_names(way, look))}:
            return way.verb
    return next((way.verb for way in several if [option.move for option in way.open] == moves), "")


def way_words(way: Way, look: Look, *, unfolded: bool) -> Text:
    """`▸ Commission  send a monk  ×3`; what cannot be done now is faint, and says why as far as there is room."""
    name, *verb = verb_names(way, look)
    if not way.open:
        return look.ink(f"✗ {name}  {way_reason(way, look)}", look.palette.faint)
    line = look.ink(f"{'▾' if unfolded else '▸'} {name}", look.palette.strong)
    line.append("".join(f"  {each}" for each in verb), look.palette.faint)
    return line.append(f"  {len(way.open)}×", look.palette.faint)


def shortened_reason(words: Text, way: Way, width: int) -> Text:
    """A reason in one line, with the number of its paragraph; all of it stands in the small print below."""
    if way.open:
        return words
    refusal = way.closed[0].refusal
    rule = f" {refusal.rule}" if refusal is not None and refusal.rule else ""
    if len(words) > width > len(rule):
        words.truncate(width - len(rule), overflow="ellipsis")
        words.append(rule, words.spans[0].style if words.spans else "")
    return words


def workers_of(option: Option, look: Look) -> list[str]:
    """The icons of the workers a move would place, as often as it places them."""
    return [look.workers[handle] for handle in option.handles if handle in look.workers]
