"""The look of each square letter."""

import hashlib
from dataclasses import dataclass

from boneyard.tile_drawing import LEGAL

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

    def cut(self, choice: int) -> str:
        return self.symbol if self.cuts == 1 else f"{self.symbol}-{choice % self.cuts}"


GROUNDS = {
    "r": Ground("g-grass", 4),
    "g": Ground("g-grass", 4),
    "b": Ground("g-floor"),
    "t": Ground("g-grass", 4),
    "w": Ground("g-water", 2),
    "x": Ground("g-rock"),
    "f": Ground("d-furnace"),
    "=": Ground("g-water", 2),
    "s": Ground("g-soil", 3),
    "A": Ground("g-grass", 4),
    "p": Ground("g-grass", 4),
    "m": Ground("g-grass", 4),
    "z": Ground("g-filth", 2),
    "d": Ground("g-water", 2),
    "W": Ground("c-wall"),
    "c": Ground("c-court"),
    "k": Ground("c-keep"),
    "G": Ground("c-gate"),
    "a": Ground("t-asphalt", 2),
    "B": Ground("t-floor"),
    "H": Ground("t-heli"),
    "P": Ground("t-plaza"),
    "v": Ground("t-pave"),
    "l": Ground("t-lawn"),
    "o": Ground("t-roof"),
}


def is_walkable(letter: str) -> bool:
    """Such squares are drawn with a border."""
    return letter in LEGAL


def choice(seed: str, column: int, row: int) -> int:
    """A stable pseudo-random number that varies the ground."""
    digest = hashlib.blake2b(f"{seed} {column} {row}".encode(), digest_size=4).digest()
    return int.from_bytes(digest)
