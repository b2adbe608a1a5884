"""The texts of Paladins with its own cards and facts; what all games' texts share stands in tests/project."""

from __future__ import annotations

import re
from typing import Any

import pytest

import regnum
from regnum.catalogue.render import catalogue
from regnum.core.effects import effect, n_of
from regnum.core.messages import Event, Message, Plain, PlayerRef, Refusal, say, snake, stamped
from regnum.core.words import Ask, Move
from regnum.games.paladins import scene, scoring
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    CHOICES,
    FAVOURS,
    JAR_SPOTS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPOTS,
    SQUARES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALL_KINDS,
    scheme_name,
)
from regnum.games.paladins.effects.all import effect_name, effect_names
from regnum.games.paladins.effects.vocabulary import EITHER
from regnum.games.paladins.events import EVENTS, counted_workers
from regnum.games.paladins.parts import (
    ACTIONS,
    AI_ACTIONS,
    ANY,
    ATTRIBUTES,
    COLOURS,
    DIFFICULTIES,
    FIRST_RIGHT,
    KINGS_FAVOUR,
    LIMITS,
    METRICS,
    NATIONS,
    NONE,
    PIECES,
    RESOURCE_SPACES,
    SLOT_NAMES,
    TRIGGERS,
    WORKERS,
)
from regnum.games.paladins.scenes.cards import wall_text
from regnum.scene import Card
from tests.catalogues import (
    begins_well,
    choices,
    classes_of,
    distinguishes_numbers,
    entries,
    in_every_language,
    one_calm_sentence,
    read_whole_game,
    refusal_codes,
    rendered,
    variables,
    varied,
)
from tests.catalogues import message_text as message_text_in
from tests.typed import present

GAME = "paladins"
BY_NAME: dict[str, Any] = {event.__name__: event for event in EVENTS}
ALL_SQUARES = (*SQUARES, *ABSOLVE_SQUARES)
RIGHT_HAND = ACTIONS[FIRST_RIGHT:]

# -- samples -------------------------------------------------------------------------------------------------

CREWS: list[list[Plain]] = [
    ["labourer", "labourer", "scout"], ["merchant"], ["fighter"], ["cleric"], ["criminal", "criminal"],
    ["scout", "scout", "scout"], ["labourer"] * 5, ["cleric", "merchant", "criminal"],
]  # fmt: skip
ACTION_NAMES = [say(f"action-{each}") for each in ACTIONS]
TOWNSFOLK_NAMES = [say(f"townsfolk-{each.id}.full") for each in TOWNSFOLK]
EFFECTS: list[Any] = [effect_names(row) for row in dict.fromkeys(option for each in CHOICES for option in each)]
EFFECTS += [effect_names(each.reward) for each in (*TOWNSFOLK, *FAVOURS)]

# Sample facts by name, as moves, asks and scenes give them.
FACTS: dict[str, list[Any]] = {
    "more": ["yes", "no"],
    "worker": [say("count-scout-acc", count=1)],
    "under": ["none", say("count-scout-acc", count=1)],
    "action": [*ACTION_NAMES, say("action-favour")],
    "attribute": [say(f"attribute-{each}") for each in ATTRIBUTES],
    "column": [1, 2, 3, 4, 5, 6],
    "columns": [2],
    "count": [3, 1, 2, 5],
    "effects": EFFECTS,
    "favour": [say(f"favour-{each.id}") for each in FAVOURS],
    "given": [2, 1, 3],
    "have": [0, 1, 2, 3, 5],
    "how": ["silver", "debt", "free", "draft", "reward", "price"],
    "lack": [2, 1, 3, 5, 12],
    "last": ["no", "yes"],
    "least": [1, 2, 3],
    "limit": [7, 8],
    "most": [2, 1, 3],
    "need": [3, 1, 2, 5, 11],
    "options": [2, 3],
    "outsider": [*(say(f"outsider-{each.id}.full") for each in OUTSIDERS), say("empty-column", column=2)],
    "paladin": [say(f"paladin-{each.id}.acc") for each in PALADINS],
    "players": [3, 4],
    "price": [2, 0, 1, 3, 5],
    "region": [1, 2, 3, 4, 5, 6],
    "round": [1, 2, 3, 4, 5, 6, 7],
    "silver": [0, 1, 2, 5],
    "slot": list(SLOT_NAMES),
    "square": [say(f"square-{each.id}.short") for each in ALL_SQUARES],
    "suspicions": [2, 0, 1, 5],
    "tavern": [say(f"tavern-{each.id}.short") for each in TAVERNS],
    "top": [say(f"paladin-{each.id}.acc") for each in PALADINS],
    "townsfolk": [*TOWNSFOLK_NAMES, say("empty-column", column=5)],
    "wanted": [[say("worker-scout.acc")], [say("worker-fighter.acc"), say("worker-cleric.acc")]],
    "wild": ["yes", "no"],
    "works": ["yes", "no"],
    "cost": [[say("count-silver-acc", count=2)], "none"],
    "gain": [effect_names(WALL_KINDS[0].gain), "none"],
    "workers": [counted_workers(crew) for crew in CREWS],
}
FACTS["wanted"] += [[say(f"worker-{each}.acc")] for each in WORKERS]
# Where a fact means something else in one message.
FACTS_OF: dict[str, dict[str, list[Any]]] = {
    "ask-take-turn": {"workers": [2, 0, 1, 5, 12]},
    "move-favour-hidden": {"slot": [1, 2, 3, 4, 5]},
    "move-workshop": {"action": [say(f"action-{each}") for each in RIGHT_HAND]},
    "refused-at-the-top": {"top": [12]},
}

