"""Migrates a database to the newest schema when it is opened."""

import logging
from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, select

from boneyard.server.store.errors import Unusable
from boneyard.server.store.schema import metadata

log = logging.getLogger(__name__)
HEAD = "0005"
"""The newest version. It is here too, so that an up-to-date database is opened without loading Alembic."""
stamp = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic stores the version."""
STEPS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Create the newest schema in an empty database, or migrate an older one, in one transaction."""
    version = version_of(connection)
    if version is None:
        create(connection)
    elif version != HEAD:
        upgrade(connection)


def create(connection: Connection) -> None:
    """Create all tables without Alembic, which takes long to load."""
    metadata.create_all(connection, checkfirst=False)
    stamp.create(connection)
    connection.execute(stamp.insert().values(version_num=HEAD))


def version_of(connection: Connection) -> str | None:
    """The database's version; None for an empty one."""
    if not inspect(connection).has_table(stamp.name):
        return None
    version: str | None = connection.scalar(select(stamp.c.version_num))
    return version


def upgrade(connection: Connection) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.runtime.migration import MigrationContext, RevisionStep
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(STEPS)
    version = version_of(connection)
    if version is not None and version not in {step.revision for step in script.walk_revisions()}:
        raise Unusable(
            f"This database has version {version}, made by a later Boneyard; this one knows "
            f"versions up to {HEAD}. Install the newer Boneyard, or restore a backup from before the upgrade."
        )

    log.info("migrating the database from version %s to %s; this may take a while", version, HEAD)

    def missing(revision: str, context: MigrationContext) -> list[RevisionStep]:
        return [*script._upgrade_revs("head", revision)]  # as in Alembic's own guide

    with EnvironmentContext(Config(), script, fn=missing) as environment:
        environment.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
        environment.run_migrations()
