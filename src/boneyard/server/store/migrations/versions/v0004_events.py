"""Store an entry's events with it; older logs are replayed to find theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A nullable column, and a list of the games to fill it for: no row is changed."""
    op.add_column("entries", sa.Column("events", sa.LargeBinary()))
    op.create_table(
        "unfilled",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("unfilled_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("unfilled_pkey")),
    )
    op.execute("INSERT INTO unfilled (table_id) SELECT id FROM tables WHERE status <> 'open'")
