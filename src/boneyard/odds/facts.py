"""What the odds need to know of each game besides what its rules and views say: one record for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
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


Counts = tuple[int, ...]
"""Life tokens, then what rolls are raised with, by kind, then points."""
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

    `worth` are the points of each kind of figure, `needed` the rolls that beat them. `stock` is the
    state's list of what seats raise rolls with, `kinds` what that is, `most_lives` how many life tokens
    one can have. `own` are the state's other lists by seat, `heaps` its lists whose order means nothing
    and `common` its other facts, that the course of a fight depends on. `tokens` lie on the map to be
    picked up; `board` is all on it that a walk can change. `settling` is the agenda of a turn in which
    the active seat is about to settle its square, `moving` of one in which `SEAT` is on its move.
    """

    worth: Mapping[str, int]
    needed: Mapping[str, int]
    stock: str
    kinds: tuple[str, ...]
    most_lives: int
    own: tuple[str, ...]
    heaps: tuple[str, ...]
    common: tuple[str, ...]
    tokens: tuple[str, ...]
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
        return *self.counts(state, seat), *self.shape(state, seat)

    def shape(self, state: State, seat: int) -> tuple[object, ...]:
        """The same, but for what is counted."""
        own = [getattr(state, name)[seat] for name in self.own]
        heaps = [tuple(sorted(getattr(state, name))) for name in self.heaps]
        return (*own, *heaps, *[getattr(state, name) for name in self.common])

    def shaped(self, state: State, seat: int, like: State) -> State:
        """A twin of a state in which a seat has the shape that it has in another."""
        twin = playing(state).copy()
        for name in self.own:
            getattr(twin, name)[seat] = getattr(like, name)[seat]
        for name in (*self.heaps, *self.common):
            setattr(twin, name, getattr(like, name))
        return twin

    def bared(self, state: State, square: int) -> State:
        """A twin of a state in which no token lies on a square."""
        twin = playing(state).copy()
        for name in self.tokens:
            setattr(twin, name, getattr(state, name) & ~(1 << square))
        return twin

    def has_token(self, state: State, square: int) -> bool:
        """Whether a token lies on a square."""
        return any(getattr(state, name) >> square & 1 for name in self.tokens)

    def counts(self, state: State, seat: int) -> Counts:
        """What is counted of a seat: life tokens, what it raises rolls with, points."""
        seen = playing(state)
        stock: int | Counts = getattr(state, self.stock)[seat]
        kinds = stock if isinstance(stock, tuple) else (stock,)
        return seen.lives[seat], *kinds, seen.points[seat]

    def purse_of(self, counts: Counts, cards: int) -> Purse:
        """Counts as a purse."""
        ammo = counts[1 + self.kinds.index("ammo")] if "ammo" in self.kinds else 0
        return Purse(counts[0], ammo, counts[-1], cards)

    @cached_property
    def prices(self) -> Counts:
        """What each of the counts is worth; skeletons are worth their points."""
        return PRICES.life, *[getattr(PRICES, kind, 0) for kind in self.kinds], PRICES.points

    def endowed(self, state: State, seat: int, counts: Counts) -> State:
        """A twin of a state in which a seat has these counts."""
        life, *kinds, points = counts
        twin = playing(state).copy()
        playing(twin).lives[seat] = life
        playing(twin).points[seat] = points
        stocks = getattr(twin, self.stock)
        stocks[seat] = tuple(kinds) if isinstance(stocks[seat], tuple) else kinds[0]
        return twin


SEAT = "the seat that moves"
PLENTY = 99
"""Squares to go where a path is only thought of."""
ZOMBIE_INVASION = Facts(
    worth=MappingProxyType({"zombie": 1}),
    needed=MappingProxyType({"zombie": 4}),
    stock="ammos",
    kinds=("ammo",),
    most_lives=5,
    own=(),
    heaps=(),
    common=("bonus",),
    tokens=("life", "ammo"),
    board=("zombies", "life", "ammo"),
    settling=({"frame": "turn", "step": 2},),
    moving=({"frame": "turn", "step": 4}, {"frame": "move", "left": PLENTY}),
)
MIDEVIL = Facts(
    worth=MappingProxyType({"white": 1, "red": 2, "blue": 3, "black": 0}),
    needed=MappingProxyType({"white": 4, "red": 4, "blue": 4, "black": 6}),
    stock="collections",
    kinds=("white", "red", "blue"),
    most_lives=5,
    own=("fronts", "parked"),
    heaps=("used",),
    common=("lasting", "active"),
    tokens=("life",),
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
