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
from sqlalchemy.ext.asyncio import create_async_engine

from boneyard.server.store import Unusable, open_store
from boneyard.server.store.migrate import HEAD, STEPS
from boneyard.server.store.schema import metadata
from tests.server.postgres import Postgres
from tests.server.store.making import opened


def test_the_steps_lead_to_the_schema(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_steps_lead_to_the_schema_in_postgresql(migrated: str) -> None:
    async def scenario() -> list[object]:
        engine = create_async_engine(migrated.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda db: compare_metadata(MigrationContext.configure(db), metadata)
            )
        await engine.dispose()
        return [*found]

    assert asyncio.run(scenario()) == []


def test_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    url = postgres.make_database()

    async def scenario() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
        for store in stores:
            assert await store.tables() == ()
            await store.close()

    asyncio.run(scenario())
    postgres.run("UPDATE alembic_version SET version_num = '9999'", Postgres.name(url))
    with pytest.raises(Unusable, match="version 9999, made by a later Boneyard"):
        asyncio.run(open_store(url))


def test_a_server_that_cannot_be_reached_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="PostgreSQL database cannot be used"):
        asyncio.run(open_store(f"postgresql://postgres@/nothing?host={tmp_path}"))


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
