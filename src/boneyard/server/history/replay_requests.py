"""What the process of a replayer is asked, and what it answers; MessagePack over pipes."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from boneyard.server.history.story import About, VerdictInfo


class Retell(Struct, frozen=True, tag="retell"):
    """Make the story of a finished game.

    A `foreign` one must be whole and keep the rules, and nobody here has heard what it says was promised.
    """

    replay: str
    about: About
    foreign: bool = False


class Verify(Struct, frozen=True, tag="verify"):
    """Check a replay's dice; `promised` is a commitment that somebody noted down before."""

    replay: str
    promised: str = ""


class Record(Struct, frozen=True, tag="record"):
    """What a viewer has seen of a running game, which comes without its seed."""

    replay: str
    viewer: int | None


class FindEvents(Struct, frozen=True, tag="find-events"):
    """Find the events of a game that was played before they were stored; it comes without its seed."""

    replay: str


class Reach(Struct, frozen=True, tag="reach"):
    """Go to a moment of a finished game."""

    replay: str
    moment: int


class Imagine(Struct, frozen=True, tag="imagine"):
    """Make up a position that fits a moment of a viewer's record; the last one where none is named."""

    replay: str
    viewer: int | None
    moment: int | None
    seed: str


class Story(Struct, frozen=True, tag="story"):
    """The story as it is kept."""

    story: bytes


class Verified(Struct, frozen=True, tag="verified"):
    """What came of checking."""

    game: str
    verdict: VerdictInfo


class Recorded(Struct, frozen=True, tag="recorded"):
    """A record, packed: its text can have a hundred times as many bytes, and so many letters."""

    packed: bytes
    length: int


class EventsFound(Struct, frozen=True, tag="events-found"):
    """The events of each line as they are stored, as far as the rules of today can play it."""

    lines: tuple[bytes, ...]


class Reached(Struct, frozen=True, tag="reached"):
    """The position there, the lines that lead to it, and whether the game is over."""

    position: bytes
    lines: tuple[str, ...]
    over: bool


class Imagined(Struct, frozen=True, tag="imagined"):
    """The position as text; empty where the record has no such moment, or the game is over there."""

    position: str


class Unusable(Struct, frozen=True, tag="unusable"):
    """The replay can't be used, in a sentence; `rules` says that other rules could."""

    reason: str
    rules: bool = False


class Broken(Struct, frozen=True, tag="broken"):
    """The process's code failed: a traceback for the log."""

    trace: str


Request = Retell | Verify | Record | FindEvents | Reach | Imagine
Reply = Story | Verified | Recorded | EventsFound | Reached | Imagined | Unusable | Broken
encode = msgspec.msgpack.Encoder().encode
read_request = msgspec.msgpack.Decoder(Request).decode
read_reply = msgspec.msgpack.Decoder(Reply).decode


def is_file(request: Request) -> bool:
    """Whether a replay comes from elsewhere: anybody can send large ones, and the largest takes a minute."""
    return isinstance(request, Verify) or (isinstance(request, Retell) and request.foreign)
