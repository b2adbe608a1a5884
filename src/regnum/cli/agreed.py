"""What was agreed before a match: seats, seed and options, as they are typed."""

from __future__ import annotations

import secrets

import regnum
from regnum.cli.errors import Complaint
from regnum.cli.numbers import MOST_DIGITS, number_of, quoted, within
from regnum.core.letters import GameInfo, OptionInfo
from regnum.core.match import Match

FRESH_SEEDS = 2**40  # so many that no two tables meet; thirteen digits can still be read aloud to a friend


def known_game(name: str | None) -> str:
    """The game asked for; without a wish, the first of the house."""
    if name is None:
        return regnum.games()[0]
    if name not in regnum.games():
        raise Complaint(f"there is no game {name!r}; there are: {', '.join(regnum.games())}")
    return name


def new_match(game: str, seats: str | None, seed: str | None, options: list[str]) -> Match:
    """A match from what was typed, everything checked."""
    info = regnum.info(game)
    return regnum.new(game, seats=seats_of(info, seats), seed=seed_of(seed), options=options_of(info, options))


def seats_of(info: GameInfo, typed: str | None) -> int:
    """How many sit down; two unless the game cannot be played so."""
    least, most = info.seats
    if typed is None:
        return min(max(2, least), most)
    seats = within(typed, least, most)
    if seats is None:
        raise Complaint(f"{info.id} is played by {least} to {most}; --seats {quoted(typed)} does not fit")
    return seats


def seed_of(typed: str | None) -> int:
    """The seed asked for, or a fresh one."""
    if typed is None:
        return secrets.randbelow(FRESH_SEEDS)
    seed = number_of(typed)
    if seed is None or len(typed) > MOST_DIGITS:
        raise Complaint(f"a seed is a whole number such as 41, not {quoted(typed)}")
    return seed


def options_of(info: GameInfo, typed: list[str]) -> dict[str, object]:
    """`name=value` as often as you like; lists are written with commas."""
    options: dict[str, object] = {}
    for each in typed:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise Complaint(f"--option is written name=value, such as {example_of(info)}; not {each!r}")
        if name in options:
            raise Complaint(f"--option {name} is given twice; once is enough")
        options[name] = value_of(info, name, value)
    return options


def value_of(info: GameInfo, name: str, value: str) -> object:
    """A list where the setting takes several; whether it fits is the kernel's business."""
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if name == "expansions":
        return parts
    option = next((option for option in info.options if option.name == name), None)
    return parts if option is not None and option.kind == "several" else value


def example_of(info: GameInfo) -> str:
    """A setting of this game written as it should be."""
    return f"{info.options[0].name}={value_text(info.options[0].default)}" if info.options else "name=value"


def value_text(value: str | int | list[str | int]) -> str:
    """A value as it is typed."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def option_text(option: OptionInfo) -> str:
    """A setting with its choices for a person: its name, what it takes, and the default."""
    choices = ", ".join(map(str, option.choices))
    if option.kind != "several":
        return f"{option.name}: {choices} ({option.default})"
    words = "".join(f", or {word}" for word in option.words)
    return f"{option.name}: {option.pick} of {choices}{words} ({value_text(option.default)})"
