"""Limits for a process that handles untrusted input."""

from __future__ import annotations

import os
import sys

MEMORY = 1 << 30
"""In bytes."""


def limit_process(niceness: int, memory: int = MEMORY) -> None:
    """Lower the priority, and fail rather than use up the machine's memory."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
