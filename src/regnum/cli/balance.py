"""`regnum balance`: seat advantage and the value of cards, as tables, JSON and plots."""

from __future__ import annotations

import os
import re
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import regnum
from regnum.cli.errors import InputError
from regnum.cli.hint import PIPE_WIDTH, escaped, write_json
from regnum.cli.language import Sentences, capitalised
from regnum.cli.match_options import known_game, options_of, seats_of
from regnum.cli.numbers import quoted, seats_text, within
from regnum.cli.sim import check_target, number
from regnum.lab.balance import MOST_GAMES, check, measure
from regnum.lab.graphs import FAINT, GOLD, INK, LAPIS, VERDIGRIS, Figure, bars, matplotlib, seat_colours
from regnum.statistics.balance import SURE, Balance, BalancePlan, CardWorth, SeatBalance, Spread

LEAST_SHOWN = 2  # cards of an action before it gets a plot
BAR_HEIGHT = 0.24  # inches
DIGITS = 4  # of a number in a published report


def weigh_up(
    game: str, games: str, bot: str, seats: str | None, jobs: str, seed: str, options: list[str], lang: str,
    json: Path | None, plots: Path | None, publish: Path | None,
) -> None:  # fmt: skip
    """Check what was typed, play, and show what was counted."""
    info = regnum.info(known_game(game))
    count = seats_of(info, seats)
    luck = within(seed, 0, 2**63 - 1)
    if luck is None:
        raise InputError(f"--seed must be an integer, not {quoted(seed)}")
    plan = BalancePlan(game, count, options_of(info, options, count), bot, number(games, "--games", MOST_GAMES), luck)
    workers = number(jobs, "--jobs", 4 * (os.cpu_count() or 1))
    check(plan)
    if json is not None:
        check_target(json)
    if plots is not None:
        matplotlib()
        check_folder(plots, "seats.svg")
    report = report_name(plan)
    if publish is not None:
        check_folder(publish, report)
    found = watched(plan, workers)
    words = Sentences(lang, game)
    if json is not None:
        write_json(json, found)
    if publish is not None:
        publish_report(publish / report, found)
    if plots is not None:
        draw_all(found, words, plots)
    show(found, words)


def check_folder(folder: Path, file: str) -> None:
    """InputError before the work begins if a file cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise InputError(f"{folder} is not a usable folder: {wrong.strerror}") from None
    check_target(folder / file)


def report_name(plan: BalancePlan) -> str:
    """The file of a report, one for each game, number of seats, bot and options."""
    chosen = [f"{name}={value}" for name, value in sorted(plan.options.items())]
    words = "-".join([plan.game, str(plan.seats), plan.bot, *chosen])
    return re.sub(r"[^A-Za-z0-9_=.-]+", "_", words)[:90] + ".json"


def publish_report(file: Path, found: Balance) -> None:
    """Write a report as a server reads it: whole at once, and with no more digits than it can know."""
    rounded = msgspec.json.decode(msgspec.json.encode(found), type=Any)
    written = file.with_suffix(".part")
    try:
        written.write_bytes(msgspec.json.encode(short(rounded)) + b"\n")
        written.replace(file)
    except OSError as wrong:
        raise InputError(f"{file} cannot be written: {wrong.strerror}") from None


def short(value: Any) -> Any:
    """The same with rounded numbers."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: short(each) for key, each in value.items()}
    return [short(each) for each in value] if isinstance(value, list) else value


def watched(plan: BalancePlan, jobs: int) -> Balance:
    """The games under a progress bar, which goes to stderr."""
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(plan.game, total=plan.games)
        return measure(plan, jobs=jobs, progress=lambda done: bar.update(task, completed=done))


# -- in words -------------------------------------------------------------------------------------------


def show(found: Balance, words: Sentences) -> None:
    """Seats, scores, length, then card by card."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)
    plan = found.plan
    console.print(f"{plan.game}, {seats_text(plan.seats)}, {plan.games} games of {plan.bot}, seed {plan.seed}")
    console.print(seat_table(found.seats))
    console.print(first_seat(found.seats, plan))
    console.print(spread_table(found))
    for action, cards in groupby(found.cards, key=lambda worth: worth.deed):
        console.print()
        console.print(card_table(action, list(cards), words))
    if found.cards:
        console.print("\nworth: points of lead, own score minus the others' mean, other things being equal; ± is 95%.")


def seat_table(seats: list[SeatBalance]) -> Table:
    """The results of each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("seat")
    for head in ("wins", "95%", "points", "±"):
        table.add_column(head, justify="right")
    for seat in seats:
        interval = f"{100 * seat.share_low:.1f} to {100 * seat.share_high:.1f}"
        table.add_row(seat.name, f"{100 * seat.share:.1f}%", interval, f"{seat.points:.1f}", f"{seat.points_error:.1f}")
    return table


def first_seat(seats: list[SeatBalance], plan: BalancePlan) -> str:
    """The advantage of the first seat over a fair share."""
    if plan.seats < 2:
        return "solo: the share of wins is against the automatic opponent"
    fair = 1 / plan.seats
    found = f"first seat: {100 * (seats[0].share - fair):+.1f}% of wins"
    if seats[0].share_low <= fair <= seats[0].share_high:
        return f"{found}, no significant difference from a fair share"
    return f"{found}, {'more' if seats[0].share > fair else 'less'} than a fair share"


