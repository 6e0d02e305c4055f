"""Table ids: unguessable, and usable in links and command lines without quoting."""

from __future__ import annotations

from hashlib import sha256
from secrets import randbelow
from string import ascii_letters, digits

SIGNS = digits + ascii_letters
LENGTH = 12


def spelled(number: int) -> str:
    signs = ""
    for _ in range(LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs += SIGNS[sign]
    return signs


def new_table_id() -> str:
    return spelled(randbelow(len(SIGNS) ** LENGTH))


def table_id_from(text: str) -> str:
    """A deterministic id.

    >>> table_id_from("rematch of abc") == table_id_from("rematch of abc") != table_id_from("rematch of abd")
    True
    """
    return spelled(int.from_bytes(sha256(text.encode()).digest(), "big"))
