"""What every store can do, whatever the database.

A process claims a table and writes its changes with the epoch of that claim. `write` returns when a change is
on disk, or raises, and then the change was not written:

- `Conflict`: a number or client id is taken. Drop the copy, load the table, decide again.
- `Fenced`: another process has the table now. Drop the copy.
- `Paused`: the database can't be written. Keep the change and submit it again when a listener of `on_pause`
  is called with False. A write whose COMMIT was cut off waits until its outcome is known.

Submitting the same change again is harmless. A table has one change in flight at a time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, runtime_checkable

from sqlalchemy import Connection

from boneyard.server.store import accounts, groups
from boneyard.server.store import tables as queries
from boneyard.server.store.records import Change, Lease

PauseListener: TypeAlias = Callable[[bool], None]
"""Called with True when saving stops, and False when it works again."""
P = ParamSpec("P")
T = TypeVar("T")


def reading(
    query: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[None, None, T]]:
    """The method that asks a query."""

    async def read(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._read(lambda db: query(db, *args, **kwargs))

    return read


def changing(
    work: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[None, None, T]]:
    """The method that does and commits a piece of work."""

    async def change(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._change(lambda db: work(db, *args, **kwargs))

    return change


class Store(ABC):
    """Tables and guests in a database. All listeners are called on the event loop.

    Queries are functions of a connection; a database says where they run.
    """

    @property
    @abstractmethod
    def paused(self) -> bool:
        """Whether the database can't be written now."""

    @abstractmethod
    def on_pause(self, listener: PauseListener) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def write(self, change: Change) -> None: ...

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy the database as it is now, while tables go on; SQLite only."""

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Query one moment of the database."""

    @abstractmethod
    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Do all of the work and commit it, or nothing."""

    load = reading(queries.load)
    row = reading(queries.row)
    fail = changing(queries.fail)
    recover = changing(queries.recover)
    seatings = reading(queries.seatings)
    entries = reading(queries.entries)
    fill_events = changing(queries.fill_events)
    without_events = reading(queries.without_events)
    reply_to = reading(queries.reply_to)
    tables = reading(queries.tables)
    creators = reading(queries.creators)
    openings_of = reading(queries.openings_of)
    abandoned = reading(queries.abandoned)
    stalled = reading(queries.stalled)
    tables_of = reading(queries.tables_of)
    story = reading(queries.story)
    without_story = reading(queries.without_story)
    chat = reading(queries.chat)
    is_said = reading(queries.is_said)
    counts = reading(queries.counts)

    put_guest = changing(accounts.put_guest)
    change_key = changing(accounts.change_key)
    keys_of = reading(accounts.keys_of)
    touch_guest = changing(accounts.touch_guest)
    guest = reading(accounts.guest)
    guest_by_key = reading(accounts.guest_by_key)
    put_token = changing(accounts.put_token)
    token = reading(accounts.token)
    tokens_of = reading(accounts.tokens_of)
    drop_token = changing(accounts.drop_token)
    put_ban = changing(accounts.put_ban)
    bans_of = reading(accounts.bans_of)
    bans = reading(accounts.bans)
    drop_ban = changing(accounts.drop_ban)
    put_push = changing(accounts.put_push)
    pushes_of = reading(accounts.pushes_of)
    drop_push = changing(accounts.drop_push)

    create_group = changing(groups.create)
    change_group = changing(groups.change)
    group = reading(groups.group)
    groups_of = reading(groups.groups_of)
    touch_member = changing(groups.touch_member)
    table_code = changing(groups.table_code)
    by_code = reading(groups.by_code)
    put_preset = changing(groups.put_preset)
    presets = reading(groups.presets)
    add_game = changing(groups.add_game)
    add_try = changing(groups.add_try)
    drop_try = changing(groups.drop_try)
    tries = reading(groups.tries)
    drop_game = changing(groups.drop_game)
    count_results = reading(groups.count_results)
    last_players = reading(groups.last_players)
    group_of_table = reading(groups.group_of_table)
    group_tables = reading(groups.tables_of)
    without_result = reading(groups.without_result)
    put_result = changing(groups.put_result)
    results = reading(groups.results)
    seats_in = reading(groups.seats_in)

    async def forget(self, guests_unseen_since: int | None = None, chat_before: int | None = None) -> int:
        """Retention: delete guests without a seat not seen since then, groups of such guests, older chat, and
        the codes of finished tables; returns how many.
        """
        gone = await self._in_portions(groups.forget_codes)
        if guests_unseen_since is not None:
            since = guests_unseen_since
            gone += await self._in_portions(lambda db: accounts.forget_guests(db, since))
            gone += await self._in_portions(lambda db: groups.forget(db, since))
        if chat_before is not None:
            before = chat_before
            gone += await self._in_portions(lambda db: accounts.forget_chat(db, before))
        return gone

    async def _in_portions(self, work: Callable[[Connection], int]) -> int:
        """Repeat until nothing is left, while tables write in between; returns the total."""
        done = 0
        while portion := await self._change(work):
            done += portion
        return done


@runtime_checkable
class Ownership(Protocol):
    """Which process writes a table: this one, unless `boneyard.cluster` shares them out."""

    async def claim(self, table: str) -> Lease:
        """Claim a table, or raise `Elsewhere`. Leases renew themselves."""

    async def holds(self, table: str) -> bool:
        """Whether a claimed table is certainly still ours: a process that was stopped may not know yet."""

    async def is_elsewhere(self, table: str) -> bool:
        """Whether another process has claimed a table."""

    async def release(self, table: str) -> None: ...

    async def release_all(self, unalerted: Collection[str] = ()) -> None:
        """Release all tables at once; raises `Paused` if the database doesn't answer soon.

        For the tables in `unalerted`, alerts are still to be sent.
        """

    async def orphaned(self, since: int) -> tuple[str, ...]:
        """Tables changed since then whose process ended before it sent its alerts."""


class Alone:
    """The only process: every table is its own."""

    async def claim(self, table: str) -> Lease:
        return Lease(table=table, epoch=1)

    async def holds(self, table: str) -> bool:
        return True

    async def is_elsewhere(self, table: str) -> bool:
        return False

    async def release(self, table: str) -> None:
        """Nobody else could take it."""

    async def release_all(self, unalerted: Collection[str] = ()) -> None:
        """Nobody else could take them."""

    async def orphaned(self, since: int) -> tuple[str, ...]:
        return ()
