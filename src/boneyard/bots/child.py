"""A program that talks in lines, with a bound on everything: the length of a line and every wait.

Three threads move the bytes, so that a program that does not read, does not write or writes too much
can only let a wait run out. Nothing here knows what the lines mean.
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

LAST_WORDS = 20
"""How many lines of what a program writes to its standard error are kept."""
LONGEST_WORDS = 500
"""Bytes of such a line."""
CHATTER = 1000
"""How many lines may wait to be heard."""
GRACE = 0.5
"""Seconds that a program has to end by itself, once it was asked to."""


class Gone(Exception):
    """The program has ended, or closed its output."""


class TooMuch(Exception):
    """A line has more bytes than it may have, or there are more lines than anybody wants to hear."""


class Late(Exception):
    """No line came in time."""


class _Ended:
    """Stands in the queue for the end of the output."""


class _Endless:
    """Stands in the queue for more than is allowed."""


Heard = bytes | _Ended | _Endless


class Child:
    """A running program; `ended` has its exit code once it is gone."""

    def __init__(self, words: Sequence[str], longest: int) -> None:
        """Start it; OSError says why it can't be started."""
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # so that Ctrl-C is ours, and its own children end with it
        )
        self.heard: Final[SimpleQueue[Heard]] = SimpleQueue()
        self.to_say: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self.words: Final[deque[str]] = deque(maxlen=LAST_WORDS)
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self.threads = (
            Thread(target=_listen, args=(stdout, self.heard, longest), daemon=True),
            Thread(target=_speak, args=(stdin, self.to_say), daemon=True),
            Thread(target=_overhear, args=(stderr, self.words), daemon=True),
        )
        for thread in self.threads:
            thread.start()
        # Whatever becomes of us, the program does not outlive the end of this one.
        self.kill = weakref.finalize(self, _kill, self.process)

    def say(self, line: bytes) -> None:
        """Hand over a line; it is written as soon as the program reads."""
        self.to_say.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line, without its end."""
        try:
            line = self.heard.get(timeout=seconds)
        except Empty:
            raise Late from None
        return self._told(line)

    def overheard(self) -> list[bytes]:
        """The lines that have come already."""
        lines = []
        while not self.heard.empty():
            lines.append(self._told(self.heard.get()))
        return lines

    def _told(self, line: Heard) -> bytes:
        if isinstance(line, bytes):
            return line
        self.heard.put(line)  # nothing comes after it, however often one asks
        raise Gone if isinstance(line, _Ended) else TooMuch

    def end(self, seconds: float = GRACE) -> int:
        """Close its input, wait a little, then end it by force; its exit code."""
        self.to_say.put(None)
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


def _listen(stream: IO[bytes], heard: SimpleQueue[Heard], longest: int) -> None:
    """Queue every line, up to the end or to what is too much."""
    waiting = b""
    with stream:
        while chunk := _read(stream):
            *lines, waiting = (waiting + chunk).split(b"\n")
            for line in lines:
                if len(line) <= longest:
                    heard.put(line)
            if max(map(len, (*lines, waiting))) > longest or heard.qsize() > CHATTER:
                heard.put(_Endless())
                return
    heard.put(_Ended())


def _speak(stream: IO[bytes], to_say: SimpleQueue[bytes | None]) -> None:
    """Write what is to be said, until nothing more is or nobody listens."""
    with suppress(OSError, ValueError):
        while (line := to_say.get()) is not None:
            left = memoryview(line)
            while left:
                left = left[stream.write(left) :]
    with suppress(OSError):
        stream.close()


def _overhear(stream: IO[bytes], words: deque[str]) -> None:
    """Keep the last lines of the standard error; a long one is cut off."""
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
    """What has come, at the end nothing."""
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
    """End the program and all that it has started, and let the system forget it."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
