"""Render a message as a sentence in the reader's language."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from regnum.catalogue.bundles import LazyBundle
from regnum.core.errors import OptionError, RegnumError
from regnum.core.messages import Direction, Event, Fact, GridSpot, Message, PlayerRef, Refusal, say
from regnum.core.registry import box_of

LANGUAGES = ("en", "cs", "sk", "uk")
ROUND = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")  # clockwise
SHORT = {"cs": "aikosuvzAIKOSUVZ", "sk": "aikosuvzAIKOSUVZ", "uk": "аійоувзАІЙОУВЗ"}  # words of one letter
MINUS = re.compile(r"(?<!\w)-(?=\d)")  # in a sentence a negative number has a real minus
BINDING = {
    lang: re.compile(rf"(?<=\d) (?=[^\W\d_])|(?<![\w’'-][{short}])(?<=[{short}]) (?=\S)")
    for lang, short in SHORT.items()
}  # the spaces at which a line must not break

log = logging.getLogger("regnum.catalogue")


class MissingText(RegnumError):
    """A catalogue has no such message, or the message wants an argument it was not given."""


class Catalogue:
    """All texts of one game (or of the interface alone) for readers of one language.

    A message that the game does not have in it is taken, whole, from a language that the game has: English, else the
    first. It is then counted and inflected as that language does.
    """

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.game = game
        self.colours = box_of(game).colours if game else ()
        self.languages = tongues_of(game, lang)

    def has(self, id: str) -> bool:
        """Whether there is such a message (and such an attribute of it)."""
        name, _, attribute = id.partition(".")
        for language in self.languages:  # another language is read only when it is needed
            bundle = bundle_of(language, self.game)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                return attribute in message.attributes if attribute else message.value is not None
        return False

    def render(self, message: Message, names: Sequence[str] = (), across: bool = False) -> str:
        """The sentence; MissingText instead of half a sentence. `across`: the reader sits opposite the first seat."""
        gaps: list[MissingText] = []
        for language in self.languages:
            try:
                return self.rendered(bundle_of(language, self.game), message, names, across)
            except MissingText as gap:
                gaps.append(gap)
        raise gaps[0]

    def rendered(self, bundle: LazyBundle, message: Message, names: Sequence[str], across: bool) -> str:
        """The sentence in one language."""
        name, _, attribute = message.id.partition(".")
        if not bundle.has_message(name):
            raise MissingText(f"{self.lang}: unknown message {message.id!r}")
        entry = bundle.get_message(name)
        # A form a language does not need (English has no accusative) is the plain form.
        pattern = entry.attributes.get(attribute, entry.value) if attribute else entry.value
        if pattern is None:
            raise MissingText(f"{self.lang}: message {message.id!r} has no value")
        arguments = {key: self.argument(fact, names, across) for key, fact in message.args.items()}
        sentence, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self.lang}: message {message.id!r}: {errors[0]}")
        return MINUS.sub("−", str(sentence))

    def argument(self, fact: Fact, names: Sequence[str], across: bool) -> str | int:
        """What goes into a sentence: inner messages are rendered first, lists joined as the language joins them."""
        if isinstance(fact, Message):
            return self.render(fact, names, across)
        if isinstance(fact, PlayerRef):
            return self.player(fact.seat, names)
        if isinstance(fact, GridSpot):
            return spot_text(fact, across)
        if isinstance(fact, Direction):
            return ROUND[(ROUND.index(fact.to) + (4 if across else 0)) % 8]
        if isinstance(fact, list):
            return self.joined([str(self.argument(each, names, across)) for each in fact])
        return fact

    def player(self, seat: int, names: Sequence[str]) -> str:
        """What the table calls this player, else the seat's colour."""
        if seat < len(names) and names[seat]:
            return names[seat]
        if seat >= len(self.colours):  # of a game that is not here any more
            return str(seat + 1)
        return self.render(say(f"seat-{self.colours[seat]}"))

    def joined(self, parts: list[str]) -> str:
        """`a, b and c`"""
        if len(parts) < 2:
            return "".join(parts)
        return self.render(say("list-two", first=", ".join(parts[:-1]), second=parts[-1]))


