"""Brings a database to the newest form, step by step, when it is opened."""

import logging
from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, select

from boneyard.server.store.errors import Unusable
from boneyard.server.store.schema import metadata

log = logging.getLogger(__name__)
HEAD = "0004"
"""The newest step. It stands here too, so that a database that has it is opened without Alembic."""
stamp = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic keeps the last step."""
STEPS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Make the newest form of an empty database, or all steps that one lacks; in the same transaction."""
    version = version_of(connection)
    if version is None:
        create(connection)
    elif version != HEAD:
        upgrade(connection)


def create(connection: Connection) -> None:
    """All tables at once, which is where the steps lead. It needs no Alembic, which takes long to load."""
    metadata.create_all(connection, checkfirst=False)
    stamp.create(connection)
    connection.execute(stamp.insert().values(version_num=HEAD))


def version_of(connection: Connection) -> str | None:
    """The last step this database has seen; None for an empty one."""
    if not inspect(connection).has_table(stamp.name):
        return None
    version: str | None = connection.scalar(select(stamp.c.version_num))
    return version


def upgrade(connection: Connection) -> None:
    """Make the steps that are missing."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.runtime.migration import MigrationContext, RevisionStep
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(STEPS)
    version = version_of(connection)
    if version is not None and version not in {step.revision for step in script.walk_revisions()}:
        raise Unusable(
            f"This database is of version {version}, made by a later Boneyard than this one, which knows "
            f"versions up to {HEAD}. Install the newer Boneyard, or restore a backup from before the upgrade."
        )

    log.info("the database of version %s is brought to %s, which may take a while", version, HEAD)

    def missing(revision: str, context: MigrationContext) -> list[RevisionStep]:
        return [*script._upgrade_revs("head", revision)]  # as Alembic's own guide does it

    with EnvironmentContext(Config(), script, fn=missing) as environment:
        environment.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
        environment.run_migrations()
