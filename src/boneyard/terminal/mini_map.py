"""The whole map at a glance: two characters per square, no edges."""

from __future__ import annotations

from boneyard.terminal.board import Picture
from boneyard.terminal.canvas import Canvas
from boneyard.terminal.palette import GROUNDS, MARK, SEATS, SIGNS


def mini_map(picture: Picture) -> Canvas:
    board = picture.board
    spots = [*board.at, *picture.places]
    left, top = min(x for x, _ in spots) * 3, min(y for _, y in spots) * 3
    width = max(x for x, _ in spots) * 3 + 3 - left
    canvas = Canvas(width * 2, max(y for _, y in spots) * 3 + 3 - top)

    def at(square: int) -> tuple[int, int]:
        x, y = board.coordinates(square)
        return (x - left) * 2, y - top

    for square, letter in enumerate(board.kinds):
        canvas.put(*at(square), GROUNDS[letter].fill[:2], GROUNDS[letter].style)
    for piece in (*picture.tokens, *picture.figures):
        canvas.over(*at(piece.square), *SIGNS[piece.kind])
    for square, label in picture.marks.items():
        canvas.put(*at(square), f"{label:>2}", MARK)
    for (x, y), label in picture.places.items():
        canvas.put((x * 3 + 1 - left) * 2, y * 3 + 1 - top, f"{label:>2}", MARK)
    for seat, square in enumerate(picture.pawns):
        column, row = at(square)
        canvas.put(column + 1, row, str(seat + 1), SEATS[seat])
    return canvas
