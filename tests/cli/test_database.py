"""`regnum backup`, `restore`, `verify` and `export`, beside a server that runs and without one."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest

import regnum
from regnum.server import people, table_store, verification
from regnum.server.run import free_port
from regnum.server.store.store import open_store
from regnum.table import commands
from regnum.table.settings import TableSettings
from regnum.table.table import Table
from tests.cli.conftest import Regnum, fails_with, played
from tests.cli.running_server import Running

NOW = 1_700_000_000_000
DAY = "2023-11-14"


def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a finished match, one that runs, and a table that has not started."""
    path = tmp_path / "regnum.db"
    asyncio.run(filled(url(path)))
    return path


async def filled(database: str) -> None:
    store = await open_store(database)
    anna = (await store.write(lambda c: people.new_person(c, "Anna", "en", NOW))).id
    for name, moves in (("finished", 10_000), ("running", 4), ("open", -1)):
        table = Table(name)
        entries = commands.make(table, anna, "brothers", 2, {}, TableSettings(), NOW)
        for seat in range(2):
            entries += commands.sit(table, anna, seat, NOW)
        if moves >= 0:
            entries += commands.begin(table, anna, 7, NOW)
            for each in played(regnum.new("brothers", seats=2, seed=7), moves).log:
                entries += commands.play(table, anna, each.seat, each.move.text, table.at, "", NOW)
        change = table_store.change_of(table, entries, NOW, "", people=True)
        await store.write(lambda c, change=change: table_store.write_change(c, change))  # type: ignore[misc]
    await store.close()


