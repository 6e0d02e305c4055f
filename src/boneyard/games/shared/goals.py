"""The ways to win and how far everybody is, for people. Bots have their own evaluation.

A game's `goals.py` computes them from fields of the view that all viewers share, so they reveal nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

import msgspec

from boneyard.engine.content import Content
from boneyard.games.shared.board import Board
from boneyard.games.shared.view import BoardView

V = TypeVar("V")
ONE_ROLL = 6
"""The most squares that a die gives."""
NO_WAY = -1
LAST_ROUNDS = 10
"""A round limit is a way to win only when it is near."""


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message and its parameters."""

    message: str
    tile: str = ""
    seat: int | None = None
    seats: tuple[int, ...] = ()
    number: int | None = None
    left: int | None = None
    """The missing points, squares, tiles or rounds."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to win. The attributes `.short` and `.end` of `title` are for narrow screens and a track's end.

    `progress` is by seat, from 0 to `of`; null for a seat that has not begun this way.
    """

    way: str
    title: Sentence
    status: Sentence
    """Everyone's progress; its attribute `.short` is for narrow screens."""
    of: int
    progress: tuple[int | None, ...]
    symbol: str = ""
    """Drawn at the end of the track; without one there is no track."""
    carried: str = ""
    """The symbol of what a seat with progress carries."""
    danger: bool = False
    """Somebody could win this way in one turn."""


class GoalPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square that matters for winning."""

    square: int
    symbol: str
    name: Sentence
    about: Sentence | None = None
    wanted: bool = False
    """Whether players want to get there now."""


class Goals(msgspec.Struct, frozen=True):
    """The ways to win, the places that matter, and each place's distance from each seat's pawn.

    A distance is in squares to walk; -1 if there is no way. Places that move or that nobody wants to reach
    have none.
    """

    ways: tuple[Goal, ...]
    places: tuple[GoalPlace, ...]
    steps: tuple[tuple[int, ...], ...]


class GoalModel(NamedTuple, Generic[V]):
    """How a game's goals are made of a view's shared fields, and which of them they depend on."""

    of: frozenset[str]
    make: Callable[[V, Board, Content], Goals]


def steps_to(board: Board, target: int, barred: int = 0) -> array[int]:
    """The squares to walk to a target from every square, or `NO_WAY`; nobody steps on barred squares."""
    found = board.steps.get((target, barred))
    if found is None:
        found = board.steps[target, barred] = walk_back(board, target, barred)
    return found


def walk_back(board: Board, target: int, barred: int) -> array[int]:
    found = walk_from(board, target, barred)
    for edge, pit in board.falls.items():
        if found[edge] != NO_WAY and (found[pit] == NO_WAY or found[pit] > found[edge] + 1):
            found[pit] = found[edge] + 1  # one can step out of a pit, but not into it
    return found


def walk_from(board: Board, start: int, barred: int) -> array[int]:
    """The squares to walk from one square to every other, or `NO_WAY`."""
    found = array("h", [NO_WAY]) * len(board.walks)
    found[start] = steps = 0
    ring = [start]
    while ring:
        steps += 1
        beyond = []
        for here in ring:
            for walk in board.walks[here]:
                to = walk.to
                if to is not None and found[to] == NO_WAY and not barred >> to & 1:
                    found[to] = steps
                    beyond.append(to)
        ring = beyond
    return found


def nearest(steps: Sequence[int]) -> int | None:
    """The seat with the fewest steps, the first of several; None if nobody can walk there."""
    seats = [seat for seat, far in enumerate(steps) if far != NO_WAY]
    return min(seats, key=steps.__getitem__, default=None)


@lru_cache(maxsize=512)  # points change rarely
def points_goal(points: tuple[int, ...], wanted: int, close: int, symbol: str, kept: int) -> Goal:
    """Enough points. `close` are the points that a turn can bring, `kept` the seats that can't win yet."""
    most = max(points)
    leaders = tuple(seat for seat, own in enumerate(points) if own == most)
    left = max(wanted - most, 0)
    if not most:
        status = Sentence("goal-points-none")
    elif len(leaders) > 1:
        status = Sentence("goal-points-tied", seats=leaders, left=left)
    elif not left and kept >> leaders[0] & 1:
        status = Sentence("goal-points-kept", seat=leaders[0])
    else:
        status = Sentence("goal-points-left", seat=leaders[0], left=left)
    return Goal(
        "points",
        Sentence("goal-points", number=wanted),
        status,
        wanted,
        tuple([min(own, wanted) for own in points]),
        symbol,
        danger=left <= close,
    )


def last_rounds(view: BoardView) -> tuple[Goal, ...]:
    """The end by a round limit, if it is near."""
    limit = view.settings.get("round_limit", "none")
    if not limit.isdecimal():
        return ()
    seats = len(view.seats)
    left = int(limit) - max(view.turns - 1, 0) // seats
    if left > LAST_ROUNDS:
        return ()
    return (
        Goal(
            "rounds",
            Sentence("goal-rounds", number=int(limit)),
            Sentence("goal-rounds-left", left=left),
            int(limit) * seats,
            (view.turns,) * seats,
        ),
    )
