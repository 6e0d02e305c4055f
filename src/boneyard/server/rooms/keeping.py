"""What a room writes: entries of the log, and beside them what the lobby and a quick restart need."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from boneyard.server.lobby import summary_of
from boneyard.server.store.records import Change, Entry, Seating, Snapshot, TableRow
from boneyard.table import log_entries
from boneyard.table.decision import Decision, Who
from boneyard.table.events import EventLog, encode_lines
from boneyard.table.fold import decided
from boneyard.table.log_entries import Act, Played, Started
from boneyard.table.shared_device import household
from boneyard.table.table import Table

SERVER = "server"
"""Who did what nobody asked for: dice, deadlines, bots."""
ANY_SEAT = 0
"""Where answers are kept, whichever seat asked: a guest may have another seat later, or none."""


def entries_of(
    table: Table,
    at: int,
    done: Sequence[Act],
    who: Who | None,
    client: str | None,
    reply: bytes,
    log: EventLog | None = None,
) -> tuple[Entry, ...]:
    """Acts as the next entries of a table's log; the first one carries what the client is answered.

    The one by which the game went on has its events.
    """
    return tuple(
        Entry(
            seq=table.seq + number,
            at=at,
            by=SERVER if who is None else who.guest,
            seat=ANY_SEAT if who and client and number == 1 else None,
            client=kept_id(who.guest, client) if who and client and number == 1 else None,
            act=log_entries.encode(act),
            reply=reply if number == 1 else b"",
            events=encode_lines(log.lines) if log and isinstance(act, Started | Played) else None,
        )
        for number, act in enumerate(done, 1)
    )


def kept_id(guest: str, client: str) -> str:
    """A client's id as it is kept: two guests who sit on a seat one after the other may use the same."""
    return f"{guest}/{client}"


def client_id(kept: str) -> str:
    """The id that a client gave."""
    return kept.partition("/")[2]


def next_table(
    table: Table,
    epoch: int,
    now: int,
    decision: Decision,
    who: Who | None = None,
    client: str | None = None,
    reply: bytes = b"",
) -> tuple[Table, Change]:
    """The table after what was decided, and what is written for it; `reply` is what the client is told."""
    entries = entries_of(table, now, decision.acts, who, client, reply, decision.log)
    after = decided(table, decision, now)
    return after, change_of(table, after, epoch, entries, decision.acts[-1])


def change_of(
    before: Table | None, after: Table, epoch: int, entries: tuple[Entry, ...], last: Act
) -> Change:
    """Everything that is written when a table becomes another; `last` is the last act."""
    seatings, waiting = seats_changed(before, after)
    return Change(
        table=after.id,
        epoch=epoch,
        entries=entries,
        row=row_of(after) if before is None or is_listed_anew(before, after) else None,
        seatings=seatings,
        waiting=waiting,
        snapshot=snapshot_of(after, entries[-1].seq, last),
    )


def is_listed_anew(before: Table, after: Table) -> bool:
    """Whether the lobby's row is another: what only a seat knows of itself must not even move its time."""
    if before.status != after.status or turns_of(before) != turns_of(after):
        return True
    return before.seats != after.seats and listed_seats(before) != listed_seats(after)


def turns_of(table: Table) -> int:
    """How many turns were begun."""
    return table.play.turns if table.play is not None else 0


def listed_seats(table: Table) -> list[tuple[str, str, str, str]]:
    """What the lobby shows of the seats, whose guests have a list of their own."""
    return [(seat.guest, seat.name, seat.bot, seat.why_covered) for seat in table.seats]


def row_of(table: Table) -> TableRow:
    """The table as the lobby lists it."""
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
    """All seatings, where others sit now; those of them for whom the table waits now, or no longer."""
    if before is not None and waited_for(before) == waited_for(after):
        return None, ()
    now, were = seatings_of(after), () if before is None else seatings_of(before)
    if [(one.seat, one.guest) for one in now] != [(one.seat, one.guest) for one in were]:
        return now, ()
    return None, tuple([new for new, old in zip(now, were, strict=True) if new.waiting != old.waiting])


def waited_for(table: Table) -> object:
    """What the seatings depend on."""
    asked = table.play.actors if table.play is not None and table.status == "running" else ()
    return table.seats, asked, table.sealed.keys() if table.sealed else None


def seatings_of(table: Table) -> tuple[Seating, ...]:
    """Who sits where, and for whom the table waits: for a guest while any at their device is asked."""
    asked = {
        guest
        for number, seat in enumerate(table.seats)
        if seat.guest and not seat.bot and table.waits_for(number)
        for guest in (seat.guest, household(seat.guest))
    }
    return tuple(
        [
            Seating(number, seat.guest, seat.guest in asked)
            for number, seat in enumerate(table.seats)
            if seat.guest
        ]
    )


def snapshot_of(table: Table, seq: int, last: Act) -> Snapshot | None:
    """The state at the beginning of a turn, where nothing can be taken back any more, then or later."""
    play = table.play
    if (
        play is None
        or play.backs
        or play.is_half_answered
        or not isinstance(last, Started | Played)
        or not last.hash
    ):
        return None
    return Snapshot(seq, play.turns, last.hash, msgspec.json.encode(play.saved()))