def damage(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE entries SET body = CAST(replace(body, 'take', 'took') AS BLOB) WHERE table_id = 'running'")
    raw.close()


def test_a_backup_is_made_while_the_server_runs_and_goes_back_into_a_new_file(
    run: Regnum, database: Path, tmp_path: Path
) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with Running("serve", "--port", str(free_port("127.0.0.1")), "--database", url(database)) as server:
        server.line_with("listening on")
        made = run("backup", str(copy), "--database", url(database))
        assert made.exit_code == 0 and not made.stderr and "regnum restore" in made.stdout
        assert run("verify", "--database", url(database)).exit_code == 0
        assert run("export", str(tmp_path / "live"), "--database", url(database)).exit_code == 0
        assert server.end(signal.SIGTERM) == 0
    restored = run("restore", str(copy), "--database", url(again))
    assert restored.exit_code == 0 and "all logs verified" in restored.stdout
    verified = run("verify", "--database", url(again))
    assert verified.exit_code == 0 and verified.stdout == "all logs are intact\n" and not verified.stderr
    for each, folder in ((database, "first"), (again, "second")):
        run("export", str(tmp_path / folder), "--all", "--database", url(each))
    texts = [{each.name: each.read_text() for each in (tmp_path / one).iterdir()} for one in ("first", "second")]
    assert texts[0] == texts[1] and len(texts[0]) == 2


def test_exported_records_are_right(run: Regnum, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    shown = run("export", str(folder), "--database", url(database))
    assert shown.exit_code == 0 and ": 1\n" in shown.stdout and not shown.stderr
    assert [each.name for each in folder.iterdir()] == [f"{DAY}-brothers-finished.regnum"]
    checked = run("check", str(folder / f"{DAY}-brothers-finished.regnum"))
    assert checked.exit_code == 0 and "win" in checked.stdout


def test_running_matches_are_exported_when_asked_for(run: Regnum, database: Path, tmp_path: Path) -> None:
    run("export", str(tmp_path / "all"), "--all", "--database", url(database))
    names = sorted(each.name for each in (tmp_path / "all").iterdir())
    assert names == [f"{DAY}-brothers-finished.regnum", f"{DAY}-brothers-running.regnum"]
    for name in names:
        assert run("check", str(tmp_path / "all" / name)).exit_code == 0


def test_one_table_can_be_exported_alone(run: Regnum, database: Path, tmp_path: Path) -> None:
    one = ("export", str(tmp_path / "one"), "--database", url(database), "--table")
    assert run(*one, "finished").exit_code == 0
    fails_with(run(*one, "running"), "'running'", "--all")
    fails_with(run(*one, "nowhere"), "'nowhere'")
    assert run(*one, "running", "--all").exit_code == 0
    assert len(list((tmp_path / "one").iterdir())) == 2


def test_a_damaged_log_is_found_with_exit_code_1(run: Regnum, database: Path, tmp_path: Path) -> None:
    damage(database)
    shown = run("verify", "--database", url(database))
    assert shown.exit_code == 1 and "running" in shown.stderr and "1 damaged log" in shown.stderr
    assert "Traceback" not in shown.output and not shown.stdout
    copied = run("backup", str(tmp_path / "copy.db"), "--database", url(database))
    assert copied.exit_code == 1 and "cannot be restored" in copied.stderr
    fails_with(run("restore", str(tmp_path / "copy.db"), "--database", url(tmp_path / "again.db")), "damaged")


RUINED = {
    "summary": "UPDATE tables SET summary = CAST(replace(summary, 'playing', 'open') AS BLOB) WHERE id = 'running'",
    "state": "UPDATE tables SET state = 'over' WHERE id = 'running'",
    "due": "UPDATE tables SET due = 1 WHERE id = 'running'",
    "people": "DELETE FROM members WHERE table_id = 'running'",
    "the whole row": "DELETE FROM tables WHERE id = 'running'",
}


@pytest.mark.parametrize("what", RUINED)
def test_what_repeats_a_log_is_checked_and_written_again(run: Regnum, database: Path, what: str) -> None:
    before = rows(database)
    with sqlite3.connect(database) as raw:  # without foreign keys, as other programs open it
        raw.execute(RUINED[what])
    raw.close()
    assert rows(database) != before
    found = run("verify", "--database", url(database))
    assert found.exit_code == 1 and f"table running: not as its log says: {what}" in found.stderr
    assert "--repair" in found.stderr and not found.stdout
    mended = run("verify", "--repair", "--database", url(database))
    assert mended.exit_code == 0 and "tables written again from their logs: 1" in mended.stdout
    assert rows(database) == before
    assert run("verify", "--database", url(database)).stdout == "all logs are intact\n"


RUINED_RESULTS = {
    "points": "UPDATE results SET total = total + 1 WHERE side = 0",
    "person": "UPDATE results SET person = 'somebody else' WHERE side = 1",
    "score sheet": "UPDATE results SET lines = CAST('[]' AS BLOB) WHERE side = 0",
    "one of no match": "INSERT INTO results SELECT 'running', side, n + 1, person, bot, game, seats, ended, moves, "
    "total, rank, lines, unrated, mu, sigma FROM results",
}


@pytest.mark.parametrize("what", RUINED_RESULTS)
def test_a_result_that_is_not_as_its_log_says_is_found_and_written_again(
    run: Regnum, database: Path, what: str
) -> None:
    before = rows(database)
    with sqlite3.connect(database) as raw:
        raw.execute(RUINED_RESULTS[what])
    raw.close()
    assert rows(database) != before
    found = run("verify", "--database", url(database))
    assert found.exit_code == 1 and "1 finished matches have no result on people's pages" in found.stderr
    mended = run("verify", "--repair", "--database", url(database))
    assert mended.exit_code == 0, mended.output
    assert rows(database) == before


def rows(path: Path) -> list[object]:
    names = ("tables", "members", "results")
    with sqlite3.connect(path) as raw:
        found = [raw.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names]
    raw.close()
    return list(found)


def test_many_tables_are_checked_in_several_processes(
    run: Regnum, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "FEW", 1)
    monkeypatch.setattr(verification, "CHUNK", 1)
    with sqlite3.connect(database) as raw:
        raw.execute(RUINED["state"])
    raw.close()
    assert "table running: not as its log says: state" in run("verify", "--database", url(database)).stderr


def test_a_file_that_was_cut_is_called_damaged(run: Regnum, database: Path) -> None:
    whole = database.read_bytes()
    for share in (0.9, 0.67, 0.3):
        database.write_bytes(whole[: int(len(whole) * share)])
        fails_with(run("verify", "--database", url(database)), "damaged")


def test_a_damaged_log_does_not_keep_the_others_from_being_exported(
    run: Regnum, database: Path, tmp_path: Path
) -> None:
    damage(database)
    shown = run("export", str(tmp_path / "all"), "--all", "--database", url(database))
    assert [each.name for each in (tmp_path / "all").iterdir()] == [f"{DAY}-brothers-finished.regnum"]
    assert shown.exit_code == 1 and "running" in shown.stderr and "Traceback" not in shown.output


def test_nothing_is_written_over(run: Regnum, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    fails_with(run("backup", str(copy), "--database", url(database)), "copy.db")
    assert copy.read_text() == "mine"
    assert run("backup", str(copy), "--replace", "--database", url(database)).exit_code == 0
    fails_with(run("restore", str(copy), "--database", url(database)), "empty")
    fails_with(run("backup", str(database), "--replace", "--database", url(database)), "regnum.db")
    assert run("verify", "--database", url(database)).exit_code == 0


def test_bad_input_is_one_line_and_leaves_nothing_behind(
    run: Regnum, database: Path, tmp_path: Path, home: Path
) -> None:
    (tmp_path / "text").write_text("no database")
    fails_with(run("backup", str(tmp_path / "x.db")), "database not found")
    fails_with(run("verify"), "database not found")
    fails_with(run("export", str(tmp_path / "x")), "database not found")
    fails_with(run("verify", "--database", url(tmp_path / "text")), "not a Regnum database")
    fails_with(run("backup", str(tmp_path / "no" / "x.db"), "--database", url(database)), "does not exist")
    fails_with(run("restore", str(tmp_path / "missing.db"), "--database", url(tmp_path / "x.db")), "missing.db")
    fails_with(run("restore", str(tmp_path / "text"), "--database", url(tmp_path / "x.db")), "text")
    fails_with(run("export", str(tmp_path / "text"), "--database", url(database)), "is a file")
    fails_with(run("export", "/proc/records", "--database", url(database)), "/proc/records")
    fails_with(run("backup"), "FILE")
    assert not home.exists() and not (tmp_path / "x.db").exists() and not (tmp_path / "x").exists()


def test_without_a_database_the_usual_one_is_restored(run: Regnum, database: Path, tmp_path: Path, home: Path) -> None:
    run("backup", str(tmp_path / "copy.db"), "--database", url(database))
    assert run("restore", str(tmp_path / "copy.db")).exit_code == 0 and (home / "regnum.db").exists()
    assert run("verify").exit_code == 0
