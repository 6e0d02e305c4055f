"""The program of a worker process: `python -m boneyard.server.workers.worker LIMITS`

It reads jobs from standard input and writes replies to standard output. When its input is closed it ends at
once, even in the middle of a job.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from boneyard.server.workers.answers import Answers
from boneyard.server.workers.jobs import LENGTH, Limits, Ready, Reply, framed

Handler = Callable[[bytes], Reply | None]


def main() -> None:
    run(lambda limits: Answers(limits.cpu).handle)


def run(handler_for: Callable[[Limits], Handler]) -> None:
    """Handle messages until the input is closed."""
    limits = msgspec.json.decode(sys.argv[1], type=Limits)
    # Terminals and service managers signal all processes, but only the server decides when workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    jobs, replies = pipes()
    limit_process(limits.nice, limits.memory)
    sys.setrecursionlimit(limits.recursion)
    handle = handler_for(limits)
    messages: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(jobs, messages), daemon=True).start()
    send(replies, framed(Ready()))
    while True:
        reply = handle(messages.get())
        if reply is not None:
            send(replies, framed(reply))


def limit_process(niceness: int, memory: int) -> None:
    """Lower the priority, and fail rather than use up the machine's memory."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the parent; anything a bot prints goes to standard error."""
    jobs, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return jobs, replies


def listen(jobs: BinaryIO, messages: SimpleQueue[bytes]) -> None:
    """Pass jobs to the main thread; end the process with the input."""
    with suppress(OSError):
        while length := jobs.read(LENGTH):
            messages.put(jobs.read(int.from_bytes(length, "big")))
    os._exit(0)


def send(replies: BinaryIO, message: bytes) -> None:
    try:
        replies.write(message)
        replies.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main()
