"""The base of every game's frames."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

Phase = Literal["tile", "move", "figures", "end"]
"""The phases of a turn, in order."""
Contest = Literal["fight", "duel"]


class FrameHints(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a client shows while a frame is pending: the phase of the turn, a fight or a duel."""

    phase: Phase | None = None
    contest: Contest | None = None
    shows_places: bool = False
    """Whether everybody may see where the tile can go: the tile is known, and the map too."""


class Frame(msgspec.Struct, frozen=True, gc=False, tag_field="frame"):
    hints: ClassVar[FrameHints] = FrameHints()

    # Kinds of frames that have one of these override it by a field.
    @property
    def seat(self) -> int | None:
        return None

    @property
    def tile(self) -> int | str | None:
        """A tile on the table by its number, or a drawn one by its id."""
        return None
