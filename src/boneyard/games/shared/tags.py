"""The names by which structs are stored and sent."""

from __future__ import annotations

import msgspec


def tag_of(kind: msgspec.Struct | type[msgspec.Struct]) -> str:
    """The name of an event, command or frame, or of its class, in stored and sent data."""
    return str(kind.__struct_config__.tag)
