"""Printed figures over HTTP: what a game declares, and what a file that somebody has read from a box means."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from regnum.catalogue.sentences import Sentences, capitalised
from regnum.core.errors import FigureError
from regnum.core.figures import (
    RECONSTRUCTED,
    Count,
    Field,
    FigureSet,
    Item,
    Origin,
    PrintedFigure,
    Reading,
    chosen_set,
    field_of,
    groups_of,
    read_set,
    sheet_of,
)
from regnum.core.registry import box_of
from regnum.server.rest.errors import ApiError
from regnum.server.rest.fields import Query, value_or_none
from regnum.server.rest.router import ApiRequest, Endpoint

LONGEST = 100_000


class FigureWord(Struct, frozen=True):
    """A word that a figure may be, and what it is called."""

    id: str
    label: str


class FigureInfo(Struct, frozen=True):
    """One printed figure; `kind` is number, choice or several, or "" for a whole card."""

    id: str
    label: str
    kind: str
    value: str  # as Regnum has it, as files write it
    text: str  # the same in words
    least: int
    most: int
    choices: list[FigureWord]
    origin: str  # rulebook, public or reconstructed
    source: str  # in words: where it is from, or why it had to be reconstructed
    to_read: bool  # whether an owner of the box can correct it


class FigureItem(Struct, frozen=True):
    """A tile, card or area; `picture` is the id of its thing in the gallery, "" if there is none."""

    id: str
    label: str
    picture: str
    figures: list[FigureInfo]


class FigureGroup(Struct, frozen=True):
    """Items of one kind, with how many figures of them are attested."""

    id: str
    label: str
    attested: int
    figures: int
    items: list[FigureItem]


class FigureList(Struct, frozen=True):
    """All printed figures of a game."""

    game: str
    groups: list[FigureGroup]


class FigureFileBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of figures."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class FigureFault(Struct, frozen=True):
    """What cannot be so in any box."""

    item: str
    text: str


class FigureFileInfo(Struct, frozen=True):
    """What a file of figures means. `words` is the option `figures` of a new table; empty if it cannot be played."""

    name: str
    hash: str
    told: dict[str, dict[str, str]]  # by item and figure
    faults: list[FigureFault]
    words: list[str]
    why: str  # why it cannot be played; "": it can


def all_figures(game: str, lang: str) -> FigureList:
    """Return what a game declares, in one language."""
    words = Sentences(lang, game)
    groups = [
        FigureGroup(
            group,
            words.say(f"figure-group-{group}"),
            Count(items).attested,
            Count(items).figures,
            [item_seen(item, words) for item in items],
        )
        for group, items in groups_of(sheet_of(box_of(game)).items).items()
    ]
    return FigureList(game, groups)


def item_seen(item: Item, words: Sentences) -> FigureItem:
    """Return one item with its figures."""
    return FigureItem(
        item.id, capitalised(words.text(item.label)), item.picture, [figure_seen(each, words) for each in item.figures]
    )


def figure_seen(figure: PrintedFigure, words: Sentences) -> FigureInfo:
    """Return one figure with its words."""
    field = figure.field
    to_read = not figure.origin.attested() and field is not None
    source = source_text(figure.origin, words)
    if field is None:
        label = capitalised(words.say("figures-whole"))
        return FigureInfo("", label, "", "", "", 0, 0, [], figure.origin.kind, source, to_read)
    return FigureInfo(
        id=field.id,
        label=capitalised(words.text(field.label)),
        kind=field.kind,
        value=field.write(figure.value),
        text=value_text(field, figure.value, words),
        least=field.least,
        most=field.most,
        choices=[FigureWord(each, words.text(field.labels[each])) for each in field.choices],
        origin=figure.origin.kind,
        source=source,
        to_read=to_read,
    )


def value_text(field: Field, value: Reading, words: Sentences) -> str:
    """Return a value in words."""
    if isinstance(value, tuple):
        return ", ".join(words.text(field.labels[each]) for each in value) or words.say("figures-nothing")
    return words.text(field.labels[value]) if isinstance(value, str) else str(value)


def source_text(origin: Origin, words: Sentences) -> str:
    """Return how a figure is known."""
    if origin.kind == RECONSTRUCTED:
        return words.say("figures-reconstructed", reason=words.text(origin.reason()))
    return words.say(f"figures-{origin.kind}", at=origin.at)


def file_read(game: str, text: str, lang: str) -> FigureFileInfo:
    """Return what a file means."""
    sheet = sheet_of(box_of(game))
    figures = read_set(text, game, sheet)
    words = Sentences(lang, game)
    faults = [FigureFault(each.item, words.text(each.message)) for each in figures.findings()]
    why = why_not_played(game, figures)
    told = {
        item: {name: field_of(sheet.by_id[item].by_id[name]).write(value) for name, value in values.items()}
        for item, values in figures.told.items()
    }
    return FigureFileInfo(figures.name, figures.hash(), told, faults, [] if why else figures.words(), why)


def why_not_played(game: str, figures: FigureSet) -> str:
    """Return why no match can be played with this set; nothing if one can."""
    try:
        chosen_set(box_of(game), figures.words())
    except FigureError as wrong:
        return str(wrong)
    return ""


async def figures(api: ApiRequest[None, Query]) -> FigureList:
    """Return all printed figures of a game with their origins."""
    try:
        return await asyncio.to_thread(all_figures, api.path["game"], value_or_none(api.query.lang) or "en")
    except FigureError as wrong:
        raise ApiError(404, str(wrong), "no_figures") from None


async def read_file(api: ApiRequest[FigureFileBody, Query]) -> FigureFileInfo:
    """Check a file of figures; nothing is stored."""
    lang = value_or_none(api.query.lang) or "en"
    try:
        return await asyncio.to_thread(file_read, api.path["game"], api.body.text, lang)
    except FigureError as wrong:
        raise msgspec.ValidationError(f"{wrong} - at `$.text`") from None


ENDPOINTS = [
    Endpoint(
        "GET", "/api/games/{game}/figures", "List the printed figures of a game with their origins", figures,
        FigureList, errors=(404,),
    ),
    Endpoint(
        "POST", "/api/games/{game}/figures", "Get what a file of figures of a box means", read_file,
        FigureFileInfo, body=FigureFileBody, limit="replays",
    ),
]  # fmt: skip
