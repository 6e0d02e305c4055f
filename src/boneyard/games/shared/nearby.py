"""What is near a pawn, weighted by distance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneyard.games.shared.board import Board

REACH = 7
FADE = tuple([0.8**steps for steps in range(REACH + 1)])


def rings(board: Board, square: int, reach: int) -> Iterator[int]:
    """Masks of the squares that are 0, 1, 2, … steps away."""
    neighbours = board.neighbours
    seen = 1 << square
    ring = [square]
    yield seen
    for _ in range(reach):
        beyond = []
        mask = 0
        for here in ring:
            for to in neighbours[here]:
                bit = 1 << to
                if not seen & bit:
                    seen |= bit
                    mask |= bit
                    beyond.append(to)
        if not mask:
            return
        yield mask
        ring = beyond


def nearby(around: Sequence[int], things: int, most: float) -> float:
    """How many things are nearby, each weighted by its distance; at most `most`."""
    found = 0.0
    for fade, ring in zip(FADE, around, strict=False):
        here = ring & things
        if here:
            found += fade * here.bit_count()
    return min(found, most)


def steps_to(board: Board, square: int, things: int, most: int) -> int:
    """Steps from a square to the nearest of some things; `most` if none is nearer."""
    for steps, ring in enumerate(rings(board, square, most - 1)):
        if ring & things:
            return steps
    return most
