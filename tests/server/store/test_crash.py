"""kill -9 during writes: everything that was acknowledged is there, and every log is complete."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from functools import partial

import pytest

from regnum.server.store import log
from regnum.server.store.store import open_store
from tests.server.store.helpers import length

KILLS = 200 if os.environ.get("REGNUM_TESTS") == "nightly" else 2
TABLES = 5

# Writes into several logs at once, and prints every acknowledgement.
SERVER = """
import asyncio, os, sys
from sqlalchemy import text
from regnum.server.store import log
from regnum.server.store.store import open_store
from tests.server.store.helpers import insert_table

async def play(store, name):
    rows = await store.read(lambda c: log.read(c, name))
    n, last = (rows[-1].n, rows[-1].hash) if rows else (0, "")
    known = text(f"SELECT count(*) FROM tables WHERE id = '{name}'")
    if not await store.read(lambda c: c.execute(known).scalar_one()):
        await store.write(lambda c: insert_table(c, name))
    while True:
        n += 1
        def job(c):
            c.execute(text(f"UPDATE tables SET length = {n} WHERE id = '{name}'"))
            return log.append(c, name, [(n, n, b"x" * 300)], before=last)
        last = await store.write(job)
        os.write(1, f"{name} {n}\\n".encode())

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{k}") for k in range(int(sys.argv[2]))))

asyncio.run(main())
"""


@pytest.mark.parametrize("seed", range(KILLS))
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database_url: str, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged: dict[str, int] = {}
    for _ in range(2):  # the second one continues where the first was killed
        server = subprocess.Popen([sys.executable, "-c", SERVER, database_url, str(TABLES)], stdout=subprocess.PIPE)
        assert server.stdout is not None
        first = server.stdout.readline()
        assert first, "the server output nothing"
        time.sleep(chance.uniform(0.0, 0.3))
        server.kill()
        output = first + server.stdout.read()
        server.wait()
        server.stdout.close()
        acknowledged |= {name: int(n) for name, n in (line.split() for line in output.decode().splitlines())}
    asyncio.run(all_there(database_url, acknowledged))


async def all_there(url: str, acknowledged: dict[str, int]) -> None:
    store = await open_store(url)
    assert await store.read(log.verify_all) == []
    for name, n in acknowledged.items():
        assert await store.read(partial(length, table_id=name)) >= n
    if store.backend == "sqlite":
        assert await store.read(lambda c: c.exec_driver_sql("PRAGMA integrity_check").scalar_one()) == "ok"
    await store.close()
