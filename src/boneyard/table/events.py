"""The events of an answer, line by line, as its log entry stores them.

A line of the game is an answer of a seat or of chance. Events are stored unredacted; `table.projection`
redacts them for a viewer. The luck of a die is computed when it is rolled, because it depends on the public
view of that moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

import msgspec

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Roll
from boneyard.games.shared.events import Event, Rolled
from boneyard.games.shared.features import features_of
from boneyard.games.shared.loading import LOADING
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.traps import Trap
from boneyard.odds.luck import Judged, judged, prospects_in

LOST = b""
"""Stored for an entry whose events can't be recovered because the rules have changed."""


class Die(NamedTuple):
    """A rolled die's value, the expected value and its variance, and the lowest face that would have hit in a
    fight.
    """

    actual: float
    expected: float
    variance: float
    needed: int | None = None


class LineEvents(NamedTuple):
    """The events of one line of a game; `die` if it rolled one."""

    events: tuple[Event, ...]
    die: Die | None = None

    @property
    def roll(self) -> tuple[Rolled, Judged] | None:
        if self.die is None:
            return None
        rolled = next(event for event in self.events if isinstance(event, Rolled))
        actual, expected, variance, needed = self.die
        return rolled, Judged(rolled.seat, rolled.purpose, rolled.pips, actual, expected, variance, needed)


class EventLog:
    """Collects the events of an answer and of everything that follows automatically.

    `sprung` are the traps that have sprung in the open window, by seat: the events of their cards name them.
    """

    __slots__ = ("events", "first", "lines", "prospects", "sprung")

    def __init__(self, sprung: Mapping[int, Trap] | None = None) -> None:
        self.events: list[Event] = []
        self.sprung = dict(sprung or {})
        self.lines: list[LineEvents] = []
        self.first = 0
        self.prospects: dict[int, float] | None = None

    def begin(self, game: AnyGame, state: BoardState, actor: int, command: Command) -> None:
        self.first = len(self.events)
        if actor == CHANCE and isinstance(command, Roll):
            try:
                self.prospects = prospects_in(game, state)
            except Exception:  # noqa: BLE001  # odds that fail in a strange position must not stop the game
                self.prospects = None

    def end(self, game: AnyGame) -> None:
        if self.sprung:
            self.events[self.first :] = [self.naming_trap(game, e) for e in self.events[self.first :]]
        events = tuple(self.events[self.first :])
        self.lines.append(LineEvents(events, self.die_in(events)))
        self.prospects = None

    def naming_trap(self, game: AnyGame, event: Event) -> Event:
        model, seat = features_of(game).traps, event.seat
        if model is None or seat is None or seat not in self.sprung:
            return event
        return model.sprung(event, seat, self.sprung[seat]) or event

    def die_in(self, events: tuple[Event, ...]) -> Die | None:
        """The rolled die. A card that sets a die's face rolls none."""
        if self.prospects is None:
            return None
        for event in events:
            if isinstance(event, Rolled):
                found = judged(event, self.prospects)
                return Die(found.actual, found.expected, found.variance, found.needed)
        return None


encode = msgspec.json.Encoder().encode


def encode_lines(lines: list[LineEvents]) -> bytes:
    return encode(lines)


def decode_lines(game: AnyGame, stored: bytes) -> list[LineEvents]:
    return [LineEvents(events, die) for events, die in decoder_of(game.id).decode(stored)]


@cache
def decoder_of(game: str) -> msgspec.json.Decoder[list[tuple[tuple[Event, ...], Die | None]]]:
    kinds = reduce(or_, boneyard.game(game).events)
    with LOADING:  # msgspec inspects the events now; a second thread that does so too crashes the process
        return msgspec.json.Decoder(list[tuple[tuple[kinds, ...], Die | None]])  # type: ignore[valid-type]
