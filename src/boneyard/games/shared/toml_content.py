"""Reads TOML content so that every fault names its file, line and reason."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeVar

import msgspec

from boneyard.games.shared.prepare import prepare

S = TypeVar("S", bound=msgspec.Struct)

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff]")
"""Characters that move a terminal's cursor, break a line or make an SVG unreadable."""
_BESIDE = re.compile(
    r"""#[^\n]*|'{3}.*?(?:'{3,5}|\Z)|"{3}(?:\\.|[^\\])*?(?:"{3,5}|\Z)|'[^'\n]*'?|"(?:\\[^\n]|[^"\\\n])*"?""",
    re.DOTALL,
)
"""Comments and strings, in which no entry begins; a long string may end with quotes of its own.

An unterminated one continues to the end of its line, or of the file: each character is read only once.
"""
MOST_ENTRIES = 200
"""Per file."""
MOST_DOTS = 16
"""Per line, outside strings: parsing a dotted key takes time and memory by the square of its parts."""
MOST_COPIES = 99


BIDI = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Invisible characters that change the direction of text: a title must not rewrite its line."""


def shown(words: dict[str, str]) -> dict[str, str]:
    """Texts by language, safe to show next to others."""
    return {language: text.translate(BIDI) for language, text in words.items()}


class TileRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "title", shown(self.title))


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    effect: str
    count: int = 1
    windows: tuple[str, ...] = ()
    parameters: dict[str, int | str | bool] = {}
    title: dict[str, str] = {}
    gist: dict[str, str] = {}
    text: dict[str, str] = {}

    def __post_init__(self) -> None:
        for name in ("title", "gist", "text"):
            msgspec.structs.force_setattr(self, name, shown(getattr(self, name)))


prepare(TileRow, CardRow)


@dataclass(frozen=True)
class Row:
    """One entry of a file as plain data, with the line it starts on."""

    file: str
    line: int
    data: dict[str, object]

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"

    def fault(self, reason: str) -> str:
        name = self.data.get("id")
        return f"{self.place}: {name if isinstance(name, str) else 'entry'}: {reason}"


def own_files(package: str | None, names: tuple[str, ...], release: str = "") -> dict[str, str]:
    """The content files of a game, or those of an earlier release."""
    assert package is not None
    folder = files(package).joinpath("content", release)
    return {name: folder.joinpath(name).read_text("utf-8") for name in names}


def toml_of(file: str, text: str, faults: list[str]) -> dict[str, object]:
    """The data of a TOML file; empty, with a fault added, if it can't be parsed."""
    dotted = (n for n, bare in enumerate(_bare(text).split("\n"), 1) if bare.count(".") > MOST_DOTS)
    if number := next(dotted, None):
        faults.append(f"{file}:{number}: a line can have at most {MOST_DOTS} dots outside its strings")
        return {}
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, endless nesting
        line = re.search(r"at line (\d+)", str(error))
        faults.append(f"{file}:{line.group(1) if line else 1}: this isn't TOML ({error})")
        return {}


def rows(file: str, text: str, table: str, faults: list[str]) -> list[Row]:
    data = toml_of(file, text, faults)
    for key in data:
        if key != table:
            faults.append(f"{file}:1: {key!r} isn't known here; write entries as [[{table}]]")
    entries = data.get(table, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        faults.append(f"{file}:1: write entries as [[{table}]]")
        return []
    if len(entries) > MOST_ENTRIES:
        faults.append(f"{file}:1: a file can have at most {MOST_ENTRIES} entries, not {len(entries)}")
        return []
    lines = _lines_of(table, text)
    lines += [1] * (len(entries) - len(lines))
    return [Row(file, line, entry) for line, entry in zip(lines, entries, strict=False)]


def _bare(text: str) -> str:
    """A file without its comments and strings, line by line.

    >>> _bare("a.'b.c'.d = ['e.f', 1.0] # g.h")
    'a..d = [, 1.0] '
    """
    return _BESIDE.sub(lambda found: "\n" * found.group().count("\n"), text)


def _lines_of(table: str, text: str) -> list[int]:
    """The lines on which the entries of a table begin.

    >>> _lines_of("tile", "# [[tile]]\\n\\n[[tile]]\\ntitle = '''\\n[[tile]]'''\\n[[ tile ]]\\n")
    [3, 6]
    """
    bare = _bare(text)
    header = re.compile(rf"^[ \t]*\[\[[ \t]*{table}[ \t]*\]\]", re.MULTILINE)
    return [bare.count("\n", 0, match.start()) + 1 for match in header.finditer(bare)]


def typed(row: Row, kind: type[S], faults: list[str]) -> S | None:
    """The entry as a typed row; None, with a fault added, if it doesn't match."""
    try:
        return msgspec.convert(row.data, kind)
    except msgspec.ValidationError as error:
        faults.append(row.fault(str(error)))
        return None


def id_faults(row: Row, name: str, seen: dict[str, str]) -> list[str]:
    """Faults of an entry's id; `seen` has the place of each id in the content set."""
    first = seen.setdefault(name, row.place)
    faults = [] if NAME.fullmatch(name) else ["an id can have lower-case letters, digits and single hyphens"]
    return faults if first == row.place else [*faults, f"this id is used twice, first at {first}"]


def count_faults(count: int) -> list[str]:
    """A stack must end within a game; a million tiles wouldn't."""
    return [] if 1 <= count <= MOST_COPIES else [f"count must be from 1 to {MOST_COPIES}"]


def text_faults(field: str, texts: dict[str, str], *, lines: bool = False) -> list[str]:
    """Texts appear on terminals, in saves and in pictures, so they can't have control characters."""
    return [
        f"{field} ({language}) has the character {found.group()!r}, which can't be shown"
        for language, text in texts.items()
        if (found := UNPRINTABLE.search(text.replace("\n", " ") if lines else text))
    ]
