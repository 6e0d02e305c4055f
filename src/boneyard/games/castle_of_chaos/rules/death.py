from __future__ import annotations

from boneyard.games.midevil.kinds import more
from boneyard.games.midevil.state import MidState


def return_skeletons(state: MidState, seat: int) -> None:
    """CC-DEATH-1: skeletons lost by death go back to the supply."""
    state.supply = more(state.supply, state.collections[seat])
