"""What a write has returned is in the browser's storage; what cannot be kept is taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regnum.server.browser.kept_store import KeptStore, open_kept_store
from regnum.server.store.errors import StoreError
from tests.server.browser.page import Device, in_browser
from tests.server.store.helpers import count_people, greeted


async def reopened(device: Device, folder: Path) -> KeptStore:
    """The store of the next tab, from what was kept."""
    file = folder / "next.db"
    file.write_bytes(device.kept)
    return await open_kept_store(file, Device(file))


def test_what_was_written_is_kept_when_the_tab_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        device = Device(tmp_path / "regnum.db")
        store = await open_kept_store(device.file, device)
        for n, name in enumerate(("ada", "ben", "cyril"), start=1):
            await greeted(store, name)
            after = await reopened(device, tmp_path)  # the first store is never closed
            assert await after.read(count_people) == n
            await after.close()

    in_browser(scene)


def test_writes_that_wait_are_kept_together(tmp_path: Path) -> None:
    async def scene() -> None:
        device = Device(tmp_path / "regnum.db")
        store = await open_kept_store(device.file, device)
        opened = device.times
        await asyncio.gather(*(greeted(store, f"person-{n}") for n in range(20)))
        assert device.times == opened + 1
        assert await store.read(count_people) == 20
        await store.close()

    in_browser(scene)


def test_of_a_batch_the_failing_job_alone_is_undone(tmp_path: Path) -> None:
    async def scene() -> None:
        device = Device(tmp_path / "regnum.db")
        store = await open_kept_store(device.file, device)

        def fails(connection: object) -> None:
            raise LookupError("changed my mind")

        done = await asyncio.gather(
            greeted(store, "ada"), store.write(fails), greeted(store, "ben"), return_exceptions=True
        )
        assert (done[0], type(done[1]), done[2]) == ("ada", LookupError, "ben")
        assert await store.read(count_people) == 2

    in_browser(scene)


def test_a_full_device_refuses_and_takes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        device = Device(tmp_path / "regnum.db")
        store = await open_kept_store(device.file, device)
        await greeted(store, "ada")
        device.room = 0
        with pytest.raises(StoreError, match="rolled back: the storage of this browser is full"):
            await greeted(store, "ben")
        assert await store.read(count_people) == 1
        device.room = None
        await greeted(store, "ben")
        assert await store.read(count_people) == 2
        assert await (await reopened(device, tmp_path)).read(count_people) == 2

    in_browser(scene)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        device = Device(tmp_path / "regnum.db")
        store = await open_kept_store(device.file, device)
        last = asyncio.ensure_future(greeted(store, "ada"))
        await asyncio.sleep(0)
        await store.close()
        await last
        with pytest.raises(StoreError, match="closed"):
            await greeted(store, "ben")
        with pytest.raises(StoreError, match="closed"):
            await store.read(count_people)

    in_browser(scene)
