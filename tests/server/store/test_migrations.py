"""A database is brought to the newest form when it is opened; a later one is refused."""

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
    """How a database is not as the schema says."""
    return [*compare_metadata(MigrationContext.configure(connection), metadata)]


@pytest.mark.parametrize("make", [create, upgrade])
def test_a_new_database_and_the_steps_have_the_schema(make: Make) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        make(connection)
        assert differences(connection) == []
        assert version_of(connection) == HEAD
    engine.dispose()


@pytest.mark.parametrize("make", [create, upgrade])
def test_a_new_database_and_the_steps_have_the_schema_in_postgresql(postgres: Postgres, make: Make) -> None:
    url = postgres.make_database().replace("postgresql://", "postgresql+asyncpg://")

    async def scenario() -> tuple[list[object], str | None]:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(make)
            found = await connection.run_sync(differences), await connection.run_sync(version_of)
        await engine.dispose()
        return found

    assert asyncio.run(scenario()) == ([], HEAD)


def test_a_new_sqlite_file_is_what_the_steps_make() -> None:
    """To the letter: compared as above, two tables may still store their rows in another way."""

    def made_by(make: Make) -> list[str]:
        engine = create_engine("sqlite://")
        with engine.begin() as connection:
            make(connection)
            found = connection.scalars(
                text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
            )
            told = [" ".join(sql.split()) for sql in found]
        engine.dispose()
        return told

    assert made_by(create) == made_by(upgrade)


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


def test_a_step_may_take_longer_than_a_question(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.make_database()

    def take_long(connection: Connection) -> None:
        """As a step on a large database, for which Alembic is loaded first."""
        connection.execute(text("SELECT pg_sleep(1)"))
        time.sleep(1)
        migrate(connection)
        monkeypatch.undo()  # all else has its time

    monkeypatch.setattr(opening, "migrate", take_long)
    monkeypatch.setattr(link, "COMMAND_SECONDS", 0.5)
    monkeypatch.setitem(link.SETTINGS, "idle_in_transaction_session_timeout", "500")

    async def scenario() -> None:
        async with opened(url) as made:
            assert await made.tables() == ()

    asyncio.run(scenario())


def test_a_server_that_cannot_be_reached_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"cannot be used: .*check host, name, user and password"):
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
