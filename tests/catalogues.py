"""Reading the texts of a game: its Fluent files, what its source asks for, and proofread sentences."""

from __future__ import annotations

import ast
import importlib
import itertools
import pkgutil
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import regnum
from regnum.catalogue.render import LANGUAGES, text
from regnum.core.chance import Chance
from regnum.core.messages import Event, Message, Refusal, plain
from regnum.core.registry import box_of

COUNTS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 15, 21, 22, 25, 101, 111, 112)
SENTENCES = ("ask-", "move-", "refused-", "event-", "effect-", "line-", "option-", "game-")
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "uk": {"one", "few", "many"},
}
NUMBERS = {"zero": 0, "one": 1, "few": 2, "many": 5, "other": 5}  # a number that fits a plural form in every language

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# -- reading the catalogues ----------------------------------------------------------------------------------


@cache
def entries(game: str, lang: str) -> dict[str, ftl.Message]:
    """The messages of the game's own files, its expansions' among them."""
    body = FluentParser().parse(source_of(game, lang)).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    found = {entry.id.name: entry for entry in messages}
    assert len(found) == len(messages), "a message is there twice"
    return found


def source_of(game: str, lang: str) -> str:
    box = box_of(game)
    packages = [box.package, *(each.package for each in box.expansions.values())]
    return "\n".join(files(each).joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8") for each in packages)


def lines_of(text: str) -> Iterator[str]:
    """What people read, line by line: no comments, no ids."""
    for line in text.splitlines():
        if not line.startswith("#"):
            yield re.sub(r"^\s*(?:\.?[\w-]+ = ?|\*?\[\w+\] ?|- )", "", line)


def written(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """All texts of a game by their files: its messages and its rules, with its expansions."""
    yield f"{game} texts", source_of(game, lang)
    box = box_of(game)
    for package in (box.package, *(each.package for each in box.expansions.values())):
        yield f"{package} rules", files(package).joinpath(f"rules/{lang}.md").read_text(encoding="utf-8")


def all_written(lang: str) -> Iterator[tuple[str, str]]:
    """Everything that players read in a language: the interface, and every game."""
    yield "catalogue", files("regnum.catalogue").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    for game in regnum.games():
        yield from written(game, lang)


def found(habit: str, texts: Iterable[tuple[str, str]]) -> list[str]:
    """Where a habit of writing is found."""
    return [f"{place}: {line}" for place, text in texts for line in lines_of(text) if re.search(habit, line)]


def events_of(game: str) -> list[type[Event]]:
    """All messages of a game and of its expansions."""
    box = box_of(game)
    return [*box.events, *(event for each in box.expansions.values() for event in each.events)]


def variables(entry: ftl.Message | ftl.Pattern | None) -> set[str]:
    """The names of the variables of a message."""
    found = Variables()
    found.visit(entry)
    return found.names


class Variables(visitor.Visitor):
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the parser's name for it)
        self.names.add(node.id.name)


def texts_of(pattern: ftl.Pattern | None) -> list[ftl.TextElement]:
    """The plain text of a message, piece by piece."""
    found = Words()
    found.visit(pattern)
    return found.parts


class Words(visitor.Visitor):
    """Collects the plain text of a message."""

    def __init__(self) -> None:
        self.parts: list[ftl.TextElement] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (the parser's name for it)
        self.parts.append(node)


class Choice:
    """A place where a message chooses: by which variable, among which keys, and the choices that lead there."""

    def __init__(self, name: str, keys: tuple[str, ...], path: dict[str, str]) -> None:
        self.name = name
        self.keys = keys
        self.path = path

    def by_number(self) -> bool:
        return bool({"one", "few", "many"} & set(self.keys)) or any(key.isdigit() for key in self.keys)


def choices(entry: ftl.Message) -> list[Choice]:
    """All places where a message chooses, the outer ones first."""
    return [*choices_in(entry.value, {}), *(each for at in entry.attributes for each in choices_in(at.value, {}))]


def choices_in(pattern: ftl.Pattern | None, path: dict[str, str]) -> Iterator[Choice]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            chooser = element.expression
            assert isinstance(chooser.selector, ftl.VariableReference)
            name = chooser.selector.id.name
            keys = [key_of(variant) for variant in chooser.variants]
            yield Choice(name, tuple(keys), path)
            for key, variant in zip(keys, chooser.variants, strict=True):
                yield from choices_in(variant.value, {**path, name: key})


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def counted(entry: ftl.Message) -> dict[str, set[str]]:
    """By variable the plural forms of a message, for those variables that are counted."""
    found: dict[str, set[str]] = {}
    for choice in choices(entry):
        if "one" in choice.keys:
            found.setdefault(choice.name, set()).update(key for key in choice.keys if not key.isdigit())
    return found


# -- facts for a message, made of the message itself ---------------------------------------------------------

SOMETHING = "Kunhuta 7"  # for any value of a variable: a name, a card, a number


def fitting(choice: Choice | None, key: str) -> str | int:
    """A value for which a message chooses this key."""
    if choice is None or not choice.by_number():
        return key
    return int(key) if key.isdigit() else NUMBERS.get(key, 5)


def all_variants(entry: ftl.Message) -> list[dict[str, Any]]:
    """Facts for a message that lead through every variant of it, the rest filled with something."""
    found = choices(entry)
    by_name = {choice.name: choice for choice in reversed(found)}
    some = dict.fromkeys(variables(entry), SOMETHING)
    variants: list[dict[str, str]] = [{}] if not found else []
    variants += [{**choice.path, choice.name: key} for choice in found for key in choice.keys]
    return [{**some, **{name: fitting(by_name.get(name), key) for name, key in path.items()}} for path in variants]


def counted_variants(entry: ftl.Message) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every counted variable with facts that lead to where it is counted."""
    found = choices(entry)
    by_name = {choice.name: choice for choice in reversed(found)}
    for choice in found:
        if "one" in choice.keys:
            some = dict.fromkeys(variables(entry) - {choice.name}, SOMETHING)
            yield choice.name, {**some, **{name: fitting(by_name[name], key) for name, key in choice.path.items()}}


# -- reading the source --------------------------------------------------------------------------------------


@cache
def calls_in_source(game: str) -> list[tuple[str, str, frozenset[str]]]:
    """Every `say("id", ...)` and `refuse("code", ...)` of the game with the names of its facts."""
    calls = verbs_in_source(game)
    return [(verb, name, facts_of(node)) for verb, node in calls for name in literals(node.args[0])]


@cache
def patterns_in_source(game: str) -> set[str]:
    """What every `say(f"kind-{id}.form")` asks for, as a pattern for the ids."""
    return {made for verb, node in verbs_in_source(game) if verb == "say" for made in patterns(node.args[0])}


@cache
def verbs_in_source(game: str) -> list[tuple[str, ast.Call]]:
    found = []
    for module in sorted(Path(str(files(box_of(game).package))).rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ("say", "refuse"):
                found.append((called(node), node))
    return found


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def facts_of(call: ast.Call) -> frozenset[str]:
    """The names of its facts; an empty name where they come as a dictionary."""
    return frozenset(keyword.arg or "" for keyword in call.keywords)


def literals(node: ast.expr) -> list[str]:
    """The ids that occur as plain text."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def patterns(node: ast.expr) -> list[str]:
    """The ids that are put together of plain text and something else."""
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and literals(node.left):
        return [re.escape(literals(node.left)[0]) + ".+"]
    if not isinstance(node, ast.JoinedStr):
        return []
    parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
    return ["".join(parts)]


def refusal_codes(game: str) -> list[tuple[str, frozenset[str]]]:
    return sorted({(name, facts) for verb, name, facts in calls_in_source(game) if verb == "refuse"}, key=str)


@cache
def classes_of(game: str, base: type) -> list[type]:
    """The asks or moves that a game brings itself, without those that only gather what others share."""
    package = importlib.import_module(box_of(game).package)
    names = [each.name for each in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
    modules = [importlib.import_module(name) for name in names]
    things = [thing for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    own = {thing for thing in things if issubclass(thing, base) and thing.__module__.startswith(package.__name__ + ".")}
    shared = {above for thing in own for above in thing.__mro__[1:]}
    return sorted(own - shared, key=lambda thing: thing.__name__)


# -- rendering -----------------------------------------------------------------------------------------------


def rendered(thing: Any, lang: str, names: tuple[str, ...] = ()) -> str:
    """The sentence, proofread for what no sentence may contain."""
    sentence = text(thing, lang, names)
    assert sentence == sentence.strip() and sentence, thing
    assert not re.search(r"[{}$]|  | [,.;:!?)]|\( |None|\.\.|,,|::", sentence), sentence
    return sentence


def message_text(game: str, id: str, facts: dict[str, Any], lang: str) -> str:
    return rendered(Message(id, facts, game), lang)


ORDINAL = re.compile(r"(?<=\d)\.(?= [a-zá-ž])")  # `3. region`: no end of a sentence


def one_calm_sentence(sentence: str) -> bool:
    bare = ORDINAL.sub("", sentence.replace("e.g.", ""))
    return bool(re.fullmatch(r"[^.!?]+\.", bare)) and begins_well(sentence)


def begins_well(sentence: str) -> bool:
    """With a capital or a number, perhaps in quotation marks."""
    first = sentence.lstrip("«„“")[0]
    return first.isupper() or first.isdigit()


def samples(choices: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """Every combination."""
    return [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]


def varied(choices: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """The first value of each, then one after another with all its values: enough where combinations are too many."""
    base = {name: values[0] for name, values in choices.items()}
    return [base, *({**base, name: value} for name, values in choices.items() for value in values[1:])]


def distinguishes_numbers(game: str, id: str, number: str, facts: dict[str, Any], lang: str) -> bool:
    """Whether a counted message has the forms of one, few and many where its language has them."""

    def form(n: int) -> str:
        return message_text(game, id, {**facts, number: n}, lang).replace(str(n), "#")

    return (
        form(1) != form(2) == form(3) == form(4)
        and (form(2) == form(5)) == (lang == "en")
        and (form(1) == form(21)) == (lang == "uk")
        and (form(2) == form(22)) == (lang in ("en", "uk"))
        and form(11) == form(12) == form(14) == form(111) == form(5)
    )


# -- whole games ---------------------------------------------------------------------------------------------


def messages_in(thing: Any) -> Iterator[Message]:
    """Every message of a scene."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from messages_in(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from messages_in(value)


def sampled_options(decision: regnum.Decision, chance: Chance) -> list[regnum.Option]:
    """One option of each sort and a handful of the others."""
    sorts = {(option.label.id, option.refusal and option.refusal.code): option for option in decision.options}
    few = [decision.options[int(chance.below(len(decision.options)))] for _ in range(6)]
    return [*sorts.values(), *few]


class Reader:
    """Reads everything in all languages, nothing twice."""

    def __init__(self) -> None:
        self.read: set[str] = set()

    def check(self, thing: Message | Refusal | regnum.Event) -> None:
        message = thing if isinstance(thing, Message) else thing.message()
        if plain(message) not in self.read:
            self.read.add(plain(message))
            for lang in LANGUAGES:
                rendered(thing, lang)

    def look(self, match: regnum.Match, seat: int | None) -> None:
        for message in messages_in(match.scene(seat)):
            self.check(match.stamp(message))


def read_whole_game(match: regnum.Match, seed: int) -> None:
    """Render every message of a game of random moves."""
    reader, bot, chance = Reader(), regnum.bot("random", seed=seed), Chance()
    chance.seed(seed)
    while not match.over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        reader.check(decision.prompt)
        for option in sampled_options(decision, chance):
            reader.check(option.label)
            if option.refusal is not None:
                reader.check(option.refusal)
        for event in match.play(seat, bot.choose(match, seat)):
            reader.check(event)
        if chance.below(4) == 0:
            reader.look(match, seat)
    reader.look(match, None)
    result = match.result
    assert result is not None
    for line, _ in itertools.chain(*result.lines):
        reader.check(match.stamp(match.rules.box.line_label(line)))
