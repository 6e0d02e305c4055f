"""Bans and mutes by the server's host."""

from __future__ import annotations

from typing import Literal

from boneyard.server.accounts.tokens import owner_of
from boneyard.server.services import Services
from boneyard.table.errors import Refused

Kind = Literal["ban", "mute"]
MOST = 10_000
"""Bans and mutes considered."""


async def refuse(services: Services, guest: str, kind: Kind, table: str = "") -> None:
    """Refuse a guest who is banned or muted everywhere, or at this table."""
    now = services.now()
    for ban in await services.store.bans_of(guest):
        if ban.kind == kind and ban.table in ("", table) and (ban.until is None or ban.until > now):
            raise Refused("banned" if kind == "ban" else "muted")


async def all_banned(services: Services) -> list[tuple[str, str]]:
    """All banned guests, and from which table; "" is all of them."""
    now = services.now()
    return [
        (ban.guest, ban.table)
        for ban in await services.store.bans(MOST)
        if ban.kind == "ban" and (ban.until is None or ban.until > now)
    ]


async def refuse_muted(services: Services, guest: str, table: str) -> None:
    """Refuse a muted guest, also as a companion or a bot of theirs."""
    await refuse(services, guest, "mute", table)
    await refuse(services, await owner_of(services, guest), "mute", table)
