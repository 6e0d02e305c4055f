"""`boneyard admin`: what the host of a server can do, while it runs or not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from boneyard.cli.database import database_option
from boneyard.cli.trouble import Trouble
from boneyard.terminal.saves import home

if TYPE_CHECKING:
    from boneyard.server.admin.requests import Request

Row = dict[str, str | int | None]
WORDS = {
    "not-found": "there is no such table",
    "no-guest": "there is no such guest; `boneyard admin show TABLE` lists their ids",
    "no-ban": "there is no such ban or mute; `boneyard admin bans` lists all, with their tables",
    "no-seat": "there is no such seat, or it is a bot's, or that guest sits at the table already",
    "not-running": "that table is over already",
    "paused": "the database can't be written now; try again later",
    "busy": "the server that has this table did not answer; try again",
    "parked": "that table failed too often and is left alone; `boneyard admin close TABLE` ends it",
}


@click.group()
@database_option
@click.option(
    "--socket",
    "door",
    envvar="BONEYARD_ADMIN_SOCKET",
    type=click.Path(path_type=Path),
    help="Where the running server listens for its host; beside the database if not given.",
)
@click.pass_context
def admin(ctx: click.Context, database: str, door: Path | None) -> None:
    """Look after a server: tables, bans, seats.

    A running server does it itself; where none runs, the database is opened for a moment.
    """
    from boneyard.server.admin.where import door_of

    ctx.obj = database, door or door_of(database, home())


def ask(ctx: click.Context, request: Request) -> list[Row]:
    """The server's answer; what is not done is told in a sentence."""
    from boneyard.server.admin.asking import Unusable
    from boneyard.server.admin.asking import ask as ask_server
    from boneyard.server.admin.requests import NotDone

    database, door = ctx.obj
    try:
        reply = asyncio.run(ask_server(database, door, request))
    except Unusable as error:
        raise Trouble(str(error)) from error
    except UnicodeEncodeError as error:
        raise Trouble("what you typed is no text in UTF-8") from error
    if isinstance(reply, NotDone):
        said = WORDS.get(reply.code, f"it was refused: {reply.code}")
        raise Trouble(said + (f" ({reply.data['reason']})" if "reason" in reply.data else ""))
    return reply.rows


def show(rows: Sequence[Row], as_json: bool) -> None:
    """Rows as a table, or as JSON lines; that there are none is said beside them."""
    if not rows:
        click.echo("There are none.", err=True)
    for row in rows:
        if as_json:
            click.echo(json.dumps(row, ensure_ascii=False))
        else:
            click.echo("  ".join(cell(name, value) for name, value in row.items() if value not in ("", None)))


def cell(name: str, value: str | int | None) -> str:
    """A value as a person reads it."""
    if name in ("updated", "until") and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{value}" if name in ("table", "status", "game", "guest", "kind") else f"{name}: {value}"


json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON lines.")


@admin.command("list")
@click.argument("status", type=click.Choice(["open", "running", "over"]), required=False)
@click.option("--limit", type=click.IntRange(1, 500), default=50, show_default=True)
@json_option
@click.pass_context
def list_tables(
    ctx: click.Context, status: Literal["open", "running", "over"] | None, limit: int, as_json: bool
) -> None:
    """List tables, the last changed first."""
    from boneyard.server.admin.requests import ListTables

    show(ask(ctx, ListTables(status=status, limit=limit)), as_json)


@admin.command("show")
@click.argument("table")
@json_option
@click.pass_context
def show_table(ctx: click.Context, table: str, as_json: bool) -> None:
    """Show who sits at TABLE, with the ids of guests."""
    from boneyard.server.admin.requests import ShowTable

    show(ask(ctx, ShowTable(table=table)), as_json)


@admin.command("close")
@click.argument("table")
@click.pass_context
def close_table(ctx: click.Context, table: str) -> None:
    """End TABLE, whatever its game is at."""
    from boneyard.server.admin.requests import CloseTable

    ask(ctx, CloseTable(table=table))
    click.echo(f"{table} is closed")


def keeping_out(kind: Literal["ban", "mute"], about: str) -> None:
    """The commands that keep a guest out or silent, and let them in again."""

    @admin.command(kind, help=about)
    @click.argument("guest")
    @click.option("--table", default="", help="At this table only.")
    @click.option("--hours", type=click.IntRange(1, 87_600), help="For so long; for good if not given.")
    @click.option("--reason", default="", help="For the list of bans.")
    @click.pass_context
    def keep_out(ctx: click.Context, guest: str, table: str, hours: int | None, reason: str) -> None:
        from boneyard.server.admin.requests import KeepOut

        ask(ctx, KeepOut(guest=guest, kind=kind, table=table, hours=hours, reason=reason[:200]))
        click.echo(f"{guest}: {kind}")

    @admin.command(f"un{kind}", help=f"Lift a {kind} of GUEST.")
    @click.argument("guest")
    @click.option("--table", default="", help="The one at this table.")
    @click.pass_context
    def let_in(ctx: click.Context, guest: str, table: str) -> None:
        from boneyard.server.admin.requests import LetIn

        ask(ctx, LetIn(guest=guest, kind=kind, table=table))
        click.echo(f"{guest}: no {kind}")


keeping_out("ban", "Keep GUEST out, and close what they have open.")
keeping_out("mute", "Let GUEST play but not chat.")


@admin.command("bans")
@json_option
@click.pass_context
def list_bans(ctx: click.Context, as_json: bool) -> None:
    """List all bans and mutes."""
    from boneyard.server.admin.requests import ListBans

    show(ask(ctx, ListBans()), as_json)


@admin.command("hand-over")
@click.argument("table")
@click.argument("seat", type=click.IntRange(0, 5))
@click.argument("guest")
@click.pass_context
def hand_over(ctx: click.Context, table: str, seat: int, guest: str) -> None:
    """Give SEAT of TABLE to GUEST.

    The guest who had it sees nothing of it from then on.
    """
    from boneyard.server.admin.requests import HandOver

    ask(ctx, HandOver(table=table, seat=seat, guest=guest))
    click.echo(f"seat {seat} of {table} is {guest}'s")
