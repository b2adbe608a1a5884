"""Play and inspect a match in a test, with the names of records, refusals and score sheets.

match = regnum.new("pebbles", seats=2, seed=1)
assert refused(match, 0, "hold 9") == ("purse_too_small", "2.2")
assert named(play(match, 0, "hold 1") + play(match, 1, "hold 2"), "won") == ["won seat=1 prize=4"]
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, overload

from regnum.core.match import Match
from regnum.core.messages import Refusal
from regnum.core.words import Listener

if TYPE_CHECKING:
    import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """`@rule("4.3.1", "Q7")` above a test names the paragraphs of the game's rules that the test proves.

    A project that takes unknown marks for mistakes adds `rule(*paragraphs)` to the markers of its pytest settings.
    """
    import pytest  # only for tests, so pytest is optional

    return pytest.mark.rule(*numbers)


# -- playing ------------------------------------------------------------------------------------------------------


def play(match: Match, seat: int, *moves: str) -> list[str]:
    """Play these moves and return their events in plain words."""
    return [event.plain() for move in moves for event in match.play(seat, move)]


def play_on(match: Match, seed: int, until: Callable[[Match], bool] | None = None) -> list[tuple[int, str, list[str]]]:
    """Play at random to the end, or until `until(match)`; each move with its seat and its events."""
    luck = Random(seed)
    moves = []
    while not match.over and not (until and until(match)):
        seat = luck.choice(match.waiting)
        move = luck.choice(match.legal(seat))
        moves.append((seat, move, play(match, seat, move)))
    return moves


def overheard(match: Match, act: Callable[[Any], None]) -> list[str]:
    """Run `act` and what follows, until a seat is asked; return the events in plain words.

    `act` changes the game or pushes steps, for a test that starts in the middle: `lambda game: game.push(INCOME, 0)`.
    """
    game = match.state
    game.told = listener = Listener()
    act(game)
    game.proceed()
    game.told = None
    return [event.plain() for event in listener.events]


def told_in(moves: list[tuple[int, str, list[str]]]) -> list[str]:
    """All events of the moves that `play_on` returns."""
    return [each for _, _, events in moves for each in events]


def names(events: list[str]) -> list[str]:
    """Only the names of these events."""
    return [each.split()[0] for each in events]


def named(events: list[str], *names: str) -> list[str]:
    """The events that have these names."""
    return [each for each in events if each.split()[0] in names]


# -- what may be played -------------------------------------------------------------------------------------------


@overload
def asked(match: Match) -> tuple[str, int]: ...
@overload
def asked(match: Match, seat: int) -> str | None: ...
def asked(match: Match, seat: int | None = None) -> tuple[str, int] | str | None:
    """What is asked now, and whom, if it is one seat; or the question of this seat, None if it is asked nothing."""
    if seat is None:
        (only,) = match.waiting
        question = asked(match, only)
        assert question is not None
        return question, only
    decision = match.decision(seat)
    return decision.ask if decision else None


def moves(match: Match, seat: int, verb: str) -> list[str]:
    """The legal moves of one verb, without the verb."""
    return [move.removeprefix(verb).strip() for move in match.legal(seat) if move.split()[0] == verb]


def allowed(match: Match, seat: int, move: str) -> bool:
    """Whether the move may be played."""
    return refused(match, seat, move) is None


def refused(match: Match, seat: int, move: str) -> tuple[str, str] | None:
    """The reason and the paragraph of a refusal; None if the move may be played."""
    refusal = match.why(seat, move)
    assert (refusal is None) == (move in match.legal(seat)), f"why() and legal() do not agree about {move!r}"
    return None if refusal is None else (refusal.code, refusal.rule)


def facts(match: Match, seat: int, move: str) -> dict[str, Any]:
    """The facts of a refusal."""
    return refusal_of(match, seat, move).facts


def numbers(match: Match, seat: int, move: str) -> dict[str, int]:
    """The numbers among the facts of a refusal."""
    found = refusal_of(match, seat, move).facts
    return {name: fact for name, fact in found.items() if isinstance(fact, int)}


def refusal_of(match: Match, seat: int, move: str) -> Refusal:
    """Why the move may not be played; it must be so."""
    refusal = match.why(seat, move)
    assert refusal is not None, f"{move!r} may be played"
    return refusal


# -- the score sheet ----------------------------------------------------------------------------------------------


def lines(match: Match, side: int) -> dict[str, int]:
    """The score sheet of a side by line."""
    return dict(match.score(side))


def total(match: Match, side: int) -> int:
    """All lines of a sheet together."""
    return sum(points for _, points in match.score(side))