# Sample values of an event's fields.
FIELDS: dict[str, list[Any]] = {
    "seat": [0, 1],
    "ai": [False],
    "difficulty": [*DIFFICULTIES, ""],
    "round": [1, 2, 7],
    "order": [ACTIONS[each] for each in ORDERS],
    "points": [4, 0, 1, 2, 21, 105, -3],
    "favour": [each.id for each in FAVOURS],
    "taverns": [[each.id for each in TAVERNS[first : first + 3]] for first in range(0, len(TAVERNS), 3)],
    "tavern": [each.id for each in TAVERNS],
    "paladin": [each.id for each in PALADINS],
    "workers": CREWS,
    "action": list(ACTIONS),
    "n": [1, 2, 3, 5, 6],
    "attribute": list(ATTRIBUTES),
    "level": [4, 1, 12],
    "slot": list(SLOT_NAMES),
    "townsfolk": [each.id for each in TOWNSFOLK],
    "outsider": [each.id for each in OUTSIDERS],
    "square": [each.id for each in ALL_SQUARES],
    "region": [1, 2, 3, 4, 5, 6],
    "wall": [each.id for each in WALL_KINDS],
    "left": [3, 0, 1, 2, 5, 8],
    "tax": [0, 1, 2],
    "suspicions": [4, 1, 2, 5],
    "discarded": [2, 0, 1, 5],
    "criminals": [1, 0, 2],
    "scheme": sorted({scheme_name(each) for each in (*SCHEMES, KINGS_FAVOUR)}),
    "need": [3, 1, 2, 5],
    "have": [0, 1, 2, 7],
    "space": list(range(1, RESOURCE_SPACES + 1)),
    "column": [1, 2, 3, 4, 5, 6],
    "what": ["townsfolk", "favour", "outsider"],
    "place": [1, 2, 3],
    "rule": ["12.5.3"],
}
REASONS = {
    "Passed": ["", "no_workers", "no_action"],
    "RivalStrengthened": ["difficulty", "order"],
    "RivalFailed": [
        "blocked", "limit", "workers", "townsfolk", "strength", "full", "reach", "square", "wall", "influence",
        "outsider", "favour",
    ],
    "RivalActed": ["scheme", "order", "fallback"],
    "RivalPassed": ["no_workers"],
}  # fmt: skip
# Where a field means something else in one event.
FIELDS_OF: dict[str, dict[str, list[Any]]] = {
    "InquisitionBegan": {"reason": ["tax", "cards"], "rule": ["8.1.3", "8.2.4"]},
    "NobodySuspected": {"rule": ["8.3.2"]},
    "Accused": {"rule": ["8.3.2"]},
    "TaxRefilled": {"n": [5, 0, 1, 2, 8]},
    "TaxTaken": {"n": [1, 2]},
    "TaxReturned": {"what": ["suspicion", "debt"], "rule": ["12.3.6"]},
    "RivalTaxed": {"n": [1, 2], "rule": ["12.3.2"]},
    "MoreDiscarded": {"townsfolk": [TOWNSFOLK[0].id, ""], "outsider": [OUTSIDERS[0].id, ""], "rule": ["12.7.2"]},
    "MonkSent": {"square": [each.id for each in SQUARES]},
    "OutpostPlaced": {"square": [each.id for each in SQUARES]},
    "JarMoved": {"square": [each.id for each in ABSOLVE_SQUARES]},
    "Developed": {"action": list(RIGHT_HAND)},
    "RivalStrengthened": {"action": list(RIGHT_HAND)},
    "RivalMustered": {"workers": [4, 5, 10]},
    "RivalFailed": {"action": [*ACTIONS, "favour"]},
    "RivalActed": {"action": [*AI_ACTIONS[:-2], "favour"], "workers": [1, 2, 3]},
    "RivalGainedWorkers": {"workers": [1, 2]},
    "RivalChoseSquare": {"square": [each.id for each in SQUARES]},
    "MarkerMoved": {"n": [1, 2, 5], "rule": ["12.3.1"]},
}


