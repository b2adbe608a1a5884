"""Create a table: one click for the usual ways to play, and a form with every option of the game."""

from __future__ import annotations

from typing import Any, NamedTuple

import regnum
from regnum.catalogue.sentences import Sentences, capitalised
from regnum.core.errors import OptionError
from regnum.core.messages import OptionInfo
from regnum.core.options import fitting
from regnum.core.registry import box_of
from regnum.server import defaults, table_service
from regnum.server.page.forms import Form
from regnum.server.page.render import unbroken
from regnum.table.settings import Clock, TableSettings
from regnum.table.snapshot import TableInfo

AS_LIKED = "liked"  # a preferred colour that this game does not have: any colour here, and the preference stays


class FieldChoice(NamedTuple):
    """One value of an option."""

    value: str
    label: str
    chosen: bool


class FormField(NamedTuple):
    """One option of a game in the form."""

    key: str
    label: str
    about: str
    several: bool
    pick: int
    choices: list[FieldChoice]
    words: list[FieldChoice]
    seats: str  # the numbers of players it applies to; "" for all
    needs: str  # the name of its expansion; "" for none


class ExpansionChoice(NamedTuple):
    """An expansion that can be chosen."""

    id: str
    label: str
    about: str
    chosen: bool


class QuickStart(NamedTuple):
    """A table that can be created with one click."""

    way: str
    label: str


def quick_starts(game: str, words: Sentences) -> list[QuickStart]:
    """Return the quick starts of a game: solo, against a bot, on one screen, with friends."""
    box = box_of(game)
    least, most = box.seats
    found = []
    usual = box.usual_options(least)
    if least == 1 and box.opponents(1, usual):
        opponent = capitalised(words.text(box.side_name(1, 1, usual)))
        found.append(QuickStart("solo", words.say("page-solo", opponent=opponent)))
    if most > 1:
        found.append(QuickStart("bot", words.say("ui-against-computer")))
        found.append(QuickStart("screen", words.title("ui-hot-seat")))
        found.append(QuickStart("friends", words.say("ui-with-friends")))
    return found


def quick_request(game: str, way: str) -> table_service.TableRequest:
    """Return the table request of a quick start."""
    two = max(2, box_of(game).seats[0])
    orders = {
        "solo": table_service.TableRequest(game, 1, chairs=["me"], begin=True),
        "bot": table_service.TableRequest(game, two, chairs=["me", *[defaults.BOT] * (two - 1)], begin=True),
        "screen": table_service.TableRequest(game, two, chairs=["me"] * two, begin=True),
        "friends": table_service.TableRequest(game, two, chairs=["me"]),
    }
    if way not in orders:
        raise OptionError("unknown kind of table; choose from: solo, bot, screen, friends")
    return orders[way]


def expansions(game: str, words: Sentences, form: Form | None) -> list[ExpansionChoice]:
    """Return the expansions of a game, selected as sent, else by default."""
    box = box_of(game)
    chosen = [each.id for each in box.expansions.values() if each.default] if form is None else form.texts("expansions")
    labels = {name: box.expansion_label(name) for name in sorted(box.expansions)}
    return [
        ExpansionChoice(name, capitalised(words.text(label)), words.known(f"{label.id}.about") or "", name in chosen)
        for name, label in labels.items()
    ]


def fields(game: str, words: Sentences, given: dict[str, list[str]]) -> list[FormField]:
    """Return every option of a game with its explanation; `given` are the values chosen before."""
    box = box_of(game)

    def choice(option: OptionInfo, value: str | int) -> FieldChoice:
        usual = option.default if isinstance(option.default, list) else [option.default]
        chosen = given.get(option.key) or [str(each) for each in usual]
        return FieldChoice(
            str(value), capitalised(words.text(box.option_label(option.name, value))), str(value) in chosen
        )

    return [
        FormField(
            option.key,
            capitalised(words.text(box.option_label(option.name))),
            words.known(f"{box.option_label(option.name).id}.about") or "",
            option.kind == "several",
            option.pick,
            [choice(option, each) for each in option.choices],
            [choice(option, each) for each in option.words],
            seats_of(option, box.seats),
            capitalised(words.text(box.expansion_label(option.needs))) if option.needs else "",
        )
        for option in box.info().options
    ]


def seats_of(option: OptionInfo, seats: tuple[int, int]) -> str:
    """Return the numbers of players that an option applies to, if not all."""
    least, most = max(option.seats[0], seats[0]), min(option.seats[1], seats[1])
    if (least, most) == tuple(seats):
        return ""
    return str(least) if least == most else f"{least}–{most}"


def order_of(game: str, form: Form) -> table_service.TableRequest:
    """Return the table request of the form, without options that do not apply to this number of players."""
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
    agreed = TableSettings(
        clock=clock_of(form),
        confirm=form.ticked("confirm"),
        watchers=form.ticked("watchers"),
        listed=form.ticked("listed"),
        hints=form.ticked("hints") or None,  # the default without a tick: for solo players
    )
    colour = None if form.text("colour", AS_LIKED) == AS_LIKED else form.text("colour")
    return table_service.TableRequest(game, seats, options, agreed, chairs, colour, begin="open" not in chairs)


def value_of(option: OptionInfo, form: Form) -> Any:
    """Return the chosen value of one option."""
    chosen = form.texts(f"option-{option.key}")
    by_word = [each for each in chosen if each in option.words]  # a word for a whole list overrides the ticks beside it
    return (by_word or chosen)[0] if by_word or option.kind != "several" else chosen


def clock_of(form: Form) -> Clock:
    """Return the chosen clock, and what happens when it expires."""
    clock = defaults.CLOCKS.get(form.text("clock"), defaults.CLOCKS["none"])
    by_bot = clock.counts and form.text("zero") == "bot"
    return Clock(clock.kind, clock.turn_s, clock.reserve_s, "bot" if by_bot else "warn")


def wrong_pick(game: str, form: Form) -> OptionInfo | None:
    """Return an option with a wrong number of choices."""
    for option in regnum.info(game).options:
        chosen = form.texts(f"option-{option.key}")
        by_word = any(each in option.words for each in chosen)
        if option.kind == "several" and not by_word and len(set(chosen)) != option.pick:
            return option
    return None


def agreement(info: TableInfo, words: Sentences) -> list[tuple[str, str]]:
    """Return the settings of a table, the game's options and the table's own, in words."""
    box = box_of(info.game)
    lines = []
    expansions = info.options.get("expansions")
    if isinstance(expansions, list):
        played = [capitalised(words.text(box.expansion_label(each))) for each in expansions]
        lines.append((words.say("page-expansions"), ", ".join(played) or words.say("ui-no")))
    for name, value in info.options.items():
        if name == "expansions":
            continue
        if name == "figures":
            lines.append((words.say("figures-option"), str(value[0]).partition(":")[0]))
            continue
        chosen = value if isinstance(value, list) else [value]
        text = ", ".join(capitalised(words.text(box.option_label(name, each))) for each in chosen)
        lines.append((capitalised(words.text(box.option_label(name))), text))
    lines.append((words.say("ui-pace"), clock_words(info.agreed.clock, words)))
    marks = {"ui-confirm-moves": info.agreed.confirm, "page-watchers": info.agreed.watchers,
             "page-listed": info.agreed.listed, "page-hints": info.hints}  # fmt: skip
    lines += [(words.say(id), words.say("ui-yes" if on else "ui-no")) for id, on in marks.items()]
    return lines


def clock_words(clock: Clock, words: Sentences) -> str:
    """Return a clock in words."""
    return unbroken(words.text(defaults.clock_label(clock)))
