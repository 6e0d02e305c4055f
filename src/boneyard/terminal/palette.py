"""How squares and pieces look in characters; each differs by its character, not only by its colour."""

from __future__ import annotations

from typing import NamedTuple


class Ground(NamedTuple):
    """Four characters and their style."""

    fill: str
    style: str


_PATH = Ground("    ", "#8a7f6a on #5d5443")
_GRASS = Ground(" ,  ", "#6f9a58 on #33502b")
_ROOM = Ground("    ", "#c9a77c on #5a4330")
_ASPHALT = Ground("    ", "#8c8f94 on #44474d")
_WATER = Ground("≈≈≈≈", "#5f9fd0 on #1d3a58")
GROUNDS = {  # by the letter in a tile's drawing
    "r": _PATH,
    "g": _GRASS,
    "b": _ROOM,
    "t": Ground("♣♣♣♣", "#2f6b34 on #16301a"),
    "w": _WATER,
    "x": Ground("▲▲▲▲", "#77726a on #33312e"),
    "f": Ground("▒▒▒▒", "#d0642c on #4a1f10"),
    "=": Ground("====", "#b08a58 on #5c4526"),
    "s": Ground(" .. ", "#8d7a5c on #40362a"),
    "A": Ground(" ⌂  ", "#d8c8f0 on #4d3f66"),
    "p": Ground("○○○○", "#66606e on #15131a"),
    "m": Ground("▒▒▒▒", "#b9a98a on #5b5142"),
    "z": Ground("%%%%", "#7f8a3c on #2b2f14"),
    "W": Ground("    ", "#b4b4bc on #63636d"),
    "c": Ground(" .  ", "#a59d8a on #4d493f"),
    "k": Ground("    ", "#b49ac0 on #443750"),
    "G": Ground(" ∩∩ ", "#d8c090 on #5b4c30"),
    "d": _WATER,
    "a": _ASPHALT,
    "B": _ROOM,
    "H": Ground(" H  ", "#f2d35c on #50545c"),
    "P": Ground(" .. ", "#c8c2b0 on #66625a"),
    "v": Ground("::::", "#85827c on #5e5c58"),
    "l": Ground(",,,,", "#5d8a4a on #2a4423"),
    "o": Ground("▒▒▒▒", "#6d4a3c on #3c2a23"),
}

BARRED = "××××"

SIGNS = {
    "zombie": ("Z", "bold #b8ff8a"),
    "white": ("w", "bold #ffffff"),
    "red": ("r", "bold #ff8a7a"),
    "blue": ("b", "bold #8ac4ff"),
    "black": ("k", "bold #e0b0ff"),
    "life": ("♥", "bold #ff6b7d"),
    "ammo": ("•", "bold #ffd75f"),
    "horse": ("h", "bold #e8b878"),
    "book": ("N", "bold #d09cff"),
}

SEATS = (  # a pawn is its seat's number on its colour
    "bold #000000 on #ffcf40",
    "bold #ffffff on #d03a3a",
    "bold #ffffff on #2f6fd6",
    "bold #000000 on #5fd068",
    "bold #ffffff on #9a4fd0",
    "bold #000000 on #ff9b45",
)

# a square or place that can be chosen
MARK = "bold #000000 on #ffe98a"
MARK_BACK = "#ffe98a"
WALL = "#e6dccb"
RIM = "#cfc5b2"
DOOR = "bold #1c1408 on #e0a040"
EXIT = "bold #ffe98a"
FREE = "dim #8a8a8a"
