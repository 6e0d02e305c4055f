"""Load a table by replaying its log, or from a snapshot if that is safe or the rules have changed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

import boneyard
from boneyard import __version__
from boneyard.engine.replay import dump_hash
from boneyard.server.lobby import read_summary
from boneyard.server.store.records import Entry, Loaded
from boneyard.table import log_entries
from boneyard.table.fold import fold
from boneyard.table.log_entries import Created, LogEntry, Played, Rewound, Saved, Started
from boneyard.table.table import Table

log = logging.getLogger(__name__)
read_saved = msgspec.json.Decoder(Saved).decode
DecodedLog = Sequence[tuple[Entry, LogEntry]]


class Unreadable(Exception):
    """The table can't be loaded: its log is damaged, or replaying it fails."""


class OtherRules(Exception):
    """The log no longer replays to the same states; up to entry `agreed` it does, or 0 for nowhere."""

    def __init__(self, why: str, agreed: int) -> None:
        super().__init__(why)
        self.agreed = agreed


class Start(NamedTuple):
    """The entry from which to replay, and the snapshot there; none at the beginning of a game."""

    seq: int = 0
    saved: Saved | None = None


def table_from(loaded: Loaded) -> Table:
    """Load a table. Any error becomes `Unreadable`: one bad table must not affect others."""
    try:
        return read_log(loaded)
    except Unreadable:
        raise
    except Exception as error:  # replaying foreign data can fail in any way
        raise Unreadable(f"{type(error).__name__}: {error}"[:300]) from error


def read_log(loaded: Loaded) -> Table:
    """Load a table.

    A snapshot of the same version and rules is used as it is. Otherwise the whole log is replayed. If that no
    longer leads to the recorded states, a running game continues from its last snapshot, or, if that is
    damaged, from the last turn to which the log still leads. Every game whose log can be decoded is loaded.
    """
    try:
        done = log_entries_in(loaded.entries)
    except msgspec.DecodeError as error:
        raise Unreadable(f"its log can't be read: {error}") from error
    beginning = beginning_of(done)
    newest = newest_of(loaded, beginning)
    rules = rules_now(done)
    ours = newest.saved is not None and (newest.saved.version, newest.saved.rules) == (__version__, rules)
    try:
        return replayed(loaded.row.id, done, newest if ours else beginning)
    except OtherRules as error:
        last = newest if error.agreed <= newest.seq else agreed_state(loaded, done, beginning, error.agreed)
        if last.saved is None:
            raise Unreadable(f"{error}, and there is no snapshot") from error
        if loaded.row.status == "over":
            return finished(loaded, done, last.saved)
        log.warning("table %s continues from entry %d: %s", loaded.row.id, last.seq, error)
        return rewound(loaded.row.id, done, last.seq, msgspec.structs.replace(last.saved, rules=rules))


def log_entries_in(entries: Iterable[Entry]) -> DecodedLog:
    """Decode entries; for a long log in a thread, because it takes too long on the event loop."""
    return [(entry, log_entries.decode(entry.data)) for entry in entries]


def rules_now(done: DecodedLog) -> int:
    return next(
        (
            boneyard.game(log_entry.config.game).rules
            for _, log_entry in done
            if isinstance(log_entry, Created)
        ),
        0,
    )


def rules_then(done: DecodedLog) -> int:
    return next((log_entry.rules for _, log_entry in done if isinstance(log_entry, Started)), 0)


def beginning_of(done: DecodedLog) -> Start:
    """Where replaying starts: the beginning, or the last rewind."""
    found = [Start(entry.seq, log_entry.saved) for entry, log_entry in done if isinstance(log_entry, Rewound)]
    return found[-1] if found else Start()


def newest_of(loaded: Loaded, beginning: Start) -> Start:
    """The last snapshot, unless a rewind came later or it is damaged: then the log is replayed."""
    snapshot = loaded.snapshot
    if snapshot is None or snapshot.seq < beginning.seq:
        return beginning
    try:
        saved = read_saved(snapshot.state)
    except msgspec.DecodeError:
        saved = None
    if saved is None or dump_hash(saved.state) != snapshot.hash:
        log.error("table %s has a damaged snapshot; replaying its log", loaded.row.id)
        return beginning
    return Start(snapshot.seq, saved)


def replayed(id: str, done: DecodedLog, start: Start) -> Table:
    """Replay the log and check the hashes in it."""
    table = Table(id)
    table.saved_at, table.saved = start
    agreed = start.seq
    for entry, log_entry in done:
        try:
            fold(table, entry.seq, entry.at, log_entry)
        except (ValueError, LookupError) as error:
            raise OtherRules(f"entry {entry.seq} can't be played: {error}", agreed) from error
        expected = log_entry.hash if isinstance(log_entry, Started | Played) and entry.seq > start.seq else ""
        if expected and table.play is not None:
            if table.play.hash != expected:
                raise OtherRules(f"entry {entry.seq} leads to another state", agreed)
            agreed = entry.seq
    return table


def agreed_state(loaded: Loaded, done: DecodedLog, beginning: Start, seq: int) -> Start:
    """The last turn's start to which the log still leads, as a snapshot."""
    until = [(entry, log_entry) for entry, log_entry in done if entry.seq <= seq]
    play = replayed(loaded.row.id, until, beginning).play
    return Start(seq, None if play is None else play.saved())


def folded_only(id: str, done: DecodedLog) -> Table:
    table = Table(id)
    table.saved_at = sys.maxsize
    for entry, log_entry in done:
        fold(table, entry.seq, entry.at, log_entry)
    table.saved_at = table.seq
    return table


def rewound(id: str, done: DecodedLog, seq: int, saved: Saved) -> Table:
    """A running game, rewound to its last snapshot; decisions get numbers that were never used."""
    table = folded_only(id, done)
    numbers = tuple(number + table.seq - seq + 1 for number in saved.numbers)
    log_entry = Rewound(saved=msgspec.structs.replace(saved, numbers=numbers, version=__version__))
    fold(table, table.seq, table.updated, log_entry)
    table.pending_rewind = log_entry
    return table


def finished(loaded: Loaded, done: DecodedLog, saved: Saved) -> Table:
    """A finished game that can't be replayed; the lobby's summary has its result."""
    table = folded_only(loaded.row.id, done)
    table.play = table.new_play()
    table.play.restore(saved)
    table.rules = rules_then(done)
    summary = read_summary(loaded.row.summary)
    table.status, table.why, table.winners = "over", summary.why, summary.winners
    return table
