"""The limit of open files and connections."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys

log = logging.getLogger(__name__)
WANTED = 65_536
"""More connections than one process could serve."""
EVERY = 5.0
"""Seconds between two checks."""


def raise_limit() -> None:
    """Raise the limit of open files as far as the system allows; shells usually start with 1,024."""
    if sys.platform == "win32":
        return
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    soft, hard = getrlimit(RLIMIT_NOFILE)
    wanted = WANTED if hard == RLIM_INFINITY else min(WANTED, hard)
    if soft != RLIM_INFINITY and soft < wanted:
        try:
            setrlimit(RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:
            log.warning("the limit of open files stays at %d: %s", soft, error)


async def watch(every: float = EVERY) -> None:
    """Log when no more files can be opened, once until that is over: new visitors can't connect meanwhile."""
    exhausted = False
    while True:
        before, exhausted = exhausted, not can_open()
        if exhausted and not before:
            log.error(
                "too many open files: nobody new can connect; "
                "raise the limit with `ulimit -n`, or LimitNOFILE of systemd"
            )
        elif before and not exhausted:
            log.warning("files can be opened again")
        await asyncio.sleep(every)


def can_open() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in (errno.EMFILE, errno.ENFILE)
    return True
