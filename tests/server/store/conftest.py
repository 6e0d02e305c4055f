"""Every test that asks for `database` runs on each kind of database, a fresh one each time."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.server.store.making import opened


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database without anything in it: a copy is quicker than a migration."""
    path = tmp_path_factory.mktemp("store") / "empty.db"

    async def make() -> None:
        async with opened(str(path)):
            pass

    asyncio.run(make())
    return path


@pytest.fixture
def file(empty_file: Path, tmp_path: Path) -> Path:
    """A SQLite file for tests of what only SQLite does."""
    path = tmp_path / "boneyard.db"
    shutil.copy(empty_file, path)
    return path


@pytest.fixture(params=["sqlite"])
def database(request: pytest.FixtureRequest) -> str:
    return f"sqlite:///{request.getfixturevalue('file')}"
