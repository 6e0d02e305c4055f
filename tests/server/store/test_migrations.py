"""Opening a database migrates it; a later version is refused."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from boneyard.cluster import link
from boneyard.cluster import store as opening
from boneyard.server.store import Unusable, open_store
from boneyard.server.store.migrate import HEAD, STEPS, create, migrate, upgrade, version_of
from boneyard.server.store.schema import metadata
from tests.server.postgres import Postgres
from tests.server.store.making import opened

Make = Callable[[Connection], None]


def differences(connection: Connection) -> list[object]:
    """How a database differs from the schema."""
    return [*compare_metadata(MigrationContext.configure(connection), metadata)]


@pytest.mark.parametrize("make", [create, upgrade])
def test_creating_and_migrating_give_the_same_schema(make: Make) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        make(connection)
        assert differences(connection) == []
        assert version_of(connection) == HEAD
    engine.dispose()


@pytest.mark.parametrize("make", [create, upgrade])
async def test_creating_and_migrating_give_the_same_postgresql_schema(postgres: Postgres, make: Make) -> None:
    url = postgres.make_database().replace("postgresql://", "postgresql+asyncpg://")
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(make)
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(version_of) == HEAD
    await engine.dispose()


def test_a_new_sqlite_file_equals_a_migrated_one() -> None:
    """To the letter: equal schemas may still store their rows differently."""

    def made_by(make: Make) -> list[str]:
        engine = create_engine("sqlite://")
        with engine.begin() as connection:
            make(connection)
            found = connection.scalars(
                text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
            )
            statements = [" ".join(sql.split()) for sql in found]
        engine.dispose()
        return statements

    assert made_by(create) == made_by(upgrade)


async def test_processes_that_start_together_migrate_once(postgres: Postgres) -> None:
    url = postgres.make_database()

    stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
    for store in stores:
        assert await store.tables() == ()
        await store.close()
    postgres.run("UPDATE alembic_version SET version_num = '9999'", Postgres.name(url))
    with pytest.raises(Unusable, match="version 9999, made by a later Boneyard"):
        await open_store(url)


async def test_a_migration_may_exceed_the_query_timeout(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.make_database()

    def take_long(connection: Connection) -> None:
        """A step on a large database; Alembic is loaded first."""
        connection.execute(text("SELECT pg_sleep(1)"))
        time.sleep(1)
        migrate(connection)
        monkeypatch.undo()  # all else has its time

    monkeypatch.setattr(opening, "migrate", take_long)
    monkeypatch.setattr(link, "COMMAND_SECONDS", 0.5)
    monkeypatch.setitem(link.SETTINGS, "idle_in_transaction_session_timeout", "500")

    async with opened(url) as made:
        assert await made.tables() == ()


async def test_an_unreachable_server_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"can't be used: .*check host, name, user and password"):
        await open_store(f"postgresql://postgres@/nothing?host={tmp_path}")


def test_the_newest_migration_is_named() -> None:
    assert ScriptDirectory(STEPS).get_current_head() == HEAD


async def test_a_database_of_a_later_version_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()

    with pytest.raises(Unusable, match="version 9999, made by a later Boneyard"):
        async with opened(str(file)):
            pass
    assert file.read_bytes() == before
