"""What every store can do, whatever the database.

A process claims a table and writes its changes with the epoch of that claim. `write` returns when a change is
on disk, or raises, and then the change was not written:

- `Conflict`: a number or client id is taken. Drop the copy, load the table, decide again.
- `Fenced`: another process has the table now. Drop the copy.
- `Paused`: the database can't be written. Keep the change and submit it again when a listener of `on_pause`
  is called with False. A write whose COMMIT was cut off waits until its outcome is known.

Submitting the same change again is harmless. A table has one change in flight at a time.
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
"""Called with True when saving stops, and False when it works again."""


class Store(Protocol):
    """Tables and guests in a database. All listeners are called on the event loop."""

    @property
    def paused(self) -> bool:
        """Whether the database can't be written now."""

    def on_pause(self, listener: PauseListener) -> None: ...

    async def close(self) -> None: ...

    async def write(self, change: Change) -> None: ...

    async def drop_table(self, table: str) -> None:
        """Delete a table and everything that belongs to it."""

    async def load(self, table: str) -> Loaded | None: ...

    async def row(self, table: str) -> TableRow | None: ...

    async def fail(self, table: str, at: int) -> int:
        """Count a table's failure; returns how many there are in a row."""

    async def recover(self, table: str) -> None:
        """Reset the failures of a table whose game advanced."""

    async def seatings(self, table: str) -> tuple[Seating, ...]: ...

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]: ...

    async def fill_events(self, table: str, events: Mapping[int, bytes]) -> None:
        """Add events to entries, by their numbers, that have none yet."""

    async def without_events(self, limit: int = 1000) -> tuple[str, ...]:
        """Tables whose game began before events were stored, latest first."""

    async def reply_to(self, table: str, seat: int, client: str) -> bytes | None: ...

    async def tables(
        self,
        status: Status | None = None,
        public: bool | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> tuple[TableRow, ...]:
        """Most recently changed first; `before` is (updated, id) of the previous page's last row."""

    async def creators(self, tables: Collection[str]) -> dict[str, str]:
        """Who created these tables."""

    async def openings_of(self, guest: str) -> int:
        """How many public, unstarted tables a guest has created."""

    async def abandoned(self, since: int, limit: int = 200) -> tuple[str, ...]:
        """Unstarted tables not changed since then, whose players were not seen since."""

    async def stalled(self, limit: int = 1000) -> tuple[str, ...]:
        """Running tables that wait for no person: their bot or deadline was interrupted."""

    async def tables_of(self, guest: str, limit: int = 100) -> tuple[Mine, ...]:
        """A guest's tables: those waiting for the guest first, then the most recently changed."""

    async def story(self, table: str) -> bytes | None: ...

    async def without_story(self, limit: int = 1000) -> tuple[str, ...]:
        """Finished games without a story, latest first."""

    async def chat(self, table: str, room: str, after: int = 0, limit: int = 500) -> tuple[ChatLine, ...]:
        """The last `limit` messages of a room with a number above `after`, in order."""

    async def is_said(self, table: str, by: str, client: str) -> bool:
        """Whether a guest has already sent the message with this client id."""

    async def put_guest(self, guest: Guest) -> None:
        """Store a guest, or change the name and language of a known one."""

    async def change_key(self, guest: str, key_hash: bytes) -> None: ...

    async def keys_of(self, guests: Collection[str]) -> dict[str, bytes]:
        """The hashes of these guests' current keys."""

    async def touch_guest(self, guest: str, seen: int) -> None: ...

    async def guest(self, id: str) -> Guest | None: ...

    async def guest_by_key(self, key_hash: bytes) -> Guest | None: ...

    async def put_token(self, token: Token) -> None: ...

    async def token(self, id: str) -> Token | None: ...

    async def tokens_of(self, guest: str) -> tuple[Token, ...]: ...

    async def drop_token(self, id: str) -> None: ...

    async def put_ban(self, ban: Ban) -> None: ...

    async def bans_of(self, guest: str) -> tuple[Ban, ...]:
        """All bans and mutes of a guest, including expired ones."""

    async def bans(self, limit: int = 500) -> tuple[Ban, ...]: ...

    async def drop_ban(self, ban: Ban) -> None: ...

    async def put_push(self, push: Push) -> None: ...

    async def pushes_of(self, guest: str) -> tuple[Push, ...]: ...

    async def drop_push(self, id: str) -> None: ...

    async def counts(self) -> Counts: ...

    async def forget(self, guests_unseen_since: int | None = None, chat_before: int | None = None) -> int:
        """Retention: delete guests without a seat not seen since then, and older chat; returns how many."""

    async def backup(self, path: Path) -> None:
        """Copy the database as it is now, while tables go on; SQLite only."""
