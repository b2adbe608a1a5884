"""The texts of Dva bratři: every sentence the game can ask for is there in four languages."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import regnum
from regnum.catalogue.render import LANGUAGES, Catalogue, catalogue, text
from regnum.core.chance import Chance
from regnum.core.house import box_of
from regnum.core.letters import Message, Refusal, Who, plain, say, snake
from regnum.core.words import Ask, Move
from regnum.games.brothers import asks
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.events import EVENTS, treasure_name
from regnum.games.brothers.moves import land, march, offer, turn
from regnum.games.brothers.parts import KINDS, SETS, TERRAINS, TREASURES_REMOVED, UNITS
from regnum.games.brothers.scene import effect_facts

GAME = "brothers"
PACKAGE = files("regnum.games.brothers")
COUNTS = (0, 1, 2, 3, 4, 5, 11, 12, 14, 15, 21, 22, 25, 101, 111, 112)
SENTENCES = ("ask-", "move-", "refused-", "event-", "effect-", "line-", "option-", "game-")
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "sk": {"one", "few", "other"},
    "uk": {"one", "few", "many"},
}

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


# -- reading the catalogues ----------------------------------------------------------------------------------


@cache
def entries(lang: str) -> dict[str, ftl.Message]:
    """The messages of the game's own file."""
    source = PACKAGE.joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Variables(visitor.Visitor):
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the parser's name for it)
        self.names.add(node.id.name)


class Selectors(visitor.Visitor):
    """Collects by variable the keys among which a message chooses."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (the parser's name for it)
        assert isinstance(node.selector, ftl.VariableReference)
        names = {key.name for key in (each.key for each in node.variants) if isinstance(key, ftl.Identifier)}
        self.keys.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def variables(entry: ftl.Message | ftl.Pattern | None) -> set[str]:
    found = Variables()
    found.visit(entry)
    return found.names


class Words(visitor.Visitor):
    """Collects the plain text of a message."""

    def __init__(self) -> None:
        self.parts: list[ftl.TextElement] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (the parser's name for it)
        self.parts.append(node)


def texts_of(pattern: ftl.Pattern | None) -> list[ftl.TextElement]:
    found = Words()
    found.visit(pattern)
    return found.parts


def counted(entry: ftl.Message) -> dict[str, set[str]]:
    """By variable the plural forms of a message, for those variables that are counted."""
    found = Selectors()
    found.visit(entry)
    return {name: keys for name, keys in found.keys.items() if "one" in keys}


# -- reading the source --------------------------------------------------------------------------------------


@cache
def calls_in_source() -> list[tuple[str, str, frozenset[str]]]:
    """Every `say("id", ...)` and `refuse("code", ...)` of the game with the names of its facts."""
    found = []
    for room in Path(str(PACKAGE)).rglob("*.py"):
        for node in ast.walk(ast.parse(room.read_text(encoding="utf-8"))):
            verb = called(node)
            if isinstance(node, ast.Call) and verb in ("say", "refuse"):
                found += [(verb, name, facts_of(node)) for name in literals(node.args[0])]
    return found


def called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def facts_of(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def literals(node: ast.expr) -> list[str]:
    """The ids that stand there as plain text."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refusal_codes() -> list[tuple[str, frozenset[str]]]:
    return sorted({(name, facts) for verb, name, facts in calls_in_source() if verb == "refuse"}, key=str)


def classes_of(room: Any, base: type) -> list[type]:
    """The asks or moves that a module brings itself."""
    found = {thing for thing in vars(room).values() if isinstance(thing, type) and issubclass(thing, base)}
    by_name = {each.__name__: each for each in found if each.__module__ == room.__name__}
    return [by_name[name] for name in sorted(by_name)]


# -- telling -------------------------------------------------------------------------------------------------

TILE_NAMES = [say(f"tile-{tile.id}.full") for tile in TILES]
GOODS: list[Any] = [say(f"count-{each}-acc", count=n) for each, n in (("wood", 1), ("stone", 2), ("grain", 5))]

# Sample facts by name, as moves and asks give them.
FACTS: dict[str, list[Any]] = {
    "tile": [TILE_NAMES[0], TILE_NAMES[-1]],
    "cell": ["0,1", "-3,2"],
    "origin": ["0,0"],
    "unit": [say("unit-elite.acc"), say("unit-regular.acc")],
    "cost": [GOODS[:1], GOODS[1:], GOODS],
    "need": [GOODS],
    "lack": [GOODS[:1], GOODS[:2]],
    "reach": [1, 2, 3],
    "count": [1, 4, 5],
    "limit": [3],
    "surplus": [1, 2, 5],
    "todo": ["take", "again", "go_on"],
    "last": ["yes", "no"],
    "player": [Who(0), Who(1)],
}

