"""The events of games that were played before events were stored, from playing their logs again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from boneyard.server.history.log import Done
from boneyard.server.history.replay_file import since_changed
from boneyard.table.events import LOST
from boneyard.table.log_entries import Created, Played, Started, Undone


def events_by_entry(done: Done, found: Sequence[bytes]) -> dict[int, bytes]:
    """The events of each entry, where `found` has those of each line of the replay that the log makes.

    It begins where the rules changed for the last time: what was before can't be played again.
    """
    latest, _ = since_changed([act for _, act in done])
    rest = iter(found)
    events: dict[int, bytes] = {}
    for number, (entry, act) in enumerate(done, len(latest) - len(done)):
        if isinstance(act, Created | Started | Played):
            parts = [*islice(rest, len(act.lines))] if number >= 0 else []
            events[entry.seq] = joined(parts) if len(parts) == len(act.lines) else LOST
        elif isinstance(act, Undone) and number >= 0:
            next(rest, None)
    return events


def joined(lines: Sequence[bytes]) -> bytes:
    """The events of some lines, as an entry stores them."""
    return b"[" + b",".join(lines) + b"]"
