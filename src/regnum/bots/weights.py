"""The weights of a game's sense, stored beside it in `sense.json` with the command that created them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from regnum.bots.sense import KINDS, Sense, whole_sense
from regnum.core.rules import Box

FILE = "sense.json"


class Learned(Struct, forbid_unknown_fields=True):
    """What one kind of side has learned: by feature its points early and late, the spread of the ends, and what to
    strive for (empty: the same)."""

    features: dict[str, tuple[float, float]]
    spread: tuple[float, float]
    drives: dict[str, tuple[float, float]] = {}


class Weights(Struct, forbid_unknown_fields=True):
    """All kinds of sides, and where their weights come from."""

    made_by: str
    edition: int
    kinds: dict[str, Learned]


class WeightsError(ValueError):
    """A file of weights does not match its game."""


def read(data: bytes, name: str) -> Weights:
    """The weights in a file."""
    try:
        return msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as wrong:
        raise WeightsError(f"{name} is not a file of weights: {wrong}") from None


def written(weights: Weights) -> bytes:
    """The file: a line for each feature, so that a change can be read."""
    lines = [f'{{"made_by": {quoted(weights.made_by)}, "edition": {weights.edition}, "kinds": {{']
    kinds = [f" {quoted(kind)}: {{\n{learned_text(learned)}\n }}" for kind, learned in weights.kinds.items()]
    lines.append(",\n".join(kinds))
    lines.append("}}")
    return "\n".join(lines).encode() + b"\n"


def learned_text(learned: Learned) -> str:
    """One kind of side."""
    early, late = learned.spread
    parts = [f'  "spread": [{early}, {late}]', f'  "features": {rows_text(learned.features)}']
    if learned.drives:
        parts.append(f'  "drives": {rows_text(learned.drives)}')
    return ",\n".join(parts)


def rows_text(rows: dict[str, tuple[float, float]]) -> str:
    """A line for each feature: early, late."""
    return "{\n" + ",\n".join(f"   {quoted(name)}: [{early}, {late}]" for name, (early, late) in rows.items()) + "\n  }"


def quoted(text: str) -> str:
    """As JSON writes it."""
    return msgspec.json.encode(text).decode()


def teach(sense: Sense[Any], weights: Weights, name: str) -> None:
    """Give a sense its weights; every feature must have them, and no others."""
    for kind, learned in weights.kinds.items():
        if kind not in KINDS:
            raise WeightsError(f"{name}: unknown section {kind!r}; expected: {', '.join(KINDS)}")
        early, late = columns(sense, learned.features, f"{name}, {kind}")
        sense.learn(KINDS.index(kind), early, late, *learned.spread)
        if learned.drives:
            sense.strive(KINDS.index(kind), *columns(sense, learned.drives, f"{name}, {kind}, drives"))


def columns(sense: Sense[Any], rows: dict[str, tuple[float, float]], name: str) -> tuple[list[float], list[float]]:
    """Early and late in the order of the features."""
    wrong = set(rows) ^ set(sense.features)
    if wrong:
        named = ", ".join(sorted(wrong))
        raise WeightsError(f"{name}: features differ between the file and the game: {named}; run `regnum tune` again")
    return [rows[each][0] for each in sense.features], [rows[each][1] for each in sense.features]


def beside(package: str) -> Weights | None:
    """The weights that lie in a game's package, if any do."""
    file = files(package).joinpath(FILE)
    return read(file.read_bytes(), f"{package}/{FILE}") if file.is_file() else None


@cache
def sense_of(box: Box[Any]) -> Sense[Any]:
    """What a game's bots notice, with the weights that lie beside the game; made once."""
    sense = whole_sense(box)
    weights = beside(box.package)
    if weights is not None:
        teach(sense, weights, f"{box.package}/{FILE}")
    return sense
