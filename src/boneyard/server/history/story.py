"""The stored form of a finished game: compressed JSON lines.

A header, the replay's text, then a line for each moment with the events and changes that each viewer saw. So
finished games can be watched for ever without replaying them, even after the rules change. Viewers who saw
the same share a glimpse: `who` has the index of each viewer's glimpse, spectators first.
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
    """One check of the dice."""

    what: str
    outcome: Outcome
    parameters: dict[str, str | int]


class VerdictInfo(Struct, frozen=True):
    """The result of checking a game's dice."""

    kind: Kind
    verified: bool
    steps: tuple[StepInfo, ...]


class Dice(Struct, frozen=True):
    """The total of a seat's dice for one purpose, and the expected total."""

    seat: int
    purpose: str
    rolls: int
    actual: float
    expected: float
    deviations: float


class Stand(Struct, frozen=True):
    """A seat's final points, its hits above expectation, and its points without that luck."""

    seat: int
    points: int
    hits: float
    adjusted: float


class Stage(Struct, frozen=True):
    """Points and estimated chances to win, by seat, at the start of a turn or the end of the game."""

    turn: int
    seat: int
    moment: int
    points: tuple[int, ...]
    chances: tuple[float, ...]


class Turning(Struct, frozen=True):
    """A turn that changed the chances a lot: its cause, the seat that did it, and the seat that gained.

    `cause` is an event's tag, `points-lost`, or `walk` if nothing in particular happened; `number` counts it.
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
    """Since when the winner was ahead for good; `favourite` was ahead before, if anybody was."""

    kind: Literal["early", "middle", "late"]
    seat: int
    turn: int
    moment: int
    favourite: int | None
    turning: Turning | None


class Fought(Struct, frozen=True):
    """A seat's fights and duels by result."""

    won: int = 0
    lost: int = 0
    broken_off: int = 0
    duels: int = 0
    duels_won: int = 0


class Statistics(Struct, frozen=True):
    """A finished game in numbers; lists are by seat.

    `points` are all seats' points at the start of each round and at the end, `counts` how often each seat did
    something, `things` with what. Stories of earlier versions have no `course` and following fields.
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
    held: dict[str, tuple[int, ...]] = {}
    """For how many turns in a row each seat had something, at most."""


class About(Struct, frozen=True, kw_only=True):
    """What the table knows of its game besides the replay."""

    title: str = ""
    names: tuple[str, ...] = ()
    why: str = ""
    winners: tuple[int, ...] = ()
    ended: int = 0


class Head(Struct, frozen=True, kw_only=True):
    """The header of a story; `told` is false if the rules could not replay all of it."""

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
    """What one or more viewers saw: events, and changed fields of the view and of the goals."""

    events: tuple[Raw, ...] = ()
    view: dict[str, Raw] = {}
    goals: dict[str, Raw] = {}
    """The changed fields of the goals; none in stories of earlier versions."""


class Moment(Struct, frozen=True):
    """What each viewer saw of a line."""

    who: tuple[int, ...]
    seen: tuple[Glimpse, ...]

    def of(self, viewer: int | None) -> Glimpse:
        return self.seen[self.who[0 if viewer is None else viewer + 1]]


encode = msgspec.json.Encoder().encode
_head = msgspec.json.Decoder(Head).decode
_moment = msgspec.json.Decoder(Moment).decode
read_glimpse = msgspec.json.Decoder(Glimpse).decode
_text = msgspec.json.Decoder(str).decode


def write_story(head: Head, replay: str, moments: Sequence[Moment]) -> bytes:
    return zlib.compress(b"\n".join([encode(head), encode(replay), *map(encode, moments)]), 6)


class Story:
    """Decodes only what is needed."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines

    @cached_property
    def head(self) -> Head:
        return _head(self.lines[0])

    @cached_property
    def replay(self) -> str:
        return _text(self.lines[1])

    @property
    def last(self) -> int:
        """The number of the last moment; the first, before any answer, is 0."""
        return len(self.lines) - 3

    def moments(self, upto: int | None = None) -> list[Moment]:
        return [_moment(line) for line in self.lines[2 : None if upto is None else upto + 3]]

    def glimpses(self, viewer: int | None, upto: int | None = None) -> list[Glimpse]:
        return [moment.of(viewer) for moment in self.moments(upto)]

    def view(self, viewer: int | None, moment: int) -> tuple[dict[str, Raw], list[Raw]]:
        """A viewer's whole view at a moment, and all events up to there."""
        view: dict[str, Raw] = {}
        events: list[Raw] = []
        for glimpse in self.glimpses(viewer, moment):
            view.update(glimpse.view)
            events.extend(glimpse.events)
        return view, events


def open_story(data: bytes) -> Story:
    return Story(zlib.decompress(data).split(b"\n"))
