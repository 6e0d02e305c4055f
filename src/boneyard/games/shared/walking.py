"""Walks as all heuristics see them: what each square brings, and what lies beyond the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from boneyard.games.shared.board import Board

FAR = 99
CLOSE = 3
"""The distance within which figures matter to a pawn."""
FORESIGHT = 9
"""How many steps of a walk are planned; a rider sees further as it walks."""
PIPS = 6
"""The longest walk of one roll."""
FAINT = 0.02
"""Attractions below this are ignored."""


class ExpectedFight(NamedTuple):
    """One fight of a walk: its average gain, and the chance to survive it."""

    gain: float
    alive: float


FightSeries = Sequence[ExpectedFight]
"""The first fight of a walk, the second, …: each finds the fighter weaker."""


@lru_cache(maxsize=256)
def steps_from(board: Board, square: int) -> dict[int, int]:
    """Steps from every square to one. To reach a pawn in a pit, one waits at its edge."""
    found = board.distances(square)
    if len(found) == 1:
        for out in ways_out(board, square):
            for start, steps in board.distances(out).items():
                found[start] = min(found.get(start, FAR), steps + 1)
    for edge, pit in board.falls.items():
        if edge in found:
            found[pit] = min(found.get(pit, FAR), found[edge] + 1)
    return found


def ways_out(board: Board, square: int) -> tuple[int, ...]:
    """The squares one step away: a step can leave a pit but not enter it."""
    return board.neighbours[square] or tuple([edge for edge, pit in board.falls.items() if pit == square])


def steps_between(board: Board, start: int, to: int) -> int:
    return FAR if to < 0 else steps_from(board, to).get(start, FAR)


def lead_to(board: Board, pawns: Sequence[int], seat: int, square: int, fade: float) -> float:
    """How much nearer a seat is to a square than all others, fading with each step."""
    far = steps_from(board, square)
    near = [fade ** far.get(pawn, FAR) for pawn in pawns]
    mine = near.pop(seat)
    return mine - max(near, default=0.0)


def place_of(board: Board, square: int) -> tuple[int, int]:
    laid = board.tiles[square // 9]
    return laid.x, laid.y


def attraction(board: Board, sources: Mapping[int, float], fade: float) -> dict[int, float]:
    """For each square the strongest of all attractions, fading with each step."""
    found: dict[int, float] = {}
    heap = [(-worth, square) for square, worth in sources.items() if worth > FAINT]
    heapify(heap)
    neighbours = board.neighbours
    while heap:
        worth, square = heappop(heap)
        if square in found:
            continue
        found[square] = -worth
        worth *= fade
        if worth < -FAINT:
            for to in neighbours[square]:
                if to not in found:
                    heappush(heap, (worth, to))
    return found


Walk = tuple[float, float, int, int, tuple[int, ...]]
"""A walk so far: value, chance to be alive, number of fights, mask of squares seen, squares walked."""


class Walks(NamedTuple):
    """The best walks by their first step, with their values; the key of staying is the start square.

    `ends` has the best walk to each square.
    """

    values: dict[int, float]
    routes: dict[int, tuple[int, ...]]
    ends: dict[int, tuple[float, tuple[int, ...]]]

    @property
    def best(self) -> tuple[int, ...]:
        return self.routes[max(self.values, key=self.values.__getitem__)]


def walks(
    board: Board,
    start: int,
    left: int,
    barred: int,
    gains: Mapping[int, float],
    foes: Mapping[int, FightSeries],
    beyond: Callable[[int], float],
    restart: float,
) -> Walks:
    """The best walks of at most `left` steps, entering no square twice.

    `gains` come from entering a square, `foes` from fighting there. `beyond` is the future value of the
    square where the walk ends, `restart` the value of dying on the way.
    """
    found = {start: beyond(start)}
    routes: dict[int, tuple[int, ...]] = {start: ()}
    ends: dict[int, tuple[float, tuple[int, ...]]] = {start: (found[start], ())}
    ring: dict[int, Walk] = {start: (0.0, 1.0, 0, 1 << start | barred, ())}
    promise: dict[int, float] = {}
    neighbours = board.neighbours
    for _ in range(min(left, FORESIGHT)):
        ahead: dict[int, Walk] = {}
        for square, (value, alive, fights, seen, way) in ring.items():
            for to in neighbours[square] or ways_out(board, square):
                if seen >> to & 1:
                    continue
                here, lives, number = value, alive, fights
                series = foes.get(to)
                if series is not None:
                    gain, survives = series[number] if number < len(series) else series[-1]
                    here += lives * gain
                    lives *= survives
                    number += 1
                if to in gains:
                    here += lives * gains[to]
                old = ahead.get(to)
                if old is None or here > old[0]:
                    ahead[to] = (here, lives, number, seen | 1 << to, (*way, to))
        for square, (value, alive, _, _, way) in ahead.items():
            if square not in promise:
                promise[square] = beyond(square)
            total = value + alive * promise[square] + (1 - alive) * restart
            first = way[0]
            if total > found.get(first, -FAR):
                found[first] = total
                routes[first] = way
            known = ends.get(square)
            if known is None or total > known[0]:
                ends[square] = total, way
        ring = ahead
    return Walks(found, routes, ends)
