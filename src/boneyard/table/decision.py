"""A decision on what somebody asks: what is to be kept of it, and when a table does not even listen."""

from __future__ import annotations

from dataclasses import dataclass, field

from boneyard.table.errors import Refused
from boneyard.table.events import EventLog
from boneyard.table.log_entries import Act
from boneyard.table.play import Play
from boneyard.table.table import Table


@dataclass(slots=True)
class Decision:
    """What is to be kept: acts, the game after them, and the events on the way."""

    acts: list[Act]
    twin: Play | None = None
    log: EventLog = field(default_factory=EventLog)
    result: dict[str, object] | None = None
    secret: bool = False
    """Whether the result must not be kept."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks: a guest, and the seat of theirs at this table, if any."""

    guest: str
    seat: int | None

    @property
    def own(self) -> int:
        """The seat; who has none is refused."""
        if self.seat is None:
            raise Refused("not-yours")
        return self.seat


def still_open(table: Table) -> None:
    """Refuse what can only be done before the seats are fixed."""
    if table.status != "open" or table.called_at:
        raise Refused("not-open")


def running(table: Table) -> Play:
    """The game under way; refused where there is none."""
    if table.status != "running" or table.play is None:
        raise Refused("not-running")
    return table.play


def not_over(table: Table) -> None:
    """Refuse what is of no use any more."""
    if table.status == "over":
        raise Refused("not-running")


def staying(table: Table, seat: int) -> None:
    """Refuse who has left the game for good."""
    if table.seats[seat].has_left:
        raise Refused("not-allowed", reason="left")


def answering(table: Table, who: Who) -> None:
    """Refuse whose seat a bot answers for."""
    staying(table, who.own)
    if table.seats[who.own].cover:
        raise Refused("not-allowed", reason="covered")


def looking(table: Table, seat: int | None) -> None:
    """Refuse spectators where the players want to be alone."""
    if not table.admits(seat):
        raise Refused("not-allowed", reason="spectators")
