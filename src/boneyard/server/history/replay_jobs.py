"""What a replay worker is asked, and the results that aren't plain text or bytes."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from boneyard.server.history.story import About, VerdictInfo


class MakeStory(Struct, frozen=True, tag="make-story"):
    """Make the story of a finished game: its compressed bytes.

    A `foreign` replay must be complete and legal, and this server can't vouch for what it says was promised.
    """

    replay: str
    about: About
    foreign: bool = False


class Verify(Struct, frozen=True, tag="verify"):
    """Check a replay's dice; `promised` is a commitment that somebody noted down before."""

    replay: str
    promised: str = ""


class Record(Struct, frozen=True, tag="record"):
    """What a viewer has seen of a running game; the replay comes without its seed."""

    replay: str
    viewer: int | None


class FindEvents(Struct, frozen=True, tag="find-events"):
    """The events of each line, as far as today's rules can replay a game from before events were stored.

    The replay comes without its seed.
    """

    replay: str


class Reach(Struct, frozen=True, tag="reach"):
    """Go to a moment of a finished game."""

    replay: str
    moment: int


class Imagine(Struct, frozen=True, tag="imagine"):
    """A position, as text, that fits a moment of a viewer's record, by default the last one.

    Empty if the record has no such moment, or the game is over there.
    """

    replay: str
    viewer: int | None
    moment: int | None
    seed: str


class Verified(Struct, frozen=True):
    game: str
    verdict: VerdictInfo


class Recorded(Struct, frozen=True):
    """A record, compressed: its text can be a hundred times as long."""

    packed: bytes
    length: int


class Reached(Struct, frozen=True):
    """The position at a moment, and the lines that lead to it."""

    position: bytes
    lines: tuple[str, ...]
    over: bool


Job = MakeStory | Verify | Record | FindEvents | Reach | Imagine
JOBS: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def is_file(job: Job) -> bool:
    """Whether a replay comes from outside: anybody can send large ones, and the largest takes a minute."""
    return isinstance(job, Verify) or (isinstance(job, MakeStory) and job.foreign)
