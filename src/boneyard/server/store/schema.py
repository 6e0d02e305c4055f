"""The database schema, declared once for SQLite and PostgreSQL.

A log's numbers and client ids are unique here, so that no bug further up can double a move.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    func,
)

metadata = MetaData(
    naming_convention={"pk": "%(table_name)s_pkey", "fk": "%(table_name)s_%(column_0_name)s_fkey"}
)


def _table_key(*, primary_key: bool = True) -> Column[str]:
    return Column(
        "table_id",
        Text,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def _guest_key() -> Column[str]:
    return Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_lobby", "status", "public", "updated", "id"),
    Index("tables_updated", "updated", "id"),
)

entries = Table(
    "entries",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("seat", Integer),
    Column("client", Text),
    Column("act", LargeBinary, nullable=False),
    Column("reply", LargeBinary, nullable=False),
    Column("events", LargeBinary),
    Index("entries_client", "table_id", "seat", "client", unique=True),
    sqlite_with_rowid=False,  # a log is stored contiguously, in order
)

unfilled = Table(  # games played before events were stored, until their events are found
    "unfilled",
    metadata,
    _table_key(),
)

turns = Table(
    "turns",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_key(),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

failures = Table(  # a table's failures in a row, and the program's version
    "failures",
    metadata,
    _table_key(),
    Column("number", Integer, nullable=False),
    Column("version", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

stories = Table("stories", metadata, _table_key(), Column("story", LargeBinary, nullable=False))

seatings = Table(
    "seatings",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("waiting", Boolean, nullable=False),
    Index("seatings_guest", "guest"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _table_key(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("room", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer),
    Column("client", Text),
    Index("chat_at", "at"),
    Index("chat_client", "table_id", "by", "client", unique=True),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key_hash", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("guests_key_hash", "key_hash", unique=True),
    Index("guests_seen", "seen"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret_hash", LargeBinary, nullable=False),
    _guest_key(),
    Column("name", Text, nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Index("tokens_guest", "guest"),
)

bans = Table(
    "bans",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", Text, primary_key=True),
    _guest_key(),
    Column("endpoint", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("pushes_guest", "guest"),
)

groups = Table(
    "groups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("host", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)


def _group_key(*, primary_key: bool = True) -> Column[str]:
    return Column(
        "group_id",
        Text,
        ForeignKey("groups.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


members = Table(
    "members",
    metadata,
    _group_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("former", Text, nullable=False),  # the guests that this member was before, latest first
    Column("name", Text, nullable=False),
    Column("look", Integer, nullable=False),
    Column("pin", LargeBinary),
    Column("attempts", Integer, nullable=False),  # at the PIN, since the last right one
    Column("locked", BigInteger, nullable=False),
    Column("claimant", Text, nullable=False),  # the guest who says that they are this member
    Column("claimed", BigInteger, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("members_guest", "guest", "group_id", unique=True),
)

presets = Table(  # how a group plays each game
    "presets",
    metadata,
    _group_key(),
    Column("game", Text, primary_key=True),
    Column("config", LargeBinary, nullable=False),
)

group_games = Table(  # written before its table, which may not exist
    "group_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    _group_key(primary_key=False),
    Column("at", BigInteger, nullable=False),
    Column("result", LargeBinary),
    Index("group_games_at", "group_id", "at"),
)

tries = Table(  # games of a group's challenge; written before its table, which may not exist
    "tries",
    metadata,
    Column("table_id", Text, primary_key=True),
    _group_key(primary_key=False),
    Column("week", Integer, nullable=False),
    Column("root", Text, nullable=False),  # the first table of the week, whose dice all have
    Column("guest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("result", LargeBinary),
    Index("tries_week", "group_id", "week"),
)

codes = Table(  # short codes of groups and tables
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Index("codes_target", "kind", "target", unique=True),
)

leases = Table(  # which process serves which table, on PostgreSQL
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
    Index("leases_owner", "owner"),
)

inbox = Table(  # messages between processes: to `recipient`, or to whichever serves the table
    "inbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("recipient", Text),
    Column("sender", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index("inbox_table", "table_id"),
    Index("inbox_recipient", "recipient"),
)

probe = Table(  # written to test whether the database can be written again
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("filler", LargeBinary, nullable=False),
)
