"""Compiling in the background: all or nothing, never below an open table, and reported in one line."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools import compile_core, play
from tools.compile_core import BESIDE, BUSY, FAILED, Core

HOME = Path(__file__).parents[2]
# Takes the place of setup.py: makes two modules; stops half-way on request.
SETUP = """
import pathlib, sys, time
pathlib.Path("src/regnum/core/rules.so").write_text(pathlib.Path("src/regnum/core/rules.py").read_text())
if pathlib.Path("src/regnum/core/rules.py").read_text() == "wrong":
    sys.exit("error: rules.py: this is wrong")
while pathlib.Path("src/regnum/core/rules.py").read_text() == "slow":
    time.sleep(0.01)
pathlib.Path("src/regnum_core.so").write_text("group")
pathlib.Path("build").mkdir()
pathlib.Path("build/extensions.json").write_text("{}")
"""


@pytest.fixture
def core(tmp_path: Path) -> Core:
    for folder in ("core", "games", "bots"):
        (tmp_path / "src" / "regnum" / folder).mkdir(parents=True)
    for name in BESIDE:
        (tmp_path / name).write_text(SETUP if name == "setup.py" else name)
    (tmp_path / "src/regnum/core/rules.py").write_text("first")
    return Core(tmp_path)


def change(core: Core, text: str) -> None:
    (core.src / "regnum/core/rules.py").write_text(text)


def names(core: Core) -> list[str]:
    return [str(each.relative_to(core.src)) for each in core.in_place()]


ALL = ["regnum/core/rules.so", "regnum_core.so"]


def test_build_compiles_once_and_again_when_the_sources_change(core: Core, capsys: pytest.CaptureFixture[str]) -> None:
    compile_core.build(core)
    assert names(core) == ALL and core.is_current() and "compiling" in capsys.readouterr().out
    assert (core.build / "extensions.json").read_text() == "{}", "setup.py finds its list for a wheel"
    os.utime(core.src / "regnum/core/rules.py")
    compile_core.build(core)
    assert capsys.readouterr().out == "", "a date is no change"
    change(core, "second")
    assert not core.is_current()
    compile_core.build(core)
    assert (core.src / "regnum/core/rules.so").read_text() == "second"


def test_a_build_that_fails_leaves_nothing_compiled(core: Core) -> None:
    compile_core.build(core)
    change(core, "wrong")
    with pytest.raises(SystemExit, match="this is wrong"):
        compile_core.build(core)
    assert names(core) == [], "neither the outdated modules nor half of the new ones"


def test_the_background_changes_nothing_that_is_in_use(core: Core) -> None:
    assert compile_core.in_background(core) == 0
    assert names(core) == [] and core.is_finished()
    assert core.settle() and names(core) == ALL and core.is_current()


def test_what_was_compiled_of_other_sources_is_not_used(core: Core) -> None:
    compile_core.in_background(core)
    change(core, "second")
    assert not core.settle() and names(core) == []


def test_modules_that_are_not_whole_are_removed(core: Core) -> None:
    compile_core.build(core)
    (core.src / "regnum_core.so").unlink()
    assert not core.is_current()
    assert not core.settle() and names(core) == []


def test_a_failure_in_the_background_is_remembered_for_these_sources(core: Core) -> None:
    change(core, "wrong")
    assert compile_core.in_background(core) == FAILED
    assert core.has_failed() and not core.is_finished()
    assert "this is wrong" in core.log.read_text()
    change(core, "right")
    assert not core.has_failed()


def test_only_one_compiles_at_a_time(core: Core) -> None:
    with core.compiles(waits=False) as first:
        assert first and compile_core.in_background(core) == BUSY


def test_nothing_is_put_in_place_below_an_open_table(core: Core) -> None:
    with core.lock_file("running") as table:
        fcntl.flock(table, fcntl.LOCK_SH)
        with pytest.raises(SystemExit, match="a table is open"):
            compile_core.build(core)
        with core.lock_file("running") as second:
            assert not play.prepared(core, second), "a second table joins the first, uncompiled"
    compile_core.build(core)
    assert core.is_current()


def test_outdated_modules_of_an_open_table_are_not_mixed_with_new_sources(core: Core) -> None:
    compile_core.build(core)
    with core.lock_file("running") as table, core.lock_file("running") as second:
        assert play.prepared(core, table)
        assert play.prepared(core, second), "both compiled"
        change(core, "second")
        with core.lock_file("running") as third, pytest.raises(SystemExit, match="rules have changed"):
            play.prepared(core, third)
        assert names(core) == ALL


def table(seconds: float) -> list[str]:
    return [sys.executable, "-c", f"import time; time.sleep({seconds}); raise SystemExit(7)"]


def compiler(core: Core) -> list[str]:
    program = f"import sys; sys.path.insert(0, {str(HOME)!r}); from pathlib import Path; from tools import compile_core"
    program += f"; sys.exit(compile_core.in_background(compile_core.Core(Path({str(core.home)!r}))))"
    return [sys.executable, "-c", program]


@pytest.fixture
def signals() -> Iterator[None]:
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield
    for each, handler in before.items():
        signal.signal(each, handler)


@pytest.mark.usefixtures("signals")
def test_the_first_table_is_uncompiled_and_the_next_compiled(core: Core, capfd: pytest.CaptureFixture[str]) -> None:
    waits = [sys.executable, "-c", f"import pathlib, time\nwhile not pathlib.Path({str(core.compiled)!r}).exists(): "
             "time.sleep(0.01)\ntime.sleep(0.5)"]  # fmt: skip
    assert play.main(core, waits, compiler(core)) == 0
    assert capfd.readouterr().err.splitlines() == [
        "regnum: playing uncompiled this time; the rules are compiled in the background",
        "regnum: compiled; the next start is faster",
    ]
    assert names(core) == []
    assert play.main(core, table(0), compiler(core)) == 7, "the exit code is the table's"
    assert capfd.readouterr().err == "" and names(core) == ALL


@pytest.mark.usefixtures("signals")
def test_closing_the_table_stops_the_compiler_without_a_trace(core: Core, capfd: pytest.CaptureFixture[str]) -> None:
    change(core, "slow")
    started = time.monotonic()
    assert play.main(core, table(0.5), compiler(core)) == 7
    assert time.monotonic() - started < 30
    assert not core.is_finished() and not core.has_failed() and names(core) == []
    assert len(capfd.readouterr().err.splitlines()) == 1
    with core.compiles(waits=False) as free:
        assert free, "no process compiles any more"
    change(core, "first")
    compile_core.build(core)
    assert names(core) == ALL


@pytest.mark.usefixtures("signals")
def test_a_compiler_that_fails_or_is_missing_is_reported_in_one_line(
    core: Core, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    change(core, "wrong")
    assert play.main(core, table(2), compiler(core)) == 7
    assert "could not be compiled (build/compile.log says why)" in capfd.readouterr().err.splitlines()[1]
    assert play.main(core, table(0), compiler(core)) == 7
    assert capfd.readouterr().err.count("\n") == 1, "it is not tried again"
    change(core, "right")
    assert play.main(core, table(1), ["false"]) == 7, "its packages could not be fetched"
    assert "could not be compiled" in capfd.readouterr().err.splitlines()[1]
    with core.compiles(waits=False):
        assert play.main(core, table(0), ["false"]) == 7
    assert "another table compiles the rules already" in capfd.readouterr().err
    monkeypatch.setenv("CC", "/no/such/compiler -O2")
    assert play.main(core, table(0), compiler(core)) == 7
    assert capfd.readouterr().err == (
        "regnum: there is no C compiler here; play goes on uncompiled, with slower bots\n"
    )


def test_ctrl_c_ends_the_table_and_the_compiler(core: Core) -> None:
    change(core, "slow")
    program = f"import sys; sys.path.insert(0, {str(HOME)!r}); from pathlib import Path; from tools import play\n"
    program += f"core = play.Core(Path({str(core.home)!r}))\n"
    program += "table = [sys.executable, '-c', 'import time\\ntry: time.sleep(60)\\nexcept KeyboardInterrupt: pass']\n"
    program += f"sys.exit(play.main(core, table, {compiler(core)!r}))"
    running = subprocess.Popen([sys.executable, "-c", program], start_new_session=True)
    until((core.compiling / "src/regnum/core/rules.so").exists)
    time.sleep(0.3)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does; the compiler is in a group of its own
    assert running.wait(20) == 0
    with core.compiles(waits=False) as free:
        assert free and names(core) == [] and not core.is_finished()


def until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it never came true")
