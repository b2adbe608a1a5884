"""Where the time of a move goes, one stage after the other, in this process: without sockets and without waiting."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

import regnum
from regnum.server import table_store, wire
from regnum.server.kept_panels import KeptPanels
from regnum.server.open_table import changed_by
from regnum.server.store.store import Store, open_store
from regnum.server.viewpoints import Look, Viewpoints, ViewpointState
from regnum.server.websocket import act_of
from tests.server.proof.populate import Plan, insert_table
from tests.server.proof.populate import guest as new_guest

T = TypeVar("T")
MOVES = 150
NAMES = {
    "rules": "copy of the table, rules, rows made",
    "sql": "SQL in the writer's thread, with the way there and back",
    "sync": "the rest of the commit: the disk",
    "sight": "what the mover's opponent sees: view, scene, decision",
    "patch": "what changed in it, as JSON",
    "deflate": "compressed",
}


class Stopwatch:
    """The times of each stage, in ms."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {}

    def add(self, stage: str, seconds: float) -> None:
        """Note a time."""
        self.took.setdefault(stage, []).append(seconds * 1000)

    def run(self, stage: str, work: Callable[[], T]) -> T:
        """Run something and note its time."""
        started = time.perf_counter()
        result = work()
        self.add(stage, time.perf_counter() - started)
        return result

    def median(self, stage: str) -> float:
        """Return the time in the middle."""
        ordered = sorted(self.took[stage])
        return ordered[len(ordered) // 2]


async def stages_of(store: Store, game: str) -> Stopwatch:
    """Play a match and time every stage of every move."""
    watch, dice = Stopwatch(), random.Random(3)
    people = await store.write(lambda c: [new_guest(c, n) for n in range(2)])
    table_id = await store.write(lambda c: insert_table(c, Plan(game, (0, 1), seed=5), people))
    stored = await store.read(lambda c: table_store.load(c, table_id))
    assert stored is not None
    table, last = stored.table, stored.hash
    known: dict[int, ViewpointState] = {}
    panels = KeptPanels()
    for n in range(MOVES):
        if table.state != "playing":
            break
        seat = table.waiting[0]
        person = table.seats[seat].person or ""
        move = dice.choice(table.the_match().legal(seat))
        act = act_of(wire.Play(f"m{n}", table.at, seat, move), person)
        before = table
        table = before.copy()
        outcome = watch.run("rules", lambda: changed_by(act, before, table, before.changed + 1, last))  # noqa: B023
        assert outcome is not None
        last = await written(store, outcome.change, watch)
        other = 1 - seat
        panels.turn()
        viewpoints = Viewpoints(table, panels)
        state = watch.run("sight", lambda: viewpoints.state((other, None)))  # noqa: B023
        if other in known:
            look = Look(table.seats[other].person, None, known[other], known[other].at, False)
            seen = watch.run("patch", lambda: viewpoints.see(look, 0))  # noqa: B023
            if seen.message is not None:
                watch.run("deflate", seen.message.deflated)
        known[other] = state
    return watch


async def written(store: Store, change: table_store.TableChange, watch: Stopwatch) -> str:
    """Write a change; note when only the disk was left, and when it was done."""
    loop, started = asyncio.get_running_loop(), time.perf_counter()
    ready: asyncio.Future[float] = loop.create_future()

    def job(c: Connection) -> str:
        last = table_store.write_change(c, change)
        loop.call_soon_threadsafe(ready.set_result, time.perf_counter())
        return last

    last = await store.write(job)
    watch.add("sql", ready.result() - started)
    watch.add("sync", time.perf_counter() - ready.result())
    return last


async def all_stages(folder: Path) -> dict[str, Stopwatch]:
    """Measure the stages of a move in every game."""
    store = await open_store(f"sqlite:///{folder / 'stages.db'}")
    try:
        return {game: await stages_of(store, game) for game in regnum.games()}
    finally:
        await store.close()


def stages(folder: Path) -> list[str]:
    """The table, printed and returned."""
    found = asyncio.run(all_stages(folder))
    lines = [f"| stage, ms in the middle | {' | '.join(found)} |", "|---" * (len(found) + 1) + "|"]
    lines += [
        f"| {name} | {' | '.join(f'{watch.median(stage):.2f}' for watch in found.values())} |"
        for stage, name in NAMES.items()
    ]
    print("\n".join(["", *lines, ""]), flush=True)
    return lines
