"""What lies around a pawn, for people who can't see the board: walls, doors, and how far everything is."""

from __future__ import annotations

import msgspec

from boneyard.engine.content import Content
from boneyard.games.shared.board import Board
from boneyard.games.shared.goals import NO_WAY, walk_from
from boneyard.games.shared.masks import mask_of, shown_squares
from boneyard.games.shared.tile import DOOR, OFFSET, OPPOSITE, SIDES, WALLED_OFF, WAY
from boneyard.games.shared.view import BoardView


class Surroundings(msgspec.Struct, frozen=True):
    """Every square as a pawn finds it.

    `sides` has four letters per square, for its north, east, south and west: `o` is open, `d` a door, `w` a
    wall, and `-` anything else that nobody passes. `inside` are the squares in buildings. `steps` are the
    squares to walk there past barred squares, as if every fight on the way was won; -1 if there is no way.
    """

    sides: tuple[str, ...]
    inside: tuple[int, ...]
    steps: tuple[int, ...]


def surroundings_of(view: BoardView, seat: int, content: Content) -> Surroundings:
    board = view.board(content)
    squares = range(len(board.walks))
    pawn = view.seats[seat].pawn
    steps = walk_from(board, pawn, mask_of(view.barred)) if pawn >= 0 else [NO_WAY] * len(squares)
    sides = tuple(["".join([letter(board, square, side) for side in SIDES]) for square in squares])
    return Surroundings(sides, shown_squares(board.inside), tuple(steps))


def letter(board: Board, square: int, side: int) -> str:
    """What is on one side of a square."""
    x, y = board.coordinates(square)
    dx, dy = OFFSET[side]
    beside = board.square_at(x + dx, y + dy)
    edges = [(square, side)] if beside is None else [(square, side), (beside, OPPOSITE[side])]
    turns = [(board.tiles[number // 9].turned, number % 9, edge) for number, edge in edges]
    if beside is not None and any(walk.to == beside for walk in board.walks[square]):
        return "d" if any(turned.sign(edge, own) == DOOR for turned, own, edge in turns) else "o"
    return "w" if any(turned.looks[own][WAY[edge]] == WALLED_OFF for turned, own, edge in turns) else "-"
