"""Thinking itself. Everything happens in a world imagined from what the seat knows, so nothing hidden can flow in."""

from __future__ import annotations

from typing import Final

from regnum.bots import LEVELS, Bot, Search, Weighed, bot
from regnum.bots.weights import sense_of
from regnum.core.errors import OptionError
from regnum.core.match import Match
from regnum.server.thinkers.letters import Findings, Prospect

SHARE: Final = 0.85  # of its budget is what a bot may spend on the search; the rest is for the way there and back
USUAL_S: Final = 2.0  # a bot without a time of its own
WEIGHER: Final = "knight"  # weighs moves for bots that do not look ahead themselves


def chosen(match: Match, seat: int, name: str, seed: int, budget_s: float = 0.0) -> str:
    """The move that this bot plays here; the same for the same seed, as long as there is time."""
    world = known_world(match, seat, seed)
    world.log = [each for each in match.log if each.seat == seat]  # everybody remembers what they did themselves
    return thinker(name, seed, budget_s).choose(world, seat)


def found(match: Match, seat: int, name: str, seed: int, budget_s: float = 0.0, also: str = "") -> Findings:
    """The bot's choice, and what the moves most worth trying may bring; `also` is weighed in any case."""
    world = known_world(match, seat, seed)
    player = thinker(name, seed, budget_s)
    if isinstance(player, Search):
        weighed = player.weigh(world, seat, also)
        move = weighed[0].move
    else:
        move = player.choose(world.clone(), seat)
        weigher = thinker(WEIGHER, seed, budget_s)
        assert isinstance(weigher, Search)
        weighed = weigher.weigh(world, seat, also or move)
    chances = shared(world, seat, weighed[0].chance)
    return Findings(move, [prospect(each) for each in weighed], chances, sum(each.visits for each in weighed))


def shared(world: Match, seat: int, chance: float) -> list[float]:
    """Everybody's chance: what the search found for the seat, and the rest as the game's sense shares it out."""
    sense = sense_of(world.rules.box)
    sense.outlook(world.state)
    glance = [float(sense.chances[side]) for side in range(len(world.colours))]
    others = sum(glance) - glance[seat]
    rest = [(1 - chance) * each / others if others > 0 else 0.0 for each in glance]
    return [round(chance if side == seat else each, 4) for side, each in enumerate(rest)]


def thinker(name: str, seed: int, budget_s: float) -> Bot:
    """A fresh bot that keeps its own time and the budget, whichever is shorter; without a budget its own."""
    level = LEVELS.get(name)
    own = USUAL_S if level is None else level.seconds
    return bot(name, seed, seconds=min(own, budget_s * SHARE) if budget_s > 0 else own)


def prospect(weighed: Weighed) -> Prospect:
    """A move as it goes over the wire."""
    return Prospect(weighed.move, weighed.visits, round(weighed.chance, 4), round(weighed.points, 2))


def known_world(match: Match, seat: int, seed: int) -> Match:
    """A world that the seat cannot tell from the real one, where it is asked something."""
    match.check_seat(seat)
    if seat not in match.waiting:
        raise OptionError(f"seat {seat} is not asked anything now; waiting: {match.waiting}")
    return match.imagine(seat, seed)