def spread_table(found: Balance) -> Table:
    """Scores, winning margins and the length of a game."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in ("mean", "deviation", "min", "25%", "median", "75%", "max"):
        table.add_column(head, justify="right")
    rows: dict[str, Spread] = {"score": found.scores, "margin": found.margins, "decisions": found.decisions}
    for name, row in rows.items():
        quartiles = (row.least, row.quarter, row.median, row.three_quarters, row.most)
        table.add_row(name, f"{row.mean:.1f}", f"{row.deviation:.1f}", *(str(value) for value in quartiles))
    return table


def card_table(action: str, cards: list[CardWorth], words: Sentences) -> Table:
    """The cards of one action (an event such as built), the most valuable first."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(action.replace("_", " "), overflow="fold")
    table.add_column("cost")
    for head in ("offered", "taken", "share", "difference (difference (with − without))", "±", "worth", "±"):
        table.add_column(head, justify="right")
    for card in cards:
        share = f"{100 * card.taken / card.offered:.0f}%" if card.offered else ""
        table.add_row(
            escaped(capitalised(words.text(card.name))), cost_text(card.cost), str(card.offered or ""), str(card.taken),
            share, signed(card.difference), interval(card.difference_error), signed(card.worth),
            interval(card.worth_error),
        )  # fmt: skip
    return table


def cost_text(cost: dict[str, int]) -> str:
    """`2 wood, 1 stone`"""
    return ", ".join(f"{count} {what}" for what, count in cost.items())


def signed(value: float | None) -> str:
    """With its sign; nothing where nothing is known."""
    return "" if value is None else f"{value:+.1f}".replace("-", "−")


def interval(error: float | None) -> str:
    """Half of a 95 % interval."""
    return "" if error is None else f"{SURE * error:.1f}"


# -- as plots -------------------------------------------------------------------------------------------


def draw_all(found: Balance, words: Sentences, folder: Path) -> None:
    """Seats, scores, and one plot for each action, as SVG and PNG."""
    keep(draw_seats(found), folder, "seats")
    keep(draw_scores(found), folder, "scores")
    for action, cards in groupby(found.cards, key=lambda worth: worth.deed):
        known = [card for card in cards if card.worth is not None]
        if len(known) >= LEAST_SHOWN:
            keep(draw_worth(found, action, known, words), folder, f"worth-{action}")


def keep(drawn: Figure, folder: Path, name: str) -> None:
    """Write a figure as SVG and PNG."""
    for ending in ("svg", "png"):
        file = folder / f"{name}.{ending}"
        try:
            drawn.keep(file)
        except OSError as wrong:
            raise InputError(f"{file} cannot be written: {wrong.strerror}") from None


def played_by(found: Balance) -> str:
    """Under what the numbers hold."""
    plan = found.plan
    return f"{plan.game}, {seats_text(plan.seats)}, {plan.games} games of {plan.bot}"


def draw_seats(found: Balance) -> Figure:
    """Each seat's share of wins."""
    drawn = Figure(
        f"Wins by seat: {played_by(found)}", "share of wins, % (bars: 95%)", "", height=1.2 + 0.5 * len(found.seats)
    )
    shares = [100 * seat.share for seat in found.seats]
    low = [100 * (seat.share - seat.share_low) for seat in found.seats]
    high = [100 * (seat.share_high - seat.share) for seat in found.seats]
    inks = [tincture for tincture, _ in seat_colours([seat.name for seat in found.seats])]
    bars(drawn, [seat.name for seat in found.seats], shares, (low, high), inks)
    if found.plan.seats > 1:  # a fair share; unknown in a solo game against an official opponent
        drawn.axes.axvline(100 / len(found.seats), color=FAINT, linestyle="--", linewidth=1.2)
    drawn.axes.set_xlim(0, 100)
    return drawn


def draw_scores(found: Balance) -> Figure:
    """How often each final score."""
    drawn = Figure(f"Final scores: {played_by(found)}", "final score of a seat", "how often")
    drawn.axes.bar(
        list(found.histogram), list(found.histogram.values()), width=0.9, color=LAPIS, edgecolor=INK, linewidth=0.3
    )
    drawn.axes.axvline(found.scores.mean, color=GOLD, linewidth=2, label=f"mean {found.scores.mean:.1f}")
    drawn.legend()
    return drawn


def draw_worth(found: Balance, action: str, cards: list[CardWorth], words: Sentences) -> Figure:
    """The cards of one action with their intervals."""
    title = f"What it is worth ({action.replace('_', ' ')}): {played_by(found)}"
    across = "points of lead, other things being equal (bars: 95%)"
    drawn = Figure(title, across, "", height=1.4 + BAR_HEIGHT * len(cards))
    names = [capitalised(words.text(card.name)) for card in cards]
    values = [card.worth or 0.0 for card in cards]
    bars(drawn, names, values, [SURE * (card.worth_error or 0.0) for card in cards], [VERDIGRIS] * len(cards))
    drawn.axes.margins(y=0.01)
    return drawn
