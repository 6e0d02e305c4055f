"""What each square letter looks like.

This is a table of pictures: what is legal to walk on is the rules' business. `walkable` only says
where a square is drawn as one, since a square that can be stood on shows its borders.
"""

import hashlib
from dataclasses import dataclass

TOWN = frozenset("aBHPvlo")
CASTLE = frozenset("WckG")
INSIDE = frozenset("bfB")
WATER = frozenset("wd=")
WILD = frozenset("twxzdm")
"""Grounds that close a side by themselves: no hedge grows in front of them."""

FLOORS = ("wood", "stone", "tile")


@dataclass(frozen=True)
class Ground:
    """A symbol that fills a square, perhaps one of several cuts of the same ground."""

    symbol: str
    cuts: int = 1
    walkable: bool = False

    def cut(self, choice: int) -> str:
        """The symbol of one of the cuts."""
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
    """Whether a square of this kind is drawn as one to stand on."""
    return GROUNDS[letter].walkable


def choice(seed: str, column: int, row: int) -> int:
    """A number that looks random and is always the same, to vary the cuts of a ground."""
    digest = hashlib.blake2b(f"{seed} {column} {row}".encode(), digest_size=4).digest()
    return int.from_bytes(digest)
