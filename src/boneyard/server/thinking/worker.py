"""A worker: the process that thinks. `python -m boneyard.server.thinking.worker MODULE:BOTS`

It reads requests from its standard input and writes replies to its standard output. When its input is
closed, nobody wants an answer any more, and it ends at once, even in the middle of a thought.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from types import FrameType
from typing import BinaryIO, cast

from boneyard.odds import TooMuch
from boneyard.server.thinking.answers import Answers, Bots
from boneyard.server.thinking.requests import LENGTH, Ready, framed

DEEP = 20_000
"""How deep calls may go: the odds of a long way call themselves for each of its squares."""
LIMIT = 2.0
"""Seconds of processor time for one request, however busy the machine is. Bots and odds have limits of their
own, far below this one; it is for what they overlook."""
POLITE = 10
"""How far a worker steps back for processes that people wait for."""


def main() -> None:
    """Answer until the input is closed."""
    requests, replies = pipes()
    wait_for_the_parent_only()
    answers = Answers(bots_named(sys.argv[1]), cpu_limit)
    sys.setrecursionlimit(DEEP)
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(requests, heard), daemon=True).start()
    say(replies, framed(Ready()))
    while True:
        say(replies, framed(answers(heard.get())))


@contextlib.contextmanager
def cpu_limit(seconds: float = LIMIT) -> Iterator[None]:
    """Raise `TooMuch` in the middle of what takes too long."""
    if not hasattr(signal, "setitimer"):  # as on Windows, where the parent ends who is silent
        yield
        return
    signal.signal(signal.SIGVTALRM, stop_here)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def stop_here(signal: int, frame: FrameType | None) -> None:
    """What the alarm does."""
    raise TooMuch("more processor time than one request may take")


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the parent; what a bot prints goes to the standard error instead."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return requests, replies


def wait_for_the_parent_only() -> None:
    """Be polite, and leave when the parent does, not when a terminal or a service manager says so to all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)


def bots_named(name: str) -> Bots:
    """The function that makes bots, by its module and name."""
    module, _, function = name.partition(":")
    return cast(Bots, getattr(import_module(module), function))


def listen(requests: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Pass requests on to the thinking thread; end the process with the input."""
    with contextlib.suppress(OSError):
        while length := requests.read(LENGTH):
            heard.put(requests.read(int.from_bytes(length, "big")))
    os._exit(0)


def say(replies: BinaryIO, message: bytes) -> None:
    """Send a reply; nobody there to hear it is a reason to end."""
    try:
        replies.write(message)
        replies.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main()
