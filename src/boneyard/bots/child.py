"""A child process that talks in lines, with limits on the length of a line and on every wait.

Three threads move the bytes, so a program that doesn't read, doesn't write or writes too much can only cause
a timeout. This module doesn't know what the lines mean.
"""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

LAST_WORDS = 20  # lines of standard error that are kept
LONGEST_WORDS = 500  # bytes of such a line
CHATTER = 1000  # lines that may be waiting to be read
GRACE = 0.5  # seconds that a program gets to exit by itself


class Gone(Exception):
    """The program has ended, or closed its output."""


class OutputTooLong(Exception):
    """A line is too long, or too many lines are waiting."""


class Late(Exception):
    pass


class _Ended:
    """Marks the end of the output in the queue."""


class _Endless:
    """Marks output beyond the limits in the queue."""


Output = bytes | _Ended | _Endless


class Child:
    """A running program."""

    def __init__(self, words: Sequence[str], longest: int) -> None:
        """Start the program; raises OSError if that fails."""
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # keeps Ctrl-C from it, and lets us kill its children too
        )
        self.incoming: Final[SimpleQueue[Output]] = SimpleQueue()
        self.outgoing: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self.words: Final[deque[str]] = deque(maxlen=LAST_WORDS)
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self.threads = (
            Thread(target=_read_output, args=(stdout, self.incoming, longest), daemon=True),
            Thread(target=_write_input, args=(stdin, self.outgoing), daemon=True),
            Thread(target=_read_errors, args=(stderr, self.words), daemon=True),
        )
        for thread in self.threads:
            thread.start()
        # The program must not outlive this process.
        self.kill = weakref.finalize(self, _kill, self.process)

    def send(self, line: bytes) -> None:
        """Queue a line; it is written as soon as the program reads."""
        self.outgoing.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line, without its newline."""
        try:
            line = self.incoming.get(timeout=seconds)
        except Empty:
            raise Late from None
        return self._checked(line)

    def pending(self) -> list[bytes]:
        """The lines that have already arrived."""
        lines = []
        while not self.incoming.empty():
            lines.append(self._checked(self.incoming.get()))
        return lines

    def _checked(self, line: Output) -> bytes:
        if isinstance(line, bytes):
            return line
        self.incoming.put(line)  # the end stays the end
        raise Gone if isinstance(line, _Ended) else OutputTooLong

    def end(self, seconds: float = GRACE) -> int:
        """Close its input, wait, then kill it; returns its exit code."""
        self.outgoing.put(None)
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            _ask_to_end(self.process)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(GRACE)
        self.kill()
        for thread in self.threads:
            thread.join(GRACE)
        return self.process.returncode


def _read_output(stream: IO[bytes], incoming: SimpleQueue[Output], longest: int) -> None:
    """Queue every line, up to the end or the limits."""
    waiting = b""
    with stream:
        while chunk := _read(stream):
            *lines, waiting = (waiting + chunk).split(b"\n")
            for line in lines:
                if len(line) <= longest:
                    incoming.put(line)
            if max(map(len, (*lines, waiting))) > longest or incoming.qsize() > CHATTER:
                incoming.put(_Endless())
                return
    incoming.put(_Ended())


def _write_input(stream: IO[bytes], outgoing: SimpleQueue[bytes | None]) -> None:
    """Write queued lines until None or until the program stops reading."""
    with suppress(OSError, ValueError):
        while (line := outgoing.get()) is not None:
            left = memoryview(line)
            while left:
                left = left[stream.write(left) :]
    with suppress(OSError):
        stream.close()


def _read_errors(stream: IO[bytes], words: deque[str]) -> None:
    """Keep the last lines of standard error, each cut to a maximum length."""
    waiting = b""
    with stream:
        while chunk := _read(stream):
            *lines, waiting = (waiting + chunk).split(b"\n")
            words.extend(_legible(line) for line in lines)
            waiting = waiting[:LONGEST_WORDS]
    if waiting:
        words.append(_legible(waiting))


def _legible(line: bytes) -> str:
    return line[:LONGEST_WORDS].decode("utf-8", "replace").rstrip()


def _read(stream: IO[bytes]) -> bytes:
    try:
        return stream.read(65536) or b""
    except (OSError, ValueError):
        return b""


def _ask_to_end(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the program and everything it started, and reap it."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
