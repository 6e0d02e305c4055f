"""Balance targets of MidEvil."""

from collections.abc import Mapping

from boneyard.games.shared.balance import Targets

GRAVEYARDS: tuple[Mapping[str, str], ...] = ({"graveyard": "anywhere"}, {"graveyard": "lower_half"})
TARGETS = Targets((12, 30), {"necronomicon": 0.2, "points": 0.2}, GRAVEYARDS)
