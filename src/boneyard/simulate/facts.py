"""What a game's events tell about it, counted by the table in its features.

An event in that table adds one to what its seat did, and one to the thing it was done with. Other events
cost one look into the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from boneyard.games.shared.events import Event, TurnBegan
from boneyard.games.shared.statistics import Count

By = dict[str, list[int]]
"""By name: a number for each seat."""


class Scored(Protocol):
    """A game's state as far as points go; every game has them, and a test sees to it."""

    @property
    def points(self) -> Sequence[int]: ...


class Facts:
    """Listens to one game."""

    def __init__(self, seats: int, counted: Mapping[type[Event], Count]) -> None:
        self.seats = seats
        self.counted = counted
        self.counts: By = {}
        self.things: dict[str, By] = {}
        self.points: list[tuple[int, ...]] = []
        self.lead_changes = 0
        self.leader: int | None = None
        self.state: Scored | None = None

    def hear(self, event: Event) -> None:
        """Count an event, if it counts."""
        kind = type(event)
        if kind is TurnBegan:
            self.note_turn(event.turn)  # type: ignore[attr-defined]  # isinstance would cost more
            return
        count = self.counted.get(kind)
        if count is not None:
            self.note(count, event)

    def note(self, count: Count, event: Event) -> None:
        """Add one for the event's seat."""
        seat: int = getattr(event, "seat")  # noqa: B009  # the table names events that have one
        self.add(count.name, str(getattr(event, count.thing)) if count.thing else "", seat)

    def add(self, name: str, thing: str, seat: int, number: int = 1) -> None:
        """Count so many more for a seat, and for the thing where there is one."""
        self._row(self.counts, name)[seat] += number
        if thing:
            self._row(self.things.setdefault(name, {}), thing)[seat] += number

    def _row(self, table: By, name: str) -> list[int]:
        return table.setdefault(name, [0] * self.seats)

    def note_turn(self, turn: int) -> None:
        """Look at the points before a turn; at the beginning of a round keep them."""
        assert self.state is not None, "somebody must say which state this listens to"
        points = self.state.points
        self.note_leader(points)
        if (turn - 1) % self.seats == 0:
            self.points.append(tuple(points))

    def note_leader(self, points: Sequence[int]) -> None:
        """The lead changes when another seat alone has the most points."""
        most = max(points)
        if most > 0 and points.count(most) == 1:
            ahead = points.index(most)
            self.lead_changes += self.leader not in (None, ahead)
            self.leader = ahead

    def counts_told(self) -> dict[str, tuple[int, ...]]:
        """How often each seat did something, as it is kept."""
        return told(self.counts)

    def things_told(self) -> dict[str, dict[str, tuple[int, ...]]]:
        """With what, as it is kept."""
        return {fact: told(table) for fact, table in sorted(self.things.items())}

    def end(self) -> None:
        """Look at the points once more when the game is over."""
        assert self.state is not None
        self.note_leader(self.state.points)
        self.points.append(tuple(self.state.points))


def told(table: By) -> dict[str, tuple[int, ...]]:
    """Numbers by name, in the order of the names."""
    return {name: tuple(row) for name, row in sorted(table.items())}
