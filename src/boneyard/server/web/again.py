"""Playing again: the rematch of a table, and tables with the same dice compared."""

from __future__ import annotations

from litestar import get, post
from msgspec import Struct

from boneyard.server.history.story import Stand
from boneyard.server.history.tables import group_of, rematched, root_of
from boneyard.server.web.access import Access
from boneyard.server.web.dependencies import Guest, Library, Rooms, Services
from boneyard.server.web.limiting import heavy, making
from boneyard.server.web.openapi import BODY, refusals
from boneyard.server.web.requests import TableId
from boneyard.table.config import PersonName
from boneyard.table.errors import Refused
from boneyard.table.protocol import Hex


class AgainAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to play again, and the hash of what they add to the dice."""

    name: PersonName
    nonce_hash: Hex = ""


class AgainMade(Struct, frozen=True):
    """The table of the rematch, and the seat there that is meant for who asked."""

    id: str
    seat: int


class Compared(Struct, frozen=True):
    """One of the tables that were played with the same dice."""

    table: str
    names: tuple[str, ...]
    why: str
    winners: tuple[int, ...]
    turns: int
    standings: tuple[Stand, ...]


class Comparison(Struct, frozen=True):
    """Tables that were played with the same dice; their seed is told now."""

    seed: str
    tables: tuple[Compared, ...]


@post(
    "/tables/{table:str}/rematch",
    responses=refusals(
        "not-found", "not-yours", "not-over", "bad-name", "bad-secret", "busy", "elsewhere", *BODY
    ),
    guards=[making],
)
async def rematch(data: AgainAsked, guest: Guest, rooms: Rooms, table: TableId) -> AgainMade:
    """Play again: all who ask sit down at the same table, one seat further."""
    old = await rooms.room(table)
    place, seat = await rematched(rooms, old, guest, data.name, data.nonce_hash)
    return AgainMade(place.id, seat)


@get(
    "/tables/{table:str}/comparison",
    responses=refusals(
        "not-found", "not-allowed", "not-over", "other-rules", "bad-replay", "busy", "elsewhere"
    ),
    guards=[heavy],
)
async def comparison(
    access: Access, services: Services, rooms: Rooms, library: Library, table: TableId
) -> Comparison:
    """How all tables with the same dice ended, as soon as the last one has."""
    place, _ = await access.place(table)
    if not place.table.config.shares_dice:
        raise Refused("not-found")
    root = await root_of(rooms, place)
    group = await group_of(services, root)
    if not all(group.values()):
        raise Refused("not-over", reason="same-dice", left=sum(not over for over in group.values()))
    found = [await compared(rooms, library, one) for one in group]
    return Comparison(root.table.seed, tuple(one for one in found if one is not None))


async def compared(rooms: Rooms, library: Library, table: str) -> Compared | None:
    """How one of the tables ended; nothing where no game was played."""
    place = await rooms.room(table)
    if place.table.play is None:
        return None
    head = (await library.story(place)).head
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
