"""The messages of the socket as TypeScript: `python -m regnum.server.typescript` writes web/src/wire/messages.ts.

The browser's types are made from the Python ones, so they cannot drift apart; a test keeps the file fresh.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from regnum.server import wire

HEAD = """\
// Made from src/regnum/server/wire.py by `make wire`. Do not edit: a test compares it with the Python messages.
"""
NAMES = {types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean"}


class Writer:
    """Writes every struct once, after those it needs."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def union(self, name: str, members: Any) -> None:
        """A name for one of several structs."""
        names = [self.of(types.type_info(each)) for each in get_args(members)]
        self.written[name] = f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";\n"

    def of(self, kind: types.Type) -> str:
        """How a type is written; a struct by its name."""
        if type(kind) in NAMES:
            return NAMES[type(kind)]
        match kind:
            case types.NoneType():
                return "null"
            case types.AnyType() | types.RawType():
                return "unknown"
            case types.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case types.UnionType(types=members):
                return " | ".join(sorted({self.of(each) for each in members}, key=lambda name: (name == "null", name)))
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                return f"{bracketed(self.of(item))}[]"
            case types.TupleType(item_types=items):
                return f"[{', '.join(map(self.of, items))}]"
            case types.DictType(value_type=value):
                return f"Record<string, {self.of(value)}>"
            case types.StructType(cls=cls):
                return self.struct(kind, cls)
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: types.StructType, cls: type[Struct]) -> str:
        """An interface."""
        name = cls.__name__
        if name not in self.written:
            self.written[name] = ""  # a struct may hold itself
            tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
            lines = [*comment(cls), f"export interface {name} {{", *tag, *self.fields(kind, cls), "}"]
            del self.written[name]
            self.written[name] = "\n".join(lines) + "\n"
        return name

    def fields(self, kind: types.StructType, cls: type[Struct]) -> Iterable[str]:
        """One line a field; what may be left out has a question mark."""
        for field in kind.fields:
            # The server leaves out what is as usual; a client may.
            spared = cls.__struct_config__.omit_defaults or issubclass(cls, wire.Command)
            optional = "?" if spared and not field.required else ""
            yield f"  {field.encode_name}{optional}: {self.of(field.type)};"


def bracketed(name: str) -> str:
    """A union inside an array needs brackets."""
    return f"({name})" if " | " in name else name


def comment(cls: type[Struct]) -> list[str]:
    """The first line of the docstring."""
    text = (cls.__doc__ or "").strip().splitlines()[0]
    return [f"/** {text} */"]


def page() -> str:
    """The whole file."""
    writer = Writer()
    writer.union("Command", wire.AnyCommand)
    writer.union("Letter", wire.AnyLetter)
    numbers = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    codes = "".join(f"export const {name} = {getattr(wire, name)};\n" for name in wire.CLOSING)
    return "\n".join([HEAD, numbers + codes, *writer.written.values()])


def main(path: Path) -> None:
    """Write the file anew."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/wire/messages.ts"))
