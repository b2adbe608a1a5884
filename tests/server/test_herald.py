"""The herald: once a turn, in the reader's language, and never to somebody who sits there."""

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
from regnum.core.letters import say
from regnum.server.herald import Herald, add_hook, hooks_of
from regnum.server.live import Live
from regnum.server.notices.letters import Hook, Notice, Outcome
from regnum.server.settings import now_ms
from regnum.table.agreed import Agreed, Clock
from tests.server.table_for_two import GAME, SECRETS, House, Person, house, move_on

GRACE_S = 0.02
DAYS = Agreed(clock=Clock("days", turn_s=2 * 86_400))


class Desk:
    """Keeps what it should send; a target named `gone` is no more."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []

    async def tell(self, person: str, hooks: Sequence[Hook], notice: Notice) -> list[Outcome]:
        self.sent += [(person, notice) for _ in hooks]
        return [Outcome(each.id, each.kind, "gone" if each.target == b"gone" else "delivered") for each in hooks]

    def to(self, person: Person) -> list[Notice]:
        return [notice for who, notice in self.sent if who == person.id]


@asynccontextmanager
async def told_here(url: str | Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, Desk]]:
    """A house whose herald waits hardly at all, and the desk that it tells."""
    desk = Desk()
    with monkeypatch.context() as patch:
        patch.setattr("regnum.server.hub.Herald", lambda hub, _: Herald(hub, desk, GRACE_S))  # type: ignore[arg-type]
        async with house(url) as here:
            yield here, desk


async def hooked(here: House, person: Person, target: bytes = b"somewhere", table: str | None = None) -> str:
    return await here.hub.store.write(
        partial(add_hook, person=person.id, table_id=table, kind="webhook", target=target, now=now_ms())
    )


async def two(here: House, agreed: Agreed = DAYS, **how: Any) -> tuple[Live, Person, Person]:
    """A slow match: who is asked, and the other."""
    one, other = await here.person("Anna", "cs"), await here.person("Bohdan", "uk")
    for person in (one, other):
        await hooked(here, person)
    live = await here.table(one, other, agreed=agreed, **how)
    return (live, one, other) if live.table.waiting[0] == 0 else (live, other, one)


async def quiet(here: House) -> None:
    """All errands have been run."""
    await asyncio.sleep(3 * GRACE_S)
    await here.until(lambda: all(errand.done() for errand in here.hub.steward.herald.errands.values()))


async def turn_over(live: Live) -> None:
    """Whoever is asked plays until somebody else is."""
    before = live.table.waiting
    while live.table.waiting == before:
        await move_on(live)


async def test_whoever_is_asked_and_away_is_told_once_a_turn(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with told_here(database_url, monkeypatch) as (here, desk):
        live, asked, other = await two(here)
        await here.until(lambda: len(desk.to(asked)) == 1)
        await move_on(live)
        await quiet(here)
        assert live.table.seats_of(asked.id)[0] in live.table.waiting
        assert len(desk.to(asked)) == 1, "a second decision of the same turn is no new turn"
        assert desk.to(other) == []
        await turn_over(live)
        await here.until(lambda: len(desk.to(other)) == 1)
        await turn_over(live)
        await here.until(lambda: len(desk.to(asked)) == 2)


async def test_nobody_is_told_twice_over_a_restart(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with told_here(database_url, monkeypatch) as (here, desk):
        live, asked, _ = await two(here)
        await here.until(lambda: len(desk.to(asked)) == 1)
    async with told_here(database_url, monkeypatch) as (again, desk):
        await quiet(again)
        assert desk.sent == []
        await turn_over(await again.hub.live(live.id))
        await again.until(lambda: len(desk.sent) == 1)


async def test_an_errand_that_was_not_run_is_run_after_the_restart(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_url) as here:
        _, asked, _ = await two(here)
        assert here.hub.steward.herald.errands
    async with told_here(database_url, monkeypatch) as (again, desk):
        await again.until(lambda: len(desk.to(asked)) == 1)


async def test_while_others_answer_beside_it_a_turn_stays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        live, *_ = await two(here, game=SECRETS)
        for _ in range(400):
            if len(live.table.waiting) > 1:
                break
            await move_on(live)
        asked = list(live.table.waiting)
        await quiet(here)
        before = len(desk.sent)
        await move_on(live)
        assert len(asked) == 2 and list(live.table.waiting) == asked[1:]
        await quiet(here)
        assert len(desk.sent) == before


async def test_it_is_quiet_while_they_sit_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        here.hub.steward.herald.grace_s = 0.2
        live, asked, _ = await two(here)
        client = await here.seated(asked, live)
        here.hub.steward.herald.grace_s = GRACE_S
        await asyncio.sleep(0.3)
        assert desk.sent == []
        await here.leave(client)
        await here.until(lambda: len(desk.to(asked)) == 1)


@pytest.mark.parametrize("clock", [Clock(), Clock("turn", turn_s=600), Clock("total", reserve_s=600)])
async def test_only_matches_over_days_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        await two(here, Agreed(clock=clock))
        await quiet(here)
        assert desk.sent == [] and not here.hub.steward.herald.errands


async def test_a_bot_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        await here.table("random", "random", host=await here.person(), agreed=DAYS)
        await quiet(here)
        assert desk.sent == []


async def test_a_hook_that_is_gone_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        live, asked, _ = await two(here)
        await hooked(here, asked, b"gone")
        await here.until(lambda: len(desk.to(asked)) == 2)
        await quiet(here)
        left = await here.hub.store.read(partial(hooks_of, person=asked.id, table_id=live.id))
        assert [each.target for each in left] == [b"somewhere"]


async def test_a_hook_for_another_table_hears_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        one, other = await here.person(), await here.person()
        first = await here.table(one, other, agreed=DAYS, seed=None)
        for person in (one, other):
            await hooked(here, person, table=first.id)
        await here.table(one, other, agreed=DAYS)
        await quiet(here)
        assert desk.sent == []


async def test_the_text_is_in_the_readers_language_and_tells_nothing_of_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with told_here(tmp_path, monkeypatch) as (here, desk):
        live, asked, other = await two(here, seed=9876543210)
        await here.until(lambda: len(desk.to(asked)) == 1)
        await turn_over(live)
        await here.until(lambda: len(desk.to(other)) == 1)
        for person in (asked, other):
            (notice,) = desk.to(person)
            lang = "cs" if live.table.seats_of(person.id) == [0] else "uk"
            words = catalogue(lang, GAME)
            game = words.render(say("game-title"))
            assert notice.lang == lang and notice.title == words.render(say("notice-title", game=game))
            assert notice.body == words.render(say("notice-body", game=game))
            assert notice.url == f"{here.settings.address()}/table/{live.id}" and notice.table == live.id
            said = msgspec.json.encode(notice).decode()
            assert "Anna" not in said and "Bohdan" not in said and "take" not in said
            assert "9876543210" not in said
