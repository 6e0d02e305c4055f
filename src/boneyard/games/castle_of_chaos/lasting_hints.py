"""How the castle's lasting effects are shown, and MidEvil's."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from boneyard.games.midevil.lasting_hints import LASTING as MIDEVIL_LASTING
from boneyard.games.midevil.rules.lasting import (
    HELPLESS,
    LOWER,
    NO_BOOK,
    NO_RAISING,
    NO_WIN,
    PINNED,
    SHUNNED,
    SKIPPED,
)
from boneyard.games.shared.lasting import LastingHints

LASTING: Mapping[str, LastingHints] = MappingProxyType(
    {
        **MIDEVIL_LASTING,
        NO_RAISING: LastingHints("alls-quiet", everybody=True),
        LOWER: LastingHints("i-aint-that-good", everybody=True),
        SKIPPED: LastingHints("buckethead"),
        SHUNNED: LastingHints("this-is-my-broomstick", helps=True),
        NO_BOOK: LastingHints("you-shall-never"),
        NO_WIN: LastingHints("ive-got-the-gun"),
        HELPLESS: LastingHints(skips="move"),
        PINNED: LastingHints("to-the-pit", skips="move"),
    }
)
