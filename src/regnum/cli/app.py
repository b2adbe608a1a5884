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
from regnum.core.house import listed

GAME = next(iter(listed()), "GAME")  # help teaches with a game that is really there

EXAMPLES = f"""Medieval strategy board games: whole rules, explained; alone, against bots, with friends.

\b
Examples:
  regnum play                            play at once in the browser, against a bot
  regnum play {GAME} --seats 1         the official solo game
  regnum tty {GAME}                    the same in the terminal
  regnum tty --resume                    go on where you stopped there
  regnum serve --host 0.0.0.0            a house for friends
  regnum rules {GAME} 4.3 --lang cs    a section of the rules, in Czech
  regnum where {GAME} 4.3              where that stands in the code
  regnum sim {GAME} --games 1000       let bots play each other
  regnum check match.regnum              is this record right?
  regnum hint match.regnum               what would be a good move?
  regnum analyse match.regnum            where was it won, where was it lost?
  regnum new-game mill                   write a game of your own
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
    typer.Option(
        "--against", metavar="WHO", help="page, squire, knight, castellan, king, or human for one keyboard. [squire]"
    ),
]
Colour = Annotated[
    str | None,
    typer.Option("--colour", metavar="COLOUR", help="The one you play, such as blue."),
]
Resume = Annotated[
    bool,
    typer.Option("--resume", help="Go on with the last match, or with the record FILE given as an argument."),
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here too, after every move.")
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///file.db or postgresql://user:password@host/name; with a password better in REGNUM_DATABASE.",
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for screen readers and pipes.")]
Game = Annotated[str | None, typer.Argument(metavar="GAME", help="A game of the house; see: regnum games")]
File = Annotated[str | None, typer.Argument(metavar="FILE", help="With --resume: the record to go on with.")]
Level = Annotated[str, typer.Option("--level", metavar="LEVEL", help="page, squire, knight, castellan or king.")]
Luck = Annotated[str, typer.Option("--seed", metavar="S", help="The same number gives the same answer.")]
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
        typer.Argument(metavar="PARAGRAPH", help="Such as 4, 4.3, 4.3.1, Q6 (ruling), E2 (example)."),
    ] = None,
    lang: Lang = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="WORD", help="Only the paragraphs that mention it.")
    ] = None,
) -> None:
    """Read the rules of a game: all, a section, a paragraph, a ruling or an example."""
    from regnum.cli.shelf import show_rules

    show_rules(game, paragraph, language(lang), find)


@app.command()
def where(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the house.")],
    paragraph: Annotated[
        str, typer.Argument(metavar="PARAGRAPH", help="Such as 4.3.1, A10.5, Q6 (ruling), or a section: 4.3.")
    ],
    lang: Lang = None,
) -> None:
    """Find a rule in the code: the paragraph, the lines that decide it (the surest first), the tests that prove it.

    Numbers stand in docstrings, comments and refusals; a range such as `4.3.4 to 4.3.7` names all in between. A ruling
    or an example that the code does not name is found by the paragraphs it speaks of. A line reads FILE:LINE, then the
    class and function; tests are listed where their sources are.

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
        str | None, typer.Option("--port", metavar="N", help="A port of your own; else a free one.")
    ] = None,
    database: Database = None,
    new: Annotated[bool, typer.Option("--new", help="A new match even if one waits.")] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page, or only print its link.")
    ] = True,
) -> None:
    """Play at once in the browser, against a bot or (--seats 1) the official opponent; goes on where you stopped."""
    from regnum.cli.serving import Game as Typed
    from regnum.cli.serving import play as open_and_play

    open_and_play(
        Typed(
            game, seats, option or [], against, language(lang), lang is not None, port, database, new, browser, colour
        )
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="0.0.0.0 for everybody around.")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N", help="Where it listens.")] = "8000",
    database: Database = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="The house's public address, such as https://play.example.org."),
    ] = None,
    workers: Annotated[str, typer.Option("--workers", metavar="N", help="Processes; more than 1 on PostgreSQL.")] = "1",
    thinkers: Annotated[str, typer.Option("--thinkers", metavar="N", help="Processes in which bots think.")] = "1",
    budget: Annotated[str, typer.Option("--budget", metavar="MS", help="A bot's time for one move.")] = "5000",
    pace: Annotated[str, typer.Option("--pace", metavar="MS", help="A bot answers no sooner.")] = "500",
    secure: Annotated[bool, typer.Option("--secure", help="Behind https: cookies travel only encrypted.")] = False,
    proxy: Annotated[bool, typer.Option("--proxy", help="A proxy stands before it: believe X-Forwarded-For.")] = False,
    local_hooks: Annotated[
        bool, typer.Option("--local-hooks", help="Webhooks may point to private addresses; for a house network.")
    ] = False,
    mail: Annotated[
        str | None,
        typer.Option("--mail", metavar="URL", help="smtp://user:password@host:587?from=a@b; better in REGNUM_MAIL."),
    ] = None,
    metrics_key: Annotated[
        str | None, typer.Option("--metrics-key", metavar="KEY", help="Lets a monitor elsewhere read /metrics.")
    ] = None,
) -> None:
    """Open a house for others: tables, invitations by link, slow matches over days. Ctrl-C closes it.

    Without --database everything lies in one file of your data folder.

    \b
    Examples:
      regnum serve --host 0.0.0.0
      regnum serve --origin https://play.example.org --secure --proxy
      REGNUM_DATABASE=postgresql://me:secret@localhost/regnum regnum serve --workers 4
    """
    from regnum.cli.serving import House as Typed
    from regnum.cli.serving import serve as open_house

    open_house(
        Typed(
            host, port, database, origin or [], workers, thinkers, budget, pace, secure, proxy, local_hooks, mail,
            metrics_key,
        )
    )  # fmt: skip


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Over an older copy.")] = False,
) -> None:
    """Copy one moment of the server's database into a file, also while the server runs.

    \b
    Example:
      regnum backup regnum-2026-11-15.backup
    """
    from regnum.cli.keeping import backup as copy

    copy(file, database, replace)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that backup made.")], database: Database = None
) -> None:
    """Fill a new or empty database from a backup; every log is verified.

    \b
    Example:
      regnum restore regnum-2026-11-15.backup --database sqlite:///new.db
    """
    from regnum.cli.keeping import restore as put_back

    put_back(file, database)


