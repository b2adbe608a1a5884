"""`regnum figures`: the list with its counts, reading a box by keyboard, files checked, compared and imported."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.core.figures import sheet_of
from regnum.core.registry import box_of
from tests.cli.conftest import Regnum, fails_with

HEAD = "[regnum figures 1] [game brothers] [name my-box]\n"


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", regnum.games())
def test_every_figure_is_listed_with_its_origin_and_counted(run: Regnum, game: str) -> None:
    shown = flat(run("figures", game, "--lang", "en").stdout)
    assert "whole as printed" in shown and "In all" in shown
    assert "reconstructed: " in shown and "rulebook (" in shown


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "roads right, left"), ("cs", "silnice vpravo, vlevo"), ("sk", "cesty vpravo, vľavo"), ("uk", "дороги")],
)
def test_one_tile_is_shown_in_the_readers_language(run: Regnum, lang: str, words: str) -> None:
    shown = flat(run("figures", "brothers", "inn_row", "--lang", lang).stdout)
    assert words in shown and "E2" in shown


def test_a_box_is_read_by_keyboard_and_half_done_work_is_stored(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "my-box.figures"
    # Inn (row): the terrain is ours, the roads are read in English words, the third answer is wrong first.
    shown = run("figures", "brothers", "--enter", str(file), "--lang", "en", input="\nabove, below\nperhaps\n?\nq\n")
    assert shown.exit_code == 0, shown.output
    assert "yes (Yes), no (No)" in shown.stdout and "Read 2 of 333." in shown.stdout
    assert file.read_text(encoding="utf-8") == HEAD + "inn_row terrain=yellow roads=N+S\n"
    again = run("figures", "brothers", "--enter", str(file), "--lang", "en", input="no\n<\nyes\nq\n")
    assert again.stdout.count("Inn (row): roads are joined") == 2 and "Read 3 of 333." in again.stdout
    assert file.read_text(encoding="utf-8") == HEAD + "inn_row terrain=yellow roads=N+S joined=yes\n"


def test_the_end_of_the_input_ends_the_questions(run: Regnum, tmp_path: Path) -> None:
    done = run("figures", "jerusalem", "--enter", str(tmp_path / "b.figures"), "--lang", "en", input="5\n")
    assert done.exit_code == 0 and "Read 1 of 19." in done.stdout
    assert "King's Palace, large area, prestige: 5 against ours 4" in done.stdout


def test_everything_read_is_said(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "all.figures"
    done = run("figures", "jerusalem", "--enter", str(file), "--lang", "en", input="\n" * 19)
    assert "Everything that had to be reconstructed" in done.stdout and "the same as ours" in done.stdout


def test_a_form_can_be_corrected_in_an_editor(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "form.figures"
    assert run("figures", "brothers", "--export", str(file)).exit_code == 0
    form = file.read_text(encoding="utf-8")
    line = "#inn_row terrain=yellow roads=E+W joined=yes line=row"
    assert line in form.splitlines()
    file.write_text(form.replace(line, "inn_row roads=N+S"), encoding="utf-8")
    assert "Inn (row), roads: above, below against ours right, left" in flat(
        run("figures", "brothers", "--check", str(file), "--lang", "en").stdout
    )
    fails_with(run("figures", "brothers", "--export", str(file)), "exists already", "--enter")


def test_what_cannot_be_in_any_box_is_said_and_not_imported(run: Regnum, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "wrong.figures"
    file.write_text(HEAD + "mill terrain=yellow\n", encoding="utf-8")
    checked = run("figures", "brothers", "--check", str(file), "--lang", "en")
    assert checked.exit_code == 1 and "The set Dominion has three tiles of each terrain" in checked.stdout
    assert run("figures", "brothers", "--import", str(file)).exit_code == 1
    assert not list(home.rglob("*.figures"))


def test_an_imported_set_is_found_by_its_name(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "any.figures"
    file.write_text(HEAD + "mill grain=1\n", encoding="utf-8")
    assert run("figures", "brothers", "--import", str(file)).exit_code == 0
    file.unlink()
    assert "Mill, grain: 1 against ours 2" in flat(
        run("figures", "brothers", "--check", "my-box", "--lang", "en").stdout
    )
    assert "Set my-box, hash" in run("figures", "brothers", "--lang", "en").stdout


def test_two_files_are_compared(run: Regnum, tmp_path: Path) -> None:
    one, other = tmp_path / "one.figures", tmp_path / "other.figures"
    one.write_text(HEAD + "mill grain=1 roads=N+S\n", encoding="utf-8")
    other.write_text(HEAD + "mill grain=3 roads=N+S\nsmithy stone=1\n", encoding="utf-8")
    shown = flat(run("figures", "brothers", "--compare", str(one), str(other), "--lang", "en").stdout)
    assert shown == "Mill, grain: 1 against 3 Smithy, stone: not read against 1"
    same = run("figures", "brothers", "--compare", str(one), str(one), "--lang", "en").stdout
    assert "same figures" in same


def test_help_teaches_and_wrong_words_are_answered(run: Regnum, tmp_path: Path) -> None:
    assert "--enter my-box.figures" in run("figures", "--help").stdout
    fails_with(run("figures", "brothers", "windmill"), "windmill", "lists them")
    fails_with(run("figures", "chess"), "unknown game")
    fails_with(run("figures", "brothers", "--check", str(tmp_path / "none.figures")), "does not exist")
    fails_with(run("figures", "brothers", "mill", "--check", "x"), "only one")
    file = tmp_path / "other.figures"
    file.write_text("[regnum figures 1] [game jerusalem] [name x]\n", encoding="utf-8")
    fails_with(run("figures", "brothers", "--check", str(file)), "line 1", "of jerusalem, not of brothers")


@pytest.mark.parametrize("game", regnum.games())
def test_a_sheet_to_print_has_a_box_for_every_figure_that_can_be_read(run: Regnum, tmp_path: Path, game: str) -> None:
    file = tmp_path / "sheet.html"
    assert run("figures", game, "--sheet", str(file), "--lang", "uk").exit_code == 0
    page = file.read_text(encoding="utf-8")
    to_read = sum(len(item.to_read()) for item in sheet_of(box_of(game)).items)
    assert page.count('class="box"') == to_read > 0 and '<html lang="uk">' in page
    assert page.count("<tr>") == page.count("</tr>")
    fails_with(run("figures", game, "--sheet", str(file)), "exists already")


def test_a_match_in_the_terminal_is_played_with_a_file(run: Regnum, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "my-box.figures"
    file.write_text(HEAD + "mill grain=1\n", encoding="utf-8")
    words = ("tty", "brothers", "--plain", "--lang", "en", "--seed", "4")
    played = run(*words, "--option", f"figures={file}", input="quit\n")
    assert played.exit_code == 0, played.output
    assert "the figures of my-box; the bots learned with ours" in " ".join(played.output.split())
    (record,) = home.rglob("*.regnum")
    assert "[figures my-box:" in record.read_text(encoding="utf-8")
    fails_with(run(*words, "--option", "figures=nothing"), "nothing does not exist")
