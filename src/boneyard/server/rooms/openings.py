"""Tables that wait for people in the lobby: how many of them one guest and one address may have there."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from boneyard.server.store import Store
from boneyard.table.errors import Refused

MOST_OF_A_GUEST = 4
MOST_OF_AN_ADDRESS = 12
"""Several guests may share an address; it is known only to the process that made a table, and not kept."""
MOST_ADDRESSES = 10_000


class Openings:
    """Counts public tables that have not begun, those that are being made among them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.making: Counter[str] = Counter()
        """By guest or address."""
        self.made: OrderedDict[str, set[str]] = OrderedDict()
        """By address; some may have begun since."""

    @asynccontextmanager
    async def one_more(self, table: str, guest: str, address: str) -> AsyncIterator[None]:
        """Make one more, or refuse it; an empty address is not counted."""
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
        """Refuse a guest or an address with too many; the one that is being made counts."""
        if await self.store.openings_of(guest) + self.making[guest] > MOST_OF_A_GUEST:
            raise Refused("not-allowed", reason="too-many-open", limit=MOST_OF_A_GUEST)
        if await self.openings_from(address) + self.making[address] > MOST_OF_AN_ADDRESS:
            raise Refused("not-allowed", reason="too-many-open", limit=MOST_OF_AN_ADDRESS)

    async def openings_from(self, address: str) -> int:
        """How many tables of an address still wait; the others are forgotten, and so are old addresses."""
        made = self.made.get(address, set())
        for table in tuple(made):
            row = await self.store.row(table)
            if row is None or row.status != "open":
                made.discard(table)
        while len(self.made) > MOST_ADDRESSES:
            self.made.popitem(last=False)
        return len(made)
