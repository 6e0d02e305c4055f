"""Which process serves which table: leases as rows, timed only by the database's clock."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, text

from boneyard import __version__
from boneyard.server.store.records import MOST_FAILURES, Lease

LEASE_SECONDS: Final = 6
RENEW_SECONDS: Final = 2
UNALERTED: Final = "-"
"""The owner of a table whose process ended before it sent its alerts; no process has this name."""

# now() is when the transaction began: waiting for a lock makes the lease shorter, never longer.
_CLAIM = text(
    f"""
    INSERT INTO leases (table_id, owner, epoch, expires)
    VALUES (:table, :owner, 1, now() + interval '{LEASE_SECONDS} s')
    ON CONFLICT (table_id) DO UPDATE
    SET owner = excluded.owner, epoch = leases.epoch + 1, expires = excluded.expires
    WHERE leases.owner = excluded.owner OR leases.expires < now()
    RETURNING epoch, (SELECT old.owner FROM leases old WHERE old.table_id = :table) AS before
    """
)
_OWNER = text("SELECT owner FROM leases WHERE table_id = :table AND expires >= now()")
_RELEASE = text(
    "UPDATE leases SET owner = '', expires = '-infinity' WHERE table_id = :table AND owner = :owner"
)
_DROP = text(
    """
    DELETE FROM leases WHERE table_id = :table AND owner = :owner
    AND NOT EXISTS (SELECT 1 FROM tables WHERE id = :table)
    """
)
_RELEASE_ALL = text(
    """
    UPDATE leases
    SET owner = CASE WHEN table_id = ANY(:unalerted) THEN :mark ELSE '' END, expires = '-infinity'
    WHERE owner = :owner
    """
)
_ORPHANED = text(
    """
    SELECT tables.id FROM tables JOIN leases ON leases.table_id = tables.id
    WHERE tables.status = 'running' AND tables.updated >= :since AND owner <> '' AND expires < now()
    AND NOT EXISTS (SELECT 1 FROM failures WHERE failures.table_id = tables.id
                    AND failures.version = :version AND failures.number >= :most)
    AND EXISTS (SELECT 1 FROM seatings WHERE seatings.table_id = tables.id AND waiting)
    ORDER BY tables.updated
    """
)
RENEW: Final = f"""
    UPDATE leases SET expires = now() + interval '{LEASE_SECONDS} s' WHERE owner = $1 RETURNING table_id
    """


def claim(connection: Connection, table: str, owner: str) -> Lease | str:
    """A new lease, or the table's owner."""
    # The row's holder is writing; if it was stopped meanwhile, the server ends its transaction first.
    connection.execute(text("SET LOCAL lock_timeout = '8s'"))
    found = connection.execute(_CLAIM, {"table": table, "owner": owner}).first()
    if found is not None:
        return Lease(table=table, epoch=found.epoch, settled=found.before == "")
    return str(connection.scalar(_OWNER, {"table": table}) or "")


def owner_of(connection: Connection, table: str) -> str | None:
    found = connection.scalar(_OWNER, {"table": table})
    return None if found is None else str(found)


def release(connection: Connection, table: str, owner: str) -> None:
    """Release a table. Its row stays, so that epochs only rise, unless the table doesn't exist."""
    row = {"table": table, "owner": owner}
    if connection.execute(_DROP, row).rowcount == 0:
        connection.execute(_RELEASE, row)


def release_all(connection: Connection, owner: str, unalerted: Collection[str]) -> None:
    """Release all tables of a process that ends; for those in `unalerted`, alerts are still to be sent."""
    connection.execute(_RELEASE_ALL, {"owner": owner, "unalerted": [*unalerted], "mark": UNALERTED})


def orphaned(connection: Connection, since: int) -> tuple[str, ...]:
    """Tables changed since then that wait for players whom nobody may have alerted."""
    known = {"since": since, "version": __version__, "most": MOST_FAILURES}
    return tuple(connection.scalars(_ORPHANED, known))
