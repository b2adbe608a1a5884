"""The texts of every included game, as far as any game's texts are alike; a new game gets this for free."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import regnum
from regnum.catalogue.render import LANGUAGES, bundle_of, catalogue
from regnum.core.messages import Message, Refusal, snake
from regnum.core.registry import box_of
from regnum.core.words import Ask, Move
from tests.catalogues import (
    COUNTS,
    PLURALS,
    SENTENCES,
    all_variants,
    begins_well,
    called,
    calls_in_source,
    classes_of,
    counted,
    counted_variants,
    entries,
    events_of,
    facts_of,
    in_every_language,
    literals,
    message_text,
    one_calm_sentence,
    patterns_in_source,
    read_whole_game,
    refusal_codes,
    rendered,
    source_of,
    texts_of,
    variables,
)

of_every_game = pytest.mark.parametrize("game", regnum.games())


def id_of(kind: str, thing: type) -> str:
    """The message of an event, an ask or a move."""
    return f"{kind}-" + snake(thing.__name__).replace("_", "-")


# -- all languages alike -------------------------------------------------------------------------------------


@of_every_game
@in_every_language
def test_no_message_borrows_from_one_that_its_language_lacks(game: str, lang: str) -> None:
    """A fallback language would hide it: that is for games of others, not for ours."""
    there = bundle_of(lang, game)
    borrowed = set(re.findall(r"\{ ?([a-z][a-z0-9-]*)(?:\.[a-z]+)? ?\}", source_of(game, lang)))
    assert not [name for name in borrowed if not there.has_message(name)]


@of_every_game
@in_every_language
def test_every_language_has_the_same_messages_in_the_same_order(game: str, lang: str) -> None:
    assert list(entries(game, lang)) == list(entries(game, "en"))


@of_every_game
@in_every_language
def test_every_language_uses_the_same_variables_in_a_message(game: str, lang: str) -> None:
    theirs = {id: variables(entry) for id, entry in entries(game, lang).items()}
    assert theirs == {id: variables(entry) for id, entry in entries(game, "en").items()}


@of_every_game
@in_every_language
def test_every_language_has_the_same_attributes_in_its_sentences(game: str, lang: str) -> None:
    def attributes(of: str) -> dict[str, list[str]]:
        sentences = {id: entry for id, entry in entries(game, of).items() if id.startswith(SENTENCES)}
        return {id: sorted(each.id.name for each in entry.attributes) for id, entry in sentences.items()}

    assert attributes(lang) == attributes("en")


@of_every_game
@in_every_language
def test_a_counted_message_has_all_plural_forms_of_its_language(game: str, lang: str) -> None:
    plurals = {id: counted(entry) for id, entry in entries(game, lang).items()}
    for id, each in plurals.items():
        assert set(each) == set(counted(entries(game, "en")[id])), id
        for keys in each.values():
            assert keys == PLURALS[lang], id


@of_every_game
@in_every_language
def test_a_counted_message_can_be_rendered_with_any_number(game: str, lang: str) -> None:
    for id, entry in entries(game, lang).items():
        for name, others in counted_variants(entry):
            for count in COUNTS:
                sentence = message_text(game, id, {**others, name: count}, lang)
                assert count == 0 or str(count) in sentence, sentence


@of_every_game
@in_every_language
def test_no_letters_of_another_alphabet_slip_in(game: str, lang: str) -> None:
    foreign = r"[A-Za-zыэъё']" if lang == "uk" else r"[а-яіїєґ]"
    for id, entry in entries(game, lang).items():
        for part in (entry.value, *(attribute.value for attribute in entry.attributes)):
            words = "".join(each.value for each in texts_of(part))
            assert not re.search(foreign, words, re.IGNORECASE), id


# Marks that belong to another language, as typewriters and other keyboards leave them.
FOREIGN_MARKS = {"en": '„«»"', "cs": "”«»\"'", "sk": "”«»\"'", "uk": "”\"'"}


@of_every_game
@in_every_language
def test_quotation_marks_are_those_of_the_language(game: str, lang: str) -> None:
    for id, entry in entries(game, lang).items():
        for part in (entry.value, *(attribute.value for attribute in entry.attributes)):
            words = "".join(each.value for each in texts_of(part))
            assert not set(words) & set(FOREIGN_MARKS[lang]), (id, words)


@of_every_game
@in_every_language
def test_no_line_ends_with_a_space(game: str, lang: str) -> None:
    assert not re.search(r"[ \t]$", source_of(game, lang), re.MULTILINE)


# -- what the source asks for --------------------------------------------------------------------------------


@of_every_game
@in_every_language
def test_every_message_named_in_the_source_exists_and_is_given_its_variables(game: str, lang: str) -> None:
    words = catalogue(lang, game)
    for verb, name, facts in calls_in_source(game):
        id = name.partition(".")[0] if verb == "say" else "refused-" + name.replace("_", "-")
        assert words.has(id), id
        if id in entries(game, lang) and "" not in facts:
            assert variables(entries(game, lang)[id].value) <= facts, id


@of_every_game
@in_every_language
def test_every_message_put_together_in_the_source_is_of_a_kind_that_exists(game: str, lang: str) -> None:
    ids = list(entries(game, lang))
    ids += [f"{id}.{each.id.name}" for id, entry in entries(game, "cs").items() for each in entry.attributes]
    lines = "\n".join(ids)
    for pattern in patterns_in_source(game):
        assert re.search(f"^{pattern}$", lines, re.MULTILINE), pattern


@of_every_game
@in_every_language
def test_every_refusal_is_one_calm_sentence(game: str, lang: str) -> None:
    for code, _ in refusal_codes(game):
        for sample in all_variants(entries(game, lang)["refused-" + code.replace("_", "-")]):
            sentence = rendered(Refusal(code, "4.1.1", sample, game), lang)
            assert one_calm_sentence(sentence), sentence


@of_every_game
@in_every_language
def test_no_refusal_waits_for_a_code_that_nothing_gives(game: str, lang: str) -> None:
    codes = {"refused-" + code.replace("_", "-") for code, _ in refusal_codes(game)}
    assert {id for id in entries(game, lang) if id.startswith("refused-")} == codes


@of_every_game
@in_every_language
def test_every_event_is_a_whole_sentence(game: str, lang: str) -> None:
    for event in events_of(game):
        id = id_of("event", event)
        entry = entries(game, lang)[id]
        assert variables(entry) <= {"player" if name == "seat" else name for name in event.__struct_fields__}
        for sample in all_variants(entry):
            sentence = message_text(game, id, sample, lang)
            assert sentence.endswith("."), sentence
            assert begins_well(sentence), sentence
            assert "seat" not in event.__struct_fields__ or sample["player"] in sentence, sentence


@of_every_game
@in_every_language
def test_an_event_that_follows_a_rule_names_it_at_the_end(game: str, lang: str) -> None:
    for event in events_of(game):
        id = id_of("event", event)
        if "rule" in event.__struct_fields__:
            for sample in all_variants(entries(game, lang)[id]):
                sentence = message_text(game, id, {**sample, "rule": "8.2.4"}, lang)
                assert re.search(r"\(\w+ 8\.2\.4\)\.$", sentence), sentence


@of_every_game
@in_every_language
def test_no_text_is_for_an_event_that_cannot_happen(game: str, lang: str) -> None:
    events = {id_of("event", event) for event in events_of(game)}
    assert {id for id in entries(game, lang) if id.startswith("event-")} == events


@of_every_game
@in_every_language
def test_every_ask_is_a_prompt(game: str, lang: str) -> None:
    for ask in classes_of(game, Ask):
        for sample in all_variants(entries(game, lang)[id_of("ask", ask)]):
            prompt = message_text(game, id_of("ask", ask), sample, lang)
            assert prompt[-1] in ".?", prompt
            assert begins_well(prompt), prompt


@of_every_game
@in_every_language
def test_every_move_has_a_label_of_its_own_or_of_its_family(game: str, lang: str) -> None:
    assert classes_of(game, Move)
    for move in classes_of(game, Move):
        own = any("label" in vars(each) for each in move.__mro__ if each.__module__.startswith(box_of(game).package))
        assert own or id_of("move", move) in entries(game, lang), move


@of_every_game
@in_every_language
def test_every_label_of_a_move_is_without_a_full_stop(game: str, lang: str) -> None:
    labels = [id for id in entries(game, lang) if id.startswith("move-")]
    assert labels
    for id in labels:
        for sample in all_variants(entries(game, lang)[id]):
            label = message_text(game, id, sample, lang)
            assert not label.endswith("."), label
            assert label[0].isupper(), label


@of_every_game
@in_every_language
def test_every_setting_and_every_choice_has_a_label(game: str, lang: str) -> None:
    box = box_of(game)
    for option in box.info().options:
        label = box.option_label(option.name).id
        message_text(game, label, {}, lang)
        assert catalogue(lang, game).has(f"{label}.about")
        assert message_text(game, f"{label}.about", {}, lang).endswith(".")
        choices = [box.option_label(option.name, choice).id for choice in (*option.choices, *option.words)]
        assert len({message_text(game, id, {}, lang) for id in choices}) == len(choices)


@of_every_game
@in_every_language
def test_every_game_introduces_itself(game: str, lang: str) -> None:
    for id in ("game-title", "game-tagline", "game-about"):
        assert id in entries(game, lang)
        message_text(game, id, {}, lang)
    assert message_text(game, "game-about", {}, lang).endswith(".")


@of_every_game
@in_every_language
def test_every_variant_of_every_message_can_be_rendered(game: str, lang: str) -> None:
    for id, entry in entries(game, lang).items():
        for sample in all_variants(entry):
            rendered(Message(id, sample, game), lang)
            for attribute in entry.attributes:
                rendered(Message(f"{id}.{attribute.id.name}", sample, game), lang)


TABLES = [(game, seats) for game in regnum.games() for seats in range(*box_of(game).seats)]
TABLES += [(game, box_of(game).seats[1]) for game in regnum.games()]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_random_game_can_be_read_in_every_language(game: str, seats: int) -> None:
    read_whole_game(regnum.new(game, seats=seats, seed=seats), seats)


def test_every_language_is_checked() -> None:
    assert set(PLURALS) == set(LANGUAGES)


# -- refusals of tables and of the server ----------------------------------------------------------------------


HOME = Path(regnum.__file__).parent
SECTION = "At the table"


@cache
def refused_by_the_server() -> dict[str, list[frozenset[str]]]:
    """Every code of a `no("code", ...)` or `refuse("code", ...)` in table and server, with the facts it is given."""
    found: dict[str, list[frozenset[str]]] = {}
    for file in sorted(file for name in ("table", "contests", "server") for file in (HOME / name).rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and called(call) in ("no", "refuse") and call.args:
                for code in literals(call.args[0]):
                    found.setdefault(code, []).append(facts_of(call))
    return found


@cache
def at_the_table(lang: str) -> dict[str, ftl.Message]:
    """The messages of the interface for them."""
    source = files("regnum.catalogue").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    here, found = False, {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.GroupComment):
            here = entry.content == SECTION
        elif here and isinstance(entry, ftl.Message):
            found[entry.id.name] = entry
    return found


def test_the_codes_in_the_source_are_found() -> None:
    assert {"seat_taken", "seat_mine", "stale", "seats_free"} <= set(refused_by_the_server())


@in_every_language
def test_every_refusal_of_the_server_has_its_text_and_is_given_its_variables(lang: str) -> None:
    words = catalogue(lang)
    for code, uses in refused_by_the_server().items():
        id = "refused-" + code.replace("_", "-")
        assert words.has(id), id
        for facts in uses if id in at_the_table(lang) else []:
            assert variables(at_the_table(lang)[id]) <= facts, id


@in_every_language
def test_no_refusal_of_the_server_waits_for_a_code_that_nothing_gives(lang: str) -> None:
    codes = {"refused-" + code.replace("_", "-") for code in refused_by_the_server()}
    assert set(at_the_table(lang)) <= codes


@in_every_language
def test_refusals_of_the_server_are_alike_in_every_language(lang: str) -> None:
    theirs, english = at_the_table(lang), at_the_table("en")
    assert list(theirs) == list(english)
    for id, entry in theirs.items():
        assert variables(entry) == variables(english[id]), id
        assert set(counted(entry)) == set(counted(english[id])), id
        assert all(keys == PLURALS[lang] for keys in counted(entry).values()), id
        words = "".join(each.value for each in texts_of(entry.value))
        foreign = r"[A-Za-zыэъё']" if lang == "uk" else r"[а-яіїєґ]"
        assert not re.search(foreign, words, re.IGNORECASE), id
        assert not set(words) & set(FOREIGN_MARKS[lang]), id


@in_every_language
def test_every_refusal_of_the_server_is_one_calm_sentence_with_any_number(lang: str) -> None:
    for id, entry in at_the_table(lang).items():
        variants = all_variants(entry)
        variants += [{**others, name: count} for name, others in counted_variants(entry) for count in COUNTS]
        for sample in variants:
            sentence = rendered(Message(id, sample), lang)
            assert one_calm_sentence(sentence), sentence
