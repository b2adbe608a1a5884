"""`regnum analyse`: evaluate the decisions of a match, as a table, as JSON and as a graph."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from regnum.bots.hints import searcher
from regnum.cli.errors import InputError
from regnum.cli.hint import decimal, escaped, per_cent, side_of, wide_console, write_json
from regnum.cli.language import Sentences
from regnum.cli.numbers import quoted, within
from regnum.cli.players import words_at
from regnum.cli.records import read_played
from regnum.cli.sim import check_target, number
from regnum.core.match import Match
from regnum.lab import analysis as lab
from regnum.lab.analysis import MARKS, Analysis, DecisionReview
from regnum.lab.graphs import RUBRIC, Figure, matplotlib, seat_colours, side_line

WORST = 10  # decisions that are shown unless all are asked for


def show_analysis(
    record: str, level: str, jobs: str, seed: str, lang: str, json: Path | None, svg: Path | None, *, whole: bool
) -> None:
    """Check what was typed, analyse, and show what was found."""
    match, players = read_played(record, lang)
    if not match.log:
        raise InputError("the record has no moves to analyse")
    workers = number(jobs, "--jobs", 4 * (os.cpu_count() or 1))
    luck = within(seed, 0, 2**63 - 1)
    if luck is None:
        raise InputError(f"--seed must be an integer, not {quoted(seed)}")
    searcher(level, luck)  # an unknown level fails before the bar is drawn
    check_targets(json, svg)
    found = watched(match, level, workers, luck)
    words = words_at(match, lang, players)
    if json is not None:
        write_json(json, found)
    if svg is not None:
        draw(found, match, words, svg)
    report(match, found, words, whole=whole)


def check_targets(json: Path | None, svg: Path | None) -> None:
    """InputError before the work begins if a file cannot be written."""
    if json is not None:
        check_target(json)
    if svg is not None:
        if svg.suffix != ".svg":
            raise InputError(f"--svg needs a file name ending in .svg, not {quoted(str(svg))}")
        check_target(svg)
        matplotlib()


def watched(match: Match, level: str, jobs: int, seed: int) -> Analysis:
    """The analysis under a progress bar, which goes to stderr."""
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(match.game, total=len(match.log))
        return lab.analyse(
            match, level=level, seed=seed, jobs=jobs, progress=lambda done, all: bar.update(task, completed=done)
        )


# -- in words -------------------------------------------------------------------------------------------


def report(match: Match, found: Analysis, words: Sentences, *, whole: bool) -> None:
    """Decisions, the summary of each seat, and the turning points."""
    console = wide_console()
    console.print(decision_table(found, match, words, whole=whole))
    console.print()
    console.print(summary_table(found, match, words))
    if found.turning_points:
        console.print()
        console.print(words.say("analysis-turning-points") + f" ({words.say('analysis-bystander')})", markup=False)
        console.print(turning_table(found, match, words))


def shown_decisions(found: Analysis, *, whole: bool) -> list[DecisionReview]:
    """All in their order, or the worst first."""
    if whole:
        return found.decisions
    costly = [each for each in found.decisions if each.loss > 0]
    return sorted(costly, key=lambda each: (-each.loss, each.number))[:WORST]


def decision_table(found: Analysis, match: Match, words: Sentences, *, whole: bool) -> Table:
    """A line for each decision: what was played, what it cost, what was best and what that promised."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column("")
    table.add_column(words.say("analysis-played"), overflow="fold", ratio=1)
    table.add_column("")
    table.add_column(words.say("analysis-loss"), justify="right")
    table.add_column(words.say("ui-best-move"), overflow="fold", ratio=1)
    table.add_column(words.say("analysis-chance"), justify="right")
    table.add_column(words.say("analysis-points"), justify="right")
    for each in shown_decisions(found, whole=whole):
        same = each.chosen.move == each.best.move
        table.add_row(
            str(each.number), side_of(match, each.seat, words), escaped(words.text(each.chosen.label)), each.mark,
            per_cent(each.loss, words), "=" if same else escaped(words.text(each.best.label)),
            per_cent(each.best.chance, words), decimal(each.best.points, words),
        )  # fmt: skip
    return table


def summary_table(found: Analysis, match: Match, words: Sentences) -> Table:
    """How each seat has decided."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in ("analysis-decisions", "analysis-mean-loss", "analysis-best-share"):
        table.add_column(words.say(head), justify="right")
    for mark in MARKS:
        table.add_column(mark, justify="right")
    for each in found.by_seat:
        marks = [str(each.marks[mark]) for mark in MARKS]
        table.add_row(
            side_of(match, each.seat, words), str(each.decisions), per_cent(each.mean_loss, words),
            f"{100 * each.best_share:.0f} %", *marks,
        )  # fmt: skip
    return table


def turning_table(found: Analysis, match: Match, words: Sentences) -> Table:
    """The turns in which the chances moved most."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    labels = {each.number: words.text(each.chosen.label) for each in found.decisions}  # a forced move was not judged
    for at, turn in enumerate(found.turning_points, start=1):
        swing = f"{'+' if turn.swing > 0 else '−'}{100 * abs(turn.swing):.0f} %"
        played = escaped(labels.get(turn.number, match.log[turn.number - 1].move.text))
        moves = f"{turn.first}–{turn.last}" if turn.last > turn.first else str(turn.first)
        table.add_row(
            f"{at}.", moves, side_of(match, turn.seat, words), f"{turn.number} {played} {turn.mark}".rstrip(),
            f"{side_of(match, turn.side, words)} {swing}",
        )  # fmt: skip
    return table


# -- as a graph -----------------------------------------------------------------------------------------


def draw(found: Analysis, match: Match, words: Sentences, svg: Path) -> None:
    """The chances of every side from the first move to the last, the turning points numbered as in the list."""
    title = words.say("analysis-title", game=words.game_title())
    drawn = Figure(title, words.say("analysis-moves"), f"{words.say('analysis-chance')}, %")
    numbers = [float(point.number) for point in found.line]
    inks = seat_colours(list(words.colours))
    for side in range(len(found.colours)):
        chances = [100 * point.chances[side] for point in found.line]
        side_line(drawn, numbers, chances, side_of(match, side, words), side, inks[side])
    for at, turn in enumerate(found.turning_points, start=1):
        drawn.axes.axvspan(turn.first - 1, turn.last, color=RUBRIC, alpha=0.12, linewidth=0)
        middle = (turn.first - 1 + turn.last) / 2
        drawn.axes.text(
            middle, 104, str(at), color="white", fontsize=9, fontweight="bold", ha="center", va="center",
            bbox={"boxstyle": "circle,pad=0.25", "facecolor": RUBRIC, "edgecolor": RUBRIC}, clip_on=False,
        )  # fmt: skip
    drawn.axes.set_ylim(-2, 110)
    drawn.axes.set_yticks(range(0, 101, 25))
    drawn.axes.set_xlim(-0.01 * found.moves, 1.01 * found.moves)
    drawn.figure.supxlabel(words.say("analysis-bystander"), fontsize=8, color="#574735", x=0.99, ha="right")
    drawn.legend()
    try:
        drawn.keep(svg)
    except OSError as wrong:
        raise InputError(f"{svg} cannot be written: {wrong.strerror}") from None
