"""The moves of figures as options over a mask."""

from __future__ import annotations

from boneyard.engine.options import Masked
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Shift


class MoveOptions(Masked[Command]):
    """The moves of a board that a mask allows, and a few other commands.

    The one move between two squares is what leaves the first and enters the second, so the mask
    that lists the moves also checks them.
    """

    __slots__ = ("board",)

    def __init__(self, board: Board, mask: int, others: tuple[Command, ...] = ()) -> None:
        self.table = board.moves
        self.mask = mask
        self.others = others
        self.size = mask.bit_count()
        self.board = board

    def __contains__(self, command: object) -> bool:
        if not isinstance(command, Shift):
            return command in self.others
        size = len(self.board.leave)
        if not (0 <= command.start < size and 0 <= command.to < size):
            return False
        return bool(self.mask & self.board.leave[command.start] & self.board.enter[command.to])
