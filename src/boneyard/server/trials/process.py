"""The process in which tables are tried out: `python -m boneyard.server.trials.process`

It reads one `Created` after another from its standard input and writes for each what is wrong with it. It has
a budget of memory, and of processor time for each trial.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from types import FrameType

from boneyard.server.bounds import keep_within_bounds
from boneyard.server.trials.requests import LENGTH, Fault, encode
from boneyard.server.trials.trial import try_out
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Created

POLITE = 19
SECONDS = 5.0
"""Processor time that one trial may take; reading and drawing the largest set takes about one."""
TOO_LONG = Fault("bad-setup", "it takes too long to set up")


class OutOfTime(BaseException):
    """No handler of the rules may take it for an error of theirs."""


def main() -> None:
    """Try out what comes, until nobody sends anything more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    keep_within_bounds(POLITE)
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, stop)
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    with suppress(BrokenPipeError):
        while length := requests.read(LENGTH):
            body = encode(fault_of(requests.read(int.from_bytes(length, "big"))))
            replies.write(len(body).to_bytes(LENGTH, "big") + body)
            replies.flush()


def stop(number: int, frame: FrameType | None) -> None:
    """The time of a trial is up."""
    raise OutOfTime


def fault_of(data: bytes) -> Fault:
    """What is wrong with a table, if anything."""
    created = log_entries.decode(data)
    assert isinstance(created, Created)
    timed = hasattr(signal, "setitimer")
    try:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try_out(created)
    except Refused as error:
        return Fault(error.code, str(error.data.get("reason", "")), int(error.data.get("limit", 0)))
    except OutOfTime:
        return TOO_LONG
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return Fault()


if __name__ == "__main__":
    main()