@app.command()
def verify(database: Database = None) -> None:
    """Check every log of the server's database against its hashes. Exit code 1 where one is damaged."""
    from regnum.cli.keeping import verify as look

    look(database)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go.")],
    database: Database = None,
    all: Annotated[bool, typer.Option("--all", help="Also matches that still run.")] = False,
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help="Only this one.")] = None,
) -> None:
    """Write the records of the server's finished matches as text files, also while the server runs.

    \b
    Example:
      regnum export records
    """
    from regnum.cli.keeping import export as write_records

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
    """Play a game at the table in the terminal."""
    from regnum.cli.play import Wish, sit_down

    sit_down(Wish(game, file, seats, seed, option or [], against, language(lang), resume, save, plain, colour))


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


@app.command()
def hint(
    record: Record,
    move: Annotated[
        str | None, typer.Option("--move", metavar="N", help="Before this move; without it at the end of the record.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="COLOUR", help="Whom to advise, where several are asked at once.")
    ] = None,
    moves: Annotated[str, typer.Option("--moves", metavar="K", help="How many moves to show.")] = "3",
    level: Level = "king",
    seed: Luck = "0",
    lang: Lang = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the hints here too.")] = None,
) -> None:
    """Show the best few moves at a position, with the chance to win and the expected score, by what the seat may know.

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
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Worker processes.")] = "2",
    seed: Luck = "0",
    lang: Lang = None,
    all: Annotated[bool, typer.Option("--all", help="Every decision in its order, not only the worst.")] = False,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the analysis here too.")] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Draw the chances over time here; needs regnum[lab].")
    ] = None,
) -> None:
    """Judge every decision of a match by what its seat could know then, and find the turning points.

    Marks as in chess, by the chance to win that was lost: ?! from 5 %, ? from 10 %, ?? from 20 %; ! is a best move
    where every other loses at least 10 %.

    \b
    Example:
      regnum analyse match.regnum --svg chances.svg
    """
    from regnum.cli.analyse import look_back

    look_back(record, level, jobs, seed, language(lang), json, svg, whole=all)


@app.command()
def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the house.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many.")] = "1000",
    bot: Annotated[str, typer.Option("--bot", metavar="WHO", help="Who plays on every seat.")] = "squire",
    seats: Seats = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Worker processes.")] = "2",
    seed: Luck = "0",
    option: Options = None,
    lang: Lang = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the numbers here too.")] = None,
    plots: Annotated[
        Path | None, typer.Option("--plots", metavar="FOLDER", help="Draw them here, SVG and PNG; needs regnum[lab].")
    ] = None,
) -> None:
    """Let equal bots play and report seats, scores, and for every card how often it is taken and what it is worth.

    \b
    Example:
      regnum balance GAME --games 4000 --plots plots
    """
    from regnum.cli.balance import weigh_up

    weigh_up(game, games, bot, seats, jobs, seed, option or [], language(lang), json, plots)


@app.command()
def arena(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="A game of the house.")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,C", help="Who meets whom.")] = "random,greedy",
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many; raised to whole rounds.")] = "100",
    seats: Seats = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Worker processes.")] = "1",
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="On a Ray cluster: local, auto, host:6379, ray://host:10001."),
    ] = None,
    iterations: Annotated[
        str | None, typer.Option("--iterations", metavar="N", help="Instead of what searching bots would take.")
    ] = None,
    seconds: Annotated[
        str | None, typer.Option("--seconds", metavar="S", help="A searching bot's time for one decision.")
    ] = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything here too.")] = None,
    plots: Annotated[Path | None, typer.Option("--plots", metavar="FOLDER", help="Draw PNG and SVG here.")] = None,
) -> None:
    """Measure bots against each other: Elo, wins, scores, seats, thinking times. The same for any number of jobs.

    \b
    Example:
      regnum arena --bots random,greedy,squire --games 400 --jobs 2 --json arena.json --plots plots
    """
    from regnum.cli.arena import Typed, hold

    hold(Typed(game, bots, games, seats, option or [], seed, jobs, ray, iterations, seconds, json, plots))


@app.command()
def bots(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Also what its bots go by, as advice.")] = None,
    lang: Lang = None,
) -> None:
    """Show the bots of the house; with a game also what they have learned about it, in points.

    \b
    Example:
      regnum bots brothers --lang cs
    """
    from regnum.cli.tune import show_bots

    show_bots(game, language(lang))


@app.command()
def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of the house.")],
    rounds: Annotated[str, typer.Option("--rounds", metavar="N", help="Play, fit, try; so often.")] = "6",
    games: Annotated[str, typer.Option("--games", metavar="N", help="Games of self-play in a round.")] = "2400",
    trials: Annotated[
        str, typer.Option("--trials", metavar="N", help="Pairs of games, new weights against old, in a round.")
    ] = "300",
    thinking: Annotated[
        str, typer.Option("--thinking", metavar="N", help="Iterations of the players' search; 0: greedy players.")
    ] = "0",
    polish: Annotated[
        str, typer.Option("--polish", metavar="N", help="Then so many steps towards what wins, with paired deals.")
    ] = "0",
    pairs: Annotated[str, typer.Option("--pairs", metavar="N", help="Deals of each such step.")] = "1600",
    review: Annotated[
        str,
        typer.Option("--review", metavar="N", help="At the end weigh all anew by so many games of thinking players."),
    ] = "0",
    only: Annotated[
        str | None, typer.Option("--only", metavar="table|alone", help="Polish and review only who sits there.")
    ] = None,
    start: Annotated[
        str, typer.Option("--from", metavar="WEIGHTS", help="Begin with: none, current, or a file.")
    ] = "none",
    seed: Seed = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="J", help="Worker processes.")] = "1",
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="On a Ray cluster, as in: regnum arena --help")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where the weights go. [sense.json]")
    ] = None,
) -> None:
    """Learn the weights of a game's sense by self-play. The same weights for the same seed, on any number of jobs.

    \b
    Example:
      regnum tune brothers --rounds 6 --games 2400 --jobs 2 --seed 1 --out sense.json
    """
    from regnum.cli.tune import Typed
    from regnum.cli.tune import tune as learn

    learn(Typed(game, rounds, games, trials, thinking, polish, pairs, review, only, start, seed, jobs, ray, out))


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id and package: small letters, digits and _.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TEXT", help="What players call it; without it the name.")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", metavar="PATH", help="Where it goes; without it ./NAME.")
    ] = None,
) -> None:
    """Write a game of your own: a small package with rules, a scene, English texts and a test, which plays at once.

    A folder that is there already is never touched.

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
