"""TypeScript types for everything that crosses the wire, written from the Python ones.

python -m athanor.server.wire.typescript web/src/protocol          writes the files
python -m athanor.server.wire.typescript web/src/protocol --check  fails if they are stale
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from msgspec import inspect

import athanor
from athanor.contract.action import Action, Decision, Event, Result
from athanor.contract.view import View

from . import accounts, messages, replays, resources

HEADER: Final = "// Written by `make protocol` from the Python types. Do not edit.\n"
#: What all games share is declared once, in `contract.ts`; the other files import it.
SHARED: Final[tuple[type[msgspec.Struct], ...]] = (Action, Event, Decision, Result, View)
VIEW: Final = cast("inspect.StructType", inspect.type_info(View))
#: The types that stand for themselves.
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.BytesType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Writer:
    """Collects the declarations that a set of types needs."""

    def __init__(self, shared: Iterable[type[msgspec.Struct]] = SHARED) -> None:
        self.declared: dict[str, str] = {}
        self.shared = frozenset(shared)
        self.imported: set[str] = set()

    def name(self, type: inspect.Type) -> str:
        """The TypeScript for a type; declares structs on the way."""
        if isinstance(type, inspect.StructType):
            return self.struct(type)
        return PLAIN.get(type.__class__) or self.compound(type)

    def struct(self, type: inspect.StructType) -> str:
        name = type.cls.__name__
        if type.cls in self.shared:
            self.imported.add(name)
        elif name not in self.declared:
            self.declared[name] = ""
            self.declared[name] = self.interface(type)
        return name

    def compound(self, type: inspect.Type) -> str:
        match type:
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.name(each) for each in types))
            case inspect.CollectionType(item_type=item):
                inner = self.name(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.VarTupleType(item_type=item):
                return f"({self.name(item)})[]"
            case inspect.TupleType(item_types=items):
                return "[" + ", ".join(self.name(each) for each in items) + "]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.name(value)}>"
            case inspect.LiteralType(values=values):
                return " | ".join(repr(value).replace("'", '"') for value in values)
        raise TypeError(f"no TypeScript for {type!r}")

    def interface(self, struct: inspect.StructType) -> str:
        cls = struct.cls
        lines = [f"export interface {cls.__name__} {{"]
        fields: Sequence[inspect.Field] = struct.fields
        if issubclass(cls, View) and cls is not View:
            lines = [f"export interface {cls.__name__} extends {self.name(VIEW)} {{"]
            fields = [field for field in fields if field not in VIEW.fields]
        if cls in (Action, Event):
            lines.append(f"  {struct.tag_field}: string")
        elif struct.tag_field is not None:
            lines.append(f'  {struct.tag_field}: "{struct.tag}"')
        optional = not struct.tag_field or issubclass(cls, messages.ClientMessage)
        for field in fields:
            mark = "" if field.required or not optional else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)}")
        return "\n".join([*lines, "}"])

    def add(self, types: Iterable[Any]) -> None:
        for type in types:
            self.name(inspect.type_info(type))

    def text(self, aliases: dict[str, Any]) -> str:
        named = [
            f"export type {name} = {self.name(inspect.type_info(type))}"
            for name, type in aliases.items()
        ]
        names = ", ".join(sorted(self.imported))
        imports = [f"import type {{ {names} }} from './contract'"] if names else []
        return "\n\n".join([HEADER, *imports, *self.declared.values(), *named]) + "\n"


def contract_file() -> str:
    writer = Writer(shared=())
    writer.add(SHARED)
    return writer.text({})


def protocol_file() -> str:
    structs = [
        value
        for module in (resources, accounts, replays, messages)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value not in (msgspec.Struct, messages.ClientMessage, messages.ServerMessage)
    ]
    writer = Writer()
    writer.add(structs)
    return writer.text(
        {"ClientMessages": messages.ClientMessages, "ServerMessages": messages.ServerMessages}
    )


def game_file(id: str) -> str:
    game = athanor.game(id)
    writer = Writer()
    writer.add([game.view_type])
    aliases: dict[str, Any] = {
        "Action": game.action_types,
        "Event": game.event_types,
        "GameView": game.view_type,
    }
    if game.preview_type is not None:
        aliases["GamePreview"] = game.preview_type
    if game.handbook_type is not None:
        aliases["GameHandbook"] = game.handbook_type
    return writer.text(aliases)


def files() -> dict[str, str]:
    shared = {"contract.ts": contract_file(), "table.ts": protocol_file()}
    return shared | {f"{id}.ts": game_file(id) for id in athanor.game_ids()}


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    stale = [
        name
        for name, text in files().items()
        if not (folder / name).exists() or (folder / name).read_text("utf-8") != text
    ]
    if "--check" in arguments:
        for name in stale:
            sys.stderr.write(f"{folder / name} is stale: run make protocol\n")
        return 1 if stale else 0
    folder.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (folder / name).write_text(files()[name], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
