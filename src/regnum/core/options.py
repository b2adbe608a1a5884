"""Check the options of a match: complete them with defaults, or refuse them and list the valid values."""

from __future__ import annotations

from typing import TypeAlias

from regnum.core.errors import OptionError
from regnum.core.messages import OptionInfo

Value: TypeAlias = str | int | list[str | int]


def fitting(offered: list[OptionInfo], seats: int, expansions: list[str]) -> list[OptionInfo]:
    """Return the options that apply to a table; an expansion's replaces one of the same name."""
    known = {}
    for option in offered:
        if option.seats[0] <= seats <= option.seats[1] and (not option.needs or option.needs in expansions):
            known[option.name] = option
    return list(known.values())


def checked_values(game: str, offered: list[OptionInfo], seats: int, options: dict[str, object]) -> dict[str, Value]:
    """Return every option that applies to this number of seats, given or by default; OptionError for others."""
    known = {option.name: option for option in fitting(offered, seats, [option.needs for option in offered])}
    elsewhere = {option.name for option in offered} - set(known)
    for name in options:
        if name in elsewhere:
            raise OptionError(f"option {name!r} of {game} does not apply with {counted(seats)}{told(offered, name)}")
        if name not in known:
            listed = ", ".join(sorted(known)) or "none"
            raise OptionError(f"{game} has no option {name!r}; choose from: {listed}")
    return {name: checked_value(option, options.get(name, option.default)) for name, option in known.items()}


def counted(seats: int) -> str:
    """`1 seat`, `2 seats`"""
    return "1 seat" if seats == 1 else f"{seats} seats"


def told(offered: list[OptionInfo], name: str) -> str:
    """The paragraph that says so, where an option names it: ` (8.4.2)`."""
    rule = next((option.rule for option in offered if option.name == name and option.rule), "")
    return f" ({rule})" if rule else ""


def checked_value(option: OptionInfo, value: object) -> Value:
    """One setting in its proper form."""
    if option.kind == "several":
        return checked_list(option, value)
    return one_of(option, value)


def checked_list(option: OptionInfo, value: object) -> Value:
    """Check a list of `pick` different choices, or a word that replaces one."""
    if isinstance(value, (list, tuple)) and len(value) == 1 and value[0] in option.words:
        value = value[0]
    if isinstance(value, str) and value in option.words:
        return value
    if isinstance(value, str) and option.pick == 1:  # a record writes a list of one like a single word
        value = [value]
    words = f", or {' or '.join(option.words)}" if option.words else ""
    expected = f"{option.name} takes {option.pick} different values of {', '.join(map(str, option.choices))}{words}"
    if not isinstance(value, (list, tuple)):
        raise OptionError(f"{expected}; not {value!r}")
    chosen = [one_of(option, each) for each in value]
    if len(chosen) != option.pick or len(set(chosen)) != option.pick:
        raise OptionError(f"{expected}; not {', '.join(map(str, value)) or 'none'}")
    return sorted(chosen, key=option.choices.index)


def one_of(option: OptionInfo, value: object) -> str | int:
    """The choice that this names; numbers may come as text."""
    for choice in option.choices:
        if not isinstance(value, bool) and str(choice) == str(value):
            return choice
    raise OptionError(f"{option.name} must be one of {', '.join(map(str, option.choices))}; not {value!r}")
