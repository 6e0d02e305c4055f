"""What the log says about stand-ins: a bot takes over a player's seat, or the player is back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from boneyard.games.shared.events import Event, EventHints
from boneyard.table.log_entries import HandedBack, LogEntry, Sat, Stood, TakenOver, Transferred
from boneyard.table.table import Seat


class StandInBegan(Event, frozen=True, tag="stand-in-began"):
    """A bot plays for a player; until `stand-in-ended`, everything that the seat does is the bot's doing."""

    hints = EventHints(notable=True)
    seat: int
    why: Literal["away", "left", "time", "vote", "conceded"]


class StandInEnded(Event, frozen=True, tag="stand-in-ended"):
    """The player is back."""

    hints = EventHints(notable=True)
    seat: int


EVENTS: tuple[type[Event], ...] = (StandInBegan, StandInEnded)


class StandIns:
    """The seats of people, and those of them that a bot plays; free seats with a bot don't count."""

    def __init__(self, seats: Sequence[Seat] = ()) -> None:
        self.people = {number for number, seat in enumerate(seats) if seat.guest}
        self.playing = {number for number in self.people if seats[number].stand_in}

    def events(self, entry: LogEntry) -> Sequence[Event]:
        """What a log entry says about stand-ins."""
        if isinstance(entry, Sat):
            self.people.add(entry.seat)
        elif isinstance(entry, Stood):
            self.people.discard(entry.seat)
        elif isinstance(entry, TakenOver) and entry.seat in self.people:
            self.playing.add(entry.seat)
            return (StandInBegan(entry.seat, entry.why),)
        elif isinstance(entry, HandedBack | Transferred):
            self.people.add(entry.seat)
            if entry.seat in self.playing:
                self.playing.remove(entry.seat)
                return (StandInEnded(entry.seat),)
        return ()
