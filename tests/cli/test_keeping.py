"""`regnum backup`, `restore`, `verify` and `export`, beside a server that runs and without one."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest

import regnum
from regnum.server import people, tables
from regnum.server.run import free_port
from regnum.server.store.store import open_store
from regnum.table import commands
from regnum.table.agreed import Agreed
from regnum.table.table import Table
from tests.cli.conftest import Regnum, complains, played
from tests.cli.serving_house import Running

NOW = 1_700_000_000_000
DAY = "2023-11-14"


def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with a finished match, one that runs, and a table where nobody has begun."""
    path = tmp_path / "house.db"
    asyncio.run(filled(url(path)))
    return path


async def filled(database: str) -> None:
    store = await open_store(database)
    anna = (await store.write(lambda c: people.new_person(c, "Anna", "en", NOW))).id
    for name, moves in (("finished", 10_000), ("running", 4), ("open", -1)):
        table = Table(name)
        entries = commands.make(table, anna, "brothers", 2, {}, Agreed(), NOW)
        for seat in range(2):
            entries += commands.sit(table, anna, seat, NOW)
        if moves >= 0:
            entries += commands.begin(table, anna, 7, NOW)
            for each in played(regnum.new("brothers", seats=2, seed=7), moves).log:
                entries += commands.play(table, anna, each.seat, each.move.text, table.at, "", NOW)
        change = tables.writing(table, entries, NOW, "", people=True)
        await store.write(lambda c, change=change: tables.keep(c, change))  # type: ignore[misc]
    await store.close()


def damage(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE entries SET body = CAST(replace(body, 'take', 'took') AS BLOB) WHERE table_id = 'running'")
    raw.close()


def test_a_backup_is_made_while_the_house_is_open_and_goes_back_into_a_new_file(
    run: Regnum, kept: Path, tmp_path: Path
) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with Running("serve", "--port", str(free_port("127.0.0.1")), "--database", url(kept)) as house:
        house.line_with("the house is open at")
        made = run("backup", str(copy), "--database", url(kept))
        assert made.exit_code == 0 and not made.stderr and "regnum restore" in made.stdout
        assert run("verify", "--database", url(kept)).exit_code == 0
        assert run("export", str(tmp_path / "live"), "--database", url(kept)).exit_code == 0
        assert house.end(signal.SIGTERM) == 0
    restored = run("restore", str(copy), "--database", url(again))
    assert restored.exit_code == 0 and "every log verified" in restored.stdout
    verified = run("verify", "--database", url(again))
    assert verified.exit_code == 0 and verified.stdout == "every log is as it was written\n" and not verified.stderr
    for database, folder in ((kept, "first"), (again, "second")):
        run("export", str(tmp_path / folder), "--all", "--database", url(database))
    texts = [{each.name: each.read_text() for each in (tmp_path / one).iterdir()} for one in ("first", "second")]
    assert texts[0] == texts[1] and len(texts[0]) == 2


def test_exported_records_are_right(run: Regnum, kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    shown = run("export", str(folder), "--database", url(kept))
    assert shown.exit_code == 0 and ": 1\n" in shown.stdout and not shown.stderr
    assert [each.name for each in folder.iterdir()] == [f"{DAY}-brothers-finished.regnum"]
    checked = run("check", str(folder / f"{DAY}-brothers-finished.regnum"))
    assert checked.exit_code == 0 and "win" in checked.stdout


def test_running_matches_are_exported_when_asked_for(run: Regnum, kept: Path, tmp_path: Path) -> None:
    run("export", str(tmp_path / "all"), "--all", "--database", url(kept))
    names = sorted(each.name for each in (tmp_path / "all").iterdir())
    assert names == [f"{DAY}-brothers-finished.regnum", f"{DAY}-brothers-running.regnum"]
    for name in names:
        assert run("check", str(tmp_path / "all" / name)).exit_code == 0


def test_one_table_can_be_exported_alone(run: Regnum, kept: Path, tmp_path: Path) -> None:
    one = ("export", str(tmp_path / "one"), "--database", url(kept), "--table")
    assert run(*one, "finished").exit_code == 0
    complains(run(*one, "running"), "'running'", "--all")
    complains(run(*one, "nowhere"), "'nowhere'")
    assert run(*one, "running", "--all").exit_code == 0
    assert len(list((tmp_path / "one").iterdir())) == 2


def test_a_damaged_log_is_found_with_exit_code_1(run: Regnum, kept: Path, tmp_path: Path) -> None:
    damage(kept)
    shown = run("verify", "--database", url(kept))
    assert shown.exit_code == 1 and "running" in shown.stderr and "1 damaged log" in shown.stderr
    assert "Traceback" not in shown.output and not shown.stdout
    copied = run("backup", str(tmp_path / "copy.db"), "--database", url(kept))
    assert copied.exit_code == 1 and "cannot be restored" in copied.stderr
    complains(run("restore", str(tmp_path / "copy.db"), "--database", url(tmp_path / "again.db")), "damaged")


def test_a_damaged_log_does_not_keep_the_others_from_being_exported(run: Regnum, kept: Path, tmp_path: Path) -> None:
    damage(kept)
    shown = run("export", str(tmp_path / "all"), "--all", "--database", url(kept))
    assert [each.name for each in (tmp_path / "all").iterdir()] == [f"{DAY}-brothers-finished.regnum"]
    assert shown.exit_code == 1 and "running" in shown.stderr and "Traceback" not in shown.output


def test_nothing_is_written_over(run: Regnum, kept: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    complains(run("backup", str(copy), "--database", url(kept)), "copy.db")
    assert copy.read_text() == "mine"
    assert run("backup", str(copy), "--replace", "--database", url(kept)).exit_code == 0
    complains(run("restore", str(copy), "--database", url(kept)), "empty")
    complains(run("backup", str(kept), "--replace", "--database", url(kept)), "house.db")
    assert run("verify", "--database", url(kept)).exit_code == 0


def test_bad_input_is_one_line_and_leaves_nothing_behind(run: Regnum, kept: Path, tmp_path: Path, home: Path) -> None:
    (tmp_path / "text").write_text("no database")
    complains(run("backup", str(tmp_path / "x.db")), "there is no database")
    complains(run("verify"), "there is no database")
    complains(run("export", str(tmp_path / "x")), "there is no database")
    complains(run("verify", "--database", url(tmp_path / "text")), "not a database of Regnum")
    complains(run("backup", str(tmp_path / "no" / "x.db"), "--database", url(kept)), "does not exist")
    complains(run("restore", str(tmp_path / "missing.db"), "--database", url(tmp_path / "x.db")), "missing.db")
    complains(run("restore", str(tmp_path / "text"), "--database", url(tmp_path / "x.db")), "text")
    complains(run("export", str(tmp_path / "text"), "--database", url(kept)), "is a file")
    complains(run("export", "/proc/records", "--database", url(kept)), "/proc/records")
    complains(run("backup"), "FILE")
    assert not home.exists() and not (tmp_path / "x.db").exists() and not (tmp_path / "x").exists()


def test_without_a_database_the_usual_one_is_restored(run: Regnum, kept: Path, tmp_path: Path, home: Path) -> None:
    run("backup", str(tmp_path / "copy.db"), "--database", url(kept))
    assert run("restore", str(tmp_path / "copy.db")).exit_code == 0 and (home / "regnum.db").exists()
    assert run("verify").exit_code == 0
