"""Short codes that people say to each other: five letters, none of which looks like another or a digit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import choice

from boneyard.server.store import Conflict, Store
from boneyard.table.errors import Refused

LETTERS = "ABCDEFGHJKMNPRSTVWXYZ"
"""Without I, L, O, Q and U."""
LENGTH = 5
ATTEMPTS = 20


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(LENGTH))


async def with_new_code(put: Callable[[str], Awaitable[object]]) -> str:
    """Store something under a code that nothing else has."""
    for _ in range(ATTEMPTS):
        code = new_code()
        try:
            await put(code)
        except Conflict:
            continue
        return code
    raise Refused("busy")


def read_code(text: str) -> str:
    """A code as it is stored; "" for a text that can't be one.

    >>> read_code(" kr-emp "), read_code("KREMP"), read_code("KRUMP"), read_code("KREM")
    ('KREMP', 'KREMP', '', '')
    """
    code = "".join(text.upper().replace("-", "").split())
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""


async def code_of_table(store: Store, table: str) -> str:
    """The code of a table, made when somebody first asks for it."""
    known = await store.code_of("table", table)
    return known or await with_new_code(lambda code: store.put_code(code, "table", table))
