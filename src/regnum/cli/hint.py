"""`regnum hint`: the best moves in a position of a record, based on what the seat could know."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import regnum
from regnum.cli.errors import InputError
from regnum.cli.language import Sentences
from regnum.cli.numbers import quoted, within
from regnum.cli.players import side_label, words_at
from regnum.cli.records import display_name, read_played
from regnum.cli.sim import check_target, number
from regnum.core.match import Match

MOST_MOVES = 100
PIPE_WIDTH = 120  # columns


class Advice(msgspec.Struct, frozen=True):
    """What `--json` writes: where in which match, who is asked, and the hints."""

    game: str
    number: int  # of the move that is to be made, from 1
    seat: int
    colour: str
    level: str
    seed: int
    hints: list[regnum.Hint]


def show_hint(
    record: str, at: str | None, colour: str | None, moves: str, level: str, seed: str, lang: str, json: Path | None
) -> None:
    """Check what was typed, look, and show it."""
    whole, players = read_played(record, lang)
    match = at_move(whole, at, record)
    seat = seat_of(match, colour)
    most = number(moves, "--moves", MOST_MOVES)
    luck = within(seed, 0, 2**63 - 1)
    if luck is None:
        raise InputError(f"--seed must be an integer, not {quoted(seed)}")
    if json is not None:
        check_target(json)
    hints = regnum.hint(match, seat, level=level, moves=most, seed=luck)
    words = words_at(match, lang, players)
    print_hints(match, seat, hints, words)
    if json is not None:
        advice = Advice(match.game, len(match.log) + 1, seat, match.colours[seat], level, luck, hints)
        write_json(json, advice)


def at_move(match: Match, typed: str | None, record: str) -> Match:
    """The match at its end, or before a move."""
    if typed is None:
        return match
    moves = len(match.log)
    wanted = within(typed, 1, moves + 1)
    if wanted is None:
        raise InputError(
            f"--move must be a number from 1 to {moves + 1} for {display_name(record)}, not {quoted(typed)}"
        )
    return match.rewound(wanted - 1)


def seat_of(match: Match, colour: str | None) -> int:
    """Who is to be advised: the one who is asked, or one of them by name."""
    if match.over:
        raise InputError("the match is over at this position; use --move N for the position before move N")
    waiting = ", ".join(match.colours[seat] for seat in match.waiting)
    if colour is None:
        return match.waiting[0]
    seats = match.colours[: match.seats]
    if colour not in seats:
        raise InputError(f"unknown seat {quoted(colour)}; choose from: {', '.join(seats)}")
    if seats.index(colour) not in match.waiting:
        raise InputError(f"{colour} is not to move at this position; the match waits for: {waiting}")
    return seats.index(colour)


def print_hints(match: Match, seat: int, hints: list[regnum.Hint], words: Sentences) -> None:
    """The question, then the moves."""
    decision = match.decision(seat)
    assert decision is not None
    console = wide_console()
    console.print(f"{len(match.log) + 1}. {side_of(match, seat, words)}: {words.text(decision.prompt)}", markup=False)
    console.print(hint_table(hints, words))


def hint_table(hints: list[regnum.Hint], words: Sentences) -> Table:
    """A line for each move."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("ui-best-move"), overflow="fold")
    for head in ("analysis-chance", "analysis-points"):
        table.add_column(words.say(head), justify="right")
    for each in hints:
        table.add_row(escaped(words.text(each.label)), per_cent(each.chance, words), decimal(each.points, words))
    return table


def escaped(text: str) -> str:
    """Brackets in a label are no markup."""
    return text.replace("[", r"\[")


def decimal(number: float, words: Sentences) -> str:
    """`−3.5`, with the comma where the language has one."""
    return by_locale(f"{number:.1f}", words)


def by_locale(number: str, words: Sentences) -> str:
    """A written number as the reader writes it: with a real minus, and with the comma where the language has one."""
    text = number.replace("-", "−")
    return text if words.lang == "en" else text.replace(".", ",")


def wide_console() -> Console:
    """As wide as the terminal; a pipe gets lines that long labels fit into."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)


def side_of(match: Match, side: int, words: Sentences) -> str:
    """What a side is called on labels."""
    return side_label(match, side, words)


def per_cent(share: float, words: Sentences) -> str:
    """Format a share as a percentage: `54.2 %`."""
    return f"{decimal(100 * share, words)} %"


def write_json(json: Path, found: object) -> None:
    """Numbers for other tools."""
    try:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    except OSError as wrong:
        raise InputError(f"{json} cannot be written: {wrong.strerror}") from None
