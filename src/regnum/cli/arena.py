"""`regnum arena`: compare bots, with a progress bar, tables, JSON and plots."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table

import regnum
from regnum.bots import LONGEST_S, MOST_ITERATIONS
from regnum.cli.arena_progress import progress_of
from regnum.cli.errors import InputError, note
from regnum.cli.match_options import known_game, options_of, seats_of, seed_of
from regnum.cli.numbers import quoted, seats_text
from regnum.cli.sim import bots_of, check_target, number
from regnum.lab.arena import ArenaPlan, ArenaReport, ArenaTally, Duel, TimedOutcome, checked, held, round_size
from regnum.lab.arena_log import ArenaLog, ArenaLogLine
from regnum.lab.pool import checked_address, ray_module

MOST_GAMES = 1_000_000  # all of them are in memory
MOST_DIGITS = 8


class ArenaOptions(msgspec.Struct):
    """What was typed."""

    game: str | None
    bots: str
    games: str
    seats: str | None
    options: list[str]
    seed: str | None
    jobs: str
    ray: str | None
    iterations: str | None
    seconds: str | None
    json: Path | None
    plots: Path | None
    log: Path | None


def hold(typed: ArenaOptions) -> None:
    """Check what was typed before hours of games are played; play; show and write what was measured."""
    plan = plan_of(typed)
    jobs = number(typed.jobs, "--jobs", 4 * (os.cpu_count() or 1))
    check_ways(typed)
    whole = checked(plan)
    if whole.games != plan.games:
        note(f"playing {whole.games} games instead of {plan.games}: only whole rounds of {round_size(plan)} are fair")
    report = logged(whole, jobs, typed)
    try:
        show(report)
    finally:  # a pipe that was closed early (`| head`) must not lose the numbers
        keep(report, typed)


def keep(report: ArenaReport, typed: ArenaOptions) -> None:
    """Write what was asked for."""
    if typed.json is not None:
        write_json(typed.json, report)
    if typed.plots is not None:
        write_plots(typed.plots, report)


def plan_of(typed: ArenaOptions) -> ArenaPlan:
    """What is to be played, as far as it was typed right."""
    game = known_game(typed.game)
    info = regnum.info(game)
    seats = seats_of(info, typed.seats)
    bots = bots_of(typed.bots)
    if seats > 1 and len(bots) < 2:
        raise InputError(f"with {seats_text(seats)} --bots needs at least two names, such as {bots[0]},random")
    twice = next((name for name in bots if bots.count(name) > 1), None)
    if twice is not None:
        raise InputError(f"--bots lists {twice} twice; name each bot once")
    iterations = 0 if typed.iterations is None else number(typed.iterations, "--iterations", MOST_ITERATIONS)
    return ArenaPlan(
        game, seats, options_of(info, typed.options, seats), bots, number(typed.games, "--games", MOST_GAMES),
        seed_of(typed.seed), iterations, seconds_of(typed.seconds),
    )  # fmt: skip


def seconds_of(typed: str | None) -> float:
    """A time above 0, such as 0.5; 0 where none was typed."""
    if typed is None:
        return 0.0
    with suppress(ValueError):
        if len(typed) <= MOST_DIGITS and 0 < (seconds := float(typed)) <= LONGEST_S:
            return seconds
    raise InputError(f"--seconds must be a number above 0, up to {LONGEST_S:.0f}, such as 0.5; not {quoted(typed)}")


def check_ways(typed: ArenaOptions) -> None:
    """Whether there is Ray, and whether the results can be written. Nothing is left behind."""
    if typed.ray is not None:
        checked_address(typed.ray)
        ray_module()
    if typed.json is not None:
        check_target(typed.json)
    if typed.plots is not None:
        from regnum.lab.graphs import matplotlib

        matplotlib()
        check_folder(typed.plots)


def check_folder(folder: Path) -> None:
    """InputError unless files can be written there, or the folder can be created."""
    try:
        if folder.is_dir():
            TemporaryFile(dir=folder).close()
        elif os.path.lexists(folder):
            raise InputError(f"{folder} is a file; --plots needs a folder")
        elif not folder.absolute().parent.is_dir():
            raise InputError(f"folder not found: {folder.absolute().parent}")
        else:
            folder.mkdir()
            folder.rmdir()
    except OSError as wrong:
        raise InputError(f"{folder} cannot be written: {wrong.strerror}") from None


def logged(plan: ArenaPlan, jobs: int, typed: ArenaOptions) -> ArenaReport:
    """The games, each written to the log as soon as it is played. Those that are in the log are not played again."""
    if typed.log is None:
        return watched(plan, jobs, typed.ray, None)
    with ArenaLog(typed.log, plan) as log:
        if log.lines:
            note(f"{typed.log} holds {min(len(log.lines), plan.games)} of {plan.games} games; going on from there")
        return watched(plan, jobs, typed.ray, log)


def watched(plan: ArenaPlan, jobs: int, ray: str | None, log: ArenaLog | None) -> ArenaReport:
    """The games while somebody looks on: at a bar in a terminal, else at a line of text every half minute."""
    before = log.seconds(plan.games) if log is not None else 0.0
    begun = perf_counter() - before
    with progress_of(plan) as shown:

        def progress(count: ArenaTally, played: TimedOutcome) -> None:
            if log is not None:
                log.append(ArenaLogLine(round(perf_counter() - begun, 3), played))
            shown.show(count)

        earlier = [line.played for line in log.lines] if log is not None else []
        return held(plan, jobs=jobs, ray=ray, earlier=earlier, progress=progress, seconds_before=before)


def write_json(json: Path, report: ArenaReport) -> None:
    """The report with every game."""
    try:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    except OSError as wrong:
        raise InputError(f"{json} cannot be written: {wrong.strerror}") from None


def write_plots(folder: Path, report: ArenaReport) -> None:
    """The drawings, and where they are."""
    from regnum.lab.plots import kept_plots

    try:
        folder.mkdir(exist_ok=True)
        files = kept_plots(report, folder)
    except OSError as wrong:
        raise InputError(f"{folder} cannot be written: {wrong.strerror}") from None
    note(f"{folder}: {', '.join(file.name for file in files)}")


# -- tables ------------------------------------------------------------------------------------------------------------


def show(report: ArenaReport) -> None:
    """Everything that was measured, for people."""
    console = Console(highlight=False)
    plan = report.plan
    console.print(
        f"{plan.game}, {seats_text(plan.seats)}, seed {plan.seed}: {plan.games} games of {report.deals} deals in"
        f" {report.timing.seconds:.1f} s ({report.timing.games_per_second:.1f} games/s)\n",
        markup=False,
    )
    for table in (elo_table(report), duel_table(report), score_table(report), seat_table(report), time_table(report)):
        if table.row_count:
            console.print(table)
            console.print()


def new_table(title: str, *heads: str) -> Table:
    """A name on the left, numbers on the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def elo_table(report: ArenaReport) -> Table:
    """Return the table of ratings, strongest first."""
    table = new_table("Strength (1500 is the average of these bots)", "Elo", "95%", "games", "won", "share", "95%")
    for rating in report.ratings:
        table.add_row(
            rating.name, f"{rating.elo:.0f}", f"{rating.low:.0f} to {rating.high:.0f}", str(rating.games),
            f"{rating.firsts:.10g}", percent(rating.share), between(rating.share_low, rating.share_high),
        )  # fmt: skip
    return table


