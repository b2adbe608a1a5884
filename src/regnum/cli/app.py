"""The commands of `regnum`: arguments, options and help. Each command calls a module of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import regnum
from regnum.cli import EXTRAS, WRONG_USE
from regnum.cli.errors import CommandGroup, InputError
from regnum.cli.language import language
from regnum.cli.numbers import quoted, within
from regnum.extras import needs

LARGEST_PICTURE = 999  # columns and lines

app = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)

Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Language: en, cs, sk or uk. Default: the language of your terminal."),
]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="N", help="Number of players; 1 starts the official solo game.")
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Random seed (an integer). Default: random.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="Set a game option; repeat as needed. Separate list values with commas."
    ),
]
Against = Annotated[
    str | None,
    typer.Option(
        "--against",
        metavar="WHO",
        help="Opponent: page, squire, knight, castellan, king, or human (two people on one screen). [default: squire]",
    ),
]
Colour = Annotated[
    str | None,
    typer.Option("--colour", metavar="COLOUR", help="Your colour, such as blue."),
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Continue the last match, or the record given as FILE."),
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Also save the record to this file after every move.")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///file.db or postgresql://user:password@host/name. Set REGNUM_DATABASE instead if the URL "
        "contains a password.",
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain line-by-line output, for screen readers and pipes.")]
Game = Annotated[str | None, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")]
File = Annotated[str | None, typer.Argument(metavar="FILE", help="With --resume: the record to continue.")]
Level = Annotated[
    str, typer.Option("--level", metavar="LEVEL", help="Bot level: page, squire, knight, castellan or king.")
]
Luck = Annotated[str, typer.Option("--seed", metavar="S", help="Random seed; the same seed gives the same result.")]
Record = Annotated[str, typer.Argument(metavar="FILE", help="Record file, or - for standard input.")]


def main() -> None:
    """Run the command `regnum`."""
    app(prog_name="regnum")


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        print(f"regnum {regnum.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def regnum_command(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Medieval strategy board games with complete rules and explanations.

    Play solo, against bots or with friends.

    \b
    Examples:
      regnum play                            play in the browser, against a bot
      regnum play brothers --seats 1         the official solo game
      regnum tty brothers                    play in the terminal
      regnum tty --resume                    continue your last match there
      regnum serve --host 0.0.0.0            a server for friends
      regnum rules brothers 4.3 --lang cs    a section of the rules, in Czech
      regnum where brothers 4.3              the code and the tests of that section
      regnum sim brothers --games 1000       bots against each other
      regnum check match.regnum              verify a record
      regnum hint match.regnum               the best moves in a position
      regnum analyse match.regnum            the mistakes and turning points of a match
      regnum new-game mill                   create a game of your own
    """
    if ctx.invoked_subcommand is None:  # print the help to stderr, as Typer does
        print(ctx.get_help(), file=sys.stderr)
        raise typer.Exit(WRONG_USE)


@app.command()
def games(lang: Lang = None) -> None:
    """List the installed games with their player counts, options and expansions."""
    from regnum.cli.game_list import show_games

    show_games(language(lang))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")],
    paragraph: Annotated[
        str | None,
        typer.Argument(
            metavar="PARAGRAPH",
            help="Section, paragraph, ruling or example, such as 4, 4.3, 4.3.1, Q6, E2 (Architects: A4.3).",
        ),
    ] = None,
    lang: Lang = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="WORD", help="Show only paragraphs that contain this word.")
    ] = None,
) -> None:
    """Show the rules of a game, or one section, paragraph, ruling or example."""
    from regnum.cli.game_list import show_rules

    show_rules(game, paragraph, language(lang), find)


@app.command()
def where(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")],
    paragraph: Annotated[
        str, typer.Argument(metavar="PARAGRAPH", help="Paragraph, ruling or section, such as 4.3.1, A10.5, Q6, 4.3.")
    ],
    lang: Lang = None,
) -> None:
    """Find a rule in the code: print the paragraph, the lines that implement it (best match first) and its tests.

    Paragraph numbers are in docstrings, comments and refusals; a range such as `4.3.4 to 4.3.7` includes all in
    between. A ruling or an example that the code does not name is found by the paragraphs it refers to. Each line is
    FILE:LINE, then the class and function; tests are listed if their sources are present.

    \b
    Examples:
      regnum where brothers 2.8
      regnum where architects A10.5 --lang cs
    """
    from regnum.cli.where import show_places

    show_places(game, paragraph, language(lang))


