"""Messages between processes: rows in a table, so that they survive the receiver's end.

A message for a table waits for whichever process serves it. Everything is bounded: the size of a message, how
many wait for a table, and for how long.
"""

from typing import Final

from sqlalchemy import Connection, text

from boneyard.cluster.leases import owner_of
from boneyard.server.store.errors import Overfull, Unclaimed

INBOX: Final = "boneyard_inbox"
"""The channel that tells a process that messages wait for it."""
MESSAGE_BYTES: Final = 64 * 1024
WAITING: Final = 1_000
WAITING_SECONDS: Final = 60
PORTION: Final = 200

_PUT = text(
    """
    INSERT INTO inbox (table_id, recipient, sender, payload)
    SELECT :table, :recipient, :sender, :payload
    WHERE (
        SELECT count(*) FROM inbox WHERE table_id = :table AND recipient IS NOT DISTINCT FROM :recipient
    ) < :waiting
    """
)
_NOTIFY = text("SELECT pg_notify(:channel, :owner)")
_TAKE = text(
    """
    DELETE FROM inbox WHERE id IN (
        SELECT inbox.id FROM inbox LEFT JOIN leases ON leases.table_id = inbox.table_id
        WHERE inbox.recipient = :owner OR (inbox.recipient IS NULL AND leases.owner = :owner)
        ORDER BY inbox.id LIMIT :portion
        FOR UPDATE OF inbox SKIP LOCKED
    )
    RETURNING id, table_id, sender, payload
    """
)
_CLEAN = text(f"DELETE FROM inbox WHERE at < now() - interval '{WAITING_SECONDS} s'")


def put(connection: Connection, table: str, sender: str, payload: bytes, recipient: str | None) -> None:
    """Leave a message for the process that serves a table, or for a certain process."""
    if len(payload) > MESSAGE_BYTES:
        raise Overfull(f"a message of {len(payload)} bytes is larger than {MESSAGE_BYTES}")
    owner = recipient or owner_of(connection, table)
    if owner is None:
        raise Unclaimed(f"nobody serves table {table}")
    row = {
        "table": table,
        "recipient": recipient,
        "sender": sender,
        "payload": payload,
        "waiting": WAITING,
    }
    if connection.execute(_PUT, row).rowcount == 0:
        raise Overfull(f"{WAITING} messages wait for table {table}")
    connection.execute(_NOTIFY, {"channel": INBOX, "owner": owner})


def take(connection: Connection, owner: str) -> list[tuple[str, str, bytes]]:
    """The oldest messages for a process, each given out once: table, sender, payload."""
    found = connection.execute(_TAKE, {"owner": owner, "portion": PORTION}).all()
    return [(row.table_id, row.sender, row.payload) for row in sorted(found, key=lambda row: row.id)]


def clean(connection: Connection) -> None:
    """Delete messages that nobody took; their senders have long retried."""
    connection.execute(_CLEAN)
