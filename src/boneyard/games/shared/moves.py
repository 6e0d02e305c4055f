"""Options over a mask: moves of figures, or squares of the map."""

from __future__ import annotations

from boneyard.engine.options import UNREAD, Masked
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Shift
from boneyard.games.shared.masks import squares_in


class MoveOptions(Masked[Command]):
    """The moves of a board that a mask allows, and a few other commands.

    A move between two squares is the only one that leaves the first and enters the second, so the mask
    that lists the moves also checks them.
    """

    __slots__ = ("board",)

    def __init__(self, board: Board, mask: int, others: tuple[Command, ...] = ()) -> None:
        self.table = board.moves
        self.mask = mask
        self.others = others
        self.size = mask.bit_count()
        self.picked = UNREAD
        self.board = board

    def __contains__(self, command: object) -> bool:
        if command is self.picked:
            return True
        if type(command) is not Shift:
            return command in self.others
        if command.start < 0 or command.to < 0:
            return False
        board = self.board
        try:
            return self.mask & board.leave[command.start] & board.enter[command.to] != 0
        except IndexError:  # a square that isn't on the map
            return False


def moves_into(board: Board, squares: int) -> int:
    mask = 0
    for square in squares_in(squares):
        mask |= board.enter[square]
    return mask


class SquareOptions(Masked[Command]):
    """One command for each square of a mask, and a few others."""

    __slots__ = ()

    def __contains__(self, command: object) -> bool:
        if command is self.picked:
            return True
        square = command.square if isinstance(command, Command) else None
        if square is not None and square >= 0 and self.mask >> square & 1:
            return command == self.table[square]
        return command in self.others
