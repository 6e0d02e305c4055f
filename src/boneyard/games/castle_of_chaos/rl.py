"""MidEvil's encoding with the castle's commands."""

from __future__ import annotations

from boneyard.games.castle_of_chaos.commands import Challenge, Lead, Pick, Take, Teleport, WorkBridge
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rl import ARGUMENTS, encoding, skeletons
from boneyard.games.shared.commands import Put
from boneyard.games.shared.rl import nothing, puts, seats, squares

ENCODING = encoding(
    {
        **ARGUMENTS,
        Put: puts(*(kind.name for kind in KINDS), "life"),
        WorkBridge: nothing,
        Challenge: nothing,
        Teleport: nothing,
        Lead: seats,
        Take: skeletons,
        Pick: squares,
    }
)
