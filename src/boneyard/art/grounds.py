"""The look of each square letter.

The rules decide where pawns can walk; `walkable` only says which squares are drawn with a border.
"""

import hashlib
from dataclasses import dataclass

TOWN = frozenset("aBHPvlo")
CASTLE = frozenset("WckG")
INSIDE = frozenset("bfB")
WATER = frozenset("wd=")
WILD = frozenset("twxzdm")  # these close a side by themselves, without a hedge

FLOORS = ("wood", "stone", "tile")


@dataclass(frozen=True)
class Ground:
    """The symbol that fills a square, perhaps in several variants."""

    symbol: str
    cuts: int = 1
    walkable: bool = False

    def cut(self, choice: int) -> str:
        return self.symbol if self.cuts == 1 else f"{self.symbol}-{choice % self.cuts}"


GROUNDS = {
    "r": Ground("g-grass", 4, walkable=True),
    "g": Ground("g-grass", 4, walkable=True),
    "b": Ground("g-floor", walkable=True),
    "t": Ground("g-grass", 4),
    "w": Ground("g-water", 2),
    "x": Ground("g-rock"),
    "f": Ground("d-furnace"),
    "=": Ground("g-water", 2, walkable=True),
    "s": Ground("g-soil", 3, walkable=True),
    "A": Ground("g-grass", 4, walkable=True),
    "p": Ground("g-grass", 4),
    "m": Ground("g-grass", 4),
    "z": Ground("g-filth", 2),
    "d": Ground("g-water", 2),
    "W": Ground("c-wall", walkable=True),
    "c": Ground("c-court", walkable=True),
    "k": Ground("c-keep", walkable=True),
    "G": Ground("c-gate", walkable=True),
    "a": Ground("t-asphalt", 2, walkable=True),
    "B": Ground("t-floor", walkable=True),
    "H": Ground("t-heli", walkable=True),
    "P": Ground("t-plaza", walkable=True),
    "v": Ground("t-pave"),
    "l": Ground("t-lawn"),
    "o": Ground("t-roof"),
}


def is_walkable(letter: str) -> bool:
    return GROUNDS[letter].walkable


def choice(seed: str, column: int, row: int) -> int:
    """A stable pseudo-random number that varies the ground."""
    digest = hashlib.blake2b(f"{seed} {column} {row}".encode(), digest_size=4).digest()
    return int.from_bytes(digest)
