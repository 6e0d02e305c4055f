"""What the odds need to know of each game besides what its rules and views say: one record for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import NamedTuple, Protocol, cast

from boneyard.engine.game import State

Frames = tuple[Mapping[str, object], ...]
"""An agenda as plain data, the way a save writes it."""


class Purse(NamedTuple):
    """What a seat can spend in a fight, and the points it stands at; `cards` lie in front of it."""

    life: int
    ammo: int
    points: int
    cards: int


PRICES = Purse(life=2, ammo=1, points=1, cards=3)
"""What is dear, where several ways win equally often: a failed roll needs 2 more on average, and a
life token mends one; so a life token is worth 2 points. It says nothing about who wins a fight."""


class Playing(Protocol):
    """What the states of all games have."""

    pawns: list[int]
    lives: list[int]
    points: list[int]
    active: int
    agenda: list[object]

    def copy(self) -> State:
        """A twin."""
        ...


def playing(state: State) -> Playing:
    """A state as what all states have in common."""
    return cast(Playing, state)


@dataclass(frozen=True)
class Facts:
    """A game, for the odds.

    `worth` are the points of each kind of figure. `own` are the state's lists by seat, and `common`
    its other facts, that the course of a fight depends on; `board` says what lies on the map that a walk
    can change. `settling` is the agenda of a turn in which
    the active seat is about to settle its square, `moving` of one in which `SEAT` is on its move.
    """

    worth: Mapping[str, int]
    own: tuple[str, ...]
    common: tuple[str, ...]
    board: tuple[str, ...]
    settling: Frames
    moving: Frames

    def purse(self, state: State, seat: int) -> Purse:
        """What a seat has."""
        seen = playing(state)
        ammos: list[int] | None = getattr(state, "ammos", None)
        fronts: list[tuple[str, ...]] | None = getattr(state, "fronts", None)
        return Purse(
            seen.lives[seat],
            0 if ammos is None else ammos[seat],
            seen.points[seat],
            0 if fronts is None else len(fronts[seat]),
        )

    def key(self, state: State, seat: int) -> tuple[object, ...]:
        """All that the course of a seat's fights depends on, but for the agenda."""
        own = [getattr(state, name)[seat] for name in self.own]
        return (*own, *[getattr(state, name) for name in self.common])


SEAT = "the seat that moves"
PLENTY = 99
"""Squares to go where a path is only thought of."""
ZOMBIE_INVASION = Facts(
    worth=MappingProxyType({"zombie": 1}),
    own=("lives", "ammos", "points"),
    common=("bonus",),
    board=("zombies", "life", "ammo"),
    settling=({"frame": "turn", "step": 2},),
    moving=({"frame": "turn", "step": 4}, {"frame": "move", "left": PLENTY}),
)
MIDEVIL = Facts(
    worth=MappingProxyType({"white": 1, "red": 2, "blue": 3, "black": 0}),
    own=("lives", "collections", "fronts", "parked"),
    common=("used", "lasting", "active"),
    board=("occupied", "life", "holder"),
    settling=({"frame": "turn", "step": 3},),
    moving=(
        {"frame": "turn", "step": 9},
        {
            "frame": "move",
            "seat": SEAT,
            "chooser": SEAT,
            "left": PLENTY,
            "rolled": None,
            "owner_done": True,
        },
    ),
)
FACTS: Mapping[str, Facts] = MappingProxyType(
    {"zombie-invasion": ZOMBIE_INVASION, "midevil": MIDEVIL, "castle-of-chaos": MIDEVIL}
)


@cache
def facts_of(game_id: str) -> Facts:
    """The record of a game; a game that has none has no odds."""
    if game_id not in FACTS:
        raise LookupError(f"nobody wrote down what the odds of {game_id!r} need: add it to FACTS")
    return FACTS[game_id]
