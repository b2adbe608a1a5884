"""A move shown step by step tells nothing else, and ends in the same scene, as the move played at once."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.core.match import Match


def played_by_chance(game: str, seats: int, seed: int, moves: int) -> Match:
    match = regnum.new(game, seats=seats, seed=seed)
    chance = random.Random(seed)
    while not match.over and len(match.log) < moves:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", regnum.games())
@pytest.mark.parametrize("fewest", [True, False])
def test_frames_of_a_move_are_the_move(game: str, fewest: bool) -> None:
    seats = regnum.info(game).seats[0 if fewest else 1]
    match = played_by_chance(game, seats, 5, 36)
    several = 0
    for number, played in enumerate(match.log):
        for viewer in (played.seat, None):
            before = match.rewound(number)
            told = before.play(played.seat, played.move.text)
            frames = match.frames(number, viewer)
            # Compared as truths: to explain a difference between two scenes would take minutes.
            assert ([event for frame in frames for event in frame.events] == told) is True, (number, viewer)
            assert (not frames or frames[-1].scene == before.scene(viewer)) is True, (number, viewer)
            several += len(frames) > 1
    by_itself = game != "brothers" or fewest  # two brothers do everything themselves
    assert bool(several) == by_itself, "moves of this match had more moments than one, or none had"


def test_an_official_opponents_turn_has_a_frame_for_each_of_its_steps() -> None:
    """Henry chooses, places and moves (8.2): each is seen by itself."""
    match = played_by_chance("brothers", 1, 3, 30)
    lengths = [len(match.frames(number, 0)) for number in range(len(match.log))]
    assert max(lengths) >= 3
