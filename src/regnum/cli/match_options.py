"""Read seats, seed and options of a match from the command line."""

from __future__ import annotations

import secrets

import regnum
from regnum.cli.errors import InputError
from regnum.cli.figure_files import figures_of_file
from regnum.cli.numbers import number_of, quoted, seats_text, within
from regnum.core.figures import sheet_of
from regnum.core.match import LARGEST_SEED, Match
from regnum.core.messages import GameInfo, OptionInfo
from regnum.core.registry import box_of

FRESH_SEEDS = 2**40  # so many that no two tables meet; thirteen digits can still be read aloud to a friend


def known_game(name: str | None) -> str:
    """The game asked for; without a wish, the one with the smallest table."""
    if name is None:
        return min(regnum.games(), key=lambda game: regnum.info(game).seats[1])
    if name not in regnum.games():
        raise InputError(f"unknown game {name!r}; choose from: {', '.join(regnum.games())}")
    return name


def new_match(game: str, seats: str | None, seed: str | None, options: list[str]) -> Match:
    """A match from what was typed, everything checked."""
    info = regnum.info(game)
    count = seats_of(info, seats)
    return regnum.new(game, seats=count, seed=seed_of(seed), options=options_of(info, options, count))


def seats_of(info: GameInfo, typed: str | None) -> int:
    """How many sit down; two unless the game cannot be played so."""
    least, most = info.seats
    if typed is None:
        return min(max(2, least), most)
    seats = within(typed, least, most)
    if seats is None:
        raise InputError(f"{info.id} takes {least} to {most} players; --seats {quoted(typed)} is out of range")
    return seats


def seed_of(typed: str | None) -> int:
    """The seed asked for, or a fresh one."""
    if typed is None:
        return secrets.randbelow(FRESH_SEEDS)
    seed = number_of(typed)
    if seed is None or seed > LARGEST_SEED:
        raise InputError(f"--seed must be an integer from 0 to {LARGEST_SEED}, not {quoted(typed)}")
    return seed


def options_of(info: GameInfo, typed: list[str], seats: int) -> dict[str, object]:
    """`name=value` as often as you like; lists are written with commas."""
    options: dict[str, object] = {}
    for each in typed:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise InputError(f"--option must look like name=value, such as {example_of(info)}; not {each!r}")
        if name in options:
            raise InputError(f"--option {name} is given more than once")
        options[name] = value_of(info, name, value, seats)
    return options


def value_of(info: GameInfo, name: str, value: str, seats: int) -> object:
    """A list where the setting takes several; whether each of them exists is the kernel's business."""
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if name == "expansions":
        if len(set(parts)) != len(parts):
            raise InputError(f"--option expansions: each name may appear only once (got {quoted(value)})")
        return parts
    if name == "figures":
        return figures_of_file(value, info.id, sheet_of(box_of(info.id))).words()
    named = [option for option in info.options if option.name == name]
    if not named:
        return value
    option = next((each for each in named if each.seats[0] <= seats <= each.seats[1]), named[0])
    check_seats(option, seats)
    if option.kind != "several":
        return value
    check_count(option, value, parts)
    return parts


def check_seats(option: OptionInfo, seats: int) -> None:
    """InputError for an option that does not exist with this number of seats."""
    least, most = option.seats
    if not least <= seats <= most:
        seats_allowed = seats_text(least) if least == most else f"{least} to {most} seats"
        raise InputError(f"--option {option.name} applies to {seats_allowed}; this match has {seats_text(seats)}")


def check_count(option: OptionInfo, value: str, parts: list[str]) -> None:
    """InputError for too few, too many or repeated values, unless a single word means the whole list."""
    known = {str(choice) for choice in option.choices}
    if (len(parts) == 1 and parts[0] in option.words) or not known.issuperset(parts):
        return
    if len(parts) != option.pick or len(set(parts)) != option.pick:
        words = "".join(f", or the word {word}" for word in option.words)
        choices = ", ".join(map(str, option.choices))
        raise InputError(f"{option.name} takes {option.pick} different values of {choices}{words}; not {quoted(value)}")


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
