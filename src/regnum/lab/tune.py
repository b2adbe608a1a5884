"""Learn a game's evaluation weights by self-play.

A round plays many games with the weights of the previous round, with enough randomness to see unusual positions, and
records the features of every side at random decisions. At the end of a game each sample gets the score its side really
reached. Ridge regression then finds the weights, early and late, that predict it best; the spread says how sure a lead
is. New weights are accepted only if the player with them beats the one with the old.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sized
from typing import Any, TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

import regnum
from regnum.bots import Bot, Greedy, Search
from regnum.bots import weights as files
from regnum.bots.players import TIRED
from regnum.bots.sense import ALONE, AT_TABLE, FIRST_SPREAD, KINDS, RIVAL, Sense, whole_sense
from regnum.bots.weights import Learned, Weights
from regnum.core.chance import Chance
from regnum.core.match import Match, new
from regnum.core.messages import OptionInfo
from regnum.core.options import fitting
from regnum.core.registry import box_of
from regnum.core.rules import Box
from regnum.lab.pool import spread

Floats = NDArray[np.float64]
Each = TypeVar("Each")
Progress = Callable[[str, int, int], None]  # what is being done, how much of it, of how much

TASTES = 30  # weights at most that a player of a lesson feels otherwise: without it all end up playing the same way
CARELESSNESS = (0.0, 0.4, 1.2)  # points that a player of a lesson may give away; drawn for each seat of each game
STRAY = 30  # one move in so many is any legal move
NOTED = 3  # one decision in so many is noted
STIFFNESS = 20.0  # of the regression: how many notes must support a weight before half of it is taken
CHUNK = 8
EXPANDED = 6  # one game in so many is played without an expansion
PATIENCE_S = 600.0  # for a choice of a learning player: it must never depend on the clock
SPREADS = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33]


class TrainingBatch(Struct, frozen=True):
    """Some games to be played and noted."""

    game: str
    seed: int
    first: int
    games: int
    weights: bytes  # none: the points of the moment
    thinking: int  # iterations of the players' search; 0 for greedy players
    step: int = 1  # every so many-th game only: the number of a game says how many sit there


class TrainingData(Struct):
    """What was noted: a row for each note, and for each row its kind of side, its moment and what became of it."""

    rows: Floats
    left: Floats
    kinds: NDArray[np.int64]
    finals: Floats
    moments: NDArray[np.int64]  # notes of one moment belong together: all sides of one position
    won: Floats  # the share of the victory


class Trial(Struct, frozen=True):
    """Two sets of weights against each other: one pair of games with the same deal."""

    game: str
    seed: int
    number: int
    new: bytes
    old: bytes
    thinking: int


class TrainingRound(Struct):
    """What a round of learning brought."""

    number: int
    notes: int
    explained: dict[str, float]  # by kind: the share of the variance of final scores
    share: float  # of victories against the weights of before
    games: int
    alone: float  # mean lead over the official opponent, new minus old
    kept: list[str]  # the kinds of sides whose new weights were better


# -- playing ------------------------------------------------------------------------------------------------------


def sense_with(box: Box[Any], data: bytes) -> Sense[Any]:
    """A sense of its own with these weights."""
    sense = whole_sense(box)
    if data:
        files.teach(sense, files.read(data, "the weights"), "the weights")
    return sense


def any_options(box: Box[Any], seats: int, chance: Chance) -> dict[str, object]:
    """Settings drawn by lot, so that the sense learns all of them."""
    expansions = [name for name in sorted(box.expansions) if chance.below(EXPANDED) > 0]
    agreed: dict[str, object] = {"expansions": expansions} if box.expansions else {}
    offered = fitting(box.info().options, seats, expansions)
    return agreed | {option.name: any_value(option, chance) for option in offered}


def any_value(option: OptionInfo, chance: Chance) -> object:
    """One of the choices, or as many of them as are to be picked."""
    choices = list(option.choices)
    if option.kind != "several":
        return choices[int(chance.below(len(choices)))]
    picked: list[object] = []
    for _ in range(option.pick or int(chance.below(len(choices) + 1))):
        picked.append(choices.pop(int(chance.below(len(choices)))))
    return [each for each in option.choices if each in picked]


def any_seats(box: Box[Any], number: int, chance: Chance) -> int:
    """Every third game alone where the game can be; two at the table most often otherwise."""
    least, most = box.seats
    if least == 1 and number % 3 == 0:
        return 1
    low = max(2, least)
    return low if number % 3 == 1 else low + int(chance.below(most - low + 1))


def chance_for(seed: int, number: int) -> Chance:
    """What one game draws from."""
    chance = Chance()
    chance.seed(seed)
    return chance.split(number)


def opened(box: Box[Any], number: int, chance: Chance) -> Match:
    """A game of a lesson before its first move."""
    seats = any_seats(box, number, chance)
    return new(box, seats, int(chance.next32()), any_options(box, seats, chance))


def taste(box: Box[Any], data: bytes, chance: Chance) -> Sense[Any]:
    """A sense whose weights differ here and there: who likes other things sees other positions."""
    sense = sense_with(box, data)
    if not data or chance.below(2) == 0:
        return sense
    count = 2 * len(sense.features)
    for _ in range(int(chance.below(TASTES + 1))):
        at = int(chance.below(len(KINDS))) * count + int(chance.below(count))
        liking = sum(int(chance.below(2001)) - 1000 for _ in range(3)) / 1000  # about a normal distribution
        sense.drives[at] += liking * max(0.3 * sense.unit, abs(sense.drives[at]))
    return sense


def player_with(sense: Sense[Any], seed: int, care: float, thinking: int) -> Bot:
    """A player that uses this sense, with a search or without."""
    player: Bot = Search("learner", seed, thinking, PATIENCE_S) if thinking else Greedy("learner", seed, care)
    player.own_sense = sense
    return player


def learner(sense: Sense[Any], chance: Chance, thinking: int) -> Bot:
    """A player of a lesson: more or less careful."""
    return player_with(sense, int(chance.next32()), CARELESSNESS[int(chance.below(len(CARELESSNESS)))], thinking)


def attended(lesson: TrainingBatch) -> TrainingData:
    """Play the games of a lesson and note what is noticed."""
    box = box_of(lesson.game)
    sense = sense_with(box, lesson.weights)
    results: list[TrainingData] = []
    for number in range(lesson.first, lesson.first + lesson.games * lesson.step, lesson.step):
        chance = chance_for(lesson.seed, number)
        match = opened(box, number, chance)
        tastes = [taste(box, lesson.weights, chance) for _ in range(match.seats)]
        players = [learner(each, chance, lesson.thinking) for each in tastes]
        results.append(noted(match, players, sense, chance, number))
    return together(results)


def noted(match: Match, players: list[Bot], sense: Sense[Any], chance: Chance, number: int) -> TrainingData:
    """One game with its notes."""
    sides = len(match.colours)
    rows: list[list[float]] = []
    left: list[float] = []
    while not match.over:
        if chance.below(NOTED) == 0:
            for side in range(sides):
                rows.append(sense.noticed(match.state, side))
                left.append(sense.left(match.state))
        seat = match.waiting[0]
        legal = match.legal(seat)
        stray = chance.below(STRAY) == 0
        move = legal[int(chance.below(len(legal)))] if stray else players[seat].choose(match, seat)
        match.play(seat, move)
    result = match.result
    assert result is not None
    moments = len(rows) // sides
    kinds = [int(sense.kind(match.state, side)) for side in range(sides)]
    shares = [(side in result.winners) / len(result.winners) for side in range(sides)]
    return TrainingData(
        np.array(rows, dtype=float).reshape(len(rows), len(sense.features)),
        np.array(left),
        np.array(kinds * moments, dtype=np.int64),
        np.array([sense.reached(match.state, side) for side in range(sides)] * moments),
        np.repeat(np.arange(moments) + number * 10_000, sides),
        np.array(shares * moments),
    )


def together(results: list[TrainingData]) -> TrainingData:
    """All notes as one."""
    return TrainingData(
        *(np.concatenate([getattr(each, name) for each in results]) for name in TrainingData.__struct_fields__)
    )


# -- fitting ------------------------------------------------------------------------------------------------------


def fitted(box: Box[Any], notes: TrainingData, stiffness: float = STIFFNESS) -> tuple[Weights, dict[str, float]]:
    """The weights that predict the finals best, and how much of the finals they explain."""
    sense = whole_sense(box)
    kinds: dict[str, Learned] = {}
    explained: dict[str, float] = {}
    expected = np.zeros(len(notes.finals))
    before: dict[str, Floats] = {}
    for kind, name in enumerate(KINDS):
        mine = notes.kinds == kind
        if not mine.any():
            continue
        belief = before.get(name, np.zeros(2 * len(sense.features)))
        early, late = regression(notes.rows[mine], notes.left[mine], notes.finals[mine], belief, stiffness)
        if name == "table":
            before["alone"] = np.concatenate([early, late])  # who plays alone plays much like at the table
        expected[mine] = notes.rows[mine] @ late + notes.left[mine] * (notes.rows[mine] @ (early - late))
        wrong = notes.finals[mine] - expected[mine]
        explained[name] = 1 - float(wrong.var() / max(notes.finals[mine].var(), 1e-9))
        pairs = zip(early, late, strict=True)
        features = {
            each: (round(float(a), 3), round(float(b), 3)) for each, (a, b) in zip(sense.features, pairs, strict=True)
        }
        kinds[name] = Learned(features, (FIRST_SPREAD * sense.unit, FIRST_SPREAD * sense.unit))
    for name, rivals in (("table", (AT_TABLE,)), ("alone", (ALONE, RIVAL))):
        if name in kinds:
            kinds[name].spread = fitted_spread(notes, expected, np.isin(notes.kinds, rivals), sense.unit)
    if "rival" in kinds:
        kinds["rival"].spread = kinds["alone"].spread
    return Weights("", box.edition, kinds), explained


def regression(
    rows: Floats, left: Floats, finals: Floats, belief: Floats, stiffness: float = STIFFNESS
) -> tuple[Floats, Floats]:
    """Ridge regression of finals on every feature, early and late, drawn towards what was believed before. Each column
    is weighed by its own size, so that a rare thing needs as many sightings as a common one."""
    columns = np.hstack([rows * left[:, None], rows * (1 - left)[:, None]])
    size = np.sqrt((columns**2).mean(axis=0))
    seen = size > 1e-9
    scaled = columns[:, seen] / size[seen]
    square = scaled.T @ scaled + stiffness * np.eye(int(seen.sum()))
    found = belief.copy()
    found[seen] += np.linalg.solve(square, scaled.T @ (finals - columns @ belief)) / size[seen]
    half = rows.shape[1]
    return found[:half], found[half:]


def fitted_spread(notes: TrainingData, expected: Floats, mine: NDArray[np.bool_], unit: float) -> tuple[float, float]:
    """Early and late, how many points of expectation make an even game a clear one: the likeliest pair."""
    order = np.argsort(notes.moments[mine], kind="stable")
    moments, starts = np.unique(notes.moments[mine][order], return_index=True)
    worth, won, left = expected[mine][order], notes.won[mine][order], notes.left[mine][order]
    best = (-np.inf, FIRST_SPREAD, FIRST_SPREAD)
    highest = np.maximum.reduceat(worth, starts)
    whose = np.repeat(np.arange(len(moments)), np.diff([*starts, len(worth)]))
    for early in SPREADS:
        for late in SPREADS:
            width = unit * (late + left * (early - late))
            force = np.exp((worth - highest[whose]) / width)
            chance = force / np.add.reduceat(force, starts)[whose]
            likelihood = float((won * np.log(np.maximum(chance, 1e-9))).sum())
            best = max(best, (likelihood, early, late))
    return round(unit * best[1], 4), round(unit * best[2], 4)


# -- trying -------------------------------------------------------------------------------------------------------


def tried(trial: Trial) -> tuple[float, float]:
    """One deal with both seatings: the share of victories of the new weights, and by how much more they lead alone."""
    box = box_of(trial.game)
    chance = chance_for(trial.seed, trial.number)
    senses = [sense_with(box, trial.new), sense_with(box, trial.old)]
    match = opened(box, 1, chance)
    seed = int(chance.next32())
    share = 0.0
    for turned in range(2):
        seated = [senses[(seat + turned) % 2] for seat in range(match.seats)]
        result = finished(match.clone(), seated, seed, trial.thinking)
        news = [seat for seat in range(match.seats) if seated[seat] is senses[0]]
        share += sum(seat in result.winners for seat in news) / len(result.winners) / 2
    lead = 0.0
    if box.seats[0] == 1:
        alone = opened(box, 0, chance)
        totals = [ends(alone.clone(), [sense], seed, trial.thinking) for sense in senses]
        leads = [mine - max(others, default=0.0) for mine, *others in totals]
        lead = leads[0] - leads[1]
    return share, lead


def ends(match: Match, senses: list[Sense[Any]], seed: int, thinking: int) -> list[float]:
    """What such a game brings to every side."""
    finished(match, senses, seed, thinking)
    return [senses[0].reached(match.state, side) for side in range(len(match.colours))]


def finished(match: Match, senses: list[Sense[Any]], seed: int, thinking: int) -> regnum.Result:
    """A game of players who each go by a sense of their own."""
    players = [player_with(sense, seed + seat, 0.0, thinking) for seat, sense in enumerate(senses)]
    chance = Chance()
    chance.seed(seed)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        tired = len(match.log) > TIRED  # weights half learned may lead to a game that no player ends
        match.play(seat, legal[int(chance.below(len(legal)))] if tired else players[seat].choose(match, seat))
    result = match.result
    assert result is not None
    return result


# -- the whole ----------------------------------------------------------------------------------------------------


class TrainingPlan(Struct, frozen=True):
    """How to learn."""

    game: str
    rounds: int
    games: int  # of each round
    trials: int  # pairs of games, new weights against old
    seed: int
    thinking: int = 0
    polish: int = 0  # steps after the rounds (polish.py)
    pairs: int = 1600  # deals of each step
    review: int = 0  # games of thinking players at the end (review.py)
    only: str = ""  # "table" or "alone": polish and review this kind of side and leave the others as they are
    jobs: int = 1
    ray: str | None = None


def learn(
    course: TrainingPlan, start: bytes = b"", progress: Progress = lambda what, done, of: None
) -> Iterator[tuple[TrainingRound, bytes]]:
    """Round after round: what it brought, and the best weights so far."""
    best = start
    earlier: list[TrainingData] = []
    for number in range(1, course.rounds + 1):
        earlier = [*earlier[-1:], played(course, number, best, progress)]  # the notes of the round before still count
        notes = together([shifted(each, at) for at, each in enumerate(earlier)])
        found, explained = fitted(box_of(course.game), notes)
        share, lead = compared(course, files.written(found), best, number, progress)
        better = {"table": share > 0.5, "alone": lead > 0.0, "rival": lead > 0.0}
        improved = [kind for kind in found.kinds if better[kind] or not best]
        best = files.written(merged(best, found, improved))
        yield TrainingRound(number, len(notes.finals), explained, share, 2 * course.trials, lead, improved), best


def played(course: TrainingPlan, number: int, data: bytes, progress: Progress) -> TrainingData:
    """The lessons of a round."""
    lessons = list(lessons_of(course, number, data))
    results = spread(attended, lessons, jobs=course.jobs, ray=course.ray)
    return together(list(counted(results, lessons, "playing", progress)))


def compared(course: TrainingPlan, new: bytes, old: bytes, number: int, progress: Progress) -> tuple[float, float]:
    """New weights against old: the share of victories at the table, and the points more alone."""
    seed = course.seed + number
    trials = [Trial(course.game, seed, at, new, old, course.thinking) for at in range(course.trials)]
    results = spread(tried, trials, jobs=course.jobs, ray=course.ray)
    outcomes = list(counted(results, trials, "trying", progress))
    return sum(share for share, _ in outcomes) / len(trials), sum(lead for _, lead in outcomes) / len(trials)


def merged(old: bytes, new: Weights, improved: list[str]) -> Weights:
    """The old weights with those of the new that have proved themselves."""
    kinds = files.read(old, "the weights").kinds if old else {}
    return Weights("", new.edition, kinds | {kind: new.kinds[kind] for kind in improved})


def shifted(notes: TrainingData, at: int) -> TrainingData:
    """Moments of different rounds are different moments."""
    return TrainingData(notes.rows, notes.left, notes.kinds, notes.finals, notes.moments + at * 10**12, notes.won)


def lessons_of(course: TrainingPlan, number: int, data: bytes) -> Iterator[TrainingBatch]:
    """The games of a round, a handful at a time."""
    first = number * 1_000_000
    for at in range(first, first + course.games, CHUNK):
        yield TrainingBatch(course.game, course.seed, at, min(CHUNK, first + course.games - at), data, course.thinking)


def counted(results: Iterator[Each], tasks: Sized, what: str, progress: Progress) -> Iterator[Each]:
    """The same results, with word of how far it is."""
    for done, each in enumerate(results, start=1):
        progress(what, done, len(tasks))
        yield each
