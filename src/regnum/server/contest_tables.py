"""The tables of a contest's pairings: how they are laid, and what is known of them when a round ends."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from regnum.contests.contest import Contest, Pairing
from regnum.contests.entries import BOT
from regnum.server.settings import now_ms
from regnum.table import commands
from regnum.table.commands import Entries
from regnum.table.settings import TableSettings
from regnum.table.table import Table

HOST: Final = "contest "  # begins the host of a contest's table: nobody, so that no player is above the others


class PlayerFacts(NamedTuple):
    """What a table needs to know of a person."""

    colour: str
    owner: str  # of a program; "" for people


def settings_for(contest: Contest) -> TableSettings:
    """Return the settings of a contest's tables."""
    agreed = contest.settings
    return TableSettings(
        clock=replace(agreed.clock, bot=agreed.bot) if agreed.clock.counts else agreed.clock,
        watchers=agreed.watch != "players",
        hints=agreed.hints,
        later=agreed.watch == "over",
        contest=contest.id,
    )


def lay(contest: Contest, pairing: Pairing, players: dict[str, PlayerFacts], seed: int) -> tuple[Table, Entries]:
    """Return the table of a pairing, with its match begun. Whoever is gone is replaced by a bot."""
    table, now, host = Table(pairing.table), now_ms(), HOST + contest.id
    agreed = contest.settings
    entries = commands.make(table, host, agreed.game, len(pairing.seats), agreed.options, settings_for(contest), now)
    for seat, person in enumerate(pairing.seats):
        player = players.get(person)
        if person == BOT or player is None or not contest.entrants[person].active:
            entries += commands.lend(table, host, seat, agreed.bot, now)
        else:
            entries += commands.sit(table, person, seat, now, colour=player.colour, owner=player.owner)
    return table, entries + commands.begin(table, host, seed, now)


class MatchProgress(NamedTuple):
    """How far a match is when its round ends."""

    waited_for: set[int]  # seats
    moved: set[int]  # seats whose person made a move


def progress_of(table: Table) -> MatchProgress:
    """Return how far a match is."""
    empty = {n for n, seat in enumerate(table.seats) if not seat.taken}
    waited = {seat for seat in table.waiting if table.seats[seat].person is not None}
    return MatchProgress(empty | waited, {step.seat for step in table.standing if step.is_move and not step.lent})
