"""What learners are promised of every game that has observations (regnum.core.observation)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, u8

from regnum.core.actions import NOTHING_BEGUN
from regnum.core.match import Match
from regnum.core.observation import ObservationRow, fields_of, observe


def observation(match: Match, seat: int) -> list[int]:
    """The row of a seat; AssertionError if it does not fill its fields or leaves their bounds."""
    fields = fields_of(match.rules)
    width = sum(field.size for field in fields)
    row = ObservationRow()
    row.begin(vec[i16]([0] * width), 0)
    observe(match.rules, match.state, seat, row)
    assert row.at == width, f"{width} cells are announced, {row.at} are written"
    cells = [int(cell) for cell in row.cells]
    at = 0
    for field in fields:
        for cell in cells[at : at + field.size]:
            assert field.low <= cell <= field.high, f"{field.name}: {cell} is not from {field.low} to {field.high}"
        at += field.size
    return cells


def field_at(match: Match, cell: int) -> str:
    """The name of the field that this cell belongs to."""
    for field in fields_of(match.rules):
        if cell < field.size:
            return f"{field.name}[{cell}]"
        cell -= field.size
    raise IndexError(cell)


def learners_see_no_more_than_players(match: Match, seed: int) -> None:
    """An observation is the same in every game consistent with what the seat knows, and fills its fields."""
    if match.rules.box.observer is None:
        return
    for seat in range(match.seats):
        here, there = observation(match, seat), observation(match.imagine(seat, seed), seat)
        for cell, (one, other) in enumerate(zip(here, there, strict=True)):
            assert one == other, (
                f"seat {seat} observes {field_at(match, cell)}: {one} here, {other} in an imagined game"
            )


def learners_choose_what_players_may(match: Match, seed: int) -> None:
    """The actions that a mask allows lead to exactly the legal moves, in one step or in two."""
    actions = match.rules.box.actions()
    for seat in match.waiting:
        legal = match.state.legal(seat)
        found = []
        for first in allowed(match, seat, NOTHING_BEGUN):
            move = actions.chosen(legal, NOTHING_BEGUN, first)
            if move is not None:
                found.append(move.text)
                continue
            seconds = allowed(match, seat, first)
            assert seconds, f"action {first} begins a move that cannot be completed"
            for second in seconds:
                move = actions.chosen(legal, first, second)
                assert move is not None, f"action {second} does not complete what action {first} has begun"
                found.append(move.text)
        assert sorted(found) == sorted(match.legal(seat))


def allowed(match: Match, seat: int, begun: int) -> list[int]:
    """The actions that a mask allows."""
    actions = match.rules.box.actions()
    mask = vec[u8]([0] * int(actions.size))
    actions.allow(match.state.legal(seat), begun, mask, 0)
    return [action for action, open in enumerate(mask) if open]
