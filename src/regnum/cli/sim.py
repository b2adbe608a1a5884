"""`regnum sim`: play bots against each other, with a progress bar and a table of results."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import regnum
from regnum.cli.errors import InputError
from regnum.cli.match_options import known_game, options_of, seats_of, seed_of
from regnum.cli.numbers import quoted, seats_text, within
from regnum.lab.sim import SimPlan, SimReport, Standing, simulate

MOST_GAMES = 10_000_000


def hold(
    game: str, games: str, seats: str | None, bots: str, jobs: str, seed: str | None, options: list[str],
    json: Path | None,
) -> None:  # fmt: skip
    """Check what was typed, play, and show the numbers."""
    info = regnum.info(known_game(game))
    count = seats_of(info, seats)
    plan = SimPlan(
        game, count, options_of(info, options, count), bots_of(bots),
        number(games, "--games", MOST_GAMES), seed_of(seed),
    )  # fmt: skip
    workers = number(jobs, "--jobs", 4 * (os.cpu_count() or 1))
    regnum.new(game, seats=plan.seats, seed=plan.seed, options=plan.options)  # fails before the work begins
    if json is not None:
        check_target(json)
    report = watched(plan, workers)
    show(report)
    if json is not None:
        write_numbers(json, report)


def check_target(json: Path) -> None:
    """Whether the numbers can be written there, before hours of games are played. An existing file is not changed."""
    folder = json.absolute().parent
    try:
        if not folder.is_dir():
            raise InputError(f"folder not found: {folder}")
        if json.is_dir():
            raise InputError(f"{json} is a folder; --json needs a file")
        if json.exists() and not json.is_file():
            return  # a pipe or a device would notice the attempt
        fresh = not os.path.lexists(json)
        json.open("ab").close()
        if fresh:
            json.unlink()
    except OSError as wrong:
        raise InputError(f"{json} cannot be written: {wrong.strerror}") from None


def write_numbers(json: Path, report: SimReport) -> None:
    """The report as JSON."""
    try:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    except OSError as wrong:
        raise InputError(f"{json} cannot be written: {wrong.strerror}") from None


def number(typed: str, name: str, most: int) -> int:
    """A whole number from 1."""
    count = within(typed, 1, most)
    if count is None:
        raise InputError(f"{name} must be an integer from 1 to {most}, not {quoted(typed)}")
    return count


def bots_of(typed: str) -> list[str]:
    """Names by comma, each of them known."""
    names = [name.strip() for name in typed.split(",") if name.strip()]
    if not names:
        raise InputError("--bots needs names separated by commas, such as random,greedy")
    for name in names:
        regnum.bot(name)
    return names


def watched(plan: SimPlan, jobs: int) -> SimReport:
    """The simulation under a progress bar, which goes to stderr so that a pipe gets only the table."""
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(plan.game, total=plan.games)
        return simulate(plan, jobs, lambda done: bar.update(task, completed=done))


def show(report: SimReport) -> None:
    """The numbers for people."""
    console = Console(highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in ("games", "wins", "draws", "mean", "min", "max"):
        table.add_column(head, justify="right")
    for standing in report.by_bot:
        table.add_row(*cells(standing))
    table.add_section()
    for standing in report.by_seat:
        table.add_row(*cells(standing))
    console.print(table)
    plan = report.plan
    console.print(f"{plan.game}, {seats_text(plan.seats)}, seed {plan.seed}: {report.decisions:.1f} decisions per game,"
                  f" {report.speed:.1f} games/s")  # fmt: skip


def cells(standing: Standing) -> list[str]:
    """One line of the table."""
    share = 100 * standing.wins / standing.played
    return [
        standing.name, str(standing.played), f"{standing.wins} ({share:.0f}%)", str(standing.draws),
        f"{standing.mean:.1f}", str(standing.least), str(standing.most),
    ]  # fmt: skip
