"""Whatever is chosen from, no two choices read alike, and every step of a choice asks a question in words."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from regnum.catalogue import LANGUAGES, catalogue, text
from regnum.core.match import Match
from regnum.core.messages import Message, Option
from regnum.testing.contract import TableSetup, every_table

SEED = 7
NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
EVERY = 3 if NIGHTLY else 9  # decisions between two that are looked at
LONGEST = 240 if NIGHTLY else 120  # decisions


def decisions(table: TableSetup) -> Iterator[tuple[Match, int]]:
    """The seats that are asked in a random match, now and then."""
    match, dice = table.match(SEED), random.Random(SEED)
    while not match.over and len(match.log) < LONGEST:
        seat = dice.choice(match.waiting)
        if len(match.log) % EVERY == 0:
            yield match, seat
        match.play(seat, dice.choice(match.legal(seat)))


def offered(match: Match, seat: int) -> list[Option]:
    """What may be played now."""
    decision = match.decision(seat)
    assert decision is not None
    return [option for option in decision.options if option.refusal is None]


def things_in(items: list[Any]) -> Iterator[Any]:
    """Every thing of a panel, however deep."""
    for thing in items:
        yield thing
        yield from things_in(thing.get("items") or [])


def message_of(thing: Any) -> Message:
    """Its full name, else its title, as a message."""
    return msgspec.convert(thing.get("name") or thing["title"], Message)


def untouched(option: Option, touched: list[str]) -> list[str] | None:
    """What of an option is still to be touched; None if it does not have all that was."""
    left = list(option.handles)
    for each in touched:
        if each not in left:
            return None
        left.remove(each)
    return left


def touches(options: list[Option], dice: random.Random) -> Iterator[tuple[list[str], list[Option]]]:
    """A way to one option, touch by touch, with what is left open after each as long as that is more than one."""
    touched: list[str] = []
    while len(options) > 1:
        further = [each for option in options for each in untouched(option, touched) or []]
        if not further:
            return
        touched = [*touched, dice.choice(further)]
        options = [option for option in options if untouched(option, touched) is not None]
        if len(options) > 1:
            yield touched, options


@pytest.mark.parametrize("table", every_table(whole=False), ids=repr)
def test_no_two_choices_of_a_question_read_alike_in_any_language(table: TableSetup) -> None:
    for match, seat in decisions(table):
        options = offered(match, seat)
        for lang in LANGUAGES:
            labels = [text(option.label, lang) for option in options]
            twice = [option.move for option, label in zip(options, labels, strict=True) if labels.count(label) > 1]
            assert not twice, (lang, twice, labels)


@pytest.mark.parametrize("table", every_table(whole=False), ids=repr)
def test_no_two_things_that_are_touched_for_a_question_have_the_same_name(table: TableSetup) -> None:
    """Cards that look alike are told apart by where they lie."""
    for match, seat in decisions(table):
        wanted = {handle for option in offered(match, seat) for handle in option.handles}
        names: dict[str, str] = {}
        for panel in match.scene(seat)["panels"]:
            for thing in things_in(panel["items"]):
                if thing["id"] in wanted and thing["kind"] == "card":
                    told = text(match.stamp(message_of(thing)), "en")
                    assert names.setdefault(told, thing["id"]) == thing["id"], told


@pytest.mark.parametrize("table", every_table(whole=False), ids=repr)
def test_after_every_touch_the_game_has_a_question_for_the_one_verb_that_is_left(table: TableSetup) -> None:
    dice, texts = random.Random(SEED), catalogue("en", table.game)
    for match, seat in decisions(table):
        for touched, options in touches(offered(match, seat), dice):
            verbs = {option.move.split()[0] for option in options}
            if len(verbs) == 1:
                assert texts.has(f"verb-{verbs.pop()}.picked"), touched
            elif len(verbs) <= 3:  # else they are named
                assert all(texts.has(f"verb-{verb}") for verb in verbs), touched
