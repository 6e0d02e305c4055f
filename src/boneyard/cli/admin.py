"""`boneyard admin`: commands for the host of a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from boneyard.cli.database import database_option
from boneyard.cli.errors import UserError
from boneyard.terminal.saves import home

if TYPE_CHECKING:
    from boneyard.server.admin.requests import Request

Row = dict[str, str | int | None]
REFUSALS = {
    "not-found": "there is no such table",
    "no-guest": "there is no such guest; `boneyard admin show TABLE` lists their ids",
    "no-ban": "there is no such ban or mute; `boneyard admin bans` lists all, with their tables",
    "no-seat": "there is no such seat, or a bot has it, or the guest already sits at this table",
    "not-running": "the game at that table is already over",
    "paused": "the database can't be written to at the moment; try again later",
    "busy": "the server that runs this table didn't answer; try again",
    "parked": "that table failed too often and is parked; end it with `boneyard admin close TABLE`",
}


@click.group()
@database_option
@click.option(
    "--socket",
    "socket",
    envvar="BONEYARD_ADMIN_SOCKET",
    type=click.Path(path_type=Path),
    help="The running server's admin socket.  [default: next to the database]",
)
@click.pass_context
def admin(ctx: click.Context, database: str, socket: Path | None) -> None:
    """Manage a server: tables, bans, seats.

    Commands go to the running server. If none is running, they open the database directly.
    """
    from boneyard.server.settings import socket_path_of

    ctx.obj = database, socket or socket_path_of(database, home())


def ask(ctx: click.Context, request: Request) -> list[Row]:
    from boneyard.server.admin.client import Unusable
    from boneyard.server.admin.client import ask as ask_server
    from boneyard.server.admin.requests import NotDone

    database, socket = ctx.obj
    try:
        reply = asyncio.run(ask_server(database, socket, request))
    except Unusable as error:
        raise UserError(str(error)) from error
    except UnicodeEncodeError as error:
        raise UserError("the arguments aren't valid UTF-8") from error
    if isinstance(reply, NotDone):
        sentence = REFUSALS.get(reply.code, f"the server refused: {reply.code}")
        raise UserError(sentence + (f" ({reply.data['reason']})" if "reason" in reply.data else ""))
    return reply.rows


def show(rows: Sequence[Row], as_json: bool) -> None:
    if not rows:
        click.echo("Nothing found.", err=True)
    for row in rows:
        if as_json:
            click.echo(json.dumps(row, ensure_ascii=False))
        else:
            click.echo("  ".join(cell(name, value) for name, value in row.items() if value not in ("", None)))


def cell(name: str, value: str | int | None) -> str:
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
    """List tables, most recently changed first."""
    from boneyard.server.admin.requests import ListTables

    show(ask(ctx, ListTables(status=status, limit=limit)), as_json)


@admin.command("show")
@click.argument("table")
@json_option
@click.pass_context
def show_table(ctx: click.Context, table: str, as_json: bool) -> None:
    """Show the seats of TABLE and the ids of their guests."""
    from boneyard.server.admin.requests import ShowTable

    show(ask(ctx, ShowTable(table=table)), as_json)


@admin.command("close")
@click.argument("table")
@click.pass_context
def close_table(ctx: click.Context, table: str) -> None:
    """End TABLE, even in the middle of a game."""
    from boneyard.server.admin.requests import CloseTable

    ask(ctx, CloseTable(table=table))
    click.echo(f"closed {table}")


def add_ban_commands(kind: Literal["ban", "mute"], about: str) -> None:
    @admin.command(kind, help=about)
    @click.argument("guest")
    @click.option("--table", default="", help="Only at this table.  [default: everywhere]")
    @click.option("--hours", type=click.IntRange(1, 87_600), help="Duration.  [default: forever]")
    @click.option("--reason", default="", help="A note that `boneyard admin bans` shows.")
    @click.pass_context
    def ban(ctx: click.Context, guest: str, table: str, hours: int | None, reason: str) -> None:
        from boneyard.server.admin.requests import BanGuest

        ask(ctx, BanGuest(guest=guest, kind=kind, table=table, hours=hours, reason=reason[:200]))
        click.echo(f"{guest}: {kind}")

    @admin.command(f"un{kind}", help=f"Lift a {kind} from GUEST.")
    @click.argument("guest")
    @click.option("--table", default="", help="Lift the one at this table.  [default: the one everywhere]")
    @click.pass_context
    def lift_ban(ctx: click.Context, guest: str, table: str) -> None:
        from boneyard.server.admin.requests import LiftBan

        ask(ctx, LiftBan(guest=guest, kind=kind, table=table))
        click.echo(f"{guest}: no {kind}")


add_ban_commands("ban", "Keep GUEST out and close their connections.")
add_ban_commands("mute", "Stop GUEST from chatting; they can still play.")


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

    The guest who had the seat no longer sees its hand.
    """
    from boneyard.server.admin.requests import HandOver

    ask(ctx, HandOver(table=table, seat=seat, guest=guest))
    click.echo(f"seat {seat} of {table} now belongs to {guest}")
