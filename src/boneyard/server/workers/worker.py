"""The program of a worker process: `python -m boneyard.server.workers.worker LIMITS`

It reads jobs from its standard input and writes replies to its standard output. When its input is closed,
nobody wants a reply any more, and it ends at once, even in the middle of a job.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from boneyard.server.bounds import keep_within_bounds
from boneyard.server.workers.answers import Answers
from boneyard.server.workers.jobs import LENGTH, MESSAGES, Learn, Limits, Ready, framed


def main() -> None:
    """Do jobs until the input is closed."""
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    # A terminal or a service manager signals all processes, but only the server decides when workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    jobs, replies = pipes()
    keep_within_bounds(limits.nice, limits.memory)
    sys.setrecursionlimit(limits.recursion)
    answers = Answers(limits.cpu)
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(jobs, heard), daemon=True).start()
    send(replies, framed(Ready()))
    while True:
        message = MESSAGES.decode(heard.get())
        if isinstance(message, Learn):
            answers.learn(message)
        else:
            send(replies, framed(answers(message)))


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the parent; what a bot prints goes to the standard error instead."""
    jobs, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return jobs, replies


def listen(jobs: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Pass jobs on to the main thread; end the process with the input."""
    with suppress(OSError):
        while length := jobs.read(LENGTH):
            heard.put(jobs.read(int.from_bytes(length, "big")))
    os._exit(0)


def send(replies: BinaryIO, message: bytes) -> None:
    """Send a reply; end where nobody is there to read it."""
    try:
        replies.write(message)
        replies.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main()
