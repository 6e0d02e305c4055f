"""The store in PostgreSQL, where several processes or hosts serve the same tables."""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TypeAlias, TypeVar
from weakref import WeakSet, WeakValueDictionary

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidRequestError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from boneyard.cluster import inbox, leases
from boneyard.cluster.link import DOWN, Link, connect, reason
from boneyard.cluster.news import News
from boneyard.cluster.writer import Writer
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store.base import PauseListener, Store
from boneyard.server.store.errors import Conflict, Elsewhere, Paused, Unusable
from boneyard.server.store.migrate import migrate
from boneyard.server.store.records import Change, Lease

T = TypeVar("T")
WrittenListener: TypeAlias = Callable[[str | None, int], None]
"""Called with the table and last seq that another process wrote; None if some news may have been missed."""
InboxListener: TypeAlias = Callable[[str, str, bytes], None]
"""Called with the table, the sending process, and the payload."""
LostListener: TypeAlias = Callable[[str], None]
"""Called with a table whose lease has passed to another process."""
log = logging.getLogger(__name__)

TO_LET_GO = 2.0
"""Seconds for releasing all leases; they expire soon anyway."""
MIGRATING = 0xB0_4E_7A_4D
"""The advisory lock for migrations; other starting processes wait."""
BROKEN = (*DOWN, DBAPIError, InvalidRequestError, PoolTimeout)
"""`DOWN`, as SQLAlchemy raises it; a connection that breaks in its hands becomes invalid."""

CHECK = "Check that it runs and accepts this machine, and check host, name, user and password in --database."
ENDING = frozenset("/?#@[]")
UNREADABLE = (
    "The address of the PostgreSQL database is invalid. Write postgresql://USER:PASSWORD@HOST:PORT/NAME, "
    "and percent-encode special characters in USER and PASSWORD: / is %2F, @ is %40, # is %23."
)


