"""The table in lines, played through a pipe."""

from __future__ import annotations

import io
import os
import stat
from pathlib import Path

import pytest

import regnum
from regnum.cli.files import write_whole
from regnum.cli.plain_table import PlainTable
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession
from regnum.core.messages import Option
from tests.cli.conftest import Regnum, fails_with, play_session, played


def at_table(
    lines: str, lang: str = "en", seats: int = 2, session: PlaySession | None = None
) -> tuple[PlainTable, str]:
    sink = io.StringIO()
    table = PlainTable(session or play_session(seats), lang, io.StringIO(lines), sink)
    table.run()
    return table, sink.getvalue()


class Tireless(io.StringIO):
    """A player who always takes the last option: the end of the turn, sooner or later."""

    table: PlainTable

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself
        offered = self.table.offered
        first_words = [option.move.split()[0] if isinstance(option, Option) else "" for option in offered]
        return f"{first_words.index('take') + 1 if 'take' in first_words else len(offered)}\n"


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_is_played_by_numbers(lang: str, seats: int) -> None:
    sink, player = io.StringIO(), Tireless()
    table = PlainTable(play_session(seats), lang, player, sink)
    player.table = table
    table.run()
    output = sink.getvalue()
    assert table.session.match.over
    assert table.words.say("ui-end-of-match") in output
    for gap in ("event-", "move-", "ask-", "line-", "tty-", "count-", "tile-", "seat-"):
        assert gap not in output.replace("face-down", ""), f"{gap} was shown instead of a text"


def test_a_whole_solo_game_through_the_command(run: Regnum, home: Path) -> None:
    match = regnum.new("brothers", seats=1, seed=4)
    moves = []
    while not match.over:
        move = match.legal(0)[-1]
        moves.append(move)
        match.play(0, move)
    result = run("tty", "brothers", "--seats", "1", "--seed", "4", "--plain", input="\n".join(moves) + "\n")
    assert result.exit_code == 0 and "End of the match" in result.stdout and "Henry" in result.stdout
    saved = regnum.replay(next((home / "matches").iterdir()).read_text())
    assert saved.hash == match.hash


def test_two_people_share_a_keyboard() -> None:
    session = play_session(against="human")
    first = session.match.waiting[0]
    _, output = at_table("take 1\nend\ntake 1\nend\n", session=session)
    assert [each.seat for each in session.match.log] == [first, first, 1 - first, 1 - first]
    assert "White. " in output and "Blue. " in output


def test_the_end_of_the_input_keeps_the_match(run: Regnum, home: Path) -> None:
    result = run("tty", "--plain", "--seed", "7", input="1\n")
    assert result.exit_code == 0 and "regnum tty --resume" in result.stdout
    saved = next((home / "matches").iterdir())
    again = run("tty", "--plain", "--resume", input="end\n")
    assert again.exit_code == 0
    longer = regnum.replay(saved.read_text())
    assert "end" in [each.move.text for each in longer.log]
    assert len(list((home / "matches").iterdir())) == 1


def test_a_match_is_resumed_by_game_and_by_file(run: Regnum, tmp_path: Path) -> None:
    own = tmp_path / "own.regnum"
    run("tty", "--plain", "--seed", "7", "--against", "random", "--save", str(own), input="1\n")
    assert own.read_text().startswith("# against random\n[regnum 1]")
    for words in (("brothers",), (str(own),), ("brothers", str(own))):
        assert "seed 7" in run("tty", *words, "--plain", "--resume").stdout
    assert own.read_text().startswith("# against random\n")


def test_what_cannot_be_resumed_is_reported(run: Regnum, tmp_path: Path) -> None:
    fails_with(run("tty", "--resume", "--plain"), "no unfinished match")
    fails_with(run("tty", "brothers", "--resume", "--plain"), "brothers")
    fails_with(run("tty", "--resume", "--plain", str(tmp_path / "gone")), "file not found")
    fails_with(run("tty", "--resume", "--seed", "4", "--plain"), "--seed")
    fails_with(run("tty", "--plain", "--save", "/proc/nowhere/x"), "folder not found: /proc/nowhere")


COMMENTED = """# our rainy evening
# against random
[regnum 1] [game brothers 2] [seed 7] [seats 2]
# Blue begins, as always
1 blue take 1

2 blue end
  # what now?
"""