# Sample values of an event's fields.
FIELDS: dict[str, list[Any]] = {
    "seat": [0, 1],
    "tile": ["inn_row", "robber_keep_wood", "siege_tower_stone_2", "cathedral"],
    "place": [1, 2, 3, 4, 5, 6],
    "left": [0, 1, 2, 5, 19],
    "cell": ["0,1", "-3,2"],
    "discount": [0, 1, 2, 3],
    "terrain": list(TERRAINS),
    "unit": list(UNITS),
    "treasure": [treasure.id for treasure in TREASURES],
    "level": list(TREASURES_REMOVED),
    "points": list(COUNTS),
    "sets": [list(SETS[:3]), list(SETS[3:])],
    "rule": ["8.2.4"],
}
REASONS = {
    "HenryChose": ["colour", "no_such_colour", "supply_empty"],
    "HenryPlaced": ["joins", "blocks", "first_free", "beside_start"],
}


def fields_of(event: Any) -> dict[str, list[Any]]:
    """Sample values for every field of an event."""
    return {name: FIELDS.get(name) or REASONS[event.__name__] for name in event.__struct_fields__}


def one(event: Any) -> Any:
    """An event with the first sample of every field."""
    return event(**{name: values[0] for name, values in fields_of(event).items()})


def samples(choices: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """Every combination."""
    return [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]


def told(thing: Any, lang: str, names: tuple[str, ...] = ()) -> str:
    """The sentence, proofread for what no sentence may contain."""
    sentence = text(thing, lang, names)
    assert sentence == sentence.strip() and sentence, thing
    assert not re.search(r"[{}$]|  | [,.;:]|None|\.\.", sentence), sentence
    return sentence


def spoken(id: str, facts: dict[str, Any], lang: str) -> str:
    return told(Message(id, facts, GAME), lang)


# -- all languages alike -------------------------------------------------------------------------------------


@in_every_language
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert sorted(entries(lang)) == sorted(entries("en"))


@in_every_language
def test_every_language_uses_the_same_variables_in_a_message(lang: str) -> None:
    theirs = {id: variables(entry) for id, entry in entries(lang).items()}
    assert theirs == {id: variables(entry) for id, entry in entries("en").items()}


@in_every_language
def test_every_language_has_the_same_attributes_in_its_sentences(lang: str) -> None:
    def attributes(of: str) -> dict[str, list[str]]:
        sentences = {id: entry for id, entry in entries(of).items() if id.startswith(SENTENCES)}
        return {id: sorted(each.id.name for each in entry.attributes) for id, entry in sentences.items()}

    assert attributes(lang) == attributes("en")


@in_every_language
def test_a_counted_message_has_all_plural_forms_of_its_language(lang: str) -> None:
    plurals = {id: counted(entry) for id, entry in entries(lang).items()}
    for id, each in plurals.items():
        assert set(each) == set(counted(entries("en")[id])), id
        for keys in each.values():
            assert keys == PLURALS[lang], id


@in_every_language
def test_a_counted_message_can_be_told_with_any_number(lang: str) -> None:
    for id, entry in entries(lang).items():
        for name in counted(entry):
            others = dict.fromkeys(variables(entry) - {name}, "0,1")
            for count in COUNTS:
                sentence = spoken(id, {**others, name: count}, lang)
                assert count == 0 or str(count) in sentence, sentence


@in_every_language
def test_a_counted_message_tells_one_few_and_many_apart(lang: str) -> None:
    def points(number: int) -> str:
        return spoken("event-scored", {"player": Who(0), "points": number}, lang).replace(str(number), "#")

    assert points(1) != points(2) == points(3) == points(4)
    assert (points(2) == points(5)) == (lang == "en")
    assert (points(1) == points(21)) == (lang == "uk")
    assert (points(2) == points(22)) == (lang in ("en", "uk"))
    assert points(11) == points(12) == points(14) == points(111) == points(5)


# -- what the source asks for --------------------------------------------------------------------------------


@in_every_language
def test_every_message_named_in_the_source_exists_and_is_given_its_variables(lang: str) -> None:
    words = catalogue(lang, GAME)
    for verb, name, facts in calls_in_source():
        id = name.partition(".")[0] if verb == "say" else "refused-" + name.replace("_", "-")
        assert words.has(id), id
        if id in entries(lang):
            assert variables(entries(lang)[id].value) <= facts, id


@in_every_language
@pytest.mark.parametrize(("code", "facts"), refusal_codes())
def test_every_refusal_is_one_calm_sentence(code: str, facts: frozenset[str], lang: str) -> None:
    for sample in samples({name: FACTS[name] for name in sorted(facts)}):
        sentence = told(Refusal(code, "4.1.1", sample, GAME), lang)
        assert re.fullmatch(r"[^.!?]+\.", sentence.replace("e.g.", "")), sentence
        assert sentence[0].isupper() or sentence[0].isdigit()


@in_every_language
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_is_told_in_whole_sentences(event: Any, lang: str) -> None:
    for sample in samples(fields_of(event)):
        sentence = told(event(**sample), lang)
        assert sentence.endswith(".")
        assert sentence[0].isupper()


@in_every_language
def test_henry_says_by_which_rule_he_acts(lang: str) -> None:
    for event in EVENTS:
        if "rule" in event.__struct_fields__:
            assert re.search(r"\(\w+ 8\.2\.4\)\.$", told(one(event), lang))


@in_every_language
def test_henry_gives_each_reason_in_words_of_its_own(lang: str) -> None:
    for event in EVENTS:
        reasons = REASONS.get(event.__name__, [])
        fields = {name: FIELDS[name][0] for name in event.__struct_fields__ if name != "reason"}
        assert len({told(event(**fields, reason=reason), lang) for reason in reasons}) == len(reasons)


@in_every_language
def test_a_supply_without_a_colour_leaves_no_gap_in_henrys_sentence(lang: str) -> None:
    chose = next(event for event in EVENTS if event.__name__ == "HenryChose")
    told(chose(tile="mill", place=1, reason="supply_empty", terrain=""), lang)


@in_every_language
def test_a_discount_is_mentioned_only_when_it_was_used(lang: str) -> None:
    built = next(event for event in EVENTS if event.__name__ == "Built")
    lengths = [len(told(built(seat=0, tile="mill", cell="0,1", discount=used), lang)) for used in (0, 1)]
    assert lengths[0] < lengths[1]


@in_every_language
def test_a_players_name_stands_in_the_log_as_it_is(lang: str) -> None:
    for event in EVENTS:
        if "seat" in event.__struct_fields__:
            assert "Božena z Hradu" in told(one(event), lang, ("Božena z Hradu",))


@in_every_language
@pytest.mark.parametrize("ask", classes_of(asks, Ask), ids=lambda ask: ask.__name__)
def test_every_ask_is_a_prompt(ask: type, lang: str) -> None:
    id = "ask-" + snake(ask.__name__).replace("_", "-")
    for sample in samples({name: FACTS[name] for name in sorted(variables(entries(lang)[id]))}):
        assert spoken(id, sample, lang)[-1] in ".?"


@in_every_language
def test_the_last_turn_is_announced(lang: str) -> None:
    for todo in FACTS["todo"]:
        usual = spoken("ask-take-turn", {"todo": todo, "last": "no", "reach": 2}, lang)
        assert spoken("ask-take-turn", {"todo": todo, "last": "yes", "reach": 2}, lang).endswith(" " + usual)


MOVES = [move for room in (land, march, offer, turn) for move in classes_of(room, Move) if move is not land.Laying]
LABELS = {"UseCamp": "move-camp", "StepTo": "move-step"}


@in_every_language
@pytest.mark.parametrize("move", MOVES, ids=lambda move: move.__name__)
def test_every_move_has_a_label_without_a_full_stop(move: type, lang: str) -> None:
    id = LABELS.get(move.__name__, "move-" + snake(move.__name__).replace("_", "-"))
    for sample in samples({name: FACTS[name] for name in sorted(variables(entries(lang)[id]))}):
        label = spoken(id, sample, lang)
        assert not label.endswith(".")
        assert label[0].isupper()


# -- names and effects ---------------------------------------------------------------------------------------


def own(lang: str) -> Catalogue:
    return catalogue(lang, GAME)


@in_every_language
def test_every_tile_has_its_names_and_an_effect(lang: str) -> None:
    for tile in TILES:
        for form in ("", ".full", ".acc", ".short"):
            assert own(lang).has(f"tile-{tile.id}{form}")
            spoken(f"tile-{tile.id}{form}", {}, lang)
        assert spoken(f"effect-{tile.kind_id()}", effect_facts(tile), lang).endswith(".")


@in_every_language
def test_full_names_tell_all_tiles_apart(lang: str) -> None:
    assert len({spoken(f"tile-{tile.id}.full", {}, lang) for tile in TILES}) == len(TILES)


@in_every_language
def test_tiles_of_a_kind_that_look_elsewhere_say_so(lang: str) -> None:
    for kind in KINDS:
        twins = [effect_facts(tile) for tile in TILES if tile.kind_id() == kind]
        effects = {spoken(f"effect-{kind}", facts, lang) for facts in twins}
        assert len(effects) == len({plain(list(facts.values())) for facts in twins})


@in_every_language
def test_every_kind_set_treasure_and_level_has_a_name(lang: str) -> None:
    ids = [f"kind-{kind}{form}" for kind in KINDS for form in ("", ".one", ".few", ".other")]
    ids += [f"set-{each}{form}" for each in SETS for form in ("", ".quoted")]
    ids += [treasure_name(treasure.id, form).id for treasure in TREASURES for form in ("", ".effect")]
    ids += [f"level-{level}" for level in TREASURES_REMOVED]
    ids += ["line-best-three", "line-treasures"]
    ids += ["game-title", "game-tagline", "game-about"]
    for id in ids:
        assert own(lang).has(id), id
        spoken(id, {}, lang)


@in_every_language
def test_every_setting_and_every_choice_has_a_label(lang: str) -> None:
    box = box_of(GAME)
    for option in box.options:
        label = box.option_label(option.name).id
        spoken(label, {}, lang)
        assert own(lang).has(f"{label}.about")
        assert spoken(f"{label}.about", {}, lang).endswith(".")
        choices = [box.option_label(option.name, choice).id for choice in (*option.choices, *option.words)]
        assert len({spoken(id, {}, lang) for id in choices}) == len(choices)


@in_every_language
def test_no_letters_of_another_alphabet_slip_in(lang: str) -> None:
    foreign = r"[A-Za-zыэъё']" if lang == "uk" else r"[а-яіїєґ]"
    for id, entry in entries(lang).items():
        for part in (entry.value, *(attribute.value for attribute in entry.attributes)):
            words = "".join(each.value for each in texts_of(part))
            assert not re.search(foreign, words, re.IGNORECASE), id


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


def worth_telling(decision: regnum.Decision, chance: Chance) -> list[regnum.Option]:
    """One option of each sort and a handful of the others."""
    sorts = {(option.label.id, option.refusal and option.refusal.code): option for option in decision.options}
    few = [decision.options[int(chance.below(len(decision.options)))] for _ in range(6)]
    return [*sorts.values(), *few]


class Reader:
    """Reads everything in all languages, nothing twice."""

    def __init__(self) -> None:
        self.read: set[str] = set()

    def hear(self, thing: Message | Refusal | regnum.Event) -> None:
        message = thing if isinstance(thing, Message) else thing.message()
        if plain(message) not in self.read:
            self.read.add(plain(message))
            for lang in LANGUAGES:
                told(thing, lang)

    def look(self, match: regnum.Match, seat: int | None) -> None:
        for message in messages_in(match.scene(seat)):
            self.hear(match.stamp(message))


TABLES = [(seats, seed, SETS[seed % 2 :: 2]) for seats in (1, 2) for seed in range(3)]


@pytest.mark.parametrize(("seats", "seed", "sets"), TABLES)
def test_a_whole_random_game_can_be_read_in_every_language(seats: int, seed: int, sets: list[str]) -> None:
    match = regnum.new(GAME, seats=seats, seed=seed, options={"sets": list(sets)})
    reader, bot, chance = Reader(), regnum.bot("random", seed=seed), Chance()
    chance.seed(seed)
    while not match.over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        reader.hear(decision.prompt)
        for option in worth_telling(decision, chance):
            reader.hear(option.label)
            if option.refusal is not None:
                reader.hear(option.refusal)
        for event in match.play(seat, bot.choose(match, seat)):
            reader.hear(event)
        if chance.below(4) == 0:
            reader.look(match, seat)
    reader.look(match, None)
    result = match.result
    assert result is not None
    for line, _ in itertools.chain(*result.lines):
        reader.hear(match.stamp(match.rules.box.line_label(line)))
