"""Messages to and from worker processes.

A job about a game has exactly a seat's view, its options and the question. Messages are MessagePack with a
length prefix: equal views give equal bytes, and decoding never runs code.
"""

from __future__ import annotations

import msgspec

from boneyard.odds.questions import AnyQuestion
from boneyard.table.errors import Code

LENGTH = 4
"""Bytes of the length prefix."""


class Limits(msgspec.Struct, frozen=True):
    cpu: float
    """Seconds of CPU time per job, after which the process itself gives up."""
    silence: float
    """Seconds without a reply, after which the process is killed."""
    nice: int
    memory: int = 1 << 30
    recursion: int = 1000


class Learn(msgspec.Struct, frozen=True, tag="learn"):
    """The content of later jobs: sent once to each process, without a reply."""

    name: str
    files: dict[str, str]


class GameJob(msgspec.Struct, frozen=True):
    """A job about a game; `content` is a hash."""

    game: str
    content: str


class ViewJob(GameJob, frozen=True):
    """A job about a seat's view."""

    view: msgspec.Raw


class Choose(ViewJob, frozen=True, tag="choose"):
    """Which option does this kind of bot take? The result is its number."""

    options: msgspec.Raw
    kind: str
    seed: str
    grudge: int
    """The seat that hit the bot last, or -1."""


class GiveHint(ViewJob, frozen=True, tag="hint"):
    """Which options are best, and why? The result is a list of `HintFound`."""

    options: msgspec.Raw


class TellOdds(ViewJob, frozen=True, tag="odds"):
    """What are the chances? The result is an answer of `odds.questions`."""

    question: AnyQuestion


class FindRule(ViewJob, frozen=True, tag="rule"):
    """Which rule forbids this command? The result is its id, or nothing."""

    command: str


class DrawBoard(GameJob, frozen=True, tag="board"):
    """A picture of the board for links. The result is a PNG."""

    view: bytes
    """JSON, as finished games store it."""


class DrawGoal(msgspec.Struct, frozen=True, tag="goal"):
    """The picture of a game's goal for links. The result is a PNG, or nothing if it has none."""

    game: str


class TryOut(msgspec.Struct, frozen=True, tag="try-out"):
    """Can this new table be played? `created` is its first log entry; there is no result."""

    created: bytes


Job = Choose | GiveHint | TellOdds | FindRule | DrawBoard | DrawGoal | TryOut


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    pass


class Done(msgspec.Struct, frozen=True, tag="done"):
    result: msgspec.Raw


class NotDone(msgspec.Struct, frozen=True, tag="not-done"):
    code: Code
    data: dict[str, str | int]


class Broken(msgspec.Struct, frozen=True, tag="broken"):
    """The job raised an error: a traceback for the log."""

    trace: str


Reply = Ready | Done | NotDone | Broken
REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)
MESSAGES: msgspec.msgpack.Decoder[Learn | Job] = msgspec.msgpack.Decoder(Learn | Job)
encode = msgspec.msgpack.Encoder().encode


def framed(message: msgspec.Struct) -> bytes:
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
