"""Rematches, and comparing tables with the same dice."""

from __future__ import annotations

from litestar import get, post
from msgspec import Struct

from boneyard.server.groups.next_game import follow_rematch, name_in_group
from boneyard.server.history.derived_tables import group_of, join_rematch, root_of
from boneyard.server.history.story import Stand
from boneyard.server.http.dependencies import Access, Archive, Groups, Guest, Rooms, Services
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import heavy, making
from boneyard.server.http.requests import TableId
from boneyard.table.config import PersonName
from boneyard.table.errors import Refused
from boneyard.table.protocol import Hash


class RematchRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's name, unless a group plays that knows it, and the hash of their nonce for the dice."""

    name: PersonName
    nonce_hash: Hash = ""


class RematchTable(Struct, frozen=True):
    """The rematch table, and the player's seat there."""

    id: str
    seat: int


class Compared(Struct, frozen=True):
    """One of the tables with the same dice."""

    table: str
    names: tuple[str, ...]
    why: str
    winners: tuple[int, ...]
    turns: int
    standings: tuple[Stand, ...]


class Comparison(Struct, frozen=True):
    """Finished tables with the same dice, and their seed."""

    seed: str
    tables: tuple[Compared, ...]


@post(
    "/tables/{table:str}/rematch",
    responses=refusals("not-found", "not-yours", "not-over", "bad-name", "busy", "elsewhere", *BODY),
    guards=[making],
)
async def rematch(
    data: RematchRequest, guest: Guest, rooms: Rooms, groups: Groups, table: TableId
) -> RematchTable:
    """Play again: all players who ask get the same table and keep their seats."""
    old = await rooms.room(table)
    name = await name_in_group(groups, table, guest) or data.name
    open_table, seat = await join_rematch(rooms, old, guest, name, data.nonce_hash)
    await follow_rematch(groups, table, open_table.id)
    return RematchTable(open_table.id, seat)


@get(
    "/tables/{table:str}/comparison",
    responses=refusals(
        "not-found", "not-allowed", "not-over", "other-rules", "bad-replay", "busy", "elsewhere"
    ),
    guards=[heavy],
)
async def comparison(
    access: Access, services: Services, rooms: Rooms, archive: Archive, table: TableId
) -> Comparison:
    """How all tables with the same dice ended, as soon as the last one is over."""
    open_table, _ = await access.open_table(table)
    if not open_table.table.config.shares_dice:
        raise Refused("not-found")
    root = await root_of(rooms, open_table)
    group = await group_of(services, root)
    if not all(group.values()):
        raise Refused("not-over", reason="same-dice", left=sum(not over for over in group.values()))
    found = [await compared(rooms, archive, one) for one in group]
    return Comparison(root.table.seed, tuple(one for one in found if one is not None))


async def compared(rooms: Rooms, archive: Archive, table: str) -> Compared | None:
    """How one of the tables ended; None if no game was played."""
    open_table = await rooms.room(table)
    if open_table.table.play is None:
        return None
    head = (await archive.story(open_table)).head
    statistics = head.statistics
    return Compared(
        table=table,
        names=head.about.names,
        why=head.about.why,
        winners=head.about.winners,
        turns=statistics.turns if statistics else 0,
        standings=statistics.standings if statistics else (),
    )


ROUTES = [rematch, comparison]
