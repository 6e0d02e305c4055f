"""Connections to PostgreSQL that neither hang nor leave locks behind."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Protocol, TypeAlias, cast

import asyncpg

CONNECT_SECONDS: Final = 5
COMMAND_SECONDS: Final = 10
TO_MIGRATE: Final = 3600
"""Seconds for a step that brings a large database up to date, or to wait while another process does so."""
SETTINGS: Final = {
    "application_name": "boneyard",
    "jit": "off",  # every question here is small
    # A process that is stopped or cut off in a transaction must not keep its tables locked for others.
    "idle_in_transaction_session_timeout": "4000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
PATIENT: Final = {**SETTINGS, "idle_in_transaction_session_timeout": "600000"}
"""For who migrates: what makes the steps is loaded meanwhile, which takes seconds on a busy machine."""
DOWN: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg says when a line breaks between two commands
)
"""What tells that the database does not answer, or cannot do what is asked now."""
CONSTRAINT: Final = asyncpg.IntegrityConstraintViolationError
UNFIT: Final = (asyncpg.DataError, UnicodeError, OverflowError)
"""What tells that a value can't be kept by any database, such as half a surrogate pair."""

Row: TypeAlias = Mapping[str, object]


class Link(Protocol):
    """What we use of asyncpg's connection, which has no types of its own."""

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
    """What went wrong; who waited in vain is told nothing but that."""
    return str(error) or type(error).__name__


async def connect(url: str, *, patient: bool = False) -> Link:
    """A connection whose commits are on disk when they return, whatever the server's default is."""
    link = cast(
        Link,
        await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=TO_MIGRATE if patient else COMMAND_SECONDS,
            server_settings=PATIENT if patient else SETTINGS,
        ),
    )
    with hung_up_unless_ready(link):
        if await link.fetchval("SHOW synchronous_commit") == "off":
            await link.execute("SET synchronous_commit = on")
    return link


@contextmanager
def hung_up_unless_ready(link: Link) -> Iterator[None]:
    """Leave no connection behind that nobody gets to have."""
    try:
        yield
    except BaseException:
        link.terminate()
        raise


async def hang_up(link: Link) -> None:
    """Close politely, or at once where the other side does not answer."""
    try:
        await link.close(timeout=2)
    except DOWN:
        link.terminate()
