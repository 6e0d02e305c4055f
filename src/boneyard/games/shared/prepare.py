"""Types that several threads may read at once, made known to msgspec before they do."""

from __future__ import annotations

import msgspec


def prepare(*kinds: object) -> None:
    """Let msgspec look at types now, while the module that has them is loaded.

    What it knows of a struct it otherwise fills in bit by bit when one is read for the first time, and
    another thread that reads one meanwhile ends the whole process.
    """
    for kind in kinds:
        msgspec.json.Decoder(kind)