def test_a_resumed_file_is_left_alone_until_a_move_is_played(run: Regnum, tmp_path: Path) -> None:
    file, copy = tmp_path / "own.regnum", tmp_path / "copy.regnum"
    file.write_text(COMMENTED)
    written = file.stat().st_mtime_ns
    shown = run("tty", "--resume", str(file), "--plain", "--save", str(copy), input="?\nsave\nquit\n")
    assert shown.exit_code == 0 and f"Saved: {file}" in shown.stdout
    assert file.read_text() == COMMENTED and file.stat().st_mtime_ns == written
    assert "# our rainy evening" in copy.read_text()
    run("tty", "--resume", str(file), "--plain", "--save", f"{tmp_path}/../{tmp_path.name}/own.regnum")
    assert file.read_text() == COMMENTED


def test_remarks_stay_where_they_are(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "own.regnum"
    file.write_text(COMMENTED)
    run("tty", "--resume", str(file), "--plain", "--against", "human", input="take 2\n")
    lines = file.read_text().splitlines()
    assert lines[:2] == ["# against human", "# our rainy evening"]
    assert lines[3:7] == ["# Blue begins, as always", "1 blue take 1", "2 blue end", "  # what now?"]
    assert lines[7:] == ["3 white take 2"]
    run("tty", "--resume", str(file), "--plain", input="end\n")
    assert file.read_text().splitlines()[:8] == lines


def test_comments_behind_a_move_that_was_taken_back_are_kept(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "own.regnum"
    match = regnum.new("brothers", seats=2, seed=7)
    match.play(1, "take 1")
    match.play(1, "end")
    match.play(0, "take 1")
    match.play(0, next(move for move in match.legal(0) if move.startswith("extend")))
    file.write_text(match.record() + "# a fine mill\n")
    run("tty", "--resume", str(file), "--plain", input="undo\n")
    assert file.read_text().splitlines()[-2:] == ["3 white take 1", "# a fine mill"]


def test_a_saved_file_is_synced_with_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    monkeypatch.setattr("os.fsync", lambda handle: synced.append(stat.S_ISDIR(os.fstat(handle).st_mode)))
    write_whole(tmp_path / "own.regnum", "text")
    assert synced == [False, True] and [each.name for each in tmp_path.iterdir()] == ["own.regnum"]


def saved(home: Path, name: str, text: str | bytes, age: int) -> Path:
    file = home / "matches" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    os.utime(file, (10**9 - age, 10**9 - age))
    return file


def test_unreadable_files_do_not_prevent_a_match(run: Regnum, home: Path) -> None:
    saved(home, "brothers-old.regnum", regnum.new("brothers", seats=2, seed=8).record(), age=9)
    good = saved(home, "brothers-good.regnum", COMMENTED, age=5)
    wrong = saved(home, "brothers-wrong.regnum", COMMENTED + "3 white fly\n", age=3)
    binary = saved(home, "brothers-binary.regnum", b"\xff\xfe\0", age=2)
    (home / "matches" / "brothers-folder.regnum").mkdir()
    (home / "matches" / "brothers-link.regnum").symlink_to(home / "nowhere")
    shown = run("tty", "--resume", "--plain")
    assert shown.exit_code == 0 and "seed 7" in shown.stdout and f"Saved: {good}" in shown.stdout
    notes = shown.stderr.splitlines()
    assert len(notes) == 3 and all(note.startswith("regnum: skipped: ") for note in notes)
    assert str(binary) in notes[1] and str(wrong) in notes[2] and "line 9" in notes[2]


def test_when_nothing_can_be_read_every_name_is_listed(run: Regnum, home: Path) -> None:
    saved(home, "brothers-1.regnum", "nonsense", age=1)
    saved(home, "brothers-2.regnum", b"\xff\xfe", age=2)
    fails_with(run("tty", "--resume", "--plain"), "is readable", "brothers-1.regnum, brothers-2.regnum")
    fails_with(run("tty", "brothers", "--resume", "--plain"), "match of brothers", "brothers-1.regnum")
    saved(home, "brothers-3.regnum", played(regnum.new("brothers", seats=2, seed=5)).record(), age=3)
    fails_with(run("tty", "--resume", "--plain"), "no unfinished match", "brothers-1.regnum, brothers-2.regnum")


def test_an_unknown_opponent_is_reported_with_the_file(run: Regnum, tmp_path: Path) -> None:
    file = tmp_path / "own.regnum"
    file.write_text(COMMENTED.replace("against random", "against martin"))
    fails_with(run("tty", "--resume", str(file), "--plain"), str(file), "martin", "--against")
    assert run("tty", "--resume", str(file), "--plain", "--against", "random").exit_code == 0
    fails_with(run("tty", "--resume", "-", "--plain"), "needs a file")


def test_a_number_without_end_is_only_too_large() -> None:
    _, output = at_table(f"{'7' * 5000}\n{'0' * 5000}\nwhy {'7' * 5000}\ntake {'7' * 5000}\n")
    assert output.count("There is no such number") == 2 and output.count("is not a valid move") == 2


def test_everything_that_can_be_typed_is_answered() -> None:
    table, output = at_table(
        "?\nmap\nhelp\nscore\nlog\nsave\nrules\nrules 4.3\nrules 99\nlang xx\nlang cs\nlang en\n\n999\n"
    )
    assert "Royal offer:" in output  # ?
    assert "┌───" in output  # map
    assert "rules 4.3" in output  # help
    assert "White: 0 points." in output  # score
    assert "4.3.1" in output and "nearest" in output
    assert "en, cs, sk, uk" in output and "Bílá." in output
    assert "There is no such number" in output
    assert not table.session.match.over


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    table, output = at_table("end\ntake 6\nbuild\nfly away\ntake\n")
    assert "(Rules 4.1.2)" in output and ("(Rules 2.8)" in output or "(Rules 4.2" in output)
    assert "is not a valid move" in output
    assert all(each.seat == 1 for each in table.session.match.log)


def test_why_explains_what_is_meant() -> None:
    _, output = at_table("why take\nwhy end\nwhy take 1\nwhy xyzzyxyzzyq\n")
    assert "Rules" in output and "This move is possible: take 1" in output and "is not a valid move" in output


def test_reasons_are_listed_once_with_what_they_concern() -> None:
    _, output = at_table("why\n")
    assert output.count("(Rules 2.8)") == 1 and "Take a tile:" in output
    match = played(regnum.new("brothers", seats=2, seed=425), 9)
    _, output = at_table("why extend\n", session=PlaySession(match, "human", RecordFile()))
    lines = output.splitlines()
    (reason,) = [at for at, line in enumerate(lines) if "(Rules 4.3.1)" in line]
    assert "…" in lines[reason] and " more" in lines[reason + 1] and lines[reason + 1].count("Extend the land ") == 4


def test_things_on_the_table_can_be_read() -> None:
    _, output = at_table("read mill\nread xyzzy\nlang CS\n")
    assert "Royal offer: 1. Mill" in output and "Nothing on the table matches." in output and "Bílá." in output


def test_a_failing_disk_is_reported_and_nothing_is_called_saved(run: Regnum, home: Path) -> None:
    home.mkdir()
    (home / "matches").write_text("in the way")
    result = run("tty", "--plain", "--seed", "7", "--lang", "cs", input="1\nsave\n")
    assert result.exit_code == 2 and "Uloženo" not in result.stdout and "--resume" not in result.stdout
    assert result.stdout.count("Neuloženo:") == 3  # at the beginning, when asked, and at the end
    assert "místo složky je tam soubor" in result.stderr


def test_a_file_that_was_named_is_named_to_go_on_with(run: Regnum, tmp_path: Path) -> None:
    own = tmp_path / "own.regnum"
    own.write_text(COMMENTED)
    assert f"regnum tty --resume {own}\n" in run("tty", "--resume", str(own), "--plain").stdout
    assert "regnum tty --resume\n" in run("tty", "--plain", "--save", str(own)).stdout


def test_words_narrow_the_list() -> None:
    table, output = at_table("mill\n")
    assert output.count("Take: Mill") == 2 and not [each for each in table.session.match.log if each.seat == 0]


def test_undo_goes_back_inside_the_turn_and_says_where_it_ends() -> None:
    table, output = at_table("undo\nstep elite 1,0\ntake 1\nundo\n")
    assert "Undo ends here: another player has moved." in output
    assert "Undo ends here: something hidden was revealed." in output
    table, output = at_table("take 1\nextend mill 0,1\nundo\n")
    assert "White takes a move back." in output
    assert table.session.match.log[-1].move.text == "take 1"
    assert len(table.session.history) == len(table.session.match.log)


def test_the_keys_of_the_screen_are_words_too() -> None:
    _, output = at_table("w\ni\nu\ns\nr\ng\nl cs\nl en\nq\n")
    _, same = at_table("why\nread\nundo\nscore\nrules\nlog\nlang cs\nlang en\nquit\n")
    assert output == same and "is not a valid move" not in output


def test_a_line_that_is_no_move_lists_what_is_possible_now() -> None:
    _, output = at_table("xyzzy 7 7\n")
    (line,) = [line for line in output.splitlines() if "xyzzy" in line]
    assert line == "“xyzzy 7 7” is not a valid move here. A move now starts with: take."


def test_the_curtain_waits_for_enter_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_session(against="human")
    session.seat = session.match.waiting[0]
    monkeypatch.setattr(PlaySession, "hides", lambda self, one, two: True)
    _, output = at_table("take 1\nend\n1\nx\n\n", session=session)
    assert output.count("Press Enter") == 3 and len(session.match.log) == 2
