"""`regnum tune`: learn a game's evaluation weights by self-play; `regnum bots`: list bots and weights."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from regnum.bots import LEVELS
from regnum.bots import weights as files
from regnum.bots.sense import whole_sense
from regnum.bots.weights import sense_of
from regnum.cli import EXTRAS
from regnum.cli.errors import InputError, note
from regnum.cli.hint import by_locale
from regnum.cli.language import Sentences
from regnum.cli.match_options import known_game, seed_of
from regnum.cli.sim import check_target, number
from regnum.core.messages import Message
from regnum.core.registry import box_of
from regnum.extras import needs
from regnum.lab.pool import checked_address, ray_module

MOST = 1_000_000


class TuneOptions(msgspec.Struct):
    """What was typed."""

    game: str
    rounds: str
    games: str
    trials: str
    thinking: str
    polish: str
    pairs: str
    review: str
    only: str | None
    start: str
    seed: str | None
    jobs: str
    ray: str | None
    out: Path | None


def tune(typed: TuneOptions) -> None:
    """Learn round by round; the file is written after each, so that nothing is lost when it is stopped."""
    lab = laboratory()
    game = known_game(typed.game)
    if typed.only not in (None, "table", "alone"):
        raise InputError(f"--only must be table or alone, not {typed.only!r}")
    course = lab.TrainingPlan(
        game, whole(typed.rounds, "--rounds"), number(typed.games, "--games", MOST),
        number(typed.trials, "--trials", MOST), seed_of(typed.seed), whole(typed.thinking, "--thinking"),
        whole(typed.polish, "--polish"), number(typed.pairs, "--pairs", MOST),
        whole(typed.review, "--review"), typed.only or "", number(typed.jobs, "--jobs", 4 * (os.cpu_count() or 1)),
        typed.ray,
    )  # fmt: skip
    if typed.ray is not None:
        checked_address(typed.ray)
        ray_module()
    out = typed.out or Path(files.FILE)
    check_target(out)
    start = start_of(game, typed.start)
    if not course.rounds and not (start and (course.polish or course.review)):
        raise InputError("--rounds 0 needs --polish or --review together with --from")
    command = command_of(typed, course.seed)
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), transient=True,
    )  # fmt: skip
    console = Console(highlight=False)
    with bar:
        task = bar.add_task(game)
        for each, data in lab.lessons(
            course, start, lambda what, done, of: bar.update(task, description=what, completed=done, total=of)
        ):
            out.write_bytes(signed(data, command))
            console.print(round_text(each), markup=False, soft_wrap=True)
    note(f"weights written to {out}; copy the file into the game's package as {files.FILE} to use them")


def laboratory() -> Any:
    """Import the module that learns weights, if its dependencies are installed."""
    with needs(*EXTRAS["tune"]):
        from regnum.lab import search_training as lab
    return lab


def whole(typed: str, name: str) -> int:
    """A whole number from 0."""
    return 0 if typed == "0" else number(typed, name, MOST)


def start_of(game: str, typed: str) -> bytes:
    """The weights to begin with: none, those beside the game, or those in a file."""
    if typed == "none":
        return b""
    box = box_of(game)
    if typed == "current":
        lying = files.beside(box.package)
        return b"" if lying is None else files.written(lying)
    try:
        data = Path(typed).read_bytes()
        files.teach(whole_sense(box), files.read(data, typed), typed)
    except OSError as wrong:
        raise InputError(f"--from must be none, current or a file of weights; {typed}: {wrong.strerror}") from None
    except files.WeightsError as wrong:
        raise InputError(str(wrong)) from None
    return data


def command_of(typed: TuneOptions, seed: int) -> str:
    """What must be typed to get these weights again; the number of jobs does not matter."""
    words = ["regnum", "tune", typed.game, "--rounds", typed.rounds, "--games", typed.games, "--trials", typed.trials]
    if typed.thinking != "0":
        words += ["--thinking", typed.thinking]
    if typed.polish != "0":
        words += ["--polish", typed.polish, "--pairs", typed.pairs]
    if typed.review != "0":
        words += ["--review", typed.review]
    if typed.only:
        words += ["--only", typed.only]
    return " ".join([*words, "--from", typed.start, "--seed", str(seed)])


def signed(data: bytes, command: str) -> bytes:
    """The weights with the command that made them."""
    found = files.read(data, "the weights")
    found.made_by = command
    return files.written(found)


def round_text(each: Any) -> str:
    """What a round brought, in one line."""
    explained = ", ".join(f"{kind} {100 * share:.0f}%" for kind, share in each.explained.items())
    text = f"round {each.number}: {each.notes} samples, variance explained: {explained}"
    text += f"; against the previous weights: {100 * each.share:.1f}% of {each.games} games"
    if "alone" in each.explained:
        text += f"; solo {each.alone:+.1f} points"
    return f"{text}; better for: {', '.join(each.kept) or 'none'}"


# -- who there is -------------------------------------------------------------------------------------------------


def show_bots(game: str | None, lang: str) -> None:
    """The levels; with a game as they think there, and what its bots go by, the weightiest first."""
    console = Console(highlight=False)
    if game is None:
        console.print(levels_table(Sentences(lang), {}))
    else:
        known = known_game(game)
        console.print(levels_table(Sentences(lang), sense_of(box_of(known)).thought))
        console.print(advice_table(known, lang))


def levels_table(words: Sentences, thought: dict[str, int]) -> Table:
    """Page to king; `thought` says where a game has iterations of its own."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("bots-head-level", "bots-head-name", "bots-head-iterations", "bots-head-seconds"):
        table.add_column(words.say(head), justify="left" if head in ("bots-head-level", "bots-head-name") else "right")
    for level in LEVELS.values():
        iterations = thought.get(level.name, level.iterations)
        seconds = by_locale(f"{level.seconds:g}", words)
        table.add_row(level.name, words.say(f"ui-{level.name}"), str(iterations or "–"), seconds)
    return table


def advice_table(game: str, lang: str) -> Table:
    """What each thing is worth in points at the end, early and late."""
    box = box_of(game)
    words = Sentences(lang, game)
    lying = files.beside(box.package)
    if lying is None:
        raise InputError(f"no learned weights for {game}; run: regnum tune {game}")
    table = Table(padding=(0, 2, 0, 0), box=None, title=words.say("bots-advice"), title_justify="left")
    kinds = list(lying.kinds)
    table.add_column(words.say("bots-head-feature"))
    for kind in kinds:
        for when in ("early", "late"):
            table.add_column(words.say(f"bots-head-{kind}-{when}"), justify="right")
    rows = {name: [lying.kinds[kind].features[name] for kind in kinds] for name in whole_sense(box).features}
    for name, pairs in sorted(rows.items(), key=lambda row: -max(abs(each) for each in row[1][0])):
        cells = [by_locale(f"{each:+.2f}", words) if each else "–" for pair in pairs for each in pair]
        table.add_row(words.text(Message(f"sense-{name.replace('_', '-')}", {}, game)), *cells)
    return table
