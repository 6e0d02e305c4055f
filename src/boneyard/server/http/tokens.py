"""Tokens for bots: created, listed and revoked by the guest who owns them."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter
from msgspec import Meta, Struct

from boneyard.server.accounts.tokens import new_token
from boneyard.server.http.dependencies import Guest, Rooms, Services
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.requests import TABLE_ID
from boneyard.server.store.records import Token
from boneyard.table.config import PersonName
from boneyard.table.errors import Refused
from boneyard.table.names import clean
from boneyard.table.protocol import END

MOST_TOKENS = 20
"""Per guest."""
TokenId = Annotated[str, PathParameter(pattern=f"^[0-9a-f]{{16}}{END}")]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a bot: for my seat at a table, or, without a table, for a bot that sits down itself."""

    name: PersonName
    table: Annotated[str, Meta(pattern=TABLE_ID)] | None = None


class TokenInfo(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    name: str
    table: str | None
    seat: int | None
    created: int


class CreatedToken(Struct, frozen=True):
    """A new token; its text is shown only now."""

    token: str
    info: TokenInfo


def info_of(token: Token) -> TokenInfo:
    return TokenInfo(token.id, token.name, token.table, token.seat, token.created)


@post("/tokens", responses=refusals("not-yours", "not-found", "not-allowed", "bad-name", *BODY))
async def make_token(data: NewToken, guest: Guest, services: Services, rooms: Rooms) -> CreatedToken:
    """Create a token for a bot."""
    seat = await seat_at(rooms, guest, data.table)
    if len(await services.store.tokens_of(guest.id)) >= MOST_TOKENS:
        raise Refused("not-allowed", reason="too-many", limit=MOST_TOKENS)
    token, text = new_token(guest, clean(data.name), data.table, seat, services.now())
    await services.store.put_token(token)
    return CreatedToken(text, info_of(token))


async def seat_at(rooms: Rooms, guest: Guest, table: str | None) -> int | None:
    """The guest's seat at a table; refused for somebody else's table."""
    if table is None:
        return None
    open_table = await rooms.room(table)
    seat = open_table.table.seat_of(guest.id)
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
