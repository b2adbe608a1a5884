"""Setting a table: one click for the usual ways to play, and a form with every option of the game."""

from __future__ import annotations

from typing import Any, NamedTuple

import regnum
from regnum.catalogue.words import Words, headed
from regnum.core.errors import OptionError
from regnum.core.house import box_of
from regnum.core.letters import OptionInfo
from regnum.core.options import fitting
from regnum.server import deeds, usual
from regnum.server.page.forms import Form
from regnum.server.page.paper import bound
from regnum.table.agreed import Agreed, Clock
from regnum.table.sight import TableInfo

AS_LIKED = "liked"  # somebody likes a colour that this game does not have: any will do, and they still like it


class Choice(NamedTuple):
    """One answer to an option."""

    value: str
    label: str
    chosen: bool


class Field(NamedTuple):
    """One option of a game in the form."""

    key: str
    label: str
    about: str
    several: bool
    pick: int
    choices: list[Choice]
    words: list[Choice]
    seats: str  # for how many players it counts; "" for any number
    needs: str  # the expansion it comes with, by its name; "" for none


class Addition(NamedTuple):
    """An expansion that one may play with."""

    id: str
    label: str
    about: str
    chosen: bool


class Way(NamedTuple):
    """One click to a table."""

    way: str
    label: str


def ways(game: str, words: Words) -> list[Way]:
    """How a game can be played at once: alone, against a bot, at one screen, with friends."""
    box = box_of(game)
    least, most = box.seats
    found = []
    usual = box.usual_options(least)
    if least == 1 and box.opponents(1, usual):
        opponent = headed(words.text(box.side_name(1, 1, usual)))
        found.append(Way("solo", words.say("page-solo", opponent=opponent)))
    if most > 1:
        found.append(Way("bot", words.say("ui-against-computer")))
        found.append(Way("screen", words.title("ui-hot-seat")))
        found.append(Way("friends", words.say("ui-with-friends")))
    return found


def quick(game: str, way: str) -> deeds.Order:
    """The order behind one click."""
    two = max(2, box_of(game).seats[0])
    orders = {
        "solo": deeds.Order(game, 1, chairs=["me"], begin=True),
        "bot": deeds.Order(game, two, chairs=["me", *[usual.BOT] * (two - 1)], begin=True),
        "screen": deeds.Order(game, two, chairs=["me"] * two, begin=True),
        "friends": deeds.Order(game, two, chairs=["me"]),
    }
    if way not in orders:
        raise OptionError("a table is set alone (solo), against a bot, at one screen or for friends")
    return orders[way]


def expansions(game: str, words: Words, form: Form | None) -> list[Addition]:
    """The expansions of a game, ticked as they were sent, at first as is usual."""
    box = box_of(game)
    chosen = [each.id for each in box.expansions.values() if each.default] if form is None else form.texts("expansions")
    labels = {name: box.expansion_label(name) for name in sorted(box.expansions)}
    return [
        Addition(name, headed(words.text(label)), words.known(f"{label.id}.about") or "", name in chosen)
        for name, label in labels.items()
    ]


def fields(game: str, words: Words, given: dict[str, list[str]]) -> list[Field]:
    """Every option of a game with its explanation; `given` is what was chosen before."""
    box = box_of(game)

    def choice(option: OptionInfo, value: str | int) -> Choice:
        usual = option.default if isinstance(option.default, list) else [option.default]
        chosen = given.get(option.key) or [str(each) for each in usual]
        return Choice(str(value), headed(words.text(box.option_label(option.name, value))), str(value) in chosen)

    return [
        Field(
            option.key,
            headed(words.text(box.option_label(option.name))),
            words.known(f"{box.option_label(option.name).id}.about") or "",
            option.kind == "several",
            option.pick,
            [choice(option, each) for each in option.choices],
            [choice(option, each) for each in option.words],
            seats_of(option, box.seats),
            headed(words.text(box.expansion_label(option.needs))) if option.needs else "",
        )
        for option in box.info().options
    ]


def seats_of(option: OptionInfo, seats: tuple[int, int]) -> str:
    """With how many players an option counts, where that is not all."""
    least, most = max(option.seats[0], seats[0]), min(option.seats[1], seats[1])
    if (least, most) == tuple(seats):
        return ""
    return str(least) if least == most else f"{least}–{most}"


def order_of(game: str, form: Form) -> deeds.Order:
    """The table that the form asks for; what does not count with so many players is left out."""
    least, most = box_of(game).seats
    seats = form.number("seats", least)
    expansions = form.texts("expansions")
    options: dict[str, Any] = {
        option.name: value_of(option, form)
        for option in fitting(regnum.info(game).options, seats, expansions)
        if form.texts(f"option-{option.key}")
    }
    if box_of(game).expansions:
        options["expansions"] = expansions
    chairs = [form.text(f"chair-{seat}") or "open" for seat in range(min(seats, most))]
    agreed = Agreed(
        clock=clock_of(form),
        confirm=form.ticked("confirm"),
        watchers=form.ticked("watchers"),
        listed=form.ticked("listed"),
        hints=form.ticked("hints") or None,  # without the tick as is usual: for whoever plays alone
    )
    colour = None if form.text("colour", AS_LIKED) == AS_LIKED else form.text("colour")
    return deeds.Order(game, seats, options, agreed, chairs, colour, begin="open" not in chairs)


def value_of(option: OptionInfo, form: Form) -> Any:
    """One setting as it was chosen."""
    chosen = form.texts(f"option-{option.key}")
    by_word = [
        each for each in chosen if each in option.words
    ]  # a word for a whole list counts for all ticks beside it
    return (by_word or chosen)[0] if by_word or option.kind != "several" else chosen


def clock_of(form: Form) -> Clock:
    """The clock that was chosen, and what happens at zero."""
    clock = usual.CLOCKS.get(form.text("clock"), usual.CLOCKS["none"])
    by_bot = clock.counts and form.text("zero") == "bot"
    return Clock(clock.kind, clock.turn_s, clock.reserve_s, "bot" if by_bot else "warn")


def wrong_pick(game: str, form: Form) -> OptionInfo | None:
    """An option of which not as many were chosen as it takes."""
    for option in regnum.info(game).options:
        chosen = form.texts(f"option-{option.key}")
        by_word = any(each in option.words for each in chosen)
        if option.kind == "several" and not by_word and len(set(chosen)) != option.pick:
            return option
    return None


def agreement(info: TableInfo, words: Words) -> list[tuple[str, str]]:
    """What this table plays by: the game's options and the table's own, in words."""
    box = box_of(info.game)
    lines = []
    expansions = info.options.get("expansions")
    if isinstance(expansions, list):
        played = [headed(words.text(box.expansion_label(each))) for each in expansions]
        lines.append((words.say("page-expansions"), ", ".join(played) or words.say("ui-no")))
    for name, value in info.options.items():
        if name == "expansions":
            continue
        chosen = value if isinstance(value, list) else [value]
        told = ", ".join(headed(words.text(box.option_label(name, each))) for each in chosen)
        lines.append((headed(words.text(box.option_label(name))), told))
    lines.append((words.say("ui-pace"), clock_words(info.agreed.clock, words)))
    marks = {"ui-confirm-moves": info.agreed.confirm, "page-watchers": info.agreed.watchers,
             "page-listed": info.agreed.listed, "page-hints": info.hints}  # fmt: skip
    lines += [(words.say(id), words.say("ui-yes" if on else "ui-no")) for id, on in marks.items()]
    return lines


def clock_words(clock: Clock, words: Words) -> str:
    """A clock in words."""
    return bound(words.text(usual.clock_label(clock)))
