"""Names for tables: nobody guesses them, they go into links and command lines as they are."""

from __future__ import annotations

from hashlib import sha256
from secrets import randbelow
from string import ascii_letters, digits

SIGNS = digits + ascii_letters
LENGTH = 12


def spelled(number: int) -> str:
    """The name that a number means."""
    signs = ""
    for _ in range(LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs += SIGNS[sign]
    return signs


def new_table_id() -> str:
    """A name that no table has."""
    return spelled(randbelow(len(SIGNS) ** LENGTH))


def table_id_from(text: str) -> str:
    """The name that follows from a text: the same for everybody who asks.

    >>> table_id_from("rematch of abc") == table_id_from("rematch of abc") != table_id_from("rematch of abd")
    True
    """
    return spelled(int.from_bytes(sha256(text.encode()).digest(), "big"))
