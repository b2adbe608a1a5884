"""`make bench`: our games beside three other engines, all measured in the same run, as one table.

The machine is shared and its speed drifts, so every engine is measured once per round, the rounds follow each
other, and a figure is the median over the rounds. Ratios hold better than figures.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import mean, median

from common import PLAYOUTS, BotTime, Row, Thought
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
SRC = HERE.parent / "src"
BEGIN, END = "<!-- bench:begin, written by bench/run.py -->", "<!-- bench:end -->"
PEERS = {
    "catanatron": ["peer_catanatron.py"],
    "catanatron search": ["search_catanatron.py"],
    "open_spiel connect_four": ["peer_open_spiel.py", "--games", "connect_four"],
    "open_spiel hearts": ["peer_open_spiel.py", "--games", "hearts"],
    "open_spiel python_team_dominoes": ["peer_open_spiel.py", "--games", "python_team_dominoes"],
    "pettingzoo connect_four": ["peer_pettingzoo.py"],
}
OURS = {"": "ours.py", "search": "search_ours.py", "bots": "bots_ours.py"}  # what is measured, and by which script
IN_PAGE = ("", "bots")  # what is measured in the page that needs no server, too
COMPILED, INTERPRETED, MEASURE = "Regnum compiled", "Regnum interpreted", "Catanatron"
PAGE = "Regnum page"
SEARCH_MEASURE = "Catanatron + UCT"
HEADS = (
    "engine",
    "game",
    "seats",
    "mode",
    "µs/decision",
    "decisions/s",
    "× Catanatron",
    "copy µs",
    "clones/s",
    "imagine µs",
    "imagines/s",
    "decisions/game",
    "branching",
    "forced",
)
SEARCH_HEADS = (
    "engine",
    "game",
    "seats",
    "playouts",
    "iterations/decision",
    "ms/decision",
    "iterations/s",
    "× Catanatron",
    "× by length",
    "decisions/game",
    "branching",
)
PAGE_HEADS = ("measure", "game", "seats", "unit", "compiled", "interpreted", "page", "page ÷ compiled")
TEXT_HEADS = 4  # the first heads are words, the rest are numbers, right-aligned
NOTE = (
    "Random legal play, CPU time on one core, including the chooser, without the setup of a game. A decision is "
    "counted whenever an engine asks a player, even if only one move is legal (column forced). Copies and "
    "imagines are of positions from the middle of games. inside = one call that plays a whole game; "
    "driven = a loop in Python; text = a loop in Python around the public API, which reads, checks, logs and tells "
    "every move."
)
SEARCH_NOTE = (
    "Search, CPU time on one core, in positions from the middle of random games where there is something to decide; "
    "nothing is reused from one decision to the next. full = every iteration plays random moves to the end of the "
    "game; sense = the settings of our bots, a short playout evaluated by the game's sense. Catanatron + UCT = our "
    "plain search on Catanatron's rules. × by length = as if both games had the same number of decisions."
)

PAGE_NOTE = (
    "The page that needs no server: the same files in WebAssembly, measured in Node as a browser runs them, in time of "
    "the wall, since there is no other. Bots: mean time for a decision in the same positions; the king takes his time "
    "limit everywhere, and looks less far ahead where he is slower."
)


class TroubleError(Exception):
    """Something the person at the keyboard has to fix; its text says how."""


Measured = Row | Thought | BotTime


@dataclass(frozen=True)
class Job:
    """One subprocess of a round."""

    label: str  # what --only looks at
    command: tuple[str, ...]
    path: str | None = None  # PYTHONPATH


@dataclass(frozen=True)
class MedianRow:
    """The medians of one row over all rounds."""

    engine: str
    game: str
    seats: int
    mode: str
    us_decision: float
    us_copy: float | None
    us_imagine: float | None
    length: float
    branching: float
    forced: float


@dataclass(frozen=True)
class Verdict:
    """One goal for one game, at the number of seats with the worst result."""

    goal: str
    game: str
    aim: str
    found: str
    met: bool | None  # None: not measured


@dataclass(frozen=True)
class Sheet:
    """A table, for the terminal and for Markdown alike."""

    heads: tuple[str, ...]
    rows: list[list[str]]
    note: str


def options(words: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure Regnum beside other engines.")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of each measurement (0.5)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the median is shown (3)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first round")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="WORD",
        help="only what has one of these words in its label: peers, ours, catanatron, "
        "open_spiel, pettingzoo, compiled, interpreted, page, search, bots, 4-seats, or a game",
    )
    parser.add_argument("--peers", default=".venv-bench/bin/python", help="Python that has the peers")
    parser.add_argument("--ours", default=sys.executable, help="Python that has regnum (this one)")
    parser.add_argument("--node", default="node", help="Node, which runs the page's Python (node)")
    parser.add_argument("--write", type=Path, default=None, metavar="FILE", help="also write the table as Markdown")
    args = parser.parse_args(words)
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    return args


def wanted(label: str, only: list[str]) -> bool:
    """Match whole words, because "compiled" should not mean something else tomorrow."""
    return not only or bool(set(only) & set(label.split()))


def environment(path: str | None) -> dict[str, str]:
    """Give every engine the same surroundings: one thread, one order of sets, no caches left."""
    fixed = {
        "PYTHONHASHSEED": "0",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return inherited | fixed | ({"PYTHONPATH": path} if path else {})


def call(job: Job, more: Iterable[str], timeout: float) -> list[str]:
    """Run a measuring script and return the lines of JSON that it printed."""
    command = [*job.command, *more]
    try:
        done = subprocess.run(
            command, check=False, env=environment(job.path), capture_output=True, text=True, timeout=timeout
        )
    except subprocess.TimeoutExpired as late:
        raise TroubleError(f"{job.label}: no end after {late.timeout:.0f} s") from late
    if done.returncode:
        last = "\n".join(done.stderr.strip().splitlines()[-6:])
        raise TroubleError(f"{job.label}: exit {done.returncode}\n{last}")
    return [line for line in done.stdout.splitlines() if line.startswith("{")]


def peer_jobs(python: str, only: list[str]) -> list[Job]:
    """List the peers; a missing environment stops the run, since nothing is left to be a ratio to."""
    jobs = [
        Job(f"peers {name}", (python, str(HERE / words[0]), *words[1:]))
        for name, words in PEERS.items()
        if wanted(f"peers {name}", only)
    ]
    if jobs and shutil.which(python) is None:
        raise TroubleError(
            f"The peers' Python {python} is missing. `make bench` makes it; by hand:\n"
            f"  python3 -m venv .venv-bench && .venv-bench/bin/pip install -r bench/peers.txt\n"
            f"or name another with --peers, or leave the peers out with --only ours."
        )
    return jobs


@contextmanager
def interpreted_copy() -> Iterator[str]:
    """Copy src without what the compiler made, so that the same files run as plain Python."""
    with tempfile.TemporaryDirectory(prefix="regnum-bench-") as folder:
        hidden = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
        shutil.copytree(SRC, Path(folder) / "src", ignore=hidden)
        yield str(Path(folder) / "src")


def our_jobs(python: str, build: str, path: str | None, what: str) -> list[Job]:
    """Ask one build of regnum what it has, and make sure that it is the build it should be."""
    asked = Job(f"ours {build} {what}".strip(), (python, str(HERE / OURS[what])), path)
    answer = json.loads(call(asked, ["--list"], 120)[0])
    if answer["compiled"] != (build == "compiled"):
        is_now = "compiled" if answer["compiled"] else "not compiled"
        raise TroubleError(f"{asked.label}: {answer['where']} is {is_now}; `make build` compiles the package.")
    return [
        Job(
            f"{asked.label} {game} {seats}-seats",
            (*asked.command, "--game", game, "--seats", str(seats)),
            path,
        )
        for game, seats in answer["tables"]
    ]


def page_jobs(node: str, what: str) -> list[Job]:
    """List what is measured in the page: every game alone, where that can be, and at its least number of seats."""
    asked = Job(f"ours page {what}".strip(), (node, str(HERE / "page.mjs"), OURS[what]))
    if shutil.which(node) is None:
        raise TroubleError(f"{asked.label}: {node} is missing; name another with --node")
    tables = json.loads(call(asked, ["--list"], 120)[0])["tables"]
    least = {game: min(seats for each, seats in tables if each == game and seats > 1) for game, _ in tables}
    return [
        Job(f"{asked.label} {game} {seats}-seats", (*asked.command, "--game", game, "--seats", str(seats)))
        for game, seats in tables
        if seats <= least[game]
    ]


def only_peers(only: list[str]) -> bool:
    """Say whether the words ask for peers alone; a search there is on both sides."""
    return bool(only) and not set(only) - ({"peers", *" ".join(PEERS).split()} - {"search"})


def all_jobs(args: argparse.Namespace, copy: str) -> tuple[list[Job], list[str]]:
    """List what a round runs, peers first, and what could not be listed."""
    jobs, troubles = peer_jobs(args.peers, args.only), list[str]()
    in_place = str(SRC) if any(SRC.rglob("*.so")) else None  # else whatever is installed
    if only_peers(args.only):
        return jobs, troubles
    for what in OURS:
        for build, path in (("compiled", in_place), ("interpreted", copy)):
            try:
                jobs += [job for job in our_jobs(args.ours, build, path, what) if wanted(job.label, args.only)]
            except TroubleError as trouble:
                troubles.append(str(trouble))
    for what in IN_PAGE if not args.only or set(args.only) & {"page", "ours"} else ():
        try:
            jobs += [job for job in page_jobs(args.node, what) if wanted(job.label, args.only)]
        except TroubleError as trouble:
            troubles.append(str(trouble))
    return jobs, troubles


def choose_core() -> int | None:
    """Keep the last core for the measured and leave the others to us, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[:-1]))
    return cores[-1]


