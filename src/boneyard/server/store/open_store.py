"""Opens a store by the address of its database."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from pkgutil import resolve_name

from boneyard.server.store.base import Store
from boneyard.server.store.errors import Unusable


async def open_store(database: str) -> Store:
    """Open `sqlite:///FILE`, a plain file name, or `postgresql://…`; raises `Unusable` with what to do."""
    kind, separator, rest = database.partition("://")
    if not separator:
        return await _open_sqlite(Path(database))
    if kind == "sqlite":
        return await _open_sqlite(Path(rest.removeprefix("/")))
    if kind in ("postgresql", "postgres"):
        return await _open_postgres(f"postgresql://{rest}")
    raise Unusable(f"'{kind}' is not a supported database; use sqlite:///FILE or postgresql://….")


async def _open_sqlite(path: Path) -> Store:
    from boneyard.server.store.sqlite import SqliteStore

    return await SqliteStore.open(path)


async def _open_postgres(url: str) -> Store:
    open_shared: Callable[[str], Awaitable[Store]] = resolve_name("boneyard.cluster.store:PostgresStore.open")
    return await open_shared(url)
