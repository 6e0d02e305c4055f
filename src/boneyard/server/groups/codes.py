"""Short codes that people say to each other: five letters, none of which looks like another or a digit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import choice
from typing import TypeVar

from boneyard.server.store import Conflict
from boneyard.table.errors import Refused

T = TypeVar("T")
LETTERS = "ABCDEFGHJKMNPRSTVWXYZ"
"""Without I, L, O, Q and U."""
LENGTH = 5
ATTEMPTS = 20


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(LENGTH))


async def with_new_code(store: Callable[[str], Awaitable[T]]) -> T:
    """Store something under a code that nothing else has; returns what `store` does."""
    for _ in range(ATTEMPTS):
        with suppress(Conflict):
            return await store(new_code())
    raise Refused("busy")


def read_code(text: str) -> str:
    """A code as it is stored; "" for a text that can't be one.

    >>> read_code(" kr-emp "), read_code("KREMP"), read_code("KRUMP"), read_code("KREM")
    ('KREMP', 'KREMP', '', '')
    """
    code = "".join(text.upper().replace("-", "").split())
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""
