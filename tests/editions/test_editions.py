"""Matches of earlier releases, finished or in the middle, go on as they were begun, whatever was ruled since."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regnum
from regnum.table import entries as log
from regnum.table.table import table_from_log
from tests.editions.course import course, records

RELEASES = sorted(path for path in Path(__file__).parent.iterdir() if path.joinpath("courses.json").exists())
KEPT = [(release.name, name) for release in RELEASES for name in records(release)]


def kept(release: str, name: str) -> str:
    return records(Path(__file__).parent / release)[name]


@pytest.mark.parametrize(("release", "name"), KEPT, ids="-".join)
def test_a_finished_match_goes_as_it_went(release: str, name: str) -> None:
    courses = json.loads(Path(__file__).parent.joinpath(release, "courses.json").read_text(encoding="utf-8"))
    record = kept(release, name)
    assert course(record) == courses[name]
    assert regnum.replay(record).record() == record


@pytest.mark.parametrize("game", sorted({name.split("/")[0] for _, name in KEPT}))
def test_a_running_table_goes_on_by_the_rulings_it_was_set_with(game: str) -> None:
    for release, name in KEPT:
        if not name.startswith(game):
            continue
        whole = regnum.replay(kept(release, name))
        edition = int(whole.rules.edition)
        made = log.Made(game, edition, whole.seats, "p1", options=whole.options)
        rows = [log.encode(entry) for entry in (made, *seated(whole.seats), log.Begun(whole.seed))]
        half = len(whole.log) // 2
        rows += [log.encode(log.Moved(each.seat, each.move.text)) for each in whole.log[:half]]
        table = table_from_log("t", [(0, row) for row in rows])
        there, then = table.the_match(), whole.rewound(half)
        assert there.rules.edition == edition and there.hash == then.hash
        assert [there.legal(seat) for seat in range(there.seats)] == [then.legal(seat) for seat in range(then.seats)]


def seated(seats: int) -> list[log.LogEntry]:
    return [log.Sat(seat, f"p{seat + 1}") for seat in range(seats)]
