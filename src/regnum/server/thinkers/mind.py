"""Thinking itself. Everything happens in a world imagined from what the seat knows, so nothing hidden can flow in."""

from __future__ import annotations

from regnum.bots import bot
from regnum.core.errors import OptionError
from regnum.core.match import Match
from regnum.server.thinkers.letters import Findings, Prospect


def chosen(match: Match, seat: int, name: str, seed: int) -> str:
    """The move that this bot plays here; the same for the same seed."""
    world = known_world(match, seat, seed)
    world.log = [each for each in match.log if each.seat == seat]  # everybody remembers what they did themselves
    return choice_in(world, seat, name, seed)


def found(match: Match, seat: int, name: str, seed: int) -> Findings:
    """The bot's choice and what each legal move would bring right away; of equal ones the first offered comes first."""
    world = known_world(match, seat, seed)
    prospects = [Prospect(move, lead_after(world, seat, move)) for move in world.legal(seat)]
    prospects.sort(key=lambda prospect: -prospect.lead)
    return Findings(choice_in(world, seat, name, seed), lead(world, seat), prospects)


def known_world(match: Match, seat: int, seed: int) -> Match:
    """A world that the seat cannot tell from the real one, where it is asked something."""
    match.check_seat(seat)
    if seat not in match.waiting:
        raise OptionError(f"seat {seat} is not asked anything now; waiting: {match.waiting}")
    return match.imagine(seat, seed)


def choice_in(world: Match, seat: int, name: str, seed: int) -> str:
    """What the bot plays in this world; a copy goes to the bot, so it can spoil nothing."""
    return bot(name, seed).choose(world.clone(), seat)


def lead_after(world: Match, seat: int, move: str) -> int:
    """The lead right after a move."""
    after = world.clone()
    after.play(seat, move)
    return lead(after, seat)


def lead(match: Match, seat: int) -> int:
    """Points ahead of the best other side, as they would count now."""
    totals = [sum(points for _, points in match.score(side)) for side in range(len(match.colours))]
    mine = totals.pop(seat)
    return mine - max(totals, default=0)
