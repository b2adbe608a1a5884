"""The help of every command: whole sentences, no words that only we understand, and examples that run."""

from __future__ import annotations

import inspect
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from regnum.cli.app import app
from tests.cli.conftest import Regnum
from tests.project.plain_english import AVOIDED, avoided_in

GROUP: Any = typer.main.get_command(app)
COMMANDS: dict[str, Any] = GROUP.commands
EXAMPLE = re.compile(r"^ +((?:[A-Z_]+=\S+ )?regnum .*)$", re.MULTILINE)

# What an example would start is a server, a screen or a long computation: only its options are checked.
LONG = ("page", "play", "serve", "tty", "sim", "arena", "balance", "tune", "analyse", "hint")
# Examples that need a database or a backup.
NEEDS_A_DATABASE = ("backup", "restore", "export")


def helps() -> Iterator[tuple[str, str]]:
    """Every help text of the command line with the place where it is shown."""
    yield "regnum", GROUP.help
    for name, command in COMMANDS.items():
        yield name, command.help
        for parameter in command.params:
            if getattr(parameter, "help", None) and not command.hidden:
                yield f"{name} {'/'.join(parameter.opts)}", parameter.help


def examples() -> list[str]:
    """Every example of the help, as it would be typed."""
    texts = [GROUP.help, *(command.help for command in COMMANDS.values())]
    found = [line.split("  ")[0].strip() for text in texts for line in EXAMPLE.findall(text)]
    return [re.sub(r"^[A-Z_]+=\S+ ", "", line) for line in found]


def test_there_are_examples_and_help_texts() -> None:
    assert len(examples()) > 20 and len(list(helps())) > 100


def test_a_help_text_is_a_sentence() -> None:
    for place, text in helps():
        first = inspect.cleandoc(text).split("\n\n")[0]
        assert re.fullmatch(r"[A-Z0-9a-z:/].*[.\])]", first, re.DOTALL), f"{place}: {first}"
        starts_with_a_url = "://" in first.split()[0]
        assert first[0].isupper() or starts_with_a_url, f"{place}: {first}"


def test_help_uses_no_word_of_our_own() -> None:
    assert [(place, found) for place, text in helps() if (found := avoided_in(text, AVOIDED))] == []


def test_every_option_has_a_help_text() -> None:
    for name, command in COMMANDS.items():
        for parameter in command.params:
            assert command.hidden or getattr(parameter, "help", None), f"{name} {parameter.opts}"


@pytest.mark.parametrize("example", examples())
def test_every_example_is_accepted(example: str) -> None:
    _, name, *words = shlex.split(example)
    COMMANDS[name].make_context(name, words)


QUICK = [each for each in examples() if each.split()[1] not in (*LONG, *NEEDS_A_DATABASE)]


@pytest.mark.parametrize("example", QUICK)
def test_a_quick_example_runs(
    example: str, run: Regnum, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert record.parent == tmp_path
    monkeypatch.chdir(tmp_path)
    done = run(*shlex.split(example)[1:])
    assert done.exit_code == 0, done.output


def test_the_examples_that_take_long_are_few_and_there() -> None:
    named = {each.split()[1] for each in examples()}
    assert {*LONG, *NEEDS_A_DATABASE} <= named and len(QUICK) > 5
