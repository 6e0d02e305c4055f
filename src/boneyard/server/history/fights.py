"""Counts fights and duels by result, from tags of events: no game is named here."""

from __future__ import annotations

from collections import Counter

from boneyard.games.shared.events import Beaten, Died, Event, Rolled, TurnBegan
from boneyard.games.shared.tags import tag_of
from boneyard.odds.luck import FIGHT
from boneyard.server.history.story import Fought

BROKEN_OFF, DUEL = "fight-ended", "duel-ended"


class Fights:
    """A seat that dies after a fight's roll has lost that fight; other deaths aren't fights."""

    def __init__(self, seats: int) -> None:
        self.counts = [Counter[str]() for _ in range(seats)]
        self.fighting: set[int] = set()

    def on_event(self, event: Event) -> None:
        if isinstance(event, Rolled):
            if event.purpose == FIGHT:
                self.fighting.add(event.seat)
        elif isinstance(event, Beaten):
            self.over(event.seat, "won")
        elif isinstance(event, Died):
            if event.seat in self.fighting:
                self.over(event.seat, "lost")
        elif isinstance(event, TurnBegan):
            self.fighting.clear()
        elif tag_of(event) == BROKEN_OFF:
            self.over(number_in(event, "seat"), "broken_off")
        elif tag_of(event) == DUEL:
            self.duel(event)

    def over(self, seat: int, how: str) -> None:
        self.counts[seat][how] += 1
        self.fighting.discard(seat)

    def duel(self, event: Event) -> None:
        """Nobody wins a tie."""
        totals = {
            number_in(event, "seat"): number_in(event, "total"),
            number_in(event, "holder"): number_in(event, "holder_total"),
        }
        for seat, total in totals.items():
            self.counts[seat]["duels"] += 1
            self.counts[seat]["duels_won"] += total > min(totals.values())

    def by_seat(self) -> tuple[Fought, ...]:
        return tuple(Fought(**count) for count in self.counts)


def number_in(event: Event, field: str) -> int:
    """A field that the event's tag implies."""
    number: int = getattr(event, field)
    return number
