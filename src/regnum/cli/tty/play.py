"""Play in the full-screen client: people answer by keyboard, bots and automatic opponents in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

from rich.console import Group
from rich.text import Text
from textual import on, work
from textual.binding import Binding
from textual.widget import Widget

from regnum.cli.choices import narrowed, refused
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.score_sheet import score_table, verdict
from regnum.cli.session import LogItem, PlaySession, hint_sentences
from regnum.cli.tty.options import Answers, DecisionPanel, FilterInput
from regnum.cli.tty.screens import CurtainScreen, PageScreen, ReasonsScreen, hanging
from regnum.cli.tty.table_app import TableApp
from regnum.core.errors import IllegalMove
from regnum.core.match import Match


class PlayApp(TableApp):
    """A play session on the full screen."""

    BINDINGS = [
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("slash", "filter", show=False, priority=True),
        Binding("ctrl+s", "save", show=False),
    ]

    def __init__(self, session: PlaySession, lang: str) -> None:
        super().__init__(lang, session.match, session.players)
        self.session = session
        self.thinking = asyncio.Lock()  # one thought at a time: a hint, or a bot's move
        self.leaving = False  # whether quitting was asked for although the match could not be saved

    def lower_right(self) -> Widget:
        """Yield the panel with the decision."""
        return DecisionPanel(id="decision", classes="framed")

    def shown_match(self) -> Match:
        """The current position."""
        return self.session.match

    def shown_seat(self) -> int | None:
        """The person who is asked, or was asked last."""
        return self.session.seat

    def shown_history(self) -> Iterable[LogItem]:
        """Since the first move."""
        return self.session.history

    def headline(self, look: DrawingContext) -> Text:
        """The game, how far it is, and its seed."""
        match = self.session.match
        line = look.ink(f" {self.words.game_title()}  ", look.palette.strong)
        if self.session.record_file.failed:
            line.append(f"✗ {self.words.say('tty-unsaved-mark')}", look.palette.rubric).append("  ")
        for seat in range(len(match.colours)):
            line.append_text(look.tag(seat)).append(f" {self.seat_note(seat)}".rstrip() + "  ")
        moves = self.words.say("tty-at-move", number=len(match.log))
        return line.append(f"· {moves} · {self.words.say('ui-seed')} {match.seed}", look.palette.faint)

    def seat_note(self, seat: int) -> str:
        """You, a bot's level, or the automatic opponent; the colour is the ground of the name."""
        return next(iter(self.session.seat_notes(seat, self.words)), "")

    # -- the course of a match ---------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Save at once, then start the turn loop."""
        self.session.save()
        self.report_save_errors(set())
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Bots answer first, each thinking beside the screen; then a person is asked, or the end is shown."""
        while (bot := self.session.next_bot()) is not None:
            thinking = self.words.say("progress-thinking", player=self.words.player(bot))
            self.query_one(DecisionPanel).rest(Text(thinking))
            async with self.thinking:
                move = await asyncio.to_thread(self.session.bot_move, bot)
            self.attempt(bot, move)
        person = self.session.next_person()
        if person is None:
            self.show_end()
            return
        if person != self.session.seat and self.session.hides(person, self.session.seat):
            await self.push_screen_wait(CurtainScreen(self.words, self.words.player(person)))
        self.session.seat = person
        self.redraw()
        if not isinstance(self.focused, FilterInput):  # whoever types on already is not interrupted
            self.screen.set_focus(self.query_one(Answers))

    def redraw(self) -> None:
        """The question first: what its first answer touches is lit when the board is drawn."""
        look = self.look()
        panel = self.query_one(DecisionPanel)
        decision = self.session.decision()
        if decision is not None:
            panel.show(decision, look)
        elif self.session.match.over:
            panel.rest(Text(verdict(look, self.session.people), style=look.palette.rubric), over=True)
        self.lit = panel.focused_handles()
        super().redraw()

    def refit(self) -> None:
        """The rows of the list know how wide it is."""
        super().refit()
        if self.is_running and not self.page_is_open():
            self.query_one(DecisionPanel).refit(self.look())

    def attempt(self, seat: int, move: str) -> bool:
        """Play a move; a refusal or a failed save is shown as a notification."""
        failed = set(self.session.record_file.failed)
        try:
            self.session.play(seat, move)
        except IllegalMove as wrong:
            why = self.look().words.reason(wrong.refusal)
            self.notify(why, title=self.words.say("ui-not-possible"), severity="warning")
            return False
        if seat in self.session.people:  # what was refused before is settled
            self.clear_notifications()
        self.report_save_errors(failed)
        return True

    def report_save_errors(self, known: set[Path]) -> None:
        """Notify once when a file cannot be saved; the mark in the headline stays as long as it is true."""
        if set(self.session.record_file.failed) - known:
            self.notify("\n".join(self.session.record_file.save_errors(self.words)), severity="error")

    def show_end(self) -> None:
        """The result with the whole score sheet; Escape shows the board again."""
        self.redraw()
        look = self.look()
        head = Text(f"{verdict(look, self.session.people)}\n", style=look.palette.rubric)
        saved = Text("\n" + "\n".join(self.session.record_words(self.words)), style=look.palette.faint)
        body = Group(head, score_table(look), saved)
        self.push_screen(PageScreen(self.words.say("ui-end-of-match"), body, self.words.say("tty-foot-end")))

    # -- answers -----------------------------------------------------------------------------------------------------

    @on(DecisionPanel.Chosen)
    def choose(self, event: DecisionPanel.Chosen) -> None:
        """A person has decided."""
        move = self.session.written(event.move)
        if self.session.seat in self.session.match.waiting and self.attempt(self.session.seat, move):
            self.query_one(DecisionPanel).forget()
            self.screen.set_focus(self.query_one(Answers))
            self.go_on()

    @on(DecisionPanel.Focused)
    def light(self, event: DecisionPanel.Focused) -> None:
        """What the option in focus would touch."""
        if self.lit != event.handles:
            self.lit = event.handles
            self.draw_things(self.look())

    def action_filter(self) -> None:
        """Focus the filter at once: the next keys may already be pressed."""
        self.screen.set_focus(self.query_one(FilterInput))

    def action_why(self) -> None:
        """What may not be played, and why; what was typed narrows it."""
        decision = self.session.decision()
        options = refused(decision) if decision else []
        look = self.look()
        self.push_screen(ReasonsScreen(look, narrowed(options, self.query_one(FilterInput).value, look.words)))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the computer would play. It thinks beside the screen; whoever has moved meanwhile needs it no more."""
        match, seat = self.session.match.clone(), self.session.seat
        if seat not in match.waiting:
            return
        self.notify(self.words.say("analysis-thinking"))
        async with self.thinking:
            hints = await asyncio.to_thread(hint_sentences, match, seat, self.words)
        if self.session.match.hash == match.hash and not self.page_is_open():
            self.clear_notifications()
            body = hanging("\n".join(hints))
            self.push_screen(PageScreen(self.words.say("ui-hint"), body, self.words.say("tty-foot")))

    def action_undo(self) -> None:
        """One move back, or the reason why not."""
        try:
            self.session.undo(self.session.last_person())
        except IllegalMove as wrong:
            self.notify(self.words.reason(wrong.refusal), title=self.words.say("ui-undo"), severity="warning")
            return
        self.clear_notifications()
        self.go_on()

    def action_save(self) -> None:
        """It is saved after every move; this tries once more and says where it is, or why it is not."""
        self.session.save()
        self.draw_head(self.look())
        failed = bool(self.session.record_file.failed)
        lines = self.session.record_file.status(self.words)
        self.notify("\n".join(lines), severity="error" if failed else "information")

    async def action_quit(self) -> None:
        """Leave; a match that cannot be saved is left only by asking twice."""
        self.session.save()
        failed = self.session.record_file.save_errors(self.words)
        if failed and not self.leaving:
            self.leaving = True
            self.draw_head(self.look())
            self.notify("\n".join([*failed, self.words.say("tty-quit-anyway")]), severity="error")
            return
        self.exit()
