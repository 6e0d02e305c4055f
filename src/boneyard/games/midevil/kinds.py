"""The kinds of skeletons as a table, so that no rule asks for a colour.

ME-COMP-1: how many there are, their points, the roll that beats them and how many squares they walk. Only an
expansion brings black ones; saves have room for them in every game.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    name: str
    points: int
    needed: int
    steps: int
    supply: int


WHITE, RED, BLUE = range(3)
KINDS = (
    Kind("white", 1, 4, 1, 40),
    Kind("red", 2, 4, 1, 40),
    Kind("blue", 3, 4, 1, 20),
    Kind("black", 0, 6, 2, 0),
)
COLOURS = (WHITE, RED, BLUE)
NUMBER = {kind.name: number for number, kind in enumerate(KINDS)}
Collection = tuple[int, int, int]
EMPTY: Collection = (0, 0, 0)


def worth(skeletons: Collection) -> int:
    """The points of some skeletons: 1 for a white one, 2 for a red, 3 for a blue.

    >>> worth((2, 1, 1))
    7
    """
    return skeletons[0] + 2 * skeletons[1] + 3 * skeletons[2]


def less(skeletons: Collection, spent: Collection) -> Collection:
    return skeletons[0] - spent[0], skeletons[1] - spent[1], skeletons[2] - spent[2]


def more(skeletons: Collection, gained: Collection) -> Collection:
    return skeletons[0] + gained[0], skeletons[1] + gained[1], skeletons[2] + gained[2]


def one(kind: int) -> Collection:
    return int(kind == WHITE), int(kind == RED), int(kind == BLUE)
