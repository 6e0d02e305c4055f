"""Errors of the store."""

from typing import Literal, TypeAlias

Clash: TypeAlias = Literal["seq", "client", "other"]


class StoreError(Exception):
    """Anything the store refuses or can't do."""


class Conflict(StoreError):
    """The change was not written: its number or client id is taken, or its table doesn't exist.

    `what` is "seq" for an entry's number, "client" for a seat's client id (one of them if both are taken),
    else "other".
    """

    def __init__(self, table: str, what: Clash) -> None:
        super().__init__(f"table {table}: {what} is taken or unknown")
        self.table = table
        self.what = what


class Paused(StoreError):
    """The change was not written because the database can't be written now. Submit it again later."""


class Fenced(StoreError):
    """The change was not written: another process has claimed the table since."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table}: the lease has passed to another process")
        self.table = table


class Elsewhere(StoreError):
    """Another process serves the table."""

    def __init__(self, table: str, owner: str) -> None:
        super().__init__(f"table {table} is served by {owner}")
        self.table = table
        self.owner = owner


class Unclaimed(StoreError):
    """Nobody serves the table, so nothing can be forwarded: claim it."""


class Overfull(StoreError):
    """Too much is waiting, or one message is too large."""


class Unusable(StoreError):
    """The database can't be opened; the message says why and what to do."""


class InUse(Unusable):
    """Another process on this machine has the database."""
