"""Events of games that were played before events were stored, from replaying their logs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from boneyard.server.history.log import Done
from boneyard.server.history.replay_file import since_rewind
from boneyard.table.events import LOST
from boneyard.table.log_entries import Created, Played, Started, Undone


def events_by_entry(done: Done, found: Sequence[bytes]) -> dict[int, bytes]:
    """Assign the events of each replayed line to the log's entries.

    The replay starts at the last rewind: earlier lines can't be replayed.
    """
    latest, _ = since_rewind([log_entry for _, log_entry in done])
    rest = iter(found)
    events: dict[int, bytes] = {}
    for number, (entry, log_entry) in enumerate(done, len(latest) - len(done)):
        if isinstance(log_entry, Created | Started | Played):
            parts = [*islice(rest, len(log_entry.lines))] if number >= 0 else []
            events[entry.seq] = joined(parts) if len(parts) == len(log_entry.lines) else LOST
        elif isinstance(log_entry, Undone) and number >= 0:
            next(rest, None)
    return events


def joined(lines: Sequence[bytes]) -> bytes:
    return b"[" + b",".join(lines) + b"]"
