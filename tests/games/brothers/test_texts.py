"""The texts of Dva bratři with its own cards and facts; what all games' texts share stands in tests/project."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import regnum
from regnum.catalogue.render import Catalogue, catalogue
from regnum.core.messages import GridSpot, PlayerRef, Refusal, plain, say, snake
from regnum.core.words import Ask, Move
from regnum.games.brothers.cards import TILES, TREASURES
from regnum.games.brothers.events import EVENTS, treasure_name
from regnum.games.brothers.parts import KINDS, SETS, TERRAINS, TREASURES_REMOVED, UNITS
from regnum.games.brothers.places import beside, on
from regnum.games.brothers.scenes.pieces import effect_facts
from tests.catalogues import (
    COUNTS,
    classes_of,
    distinguishes_numbers,
    entries,
    in_every_language,
    one_calm_sentence,
    read_whole_game,
    refusal_codes,
    rendered,
    samples,
    variables,
)
from tests.catalogues import message_text as message_text_in

GAME = "brothers"


# -- telling -------------------------------------------------------------------------------------------------

TILE_NAMES = [say(f"tile-{tile.id}.full") for tile in TILES]
GOODS: list[Any] = [say(f"count-{each}-acc", count=n) for each, n in (("wood", 1), ("stone", 2), ("grain", 5))]

# Sample facts by name, as moves and asks give them.
FACTS: dict[str, list[Any]] = {
    "tile": [TILE_NAMES[0], TILE_NAMES[-1]],
    "cell": [GridSpot(0, 1), GridSpot(-3, 2)],
    "origin": [on("start", "0,0")],
    "where": [beside("mill", "NE", "0,1"), beside("free_green", "S", "-3,2"), beside("", "", "9,9")],
    "discount": [0, 1, 2],
    "several": ["yes", "no"],
    "also": ["both", "lay", "move", "none"],
    "unit": [say("unit-elite.acc"), say("unit-regular.acc")],
    "cost": [GOODS[:1], GOODS[1:], GOODS],
    "need": [GOODS],
    "lack": [GOODS[:1], GOODS[:2]],
    "reach": [1, 2, 3],
    "count": [1, 4, 5],
    "limit": [3],
    "place": [0, 1, 2, 3, 4, 6],
    "length": [0, 2, 5],
    "surplus": [1, 2, 5],
    "todo": ["take", "again", "go_on"],
    "last": ["yes", "no"],
    "next": ["cell", "tile"],  # of what lies where the choice goes on
    "player": [PlayerRef(0), PlayerRef(1)],
}

# Sample values of an event's fields.
FIELDS: dict[str, list[Any]] = {
    "seat": [0, 1],
    "tile": ["inn_row", "robber_keep_wood", "siege_tower_stone_2", "cathedral"],
    "place": [1, 2, 3, 4, 5, 6],
    "left": [0, 1, 2, 5, 19],
    "cell": ["0,1", "-3,2"],
    "beside": ["start", "free_grey", "inn_row"],
    "way": ["N", "SW"],
    "onto": ["start", "free_yellow", "mill"],
    "owner": [1, 0],
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


def message_text(id: str, facts: dict[str, Any], lang: str) -> str:
    return message_text_in(GAME, id, facts, lang)


@in_every_language
def test_points_are_told_in_one_few_and_many(lang: str) -> None:
    assert distinguishes_numbers(GAME, "event-scored", "points", {"player": PlayerRef(0)}, lang)


# -- what is asked, refused and told --------------------------------------------------------------------------------


@in_every_language
@pytest.mark.parametrize(("code", "facts"), refusal_codes(GAME))
def test_every_refusal_is_one_calm_sentence(code: str, facts: frozenset[str], lang: str) -> None:
    for sample in samples({name: FACTS[name] for name in sorted(facts)}):
        sentence = rendered(Refusal(code, "4.1.1", sample, GAME), lang)
        assert one_calm_sentence(sentence), sentence
        assert sentence.replace("e.g.", "").count(".") == 1, sentence  # nor are there ordinals


@in_every_language
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_is_told_in_whole_sentences(event: Any, lang: str) -> None:
    for sample in samples(fields_of(event)):
        sentence = rendered(event(**sample), lang)
        assert sentence.endswith(".")
        assert sentence[0].isupper()


@in_every_language
def test_henry_says_by_which_rule_he_acts(lang: str) -> None:
    for event in EVENTS:
        if "rule" in event.__struct_fields__:
            assert re.search(r"\(\w+ 8\.2\.4\)\.$", rendered(one(event), lang))


@in_every_language
def test_henry_gives_each_reason_in_words_of_its_own(lang: str) -> None:
    for event in EVENTS:
        reasons = REASONS.get(event.__name__, [])
        fields = {name: FIELDS[name][0] for name in event.__struct_fields__ if name != "reason"}
        assert len({rendered(event(**fields, reason=reason), lang) for reason in reasons}) == len(reasons)


@in_every_language
def test_a_supply_without_a_colour_leaves_no_gap_in_henrys_sentence(lang: str) -> None:
    chose = next(event for event in EVENTS if event.__name__ == "HenryChose")
    rendered(chose(tile="mill", place=1, reason="supply_empty", terrain=""), lang)


@in_every_language
def test_a_discount_is_mentioned_only_when_it_was_used(lang: str) -> None:
    built = next(event for event in EVENTS if event.__name__ == "Built")
    fields = {"seat": 0, "tile": "mill", "cell": "0,1", "beside": "start", "way": "N"}
    lengths = [len(rendered(built(**fields, discount=used), lang)) for used in (0, 1)]
    assert lengths[0] < lengths[1]


@in_every_language
def test_a_players_name_stands_in_the_log_as_it_is(lang: str) -> None:
    for event in EVENTS:
        if "seat" in event.__struct_fields__:
            assert "Božena z Hradu" in rendered(one(event), lang, ("Božena z Hradu",))


@in_every_language
@pytest.mark.parametrize("ask", classes_of(GAME, Ask), ids=lambda ask: ask.__name__)
def test_every_ask_is_a_prompt(ask: type, lang: str) -> None:
    id = "ask-" + snake(ask.__name__).replace("_", "-")
    for sample in samples({name: FACTS[name] for name in sorted(variables(entries(GAME, lang)[id]))}):
        assert message_text(id, sample, lang)[-1] in ".?"


@in_every_language
def test_the_last_turn_is_announced(lang: str) -> None:
    for facts in samples({name: FACTS[name] for name in ("todo", "reach", "also")}):
        usual = message_text("ask-take-turn", facts | {"last": "no"}, lang)
        assert message_text("ask-take-turn", facts | {"last": "yes"}, lang).endswith(" " + usual)


LABELS = {"UseCamp": "move-camp", "StepTo": "move-step"}


@in_every_language
@pytest.mark.parametrize("move", classes_of(GAME, Move), ids=lambda move: move.__name__)
def test_every_move_has_a_label_without_a_full_stop(move: type, lang: str) -> None:
    id = LABELS.get(move.__name__, "move-" + snake(move.__name__).replace("_", "-"))
    for sample in samples({name: FACTS[name] for name in sorted(variables(entries(GAME, lang)[id]))}):
        label = message_text(id, sample, lang)
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
            message_text(f"tile-{tile.id}{form}", {}, lang)
        assert message_text(f"effect-{tile.kind_id()}", effect_facts(tile), lang).endswith(".")


@in_every_language
def test_full_names_tell_apart_all_tiles_that_differ(lang: str) -> None:
    looks: dict[str, set[tuple[object, ...]]] = {}
    for tile in TILES:
        look = (tile.kind, tile.terrain, tile.cost, tile.roads, tile.axis, tile.looks_at, tile.printed)
        looks.setdefault(message_text(f"tile-{tile.id}.full", {}, lang), set()).add(look)
    assert all(len(alike) == 1 for alike in looks.values())
    assert len(looks) == len(TILES) - 1  # the two farms are alike
    assert not any(re.search(r"\d", name) for name in looks)


@in_every_language
def test_tiles_of_a_kind_that_look_elsewhere_say_so(lang: str) -> None:
    for kind in KINDS:
        twins = [effect_facts(tile) for tile in TILES if tile.kind_id() == kind]
        effects = {message_text(f"effect-{kind}", facts, lang) for facts in twins}
        assert len(effects) == len({plain(cast(Any, list(facts.values()))) for facts in twins})


@in_every_language
def test_every_kind_set_treasure_and_level_has_a_name(lang: str) -> None:
    ids = [f"kind-{kind}{form}" for kind in KINDS for form in ("", ".one", ".few", ".other")]
    ids += [f"set-{each}{form}" for each in SETS for form in ("", ".quoted")]
    ids += [treasure_name(treasure.id, form).id for treasure in TREASURES for form in ("", ".effect")]
    ids += [f"level-{level}" for level in TREASURES_REMOVED]
    ids += ["line-best-three", "line-treasures"]
    for id in ids:
        assert own(lang).has(id), id
        message_text(id, {}, lang)


# -- whole games ---------------------------------------------------------------------------------------------


TABLES = [(seats, seed, SETS[seed % 2 :: 2]) for seats in (1, 2) for seed in range(3)]


@pytest.mark.parametrize(("seats", "seed", "sets"), TABLES)
def test_a_whole_random_game_can_be_read_in_every_language(seats: int, seed: int, sets: list[str]) -> None:
    match = regnum.new(GAME, seats=seats, seed=seed, options={"sets": list(sets)})
    read_whole_game(match, seed)