def duel_table(report: ArenaReport) -> Table:
    """Each against each: a row's share against each column."""
    names = [scores.name for scores in report.scores]
    table = new_table("Each against each (share of the row, draws as half; 95%)", *names)
    duels = {(duel.name, duel.against): duel for duel in report.duels}
    for name in names:
        table.add_row(name, *(duel_text(duels.get((name, other))) for other in names))
    return table


def duel_text(duel: Duel | None) -> str:
    """`62 % (55 to 68)`"""
    return "" if duel is None else f"{percent(duel.share)} ({between(duel.low, duel.high)})"


def score_table(report: ArenaReport) -> Table:
    """What was scored."""
    table = new_table("Scores", "mean", "sd", "min", "5%", "25%", "median", "75%", "95%", "max", "decisions")
    for each in report.scores:
        quantiles = (each.q05, each.q25, each.median, each.q75, each.q95)
        table.add_row(
            each.name, f"{each.mean:.1f}", f"{each.sd:.1f}", str(each.least),
            *(f"{quantile:.0f}" for quantile in quantiles), str(each.most),
            f"{each.decisions:.1f}" if each.decisions else "",
        )  # fmt: skip
    return table


def seat_table(report: ArenaReport) -> Table:
    """Whether one seat is better than another."""
    fair = percent(1 / report.plan.seats)
    table = new_table(f"Seats (equal seats would win {fair})", "won", "share", "95%", "mean", "95%")
    for stats in report.chairs:
        table.add_row(
            f"seat {stats.seat}", f"{stats.firsts:.10g}", percent(stats.share),
            between(stats.share_low, stats.share_high), f"{stats.mean:.1f}",
            f"{stats.mean_low:.1f} to {stats.mean_high:.1f}",
        )  # fmt: skip
    return table


def time_table(report: ArenaReport) -> Table:
    """How long they thought."""
    table = new_table("Thinking time per decision, in milliseconds", "decisions", "mean", "median", "95%", "longest")
    for each in report.timing.thinking:
        times = (each.mean_ms, each.p50_ms, each.p95_ms, each.max_ms)
        table.add_row(each.name, str(each.decisions), *(f"{time:.2f}" for time in times))
    return table


def percent(share: float) -> str:
    """Format a share as a percentage: `62%`."""
    return f"{100 * share:.0f}%"


def between(low: float, high: float) -> str:
    """`55 to 68`"""
    return f"{100 * low:.0f} to {100 * high:.0f}"