def fields_of(event: Any) -> dict[str, list[Any]]:
    """Sample values for every field of an event."""
    own = FIELDS_OF.get(event.__name__, {})
    return {name: own.get(name) or FIELDS.get(name) or REASONS[event.__name__] for name in event.__struct_fields__}


def events_like(event: Any) -> list[Event]:
    """An event around a base sample, each field varied in turn; every reason with every amount it may name."""
    sampled = varied(fields_of(event))
    if "need" in event.__struct_fields__:
        base = sampled[0]
        sampled += [{**base, "reason": why, "need": n} for why in REASONS[event.__name__] for n in FIELDS["need"]]
    return [event(**sample) for sample in sampled]


def facts_for(id: str, names: set[str]) -> list[dict[str, Any]]:
    """Samples for a message around a base one."""
    own = FACTS_OF.get(id, {})
    return varied({name: own.get(name) or FACTS[name] for name in sorted(names)})


def message_text(id: str, facts: dict[str, Any], lang: str) -> str:
    return message_text_in(GAME, id, facts, lang)


def said(message: Message, lang: str) -> str:
    return rendered(stamped(message, GAME), lang)


def has(id: str, lang: str) -> bool:
    return catalogue(lang, GAME).has(id)


# -- what is asked, refused and told -------------------------------------------------------------------------


@in_every_language
def test_goods_are_told_in_one_few_and_many(lang: str) -> None:
    assert distinguishes_numbers(GAME, "event-provisions-gained", "n", {"player": PlayerRef(0)}, lang)
    kinds = {*WORKERS, "worker", "provision", "debt", "suspicion", "workshop", "monk", "outpost", "jar"}
    for kind in kinds - {"cleric"}:  # 2 kněží, 5 kněží
        assert distinguishes_numbers(GAME, f"count-{kind}", "count", {}, lang), kind


@in_every_language
@pytest.mark.parametrize(("code", "facts"), refusal_codes(GAME))
def test_every_refusal_is_one_calm_sentence(code: str, facts: frozenset[str], lang: str) -> None:
    for sample in facts_for("refused-" + code.replace("_", "-"), set(facts)):
        sentence = rendered(Refusal(code, "4.1.1", sample, GAME), lang)
        assert one_calm_sentence(sentence), sentence


@in_every_language
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_every_event_is_told_in_whole_sentences(event: type[Event], lang: str) -> None:
    for each in events_like(event):
        sentence = rendered(each, lang)
        assert sentence.endswith("."), sentence
        assert begins_well(sentence), sentence
        assert not re.search(r"\([^)]*\(", sentence), sentence  # no brackets inside brackets


@in_every_language
def test_the_ai_player_says_by_which_rule_it_acts(lang: str) -> None:
    ruled = [event for event in EVENTS if "rule" in event.__struct_fields__]
    assert {event.__name__ for event in ruled} >= {name for name in BY_NAME if name.startswith("Rival")}
    for event in ruled:
        for each in events_like(event):
            rule = re.escape(str(getattr(each, "rule")))  # noqa: B009 (not every event has one)
            assert re.search(rf"\(\w+ {rule}\)\.$", rendered(each, lang)), each


