"""Input and output as the system gave them to us, made fit for every letter.

A terminal that can't show a sign gets its nearest look-alike, never a traceback.
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
    """For signs that an encoding lacks: others that look like them."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(LOOKS.get(sign, "?") for sign in missing), error.end


def open_streams() -> None:
    """Let any text be printed and any input be read; a closed input is an empty one."""
    codecs.register_error(ALIKE, alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ALIKE)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    elif sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open until the program ends


def give_up_output() -> None:
    """After a failed write: what is still waiting to be written must not fail again at the end."""
    if isinstance(sys.stdout, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