@app.command()
def play(
    game: Game = None,
    seats: Seats = None,
    option: Options = None,
    against: Against = None,
    colour: Colour = None,
    lang: Lang = None,
    port: Annotated[
        str | None, typer.Option("--port", metavar="N", help="Port to listen on. Default: any free port.")
    ] = None,
    database: Database = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new match even if one is unfinished.")] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser, or only print its link.")
    ] = True,
) -> None:
    """Start a local server and play in the browser, against a bot or (--seats 1) the solo opponent.

    Continues an unfinished match.
    """
    with needs(*EXTRAS["play"]):
        from regnum.cli.serve import PlayOptions
        from regnum.cli.serve import play as open_and_play

    open_and_play(
        PlayOptions(
            game, seats, option or [], against, language(lang), lang is not None, port, database, new, browser, colour
        )
    )


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(
            "--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 accepts connections from other machines."
        ),
    ] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="Port to listen on.")] = "8000",
    database: Database = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin",
            metavar="URL",
            help="Public URL of this server, such as https://play.example.org. May be repeated.",
        ),
    ] = None,
    workers: Annotated[
        str, typer.Option("--workers", metavar="N", help="Number of server processes; more than 1 needs PostgreSQL.")
    ] = "1",
    thinkers: Annotated[
        str, typer.Option("--thinkers", metavar="N", help="Processes for bots, for each worker.")
    ] = "1",
    budget: Annotated[
        str, typer.Option("--budget", metavar="MS", help="Maximum thinking time of a bot per move, in milliseconds.")
    ] = "5000",
    pace: Annotated[
        str, typer.Option("--pace", metavar="MS", help="Minimum time before a bot answers, in milliseconds.")
    ] = "500",
    secure: Annotated[
        bool, typer.Option("--secure", help="Served over HTTPS: mark cookies Secure and send HSTS.")
    ] = False,
    proxy: Annotated[bool, typer.Option("--proxy", help="Behind a reverse proxy: trust X-Forwarded-For.")] = False,
    local_hooks: Annotated[
        bool, typer.Option("--local-hooks", help="Allow webhooks to private network addresses.")
    ] = False,
    mail: Annotated[
        str | None,
        typer.Option(
            "--mail",
            metavar="URL",
            help="SMTP server: smtp://user:password@host:587?from=a@b. Prefer setting REGNUM_MAIL.",
        ),
    ] = None,
    metrics_key: Annotated[
        str | None,
        typer.Option("--metrics-key", metavar="KEY", help="Key for reading /metrics; behind a proxy the only way."),
    ] = None,
) -> None:
    """Run a server for several people: tables, invitation links, matches that last days. Press Ctrl-C to stop.

    Without --database, all data is stored in one SQLite file in your data folder.

    \b
    Examples:
      regnum serve --host 0.0.0.0
      regnum serve --origin https://play.example.org --secure --proxy
      REGNUM_DATABASE=postgresql://me:secret@localhost/regnum regnum serve --workers 4
    """
    with needs(*EXTRAS["serve"]):
        from regnum.cli.serve import ServeOptions
        from regnum.cli.serve import serve as run_server

    run_server(
        ServeOptions(
            host, port, database, origin or [], workers, thinkers, budget, pace, secure, proxy, local_hooks, mail,
            metrics_key,
        )
    )  # fmt: skip


@app.command()
def page(
    folder: Annotated[Path, typer.Argument(metavar="[FOLDER]", help="Folder of the page.", show_default=False)] = Path(
        "dist/page"
    ),
    serve: Annotated[bool, typer.Option("--serve", help="Serve it on this machine until Ctrl-C.")] = False,
    port: Annotated[str, typer.Option("--port", metavar="N", help="Port to listen on.")] = "8080",
) -> None:
    """Try the page that needs no server: the folder that `make page` builds for any web space.

    \b
    Examples:
      regnum page
      regnum page --serve
      regnum page /var/www/regnum --serve --port 9000
    """
    from regnum.cli.page import page as show_page

    show_page(folder, serve, port)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup file to write.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite an existing file.")] = False,
) -> None:
    """Write a consistent snapshot of the server's database to a file. The server may be running.

    \b
    Example:
      regnum backup regnum-2026-11-15.backup
    """
    with needs(*EXTRAS["backup"]):
        from regnum.cli.database import backup as copy

    copy(file, database, replace)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup file made by `regnum backup`.")],
    database: Database = None,
) -> None:
    """Restore a backup into an empty database and verify every log.

    \b
    Example:
      regnum restore regnum-2026-11-15.backup --database sqlite:///new.db
    """
    with needs(*EXTRAS["restore"]):
        from regnum.cli.database import restore as put_back

    put_back(file, database)