def read_row(line: str) -> Measured:
    """Read what a measuring script has printed."""
    found = json.loads(line)
    if "level" in found:
        return BotTime(**found)
    return Thought(**found) if "iterations" in found else Row(**found)


def run_rounds(jobs: list[Job], args: argparse.Namespace, troubles: list[str]) -> list[Measured]:
    """Run all jobs once per round, so that a slow minute of the machine meets every engine alike."""
    rows: list[Measured] = []
    core, failed = choose_core(), set()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("starting", total=len(jobs) * args.rounds)
        for turn in range(args.rounds):
            more = ["--seconds", str(args.seconds), "--seed", str(args.seed + 1000 * turn)]
            more += ["--core", str(core)] if core is not None else []
            for job in jobs:
                bar.update(task, description=f"round {turn + 1}: {job.label}")
                if job not in failed:
                    try:
                        rows += [read_row(line) for line in call(job, more, 120 + 60 * args.seconds)]
                    except TroubleError as trouble:
                        failed.add(job)
                        troubles.append(str(trouble))
                bar.advance(task)
    return rows


def middle(values: Iterable[float | None]) -> float | None:
    """Take the median of what was measured at all."""
    real = [value for value in values if value is not None]
    return median(real) if real else None


def lines_of(rows: list[Row]) -> list[MedianRow]:
    """Gather the rounds of each row, in the order in which they first came."""
    groups: dict[tuple[str, str, int, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.engine, row.game, row.seats, row.mode), []).append(row)
    return [
        MedianRow(
            *key,
            median(row.us_decision for row in group),
            middle(row.us_copy for row in group),
            middle(row.us_imagine for row in group),
            sum(row.decisions for row in group) / sum(row.games for row in group),
            median(row.branching for row in group),
            median(row.forced for row in group),
        )
        for key, group in groups.items()
    ]


