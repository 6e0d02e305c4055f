"""How long a page shows events at its default pace, as `web/src/lib/beats.ts` and `pace.ts` do.

Times are in milliseconds. Events of another player's turn share a limited time; those of the own turn don't.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from boneyard.games.shared.events import Event, Rolled, TilePlaced, TurnBegan

OPENING = {"first": 650, "next": 350}
MISSING = 850
GOAL = 1200
ELSEWHERE = 0.7
UNAIMED = 0.45
LONGEST_TURN = 6_000
SHORTEST_TURN = 4_000
LIMIT = 7_500
KEPT = 0.5
STRETCH = 2.2
THINKING = 2_000
QUESTION = 2_000
"""The longest time that a question waits for what led to it."""
SETTLE = 480
"""The camera's way to the next player."""


class Shown(NamedTuple):
    """When a player sees a question that comes with events, and when all of them have been shown."""

    question: float
    all: float


class Beat(NamedTuple):
    time: float
    hides: bool = False
    """The next question waits until it is over."""


@dataclass(slots=True)
class Screen:
    """What one player sees."""

    seat: int
    busy_until: float = 0
    turn_of: int = -1
    spent: float = 0
    """How long the current turn has been shown."""
    foe: tuple[int, int | None] = (-1, None)
    fights: int = 0
    thought: bool = False
    """Whether a person has been thinking in the current turn: what they do then has its own time."""

    def catch_up(self, now: float) -> None:
        """Show everything at once, as every answer and every question with a clock does."""
        self.busy_until = now

    def show(self, events: Sequence[Event], now: float, at_once: bool = False, asks: bool = False) -> Shown:
        """Show an update's events after those that are still shown, or `at_once`.

        `asks` if they lead to a question for which somebody waits.
        """
        self.wait(now - self.busy_until)
        began = at = max(self.busy_until, now)
        question = at
        for turn in by_turn(events):
            if isinstance(turn[0], TurnBegan):
                self.turn_of, self.spent, self.fights, self.thought = turn[0].seat, 0, 0, False
                at += SETTLE
            beats = [beat for event in turn for beat in self.beats(event)]
            share = self.share(sum([beat.time for beat in beats]), ended=turn[-1] is not events[-1])
            for time, hides in beats:
                at += time * share
                self.spent += time * share
                if hides:
                    question = at
        seen = max(question, began)
        saved = max(0.0, seen - now - QUESTION) if asks else 0.0
        self.busy_until = now if at_once else at - saved
        return Shown(now, now) if at_once else Shown(seen - saved, at - saved)

    def wait(self, idle: float) -> None:
        """Count the time in which nothing was shown, unless somebody was thinking."""
        if idle > 0:
            self.spent += idle
        if idle > THINKING:
            self.spent, self.thought = 0, True

    def share(self, total: float, ended: bool) -> float:
        """How much longer or shorter the next beats of a turn are shown, so that it takes a limited time."""
        if self.turn_of == self.seat or not total:
            return 1
        if self.spent + total > LONGEST_TURN:
            room = max(LONGEST_TURN - self.spent, max(LIMIT - self.spent, 0) * (1 - KEPT))
            return min(1.0, room / total)
        lacking = SHORTEST_TURN - self.spent - total
        may_stretch = ended and not self.thought and lacking > 0
        return 1 + min(lacking / total, STRETCH - 1) if may_stretch else 1

    def beats(self, event: Event) -> list[Beat]:
        scene, time = event.hints.scene, event.hints.beat
        if isinstance(event, Rolled) and event.needed and event.purpose != "duel":
            return self.fight(event, time)
        if scene in ("hit", "life"):
            return [Beat(time * self.elsewhere(event.seat))]
        if isinstance(event, TilePlaced) and event.goal:
            return [Beat(GOAL)]
        if scene == "card" and event.target in (None, event.seat):
            return [Beat(time * UNAIMED)]
        return [Beat(time, hides=scene == "roll")] if time else []

    def fight(self, event: Rolled, time: float) -> list[Beat]:
        foe = (event.seat, event.square)
        opens = foe != self.foe or not self.fights
        self.fights += opens
        self.foe = foe
        share = self.elsewhere(event.seat)
        opening = OPENING["next" if self.fights > 1 else "first"]
        return [
            *([Beat(opening * share, hides=True)] if opens else []),
            Beat(time * share, hides=True),
            *([Beat(MISSING * share)] if event.result < event.needed else []),
        ]

    def elsewhere(self, seat: int | None) -> float:
        """Somebody else's fight is shorter, and the next one in the same turn again."""
        if seat == self.seat:
            return 1
        return ELSEWHERE**2 if self.fights > 1 else ELSEWHERE


def by_turn(events: Sequence[Event]) -> list[Sequence[Event]]:
    """The events, split where a turn begins."""
    starts = [n for n, event in enumerate(events) if isinstance(event, TurnBegan)]
    edges = [0, *[start for start in starts if start], len(events)]
    return [events[begin:end] for begin, end in pairwise(edges) if begin < end]
