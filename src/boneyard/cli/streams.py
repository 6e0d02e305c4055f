"""Standard streams that never fail on a character.

A character that the terminal's encoding lacks is replaced by one that looks similar.
"""

from __future__ import annotations

import codecs
import os
import sys
from io import TextIOWrapper

ALIKE = "boneyard-alike"
_LOOKS = {
    "-": "─━╴╶╸╺−–",
    "|": "│┃╵╷╹╻",
    ":": "┄┆",
    ".": "╌╎…",
    "n": "╥╫",
    "+": "┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋⌂",
    "=": "≡",
    "~": "≈",
    "^": "▲♣∩",
    "#": "▒▌",
    "o": "○",
    "x": "×",
    "<": "◂",
    ">": "↔↕",
    "*": "♥•·",
    "'": "‘’",
    '"': "“”",
}
LOOKS = {sign: plain for plain, signs in _LOOKS.items() for sign in signs}


def alike(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(LOOKS.get(sign, "?") for sign in missing), error.end


def open_streams() -> None:
    codecs.register_error(ALIKE, alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ALIKE)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    elif sys.stdin is None:  # closed
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open until the program ends


def give_up_output() -> None:
    """After a failed write, keep Python from flushing the rest at exit and failing again."""
    if isinstance(sys.stdout, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
