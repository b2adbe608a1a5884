"""The command `regnum`: its help, and its commands in the order of the help."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import regnum
from regnum.cli import WRONG_USE, game_commands, lab_commands, server_commands
from regnum.cli.errors import CommandGroup

app = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)


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
      regnum figures brothers                what is printed in the box, and how we know
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


for command in (
    game_commands.games, game_commands.rules, game_commands.figures, game_commands.where, game_commands.play,
    server_commands.serve, server_commands.page, server_commands.backup, server_commands.restore,
    server_commands.verify, server_commands.export,
    game_commands.tty, game_commands.replay, game_commands.check,
    lab_commands.sim, lab_commands.hint, lab_commands.analyse, lab_commands.balance, lab_commands.arena,
    lab_commands.bots, lab_commands.tune,
    game_commands.new_game,
):  # fmt: skip
    app.command()(command)
app.command(hidden=True)(game_commands.picture)
