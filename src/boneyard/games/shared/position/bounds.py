"""Bounds for the fields of pending frames: each game defines them for every field of every frame.

Positions come from users, and rules trust their frames. A field without bounds is refused, so a new
frame can't be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar, cast

import msgspec

from boneyard.games.shared.position.text import frame_text

S = TypeVar("S")
F = TypeVar("F")
Holds = Callable[[S, F], bool]
"""Whether a field of a frame is possible in this state, given that the fields before it are."""
Entry = tuple[type[object], Mapping[str, Holds[S, object]]]
Bounds = Mapping[type[object], Mapping[str, Holds[S, object]]]


def bound(kind: type[F], fields: Mapping[str, Holds[S, F]]) -> Entry[S]:
    """An entry for a game's table of bounds. The casts drop the frame's type, which is the table's key."""
    return kind, {name: cast(Holds[S, object], holds) for name, holds in fields.items()}


def frame_fault(bounds: Bounds[S], state: S, frame: msgspec.Struct) -> str | None:
    """Why a frame can't be pending in this state; None if it can."""
    known = bounds.get(type(frame), {})
    fields: dict[str, object] = msgspec.structs.asdict(frame)
    for name, value in fields.items():
        if name not in known or not known[name](state, frame):
            return f"{frame_text(frame)!r}: {name} can't be {value_text(value)} here"
    return None


def value_text(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 40 else f"{text[:40]}…"


def differ(values: Sequence[object]) -> bool:
    return len(set(values)) == len(values)
