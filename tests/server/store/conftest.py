"""`database` runs a test on SQLite and on PostgreSQL, empty each time."""

import asyncio
import shutil
from pathlib import Path

import pytest

from boneyard.server.store.schema import metadata
from tests.server.postgres import Postgres
from tests.server.store.making import opened


async def _migrate(database: str) -> None:
    async with opened(database):
        pass


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty migrated database: copying it is faster than migrating."""
    path = tmp_path_factory.mktemp("store") / "empty.db"
    asyncio.run(_migrate(str(path)))
    return path


@pytest.fixture
def file(empty_file: Path, tmp_path: Path) -> Path:
    """A SQLite file for tests that only concern SQLite."""
    path = tmp_path / "boneyard.db"
    shutil.copy(empty_file, path)
    return path


@pytest.fixture(scope="session")
def migrated(postgres: Postgres) -> str:
    url = postgres.make_database()
    asyncio.run(_migrate(url))
    return url


@pytest.fixture
def shared(postgres: Postgres, migrated: str) -> str:
    names = ", ".join(metadata.tables)
    postgres.run(f"TRUNCATE {names}", database=Postgres.name(migrated))
    return migrated


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('file')}"
    url = request.getfixturevalue("shared")
    assert isinstance(url, str)
    return url
