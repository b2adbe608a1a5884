"""Analyse a match: the value of each decision, and the chances of winning over time.

Every decision is evaluated by a search that gets only what the deciding seat could know then. The line of chances is a
spectator's: the game's sense in states consistent with what a spectator could see, at each turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

import regnum
from regnum.bots import Search, Weighed
from regnum.bots.hints import label_of, searcher
from regnum.bots.marks import mark_of_best, mark_of_loss
from regnum.bots.weights import sense_of
from regnum.core.chance import Chance
from regnum.core.errors import OptionError
from regnum.core.match import Match, checked_seed
from regnum.core.messages import Message
from regnum.lab.pool import spread

AS_GOOD = 0.005  # of the chance to win; less lost than this: as good as the best
MARKS = ("??", "?", "?!", "!")

CARE = 4  # before a mark is given, a second search looks so many times longer, with luck of its own
WORLDS = 24  # imagined for each point of the line
SWING = 0.10  # of a side's chances in one turn: enough for a turning point
MOST_TURNING_POINTS = 5
STRETCH = 8  # moves handed to a worker at once
NO_CLOCK = 3600.0  # seconds: the number of iterations decides, so that the same seed gives the same analysis
MOST_JOBS = 1024


class MoveWeight(Struct, frozen=True):
    """A move as the search weighed it: the chance to win and the final score to expect with it."""

    move: str
    label: Message
    chance: float
    points: float
    visits: int


class DecisionReview(Struct, frozen=True):
    """One decision: what was chosen, what was best, and what the difference cost in chance of winning and in points."""

    number: int  # of the move in the record, from 1
    seat: int
    ask: str
    legal: int  # how many moves there were
    chosen: MoveWeight
    best: MoveWeight
    loss: float
    lost_points: float
    mark: str = ""


class ChancePoint(Struct, frozen=True):
    """A moment between two turns: the chances and expected scores of all sides as a spectator may see them."""

    number: int  # how many moves had been played
    chances: list[float]
    points: list[float]


class TurningPoint(Struct, frozen=True):
    """A turn in which the chances moved far: who played it, whose chances they were, and what cost most in it."""

    first: int  # its moves by number
    last: int
    seat: int
    side: int  # whose chances changed most
    swing: float  # by how much
    number: int  # the costliest decision of a turn that was bad for its player, else its first move
    mark: str


class SeatSummary(Struct, frozen=True):
    """How a seat has decided."""

    seat: int
    decisions: int  # with more than one legal move
    mean_loss: float
    best_share: float  # how often the best move was chosen, or one as good
    marks: dict[str, int]


class Analysis(Struct, frozen=True):
    """All that was found."""

    game: str
    edition: int
    colours: list[str]
    seats: int
    level: str
    iterations: int
    seed: int
    moves: int
    totals: list[int] | None  # the final scores; None while the match goes on
    line: list[ChancePoint]
    decisions: list[DecisionReview]
    turning_points: list[TurningPoint]
    by_seat: list[SeatSummary]


class AnalysisSettings(Struct, frozen=True):
    """How hard to look."""

    level: str
    iterations: int
    seed: int


class Stretch(Struct, frozen=True):
    """Some moves of a record in a row, for one worker."""

    record: str
    first: int
    last: int
    look: AnalysisSettings


Found = tuple[list[DecisionReview], list[ChancePoint]]


def analyse(
    match: Match, *, level: str = "knight", seed: int = 0, jobs: int = 1, iterations: int = 0,
    progress: Callable[[int, int], None] = lambda done, all: None,
) -> Analysis:  # fmt: skip
    """Walk through a match, finished or not. The same seed gives the same analysis for any number of jobs.

    `progress` hears how many moves are done, and of how many.
    """
    if not isinstance(jobs, int) or isinstance(jobs, bool) or not 1 <= jobs <= MOST_JOBS:
        raise OptionError(f"jobs must be an integer from 1 to {MOST_JOBS}, not {jobs!r}")
    look = AnalysisSettings(level, searcher(level, seed, iterations).iterations, checked_seed(seed))
    decisions: list[DecisionReview] = []
    line: list[ChancePoint] = []
    moves = len(match.log)
    pieces = stretches(match, look)
    for piece, (found, points) in zip(pieces, spread(analysed, pieces, jobs=jobs), strict=True):
        decisions += found
        line += points
        progress(min(piece.last, moves), moves)
    return report(match, look, decisions, line)


def report(match: Match, look: AnalysisSettings, decisions: list[DecisionReview], line: list[ChancePoint]) -> Analysis:
    """Everything that was found, with what follows from it."""
    result = match.result
    return Analysis(
        match.game, match.rules.box.edition, list(match.colours), match.seats, look.level, look.iterations, look.seed,
        len(match.log), None if result is None else list(result.totals), line, decisions,
        turning_points(match, line, decisions), [summary(seat, decisions) for seat in range(match.seats)],
    )  # fmt: skip


# -- the walk -------------------------------------------------------------------------------------------


def stretches(match: Match, look: AnalysisSettings) -> list[Stretch]:
    """The match cut into pieces; the last one looks at the end too."""
    record = match.record()
    moves = len(match.log)
    cuts = range(0, max(moves, 1), STRETCH)
    return [Stretch(record, first, moves + 1 if first == cuts[-1] else first + STRETCH, look) for first in cuts]


@lru_cache(maxsize=1)
def known_match(record: str) -> Match:
    """A worker reads a record once, however many stretches of it come."""
    return regnum.replay(record)


def analysed(stretch: Stretch) -> Found:
    """One walk over a stretch, from where it begins."""
    match = known_match(stretch.record)
    walker = match.rewound(stretch.first)
    starts = turn_starts(match)
    decisions: list[DecisionReview] = []
    line: list[ChancePoint] = []
    for at in range(stretch.first, stretch.last):
        if at in starts:
            line.append(point(walker, at, stretch.look))
        if at < len(match.log):
            played = match.log[at]
            if len(walker.legal(played.seat)) > 1:
                decisions.append(judge(walker, at + 1, played.seat, played.move.text, stretch.look))
            walker.play_move(played.seat, played.move)
    return decisions, line


def turn_starts(match: Match) -> set[int]:
    """How many moves had been played when a turn began, and at the end. A game without turns has a point each move."""
    log = match.log
    starts = {at for at in range(len(log)) if at == 0 or log[at].committed != log[at - 1].committed}
    if len(starts) < 3:
        starts = set(range(len(log)))
    return starts | {len(log)}


def luck(look: AnalysisSettings, number: int, use: int) -> int:
    """A seed for one purpose at one move, its own in every analysis."""
    chance = Chance()
    chance.seed(look.seed)
    return int(chance.split(number).split(use).next32())


# -- one decision ---------------------------------------------------------------------------------------


def judge(match: Match, number: int, seat: int, move: str, look: AnalysisSettings) -> DecisionReview:
    """A move that is about to be made, by what this seat may know. A mark is given only after a second, longer look."""
    weighed = search(look, number, 1).weigh(match, seat, move)
    if mark_of(weighed, move):
        weighed = search(look, number, CARE).weigh(match, seat, move)
    chosen, best = weight(match, seat, the_move(weighed, move)), weight(match, seat, weighed[0])
    lost_points = max(0.0, best.points - chosen.points)
    return DecisionReview(
        number, seat, match.state.asked().name(), len(match.legal(seat)), chosen, best, loss_of(weighed, move),
        lost_points, mark_of(weighed, move),
    )  # fmt: skip


def search(look: AnalysisSettings, number: int, times: int) -> Search:
    """A fresh search for one decision."""
    return searcher(look.level, luck(look, number, times), look.iterations * times, NO_CLOCK)


def the_move(weighed: list[Weighed], move: str) -> Weighed:
    """This move among those that were weighed; it was tried in any case."""
    return next(each for each in weighed if each.move == move)


def weight(match: Match, seat: int, weighed: Weighed) -> MoveWeight:
    """With its name."""
    label = label_of(match, seat, weighed.move)
    return MoveWeight(weighed.move, label, weighed.chance, weighed.points, weighed.visits)


def loss_of(weighed: list[Weighed], move: str) -> float:
    """How much less chance to win than with the best move."""
    return max(0.0, weighed[0].chance - the_move(weighed, move).chance)


def mark_of(weighed: list[Weighed], move: str) -> str:
    """What a chess player would write behind it."""
    if move == weighed[0].move:
        return mark_of_best(weighed[0].chance, [each.chance for each in weighed[1:]])
    return mark_of_loss(loss_of(weighed, move))


# -- the line -------------------------------------------------------------------------------------------


def point(match: Match, number: int, look: AnalysisSettings) -> ChancePoint:
    """The chances of all sides now: real at the end, else the sense in games that a spectator can imagine."""
    sides = range(len(match.colours))
    result = match.result
    if result is not None:
        share = 1.0 / len(result.winners)
        chances = [share if side in result.winners else 0.0 for side in sides]
        return ChancePoint(number, chances, [float(total) for total in result.totals])
    sense = sense_of(match.rules.box)
    chances, points = [0.0 for _ in sides], [0.0 for _ in sides]
    dice = Chance()
    dice.seed(luck(look, number, 0))
    for _ in range(WORLDS):
        sense.outlook(match.imagine(None, int(dice.next32())).state)
        for side in sides:
            chances[side] += sense.chances[side] / WORLDS
            points[side] += sense.expected[side] / WORLDS
    return ChancePoint(number, chances, points)


def turning_points(match: Match, line: list[ChancePoint], decisions: list[DecisionReview]) -> list[TurningPoint]:
    """The few turns that moved the chances most, in the order they were played.

    That the favourite wins in the end is none: the last doubts go, and nothing turns.
    """
    steps = len(line) - 1
    if match.over and steps > 0 and max(line[-2].chances) == max(now for now, end in ends(line) if end > 0):
        steps -= 1
    turns = [turn_between(match, line[at], line[at + 1], decisions) for at in range(steps)]
    far = sorted((turn for turn in turns if abs(turn.swing) >= SWING), key=lambda turn: -abs(turn.swing))
    return sorted(far[:MOST_TURNING_POINTS], key=lambda turn: turn.first)


def ends(line: list[ChancePoint]) -> list[tuple[float, float]]:
    """Each side's chances before the last turn, and after it."""
    return list(zip(line[-2].chances, line[-1].chances, strict=True))


def turn_between(
    match: Match, before: ChancePoint, after: ChancePoint, decisions: list[DecisionReview]
) -> TurningPoint:
    """What one turn did; where it was bad for who played it, with the decision that cost most."""
    swings = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
    side = max(range(len(swings)), key=lambda each: (round(abs(swings[each]), 6), swings[each]))
    first, last, seat = before.number + 1, after.number, match.log[before.number].seat
    own = [each for each in decisions if first <= each.number <= last and each.seat == seat and each.loss > 0]
    worst = max(own, key=lambda each: each.loss, default=None) if swings[seat] < 0 else None
    if worst is None:
        return TurningPoint(first, last, seat, side, swings[side], first, "")
    return TurningPoint(first, last, seat, side, swings[side], worst.number, worst.mark)


def summary(seat: int, decisions: list[DecisionReview]) -> SeatSummary:
    """One seat's decisions together."""
    mine = [each for each in decisions if each.seat == seat]
    count = max(1, len(mine))
    return SeatSummary(
        seat, len(mine), sum(each.loss for each in mine) / count,
        sum(each.loss < AS_GOOD for each in mine) / count,
        {mark: sum(each.mark == mark for each in mine) for mark in MARKS},
    )  # fmt: skip
