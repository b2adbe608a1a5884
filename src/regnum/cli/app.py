"""The commands of `regnum`. Each is a few lines here; what it does stands in a file of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import regnum
from regnum.cli.errors import WRONG_USE, Complaint, House
from regnum.cli.numbers import quoted, within
from regnum.cli.words import language

GAME = regnum.games()[0] if regnum.games() else "GAME"  # help teaches with a game that is really there

EXAMPLES = f"""Medieval strategy board games in your terminal: whole rules, explained.

\b
Examples:
  regnum play                            play at once, against a bot
  regnum play {GAME} --seats 1         the official solo game
  regnum play --against human            two people, one keyboard
  regnum play --resume                   go on where you stopped
  regnum rules {GAME} 4.3 --lang cs    a section of the rules, in Czech
  regnum sim {GAME} --games 1000       let bots play each other
  regnum check match.regnum              is this record right?
"""

LARGEST_PICTURE = 999  # columns and lines

app = typer.Typer(cls=House, help=EXAMPLES, add_completion=False, rich_markup_mode=None)

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="en, cs, sk or uk; without it as your terminal speaks."),
]
Seats = Annotated[str | None, typer.Option("--seats", metavar="N", help="How many play; 1 is the official solo game.")]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="A whole number; without it a fresh one is drawn.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A setting of the game, as often as needed; lists by comma."),
]
Against = Annotated[
    str | None,
    typer.Option("--against", metavar="WHO", help="greedy, random, or human for one keyboard. [greedy]"),
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Go on with the last match, or with the record FILE given as an argument."),
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here too, after every move.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")]
Game = Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game of the house; see: regnum games")]
File = Annotated[str | None, typer.Argument(metavar="[FILE]", help="With --resume: the record to go on with.")]
Record = Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads standard input.")]


def main() -> None:
    """The entry point of the command `regnum`."""
    app(prog_name="regnum")


def show_version(wanted: bool) -> None:
    """`regnum --version`"""
    if wanted:
        print(f"regnum {regnum.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """The words all commands share stand in EXAMPLES. Without a command they are shown, on stderr as Typer does."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help(), file=sys.stderr)
        raise typer.Exit(WRONG_USE)


@app.command()
def games(lang: Lang = None) -> None:
    """Show the games of the house with their seats, options and expansions."""
    from regnum.cli.shelf import show_games

    show_games(language(lang))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the house.")],
    paragraph: Annotated[
        str | None,
        typer.Argument(metavar="[PARAGRAPH]", help="Such as 4, 4.3, 4.3.1, Q6 (ruling), E2 (example)."),
    ] = None,
    lang: Lang = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="WORD", help="Only the paragraphs that mention it.")
    ] = None,
) -> None:
    """Read the rules of a game: all, a section, a paragraph, a ruling or an example."""
    from regnum.cli.shelf import show_rules

    show_rules(game, paragraph, language(lang), find)


# For now `play` is the table in the terminal; when there is one in the browser, `tty` keeps this one.
@app.command("play", help="Play a game at once: against a bot, or with --seats 1 against the official opponent.")
@app.command("tty", help="Play a game at the table in the terminal.")
def play(
    game: Game = None,
    file: File = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    against: Against = None,
    lang: Lang = None,
    resume: Resume = False,
    save: Save = None,
    plain: Plain = False,
) -> None:
    """Sit down."""
    from regnum.cli.play import Wish, sit_down

    sit_down(Wish(game, file, seats, seed, option or [], against, language(lang), resume, save, plain))


@app.command()
def replay(record: Record, lang: Lang = None, plain: Plain = False) -> None:
    """Step through a recorded match; --plain prints it with everything that happened."""
    from regnum.cli.replay import watch

    watch(record, language(lang), plain=plain)


@app.command()
def check(record: Record, lang: Lang = None) -> None:
    """Verify a record: replay it and report moves, hash and result. Exit code 1 where it is wrong."""
    from regnum.cli.replay import verify

    verify(record, language(lang))


@app.command()
def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the house.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many.")] = "100",
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Who plays; they change seats from game to game.")
    ] = "random,greedy",
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Worker processes.")] = "1",
    seed: Seed = None,
    option: Options = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the numbers here too.")] = None,
) -> None:
    """Let bots play each other and count: wins, draws, scores, speed. The same numbers for any number of jobs."""
    from regnum.cli.contest import hold

    hold(game, games, seats, bots, jobs, seed, option or [], json)


@app.command(hidden=True)
def picture(
    file: Path,
    lang: Lang = None,
    size: Annotated[str, typer.Option(metavar="WxH")] = "130x42",
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    seats: Seats = None,
    seed: Seed = None,
    moves: Annotated[int, typer.Option(help="How far the match has come.")] = 58,
    light: Annotated[bool, typer.Option("--light")] = False,
) -> None:
    """Draw the README's picture: `regnum picture docs/pictures/terminal.svg`."""
    from regnum.cli.tty.picture import draw_picture

    across, _, down = size.partition("x")
    width, height = within(across, 1, LARGEST_PICTURE), within(down, 1, LARGEST_PICTURE)
    if width is None or height is None:
        raise Complaint(f"--size is written 130x42, not {quoted(size)}")
    draw_picture(
        file, language(lang or "en"), width, height, game=game, seats=seats, seed=seed, moves=moves, light=light
    )
