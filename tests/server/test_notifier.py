"""The notifier: once a turn, in the reader's language, and never to a player who is at the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.catalogue import catalogue
from regnum.core.messages import say
from regnum.server import table_service
from regnum.server.notices.notice import DeliveryResult, Notice, NoticeTarget
from regnum.server.notifier import Notifier, add_target, targets_of
from regnum.server.open_table import OpenTable
from regnum.server.settings import now_ms
from regnum.table.settings import Clock, TableSettings
from tests.server.table_for_two import GAME, SECRETS, OpenServer, Visitor, move_on, open_server

GRACE_S = 0.02
DAYS = TableSettings(clock=Clock("days", turn_s=2 * 86_400))


class RecordingSender:
    """Records what it should send; a target named `gone` no longer exists."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []

    async def send_all(self, person: str, hooks: Sequence[NoticeTarget], notice: Notice) -> list[DeliveryResult]:
        self.sent += [(person, notice) for _ in hooks]
        return [DeliveryResult(each.id, each.kind, "gone" if each.target == b"gone" else "delivered") for each in hooks]

    def to(self, person: Visitor) -> list[Notice]:
        return [notice for who, notice in self.sent if who == person.id]


@asynccontextmanager
async def notifying_server(
    url: str | Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[OpenServer, RecordingSender]]:
    """A server whose notifier hardly waits, and the sender that it uses."""
    dispatcher = RecordingSender()
    with monkeypatch.context() as patch:
        patch.setattr(
            "regnum.server.app.Notifier",
            lambda tables, presence, store, _, settings: Notifier(
                tables,
                presence,
                store,
                dispatcher,  # type: ignore[arg-type]
                settings,
                GRACE_S,
            ),
        )
        async with open_server(url) as here:
            yield here, dispatcher


async def hooked(here: OpenServer, person: Visitor, target: bytes = b"somewhere", table: str | None = None) -> str:
    return await here.services.store.write(
        partial(add_target, person=person.id, table_id=table, kind="webhook", target=target, now=now_ms())
    )


async def two(here: OpenServer, agreed: TableSettings = DAYS, **how: Any) -> tuple[OpenTable, Visitor, Visitor]:
    """A slow match: the player to move, and the other."""
    one, other = await here.person("Anna", "cs"), await here.person("Bohdan", "uk")
    for person in (one, other):
        await hooked(here, person)
    live = await here.table(one, other, agreed=agreed, **how)
    return (live, one, other) if live.table.waiting[0] == 0 else (live, other, one)


async def quiet(here: OpenServer) -> None:
    """Wait until all pending notices are sent."""
    await asyncio.sleep(3 * GRACE_S)
    await here.until(lambda: all(errand.done() for errand in here.services.scheduler.notifier.pending.values()))


async def turn_over(live: OpenTable) -> None:
    """Play until another seat must move."""
    before = live.table.waiting
    while live.table.waiting == before:
        await move_on(live)


