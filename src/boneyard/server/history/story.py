"""The form of a told story: JSON lines, compressed.

A heading, the replay as a text, then a line for each moment: what every viewer saw change and heard. So
a finished game can be watched for ever: nothing of it is played again, whatever became of the rules.
Viewers who saw the same share one glimpse: `who` says by viewer, spectators first, which one is theirs.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cached_property
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from boneyard.engine.verdict import Kind, Outcome

FORM = 1


class StepInfo(Struct, frozen=True):
    """One thing that was looked at when the dice were checked."""

    what: str
    outcome: Outcome
    parameters: dict[str, str | int]


class VerdictInfo(Struct, frozen=True):
    """What came of checking a game's dice."""

    kind: Kind
    verified: bool
    steps: tuple[StepInfo, ...]


class Dice(Struct, frozen=True):
    """What one seat's dice for one purpose gave, and what was to be expected."""

    seat: int
    purpose: str
    rolls: int
    actual: float
    expected: float
    deviations: float


class Stand(Struct, frozen=True):
    """A seat at the end: its points, the hits above expectation, its points without that luck."""

    seat: int
    points: int
    hits: float
    adjusted: float


class Stage(Struct, frozen=True):
    """How a game stood when a turn began, or at its end: points, and estimated chances to win, by seat."""

    turn: int
    seat: int
    moment: int
    points: tuple[int, ...]
    chances: tuple[float, ...]


class Turning(Struct, frozen=True):
    """A turn that changed much: what did it, who did it, and whose chances rose by it.

    `cause` is an event's tag, `points-lost`, or `walk` where nothing in particular happened; `number`
    counts it.
    """

    turn: int
    moment: int
    cause: str
    seat: int
    number: int
    gainer: int
    before: float
    after: float


class Decided(Struct, frozen=True):
    """Since when the winner had the best chances for good; `favourite` had them before, if anybody had."""

    kind: Literal["early", "middle", "late"]
    seat: int
    turn: int
    moment: int
    favourite: int | None
    turning: Turning | None


class Fought(Struct, frozen=True):
    """What one seat fought: fights by how they ended, duels by how they did."""

    won: int = 0
    lost: int = 0
    broken_off: int = 0
    duels: int = 0
    duels_won: int = 0


class Statistics(Struct, frozen=True):
    """A finished game in numbers; lists by seat.

    `points` has those of all seats at the beginning of each round and at the end, `counts` how often each
    seat did something, `things` with what. Stories of earlier versions have no `course` and what follows.
    """

    turns: int
    answers: int
    decisions: int
    lead_changes: int
    points: tuple[tuple[int, ...], ...]
    counts: dict[str, tuple[int, ...]]
    things: dict[str, dict[str, tuple[int, ...]]]
    dice: tuple[Dice, ...]
    standings: tuple[Stand, ...]
    course: tuple[Stage, ...] = ()
    turnings: tuple[Turning, ...] = ()
    decided: Decided | None = None
    fought: tuple[Fought, ...] = ()


class About(Struct, frozen=True, kw_only=True):
    """What the table knows of its game besides the replay."""

    title: str = ""
    names: tuple[str, ...] = ()
    why: str = ""
    winners: tuple[int, ...] = ()
    ended: int = 0


class Head(Struct, frozen=True, kw_only=True):
    """The heading of a story; `told` is false where the rules of today could not play all of it."""

    story: int
    version: str
    game: str
    rules: int
    seats: int
    players: tuple[str, ...]
    settings: dict[str, str]
    content: str
    about: About
    lines: int
    told: bool
    verdict: VerdictInfo
    statistics: Statistics | None


class Glimpse(Struct, frozen=True, omit_defaults=True):
    """What one or more viewers heard, and the fields of their view that changed."""

    events: tuple[Raw, ...] = ()
    view: dict[str, Raw] = {}


class Moment(Struct, frozen=True):
    """What a line of the game meant for every viewer."""

    who: tuple[int, ...]
    seen: tuple[Glimpse, ...]

    def of(self, viewer: int | None) -> Glimpse:
        """What a seat, or a spectator, saw of it."""
        return self.seen[self.who[0 if viewer is None else viewer + 1]]


encode = msgspec.json.Encoder().encode
_head = msgspec.json.Decoder(Head).decode
_moment = msgspec.json.Decoder(Moment).decode
_text = msgspec.json.Decoder(str).decode


def written(head: Head, replay: str, moments: Sequence[Moment]) -> bytes:
    """A story as it is kept."""
    return zlib.compress(b"\n".join([encode(head), encode(replay), *map(encode, moments)]), 6)


class Story:
    """A story that is read: only what is asked for is decoded."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines

    @cached_property
    def head(self) -> Head:
        """The heading."""
        return _head(self.lines[0])

    @cached_property
    def replay(self) -> str:
        """The replay's text."""
        return _text(self.lines[1])

    @property
    def last(self) -> int:
        """The number of the last moment; the first, before anybody answered, is 0."""
        return len(self.lines) - 3

    def moments(self, upto: int | None = None) -> list[Moment]:
        """What everybody saw, moment by moment."""
        return [_moment(line) for line in self.lines[2 : None if upto is None else upto + 3]]

    def glimpses(self, viewer: int | None, upto: int | None = None) -> list[Glimpse]:
        """What a viewer saw, moment by moment."""
        return [moment.of(viewer) for moment in self.moments(upto)]

    def view(self, viewer: int | None, moment: int) -> tuple[dict[str, Raw], list[Raw]]:
        """The whole view of a viewer at a moment, and all events up to there."""
        view: dict[str, Raw] = {}
        events: list[Raw] = []
        for glimpse in self.glimpses(viewer, moment):
            view.update(glimpse.view)
            events.extend(glimpse.events)
        return view, events


def open_story(data: bytes) -> Story:
    """The story that was kept."""
    return Story(zlib.decompress(data).split(b"\n"))
