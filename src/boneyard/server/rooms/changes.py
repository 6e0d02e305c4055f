"""What a room writes: log entries, and what the lobby and a quick restart need."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from boneyard.server.lobby import summary_of
from boneyard.server.store.records import Change, Entry, Seating, Snapshot, TableRow
from boneyard.table import log_entries
from boneyard.table.config import Days
from boneyard.table.decision import Decision, Who
from boneyard.table.events import EventLog, encode_lines
from boneyard.table.fold import decided
from boneyard.table.log_entries import LogEntry, Played, Started
from boneyard.table.projection import due_of
from boneyard.table.shared_device import device_owner
from boneyard.table.table import Table

SERVER = "server"
"""The author of entries that no guest asked for: dice, deadlines, bots."""
ANY_SEAT = 0
"""Replies are stored for no particular seat: a guest may have another seat later, or none."""


def entries_of(
    table: Table,
    at: int,
    done: Sequence[LogEntry],
    who: Who | None,
    client: str | None,
    reply: bytes,
    log: EventLog | None = None,
) -> tuple[Entry, ...]:
    """Encode the next entries of a table's log.

    The first one stores the client's id and reply, the one that advanced the game its events.
    """
    return tuple(
        Entry(
            seq=table.seq + number,
            at=at,
            by=SERVER if who is None else who.guest,
            seat=ANY_SEAT if who and client and number == 1 else None,
            client=stored_id(who.guest, client) if who and client and number == 1 else None,
            data=log_entries.encode(log_entry),
            reply=reply if number == 1 else b"",
            events=encode_lines(log.lines) if log and isinstance(log_entry, Started | Played) else None,
        )
        for number, log_entry in enumerate(done, 1)
    )


def stored_id(guest: str, client: str) -> str:
    """A client's id as it is stored: two guests who had the same seat may use the same id."""
    return f"{guest}/{client}"


def client_id(stored: str) -> str:
    return stored.partition("/")[2]


def next_table(
    table: Table,
    epoch: int,
    now: int,
    decision: Decision,
    who: Who | None = None,
    client: str | None = None,
    reply: bytes = b"",
) -> tuple[Table, Change]:
    """The table after a decision, and the change to write for it."""
    entries = entries_of(table, now, decision.entries, who, client, reply, decision.log)
    after = decided(table, decision, now)
    return after, change_of(table, after, epoch, entries, decision.entries[-1])


def change_of(
    before: Table | None, after: Table, epoch: int, entries: tuple[Entry, ...], last: LogEntry
) -> Change:
    """Everything to write for a new or changed table."""
    seatings, waiting = seats_changed(before, after)
    return Change(
        table=after.id,
        epoch=epoch,
        entries=entries,
        row=row_of(after) if before is None or is_row_changed(before, after) else None,
        seatings=seatings,
        waiting=waiting,
        snapshot=snapshot_of(after, entries[-1].seq, last),
    )


def is_row_changed(before: Table, after: Table) -> bool:
    """Whether the lobby's row changes. What only a seat itself knows must not even change its time."""
    if before.status != after.status or turns_of(before) != turns_of(after):
        return True
    if before.config is not after.config:
        return True
    if isinstance(after.config.pace, Days) and due_of(before) != due_of(after):
        return True
    return before.seats != after.seats and listed_seats(before) != listed_seats(after)


def turns_of(table: Table) -> int:
    return table.play.turns if table.play is not None else 0


def listed_seats(table: Table) -> list[tuple[str, str, str, str]]:
    """What the lobby, and the guests' own lists, show of the seats."""
    return [(seat.guest, seat.name, seat.bot, seat.why_stand_in) for seat in table.seats]


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.config.game,
        status=table.status,
        public=table.config.public,
        summary=msgspec.json.encode(summary_of(table)),
        created=table.created,
        updated=table.updated,
    )


def seats_changed(
    before: Table | None, after: Table
) -> tuple[tuple[Seating, ...] | None, tuple[Seating, ...]]:
    """All seatings if somebody sat down or left; else those for which the table began or stopped to wait."""
    if before is not None and waited_for(before) == waited_for(after):
        return None, ()
    now, were = seatings_of(after), () if before is None else seatings_of(before)
    if [(one.seat, one.guest) for one in now] != [(one.seat, one.guest) for one in were]:
        return now, ()
    return None, tuple([new for new, old in zip(now, were, strict=True) if new.waiting != old.waiting])


def waited_for(table: Table) -> object:
    """Everything the seatings depend on."""
    asked = table.play.actors if table.play is not None and table.status == "running" else ()
    return table.seats, asked, table.sealed.keys() if table.sealed else None


def seatings_of(table: Table) -> tuple[Seating, ...]:
    """Who sits where, and whether the table waits for them or anybody else at their device."""
    asked = {
        guest
        for number, seat in enumerate(table.seats)
        if seat.guest and not seat.bot and table.waits_for(number)
        for guest in (seat.guest, device_owner(seat.guest))
    }
    return tuple(
        [
            Seating(number, seat.guest, seat.guest in asked)
            for number, seat in enumerate(table.seats)
            if seat.guest
        ]
    )


def snapshot_of(table: Table, seq: int, last: LogEntry) -> Snapshot | None:
    """The state at the start of a turn, if nothing before it can be undone."""
    play = table.play
    if (
        play is None
        or play.undo_points
        or play.is_half_answered
        or not isinstance(last, Started | Played)
        or not last.hash
    ):
        return None
    return Snapshot(seq, play.turns, last.hash, msgspec.json.encode(play.saved()))
