"""The decision: every option as a button, grouped if there are many; refused ones with the reason."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from regnum.catalogue.choices import ActionGroup, action_groups, by_reason, by_verb, legal, refused
from regnum.catalogue.describe import Describer, group_names
from regnum.catalogue.sentences import capitalised
from regnum.core.messages import Decision, Option, Refusal
from regnum.scene import Space
from regnum.scene.reading import things_of

FEW = 8  # up to this many answers need no headings
EXPLAINED = 12  # up to this many answers may each show the text of their thing


class AnswerButton(NamedTuple):
    """A button that plays one option of a decision."""

    move: str
    label: str
    text: str
    id: str = ""  # the anchor to which things on the table link


class AnswerGroup(NamedTuple):
    """Answers under one heading; `folded` when the thing is chosen first, then how."""

    title: str
    answers: list[AnswerButton]
    folded: bool


class RefusedOption(NamedTuple):
    """An illegal option and the reason."""

    why: str
    refusal: Refusal
    labels: list[str]


class DecisionForm(NamedTuple):
    """The whole decision."""

    prompt: str
    groups: list[AnswerGroup]
    closed: list[RefusedOption]
    lit: dict[str, str]  # handles, each with the anchor of its first answer


def decision_form(decision: Decision, telling: Describer) -> DecisionForm:
    """Return a decision in the reader's language."""
    open_ones = legal(decision)
    explained = texts_by_id(telling) if len(open_ones) <= EXPLAINED else {}
    groups = numbered(grouped(decision.options, open_ones, telling, explained))
    closed = [
        RefusedOption(
            telling.words.why(each.refusal), each.refusal, [telling.words.text(o.label) for o in each.options]
        )
        for each in by_reason(refused(decision))
    ]
    anchors = {answer.move: answer.id for group in groups for answer in group.answers}
    handles = {each.move: each.handles for each in open_ones}
    lit: dict[str, str] = {}
    for move, anchor in anchors.items():
        for handle in handles[move]:
            lit.setdefault(handle, anchor)
    return DecisionForm(telling.words.text(decision.prompt), groups, closed, lit)


def grouped(
    every: list[Option], open_ones: list[Option], telling: Describer, texts: dict[str, str]
) -> list[AnswerGroup]:
    """Group the answers: few as they are, more under their verbs, very many folded."""

    def answers(options: list[Option]) -> list[AnswerButton]:
        return [
            AnswerButton(each.move, capitalised(telling.words.text(each.label)), text_of(each, texts))
            for each in options
        ]

    if len(open_ones) <= FEW:
        return [AnswerGroup("", answers(open_ones), False)]
    found = [way for way in action_groups(every, telling.spaces) if way.open]
    if found:
        single = [option for way in found if len(way.open) == 1 for option in way.open]
        many = [
            AnswerGroup(": ".join(group_names(way, telling)), answers(way.open), True)
            for way in found
            if len(way.open) > 1
        ]
        return [*many, AnswerGroup("", answers(single), False)] if single else many
    verbs = by_verb(open_ones)
    if len(verbs) == 1:
        return [AnswerGroup("", answers(open_ones), False)]
    return [
        AnswerGroup(group_names(ActionGroup(verb, group, []), telling)[0], answers(group), False)
        for verb, group in verbs.items()
    ]


def numbered(groups: list[AnswerGroup]) -> list[AnswerGroup]:
    """Give every answer its anchor, in the order of the page."""
    count = itertools.count(1)
    return [
        group._replace(answers=[each._replace(id=f"option-{next(count)}") for each in group.answers])
        for group in groups
    ]


def texts_by_id(telling: Describer) -> dict[str, str]:
    """Return the texts of the things in the scene, by id; a space is described by its own heading."""
    return {
        each.id: telling.words.text(each.text)
        for each in things_of(telling.scene)
        if each.text is not None and not isinstance(each, Space)
    }


def text_of(option: Option, texts: dict[str, str]) -> str:
    """Return the text of the thing that an answer is about, if it is about one thing only."""
    touched = set(option.handles)
    return texts.get(touched.pop(), "") if len(touched) == 1 else ""


def label_of(decision: Decision | None, move: str, telling: Describer) -> str:
    """Return the label of a legal move; nothing if it is not legal any more."""
    options: list[Any] = legal(decision) if decision is not None else []
    return next((capitalised(telling.words.text(each.label)) for each in options if each.move == move), "")
