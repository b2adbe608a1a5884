"""`regnum replay` and `regnum check`: watch a record, or verify it."""

from __future__ import annotations

import sys

from regnum.cli import EXTRAS
from regnum.cli.language import Sentences
from regnum.cli.numbers import seats_text
from regnum.cli.plain_table import transcript
from regnum.cli.players import words_at
from regnum.cli.records import read_match, read_played
from regnum.cli.score_sheet import sheet_sentences, verdict
from regnum.cli.session import history_of
from regnum.core.match import Match
from regnum.extras import needs

WRONG_RECORD = 1


def watch(record: str, lang: str, *, plain: bool) -> None:
    """Step through a match on the screen, or print it."""
    match, players = read_played(record, lang)
    if plain or not sys.stdout.isatty() or record == "-":
        print_history(match, words_at(match, lang, players))
        return
    with needs(*EXTRAS["tty"]):
        from regnum.cli.tty.replay import ReplayApp

    ReplayApp(match, lang, players).run()


def print_history(match: Match, words: Sentences) -> None:
    """Every move with what followed, and the end if it has one."""
    from regnum.cli.drawing.context import DrawingContext

    print(match.record().splitlines()[0])
    for line in transcript(history_of(match), words):
        print(line)
    if match.over:
        look = DrawingContext(match, None, words)
        print("", verdict(look, ()), *sheet_sentences(look), sep="\n")


def verify(record: str, lang: str) -> None:
    """Replay it; say what it holds, or which line is wrong."""
    match = read_match(record, lang, WRONG_RECORD)
    print(f"{record}: right")
    print(f"game    {match.game}, {seats_text(match.seats)}, seed {match.seed}")
    print(f"moves   {len(match.log)}")
    print(f"hash    {match.hash}")
    print(f"result  {result_text(match)}")


def side_id(match: Match, side: int) -> str:
    """A seat by its colour, an official opponent by its own name."""
    return match.colours[side] if side < match.seats else Sentences("en", match.game).text(match.side_name(side))


def result_text(match: Match) -> str:
    """`white 41, blue 38; white wins`"""
    result = match.result
    if result is None:
        waiting = " and ".join(match.colours[seat] for seat in match.waiting)
        return f"not over; {waiting} to move"
    names = [side_id(match, side) for side in range(len(match.colours))]
    totals = ", ".join(f"{name} {points}" for name, points in zip(names, result.totals, strict=True))
    winners = " and ".join(names[side] for side in result.winners)
    return f"{totals}; {winners} {'win' if len(result.winners) > 1 else 'wins'}"
