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

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol, TypeAlias

from boneyard.server.store.records import (
    Ban,
    Change,
    ChatLine,
    Counts,
    Entry,
    Guest,
    Lease,
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
WrittenListener: TypeAlias = Callable[[str | None, int], None]
"""Hears the table and the last seq that another process wrote; None: some news may have been missed."""
InboxListener: TypeAlias = Callable[[str, str, bytes], None]
"""Hears the table, the process that sent it, and the payload."""
LostListener: TypeAlias = Callable[[str], None]
"""Hears the table whose lease has passed to another process."""


class Store(Protocol):
    """Tables and guests in a database. All listeners are called on the event loop."""

    @property
    def owner(self) -> str:
        """The name of this process among those that share the database."""

    @property
    def paused(self) -> bool:
        """Whether the database cannot be written now."""

    def on_pause(self, listener: PauseListener) -> None: ...

    async def close(self) -> None: ...

    async def claim(self, table: str) -> Lease:
        """Take a table, or raise `Elsewhere`. The store renews its leases by itself."""

    async def renew(self) -> tuple[str, ...]:
        """Renew all leases at once; the tables that were lost."""

    async def holds(self, table: str) -> bool:
        """Whether a table that was claimed here is surely still ours: who was stopped may not know yet."""

    async def is_elsewhere(self, table: str) -> bool:
        """Whether another process has claimed a table."""

    async def release(self, table: str) -> None: ...

    async def release_all(self, untold: Collection[str] = ()) -> None:
        """Give all tables up at once; where the database does not answer soon, raise `Paused`.

        At those that are `untold` people wait to be told that it is their turn.
        """

    async def orphaned(self, since: int) -> tuple[str, ...]:
        """Tables that went on since then, and whose process has ended before it told people so."""

    def on_lost(self, listener: LostListener) -> None: ...

    async def write(self, change: Change) -> None: ...

    async def drop_table(self, table: str) -> None:
        """Delete a table and all that belongs to it."""

    def listen(self, listener: WrittenListener) -> None: ...

    async def forward(self, table: str, payload: bytes, to: str | None = None) -> None:
        """Send something to the process that has claimed the table, or to the process named `to`.

        Raises `Unclaimed` where nobody has the table, `Overfull` where too much is waiting.
        """

    def inbox(self, listener: InboxListener) -> None: ...

    async def load(self, table: str) -> Loaded | None: ...

    async def row(self, table: str) -> TableRow | None: ...

    async def fail(self, table: str, at: int) -> int:
        """Count one more failure of a table in a row; how many there are now."""

    async def recover(self, table: str) -> None:
        """Forget the failures of a table that went on."""

    async def seatings(self, table: str) -> tuple[Seating, ...]: ...

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]: ...

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
