"""Groups of players, and short codes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("host", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("groups_pkey")),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("former", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("look", sa.Integer(), nullable=False),
        sa.Column("pin", sa.LargeBinary(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("locked", sa.BigInteger(), nullable=False),
        sa.Column("claimant", sa.Text(), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name=op.f("members_group_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("group_id", "number", name=op.f("members_pkey")),
    )
    op.create_index("members_guest", "members", ["guest", "group_id"], unique=True)
    op.create_table(
        "presets",
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("config", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name=op.f("presets_group_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("group_id", "game", name=op.f("presets_pkey")),
    )
    op.create_table(
        "group_games",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name=op.f("group_games_group_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("group_games_pkey")),
    )
    op.create_index("group_games_at", "group_games", ["group_id", "at"], unique=False)
    op.create_table(
        "tries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("root", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name=op.f("tries_group_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("tries_pkey")),
    )
    op.create_index("tries_week", "tries", ["group_id", "week"], unique=False)
    op.create_table(
        "codes",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("codes_pkey")),
    )
    op.create_index("codes_target", "codes", ["kind", "target"], unique=True)
