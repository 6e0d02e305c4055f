"""The syntax of a position: entries with a word, blocks indented under them, and frames as text."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

import msgspec

from boneyard.games.shared.board import Board
from boneyard.games.shared.position.sketch import BadPosition, Sketch, require_known, with_numbers
from boneyard.games.shared.tags import tag_of

F = TypeVar("F", bound=msgspec.Struct)
FIELD = re.compile(r"([a-z_]+)=")


class Entry(NamedTuple):
    """A line that begins at the margin, and the block indented under it."""

    line: int
    word: str
    rest: str
    block: list[tuple[int, str]]


def entries(text: str) -> list[Entry]:
    """The entries of a text, without blank lines and comments (`--`)."""
    found: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("--") or not line.strip():
            continue
        if line.startswith("  ") and found:
            found[-1].block.append((number, line[2:]))
        elif line[0] == " ":
            raise BadPosition(
                number, "begin the line at the margin, or indent it by two spaces under another"
            )
        else:
            word, _, rest = line.partition(" ")
            found.append(Entry(number, word.rstrip(), rest.strip(), []))
    if not found:
        raise BadPosition(1, "there is no position here")
    return found


def frame_text(frame: msgspec.Struct) -> str:
    """A frame as text: its tag, then its fields except defaults.

    Values are plain words if possible, otherwise JSON without spaces.
    """
    words = [tag_of(frame)]
    data = msgspec.to_builtins(frame)
    words += [f"{name}={_value_text(data[name])}" for name in frame.__struct_encode_fields__ if name in data]
    return " ".join(words)


def _value_text(value: object) -> str:
    if isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9-]*", value) and not _is_json(value):
        return value
    return msgspec.json.encode(value).decode()


def _is_json(text: str) -> bool:
    return text in ("true", "false", "null")


def read_frame(sketch: Sketch, text: str, kinds: tuple[type[F], ...], defaults: Mapping[str, object]) -> F:
    """Parse a frame. Squares may be named, and fields in `defaults` may be left out."""
    line = sketch.where.get("agenda", 0)
    word, _, rest = text.partition(" ")
    by_tag = {tag_of(kind): kind for kind in kinds}
    require_known(line, word, by_tag, "frame")
    kind = by_tag[word]
    data: dict[str, object] = {str(kind.__struct_config__.tag_field): word}
    data.update((name, defaults[name]) for name in kind.__struct_encode_fields__ if name in defaults)
    data.update(read_fields(sketch.board, rest, line))
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        form = " ".join([word, *(f"{name}=…" for name in kind.__struct_encode_fields__)])
        raise BadPosition(line, f"{text!r} isn't a frame ({error}); write {form}") from error


def read_fields(board: Board, text: str, line: int) -> dict[str, object]:
    """Parse `roll=2 moved=[12,13]`."""
    text = with_numbers(board, text, line)
    found: dict[str, object] = {}
    place = 0
    while place < len(text):
        match = FIELD.match(text, place)
        if match is None:
            raise BadPosition(line, f"{text[place:]!r} isn't a field of a frame; write NAME=VALUE")
        value, place = _value(text, match.end(), line)
        found[match.group(1)] = value
        while place < len(text) and text[place] == " ":
            place += 1
    return found


def _value(text: str, place: int, line: int) -> tuple[object, int]:
    end = text.find(" ", place) if " " in text[place:] else len(text)
    if re.fullmatch(r"[a-z][a-z0-9-]*", text[place:end]) and not _is_json(text[place:end]):
        return text[place:end], end
    try:
        value: object
        value, end = json.JSONDecoder().raw_decode(text, place)
    except ValueError as error:
        raise BadPosition(line, f"{text[place:]!r} isn't a value") from error
    return value, end
