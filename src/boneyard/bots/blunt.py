"""Judges for playouts: they smell what lay on the map when the search began.

What draws a walker from afar is the dearest part of a judgement, and changes little in a few turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from boneyard.bots.judges import Judge, new_patient_judge
from boneyard.bots.playout import Timed
from boneyard.engine.game import State


class Smelling(Protocol):
    """A judge's nose: for each square what draws a seat from there."""

    smell: Callable[[State, int], dict[int, float]]


def blunt_judge(game_id: str, state: State) -> Judge[State]:
    """A judge for playouts that begin at a state: it smells nothing that came later."""
    judge = cast(Smelling, new_patient_judge(game_id))
    kept = [judge.smell(state, seat) for seat in range(cast(Timed, state).seats)]
    judge.smell = lambda _, seat: kept[seat]
    return cast(Judge[State], judge)
