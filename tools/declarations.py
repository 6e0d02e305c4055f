"""TypeScript declarations of msgspec types, for messages to and from the server.

The two differ: a client may leave out a field with a default; the server leaves it out only if its Struct
omits defaults. A Struct that goes both ways and differs is declared twice, the second time as `…In`.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator, Mapping
from inspect import cleandoc, getsource
from textwrap import dedent
from typing import Literal, assert_never

import msgspec
from msgspec import inspect as types

Side = Literal["in", "out"]
"""To the server, and from it."""
Members = frozenset[type[msgspec.Struct]]
SIMPLE: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
}
WIDTH = 110


class Undeclared(TypeError):
    """A type without TypeScript here."""


class Writer:
    """Declares types, each once, in the order in which they are first needed.

    `name_of` names a Struct; `overrides` are the types of fields whose Python type says too little;
    `literals` are the names of sets of words.
    """

    def __init__(
        self,
        name_of: Callable[[type[msgspec.Struct]], str],
        overrides: Mapping[tuple[type[msgspec.Struct], str], str],
        literals: Mapping[frozenset[object], str],
    ) -> None:
        self.name_of = name_of
        self.overrides = overrides
        self.literals = literals
        self.unions: dict[Members, str] = {}
        self.sides: dict[type[msgspec.Struct], set[Side]] = {}
        self.owners: dict[str, type[msgspec.Struct]] = {}
        self.declared: dict[str, str] = {}

    def expect(self, kind: object, side: Side) -> None:
        """Note all Structs of a type before the first one is declared."""
        for found in structs_in(types.type_info(kind)):
            self.sides.setdefault(found.cls, set()).add(side)

    def declare(self, name: str, text: str, doc: str | None) -> None:
        """Add a handwritten declaration."""
        if name in self.declared:
            raise Undeclared(f"two types are called {name}")
        self.declared[name] = comment(doc) + text

    def union(self, name: str, kind: object, side: Side, doc: str) -> None:
        """Declare a union of Structs, which is called by its name from here on."""
        info = types.type_info(kind)
        members = info.types if isinstance(info, types.UnionType) else (info,)
        text = self.joined([self.of(member, side) for member in members])
        self.unions[members_of(members)] = name
        self.declare(name, f"export type {name} ={text};", doc)

    def joined(self, members: list[str]) -> str:
        """A union on one line, or on several if it is long."""
        line = " " + " | ".join(members)
        return line if len(line) < WIDTH - 40 else "".join(f"\n  | {member}" for member in members)

    def type_of(self, kind: object, side: Side) -> str:
        return self.of(types.type_info(kind), side)

    def of(self, info: types.Type, side: Side) -> str:
        if type(info) in SIMPLE:
            return SIMPLE[type(info)]
        match info:
            case types.StructType():
                return self.struct(info, side)
            case types.BytesType():
                return "Blob"
            case types.LiteralType():
                known = self.literals.get(frozenset(info.values))
                return known or " | ".join(map(json.dumps, info.values))
            case types.UnionType():
                return self.any_of(info, side)
            case types.TupleType():
                return f"[{', '.join(self.of(item, side) for item in info.item_types)}]"
            case types.VarTupleType() | types.ListType():
                return array(self.of(info.item_type, side))
            case types.DictType():
                return f"Record<{self.of(info.key_type, side)}, {self.of(info.value_type, side)}>"
        raise Undeclared(f"{info} has no TypeScript")

    def any_of(self, info: types.UnionType, side: Side) -> str:
        """A union by its name, or its members; None comes last."""
        members = [member for member in info.types if not isinstance(member, types.NoneType)]
        known = self.unions.get(members_of(members))
        names = [known] if known else list(dict.fromkeys(self.of(member, side) for member in members))
        return " | ".join([*names, "null"] if len(members) < len(info.types) else names)

    def struct(self, info: types.StructType, side: Side) -> str:
        name = self.name_of(info.cls)
        if side == "in" and self.sides[info.cls] == {"in", "out"} and differs(info):
            name += "In"
        if self.owners.setdefault(name, info.cls) is not info.cls:
            raise Undeclared(f"{info.cls} and {self.owners[name]} are both called {name}")
        if name not in self.declared:
            self.declared[name] = ""  # reserves its place; a Struct may refer to itself
            self.declared[name] = comment(info.cls.__doc__) + self.object_type(name, info, side)
        return name

    def object_type(self, name: str, info: types.StructType, side: Side) -> str:
        """An object type with a line for each field; unlike an interface it fits `Record<string, …>`."""
        docs = field_docs(info.cls)
        lines = [] if info.tag_field is None else [f"  {info.tag_field}: {json.dumps(info.tag)};\n"]
        for field in info.fields:
            mark = "?" if is_optional(info, field, side) else ""
            override = self.overrides.get((info.cls, field.name))
            type_ = override or self.of(without_omitted(info, field, side), side)
            lines.append(f"{comment(docs.get(field.name), '  ')}  {field.encode_name}{mark}: {type_};\n")
        return f"export type {name} = {{\n{''.join(lines)}}};" if lines else f"export type {name} = object;"

    def text(self) -> str:
        return "\n\n".join(self.declared.values()) + "\n"


def structs_in(info: types.Type, seen: set[type] | None = None) -> Iterator[types.StructType]:
    seen = set() if seen is None else seen
    match info:
        case types.StructType():
            if info.cls not in seen:
                seen.add(info.cls)
                yield info
                for field in info.fields:
                    yield from structs_in(field.type, seen)
        case types.UnionType():
            for member in info.types:
                yield from structs_in(member, seen)
        case types.TupleType():
            for member in info.item_types:
                yield from structs_in(member, seen)
        case types.VarTupleType() | types.ListType():
            yield from structs_in(info.item_type, seen)
        case types.DictType():
            yield from structs_in(info.value_type, seen)


def differs(info: types.StructType) -> bool:
    """Whether a Struct has different types on the two sides."""
    return any(
        is_optional(each, field, "in") != is_optional(each, field, "out")
        or without_omitted(each, field, "out") != field.type
        for each in structs_in(info)
        for field in each.fields
    )


def is_optional(info: types.StructType, field: types.Field, side: Side) -> bool:
    match side:
        case "in":
            return not field.required
        case "out":
            return not field.required and info.cls.__struct_config__.omit_defaults
    assert_never(side)


def without_omitted(info: types.StructType, field: types.Field, side: Side) -> types.Type:
    """The type of a field that is present: an omitted default None is never sent."""
    if side == "out" and is_optional(info, field, side) and isinstance(field.type, types.UnionType):
        members = tuple(member for member in field.type.types if not isinstance(member, types.NoneType))
        if field.default is None:
            return members[0] if len(members) == 1 else types.UnionType(members)
    return field.type


def members_of(members: object) -> Members:
    """The Structs of a union; anything else has no name of its own."""
    assert isinstance(members, list | tuple)
    return frozenset(member.cls for member in members if isinstance(member, types.StructType))


def array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def field_docs(cls: type) -> dict[str, str]:
    """The docstrings of a class's fields, including inherited ones."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= own_field_docs(base)
    return found


def own_field_docs(cls: type) -> dict[str, str]:
    (definition,) = ast.parse(dedent(getsource(cls))).body
    assert isinstance(definition, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                found[name] = doc
    return found


def comment(doc: str | None, indent: str = "") -> str:
    if not doc:
        return ""
    lines = cleandoc(doc).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"
