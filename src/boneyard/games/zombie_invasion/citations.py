"""The rule behind each kind of event, for players who want to know why something happened."""

from collections.abc import Mapping
from types import MappingProxyType

CITES: Mapping[str, str] = MappingProxyType(
    {
        "start-player": "ZI-SETUP-3",
        "turn-began": "ZI-TURN-1",
        "tile-drawn": "ZI-TURN-1",
        "tile-placed": "ZI-TILE-1",
        "tile-lost": "ZI-TILE-5",
        "no-tile-fits": "ZI-TURN-1",
        "tile-put-aside": "ZI-TILE-6",
        "figure-put": "ZI-TILE-2",
        "rolled": "ZI-MOVE-1",
        "rolled fight": "ZI-FIGHT-1",
        "rolled figures": "ZI-TURN-4",
        "stepped": "ZI-MOVE-2",
        "figure-moved": "ZI-ZOMBIE-1",
        "beaten": "ZI-FIGHT-1",
        "life-given": "ZI-FIGHT-2",
        "token-taken": "ZI-MOVE-4",
        "died": "ZI-FIGHT-4",
        "won": "ZI-WIN-1",
        "won points": "ZI-WIN-2",
        "won rounds": "ZI-WIN-3",
    }
)
"""By event, or by event and its purpose or way, such as `rolled fight`."""
