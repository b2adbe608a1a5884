"""Sentences as players meet them, filled in by random games: the faults that no template shows.

Prepositions meet the words behind them, lists meet their names, names meet each other. docs/writing.md says the rules.
"""

from __future__ import annotations

import re
from functools import lru_cache

import pytest

import regnum
from regnum.catalogue import LANGUAGES, text
from regnum.core.codec import encode
from regnum.core.messages import Event, Message, Refusal
from regnum.testing.contract import every_table, position, tried_moves

NAMES = ("Anna", "Bořek", "Cyril", "Dana", "Emil", "Filip")  # as many as sides at any table, an opponent among them
DEPTHS = (40, 110, 10**6)
TABLES = every_table(whole=False)

EVERYWHERE = {
    "a word said twice": r"(?i)(?<![\w’'-])([^\W\d_]{4,}) \1(?![\w’'-])",
    "a sign set twice, or a gap before one": r"(?<!\.)\.\.(?!\.)|,,|;;|\?\?|[  ][,.;:?!](?!\.)",
    "two spaces": r"[  ]{2}",
    "a name for programs": r"\b[a-z]+_[a-z_]+\b|\{|\}|\$",
    "a place that reads as a decimal number": r"(?<![\d(.])[−-]?\d,[−-]?\d(?!\d)",
    "a hyphen for a minus": r"(?<![\w–])-\d",
    "a letter for a number": r"(?<![\w.’'(«„“])[wpcnx](?![\w.’')»“”-])",
}
HABITS: dict[str, dict[str, str]] = {
    "en": {
        "a name that begins as a sentence does": r"\b(?:to|by|of|from|for|with) The [A-Z]",
        "one that is many": r"\b1 (?:have|are|were)\b",
        "a before a vowel": r"\b[Aa] [aeiou](?!nce|ne\b|ni|se|su)\w",
    },
    "cs": {
        "z for ze": r"(?<![\w.])[zZ][  ](?:[zsšž]|[23]\b|4\b|6\b|7\b|1[467]\b)",
        "s for se": r"(?<![\w.])s[  ](?:[szšž]|[23467]\b)",
        "v for ve": r"(?<![\w.])[vV][  ](?:[vf]|[234]\b(?!\.\d))",
        "k for ke": r"(?<![\w.])[kK][  ](?:[kgšž]|[234]\b)",
    },
    "sk": {
        "z for zo": r"(?<![\w.])[zZ][  ](?:[zsšž]|4\b|6\b|7\b|1[467]\b)",
        "s for so": r"(?<![\w.])s[  ](?:[szšž]|4\b|6\b|7\b)",
        "v for vo": r"(?<![\w.])[vV][  ](?:[vf]|4\b|14\b)",
        "k for ku": r"(?<![\w.])[kK][  ][kg]",
    },
    "uk": {
        "в before в or ф": r"(?<![\w.])[вВ][  ](?:[вф]|[тсх]в)",
        "з before a hissing sound": r"(?<![\w.])[зЗ][  ][сшщзц](?!\w*\d)",
        "в between consonants": r"[бвгґджзйклмнпрстфхцчшщ][  ]в[  ][бвгґджзклмнпрстфхцчшщ]",
    },
}


@lru_cache(maxsize=2)  # one language after the other
def everything_told(number: int) -> list[Event | Message | Refusal]:
    """What is told, asked, offered and refused in some games at a table, each thing once."""
    table = TABLES[number]
    told: list[Event | Message | Refusal] = []
    for seed, depth in enumerate(DEPTHS):
        match = position(table, seed, depth)
        again = match.rewound(0)
        told += again.opening
        for played in match.log:
            told += [event.seen_by(None) for event in again.play_move(played.seat, played.move)]
        for seat in match.waiting:
            decision = match.decision(seat)
            assert decision is not None
            told += [decision.prompt, *(option.label for option in decision.options)]
            told += [option.refusal for option in decision.options if option.refusal is not None]
        for seat in range(match.seats):
            whys = (match.why(seat, move) for move in tried_moves(match, seat, seed, each=2))
            told += [why for why in whys if why is not None]
    return list({encode(thing): thing for thing in told}.values())


def sentences(number: int, lang: str) -> dict[str, str]:
    """The same as sentences in a language, with the id of its message."""
    found: dict[str, str] = {}
    for thing in everything_told(number):
        message = thing if isinstance(thing, Message) else thing.message()
        found.setdefault(text(thing, lang, NAMES), message.id)
    return found


def faults(sentence: str, lang: str) -> list[str]:
    """What is wrong with it."""
    habits = EVERYWHERE | HABITS[lang]
    return [habit for habit, pattern in habits.items() if re.search(pattern, sentence)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)), ids=map(repr, TABLES))
def test_what_players_read_is_well_formed(number: int, lang: str) -> None:
    wrong: dict[str, str] = {}  # each fault of each message once
    for sentence, id in sentences(number, lang).items():
        for fault in faults(sentence, lang):
            wrong.setdefault(f"{id}: {fault}", sentence)
        if id.startswith(("event-", "refused-", "ask-")) and sentence[:1].islower():
            wrong.setdefault(f"{id}: a small letter at the start", sentence)
    assert not wrong, "\n".join(f"{fault}: {sentence}" for fault, sentence in wrong.items())


@pytest.mark.parametrize(
    ("lang", "sentence", "fault"),
    [
        ("cs", "Anna bere kartu z zásoby.", "z for ze"),
        ("cs", "Jde k krámku.", "k for ke"),
        ("sk", "Berie si 1 zo 4 a 1 z 4.", "z for zo"),
        ("uk", "Стоїть в вежі.", "в before в or ф"),
        ("uk", "Бере з скрині.", "з before a hissing sound"),
        ("en", "It belongs to The Noblewoman.", "a name that begins as a sentence does"),
        ("en", "Tvá ruka, ruka ruka.", "a word said twice"),
        ("en", "Builds at −1,2.", "a place that reads as a decimal number"),
        ("sk", "Odvedú ich preč..", "a sign set twice, or a gap before one"),
        ("cs", "Má inn_row.", "a name for programs"),
        ("cs", "Za každých w služebníků.", "a letter for a number"),
    ],
)
def test_every_fault_is_found(lang: str, sentence: str, fault: str) -> None:
    assert fault in faults(sentence, lang)


def test_there_are_names_for_all_sides() -> None:
    assert len(NAMES) > max(regnum.info(game).seats[1] for game in regnum.games())
