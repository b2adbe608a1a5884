"""Who sits at a table in the terminal: bots by their names, people by their colours, and the colour one wishes for."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

import regnum
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.palette import BLACK_HOURS
from regnum.cli.errors import InputError
from regnum.cli.plain_table import PlainTable, transcript
from regnum.cli.play import PlayRequest, new_session, resumed_session
from regnum.cli.players import Players, known_colour, words_at
from regnum.cli.records import RecordFile, players_of, read_saved
from regnum.cli.session import PlaySession, history_of
from regnum.cli.tty.table_app import log_lines
from regnum.core.match import Match

HYNEK = Players("squire", "blue")


def played(match: Match, moves: int) -> Match:
    for _ in range(moves):
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def wish(colour: str | None, *, resume: bool = False, file: str | None = None) -> PlayRequest:
    return PlayRequest("brothers", file, "2", "7", [], None, "en", resume, None, True, colour)


def test_a_bot_is_called_by_its_name_everywhere_and_a_person_by_the_colour() -> None:
    match = played(regnum.new("brothers", seats=2, seed=7), 8)
    words = words_at(match, "en", HYNEK)
    assert [words.player(seat) for seat in range(2)] == ["Blue", "Hynek"]
    assert DrawingContext(match, 0, words).sides == ["Blue", "Hynek"]
    history = "\n".join(transcript(history_of(match), words))
    assert "Hynek" in history and "White" not in history


def test_several_bots_of_one_level_have_different_names() -> None:
    match = regnum.new("architects", seats=5, seed=1)
    words = words_at(match, "cs", Players("page"))
    assert [words.player(seat) for seat in range(5)] == ["Modrá", "Ansel", "Berta", "Remi", "Odila"]


def test_two_people_at_one_keyboard_are_named_by_their_colours() -> None:
    match = regnum.new("brothers", seats=2, seed=7)
    assert [words_at(match, "cs").player(seat) for seat in range(2)] == ["Bílá", "Modrá"]


def test_names_and_pieces_have_the_colours_of_the_table_and_the_official_opponent_is_black() -> None:
    solo = regnum.new("brothers", seats=1, seed=7)
    look = DrawingContext(solo, 0, words_at(solo, "en", Players("squire", "blue")), BLACK_HOURS)
    assert [look.seat_style(side) for side in range(2)] == [BLACK_HOURS.seat("blue"), BLACK_HOURS.seat("black")]
    assert look.sides == ["Blue", "Henry"]


def test_a_colour_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(InputError, match="brothers has no colour 'green'; choose from: white, blue"):
        new_session(wish("green"))
    assert known_colour("jerusalem", "Green") == "green" and known_colour("jerusalem", None) == ""


def test_the_colour_waits_with_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path))
    session = new_session(wish("blue"))
    session.save()
    (file,) = session.record_file.safe
    assert file.read_text().startswith("# against squire, playing blue\n")
    assert players_of(read_saved(file, "en").text) == HYNEK
    again = resumed_session(PlayRequest("brothers", None, None, None, [], None, "en", True, None, True))
    assert again.players == HYNEK
    changed = resumed_session(PlayRequest("brothers", None, None, None, [], None, "en", True, None, True, "white"))
    assert changed.players == Players("squire", "white")


def test_players_that_a_record_does_not_name_are_named_by_colours() -> None:
    assert players_of("# against nobody_known\n") == Players() == players_of("[regnum 1]\n")


def test_line_mode_says_who_sits_there(tmp_path: Path) -> None:
    sink = StringIO()
    match = regnum.new("brothers", seats=2, seed=7)
    session = PlaySession(match, "squire", RecordFile(tmp_path / "match.regnum"), colour="blue")
    PlainTable(session, "en", StringIO("quit\n"), sink).run()
    assert "Blue (you), Hynek (Squire, White)." in sink.getvalue()


def test_every_line_of_the_log_has_the_side_whom_it_befalls_and_none_says_only_whose_turn_it_is() -> None:
    match = played(regnum.new("brothers", seats=2, seed=7), 8)
    words = words_at(match, "en", HYNEK)
    lines = log_lines(history_of(match), words, 0)
    assert {0, 1} <= {line.side for line in lines}
    assert all(words.player(line.side) in line.sentence for line in lines if line.side >= 0)
    assert not any("'s turn." in line.sentence for line in lines)
