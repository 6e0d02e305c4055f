"""MidEvil's own parts, which an expansion may replace."""

from __future__ import annotations

from boneyard.games.midevil.kinds import COLOURS
from boneyard.games.midevil.rules.death import remove_skeletons
from boneyard.games.midevil.rules.fight import collect
from boneyard.games.midevil.state import MidState, Parts


def all_colours(state: MidState) -> tuple[int, ...]:
    """ME-TILE-3: the player who places the tile chooses colours."""
    return COLOURS


PARTS = Parts(duel_is_a_must=True, colours=all_colours, keep_beaten=collect, lose_skeletons=remove_skeletons)
