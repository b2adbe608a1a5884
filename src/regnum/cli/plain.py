"""The table in lines: for screen readers, dumb terminals and pipes. You type, it answers in sentences."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from rich.console import Console

from regnum.catalogue import LANGUAGES, rulebook
from regnum.cli.choices import Way, by_reason, by_verb, few_labels, legal, narrowed, refused, ways
from regnum.cli.company import words_at
from regnum.cli.drawing.legend import Examples, legend
from regnum.cli.drawing.look import Look
from regnum.cli.drawing.mat import verb_names, way_reason
from regnum.cli.drawing.reading import readable
from regnum.cli.drawing.sentences import scene_sentences, text_board
from regnum.cli.errors import Complaint
from regnum.cli.numbers import number_of, shortened
from regnum.cli.records import reason_id
from regnum.cli.rulebooks import part_of, rules_page
from regnum.cli.settings import remember, settings_file
from regnum.cli.sheets import sheet_sentences, verdict
from regnum.cli.sitting import Sitting, Told, hint_sentences, opening_sentences
from regnum.cli.words import Words
from regnum.core.errors import IllegalMove
from regnum.core.letters import Decision, Option, Who

COLUMN = 16  # of the help: what is typed
NO_MOVE = "unknown_move"  # the kernel's word for a line it cannot read


class PlainTable:
    """One sitting over a pair of streams. `answer` returns whether the table stays open."""

    def __init__(self, sitting: Sitting, lang: str, source: TextIO, sink: TextIO) -> None:
        self.sitting = sitting
        self.words = words_at(sitting.match, lang, sitting.company)
        self.source = source
        self.sink = sink
        self.offered: list[Option | Way] = []  # what the numbers mean now
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
        self.sitting.save()
        self.tell(*self.sitting.keeper.complaints(self.words))
        self.tell(self.words.say("tty-plain-welcome", game=self.words.game_title(), seed=str(self.sitting.match.seed)))
        self.tell(self.company())
        self.tell(*opening_sentences(self.sitting.match, self.words, self.sitting.seat))
        open_still = self.go_on()
        while open_still:
            line = self.source.readline()
            if not line:
                self.leave("")
                return
            open_still = self.answer(line.strip())

    def company(self) -> str:
        """Who sits at the table: each side with its colour, and what stands beside its name."""
        look = self.look()
        notes = [self.sitting.seat_notes(side, self.words) for side in range(len(look.sides))]
        told = [f"{name} ({', '.join(note)})" if note else name for name, note in zip(look.sides, notes, strict=True)]
        return f"{self.words.say('ui-seats-at-table')}: {', '.join(told)}."

    def go_on(self) -> bool:
        """Bots answer first; then somebody here is asked, or the end is told."""
        while (bot := self.sitting.next_bot()) is not None:
            self.tell_move(self.played(bot, self.sitting.bot_move(bot)))
        person = self.sitting.next_person()
        if person is None:
            self.tell_end()
            return False
        self.change_seat(person)
        self.ask()
        return True

    def change_seat(self, person: int) -> None:
        """Between two people who know different things a curtain falls until somebody presses Enter."""
        if person != self.sitting.seat and self.sitting.hides(person, self.sitting.seat):
            self.tell("\n" * 40, self.words.say("tty-curtain", player=self.words.player(person)))
            while self.source.readline().strip():  # something typed is no Enter
                self.tell(self.words.say("tty-curtain", player=self.words.player(person)))
        self.sitting.seat = person
        self.words = self.words.facing(self.sitting.match.across(person))

    def answer(self, line: str) -> bool:
        """A number, a command, a notation, or words that narrow the list."""
        if not line:
            self.ask()
            return True
        number = number_of(line)
        if number is not None:
            return self.choose_number(number)
        command, _, rest = line.partition(" ")
        if command not in self.sitting.match.rules.moves.verbs:  # a game's own word goes before a key
            command = self.keys.get(command.lower(), command)
        if command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        return self.choose_words(line)

    def choose_number(self, number: int) -> bool:
        """One of the numbers that were shown."""
        if not 1 <= number <= len(self.offered):
            self.tell(self.words.say("tty-no-such-number", last=len(self.offered)))
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
        if meant and line.split()[0] not in self.sitting.match.rules.moves.verbs:
            self.show_options(meant)
            return True
        return self.play(line)

    def play(self, move: str) -> bool:
        """Play it, or say why not."""
        try:
            told = self.played(self.sitting.seat, self.sitting.written(move))
        except IllegalMove as wrong:
            self.tell(self.no_move(move) if wrong.refusal.code == NO_MOVE else self.words.reason(wrong.refusal))
            return True
        self.tell_move(told)
        return self.go_on()

    def no_move(self, typed: str) -> str:
        """A line that is no move: with which words one may begin now."""
        verbs = ", ".join(by_verb(legal(self.decision())))
        return self.words.say("tty-plain-no-move", move=shortened(typed), verbs=verbs)

    def played(self, seat: int, move: str) -> Told:
        """Play; a disk that begins to refuse is told once, and the match goes on."""
        failed = set(self.sitting.keeper.failed)
        told = self.sitting.play(seat, move)
        if set(self.sitting.keeper.failed) - failed:
            self.tell(*self.sitting.keeper.complaints(self.words))
        return told

    def decision(self) -> Decision:
        """What is asked now."""
        decision = self.sitting.decision()
        assert decision is not None
        return decision

    # -- what is told ------------------------------------------------------------------------------------------------

    def tell(self, *lines: str) -> None:
        """Lines to the reader, at once."""
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def look(self) -> Look:
        """The table through the eyes of whoever is asked."""
        return Look(self.sitting.match, self.sitting.seat, self.words)

    def tell_move(self, told: Told) -> None:
        """The events of one move as this seat may know them."""
        self.tell(*told.sentences(self.words, self.sitting.seat))

    def ask(self) -> None:
        """Whose turn, the question, and the numbered answers."""
        decision = self.decision()
        self.tell("", f"{self.look().side_name(decision.seat)}. {self.words.text(decision.prompt)}")
        folded = ways(decision.options, self.look().spaces)
        if folded:
            self.show_ways(folded)
        else:
            self.show_options(legal(decision))

    def show_ways(self, folded: list[Way]) -> None:
        """What can be done, numbered; its number shows how. Then what cannot be done, with the reasons."""
        look = self.look()
        self.offered = [way.open[0] if len(way.open) == 1 else way for way in folded if way.open]
        for number, each in enumerate(self.offered, start=1):
            if isinstance(each, Option):
                self.tell(f"  {number}. {self.words.text(each.label)} [{each.move}]")
            else:
                name = ": ".join(verb_names(each, look))
                self.tell(f"  {number}. {name} ({self.words.say('tty-ways', count=len(each.open))})")
        closed = [way for way in folded if not way.open]
        if closed:
            self.tell(f"{self.words.title('ui-not-possible')}:")
        self.tell(*(f"  {verb_names(way, look)[0]}. {way_reason(way, look)}" for way in closed))
        self.tell(self.words.say("tty-plain-hint"))

    def show_options(self, options: list[Option]) -> None:
        """Numbered under their verbs."""
        self.offered = [option for group in by_verb(options).values() for option in group]
        number = 0
        for verb, group in by_verb(options).items():
            if self.words.verb(verb):
                self.tell(f"{self.words.verb(verb)}:")
            for option in group:
                number += 1
                self.tell(f"  {number}. {self.words.text(option.label)} [{option.move}]")
        self.tell(self.words.say("tty-plain-hint"))

    def tell_end(self) -> None:
        """The result and the whole score sheet."""
        look = self.look()
        self.tell("", f"{self.words.say('ui-end-of-match')}. {verdict(look, self.sitting.people)}")
        self.tell(*sheet_sentences(look), "", *self.sitting.record_words(self.words))

    # -- commands ----------------------------------------------------------------------------------------------------

    def show_table(self, _: str) -> bool:
        """`?`: everything on the table in sentences."""
        self.tell(*scene_sentences(self.look()))
        return True

    def show_map(self, _: str) -> bool:
        """`map`: the grid drawn with letters and lines."""
        self.tell(text_board(self.look()))
        return True

    def show_why(self, typed: str) -> bool:
        """`why build inn`: the reasons, each with the options that are meant."""
        decision = self.decision()
        known = any(option.move == typed for option in legal(decision))
        meant = [] if known else narrowed(refused(decision), typed, self.words)
        if not meant and not typed:
            self.tell(self.words.say("tty-nothing-refused"))
        elif not meant:
            refusal = self.sitting.match.why(self.sitting.seat, self.sitting.written(typed))
            self.tell(self.words.reason(refusal) if refusal else self.words.say("tty-may-be-played", move=typed))
        for verb, group in by_verb(meant).items():
            self.tell(f"{self.words.verb(verb) or verb}:")
            for reason in by_reason(group):
                self.tell(f"  {self.words.reason(reason.refusal)}", f"    {few_labels(reason.options, self.words)}")
        return True

    def show_things(self, typed: str) -> bool:
        """`read inn`: what the things on the table do."""
        found = readable(self.look(), typed)
        for each in found:
            self.tell(each.head, f"    {each.text}")
        if not found:
            self.tell(self.words.say("tty-no-such-thing"))
        return True

    def show_hint(self, _: str) -> bool:
        """`hint`: the best few moves, each as it is typed."""
        self.tell(self.words.say("analysis-thinking"))
        self.tell(*(f"  {each}" for each in hint_sentences(self.sitting.match, self.sitting.seat, self.words)))
        return True

    def take_back(self, _: str) -> bool:
        """`undo`: one move back, or the reason why not."""
        seat = self.sitting.last_person()
        try:
            self.sitting.undo(seat)
        except IllegalMove as wrong:
            self.tell(self.words.reason(wrong.refusal))
            return True
        self.tell(self.words.title("log-takes-back", player=Who(seat)))
        return self.go_on()

    def show_score(self, _: str) -> bool:
        """`score`: the sheet as it would count now."""
        self.tell(*sheet_sentences(self.look()))
        return True

    def show_rules(self, number: str) -> bool:
        """`rules 4.3`: a part of the rules; without a number the headings."""
        book = rulebook(self.sitting.match.game, self.words.lang)
        if not number:
            self.tell(*(f"{each} {title}".strip() for each, title in book.headings.items()))
            return True
        try:
            page = rules_page(book, part_of(book, number))
        except Complaint as wrong:
            self.tell(str(wrong))
            return True
        Console(file=self.sink, no_color=True, width=100, highlight=False).print(page)
        return True

    def change_language(self, lang: str) -> bool:
        """`lang cs`: from now on in another language."""
        lang = lang.lower()
        if lang not in LANGUAGES:
            self.tell(self.words.say("tty-languages", languages=", ".join(LANGUAGES)))
            return True
        self.words = words_at(self.sitting.match, lang, self.sitting.company).facing(self.words.across)
        try:
            remember("language", lang)
        except OSError as wrong:
            why = self.words.say(reason_id(wrong))
            self.tell(self.words.say("tty-not-saved", file=str(settings_file()), why=why))
        self.ask()
        return True

    def save(self, _: str) -> bool:
        """`save`: it is saved after every move anyway; this tries once more and says where, or why not."""
        self.sitting.save()
        self.tell(*self.sitting.keeper.told(self.words))
        return True

    def show_log(self, _: str) -> bool:
        """`log`: all that has happened."""
        for told in self.sitting.story:
            self.tell_move(told)
        return True

    def show_help(self, _: str) -> bool:
        """`help`: what can be typed."""
        look = self.look()
        typed = Examples(look)
        examples = {"move": typed.move, "word": typed.word, "why": f"why {typed.closed}", "read": f"read {typed.thing}"}
        columns = {name: f"{line:<{COLUMN - 1}} " for name, line in examples.items()}
        self.tell(self.words.say("tty-plain-help", **columns), "", legend(look))
        return True

    def leave(self, _: str) -> bool:
        """`quit`, or the end of the input: the match waits on disk."""
        self.save("")
        if goodbye := self.sitting.goodbye(self.words):
            self.tell(goodbye)
        return False


def play_in_lines(sitting: Sitting, lang: str) -> str:
    """Sit down in line mode; the language the table spoke in the end."""
    table = PlainTable(sitting, lang, sys.stdin, sys.stdout)
    table.run()
    return table.words.lang


def transcript(story: Iterable[Told], words: Words) -> Iterable[str]:
    """A match as a bystander saw it: each move with its number, then what followed."""
    for told in story:
        yield f"{told.number}. {words.player(told.seat)}: {told.move}"
        yield from (f"    {sentence}" for sentence in told.sentences(words, None))
