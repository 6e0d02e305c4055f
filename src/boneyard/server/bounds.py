"""Bounds of a process that works on what strangers bring."""

from __future__ import annotations

import os
import sys

MEMORY = 1 << 30
"""Bytes that such a process may take."""


def keep_within_bounds(polite: int, memory: int = MEMORY) -> None:
    """Step back for processes that people wait for, and fail instead of filling the machine's memory."""
    if hasattr(os, "nice"):
        os.nice(polite)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
