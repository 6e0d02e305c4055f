"""What statistics count in The Castle of Chaos: MidEvil's events, the drawbridge and the Pit."""

from __future__ import annotations

from boneyard.games.castle_of_chaos.events import BridgeMoved, FellIntoPit
from boneyard.games.midevil.statistics import CAUSES, COUNTED, HELD
from boneyard.games.shared.statistics import POINTS_LOST, Count, Statistics

LOST = CAUSES.index(POINTS_LOST)
STATISTICS = Statistics(
    {**COUNTED, BridgeMoved: Count("bridges"), FellIntoPit: Count("pits", symbol="d-pit")},
    (*CAUSES[:LOST], (FellIntoPit, -1), *CAUSES[LOST:]),
    HELD,
)
