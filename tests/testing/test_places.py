"""Which line of which file names a paragraph, and how sure a reader can be that the rule is decided there."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.testing import paragraphs
from regnum.testing.paragraphs import (
    ABOVE,
    DECIDED,
    IN_RANGE,
    LISTED,
    MENTIONED,
    TOLD,
    CodeLine,
    places_in,
    places_of,
    proof_folder,
    proofs_in,
    ruled_on,
    wrong_numbers,
)

KNOWN = ["6.7.1", "6.7.10", "7.1", "7.2", "7.3", "A4.3", "A4.30", "Q6", "R18"]


def found(tmp_path: Path, source: str, file: str = "flow.py") -> list[tuple[str, int, int, str]]:
    path = tmp_path / file
    path.write_text(source, encoding="utf-8")
    return [(number, at.rank, at.line, at.inside) for number, at in places_in(path, KNOWN)]


def numbers(tmp_path: Path, text: str) -> set[str]:
    return {number for number, *_ in found(tmp_path, f"# {text}\n")}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("7.1", {"7.1"}),
        ("as 7.1.", {"7.1"}),
        ("(7.1)", {"7.1"}),
        ("6.7.10", {"6.7.10"}),
        ("6.7.1 and 7.2", {"6.7.1", "7.2"}),
        ("A4.30", {"A4.30"}),
        ("A4.3, Q6, R18", {"A4.3", "Q6", "R18"}),
        ("17.1, 7.10, 7.1.4, B7.1, v7.1", set()),
        ("Q61, FAQ6, 6", set()),
    ],
)
def test_a_number_is_found_whole_or_not_at_all(tmp_path: Path, text: str, named: set[str]) -> None:
    assert numbers(tmp_path, text) == named


@pytest.mark.parametrize("text", ["7.1 to 7.3", "7.1-7.3", "7.1–7.3"])
def test_a_range_names_all_in_between(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, f"# {text}\n") == [(number, IN_RANGE, 1, "") for number in ("7.1", "7.3", "7.2")]


def test_a_rules_own_docstring_and_what_a_refusal_carries_come_first(tmp_path: Path) -> None:
    source = '''class Bid:
    """7.1. A bid.

    Rarely 7.2.
    """

    def refused(self):
        """No more than you have (Q6)."""
        return refuse("too_much", "R18")  # 7.3 is elsewhere
'''
    assert found(tmp_path, source) == [
        ("7.3", MENTIONED, 9, "Bid.refused"),
        ("7.1", DECIDED, 2, "Bid"),
        ("7.2", MENTIONED, 4, "Bid"),
        ("Q6", DECIDED, 8, "Bid.refused"),
        ("R18", DECIDED, 9, "Bid.refused"),
    ]


def test_a_list_a_whole_file_and_mere_mentions_come_last(tmp_path: Path) -> None:
    assert found(tmp_path, '"""7.1. The end."""\n') == [("7.1", ABOVE, 1, "")]
    assert found(tmp_path, "X = 1  # 7.1, 7.2, 7.3\n") == [(each, LISTED, 1, "") for each in ("7.1", "7.2", "7.3")]
    assert found(tmp_path, 'class Won:\n    """7.1."""\n', "events.py") == [("7.1", TOLD, 2, "Won")]
    assert DECIDED < MENTIONED < LISTED < IN_RANGE < ABOVE < TOLD


def test_texts_that_only_contain_a_number_are_no_places(tmp_path: Path) -> None:
    assert found(tmp_path, 'SAID = "see 7.1"\nprint(7.1)\n') == []


def test_the_best_place_of_a_paragraph_is_named_first() -> None:
    best = places_of("brothers", "2.8")[0]
    assert (best.path.name, best.inside, best.rank) == ("offer.py", "Take.refused", DECIDED)
    assert places_of("brothers", "99.9") == []


def test_an_expansions_code_is_read_once_and_pictures_not_at_all() -> None:
    places = places_of("architects", "B5.4")
    assert len(set(places)) == len(places) and all("works_of_wonder" in place.path.parts for place in places)
    assert not any(place.path.parent.name in ("scenes", "claims") or place.path.stem == "scene" for place in places)


def test_a_ruling_is_found_at_the_paragraph_it_rules_on() -> None:
    assert ruled_on("brothers", "Q31") == ["3.3", "7.1"]
    assert ruled_on("brothers", "2.8") == ruled_on("brothers", "99.9") == []
    assert places_of("brothers", "Q12") == places_of("brothers", "8.2.9")


def test_a_number_that_the_rules_do_not_have_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (path := tmp_path / "flow.py").write_text('"""2.8, 99.1. Of 0.7.1."""\n# 2.8 of 0.7.1\n', encoding="utf-8")
    monkeypatch.setattr(paragraphs, "rule_code", lambda game: [path])
    assert wrong_numbers("brothers") == [CodeLine(ABOVE, path, 1, "", "2.8, 99.1. Of 0.7.1.")]


def test_tests_are_found_by_their_mark(tmp_path: Path) -> None:
    path = tmp_path / "test_end.py"
    path.write_text(
        """@rule("7.1", "Q6")
@other("7.2")
def test_it(): ...

@pytest.mark.rule("7.3")
def test_so(): ...
"""
    )
    assert [*proofs_in(path)] == [
        ("7.1", CodeLine(DECIDED, path, 3, "test_it", "")),
        ("Q6", CodeLine(DECIDED, path, 3, "test_it", "")),
        ("7.3", CodeLine(DECIDED, path, 6, "test_so", "")),
    ]


def test_the_tests_of_a_game_lie_beside_its_pyproject(tmp_path: Path) -> None:
    package = tmp_path / "src" / "atelier"
    package.mkdir(parents=True)
    assert proof_folder(package, "atelier") is None
    (tmp_path / "pyproject.toml").touch()
    assert proof_folder(package, "atelier") is None
    (tmp_path / "tests").mkdir()
    assert proof_folder(package, "atelier") == tmp_path / "tests"
    (tmp_path / "tests" / "games" / "atelier").mkdir(parents=True)
    assert proof_folder(package, "atelier") == tmp_path / "tests" / "games" / "atelier"