def packages_of(game: str) -> list[str]:
    """The packages with texts: Regnum's, then the game's, then its expansions'."""
    if not game:
        return ["regnum.catalogue"]
    box = box_of(game)
    return ["regnum.catalogue", box.package, *(each.package for each in box.expansions.values())]


def file_in(package: str, lang: str) -> str:
    """Return the path of a catalogue; a game has them in the folder `texts`."""
    return f"{lang}.ftl" if package == "regnum.catalogue" else f"texts/{lang}.ftl"


def read_file(package: str, path: str) -> str | None:
    """A text file of a package; None where it has none that can be read."""
    try:
        return files(package).joinpath(path).read_text(encoding="utf-8")
    except (OSError, TypeError, ImportError):  # TypeError: a single module, which has no folders
        return None
    except UnicodeDecodeError:
        log.warning("%s of %s is not UTF-8 and is ignored", path, package)
        return None


def languages_of(package: str) -> tuple[str, ...]:
    """The languages in which a package has texts."""
    return tuple(lang for lang in LANGUAGES if files_has(package, file_in(package, lang)))


def files_has(package: str, path: str) -> bool:
    """Whether a package has such a file."""
    try:
        return files(package).joinpath(path).is_file()
    except (OSError, TypeError, ImportError):
        return False


def fallback_language(languages: Sequence[str]) -> str:
    """The language used in place of a missing one: English, else the first there is; "" for none."""
    return "en" if "en" in languages else next(iter(languages), "")


def tongues_of(game: str, lang: str) -> tuple[str, ...]:
    """The languages in which a message for a reader of `lang` is looked for, in this order."""
    others = [fallback_language(languages_of(package)) for package in packages_of(game)[1:]]
    return tuple(dict.fromkeys([lang, *(other for other in others if other)]))


@cache
def bundle_of(lang: str, game: str) -> LazyBundle:
    """Return all texts of Regnum, the game and its expansions in one language, read once."""
    bundle = LazyBundle(lang)
    for package in packages_of(game):
        bundle.add_source(package, read_file(package, file_in(package, lang)) or "")
    return bundle


@cache
def catalogue(lang: str, game: str = "") -> Catalogue:
    """The texts of a game for readers of a language, read once."""
    if lang not in LANGUAGES:
        raise OptionError(f"unknown language {lang!r}; choose from: {', '.join(LANGUAGES)}")
    return Catalogue(lang, game)


def forget() -> None:
    """Read all texts again when they are next asked for: a package has come or gone."""
    catalogue.cache_clear()
    bundle_of.cache_clear()


def text(thing: Message | Refusal | Event, lang: str, names: Sequence[str] = (), across: bool = False) -> str:
    """The sentence for a message, a refusal or an event. `names` are the players' own, by seat; `across`: the reader
    sits opposite the first seat and sees positions from there.
    """
    if not isinstance(thing, (Message, Refusal, Event)):
        raise OptionError(f"only messages, refusals and events have a text, not {thing!r}")
    message = thing if isinstance(thing, Message) else thing.message()
    book = catalogue(lang, message.game)
    sentence = book.render(message, names, across)
    if isinstance(thing, Message):
        return sentence
    advice = thing.advised() if isinstance(thing, Refusal) else None
    return " ".join(capitalised(each) for each in (sentence, *([book.render(advice, names, across)] if advice else [])))


def spot_text(spot: GridSpot, across: bool) -> str:
    """`(−1, 2)`, in one piece."""
    x, y = (-spot.x, -spot.y) if across else (spot.x, spot.y)
    return f"({x},\u00a0{y})".replace("-", "\u2212")


def bound(sentence: str, lang: str) -> str:
    """For a page, whose lines break: a figure stays with its noun, a word of one letter with the next one.

    sentences.ts does the same; a test compares them.
    """
    binding = BINDING.get(lang)
    return sentence if binding is None else binding.sub("\u00a0", sentence)


def capitalised(sentence: str) -> str:
    """A whole sentence begins with a capital, also when a player's colour comes first."""
    return sentence[:1].upper() + sentence[1:]
