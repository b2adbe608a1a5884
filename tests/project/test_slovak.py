"""Slovak as our editors write it: the habits a machine can find, in the interface, in games and in their rules."""

from __future__ import annotations

import re

import pytest

import regnum
from regnum.core.messages import snake
from regnum.core.words import Ask
from tests.catalogues import all_variants, all_written, classes_of, entries, found, message_text, written

# The genitive singular where five and more want the plural: 5 dreva for 5 driev.
MASS = (
    r"\*\[other\] \{ \$\w+ \} "
    r"(?:hliny|dreva|zlata|mramoru|kameňa|obilia|proviantu|počestnosti|vplyvu|viery|sily|prestíže)$"
)

# What is wrong, and how it is found. Each is looked for in a line without its id.
HABITS = {
    "a preposition before a number that varies": r"(?<!\w)[zsvkZSVK] \{ ?\$",
    "z, s for zo, so": r"(?<!\w)[zsZS] (?:4|6|7|1[467]|4\d|6\d|7\d|1\d\d)(?![\d.])",
    "v for vo before an ordinal": r"(?<!\w)[vV] 1?4\. \w",
    "a thing that begins or ends without sa": r"(?<!sa )\b(?:[Hh]ra|[Kk]olo|[Ťť]ah|[Pp]artia)\b"
    r"(?:(?! sa\b)[^.,;:]){0,20} (?:končí|začína)\b",
    "si, sa in the wrong place": r"\b(?:Okamžite|Hneď|Potom) \w+ (?:si|sa)\b",
    "Czech": r"(?i)\b(?:potom,? čo|pokiaľ|rovnako tak|nápoved\w*|došla|nedôjde|Strážna(?! (?:veža|v\.))|to si aj"
    r"|bez pozretia|prispen\w+|natlačen\w+|účink?\w*|obtiažn\w+|škatu\w+)\b",
    "points as a price": r"\b(?:je|sú|bude|bolo) za (?:[0-9+−]|žiadne)",
    "a thing that asks or wants": r"\b(?:ne)?žiada(?:jú)?\b|\b(?:[Kk]arta|región|misia) (?:ne)?chce\b",
    "losing for watching": r"\b[Pp]rehr(?:ať|áš|ávať|aj)\b",
    "a clause without its comma": r"[^,] koľk(?:o|ých|okrát) (?:\w+ )?chceš?\b",
    "a house, a laid table, an imagined game": r"\b[Dd]om (?:zatvor|uchov|stojí na)|prestret|(?i:vymyslen)|domyslen",
}

# Words that a game has another term for.
STRANGERS = {
    "architects": r"vyhodnoten\w+ trhu|remesl|stup(?:eň|ň\w+) katedrály|\bskupina\b",
    "brothers": r"pri (?:jej|svojich) stranách|dotýka\w* stran|smere hodín\b",
    "jerusalem": r"stupnic|v ruke",
    "paladins": r"\btovar|\bzástav|blokovan|potiah|prostredn|\bpas\b|inkvizíci|časť hradieb",
}


@pytest.mark.parametrize("habit", HABITS)
def test_no_habit_of_another_language_slips_in(habit: str) -> None:
    assert found(HABITS[habit], all_written("sk")) == [], habit


def test_five_and_more_are_counted_in_the_plural() -> None:
    assert re.search(MASS, "   *[other] { $count } dreva")
    assert not [place for place, text in all_written("sk") if re.search(MASS, text, re.MULTILINE)]


@pytest.mark.parametrize("game", STRANGERS)
def test_a_game_has_one_word_for_a_thing(game: str) -> None:
    assert found(STRANGERS[game], written(game, "sk")) == []


@pytest.mark.parametrize("game", regnum.games())
def test_a_prompt_is_a_question(game: str) -> None:
    for ask in classes_of(game, Ask):
        id = "ask-" + snake(ask.__name__).replace("_", "-")
        for sample in all_variants(entries(game, "sk")[id]):
            assert "?" in message_text(game, id, sample, "sk"), id


def test_the_habits_are_found() -> None:
    wrong = (
        "Ťah { $number } z { $total }",
        "Cechový dom 0 z 16",
        "odhalí sa v 4. kole",
        "Hra končí podľa A11.",
        "Okamžite dober si 2 karty budov.",
        "Ak máš vo väzení 3 služobníkov a k tomu Strážnu, pokiaľ nie je napísané inak",
        "Splatený dlh je za 1.",
        "Väčšie budovy žiadajú zručnosť.",
        "Znova ju prehráš príkazom",
        "smie stáť koľko služobníkov chce",
        "Stoly sú prestreté",
    )
    assert [habit for habit, line in zip(HABITS, wrong, strict=True) if not re.search(HABITS[habit], line)] == []
