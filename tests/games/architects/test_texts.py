"""The texts of Architects with its own cards; what all games' texts share stands in tests/project."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import regnum
from regnum.catalogue.render import LANGUAGES, catalogue
from regnum.core.messages import say, stamped
from regnum.core.registry import box_of
from regnum.games.architects.cards import APPRENTICES, BOARDS, BUILDINGS, REWARDS
from regnum.games.architects.moves.names import kinds_in
from regnum.games.architects.parts import COLOURS, GOODS, KINDS, LOCATIONS, SKILLS
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.games.architects.twins import told_apart
from regnum.games.architects.works_of_wonder.parts import RESOURCES
from regnum.scene import plain_value
from tests.catalogues import (
    distinguishes_numbers,
    entries,
    in_every_language,
    message_text,
    messages_in,
    one_calm_sentence,
    read_whole_game,
    rendered,
)

GAME = "architects"
FORMS = {
    "apprentice": ([each.id for each in APPRENTICES.cards], ("acc", "short", "full", "text")),
    "building": ([each.id for each in BUILDINGS.cards], ("acc", "short", "text")),
    "board": ([each.id for each in BOARDS.cards], ("acc", "short", "text")),
    "reward": ([each.id for each in REWARDS.cards], ("short",)),
    "rival": ([each.id for each in ALL_RIVALS], ("acc", "short", "text")),
    "scheme": ([each.id for each in ALL_SCHEMES], ("short", "text")),
    "monument": (list(RESOURCES), ("acc", "short", "text")),
    "location": ([*LOCATIONS, "prison", "black_market"], ("acc", "to", "at", "from", "short")),
    "kind": (list(KINDS), ("acc", "gen")),
    "skill": (list(SKILLS), ("acc",)),
    "seat": (list(COLOURS), ()),
}
PHONE = 13  # letters that a round place or a small card has room for


def word(id: str, lang: str, **facts: Any) -> str:
    return message_text(GAME, id, facts, lang)


@in_every_language
@pytest.mark.parametrize("kind", FORMS)
def test_every_card_and_place_has_all_its_forms(kind: str, lang: str) -> None:
    words, (ids, forms) = catalogue(lang, GAME), FORMS[kind]
    assert ids
    for id in ids:
        assert words.has(f"{kind}-{id}"), id
        for form in forms:
            assert words.has(f"{kind}-{id}.{form}"), (id, form)
            rendered(stamped(say(f"{kind}-{id}.{form}"), GAME), lang)


@in_every_language
@pytest.mark.parametrize("kind", [kind for kind, (_, forms) in FORMS.items() if "text" in forms])
def test_what_a_card_does_is_said_in_whole_sentences(kind: str, lang: str) -> None:
    for id in FORMS[kind][0]:
        text = word(f"{kind}-{id}.text", lang)
        assert text[0].isupper() and text.endswith("."), text


@in_every_language
def test_apprentices_are_told_apart_by_what_they_do_and_those_alike_by_where_they_lie(lang: str) -> None:
    names: dict[str, list[str]] = {}
    for each in APPRENTICES.cards:
        names.setdefault(word(f"apprentice-{each.id}.full", lang), []).append(each.id)
    alike = [ids for ids in names.values() if len(ids) > 1]
    assert alike
    for first, second in alike:
        assert word(f"apprentice-{first}.text", lang) == word(f"apprentice-{second}.text", lang)
        for cards, width in (([first, second], 2), ([first, second], 1)):
            said = [rendered(stamped(told_apart(id, cards, width), GAME), lang) for id in cards]
            assert said[0] != said[1] and not re.search(r"\d", "".join(said)), said
        alone = rendered(stamped(told_apart(first, [first, ""], 2), GAME), lang)
        assert alone == word(f"apprentice-{first}.full", lang)


@in_every_language
@pytest.mark.parametrize("kind", ["building", "board", "rival", "monument", "location"])
def test_no_two_have_the_same_name(kind: str, lang: str) -> None:
    names = [word(f"{kind}-{id}", lang) for id in FORMS[kind][0]]
    assert len(set(names)) == len(names)


@in_every_language
@pytest.mark.parametrize("kind", ["apprentice", "building", "location", "board"])
def test_short_names_are_short(kind: str, lang: str) -> None:
    assert [name for id in FORMS[kind][0] if len(name := word(f"{kind}-{id}.short", lang)) > PHONE] == []


@in_every_language
@pytest.mark.parametrize("what", ["worker", "captive", "apprentice", "building_card", "reward_card", "debt"])
def test_things_are_counted_as_the_language_counts(what: str, lang: str) -> None:
    assert distinguishes_numbers(GAME, f"count-{what}", "count", {}, lang)


@in_every_language
def test_every_kind_can_be_counted(lang: str) -> None:
    for kind in KINDS:
        for count in (1, 2, 5, 21):
            assert word(f"count-{kind}-acc", lang, count=count).startswith(str(count))


@in_every_language
def test_a_lack_of_goods_is_one_calm_sentence_for_every_mix(lang: str) -> None:
    for mask in range(1, 1 << GOODS):
        facts = {"what": kinds_in(mask), "need": 3, "have": 1, "lack": 2}
        assert one_calm_sentence(message_text(GAME, "refused-too-few-goods", facts, lang))


@in_every_language
def test_the_base_game_speaks_of_the_expansion_in_its_guide_only(lang: str) -> None:
    """And where its rivals, who may come from there, tell why they act."""
    names = {"en": "princess", "cs": "princez", "sk": "princez", "uk": "принцес"}
    source = files(box_of(GAME).package).joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")
    sections = source.split("\n## ")
    others = [each for each in sections if not each.startswith(("The guided", "What the rival"))]
    assert len(sections) == len(others) + 2
    assert [each[:40] for each in others if names[lang] in each.lower()] == []


@in_every_language
def test_the_gallery_can_be_read(lang: str) -> None:
    shelves = plain_value(box_of(GAME).gallery())
    seen = {message.id: rendered(stamped(message, GAME), lang) for message in messages_in(shelves)}
    assert len(seen) > 300


TABLES: list[tuple[int, dict[str, Any]]] = [
    *((1, {"rival": each}) for each in ("noblewoman", "enforcer", "illusionist", "informant", "patron", "peddler")),
    *((1, {"rival": each, "expansions": []}) for each in ("constantine", "helena")),
    (2, {"boards": "chosen", "promos": "with", "rival": "informant"}),
    (3, {"boards": "dealt", "promos": "with"}),
    (4, {"expansions": [], "boards": "dealt", "promos": "with"}),
    (5, {"boards": "dealt"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_with_other_settings_can_be_read_in_every_language(seats: int, options: dict[str, Any]) -> None:
    read_whole_game(regnum.new(GAME, seats=seats, seed=7 + seats, options=options), seats)


def test_both_packages_bring_texts_in_every_language() -> None:
    assert all(len(entries(GAME, lang)) > 600 for lang in LANGUAGES)
