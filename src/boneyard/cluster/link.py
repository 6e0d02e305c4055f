"""Connections to PostgreSQL that neither hang nor leave locks behind."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Protocol, TypeAlias, cast

import asyncpg

CONNECT_SECONDS: Final = 5
COMMAND_SECONDS: Final = 10
TO_MIGRATE: Final = 3600
"""Seconds for a migration of a large database, or for waiting until another process has done it."""
SETTINGS: Final = {
    "application_name": "boneyard",
    "jit": "off",  # all queries here are small
    # A process that is stopped or cut off in a transaction must not keep its tables locked for others.
    "idle_in_transaction_session_timeout": "4000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
PATIENT: Final = {**SETTINGS, "idle_in_transaction_session_timeout": "600000"}
"""For migrations: loading Alembic takes seconds on a busy machine."""
DOWN: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised if a connection breaks between two commands
)
"""Raised if the database doesn't answer, or can't do what is asked now."""
CONSTRAINT: Final = asyncpg.IntegrityConstraintViolationError
UNFIT: Final = (asyncpg.DataError, UnicodeError, OverflowError)
"""Raised for values that no database can store, such as half a surrogate pair."""

Row: TypeAlias = Mapping[str, object]


class Link(Protocol):
    """What we use of asyncpg's connection, which has no types."""

    async def execute(self, query: str, *values: object) -> str: ...
    async def fetch(self, query: str, *values: object) -> list[Row]: ...
    async def fetchval(self, query: str, *values: object) -> object: ...
    async def add_listener(
        self, channel: str, callback: Callable[[object, int, str, object], None]
    ) -> None: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...
    async def close(self, *, timeout: float | None = None) -> None: ...


def reason(error: BaseException) -> str:
    """The error's text; a timeout has none."""
    return str(error) or type(error).__name__


async def connect(url: str, *, patient: bool = False) -> Link:
    """A connection whose commits are on disk when they return, whatever the server's default."""
    link = cast(
        Link,
        await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=TO_MIGRATE if patient else COMMAND_SECONDS,
            server_settings=PATIENT if patient else SETTINGS,
        ),
    )
    with closed_on_error(link):
        if await link.fetchval("SHOW synchronous_commit") == "off":
            await link.execute("SET synchronous_commit = on")
    return link


@contextmanager
def closed_on_error(link: Link) -> Iterator[None]:
    try:
        yield
    except BaseException:
        link.terminate()
        raise


async def hang_up(link: Link) -> None:
    """Close properly, or at once if the other side doesn't answer."""
    try:
        await link.close(timeout=2)
    except DOWN:
        link.terminate()
