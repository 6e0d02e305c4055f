"""Brings a database to the newest form, step by step, when it is opened."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from boneyard.server.store.errors import Unusable
from boneyard.server.store.schema import metadata

HEAD = "0001"
"""The newest step. It stands here too, so that opening a database that has it needs no Alembic."""
STEPS = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Make all steps that this database lacks, in the transaction of the connection."""
    if version_of(connection) != HEAD:
        _upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """The last step this database has seen; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if version is None else str(version)


def _upgrade(connection: Connection) -> None:
    # Alembic takes a fifth of a second to import, and most starts have nothing to migrate.
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

    def missing(revision: str, context: MigrationContext) -> list[RevisionStep]:
        return [*script._upgrade_revs("head", revision)]  # as Alembic's own guide does it

    with EnvironmentContext(Config(), script, fn=missing) as environment:
        environment.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
        environment.run_migrations()
