"""The board in characters: a square has five columns and two rows, including its upper and left edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from boneyard.games.shared.board import Board
from boneyard.games.shared.view import Piece
from boneyard.terminal.canvas import Canvas
from boneyard.terminal.edges import LINES, Edge, edge_between
from boneyard.terminal.palette import (
    BARRED,
    DOOR,
    EXIT,
    FREE,
    GROUNDS,
    MARK,
    MARK_BACK,
    RIM,
    SEATS,
    SIGNS,
    WALL,
)

WIDE, HIGH = 5, 2
_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


@dataclass(frozen=True)
class Picture:
    """Tiles, pieces, pawns by seat, and marks on squares and free places.

    `barred` squares can't be entered now, whatever their ground.
    """

    board: Board
    figures: tuple[Piece[str], ...] = ()
    tokens: tuple[Piece[str], ...] = ()
    pawns: tuple[int, ...] = ()
    marks: Mapping[int, str] = field(default_factory=dict)
    places: Mapping[tuple[int, int], str] = field(default_factory=dict)
    barred: frozenset[int] = frozenset()


class Drawing:
    """A picture on a canvas that just fits it."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.board = picture.board
        spots = [*self.board.at, *picture.places]
        self.left = min(x for x, _ in spots) * 3
        self.top = min(y for _, y in spots) * 3
        self.columns = max(x for x, _ in spots) * 3 + 3 - self.left
        self.rows = max(y for _, y in spots) * 3 + 3 - self.top
        self.canvas = Canvas(self.columns * WIDE + 1, self.rows * HIGH + 1)
        self._draw()

    def text(self, width: int, height: int, focus: tuple[int, int] | None = None) -> Text:
        """A window of the drawing around a map square, by default its centre."""
        middle = self.canvas.width // 2, self.canvas.height // 2
        return self.canvas.cut(self._at(*focus) if focus else middle, width, height)

    def _at(self, x: int, y: int) -> tuple[int, int]:
        return (x - self.left) * WIDE, (y - self.top) * HIGH

    def _draw(self) -> None:
        for place, label in self.picture.places.items():
            self._place(place, label)
        for square, letter in enumerate(self.board.kinds):
            x, y = self._at(*self.board.coordinates(square))
            ground = GROUNDS[letter]
            fill = BARRED if square in self.picture.barred else ground.fill
            self.canvas.put(x + 1, y + 1, fill, ground.style)
        self._edges()
        self._corners()
        for square, label in self.picture.marks.items():
            self._mark(square, label)
        self._pieces()

    def _place(self, place: tuple[int, int], label: str) -> None:
        """A free place: a faint outline with its number."""
        x, y = self._at(place[0] * 3, place[1] * 3)
        width, height = 3 * WIDE, 3 * HIGH
        for column in range(x + 1, x + width):
            self.canvas.put(column, y, "╌", FREE)
            self.canvas.put(column, y + height, "╌", FREE)
        for row in range(y + 1, y + height):
            self.canvas.put(x, row, "╎", FREE)
            self.canvas.put(x + width, row, "╎", FREE)
        self.canvas.put(x + 6, y + 3, f" {label:>2} ", MARK)

    def _edges(self) -> None:
        left, top = self.left - 1, self.top - 1
        for y in range(top, self.top + self.rows):
            for x in range(left, self.left + self.columns):
                self._upright(x, y, edge_between(self.board, x, y, 1, 0))
                self._level(x, y, edge_between(self.board, x, y, 0, 1))

    def _upright(self, x: int, y: int, edge: Edge) -> None:
        """The edge east of a map square."""
        if edge is Edge.NONE or y < self.top:
            return
        column, row = self._at(x + 1, y)
        sign, style = _UPRIGHT[edge]
        self.canvas.put(column, row + 1, sign, self._grounded(style, x, y, x + 1, y))

    def _level(self, x: int, y: int, edge: Edge) -> None:
        """The edge south of a map square."""
        if edge is Edge.NONE or x < self.left:
            return
        column, row = self._at(x, y + 1)
        signs, style = _LEVEL[edge]
        self.canvas.put(column + 1, row, signs, self._grounded(style, x, y, x, y + 1))

    def _grounded(self, style: str, x: int, y: int, other_x: int, other_y: int) -> str:
        """A line's style, on the ground of the square before it or else behind it."""
        if " on " in style:
            return style
        square = self.board.square_at(x, y)
        if square is None:
            square = self.board.square_at(other_x, other_y)
        assert square is not None
        return f"{style} on {GROUNDS[self.board.kinds[square]].style.rpartition(' on ')[2]}"

    def _corners(self) -> None:
        for row in range(self.rows + 1):
            for column in range(self.columns + 1):
                self._corner(column * WIDE, row * HIGH)

    def _corner(self, column: int, row: int) -> None:
        """Draw the character that joins the lines of four edges."""
        around = (
            (_UP, column, row - 1),
            (_RIGHT, column + 1, row),
            (_DOWN, column, row + 1),
            (_LEFT, column - 1, row),
        )
        arms, heavy, ground = 0, False, ""
        for arm, x, y in around:
            if not (0 <= x < self.canvas.width and 0 <= y < self.canvas.height):
                continue
            sign, style = self.canvas.signs[y][x], self.canvas.styles[y][x]
            if sign in _LINE_SIGNS:
                arms |= arm
                heavy = heavy or sign in "┃━"
            if " on " in style and style != DOOR and not ground:
                ground = style.rpartition(" on ")[2]
        if ground:
            style = RIM if heavy else WALL
            self.canvas.put(column, row, (_HEAVY if heavy else _LIGHT)[arms], f"{style} on {ground}")

    def _mark(self, square: int, label: str) -> None:
        x, y = self._at(*self.board.coordinates(square))
        sign = f"{label})" if len(label) == 1 else label
        self.canvas.put(x + 1, y + 1, f"{sign:<4}"[:4], MARK)

    def _pieces(self) -> None:
        for piece in self.picture.figures:
            self._sign(piece, 2)
        for piece in self.picture.tokens:
            self._sign(piece, 3)
        pawns: dict[int, list[int]] = {}
        for seat, square in enumerate(self.picture.pawns):
            pawns.setdefault(square, []).append(seat)
        for square, seats in pawns.items():
            self._pawns(square, seats)

    def _sign(self, piece: Piece[str], offset: int) -> None:
        x, y = self._at(*self.board.coordinates(piece.square))
        sign, style = SIGNS[piece.kind]
        if piece.square in self.picture.marks:
            style = f"bold #7a1f1f on {MARK_BACK}"
        self.canvas.over(x + 1 + offset, y + 1, sign, style)

    def _pawns(self, square: int, seats: list[int]) -> None:
        """Pawns stand on the left; a mark pushes them to the right."""
        x, y = self._at(*self.board.coordinates(square))
        first = 2 if square in self.picture.marks else 0
        for offset, seat in enumerate(seats[: 4 - first]):
            self.canvas.put(x + 1 + first + offset, y + 1, str(seat + 1), SEATS[seat])


_UPRIGHT = {
    Edge.OPEN: (" ", WALL),
    Edge.WALL: ("│", WALL),
    Edge.DOOR: ("┆", DOOR),
    Edge.STAIRS: ("≡", WALL),
    Edge.CRENELS: ("╫", WALL),
    Edge.RIM: ("┃", RIM),
    Edge.EXIT: ("↔", EXIT),
}
_LEVEL = {
    Edge.OPEN: ("    ", WALL),
    Edge.WALL: ("────", WALL),
    Edge.DOOR: ("┄┄┄┄", DOOR),
    Edge.STAIRS: ("≡≡≡≡", WALL),
    Edge.CRENELS: ("╥╥╥╥", WALL),
    Edge.RIM: ("━━━━", RIM),
    Edge.EXIT: (" ↕↕ ", EXIT),
}
_LINE_SIGNS = frozenset(sign for edge in LINES for sign in _UPRIGHT[edge][0] + _LEVEL[edge][0])
