"""The lines between squares: walls, doors, stairs, and the open sides of tiles."""

from __future__ import annotations

from enum import Enum

from boneyard.games.shared.board import Board, Laid
from boneyard.games.shared.tile import BORDER, OFFSET, SIDES


class Edge(Enum):
    """Between two squares, or between a square and the empty table."""

    NONE = "none"
    OPEN = "open"
    WALL = "wall"
    DOOR = "door"
    STAIRS = "stairs"
    CRENELS = "crenels"
    RIM = "rim"
    EXIT = "exit"


WITHIN = {
    "|": Edge.WALL,
    "-": Edge.WALL,
    "+": Edge.DOOR,
    "S": Edge.STAIRS,
    "C": Edge.CRENELS,
    "#": Edge.WALL,
    " ": Edge.OPEN,
}
LINES = frozenset({Edge.WALL, Edge.DOOR, Edge.CRENELS, Edge.RIM})


def edge_between(board: Board, x: int, y: int, dx: int, dy: int) -> Edge:
    """The edge of the map square at x, y to its neighbour in the east or south."""
    one, other = board.square_at(x, y), board.square_at(x + dx, y + dy)
    if one is None and other is None:
        return Edge.NONE
    if one is None or other is None:
        return _towards_the_table(board, one, other, dx, dy)
    if one // 9 == other // 9:
        return _within(board.tiles[one // 9], one % 9, other % 9)
    if other in board.neighbours[one]:
        return Edge.OPEN
    return Edge.RIM


def _within(laid: Laid, one: int, other: int) -> Edge:
    turned = laid.turned
    edge = WITHIN.get(turned.edge(one, other), Edge.OPEN)
    both_blocked = one not in turned.legal and other not in turned.legal
    return Edge.OPEN if edge is Edge.WALL and both_blocked and turned.edge(one, other) == "#" else edge


def _towards_the_table(board: Board, one: int | None, other: int | None, dx: int, dy: int) -> Edge:
    square = one if one is not None else other
    assert square is not None
    out = (dx, dy) if one is not None else (-dx, -dy)
    side = next(side for side in SIDES if OFFSET[side] == out)
    laid = board.tiles[square // 9]
    position = BORDER[side].index(square % 9)
    if laid.turned.exits & side and position in laid.turned.openings[side]:
        return Edge.EXIT
    return Edge.RIM