def thoughts_of(rows: list[Thought]) -> list[Thought]:
    """Gather the rounds of each search, in the order in which they first came."""
    groups: dict[tuple[str, str, int, str], list[Thought]] = {}
    for row in rows:
        groups.setdefault((row.engine, row.game, row.seats, row.mode), []).append(row)
    return [
        Thought(
            *key,
            sum(row.decisions for row in group),
            sum(row.iterations for row in group),
            median(row.us_decision for row in group),
            mean(row.length for row in group),
            mean(row.branching for row in group),
        )
        for key, group in groups.items()
    ]


def search_yardstick(thoughts: list[Thought]) -> Thought | None:
    """Find the search on Catanatron, if it was measured."""
    return next((thought for thought in thoughts if thought.engine == SEARCH_MEASURE), None)


def yardstick(lines: list[MedianRow]) -> float | None:
    """Find Catanatron's µs per decision, if it was measured."""
    return next((line.us_decision for line in lines if line.engine == MEASURE), None)


def short(value: float | None) -> str:
    """Write a number with as many digits as mean something."""
    if value is None:
        return "–"
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def rate(value: float | None) -> str:
    """Write how many fit into a second, in three figures."""
    if value is None:
        return "–"
    hertz = float(f"{1e6 / value:.3g}")
    if hertz < 1e3:
        return f"{hertz:g}"
    return f"{hertz / 1e6:.2f} M" if hertz >= 1e6 else f"{hertz / 1e3:.3g} k"


