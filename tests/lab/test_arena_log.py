"""A long arena goes on where it was stopped, and says where it stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from typer.testing import CliRunner, Result

from regnum.cli.app import app
from regnum.cli.arena_progress import ProgressLines, span
from regnum.core.errors import OptionError
from regnum.lab import arena
from regnum.lab.arena import ArenaPlan, ArenaTally, Fixture, TimedOutcome, checked, held, play_one, schedule
from regnum.lab.arena_log import ArenaLog, ArenaLogLine

PLAN = checked(ArenaPlan("brothers", 2, {}, ["random", "greedy"], 6, 4))


def run(*words: str) -> Result:
    typed = ["arena", "--game", "brothers", "--bots", "random,greedy", "--seed", "4", *words]
    return CliRunner().invoke(app, typed, prog_name="regnum")


def games_in(path: Path) -> list[TimedOutcome]:
    with ArenaLog(path, PLAN) as log:
        return [line.played for line in log.lines]


def refused(path: Path, plan: ArenaPlan = PLAN) -> str:
    with pytest.raises(OptionError) as error, ArenaLog(path, plan):
        pass
    return str(error.value)


@pytest.fixture
def stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log of a command that was stopped in its fifth game of six."""
    path = tmp_path / "run.jsonl"

    def dies(plan: ArenaPlan, fixture: Fixture) -> TimedOutcome:
        if fixture.number == 4:
            raise KeyboardInterrupt
        return play_one(plan, fixture)

    with monkeypatch.context() as during:
        during.setattr(arena, "play_one", dies)
        assert run("--games", "6", "--log", str(path)).exit_code == 130
    return path


def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_games(
    stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def counted(plan: ArenaPlan, fixture: Fixture) -> TimedOutcome:
        played.append(fixture.number)
        return play_one(plan, fixture)

    monkeypatch.setattr(arena, "play_one", counted)
    file = tmp_path / "report.json"
    shown = run("--games", "6", "--log", str(stopped), "--json", str(file))
    assert shown.exit_code == 0, shown.output
    assert "holds 4 of 6 games" in shown.stderr and played == [4, 5]
    here = held(PLAN)
    assert json.loads(file.read_bytes())["outcomes"] == [structs.asdict(outcome) for outcome in here.outcomes]
    assert [each.outcome for each in games_in(stopped)] == here.outcomes


def test_more_games_go_on_from_fewer(stopped: Path) -> None:
    assert "holds 4 of 8 games" in run("--games", "8", "--log", str(stopped)).stderr
    again = run("--games", "8", "--log", str(stopped))
    assert "holds 8 of 8 games" in again.stderr and "8 games of 4 deals" in again.stdout


def test_a_line_that_was_torn_is_played_again(stopped: Path) -> None:
    content = stopped.read_bytes()
    stopped.write_bytes(content[:-20])
    assert len(games_in(stopped)) == 3
    assert stopped.read_bytes() == content[: content.rfind(b"\n", 0, -1) + 1]


def test_the_time_of_all_runs_is_counted(stopped: Path) -> None:
    with ArenaLog(stopped, PLAN) as log:
        log.append(ArenaLogLine(3600.0, play_one(PLAN, list(schedule(PLAN))[4])))
        assert log.seconds(5) == 3600.0 > log.seconds(4)
    assert "in 3600." in run("--games", "6", "--log", str(stopped)).stdout


def test_a_file_with_other_games_is_refused_and_stays_as_it_is(stopped: Path, tmp_path: Path) -> None:
    content = stopped.read_bytes()
    assert "holds other games: seed 4, not 5" in refused(stopped, structs.replace(PLAN, seed=5))
    assert "holds other games: bots ['random', 'greedy'], not ['random', 'page']" in refused(
        stopped, structs.replace(PLAN, bots=["random", "page"])
    )
    wrong = run("--games", "6", "--iterations", "5", "--log", str(stopped))
    assert wrong.exit_code == 2 and "iterations 0, not 5" in wrong.stderr
    assert stopped.read_bytes() == content
    other = tmp_path / "notes.txt"
    for text, reason in (
        ("buy milk", "is not the log of an arena"),
        ("buy milk\n", "line 1, is not of an arena's log"),
        ("{}\n", "line 1, is not of an arena's log"),
    ):
        other.write_text(text)
        assert reason in refused(other) and other.read_text() == text
    lines = content.splitlines(keepends=True)
    stopped.write_bytes(lines[0] + lines[2])
    assert "line 2: expected game 0" in refused(stopped)
    assert "of regnum 0.1; this is" in refused_version(stopped, lines[0])
    assert "cannot be used as a log" in refused(tmp_path)


def refused_version(path: Path, header: bytes) -> str:
    path.write_bytes(json.dumps(json.loads(header) | {"version": "0.1"}).encode() + b"\n")
    return refused(path)


def test_where_there_is_no_terminal_a_line_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    lines = ProgressLines(PLAN, clock=lambda: now)
    count = ArenaTally(PLAN)
    for fixture in schedule(PLAN):
        count.add(play_one(PLAN, fixture))
        now += 20
        lines.show(count)
    said = capsys.readouterr().err.splitlines()
    assert [line.split(";")[0] for line in said] == [
        "regnum: brothers: 2 of 6 games, about 1 min left",
        "regnum: brothers: 4 of 6 games, about 40 s left",
        "regnum: brothers: 6 of 6 games, about 0 s left",
    ]
    assert all("random" in line and "greedy" in line for line in said)
    assert [span(each) for each in (5, 90 * 60, 1200)] == ["5 s", "1.5 h", "20 min"]


def test_the_games_of_a_pool_are_logged_in_their_order(tmp_path: Path) -> None:
    path: Any = tmp_path / "pool.jsonl"
    assert run("--games", "6", "--jobs", "2", "--log", str(path)).exit_code == 0
    assert [each.outcome for each in games_in(path)] == held(PLAN).outcomes
