"""Who serves which table: leases as rows, timed by the database's clock alone."""

from typing import Final

from sqlalchemy import Connection, text

LEASE_SECONDS: Final = 6
RENEW_SECONDS: Final = 2

# now() is when the transaction began: who had to wait for a lock counts the lease as shorter, never longer.
_CLAIM = text(
    f"""
    INSERT INTO leases (table_id, owner, epoch, expires)
    VALUES (:table, :owner, 1, now() + interval '{LEASE_SECONDS} s')
    ON CONFLICT (table_id) DO UPDATE
    SET owner = excluded.owner, epoch = leases.epoch + 1, expires = excluded.expires
    WHERE leases.owner = excluded.owner OR leases.expires < now()
    RETURNING epoch
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
_RELEASE_ALL = text("UPDATE leases SET owner = '', expires = '-infinity' WHERE owner = :owner")
RENEW: Final = f"""
    UPDATE leases SET expires = now() + interval '{LEASE_SECONDS} s' WHERE owner = $1 RETURNING table_id
    """


def claim(connection: Connection, table: str, owner: str) -> int | str:
    """The epoch of a new lease, or who has the table."""
    # Who holds the row is writing; if it was stopped in the middle, the server ends its transaction first.
    connection.execute(text("SET LOCAL lock_timeout = '8s'"))
    epoch = connection.scalar(_CLAIM, {"table": table, "owner": owner})
    if epoch is not None:
        return int(epoch)
    return str(connection.scalar(_OWNER, {"table": table}) or "")


def owner_of(connection: Connection, table: str) -> str | None:
    """The process that serves a table now."""
    found = connection.scalar(_OWNER, {"table": table})
    return None if found is None else str(found)


def release(connection: Connection, table: str, owner: str) -> None:
    """Give a table up. The row stays, so that epochs only rise; but not for every name somebody made up."""
    row = {"table": table, "owner": owner}
    if connection.execute(_DROP, row).rowcount == 0:
        connection.execute(_RELEASE, row)


def release_all(connection: Connection, owner: str) -> None:
    """Give up all tables of a process that ends."""
    connection.execute(_RELEASE_ALL, {"owner": owner})
