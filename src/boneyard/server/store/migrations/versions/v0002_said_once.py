"""What is said has a client's id, so that it is said once, and the seat of who said it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """SQLite would write new columns behind the constraints, which no new database has there."""
    if op.get_context().dialect.name == "sqlite":
        make_anew()
    else:
        op.add_column("chat", sa.Column("seat", sa.Integer(), nullable=True))
        op.add_column("chat", sa.Column("client", sa.Text(), nullable=True))
    op.create_index("chat_client", "chat", ["table_id", "by", "client"], unique=True)


def make_anew() -> None:
    """The table with its new columns, and what was in the old one."""
    op.drop_index("chat_at", "chat")
    op.rename_table("chat", "old_chat")
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("client", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("chat_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("chat_pkey")),
        sqlite_with_rowid=False,
    )
    op.execute('INSERT INTO chat (table_id, n, at, "by", room, text) SELECT * FROM old_chat')
    op.drop_table("old_chat")
    op.create_index("chat_at", "chat", ["at"], unique=False)
