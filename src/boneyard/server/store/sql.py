"""What all SQL databases share: queries, and the small changes besides the logs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from sqlalchemy import Connection

from boneyard.server.store import accounts, tables
from boneyard.server.store.records import (
    Ban,
    ChatLine,
    Counts,
    Entry,
    Guest,
    Loaded,
    Mine,
    Push,
    Seating,
    Status,
    TableRow,
    Token,
)

T = TypeVar("T")


class SqlStore(ABC):
    """A store whose queries are functions of a connection; a database says where they run."""

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Query one moment of the database."""

    @abstractmethod
    async def _change(self, work: Callable[[Connection], T]) -> T:
        """Do all of the work and commit it, or nothing."""

    async def load(self, table: str) -> Loaded | None:
        return await self._read(lambda db: tables.load(db, table))

    async def row(self, table: str) -> TableRow | None:
        return await self._read(lambda db: tables.row(db, table))

    async def fail(self, table: str, at: int) -> int:
        return await self._change(lambda db: tables.fail(db, table, at))

    async def recover(self, table: str) -> None:
        await self._change(lambda db: tables.recover(db, table))

    async def seatings(self, table: str) -> tuple[Seating, ...]:
        return await self._read(lambda db: tables.seatings(db, table))

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        return await self._read(lambda db: tables.entries(db, table, after))

    async def fill_events(self, table: str, events: Mapping[int, bytes]) -> None:
        await self._change(lambda db: tables.fill_events(db, table, events))

    async def without_events(self, limit: int = 1000) -> tuple[str, ...]:
        return await self._read(lambda db: tables.without_events(db, limit))

    async def reply_to(self, table: str, seat: int, client: str) -> bytes | None:
        return await self._read(lambda db: tables.reply_to(db, table, seat, client))

    async def tables(
        self,
        status: Status | None = None,
        public: bool | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> tuple[TableRow, ...]:
        return await self._read(lambda db: tables.tables(db, status, public, before, limit))

    async def creators(self, tables_: Collection[str]) -> dict[str, str]:
        return await self._read(lambda db: tables.creators(db, tables_))

    async def openings_of(self, guest: str) -> int:
        return await self._read(lambda db: tables.openings_of(db, guest))

    async def abandoned(self, since: int, limit: int = 200) -> tuple[str, ...]:
        return await self._read(lambda db: tables.abandoned(db, since, limit))

    async def stalled(self, limit: int = 1000) -> tuple[str, ...]:
        return await self._read(lambda db: tables.stalled(db, limit))

    async def tables_of(self, guest: str, limit: int = 100) -> tuple[Mine, ...]:
        return await self._read(lambda db: tables.tables_of(db, guest, limit))

    async def story(self, table: str) -> bytes | None:
        return await self._read(lambda db: tables.story(db, table))

    async def without_story(self, limit: int = 1000) -> tuple[str, ...]:
        return await self._read(lambda db: tables.without_story(db, limit))

    async def chat(self, table: str, room: str, after: int = 0, limit: int = 500) -> tuple[ChatLine, ...]:
        return await self._read(lambda db: tables.chat(db, table, room, after, limit))

    async def is_said(self, table: str, by: str, client: str) -> bool:
        return await self._read(lambda db: tables.is_said(db, table, by, client))

    async def drop_table(self, table: str) -> None:
        await self._change(lambda db: tables.drop_table(db, table))

    async def put_guest(self, guest: Guest) -> None:
        await self._change(lambda db: accounts.put_guest(db, guest))

    async def change_key(self, guest: str, key_hash: bytes) -> None:
        await self._change(lambda db: accounts.change_key(db, guest, key_hash))

    async def keys_of(self, guests: Collection[str]) -> dict[str, bytes]:
        return await self._read(lambda db: accounts.keys_of(db, guests))

    async def touch_guest(self, guest: str, seen: int) -> None:
        await self._change(lambda db: accounts.touch_guest(db, guest, seen))

    async def guest(self, id: str) -> Guest | None:
        return await self._read(lambda db: accounts.guest(db, id))

    async def guest_by_key(self, key_hash: bytes) -> Guest | None:
        return await self._read(lambda db: accounts.guest_by_key(db, key_hash))

    async def put_token(self, token: Token) -> None:
        await self._change(lambda db: accounts.put_token(db, token))

    async def token(self, id: str) -> Token | None:
        return await self._read(lambda db: accounts.token(db, id))

    async def tokens_of(self, guest: str) -> tuple[Token, ...]:
        return await self._read(lambda db: accounts.tokens_of(db, guest))

    async def drop_token(self, id: str) -> None:
        await self._change(lambda db: accounts.drop_token(db, id))

    async def put_ban(self, ban: Ban) -> None:
        await self._change(lambda db: accounts.put_ban(db, ban))

    async def bans_of(self, guest: str) -> tuple[Ban, ...]:
        return await self._read(lambda db: accounts.bans_of(db, guest))

    async def bans(self, limit: int = 500) -> tuple[Ban, ...]:
        return await self._read(lambda db: accounts.bans(db, limit))

    async def drop_ban(self, ban: Ban) -> None:
        await self._change(lambda db: accounts.drop_ban(db, ban))

    async def put_push(self, push: Push) -> None:
        await self._change(lambda db: accounts.put_push(db, push))

    async def pushes_of(self, guest: str) -> tuple[Push, ...]:
        return await self._read(lambda db: accounts.pushes_of(db, guest))

    async def drop_push(self, id: str) -> None:
        await self._change(lambda db: accounts.drop_push(db, id))

    async def counts(self) -> Counts:
        return await self._read(tables.counts)

    async def forget(self, guests_unseen_since: int | None = None, chat_before: int | None = None) -> int:
        gone = 0
        if guests_unseen_since is not None:
            since = guests_unseen_since
            gone += await self._in_portions(lambda db: accounts.forget_guests(db, since))
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