@in_every_language
def test_each_reason_is_given_in_words_of_its_own(lang: str) -> None:
    for name, reasons in REASONS.items():
        fields = {field: values[0] for field, values in fields_of(BY_NAME[name]).items() if field != "reason"}
        assert len({rendered(BY_NAME[name](**fields, reason=reason), lang) for reason in reasons}) == len(reasons)
    targeted = {rendered(BY_NAME["RivalTargeted"](space=1, column=2, what=what), lang) for what in FIELDS["what"]}
    assert len(targeted) == len(FIELDS["what"])


@in_every_language
def test_every_reason_the_texts_know_can_happen(lang: str) -> None:
    for name, reasons in REASONS.items():
        entry = entries(GAME, lang)["event-" + snake(name).replace("_", "-")]
        keys = {key for choice in choices(entry) if choice.name == "reason" for key in choice.keys}
        assert keys - set(reasons) <= {"will", "other"}, (name, keys)


@in_every_language
def test_numbers_of_a_hindrance_are_named(lang: str) -> None:
    failed = BY_NAME["RivalFailed"]
    for reason in ("workers", "influence", "strength", "reach"):
        sentence = rendered(failed("fortify", reason, 9, 8, "12.5.6", "faith"), lang)
        assert "9" in sentence and "8" in sentence, sentence
    assert "7" in rendered(failed("fortify", "limit", 7, 7, "4.8"), lang)


@in_every_language
def test_every_difficulty_opens_the_game_in_words_of_its_own(lang: str) -> None:
    opened = BY_NAME["Opened"]
    assert len({rendered(opened(0, level), lang) for level in FIELDS["difficulty"]}) == len(DIFFICULTIES) + 1


@in_every_language
def test_a_players_name_stands_in_the_log_as_it_is(lang: str) -> None:
    for event in EVENTS:
        if "seat" in event.__struct_fields__:
            for sample in varied({**fields_of(event), "seat": [0]}):
                assert "Božena z Hradu" in rendered(event(**sample), lang, ("Božena z Hradu",)), event


@in_every_language
def test_the_ai_player_goes_by_its_own_name_also_where_nobody_has_one(lang: str) -> None:
    can_be_ai = [event for event in EVENTS if "ai" in event.__struct_fields__]
    assert {event.__name__ for event in can_be_ai} >= {"Raised", "Accused", "SuspicionDrawn", "MonkSent", "Attacked"}
    name = said(say("ai"), lang)
    for event in can_be_ai:
        sample = {field: values[0] for field, values in fields_of(event).items()}
        sentence = rendered(event(**{**sample, "seat": 1, "ai": True}), lang)
        assert name.lower() in sentence.lower() and said(say("seat-blue"), lang) not in sentence, sentence


@in_every_language
@pytest.mark.parametrize("ask", classes_of(GAME, Ask), ids=lambda ask: ask.__name__)
def test_every_ask_is_a_prompt(ask: type, lang: str) -> None:
    id = "ask-" + snake(ask.__name__).replace("_", "-")
    for sample in facts_for(id, variables(entries(GAME, lang)[id])):
        prompt = message_text(id, sample, lang)
        assert prompt[-1] in ".?" and "?" in prompt, prompt  # a question, perhaps with what else there is to know
        assert begins_well(prompt), prompt


@in_every_language
def test_the_last_round_is_announced(lang: str) -> None:
    for id, facts in (("ask-choose-paladin", {"round": 7}), ("move-use", {"paladin": "Ivon", "top": "Otton"})):
        assert message_text(id, {**facts, "last": "yes"}, lang) != message_text(id, {**facts, "last": "no"}, lang)


# Moves by the message of their label, where it is not that of their class.
LABELS = {
    **{action.capitalize(): "move-act" for action in ACTIONS},
    "UsePaladin": "move-use", "TakeTavern": "move-tavern", "UseFavour": "move-favour", "PutWorkshop": "move-workshop",
    "MoveJar": "move-jar", "UseAbility": "move-ability",
}  # fmt: skip


@in_every_language
@pytest.mark.parametrize("move", classes_of(GAME, Move), ids=lambda move: move.__name__)
def test_every_move_has_a_label_without_a_full_stop(move: type, lang: str) -> None:
    id = LABELS.get(move.__name__, "move-" + snake(move.__name__).replace("_", "-"))
    for sample in facts_for(id, variables(entries(GAME, lang)[id])):
        label = message_text(id, sample, lang)
        assert not label.endswith("."), label
        assert begins_well(label), label


