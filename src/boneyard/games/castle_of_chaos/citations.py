"""The rule behind each kind of event: MidEvil's, and the castle's."""

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.games.midevil import citations as midevil

CITES: Mapping[str, str] = MappingProxyType(
    {
        **midevil.CITES,
        "won": "CC-WIN-1",
        "rolled bridge": "CC-BRIDGE-2",
        "rolled uprising": "CC-CARD-12",
        "rolled wall": "CC-CARD-13",
        "rolled crush": "CC-CARD-8",
        "duel-began": "CC-DUEL-1",
        "bridge-moved": "CC-BRIDGE-2",
        "fell-into-pit": "CC-PIT-1",
        "skeletons-taken": "ME-EVENT-8",
        "life-lost": "CC-CARD-9",
        "token-lost": "CC-CARD-12",
        "skeleton-sent": "ME-EVENT-8",
        "pawn-led": "ME-MOVE-8",
    }
)
