"""Every paragraph of every game's rules has a test that names it and a place in rule code, and no test names one that
is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import regnum
from regnum.catalogue import LANGUAGES, rulebook
from regnum.core.registry import box_of, games
from regnum.testing.paragraphs import ABOVE, EXAMPLE, places_of, proofs, without_place, wrong_numbers

GAMES = games()
NUMBER = re.compile(r"[A-C]?\d+(\.\d+)+|[QRE]\d+")

# Paragraphs that no test can prove, each with its reason.
EXCEPTIONS: dict[str, dict[str, str]] = {
    "architects": {
        "B9.5": "is about a co-operative campaign that is not in the box",
        "C3.6": "is about adornments, which are not in the box",
        "C6.9": "is about adornments, which are not in the box",
        "C6.19": "is about lying workers of an expansion that is not in the box",
    },
}

# Paragraphs that no single rule decides, each with the file that is all about it.
WHOLE_FILES: dict[str, dict[str, str]] = {
    "brothers": {"8.2.10": "what Henry never does: automa.py", "Q1": "values of our own: cards.py"},
    "jerusalem": {"11.1": "who decides what: asks.py"},
    "paladins": {
        "1.4.1": "all kinds of cards: cards.py",
        "1.6.3": "what everyone may know: view.py",
        "R24": "a card's values: cards.py",
        "R45": "three cards' values: cards.py",
    },
}


def paragraphs(game: str, lang: str = "en") -> list[str]:
    return [each.number for each in rulebook(game, lang).paragraphs]


def parsed(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def cited_in_code(game: str) -> Iterator[tuple[str, str]]:
    """Each paragraph number in the game's code as a text: refusals and events carry them."""
    for path, tree in parsed(Path(str(files(box_of(game).package)))):
        for text in ast.walk(tree):
            if isinstance(text, ast.Constant) and isinstance(text.value, str) and NUMBER.fullmatch(text.value):
                yield text.value, f"{path.name} line {text.lineno}"


def rules_of_refusals(game: str) -> Iterator[tuple[str, str]]:
    """The second argument of each refuse(...) that is written out."""
    for path, tree in parsed(Path(str(files(box_of(game).package)))):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
                rule = call.args[1]
                if isinstance(rule, ast.Constant):
                    yield str(rule.value), f"{path.name} line {call.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_all_games_are_listed_after_one_of_them_was_opened(game: str) -> None:
    regnum.new(game, seats=regnum.info(game).seats[0], seed=1)
    assert game in regnum.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_test(game: str) -> None:
    excepted = EXCEPTIONS.get(game, {})
    assert [number for number in paragraphs(game) if number not in proofs(game) and number not in excepted] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_names_paragraphs_that_exist(game: str) -> None:
    known = set(paragraphs(game))
    assert {number: tests for number, tests in proofs(game).items() if number not in known} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_place_in_rule_code(game: str) -> None:
    """Named by its own number where it is decided: `regnum where GAME PARAGRAPH` shows what is found."""
    assert without_place(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_place_is_more_than_an_event_or_the_head_of_a_file(game: str) -> None:
    decided = [number for number in paragraphs(game) if not EXAMPLE.fullmatch(number)]
    best = {number: places_of(game, number) for number in decided}
    poor = {number for number, places in best.items() if places and places[0].rank >= ABOVE}
    assert poor == set(WHOLE_FILES.get(game, {}))


@pytest.mark.parametrize("game", GAMES)
def test_an_exception_is_for_a_paragraph_that_really_has_no_test(game: str) -> None:
    known = set(paragraphs(game))
    assert [number for number in EXCEPTIONS.get(game, {}) if number in proofs(game) or number not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_code_cites_paragraphs_that_exist(game: str) -> None:
    known = set(paragraphs(game))
    chapters = set(rulebook(game, "en").headings)  # a card or a guide may lead to a whole chapter; a refusal may not
    assert [*cited_in_code(game)] and [*rules_of_refusals(game)]
    assert [(number, where) for number, where in cited_in_code(game) if number not in known | chapters] == []
    assert [(number, where) for number, where in rules_of_refusals(game) if number not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_docstrings_and_comments_name_paragraphs_that_exist(game: str) -> None:
    assert wrong_numbers(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_number_occurs_twice(game: str) -> None:
    assert len(set(paragraphs(game))) == len(paragraphs(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_paragraphs_in_the_same_order(game: str, lang: str) -> None:
    assert paragraphs(game, lang) == paragraphs(game, "en")
