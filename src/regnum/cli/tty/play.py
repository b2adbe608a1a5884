"""Playing at the table in the terminal: people answer by keyboard, bots and automata in between."""

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
from regnum.cli.drawing.look import Look
from regnum.cli.sheets import score_table, verdict
from regnum.cli.sitting import Sitting, Told, hint_sentences
from regnum.cli.tty.options import Answers, DecisionPanel, Filter
from regnum.cli.tty.screens import Curtain, Leaf, WhyLeaf, hanging
from regnum.cli.tty.table import TableApp
from regnum.core.errors import IllegalMove
from regnum.core.match import Match


class PlayApp(TableApp):
    """One sitting on the screen."""

    BINDINGS = [
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("slash", "filter", show=False, priority=True),
        Binding("ctrl+s", "save", show=False),
    ]

    def __init__(self, sitting: Sitting, lang: str) -> None:
        super().__init__(lang, sitting.match, sitting.company)
        self.sitting = sitting
        self.thinking = asyncio.Lock()  # one thought at a time: a hint, or a bot's move
        self.leaving = False  # whether somebody wants to leave a match that could not be saved

    def lower_right(self) -> Widget:
        """The decision."""
        return DecisionPanel(id="decision", classes="leafed")

    def shown_match(self) -> Match:
        """As it stands."""
        return self.sitting.match

    def shown_seat(self) -> int | None:
        """The person who is asked, or was asked last."""
        return self.sitting.seat

    def shown_story(self) -> Iterable[Told]:
        """Since the first move."""
        return self.sitting.story

    def headline(self, look: Look) -> Text:
        """The game, how far it is, and its seed."""
        match = self.sitting.match
        line = look.ink(f" {self.words.game_title()}  ", look.palette.strong)
        if self.sitting.keeper.failed:
            line.append(f"✗ {self.words.say('tty-unsaved-mark')}", look.palette.rubric).append("  ")
        for seat in range(len(match.colours)):
            line.append_text(look.tag(seat)).append(f" {self.seat_note(seat)}".rstrip() + "  ")
        moves = self.words.say("tty-at-move", number=len(match.log))
        return line.append(f"· {moves} · {self.words.say('ui-seed')} {match.seed}", look.palette.faint)

    def seat_note(self, seat: int) -> str:
        """You, a bot's level, or the automatic opponent; the colour is the ground of the name."""
        return next(iter(self.sitting.seat_notes(seat, self.words)), "")

    # -- the course of a match ---------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Kept from the first moment; then whoever is to move moves."""
        self.sitting.save()
        self.complain_of_disk(set())
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Bots answer first, each thinking beside the screen; then a person is asked, or the end is shown."""
        while (bot := self.sitting.next_bot()) is not None:
            thinking = self.words.say("progress-thinking", player=self.words.player(bot))
            self.query_one(DecisionPanel).rest(Text(thinking))
            async with self.thinking:
                move = await asyncio.to_thread(self.sitting.bot_move, bot)
            self.attempt(bot, move)
        person = self.sitting.next_person()
        if person is None:
            self.show_end()
            return
        if person != self.sitting.seat and self.sitting.hides(person, self.sitting.seat):
            await self.push_screen_wait(Curtain(self.words, self.words.player(person)))
        self.sitting.seat = person
        self.redraw()
        if not isinstance(self.focused, Filter):  # whoever types on already is not interrupted
            self.screen.set_focus(self.query_one(Answers))

    def redraw(self) -> None:
        """The question first: what its first answer touches is lit when the board is drawn."""
        look = self.look()
        panel = self.query_one(DecisionPanel)
        decision = self.sitting.decision()
        if decision is not None:
            panel.show(decision, look)
        elif self.sitting.match.over:
            panel.rest(Text(verdict(look, self.sitting.people), style=look.palette.rubric), over=True)
        self.lit = panel.focused_handles()
        super().redraw()

    def refit(self) -> None:
        """The rows of the list know how wide it is."""
        super().refit()
        if self.is_running and not self.leaf_is_open():
            self.query_one(DecisionPanel).refit(self.look())

    def attempt(self, seat: int, move: str) -> bool:
        """Play a move; a refusal or a full disk is said aloud, and nothing breaks."""
        failed = set(self.sitting.keeper.failed)
        try:
            self.sitting.play(seat, move)
        except IllegalMove as wrong:
            why = self.look().words.reason(wrong.refusal)
            self.notify(why, title=self.words.say("ui-not-possible"), severity="warning")
            return False
        if seat in self.sitting.people:  # what was refused before is settled
            self.clear_notifications()
        self.complain_of_disk(failed)
        return True

    def complain_of_disk(self, known: set[Path]) -> None:
        """A place that begins to refuse is said once; the mark in the headline stays as long as it is true."""
        if set(self.sitting.keeper.failed) - known:
            self.notify("\n".join(self.sitting.keeper.complaints(self.words)), severity="error")

    def show_end(self) -> None:
        """The result with the whole score sheet; Escape shows the board again."""
        self.redraw()
        look = self.look()
        head = Text(f"{verdict(look, self.sitting.people)}\n", style=look.palette.rubric)
        kept = Text("\n" + "\n".join(self.sitting.record_words(self.words)), style=look.palette.faint)
        body = Group(head, score_table(look), kept)
        self.push_screen(Leaf(self.words.say("ui-end-of-match"), body, self.words.say("tty-foot-end")))

    # -- answers -----------------------------------------------------------------------------------------------------

    @on(DecisionPanel.Chosen)
    def choose(self, event: DecisionPanel.Chosen) -> None:
        """A person has decided."""
        move = self.sitting.written(event.move)
        if self.sitting.seat in self.sitting.match.waiting and self.attempt(self.sitting.seat, move):
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
        """Into the line where one types; at once, because the next letters may be on their way already."""
        self.screen.set_focus(self.query_one(Filter))

    def action_why(self) -> None:
        """What may not be played, and why; what was typed narrows it."""
        decision = self.sitting.decision()
        options = refused(decision) if decision else []
        look = self.look()
        self.push_screen(WhyLeaf(look, narrowed(options, self.query_one(Filter).value, look.words)))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the computer would play. It thinks beside the screen; whoever has moved meanwhile needs it no more."""
        match, seat = self.sitting.match.clone(), self.sitting.seat
        if seat not in match.waiting:
            return
        self.notify(self.words.say("analysis-thinking"))
        async with self.thinking:
            hints = await asyncio.to_thread(hint_sentences, match, seat, self.words)
        if self.sitting.match.hash == match.hash and not self.leaf_is_open():
            self.clear_notifications()
            body = hanging("\n".join(hints))
            self.push_screen(Leaf(self.words.say("ui-hint"), body, self.words.say("tty-foot")))

    def action_undo(self) -> None:
        """One move back, or the reason why not."""
        try:
            self.sitting.undo(self.sitting.last_person())
        except IllegalMove as wrong:
            self.notify(self.words.reason(wrong.refusal), title=self.words.say("ui-undo"), severity="warning")
            return
        self.clear_notifications()
        self.go_on()

    def action_save(self) -> None:
        """It is saved after every move; this tries once more and says where it is, or why it is not."""
        self.sitting.save()
        self.draw_head(self.look())
        failed = bool(self.sitting.keeper.failed)
        told = self.sitting.keeper.told(self.words)
        self.notify("\n".join(told), severity="error" if failed else "information")

    async def action_quit(self) -> None:
        """Leave; a match that cannot be saved is left only by asking twice."""
        self.sitting.save()
        failed = self.sitting.keeper.complaints(self.words)
        if failed and not self.leaving:
            self.leaving = True
            self.draw_head(self.look())
            self.notify("\n".join([*failed, self.words.say("tty-quit-anyway")]), severity="error")
            return
        self.exit()
