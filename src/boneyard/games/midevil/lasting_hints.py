"""How MidEvil's lasting effects are shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.games.midevil.rules.lasting import CALM, STEERED, STILL
from boneyard.games.shared.lasting import LastingHints

LASTING: Mapping[str, LastingHints] = MappingProxyType(
    {
        STILL: LastingHints("cold-feet", skips="move"),
        STEERED: LastingHints("lost-way"),
        CALM: LastingHints("dead-calm", everybody=True, skips="figures"),
    }
)
