"""MidEvil's own parts: what an expansion may replace."""

from __future__ import annotations

from boneyard.games.midevil.kinds import COLOURS
from boneyard.games.midevil.state import MidState, Parts


def all_colours(state: MidState) -> tuple[int, ...]:
    """ME-TILE-3: the placer chooses colours."""
    return COLOURS


PARTS = Parts(duel_is_a_must=True, dead_hand_back=False, colours=all_colours)
