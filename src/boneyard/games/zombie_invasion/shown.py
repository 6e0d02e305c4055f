"""What is shown of a game: a seat and a view; a position is saved as a view without a viewer."""

from __future__ import annotations

from boneyard.games.shared.board import MIDDLE
from boneyard.games.shared.view import BoardView, FigureKind, Piece, TokenKind
from boneyard.games.shared.view import SeatView as AnySeatView
from boneyard.games.zombie_invasion.frames import AnyFrame


class SeatView(AnySeatView, frozen=True, gc=False):
    """A seat's pawn, tokens and points (ZI-POINT-1: visible to all)."""

    life: int
    ammo: int
    points: int = 0
    dead: bool = False


class View(BoardView, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees: everything (ZI-POINT-1)."""

    crossings = MIDDLE
    seats: tuple[SeatView, ...]
    bottom: str | None
    zombies: tuple[int, ...] = ()
    box: int
    life: tuple[int, ...] = ()
    ammo: tuple[int, ...] = ()
    bonus: int = 0
    agenda: tuple[AnyFrame, ...]

    def tiles_left(self) -> int:
        """The stack, and the tile under it."""
        return sum(self.stack.values()) + (self.bottom is not None)

    def figures(self) -> list[Piece[FigureKind]]:
        return [Piece("zombie", square) for square in self.zombies]

    def tokens(self) -> list[Piece[TokenKind]]:
        life: list[Piece[TokenKind]] = [Piece("life", square) for square in self.life]
        ammo: list[Piece[TokenKind]] = [Piece("ammo", square) for square in self.ammo]
        return life + ammo
