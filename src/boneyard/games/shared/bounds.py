"""What the fields of pending frames can be: each game says it of every field of every frame.

Positions come from strangers, and rules trust their frames. A field that is not listed is refused, so a
new frame can't be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar, cast

import msgspec

from boneyard.games.shared.position_text import frame_text

S = TypeVar("S")
F = TypeVar("F")
Holds = Callable[[S, F], bool]
"""Whether a field of a frame can be as it is in this state, where the fields before it are right."""
Entry = tuple[type[object], Mapping[str, Holds[S, object]]]
Bounds = Mapping[type[object], Mapping[str, Holds[S, object]]]


def bound(kind: type[F], fields: Mapping[str, Holds[S, F]]) -> Entry[S]:
    """An entry of a game's table of bounds; the casts forget the type that the table's key keeps."""
    return kind, {name: cast(Holds[S, object], holds) for name, holds in fields.items()}


def frame_fault(bounds: Bounds[S], state: S, frame: msgspec.Struct) -> str | None:
    """Why a frame can't be pending in this state, if so."""
    known = bounds.get(type(frame), {})
    for name in frame.__struct_fields__:
        if name not in known or not known[name](state, frame):
            return f"{frame_text(frame)!r}: {name} can't be {value_text(getattr(frame, name))} here"
    return None


def value_text(value: object) -> str:
    """A value of a field, cut off where it is long."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:40]}…"


def differ(values: Sequence[object]) -> bool:
    """Whether no value is said twice."""
    return len(set(values)) == len(values)