@in_every_language
def test_ways_to_pay_for_a_townsfolk_are_told_apart(lang: str) -> None:
    for id in ("move-enlist", "move-dismiss"):
        variants = [{"how": "silver", "price": price} for price in (1, 2, 3)]
        variants += [{"how": "debt", "price": 3}, {"how": "free", "price": 0}]
        same = {"townsfolk": TOWNSFOLK_NAMES[0], "gain": "none"}
        assert len({message_text(id, {**same, **path}, lang) for path in variants}) == len(variants)


# -- names ---------------------------------------------------------------------------------------------------

FORMS = {
    "paladin": ([each.id for each in PALADINS], ("", ".acc")),
    "townsfolk": ([each.id for each in TOWNSFOLK], ("", ".acc", ".full")),
    "outsider": ([each.id for each in OUTSIDERS], ("", ".acc", ".full")),
    "wall": ([each.id for each in WALL_KINDS], ("", ".short")),
    "tavern": ([each.id for each in TAVERNS], ("", ".short")),
    "suspicion": (sorted({str(tax) for tax in SUSPICIONS}), ("", ".short")),
    "order": ([ACTIONS[each] for each in ORDERS], ("", ".short")),
    "favour": ([each.id for each in FAVOURS], ("",)),
    "scheme": (FIELDS["scheme"], ("", ".short")),
    "square": ([each.id for each in ALL_SQUARES], ("", ".short", ".full")),
    "action": ([*AI_ACTIONS[:-2], "favour"], ("",)),
    "attribute": (list(ATTRIBUTES), ("", ".acc")),
    "worker": ([*WORKERS, "any"], ("", ".acc")),
    "nation": (list(NATIONS), ("",)),
    "seat": (list(COLOURS), ("",)),
    "tone": ([*WORKERS, *NATIONS], ("",)),
}


@in_every_language
@pytest.mark.parametrize("kind", FORMS)
def test_every_card_and_every_thing_has_its_names(kind: str, lang: str) -> None:
    ids, forms = FORMS[kind]
    for id in ids:
        for form in forms:
            assert has(f"{kind}-{id}{form}", lang), f"{kind}-{id}{form}"
            name = message_text(f"{kind}-{id}{form}", {}, lang)
            assert not name.endswith("."), name


@in_every_language
@pytest.mark.parametrize("kind", ["townsfolk", "outsider", "square"])
def test_full_names_tell_twins_apart(kind: str, lang: str) -> None:
    ids = FORMS[kind][0]
    assert len({message_text(f"{kind}-{id}.full", {}, lang) for id in ids}) == len(ids)


@in_every_language
@pytest.mark.parametrize("kind", ["paladin", "wall", "suspicion", "order", "favour", "scheme", "action", "tone"])
def test_names_tell_everything_apart(kind: str, lang: str) -> None:
    ids = FORMS[kind][0]
    assert len({message_text(f"{kind}-{id}", {}, lang) for id in ids}) == len(ids)


@in_every_language
def test_a_full_name_begins_with_the_name(lang: str) -> None:
    for kind in ("townsfolk", "outsider"):
        for id in FORMS[kind][0]:
            full, name = (message_text(f"{kind}-{id}{form}", {}, lang).strip("«»") for form in (".full", ""))
            assert re.match(rf"{name}»? \(", full), full


@in_every_language
def test_a_square_is_named_by_its_region_and_its_reward(lang: str) -> None:
    for square in ALL_SQUARES:
        name, short, full = (message_text(f"square-{square.id}{form}", {}, lang) for form in ("", ".short", ".full"))
        where, _, reward = name.partition(": ")
        assert reward and full.startswith(name) and ":" not in short, name
        assert not square.region or str(square.region) in where, name
        digits = re.findall(r"\d", reward)
        assert re.findall(r"\d", short) == digits, (name, short)


@in_every_language
def test_squares_of_one_spot_read_alike_and_others_apart(lang: str) -> None:
    for spots, squares in ((SPOTS, SQUARES), (JAR_SPOTS, ABSOLVE_SQUARES)):
        for region in {spot.region for spot in spots}:
            here = [spot for spot in spots if spot.region == region]
            names = [{message_text(f"square-{squares[at].id}.short", {}, lang) for at in spot.squares} for spot in here]
            assert all(len(each) == 1 for each in names), names
            assert len(set.union(*names)) == len(here), names


