"""What every store can do, whatever the database.

A table belongs to who has claimed it. Its changes are written with the epoch of that claim; `write` returns
when a change is on disk, or raises and the change is not there:

- `Conflict`: a number or client id is taken by something else. Drop the copy, load the table, decide again.
- `Fenced`: another process has the table now. Drop the copy.
- `Paused`: the database cannot be written. Keep the change and submit it again when a listener of
  `on_pause` hears False. A write whose COMMIT was cut off waits until its fate is known, then returns or
  raises `Paused`.

Submitting the very same change again is harmless: it is there once. A table has one change in flight at
a time.
"""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Protocol, TypeAlias

from boneyard.server.store.records import (
    Ban,
    Change,
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

PauseListener: TypeAlias = Callable[[bool], None]
"""Hears True when saving stops, False when it works again."""


class Store(Protocol):
    """Tables and guests in a database. All listeners are called on the event loop."""

    @property
    def paused(self) -> bool:
        """Whether the database cannot be written now."""

    def on_pause(self, listener: PauseListener) -> None: ...

    async def close(self) -> None: ...

    async def write(self, change: Change) -> None: ...

    async def drop_table(self, table: str) -> None:
        """Delete a table and all that belongs to it."""

    async def load(self, table: str) -> Loaded | None: ...

    async def row(self, table: str) -> TableRow | None: ...

    async def fail(self, table: str, at: int) -> int:
        """Count one more failure of a table in a row; how many there are now."""

    async def recover(self, table: str) -> None:
        """Forget the failures of a table that went on."""

    async def seatings(self, table: str) -> tuple[Seating, ...]: ...

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]: ...

    async def fill_events(self, table: str, events: Mapping[int, bytes]) -> None:
        """Add the events of entries, by their numbers, that have none yet."""

    async def without_events(self, limit: int = 1000) -> tuple[str, ...]:
        """Tables with a game that was begun before events were stored, the last ones first."""

    async def reply_to(self, table: str, seat: int, client: str) -> bytes | None: ...

    async def tables(
        self,
        status: Status | None = None,
        public: bool | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> tuple[TableRow, ...]:
        """The last changed first; `before` is (updated, id) of the last row of the page before."""

    async def makers(self, tables: Collection[str]) -> dict[str, str]:
        """Who has made some tables."""

    async def openings_of(self, guest: str) -> int:
        """How many public tables that have not begun a guest has made."""

    async def abandoned(self, since: int, limit: int = 200) -> tuple[str, ...]:
        """Tables that have not begun, were not changed since then, and whose people were not seen since."""

    async def stalled(self, limit: int = 1000) -> tuple[str, ...]:
        """Running tables that wait for no person: a bot or a deadline was about to go on with them."""

    async def tables_of(self, guest: str, limit: int = 100) -> tuple[Mine, ...]:
        """The tables at which a guest sits: those that wait for them first, then the last changed."""

    async def story(self, table: str) -> bytes | None: ...

    async def untold(self, limit: int = 1000) -> tuple[str, ...]:
        """Tables whose game is over and has no story yet, the last ones first."""

    async def chat(self, table: str, room: str, after: int = 0, limit: int = 500) -> tuple[ChatLine, ...]:
        """The last `limit` lines of a room with a number above `after`, in order."""

    async def is_said(self, table: str, by: str, client: str) -> bool:
        """Whether a guest has said the line with this client id."""

    async def put_guest(self, guest: Guest) -> None:
        """Keep a guest, or change the name and language of one that is there."""

    async def change_key(self, guest: str, key_hash: bytes) -> None:
        """Give a guest another key."""

    async def keys_of(self, guests: Collection[str]) -> dict[str, bytes]:
        """The hashes of the keys that some guests have now."""

    async def touch_guest(self, guest: str, seen: int) -> None: ...

    async def guest(self, id: str) -> Guest | None: ...

    async def guest_by_key(self, key_hash: bytes) -> Guest | None: ...

    async def put_token(self, token: Token) -> None: ...

    async def token(self, id: str) -> Token | None: ...

    async def tokens_of(self, guest: str) -> tuple[Token, ...]: ...

    async def drop_token(self, id: str) -> None: ...

    async def put_ban(self, ban: Ban) -> None: ...

    async def bans_of(self, guest: str) -> tuple[Ban, ...]:
        """All bans and mutes of a guest, also those that have run out."""

    async def bans(self, limit: int = 500) -> tuple[Ban, ...]: ...

    async def drop_ban(self, ban: Ban) -> None: ...

    async def put_push(self, push: Push) -> None: ...

    async def pushes_of(self, guest: str) -> tuple[Push, ...]: ...

    async def drop_push(self, id: str) -> None: ...

    async def counts(self) -> Counts: ...

    async def forget(self, guests_unseen_since: int | None = None, chat_before: int | None = None) -> int:
        """Retention: delete guests not seen since then who sit nowhere, and older chat; how many went."""

    async def backup(self, path: Path) -> None:
        """A copy of the database as it is now, made while tables go on; SQLite only."""
