"""Render every message of a match in one reader's language, with the names of the people at that table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regnum.catalogue.render import Catalogue, MissingText, catalogue, text
from regnum.core.errors import UnknownGame
from regnum.core.messages import Event, Fact, Message, Refusal, say, stamped
from regnum.core.messages import plain as plainly

SHOWN = 200  # characters of an invalid message that are shown


class Sentences:
    """The texts of one game in one language.

    `names` are what the sides are called, by seat; "" is the colour of the box. `across`: the reader sits
    opposite the first seat. `colours` are those of the sides at this table.
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
        self.opposite: Sentences | None = None  # the same for a reader on the other side
        self.cache: dict[str | bytes, str] = {}  # rendered messages

    def facing(self, across: bool) -> Sentences:
        """The same words for a reader on that side of the table."""
        if across == self.across:
            return self
        if self.opposite is None:
            self.opposite = type(self)(self.lang, self.game, self.names, across, self.colours)
            self.opposite.opposite = self
        return self.opposite

    def say(self, id: str, /, **args: Fact) -> str:
        """Render a message of the interface or of the game."""
        return self.text(say(id, **args))

    def title(self, id: str, /, **args: Fact) -> str:
        """Render a message as a heading."""
        return capitalised(self.say(id, **args))

    def text(self, thing: Message | Refusal | Event) -> str:
        """The sentence. A missing text is shown by its id: a gap must not stop a match."""
        if not isinstance(thing, Message):
            return self.rendered(thing)
        key = msgspec.msgpack.encode(thing) if thing.args else thing.id
        if key not in self.cache:
            self.cache[key] = self.rendered(thing)
        return self.cache[key]

    def rendered(self, thing: Message | Refusal | Event) -> str:
        """Render the sentence without the cache."""
        try:
            full = stamped(thing, self.game) if isinstance(thing, Message) else thing
            return text(full, self.lang, self.names, self.across)
        except MissingText as missing:
            return self.gap(thing, missing)
        except UnknownGame:  # a table is there, its game is not any more: the interface still has its own words
            return self.interface_text(thing)

    def interface_text(self, thing: Message | Refusal | Event) -> str:
        """Render a message of the interface, if it exists."""
        message = thing if isinstance(thing, Message) else thing.message()
        try:
            return catalogue(self.lang).render(message, self.names, self.across)
        except MissingText as missing:
            return self.gap(thing, missing)

    def gap(self, thing: Message | Refusal | Event, missing: MissingText) -> str:
        """The replacement of a missing text; tests require that none is missing."""
        return thing.plain() if isinstance(thing, (Refusal, Event)) else plainly(thing)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.book().has(id)

    def book(self) -> Catalogue:
        """The texts of the game; only those of the interface if the game is no longer installed."""
        try:
            return catalogue(self.lang, self.game)
        except UnknownGame:
            return catalogue(self.lang)

    def known(self, *ids: str) -> str | None:
        """The first of these messages that exists."""
        found = next((id for id in ids if self.has(id)), None)
        return self.say(found) if found else None

    def verb(self, verb: str) -> str:
        """What a group of moves is called: the game's own word for the verb, else the interface's, else nothing."""
        return capitalised(self.known(f"verb-{verb}", f"ui-{verb}.inf") or "")

    def tone(self, tone: str) -> str:
        """The name of a colour; nothing where the language has no word for it."""
        return self.known(f"tone-{tone}") or ""

    def game_title(self) -> str:
        """What the game is called."""
        return self.known("game-title") or self.game

    def player(self, seat: int) -> str:
        """What a seat is called: its colour."""
        return capitalised(self.book().player(seat, self.names))

    def why(self, refusal: Refusal) -> str:
        """Why not. Of a very long input only the beginning is shown."""
        facts = {name: shortened(fact) if isinstance(fact, str) else fact for name, fact in refusal.facts.items()}
        return self.text(msgspec.structs.replace(refusal, facts=facts))

    def reason(self, refusal: Refusal) -> str:
        """Why not, with the paragraph that says so."""
        sentence = self.why(refusal)
        return f"{sentence} ({self.say('refused-rule', rule=refusal.rule)})" if refusal.rule else sentence


def subject(name: Message, words: Sentences) -> str:
    """An opponent's name as used in a sentence, where whole sentences begin with a capital anyway.

    It is the message whose short form is used on labels.
    """
    return words.text(msgspec.structs.replace(name, id=name.id.removesuffix(".short")))


def capitalised(words: str) -> str:
    """With a capital letter, as at the beginning of a line."""
    return words[:1].upper() + words[1:]


def shortened(words: str) -> str:
    """Not more than a few lines."""
    return words if len(words) <= SHOWN else words[:SHOWN] + "…"


def signed(number: int) -> str:
    """A minus as it is printed."""
    return str(number).replace("-", "\u2212")
