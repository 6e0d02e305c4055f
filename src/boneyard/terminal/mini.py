"""The whole map at a glance: two characters for a square, no edges."""

from __future__ import annotations

from boneyard.terminal.board import Picture
from boneyard.terminal.canvas import Canvas
from boneyard.terminal.palette import GROUNDS, SEATS, SIGNS


def mini_map(picture: Picture) -> Canvas:
    """Every square with its ground and the most important thing upon it."""
    board = picture.board
    left = min(x for x, _ in board.at) * 3
    top = min(y for _, y in board.at) * 3
    width = max(x for x, _ in board.at) * 3 + 3 - left
    height = max(y for _, y in board.at) * 3 + 3 - top
    canvas = Canvas(width * 2, height)
    for square, letter in enumerate(board.kinds):
        x, y = board.coordinates(square)
        ground = GROUNDS[letter]
        canvas.put((x - left) * 2, y - top, ground.fill[:2], ground.style)
    for piece in (*picture.tokens, *picture.figures):
        x, y = board.coordinates(piece.square)
        canvas.over((x - left) * 2, y - top, *SIGNS[piece.kind])
    for seat, square in enumerate(picture.pawns):
        x, y = board.coordinates(square)
        canvas.put((x - left) * 2 + 1, y - top, str(seat + 1), SEATS[seat])
    return canvas