def cells(line: MedianRow, base: float | None) -> list[str]:
    """Write one line of the table of random play."""
    ratio = "–" if base is None else short(base / line.us_decision)
    return [
        line.engine,
        line.game,
        str(line.seats),
        line.mode,
        short(line.us_decision),
        rate(line.us_decision),
        ratio,
        short(line.us_copy),
        rate(line.us_copy),
        short(line.us_imagine),
        rate(line.us_imagine),
        f"{line.length:.0f}",
        f"{line.branching:.1f}",
        f"{line.forced:.0%}",
    ]


def search_cells(thought: Thought, base: Thought | None) -> list[str]:
    """Write one line of the table of searches; only full playouts are the same work on both sides."""
    each = thought.iterations / thought.decisions
    ratio = None if base is None or thought.mode != "full" else base.us_decision / thought.us_decision
    by_length = None if base is None or ratio is None else ratio * thought.length / base.length
    return [
        thought.engine,
        thought.game,
        str(thought.seats),
        thought.mode,
        f"{each:.0f}",
        short(thought.us_decision / 1e3),
        rate(thought.us_decision / each),
        short(ratio),
        short(by_length),
        f"{thought.length:.0f}",
        f"{thought.branching:.1f}",
    ]


def page_rows(lines: list[MedianRow], bots: list[BotTime]) -> list[list[str]]:
    """Set the page beside the other two builds: decisions of random play, and the time of bots."""
    found: dict[tuple[str, str, str, str], dict[str, list[float]]] = {}
    for line in lines:
        key = (f"random play, {line.mode}", line.game, str(line.seats), "µs")
        found.setdefault(key, {}).setdefault(line.engine, []).append(line.us_decision)
    for bot in bots:
        key = (f"bot: {bot.level}", bot.game, str(bot.seats), "ms")
        found.setdefault(key, {}).setdefault(bot.engine, []).append(bot.ms_decision)
    rows = []
    for key, by_engine in found.items():
        if PAGE in by_engine:
            times = [middle(by_engine.get(engine, [])) for engine in (COMPILED, INTERPRETED, PAGE)]
            ratio = times[2] / times[0] if times[0] and times[2] is not None else None
            rows.append([*key, *map(short, times), short(ratio)])
    return rows


def sheets_of(lines: list[MedianRow], thoughts: list[Thought], bots: list[BotTime]) -> list[Sheet]:
    """Lay out what was measured: random play, search, and both in the page."""
    in_page = Sheet(PAGE_HEADS, page_rows(lines, bots), PAGE_NOTE)
    lines = [line for line in lines if line.engine != PAGE]
    base, search_base = yardstick(lines), search_yardstick(thoughts)
    sheets = [
        Sheet(HEADS, [cells(line, base) for line in lines], NOTE),
        Sheet(SEARCH_HEADS, [search_cells(thought, search_base) for thought in thoughts], SEARCH_NOTE),
        in_page,
    ]
    return [sheet for sheet in sheets if sheet.rows]


def judge(goal: str, game: str, aim: str, found: list[tuple[float, int]], met: bool, unit: str) -> Verdict:
    """Write the worst figure, which comes first in `found`, and the seats it belongs to."""
    value, seats = found[0]
    return Verdict(goal, game, aim, f"{value:.3g} {unit} at {seats} {'seat' if seats == 1 else 'seats'}", met)


