"""Matches taken along: from a private server (a page, `regnum play`) to another server and back."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import regnum
from regnum.table.parcel import FIRST, pack, unpack
from tests.server.rest.client import GAME, ApiGuest, api_server, legal, problem, refusal, table


async def play_some(one: ApiGuest, where: str, moves: int, seat: int | None = None) -> None:
    for n in range(moves):
        at, whose, move = await legal(one, where, seat)
        body = {"id": f"{where}-{at}-{n}", "at": at, "seat": whose, "move": move}
        await one.post(f"/api/tables/{where}/play", body)


async def parcel_from(one: ApiGuest, where: str) -> str:
    return str((await one.get(f"/api/tables/{where}/parcel"))["parcel"])


async def test_a_match_of_a_private_server_goes_on_elsewhere_with_the_same_seats(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path, database=f"sqlite:///{tmp_path}/page.db", local=True) as page,
        api_server(tmp_path) as house,
    ):
        alone = await page.guest()
        began = await table(alone, "me", "me", begin=True)
        await play_some(alone, began, 9)
        taken = await parcel_from(alone, began)
        assert taken.startswith(FIRST) and "seed" not in taken
        inside = unpack(taken, 100_000)
        assert (inside.game, inside.moves, inside.over, inside.chairs) == (GAME, 9, False, ["me", "me"])

        there = await house.guest("Béla")
        made = await there.post("/api/parcels", {"parcel": taken})
        new = made["table"]["id"]
        assert made["you"]["host"] and made["you"]["seats"] == [0, 1] and not made["table"]["agreed"].get("sandbox")
        assert [seat["colour"] for seat in made["table"]["seats"]] == inside.colours
        await play_some(there, new, 3)

        # Nobody else has come to that table, so it may go home again.
        back = unpack(await parcel_from(there, new), 100_000)
        assert back.moves == 12 and regnum.replay(back.record).rewound(9).hash == regnum.replay(inside.record).hash
        home = await alone.post("/api/parcels", {"parcel": pack(back)})
        await play_some(alone, home["table"]["id"], 1)


async def test_bots_come_along_and_others_may_take_their_seats(tmp_path: Path) -> None:
    async with (
        api_server(tmp_path, database=f"sqlite:///{tmp_path}/page.db", local=True) as page,
        api_server(tmp_path) as house,
    ):
        alone = await page.guest()
        taken = await parcel_from(alone, await table(alone, "me", "random", begin=True))
        there = await house.guest("Béla")
        made = await there.post("/api/parcels", {"parcel": taken})
        new = made["table"]["id"]
        assert made["table"]["seats"][1]["bot"] == "random"
        token = (await there.post(f"/api/tables/{new}/invitations", {"seat": 1}))["token"]
        friend = await house.guest("Cyril")
        await friend.post("/api/join", {"token": token})
        refusal(await there.ask("GET", f"/api/tables/{new}/parcel"), "record_later")
        refusal(await friend.ask("GET", f"/api/tables/{new}/parcel"), "record_later")


async def test_a_running_match_of_a_server_keeps_its_secrets(tmp_path: Path) -> None:
    async with api_server(tmp_path) as house:
        one, other = await house.guest(), await house.guest("Béla")
        running = await table(one, "me", "me", begin=True)
        refusal(await one.ask("GET", f"/api/tables/{running}/parcel"), "record_later")
        refusal(await other.ask("GET", f"/api/tables/{running}/parcel"), "not_at_table")
        problem(await house.anonymous().ask("GET", f"/api/tables/{running}/parcel"), 401, "not_known")
        await one.post(f"/api/tables/{running}/close")  # it ends here, and goes on where its parcel is brought
        taken = await parcel_from(one, running)
        made = await one.post("/api/parcels", {"parcel": taken})
        assert made["table"]["state"] == "playing"
        open_table = await table(one, "me")
        refusal(await one.ask("GET", f"/api/tables/{open_table}/parcel"), "not_begun")


def forged(**changes: Any) -> str:
    """A parcel somebody has made by hand."""
    record = regnum.new(GAME, seats=2, seed=1).record()
    good: dict[str, Any] = {"game": GAME, "edition": 1, "moves": 0, "over": False, "record": record}
    good |= {"chairs": ["me", "squire"], "colours": ["", ""]} | changes
    return wrapped(json.dumps(good).encode())


def wrapped(content: bytes) -> str:
    return FIRST + urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")


async def test_what_is_no_parcel_is_refused(tmp_path: Path) -> None:
    finished = regnum.new(GAME, seats=2, seed=1)
    while not finished.over:
        seat = finished.waiting[0]
        finished.play(seat, finished.legal(seat)[0])
    async with api_server(tmp_path) as house:
        one = await house.guest()

        async def bring(parcel: str) -> Any:
            return await one.ask("POST", "/api/parcels", {"parcel": parcel})

        for damaged in ("hello", FIRST, FIRST + "####", forged()[:-9], wrapped(b"{}"), wrapped(b" " * 3_000_000)):
            assert problem(await bring(damaged), 422, "not_valid")["where"] == "$.parcel"
        problem(await bring(forged(record="hello")), 422, "wrong_record")
        problem(await bring(forged(chairs=["me"])), 422, "wrong_option")
        problem(await bring(forged(chairs=["squire", "squire"])), 422, "wrong_option")
        problem(await bring(forged(chairs=["me", "wizard"])), 422, "wrong_option")
        refusal(await bring(forged(record=finished.record())), "match_over")
        problem(await bring("x" * 300_000), 413, "too_large")
        problem(await house.anonymous().ask("POST", "/api/parcels", {"parcel": forged()}), 401, "not_known")
        odd = (await one.post("/api/parcels", {"parcel": forged(colours=["mauve", "mauve"])}))["table"]
        assert [seat["bot"] for seat in odd["seats"]] == [None, "squire"]
