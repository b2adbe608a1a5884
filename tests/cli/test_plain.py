"""The table in lines, played through a pipe."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import regnum
from regnum.cli.plain import PlainTable
from regnum.cli.sitting import Sitting
from tests.cli.conftest import Regnum, complains, sitting


def at_table(lines: str, lang: str = "en", seats: int = 2, seated: Sitting | None = None) -> tuple[PlainTable, str]:
    sink = io.StringIO()
    table = PlainTable(seated or sitting(seats), lang, io.StringIO(lines), sink)
    table.run()
    return table, sink.getvalue()


class Tireless(io.StringIO):
    """Somebody who takes the last option as long as anybody asks: the end of the turn, sooner or later."""

    table: PlainTable

    def readline(self, size: int | None = -1, /) -> str:
        offered = self.table.offered
        first_words = [option.move.split()[0] for option in offered]
        return f"{first_words.index('take') + 1 if 'take' in first_words else len(offered)}\n"


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_is_played_by_numbers(lang: str, seats: int) -> None:
    sink, hand = io.StringIO(), Tireless()
    table = PlainTable(sitting(seats), lang, hand, sink)
    hand.table = table
    table.run()
    told = sink.getvalue()
    assert table.sitting.match.over
    assert table.words.say("ui-end-of-match") in told
    for gap in ("event-", "move-", "ask-", "line-", "tty-", "count-", "tile-", "seat-"):
        assert gap not in told.replace("face-down", ""), f"{gap} was shown instead of a text"


def test_a_whole_solo_game_through_the_command(run: Regnum, home: Path) -> None:
    match = regnum.new("brothers", seats=1, seed=4)
    moves = []
    while not match.over:
        move = match.legal(0)[-1]
        moves.append(move)
        match.play(0, move)
    result = run("play", "brothers", "--seats", "1", "--seed", "4", "--plain", input="\n".join(moves) + "\n")
    assert result.exit_code == 0 and "End of the match" in result.stdout and "Henry" in result.stdout
    saved = regnum.replay(next((home / "matches").iterdir()).read_text())
    assert saved.hash == match.hash


def test_two_people_share_a_keyboard() -> None:
    seated = sitting(against="human")
    first = seated.match.waiting[0]
    _, told = at_table("take 1\nend\ntake 1\nend\n", seated=seated)
    assert [played.seat for played in seated.match.log] == [first, first, 1 - first, 1 - first]
    assert "White. " in told and "Blue. " in told


def test_the_end_of_the_input_keeps_the_match(run: Regnum, home: Path) -> None:
    result = run("play", "--plain", "--seed", "7", input="1\n")
    assert result.exit_code == 0 and "regnum play --resume" in result.stdout
    saved = next((home / "matches").iterdir())
    again = run("play", "--plain", "--resume", input="end\n")
    assert again.exit_code == 0
    longer = regnum.replay(saved.read_text())
    assert "end" in [played.move.text for played in longer.log]
    assert len(list((home / "matches").iterdir())) == 1


def test_a_match_is_resumed_by_game_and_by_file(run: Regnum, tmp_path: Path) -> None:
    own = tmp_path / "own.regnum"
    run("play", "--plain", "--seed", "7", "--against", "random", "--save", str(own), input="1\n")
    assert own.read_text().startswith("# against random\n[regnum 1]")
    for words in (("brothers",), (str(own),), ("brothers", str(own))):
        assert "seed 7" in run("play", *words, "--plain", "--resume").stdout
    assert own.read_text().startswith("# against random\n")


def test_what_cannot_be_resumed_is_said(run: Regnum, tmp_path: Path) -> None:
    complains(run("play", "--resume", "--plain"), "no unfinished match")
    complains(run("play", "brothers", "--resume", "--plain"), "brothers")
    complains(run("play", "--resume", "--plain", str(tmp_path / "gone")), "there is no file")
    complains(run("play", "--resume", "--seed", "4", "--plain"), "--seed")
    complains(run("play", "--plain", "--save", "/proc/nowhere/x"), "cannot be saved")


def test_everything_that_can_be_typed_is_answered() -> None:
    table, told = at_table(
        "?\nmap\nhelp\nscore\nlog\nsave\nrules\nrules 4.3\nrules 99\nlang xx\nlang cs\nlang en\n\n999\n"
    )
    assert "Royal offer:" in told  # ?
    assert "┌───" in told  # map
    assert "rules 4.3" in told  # help
    assert "White: 0 points." in told  # score
    assert "4.3.1" in told and "nearest" in told
    assert "en, cs, sk, uk" in told and "Bílá." in told
    assert "There is no such number" in told
    assert not table.sitting.match.over


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    table, told = at_table("end\ntake 6\nbuild\nfly away\ntake\n")
    assert "(Rules 4.1.2)" in told and ("(Rules 2.8)" in told or "(Rules 4.2" in told)
    assert "is no move" in told
    assert all(played.seat == 1 for played in table.sitting.match.log)


def test_why_explains_what_is_meant() -> None:
    _, told = at_table("why take\nwhy end\nwhy take 1\nwhy xyzzyxyzzyq\n")
    assert "Rules" in told and "This may be played: take 1" in told and "is no move" in told


def test_words_narrow_the_list() -> None:
    table, told = at_table("mill\n")
    assert told.count("Take: Mill") == 2 and not [each for each in table.sitting.match.log if each.seat == 0]


def test_undo_goes_back_inside_the_turn_and_says_where_it_ends() -> None:
    table, told = at_table("undo\nstep elite 1,0\ntake 1\nundo\n")
    assert "Undo ends here: another player has moved." in told
    assert "Undo ends here: something hidden was revealed." in told
    table, told = at_table("take 1\nextend mill 0,1\nundo\n")
    assert "White takes a move back." in told
    assert table.sitting.match.log[-1].move.text == "take 1"
    assert len(table.sitting.story) == len(table.sitting.match.log)
