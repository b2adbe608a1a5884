"""Generate TypeScript from the messages of the socket and the scene: `python -m regnum.server.typescript` writes
web/src/wire/messages.ts and web/src/wire/scene.ts.

A test compares the files with the Python types, so that they cannot diverge.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from regnum.core.messages import Message
from regnum.scene import FinalSheet, Scene, SceneStruct, Thing
from regnum.scene.things import Common
from regnum.server import wire

HEAD = """\
// Made from src/regnum/server/wire.py by `make wire`. Do not edit: a test compares it with the Python messages.
import type { Scene } from "./scene";
"""
SCENE_HEAD = """\
// Made from src/regnum/scene by `make wire`. Do not edit: a test compares it with the Python structs.
import type { Message } from "./messages";
"""
WIDTH = 110  # of a comment
NAMES = {types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean"}


class TypeScriptWriter:
    """Writes every struct once, after those it needs. Those of `known` are in another file."""

    def __init__(self, known: Iterable[type[Struct]] = ()) -> None:
        self.known = tuple(known)
        self.written: dict[str, str] = {}

    def union(self, name: str, members: Any) -> None:
        """Write a union of structs under a name."""
        names = [self.of(types.type_info(each)) for each in get_args(members)]
        self.written[name] = f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";\n"

    def of(self, kind: types.Type) -> str:
        """Return a type in TypeScript; a struct by its name."""
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
            case types.EnumType(cls=cls):
                return self.enum(cls)
            case types.StructType(cls=cls):
                return cls.__name__ if cls in self.known else self.struct(kind, cls)
        raise TypeError(f"no TypeScript for {kind}")

    def enum(self, cls: type[Enum]) -> str:
        """Write an enum as a union of strings; return its name."""
        words = "".join(f'\n  | "{each.value}"' for each in cls)
        self.written[cls.__name__] = "\n".join([*comment(cls), f"export type {cls.__name__} ={words};\n"])
        return cls.__name__

    def struct(self, kind: types.StructType, cls: type[Struct]) -> str:
        """Return a struct as a TypeScript interface."""
        name = cls.__name__
        if name not in self.written:
            self.written[name] = ""  # a struct may hold itself
            tag = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field and cls is not Common else []
            head = f"export interface {name}{self.base(cls)} {{"
            lines = [*comment(cls), head, *tag, *self.fields(kind, cls), "}"]
            del self.written[name]
            self.written[name] = "\n".join(lines) + "\n"
        return name

    def base(self, cls: type[Struct]) -> str:
        """Return the `extends` clause of a thing in a scene."""
        if cls is Common or not issubclass(cls, Common):
            return ""
        self.of(types.type_info(Common))
        return f" extends {Common.__name__}"

    def fields(self, kind: types.StructType, cls: type[Struct]) -> Iterable[str]:
        """Yield one line per field; optional ones with a question mark."""
        docs = field_docs(cls)
        inherits = bool(self.base(cls))
        for field in kind.fields:
            if inherits and field.name not in cls.__annotations__:
                continue
            # The server omits defaults; a client may.
            spared = cls.__struct_config__.omit_defaults or issubclass(cls, wire.Command)
            optional = "?" if spared and not field.required else ""
            type_ = without_none(field.type) if issubclass(cls, SceneStruct) else field.type
            if field.name in docs:
                yield from indented(doc_comment(docs[field.name]))
            yield f"  {field.encode_name}{optional}: {self.of(type_)};"


def bracketed(name: str) -> str:
    """Put brackets around a union inside an array."""
    return f"({name})" if " | " in name else name


def without_none(kind: types.Type) -> types.Type:
    """Return a type as it is in JSON, where None is omitted."""
    if not isinstance(kind, types.UnionType):
        return kind
    rest = tuple(each for each in kind.types if not isinstance(each, types.NoneType))
    return rest[0] if len(rest) == 1 else types.UnionType(rest)


def comment(cls: type) -> list[str]:
    """Return the first line of the docstring as a comment; for parts of a scene all of it."""
    text = (cls.__doc__ or "").strip()
    return doc_comment(text if issubclass(cls, SceneStruct) else text.splitlines()[0])


def doc_comment(text: str) -> list[str]:
    """Return a TypeScript comment, wrapped."""
    lines = textwrap.wrap(" ".join(text.split()), WIDTH)
    return (
        [f"/** {lines[0]} */"]
        if len(lines) == 1
        else [f"/** {lines[0]}", *(f" *  {each}" for each in lines[1:-1]), f" *  {lines[-1]} */"]
    )


def indented(lines: list[str]) -> list[str]:
    """Indent lines inside an interface."""
    return [f"  {line}" for line in lines]


def field_docs(cls: type[Struct]) -> dict[str, str]:
    """Return the docstrings below the fields of a part of a scene."""
    if not issubclass(cls, SceneStruct):
        return {}
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in pairwise(tree.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def page() -> str:
    """Return the content of messages.ts."""
    writer = TypeScriptWriter(known=[Scene])
    writer.union("Command", wire.AnyCommand)
    writer.union("ServerMessage", wire.AnyServerMessage)
    numbers = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    codes = "".join(f"export const {name} = {getattr(wire, name)};\n" for name in wire.CLOSING)
    return "\n".join([HEAD, numbers + codes, *writer.written.values()])


def scene_page() -> str:
    """Return the content of scene.ts."""
    writer = TypeScriptWriter(known=[Message])
    writer.of(types.type_info(Scene))
    writer.of(types.type_info(FinalSheet))
    writer.union("Thing", Thing)
    return "\n".join([SCENE_HEAD, *writer.written.values()])


def main(folder: Path) -> None:
    """Write both files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "messages.ts").write_text(page(), encoding="utf-8")
    (folder / "scene.ts").write_text(scene_page(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/wire"))
