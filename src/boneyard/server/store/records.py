"""What the store keeps, as plain records. Times are milliseconds since 1970, by the server's clock."""

from typing import Literal, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["open", "running", "over"]
MOST_FAILURES = 5
"""Failures in a row after which a table is parked: left alone until its host closes it, or an upgrade."""


class Entry(Struct, frozen=True):
    """A log entry: who did what when, and the reply.

    `events` are the game's events; None if there can't be any, or they aren't known yet.
    """

    seq: int
    at: int
    by: str
    seat: int | None
    client: str | None
    data: bytes
    reply: bytes
    events: bytes | None = None


class TableRow(Struct, frozen=True):
    """A table in the lobby. The summary is JSON that anybody may see."""

    id: str
    game: str
    status: Status
    public: bool
    summary: bytes
    created: int
    updated: int
    parked: bool = False
    """Whether it failed too often. Read only: `fail` counts."""


class Seating(Struct, frozen=True):
    """Who sits where, and whether the table waits for them."""

    seat: int
    guest: str
    waiting: bool


class Snapshot(Struct, frozen=True):
    """The state at the start of a turn, just after entry `seq`. A table keeps only the last one."""

    seq: int
    turn: int
    hash: str
    state: bytes


class ChatLine(Struct, frozen=True):
    """A chat message: `n` counts a table's messages, `room` says who sees it, `seat` where its guest sat.

    A guest's client ids are unique at a table.
    """

    n: int
    at: int
    by: str
    room: str
    text: str
    seat: int | None = None
    client: str | None = None


class Change(Struct, frozen=True):
    """What one table writes at once: all of it or nothing.

    `seatings` replaces all seatings of the table, `waiting` only updates some of them. `row`, `snapshot` and
    `story` replace what was there; entries and chat are added. The first change of a table brings its row.
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
    """A whole table: its row, its log in order and its last snapshot."""

    row: TableRow
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    failures: int = 0
    """Failures in a row in this version of the program."""


class Lease(Struct, frozen=True):
    """The right to write a table. Later claims get a higher epoch, and older ones are refused."""

    table: str
    epoch: int
    settled: bool = False
    """Whether another process has released the table with all alerts sent."""


class Mine(Struct, frozen=True):
    """A table for a guest's own lists, and the guest's seat there."""

    row: TableRow
    seat: int | None
    waiting: bool


class Guest(Struct, frozen=True):
    """The hash of a private key, and a name."""

    id: str
    key_hash: bytes
    name: str
    language: str
    created: int
    seen: int


class Token(Struct, frozen=True):
    """A bot's token. `table` and `seat` restrict it to one of its guest's seats."""

    id: str
    secret_hash: bytes
    guest: str
    name: str
    table: str | None
    seat: int | None
    created: int


class Ban(Struct, frozen=True):
    """A banned or muted guest, at one table (or "" for all), until a time or for good."""

    guest: str
    kind: Literal["ban", "mute"]
    table: str
    until: int | None
    reason: str
    created: int


class Push(Struct, frozen=True):
    """A guest's contact: a browser or another one, as JSON."""

    id: str
    guest: str
    endpoint: bytes
    created: int


class Counts(Struct, frozen=True):
    """For the metrics."""

    open: int
    running: int
    over: int
    guests: int


class Member(Struct, frozen=True, kw_only=True):
    """A member of a group, whatever device they use.

    `guest` is who they are now, `former` whom they were before, separated by spaces, `look` their colour and
    symbol. `locked` says until when no PIN is accepted, after `attempts` in a row. `claimant` is a guest who
    says since `claimed` that they are this member.
    """

    group_id: str
    number: int
    guest: str
    former: str = ""
    name: str
    look: int
    pin: bytes | None = None
    attempts: int = 0
    locked: int = 0
    claimant: str = ""
    claimed: int = 0
    joined: int
    seen: int

    @property
    def guests(self) -> tuple[str, ...]:
        """The guests that this member is and was, latest first."""
        return (self.guest, *self.former.split())


class Group(Struct, frozen=True, kw_only=True):
    """People who play together again; `members` are in the order in which they joined, `host` is a number."""

    id: str
    name: str
    code: str
    host: int
    created: int
    members: tuple[Member, ...]


class GroupGame(Struct, frozen=True):
    """A table at which a group plays; the result follows when the game is over."""

    group_id: str
    table_id: str
    at: int
    result: bytes | None = None


class Try(Struct, frozen=True):
    """A member's game in the challenge of a week; all have the dice of the `root`, which is the first one."""

    group_id: str
    week: int
    table_id: str
    root: str
    guest: str
    at: int
    result: bytes | None = None
