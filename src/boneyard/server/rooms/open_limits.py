"""Limits for public tables that wait for players: per guest and per address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from boneyard.server.store import Store
from boneyard.table.errors import Refused

MOST_OF_A_GUEST = 4
MOST_OF_AN_ADDRESS = 12
"""Guests may share an address. Addresses are not stored, so each process counts only its own tables."""
MOST_ADDRESSES = 10_000


class OpenTableLimits:
    """Counts public tables that have not begun, including those being created."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.making: Counter[str] = Counter()
        """By guest or address."""
        self.made: OrderedDict[str, set[str]] = OrderedDict()
        """Tables by address; some may have begun since."""

    @asynccontextmanager
    async def one_more(self, table: str, guest: str, address: str) -> AsyncIterator[None]:
        """Create one more inside this context, or refuse it; an empty address isn't counted."""
        names = [name for name in (guest, address) if name]
        self.making.update(names)
        try:
            await self.check(guest, address)
            yield
            if address:
                self.made.setdefault(address, set()).add(table)
        finally:
            for name in names:
                self.making[name] -= 1
            self.making = +self.making

    async def check(self, guest: str, address: str) -> None:
        if await self.store.openings_of(guest) + self.making[guest] > MOST_OF_A_GUEST:
            raise Refused("not-allowed", reason="too-many-open", limit=MOST_OF_A_GUEST)
        if await self.openings_from(address) + self.making[address] > MOST_OF_AN_ADDRESS:
            raise Refused("not-allowed", reason="too-many-open", limit=MOST_OF_AN_ADDRESS)

    async def openings_from(self, address: str) -> int:
        """How many tables of an address still wait; drops the others, and old addresses."""
        made = self.made.get(address, set())
        for table in tuple(made):
            row = await self.store.row(table)
            if row is None or row.status != "open":
                made.discard(table)
        while len(self.made) > MOST_ADDRESSES:
            self.made.popitem(last=False)
        return len(made)
