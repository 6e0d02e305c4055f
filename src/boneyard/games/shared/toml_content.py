"""Reading TOML content so that every fault names its file, its line and its reason."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


class TileRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[tile]]` of a content file."""

    id: str
    drawing: str
    named: bool = False
    count: int = 1
    zombies: int = 0
    skeletons: int = 0
    life: int = 0
    ammo: int = 0
    wild: bool = False
    lone: bool = False
    place: tuple[int, int] | None = None
    floor: str = "wood"
    decor: tuple[tuple[str, int, int, int, int, int], ...] = ()
    big: tuple[tuple[str, int, int, int], ...] = ()
    title: dict[str, str] = {}


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[card]]` of a content file."""

    id: str
    kind: str
    effect: str
    count: int = 1
    windows: tuple[str, ...] = ()
    parameters: dict[str, int | str | bool] = {}
    title: dict[str, str] = {}
    gist: dict[str, str] = {}
    text: dict[str, str] = {}


@dataclass(frozen=True)
class Row:
    """One entry of a file as plain data, with the line it starts on."""

    file: str
    line: int
    data: dict[str, object]

    def fault(self, reason: str) -> str:
        """A fault of this entry, as a sentence."""
        name = self.data.get("id")
        return f"{self.file}:{self.line}: {name if isinstance(name, str) else 'entry'}: {reason}"


def rows(file: str, text: str, table: str, faults: list[str]) -> list[Row]:
    """The `[[table]]` entries of a TOML file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        faults.append(f"{file}:{line.group(1) if line else 1}: this is no TOML ({error})")
        return []
    for key in data:
        if key != table:
            faults.append(f"{file}:1: {key!r} is not known here; entries are written [[{table}]]")
    entries = data.get(table, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        faults.append(f"{file}:1: entries are written [[{table}]]")
        return []
    header = re.compile(rf"^\s*\[\[\s*{table}\s*\]\]", re.MULTILINE)
    lines = [text.count("\n", 0, match.start()) + 1 for match in header.finditer(text)]
    lines += [1] * (len(entries) - len(lines))
    return [Row(file, line, entry) for line, entry in zip(lines, entries, strict=False)]


def typed(row: Row, kind: type[S], faults: list[str]) -> S | None:
    """The entry as a typed row, or a fault."""
    try:
        return msgspec.convert(row.data, kind)
    except msgspec.ValidationError as error:
        faults.append(row.fault(str(error)))
        return None
