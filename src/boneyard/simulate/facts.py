"""Count a game's events by the table in its features: per seat, and per thing such as a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneyard.games.shared.events import Event, TurnBegan
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.statistics import Count

By = dict[str, list[int]]  # a number for each seat, by name


class Facts:
    def __init__(self, seats: int, counted: Mapping[type[Event], Count]) -> None:
        self.seats = seats
        self.counted = counted
        self.counts: By = {}
        self.things: dict[str, By] = {}
        self.points: list[tuple[int, ...]] = []
        self.lead_changes = 0
        self.leader: int | None = None
        self.state: BoardState | None = None

    def on_event(self, event: Event) -> None:
        kind = type(event)
        if kind is TurnBegan:
            self.note_turn(event.turn)  # type: ignore[attr-defined]  # isinstance would cost more
            return
        count = self.counted.get(kind)
        if count is not None:
            self.note(count, event)

    def note(self, count: Count, event: Event) -> None:
        assert event.seat is not None, "the table names events that have one"
        self.add(count.name, str(getattr(event, count.thing)) if count.thing else "", event.seat)

    def add(self, name: str, thing: str, seat: int, number: int = 1) -> None:
        self._row(self.counts, name)[seat] += number
        if thing:
            self._row(self.things.setdefault(name, {}), thing)[seat] += number

    def _row(self, table: By, name: str) -> list[int]:
        return table.setdefault(name, [0] * self.seats)

    def note_turn(self, turn: int) -> None:
        """Compare points at every turn and record them at the start of each round."""
        assert self.state is not None, "set the state before the game starts"
        points = self.state.points
        self.note_leader(points)
        if (turn - 1) % self.seats == 0:
            self.points.append(tuple(points))

    def note_leader(self, points: Sequence[int]) -> None:
        """The lead changes when a different seat alone has the most points."""
        most = max(points)
        if most > 0 and points.count(most) == 1:
            ahead = points.index(most)
            self.lead_changes += self.leader not in (None, ahead)
            self.leader = ahead

    def sorted_counts(self) -> dict[str, tuple[int, ...]]:
        return sorted_rows(self.counts)

    def sorted_things(self) -> dict[str, dict[str, tuple[int, ...]]]:
        return {fact: sorted_rows(table) for fact, table in sorted(self.things.items())}

    def end(self) -> None:
        assert self.state is not None
        self.note_leader(self.state.points)
        self.points.append(tuple(self.state.points))


def sorted_rows(table: By) -> dict[str, tuple[int, ...]]:
    return {name: tuple(row) for name, row in sorted(table.items())}
