"""What every game's pending decisions have in common."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

Phase = Literal["tile", "move", "figures", "end"]
"""The phases of a turn, in their order."""
Contest = Literal["fight", "duel"]


class FrameHints(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a client shows while a frame is pending: the phase of the turn, a fight or a duel."""

    phase: Phase | None = None
    contest: Contest | None = None


class Frame(msgspec.Struct, frozen=True, gc=False, tag_field="frame"):
    """One entry of the agenda."""

    hints: ClassVar[FrameHints] = FrameHints()
