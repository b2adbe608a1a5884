"""Optimise the drives of a game's bots by an evolution strategy, once the evaluation weights are known.

A regression finds what a feature is worth to a side that has it. Whether to aim for it is another question, answered by
trial: the drives are perturbed in opposite directions, both variants play the same deal, and the drives move in the
direction that scores more. At the end the evaluation weights are fitted again on games of players with these drives.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from regnum.bots import weights as files
from regnum.bots.sense import ALONE, KINDS, RIVAL, Sense
from regnum.bots.weights import Learned, Weights
from regnum.core.registry import box_of
from regnum.core.rules import Box
from regnum.lab.pool import spread
from regnum.lab.tune import (
    CHUNK,
    Floats,
    Progress,
    TrainingPlan,
    TrainingRound,
    chance_for,
    compared,
    counted,
    ends,
    fitted,
    opened,
    played,
    sense_with,
)

SWAY = 0.25  # how far a drive is swayed, of its own size,
LEAST_SWAY = 0.15  # and at least
MOST_LEAD = 100.0  # points: a game that went astray must not say more than many others
STRIDE = 4.0  # how far the first step goes, in sways; the last goes a third of that


class Sway(Struct, frozen=True):
    """Some deals, each played with the drives of one kind of side swayed one way and the other."""

    game: str
    seed: int
    first: int
    count: int
    weights: bytes
    kind: int


def polish(
    course: TrainingPlan, data: bytes, progress: Progress = lambda what, done, of: None
) -> tuple[TrainingRound, bytes]:
    """Step by step towards what wins, then what everything is worth; what it brought, and the new weights."""
    number = course.rounds + 1
    before = data
    for step in range(course.polish):
        for kind, name in enumerate(KINDS):
            if kind != RIVAL and course.only in ("", name) and name in files.read(data, "the weights").kinds:
                data = polished(course, data, kind, step, progress)
    notes = played(course, number, data, progress)
    found, explained = fitted(box_of(course.game), notes)
    data = files.written(with_new_worth(data, found, course.only))
    share, lead = compared(course, data, before, number, progress)
    return TrainingRound(number, len(notes.finals), explained, share, 2 * course.trials, lead, list(found.kinds)), data


def with_new_worth(data: bytes, found: Weights, only: str) -> Weights:
    """The weights with what things were found to be worth; what to strive for stays as it was."""
    before = files.read(data, "the weights")
    touched = {"": KINDS, "table": ("table",), "alone": ("alone", "rival")}[only]
    updated = {
        name: Learned(learned.features, learned.spread, before.kinds[name].drives)
        for name, learned in found.kinds.items()
        if name in touched
    }
    return Weights(before.made_by, before.edition, before.kinds | updated)


def polished(course: TrainingPlan, data: bytes, kind: int, step: int, progress: Progress) -> bytes:
    """One step for one kind of side."""
    seed = course.seed + 1000 * (step + 1)
    starts = range(0, course.pairs, CHUNK)
    tasks = [Sway(course.game, seed, at, min(CHUNK, course.pairs - at), data, kind) for at in starts]
    results = counted(spread(leads, tasks, jobs=course.jobs, ray=course.ray), tasks, "polishing", progress)
    sense = sense_with(box_of(course.game), data)
    most = MOST_LEAD * sense.unit
    better = np.clip([each for some in results for each in some], -most, most)
    size = sways(sense, kind)
    slope = np.zeros(len(size))
    for number, lead in enumerate(better / max(better.std(), 1e-9)):
        slope += directions(seed, number, len(size)) * lead
    stride = STRIDE * (1 - 2 / 3 * step / max(1, course.polish - 1))
    sway(sense, kind, size * slope / max(float(np.linalg.norm(slope)), 1e-9) * stride)
    return files.written(striving_so(sense, files.read(data, "the weights"), kind))


def sways(sense: Sense[Any], kind: int) -> Floats:
    """By drive of a kind: how far it is swayed."""
    count = 2 * len(sense.features)
    return np.array(
        [LEAST_SWAY * sense.unit + SWAY * abs(each) for each in sense.drives[kind * count : (kind + 1) * count]]
    )


def directions(seed: int, number: int, count: int) -> Floats:
    """Which way each drive is swayed for one deal."""
    return np.random.default_rng([seed, number]).normal(size=count)


def sway(sense: Sense[Any], kind: int, by: Floats) -> Sense[Any]:
    """Move the drives of a kind."""
    first = kind * len(by)
    for at, each in enumerate(by):
        sense.drives[first + at] += float(each)
    return sense


def leads(task: Sway) -> list[float]:
    """For each deal, how many points better it went one way than the other."""
    box = box_of(task.game)
    size = sways(sense_with(box, task.weights), task.kind)
    return [lead(box, task, size, number) for number in range(task.first, task.first + task.count)]


def lead(box: Box[Any], task: Sway, size: Floats, number: int) -> float:
    """One deal: alone each sense by itself, at the table both against each other, once in each seat."""
    by = size * directions(task.seed, number, len(size))
    senses = [sway(sense_with(box, task.weights), task.kind, each) for each in (by, -by)]
    chance = chance_for(task.seed, number)
    match = opened(box, 0 if task.kind == ALONE else at_table(box, number), chance)
    seed = int(chance.next32())
    if task.kind == ALONE:
        alone = [ends(match.clone(), [sense], seed, 0) for sense in senses]
        return alone[0][0] - max(alone[0][1:]) - alone[1][0] + max(alone[1][1:])
    one = ends(match.clone(), [senses[seat % 2] for seat in range(match.seats)], seed, 0)
    other = ends(match.clone(), [senses[1 - seat % 2] for seat in range(match.seats)], seed, 0)
    return (ahead(one) - ahead(other)) / 2


def at_table(box: Box[Any], number: int) -> int:
    """The number of a game that says how many sit there (tune.any_seats): two; any where no solo game exists, since
    bots are the only opponents there."""
    return 1 if box.seats[0] == 1 else 1 + number % 2


def ahead(ends: list[float]) -> float:
    """How much better the even seats did than the odd ones."""
    return float(np.mean(ends[::2]) - np.mean(ends[1::2]))


def striving_so(sense: Sense[Any], weights: Weights, kind: int) -> Weights:
    """The file with what one kind of side strives for now."""
    first = kind * 2 * len(sense.features)
    drives: dict[str, tuple[float, float]] = {}
    for at, feature in enumerate(sense.features):
        late, more = float(sense.drives[first + 2 * at]), float(sense.drives[first + 2 * at + 1])
        drives[feature] = (round(late + more, 3), round(late, 3))
    learned = weights.kinds[KINDS[kind]]
    changed = Learned(learned.features, learned.spread, drives)
    return Weights(weights.made_by, weights.edition, weights.kinds | {KINDS[kind]: changed})