@app.command()
def verify(
    database: Database = None,
    repair: Annotated[
        bool, typer.Option("--repair", help="Write what repeats the logs again from them; no server may be running.")
    ] = False,
) -> None:
    """Check the hash chain of every log in the server's database, and replay each to check what repeats it.

    Exits with status 1 if a log is damaged, or if what the lobby shows of a table is not what its log says.
    """
    with needs(*EXTRAS["verify"]):
        from regnum.cli.database import verify as look

    look(database, repair)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder to write the records to.")],
    database: Database = None,
    all: Annotated[bool, typer.Option("--all", help="Also export unfinished matches.")] = False,
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help="Export only this table.")] = None,
) -> None:
    """Export the records of finished matches as text files. The server may be running.

    \b
    Example:
      regnum export records
    """
    with needs(*EXTRAS["export"]):
        from regnum.cli.database import export as write_records

    write_records(folder, database, all, table)


@app.command()
def tty(
    game: Game = None,
    file: File = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    against: Against = None,
    colour: Colour = None,
    lang: Lang = None,
    resume: Resume = False,
    save: Save = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal."""
    from regnum.cli.play import PlayRequest, play_in_terminal

    play_in_terminal(
        PlayRequest(game, file, seats, seed, option or [], against, language(lang), resume, save, plain, colour)
    )


@app.command()
def replay(record: Record, lang: Lang = None, plain: Plain = False) -> None:
    """Step through a recorded match. With --plain, print the whole match with all events."""
    from regnum.cli.replay import watch

    watch(record, language(lang), plain=plain)


@app.command()
def check(record: Record, lang: Lang = None) -> None:
    """Verify a record by replaying it; print the number of moves, the final hash and the result.

    Exits with status 1 if the record is invalid.
    """
    from regnum.cli.replay import verify

    verify(record, language(lang))


@app.command()
def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="Number of games.")] = "100",
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Bots to play, separated by commas; they rotate seats.")
    ] = "random,greedy",
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Number of worker processes.")] = "1",
    seed: Seed = None,
    option: Options = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the results to this JSON file.")
    ] = None,
) -> None:
    """Play bots against each other and report wins, draws, scores and speed. Results do not depend on --jobs."""
    from regnum.cli.sim import hold

    hold(game, games, seats, bots, jobs, seed, option or [], json)


@app.command()
def hint(
    record: Record,
    move: Annotated[
        str | None,
        typer.Option("--move", metavar="N", help="Position before this move. Default: the end of the record."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="COLOUR", help="Seat to advise, if several are to move at once.")
    ] = None,
    moves: Annotated[str, typer.Option("--moves", metavar="K", help="Number of moves to show.")] = "3",
    level: Level = "king",
    seed: Luck = "0",
    lang: Lang = None,
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


@app.command()
def analyse(
    record: Record,
    level: Level = "knight",
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Number of worker processes.")] = "2",
    seed: Luck = "0",
    lang: Lang = None,
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


@app.command()
def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="Number of games.")] = "1000",
    bot: Annotated[str, typer.Option("--bot", metavar="WHO", help="Bot to play in every seat.")] = "squire",
    seats: Seats = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Number of worker processes.")] = "2",
    seed: Luck = "0",
    option: Options = None,
    lang: Lang = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the results to this JSON file.")
    ] = None,
    plots: Annotated[
        Path | None,
        typer.Option("--plots", metavar="FOLDER", help="Write plots (SVG and PNG) to this folder; needs regnum[lab]."),
    ] = None,
) -> None:
    """Play identical bots against each other and report seat advantage, scores and the value of cards.

    For each card it shows how often the card is taken and what it is worth.

    \b
    Example:
      regnum balance brothers --games 4000 --plots plots
    """
    from regnum.cli.balance import weigh_up

    weigh_up(game, games, bot, seats, jobs, seed, option or [], language(lang), json, plots)


@app.command()
def arena(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Game id (see `regnum games`).")] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,C", help="Bots to compare, separated by commas.")
    ] = "random,greedy",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="Number of games, rounded up to whole rounds.")
    ] = "100",
    seats: Seats = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Number of worker processes.")] = "1",
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray", metavar="ADDRESS", help="Run on a Ray cluster: local, auto, host:6379 or ray://host:10001."
        ),
    ] = None,
    iterations: Annotated[
        str | None,
        typer.Option(
            "--iterations", metavar="N", help="Iterations per decision for searching bots (overrides their level)."
        ),
    ] = None,
    seconds: Annotated[
        str | None,
        typer.Option("--seconds", metavar="S", help="Time limit per decision for searching bots, in seconds."),
    ] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the results to this JSON file.")
    ] = None,
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


@app.command()
def bots(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Also show the learned weights for this game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """List the bots. With a game, also show the weights they have learned for it, in points.

    \b
    Example:
      regnum bots brothers --lang cs
    """
    from regnum.cli.tune import show_bots

    show_bots(game, language(lang))


@app.command()
def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")],
    rounds: Annotated[str, typer.Option("--rounds", metavar="N", help="Number of rounds (play, fit, compare).")] = "6",
    games: Annotated[str, typer.Option("--games", metavar="N", help="Self-play games per round.")] = "2400",
    trials: Annotated[
        str, typer.Option("--trials", metavar="N", help="Paired games of new against old weights per round.")
    ] = "300",
    thinking: Annotated[
        str,
        typer.Option("--thinking", metavar="N", help="Search iterations of the self-play bots; 0 means greedy bots."),
    ] = "0",
    polish: Annotated[
        str,
        typer.Option(
            "--polish", metavar="N", help="Further optimisation steps (evolution strategy with paired deals)."
        ),
    ] = "0",
    pairs: Annotated[str, typer.Option("--pairs", metavar="N", help="Deals per optimisation step.")] = "1600",
    review: Annotated[
        str,
        typer.Option(
            "--review", metavar="N", help="Finally refit all weights on this many games between searching bots."
        ),
    ] = "0",
    only: Annotated[
        str | None,
        typer.Option(
            "--only",
            metavar="table|alone",
            help="Restrict --polish and --review to games with several players (table) or solo games (alone).",
        ),
    ] = None,
    start: Annotated[
        str, typer.Option("--from", metavar="WEIGHTS", help="Initial weights: none, current, or a file.")
    ] = "none",
    seed: Seed = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Number of worker processes.")] = "1",
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray", metavar="ADDRESS", help="Run on a Ray cluster: local, auto, host:6379 or ray://host:10001."
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="File to write the weights to. [default: sense.json]")
    ] = None,
) -> None:
    """Learn a game's evaluation weights by self-play. The same seed gives the same weights for any number of jobs.

    \b
    Example:
      regnum tune brothers --rounds 6 --games 2400 --jobs 2 --seed 1 --out sense.json
    """
    from regnum.cli.tune import TuneOptions
    from regnum.cli.tune import tune as learn

    learn(TuneOptions(game, rounds, games, trials, thinking, polish, pairs, review, only, start, seed, jobs, ray, out))


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Id and package name: lower-case letters, digits and _.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TEXT", help="Title of the game. Default: NAME.")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="PATH", help="Folder to create. Default: ./NAME.")
    ] = None,
) -> None:
    """Create the package of a new game: playable, with rules, a scene, English texts and a test.

    An existing folder is never changed.

    \b
    Example:
      regnum new-game mill --title "The Mill"
      cd mill && pip install -e . && pytest
      regnum play mill
    """
    from regnum.cli.new_game import make_game

    make_game(name, title, folder)


@app.command(hidden=True)
def picture(
    file: Path,
    lang: Lang = None,
    size: Annotated[str, typer.Option(metavar="WxH")] = "130x42",
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    seats: Seats = None,
    seed: Seed = None,
    moves: Annotated[int, typer.Option(help="Number of moves played.")] = 58,
    light: Annotated[bool, typer.Option("--light")] = False,
) -> None:
    """Draw the README's picture: `regnum picture docs/pictures/terminal.svg`."""
    with needs(*EXTRAS["tty"]):
        from regnum.cli.tty.picture import draw_picture

    across, _, down = size.partition("x")
    width, height = within(across, 1, LARGEST_PICTURE), within(down, 1, LARGEST_PICTURE)
    if width is None or height is None:
        raise InputError(f"--size must look like 130x42, not {quoted(size)}")
    draw_picture(
        file, language(lang or "en"), width, height, game=game, seats=seats, seed=seed, moves=moves, light=light
    )