class PostgresStore(Store):
    """One connection writes, one listens, a few read. Its leases are renewed until it is closed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.owner = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}".replace(" ", "-")
        self._pause_listeners: list[PauseListener] = []
        self._lost_listeners: list[LostListener] = []
        self._written_listeners: list[WrittenListener] = []
        self._inbox_listeners: list[InboxListener] = []
        self._held: dict[str, int] = {}
        self._sure: dict[str, float] = {}
        """Until when nobody else can have claimed a table, by this machine's clock."""
        self._has_messages = asyncio.Event()
        self._links: WeakSet[Link] = WeakSet()
        self._engine = _engine(url, self._links)
        self._writer = Writer(url, self.owner, self._notify_pause)
        self._news = News(url, self.owner, self._notify_written, self._has_messages.set)
        self._tasks: list[asyncio.Task[None]] = []
        self._transactions: set[asyncio.Task[object]] = set()
        self._leasing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Claims and releases of one table run one after the other."""
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Connect and migrate, or raise `Unusable`."""
        if not _is_readable(url):
            raise Unusable(UNREADABLE)
        store = cls(url)
        try:
            await store._migrate()
            await store._writer.open()
            await store._news.open()
        except BROKEN as error:
            await store._give_up()
            raise Unusable(f"The PostgreSQL database can't be used: {_reason(error)}. {CHECK}") from error
        except ValueError:  # its message has the supposed port, which may be a password
            await store._give_up()
            raise Unusable(UNREADABLE) from None
        except BaseException:
            await store._give_up()
            raise
        store._tasks = [
            asyncio.create_task(store._keep_leases(), name="boneyard-leases"),
            asyncio.create_task(store._deliver_messages(), name="boneyard-inbox"),
        ]
        return store

    async def _give_up(self) -> None:
        """Close all connections after a failed start."""
        await self._engine.dispose()
        self._writer.hang_up()

    async def close(self) -> None:
        """Stop, and release the tables at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._news.close()
        await self._writer.close()  # first: waiting changes need the leases
        if self._transactions and not self.paused:
            await asyncio.wait(self._transactions, timeout=TO_LET_GO)
        if self._held and not self.paused:
            with suppress(Paused):  # they expire
                await self.release_all()
        self._closed = True
        if self._transactions or self.paused:  # a proper close would hang
            for link in self._links:
                link.terminate()
        for transaction in self._transactions:
            transaction.cancel()
        await asyncio.gather(*self._transactions, return_exceptions=True)
        await self._engine.dispose()

    async def _migrate(self) -> None:
        """Migrate with generous timeouts."""
        engine = _engine(self._url, self._links, patient=True)
        try:
            async with engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()

    @property
    def paused(self) -> bool:
        return self._writer.paused

    def on_pause(self, listener: PauseListener) -> None:
        self._pause_listeners.append(listener)

    def _notify_pause(self, paused: bool) -> None:
        for listener in self._pause_listeners:
            listener(paused)

    async def write(self, change: Change) -> None:
        await self._writer.write(change)

    async def _to_its_end(self, transaction: Coroutine[None, None, T]) -> T:
        """Run a transaction to its end even if its caller is cancelled.

        An interrupted one would leave a connection in the middle of a command, with its locks.
        """
        if self._closed:
            transaction.close()
            raise Unusable("the store is closed")
        task = asyncio.create_task(transaction)
        self._transactions.add(task)
        task.add_done_callback(self._transactions.discard)
        return await asyncio.shield(task)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._to_its_end(self._try_twice_to_read(work))

    async def _try_twice_to_read(self, work: Callable[[Connection], T]) -> T:
        """A connection that broke while idle is only noticed on use: retry once."""
        try:
            return await self._try_to_read(work)
        except BROKEN:
            await self._engine.dispose()
        try:
            return await self._try_to_read(work)
        except BROKEN as error:
            raise Paused(f"the database does not answer: {_reason(error)}") from error

    async def _try_to_read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def _change(self, work: Callable[[Connection], T]) -> T:
        return await self._to_its_end(self._try_to_change(work))

    async def _try_to_change(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError as error:
            raise Conflict("", "other") from error
        except BROKEN as error:
            raise Paused(f"the database does not answer: {_reason(error)}") from error

    async def claim(self, table: str) -> Lease:
        return await self._to_its_end(self._claim(table))

    async def _claim(self, table: str) -> Lease:
        async with self._lease_lock(table):
            found: Lease | str = ""
            began = monotonic()
            while found == "":  # another's lease expired between the two queries
                found = await self._try_to_change(lambda db: leases.claim(db, table, self.owner))
            if isinstance(found, str):
                raise Elsewhere(table, found)
            self._held[table] = found.epoch
            self._sure[table] = began + leases.LEASE_SECONDS
        self._has_messages.set()
        return found

    def _lease_lock(self, table: str) -> asyncio.Lock:
        return self._leasing.setdefault(table, asyncio.Lock())

    async def renew(self) -> tuple[str, ...]:
        before, began = dict(self._held), monotonic()
        renewed = await self._writer.renew()
        self._sure = dict.fromkeys(renewed, began + leases.LEASE_SECONDS)
        lost = tuple(
            table
            for table, epoch in before.items()
            if table not in renewed and self._held.get(table) == epoch
        )
        for table in lost:
            del self._held[table]
            for listener in self._lost_listeners:
                listener(table)
        return lost

    async def holds(self, table: str) -> bool:
        if monotonic() >= self._sure.get(table, 0):
            await self.renew()
        return table in self._held

    async def is_elsewhere(self, table: str) -> bool:
        owner = await self._read(lambda db: leases.owner_of(db, table))
        return owner not in (None, self.owner)

    async def release(self, table: str) -> None:
        await self._to_its_end(self._release(table))

    async def _release(self, table: str) -> None:
        """Also releases a claim that is in progress although nobody waits for it."""
        async with self._lease_lock(table):
            self._held.pop(table, None)
            await self._try_to_change(lambda db: leases.release(db, table, self.owner))

    async def release_all(self, unalerted: Collection[str] = ()) -> None:
        self._held.clear()
        try:
            async with asyncio.timeout(TO_LET_GO):
                await self._change(lambda db: leases.release_all(db, self.owner, unalerted))
        except TimeoutError as error:
            raise Paused("the database does not answer") from error

    async def orphaned(self, since: int) -> tuple[str, ...]:
        return await self._read(lambda db: leases.orphaned(db, since))

    def on_lost(self, listener: LostListener) -> None:
        self._lost_listeners.append(listener)

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(leases.RENEW_SECONDS)
            try:
                await self.renew()
            except Paused:
                continue  # the writer retries by itself

    def listen(self, listener: WrittenListener) -> None:
        self._written_listeners.append(listener)

    def _notify_written(self, table: str | None, seq: int) -> None:
        for listener in self._written_listeners:
            listener(table, seq)

    async def forward(self, table: str, payload: bytes, to: str | None = None) -> None:
        await self._change(lambda db: inbox.put(db, table, self.owner, payload, to))

    def inbox(self, listener: InboxListener) -> None:
        self._inbox_listeners.append(listener)
        self._has_messages.set()

    async def _deliver_messages(self) -> None:
        """Deliver waiting messages; without a listener they stay."""
        while True:
            await self._has_messages.wait()
            self._has_messages.clear()
            if not self._inbox_listeners:
                continue
            try:
                while messages := await self._change(lambda db: inbox.take(db, self.owner)):
                    for table, sender, payload in messages:
                        self._deliver(table, sender, payload)
                await self._change(inbox.clean)
            except Paused:
                await asyncio.sleep(leases.RENEW_SECONDS)
                self._has_messages.set()

    def _deliver(self, table: str, sender: str, payload: bytes) -> None:
        """One bad message must not delay those of other tables."""
        for listener in self._inbox_listeners:
            try:
                listener(table, sender, payload)
            except Exception:
                log.exception("invalid message about table %s", table)

    def rooms(self, services: Services) -> Rooms:
        """Tables shared with the other processes on this database."""
        from boneyard.cluster.rooms import SharedRooms  # a cycle

        return SharedRooms(services, self)

    async def backup(self, path: Path) -> None:
        raise Unusable("Back up a PostgreSQL database with pg_dump, and restore it with pg_restore.")


def _engine(url: str, links: WeakSet[Link], *, patient: bool = False) -> AsyncEngine:
    """asyncpg gets the address unchanged, so that all its options (sslmode, sockets, passfile) work."""

    async def link() -> Link:
        made = await connect(url, patient=patient)
        links.add(made)
        return made

    return create_async_engine("postgresql+asyncpg://", async_creator=link, pool_size=5, max_overflow=5)


def _is_readable(url: str) -> bool:
    """Whether no special character ends the name or password early."""
    before_host = url.partition("://")[2].rpartition("@")[0]
    return before_host.startswith("/") or not ENDING & set(before_host)


def _reason(error: BaseException) -> str:
    return reason(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