async def test_whoever_is_asked_and_away_is_told_once_a_turn(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(database_url, monkeypatch) as (here, dispatcher):
        live, asked, other = await two(here)
        await here.until(lambda: len(dispatcher.to(asked)) == 1)
        await move_on(live)
        await quiet(here)
        assert live.table.seats_of(asked.id)[0] in live.table.waiting
        assert len(dispatcher.to(asked)) == 1, "a second decision of the same turn is no new turn"
        assert dispatcher.to(other) == []
        await turn_over(live)
        await here.until(lambda: len(dispatcher.to(other)) == 1)
        await turn_over(live)
        await here.until(lambda: len(dispatcher.to(asked)) == 2)


async def test_nobody_is_told_twice_over_a_restart(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifying_server(database_url, monkeypatch) as (here, dispatcher):
        live, asked, _ = await two(here)
        await here.until(lambda: len(dispatcher.to(asked)) == 1)
    async with notifying_server(database_url, monkeypatch) as (again, dispatcher):
        await quiet(again)
        assert dispatcher.sent == []
        await turn_over(await again.services.tables.get(live.id))
        await again.until(lambda: len(dispatcher.sent) == 1)


async def test_an_errand_that_was_not_run_is_run_after_the_restart(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(database_url) as here:
        _, asked, _ = await two(here)
        assert here.services.scheduler.notifier.pending
    async with notifying_server(database_url, monkeypatch) as (again, dispatcher):
        await again.until(lambda: len(dispatcher.to(asked)) == 1)


async def test_while_others_answer_beside_it_a_turn_stays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        live, *_ = await two(here, game=SECRETS)
        for _ in range(400):
            if len(live.table.waiting) > 1:
                break
            await move_on(live)
        asked = list(live.table.waiting)
        await quiet(here)
        before = len(dispatcher.sent)
        await move_on(live)
        assert len(asked) == 2 and list(live.table.waiting) == asked[1:]
        await quiet(here)
        assert len(dispatcher.sent) == before


async def test_it_is_quiet_while_they_sit_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        here.services.scheduler.notifier.grace_s = 1.0  # a busy machine needs a while to let somebody sit down
        live, asked, _ = await two(here)
        client = await here.seated(asked, live)
        here.services.scheduler.notifier.grace_s = GRACE_S
        await asyncio.sleep(1.2)
        assert dispatcher.sent == []
        await here.leave(client)
        await here.until(lambda: len(dispatcher.to(asked)) == 1)


@pytest.mark.parametrize("clock", [Clock(), Clock("turn", turn_s=600), Clock("total", reserve_s=600)])
async def test_only_matches_over_days_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        await two(here, TableSettings(clock=clock))
        await quiet(here)
        assert dispatcher.sent == [] and not here.services.scheduler.notifier.pending


async def test_a_bot_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        await here.table("random", "random", host=await here.person(), agreed=DAYS)
        await quiet(here)
        assert dispatcher.sent == []


async def test_a_hook_that_is_gone_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        live, asked, _ = await two(here)
        await hooked(here, asked, b"gone")
        await here.until(lambda: len(dispatcher.to(asked)) == 2)
        await quiet(here)
        left = await here.services.store.read(partial(targets_of, person=asked.id, table_id=live.id))
        assert [each.target for each in left] == [b"somewhere"]


async def test_a_hook_for_another_table_hears_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        one, other = await here.person(), await here.person()
        first = await here.table(one, other, agreed=DAYS, seed=None)
        for person in (one, other):
            await hooked(here, person, table=first.id)
        await here.table(one, other, agreed=DAYS)
        await quiet(here)
        assert dispatcher.sent == []


async def test_the_text_is_in_the_readers_language_and_tells_nothing_of_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        live, asked, other = await two(here, seed=9876543210)
        await here.until(lambda: len(dispatcher.to(asked)) == 1)
        await turn_over(live)
        await here.until(lambda: len(dispatcher.to(other)) == 1)
        for person in (asked, other):
            (notice,) = dispatcher.to(person)
            lang = "cs" if live.table.seats_of(person.id) == [0] else "uk"
            words = catalogue(lang, GAME)
            game = words.render(say("game-title"))
            assert notice.lang == lang and notice.title == words.render(say("notice-title", game=game))
            assert notice.body == words.render(say("notice-body", game=game))
            assert notice.url == f"{here.settings.address()}/table/{live.id}" and notice.table == live.id
            said = msgspec.json.encode(notice).decode()
            assert "Anna" not in said and "Bohdan" not in said and "take" not in said
            assert "9876543210" not in said


# -- a rematch ---------------------------------------------------------------------------------------------------------


async def played(here: OpenServer, agreed: TableSettings) -> tuple[OpenTable, Visitor, Visitor]:
    """A finished match of two people with targets."""
    live, one, other = await two(here, agreed)
    while live.table.state == "playing":
        await move_on(live)
    return live, one, other


def about(dispatcher: RecordingSender, person: Visitor, id: str, lang: str) -> list[Notice]:
    """The notices of this kind that a person got."""
    words = catalogue(lang, GAME)
    title = words.render(say(f"notice-{id}-title", game=words.render(say("game-title"))))
    return [each for each in dispatcher.to(person) if each.title == title]


async def test_whoever_is_away_is_told_once_of_a_rematch_and_not_who_asks(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(database_url, monkeypatch) as (here, dispatcher):
        live, one, other = await played(here, TableSettings())
        lang = "cs" if live.table.seats_of(other.id) == [0] else "uk"
        for _ in range(2):
            await table_service.rematch(here.services, live, one.id)
        await here.until(lambda: len(about(dispatcher, other, "rematch", lang)) == 1)
        await quiet(here)
        (notice,) = dispatcher.sent
        assert notice[0] == other.id and notice[1].lang == lang
        assert notice[1].url == f"{here.settings.address()}/table/{live.id}"


async def test_a_rematch_is_not_announced_to_whoever_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        live, one, other = await played(here, TableSettings())
        await here.seated(other, live)
        await table_service.rematch(here.services, live, one.id)
        await quiet(here)
        assert dispatcher.sent == []


@pytest.mark.parametrize("clock, told", [(Clock("turn", turn_s=600), 2), (Clock(), 0)])
async def test_when_a_clock_runs_those_who_are_away_are_told_that_it_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, told: int
) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, dispatcher):
        live, one, other = await played(here, TableSettings(clock=clock))
        for person in (one, other):
            fresh = await table_service.rematch(here.services, live, person.id)
        await quiet(here)
        await here.until(lambda: len([each for _, each in dispatcher.sent if each.table == fresh.id]) == told)
