"""Who sits at a table in the terminal: bots by their names, people by their colours, and the colour one wishes for."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

import regnum
from regnum.cli.company import Company, known_colour, words_at
from regnum.cli.drawing.look import Look
from regnum.cli.drawing.palette import BLACK_HOURS
from regnum.cli.errors import Complaint
from regnum.cli.plain import PlainTable, transcript
from regnum.cli.play import Wish, begun, resumed
from regnum.cli.records import Keeper, company_of, read_saved
from regnum.cli.sitting import Sitting, course
from regnum.cli.tty.table import told_lines
from regnum.core.match import Match

HYNEK = Company("squire", "blue")


def played(match: Match, moves: int) -> Match:
    for _ in range(moves):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def wish(colour: str | None, *, resume: bool = False, file: str | None = None) -> Wish:
    return Wish("brothers", file, "2", "7", [], None, "en", resume, None, True, colour)


def test_a_bot_is_called_by_its_name_everywhere_and_a_person_by_the_colour() -> None:
    match = played(regnum.new("brothers", seats=2, seed=7), 8)
    words = words_at(match, "en", HYNEK)
    assert [words.player(seat) for seat in range(2)] == ["Blue", "Hynek"]
    assert Look(match, 0, words).sides == ["Blue", "Hynek"]
    story = "\n".join(transcript(course(match), words))
    assert "Hynek" in story and "White" not in story


def test_several_bots_of_one_level_have_different_names() -> None:
    match = regnum.new("architects", seats=5, seed=1)
    words = words_at(match, "cs", Company("page"))
    assert [words.player(seat) for seat in range(5)] == ["Modrá", "Ansel", "Berta", "Remi", "Odila"]


def test_two_people_at_one_keyboard_are_told_by_the_colours() -> None:
    match = regnum.new("brothers", seats=2, seed=7)
    assert [words_at(match, "cs").player(seat) for seat in range(2)] == ["Bílá", "Modrá"]


def test_names_and_pieces_have_the_colours_of_the_table_and_the_official_opponent_is_black() -> None:
    solo = regnum.new("brothers", seats=1, seed=7)
    look = Look(solo, 0, words_at(solo, "en", Company("squire", "blue")), BLACK_HOURS)
    assert [look.seat_style(side) for side in range(2)] == [BLACK_HOURS.seat("blue"), BLACK_HOURS.seat("black")]
    assert look.sides == ["Blue", "Henry"]


def test_a_colour_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(Complaint, match="brothers has no colour 'green'; there are: white, blue"):
        begun(wish("green"))
    assert known_colour("jerusalem", "Green") == "green" and known_colour("jerusalem", None) == ""


def test_the_colour_waits_with_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path))
    sitting = begun(wish("blue"))
    sitting.save()
    (file,) = sitting.keeper.safe
    assert file.read_text().startswith("# against squire, playing blue\n")
    assert company_of(read_saved(file, "en").text) == HYNEK
    again = resumed(Wish("brothers", None, None, None, [], None, "en", True, None, True))
    assert again.company == HYNEK
    changed = resumed(Wish("brothers", None, None, None, [], None, "en", True, None, True, "white"))
    assert changed.company == Company("squire", "white")


def test_a_record_that_says_nothing_of_its_company_is_told_by_colours() -> None:
    assert company_of("# against nobody_known\n") == Company() == company_of("[regnum 1]\n")


def test_line_mode_says_who_sits_there(tmp_path: Path) -> None:
    sink = StringIO()
    match = regnum.new("brothers", seats=2, seed=7)
    sitting = Sitting(match, "squire", Keeper(tmp_path / "match.regnum"), colour="blue")
    PlainTable(sitting, "en", StringIO("quit\n"), sink).run()
    assert "Blue (you), Hynek (Squire, White)." in sink.getvalue()


def test_every_line_of_the_log_has_the_side_whom_it_befalls_and_none_says_only_whose_turn_it_is() -> None:
    match = played(regnum.new("brothers", seats=2, seed=7), 8)
    words = words_at(match, "en", HYNEK)
    lines = told_lines(course(match), words, 0)
    assert {0, 1} <= {line.side for line in lines}
    assert all(words.player(line.side) in line.sentence for line in lines if line.side >= 0)
    assert not any("'s turn." in line.sentence for line in lines)