@in_every_language
def test_a_tavern_is_named_by_its_workers(lang: str) -> None:
    for tavern in TAVERNS:
        crew = message_text(f"tavern-{tavern.id}.short", {}, lang)
        assert message_text(f"tavern-{tavern.id}", {}, lang).endswith(f"({crew})")
        for kind in set(tavern.workers):
            n = tavern.workers.count(kind)
            one = message_text(f"worker-{WORKERS[kind]}", {}, lang)
            many = message_text(f"count-{WORKERS[kind]}", {"count": n}, lang)
            assert (one if n == 1 else many) in crew.split(", "), crew


@in_every_language
def test_every_line_of_the_score_sheet_has_a_label(lang: str) -> None:
    lines = ["order_1", "order_2", "order_3", *ATTRIBUTES, "commission", "garrison", "fortify", "walls", "absolve"]
    lines += ["develop", "paid_debts", "unpaid_debts", "leftovers", *(each.id for each in OUTSIDERS)]
    played = regnum.new(GAME, seats=1, seed=1)
    lines += [line for side in (0, 1) for line, _ in played.score(side)]
    labels = {line: said(scoring.line_label(line), lang) for line in lines}
    assert len(set(labels.values())) == len(labels)


# -- what stands on cards ------------------------------------------------------------------------------------


def card_text(card: Card, lang: str) -> str:
    """What stands on a card, proofread: whole sentences without a gap."""
    sentence = said(present(card.text), lang)
    assert sentence.endswith("."), sentence
    assert begins_well(sentence), sentence
    assert not re.search(r":\s*[.;]|\bnone\b|…|\([^)]*\(", sentence), sentence
    return sentence


@in_every_language
def test_every_effect_has_a_name(lang: str) -> None:
    rows = [each.bonus for each in PALADINS] + [each.gain for each in WALL_KINDS]
    rows += [row for each in TOWNSFOLK for row in (each.reward, each.discard, each.instant)]
    rows += [row for each in OUTSIDERS for row in (each.attack, each.convert)]
    rows += [each.reward for each in (*FAVOURS, *ALL_SQUARES)] + [row for each in CHOICES for row in each]
    every = {effect for row in rows for effect in row}
    names = {said(effect_name(effect), lang) for effect in every}
    assert len(names) == len(every)
    assert not [name for name in names if name.endswith(".")]


@in_every_language
def test_every_wall_raises_strength_whatever_is_chosen_besides(lang: str) -> None:
    for each in WALL_KINDS:
        sentence = said(wall_text(each), lang)
        first, _, rest = sentence.partition(". ")
        strength, more = str(n_of(each.gain[0])), effect_names(each.gain[1:])
        assert strength in first and not any(said(name, lang) in first for name in more if isinstance(name, Message))
        assert all(said(name, lang) in rest for name in more if isinstance(name, Message)), sentence


@in_every_language
def test_a_choice_names_all_its_options(lang: str) -> None:
    for options in CHOICES:
        both = [say("effects", effects=effect_names(option)) for option in options]
        either = effect(EITHER, CHOICES.index(options))
        assert all(said(option, lang) in said(effect_name(either), lang) for option in both)


@in_every_language
def test_every_paladin_says_what_he_brings_and_does(lang: str) -> None:
    texts = {card_text(scene.paladin_card("p", each), lang) for each in PALADINS}
    assert len(texts) == len(PALADINS)
    for each in PALADINS:
        sentence = card_text(scene.paladin_card("p", each), lang)
        for at, n in enumerate(each.boost):
            if n:
                assert said(say("boost-text", attribute=say(f"attribute-{ATTRIBUTES[at]}"), n=n), lang) in sentence


@in_every_language
def test_every_townsfolk_says_what_it_gives(lang: str) -> None:
    texts = {card_text(scene.townsfolk_card("t", each), lang) for each in TOWNSFOLK}
    assert len(texts) == len(TOWNSFOLK)
    for each in TOWNSFOLK:
        sentence = card_text(scene.townsfolk_card("t", each), lang)
        for row in (each.discard, each.reward, each.instant):
            assert all(said(name, lang) in sentence for name in effect_names(row) if isinstance(name, Message))
        if TRIGGERS[each.trigger] in ACTIONS and lang != "uk":  # there the action is declined
            assert said(say(f"action-{TRIGGERS[each.trigger]}"), lang) in sentence
        assert not each.suspicion_min or str(each.suspicion_min) in sentence


