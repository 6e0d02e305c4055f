"""A handler's decision, and checks that refuse a message."""

from __future__ import annotations

from dataclasses import dataclass, field

from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.log_entries import LogEntry
from boneyard.table.play import Play
from boneyard.table.table import Table


@dataclass(slots=True)
class Decision:
    """Log entries to commit, with the game after them and the events on the way."""

    entries: list[LogEntry]
    next_play: Play | None = None
    log: EventLog = field(default_factory=EventLog)
    result: dict[str, object] | None = None
    secret: bool = False
    """Whether the result must not be stored."""


@dataclass(frozen=True, slots=True)
class Who:
    """The guest who sent a message, with their seat at this table, if any."""

    guest: str
    seat: int | None

    @property
    def own(self) -> int:
        """The sender's seat; refuses a sender without one."""
        if self.seat is None:
            raise Refused("not-yours")
        return self.seat


def require_open(table: Table) -> None:
    """Refuse once the seats are fixed."""
    if table.status != "open" or table.called_at:
        raise Refused("not-open")


def running_play(table: Table) -> Play:
    """The game in progress; refuses a table without one."""
    if table.status != "running" or table.play is None:
        raise Refused("not-running")
    return table.play


def require_not_over(table: Table) -> None:
    if table.status == "over":
        raise Refused("not-running")


def require_in_game(table: Table, seat: int) -> None:
    """Refuse a player who left the game for good."""
    if table.seats[seat].has_left:
        raise Refused("not-allowed", reason="left")


def require_own_play(table: Table, who: Who) -> None:
    """Refuse a player whose seat a bot plays."""
    require_in_game(table, who.own)
    if table.seats[who.own].stand_in:
        raise Refused("not-allowed", reason="covered")


def require_admitted(table: Table, seat: int | None) -> None:
    """Refuse spectators if the table has none."""
    if not table.admits(seat):
        raise Refused("not-allowed", reason="spectators")
