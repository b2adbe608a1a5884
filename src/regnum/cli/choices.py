"""From a long list of options to the one that is meant: grouped by verb, narrowed by what is typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from regnum.cli.words import Words
from regnum.core.letters import Decision, Option


def legal(decision: Decision) -> list[Option]:
    """What may be chosen."""
    return [option for option in decision.options if option.refusal is None]


def refused(decision: Decision) -> list[Option]:
    """What may not, each with its reason."""
    return [option for option in decision.options if option.refusal is not None]


def by_verb(options: Iterable[Option]) -> dict[str, list[Option]]:
    """The options of each verb together, verbs in the order the game offers them."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.move.split()[0], []).append(option)
    return groups


def narrowed(options: list[Option], typed: str, words: Words) -> list[Option]:
    """Those that are meant by what was typed: the very notation, else every word found, else letters in order."""
    wanted = bare(typed)
    if not wanted:
        return options
    exact = [option for option in options if option.move == typed.strip()]
    if exact:
        return exact
    told = {option.move: bare(f"{option.move} {words.text(option.label)}") for option in options}
    found = [option for option in options if all(word in told[option.move] for word in wanted.split())]
    return found or [option for option in options if in_order(wanted.replace(" ", ""), told[option.move])]


def bare(words: str) -> str:
    """Small letters without accents, so that nobody has to type them."""
    apart = unicodedata.normalize("NFD", words.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).strip()


def in_order(letters: str, within: str) -> bool:
    """Whether all letters occur, in this order."""
    rest = iter(within)
    return all(letter in rest for letter in letters)
