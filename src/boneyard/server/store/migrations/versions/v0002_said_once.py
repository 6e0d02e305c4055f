"""Chat messages get a client id, so that each is stored once, and their sender's seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """SQLite would add new columns after the constraints, where no new database has them."""
    if op.get_context().dialect.name == "sqlite":
        copy_table()
    else:
        op.add_column("chat", sa.Column("seat", sa.Integer(), nullable=True))
        op.add_column("chat", sa.Column("client", sa.Text(), nullable=True))
    op.create_index("chat_client", "chat", ["table_id", "by", "client"], unique=True)


def copy_table() -> None:
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
