"""Every message of a match as a sentence in one reader's language, with the names people have at that table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regnum.catalogue.render import Catalogue, MissingText, catalogue, text
from regnum.core.errors import UnknownGame
from regnum.core.letters import Event, Fact, Message, Refusal, say, stamped
from regnum.core.letters import plain as plainly

SHOWN = 200  # signs of something wrong that are told back


class Words:
    """One game told in one language. `names` are what the sides are called, by seat; "" is the colour of the box.

    `across`: the reader sits opposite the first seat. `colours` are those of the sides at this table.
    """

    def __init__(
        self,
        lang: str,
        game: str = "",
        names: Sequence[str] = (),
        across: bool = False,
        colours: Sequence[str] = (),
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        self.colours = tuple(colours)
        self.across = across
        self.opposite: Words | None = None  # the same for a reader on the other side
        self.told: dict[str | bytes, str] = {}  # messages that were told once

    def facing(self, across: bool) -> Words:
        """The same words for a reader on that side of the table."""
        if across == self.across:
            return self
        if self.opposite is None:
            self.opposite = type(self)(self.lang, self.game, self.names, across, self.colours)
            self.opposite.opposite = self
        return self.opposite

    def say(self, id: str, /, **args: Fact) -> str:
        """A message of the house, or of the game."""
        return self.text(say(id, **args))

    def title(self, id: str, /, **args: Fact) -> str:
        """The same, as it stands at the head of something."""
        return headed(self.say(id, **args))

    def text(self, thing: Message | Refusal | Event) -> str:
        """The sentence. A text nobody has written yet is shown by its id: a gap must not stop a match."""
        if not isinstance(thing, Message):
            return self.rendered(thing)
        key = msgspec.msgpack.encode(thing) if thing.args else thing.id
        if key not in self.told:
            self.told[key] = self.rendered(thing)
        return self.told[key]

    def rendered(self, thing: Message | Refusal | Event) -> str:
        """The sentence, made anew."""
        try:
            told = stamped(thing, self.game) if isinstance(thing, Message) else thing
            return text(told, self.lang, self.names, self.across)
        except MissingText as missing:
            return self.gap(thing, missing)
        except UnknownGame:  # a table is there, its game is not any more: the house still has its own words
            return self.of_the_house(thing)

    def of_the_house(self, thing: Message | Refusal | Event) -> str:
        """The sentence, if the house has the words for it."""
        message = thing if isinstance(thing, Message) else thing.message()
        try:
            return catalogue(self.lang).render(message, self.names, self.across)
        except MissingText as missing:
            return self.gap(thing, missing)

    def gap(self, thing: Message | Refusal | Event, missing: MissingText) -> str:
        """What stands where a text is missing; tests let nothing be missing."""
        return thing.plain() if isinstance(thing, (Refusal, Event)) else plainly(thing)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.book().has(id)

    def book(self) -> Catalogue:
        """The texts of the game; the house's alone where the game is not here any more."""
        try:
            return catalogue(self.lang, self.game)
        except UnknownGame:
            return catalogue(self.lang)

    def known(self, *ids: str) -> str | None:
        """The first of these messages that exists."""
        found = next((id for id in ids if self.has(id)), None)
        return self.say(found) if found else None

    def verb(self, verb: str) -> str:
        """What a group of moves is called: the game's own word for the verb, else the house's, else nothing."""
        return headed(self.known(f"verb-{verb}", f"ui-{verb}.inf") or "")

    def tone(self, tone: str) -> str:
        """The name of a colour; nothing where the language has no word for it."""
        return self.known(f"tone-{tone}") or ""

    def game_title(self) -> str:
        """What the game is called."""
        return self.known("game-title") or self.game

    def player(self, seat: int) -> str:
        """What a seat is called: its colour."""
        return headed(self.book().player(seat, self.names))

    def why(self, refusal: Refusal) -> str:
        """Why not. Of an endless line somebody typed only the beginning is told."""
        facts = {name: shortened(fact) if isinstance(fact, str) else fact for name, fact in refusal.facts.items()}
        return self.text(msgspec.structs.replace(refusal, facts=facts))

    def reason(self, refusal: Refusal) -> str:
        """Why not, with the paragraph that says so."""
        sentence = self.why(refusal)
        return f"{sentence} ({self.say('refused-rule', rule=refusal.rule)})" if refusal.rule else sentence


def subject(name: Message, words: Words) -> str:
    """An opponent's name as it stands in a sentence, where whole sentences begin with a capital anyway.

    It is the message whose short form stands on labels.
    """
    return words.text(msgspec.structs.replace(name, id=name.id.removesuffix(".short")))


def headed(words: str) -> str:
    """With a capital letter, as at the beginning of a line."""
    return words[:1].upper() + words[1:]


def shortened(words: str) -> str:
    """Not more than a few lines."""
    return words if len(words) <= SHOWN else words[:SHOWN] + "…"


def signed(number: int) -> str:
    """A minus as it is printed."""
    return str(number).replace("-", "\u2212")
