"""Coming back to a table: how far a person had looked is stored, lent seats return, and the person is notified."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest

from regnum.server import last_seen, table_service, table_store, wire
from regnum.server.notifier import add_target
from regnum.server.people import forget, own_data
from regnum.server.settings import now_ms
from tests.server.table_for_two import move_on, open_server
from tests.server.test_notifier import notifying_server, quiet


async def test_what_a_person_has_seen_is_stored_by_seat_and_never_goes_back(database_url: str) -> None:
    async with open_server(database_url) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan)
        client = await here.sit(anna, live)
        assert (await client.next("welcome"))["seen"] is None, "a first visit"
        await move_on(live)
        await client.send(wire.Seen(at=1, chat=4))
        await client.send(wire.Seen(at=0))
        await client.send(wire.Seen(at=99, seat=1))  # not her seat, and not played yet: her own, up to the end
        await client.silent()
        read = partial(table_store.last_seen, table_id=live.id, person=anna.id, seat=0)
        known = await here.services.store.read(read)
        assert known is not None and (known.at, known.chat) == (live.table.at, 4)
        again = await (await here.sit(anna, live)).next("welcome")
        assert again["seen"] == msgspec.to_builtins(known)
        stored = await here.services.store.read(partial(own_data, person_id=anna.id))
        assert [(each["at"], each["chat"]) for each in stored["seen"]] == [(1, 4)]
        await here.services.store.write(partial(forget, person_id=anna.id))
        assert await here.services.store.read(read) is None


async def test_looking_again_at_the_same_is_not_written_again_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live, store = await here.table(anna, bohdan), here.services.store
        await move_on(live)
        await last_seen.saw(store, live, anna.id, 0, 1, 2)
        monkeypatch.setattr(store, "write", None)  # whatever would be written fails
        for at, line in ((1, 2), (1, None), (None, 2), (0, 1)):
            await last_seen.saw(store, live, anna.id, 0, at, line)
        with pytest.raises(TypeError):
            await last_seen.saw(store, live, anna.id, 0, 1, 3)
        monkeypatch.setattr(last_seen, "STILL_MS", 0)
        with pytest.raises(TypeError):
            await last_seen.saw(store, live, anna.id, 0, 1, 2)
        await last_seen.saw(store, live, anna.id, 0, None, 2)  # the time is that of looking at the match
        monkeypatch.undo()


async def test_new_chat_lines_of_others_are_counted(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan)
        for n in range(8):
            await here.services.chat.say(live, bohdan.id if n else anna.id, f"line {n}", f"k{n}")
        unread = partial(last_seen.unread_lines, table_id=live.id, person=anna.id)
        count, lines = await here.services.store.read(partial(unread, known=None))
        assert count == 7 and [line.text for line in lines] == [f"line {n}" for n in range(3, 8)]
        count, lines = await here.services.store.read(partial(unread, known=wire.LastSeen(0, 8, 0)))
        assert (count, lines) == (0, [])


async def test_whoever_opens_the_table_again_has_the_lent_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with notifying_server(tmp_path, monkeypatch) as (here, sender):
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan", "cs")
        target = {"person": bohdan.id, "table_id": None, "kind": "webhook", "target": b"somewhere", "now": now_ms()}
        await here.services.store.write(partial(add_target, **target))  # type: ignore[arg-type]
        live = await here.table(anna, bohdan)
        await table_service.act(here.services, live, anna.id, 1, "lend", "random")
        assert live.table.seats[1].bot == "random" and live.table.seats[1].person == bohdan.id
        await quiet(here)
        await here.until(lambda: bool(sender.to(bohdan)))
        (notice,) = sender.to(bohdan)
        assert "hraje za tebe" in notice.title and notice.table == live.id
        await here.sit(bohdan, live)
        await here.until(lambda: live.table.seats[1].bot is None)
        assert live.table.seats[1].played_by(bohdan.id)


async def test_a_seat_that_its_person_lent_stays_lent(tmp_path: Path) -> None:
    async with open_server(tmp_path) as here:
        anna, bohdan = await here.person("Anna"), await here.person("Bohdan")
        live = await here.table(anna, bohdan)
        seat = 1 - live.table.waiting[0]
        person = (anna, bohdan)[seat]
        await table_service.act(here.services, live, person.id, seat, "lend", "random")
        client = await here.sit(person, live)
        await client.silent()
        assert live.table.seats[seat].bot == "random"
