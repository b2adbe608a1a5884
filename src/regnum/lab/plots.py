"""Plots of arena results: Elo, scores, thinking times and seats, each as PNG and SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from regnum.lab.arena import ArenaReport, totals_of
from regnum.lab.graphs import FAINT, GOLD, INK, LAPIS, LEAF, RUBRIC, VERDIGRIS, Figure

INKS = (LAPIS, RUBRIC, GOLD, VERDIGRIS, "#6d3c86", "#69737d", "#8a5a2b", "#b2563a", "#2c2a2e")
KINDS = ("png", "svg")
WIDTH = 9.0
DPI = 150


class Plot:
    """A drawing with its name, its title and what it shows in words, for those who cannot see it."""

    def __init__(self, name: str, title: str, words: str, drawn: Figure) -> None:
        self.name = name
        self.title = title
        self.words = words
        self.drawn = drawn

    def keep(self, folder: Path) -> list[Path]:
        """Write it in every kind; the same numbers give the same bytes."""
        png, svg = (folder / f"{self.name}.{kind}" for kind in KINDS)
        metadata = {"Title": self.title, "Description": self.words}
        with self.drawn.library.rc_context({"svg.hashsalt": "regnum", "svg.fonttype": "none"}):
            save: Callable[..., None] = self.drawn.figure.savefig
            save(png, dpi=DPI, facecolor=LEAF, metadata=metadata)
            save(svg, facecolor=LEAF, metadata={**metadata, "Date": None})
        drawing = svg.read_text(encoding="utf-8")
        label = f'<svg role="img" aria-label={quoteattr(f"{self.title}. {self.words}")} '
        svg.write_text(drawing.replace("<svg ", label, 1), encoding="utf-8")
        return [png, svg]


def kept_plots(report: ArenaReport, folder: Path) -> list[Path]:
    """Everything there is to draw, into a folder that exists; the files that were written."""
    plots = [elo_plot(report), scores_plot(report), thinking_plot(report)]
    if report.chairs:
        plots.append(seats_plot(report))
    return [file for plot in plots for file in plot.keep(folder)]


def inks_of(report: ArenaReport) -> dict[str, str]:
    """Every bot has the same colour in all drawings."""
    return {scores.name: INKS[at % len(INKS)] for at, scores in enumerate(report.scores)}


def heading(report: ArenaReport, what: str) -> str:
    """`Elo: GAME, 2 seats, 402 games`"""
    plan = report.plan
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats"
    return f"{what}: {plan.game}, {seats}, {plan.games} games"


def lying(report: ArenaReport, what: str, across: str, names: Sequence[str], row: float = 0.55) -> Figure:
    """A drawing with one line for each name, the first on top."""
    drawn = Figure(heading(report, what), across, "", width=WIDTH, height=1.4 + row * len(names))
    drawn.axes.set_yticks(range(len(names)), names, color=INK)
    drawn.axes.set_ylim(len(names) - 0.4, -0.6)
    drawn.axes.grid(visible=False, axis="y")
    return drawn


def interval(axes: Any, at: float, value: float, low: float, high: float, ink: str) -> None:
    """A dot with the reach of its interval and caps at its ends."""
    axes.errorbar(
        [value], [at], xerr=[[value - low], [high - value]], fmt="o", color=ink, ecolor=INK, elinewidth=1.6, capsize=5,
        markersize=9, markeredgecolor=INK, zorder=3,
    )  # fmt: skip


def elo_plot(report: ArenaReport) -> Plot:
    """Strength, strongest on top. The bars begin at the field's middle, which is 1500."""
    inks = inks_of(report)
    drawn = lying(report, "Elo", "Elo with 95% intervals; 1500 is the average of these bots",
                  [rating.name for rating in report.ratings])  # fmt: skip
    for at, rating in enumerate(report.ratings):
        drawn.axes.barh(at, rating.elo - 1500, left=1500, height=0.55, color=inks[rating.name], alpha=0.45)
        interval(drawn.axes, at, rating.elo, rating.low, rating.high, inks[rating.name])
        drawn.axes.annotate(
            f"{rating.elo:.0f}", (rating.elo, at), xytext=(0, 9), textcoords="offset points", ha="center", color=INK,
            fontweight="bold",
        )  # fmt: skip
    drawn.axes.axvline(1500, color=FAINT, linewidth=1)
    words = "; ".join(
        f"{rating.name} {rating.elo:.0f} ({rating.low:.0f} to {rating.high:.0f})" for rating in report.ratings
    )
    return Plot("elo", heading(report, "Elo"), words, drawn)


