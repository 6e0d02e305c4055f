"""Tokens for bots: made, listed and revoked by the guest to whom they belong."""

from __future__ import annotations

import re

from litestar import delete, get, post
from msgspec import Struct

from boneyard.server.people.tokens import new_token
from boneyard.server.store.records import Guest, Token
from boneyard.server.web.asked import TableId, body_of, known, rooms_in, services_in, takes
from boneyard.server.web.problems import AnyRequest
from boneyard.table.config import PersonName
from boneyard.table.errors import Refused
from boneyard.table.names import clean

MOST_TOKENS = 20
"""So many may one guest have."""


class TokenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a bot: of my seat at a table, or without one a bot of its own, which sits down itself."""

    name: PersonName
    table: TableId | None = None


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


@post("/tokens", opt=takes("not-yours", "not-found", "not-allowed", "bad-name", body=TokenAsked))
async def make_token(request: AnyRequest) -> TokenMade:
    """Make a token for a bot."""
    asked = await body_of(request, TokenAsked)
    guest = await known(request)
    services = services_in(request.app.state)
    seat = await seat_at(request, guest, asked.table)
    if len(await services.store.tokens_of(guest.id)) >= MOST_TOKENS:
        raise Refused("not-allowed", reason="too-many", limit=MOST_TOKENS)
    token, text = new_token(guest, clean(asked.name), asked.table, seat, services.now())
    await services.store.put_token(token)
    return TokenMade(text, info_of(token))


async def seat_at(request: AnyRequest, guest: Guest, table: str | None) -> int | None:
    """The guest's seat at a table; a token for somebody else's is refused."""
    if table is None:
        return None
    place = await rooms_in(request.app.state).room(table)
    seat = place.viewer_of(guest.id)
    if seat is None:
        raise Refused("not-yours")
    return seat


@get("/tokens", opt=takes("not-yours"))
async def tokens(request: AnyRequest) -> list[TokenInfo]:
    """My bots' tokens, without their secrets."""
    guest = await known(request)
    return [info_of(token) for token in await services_in(request.app.state).store.tokens_of(guest.id)]


@delete("/tokens/{token:str}", status_code=200, opt=takes("not-found"))
async def revoke_token(request: AnyRequest, token: str) -> TokenInfo:
    """Revoke a token; its sockets are closed within seconds."""
    guest = await known(request)
    store = services_in(request.app.state).store
    found = await store.token(token) if re.fullmatch("[0-9a-f]{16}", token) else None
    if found is None or found.guest != guest.id:
        raise Refused("not-found")
    await store.drop_token(found.id)
    return info_of(found)
