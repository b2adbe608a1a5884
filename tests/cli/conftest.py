"""Every test has its own folder for saved matches; helpers to run commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import regnum
from regnum.bots.sense import Sense
from regnum.cli.app import app
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession
from regnum.core.match import Match

Regnum = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


@pytest.fixture
def run() -> Regnum:
    def typed(*words: str, input: str | bytes | None = None) -> Result:
        return CliRunner().invoke(app, list(words), input=input, prog_name="regnum")

    return typed


def played(match: Match, moves: int = 10_000, bot: str = "greedy") -> Match:
    player = regnum.bot(bot, 3)
    player.own_sense = Sense()  # the points of the moment: positions stay as they are when weights are learned again
    while not match.over and len(match.log) < moves:
        seat = match.waiting[0]
        match.play(seat, player.choose(match, seat))
    return match


def play_session(seats: int = 2, seed: int = 7, against: str = "greedy", *, path: Path | None = None) -> PlaySession:
    match = regnum.new("brothers", seats=seats, seed=seed)
    return PlaySession(match, against, RecordFile(path) if path else RecordFile())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.regnum"
    file.write_text(played(regnum.new("brothers", seats=2, seed=5)).record(), encoding="utf-8")
    return file


def fails_with(result: Result, *words: str, code: int = 2) -> None:
    """One clear line on stderr, the right exit code, no traceback."""
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    for word in words:
        assert word in result.stderr
