"""PINs, with which members come back on another device. Each attempt costs a growing delay.

An attempt is counted and stored before its PIN is checked, so neither attempts at the same time nor a restart
give more of them.
"""

from __future__ import annotations

import asyncio
from hashlib import scrypt
from hmac import compare_digest
from secrets import token_bytes

from boneyard.server.store.records import Member

SALT = 16
COST, BLOCK, LANES = 2**14, 8, 1
"""Of scrypt: 16 MiB and about 50 ms."""
MEMORY = 64 * 2**20
FREE = 3
"""Attempts without a delay."""
FIRST_DELAY, LONGEST_DELAY = 60_000, 6 * 3_600_000
"""Milliseconds; doubled with each further attempt."""
AT_ONCE = 2
"""PINs hashed at a time: strangers may send them."""


def delay_after(attempts: int) -> int:
    """How long no further attempt is accepted, in milliseconds.

    >>> [delay_after(attempts) // 60_000 for attempts in (1, 2, 3, 4, 5, 20)]
    [0, 0, 1, 2, 4, 360]
    """
    if attempts < FREE:
        return 0
    return min(LONGEST_DELAY, FIRST_DELAY << min(attempts - FREE, 20))


class Pins:
    """Hashes and checks PINs in threads, few at a time."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, pin: str) -> bytes:
        """The hash of a PIN after its salt."""
        salt = token_bytes(SALT)
        return salt + await self.hash_of(pin, salt)

    async def is_right(self, member: Member, pin: str) -> bool:
        """Takes the same time for a member without a PIN."""
        stored = member.pin or bytes(SALT)
        return compare_digest(stored[SALT:], await self.hash_of(pin, stored[:SALT]))

    async def hash_of(self, pin: str, salt: bytes) -> bytes:
        async with self.turns:
            return await asyncio.to_thread(
                scrypt, pin.encode(), salt=salt, n=COST, r=BLOCK, p=LANES, maxmem=MEMORY
            )
