"""Reading a table back: its log folded, or a snapshot where that is safe or where rules have changed."""

from __future__ import annotations

import logging

import msgspec

from boneyard import __version__
from boneyard.server import acts
from boneyard.server.acts import Played, Started
from boneyard.server.play import Saved
from boneyard.server.store.records import Entry, Loaded, Snapshot
from boneyard.server.table import Table

log = logging.getLogger(__name__)
read_saved = msgspec.json.Decoder(Saved).decode


def table_from(loaded: Loaded) -> Table:
    """The table that a log says.

    A snapshot of this very program is taken for what it is. One of another program is used only where
    playing the log again does not lead to the states that were written down.
    """
    saved = None if loaded.snapshot is None else read_saved(loaded.snapshot.state)
    if saved is None or loaded.snapshot is None:
        return folded(loaded, None, None)
    if saved.version == __version__:
        return folded(loaded, loaded.snapshot, saved)
    try:
        return folded(loaded, None, None)
    except OtherRules as error:
        log.warning("table %s goes on from its last snapshot: %s", loaded.row.id, error)
        return folded(loaded, loaded.snapshot, saved)


class OtherRules(Exception):
    """The log no longer leads where it did."""


def folded(loaded: Loaded, snapshot: Snapshot | None, saved: Saved | None) -> Table:
    """The log, one act after another."""
    table = Table(loaded.row.id)
    if snapshot is not None:
        table.saved_at, table.saved = snapshot.seq, saved
    for entry in loaded.entries:
        fold_entry(table, entry)
    return table


def fold_entry(table: Table, entry: Entry) -> None:
    """One act of the log; where it tells a hash, the state must have it."""
    act = acts.decode(entry.act)
    try:
        table.fold(entry.seq, entry.at, act)
    except ValueError as error:
        raise OtherRules(f"entry {entry.seq} can't be played: {error}") from error
    told = act.hash if isinstance(act, Started | Played) and entry.seq > table.saved_at else ""
    if told and table.play is not None and table.play.hash != told:
        raise OtherRules(f"entry {entry.seq} leads to another state")