def scores_plot(report: ArenaReport) -> Plot:
    """The scores of every bot: how they spread, and box and median."""
    inks = inks_of(report)
    names = [scores.name for scores in report.scores]
    totals = totals_of(names, report.outcomes)
    drawn = lying(report, "Scores", "points; box: half of the games, line: median, whiskers: 5% to 95%", names, 0.8)
    for at, name in enumerate(names):
        shape(drawn.axes, at, totals[name], inks[name])
    drawn.axes.boxplot(
        [totals[name] for name in names], positions=range(len(names)), orientation="horizontal", widths=0.16,
        whis=(5, 95), showfliers=False, manage_ticks=False, patch_artist=True,
        boxprops={"facecolor": LEAF, "edgecolor": INK}, whiskerprops={"color": INK}, capprops={"color": INK},
        medianprops={"color": INK, "linewidth": 2.2},
    )  # fmt: skip
    words = "; ".join(
        f"{scores.name} mean {scores.mean:.1f}, median {scores.median:.0f}, 5% to 95%: {scores.q05:.0f} to "
        f"{scores.q95:.0f}"
        for scores in report.scores
    )
    return Plot("scores", heading(report, "Scores"), words, drawn)


def shape(axes: Any, at: int, totals: list[int], ink: str) -> None:
    """How often which score was reached, as a curve above and below its line."""
    least, most = min(totals), max(totals)
    bins = min(30, most - least + 1)
    width = (most - least + 1) / bins
    heights = [0] * bins
    for total in totals:
        heights[int((total - least) / width)] += 1
    tallest = max(heights)
    middles = [least - 0.5 + width * (each + 0.5) for each in range(bins)]
    reach = [0.42 * height / tallest for height in heights]
    axes.bar(middles, [2 * each for each in reach], bottom=[at - each for each in reach], width=width, color=ink,
             alpha=0.55)  # fmt: skip


def thinking_plot(report: ArenaReport) -> Plot:
    """Thinking times on a scale of tens."""
    inks = inks_of(report)
    thinking = report.timing.thinking
    drawn = lying(report, "Thinking time", "milliseconds per decision", [each.name for each in thinking])
    drawn.axes.set_xscale("log")
    drawn.axes.xaxis.set_major_formatter(lambda time, _: f"{time:g}")  # 0.1, 1, 10 rather than powers
    for at, each in enumerate(thinking):
        times = [max(time, 0.001) for time in (each.p50_ms, each.mean_ms, each.p95_ms, each.max_ms)]
        drawn.axes.plot([times[0], times[-1]], [at, at], color=inks[each.name], linewidth=3, alpha=0.6, zorder=2)
        for time, marker, label in zip(times, "oD|x", ("median", "mean", "95% are faster", "longest"), strict=True):
            drawn.axes.plot(
                [time], [at], marker=marker, linestyle="none", color=inks[each.name], markeredgecolor=INK,
                markersize=14 if marker == "|" else 8, markeredgewidth=2 if marker in "|x" else 0.8, zorder=3,
                label=label if at == 0 else None,
            )  # fmt: skip
    drawn.legend()
    words = "; ".join(
        f"{each.name} median {each.p50_ms:.2f} ms, 95% below {each.p95_ms:.2f} ms, longest {each.max_ms:.2f} ms"
        for each in thinking
    )
    return Plot("thinking", heading(report, "Thinking time"), words, drawn)


def seats_plot(report: ArenaReport) -> Plot:
    """Whether one seat is better than another: beside the share that all would have if none were."""
    names = [f"seat {stats.seat}" for stats in report.chairs]
    fair = 100 / len(names)
    drawn = lying(report, "Seats", "% of games won, with 95% intervals; dashes: equal seats", names)
    for at, stats in enumerate(report.chairs):
        interval(drawn.axes, at, 100 * stats.share, 100 * stats.share_low, 100 * stats.share_high, INKS[at % len(INKS)])
        drawn.axes.annotate(
            f"mean score {stats.mean:.1f} ({stats.mean_low:.1f} to {stats.mean_high:.1f})", (100 * stats.share, at),
            xytext=(0, 10), textcoords="offset points", ha="center", color=INK,
            bbox={"facecolor": LEAF, "edgecolor": "none", "pad": 1},
        )  # fmt: skip
    drawn.axes.axvline(fair, color=FAINT, linewidth=1.2, linestyle="--")
    words = "; ".join(
        f"seat {stats.seat} won {100 * stats.share:.0f} % ({100 * stats.share_low:.0f} to "
        f"{100 * stats.share_high:.0f}), mean score {stats.mean:.1f}"
        for stats in report.chairs
    )
    return Plot("seats", heading(report, "Seats"), words, drawn)
