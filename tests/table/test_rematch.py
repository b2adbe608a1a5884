"""The question for a rematch: who may ask and answer, until when, and what it leads to."""

from __future__ import annotations

import random

import pytest

from regnum.table import commands
from regnum.table.rematch import LIVE_MS, SLOW_MS
from regnum.table.settings import Clock
from regnum.table.snapshot import table_info
from tests.table.harness import Harness, begun, everything, refusal_of
from tests.typed import present

LIVE = Clock("total", reserve_s=3600)
DAYS = Clock("days", turn_s=86_400)


def over(*people: str | None, clock: Clock | None = None) -> Harness:
    harness = begun("brothers", 2, *people, clock=clock)
    dice = random.Random(7)
    while harness.table.state == "playing":
        harness.step(dice)
    return harness


def agreed(harness: Harness) -> bool:
    return commands.rematch_agreed(harness.table, harness.table.players())


def test_all_who_sit_there_must_agree() -> None:
    harness = over("ana", "bob")
    harness.do(commands.ask_rematch, "ana")
    assert not agreed(harness) and present(table_info(harness.table).rematch).wants == ["ana"]
    harness.do(commands.ask_rematch, "bob")
    assert agreed(harness) and present(table_info(harness.table).rematch).wants == ["ana", "bob"]


def test_one_who_plays_with_bots_agrees_by_asking() -> None:
    harness = over("ana", None)
    harness.do(commands.ask_rematch, "ana")
    assert agreed(harness)


def test_a_person_may_change_their_mind_and_nothing_is_said_twice() -> None:
    harness = over("ana", "bob")
    harness.do(commands.ask_rematch, "ana")
    assert not harness.do(commands.ask_rematch, "ana")
    harness.do(commands.decline_rematch, "bob")
    assert not harness.do(commands.decline_rematch, "bob")
    assert present(table_info(harness.table).rematch).declined == ["bob"] and not agreed(harness)
    harness.do(commands.ask_rematch, "bob")
    assert agreed(harness)


@pytest.mark.parametrize(("clock", "waits"), [(LIVE, LIVE_MS), (DAYS, SLOW_MS), (Clock(), SLOW_MS)])
def test_a_question_is_open_for_ten_minutes_after_a_live_match_and_else_for_a_day(clock: Clock, waits: int) -> None:
    harness = over("ana", "bob", clock=clock)
    harness.do(commands.ask_rematch, "ana")
    harness.now += waits
    assert refusal_of(harness, commands.decline_rematch, "bob") == "rematch_not_asked"
    harness.do(commands.ask_rematch, "bob")
    assert present(harness.table.rematch).by == "bob" and not agreed(harness), "a new question, and the old yes is gone"


def test_it_stays_when_whoever_asked_leaves() -> None:
    harness = over("ana", "bob")
    harness.do(commands.ask_rematch, "ana")
    harness.do(commands.leave, "ana", 0)
    assert present(table_info(harness.table).rematch).by == "ana"
    harness.do(commands.ask_rematch, "bob")
    assert agreed(harness)


def test_nobody_asks_before_the_end_or_from_outside() -> None:
    assert refusal_of(begun("brothers", 2), commands.ask_rematch, "ana") == "not_over"
    harness = over("ana", "bob")
    assert refusal_of(harness, commands.ask_rematch, "cyril") == "not_at_table"
    assert refusal_of(harness, commands.decline_rematch, "ana") == "rematch_not_asked"


def test_once_there_is_a_rematch_nothing_more_is_asked() -> None:
    harness = over("ana", "bob")
    harness.do(commands.ask_rematch, "ana")
    harness.do(commands.follow, "ana", "t9")
    assert not harness.do(commands.ask_rematch, "bob") and table_info(harness.table).rematch is None
    assert refusal_of(harness, commands.decline_rematch, "bob") == "rematch_not_asked"


def test_a_table_read_from_its_log_knows_the_question_and_how_long_the_match_was() -> None:
    harness = over("ana", "bob")
    harness.now += 1000
    harness.do(commands.ask_rematch, "ana")
    harness.do(commands.decline_rematch, "bob")
    assert everything(harness.again()) == everything(harness.table)
    info = table_info(harness.table)
    assert info.begun == harness.rows[0][0] and info.ended == harness.now - 1000


def test_no_clock_runs_while_it_is_asked() -> None:
    harness = over("ana", "bob", clock=LIVE)
    harness.do(commands.ask_rematch, "ana")
    assert harness.table.due() is None and all(clock.since is None for clock in harness.table.clocks.seats)
