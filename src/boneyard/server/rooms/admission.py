"""Who may get a seat: no kicked guest, and nobody who plays at another table with the same dice.

A guest and the guest's bots count as one: what one of them has seen, all know.
"""

from __future__ import annotations

from boneyard.server.accounts.tokens import name_of, owner_of
from boneyard.server.lobby import read_summary
from boneyard.server.services import Services
from boneyard.table import protocol
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.handlers.internal import HandOver
from boneyard.table.projection import dice_of
from boneyard.table.table import Table

ALL = 10_000
"""More tables than any guest has."""


def newcomer_in(who: Who, message: protocol.Asking) -> str:
    """The guest without a seat who would get one by a message, or ""."""
    if isinstance(message, HandOver):
        return message.guest
    return who.guest if who.seat is None and isinstance(message, protocol.Sit | protocol.Transfer) else ""


async def admit(services: Services, table: Table, newcomer: str, message: protocol.Asking) -> None:
    if isinstance(message, protocol.Sit):
        await require_not_kicked(services, table, newcomer)
    if dice := dice_of(table):
        await require_new_dice(services, dice, newcomer, here=table.id)


async def require_not_kicked(services: Services, table: Table, guest: str) -> None:
    """A kicked guest can't come back as their bot, nor a bot as another one."""
    owner = await owner_of(services, guest) if table.kicked else ""
    for kicked in table.kicked:
        if await owner_of(services, kicked) == owner:
            raise Refused("not-allowed", reason="sent-away")


async def require_new_dice(services: Services, dice: str, guest: str, here: str = "") -> None:
    """A guest who has seen these dice at one table may not play with them at another."""
    owner, store = await owner_of(services, guest), services.store
    names = {owner, *(name_of(token) for token in await store.tokens_of(owner))}
    for mine in [mine for name in sorted(names) for mine in await store.tables_of(name, ALL)]:
        if mine.row.id != here and read_summary(mine.row.summary).dice == dice:
            raise Refused("not-allowed", reason="same-dice")