def at_least(goal: str, game: str, aim: float, found: list[tuple[float, int]]) -> Verdict:
    """Judge a ratio to Catanatron."""
    aim_text = f"{goal_text(goal)}, at least {aim:g} ×{HOPES.get(goal, '')}"
    if not found:
        return Verdict(goal, game, aim_text, "not measured", None)
    return judge(goal, game, aim_text, sorted(found), min(found)[0] >= aim, "×")


def at_most(goal: str, game: str, aim: float, found: list[tuple[float, int]]) -> Verdict:
    """Judge a time."""
    aim_text = f"{goal_text(goal)}, at most {aim:g} µs"
    if not found:
        return Verdict(goal, game, aim_text, "not measured", None)
    return judge(goal, game, aim_text, sorted(found, reverse=True), max(found)[0] <= aim, "µs")


def goal_text(goal: str) -> str:
    """Say what a goal is about."""
    return {
        "P1": "driven from Python, compiled, beside Catanatron",
        "P2": "inside a compiled playout",
        "P4": "clone, compiled",
        "P6": "driven from Python, uncompiled, beside Catanatron",
        "P9": "through the text API, compiled, beside Catanatron",
        "P7": f"search, {PLAYOUTS} full playouts for a decision, compiled, beside UCT on Catanatron",
    }[goal]


@dataclass(frozen=True)
class Goals:
    """What a game must reach.

    Times Catanatron, µs inside a playout, µs a clone; uncompiled, times Catanatron; in a search, times Catanatron;
    through the text API, times Catanatron.
    """

    driven: float = 20
    inside: float = 1.6
    clone: float = 1.5
    plain: float = 1
    search: float = 10
    text: float = 10


# The heaviest games have more to look at in a decision and more to copy.
GOALS = {"paladins": Goals(driven=15, inside=2.5, clone=2.5), "architects": Goals(driven=15, inside=2.5, clone=2.5)}


HOPES = {"P7": ", hoped for 25 ×"}


def verdicts(lines: list[MedianRow]) -> list[Verdict]:
    """Judge the goals of shared/speed.md that this run can judge, for each of our games."""
    base = yardstick(lines)
    ours = [line for line in lines if line.engine in (COMPILED, INTERPRETED)]
    out: list[Verdict] = []
    for game in dict.fromkeys(line.game for line in ours):
        kinds = {
            (engine, mode): [x for x in ours if (x.game, x.engine, x.mode) == (game, engine, mode)]
            for engine in (COMPILED, INTERPRETED)
            for mode in ("driven", "inside", "text")
        }
        driven, plain = kinds[COMPILED, "driven"], kinds[INTERPRETED, "driven"]
        inside, text = kinds[COMPILED, "inside"], kinds[COMPILED, "text"]
        goals = GOALS.get(game, Goals())
        out += [
            at_least("P1", game, goals.driven, [(base / x.us_decision, x.seats) for x in driven] if base else []),
            at_most("P2", game, goals.inside, [(x.us_decision, x.seats) for x in inside]),
            at_most("P4", game, goals.clone, [(x.us_copy, x.seats) for x in driven if x.us_copy is not None]),
            at_least("P6", game, goals.plain, [(base / x.us_decision, x.seats) for x in plain] if base else []),
            at_least("P9", game, goals.text, [(base / x.us_decision, x.seats) for x in text] if base else []),
        ]
    return out


def search_verdicts(thoughts: list[Thought]) -> list[Verdict]:
    """Judge goal P7 for each of our games."""
    base = search_yardstick(thoughts)
    ours = [x for x in thoughts if x.engine == COMPILED and x.mode == "full"]
    return [
        at_least(
            "P7",
            game,
            GOALS.get(game, Goals()).search,
            [(base.us_decision / x.us_decision, x.seats) for x in ours if x.game == game] if base else [],
        )
        for game in dict.fromkeys(x.game for x in ours)
    ]


def word(met: bool | None) -> str:
    """Say it plainly."""
    return {True: "met", False: "not met", None: "not measured"}[met]


