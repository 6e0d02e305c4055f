"""What a worker process is asked and what it replies.

A job about a game carries exactly a seat's view, its options and the question. Messages are MessagePack
behind their length: the same view always makes the same bytes, and nothing that is read can run code.
"""

from __future__ import annotations

import msgspec

from boneyard.odds.questions import AnyQuestion
from boneyard.table.errors import Code

LENGTH = 4
"""Bytes of a message's length."""


class Limits(msgspec.Struct, frozen=True):
    """What a worker process may take."""

    cpu: float
    """Seconds of processor time for one job, after which the process itself gives up."""
    silence: float
    """Seconds without a reply, after which the process is killed."""
    nice: int
    memory: int = 1 << 30
    recursion: int = 1000


class Learn(msgspec.Struct, frozen=True, tag="learn"):
    """The tiles and cards of later jobs: sent once to each process, without a reply."""

    name: str
    files: dict[str, str]


class ViewJob(msgspec.Struct, frozen=True):
    """A job about what a seat sees; `content` is a hash."""

    game: str
    content: str
    view: msgspec.Raw


class Choose(ViewJob, frozen=True, tag="choose"):
    """Which option does this kind of bot take? The result is its number."""

    options: msgspec.Raw
    kind: str
    seed: str


class GiveHint(ViewJob, frozen=True, tag="hint"):
    """Which options are best, and why? The result is a list of `HintFound`."""

    options: msgspec.Raw


class TellOdds(ViewJob, frozen=True, tag="odds"):
    """What are the chances? The result is an answer of `odds.questions`."""

    question: AnyQuestion


class FindRule(ViewJob, frozen=True, tag="rule"):
    """Which rule forbids this command? The result is its id, or nothing."""

    command: str


class TryOut(msgspec.Struct, frozen=True, tag="try-out"):
    """Can this new table be played? `created` is its first log entry; there is no result."""

    created: bytes


Job = Choose | GiveHint | TellOdds | FindRule | TryOut


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The process is up."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The job's result."""

    result: msgspec.Raw


class NotDone(msgspec.Struct, frozen=True, tag="not-done"):
    """The job is refused."""

    code: Code
    data: dict[str, str | int]


class Broken(msgspec.Struct, frozen=True, tag="broken"):
    """The job's code failed: a traceback for the log."""

    trace: str


Reply = Ready | Done | NotDone | Broken
REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)
MESSAGES: msgspec.msgpack.Decoder[Learn | Job] = msgspec.msgpack.Decoder(Learn | Job)
encode = msgspec.msgpack.Encoder().encode


def framed(message: Learn | Job | Reply) -> bytes:
    """A message behind its length."""
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