@in_every_language
def test_every_outsider_says_what_it_gives_and_counts(lang: str) -> None:
    full = {said(say(f"outsider-{each.id}.full"), lang): each for each in OUTSIDERS}
    assert len(full) == len(OUTSIDERS)
    for each in OUTSIDERS:
        sentence = card_text(scene.outsider_card("o", each), lang)
        points = say("points-text", base=each.base, each=each.each, metric=METRICS[each.per])
        assert said(points, lang) in sentence
        for row in (each.attack, each.convert):
            assert all(said(name, lang) in sentence for name in effect_names(row) if isinstance(name, Message))


@in_every_language
def test_every_metric_is_counted_in_words_of_its_own(lang: str) -> None:
    for base in (0, 1):
        for each in (1, 2, 4):
            told_apart = {
                message_text("points-text", {"base": base, "each": each, "metric": per}, lang) for per in METRICS
            }
            assert len(told_apart) == len(METRICS)
    entry = entries(GAME, lang)["points-text"]
    known = {key for choice in choices(entry) if choice.name == "metric" for key in choice.keys}
    assert known == set(METRICS)


@in_every_language
def test_every_favour_says_what_it_takes_and_gives(lang: str) -> None:
    view: dict[str, Any] = {}
    texts = []
    for each in FAVOURS:
        card = scene.favour_card(view, 0, {"favour": each.id, "side": None, "worker": None})
        sentence = card_text(card, lang)
        worker = "any" if each.slot == ANY else WORKERS[each.slot]
        assert said(say(f"worker-{worker}"), lang).lower() in sentence.lower()
        texts.append(sentence)
    assert len(set(texts)) == len(FAVOURS)
    hidden = scene.favour_card(view, 2, {"favour": None, "side": None, "worker": None})
    assert "5" in said(hidden.title, lang)


@in_every_language
def test_every_order_says_what_it_asks_for(lang: str) -> None:
    assert len({card_text(scene.order_card(0, ACTIONS[each]), lang) for each in ORDERS}) == len(ORDERS)
    for slot, points in enumerate((4, 6, 8)):
        assert str(points) in card_text(scene.order_card(slot, "fortify"), lang)
    assert "2" in said(scene.order_card(1, None).title, lang)


@in_every_language
def test_every_action_says_what_it_does_and_costs(lang: str) -> None:
    for action, name in enumerate(ACTIONS):
        for done in range(PIECES + 1 if LIMITS[action] <= PIECES else 1):
            board = {"paladin": None, "done": {name: done}}
            text = say("action-text", action=name, **scene.action_facts(board, action))
            sentence = said(text, lang)
            assert sentence.endswith(".") and begins_well(sentence), sentence
            assert "none" not in sentence, sentence
    found = [choice for choice in choices(entries(GAME, lang)["action-text"]) if choice.name == "action"]
    assert {key for choice in found for key in choice.keys} == set(ACTIONS)


@in_every_language
def test_the_price_of_an_action_is_told_with_the_paladin_in_use(lang: str) -> None:
    def priced(action: str, paladin: str | None) -> str:
        board = {"paladin": paladin, "done": {action: 1}}
        return said(say("action-text", action=action, **scene.action_facts(board, ACTIONS.index(action))), lang)

    full = said(say("count-silver-acc", count=4), lang)
    assert full in priced("develop", None) and full in priced("develop", "roland")
    assert said(say("count-silver-acc", count=2), lang) in priced("develop", "samson")
    for paladin in PALADINS:
        if paladin.waives != NONE:
            action = ACTIONS[paladin.waives]
            assert priced(action, paladin.id) != priced(action, None) == priced(action, "samson")
            assert "2" not in priced(action, paladin.id).rpartition(". ")[2]


@in_every_language
def test_a_known_paladin_says_where_he_is(lang: str) -> None:
    where = ("chosen", "top", "bottom")
    assert len({message_text("known-paladin", {"paladin": "Ivon", "where": each}, lang) for each in where}) == 3


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "seed"), [("easy", 1), ("standard", 2), ("hard", 3), ("hard", 4)])
def test_a_whole_game_alone_can_be_read_in_every_language(difficulty: str, seed: int) -> None:
    read_whole_game(regnum.new(GAME, seats=1, seed=seed, options={"difficulty": difficulty}), seed)
