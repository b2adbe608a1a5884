"""The line-by-line interface for screen readers, simple terminals and pipes: type a line, get sentences back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.console import Console

from regnum.catalogue import LANGUAGES, rulebook
from regnum.cli.choices import ActionGroup, action_groups, by_reason, by_verb, few_labels, legal, narrowed, refused
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.legend import Examples, legend
from regnum.cli.drawing.mat import group_reason, verb_names
from regnum.cli.drawing.reading import readable
from regnum.cli.drawing.sentences import scene_sentences, text_board
from regnum.cli.errors import InputError
from regnum.cli.language import Sentences
from regnum.cli.numbers import number_of, shortened
from regnum.cli.players import words_at
from regnum.cli.records import reason_id
from regnum.cli.rulebooks import part_of, rules_page
from regnum.cli.score_sheet import sheet_sentences, verdict
from regnum.cli.session import LogItem, PlaySession, hint_sentences, opening_sentences
from regnum.cli.settings import save_setting, settings_file
from regnum.core.errors import IllegalMove
from regnum.core.messages import Decision, Option, PlayerRef

COLUMN = 16  # of the help: what is typed
NO_MOVE = "unknown_move"  # the kernel's word for a line it cannot read


class PlainTable:
    """A play session over two text streams. `answer` returns whether the session continues."""

    def __init__(self, session: PlaySession, lang: str, source: TextIO, sink: TextIO) -> None:
        self.session = session
        self.words = words_at(session.match, lang, session.players)
        self.source = source
        self.sink = sink
        self.offered: list[Option | ActionGroup] = []  # what the numbers mean now
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self.show_table,
            "map": self.show_map,
            "why": self.show_why,
            "read": self.show_things,
            "hint": self.show_hint,
            "undo": self.take_back,
            "score": self.show_score,
            "rules": self.show_rules,
            "lang": self.change_language,
            "save": self.save,
            "log": self.show_log,
            "help": self.show_help,
            "quit": self.leave,
        }
        self.keys = {"w": "why", "i": "read", "h": "hint", "u": "undo", "s": "score", "r": "rules", "l": "lang",
                     "g": "log", "q": "quit"}  # as on the screen  # fmt: skip

    # -- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the match is over, the person leaves, or the input ends."""
        self.session.save()
        self.write(*self.session.record_file.save_errors(self.words))
        self.write(self.words.say("tty-plain-welcome", game=self.words.game_title(), seed=str(self.session.match.seed)))
        self.write(self.players_line())
        self.write(*opening_sentences(self.session.match, self.words, self.session.seat))
        open_still = self.go_on()
        while open_still:
            line = self.source.readline()
            if not line:
                self.leave("")
                return
            open_still = self.answer(line.strip())

    def players_line(self) -> str:
        """The players: each side with its name and its notes."""
        look = self.look()
        notes = [self.session.seat_notes(side, self.words) for side in range(len(look.sides))]
        names = [f"{name} ({', '.join(note)})" if note else name for name, note in zip(look.sides, notes, strict=True)]
        return f"{self.words.say('ui-seats-at-table')}: {', '.join(names)}."

    def go_on(self) -> bool:
        """Let bots answer first; then ask a person, or show the end."""
        while (bot := self.session.next_bot()) is not None:
            self.write_move(self.played(bot, self.session.bot_move(bot)))
        person = self.session.next_person()
        if person is None:
            self.write_end()
            return False
        self.change_seat(person)
        self.ask()
        return True

    def change_seat(self, person: int) -> None:
        """Between two people who know different things wait until the next one presses Enter."""
        if person != self.session.seat and self.session.hides(person, self.session.seat):
            self.write("\n" * 40, self.words.say("tty-curtain", player=self.words.player(person)))
            while self.source.readline().strip():  # only an empty line counts
                self.write(self.words.say("tty-curtain", player=self.words.player(person)))
        self.session.seat = person
        self.words = self.words.facing(self.session.match.across(person))

    def answer(self, line: str) -> bool:
        """A number, a command, a notation, or words that narrow the list."""
        if not line:
            self.ask()
            return True
        number = number_of(line)
        if number is not None:
            return self.choose_number(number)
        command, _, rest = line.partition(" ")
        if command not in self.session.match.rules.moves.verbs:  # a game's own word goes before a key
            command = self.keys.get(command.lower(), command)
        if command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        return self.choose_words(line)

    def choose_number(self, number: int) -> bool:
        """One of the numbers that were shown."""
        if not 1 <= number <= len(self.offered):
            self.write(self.words.say("tty-no-such-number", last=len(self.offered)))
            return True
        meant = self.offered[number - 1]
        if isinstance(meant, Option):
            return self.play(meant.move)
        self.show_options(meant.open)
        return True

    def choose_words(self, line: str) -> bool:
        """A notation is played; anything else narrows the list, or is refused with the reason."""
        if any(option.move == line for option in self.decision().options):
            return self.play(line)
        meant = narrowed(legal(self.decision()), line, self.words)
        same_verb = by_verb(legal(self.decision())).get(line, [])
        if len(same_verb) > 1:  # a verb alone asks how
            self.show_options(same_verb)
            return True
        if meant and line.split()[0] not in self.session.match.rules.moves.verbs:
            self.show_options(meant)
            return True
        return self.play(line)

    def play(self, move: str) -> bool:
        """Play it, or say why not."""
        try:
            item = self.played(self.session.seat, self.session.written(move))
        except IllegalMove as wrong:
            self.write(self.no_move(move) if wrong.refusal.code == NO_MOVE else self.words.reason(wrong.refusal))
            return True
        self.write_move(item)
        return self.go_on()

    def no_move(self, typed: str) -> str:
        """The error for a line that is not a move, with the verbs that are legal now."""
        verbs = ", ".join(by_verb(legal(self.decision())))
        return self.words.say("tty-plain-no-move", move=shortened(typed), verbs=verbs)

    def played(self, seat: int, move: str) -> LogItem:
        """Play a move; a failing disk is reported once, and the match continues."""
        failed = set(self.session.record_file.failed)
        item = self.session.play(seat, move)
        if set(self.session.record_file.failed) - failed:
            self.write(*self.session.record_file.save_errors(self.words))
        return item

    def decision(self) -> Decision:
        """What is asked now."""
        decision = self.session.decision()
        assert decision is not None
        return decision

    # -- output ------------------------------------------------------------------------------------------------------

    def write(self, *lines: str) -> None:
        """Write lines and flush."""
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def look(self) -> DrawingContext:
        """Describe the table from the point of view of the seat to move."""
        return DrawingContext(self.session.match, self.session.seat, self.words)

    def write_move(self, item: LogItem) -> None:
        """The events of one move as this seat may know them."""
        self.write(*item.sentences(self.words, self.session.seat))

    def ask(self) -> None:
        """Whose turn, the question, and the numbered answers."""
        decision = self.decision()
        self.write("", f"{self.look().side_name(decision.seat)}. {self.words.text(decision.prompt)}")
        folded = action_groups(decision.options, self.look().spaces)
        if folded:
            self.show_groups(folded)
        else:
            self.show_options(legal(decision))

    def show_groups(self, folded: list[ActionGroup]) -> None:
        """What can be done, numbered; its number shows how. Then what cannot be done, with the reasons."""
        look = self.look()
        self.offered = [group.open[0] if len(group.open) == 1 else group for group in folded if group.open]
        for number, each in enumerate(self.offered, start=1):
            if isinstance(each, Option):
                self.write(f"  {number}. {self.words.text(each.label)} [{each.move}]")
            else:
                name = ": ".join(verb_names(each, look))
                self.write(f"  {number}. {name} ({self.words.say('tty-ways', count=len(each.open))})")
        closed = [group for group in folded if not group.open]
        if closed:
            self.write(f"{self.words.title('ui-not-possible')}:")
        self.write(*(f"  {verb_names(group, look)[0]}. {group_reason(group, look)}" for group in closed))
        self.write(self.words.say("tty-plain-hint"))

    def show_options(self, options: list[Option]) -> None:
        """Numbered under their verbs."""
        self.offered = [option for group in by_verb(options).values() for option in group]
        number = 0
        for verb, group in by_verb(options).items():
            if self.words.verb(verb):
                self.write(f"{self.words.verb(verb)}:")
            for option in group:
                number += 1
                self.write(f"  {number}. {self.words.text(option.label)} [{option.move}]")
        self.write(self.words.say("tty-plain-hint"))

    def write_end(self) -> None:
        """The result and the whole score sheet."""
        look = self.look()
        self.write("", f"{self.words.say('ui-end-of-match')}. {verdict(look, self.session.people)}")
        self.write(*sheet_sentences(look), "", *self.session.record_words(self.words))

    # -- commands ----------------------------------------------------------------------------------------------------

    def show_table(self, _: str) -> bool:
        """`?`: everything on the table in sentences."""
        self.write(*scene_sentences(self.look()))
        return True

    def show_map(self, _: str) -> bool:
        """`map`: the grid drawn with letters and lines."""
        self.write(text_board(self.look()))
        return True

    def show_why(self, typed: str) -> bool:
        """`why build inn`: the reasons, each with the options that are meant."""
        decision = self.decision()
        known = any(option.move == typed for option in legal(decision))
        meant = [] if known else narrowed(refused(decision), typed, self.words)
        if not meant and not typed:
            self.write(self.words.say("tty-nothing-refused"))
        elif not meant:
            refusal = self.session.match.why(self.session.seat, self.session.written(typed))
            self.write(self.words.reason(refusal) if refusal else self.words.say("tty-may-be-played", move=typed))
        for verb, group in by_verb(meant).items():
            self.write(f"{self.words.verb(verb) or verb}:")
            for reason in by_reason(group):
                self.write(f"  {self.words.reason(reason.refusal)}", f"    {few_labels(reason.options, self.words)}")
        return True

    def show_things(self, typed: str) -> bool:
        """`read inn`: what the things on the table do."""
        found = readable(self.look(), typed)
        for each in found:
            self.write(each.head, f"    {each.text}")
        if not found:
            self.write(self.words.say("tty-no-such-thing"))
        return True

    def show_hint(self, _: str) -> bool:
        """`hint`: the best few moves, each as it is typed."""
        self.write(self.words.say("analysis-thinking"))
        self.write(*(f"  {each}" for each in hint_sentences(self.session.match, self.session.seat, self.words)))
        return True

    def take_back(self, _: str) -> bool:
        """`undo`: one move back, or the reason why not."""
        seat = self.session.last_person()
        try:
            self.session.undo(seat)
        except IllegalMove as wrong:
            self.write(self.words.reason(wrong.refusal))
            return True
        self.write(self.words.title("log-takes-back", player=PlayerRef(seat)))
        return self.go_on()

    def show_score(self, _: str) -> bool:
        """`score`: the sheet as it would count now."""
        self.write(*sheet_sentences(self.look()))
        return True

    def show_rules(self, number: str) -> bool:
        """`rules 4.3`: a part of the rules; without a number the headings."""
        book = rulebook(self.session.match.game, self.words.lang)
        if not number:
            self.write(*(f"{each} {title}".strip() for each, title in book.headings.items()))
            return True
        try:
            page = rules_page(book, part_of(book, number))
        except InputError as wrong:
            self.write(str(wrong))
            return True
        Console(file=self.sink, no_color=True, width=100, highlight=False).print(page)
        return True

    def change_language(self, lang: str) -> bool:
        """`lang cs`: from now on in another language."""
        lang = lang.lower()
        if lang not in LANGUAGES:
            self.write(self.words.say("tty-languages", languages=", ".join(LANGUAGES)))
            return True
        self.words = words_at(self.session.match, lang, self.session.players).facing(self.words.across)
        try:
            save_setting("language", lang)
        except OSError as wrong:
            why = self.words.say(reason_id(wrong))
            self.write(self.words.say("tty-not-saved", file=str(settings_file()), why=why))
        self.ask()
        return True

    def save(self, _: str) -> bool:
        """`save`: it is saved after every move anyway; this tries once more and says where, or why not."""
        self.session.save()
        self.write(*self.session.record_file.status(self.words))
        return True

    def show_log(self, _: str) -> bool:
        """`log`: all that has happened."""
        for item in self.session.history:
            self.write_move(item)
        return True

    def show_help(self, _: str) -> bool:
        """`help`: what can be typed."""
        look = self.look()
        typed = Examples(look)
        examples = {"move": typed.move, "word": typed.word, "why": f"why {typed.closed}", "read": f"read {typed.thing}"}
        columns = {name: f"{line:<{COLUMN - 1}} " for name, line in examples.items()}
        self.write(self.words.say("tty-plain-help", **columns), "", legend(look))
        return True

    def leave(self, _: str) -> bool:
        """`quit`, or the end of the input: save and leave."""
        self.save("")
        if goodbye := self.session.goodbye(self.words):
            self.write(goodbye)
        return False


def play_in_lines(session: PlaySession, lang: str) -> str:
    """Play line by line; return the language in use at the end."""
    table = PlainTable(session, lang, sys.stdin, sys.stdout)
    table.run()
    return table.words.lang


def transcript(history: Iterable[LogItem], words: Sentences) -> Iterable[str]:
    """A match as a spectator saw it: each move with its number, then what followed."""
    for item in history:
        yield f"{item.number}. {words.player(item.seat)}: {item.move}"
        yield from (f"    {sentence}" for sentence in item.sentences(words, None))
