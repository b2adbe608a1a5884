"""The decision: every answer as a button, in groups where there are many; what is refused with its reason."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from regnum.catalogue.choices import Way, by_reason, by_verb, legal, refused, ways
from regnum.catalogue.telling import Telling, things, way_names
from regnum.catalogue.words import headed
from regnum.core.letters import Decision, Option, Refusal

FEW = 8  # so many answers need no headings
EXPLAINED = 12  # so many answers may each say what the thing they touch does


class Answer(NamedTuple):
    """One button."""

    move: str
    label: str
    text: str
    id: str = ""  # the anchor to which things on the table point


class Group(NamedTuple):
    """Answers under one name; `folded` where one first says what, then how."""

    title: str
    answers: list[Answer]
    folded: bool


class Closed(NamedTuple):
    """What may not be done, and why."""

    why: str
    refusal: Refusal
    labels: list[str]


class Choosing(NamedTuple):
    """All of it."""

    prompt: str
    groups: list[Group]
    closed: list[Closed]
    lit: dict[str, str]  # what an answer touches: the anchor of the first such answer


def choosing(decision: Decision, telling: Telling) -> Choosing:
    """A decision in the reader's words."""
    open_ones = legal(decision)
    explained = texts_by_id(telling) if len(open_ones) <= EXPLAINED else {}
    groups = numbered(grouped(decision.options, open_ones, telling, explained))
    closed = [
        Closed(telling.words.why(each.refusal), each.refusal, [telling.words.text(o.label) for o in each.options])
        for each in by_reason(refused(decision))
    ]
    anchors = {answer.move: answer.id for group in groups for answer in group.answers}
    handles = {each.move: each.handles for each in open_ones}
    lit: dict[str, str] = {}
    for move, anchor in anchors.items():
        for handle in handles[move]:
            lit.setdefault(handle, anchor)
    return Choosing(telling.words.text(decision.prompt), groups, closed, lit)


def grouped(every: list[Option], open_ones: list[Option], telling: Telling, texts: dict[str, str]) -> list[Group]:
    """Few answers as they are, more under their verbs, very many to be unfolded."""

    def answers(options: list[Option]) -> list[Answer]:
        return [Answer(each.move, headed(telling.words.text(each.label)), text_of(each, texts)) for each in options]

    if len(open_ones) <= FEW:
        return [Group("", answers(open_ones), False)]
    found = [way for way in ways(every, telling.spaces) if way.open]
    if found:
        single = [option for way in found if len(way.open) == 1 for option in way.open]
        many = [
            Group(": ".join(way_names(way, telling)), answers(way.open), True) for way in found if len(way.open) > 1
        ]
        return [*many, Group("", answers(single), False)] if single else many
    verbs = by_verb(open_ones)
    if len(verbs) == 1:
        return [Group("", answers(open_ones), False)]
    return [Group(way_names(Way(verb, group, []), telling)[0], answers(group), False) for verb, group in verbs.items()]


def numbered(groups: list[Group]) -> list[Group]:
    """Every answer with its anchor, in the order of the page."""
    count = itertools.count(1)
    return [
        group._replace(answers=[each._replace(id=f"option-{next(count)}") for each in group.answers])
        for group in groups
    ]


def texts_by_id(telling: Telling) -> dict[str, str]:
    """What the things of the scene say, by their ids; a space is known by its own heading."""
    return {
        each["id"]: telling.words.text(each["text"])
        for each in things(telling.scene)
        if "text" in each and each["kind"] != "space"
    }


def text_of(option: Option, texts: dict[str, str]) -> str:
    """What the thing says that an answer is about, and is about alone."""
    touched = set(option.handles)
    return texts.get(touched.pop(), "") if len(touched) == 1 else ""


def label_of(decision: Decision | None, move: str, telling: Telling) -> str:
    """The label of a move that is on offer; nothing if it is not any more."""
    options: list[Any] = legal(decision) if decision is not None else []
    return next((headed(telling.words.text(each.label)) for each in options if each.move == move), "")
