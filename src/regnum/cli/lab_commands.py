"""The commands for bots and statistics: games between bots, hints, analyses, learned weights."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.language import language
from regnum.cli.parameters import (
    FixedSeed,
    GameOptions,
    LangOption,
    LevelOption,
    NamedGame,
    RecordArgument,
    SeatsOption,
    SeedOption,
)

BotsOption = Annotated[str, typer.Option("--bots", metavar="A,B,C", help="Bots to compare, separated by commas.")]
JobsOption = Annotated[str, typer.Option("--jobs", metavar="J", help="Number of worker processes.")]
RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Run on a Ray cluster: local, auto, host:6379 or ray://host:10001."),
]
IterationsOption = Annotated[
    str | None,
    typer.Option(
        "--iterations", metavar="N", help="Iterations per decision for searching bots (overrides their level)."
    ),
]
SecondsOption = Annotated[
    str | None,
    typer.Option("--seconds", metavar="S", help="Time limit per decision for searching bots, in seconds."),
]
RoundsOption = Annotated[str, typer.Option("--rounds", metavar="N", help="Number of rounds (play, fit, compare).")]
SelfPlayOption = Annotated[str, typer.Option("--games", metavar="N", help="Self-play games per round.")]
TrialsOption = Annotated[
    str, typer.Option("--trials", metavar="N", help="Paired games of new against old weights per round.")
]
ThinkingOption = Annotated[
    str,
    typer.Option("--thinking", metavar="N", help="Search iterations of the self-play bots; 0 means greedy bots."),
]
PolishOption = Annotated[
    str,
    typer.Option("--polish", metavar="N", help="Further optimisation steps (evolution strategy with paired deals)."),
]
PairsOption = Annotated[str, typer.Option("--pairs", metavar="N", help="Deals per optimisation step.")]
ReviewOption = Annotated[
    str,
    typer.Option("--review", metavar="N", help="Finally refit all weights on this many games between searching bots."),
]
OnlyOption = Annotated[
    str | None,
    typer.Option(
        "--only",
        metavar="table|alone",
        help="Restrict --polish and --review to games with several players (table) or solo games (alone).",
    ),
]
StartOption = Annotated[
    str, typer.Option("--from", metavar="WEIGHTS", help="Initial weights: none, current, or a file.")
]
OutOption = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="File to write the weights to. [default: sense.json]")
]
ResultsOption = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Also write the results to this JSON file.")
]


def sim(
    game: NamedGame,
    games: Annotated[str, typer.Option("--games", metavar="N", help="Number of games.")] = "100",
    seats: SeatsOption = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Bots to play, separated by commas; they rotate seats.")
    ] = "random,greedy",
    jobs: JobsOption = "1",
    seed: SeedOption = None,
    option: GameOptions = None,
    json: ResultsOption = None,
) -> None:
    """Play bots against each other and report wins, draws, scores and speed. Results do not depend on --jobs."""
    from regnum.cli.sim import hold

    hold(game, games, seats, bots, jobs, seed, option or [], json)


def hint(
    record: RecordArgument,
    move: Annotated[
        str | None,
        typer.Option("--move", metavar="N", help="Position before this move. Default: the end of the record."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="COLOUR", help="Seat to advise, if several are to move at once.")
    ] = None,
    moves: Annotated[str, typer.Option("--moves", metavar="K", help="Number of moves to show.")] = "3",
    level: LevelOption = "king",
    seed: FixedSeed = "0",
    lang: LangOption = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the hints to this JSON file.")
    ] = None,
) -> None:
    """Show the best moves in a position, with the chance of winning and the expected score.

    They are based on what that seat can know.

    \b
    Examples:
      regnum hint match.regnum
      regnum hint match.regnum --move 12 --moves 5 --lang cs
    """
    from regnum.cli.hint import show_hint

    show_hint(record, move, seat, moves, level, seed, language(lang), json)


def analyse(
    record: RecordArgument,
    level: LevelOption = "knight",
    jobs: JobsOption = "2",
    seed: FixedSeed = "0",
    lang: LangOption = None,
    all: Annotated[bool, typer.Option("--all", help="Show all decisions in order, not only the worst.")] = False,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the analysis to this JSON file.")
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option(
            "--svg", metavar="FILE", help="Write a graph of the winning chances to this SVG file; needs regnum[lab]."
        ),
    ] = None,
) -> None:
    """Evaluate every decision of a match, based on what that player could know, and find the turning points.

    Marks as in chess, by the loss in chance of winning: ?! from 5%, ? from 10%, ?? from 20%; ! is the best move if
    every other move loses at least 10%.

    \b
    Example:
      regnum analyse match.regnum --svg chances.svg
    """
    from regnum.cli.analyse import show_analysis

    show_analysis(record, level, jobs, seed, language(lang), json, svg, whole=all)


def balance(
    game: NamedGame,
    games: Annotated[str, typer.Option("--games", metavar="N", help="Number of games.")] = "1000",
    bot: Annotated[str, typer.Option("--bot", metavar="WHO", help="Bot to play in every seat.")] = "squire",
    seats: SeatsOption = None,
    jobs: JobsOption = "2",
    seed: FixedSeed = "0",
    option: GameOptions = None,
    lang: LangOption = None,
    json: ResultsOption = None,
    plots: Annotated[
        Path | None,
        typer.Option("--plots", metavar="FOLDER", help="Write plots (SVG and PNG) to this folder; needs regnum[lab]."),
    ] = None,
    publish: Annotated[
        Path | None,
        typer.Option(
            "--publish", metavar="FOLDER", help="Write the report to this folder, for `regnum serve --balance`."
        ),
    ] = None,
) -> None:
    """Play identical bots against each other and report seat advantage, scores and the value of cards.

    For each card it shows how often the card is taken and what it is worth.

    \b
    Example:
      regnum balance brothers --games 4000 --plots plots
    """
    from regnum.cli.balance import weigh_up

    weigh_up(game, games, bot, seats, jobs, seed, option or [], language(lang), json, plots, publish)


def arena(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Game id (see `regnum games`).")] = None,
    bots: BotsOption = "random,greedy",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="Number of games, rounded up to whole rounds.")
    ] = "100",
    seats: SeatsOption = None,
    option: GameOptions = None,
    seed: SeedOption = None,
    jobs: JobsOption = "1",
    ray: RayOption = None,
    iterations: IterationsOption = None,
    seconds: SecondsOption = None,
    json: ResultsOption = None,
    plots: Annotated[
        Path | None, typer.Option("--plots", metavar="FOLDER", help="Write plots (PNG and SVG) to this folder.")
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option("--log", metavar="FILE", help="Write each game here at once; continue from there if stopped."),
    ] = None,
) -> None:
    """Compare bots: Elo ratings, wins, scores, seat advantage and thinking times. Results do not depend on --jobs.

    \b
    Examples:
      regnum arena --bots random,greedy,squire --games 400 --jobs 2 --json arena.json --plots plots
      regnum arena --bots castellan,king --games 200 --jobs 2 --log long-run.jsonl
    """
    from regnum.cli.arena import ArenaOptions, hold

    hold(ArenaOptions(game, bots, games, seats, option or [], seed, jobs, ray, iterations, seconds, json, plots, log))


def bots(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Also show the learned weights for this game.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """List the bots. With a game, also show the weights they have learned for it, in points.

    \b
    Example:
      regnum bots brothers --lang cs
    """
    from regnum.cli.tune import show_bots

    show_bots(game, language(lang))


def tune(
    game: NamedGame,
    rounds: RoundsOption = "6",
    games: SelfPlayOption = "2400",
    trials: TrialsOption = "300",
    thinking: ThinkingOption = "0",
    polish: PolishOption = "0",
    pairs: PairsOption = "1600",
    review: ReviewOption = "0",
    only: OnlyOption = None,
    start: StartOption = "none",
    seed: SeedOption = None,
    jobs: JobsOption = "1",
    ray: RayOption = None,
    out: OutOption = None,
) -> None:
    """Learn a game's evaluation weights by self-play. The same seed gives the same weights for any number of jobs.

    \b
    Example:
      regnum tune brothers --rounds 6 --games 2400 --jobs 2 --seed 1 --out sense.json
    """
    from regnum.cli.tune import TuneOptions
    from regnum.cli.tune import tune as learn

    learn(TuneOptions(game, rounds, games, trials, thinking, polish, pairs, review, only, start, seed, jobs, ray, out))
