"""Tokens for bots: made, listed and revoked by the guest to whom they belong."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter
from msgspec import Meta, Struct

from boneyard.server.people.tokens import new_token
from boneyard.server.store.records import Token
from boneyard.server.web.dependencies import Guest, Rooms, Services
from boneyard.server.web.openapi import BODY, refusals
from boneyard.server.web.requests import TABLE_ID
from boneyard.table.config import PersonName
from boneyard.table.errors import Refused
from boneyard.table.names import clean
from boneyard.table.protocol import END

MOST_TOKENS = 20
"""So many may one guest have."""
TokenId = Annotated[str, PathParameter(pattern=f"^[0-9a-f]{{16}}{END}")]


class TokenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a bot: of my seat at a table, or without one a bot of its own, which sits down itself."""

    name: PersonName
    table: Annotated[str, Meta(pattern=TABLE_ID)] | None = None


class TokenInfo(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    name: str
    table: str | None
    seat: int | None
    created: int


class TokenMade(Struct, frozen=True):
    """A new token; its text is told only now."""

    token: str
    info: TokenInfo


def info_of(token: Token) -> TokenInfo:
    """What its guest may see of a token later."""
    return TokenInfo(token.id, token.name, token.table, token.seat, token.created)


@post("/tokens", responses=refusals("not-yours", "not-found", "not-allowed", "bad-name", *BODY))
async def make_token(data: TokenAsked, guest: Guest, services: Services, rooms: Rooms) -> TokenMade:
    """Make a token for a bot."""
    seat = await seat_at(rooms, guest, data.table)
    if len(await services.store.tokens_of(guest.id)) >= MOST_TOKENS:
        raise Refused("not-allowed", reason="too-many", limit=MOST_TOKENS)
    token, text = new_token(guest, clean(data.name), data.table, seat, services.now())
    await services.store.put_token(token)
    return TokenMade(text, info_of(token))


async def seat_at(rooms: Rooms, guest: Guest, table: str | None) -> int | None:
    """The guest's seat at a table; a token for somebody else's is refused."""
    if table is None:
        return None
    place = await rooms.room(table)
    seat = place.viewer_of(guest.id)
    if seat is None:
        raise Refused("not-yours")
    return seat


@get("/tokens", responses=refusals("not-yours"))
async def tokens(guest: Guest, services: Services) -> list[TokenInfo]:
    """My bots' tokens, without their secrets."""
    return [info_of(token) for token in await services.store.tokens_of(guest.id)]


@delete("/tokens/{token:str}", status_code=200, responses=refusals("not-yours", "not-found"))
async def revoke_token(guest: Guest, services: Services, token: TokenId) -> TokenInfo:
    """Revoke a token; its sockets are closed within seconds."""
    found = await services.store.token(token)
    if found is None or found.guest != guest.id:
        raise Refused("not-found")
    await services.store.drop_token(found.id)
    return info_of(found)


ROUTES = [make_token, tokens, revoke_token]
