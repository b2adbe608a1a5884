"""The options and arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

LangOption = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Language: en, cs, sk or uk. Default: the language of your terminal."),
]
SeatsOption = Annotated[
    str | None, typer.Option("--seats", metavar="N", help="Number of players; 1 starts the official solo game.")
]
SeedOption = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="Random seed (an integer). Default: random.")
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="Set a game option; repeat as needed. Separate list values with commas."
    ),
]
AgainstOption = Annotated[
    str | None,
    typer.Option(
        "--against",
        metavar="WHO",
        help="Opponent: page, squire, knight, castellan, king, or human (two people on one screen). [default: squire]",
    ),
]
ColourOption = Annotated[
    str | None,
    typer.Option("--colour", metavar="COLOUR", help="Your colour, such as blue."),
]
ResumeOption = Annotated[
    bool,
    typer.Option("--resume", help="Continue the last match, or the record given as FILE."),
]
SaveOption = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Also save the record to this file after every move.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///file.db or postgresql://user:password@host/name. Set REGNUM_DATABASE instead if the URL "
        "contains a password.",
    ),
]
PlainOption = Annotated[bool, typer.Option("--plain", help="Plain line-by-line output, for screen readers and pipes.")]
GameArgument = Annotated[str | None, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")]
ResumedRecord = Annotated[str | None, typer.Argument(metavar="FILE", help="With --resume: the record to continue.")]
LevelOption = Annotated[
    str, typer.Option("--level", metavar="LEVEL", help="Bot level: page, squire, knight, castellan or king.")
]
FixedSeed = Annotated[
    str, typer.Option("--seed", metavar="S", help="Random seed; the same seed gives the same result.")
]
RecordArgument = Annotated[str, typer.Argument(metavar="FILE", help="Record file, or - for standard input.")]
NamedGame = Annotated[str, typer.Argument(metavar="GAME", help="Game id (see `regnum games`).")]
