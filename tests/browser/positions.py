"""Tables in the middle of a match, played by chance, with people of long names at every seat and a clock for each."""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

from regnum.server import table_service
from tests.browser.server import Guest, RunningServer

NAMES = ("Anna", "Bohuslava Nováková", "Соломія Ґудзь", "Vojtěch", "Гість")
HOUR = {"clock": {"kind": "total", "reserve_s": 3600, "at_zero": "warn"}}


class Position:
    """A table, and who is asked there."""

    def __init__(self, table: str, seat: int, asked: Guest) -> None:
        self.table, self.seat, self.asked = table, seat, asked

    def sight(self) -> Any:
        """What the seat that is asked may know."""
        return self.asked.sight(self.table, self.seat)


class Positions:
    """Makes each position once; nobody may play on in it."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.people = [server.guest(name) for name in NAMES]
        self.made: dict[tuple[str, int, int], Position] = {}
        self.ended: dict[tuple[str, int], str] = {}

    def after(self, moves: int, game: str, seats: int) -> Position:
        """So many moves after the beginning, always the same ones."""
        wanted = (game, seats, moves)
        if wanted not in self.made:
            self.made[wanted] = self.played(self.begun(game, seats, seed=moves), moves)
        return self.made[wanted]

    def over(self, game: str, seats: int) -> str:
        """A table where the match is over."""
        if (game, seats) not in self.ended:
            table = self.ended[game, seats] = self.begun(game, seats, seed=seats)
            self.people[0].play_to_the_end(table, *self.people[1:seats])
        return self.ended[game, seats]

    def begun(self, game: str, seats: int, seed: int) -> str:
        """A table that everybody has joined."""
        host, *others = self.people[:seats]
        table = host.table(game, "me", *["open"] * len(others), begin=False, agreed=HOUR)
        for each in others:
            each.post("/api/join", {"token": host.invitation(table)})
        with patch.object(table_service, "new_seed", lambda: seed):
            host.post(f"/api/tables/{table}/begin")
        return table

    def played(self, table: str, moves: int) -> Position:
        """By chance."""
        chance, people = random.Random(moves), {each.id: each for each in self.people}
        for done in range(moves + 1):
            now = self.server.table(table)
            match = now.the_match()
            assert not match.over, f"the match is over after {done} moves"
            seat = match.waiting[0]
            asked = people[str(now.seats[seat].person)]
            if done == moves:
                break
            command = {"id": f"t{now.at}", "at": now.at, "seat": seat, "move": chance.choice(match.legal(seat))}
            asked.post(f"/api/tables/{table}/play", command)
        return Position(table, seat, asked)

    def leave(self) -> None:
        """Close all connections."""
        for each in self.people:
            each.leave()
