"""Reading a table back: its log played again, or a snapshot where that is safe or rules have changed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import boneyard
from boneyard import __version__
from boneyard.engine.replay import dump_hash
from boneyard.server.lobby import read_summary
from boneyard.server.store.records import Entry, Loaded
from boneyard.table import log_entries
from boneyard.table.fold import fold
from boneyard.table.log_entries import Act, Created, Played, Started, WentOn
from boneyard.table.snapshot import Saved
from boneyard.table.table import Table

log = logging.getLogger(__name__)
read_saved = msgspec.json.Decoder(Saved).decode
Done = Sequence[tuple[Entry, Act]]


class Unreadable(Exception):
    """A table that can't be read, for whatever reason: its log is damaged, or playing it again fails."""


class OtherRules(Exception):
    """The log no longer leads where it did; until the entry `agreed` it does, or 0 for nowhere."""

    def __init__(self, why: str, agreed: int) -> None:
        super().__init__(why)
        self.agreed = agreed


class Start(NamedTuple):
    """From which entry on the log is played, and what was there; nothing at a game's beginning."""

    seq: int = 0
    saved: Saved | None = None


def table_from(loaded: Loaded) -> Table:
    """The table that a log says, or `Unreadable`: no other error of one table may reach those around it."""
    try:
        return read_log(loaded)
    except Unreadable:
        raise
    except Exception as error:  # whatever a log leads to, its table alone can't be read
        raise Unreadable(f"{type(error).__name__}: {error}"[:300]) from error


def read_log(loaded: Loaded) -> Table:
    """The table that a log says.

    A snapshot of this very program and its rules is taken for what it is. Of another one's nothing is
    believed where the log can be played again; where that no longer leads to the states that were written
    down, a running game goes on from its last snapshot, or where that is damaged from the last turn that the
    log still leads to. No game is refused whose log can be read.
    """
    done = acts_in(loaded)
    beginning = beginning_of(done)
    newest = newest_of(loaded, beginning)
    rules = rules_now(done)
    ours = newest.saved is not None and (newest.saved.version, newest.saved.rules) == (__version__, rules)
    try:
        return played(loaded.row.id, done, newest if ours else beginning)
    except OtherRules as error:
        last = newest if error.agreed <= newest.seq else agreed_state(loaded, done, beginning, error.agreed)
        if last.saved is None:
            raise Unreadable(f"{error}, and there is no snapshot") from error
        if loaded.row.status == "over":
            return as_it_ended(loaded, done, last.saved)
        log.warning("table %s goes on from entry %d: %s", loaded.row.id, last.seq, error)
        return gone_on(loaded.row.id, done, last.seq, msgspec.structs.replace(last.saved, rules=rules))


def acts_in(loaded: Loaded) -> Done:
    """What each entry of a log says."""
    try:
        return [(entry, log_entries.decode(entry.act)) for entry in loaded.entries]
    except msgspec.DecodeError as error:
        raise Unreadable(f"its log can't be read: {error}") from error


def rules_now(done: Done) -> int:
    """The number of the rules by which this program plays a table's game."""
    return next((boneyard.game(act.config.game).rules for _, act in done if isinstance(act, Created)), 0)


def rules_then(done: Done) -> int:
    """The number of the rules by which a game began."""
    return next((act.rules for _, act in done if isinstance(act, Started)), 0)


def beginning_of(done: Done) -> Start:
    """Where the log can be played from: the beginning, or where the game went on by other rules."""
    found = [Start(entry.seq, act.saved) for entry, act in done if isinstance(act, WentOn)]
    return found[-1] if found else Start()


def newest_of(loaded: Loaded, beginning: Start) -> Start:
    """The last snapshot, unless the game went on later; a damaged one is none, for the log is still there."""
    snapshot = loaded.snapshot
    if snapshot is None or snapshot.seq < beginning.seq:
        return beginning
    try:
        saved = read_saved(snapshot.state)
    except msgspec.DecodeError:
        saved = None
    if saved is None or dump_hash(saved.state) != snapshot.hash:
        log.error("table %s has a damaged snapshot, and is played from its log", loaded.row.id)
        return beginning
    return Start(snapshot.seq, saved)


def played(id: str, done: Done, start: Start) -> Table:
    """The log, one act after another; where it tells a hash, the state must have it."""
    table = Table(id)
    table.saved_at, table.saved = start
    agreed = start.seq
    for entry, act in done:
        try:
            fold(table, entry.seq, entry.at, act)
        except (ValueError, LookupError) as error:
            raise OtherRules(f"entry {entry.seq} can't be played: {error}", agreed) from error
        told = act.hash if isinstance(act, Started | Played) and entry.seq > start.seq else ""
        if told and table.play is not None:
            if table.play.hash != told:
                raise OtherRules(f"entry {entry.seq} leads to another state", agreed)
            agreed = entry.seq
    return table


def agreed_state(loaded: Loaded, done: Done, beginning: Start, seq: int) -> Start:
    """A turn's beginning to which the log still leads, as a snapshot would have kept it."""
    until = [(entry, act) for entry, act in done if entry.seq <= seq]
    play = played(loaded.row.id, until, beginning).play
    return Start(seq, None if play is None else play.saved())


def unplayed(id: str, done: Done) -> Table:
    """All that a log says besides the game."""
    table = Table(id)
    table.saved_at = sys.maxsize
    for entry, act in done:
        fold(table, entry.seq, entry.at, act)
    table.saved_at = table.seq
    return table


def gone_on(id: str, done: Done, seq: int, saved: Saved) -> Table:
    """A running game from its last snapshot; no decision has a number that one had before."""
    table = unplayed(id, done)
    numbers = tuple(number + table.seq - seq + 1 for number in saved.numbers)
    act = WentOn(saved=msgspec.structs.replace(saved, numbers=numbers, version=__version__))
    fold(table, table.seq, table.updated, act)
    table.owed = act
    return table


def as_it_ended(loaded: Loaded, done: Done, saved: Saved) -> Table:
    """A finished game, as the lobby tells it: nobody plays it any more, and its story is kept elsewhere."""
    table = unplayed(loaded.row.id, done)
    table.play = table.new_play()
    table.play.restore(saved)
    table.rules = rules_then(done)
    summary = read_summary(loaded.row.summary)
    table.status, table.why, table.winners = "over", summary.why, summary.winners
    return table
