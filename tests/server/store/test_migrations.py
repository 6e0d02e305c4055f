"""A database is brought to the newest form when it is opened; a later one is refused."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from boneyard.server.store import Unusable
from boneyard.server.store.migrate import HEAD, STEPS
from boneyard.server.store.schema import metadata
from tests.server.store.making import opened


def test_the_steps_lead_to_the_schema(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_step_is_named() -> None:
    assert ScriptDirectory(STEPS).get_current_head() == HEAD


def test_a_database_of_a_later_version_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()

    async def scenario() -> None:
        async with opened(str(file)):
            pass

    with pytest.raises(Unusable, match="version 9999, made by a later Boneyard"):
        asyncio.run(scenario())
    assert file.read_bytes() == before


def test_opening_twice_migrates_once(file: Path) -> None:
    async def scenario() -> None:
        async with opened(str(file)):
            pass

    asyncio.run(scenario())
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
