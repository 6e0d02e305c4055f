"""What the store keeps, as plain records. Times are milliseconds of the server's clock."""

from typing import Literal, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["open", "running", "over"]
MOST_FAILURES = 5
"""Failures in a row after which a table is parked: left alone until its host closes it, or an upgrade."""


class Entry(Struct, frozen=True):
    """One line of a table's log: who did what when, and what they were answered.

    `events` is what happened in the game by it; None where nothing could, or where that is not known yet.
    """

    seq: int
    at: int
    by: str
    seat: int | None
    client: str | None
    act: bytes
    reply: bytes
    events: bytes | None = None


class TableRow(Struct, frozen=True):
    """What the lobby lists of a table. The summary is JSON that anybody may see."""

    id: str
    game: str
    status: Status
    public: bool
    summary: bytes
    created: int
    updated: int
    parked: bool = False
    """Whether it failed so often that it is left alone. Read only: `fail` counts."""


class Seating(Struct, frozen=True):
    """Who sits where, and whether the table waits for them."""

    seat: int
    guest: str
    waiting: bool


class Snapshot(Struct, frozen=True):
    """The state when a turn began, just after entry `seq`. A table keeps the state of its last turn."""

    seq: int
    turn: int
    hash: str
    state: bytes


class ChatLine(Struct, frozen=True):
    """Something said: `n` counts all lines of a table, `room` says who hears it, `seat` where its guest sat.

    A guest's client ids are taken once at a table.
    """

    n: int
    at: int
    by: str
    room: str
    text: str
    seat: int | None = None
    client: str | None = None


class Change(Struct, frozen=True):
    """What one table writes in one go: all of it or nothing.

    `seatings` replaces all seatings of the table, `waiting` only says anew of some of them whether they are
    waited for. `row`, `snapshot` and `story` replace what was there, entries and chat are added. The first
    change of a table brings its row.
    """

    table: str
    epoch: int
    entries: tuple[Entry, ...] = ()
    row: TableRow | None = None
    seatings: tuple[Seating, ...] | None = None
    waiting: tuple[Seating, ...] = ()
    snapshot: Snapshot | None = None
    story: bytes | None = None
    chat: tuple[ChatLine, ...] = ()


class Loaded(Struct, frozen=True):
    """A whole table: its row, its log in order and the last turn's state."""

    row: TableRow
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    failures: int = 0
    """How often it failed in a row in this version of the program."""


class Lease(Struct, frozen=True):
    """The right to write a table. Who claims it later gets a higher epoch, and older ones are refused."""

    table: str
    epoch: int
    settled: bool = False
    """Whether another process has given the table up, with nothing left that people had to be told."""


class Mine(Struct, frozen=True):
    """A table at which a guest sits, for *My games*."""

    row: TableRow
    seat: int
    waiting: bool


class Guest(Struct, frozen=True):
    """Somebody without an account: the hash of a private key, and a name."""

    id: str
    key_hash: bytes
    name: str
    language: str
    created: int
    seen: int


class Token(Struct, frozen=True):
    """What a bot proves itself with. `table` and `seat` narrow it down to one of its guest's seats."""

    id: str
    secret_hash: bytes
    guest: str
    name: str
    table: str | None
    seat: int | None
    created: int


class Ban(Struct, frozen=True):
    """A guest who is kept out or silent, at one table (or "" for all), until a time or for good."""

    guest: str
    kind: Literal["ban", "mute"]
    table: str
    until: int | None
    reason: str
    created: int


class Push(Struct, frozen=True):
    """Where a guest wants to be told things while away: a browser or another contact, as JSON."""

    id: str
    guest: str
    endpoint: bytes
    created: int


class Counts(Struct, frozen=True):
    """How much there is, for the metrics."""

    open: int
    running: int
    over: int
    guests: int
