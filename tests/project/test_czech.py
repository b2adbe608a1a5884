"""Czech as our editors write it: the habits a machine can find, in the interface, in games and in their rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import regnum
from regnum.core.registry import box_of
from tests.catalogues import counted_variants, entries, found, message_text, source_of

NUMBERS = "now|have|need|left|level|lack|count|most|n"  # variables that are numbers wherever they occur

# What is wrong, and how it is found. Each is looked for in a line without its id.
HABITS = {
    "a preposition that depends on how a variable is read": r"(?<!\w)(?:[zvsk]|ze|ve|ke) \{ \$",
    "z, v, s, k before a figure that needs ze, ve, se, ke": r"(?<!\w)(?:[zv] [234]|z (?:6|7|14|16|17)|s [23467]"
    r"|k [234])(?![\d–]|\.\d)\b",
    "a number without its noun": rf"(?<!\w)(?:má|zbývá|vyžaduje|ztrácí) \{{ \$(?:{NUMBERS}) \}}[.,;]",
    "captures without an object, which is to be interesting": r"\b(?:ne)?zajímá(?=[ ;,.:])(?! (?:\d|\{))",
    "'stojí za' for a worth, beside a price": r"\bstojí za \d",
    "'svůj' without anybody whose it is": r"^(?:Jedna|Jeden|Jedno|Dar|Odměna) [^:]*\bsv(?:ého|é|ých|ou|ůj)\b",
    "'si' or 'se' that does not stand second": r"(?:^|[.;:] )(?:Okamžitě|Hned|Potom|Nakonec) \w+ s[ie]\b",
    "one thing under a second name": r"(?i)\bpas\b|\b(?:ne)?žádá\b|\bžádají\b|\bparagraf|(?<!e-)\bmail|vymyšlen"
    r"|domyšlen|\bprost(?:á|ou|é) stránk|oficiální soupeř|praporec|\bzboží\b|umisť|zednář|žoldněř"
    r"|po směru hodin\b|\bk šmelin",
    "a paragraph or a rule that speaks": r"\bmluví\b",
    "a place written as a decimal number": r"(?<![\d(])[−-]?\d,[−-]?\d",
    "Regnum inflected": r"\bRegn(?:u|a|em)\b",
    "'tvoje' beside 'tvá' and 'tvé'": r"(?i)\btvoj",
}
# Words of one place that mean something else, or nothing, in another.
ELSEWHERE = {
    "catalogue": r"(?i)\bd(?:ům|omu|omě)\b|\bplocha\b|\bherní ploch",
    "jerusalem": r"(?i)\bherní ploch",
    "paladins": r"(?i)\bherní ploch|\bčlověk|\blid(?:é|i|mi)\b",
    "architects": r"(?i)\bherní ploch|\bčlověk|\blid(?:é|i|mi)\b",
}
BEGINS_WITH_A_FIGURE = r"(?:[a-ž)]\.|[.?]\*\*) \d+\.? [a-ž]|^(?:\*\*[A-Z]?[\d.]+\*\*) \d+\.? [a-ž]"


def rules_of(game: str) -> str:
    """The rules of a game and of its expansions."""
    box = box_of(game)
    packages = [box.package, *(each.package for each in box.expansions.values())]
    return "\n".join(files(each).joinpath("rules/cs.md").read_text(encoding="utf-8") for each in packages)


def czech() -> Iterator[tuple[str, str]]:
    """Every Czech text by its file."""
    yield "catalogue", files("regnum.catalogue").joinpath("cs.ftl").read_text(encoding="utf-8")
    for game in regnum.games():
        yield game, source_of(game, "cs") + "\n" + rules_of(game)


@pytest.mark.parametrize("habit", HABITS)
def test_no_habit_our_editors_mended_comes_back(habit: str) -> None:
    assert found(HABITS[habit], czech()) == [], habit


@pytest.mark.parametrize("place", ELSEWHERE)
def test_every_place_uses_its_own_words(place: str) -> None:
    assert found(ELSEWHERE[place], (each for each in czech() if each[0] == place)) == []


@pytest.mark.parametrize("game", regnum.games())
def test_no_sentence_of_the_rules_begins_with_a_figure(game: str) -> None:
    assert found(BEGINS_WITH_A_FIGURE, iter([(game, rules_of(game))])) == []


@pytest.mark.parametrize("game", regnum.games())
def test_no_question_asks_how_many_of_one(game: str) -> None:
    for id, entry in entries(game, "cs").items():
        for name, others in counted_variants(entry) if id.startswith("ask-") else ():
            asked = message_text(game, id, {**others, name: 1}, "cs")
            assert not re.search(r"Kolik[^?]*\bjich\b", asked), asked


def test_the_habits_are_found() -> None:
    wrong = (
        "Tah { $number } z { $total }",
        "chceš učedníka z 3. sloupce",
        "ztrácí 1 počestnost, teď má { $now }.",
        "jde protivník na rynek a zajímá; jinak provede své zaměření",
        "zaplať 1 zlato, stojí za 2 VB.",
        "Jedna směna za každého svého služebníka tady: 2 suroviny.",
        "Okamžitě dober si 2 karty budov.",
        "Inkvizice se tě týká, i když už máš pas.",
        "O 1. kole mluví 3.6.",
        "staví Hlásku na −1,2",
        "O Regnu",
        "Tvoje body teď.",
    )
    assert [habit for habit, line in zip(HABITS, wrong, strict=True) if not re.search(HABITS[habit], line)] == []
    assert re.search(BEGINS_WITH_A_FIGURE, "**Mince.** 2 zlaťáky a 2 stříbrňáky jsou 12 bezantů.")
