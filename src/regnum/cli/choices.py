"""Narrow a long list of options: grouped by verb, filtered by what is typed."""

from __future__ import annotations

import re
import unicodedata

from regnum.catalogue.choices import ActionGroup, RefusalGroup, action_groups, by_reason, by_verb, legal, refused
from regnum.cli.language import Sentences
from regnum.core.messages import Option

__all__ = [
    "ActionGroup",
    "RefusalGroup",
    "action_groups",
    "bare",
    "by_reason",
    "by_verb",
    "few_labels",
    "legal",
    "mentions",
    "narrowed",
    "refused",
    "turned_spots",
]  # fmt: skip

SPOT = re.compile(r"(?<![\w,-])-?\d+,-?\d+(?!\d|,-?\d)")  # a position on a grid, as moves write it
FEW = 4  # labels listed under one reason


def narrowed(options: list[Option], typed: str, words: Sentences) -> list[Option]:
    """Those that are meant by what was typed: the very notation, else every word found, else letters in order."""
    wanted = bare(typed)
    if not wanted:
        return options
    exact = [option for option in options if option.move == typed.strip()]
    if exact:
        return exact
    texts = {option.move: bare(f"{option.move} {words.text(option.label)}") for option in options}
    found = [option for option in options if mentions(texts[option.move], wanted)]
    if found or any(SPOT.fullmatch(word) for word in wanted.split()):
        return found
    return [option for option in options if in_order(wanted.replace(" ", ""), texts[option.move])]


def mentions(text: str, wanted: str) -> bool:
    """Whether every word is found; a position such as -1,0 only as a whole, so that 1,0 is not found inside it."""
    spots = SPOT.findall(text)
    return all(word in (spots if SPOT.fullmatch(word) else text) for word in wanted.split())


def turned_spots(move: str) -> str:
    """A notation with its positions as they are seen from across the table; done twice it is the same again."""
    return SPOT.sub(lambda spot: ",".join(str(-int(each)) for each in spot[0].split(",")), move)


def few_labels(options: list[Option], words: Sentences) -> str:
    """What a reason concerns: the first few labels, then how many more."""
    labels = [words.text(option.label) for option in options[:FEW]]
    listed = "; ".join(labels)
    rest = len(options) - len(labels)
    return words.say("tty-and-more", things=listed, count=rest) if rest else listed


def bare(words: str) -> str:
    """Lower case without accents and with the minus of the keyboard, so that accents need not be typed."""
    apart = unicodedata.normalize("NFD", words.casefold().replace("\u2212", "-"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).strip()


def in_order(letters: str, within: str) -> bool:
    """Whether all letters occur, in this order."""
    rest = iter(within)
    return all(letter in rest for letter in letters)
