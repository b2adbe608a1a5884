"""A move is read once, checked once and costs one clone, from the command to the new table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regnum.core.errors import IllegalMove
from regnum.core.match import Match
from regnum.table import commands
from regnum.table import entries as log
from regnum.table.table import Table, table_from_log

from .harness import Harness, begun

COUNTED = ("checked", "read", "why", "why_not", "play", "play_move", "clone")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a method of a match is called. Inside a compiled match calls are not seen; from the table they are."""
    counted: Counter[str] = Counter()
    for name in COUNTED:
        monkeypatch.setattr(Match, name, counting(name, getattr(Match, name), counted))
    return counted


def counting(name: str, real: Any, counted: Counter[str]) -> Any:
    def called(match: Match, *arguments: Any) -> Any:
        counted[name] += 1
        return real(match, *arguments)

    return called


def once(calls: Counter[str]) -> None:
    assert (calls["checked"], calls["play_move"], calls["clone"]) == (1, 1, 1)
    assert (calls["play"], calls["why"]) == (0, 0)
    assert max(calls["read"], calls["why_not"]) <= 1


def changed(harness: Harness, seat: int, move: str) -> tuple[Table, list[log.LogEntry]]:
    """What the server does with a move: a copy of the table, and the command on it."""
    table = harness.table.copy()
    return table, commands.play(table, harness.person(seat), seat, move, table.at, "key", harness.now)


def test_a_move_is_read_checked_and_cloned_once(calls: Counter[str]) -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    calls.clear()
    table, (entry,) = changed(harness, seat, "take 1")
    once(calls)
    assert entry == log.Moved(seat, "take 1", "key")
    assert table.match is not harness.table.match and len(harness.match.log) == 0


def test_where_turns_are_confirmed_too(calls: Counter[str]) -> None:
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    calls.clear()
    _, (entry,) = changed(harness, seat, "take 1")
    assert isinstance(entry, log.Moved) and calls["checked"] == 1 and calls["clone"] == 1
    assert calls["why"] == calls["play"] == 0 and calls["play_move"] <= 1 + commands.SAMPLED_DEALS


def test_a_held_move_is_checked_when_it_is_held_and_again_when_it_is_confirmed(calls: Counter[str]) -> None:
    harness = begun("brothers", 2, confirm=True)
    seat = harness.table.waiting[0]
    harness.play(seat, "take 1")
    calls.clear()
    harness.play(seat, "end")
    assert calls["checked"] == 1 and calls["clone"] == 0
    calls.clear()
    table = harness.table.copy()
    commands.confirm(table, harness.person(seat), seat, table.at, "again", harness.now)
    once(calls)


def test_a_bot_s_move_too(calls: Counter[str]) -> None:
    harness = begun("brothers", 2, None, None)
    seat, bot = harness.table.bot_to_move() or (-1, "")
    calls.clear()
    table = harness.table.copy()
    assert commands.bot_plays(table, seat, bot, "take 1", table.at, harness.now) == [log.Moved(seat, "take 1")]
    once(calls)


def test_a_move_from_the_log_is_read_and_checked(calls: Counter[str]) -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    harness.play(seat, "take 1")
    calls.clear()
    assert table_from_log("t1", harness.rows).at == 1
    once(calls)


def test_what_is_refused_costs_no_clone(calls: Counter[str]) -> None:
    harness = begun("brothers", 2)
    seat = harness.table.waiting[0]
    calls.clear()
    for move in ("end", "no such move"):
        with pytest.raises(IllegalMove):
            changed(harness, seat, move)
    assert calls["clone"] == calls["play_move"] == 0
