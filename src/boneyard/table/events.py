"""The events of an answer, line by line, as they are stored in its log entry.

A line of the game is an answer of a seat or of chance. Events are stored whole; `table.projection` redacts
them for a viewer. A die is judged when it is rolled, by what everybody sees then: later that is gone.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import NamedTuple

import msgspec

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.events import Event, Rolled
from boneyard.odds.luck import Judged, judged, prospects_of

LOST = b""
"""Stored for an entry whose events can't be found out any more, because the rules have changed."""


class Die(NamedTuple):
    """What a rolled die gave, what was to be expected, and the lowest face that would have hit in a fight."""

    actual: float
    expected: float
    variance: float
    needed: int | None = None


class LineEvents(NamedTuple):
    """What one line of a game told; `die` where it rolled one."""

    events: tuple[Event, ...]
    die: Die | None = None

    @property
    def roll(self) -> tuple[Rolled, Judged] | None:
        """The roll and how it is judged."""
        if self.die is None:
            return None
        rolled = next(event for event in self.events if isinstance(event, Rolled))
        actual, expected, variance, needed = self.die
        return rolled, Judged(rolled.seat, rolled.purpose, rolled.pips, actual, expected, variance, needed)


class EventLog:
    """Collects the events of an answer and of all that follows by itself."""

    __slots__ = ("events", "first", "lines", "prospects")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[LineEvents] = []
        self.first = 0
        self.prospects: dict[int, float] | None = None

    def begin(self, game: AnyGame, state: State, actor: int, command: Command) -> None:
        """Before a line is played."""
        self.first = len(self.events)
        if actor == CHANCE and isinstance(command, Roll):
            try:
                self.prospects = prospects_of(game.view(state, None))
            except Exception:  # noqa: BLE001  # no odds of a strange position are worth a stopped game
                self.prospects = None

    def end(self) -> None:
        """After a line was played."""
        events = tuple(self.events[self.first :])
        self.lines.append(LineEvents(events, self.die_in(events)))
        self.prospects = None

    def die_in(self, events: tuple[Event, ...]) -> Die | None:
        """The die that was rolled; where a card says what a die shows, none was."""
        if self.prospects is None:
            return None
        for event in events:
            if isinstance(event, Rolled):
                found = judged(event, self.prospects)
                return Die(found.actual, found.expected, found.variance, found.needed)
        return None


encode = msgspec.json.Encoder().encode


def encode_lines(lines: list[LineEvents]) -> bytes:
    """Events as an entry stores them."""
    return encode(lines)


def decode_lines(game: AnyGame, stored: bytes) -> list[LineEvents]:
    """Events as an entry has stored them."""
    return [LineEvents(events, die) for events, die in decoder_of(game.id).decode(stored)]


@cache
def decoder_of(game: str) -> msgspec.json.Decoder[list[tuple[tuple[Event, ...], Die | None]]]:
    """Reads the events of a game."""
    kinds = reduce(or_, boneyard.game(game).events)
    return msgspec.json.Decoder(list[tuple[tuple[kinds, ...], Die | None]])  # type: ignore[valid-type]
