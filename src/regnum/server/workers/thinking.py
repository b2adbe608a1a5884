"""Choose and evaluate moves in games imagined from what the seat knows, so that nothing hidden is used."""

from __future__ import annotations

from typing import Final

from regnum.bots import LEVELS, Bot, Search, Weighed, bot
from regnum.bots.weights import sense_of
from regnum.core.errors import OptionError
from regnum.core.match import Match
from regnum.server.workers.protocol import Findings, Prospect

SHARE: Final = 0.85  # the share of its budget that a bot may spend on the search; the rest is for the transfer
USUAL_S: Final = 2.0  # for a bot without a time of its own
WEIGHER: Final = "knight"  # evaluates moves for bots that do not search


def choose_move(match: Match, seat: int, name: str, seed: int, budget_s: float = 0.0) -> str:
    """Return the move of this bot; the same for the same seed, unless time runs out."""
    imagined = imagined_match(match, seat, seed)
    imagined.log = [each for each in match.log if each.seat == seat]  # a player remembers their own moves
    return timed_bot(name, seed, budget_s).choose(imagined, seat)


def evaluate_moves(match: Match, seat: int, name: str, seed: int, budget_s: float = 0.0, also: str = "") -> Findings:
    """Return the bot's choice and the evaluation of the most promising moves; `also` is always evaluated."""
    imagined = imagined_match(match, seat, seed)
    player = timed_bot(name, seed, budget_s)
    if isinstance(player, Search):
        weighed = player.weigh(imagined, seat, also)
        move = weighed[0].move
    else:
        move = player.choose(imagined.clone(), seat)
        weigher = timed_bot(WEIGHER, seed, budget_s)
        assert isinstance(weigher, Search)
        weighed = weigher.weigh(imagined, seat, also or move)
    chances = all_chances(imagined, seat, weighed[0].chance)
    label = match.option(seat, match.read(weighed[0].move)).label
    return Findings(move, label, [prospect(each) for each in weighed], chances, sum(each.visits for each in weighed))


def all_chances(imagined: Match, seat: int, chance: float) -> list[float]:
    """Return the chances of all sides: the search's for the seat, the rest in proportion to the evaluation function."""
    sense = sense_of(imagined.rules.box)
    sense.outlook(imagined.state)
    glance = [float(sense.chances[side]) for side in range(len(imagined.colours))]
    others = sum(glance) - glance[seat]
    rest = [(1 - chance) * each / others if others > 0 else 0.0 for each in glance]
    return [round(chance if side == seat else each, 4) for side, each in enumerate(rest)]


def timed_bot(name: str, seed: int, budget_s: float) -> Bot:
    """Create a bot with its own time or the budget, whichever is shorter; without a budget its own."""
    level = LEVELS.get(name)
    own = USUAL_S if level is None else level.seconds
    return bot(name, seed, seconds=min(own, budget_s * SHARE) if budget_s > 0 else own)


def prospect(weighed: Weighed) -> Prospect:
    """Return an evaluated move as it is sent."""
    return Prospect(weighed.move, weighed.visits, round(weighed.chance, 4), round(weighed.points, 2))


def imagined_match(match: Match, seat: int, seed: int) -> Match:
    """Return a match that the seat cannot distinguish from the real one; it must be the seat's turn."""
    match.check_seat(seat)
    if seat not in match.waiting:
        raise OptionError(f"seat {seat} is not to move; waiting: {match.waiting}")
    return match.imagine(seat, seed)