def show_table(sheet: Sheet) -> None:
    """Print one table."""
    table = Table(caption=sheet.note, caption_justify="left", pad_edge=False)
    for place, head in enumerate(sheet.heads):
        side: JustifyMethod = "left" if place < TEXT_HEADS else "right"
        table.add_column(head.replace("/", "/\n").replace(" ", "\n"), justify=side, no_wrap=True)
    for row in sheet.rows:
        table.add_row(*row, style="bold" if row[0] == COMPILED else None)
    # Never narrower than the table: a folded line can still be read, a number cut off cannot.
    console = Console(highlight=False)
    console.width = max(console.width, console.measure(table, options=console.options.update(width=400)).maximum)
    console.print(table)


def show(sheets: list[Sheet], judged: list[Verdict]) -> None:
    """Print the tables and, below them, the goals."""
    for sheet in sheets:
        show_table(sheet)
    console = Console(highlight=False, soft_wrap=True)
    colours = {True: "green", False: "red", None: "yellow"}
    for verdict in judged:
        outcome = f"[{colours[verdict.met]}]{word(verdict.met):12}[/]"
        console.print(f"{verdict.goal}  {verdict.game}: {outcome} {verdict.aim}; found {verdict.found}")


def machine(args: argparse.Namespace) -> str:
    """Say where and how it was measured, since a figure without that says nothing."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        found = [x.split(":", 1)[1].strip() for x in info.read_text().splitlines() if x.startswith("model n")]
        name = found[0] if found else name
    return (
        f"{date.today().isoformat()}, {name}, {os.cpu_count()} cores, one used, "
        f"Python {platform.python_version()}; "
        f"median of {args.rounds} rounds, {args.seconds:g} s of CPU a measurement."
    )


def markdown_table(sheet: Sheet) -> str:
    """Write one table as Markdown, its note below it."""
    marks = ["---" if place < TEXT_HEADS else "---:" for place in range(len(sheet.heads))]
    table = "\n".join(f"| {' | '.join(row)} |" for row in (sheet.heads, marks, *sheet.rows))
    return f"{table}\n\n{sheet.note}"


def markdown(sheets: list[Sheet], judged: list[Verdict], args: argparse.Namespace) -> str:
    """Write the same tables and goals as Markdown."""
    goals = [("goal", "game", "measure", "found", ""), ["---"] * 5]
    goals += [(v.goal, v.game, v.aim, v.found, word(v.met)) for v in judged]
    written = "\n".join(f"| {' | '.join(row)} |" for row in goals)
    return "\n\n".join([machine(args), *(markdown_table(sheet) for sheet in sheets), written])


def write(file: Path, text: str) -> None:
    """Replace the text between the marks and nothing else; a file without marks gets them at its end."""
    block = f"{BEGIN}\n\n{text}\n\n{END}"
    old = file.read_text(encoding="utf-8") if file.exists() else "# Benchmarks\n"
    before, begin, rest = old.partition(BEGIN)
    _, end, after = rest.partition(END)
    if begin and not end:
        raise TroubleError(f"{file}: has the mark {BEGIN} but not {END}; nothing written.")
    new = before + block + after if begin else f"{old.rstrip()}\n\n{block}\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(new, encoding="utf-8")


def bench(args: argparse.Namespace) -> list[str]:
    """Measure, show and write; return what went wrong on the way."""
    with interpreted_copy() as copy:
        jobs, troubles = all_jobs(args, copy)
        rows = run_rounds(jobs, args, troubles)
    lines = lines_of([row for row in rows if isinstance(row, Row)])
    thoughts = thoughts_of([row for row in rows if isinstance(row, Thought)])
    if rows:
        judged = sorted(verdicts(lines) + search_verdicts(thoughts), key=lambda verdict: verdict.game)
        sheets = sheets_of(lines, thoughts, [row for row in rows if isinstance(row, BotTime)])
        show(sheets, judged)
        if args.write:
            write(args.write, markdown(sheets, judged, args))
    elif not troubles:
        troubles.append(f"Nothing is called {' '.join(args.only)}.")
    return troubles


def main() -> int:
    """Return 0 when all was measured, 1 when something was not, 2 when nothing could start."""
    errors = Console(stderr=True, highlight=False, soft_wrap=True)
    try:
        troubles = bench(options())
    except TroubleError as trouble:
        errors.print(str(trouble), style="red", markup=False)
        return 2
    for text in troubles:
        errors.print(text, style="red", markup=False)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
