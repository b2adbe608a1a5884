"""The commands for games and matches: rules, playing, records, a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regnum.cli import EXTRAS
from regnum.cli.errors import InputError
from regnum.cli.language import language
from regnum.cli.numbers import quoted, within
from regnum.cli.parameters import (
    AgainstOption,
    ColourOption,
    DatabaseOption,
    GameArgument,
    GameOptions,
    LangOption,
    NamedGame,
    PlainOption,
    RecordArgument,
    ResumedRecord,
    ResumeOption,
    SaveOption,
    SeatsOption,
    SeedOption,
)
from regnum.extras import needs

LARGEST_PICTURE = 999  # columns and lines


def games(lang: LangOption = None) -> None:
    """List the installed games with their player counts, options and expansions."""
    from regnum.cli.game_list import show_games

    show_games(language(lang))


def rules(
    game: NamedGame,
    paragraph: Annotated[
        str | None,
        typer.Argument(
            metavar="PARAGRAPH",
            help="Section, paragraph, ruling or example, such as 4, 4.3, 4.3.1, Q6, E2 (Architects: A4.3).",
        ),
    ] = None,
    lang: LangOption = None,
    find: Annotated[
        str | None, typer.Option("--find", metavar="WORD", help="Show only paragraphs that contain this word.")
    ] = None,
) -> None:
    """Show the rules of a game, or one section, paragraph, ruling or example."""
    from regnum.cli.game_list import show_rules

    show_rules(game, paragraph, language(lang), find)


def figures(
    game: NamedGame,
    item: Annotated[
        str | None, typer.Argument(metavar="ITEM", help="Only this tile, card or area, by its id in the list.")
    ] = None,
    enter: Annotated[
        Path | None,
        typer.Option("--enter", metavar="FILE", help="Ask for each reconstructed figure; continue FILE if it exists."),
    ] = None,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write a form to correct in a text editor.")
    ] = None,
    check: Annotated[
        str | None, typer.Option("--check", metavar="FILE", help="Check a file and show what differs from Regnum.")
    ] = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option("--compare", metavar="FILE FILE", help="Show where two files differ."),
    ] = None,
    sheet: Annotated[
        Path | None, typer.Option("--sheet", metavar="FILE", help="Write a sheet to print, as a page of HTML.")
    ] = None,
    imported: Annotated[
        str | None, typer.Option("--import", metavar="FILE", help="Check a file and store it under its name.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """List what is printed on tiles, cards and boards, and how each figure is known; correct it from your box.

    Figures come from the rulebook or from public sources; the others no text shows, so they are reconstructed. If you
    own the box, enter what is printed. The answers are one small text file, with figures only. Play with it:
    regnum tty GAME --option figures=FILE.

    \b
    Examples:
      regnum figures brothers                          the list, with counts
      regnum figures brothers stonemason               one tile
      regnum figures brothers --enter my-box.figures   read your box, tile by tile
      regnum figures brothers --export form.figures    the same as a form
      regnum figures brothers --sheet sheet.html       the same on paper
    """
    from regnum.cli import figures as printed
    from regnum.cli.figure_entry import enter_figures
    from regnum.cli.figure_sheet import write_sheet

    chosen = language(lang)
    if sum(each is not None for each in (item, enter, export, check, compare, sheet, imported)) > 1:
        raise InputError("give only one of ITEM, --enter, --export, --check, --compare, --sheet and --import")
    if enter is not None:
        enter_figures(game, enter, chosen)
    elif export is not None:
        printed.export_file(game, export, chosen)
    elif check is not None:
        printed.check_file(game, check, chosen)
    elif compare is not None:
        printed.compare_files(game, *compare, chosen)
    elif sheet is not None:
        write_sheet(game, sheet, chosen)
    elif imported is not None:
        printed.import_file(game, imported, chosen)
    else:
        printed.show_figures(game, item, chosen)


def where(
    game: NamedGame,
    paragraph: Annotated[
        str, typer.Argument(metavar="PARAGRAPH", help="Paragraph, ruling or section, such as 4.3.1, A10.5, Q6, 4.3.")
    ],
    lang: LangOption = None,
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


def play(
    game: GameArgument = None,
    seats: SeatsOption = None,
    option: GameOptions = None,
    against: AgainstOption = None,
    colour: ColourOption = None,
    lang: LangOption = None,
    port: Annotated[
        str | None, typer.Option("--port", metavar="N", help="Port to listen on. Default: any free port.")
    ] = None,
    database: DatabaseOption = None,
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


def tty(
    game: GameArgument = None,
    file: ResumedRecord = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: GameOptions = None,
    against: AgainstOption = None,
    colour: ColourOption = None,
    lang: LangOption = None,
    resume: ResumeOption = False,
    save: SaveOption = None,
    plain: PlainOption = False,
) -> None:
    """Play in the terminal."""
    from regnum.cli.play import PlayRequest, play_in_terminal

    play_in_terminal(
        PlayRequest(game, file, seats, seed, option or [], against, language(lang), resume, save, plain, colour)
    )


def replay(record: RecordArgument, lang: LangOption = None, plain: PlainOption = False) -> None:
    """Step through a recorded match. With --plain, print the whole match with all events."""
    from regnum.cli.replay import watch

    watch(record, language(lang), plain=plain)


def check(record: RecordArgument, lang: LangOption = None) -> None:
    """Verify a record by replaying it; print the number of moves, the final hash and the result.

    Exits with status 1 if the record is invalid.
    """
    from regnum.cli.replay import verify

    verify(record, language(lang))


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


def picture(
    file: Path,
    lang: LangOption = None,
    size: Annotated[str, typer.Option(metavar="WxH")] = "130x42",
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    moves: Annotated[int, typer.Option(help="Number of moves played.")] = 58,
    light: Annotated[bool, typer.Option("--light")] = False,
) -> None:
    """Draw the picture of the terminal in README.md: `regnum picture docs/pictures/terminal.svg`."""
    with needs(*EXTRAS["tty"]):
        from regnum.cli.tty.picture import draw_picture

    across, _, down = size.partition("x")
    width, height = within(across, 1, LARGEST_PICTURE), within(down, 1, LARGEST_PICTURE)
    if width is None or height is None:
        raise InputError(f"--size must look like 130x42, not {quoted(size)}")
    draw_picture(
        file, language(lang or "en"), width, height, game=game, seats=seats, seed=seed, moves=moves, light=light
    )
