"""Migrations: all steps or none, the same schema on both databases, and no newer database is touched."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from regnum.server.store import migrate
from regnum.server.store.schema import schema
from regnum.server.store.store import Store, StoreError, open_store
from tests.server.store.helpers import count_people, greeted

LAST = max(step.name[:4] for step in (migrate.STEPS / "versions").glob("0*.py"))
NEXT, AFTER = (f"{int(LAST) + more:04}" for more in (1, 2))


async def test_the_steps_lead_to_the_shape_that_the_code_expects(store: Store) -> None:
    def differences(c: Connection) -> list[object]:
        context = MigrationContext.configure(c, opts={"version_table": migrate.VERSIONS, "compare_type": True})
        return list(compare_metadata(context, schema))

    assert await store.read(differences) == []


def test_the_last_step_is_known_without_alembic(steps: Path) -> None:
    assert migrate.latest() == ScriptDirectory.from_config(migrate.settings()).get_current_head() == LAST
    step(steps, NEXT, LAST, "pass")
    assert migrate.latest(steps) == NEXT
    step(steps, AFTER, LAST, "pass")
    assert migrate.latest(steps) is None  # two ends: Alembic has to say what is wrong


def step(folder: Path, number: str, before: str, body: str) -> None:
    (folder / "versions" / f"{number}_step.py").write_text(
        f'from alembic import op\nimport sqlalchemy as sa\nrevision = "{number}"\ndown_revision = "{before}"\n'
        f"def upgrade():\n    {body}\n"
    )


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """Return a copy of the released steps, to add to."""
    return shutil.copytree(migrate.STEPS, tmp_path / "steps", ignore=shutil.ignore_patterns("__pycache__"))


async def test_a_failing_step_leaves_the_old_state(
    database_url: str, steps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(database_url)
    await greeted(store, "ada")
    await store.close()
    step(
        steps,
        NEXT,
        LAST,
        'op.add_column("people", sa.Column("crest", sa.Text)); op.create_table("moat", sa.Column("id", sa.Integer))',
    )
    step(steps, AFTER, NEXT, 'op.execute("DELETE FROM people"); op.execute("SELECT * FROM nowhere")')
    monkeypatch.setattr(migrate.migrate, "__defaults__", ("head", steps))
    with pytest.raises(StoreError, match=rf"from schema {LAST} to {AFTER} and is unchanged.*nowhere"):
        await open_store(database_url)
    monkeypatch.undo()
    store = await open_store(database_url)
    assert await store.read(count_people) == 1
    assert await store.read(migrate.version) == LAST
    assert not await store.read(lambda c: inspect(c).has_table("moat"))
    assert "crest" not in await store.read(lambda c: {column["name"] for column in inspect(c).get_columns("people")})
    await store.close()


async def test_good_steps_are_taken_and_keep_what_is_there(
    database_url: str, steps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(database_url)
    await greeted(store, "ada")
    await store.close()
    rebuild = (
        'with op.batch_alter_table("people") as people:\n'
        '        people.add_column(sa.Column("crest", sa.Text))\n'
        '        people.alter_column("email", new_column_name="mail")'
    )
    step(steps, NEXT, LAST, rebuild)
    monkeypatch.setattr(migrate.migrate, "__defaults__", ("head", steps))
    store = await open_store(database_url)
    assert await store.read(lambda c: list(map(tuple, c.execute(text("SELECT id, mail, crest FROM people"))))) == [
        ("ada", None, None)
    ]
    assert await store.read(migrate.version) == NEXT
    await store.close()
    monkeypatch.undo()
    with pytest.raises(
        StoreError, match=rf"newer version of Regnum \(schema {NEXT}; this version supports up to {LAST}\)"
    ):
        await open_store(database_url)


async def test_a_database_of_a_newer_regnum_is_refused_and_not_changed(database_url: str) -> None:
    store = await open_store(database_url)
    await store.write(lambda c: c.execute(text(f"UPDATE {migrate.VERSIONS} SET version_num = '9999'")) and None)
    await store.close()
    with pytest.raises(StoreError, match=r"newer version of Regnum.*start that newer version"):
        await open_store(database_url)


async def test_several_processes_may_start_at_once_on_an_empty_database(blank_postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(blank_postgres_url) for _ in range(4)))
    assert {await store.read(migrate.version) for store in stores} == {LAST}
    for store in stores:
        await store.close()


async def test_a_server_database_with_a_table_of_our_name_is_left_alone(blank_postgres_url: str) -> None:
    import psycopg

    with psycopg.connect(blank_postgres_url) as connection:
        connection.execute("CREATE TABLE people (id int)")
    with pytest.raises(StoreError, match=r"not created by Regnum \(people\)"):
        await open_store(blank_postgres_url)
