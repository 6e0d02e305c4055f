"""What is shown of MidEvil and its expansion, as records: a seat, a view, a whole position.

Their frames differ, so each of the two games adds its own `agenda`.
"""

from __future__ import annotations

import msgspec

from boneyard.games.midevil.frames import AnyFrame
from boneyard.games.midevil.kinds import EMPTY, Collection
from boneyard.games.midevil.lasting import Lasting
from boneyard.games.shared.board import Board
from boneyard.games.shared.view import BoardView, FigureKind, Piece, ThingKind, TokenKind
from boneyard.games.shared.view import SeatView as AnySeatView

COLOURS: tuple[FigureKind, ...] = ("white", "red", "blue", "black")


class SeatView(AnySeatView, frozen=True):
    """The public things of a seat; `horse` is the square where its horse waits, or -1."""

    life: int
    points: int = 0
    collection: Collection = EMPTY
    hand: int = 0
    front: tuple[str, ...] = ()
    horse: int = -1
    dead: bool = False
    played: bool = False


class Shown(BoardView, frozen=True, kw_only=True):
    """What everybody sees. `used` can't be used again this turn by the active seat, `1:mace` by seat 1."""

    seats: tuple[SeatView, ...]
    skeletons: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    supply: Collection
    removed: tuple[int, int, int, int] = (0, 0, 0, 0)
    life: tuple[int, ...] = ()
    bank: int
    discards: dict[str, int] = msgspec.field(default_factory=dict)
    holder: int = -1
    home: int
    goal: int
    barred: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    duelled: bool = False
    rooted: bool = False
    lasting: tuple[Lasting, ...] = ()


class AllShown(Shown, frozen=True, kw_only=True):
    """A whole game at one moment, except its setup."""

    hands: tuple[tuple[str, ...], ...]
    deck: dict[str, int]


class SeatShown(Shown, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees."""

    book: int
    hand: tuple[str, ...]
    deck: int

    def target(self, board: Board, goal_tile: str) -> int | None:
        """The book; once somebody holds it, the holder, and the holder's own way leads to the goal."""
        if self.holder < 0:
            return None if self.book < 0 else self.book
        return self.goal if self.holder == self.viewer else self.seats[self.holder].pawn

    def figures(self) -> list[Piece[FigureKind]]:
        """Skeletons, by colour."""
        return [Piece(colour, square) for colour in COLOURS for square in self.skeletons.get(colour, ())]

    def tokens(self) -> list[Piece[TokenKind]]:
        return [Piece("life", square) for square in self.life]

    def things(self) -> list[Piece[ThingKind]]:
        """Horses left behind, and the book where nobody holds it."""
        horses: list[Piece[ThingKind]] = [
            Piece("horse", seat.horse) for seat in self.seats if seat.horse >= 0
        ]
        return horses if self.book < 0 else [*horses, Piece("book", self.book)]


class Position(AllShown, frozen=True, kw_only=True):
    """A whole game of MidEvil."""

    agenda: tuple[AnyFrame, ...]


class View(SeatShown, frozen=True, kw_only=True):
    """What one seat, or a spectator (None), sees; `book` is where the Necronomicon lies, or -1."""

    agenda: tuple[AnyFrame, ...]
