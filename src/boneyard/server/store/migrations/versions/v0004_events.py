"""The events of an entry beside it; those of older entries are found out by playing their log again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A column that may be empty: no row is touched."""
    op.add_column("entries", sa.Column("events", sa.LargeBinary()))
