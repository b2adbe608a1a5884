"""A host who wants to see an opponent's hidden hand: removes the player, and comes back as somebody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core.registry import box_of
from regnum.table.hot_seat import has_secrets

from .client import ApiGuest, ApiServer, api_server, refusal, table

HIDING = [each for each in regnum.games() if has_secrets(regnum.new(each, seats=box_of(each).seats[1], seed=7), 1)]
HOST, VICTIM = 0, 1


async def started(server: ApiServer, game: str) -> tuple[ApiGuest, ApiGuest, str]:
    """Return a host and a player at a match that runs, and its table."""
    host, victim = await server.guest("Anna"), await server.guest("Boris")
    seats = max(2, box_of(game).seats[0])
    id = await table(host, "me", *["open"] * (seats - 1), game=game, seats=seats, listed=True)
    await join(host, id, victim)
    for seat in range(2, seats):
        await host.post(f"/api/tables/{id}/seats/{seat}", {"do": "lend", "bot": "random"})
    await host.post(f"/api/tables/{id}/begin")
    return host, victim, id


async def link(host: ApiGuest, id: str, seat: int | None = None) -> str:
    made = await host.post(f"/api/tables/{id}/invitations", {} if seat is None else {"seat": seat})
    return str(made["token"])


async def join(host: ApiGuest, id: str, who: ApiGuest) -> None:
    await who.post("/api/join", {"token": await link(host, id, VICTIM)})


async def holder(host: ApiGuest, id: str) -> Any:
    return (await host.get(f"/api/tables/{id}"))["table"]["seats"][VICTIM]["person"]


def test_three_games_hide_something() -> None:
    assert len(HIDING) >= 3


@pytest.mark.parametrize("game", HIDING)
async def test_no_identity_of_the_host_gets_the_hand_of_a_player_who_was_shown_out(tmp_path: Path, game: str) -> None:
    async with api_server(tmp_path) as server:
        host, victim, id = await started(server, game)
        seat = f"/api/tables/{id}/seats/{VICTIM}"
        await host.post(seat, {"do": "show_out"})
        for each in (await server.program(host), await server.guest("Second browser"), host):
            tries = [await each.ask("POST", seat, {"do": "sit"})]
            if each is not host:  # an invitation leads the host to their own seat
                tries.append(await each.ask("POST", "/api/join", {"token": await link(host, id, VICTIM)}))
                tries.append(await each.ask("POST", "/api/join", {"token": await link(host, id)}))
            assert {answer.json()["refusal"]["code"] for answer in tries} <= {"seat_kept", "seat_secret"}
            assert await holder(host, id) is None
            sight = await each.ask("GET", f"/api/tables/{id}/sight?seat={VICTIM}")
            assert sight.is_error or sight.json()["sight"]["seat"] != VICTIM
        await host.post(seat, {"do": "lend", "bot": "random"})
        refusal(await (await server.guest("Third")).ask("POST", seat, {"do": "sit"}), "seat_kept")
        await join(host, id, victim)
        assert await holder(host, id) == victim.id


async def test_a_program_takes_no_seat_that_hides_something_from_its_person(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        host, victim, id = await started(server, "paladins")
        await victim.post(f"/api/tables/{id}/seats/{VICTIM}", {"do": "leave"})  # of their own will
        spy = await server.program(host)
        refusal(await spy.ask("POST", "/api/join", {"token": await link(host, id, VICTIM)}), "seat_secret")
        await (await server.guest("Cyril")).post("/api/join", {"token": await link(host, id, VICTIM)})


async def test_deleting_the_program_does_not_make_its_person_forget(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server:
        anna, boris, id = await started(server, "paladins")
        carl = await server.guest("Carl")
        spy = await server.program(carl)
        await anna.post(f"/api/tables/{id}/seats/{HOST}", {"do": "leave"})
        await spy.post(f"/api/tables/{id}/seats/{HOST}", {"do": "sit"})
        await carl.ask("DELETE", f"/api/programs/{spy.id}")
        await boris.post(f"/api/tables/{id}/seats/{VICTIM}", {"do": "leave"})
        refusal(await carl.ask("POST", f"/api/tables/{id}/seats/{VICTIM}", {"do": "sit"}), "seat_secret")
