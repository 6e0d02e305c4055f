"""Who may not come in, or not speak: what the host of the server has decided."""

from __future__ import annotations

from typing import Literal

from boneyard.server.people.tokens import owner_of
from boneyard.server.services import Services
from boneyard.table.errors import Refused

Kind = Literal["ban", "mute"]
MOST = 10_000
"""So many bans and mutes are looked at."""


async def refuse(services: Services, guest: str, kind: Kind, table: str = "") -> None:
    """Refuse a guest who is banned or muted everywhere, or at this table."""
    now = services.now()
    for ban in await services.store.bans_of(guest):
        if ban.kind == kind and ban.table in ("", table) and (ban.until is None or ban.until > now):
            raise Refused("banned" if kind == "ban" else "muted")


async def all_banned(services: Services) -> list[tuple[str, str]]:
    """Every guest who is banned now, and from which table; "" is all of them."""
    now = services.now()
    return [
        (ban.guest, ban.table)
        for ban in await services.store.bans(MOST)
        if ban.kind == "ban" and (ban.until is None or ban.until > now)
    ]


async def refuse_to_hear(services: Services, guest: str, table: str) -> None:
    """Refuse who is muted, under whichever name they speak: their own, a companion's or their bot's."""
    await refuse(services, guest, "mute", table)
    await refuse(services, await owner_of(services, guest), "mute", table)
