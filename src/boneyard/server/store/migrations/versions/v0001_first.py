"""Tables and their logs, guests, and what several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "kind", "table_id", name=op.f("bans_pkey")),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("key_hash", sa.LargeBinary(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("guests_pkey")),
    )
    op.create_index("guests_key_hash", "guests", ["key_hash"], unique=True)
    op.create_index("guests_seen", "guests", ["seen"], unique=False)
    op.create_table(
        "inbox",
        sa.Column(
            "id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False
        ),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("recipient", sa.Text(), nullable=True),
        sa.Column("sender", sa.Text(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("inbox_pkey")),
    )
    op.create_index("inbox_recipient", "inbox", ["recipient"], unique=False)
    op.create_index("inbox_table", "inbox", ["table_id"], unique=False)
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("leases_pkey")),
    )
    op.create_index("leases_owner", "leases", ["owner"], unique=False)
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("filler", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("probe_pkey")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("summary", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("tables_pkey")),
    )
    op.create_index("tables_lobby", "tables", ["status", "public", "updated", "id"], unique=False)
    op.create_index("tables_updated", "tables", ["updated", "id"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("chat_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("chat_pkey")),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_at", "chat", ["at"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("client", sa.Text(), nullable=True),
        sa.Column("act", sa.LargeBinary(), nullable=False),
        sa.Column("reply", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("entries_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("entries_pkey")),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_client", "entries", ["table_id", "seat", "client"], unique=True)
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("pushes_guest_fkey"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pushes_pkey")),
    )
    op.create_index("pushes_guest", "pushes", ["guest"], unique=False)
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("waiting", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("seatings_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("seatings_pkey")),
        sqlite_with_rowid=False,
    )
    op.create_index("seatings_guest", "seatings", ["guest"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("snapshots_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("snapshots_pkey")),
    )
    op.create_table(
        "stories",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("story", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("stories_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("stories_pkey")),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("secret_hash", sa.LargeBinary(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("tokens_guest_fkey"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("tokens_pkey")),
    )
    op.create_index("tokens_guest", "tokens", ["guest"], unique=False)
    op.create_table(
        "turns",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("turns_table_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("turns_pkey")),
        sqlite_with_rowid=False,
    )
